"""What the players of All Fives are called."""

from __future__ import annotations

from ...names import Text

SIDE_NAMES: dict[str, Text] = {
    f"P{i}": {
        **{"ru": f"игрок {i}", "ru-gen": f"игрока {i}", "ru-dat": f"игроку {i}"},
        **{"ru-acc": f"игрока {i}", "ru-ins": f"игроком {i}", "ru-pre": f"игроке {i}"},
        "en": f"player {i}",
    }
    for i in (1, 2, 3)
}
