"""Every kind of puzzle: a table to read, and the naive umpire's opinion of random games.

A failing random puzzle is named by game and number; `oracle.random_games` makes it again alone.
"""

import json
import os
import re
from pathlib import Path

import pytest

from oracle.all_fives import AllFivesDeal
from oracle.auction import auction_state
from oracle.bruff import BruffDeal
from oracle.random_games import DEAL, GAMES, random_auction, seeded, whole_game
from oracle.tables import PAIR_OF, PLAIN, TRUMPS
from tricktaking.ask import answer
from tricktaking.games import GAMES as ENGINE_GAMES
from tricktaking.html import puzzle_html, ready
from tricktaking.names import spoken
from tricktaking.notation import format_compact, format_position, parse_compact, parse_position
from tricktaking.puzzles import PUZZLES, Puzzle

LONG = os.environ.get("TRICKTAKING_LONG") == "1"
RANDOM_GAMES = 600 if LONG else 60
TABLE = Path(__file__).parent / "rulings" / "puzzles.txt"
GAME_OF = {"B": "bruff", "F": "all-fives", "A": "auction-forty-fives"}


# ---------------------------------------------------------------- the table


def read_table():
    """The rows of the table, the names given by `let` filled in."""
    names = {}
    for number, line in enumerate(TABLE.read_text("utf-8").splitlines(), 1):
        text = line.split("#")[0].strip()
        if text.startswith("let "):
            name, _, value = text.removeprefix("let ").partition(" = ")
            names[name] = value
        elif text:
            facts, kind, position, wanted, *rule = (cell.strip() for cell in text.split("|"))
            filled = re.sub(r"[A-Z]{3,}", lambda word: names[word[0]], position)
            row = (GAME_OF[facts[0]], kind, filled, wanted, rule[0] if rule else None)
            yield pytest.param(*row, id=f"puzzles.txt:{number}")


def read_answer(kind, wanted):
    shape = PUZZLES[kind].shape
    if shape == "number":
        return int(wanted)
    return wanted if shape == "one" else wanted.split()


def judge(game, kind, position, given, lang="en"):
    puzzle = {"kind": kind, "game": game, "position": position}
    asked = {"ask": "judge", "puzzle": puzzle, "answer": given, "lang": lang}
    return json.loads(answer(json.dumps(asked)))


ROWS = list(read_table())


@pytest.mark.parametrize(("game", "kind", "position", "wanted", "rule"), ROWS)
def test_the_answer_is_the_one_in_the_table(game, kind, position, wanted, rule):
    if wanted.startswith("problem at "):
        told = judge(game, kind, position, "")["problem"]
        place = wanted.removeprefix("problem at ")
        assert told.get("at", "-") == place, told
        assert "{" not in told["text"]
        return
    reply = judge(game, kind, position, read_answer(kind, wanted))
    assert reply.get("right"), reply
    assert reply["rule"] == rule, reply
    check_puzzle(game, kind, position)


def check_puzzle(game, kind, position):
    """What holds for every puzzle: choices with rulings, proofs, both languages, the notation."""
    played = ENGINE_GAMES[game]
    shape = PUZZLES[kind].shape
    shown = parse_position(position, played)
    assert parse_position(format_position(shown), played) == shown
    assert parse_compact(format_compact(shown), ENGINE_GAMES.values()) == shown
    choices = PUZZLES[kind].choices(played, shown)
    assert PUZZLES[kind].problems(played, shown) == []
    rulings = PUZZLES[kind].rulings(played, shown)
    assert list(rulings) == list(choices)
    if shape == "one":
        assert [c for c in choices if rulings[c].allowed] == [PUZZLES[kind].solve(played, shown)]
    for lang in ("ru", "en"):
        replies = [judge(game, kind, position, given, lang) for given in answers(shape, choices)]
        right = replies[0]["correct"]
        assert judge(game, kind, position, right, lang)["right"]
        for reply in replies:
            said = [reply["text"], *(ruling.text(lang) for ruling in rulings.values())]
            said += [step["text"] for step in reply["steps"]]
            said.append(PUZZLES[kind].question(played, shown, lang))
            said += [PUZZLES[kind].label(played, shown, choice, lang) for choice in choices]
            assert len(reply["steps"]) >= 2
            for text in said:
                assert text and "{" not in text and "None" not in text, text
                assert lang == "ru" or text.isascii() or not any("а" <= c <= "я" for c in text), (
                    text
                )
            assert reply["rule"] in played.rules
            assert all(step["rule"] in played.rules for step in reply["steps"])
        check_page(
            Puzzle("x", PUZZLES[kind], played, shown), replies, answers(shape, choices), lang
        )
    with pytest.raises(ValueError):
        PUZZLES[kind].read_answer(played, shown, {"no": "answer"})


