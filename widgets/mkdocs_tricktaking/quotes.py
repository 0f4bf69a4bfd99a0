"""Fences that quote the engine, so that no page copies what the engine knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from tricktaking.cards import Card
from tricktaking.faces import pill, sentence, suit_pill
from tricktaking.fields import suit
from tricktaking.games import GAMES
from tricktaking.referee import referee_html
from tricktaking.words import word

from .author import Author
from .overviews import fence_gallery, rule_map


class Quote(NamedTuple):
    """A fence that quotes: the fields it takes, and its HTML."""

    keys: tuple[str, ...]
    html: Callable[[Author, str], str]
    of_a_game: bool = True
    """Whether it must say of which game it speaks."""


def card_order(author: Author, fact: str) -> str:
    """The rank table of a trump suit: `show: trumps`, `show: plain S C`, or everything."""
    named = author.required("trump", "S")
    trump = suit(named)
    if named and trump is None:
        author.note("trump", f'"{named}": no such suit; the suits are S, H, D and C')
    what, *suits = author.text("show").split() or ["all"]
    plain = [suit(word) for word in suits]
    if what not in ("all", "trumps", "plain") or (what != "plain" and suits):
        way = 'write "trumps", or "plain" and the suits, or leave it out'
        author.note("show", f'"{author.text("show")}": nothing to show; {way}')
    for written, read in zip(suits, plain, strict=True):
        if read is None or read == trump:
            way = "no such suit" if read is None else "this suit is trumps here, so it is not plain"
            author.note("show", f'"{written}": {way}; write for example "plain C D"')
    author.give_up_if_wrong()
    assert trump is not None
    order, lang = author.game.orders[trump], author.page.lang
    strips = []
    if what != "plain":
        strips.append(_strip("strip-trumps", trump, order.trumps, lang))
    if what != "trumps":
        shown = [read for read in plain if read] or list(order.plain)
        strips += [_strip("strip-plain", one, order.plain[one], lang) for one in shown]
    mark = f' data-fact="{escape(fact)}"' if fact else ""
    return f'<div class="tt tt-order-list"{mark}>{"".join(strips)}</div>'


def _strip(title: str, of: str, cards: Sequence[Card], lang: str) -> str:
    name = word(title, lang, suit=suit_pill(of, lang))
    listed = "".join(f'<li class="tt-rung">{pill(card, lang)}</li>' for card in cards)
    way = word("strip-way", lang)
    return f'<p class="tt-strip-name">{name}, {way}</p><ol class="tt-strip">{listed}</ol>'


def compared(author: Author, fact: str) -> str:
    """The games side by side, an aspect at a time, as each describes itself."""
    del fact
    lang = author.page.lang
    blocks = []
    for aspect in next(iter(GAMES.values())).portrait:
        rows = "".join(
            f'<div class="tt-portrait"><dt>{escape(game.name(lang))}</dt> '
            f"<dd>{sentence(game.portrait[aspect][lang], lang)}</dd></div>"
            for game in GAMES.values()
            if aspect in game.portrait
        )
        title = escape(word(f"aspect-{aspect}", lang))
        blocks.append(f'<h3 id="aspect-{aspect}">{title}</h3><dl class="tt-portraits">{rows}</dl>')
    return f'<div class="tt tt-compared" data-pagefind-weight="0.5">{"".join(blocks)}</div>'


def referee(author: Author, fact: str) -> str:
    """The referee's form, for every game."""
    del fact
    return referee_html(GAMES, author.page.rules, author.page.lang)


QUOTES: dict[str, Quote] = {
    "card-order": Quote(("trump", "show"), card_order),
    "rule-map": Quote((), rule_map),
    "fence-gallery": Quote((), fence_gallery, of_a_game=False),
    "games-compared": Quote((), compared, of_a_game=False),
    "referee": Quote((), referee, of_a_game=False),
}
"""Every quoting fence by its name."""
