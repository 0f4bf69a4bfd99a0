"""May this seat rob, and with what result? (B3)"""

from __future__ import annotations

from ...cards import ACE_OF_HEARTS, CARDS, JOKER, Card
from ...names import Named, SuitName, Text
from ...position import Position
from ...rules import Problem, Ruling, Step
from ...shown import shown
from ...solved import Question, Solved, need
from ...table import Seat
from .booking import common_problems
from .deal import BruffDeal
from .rules import RULES

MAY_IT: Text = {
    "ru": "Вправе ли {seat} забрать открытую карту, {turn}, в обмен на свою?",
    "en": "May {seat} take the turn-up, {turn}, in exchange for a card in hand?",
}
LABELS: dict[str, Text] = {
    "yes": {"ru": "да, вправе", "en": "yes"},
    "no": {"ru": "нет, не вправе", "en": "no"},
}
HOLDS_THE_ACE: Text = {
    "ru": "{seat:cap} держит {ace}, туза той самой масти, что козырная: можно отложить любую свою карту, даже "
    "туза, и взять {turn}. На руках снова будет {count}.",
    "en": "{seat:cap} holds {ace}, the ace of the trump suit itself: any card in hand, even the ace, "
    "may be laid aside and {turn} taken. The hand will be {count} again.",
}
DEALER_ROBS: Text = {
    "ru": "Открыт сам {turn}, и право обмена у сдающего, а сдаёт {seat}: можно отложить любую свою "
    "карту и взять {turn}. На руках снова будет {count}.",
    "en": "{turn} itself is turned up, so the right is the dealer's, and {seat} deals: any card in "
    "hand may be laid aside and {turn} taken. The hand will be {count} again.",
}
HAS_PLAYED: Text = {
    "ru": "{seat:cap} уже сделал первый ход ({card}), а забирать открытую карту можно только до него.",
    "en": "{seat:cap} has already made a first play ({card}), and robbing is possible only before it.",
}
IS_ROBBED: Text = {
    "ru": "Открытую карту, {turn}, уже забрали: второй раз обмена в сдаче не бывает.",
    "en": "The turn-up, {turn}, has been taken already: there is no second exchange in a deal.",
}
NOT_THE_DEALER: Text = {
    "ru": "Открыт сам {turn}: право обмена у сдающего, а сдаёт {dealer}.",
    "en": "{turn} itself is turned up: the right is the dealer's, and {dealer} deals.",
}
NO_ACE: Text = {
    "ru": "Право даёт только {ace}, туз козырной масти, а среди карт {seat:gen} его нет.",
    "en": "Only {ace}, the ace of the trump suit, gives the right, and {seat} does not hold it.",
}
NO_TRUE_ACE: Text = {
    "ru": "Право даёт только {ace}, туз козырной масти; {instead} его не дают, хоть и козыри.",
    "en": "Only {ace}, the ace of the trump suit, gives the right; {instead} give none, trumps though "
    "they are.",
}
ONE_NO_TRUE_ACE: Text = {
    "ru": "Право даёт только {ace}, туз козырной масти; {instead} его не даёт, хоть и козырь.",
    "en": "Only {ace}, the ace of the trump suit, gives the right; {instead} gives none, trump though "
    "it is.",
}

TURNED: Text = {
    "ru": "Открыта карта {turn}: козыри {suit}.",
    "en": "{turn:cap} is turned up: trumps are {suit}.",
}
RIGHT_OF_ACE: Text = {
    "ru": "Право обмена у того, у кого {ace}.",
    "en": "The right to rob is with whoever holds {ace}.",
}
RIGHT_OF_DEALER: Text = {
    "ru": "Открыт сам козырной туз: право обмена у сдающего.",
    "en": "The ace of trumps itself is turned up: the right to rob is the dealer's.",
}
IN_TIME: Text = {
    "ru": "{seat:cap} ещё не ходил, так что не поздно.",
    "en": "{seat:cap} has not played yet, so it is not too late.",
}
TOO_LATE: Text = {
    "ru": "{seat:cap} уже ходил: {card}.",
    "en": "{seat:cap} has played already: {card}.",
}


