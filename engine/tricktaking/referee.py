"""The referee: who takes this trick, may this card be played, and what follows when it was not.

The question `referee` of the engine's door, and the page's form, which holds every card of every
game so that scripts need to know none of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .cards import CARDS, SUITS, Card
from .faces import escape, pill, suit_pill
from .game import Game
from .names import Text, pretty, say
from .replies import ruling_json, step_json
from .rules import Problem, Rule
from .words import word

ABOUT = ("play", "winner")
"""What the referee can be asked: was that play allowed, who takes the trick."""

TAKES: Text = {"ru": "Взятку берёт {card}", "en": "{card:cap} takes the trick"}
LEADS_SO_FAR: Text = {"ru": "Пока берёт {card}", "en": "{card:cap} is winning so far"}
ALLOWED: Text = {"ru": "Можно: {card}", "en": "Allowed: {card}"}
BARRED: Text = {"ru": "Нельзя: {card}", "en": "Not allowed: {card}"}
SILENT: Text = {
    "ru": "Документ не назначает наказания: договоритесь за столом.",
    "en": "The document sets no penalty; agree at the table.",
}
_GRID = ("A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2")


def rule_on(
    game: Game, trump: str, about: str, cards: Sequence[Card], hand: Sequence[Card], lang: str
) -> dict[str, Any]:
    """The referee's reply: a heading, the reasons, the proof, and what else there is to say.

    `cards` lie on the table in order of play. About a play the last of them is the one in question
    and `hand` the rest of what that player held. Raises `Problem` when there is nothing to judge.
    """
    if about == "winner":
        return _winner(game, trump, cards, lang)
    return _play(game, trump, cards, hand, lang)


def _winner(game: Game, trump: str, cards: Sequence[Card], lang: str) -> dict[str, Any]:
    best = game.winner(trump, cards)
    ruling = game.judge_winner(trump, cards, best)
    complete = len(cards) in game.tables
    notes = []
    if complete:
        points = game.judge_points(trump, cards)[2]
        notes.append({"text": points.text(lang), "rule": points.rule.id})
    steps = game.explain_winner(trump, cards)
    full = complete and len(cards) == max(game.tables)
    heading = say(TAKES if full or complete else LEADS_SO_FAR, {"card": cards[best]}, lang)
    return _reply(
        game,
        lang,
        right=True,
        heading=heading,
        reasons=[ruling_json(ruling, lang)],
        steps=[step_json(step, lang) for step in steps],
        notes=notes,
    )


def _play(
    game: Game, trump: str, cards: Sequence[Card], hand: Sequence[Card], lang: str
) -> dict[str, Any]:
    card, trick = cards[-1], cards[:-1]
    whole = [card, *hand]
    ruling = game.judge_play(trump, trick, whole, card)
    notes: list[dict[str, str]] = []
    if not ruling.allowed:
        rules = [game.rules[rule_id] for rule_id in game.offence_rules]
        notes = [{"text": rule.text(lang), "rule": rule.id} for rule in rules]
        notes = notes or [{"text": SILENT[lang], "rule": ""}]
    legal = game.legal_plays(trump, trick, whole)
    listed = ", ".join(pretty(c, lang) for c in legal)
    told = word("referee-legal", lang, cards=listed)
    if not hand and _hand_decides(game, trump, trick, card):
        told = word("referee-no-hand", lang)
    notes.insert(0, {"text": told, "rule": ""})
    return _reply(
        game,
        lang,
        right=ruling.allowed,
        heading=say(ALLOWED if ruling.allowed else BARRED, {"card": card}, lang),
        reasons=[ruling_json(ruling, lang)],
        steps=[step_json(step, lang) for step in game.explain_play(trump, trick, whole)],
        notes=notes,
    )


def _hand_decides(game: Game, trump: str, trick: Sequence[Card], card: Card) -> bool:
    """Could some other card in the player's hand make this play a forbidden one?"""
    unseen = (other for other in game.pack if other != card and other not in trick)
    return any(not game.judge_play(trump, trick, [card, other], card).allowed for other in unseen)


def _reply(game: Game, lang: str, **said: Any) -> dict[str, Any]:
    named = [part["rule"] for part in [*said["reasons"], *said["steps"], *said["notes"]]]
    rules: list[Rule] = [game.rules[rule_id] for rule_id in named if rule_id]
    return {**said, "refs": {rule.id: rule.number for rule in rules}}


def must_be_judgeable(about: str, cards: Sequence[Card], game: Game) -> None:
    """Raises `Problem` for a question without cards, or with more cards than seats."""
    if about not in ABOUT:
        known = ", ".join(ABOUT)
        raise Problem("bad-value", {"ru": f"about: {known}", "en": f"about: {known}"}, at="about")
    if not 0 < len(cards) <= max(game.tables):
        most = max(game.tables)
        text: Text = {
            "ru": f"на столе от 1 до {most} карт",
            "en": f"1 to {most} cards on the table",
        }
        raise Problem("bad-value", text, at="cards")


