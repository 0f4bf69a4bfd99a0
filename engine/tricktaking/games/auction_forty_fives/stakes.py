"""What the tricks of Auction Forty-Fives are played for: 5 each, 5 for the highest trump (A5.1)."""

from __future__ import annotations

from ...spoil_five import protected
from ...stakes import Stakes

STAKES = Stakes("trick-is-five", trick=5, bonus=5, value=lambda card, trump: 0, alike=protected)
