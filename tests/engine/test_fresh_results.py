"""Fresh drills in the teacher's table: every pupil had others."""

from lessons import MIXED, OURS, PUZZLES_OF_ALL_KINDS, REGISTRY, lesson_of
from test_results import ask, code_of, results
from tricktaking.games import GAMES
from tricktaking.lesson import encode


def test_fresh_drills_and_all_kinds_come_through_the_table():
    """A drill of a pupil's own can be dealt again; one that all have stands with its question."""
    lesson = MIXED._replace(items=(*MIXED.items[3:8], *PUZZLES_OF_ALL_KINDS[:8]))
    link = encode(lesson, OURS)
    count = lesson.questions()
    text = "\n".join(code_of(n, None, text=link, answers=[None] * count)["code"] for n in range(3))
    for lang in ("ru", "en"):
        reply = results(text, lesson=link, lang=lang)
        assert len(reply["pupils"]) == 3
        assert len(reply["questions"]) == count
        assert all(question["answered"] == 0 for question in reply["questions"])
        dealt = ask(ask="lesson-decode", text=link, ids=REGISTRY, seed=2)["questions"][4:8]
        own = [cell["own"] for cell in reply["pupils"][2]["cells"] if "own" in cell]
        assert own == [{"drill": one["drill"], "given": None} for one in dealt]


def test_fresh_drills_of_one_name_are_told_with_their_games():
    skill = {"skill": "best-card", "difficulty": 1, "fresh": 1}
    fresh = [{"game": game, **skill} for game in ("bruff", "all-fives")]
    link = encode(lesson_of(*fresh), OURS)
    text = code_of(1, None, text=link, answers=[None, None])["code"]
    for lang in ("ru", "en"):
        titles = [one["title"] for one in results(text, lesson=link, lang=lang)["questions"]]
        names = [GAMES[game].name(lang) for game in ("bruff", "all-fives")]
        assert [title.partition(" · ")[2] for title in titles] == names
