"""What is answered under the typical errors of All Fives: ranks, following, values, begging, the win."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ...cards import ACE_OF_HEARTS, CARDS, Card
from ...misconception import believing
from ...names import TRUMP
from ...order import Order
from ...position import Position
from ...puzzles import Answer
from ...table import Seat
from . import ALL_FIVES, AllFives
from .begging import after_beg
from .counting import deal_of
from .deal import PENALTY, TARGET, AllFivesDeal
from .values import value

Row = tuple[Card, ...]

# Ranks (F1.3) -------------------------------------------------------------------------------------


def _ranked(rank: Callable[[Row, str, bool], Row]) -> AllFives:
    """The game with its suits ranked so; `rank` gets a suit, best first, and whether it is trumps."""
    orders = {}
    for trump, order in ALL_FIVES.orders.items():
        plain = {suit: rank(row, suit, False) for suit, row in order.plain.items()}
        orders[trump] = Order(rank(order.trumps, trump, True), plain)
    return believing(ALL_FIVES, orders=orders)


def _first(row: Row, rank: str) -> Row:
    return tuple(sorted(row, key=lambda card: card.rank != rank))


def _ten_after_ace(row: Row, suit: str, trumps: bool) -> Row:
    order = "ATKQJ98765432" if trumps else "AKQJT98765432"
    return tuple(sorted(row, key=lambda card: order.index(card.rank)))


def _black_spots_run_up(row: Row, suit: str, trumps: bool) -> Row:
    order = "AKQJ23456789T" if suit in "SC" else "AKQJT98765432"
    return tuple(sorted(row, key=lambda card: order.index(card.rank)))


def ace_of_hearts_is_trump() -> AllFives:
    """AH above all other trumps in every deal."""
    orders = {}
    for trump, order in ALL_FIVES.orders.items():
        plain = {
            s: tuple(c for c in row if c is not ACE_OF_HEARTS) for s, row in order.plain.items()
        }
        rest = tuple(c for c in order.trumps if c is not ACE_OF_HEARTS)
        orders[trump] = Order((ACE_OF_HEARTS, *rest), plain)
    return believing(ALL_FIVES, orders=orders)


RANKS: Mapping[str, AllFives] = {
    "ten-after-ace": _ranked(_ten_after_ace),
    "five-of-trumps-first": _ranked(lambda row, suit, trumps: _first(row, "5") if trumps else row),
    "jack-of-trumps-first": _ranked(lambda row, suit, trumps: _first(row, "J") if trumps else row),
    "black-spots-run-up": _ranked(_black_spots_run_up),
    "ace-of-hearts-is-trump": ace_of_hearts_is_trump(),
}
"""The game under each error of rank."""

# Following (F3.2) ---------------------------------------------------------------------------------


def _playing(
    wrong: Callable[[Order, Sequence[Card], Sequence[Card], Card], bool | None],
) -> AllFives:
    """The game in which a card may be played as `wrong` says, or truly where it says `None`."""

    def may_play(trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card) -> bool:
        believed = wrong(ALL_FIVES.orders[trump], trick, hand, card)
        return ALL_FIVES.may_play(trump, trick, hand, card) if believed is None else believed

    return believing(ALL_FIVES, may_play=may_play)


def _void(order: Order, trick: Sequence[Card], hand: Sequence[Card]) -> bool:
    return all(order.suit[card] != order.suit[trick[0]] for card in hand)


def _has_trumps(order: Order, hand: Sequence[Card]) -> bool:
    return any(order.suit[card] == TRUMP for card in hand)


def _may_always_trump(
    order: Order, trick: Sequence[Card], hand: Sequence[Card], card: Card
) -> bool | None:
    return True if trick and order.suit[card] == TRUMP else None


def _need_not_follow(
    order: Order, trick: Sequence[Card], hand: Sequence[Card], card: Card
) -> bool | None:
    return True


def _must_trump_when_void(
    order: Order, trick: Sequence[Card], hand: Sequence[Card], card: Card
) -> bool | None:
    if trick and _void(order, trick, hand) and _has_trumps(order, hand):
        return order.suit[card] == TRUMP
    return None


def _no_trumping_when_void(
    order: Order, trick: Sequence[Card], hand: Sequence[Card], card: Card
) -> bool | None:
    if trick and _void(order, trick, hand) and any(order.suit[c] != TRUMP for c in hand):
        return order.suit[card] != TRUMP
    return None


def _must_beat(
    order: Order, trick: Sequence[Card], hand: Sequence[Card], card: Card
) -> bool | None:
    if not trick or _void(order, trick, hand) or order.suit[card] != order.suit[trick[0]]:
        return None
    best = trick[order.winner(trick)]
    if order.suit[best] != order.suit[card]:
        return None
    rivals = [c for c in hand if order.suit[c] == order.suit[card] and order.higher(c, best)]
    return card in rivals if rivals else None


def _trumps_must_be_led(
    order: Order, trick: Sequence[Card], hand: Sequence[Card], card: Card
) -> bool | None:
    return None if trick or not _has_trumps(order, hand) else order.suit[card] == TRUMP


def _trumps_may_not_be_led(
    order: Order, trick: Sequence[Card], hand: Sequence[Card], card: Card
) -> bool | None:
    if trick or all(order.suit[c] == TRUMP for c in hand):
        return None
    return order.suit[card] != TRUMP


PLAYING: Mapping[str, AllFives] = {
    "must-beat": _playing(_must_beat),
    "must-trump-when-void": _playing(_must_trump_when_void),
    "no-trumping-when-void": _playing(_no_trumping_when_void),
    "may-always-trump": _playing(_may_always_trump),
    "trumps-must-be-led": _playing(_trumps_must_be_led),
    "trumps-may-not-be-led": _playing(_trumps_may_not_be_led),
    "need-not-follow": _playing(_need_not_follow),
}
"""The game under each error about what may be played."""

# Values (F4.1, F4.2) ------------------------------------------------------------------------------

Worth = Callable[[Sequence[Card], Card, str], int]
"""What a trick is believed to be worth: its cards, the one that takes it, the trump suit."""


def _valued(table: Mapping[str, int]) -> Worth:
    def worth(cards: Sequence[Card], taker: Card, trump: str) -> int:
        return sum(table.get(card.rank, 0) for card in cards if card.suit == trump)

    return worth


def _plain_too(cards: Sequence[Card], taker: Card, trump: str) -> int:
    return sum(value(CARDS[card.rank + trump], trump) for card in cards)


def _only_the_taker(cards: Sequence[Card], taker: Card, trump: str) -> int:
    return value(taker, trump)


def _ones(cards: Sequence[Card], taker: Card, trump: str) -> int:
    return sum(value(card, trump) > 0 for card in cards)


WORTHS: Mapping[str, Worth] = {
    "five-counts-nothing": _valued({"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10}),
    "ten-counts-one": _valued({"A": 4, "K": 3, "Q": 2, "J": 1, "T": 1, "5": 5}),
    "jack-counts-four": _valued({"A": 1, "K": 2, "Q": 3, "J": 4, "T": 10, "5": 5}),
    "ace-counts-eleven": _valued({"A": 11, "K": 4, "Q": 3, "J": 2, "T": 10, "5": 5}),
    "one-for-each": _ones,
    "only-the-taker-counts": _only_the_taker,
    "plain-cards-count": _plain_too,
}
"""What a trick is worth under each error of value."""


def _of_trick(worth: Worth) -> Callable[[Position], int]:
    def answer(position: Position) -> int:
        trump = position.trump or ""
        cards = position.trick.cards if position.trick else ()
        return worth(cards, cards[ALL_FIVES.winner(trump, cards)], trump)

    return answer


def _of_deal(worth: Worth) -> Callable[[Position], int]:
    def answer(position: Position) -> int:
        deal, side = deal_of(position), position.side or ""
        trump = deal.trump or ""
        if not deal.complete:
            return deal.points[side]
        wins = [trick.cards for trick in deal.tricks if trick.winner == side]
        true = sum(value(card, trump) for cards in wins for card in cards)
        wrong = sum(worth(cards, cards[ALL_FIVES.winner(trump, cards)], trump) for cards in wins)
        return deal.points[side] - true + wrong

    return answer


# A given point, a revoke (F2.4, F6.4) -------------------------------------------------------------


def gift_for_all(position: Position) -> int:
    """Everybody but the dealer gets the given point."""
    deal, side = deal_of(position), position.side or ""
    extra = deal.gifted is not None and side not in (deal.gifted, deal.dealer)
    return deal.points[side] + int(extra)


def gift_costs_the_dealer(position: Position) -> int:
    """The dealer pays the given point."""
    deal, side = deal_of(position), position.side or ""
    return deal.points[side] - int(deal.gifted is not None and side == deal.dealer)


def no_gift(position: Position) -> int:
    """The given point is not counted."""
    deal, side = deal_of(position), position.side or ""
    return deal.points[side] - int(deal.gifted == side)


def revoke_costs_everything(position: Position) -> int:
    """Whoever revoked scores nothing in the deal."""
    deal, side = deal_of(position), position.side or ""
    return 0 if side in deal.passed_over else deal.points[side]


def revoke_costs_nothing(position: Position) -> int:
    """A revoke has no price."""
    deal, side = deal_of(position), position.side or ""
    return deal.points[side] + (PENALTY if side in deal.passed_over else 0)


# Stand or beg (F2.3–F2.7) -------------------------------------------------------------------------


def _instead(**wrong: str) -> Callable[[Position], str]:
    """What happens next, with some true answers (hyphens as underscores) replaced by wrong ones."""
    table = {true.replace("_", "-"): false for true, false in wrong.items()}

    def answer(position: Position) -> str:
        true = str(after_beg(position).correct)
        return table.get(true, true)

    return answer


def asked_again(position: Position) -> str:
    """After the cards are run the eldest hand is asked once more."""
    true = str(after_beg(position).correct)
    run = any(act.endswith(" run") for act in position.acts) and position.trump
    return "eldest-chooses" if run and true == "eldest-leads" else true


def same_suit_asked_again(position: Position) -> str:
    """When the same suit comes again the eldest hand is asked once more."""
    true = str(after_beg(position).correct)
    return "eldest-chooses" if true in ("once-more", "deal-again") else true


# The win (F1.4, F4.3, F4.4, F6.4) -----------------------------------------------------------------


def _winners(deal: AllFivesDeal, target: int, barred: set[Seat]) -> list[Seat]:
    home = {s: n for s, n in deal.total().items() if n >= target and s not in barred}
    return [seat for seat, score in home.items() if score == max(home.values())]


def _named(seats: Sequence[Seat]) -> str:
    return "+".join(seats) or "nobody"


def sixty_is_enough(position: Position) -> str:
    """The aim is 60."""
    deal = deal_of(position)
    return _named(_winners(deal, TARGET - 1, deal.passed_over) if deal.complete else [])


def more_than_target(position: Position) -> str:
    """Exactly 61 is not enough."""
    deal = deal_of(position)
    return _named(_winners(deal, TARGET + 1, deal.passed_over) if deal.complete else [])


def tie_plays_on(position: Position) -> str:
    """Equal totals win nothing."""
    deal = deal_of(position)
    return _named(deal.winners if len(deal.winners) == 1 else [])


def first_in_play_wins(position: Position) -> str:
    """Points count trick by trick, and who first has 61 has won."""
    deal = deal_of(position)
    trump, running = deal.trump or "", dict(deal.before)
    if deal.gifted:
        running[deal.gifted] += 1
    for seat in deal.passed_over:
        running[seat] -= PENALTY
    for trick in deal.tricks:
        if trick.winner:
            running[trick.winner] += sum(value(card, trump) for card in trick.cards)
            if running[trick.winner] >= TARGET and trick.winner not in deal.passed_over:
                return trick.winner
    return _named(deal.winners)


def given_point_wins(position: Position) -> str:
    """A given point that makes 61 wins at once."""
    deal = deal_of(position)
    if deal.gifted and deal.before[deal.gifted] + 1 >= TARGET:
        return deal.gifted
    return _named(deal.winners)


def offender_may_win(position: Position) -> str:
    """Whoever revoked may still win in this deal."""
    deal = deal_of(position)
    return _named(_winners(deal, TARGET, set()) if deal.complete else [])


ANSWERS: Mapping[str, Mapping[str, Callable[[Position], Answer]]] = {
    **{
        name: {"trick-points": _of_trick(worth), "deal-points": _of_deal(worth)}
        for name, worth in WORTHS.items()
    },
    "gift-for-all": {"deal-points": gift_for_all},
    "gift-costs-the-dealer": {"deal-points": gift_costs_the_dealer},
    "no-gift": {"deal-points": no_gift},
    "revoke-costs-everything": {"deal-points": revoke_costs_everything},
    "revoke-costs-nothing": {"deal-points": revoke_costs_nothing},
    "pack-always-suffices": {"after-beg": _instead(deal_again="once-more")},
    "same-suit-stays": {"after-beg": _instead(once_more="eldest-leads", deal_again="eldest-leads")},
    "same-suit-asked-again": {"after-beg": same_suit_asked_again},
    "asked-again": {"after-beg": asked_again},
    "gift-and-new-suit": {"after-beg": _instead(gets_point="three-more")},
    "beg-must-be-met": {"after-beg": _instead(dealer_answers="three-more")},
    "no-begging": {"after-beg": _instead(eldest_chooses="eldest-leads")},
    "dealer-may-change": {"after-beg": _instead(eldest_leads="dealer-answers")},
    "sixty-is-enough": {"who-won": sixty_is_enough},
    "more-than-61": {"who-won": more_than_target},
    "tie-plays-on": {"who-won": tie_plays_on},
    "given-point-wins": {"who-won": given_point_wins},
    "offender-may-win": {"who-won": offender_may_win},
    "first-in-play-wins": {"who-won": first_in_play_wins},
}
"""For each error the kinds of puzzle it shows in, and its answer."""
