"""What a deal of Bruff is played for: 5 a trick and 5 for the highest trump (B7.1, B7.2)."""

from __future__ import annotations

from ...spoil_five import protected
from ...stakes import Stakes

STAKES = Stakes("trick-is-five", trick=5, bonus=5, value=lambda card, trump: 0, alike=protected)
