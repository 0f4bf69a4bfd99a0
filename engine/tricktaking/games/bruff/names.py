"""What the pairs of Bruff are called."""

from __future__ import annotations

from ...names import Text

SIDE_NAMES: dict[str, Text] = {
    pair: {
        **{"ru": f"пара {pair}", "ru-gen": f"пары {pair}", "ru-dat": f"паре {pair}"},
        **{"ru-acc": f"пару {pair}", "ru-ins": f"парой {pair}", "ru-pre": f"паре {pair}"},
        "en": f"pair {pair}",
    }
    for pair in "ABC"
}
