"""Every step of a proof is true: the naive oracle derives each claim again from the rules alone.

A step is read as a reader reads it, from its English sentence. A sentence that is not in `CLAIMS`
fails the test, so no claim can be made that nobody checks.
"""

from __future__ import annotations

import random
import re
from types import SimpleNamespace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import strategies as made
from oracle import judgements, random_games
from oracle.tables import FORCED_BY, PLAIN, TRUMPS
from sentences import (
    SUIT_OF_WORD,
    cards_in,
    claims_truly,
)
from tricktaking.games import GAMES


def facts(game, trump, trick, hand=()):
    """What can be said about this moment, from the oracle's tables."""
    table = TRUMPS[game][trump]

    def best_first(cards, suit):
        """Those of `cards` that count as `suit`, in the order of the table."""
        order = table if suit == "trump" else PLAIN[game][suit]
        return [card for card in order if card in cards and (suit == "trump" or card not in table)]

    led = trick[0] if trick else None
    suit_led = "trump" if led in table else led and led[1]
    legal = judgements.legal_plays(game, trump, led, list(hand))
    return SimpleNamespace(
        trick=trick,
        hand=list(hand),
        led=led,
        suit_led=suit_led,
        played_trumps=best_first(trick, "trump"),
        suited=best_first(trick, suit_led) if led else [],
        held_trumps=best_first(hand, "trump"),
        held=best_first(hand, suit_led) if led else [],
        winner=trick[judgements.trick_winner(game, trump, trick)] if trick else None,
        legal=legal,
        refused=[card for card in hand if card not in legal],
        forced_by=FORCED_BY.get(game, {}).get(trump, {}),
        trumps=table,
        always={"AH", "JK"} if game != "all-fives" else set(),
        trump=trump,
    )


def suit_of(word, now):
    """`spades` or `trumps`, as the effective suit it means at this moment."""
    suit = "trump" if word == "trumps" else SUIT_OF_WORD[word]
    return "trump" if suit == now.trump else suit


def above_the_lead(now):
    return [c for c in now.held_trumps if now.trumps.index(c) < now.trumps.index(now.led)]


def later_and_higher(card, now):
    """Played after the lead, and above a protected trump that may stay in the hand."""
    place = now.trumps.index
    return card in now.trick[1:] and place(card) < place(now.held_trumps[-1])


