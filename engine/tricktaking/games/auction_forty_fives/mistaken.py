"""What is answered under the typical errors about the calls and the score of Auction Forty-Fives."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...cards import CARDS
from ...position import Position
from ...puzzles import Answer
from ...shown import shown
from ...spoil_five_errors import worth
from ...table import Side
from .auction import BIDS, CALLS, HOLD, HUNDRED, PASS, TOP, Auction, after_calls
from .deal import BONUS, TARGET, THIRTY_MADE, TRICK, AuctionDeal
from .seats import TABLE

# The calls (A3) -----------------------------------------------------------------------------------


def _calling(
    wrong: Callable[[Auction, Position, str], bool | None],
) -> Callable[[Position], tuple[str, ...]]:
    """Every call that is allowed as `wrong` says, or as it truly is where it says `None`."""

    def answer(position: Position) -> tuple[str, ...]:
        scores = dict(position.scores) or dict.fromkeys(TABLE.sides, 0)
        auction = after_calls(position.dealer or "", scores, position.calls)
        legal = auction.legal_calls()
        believed = {call: wrong(auction, position, call) for call in CALLS}
        return tuple(c for c in CALLS if (c in legal if believed[c] is None else believed[c]))

    return answer


def _without_floor(auction: Auction, call: str) -> bool:
    """Whether the call would be allowed to a pair below a hundred."""
    return auction._replace(scores=dict.fromkeys(TABLE.sides, 0)).judge(call).allowed


def _score(auction: Auction) -> int:
    return auction.scores[TABLE.side[auction.turn or auction.dealer]]


@_calling
def hold_ends_the_auction(auction: Auction, position: Position, call: str) -> bool | None:
    """After a hold nobody may bid any more."""
    return call == PASS if HOLD in position.calls else None


@_calling
def anyone_may_hold(auction: Auction, position: Position, call: str) -> bool | None:
    """Not only the dealer may hold."""
    return True if call == HOLD and auction.holder and auction.bid >= auction.floor else None


@_calling
def hold_without_a_bid(auction: Auction, position: Position, call: str) -> bool | None:
    """The dealer may hold though nobody has bid."""
    mine = auction.turn == auction.dealer
    return True if call == HOLD and mine and not auction.holder else None


@_calling
def partner_is_not_held(auction: Auction, position: Position, call: str) -> bool | None:
    """The partner's bid may not be held."""
    partner = auction.holder in TABLE.partners(auction.dealer)
    return False if call == HOLD and partner else None


@_calling
def hold_below_twenty(auction: Auction, position: Position, call: str) -> bool | None:
    """A pair with a hundred may hold less than 20: a hold is no bid."""
    return _without_floor(auction, call) if call == HOLD else None


@_calling
def hundred_binds_nobody(auction: Auction, position: Position, call: str) -> bool | None:
    """A pair with a hundred may bid anything."""
    return _without_floor(auction, call)


@_calling
def exactly_hundred_is_free(auction: Auction, position: Position, call: str) -> bool | None:
    """The bids are limited only above a hundred."""
    return _without_floor(auction, call) if _score(auction) == HUNDRED else None


@_calling
def hundred_binds_both(auction: Auction, position: Position, call: str) -> bool | None:
    """Once one pair has a hundred, neither may bid below 20."""
    if max(auction.scores.values()) < HUNDRED:
        return None
    return auction._replace(scores=dict.fromkeys(TABLE.sides, HUNDRED)).judge(call).allowed


@_calling
def only_the_leaders_are_bound(auction: Auction, position: Position, call: str) -> bool | None:
    """A pair with a hundred may bid anything while it is behind."""
    behind = _score(auction) < max(auction.scores.values())
    return _without_floor(auction, call) if behind else None


@_calling
def thirty_is_not_held(auction: Auction, position: Position, call: str) -> bool | None:
    """A bid of 30 may not be held."""
    return False if call == HOLD and auction.bid == TOP else None


@_calling
def same_bid_is_enough(auction: Auction, position: Position, call: str) -> bool | None:
    """The last bid may be repeated."""
    return True if BIDS.get(call) == auction.bid and auction.bid >= auction.floor else None


@_calling
def only_the_next_bid(auction: Auction, position: Position, call: str) -> bool | None:
    """A bid must be exactly five more than the last one."""
    amount = BIDS.get(call)
    least = max(auction.bid + 5, auction.floor)
    return None if amount is None else amount == least and amount <= TOP


@_calling
def dealer_must_bid(auction: Auction, position: Position, call: str) -> bool | None:
    """When all others have passed without a bid, the dealer may not pass."""
    forced = auction.turn == auction.dealer and not auction.holder
    return False if call == PASS and forced else None


@_calling
def bids_begin_at_fifteen(auction: Auction, position: Position, call: str) -> bool | None:
    """There are no bids of 5 and 10."""
    return False if call in ("5", "10") else None


