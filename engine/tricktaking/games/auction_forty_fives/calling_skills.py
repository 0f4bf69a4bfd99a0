"""What can be drilled in the auction: which calls are allowed."""

from __future__ import annotations

from ...names import Text
from ...scenes import Scene
from .scenes import (
    HIGH,
    LOW,
    after_a_hold,
    bidding,
    careful,
    high,
    lively,
    partners,
    silent,
)

Row = tuple[str, str, str, tuple[str, ...], int, Text, Scene]
"""Name, kind of question, rule, errors, how many of them it cures, title, scene."""

_CALLS = ("only-the-next-bid", "bids-begin-at-fifteen", "same-bid-is-enough", "anyone-may-hold")
_HUNDRED = (
    *("hundred-binds-nobody", "exactly-hundred-is-free", "only-the-leaders-are-bound"),
    *("hundred-binds-both", "only-the-next-bid"),
)

CALLING: list[Row] = [
    (
        "raise-enough",
        "legal-calls",
        "bids",
        ("same-bid-is-enough", "only-the-next-bid", "bids-begin-at-fifteen", "anyone-may-hold"),
        1,
        {"ru": "Заявка должна быть больше", "en": "A bid must be higher"},
        bidding(),
    ),
    (
        "low-bids",
        "legal-calls",
        "bids",
        ("bids-begin-at-fifteen", "only-the-next-bid", "same-bid-is-enough", "dealer-must-bid"),
        1,
        {"ru": "С чего начинается торговля", "en": "The lowest bids"},
        bidding(),
    ),
    (
        "jump-bids",
        "legal-calls",
        "bids",
        ("only-the-next-bid", "same-bid-is-enough", "bids-begin-at-fifteen", "anyone-may-hold"),
        1,
        {"ru": "Поднять сразу на много", "en": "Raising by more than five"},
        bidding(),
    ),
    (
        "hundred-needs-twenty",
        "legal-calls",
        "hundred-needs-twenty",
        ("hundred-binds-nobody", *_HUNDRED[1:]),
        1,
        {"ru": "Торговля со 100 очками", "en": "Bidding with 100 points"},
        bidding(careful, own=HIGH, other=(*LOW, *HIGH)),
    ),
    (
        "exactly-a-hundred",
        "legal-calls",
        "hundred-needs-twenty",
        ("exactly-hundred-is-free", *_HUNDRED[2:]),
        1,
        {"ru": "Ровно 100", "en": "Exactly 100"},
        bidding(careful, own=(100,), other=(*LOW, *HIGH)),
    ),
    (
        "whose-hundred",
        "legal-calls",
        "hundred-needs-twenty",
        ("hundred-binds-both", *_CALLS),
        1,
        {"ru": "У кого 100, тот и ограничен", "en": "Whose hundred it is"},
        bidding(lively, other=HIGH),
    ),
    (
        "behind-with-a-hundred",
        "legal-calls",
        "hundred-needs-twenty",
        ("only-the-leaders-are-bound", "hundred-binds-nobody", "exactly-hundred-is-free", *_CALLS),
        1,
        {"ru": "Позади, но со 100 очками", "en": "Behind, yet with 100 points"},
        bidding(careful, own=(100, 105), other=(110, 115)),
    ),
    (
        "hold-at-a-hundred",
        "legal-calls",
        "hundred-needs-twenty",
        ("hold-below-twenty", *_HUNDRED),
        1,
        {"ru": "«Держу» со 100 очками", "en": "Holding with 100 points"},
        bidding(careful, own=HIGH, dealer_speaks=True),
    ),
    (
        "after-a-hold",
        "legal-calls",
        "dealer-may-hold",
        ("hold-ends-the-auction", *_CALLS),
        1,
        {"ru": "После «держу»", "en": "After a hold"},
        after_a_hold(),
    ),
    (
        "who-may-hold",
        "legal-calls",
        "dealer-may-hold",
        ("anyone-may-hold", "same-bid-is-enough", "only-the-next-bid", "bids-begin-at-fifteen"),
        1,
        {"ru": "Кто может сказать «держу»", "en": "Who may hold"},
        bidding(),
    ),
    (
        "hold-thirty",
        "legal-calls",
        "thirty-is-the-top",
        ("thirty-is-not-held", "anyone-may-hold", "partner-is-not-held", "same-bid-is-enough"),
        2,
        {"ru": "Удержать 30", "en": "Holding 30"},
        bidding(high),
    ),
    (
        "nothing-to-hold",
        "legal-calls",
        "hold-needs-a-bid",
        ("hold-without-a-bid", "dealer-must-bid", *_HUNDRED),
        1,
        {"ru": "Держать нечего", "en": "Nothing to hold"},
        bidding(silent, own=(*LOW, *HIGH), other=(*LOW, *HIGH), dealer_speaks=True),
    ),
    (
        "hold-the-partner",
        "legal-calls",
        "hold-needs-a-bid",
        ("partner-is-not-held", "hold-below-twenty", "thirty-is-not-held", *_CALLS),
        1,
        {"ru": "Удержать заявку партнёра", "en": "Holding the partner's bid"},
        bidding(partners, other=(*LOW, *HIGH), dealer_speaks=True),
    ),
    (
        "dealer-may-pass",
        "legal-calls",
        "passed-out",
        ("dealer-must-bid", "hold-without-a-bid", *_HUNDRED),
        1,
        {"ru": "Все спасовали до сдающего", "en": "All have passed to the dealer"},
        bidding(silent, own=(*LOW, *HIGH), other=(*LOW, *HIGH), dealer_speaks=True),
    ),
]
"""The skills of the auction itself."""
