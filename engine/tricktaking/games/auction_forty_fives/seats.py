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

PAIR_NAMES: dict[str, Text] = {
    side: {
        "en": name["en"],
        **{
            f"ru-{case}" if case else "ru": f"{pair} {name['ru']}"
            for case, pair in (
                *(("", "пара"), ("gen", "пары"), ("dat", "паре")),
                *(("acc", "пару"), ("ins", "парой"), ("pre", "паре")),
            )
        },
    }
    for side, name in SIDE_NAMES.items()
}
"""What people call a pair, the word for it included."""
