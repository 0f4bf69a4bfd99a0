"""What is answered under the typical errors about robbing, the bonus and the end of Bruff (B3, B7, B8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...cards import ACE_OF_HEARTS, CARDS, JOKER
from ...names import TRUMP
from ...position import Position
from ...shown import shown
from ...spoil_five_errors import worth
from ...table import Side
from .deal import TARGET, BruffDeal

LAST = 4


def _deal(position: Position) -> BruffDeal:
    return shown(position, BruffDeal)


def _yes(may: bool) -> str:
    return "yes" if may else "no"


# Robbing (B3) -------------------------------------------------------------------------------------


def _robbing(wrong: Callable[[BruffDeal, str, Position], bool | None]) -> Callable[[Position], str]:
    """Yes or no as `wrong` says for the deal and the seat, and as it truly is where it says `None`."""

    def answer(position: Position) -> str:
        deal, seat = _deal(position), position.hands[0][0]
        believed = wrong(deal, seat, position)
        return _yes(deal.may_rob(seat) is None if believed is None else believed)

    return answer


def _in_time(deal: BruffDeal, seat: str) -> bool:
    return seat not in deal.played and not deal.robbed


@_robbing
def ace_of_hearts_robs(deal: BruffDeal, seat: str, position: Position) -> bool | None:
    """The ace of hearts gives the right, whatever is trumps."""
    return True if ACE_OF_HEARTS in deal.hands[seat] and _in_time(deal, seat) else None


@_robbing
def joker_robs(deal: BruffDeal, seat: str, position: Position) -> bool | None:
    """The joker gives the right."""
    return True if JOKER in deal.hands[seat] and _in_time(deal, seat) else None


@_robbing
def king_robs(deal: BruffDeal, seat: str, position: Position) -> bool | None:
    """The king of trumps gives the right too."""
    return True if CARDS[f"K{deal.trump}"] in deal.hands[seat] and _in_time(deal, seat) else None


@_robbing
def ace_of_hearts_never_robs(deal: BruffDeal, seat: str, position: Position) -> bool | None:
    """The ace of hearts gives no right even with hearts trumps."""
    with_it = deal.trump == "H" and ACE_OF_HEARTS in deal.hands[seat]
    return False if with_it and deal.turn_up is not ACE_OF_HEARTS else None


@_robbing
def only_the_dealer_robs(deal: BruffDeal, seat: str, position: Position) -> bool | None:
    """Nobody but the dealer may take the turn-up."""
    return False if seat != deal.dealer else None


@_robbing
def nobody_robs_an_ace(deal: BruffDeal, seat: str, position: Position) -> bool | None:
    """A turned ace stays where it lies."""
    return False if deal.turn_up and deal.turn_up.rank == "A" else None


@_robbing
def eldest_robs_an_ace(deal: BruffDeal, seat: str, position: Position) -> bool | None:
    """A turned ace may be taken by the player on the dealer's left."""
    if deal.turn_up is None or deal.turn_up.rank != "A":
        return None
    return seat == deal.table.left[deal.dealer] and _in_time(deal, seat)


@_robbing
def rob_at_any_time(deal: BruffDeal, seat: str, position: Position) -> bool | None:
    """The right outlasts one's own first play."""
    if seat not in deal.played or deal.robbed or deal.turn_up is None:
        return None
    ace = CARDS[f"A{deal.trump}"]
    if deal.turn_up is ace:
        return seat == deal.dealer
    return ace in position.hand(seat) or any(
        who == seat and card is ace for who, card in position.plays()
    )


@_robbing
def rob_before_the_lead(deal: BruffDeal, seat: str, position: Position) -> bool | None:
    """Once anybody has played, it is too late for everybody."""
    return False if deal.played else None


# The bonus and the points of a deal (B7) ----------------------------------------------------------


def _five(deal: BruffDeal) -> bool:
    return deal.best is CARDS[f"5{deal.trump}"]


def _counting(bonus: Callable[[BruffDeal], Side | None]) -> Callable[[Position], int]:
    """Five for each trick, and five more if the side that is asked for gets the bonus."""

    def answer(position: Position) -> int:
        deal, side = _deal(position), position.side
        return 5 * len(_taken(deal, side)) + (5 if bonus(deal) == side else 0)

    return answer