def check_page(puzzle, replies, given, lang):
    """What the page stores makes up every reply, and every choice can be chosen there."""
    stored = ready(puzzle, lang)
    for reply, choice in zip(replies, given, strict=True):
        composed = {"correct": stored["correct"], "steps": stored["steps"]}
        if puzzle.kind.shape == "one":
            ruling = stored["choices"][choice]
            composed |= {"right": ruling["allowed"], "rule": ruling["rule"], "text": ruling["text"]}
        else:
            composed |= {key: stored[key] for key in ("rule", "text", "choices") if key in stored}
            composed["right"] = reply["right"]
        assert composed == reply
    page = puzzle_html(puzzle, lang)
    for choice in puzzle.kind.choices(puzzle.game, puzzle.position):
        assert page.count(f' value="{choice}"') == 1, choice
    for card in puzzle.position.cards():
        assert f"{spoken(card, lang)}<" in page, card


def answers(shape, choices):
    """Every answer to a choice of one, and some to the other shapes."""
    if shape == "number":
        return [0, -7]
    return list(choices) if shape == "one" else [list(choices), list(reversed(choices))]


def test_every_question_of_a_game_has_rows_and_every_kind_a_letter():
    letters = [kind.letter for kind in PUZZLES.values()]
    assert len(set(letters)) == len(letters)
    asked = {(game.id, kind) for game in ENGINE_GAMES.values() for kind in game.questions}
    assert asked <= {row.values[:2] for row in ROWS}


def test_the_calls_stand_below_their_seats():
    position = "dealer W; calls 5 10 pass hold 15 pass hold 20"
    game = ENGINE_GAMES["auction-forty-fives"]
    puzzle = Puzzle("x", PUZZLES["legal-calls"], game, parse_position(position, game))
    table = puzzle_html(puzzle, "en").split("<caption>The calls in order</caption>")[1]
    rows = re.findall("<tr>(.*?)</tr>", table.split("</table>")[0])
    cells = [re.findall("<t[dh][^>]*>(.*?)</t[dh]>", row) for row in rows]
    assert cells == [
        ["North", "East", "South", "West"],
        ["5", "10", "pass", "hold"],
        ["15", "pass", "", "hold"],
        ["20", "", "", ""],
    ]


def test_a_score_sheet_has_the_bid_in_its_own_row():
    position = "trump S; scores NS 70, EW -5; bid N 20; tricks E 7S 5S AS AH; side NS"
    game = ENGINE_GAMES["auction-forty-fives"]
    puzzle = Puzzle("x", PUZZLES["deal-points"], game, parse_position(position, game))
    page = puzzle_html(puzzle, "en")
    assert '<th scope="row">before</th> <td>70</td><td>−5</td>' in page
    assert '<th scope="row">bid: North</th> <td>20</td><td></td>' in page


# ---------------------------------------------------------------- random games