def may_rob(position: Position) -> Solved:
    """Yes or no for the seat whose hand is shown, from the code that carries a rob out."""
    deal = shown(position, BruffDeal)
    seat, hand = position.hands[0]
    denied = deal.may_rob(seat)
    own = [card for who, card in position.plays() if who == seat]
    turn, suit = deal.turn_up, deal.trump or ""
    ace = CARDS["A" + suit]
    named: dict[str, Named] = {
        "seat": _seat(position, seat),
        "dealer": _seat(position, deal.dealer),
        "turn": turn or "",
        "suit": SuitName(suit),
        "ace": ace,
        "count": {"ru": "пять карт", "en": "five cards"},
    }
    if own:
        named["card"] = own[0]
    rule = RULES[denied or ("dealer-robs-ace" if turn is ace else "ace-robs")]
    sentence = _sentence(denied, turn is ace, hand, suit, named)
    right = "no" if denied else "yes"
    rulings = {choice: Ruling(choice == right, rule, sentence, named) for choice in LABELS}
    owner = (
        Step(RULES["dealer-robs-ace"], (ace,), RIGHT_OF_DEALER, named)
        if turn is ace
        else Step(RULES["ace-robs"], (ace,), RIGHT_OF_ACE, named)
    )
    steps = [
        Step(RULES["turn-up-fixes-trumps"], (turn,) if turn else (), TURNED, named),
        owner,
        Step(RULES["rob-before-own-play"], tuple(own[:1]), TOO_LATE if own else IN_TIME, named),
        Step(rule, tuple(hand), sentence, named),
    ]
    return Solved(MAY_IT, named, right, steps, LABELS, rulings)


def _sentence(
    denied: str | None,
    ace_turned: bool,
    hand: tuple[Card, ...],
    suit: str,
    named: dict[str, Named],
) -> Text:
    if denied is None:
        return DEALER_ROBS if ace_turned else HOLDS_THE_ACE
    if denied == "ace-of-the-trump-suit":
        instead = tuple(c for c in hand if c is JOKER or (c is ACE_OF_HEARTS and suit != "H"))
        if not instead:
            return NO_ACE
        named["instead"] = instead
        return NO_TRUE_ACE if len(instead) > 1 else ONE_NO_TRUE_ACE
    sentences = {
        "rob-before-own-play": HAS_PLAYED,
        "dealer-robs-ace": NOT_THE_DEALER,
        "ace-robs": IS_ROBBED,
    }
    return sentences[denied]


def _seat(position: Position, seat: Seat) -> Text:
    """The seat's name; in Russian also its genitive: `первого A`."""
    name = position.game.seat_names[seat]
    number, pair = name["ru"].split()
    return {**name, "ru-gen": f"{number[:-2]}ого {pair}"}


def _problems(position: Position) -> list[Problem]:
    turn_up, hands = position.turn_up, position.hands
    found = [
        *need(turn_up, "нужна открытая карта (turn-up)", "the turn-up is missing (turn-up)"),
        *need(
            len(hands) == 1,
            "нужна одна рука: того, о ком вопрос (hand)",
            "one hand is needed: that of the seat in question (hand)",
            "hand" if hands else None,
        ),
        *need(
            position.dealer or not turn_up or turn_up.rank != "A",
            "открыт туз: скажите, кто сдаёт (dealer)",
            "an ace is turned up: say who deals (dealer)",
        ),
    ]
    if found or turn_up is None:
        return found
    seat, hand = hands[0]
    held = len(hand) + sum(who == seat for who, _ in position.plays())
    robbed = any(act.endswith(" rob") for act in position.acts)
    return [
        *need(
            held == 5,
            "нужны все карты игрока: пять вместе с теми, что он уже сыграл",
            "the whole hand is needed: five cards with those already played",
            "hand",
        ),
        *need(
            turn_up not in hand or robbed,
            "открытая карта не может быть на руках, пока её никто не забрал (acts C1 rob)",
            "the turn-up cannot be in a hand before somebody has robbed it (acts C1 rob)",
            "hand",
        ),
        *common_problems(position),
    ]


MAY_ROB = Question(
    _problems, may_rob, ("dealer", "turn-up", "acts", "tricks", "hand"), {"acts": ("rob",)}
)
