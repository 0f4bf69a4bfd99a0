"""What must hold on a page, between its two languages and in the registry; each message once."""

from __future__ import annotations

from textwrap import dedent

import pytest

from mkdocs_tricktaking.checks import (
    Registry,
    Source,
    fact_mark_troubles,
    front_matter_troubles,
    heading_troubles,
    puzzle_id_troubles,
    rules_page_troubles,
    translation_troubles,
)
from pages import LEGAL, WINNER
from tricktaking.games import GAMES

BRUFF = GAMES["bruff"]


def source(text: str, name: str = "a.md") -> Source:
    return Source.of_file(name, dedent(text))


def whole_rules_page() -> str:
    """A page with a heading for every rule of the game and a paragraph for every fact."""
    headings = "".join(f"### Rule {{ #{rule} }}\n\n" for rule in BRUFF.rules)
    facts = "".join(f'Fact.\n{{ data-fact="{fact}" }}\n\n' for fact in BRUFF.facts)
    return headings + facts


def test_front_matter_that_is_no_yaml_is_told() -> None:
    text = "---\ntitle: a: b\n---\n\n# A"
    (trouble,) = front_matter_troubles(text, {})
    assert trouble.report("a.md").startswith(
        "a.md:1: page: the front matter is not YAML; put a val"
    )
    assert not front_matter_troubles(text, {"title": "a"})


def test_a_heading_without_id_is_told() -> None:
    (trouble,) = heading_troubles(source("# Top\n\n## Good { #good }\n\n### Bad\n"))
    assert trouble.report("a.md") == (
        'a.md:5: heading: "Bad": the heading has no id; end the line with { #short-words }'
    )


def test_a_heading_id_twice_is_told() -> None:
    (trouble,) = heading_troubles(source("## A { #same }\n\n## B { #same }\n"))
    assert trouble.report("a.md") == (
        'a.md:3: heading: "same": the id stands already in line 1; choose another'
    )


def test_headings_inside_fences_are_none() -> None:
    assert not heading_troubles(source("```text\n## Not a heading\n```\n"))


def test_a_whole_page_of_rules_is_right() -> None:
    assert not rules_page_troubles(source(whole_rules_page()), BRUFF)


def test_a_rule_without_heading_is_told() -> None:
    page = source(whole_rules_page().replace("#may-renege", "#may-hold"))
    (trouble,) = rules_page_troubles(page, BRUFF)
    assert trouble.text == (
        '"may-renege": this rule of bruff has no heading here; '
        "add one that ends with { #may-renege }"
    )


def test_a_missing_fact_is_told() -> None:
    page = source(whole_rules_page().replace('{ data-fact="B6.3" }', ""))
    (trouble,) = rules_page_troubles(page, BRUFF)
    assert trouble.text == '"B6.3": not on this page; mark its paragraph with { data-fact="B6.3" }'


def test_a_fact_marked_twice_is_told_even_when_a_fence_marks_it() -> None:
    text = LEGAL.replace("why:", "fact:   B6.3\nwhy:")
    (trouble,) = rules_page_troubles(source(whole_rules_page() + text), BRUFF)
    assert trouble.text.startswith('"B6.3": marked already in line ')
    assert trouble.text.endswith("; mark each fact once")


def test_an_unknown_fact_is_told() -> None:
    page = source(whole_rules_page() + 'Fact.\n{ data-fact="B6.30" }\n')
    (trouble,) = rules_page_troubles(page, BRUFF)
    assert trouble.text == '"B6.30": bruff has no such fact; they run B1.1 … B10.3'


def test_a_mark_that_markdown_attached_to_nothing_is_told() -> None:
    page = source('Fact.\n\n{ data-fact="B6.3" }\n')
    (trouble,) = fact_mark_troubles(page, "<p>Fact.</p><p>{ data-fact=&quot;B6.3&quot; }</p>")
    assert trouble.text.startswith(
        '"B6.3": nothing to attach it to; put it on the line right below'
    )
    assert not fact_mark_troubles(page, '<p data-fact="B6.3">Fact.</p>')


