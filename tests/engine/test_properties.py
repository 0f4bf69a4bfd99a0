"""What holds in every game, at every moment: rulings, winners, plays, deals."""

from __future__ import annotations

import copy
import re
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import strategies as made
from oracle import judgements, random_games
from oracle.replaying import left_of
from tricktaking.games import GAMES
from tricktaking.position import Position
from tricktaking.replay import Replay
from tricktaking.rules import Problem

UNFILLED = re.compile(r"[{}]|\bNone\b|<tricktaking|Card\(")


def well_said(text):
    """Whether a sentence has all its words, begins with a capital and ends with a stop."""
    begins = text[0].isupper() or not text[0].islower()
    return begins and text.endswith((".", ")")) and not UNFILLED.search(text) and "  " not in text


# ---------------------------------------------------------------- who may play what


@given(made.turns())
def test_a_seat_with_cards_may_always_play_one_of_them(turn):
    legal = turn.game.legal_plays(turn.trump, turn.trick, turn.hand)
    assert legal
    assert [card for card in turn.hand if card in legal] == list(legal)


@given(made.turns())
def test_the_oracle_allows_the_same_cards(turn):
    legal = turn.game.legal_plays(turn.trump, turn.trick, turn.hand)
    led = turn.trick[0].code if turn.trick else None
    hand = [card.code for card in turn.hand]
    assert [c.code for c in legal] == judgements.legal_plays(turn.game.id, turn.trump, led, hand)


@given(made.turns())
def test_any_card_may_be_led(turn):
    assert turn.game.legal_plays(turn.trump, [], turn.hand) == tuple(turn.hand)


@given(made.turns(), made.seeds)
def test_neither_the_order_of_the_hand_nor_later_cards_matter(turn, rng):
    game, trump, trick, hand = turn
    shuffled = rng.sample(hand, len(hand))
    here = {card: game.judge_play(trump, trick, hand, card) for card in hand}
    there = {card: game.judge_play(trump, trick[:1], shuffled, card) for card in shuffled}
    for card, ruling in here.items():
        assert (ruling.allowed, ruling.rule) == (there[card].allowed, there[card].rule)


@given(made.turns())
def test_every_ruling_has_its_rule_in_the_book_and_its_sentence_in_both_languages(turn):
    game, trump, trick, hand = turn
    for card in hand:
        ruling = game.judge_play(trump, trick, hand, card)
        assert game.rules[ruling.rule.id] is ruling.rule
        for lang in ("ru", "en"):
            assert well_said(ruling.text(lang)), ruling.text(lang)


# ---------------------------------------------------------------- who takes the trick


@given(made.tricks())
def test_exactly_one_card_takes_the_trick(played):
    game, trump, cards = played
    rulings = [game.judge_winner(trump, cards, i) for i in range(len(cards))]
    winner = game.winner(trump, cards)
    assert [ruling.allowed for ruling in rulings] == [i == winner for i in range(len(cards))]
    for ruling in rulings:
        assert game.rules[ruling.rule.id] is ruling.rule
        assert well_said(ruling.text("ru")), ruling.text("ru")
        assert well_said(ruling.text("en")), ruling.text("en")


@given(made.tricks())
def test_the_oracle_names_the_same_winner_and_points(played):
    game, trump, cards = played
    names = [card.code for card in cards]
    assert game.winner(trump, cards) == judgements.trick_winner(game.id, trump, names)
    if len(cards) in game.tables:
        points, bonus, ruling = game.judge_points(trump, cards)
        found = {"winner": game.winner(trump, cards), "points": points, "bonus": bonus}
        assert found == judgements.trick_points(game.id, trump, names)
        assert game.rules[ruling.rule.id] is ruling.rule
        assert well_said(ruling.text("ru")), ruling.text("ru")
        assert well_said(ruling.text("en")), ruling.text("en")


