"""Stand or beg: what happens next? (F2.3–F2.7)"""

from __future__ import annotations

from ...names import Named, SuitName, Text
from ...position import Position
from ...rules import Problem, Ruling, Step
from ...solved import Question, Solved, need
from ...table import Seat
from .deal import packet
from .names import SIDE_NAMES
from .rules import RULES

WHAT_NEXT: Text = {"ru": "Что происходит дальше?", "en": "What happens next?"}

WORDS = ("stand", "beg", "give", "run")
"""What the eldest hand and the dealer can say before play."""

LABELS: dict[str, Text] = {
    "eldest-chooses": {
        "ru": "первая рука принимает масть или просит сменить",
        "en": "the eldest hand stands or begs",
    },
    "dealer-answers": {
        "ru": "сдающий даёт очко или меняет",
        "en": "the dealer gives a point or runs the cards",
    },
    "gets-point": {
        "ru": "просивший получает очко и заходит",
        "en": "the beggar gets a point and leads",
    },
    "three-more": {
        "ru": "всем ещё по три карты и новая открытая",
        "en": "three more cards for everyone and a new turn-up",
    },
    "eldest-leads": {
        "ru": "козыри назначены, первая рука заходит",
        "en": "trumps are fixed and the eldest hand leads",
    },
    "once-more": {
        "ru": "масть та же: ещё по три карты, никого не спрашивая",
        "en": "the same suit again: three more cards, nobody is asked",
    },
    "deal-again": {
        "ru": "колоды не хватает: тот же сдающий сдаёт заново",
        "en": "there are not enough cards: the same dealer deals again",
    },
}
"""What can happen next."""

_RULES = {
    "eldest-chooses": "stand-or-beg",
    "dealer-answers": "give-one-point",
    "gets-point": "give-one-point",
    "three-more": "run-the-cards",
    "eldest-leads": "lead-any-card",
    "once-more": "same-suit-again",
    "deal-again": "pack-exhausted",
}

_IS_SO: dict[str, Text] = {
    "eldest-chooses": {
        "ru": "Открыта карта {turn}, слово за первой рукой: {eldest} принимает масть или просит сменить.",
        "en": "{turn} is turned up and the eldest hand speaks: {eldest} stands or begs.",
    },
    "dealer-answers": {
        "ru": "{eldest:cap} просит сменить масть, теперь отвечает сдающий: {dealer} даёт ему очко и "
        "оставляет масть или меняет её.",
        "en": "{eldest:cap} begs, so the dealer answers: {dealer} gives a point and keeps the suit, or "
        "runs the cards.",
    },
    "gets-point": {
        "ru": "{dealer:cap} оставляет масть: {eldest} сразу получает очко, он один, и ходит первым; "
        "козыри — {suit}.",
        "en": "{dealer:cap} keeps the suit: {eldest}, and nobody else, gets a point at once and leads; "
        "trumps are {suit}.",
    },
    "three-more": {
        "ru": "{dealer:cap} меняет: {turn} откладывают, каждый получает ещё по три карты, и открывают "
        "новую.",
        "en": "{dealer:cap} runs the cards: {turn} is set aside, everyone gets three more cards and a "
        "new one is turned up.",
    },
    "eldest-leads": {
        "ru": "{eldest:cap} принял масть: козыри — {suit}, и он же ходит первым.",
        "en": "{eldest:cap} stands: trumps are {suit}, and the same player leads.",
    },
    "once-more": {
        "ru": "Открыта карта {turn}, опять та же масть: сдают ещё по три карты и открывают новую, никого не "
        "спрашивая. В колоде {left}, нужно {needed}.",
        "en": "{turn} is the same suit again: three more cards each and a new turn-up, and nobody is "
        "asked. The pack has {left} cards left and {needed} are needed.",
    },
    "deal-again": {
        "ru": "Открыта карта {turn}, опять та же масть, а в колоде осталось {left}: нужно {needed}. Всё "
        "перемешивают, и {dealer} сдаёт заново.",
        "en": "{turn} is the same suit again, and the pack has {left} cards left where {needed} are "
        "needed. Everything is shuffled and {dealer} deals again.",
    },
}
_NEW_SUIT: Text = {
    "ru": "Открыта карта {turn}, масть новая: козыри — {suit}. Второй раз не просят, {eldest} ходит первым.",
    "en": "{turn} is of another suit: trumps are {suit}. There is no second beg, and {eldest} leads.",
}