def test_a_page_without_translation_is_told() -> None:
    (trouble,) = translation_troubles(source("# A"), None, "docs/en/a.md")
    assert trouble.text == (
        "the page has no translation (docs/en/a.md); write the file of the same name there"
    )


PAIRS = {
    "another heading": (
        "## A { #a }\n\n## B { #b }\n",
        "## A { #a }\n\n## C { #c }\n",
        'a.md:3: translation: "## b": b.md:3 has "## c" here; make both pages the same',
    ),
    "another level": (
        "## A { #a }\n",
        "### A { #a }\n",
        'a.md:1: translation: "## a": b.md:1 has "### a" here; make both pages the same',
    ),
    "a heading more": (
        "## A { #a }\n\n## B { #b }\n",
        "## A { #a }\n",
        'a.md:3: translation: "## b": b.md has no such heading; add it there or take it away here',
    ),
    "a heading less": (
        "## A { #a }\n",
        "## A { #a }\n\n## B { #b }\n",
        'a.md:1: translation: "## b" of b.md:3 is missing here; add this heading',
    ),
    "another card in a fence": (
        WINNER,
        WINNER.replace("KD", "QD"),
        "a.md:2: translation: ",
    ),
    "a fence more": (
        WINNER + LEGAL,
        WINNER,
        "a.md:10: translation: ",
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_pages_that_part_are_told_where_they_do(name: str) -> None:
    mine, theirs, expected = PAIRS[name]
    page = source(mine)
    (trouble,) = translation_troubles(page, source(theirs, "b.md"), "b.md")
    assert trouble.report("a.md").startswith(expected)


def test_the_same_fence_may_be_laid_out_otherwise() -> None:
    other = source(WINNER.replace("id:     ", "id: "), "b.md")
    assert not translation_troubles(source(WINNER), other, "b.md")


def test_a_new_id_must_be_registered() -> None:
    registry = Registry.of_file("puzzles.txt", "")
    ((page, trouble),) = puzzle_id_troubles(placed("a.md"), registry)
    assert trouble.report(page) == (
        'a.md:3: trick-winner: "b-test": this id is not in puzzles.txt; add it there as the last line'
    )


def test_a_mistyped_id_is_told_once_with_the_one_that_is_meant() -> None:
    registry = Registry.of_file("puzzles.txt", "b-tests\n")
    ((page, trouble),) = puzzle_id_troubles(placed("a.md"), registry)
    assert page == "a.md"
    assert "or write b-tests again, which is there" in trouble.text


BROKEN = {
    "no id": WINNER.replace("id:     b-test", "id b-test"),
    "an id that is no address": WINNER.replace("b-test", "B test"),
    "never closed": WINNER.rstrip().removesuffix("```"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_fence_does_not_make_its_id_seem_gone(name: str) -> None:
    registry = Registry.of_file("puzzles.txt", "b-test\n")
    assert puzzle_id_troubles(placed("a.md"), registry) == []
    assert puzzle_id_troubles(placed("a.md", BROKEN[name]), registry) == []


def test_a_published_id_may_not_vanish() -> None:
    registry = Registry.of_file("puzzles.txt", "b-test\nb-gone\n")
    ((page, trouble),) = puzzle_id_troubles(placed("a.md"), registry)
    assert trouble.report(page) == (
        'puzzles.txt:2: registry: "b-gone": no page has this puzzle any more; '
        "published ids stay for ever: bring it back"
    )


def test_an_id_twice_on_the_site_is_told() -> None:
    ((page, trouble),) = puzzle_id_troubles([*placed("a.md"), *placed("b.md")], None)
    assert trouble.report(page) == (
        'b.md:3: trick-winner: "b-test": this id is taken by a.md:3; choose another'
    )


def test_a_line_twice_in_the_registry_is_told() -> None:
    registry = Registry.of_file("puzzles.txt", "b-test\nb-test\n")
    ((page, trouble),) = puzzle_id_troubles(placed("a.md"), registry)
    assert trouble.report(page) == (
        'puzzles.txt:2: registry: "b-test": the id stands already in line 1; '
        "a line is never repeated"
    )


def placed(page: str, text: str = WINNER):
    """The fence of a page, as the plugin hands it on."""
    return [(page, fence) for fence in source(text, page).own_fences]
