"""The rule book of Forty-Five as played in Bruff: every rule with its facts and its sentence."""

from __future__ import annotations

from ...rules import Rule, rules_of

RULES = rules_of(
    Rule(
        "three-pairs",
        "B1.1 B1.2",
        "Играют шестеро, три пары; партнёры сидят друг против друга, ведут общий счёт "
        "и карт друг другу не показывают.",
        "Six play in three pairs; partners sit opposite each other, share one score "
        "and do not show each other their cards.",
        decides=False,
    ),
    Rule(
        "pack-of-53",
        "B1.3",
        "Колода — 52 карты и один джокер.",
        "The pack is 52 cards and one joker.",
        decides=False,
    ),
    Rule(
        "no-bidding",
        "B1.4",
        "Торговли нет: козыри назначает открытая карта, а цель — первыми набрать 45.",
        "There is no bidding: the turned-up card fixes trumps, and the aim is to be first to 45.",
        decides=False,
    ),
    Rule(
        "joker-always-trump",
        "B1.5",
        "Джокер — всегда козырь и никогда не заменяет другую карту.",
        "The joker is always a trump and never stands for another card.",
    ),
    Rule(
        "deal-passes-left",
        "B2.1 B2.2",
        "Первого сдающего выбирает жребий, дальше сдача переходит налево; "
        "сдающий тасует, сосед справа снимает.",
        "The first dealer is chosen by chance and the deal passes to the left; "
        "the dealer shuffles and the right-hand neighbour cuts.",
        decides=False,
    ),
    Rule(
        "three-then-two",
        "B2.3",
        "Сдают по пять карт: сначала по три, потом по две, начиная слева от сдающего.",
        "Everyone gets five cards, first three and then two, from the dealer's left.",
        decides=False,
    ),
    Rule(
        "turn-up-fixes-trumps",
        "B2.4",
        "Масть открытой карты — козырная на всю сдачу; из остатка во время игры ничего не берут.",
        "The suit of the turned-up card is trumps for the whole deal; "
        "nothing is drawn from the stock during play.",
    ),
    Rule(
        "joker-turned-up",
        "B2.5 B2.6 B2.7",
        "Открытого джокера сдающий берёт на руки, кладёт под остаток одну из пяти сданных карт "
        "и только потом открывает следующую карту: она и назначает козыри.",
        "A turned-up joker goes into the dealer's hand; the dealer puts one of the five dealt cards "
        "under the stock and only then turns the next card, which fixes trumps.",
    ),
    Rule(
        "ace-robs",
        "B3.1 B3.4 B3.6",
        "Кто держит туза козырной масти, вправе обменять любую свою карту на открытую.",
        "Whoever holds the ace of the trump suit may exchange any card in hand for the turn-up.",
    ),
    Rule(
        "dealer-robs-ace",
        "B3.2",
        "Если открыт сам туз, право обмена у сдающего.",
        "If the ace itself is turned up, the right to rob is the dealer's.",
    ),
    Rule(
        "rob-before-own-play",
        "B3.3",
        "Обмен возможен только до своего первого хода; это право, а не обязанность.",
        "Robbing is possible only before one's own first play; it is a right, not a duty.",
    ),
    Rule(
        "ace-of-the-trump-suit",
        "B3.5",
        "Право даёт туз именно козырной масти; джокер права не даёт, "
        "а туз червей — только когда козыри черви.",
        "Only the ace of the trump suit itself gives the right; the joker gives none, "
        "and the ace of hearts only when hearts are trumps.",
    ),
    Rule(
        "any-card-aside",
        "B3.7",
        "Отложить можно любую из пяти карт, даже туза или джокера; "
        "если туз остался в колоде, права нет ни у кого.",
        "Any of the five cards may be laid aside, even the ace or the joker; "
        "if the ace lies in the stock nobody has the right.",
    ),
    Rule(
        "trump-order",
        "B4.S B4.C B4.D B4.H",
        "Козыри сверху вниз: пятёрка, валет, джокер, туз червей, козырной туз, король, дама, "
        "дальше мелкие карты: у красных по убыванию, у чёрных по возрастанию.",
        "Trumps from the top: five, jack, joker, ace of hearts, ace of trumps, king, queen, "
        "then the spot cards, running down in red suits and up in black ones.",
    ),
    Rule(
        "plain-order",
        "B4.sc B4.d B4.h",
        "В простой масти король старше дамы, дама старше валета; мелкие карты в красных мастях идут "
        "по убыванию, в чёрных по возрастанию, туз бубён — самый младший.",
        "In a plain suit king beats queen and queen beats jack; spot cards run down in red suits "
        "and up in black ones, and the ace of diamonds is the lowest.",
    ),
    Rule(
        "lead-any-card",
        "B5.1",
        "Первым ходит сосед сдающего слева, с любой карты; остальные кладут по одной по часовой "
        "стрелке.",
        "The player on the dealer's left leads any card; the others play one card each, clockwise.",
    ),
    Rule(
        "highest-trump-wins",
        "B5.2",
        "Взятку берёт старший козырь.",
        "The highest trump takes the trick.",
    ),
    Rule(
        "highest-of-suit-led",
        "B5.2",
        "Если козырей нет, взятку берёт старшая карта масти захода; взявший заходит следующим.",
        "Without trumps the highest card of the suit led takes the trick; its winner leads next.",
    ),
    Rule(
        "no-duty-to-beat",
        "B5.3",
        "Перебивать уже лежащую карту никто не обязан.",
        "Nobody has to beat a card already played.",
    ),
    Rule(
        "may-trump",
        "B5.4",
        "На простой заход можно козырять, даже имея масть захода.",
        "A plain lead may be trumped even by a hand that holds the suit led.",
    ),
    Rule(
        "follow-suit",
        "B5.5",
        "Кто не козыряет, играет в масть захода, если она есть.",
        "Whoever does not trump must follow suit if able.",
    ),
    Rule(
        "free-discard",
        "B5.5",
        "У кого нет масти захода, тот сбрасывает что угодно: козырять необязательно.",
        "Whoever has none of the suit led may discard anything: there is no duty to trump.",
    ),
    Rule(
        "ace-and-joker-are-trumps",
        "B5.6",
        "Туз червей и джокер — козыри: на заход с червей это не ответ в масть, и отдавать их "
        "не обязательно, а заход с них — козырной.",
        "The ace of hearts and the joker are trumps: on a heart lead they do not "
        "follow suit and need not be played; led, they are a trump lead.",
    ),
    Rule(
        "five-tricks",
        "B5.7",
        "Сдача — пять взяток, если игра не кончилась раньше.",
        "A deal is five tricks unless the game ends sooner.",
        decides=False,
    ),
    Rule(
        "answer-trump-lead",
        "B6.1",
        "На козырной заход отвечают козырем.",
        "A trump lead is answered with a trump.",
    ),
    Rule(
        "protected-trumps",
        "B6.2",
        "Козырные пятёрка и валет, джокер и туз червей защищены: козырю помладше их не выбить.",
        "The five and jack of trumps, the joker and the ace of hearts are protected: "
        "a lower trump cannot force them out.",
    ),
    Rule(
        "may-renege",
        "B6.3",
        "Простую карту на козырной заход можно сбросить, только если все козыри на руках защищены "
        "и каждый старше карты захода.",
        "On a trump lead a plain card may be discarded only if all trumps in the hand are protected "
        "and each is higher than the card led.",
    ),
    Rule(
        "must-trump",
        "B6.4",
        "Если есть козырь без защиты или защищённый, но младше карты захода, нужно положить козыря.",
        "With any other trump, or a protected one lower than the card led, "
        "a trump must be played, whichever you like.",
    ),
    Rule(
        "only-the-lead-counts",
        "B6.5",
        "Считается только карта захода, а не карта постарше, положенная потом.",
        "Only the card led counts, not a higher one added later.",
    ),
    Rule(
        "protected-by-rank",
        "B6.6",
        "Пятёрку не выбить ничем, валета — только пятёркой, джокера — пятёркой или валетом, "
        "туза червей — пятёркой, валетом или джокером.",
        "The five can never be forced; the jack only by the five, the joker by the five or jack, "
        "the ace of hearts by the five, jack or joker.",
    ),
    Rule(
        "plain-aces-not-protected",
        "B6.7",
        "Тузы пик, треф и бубён не защищены, даже козырные.",
        "The aces of spades, clubs and diamonds are not protected, even as aces of trumps.",
    ),
    Rule(
        "trick-is-five",
        "B7.1",
        "Каждая взятка приносит паре 5 очков.",
        "Each trick brings the pair 5 points.",
    ),
    Rule(
        "highest-trump-bonus",
        "B7.2",
        "Ещё 5 получает пара, сыгравшая самого старшего козыря сдачи: взятка с ним стоит 10.",
        "5 more go to the pair that played the highest trump of the deal: the trick it won is worth 10.",
    ),
    Rule(
        "five-proves-bonus",
        "B7.3",
        "Сыгранная козырная пятёрка доказывает премию сразу; с козырем помладше нужно ждать, "
        "пока не станет ясно, что козыря старше уже не сыграют.",
        "A played five of trumps proves the bonus at once; a lower trump has to wait "
        "until it is clear that no higher one takes part.",
    ),
    Rule(
        "usual-total",
        "B7.4",
        "Обычно за сдачу разыгрывают 30 очков.",
        "Usually 30 points are shared out in a deal.",
        decides=False,
    ),
    Rule(
        "no-trump-no-bonus",
        "B7.5",
        "Если козырей нет ни у кого, премии нет, и сдача стоит 25.",
        "If nobody holds a trump there is no bonus, and the deal is worth 25.",
    ),
    Rule(
        "only-played-cards",
        "B7.6",
        "В счёт идут только сыгранные карты, а не отложенные, убранные под остаток или оставшиеся в нём.",
        "Only cards played count, not those buried, laid aside or left in the stock.",
    ),
    Rule(
        "public-proof",
        "B7.7",
        "Премия доказана, когда сыграна пятёрка, сыграны все карты или все козыри старше "
        "у всех на виду вышли из игры.",
        "The bonus is proven once the five is played, all cards are played, "
        "or everyone has seen every higher trump go out of play.",
    ),
    Rule(
        "first-to-45",
        "B8.1",
        "Выигрывает пара, первой набравшая 45: решает, когда взяты взятки, а не итог сдачи.",
        "The pair that first reaches 45 wins: what decides is when tricks are won, "
        "not the totals after the deal.",
    ),
    Rule(
        "doubtful-bonus",
        "B8.2",
        "Пока премия под вопросом, играют дальше, а потом считают её в той взятке, где она заработана.",
        "With the bonus in doubt play goes on, and it is then counted in its own trick.",
    ),
    Rule(
        "order-settled",
        "B8.3",
        "Когда порядок выяснен, победа за той парой, что дошла раньше.",
        "Once the order is settled, the pair that got there first has won.",
    ),
    Rule(
        "clear-finish",
        "B8.4",
        "Бесспорная победа прекращает игру: остальное не доигрывают.",
        "A clear finish stops the game: what is left is not played out.",
    ),
    Rule(
        "harmless-doubt",
        "B8.5",
        "Сомнение, которое может помочь только той же паре или касается более поздней взятки, "
        "конца не откладывает.",
        "A doubt that can only help the same pair, or only concerns a later trick, "
        "does not delay the end.",
    ),
    Rule(
        "jink",
        "B8.6",
        "Пара, взявшая все пять взяток сдачи, выигрывает игру при любом счёте.",
        "A pair that takes all five tricks of a deal wins the game whatever the score.",
    ),
    Rule(
        "next-deal",
        "B8.7",
        "Если никто не выиграл, счёт сохраняется, собирают всю колоду и сдают снова.",
        "If nobody has won, the scores stand, the whole pack is gathered and dealt again.",
        decides=False,
    ),
    Rule(
        "match",
        "B8.8",
        "Можно договориться о матче до трёх побед; каждая игра в нём начинается с нуля.",
        "A match to three won games may be agreed; each game of it starts at zero.",
        decides=False,
    ),
)