@given(made.tricks(), made.seeds)
def test_who_wins_does_not_depend_on_the_order_of_the_answers(played, rng):
    game, trump, cards = played
    again = [cards[0], *rng.sample(cards[1:], len(cards) - 1)]
    assert cards[game.winner(trump, cards)] is again[game.winner(trump, again)]


@given(made.tricks())
def test_a_losing_card_taken_out_changes_nothing(played):
    game, trump, cards = played
    winner = cards[game.winner(trump, cards)]
    for card in cards[1:]:
        if card is not winner:
            rest = [c for c in cards if c is not card]
            assert rest[game.winner(trump, rest)] is winner


@given(made.turns())
def test_a_hand_is_sorted_as_players_hold_it(turn):
    """Spades, hearts, clubs, diamonds by what is printed, best first, the joker at the end."""
    order = turn.game.orders[turn.trump]
    hand = order.sorted(turn.hand)
    assert sorted(hand, key=str) == sorted(turn.hand, key=str)
    suits = [card.suit for card in hand]
    assert suits == sorted(suits, key=["S", "H", "C", "D", ""].index)
    for one, next_one in pairwise(hand):
        both = order.of_suit(order.suit[one], (one, next_one))
        if one.suit == next_one.suit and len(both) == 2:
            assert both == (one, next_one)


# ---------------------------------------------------------------- positions played forward


@given(made.deals_face_up(), made.seeds)
def test_a_deal_played_forward_loses_no_card(start, rng):
    position = start
    cards = sorted(card.code for card in start.cards())
    for _ in cards:
        seat, legal = position.turn, position.legal_plays()
        assert legal, "a seat with cards may always play"
        before = copy.copy(position)
        after = position.play(rng.choice(legal))
        assert position == before
        assert len(after.hand(seat)) == len(position.hand(seat)) - 1
        assert sorted(card.code for card in after.cards()) == cards
        assert not after.game.problems(after)
        if after.trick.complete(after.table):
            assert after.turn == after.winner()
        else:
            assert after.turn == after.table.left[seat]
        position = after
    assert not position.hands
    assert len(position.tricks) + 1 == len(cards) // len(start.table.seats)


@given(made.deals_face_up(), made.seeds, st.integers(0, 20))
def test_a_position_refuses_what_its_hand_may_not_play(position, rng, moves):
    for _ in range(moves):
        if position.hand(position.turn):
            position = position.play(rng.choice(position.legal_plays()))
    hand, legal = position.hand(position.turn), position.legal_plays()
    assume(hand)
    for card in hand:
        if card not in legal:
            with pytest.raises(Problem) as refused:
                position.play(card)
            assert refused.value.code == "illegal-play"
            assert refused.value.rule is position.judge_play(card).rule
    stranger = next(c for c in made.pack(position.game) if c not in hand)
    with pytest.raises(Problem) as missing:
        position.play(stranger)
    assert missing.value.code == "not-in-hand"


@given(made.positions())
def test_a_position_of_any_kind_is_asked_without_surprise(position):
    """Whatever is missing for an answer is a problem that says so, never another exception."""
    for ask in (position.legal_plays, position.winner, position.explain, position.cards):
        try:
            ask()
        except Problem as problem:
            assert not UNFILLED.search(problem.text("ru") + problem.text("en"))
    for problem in position.game.problems(position):
        assert not UNFILLED.search(problem.text("ru") + problem.text("en"))


def test_a_position_without_trumps_says_that_they_are_missing():
    game = GAMES["bruff"]
    position = Position(game, 6, hands=(("A1", (game.card("5S"),)),))
    with pytest.raises(Problem) as missing:
        position.legal_plays()
    assert "trump" in missing.value.text("en")


# ---------------------------------------------------------------- whole games, act by act


def state(deal):
    """All that an act can change."""
    return (
        {seat: list(hand) for seat, hand in deal.hands.items()},
        [(trick.leader, list(trick.cards), trick.winner) for trick in deal.tricks],
        dict(deal.points),
        (deal.trump, deal.turn_up, deal.phase, deal.turn, deal.complete, list(deal.winners)),
        deal.left(),
        deal.facts(),
    )