def _taken(deal: BruffDeal, side: Side | None) -> list[int]:
    return [n for n, taker, _ in deal.running(None) if taker == side]


@_counting
def bonus_to_most_tricks(deal: BruffDeal) -> Side | None:
    """The bonus goes to the pair with most tricks, if one has most."""
    counts = {side: len(_taken(deal, side)) for side in deal.table.sides}
    best = [side for side, count in counts.items() if count == max(counts.values())]
    return best[0] if len(best) == 1 else None


@_counting
def bonus_to_the_last_trick(deal: BruffDeal) -> Side | None:
    """The bonus goes with the fifth trick."""
    return deal.side_that_took(LAST) if len(deal.tricks) == LAST + 1 else None


@_counting
def bonus_only_for_the_five(deal: BruffDeal) -> Side | None:
    """Without the five of trumps nobody gets the bonus."""
    return deal.side_that_took(deal.best_at) if _five(deal) else None


@_counting
def bonus_at_once(deal: BruffDeal) -> Side | None:
    """The bonus is booked for the best trump so far."""
    return deal.side_that_took(deal.best_at) if deal.best else None


@_counting
def no_bonus(deal: BruffDeal) -> Side | None:
    """Only tricks count."""
    return None


def thirty_always(position: Position) -> int:
    """Without any trump the bonus goes with the last trick."""
    deal = _deal(position)
    lost = deal.best is None and len(deal.tricks) == LAST + 1
    side = position.side or ""
    return deal.points[side] + (5 if lost and deal.side_that_took(LAST) == side else 0)


def bonus_for_a_king(position: Position) -> int:
    """Without any trump the bonus goes with the first trick that a king takes."""
    deal, side = _deal(position), position.side or ""
    if deal.best is not None or len(deal.tricks) <= LAST:
        return deal.points[side]
    order = deal.game.orders[deal.trump or ""]
    takers = [trick.cards[order.winner(trick.cards)] for trick in deal.tricks]
    first = next((n for n, card in enumerate(takers) if card.rank == "K"), None)
    mine = first is not None and deal.side_that_took(first) == side
    return deal.points[side] + (5 if mine else 0)


def ten_for_every_trump(position: Position) -> int:
    """Each trick won by a trump is worth ten."""
    deal = _deal(position)
    suit, order = deal.game.orders[deal.trump or ""].suit, deal.game.orders[deal.trump or ""]
    total = 0
    for n in _taken(deal, position.side):
        cards = deal.tricks[n].cards
        total += 10 if suit[cards[order.winner(cards)]] == TRUMP else 5
    return total


# Whether the bonus is proven (B7.3, B7.7) ---------------------------------------------------------


def _proof(proven: Callable[[BruffDeal], bool]) -> Callable[[Position], str]:
    def answer(position: Position) -> str:
        deal = _deal(position)
        if deal.best is None:
            return "none"
        return deal.side_that_took(deal.best_at) if proven(deal) else "open"

    return answer


def _finished(deal: BruffDeal) -> bool:
    return len(deal.tricks) == LAST + 1 and deal.on_table is None


@_proof
def best_so_far_is_proof(deal: BruffDeal) -> bool:
    """Whoever has taken a trick with the best trump so far has the bonus."""
    return True


@_proof
def only_the_five_proves(deal: BruffDeal) -> bool:
    """Without the five the bonus stays open for ever."""
    return _five(deal)


@_proof
def turn_up_may_come(deal: BruffDeal) -> bool:
    """The turn-up left lying may still appear."""
    return _five(deal) or _finished(deal)


@_proof
def jack_proves(deal: BruffDeal) -> bool:
    """The jack proves the bonus as the five does."""
    return deal.bonus is not None or deal.best is CARDS[f"J{deal.trump}"]


# The end of the game (B8) -------------------------------------------------------------------------


def _home(deal: BruffDeal, bonus_trick: int | None) -> str:
    home = deal.home(bonus_trick)
    return f"{home[0]}-{home[1] + 1}" if home else "nobody"