CLAIMS = {
    # about the lead
    r"Nobody has led yet\.": lambda now, cards: not now.trick,
    r"(?P<led>.+) was led, so the suit led is (?P<suit>\w+)\.": lambda now, cards, led, suit: (
        cards == [now.led] and suit_of(suit, now) == now.suit_led != "trump"
    ),
    r".+ was led, so the suit led is (?P<suit>\w+), which are trumps\.": lambda now, cards, suit: (
        cards == [now.led] and suit_of(suit, now) == now.suit_led == "trump"
    ),
    r".+ was led: that is a trump lead\.": lambda now, cards: (
        cards == [now.led] and now.suit_led == "trump"
    ),
    r".+ was led: it is always a trump, so this is a trump lead\.": lambda now, cards: (
        cards == [now.led] and now.led in now.always
    ),
    # about the trick
    r"Trumps in the trick: [^;]+\.": lambda now, cards: cards == now.played_trumps,
    r"Trumps in the trick: (?P<all>.+); trumps in every deal: (?P<always>.+)\.": (
        lambda now, cards, all, always: (
            cards_in(all) == now.played_trumps
            and cards_in(always)
            == [c for c in now.played_trumps if c in now.always and c[1] != now.trump]
        )
    ),
    r"No trump was played, so only the cards of the suit led compete: .+\.": lambda now, cards: (
        not now.played_trumps and cards == now.suited
    ),
    r"From the top: .+\.": lambda now, cards: cards == (now.played_trumps or now.suited),
    r".+ takes the trick\.": lambda now, cards: cards == [now.winner],
    # about the hand
    r"Of (?P<suit>\w+) the hand holds .+\.": lambda now, cards, suit: (
        suit_of(suit, now) == now.suit_led and cards == now.held
    ),
    r"The hand holds no (?P<suit>\w+)\.": lambda now, cards, suit: (
        suit_of(suit, now) == now.suit_led and not now.held
    ),
    r".+ is a trump and does not count as a heart\.": lambda now, cards: (
        cards == ["AH"] and "AH" in now.held_trumps and now.suit_led == "H"
    ),
    r"Trumps in the hand: .+; on a plain lead they may always be played\.": lambda now, cards: (
        cards == now.held_trumps and now.suit_led != "trump" and set(cards) <= set(now.legal)
    ),
    r"Trumps in the hand: .+; while the hand can follow they may not be played\.": (
        lambda now, cards: cards == now.held_trumps and set(cards) <= set(now.refused)
    ),
    r"Trumps in the hand: .+; they may be played, but need not be\.": lambda now, cards: (
        cards == now.held_trumps and set(cards) <= set(now.legal) and now.legal == now.hand
    ),
    # about holding back
    r"Unprotected among them: .+\.": lambda now, cards: (
        cards == [c for c in now.held_trumps if c not in now.forced_by]
    ),
    r"All of them are protected: .+\.": lambda now, cards: (
        cards == now.held_trumps and set(cards) <= set(now.forced_by)
    ),
    r"Above the lead (?P<led>[^:]+): (?P<held>.+)\.": lambda now, cards, led, held: (
        cards_in(led) == [now.led] and cards_in(held) == above_the_lead(now)
    ),
    r"Below the lead (?P<led>[^:]+): (?P<lower>.+); protection does not help there\.": (
        lambda now, cards, led, lower: (
            cards_in(led) == [now.led]
            and cards_in(lower) == [c for c in now.held_trumps if now.led in now.forced_by[c]]
        )
    ),
    r"(?P<later>.+) came after the lead (?P<led>.+) and changes nothing\.": (
        lambda now, cards, later, led: (
            cards_in(led) == [now.led] and later_and_higher(*cards_in(later), now)
        )
    ),
    # the ruling
    r"May be played: [^.]+\.": lambda now, cards: cards == now.legal == now.hand,
    r"May be played: (?P<legal>.+)\. Not: (?P<refused>.+)\.": lambda now, cards, legal, refused: (
        cards_in(legal) == now.legal and cards_in(refused) == now.refused
    ),
}


def check_chain(game, steps, now):
    assert len(steps) >= 2
    for step in steps:
        assert game.rules[step.rule.id] is step.rule
        assert claims_truly(step, now, CLAIMS), step.text("en")
        english, russian = cards_in(step.text("en")), cards_in(step.text("ru"))
        concerned = [card.code for card in step.cards]
        assert set(english) <= set(concerned)
        assert set(russian) <= set(concerned)
        assert set(concerned) <= {*now.trick, *now.hand}
        assert len(set(concerned)) == len(concerned)


@made.often
@given(made.tricks())
def test_the_proof_of_who_takes_a_trick_is_true(played):
    game, trump, cards = played
    names = [card.code for card in cards]
    steps = game.explain_winner(trump, cards)
    check_chain(game, steps, facts(game.id, trump, names))
    compared = [card.code for card in steps[-2].cards]
    assert compared[0] == steps[-1].cards[0].code
    assert steps[-1].rule is game.judge_winner(trump, cards, game.winner(trump, cards)).rule


@made.often
@given(made.turns())
def test_the_proof_of_what_may_be_played_is_true(turn):
    game, trump, trick, hand = turn
    steps = game.explain_play(trump, trick, hand)
    on_table, held = [card.code for card in trick], [card.code for card in hand]
    check_chain(game, steps, facts(game.id, trump, on_table, held))
    assert {card.code for card in steps[-1].cards} == set(held)


@made.often
@given(made.turns())
def test_the_proof_goes_from_the_lead_to_the_ruling(turn):
    """Suit led, what the hand holds of it, who is protected, the ruling: in this order."""
    steps = turn.game.explain_play(turn.trump, turn.trick, turn.hand)
    said = [step.text("en") for step in steps]
    assert "led" in said[0]
    assert said[-1].startswith("May be played")
    if turn.trick:
        assert "the hand holds" in said[1].lower()
        protected = [i for i, text in enumerate(said) if "protected" in text]
        above = [i for i, text in enumerate(said) if "the lead" in text]
        assert protected + above == sorted(protected + above)
        assert min(protected + above, default=2) >= 2