def hand_must_fit(held: int, game: Game) -> None:
    """Raises `Problem` for more cards than a hand of this game can hold, the one played among them.

    >>> from tricktaking.games import GAMES
    >>> hand_must_fit(6, GAMES["bruff"])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    tricktaking.rules.Problem: a hand holds 5 cards at most, the one played among them, and 6 ...
    """
    most = game.largest_hand
    if held > most:
        text: Text = {
            "ru": f"на руках не больше {most} карт вместе с сыгранной, а названо {held}: уберите лишние",
            "en": f"a hand holds {most} cards at most, the one played among them, and {held} are named: "
            "take away those too many",
        }
        raise Problem("bad-value", text, at="hand")


def referee_html(games: Mapping[str, Game], rules: Mapping[str, str], lang: str) -> str:
    """`<card-referee>`: the whole form; `rules` leads to each game's page."""
    cards = dict.fromkeys(card for game in games.values() for card in _in_grid_order(game))
    keys = "".join(_key(card, games, lang) for card in cards)
    asked = "".join(
        _radio("about", about, escape(word(f"referee-{about}", lang)), checked=about == "play")
        for about in ABOUT
    )
    named = "".join(
        _radio(
            "game",
            game.id,
            escape(game.name(lang)),
            extra=f' data-rules="{escape(rules.get(game.id, ""))}" data-most="{max(game.tables)}" '
            f'data-beside="{game.largest_hand - 1}"',
        )
        for game in games.values()
    )
    trumps = "".join(
        _radio("trump", suit, suit_pill(suit, lang), extra=' data-then="suit"') for suit in SUITS
    )
    suits = "".join(_radio("suit", suit, suit_pill(suit, lang)) for suit in SUITS)
    into = "".join(
        _radio("into", row, escape(word(f"referee-into-{row}", lang)), checked=row == "table")
        for row in ("table", "hand")
    )
    return (
        f'<card-referee class="tt" data-lang="{lang}" data-fields="about game trump">'
        f'<noscript><p class="tt-notice">{escape(word("referee-noscript", lang))}</p></noscript>'
        f'<form autocomplete="off">'
        f"{_group('referee-ask', asked, lang, 'tt-big')}{_group('referee-game', named, lang)}"
        f"{_group('referee-trump', trumps, lang)}"
        f'<p class="tt-hand-name">{escape(word("referee-table", lang))}'
        f'<span data-only="play">{escape(word("referee-last", lang))}</span></p>'
        f'<ol class="tt-row" data-row="table"></ol>'
        f'<div data-only="play"><p class="tt-hand-name">{escape(word("referee-hand", lang))}</p>'
        f'<ol class="tt-row" data-row="hand"></ol>{_group("referee-into", into, lang)}</div>'
        f"{_group('referee-suit', suits, lang)}"
        f'<div class="tt-keys" role="group" aria-label="{escape(word("referee-card", lang))}">'
        f"{keys}</div>"
        f'<p class="tt-typed"><label>{escape(word("referee-typed", lang))} '
        f'<input type="text" name="typed" maxlength="200" autocapitalize="off"></label> '
        f'<button type="submit" class="tt-button tt-second">{word("referee-put", lang)}</button></p>'
        f'<div class="tt-status" role="status"></div></form></card-referee>'
    )


def _in_grid_order(game: Game) -> list[Card]:
    ordinary = [CARDS[rank + suit] for suit in SUITS for rank in _GRID]
    return [card for card in [*ordinary, CARDS["JK"]] if card in game.pack]


def _key(card: Card, games: Mapping[str, Game], lang: str) -> str:
    where = " ".join(game.id for game in games.values() if card in game.pack)
    return (
        f'<button type="button" class="tt-key" data-card="{card.code}" data-of="{card.suit}" '
        f'data-games="{where}">{pill(card, lang)}</button>'
    )


def _group(title: str, inside: str, lang: str, name: str = "") -> str:
    look = f"tt-group {name}".strip()
    legend = escape(word(title, lang))
    return f'<fieldset class="{look}"><legend class="tt-hand-name">{legend}</legend>{inside}</fieldset>'


def _radio(name: str, value: str, inside: str, *, checked: bool = False, extra: str = "") -> str:
    mark = " checked" if checked else ""
    return (
        f'<label class="tt-option tt-key-option"><input type="radio" name="{name}" '
        f'value="{value}"{mark}{extra}><span>{inside}</span></label>'
    )
