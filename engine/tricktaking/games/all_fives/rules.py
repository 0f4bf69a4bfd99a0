"""The rule book of All Fives: every rule with its facts and its sentence."""

from __future__ import annotations

from ...rules import Rule, rules_of

RULES = rules_of(
    Rule(
        "each-alone",
        "F1.1",
        "Каждый играет сам за себя; колода — 52 карты, джокеров нет.",
        "Everyone plays alone; the pack is 52 cards without jokers.",
        decides=False,
    ),
    Rule(
        "two-or-three",
        "F1.2",
        "Играют двое или трое.",
        "Two or three can play.",
        decides=False,
    ),
    Rule(
        "card-order",
        "F1.3",
        "Старшинство во всех мастях одно, и в козырной тоже: туз, король, дама, валет, десятка "
        "и дальше вниз до двойки.",
        "All suits rank alike, trumps included: ace, king, queen, jack, ten and so on down to the two.",
    ),
    Rule(
        "aim-61",
        "F1.4",
        "Цель — 61 очко; счёт ведут на бумаге.",
        "The aim is 61 points; the score is kept on paper.",
        decides=False,
    ),
    Rule(
        "deal-passes-left",
        "F2.1",
        "Первым сдаёт тот, кто вытянул старшую карту (вытянувшие равные тянут снова), "
        "дальше сдача идёт по часовой стрелке.",
        "Whoever draws the highest card deals first (those who tie draw again), "
        "and then the deal passes clockwise.",
        decides=False,
    ),
    Rule(
        "six-cards",
        "F2.2",
        "Каждому сдают шесть карт, дважды по три, начиная слева от сдающего; следующую открывают: "
        "её масть предлагается в козыри, а сама она никому не достаётся.",
        "Everyone gets six cards, three at a time, from the dealer's left; the next is turned up: "
        "its suit is proposed as trumps, and the card itself goes to nobody.",
        decides=False,
    ),
    Rule(
        "stand-or-beg",
        "F2.3",
        "Первая рука, то есть сосед сдающего слева, принимает предложенную масть или просит сменить её.",
        "The eldest hand, on the dealer's left, either stands on the suit or begs for another.",
    ),
    Rule(
        "give-one-point",
        "F2.4",
        "Сдающий может оставить масть, дав просившему, и только ему, одно очко; "
        "его записывают сразу.",
        "The dealer may keep the suit by giving the beggar, and only the beggar, one point; "
        "it is scored at once.",
    ),
    Rule(
        "run-the-cards",
        "F2.5",
        "Иначе открытую карту откладывают, каждому сдают ещё по три и открывают новую.",
        "Otherwise the turn-up is set aside, everyone gets three more cards and a new one is turned up.",
    ),
    Rule(
        "same-suit-again",
        "F2.6",
        "Если масть та же, сдают и открывают снова, пока не выйдет другая: она и станет "
        "козырной, второй раз не спрашивают и не просят.",
        "If the suit is the same again, this is repeated until another appears: "
        "that one is trumps, nobody is asked again, and there is no second beg.",
    ),
    Rule(
        "pack-exhausted",
        "F2.7",
        "Если колоды не хватает на три карты каждому и новую открытую, тот же сдающий "
        "перемешивает всё и сдаёт заново.",
        "If the pack cannot give three cards to everyone and a new turn-up, "
        "the same dealer shuffles everything and deals again.",
    ),
    Rule(
        "lead-any-card",
        "F3.1",
        "Первым заходит сосед сдающего слева, с любой карты.",
        "The player on the dealer's left leads first, any card.",
    ),
    Rule(
        "follow-suit",
        "F3.2",
        "У кого есть масть захода, тот обязан её дать; козырнуть вместо этого нельзя.",
        "Whoever holds the suit led must follow suit and may not trump instead.",
    ),
    Rule(
        "void-plays-anything",
        "F3.2",
        "У кого масти захода нет, тот кладёт любую карту, в том числе козыря.",
        "Whoever has none of the suit led may play any card, a trump included.",
    ),
    Rule(
        "highest-trump-wins",
        "F3.3",
        "Взятку берёт старший козырь.",
        "The highest trump takes the trick.",
    ),
    Rule(
        "highest-of-suit-led",
        "F3.3",
        "Если козырей нет, взятку берёт старшая карта масти захода; взявший заходит следующим.",
        "Without trumps the highest card of the suit led takes the trick; its winner leads next.",
    ),
    Rule(
        "all-cards-played",
        "F3.4",
        "Разыгрывают все карты, сколько бы их ни было: лишние не сбрасывают и ничего не добирают.",
        "All cards are played, however many there are: none are thrown away and none are drawn.",
        decides=False,
    ),
    Rule(
        "trump-values",
        "F4.1",
        "Очки дают только козыри: десятка 10, пятёрка 5, туз 4, король 3, дама 2, валет 1, всего 25.",
        "Only trumps count: the ten 10, the five 5, the ace 4, the king 3, the queen 2, the jack 1; "
        "25 together.",
    ),
    Rule(
        "count-after-deal",
        "F4.2",
        "После сдачи каждый складывает очки в своих взятках; простые карты ничего не стоят, "
        "а часть из 25 может остаться в колоде.",
        "After the deal everyone adds up the points in the tricks won; plain cards bring nothing, "
        "and part of the 25 may be left in the pack.",
    ),
    Rule(
        "win-after-deal",
        "F4.3",
        "Победителя определяют после сдачи: у кого больше, если это хотя бы 61.",
        "The win is judged after the deal: the largest total takes it, if it is 61 or more.",
    ),
    Rule(
        "shared-win",
        "F4.3",
        "При равных наибольших итогах победу делят.",
        "Equal largest totals share the win.",
    ),
    Rule(
        "given-point",
        "F4.4",
        "Очко за просьбу записывают сразу, но, даже если с ним стало 61, победителя определяют после сдачи.",
        "A given point is scored at once, but even if it makes 61 the win waits for the end of the deal.",
    ),
    Rule(
        "all-fours-family",
        "F6.1",
        "Олл-файвз — ветвь семейства All Fours, известная по американским сборникам правил; "
        "когда она появилась, достоверно неизвестно.",
        "All Fives is a branch of the All Fours family known from American rule collections; "
        "no reliable date of origin is claimed.",
        decides=False,
    ),
    Rule(
        "not-high-low-jack",
        "F6.2",
        "Есть вариант с добавочными очками за High, Low, Jack и Game; без уговора его сюда не примешивают.",
        "A version with extra points for High, Low, Jack and Game exists; it is not mixed in without saying so.",
        decides=False,
    ),
    Rule(
        "corrected-in-time",
        "F6.3",
        "Ошибку, исправленную до последней карты взятки, не наказывают.",
        "A wrong card corrected before the last card of the trick is not penalised.",
    ),
    Rule(
        "revoke-penalty",
        "F6.4",
        "Если ошибку заметили после взятки, но до следующего захода, нарушитель теряет три "
        "очка и в этой сдаче выиграть не может; позже наказания нет.",
        "Claimed after the trick but before the next lead, the offender loses three points "
        "and cannot win in this deal; claimed later there is no penalty.",
    ),
    Rule(
        "exposed-card",
        "F6.5",
        "Случайно показанная карта остаётся открытой, и соперник может потребовать "
        "её сыграть, когда такой ход разрешён.",
        "A card exposed by accident stays visible, and an opponent may call for it "
        "whenever it may be played.",
        decides=False,
    ),
)