# The points of a deal (A5) ------------------------------------------------------------------------


def _deal(position: Position) -> AuctionDeal:
    return shown(position, AuctionDeal)


def _booking(
    wrong: Callable[[AuctionDeal, Side, int], int | None],
) -> Callable[[Position], int]:
    """What the side books as `wrong` says, or truly; `wrong` also gets what the side has made."""

    def answer(position: Position) -> int:
        deal, side = _deal(position), position.side or ""
        if not deal.complete:
            return deal.points[side]
        believed = wrong(deal, side, deal.made()[side])
        return deal.points[side] if believed is None else believed

    return answer


def _bidders(deal: AuctionDeal) -> Side:
    return TABLE.side[deal.auction.declarer or ""]


def _set(deal: AuctionDeal, side: Side) -> bool:
    return side == _bidders(deal) and deal.made()[side] < deal.auction.bid


@_booking
def failed_thirty_costs_sixty(deal: AuctionDeal, side: Side, made: int) -> int | None:
    """A failed 30 is −60."""
    return -THIRTY_MADE if _set(deal, side) and deal.auction.bid == TOP else None


@_booking
def set_costs_nothing(deal: AuctionDeal, side: Side, made: int) -> int | None:
    """A pair that fails scores nothing and loses nothing."""
    return 0 if _set(deal, side) else None


@_booking
def set_keeps_points(deal: AuctionDeal, side: Side, made: int) -> int | None:
    """A pair that fails loses only what is missing to the bid."""
    return made - deal.auction.bid if _set(deal, side) else None


@_booking
def only_the_bid_counts(deal: AuctionDeal, side: Side, made: int) -> int | None:
    """A pair that makes its bid scores the bid."""
    mine = side == _bidders(deal) and not _set(deal, side)
    return deal.auction.bid if mine and deal.auction.bid < TOP else None


@_booking
def thirty_is_thirty(deal: AuctionDeal, side: Side, made: int) -> int | None:
    """A 30 bid and made is +30."""
    mine = side == _bidders(deal) and not _set(deal, side)
    return TOP if mine and deal.auction.bid == TOP else None


@_booking
def all_tricks_make_sixty(deal: AuctionDeal, side: Side, made: int) -> int | None:
    """All 30 points are +60 even without a bid of 30."""
    return THIRTY_MADE if made == TOP else None


@_booking
def opponents_score_nothing(deal: AuctionDeal, side: Side, made: int) -> int | None:
    """Only the bidding pair scores."""
    return 0 if side != _bidders(deal) else None


@_booking
def opponents_score_only_a_set(deal: AuctionDeal, side: Side, made: int) -> int | None:
    """The opponents score only when the bid fails."""
    return 0 if side != _bidders(deal) and not _set(deal, _bidders(deal)) else None


@_booking
def opponents_stop_at_hundred(deal: AuctionDeal, side: Side, made: int) -> int | None:
    """From a hundred on only one's own bid scores."""
    return 0 if side != _bidders(deal) and deal.before[side] >= HUNDRED else None


def _with_bonus(bonus: Callable[[AuctionDeal], Side | None]) -> Callable[[Position], int]:
    """The side's booking when the bonus goes where `bonus` says."""

    def answer(position: Position) -> int:
        deal, side = _deal(position), position.side or ""
        if not deal.complete:
            return deal.points[side]
        made = TRICK * _tricks(deal, side) + (BONUS if bonus(deal) == side else 0)
        if side != _bidders(deal):
            return made
        if made < deal.auction.bid:
            return -deal.auction.bid
        return THIRTY_MADE if deal.auction.bid == TOP else made

    return answer


def _tricks(deal: AuctionDeal, side: Side) -> int:
    return sum(TABLE.side[trick.winner or ""] == side for trick in deal.tricks)


@_with_bonus
def bonus_to_most_tricks(deal: AuctionDeal) -> Side | None:
    """The bonus goes to the pair with most tricks."""
    return max(TABLE.sides, key=lambda side: _tricks(deal, side))


@_with_bonus
def bonus_to_the_last_trick(deal: AuctionDeal) -> Side | None:
    """The bonus goes with the fifth trick."""
    return TABLE.side[deal.tricks[-1].winner or ""]


@_with_bonus
def bonus_only_for_the_five(deal: AuctionDeal) -> Side | None:
    """Without the five of trumps nobody gets the bonus."""
    highest = deal.highest_trump()
    return highest[1] if highest and highest[0] is CARDS[f"5{deal.trump}"] else None


@_with_bonus
def bonus_to_the_bidders(deal: AuctionDeal) -> Side | None:
    """The bonus goes to the pair that named trumps."""
    return _bidders(deal)


@_with_bonus
def no_bonus(deal: AuctionDeal) -> Side | None:
    """Only tricks count."""
    return None


