"""Who sits at the table of Auction Forty-Fives: two pairs, partners opposite (A1.1)."""

from __future__ import annotations

from ...names import Text
from ...table import Table

TABLE = Table({"N": "NS", "E": "EW", "S": "NS", "W": "EW"})

SEAT_NAMES: dict[str, Text] = {
    "N": {"ru": "Север", "en": "North"},
    "E": {"ru": "Восток", "en": "East"},
    "S": {"ru": "Юг", "en": "South"},
    "W": {"ru": "Запад", "en": "West"},
}

SIDE_NAMES: dict[str, Text] = {
    "NS": {"ru": "Север — Юг", "en": "North and South"},
    "EW": {"ru": "Восток — Запад", "en": "East and West"},
}
