"""Fences that are made of the other pages' fences: the map of a game's rules, the gallery of fences."""

from __future__ import annotations

from html import escape

from tricktaking.game import Game
from tricktaking.html import rule_link
from tricktaking.puzzles import PUZZLES
from tricktaking.rules import Rule
from tricktaking.words import word

from .author import Author
from .library import Library, Shelved, cited

OTHERS = ("trick", "deal-replay", "card-order")
"""The fences besides the kinds of puzzle that the gallery shows."""


def rule_map(author: Author, fact: str) -> str:
    """Every rule of a game: its sentence, its facts, the puzzles that cite it, the rows that test it."""
    del fact
    library, game, lang = _library(author), author.game, author.page.lang
    puzzles: dict[str, list[Shelved]] = {}
    for shelved in library.shelved():
        if _is_puzzle_of(game, shelved):
            for rule_id in cited(library.render(shelved)) | _shown(shelved):
                puzzles.setdefault(rule_id, []).append(shelved)
    for rule in game.rules.values():
        if rule.decides and rule.id not in puzzles:
            way = "no puzzle of any page cites this rule; write one, or say that it decides nothing"
            author.note("game", f'"{rule.id}": {way}')
    author.give_up_if_wrong()
    items = "".join(
        f'<li class="tt-map-rule">{_rule(author, library, rule, puzzles.get(rule.id, []), lang)}</li>'
        for rule in game.rules.values()
    )
    return f'<ul class="tt tt-map">{items}</ul>'


def _is_puzzle_of(game: Game, shelved: Shelved) -> bool:
    """Whether a fence asks something about this game; a whole deal only tells."""
    fields = shelved.fence.fields
    named = fields["game"].value if "game" in fields else shelved.game
    return named == game.id and "id" in fields and shelved.fence.name != "deal-replay"


def _shown(shelved: Shelved) -> set[str]:
    """The further rules that the author says a puzzle shows."""
    found = shelved.fence.fields.get("shows")
    return set(found.value.replace(",", " ").split()) if found else set()


def _rule(author: Author, library: Library, rule: Rule, puzzles: list[Shelved], lang: str) -> str:
    parts = [f"<p>{rule_link(rule, lang, author.rules)} <code>{rule.id}</code></p>"]
    parts.append(f"<p>{escape(rule.text(lang))}</p>")
    rows = sum(library.rows.get(fact, 0) for fact in rule.facts.split())
    known = word("map-facts", lang, facts=rule.facts.replace(" ", ", "), rows=rows)
    links = ", ".join(
        f'<a href="{escape(library.address(s.page))}#{_anchor(s)}">{number}</a>'
        for number, s in enumerate(puzzles, 1)
    )
    tried = f"{word('map-puzzles', lang)} {links}" if links else word("map-describes", lang)
    parts.append(f'<p class="tt-map-foot">{escape(known)} {tried}</p>')
    return "".join(parts)


def _anchor(shelved: Shelved) -> str:
    return f"puzzle-{shelved.fence.fields['id'].value}"


def fence_gallery(author: Author, fact: str) -> str:
    """Every kind of fence once, as a page's author wrote it and as a reader sees it."""
    del fact
    library, lang = _library(author), author.page.lang
    first: dict[str, Shelved] = {}
    for shelved in library.shelved():
        first.setdefault(shelved.fence.name, shelved)
    shown = []
    for name in (*PUZZLES, *OTHERS):
        found = first.get(name)
        if found is None:
            continue
        source = "\n".join([f"```{name}", *_with_game(found), "```"])
        where = f'<a href="{escape(library.address(found.page))}">{escape(found.page)}</a>'
        title = word("gallery-from", lang, name=name)
        shown.append(
            f'<h3 id="fence-{name}" data-pagefind-ignore><code>{name}</code></h3><p data-pagefind-ignore>{escape(title)} {where}</p>'
            f'<pre class="tt-source"><code>{escape(source)}</code></pre>'
            f'<div class="tt-example">{library.render(found)}</div>'
        )
    return "".join(shown)


def _with_game(shelved: Shelved) -> list[str]:
    """The body of a fence; the game that it took from its page is written out."""
    body = [line for line in shelved.fence.body if line.strip()]
    if "game" in shelved.fence.fields or not shelved.game:
        return body
    return [f"game:   {shelved.game}", *body]


def _library(author: Author) -> Library:
    library = author.page.library
    if library is None:
        author.note("", "this fence is made of the site's pages; it needs the MkDocs plugin")
    author.give_up_if_wrong()
    assert library is not None
    return library
