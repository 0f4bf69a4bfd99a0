"""A whole game, or any beginning of one: deal after deal, each from its pack and its acts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .cards import CARDS, Card
from .deal import Act, Deal, problem, same_cards
from .game import Game
from .rules import Problem
from .table import Seat, Side, Table


class Replay:
    """A game played forward; `deals` holds what has happened, `scores` what is final now.

    >>> from tricktaking.games import GAMES
    >>> game = GAMES["bruff"]
    >>> replay = Replay(game, "A1", {"A": 0, "B": 0, "C": 0})
    >>> replay.phase, replay.turn, replay.over, replay.dealer
    ('deal', None, False, 'A1')

    Deal by deal with `play_deal`, or act by act with `begin` and `act`.
    """

    __slots__ = ("_first_dealer", "_start", "deals", "game", "table")

    def __init__(self, game: Game, dealer: Seat, scores: Mapping[Side, int]) -> None:
        self.game = game
        self.table: Table = game.table_for(tuple(scores))
        self._first_dealer = dealer
        self._start = dict(scores)
        self.deals: list[Deal] = []

    @property
    def scores(self) -> dict[Side, int]:
        """The scores that are final now."""
        return self.deals[-1].total() if self.deals else dict(self._start)

    @property
    def dealer(self) -> Seat:
        """Who deals the next deal."""
        if not self.deals:
            return self._first_dealer
        last = self.deals[-1]
        return last.dealer if last.same_dealer else self.table.left[last.dealer]

    @property
    def over(self) -> bool:
        """Whether the game has been won."""
        return bool(self.deals and self.deals[-1].winners)

    @property
    def winners(self) -> list[Side]:
        """Who has won; several only where a game shares its win."""
        return self.deals[-1].winners if self.deals else []

    @property
    def phase(self) -> str:
        """What must be done next: a phase of the game, `deal`, or `over`."""
        return self.deals[-1].phase if self.deals else "deal"

    @property
    def turn(self) -> Seat | None:
        """Who must act next; `None` when the game is over or a new deal is needed."""
        return self.deals[-1].turn if self.deals else None

    def begin(self, deck: Sequence[str]) -> Deal:
        """Deals the next deal from `deck`, the whole pack in order; raises `Problem`."""
        number = len(self.deals)
        if self.over:
            raise _at(number, problem("game-over", "игра окончена", "the game is over"))
        if self.deals and not self.deals[-1].complete:
            unfinished = problem(
                "illegal-act",
                "прошлая сдача не доиграна, новую сдавать рано",
                "the last deal is not finished, so no new one can be dealt",
            )
            raise _at(number, unfinished)
        cards = self._deck(deck, number)
        deal = self.game.deal(self.table, self.dealer, self.scores, cards)
        self.deals.append(deal)
        return deal

    def _deck(self, deck: Sequence[str], number: int) -> list[Card]:
        pack = self.game.pack
        try:
            cards = list(map(CARDS.__getitem__, deck))
        except (KeyError, TypeError):
            cards = []
        if same_cards(cards, pack):
            return cards
        cards = []
        for i, text in enumerate(deck):
            try:
                cards.append(self.game.card(text))
            except (Problem, TypeError, AttributeError) as why:
                raise _at(number, self._no_card(text, why), f"deck[{i}]") from None
        if not same_cards(cards, pack):
            raise _at(number, self._bad_deck(cards), "deck")
        return cards

    def act(self, act: Act) -> None:
        """Carries out one act of the deal in hand; raises `Problem`."""
        deal = self.deals[-1]
        if deal.winners:
            raise _over(act)
        deal.act(act)

    def play_deal(self, deck: Sequence[str], acts: Sequence[Act]) -> None:
        """A deal with its acts; a `Problem` carries the number of the deal and of the act."""
        deal = self.begin(deck)
        number = len(self.deals) - 1
        done = 0
        try:
            for act in acts:
                if deal.winners:
                    raise _over(act)
                deal.act(act)
                done += 1
        except Problem as why:
            why.act = done
            raise _at(number, why) from None

    def _no_card(self, text: object, why: Exception) -> Problem:
        if isinstance(why, Problem):
            return why
        return problem("unknown-card", "такой карты нет", "no such card", quote=text)

    def _bad_deck(self, cards: list[Card]) -> Problem:
        once: set[str] = set()
        again: set[str] = set()
        for card in cards:
            (again if card.code in once else once).add(card.code)
        twice, missing = sorted(again), sorted({card.code for card in self.game.pack} - once)
        size = len(self.game.pack)
        ru, en = f"нужны все {size} карт по одной", f"all {size} cards are needed, each once"
        for word_ru, word_en, found in (("дважды", "twice", twice), ("нет", "missing", missing)):
            if found:
                listed = " ".join(found[:5]) + (" …" if len(found) > 5 else "")
                ru, en = f"{ru}; {word_ru}: {listed}", f"{en}; {word_en}: {listed}"
        return problem("bad-deck", ru, en)


def _over(act: Act) -> Problem:
    return problem("game-over", "игра окончена", "the game is over", quote=act)


def _at(deal: int, why: Problem, at: str | None = None) -> Problem:
    why.deal = deal
    if at:
        why.at = f"deals[{deal}].{at}"
    return why