@made.often
@given(made.turns())
def test_the_ruling_says_what_the_proof_ends_with(turn):
    game, trump, trick, hand = turn
    last = game.explain_play(trump, trick, hand)[-1]
    rulings = [game.judge_play(trump, trick, hand, card) for card in hand]
    refused = cards_in(last.text("en").partition("Not: ")[2])
    assert refused == [
        c.code for c, ruling in zip(hand, rulings, strict=True) if not ruling.allowed
    ]
    assert last.rule in [ruling.rule for ruling in rulings]


def bare(now):
    """The trumps in hand that have no protection at all."""
    return [c for c in now.held_trumps if c not in now.forced_by]


REASONS = {
    r".*the hand holds (?P<held>.+?)[:;].*may not be (discarded|played)\.": lambda now, card, held: (
        cards_in(held) == now.held and card not in now.held
    ),
    r".+ is a trump lead, and (?P<held>.+) is an unprotected trump: .*": (
        lambda now, card, held: cards_in(held) == bare(now) and len(bare(now)) == 1
    ),
    r".+ is a trump lead, and (?P<held>.+) are unprotected trumps: .*": (
        lambda now, card, held: cards_in(held) == bare(now) and len(bare(now)) > 1
    ),
    r".+ is a trump lead, and (?P<ace>.+) is not protected although it is the ace of trumps: .*": (
        lambda now, card, ace: cards_in(ace) == bare(now) == ["A" + now.trump]
    ),
    r".+ was led, and it stands above (?P<lower>.+): nothing protects .*": (
        lambda now, card, lower: (
            cards_in(lower) == [c for c in now.held_trumps if now.led in now.forced_by[c]]
        )
    ),
    r".+ is a plain card and .+ a trump, so this does not follow suit either\.": (
        lambda now, card: card not in now.trumps and now.led in now.trumps and card[1] == now.led[1]
    ),
    r".+the only trump in the hand, (?P<held>.+), is higher and protected.*": (
        lambda now, card, held: cards_in(held) == now.held_trumps == above_the_lead(now)
    ),
    r".+all trumps in the hand, (?P<held>.+), are higher and protected.*": (
        lambda now, card, held: (
            cards_in(held) == now.held_trumps == above_the_lead(now) and len(now.held_trumps) > 1
        )
    ),
    r".+ was led, and .+ is a card of the same suit\.": lambda now, card: card in now.held,
    r".+ is a trump lead, and .+ is a trump\.": lambda now, card: (
        now.suit_led == "trump" and card in now.held_trumps
    ),
    r".+ is a trump lead, but the hand has no trump: .*": lambda now, card: (
        now.suit_led == "trump" and not now.held_trumps
    ),
    r".+: in this game a hand that can follow may not trump, so .+": lambda now, card: (
        card in now.held_trumps and card in now.refused
    ),
    r".+: suit must be followed, so .+ may not be played\.": lambda now, card: (
        card not in now.held_trumps and card in now.refused
    ),
    r".+has none of that suit: .*": lambda now, card: not now.held,
    r".+: anything may be played, the trump .+ included\.": lambda now, card: (
        card in now.held_trumps
    ),
    r".+has none of that suit: .+ may be discarded, and nobody has to trump\.": lambda now, card: (
        card not in now.held_trumps
    ),
    r".+has no hearts, because (?P<ace>.+) is a trump\..*": lambda now, card, ace: (
        not now.held and now.suit_led == "H" and cards_in(ace) == ["AH"] and "AH" in now.hand
    ),
    r".+ was led and .+ is a trump: a plain lead may always be trumped.*": lambda now, card: (
        card in now.held_trumps and now.suit_led != "trump"
    ),
    r".+ is a trump and no heart, so this does not follow suit.*": lambda now, card: (
        card == "AH" and now.suit_led == "H"
    ),
    r"The lead is free: .*": lambda now, card: not now.trick,
}


BRUFF = GAMES["bruff"]
VOID_BUT_FOR_THE_ACE = made.Turn(
    BRUFF, "S", [BRUFF.card("KH")], [BRUFF.card(c) for c in ("AH", "2C")]
)


