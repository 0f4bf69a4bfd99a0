"""Exact rules of three Irish and Canadian trick-taking games, with the reason for every ruling."""
