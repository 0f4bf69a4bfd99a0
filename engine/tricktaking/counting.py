"""Numbers in words, for sentences: the second trick, two tricks, five points, minus twenty."""

from __future__ import annotations

from .names import Text

_RU = ("перв", "втор", "треть", "четвёрт", "пят")
_EN = ("first", "second", "third", "fourth", "fifth")


def nth_trick(number: int) -> Text:
    """A trick by its number, from 1 to 5; `pre` is "in the second trick" in both languages.

    >>> nth_trick(2)["ru-pre"], nth_trick(3)["ru"], nth_trick(4)["en-pre"]
    ('во второй взятке', 'третья взятка', 'in the fourth trick')
    """
    ru, en = _RU[number - 1], _EN[number - 1]
    soft = number == 3
    of = f"{ru}{'ей' if soft else 'ой'} взятк"
    return {
        "ru": f"{ru}{'я' if soft else 'ая'} взятка",
        "ru-gen": f"{of}и",
        "ru-acc": f"{ru}{'ю' if soft else 'ую'} взятку",
        "ru-pre": f"{'во' if number == 2 else 'в'} {of}е",
        "en": f"the {en} trick",
        "en-pre": f"in the {en} trick",
    }


def tricks(number: int) -> Text:
    """So many tricks, as what somebody takes.

    >>> tricks(1), tricks(3)["ru"]
    ({'ru': '1 взятку', 'en': '1 trick'}, '3 взятки')
    """
    ru = _of(number, "взятку", "взятки", "взяток")
    return {"ru": f"{number} {ru}", "en": f"{number} {'trick' if number == 1 else 'tricks'}"}


def points(number: int) -> Text:
    """So many points.

    >>> points(21)["ru"], points(-3)["en"]
    ('21 очко', '−3 points')
    """
    ru = _of(number, "очко", "очка", "очков")
    en = "point" if abs(number) == 1 else "points"
    return {"ru": f"{figure(number)} {ru}", "en": f"{figure(number)} {en}"}


def figure(number: int) -> str:
    """A number with a real minus sign.

    >>> figure(-20)
    '−20'
    """
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """What is added, with its sign: `+5`, `−20`."""
    return figure(number) if number < 0 else f"+{number}"


def _of(number: int, one: str, few: str, many: str) -> str:
    last, teens = abs(number) % 10, abs(number) % 100
    if 11 <= teens <= 14 or last == 0 or last >= 5:
        return many
    return one if last == 1 else few
