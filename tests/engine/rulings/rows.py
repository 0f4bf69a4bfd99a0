"""A row of a table becomes a question of the protocol and the fields its reply must have."""

from dataclasses import dataclass
from pathlib import Path

from rulings.deals import replay_question

GAMES = ("bruff", "all-fives", "auction-forty-fives")
BONUS = {"yes": True, "no": False, "open": None}


@dataclass(frozen=True)
class Row:
    """One ruling: where it stands, the facts it proves, the question and the expected fields."""

    game: str
    line: int
    text: str
    facts: list[str]
    question: dict
    expected: dict


def read_table(game):
    """All rows of ``rulings/<game>.txt``."""
    path = Path(__file__).parent / f"{game}.txt"
    rows = []
    lets = {}
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        text = line.split("#")[0].strip()
        if text.startswith("let "):
            name, _, meaning = text.removeprefix("let ").partition(" = ")
            lets[name] = meaning
        elif text:
            for name, meaning in lets.items():
                text = text.replace(name, meaning)
            try:
                rows.append(read_row(game, number, text))
            except Exception as error:
                raise ValueError(f"{path.name}:{number}: {error!r}: {text}") from error
    return rows


def read_row(game, number, text):
    facts, *cells = [cell.strip() for cell in text.split("|")]
    rule = None
    if " " not in cells[-1] and cells[-1].islower():
        rule = cells.pop()
    trump = cells.pop(0) if len(cells[0]) == 1 else None
    if cells[-1].startswith("then "):
        question, expected = replay(game, cells)
    else:
        question, expected = judgement(game, trump, cells)
    if rule is not None:
        demand_rule(expected, rule)
    return Row(game, number, text, facts.split(), question, expected)


def demand_rule(expected, rule):
    """The rule of the problem, of the card named last, or of the whole reply."""
    if "problem" in expected:
        expected["problem"]["rule"] = rule
    elif "rulings" in expected:
        list(expected["rulings"].values())[-1]["rule"] = rule
    else:
        expected["rule"] = rule


def judgement(game, trump, cells):
    given = {}
    for cell in cells[:-1]:
        word, _, rest = cell.partition(" ")
        given[word] = rest
    wanted = cells[-1]
    question = {"game": game, "trump": trump}
    if "calls" in given:
        return auction(game, given, wanted)
    if "order" in given:
        question["ask"] = "card-order"
        order = wanted.split()
        if given["order"] == "trumps":
            return question, {"trumps": order}
        return question, {"plain": {given["order"]: order}}
    if "hand" in given:
        question["ask"] = "legal-plays"
        question["led"] = None if given["led"] == "nothing" else given["led"]
        question["hand"] = given["hand"].split()
        return question, problem(wanted) or verdicts(question["hand"], wanted)
    cards = given["trick"].split()
    question["cards"] = cards
    if wanted.endswith(" wins"):
        question["ask"] = "trick-winner"
        card = wanted.removesuffix(" wins")
        return question, {"winner": cards.index(card), "card": card}
    question["ask"] = "trick-points"
    if problem(wanted):
        return question, problem(wanted)
    worth, bonus = wanted.removeprefix("worth ").split(", bonus ")
    return question, {"points": int(worth), "bonus": BONUS[bonus]}


def problem(wanted):
    if wanted.startswith("problem "):
        return {"problem": {"code": wanted.removeprefix("problem ")}}
    return None


def verdicts(hand, wanted):
    """``AH yes, KD no``: the rulings named, and the list of legal cards if all are named."""
    rulings = {}
    for part in wanted.split(","):
        *cards, verdict = part.split()
        for card in cards:
            rulings[card] = {"allowed": {"yes": True, "no": False}[verdict]}
    expected = {"rulings": rulings}
    if set(rulings) == set(hand):
        expected["legal"] = [card for card in hand if rulings[card]["allowed"]]
    return expected


def auction(game, given, wanted):
    scores = {"NS": 0, "EW": 0}
    scores.update(read_scores(given.get("scores", "")))
    question = {
        "ask": "legal-calls",
        "game": game,
        "dealer": given["dealer"],
        "scores": scores,
        "calls": given["calls"].split(),
    }
    if problem(wanted):
        expected = problem(wanted)
        expected["problem"]["at"] = len(question["calls"]) - 1
        return question, expected
    words = wanted.split()
    if words[1] == "may":
        return question, {"over": False, "turn": words[0], "legal": words[2:]}
    if words[0] == "nobody":
        return question, {"over": True, "declarer": None, "bid": None}
    return question, {"over": True, "declarer": words[0], "bid": int(words[2])}


def read_scores(text):
    words = text.split()
    return {side: int(score) for side, score in zip(words[::2], words[1::2], strict=True)}


def replay(game, cells):
    wanted = cells.pop().removeprefix("then ")
    question = replay_question(game, cells, read_scores)
    last = question["deals"][-1] if question["deals"] else {"acts": []}
    expected = {}
    deal = {}
    for part in wanted.split(","):
        word, _, rest = part.strip().partition(" ")
        if word == "problem":
            expected["problem"] = {"code": rest}
            if last["acts"]:
                expected["problem"]["deal"] = len(question["deals"]) - 1
                expected["problem"]["act"] = len(last["acts"]) - 1
        elif word == "turn":
            expected["turn"] = None if rest == "nobody" else rest
        elif word in ("phase", "by"):
            expected[word] = rest
        elif word == "scores":
            expected["scores"] = read_scores(rest)
        elif word == "winners":
            expected["winners"] = [] if rest == "nobody" else rest.split()
            expected["over"] = expected["winners"] != []
        elif word == "points":
            deal["points"] = read_scores(rest)
        elif word == "bonus":
            pair, _, number = rest.partition(" in trick ")
            deal["bonus"] = {"pair": pair, "trick": int(number) - 1}
        elif part.strip() == "no bonus":
            deal["bonus"] = None
        elif word in ("trump", "turn-up"):
            deal[word.replace("-", "_")] = None if rest == "nothing" else rest
        elif word == "tricks":
            takers = rest.removeprefix("to").split()
            deal["tricks"] = [{"winner": None if seat == "-" else seat} for seat in takers]
        elif word in ("complete", "open"):
            deal["complete"] = word == "complete"
        else:
            raise ValueError(f"nothing is known about {part.strip()!r}")
    if deal:
        expected["deals"] = [{}] * (len(question["deals"]) - 1) + [deal]
    return question, expected
