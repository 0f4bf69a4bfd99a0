"""The games. To add one: a module or folder here, and its line in `GAMES`."""

from __future__ import annotations

from ..game import Game
from .all_fives import ALL_FIVES
from .auction_forty_fives import AUCTION_FORTY_FIVES
from .bruff import BRUFF

GAMES: dict[str, Game] = {game.id: game for game in (BRUFF, ALL_FIVES, AUCTION_FORTY_FIVES)}
"""Every game by its id."""