class Cut:
    """A random game of the umpire stopped at a random act of a random deal."""

    def __init__(self, game, number):
        rng = seeded(game, number)
        question = whole_game(game, rng)
        self.game, dealer = game, question["dealer"]
        sides = {"bruff": ["A", "B", "C"], "auction-forty-fives": ["NS", "EW"]}
        scores = question.get("scores") or dict.fromkeys(sides.get(game, []), 0)
        chosen = rng.randrange(len(question["deals"]))
        for index, entry in enumerate(question["deals"]):
            self.deal = DEAL[game](entry["deck"], dealer, scores)
            self.before, self.dealer, self.deck = dict(scores), dealer, entry["deck"]
            self.acts = entry["acts"]
            if index == chosen and rng.random() < 0.7:
                self.acts = self.acts[: rng.randrange(len(self.acts) + 1)]
            for act in self.acts:
                self.deal.act(act)
            if index == chosen:
                break
            scores, dealer = self.deal.scores, self.deal.next_dealer()
        self.report = self.deal.report()
        self.finished = [trick for trick in self.report["tricks"] if trick["winner"]]

    @property
    def odd(self):
        """Whether a card was played out of suit that nobody claimed in time."""
        return any("play!" in act for act in self.acts if isinstance(act, str))

    def position(self, side=None):
        """The text of the position: what everybody has seen of this deal."""
        fields = [f"players {len(self.before)}"] if self.game == "all-fives" else []
        fields += [f"trump {self.report['trump']}", f"dealer {self.dealer}"]
        if self.report["turn_up"]:
            fields.append(f"turn-up {self.report['turn_up']}")
        fields.append("scores " + ", ".join(f"{s} {n}" for s, n in self.before.items()))
        strings = [act for act in self.acts if isinstance(act, str)]
        calls = [act.split()[2] for act in strings if " call " in act]
        if calls:
            fields.append("calls " + " ".join(calls))
        acts = [act for act in self.said() if act]
        if acts:
            fields.append("acts " + ", ".join(acts))
        full = [f"{t['leader']} {' '.join(t['cards'])}" for t in self.finished]
        if full:
            fields.append("tricks " + " / ".join(full))
        for trick in self.report["tricks"][len(full) :]:
            fields.append(f"trick {trick['leader']} {' '.join(trick['cards'])}")
        if side:
            fields.append(f"side {side}")
        return "; ".join(fields)

    def said(self):
        """The acts that a position names: begging, running once for each packet, robbing."""
        for act in self.acts:
            if isinstance(act, dict):
                if act["revoke"]["claimed"] == "before-next-lead":
                    yield f"{act['revoke']['seat']} revoke"
                continue
            seat, verb, *_ = act.split()
            if verb == "run":
                yield from [f"{seat} run"] * runs(self.deck, len(self.before))[0]
            elif verb in ("stand", "beg", "give", "rob"):
                yield f"{seat} {verb}"


def runs(deck, players):
    """How often the cards are run from this pack, and whether a new suit appeared."""
    packet = 3 * players + 1
    turned = deck[6 * players :: packet]
    count = 1
    while count < len(turned) and turned[count][1] == turned[0][1]:
        count += 1
    return (count, True) if count < len(turned) else (count - 1, False)


def cuts(game):
    """Random cuts in which something can be asked about tricks."""
    for number in range(RANDOM_GAMES):
        cut = Cut(game, number)
        if cut.report["trump"] and cut.finished:
            yield number, cut


def ask_about(cut, number, kind, wanted, side=None):
    position = cut.position(side)
    reply = judge(cut.game, kind, position, wanted)
    if cut.odd and reply.get("problem", {}).get("code") in ("illegal-play", "bad-value"):
        return
    assert reply.get("right"), f"{cut.game} {number}: {position}\nwanted {wanted}: {reply}"


@pytest.mark.parametrize("game", GAMES)
def test_points_of_a_deal_agree_with_the_umpire(game):
    for number, cut in cuts(game):
        for side, points in cut.report["points"].items():
            ask_about(cut, number, "deal-points", points, side)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_agrees_with_the_umpire(game):
    for number, cut in cuts(game):
        winners = "+".join(cut.deal.winners) or "nobody"
        if game == "bruff" and cut.deal.winners:
            winners += f"-{trick_that_won(cut)}"
        ask_about(cut, number, "who-won", winners)


def trick_that_won(cut):
    """Counted anew: the number of the trick in which the winner had 45, the last one for a jink."""
    winner, bonus = cut.deal.winners[0], cut.report["bonus"]
    score = cut.before[winner]
    for number, trick in enumerate(cut.finished):
        if PAIR_OF[trick["winner"]] == winner:
            score += 10 if bonus and bonus["trick"] == number else 5
        if score >= 45:
            return number + 1
    return 5


