"""What a deal of All Fives is played for: the six trumps that count (F4.1)."""

from __future__ import annotations

from ...stakes import Stakes
from .values import value

STAKES = Stakes("trump-values", trick=0, bonus=0, value=value, alike=value)
