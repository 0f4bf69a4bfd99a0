"""The games. To add one: a module or folder here, and its line in `GAMES`."""

from __future__ import annotations

from ..game import Game
from .bruff import BRUFF

GAMES: dict[str, Game] = {game.id: game for game in (BRUFF,)}
"""Every game by its id."""
