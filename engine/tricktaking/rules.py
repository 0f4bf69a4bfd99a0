"""Rules, and what the engine says under them: rulings, steps of a proof, problems."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .cards import Card
from .names import Named, Text, say


class Rule(NamedTuple):
    """One rule of a game; its `id` is for ever, and is the heading's anchor on the game's page.

    `facts` are the numbered facts it states (`B6.3`), `ru` and `en` the rule in one sentence.
    A rule that `decides` can settle a question in a deal; the others describe or advise.
    """

    id: str
    facts: str
    ru: str
    en: str
    decides: bool = True

    def text(self, lang: str) -> str:
        """The rule in one sentence."""
        return self.ru if lang == "ru" else self.en

    @property
    def reference(self) -> str:
        """What people call the rule: the number of its first fact without the game's letter.

        >>> Rule("may-renege", "B6.3 B6.6", "…", "…").reference
        '6.3'
        """
        return self.facts.split()[0][1:]

    @property
    def number(self) -> str:
        """The number under which people look the rule up: `6.3`, and `4` for a table of section 4.

        >>> Rule("trump-order", "B4.S B4.C", "…", "…").number
        '4'
        """
        section, _, item = self.reference.partition(".")
        return f"{section}.{item}" if item.isdigit() else section


class Ruling(NamedTuple):
    """What the engine says about one act: allowed or not, under which rule, and why.

    `sentence` (a text in every language) names the things in `named`, most often cards.
    """

    allowed: bool
    rule: Rule
    sentence: Text
    named: Mapping[str, Named]

    def text(self, lang: str = "en") -> str:
        """The reason in one or two sentences."""
        return say(self.sentence, self.named, lang)


class Step(NamedTuple):
    """One step of a proof: what holds, under which rule, about which cards."""

    rule: Rule
    cards: tuple[Card, ...]
    sentence: Text
    named: Mapping[str, Named]

    def text(self, lang: str = "en") -> str:
        """The step as a sentence."""
        return say(self.sentence, self.named, lang)


class Problem(ValueError):
    """Why a question, a position or a record cannot be accepted: a code of the protocol, a sentence.

    `at` is the place inside the question; `deal`, `act` and `rule` are given by a replay.
    """

    def __init__(
        self,
        code: str,
        sentence: Text,
        named: Mapping[str, Named] | None = None,
        *,
        at: str | int | None = None,
        rule: Rule | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.sentence = sentence
        self.named = named or {}
        self.at = at
        self.rule = rule
        self.deal: int | None = None
        self.act: int | None = None

    def text(self, lang: str = "en") -> str:
        """What is wrong and the way out."""
        return say(self.sentence, self.named, lang)

    def __str__(self) -> str:
        return self.text("en")


def rules_of(*rules: Rule) -> dict[str, Rule]:
    """The rules by id, in the order of the page; raises `ValueError` when an id stands twice."""
    book = {rule.id: rule for rule in rules}
    if len(book) != len(rules):
        raise ValueError("a rule id stands twice")
    return book


def deciding(rulings: Sequence[Ruling], book: Mapping[str, Rule]) -> Ruling:
    """The ruling that settles a hand: the first refusal, else the permission latest in the book.

    Rule books run from the general to the particular.
    """
    refused = next((ruling for ruling in rulings if not ruling.allowed), None)
    order = list(book)
    return refused or max(rulings, key=lambda ruling: order.index(ruling.rule.id))