_WOULD_BE: dict[str, Text] = {
    "eldest-chooses": {
        "ru": "Первую руку спрашивают один раз, при первой открытой карте.",
        "en": "The eldest hand is asked once, at the first turn-up.",
    },
    "dealer-answers": {
        "ru": "Сдающий отвечает только на просьбу, и только раз.",
        "en": "The dealer answers only a beg, and only once.",
    },
    "gets-point": {
        "ru": "Очко даёт сдающий, когда после просьбы оставляет масть.",
        "en": "A point is given when the dealer keeps the suit after a beg.",
    },
    "three-more": {
        "ru": "По три карты сдают, когда сдающий решил менять.",
        "en": "Three more cards are dealt when the dealer runs the cards.",
    },
    "eldest-leads": {
        "ru": "Ходят, когда козыри назначены и все вопросы решены.",
        "en": "The lead comes when trumps are fixed and nothing else is due.",
    },
    "once-more": {
        "ru": "Ещё раз сдают, только если после смены вышла та же масть и колоды хватает.",
        "en": "The cards are run once more only if the same suit came again and there are enough cards.",
    },
    "deal-again": {
        "ru": "Заново сдают, только если вышла та же масть, а колоды уже не хватает.",
        "en": "There is a new deal only if the same suit came again and there are not enough cards.",
    },
}

_PROPOSED: Text = {
    "ru": "Предложены {refused}: так легла первая открытая карта.",
    "en": "The first turn-up proposed {refused}.",
}
_STANDS: Text = {"ru": "{eldest:cap} принимает.", "en": "{eldest:cap} stands."}
_BEGS: Text = {"ru": "{eldest:cap} просит сменить.", "en": "{eldest:cap} begs."}
_GIVES: Text = {"ru": "{dealer:cap} даёт очко.", "en": "{dealer:cap} gives the point."}
_RUNS: Text = {"ru": "{dealer:cap} меняет.", "en": "{dealer:cap} runs the cards."}
_COUNTED: Text = {
    "ru": "Роздано и открыто {gone}, в колоде {left}; чтобы сменить ещё раз, нужно {needed}.",
    "en": "{gone} cards are dealt or turned, {left} are left; to run once more takes {needed}.",
}


def seats(position: Position) -> tuple[Seat, Seat]:
    """Eldest hand and dealer: as the position says, else by who leads, speaks, or sits first."""
    table = position.table
    if position.dealer:
        return table.left[position.dealer], position.dealer
    tricks = (*position.tricks, position.trick) if position.trick else position.tricks
    spoken = [act.split() for act in position.acts]
    eldest = next((seat for seat, verb in spoken if verb in ("stand", "beg")), table.seats[0])
    if tricks:
        eldest = tricks[0].leader
    return eldest, table.from_seat(eldest)[-1]


def words_problems(position: Position) -> list[Problem]:
    """What has been said must be: stand; or beg, and then give, or run once or more."""
    eldest, dealer = seats(position)
    said = tuple(act for act in position.acts if not act.endswith(" revoke"))
    stand, beg, give, run = (
        *(f"{eldest} stand", f"{eldest} beg"),
        *(f"{dealer} give", f"{dealer} run"),
    )
    good = said in ((), (stand,), (beg,), (beg, give)) or (
        said[:2] == (beg, run) and set(said[2:]) <= {run}
    )
    return need(
        good,
        f"так не бывает: {stand}, или {beg}, потом {give} либо {run} (один или несколько раз)",
        f"not in this order: {stand}, or {beg} and then {give}, or {run} once or more",
        "acts",
    )


