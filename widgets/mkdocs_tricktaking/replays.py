"""The fence `deal-replay`: a whole deal from the pack to the score sheet, proven before it is shown."""

from __future__ import annotations

from tricktaking.deal import same_cards
from tricktaking.notation import parse_fields
from tricktaking.replayed import replay_html
from tricktaking.rules import Problem
from tricktaking.story import Story
from tricktaking.table import Side

from .author import Author, GaveUp

DEAL_KEYS = ("players", "dealer", "scores", "deck", "acts")


def replay_of(author: Author, name: str, fact: str) -> str:
    """The deal as HTML; its acts must be legal and its score the author's `answer`."""
    for key, example in (
        ("dealer", "C2"),
        ("deck", "7S 5H … (the whole pack, top first)"),
        ("acts", "A1 play 7S, B1 play 5S"),
    ):
        author.required(key, example)
    author.give_up_if_wrong()
    game = author.game
    head = author.position(("players", "dealer", "scores"))
    scores = dict(head.scores) or dict.fromkeys(head.table.sides, 0)
    try:
        deck = [game.card(word) for word in author.text("deck").split()]
    except Problem as problem:
        author.problem("deck", problem)
        raise GaveUp from None
    if not same_cards(deck, game.pack):
        missing = " ".join(sorted(card.code for card in game.pack - set(deck)))
        author.note(
            "deck", f"the pack is {len(game.pack)} cards, each once; missing: {missing or '-'}"
        )
        raise GaveUp
    acts = [" ".join(act.split()) for act in author.text("acts").split(",") if act.strip()]
    deal = game.deal(head.table, head.dealer or "", scores, deck)
    story = Story(deal, [])
    for act in acts:
        try:
            story.tell(act)
        except Problem as problem:
            author.note("acts", f'"{act}": {problem.text("en")}')
            raise GaveUp from None
    _prove(author, story)
    return replay_html(name, story, author.page.lang, rules=author.rules, fact=fact)


def _prove(author: Author, story: Story) -> None:
    deal = story.deal
    told = ", ".join(f"{side} {points}" for side, points in deal.points.items())
    if not deal.complete:
        author.note("acts", f"the deal is not finished: {deal.turn} must act ({deal.phase})")
    elif _points(author) != deal.points:
        author.note("answer", f'"{author.text("answer")}": the engine says {told}')
    why = author.text("why")
    rules = list(dict.fromkeys(event.ruling.rule.id for event in story.events))
    if why not in rules:
        author.note(
            "why", f'"{why}": no act of this deal is ruled by it; there are {", ".join(rules)}'
        )
    author.give_up_if_wrong()


def _points(author: Author) -> dict[Side, int] | None:
    """What the author says each side scores in the deal."""
    try:
        head = {"scores": author.text("answer")}
        if "players" in author.fence.fields:
            head["players"] = author.text("players")
        return dict(parse_fields(head, author.game).scores)
    except Problem as problem:
        author.problem("answer", problem)
        raise GaveUp from None
