"""MkDocs plugin: puzzles in a page, checked by the engine at build time and live in the browser."""