@_with_bonus
def thirty_always(deal: AuctionDeal) -> Side | None:
    """Without any trump the bonus goes with the last trick."""
    highest = deal.highest_trump()
    return highest[1] if highest else TABLE.side[deal.tricks[-1].winner or ""]


# The win (A1.4, A5.5) -----------------------------------------------------------------------------


def largest_total_wins(position: Position) -> str:
    """Of two pairs with 120 the larger total wins, the bidders only if they are equal."""
    deal = _deal(position)
    home = {side: score for side, score in deal.total().items() if score >= TARGET}
    if not deal.complete or not home:
        return "nobody"
    best = [side for side, score in home.items() if score == max(home.values())]
    return best[0] if len(best) == 1 else _bidders(deal)


def first_in_play_wins(position: Position) -> str:
    """Points count trick by trick, and who first has 120 has won."""
    deal = _deal(position)
    running = dict(deal.before)
    for trick in deal.tricks:
        if trick.winner:
            side = TABLE.side[trick.winner]
            running[side] += TRICK
            if running[side] >= TARGET:
                return side
    return deal.winners[0] if deal.winners else "nobody"


def set_still_scores(position: Position) -> str:
    """The win is judged by what was made, whatever was bid."""
    deal = _deal(position)
    if not deal.complete:
        return "nobody"
    made = deal.made()
    home = [side for side in TABLE.sides if deal.before[side] + made[side] >= TARGET]
    bidders = _bidders(deal)
    return bidders if bidders in home else (home[0] if home else "nobody")


def more_than_target(position: Position) -> str:
    """Exactly 120 is not enough."""
    deal = _deal(position)
    home = [side for side, score in deal.total().items() if score > TARGET]
    if not deal.complete or not home:
        return "nobody"
    return _bidders(deal) if _bidders(deal) in home else home[0]


ANSWERS: Mapping[str, Mapping[str, Callable[[Position], Answer]]] = {
    "hold-below-twenty": {"legal-calls": hold_below_twenty},
    "exactly-hundred-is-free": {"legal-calls": exactly_hundred_is_free},
    "hundred-binds-both": {"legal-calls": hundred_binds_both},
    "only-the-leaders-are-bound": {"legal-calls": only_the_leaders_are_bound},
    "hundred-binds-nobody": {"legal-calls": hundred_binds_nobody},
    "thirty-is-not-held": {"legal-calls": thirty_is_not_held},
    "partner-is-not-held": {"legal-calls": partner_is_not_held},
    "hold-without-a-bid": {"legal-calls": hold_without_a_bid},
    "dealer-must-bid": {"legal-calls": dealer_must_bid},
    "hold-ends-the-auction": {"legal-calls": hold_ends_the_auction},
    "anyone-may-hold": {"legal-calls": anyone_may_hold},
    "same-bid-is-enough": {"legal-calls": same_bid_is_enough},
    "bids-begin-at-fifteen": {"legal-calls": bids_begin_at_fifteen},
    "only-the-next-bid": {"legal-calls": only_the_next_bid},
    "thirty-always": {"deal-points": thirty_always},
    "failed-thirty-costs-sixty": {"deal-points": failed_thirty_costs_sixty},
    "thirty-is-thirty": {"deal-points": thirty_is_thirty},
    "all-tricks-make-sixty": {"deal-points": all_tricks_make_sixty},
    "set-keeps-points": {"deal-points": set_keeps_points},
    "set-costs-nothing": {"deal-points": set_costs_nothing},
    "only-the-bid-counts": {"deal-points": only_the_bid_counts},
    "opponents-stop-at-hundred": {"deal-points": opponents_stop_at_hundred},
    "opponents-score-only-a-set": {"deal-points": opponents_score_only_a_set},
    "opponents-score-nothing": {"deal-points": opponents_score_nothing},
    "bonus-only-for-the-five": {"deal-points": bonus_only_for_the_five},
    "bonus-to-the-last-trick": {"deal-points": bonus_to_the_last_trick},
    "bonus-to-the-bidders": {"deal-points": bonus_to_the_bidders},
    "bonus-to-most-tricks": {"deal-points": bonus_to_most_tricks},
    "jack-proves": {"trick-points": worth.ten_for_five_or_jack},
    "every-trump-counts": {"trick-points": worth.five_for_each_trump},
    "ten-for-every-trump": {"trick-points": worth.ten_for_every_trump},
    "no-bonus": {"deal-points": no_bonus, "trick-points": worth.no_bonus},
    "more-than-120": {"who-won": more_than_target},
    "largest-total-wins": {"who-won": largest_total_wins},
    "set-still-scores": {"who-won": set_still_scores},
    "first-in-play-wins": {"who-won": first_in_play_wins},
}
"""For each error the kinds of puzzle it shows in, and its answer."""