@made.often
@given(st.one_of(made.turns(), made.turns_to_hold_back()))
@example(VOID_BUT_FOR_THE_ACE)
def test_the_reason_given_for_a_card_is_true(turn):
    game, trump, trick, hand = turn
    now = facts(game.id, trump, [c.code for c in trick], [c.code for c in hand])
    for card in hand:
        ruling = game.judge_play(trump, trick, hand, card)
        text = ruling.text("en")
        matches = [(p, re.fullmatch(p, text)) for p in REASONS if re.fullmatch(p, text)]
        assert matches, f"nobody checks what this ruling claims: {text!r}"
        for pattern, found in matches:
            assert REASONS[pattern](now, card.code, **found.groupdict()), text
        assert ruling.allowed == (card.code in now.legal)
        if ruling.rule.id == "may-renege":
            later = [c for c in now.played_trumps if later_and_higher(c, now)]
            before, _, _ = text.partition(" came later")
            assert cards_in(before)[-1:] == later[:1] if later else before == text, text
        assert set(cards_in(text)) == set(cards_in(ruling.text("ru"))), ruling.text("ru")


def test_every_claim_and_reason_is_really_said():
    """No pattern of the tables above is dead."""
    unsaid = {*CLAIMS, *REASONS}
    rng = random.Random(1)
    for number in range(9000):
        game = list(GAMES.values())[number % 3]
        question = random_games.position(game.id, rng)
        if question["ask"] != "legal-plays":
            continue
        trump, hand = question["trump"], [game.card(code) for code in question["hand"]]
        trick = [game.card(question["led"])] if question["led"] else []
        trick += rng.sample([c for c in made.pack(game) if c not in {*trick, *hand}], len(trick))
        said = [game.judge_play(trump, trick, hand, card).text("en") for card in hand]
        said += [step.text("en") for step in game.explain_play(trump, trick, hand)]
        if trick:
            said += [step.text("en") for step in game.explain_winner(trump, trick)]
        unsaid -= {pattern for pattern in unsaid for text in said if re.fullmatch(pattern, text)}
    assert not unsaid


@pytest.mark.parametrize("name", ["bruff", "auction-forty-fives"])
@pytest.mark.parametrize(
    ("led", "hand", "told"), [("KH", "AH 5D", True), ("KH", "2C 5D", False), ("KS", "AH 5D", False)]
)
def test_only_a_heart_lead_makes_the_ace_of_hearts_worth_a_word(name, led, hand, told):
    """Who holds it is void of hearts all the same, and may discard (B5.5, B5.6; A4.3)."""
    game = GAMES[name]
    cards = [game.card(card) for card in hand.split()]
    ruling = game.judge_play("C", [game.card(led)], cards, cards[-1])
    assert ruling.allowed
    assert ("A♥ is a trump" in ruling.text("en")) is told


SAID_OF_CLAIMS = """
claim   trick     what is said of it
5D      KC 5D     5♦ is the only trump in the trick
5D      5D KC     5♦ is the only trump in the trick
KD      KD QD     K♦ is the highest trump in the trick; from the top: K♦, Q♦
QD      KD QD     Q♦ is a trump, but K♦ is a higher one; from the top: K♦, Q♦
KC      KC 5D     K♣ was led, but it is a plain card and 5♦ a trump
QC      KC QC 5D  Q♣ is of the suit led, but a plain card, and 5♦ is a trump
9S      KC 9S 5D  9♠ is neither a trump nor of the suit led (K♣), and 5♦ is a trump
9S      5D 9S     A trump was led, 5♦, and 9♠ is a plain card
KC      KC 9S     and nobody followed suit, so the card led, K♣, takes the trick
KC      KC QC 9S  K♣ is the highest card of the suit led; from the top: K♣, Q♣
9S      KC QC 9S  9♠ is neither a trump nor of the suit led (K♣): such a card cannot take
"""


@pytest.mark.parametrize("row", SAID_OF_CLAIMS.strip().splitlines()[1:])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_is_said_of_a_claim_to_a_trick(name, row):
    """Diamonds are trumps (B5.1, F3.3, A3.1)."""
    game = GAMES[name]
    claimed, trick, told = re.split("  +", row)
    cards = [game.card(card) for card in trick.split()]
    place = trick.split().index(claimed)
    assert told in game.judge_winner("D", cards, place).text("en")