def total_decides(position: Position) -> str:
    """The deal is played out and then the largest total of 45 wins."""
    deal = _deal(position)
    if not _finished(deal):
        return "nobody"
    bonus_trick = deal.best_at if deal.best else None
    total, at = dict(deal.before), {}
    for number, side, score in deal.running(bonus_trick):
        total[side] = score
        if score >= TARGET and side not in at:
            at[side] = number
    best = max(at, key=lambda side: total[side], default=None)
    return f"{best}-{at[best] + 1}" if best else "nobody"


def bonus_comes_last(position: Position) -> str:
    """The bonus is added only when the fifth trick is over."""
    deal = _deal(position)
    found = _home(deal, None)
    if found != "nobody" or not _finished(deal) or deal.best is None:
        return found
    side = deal.side_that_took(deal.best_at)
    won = 5 * len(_taken(deal, side)) + 5
    if deal.before[side] + won < TARGET:
        return "nobody"
    return f"{side}-{(_taken(deal, side) or [LAST])[-1] + 1}"


def doubt_does_not_wait(position: Position) -> str:
    """Whoever has 45 without the bonus has won, whoever may get the bonus."""
    deal = _deal(position)
    return _home(deal, deal.bonus[1] if deal.bonus else None)


def any_doubt_waits(position: Position) -> str:
    """Nobody has won while the bonus is open."""
    deal = _deal(position)
    open_bonus = deal.bonus is None and deal.best is not None and not _finished(deal)
    return "nobody" if open_bonus or not deal.winners else _true_end(deal)


def bonus_counts_at_once(position: Position) -> str:
    """The bonus counts for the best trump so far, proven or not."""
    deal = _deal(position)
    return _home(deal, deal.best_at if deal.best else None)


def no_jink(position: Position) -> str:
    """All five tricks win nothing by themselves."""
    deal = _deal(position)
    return _home(deal, deal.bonus[1] if deal.bonus else None) if deal.winners else "nobody"


def _true_end(deal: BruffDeal) -> str:
    found = _home(deal, deal.bonus[1] if deal.bonus else None)
    return f"{deal.winners[0]}-{LAST + 1}" if found == "nobody" else found


ANSWERS: Mapping[str, Mapping[str, Callable[[Position], str | int]]] = {
    "ace-of-hearts-robs": {"may-rob": ace_of_hearts_robs},
    "joker-robs": {"may-rob": joker_robs},
    "king-robs": {"may-rob": king_robs},
    "ace-of-hearts-never-robs": {"may-rob": ace_of_hearts_never_robs},
    "only-the-dealer-robs": {"may-rob": only_the_dealer_robs},
    "nobody-robs-an-ace": {"may-rob": nobody_robs_an_ace},
    "eldest-robs-an-ace": {"may-rob": eldest_robs_an_ace},
    "rob-at-any-time": {"may-rob": rob_at_any_time},
    "rob-before-the-lead": {"may-rob": rob_before_the_lead},
    "bonus-to-most-tricks": {"deal-points": bonus_to_most_tricks},
    "bonus-to-the-last-trick": {"deal-points": bonus_to_the_last_trick},
    "bonus-only-for-the-five": {"deal-points": bonus_only_for_the_five},
    "bonus-at-once": {"deal-points": bonus_at_once, "who-won": bonus_counts_at_once},
    "no-bonus": {"deal-points": no_bonus, "trick-points": worth.no_bonus},
    "thirty-always": {"deal-points": thirty_always},
    "bonus-for-a-king": {"deal-points": bonus_for_a_king},
    "ten-for-every-trump": {
        "deal-points": ten_for_every_trump,
        "trick-points": worth.ten_for_every_trump,
    },
    "every-trump-counts": {"trick-points": worth.five_for_each_trump},
    "best-so-far-is-proof": {"bonus-proof": best_so_far_is_proof},
    "only-the-five-proves": {"bonus-proof": only_the_five_proves},
    "turn-up-may-come": {"bonus-proof": turn_up_may_come},
    "jack-proves": {"bonus-proof": jack_proves, "trick-points": worth.ten_for_five_or_jack},
    "total-decides": {"who-won": total_decides},
    "bonus-comes-last": {"who-won": bonus_comes_last},
    "doubt-does-not-wait": {"who-won": doubt_does_not_wait},
    "any-doubt-waits": {"who-won": any_doubt_waits},
    "no-jink": {"who-won": no_jink},
}
"""For each error the kinds of puzzle it shows in, and its answer."""