def test_the_bonus_agrees_with_the_umpire():
    for number, cut in cuts("bruff"):
        trumps = TRUMPS["bruff"][cut.report["trump"]]
        seen = any(card in trumps for trick in cut.finished for card in trick["cards"])
        proven = cut.report["bonus"] and cut.report["bonus"]["pair"]
        ask_about(cut, number, "bonus-proof", proven or ("open" if seen else "none"))


def test_the_right_to_rob_agrees_with_the_umpire():
    for number in range(RANDOM_GAMES):
        cut = Cut("bruff", number)
        if cut.deal.phase != "play":
            continue
        for seat in cut.deal.seats:
            if cut.deal.hands[seat]:
                position = f"{cut.position()}; hand {seat} {' '.join(cut.deal.hands[seat])}"
                wanted = "yes" if cut.deal.may_rob(seat) else "no"
                reply = judge("bruff", "may-rob", position, wanted)
                assert reply.get("right"), f"{number}: {position}\nwanted {wanted}: {reply}"


@pytest.mark.parametrize("players", [2, 3])
def test_what_follows_a_run_agrees_with_the_umpire(players):
    for number in range(RANDOM_GAMES):
        rng = seeded("run", number)
        deck = list(Cut("all-fives", number).deck)
        suit = rng.choice("SHDC")
        loaded = [card for card in deck if card[1] == suit][: rng.randrange(1, 7)]
        for place, card in zip(range(6 * players, 52, 3 * players + 1), loaded, strict=False):
            other = deck.index(card)
            deck[place], deck[other] = deck[other], deck[place]
        seats = ["P1", "P2", "P3"][:players]
        deal = AllFivesDeal(deck, seats[-1], dict.fromkeys(seats, 0))
        deal.act("P1 beg")
        deal.act(f"{seats[-1]} run")
        often, _ = runs(deck, players)
        for count in range(1, often + 1):
            turned = deck[6 * players + count * (3 * players + 1)]
            acts = ", ".join(["P1 beg", *[f"{seats[-1]} run"] * count])
            first = deck[6 * players][1]
            position = f"players {players}; trump {first}; turn-up {turned}; acts {acts}"
            end = "deal-again" if deal.thrown_in else "eldest-leads"
            wanted = end if count == often else "once-more"
            reply = judge("all-fives", "after-beg", position, wanted)
            assert reply.get("right"), f"{number}: {position}\nwanted {wanted}: {reply}"


def test_legal_calls_agree_with_the_umpire():
    for number in range(RANDOM_GAMES):
        question = random_auction(seeded("calls", number))
        dealer, scores, calls = question["dealer"], question["scores"], question["calls"]
        state = auction_state(dealer, scores, calls)
        listed = ", ".join(f"{side} {score}" for side, score in scores.items())
        position = f"dealer {dealer}; scores {listed}"
        if calls:
            position += f"; calls {' '.join(calls)}"
        reply = judge("auction-forty-fives", "legal-calls", position, state.get("legal", []))
        refused = "bad" in state or state["over"]
        assert reply.get("right") is not refused and ("problem" in reply) is refused, position


@pytest.mark.parametrize("game", GAMES)
def test_orders_agree_with_the_umpire(game):
    for number in range(RANDOM_GAMES):
        rng = seeded("order", number)
        trump = rng.choice("SHDC")
        rows = [TRUMPS[game][trump], *(row for s, row in PLAIN[game].items() if s != trump)]
        row = rng.choice(rows)
        places = sorted(rng.sample(range(len(row)), rng.randrange(2, 6)))
        best_first = [row[place] for place in places]
        hand = rng.sample(best_first, len(best_first))
        players = "players 2; " if game == "all-fives" else ""
        position = f"{players}trump {trump}; hand {' '.join(hand)}"
        assert judge(game, "order-cards", position, best_first).get("right"), position
        shown = PUZZLES["order-cards"].choices(
            ENGINE_GAMES[game], parse_position(position, ENGINE_GAMES[game])
        )
        assert list(shown) != best_first, "the question shows its answer"


def test_cuts_reach_what_is_rare():
    """The random games must come by what the questions are about."""
    found = [cut for _, cut in cuts("bruff")]
    assert any(cut.deal.winners for cut in found)
    assert any(cut.report["bonus"] for cut in found) and not all(c.report["bonus"] for c in found)
    assert all(isinstance(cut.deal, BruffDeal) for cut in found)