def cards_of(deal):
    played = [card for trick in deal.tricks for card in trick.cards]
    return played + [card for hand in deal.hands.values() for card in hand]


def begun(question, number):
    """A replay with the deals before `number` played, and that deal begun."""
    game = GAMES[question["game"]]
    scores = question.get("scores") or dict.fromkeys(game.table.sides, 0)
    replay = Replay(game, question["dealer"], scores)
    for deal in question["deals"][:number]:
        replay.play_deal(deal["deck"], deal["acts"])
    replay.begin(question["deals"][number]["deck"])
    return replay


@given(made.games, made.seeds)
def test_every_act_of_a_whole_game_keeps_the_invariants(game, rng):
    question = random_games.whole_game(game.id, rng)
    number = rng.randrange(len(question["deals"]))
    replay = begun(question, number)
    deal = replay.deals[-1]
    for act in question["deals"][number]["acts"]:
        assert deal.turn in deal.hands
        if deal.phase == "play":
            trick = deal.tricks[-1].cards if deal.tricks and not deal.tricks[-1].winner else []
            assert game.legal_plays(deal.trump, trick, deal.hands[deal.turn])
        turn, before = deal.turn, cards_of(deal)
        replay.act(act)
        cards = cards_of(deal)
        assert len(set(cards)) == len(cards)
        if isinstance(act, str) and act.split()[1] in ("play", "play!"):
            assert set(cards) == set(before)
            if deal.phase == "play" and deal.tricks[-1].winner is None:
                assert deal.turn == left_of(turn, list(deal.hands))
        assert (deal.phase == "over") == bool(deal.winners)
        assert deal.complete == (deal.phase in ("deal", "over"))
        assert (deal.turn is None) == deal.complete


@given(made.games, made.seeds)
def test_a_refused_act_changes_nothing(game, rng):
    question = random_games.whole_game(game.id, rng)
    number = rng.randrange(len(question["deals"]))
    replay = begun(question, number)
    deal = replay.deals[-1]
    acts = question["deals"][number]["acts"]
    for act in acts:
        wrong = f"{rng.choice(acts)}" if rng.random() < 0.3 else wrong_act(game.id, deal, rng)
        before = state(deal)
        trial = copy.deepcopy(deal)
        try:
            trial.act(wrong)
        except Problem as problem:
            assert state(trial) == before, f"{wrong}: {problem}"
            # A claim of a revoke, quoted in the message, has braces of its own.
            if "{" not in wrong:
                assert not UNFILLED.search(problem.text("ru")), problem.text("ru")
            if problem.rule:
                assert game.rules[problem.rule.id] is problem.rule
        replay.act(act)


def wrong_act(game, deal, rng):
    """An act of some kind with any card, by any seat: most often forbidden."""
    seat = rng.choice([deal.turn, *deal.hands])
    card = rng.choice([*deal.hands[seat], *sorted(GAMES[game].pack, key=str)[:5]] or [""])
    sentence = rng.choice(random_games.SENTENCES[game])
    return f"{seat} " + sentence.format(card)


@given(made.games, made.seeds, made.langs)
def test_a_problem_of_a_replay_names_a_rule_of_its_book(game, rng, lang):
    question = random_games.broken_game(game.id, rng)
    record = made.record_of(question)
    try:
        record.replay()
    except Problem as problem:
        text = problem.text(lang)
        assert text
        assert "None" not in text
        if problem.rule:
            assert game.rules[problem.rule.id] is problem.rule


# ---------------------------------------------------------------- the books


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_rule_of_the_book_is_well_said_and_states_known_facts(game):
    stated = set()
    for name, rule in game.rules.items():
        assert name == rule.id
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", rule.id)
        assert well_said(rule.text("ru")), rule.text("ru")
        assert well_said(rule.text("en")), rule.text("en")
        stated |= set(rule.facts.split())
    assert stated <= set(game.facts)
    assert len(set(game.facts)) == len(game.facts)