def after_beg(position: Position) -> Solved:
    """The one thing that follows, from what has been said and the newest turn-up."""
    eldest, dealer = seats(position)
    verbs = [act.split()[1] for act in position.acts]
    runs = verbs.count("run")
    turn, players = position.turn_up, len(position.table.seats)
    suit = turn.suit if turn else ""
    dealt_runs = runs if position.trump else 0
    needed = packet(players)
    gone = 6 * players + 1 + dealt_runs * needed
    left = len(position.game.pack) - gone
    named: dict[str, Named] = {
        **{"eldest": SIDE_NAMES[eldest], "dealer": SIDE_NAMES[dealer], "turn": turn or ""},
        **{"suit": SuitName(suit), "gone": gone, "left": left, "needed": needed},
        "refused": SuitName(position.trump if position.trump and runs else suit),
    }
    state = _state(verbs, position.trump, suit, suffices=left >= needed)
    new_suit = state == "eldest-leads" and runs > 0
    is_so = _NEW_SUIT if new_suit else _IS_SO[state]
    rule = RULES[_rule(state, new_suit=new_suit)]
    rulings = {}
    for choice, would in _WOULD_BE.items():
        if choice == state:
            rulings[choice] = Ruling(True, rule, is_so, named)
        else:
            sentence = {lang: f"{would[lang]} {is_so[lang]}" for lang in would}
            rulings[choice] = Ruling(False, RULES[_RULES[choice]], sentence, named)
    steps = [Step(RULES["six-cards"], (), _PROPOSED, named)]
    for verb in dict.fromkeys(verbs):
        told = {"stand": _STANDS, "beg": _BEGS, "give": _GIVES, "run": _RUNS}[verb]
        asked = {"give": "give-one-point", "run": "run-the-cards"}.get(verb, "stand-or-beg")
        steps.append(Step(RULES[asked], (), told, named))
    if dealt_runs and not new_suit:
        steps.append(Step(RULES["pack-exhausted"], (), _COUNTED, named))
    steps.append(Step(rule, (turn,) if turn else (), is_so, named))
    return Solved(WHAT_NEXT, named, state, steps, LABELS, rulings)


def _rule(state: str, *, new_suit: bool) -> str:
    if state == "eldest-leads":
        return "same-suit-again" if new_suit else "stand-or-beg"
    return _RULES[state]


def _state(verbs: list[str], refused: str | None, suit: str, *, suffices: bool) -> str:
    if not verbs:
        return "eldest-chooses"
    last = verbs[-1]
    if last != "run":
        return {"stand": "eldest-leads", "beg": "dealer-answers", "give": "gets-point"}[last]
    if refused is None:
        return "three-more"
    if suit != refused:
        return "eldest-leads"
    return "once-more" if suffices else "deal-again"


def _problems(position: Position) -> list[Problem]:
    runs = sum(act.endswith(" run") for act in position.acts)
    players = len(position.table.seats)
    room = (len(position.game.pack) - 6 * players - 1) // packet(players)
    turn_up = position.turn_up
    return [
        *need(turn_up, "нужна открытая карта (turn-up)", "the turn-up is missing (turn-up)"),
        *words_problems(position),
        *need(
            position.trump or runs < 2,
            "если меняли несколько раз, скажите, какую масть меняют (trump)",
            "after several runs say which suit was refused (trump)",
        ),
        *need(
            runs <= room,
            f"столько раз не сменить: колоды хватает на {room}",
            f"the pack cannot be run so often: {room} at most",
            "acts",
        ),
        *need(
            not any(act.endswith(" revoke") for act in position.acts),
            "карт ещё не играли: ошибки быть не может (acts)",
            "no card has been played: there can be no revoke (acts)",
            "acts",
        ),
    ]


AFTER_BEG = Question(_problems, after_beg, ("dealer", "turn-up", "acts", "trump"), {"acts": WORDS})
