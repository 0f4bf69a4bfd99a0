"""The rule book of Auction Forty-Fives: every rule with its facts and its sentence."""

from __future__ import annotations

from ...rules import Rule, rules_of

RULES = rules_of(
    Rule(
        "two-pairs",
        "A1.1",
        "Играют вчетвером, пара на пару: партнёры сидят друг против друга; "
        "колода — 52 карты без джокеров.",
        "Four play in two pairs, partners opposite each other; the pack is 52 cards without jokers.",
        decides=False,
    ),
    Rule(
        "aim-120",
        "A1.2",
        "Цель пары — первой набрать 120 или больше; очки партнёров складывают.",
        "A pair aims to be first with 120 or more; partners' points are added together.",
        decides=False,
    ),
    Rule(
        "no-kitty",
        "A1.3",
        "Прикупа нет, и сдающий остаток колоды не просматривает.",
        "There is no kitty, and the dealer does not look through the rest of the pack.",
        decides=False,
    ),
    Rule(
        "agreements",
        "A1.4",
        "О двух вещах договариваются заранее: что делать, если все спасовали, "
        "и кто выиграл, если у обеих пар 120.",
        "Two things are agreed in advance: what happens if all pass, "
        "and who wins if both pairs have 120.",
        decides=False,
    ),
    Rule(
        "dealing",
        "A1.5",
        "Сосед справа снимает; сдают по три и по две карты, начиная слева от сдающего; "
        "после каждой сдачи, даже если все спасовали, сдача переходит налево.",
        "The right-hand neighbour cuts; three cards each and then two are dealt from the dealer's left; "
        "after every deal, passed out or not, the deal passes to the left.",
        decides=False,
    ),
    Rule(
        "ace-of-hearts-is-trump",
        "A2.1",
        "Туз червей — козырь при любой козырной масти, третий сверху; к червям он не относится.",
        "The ace of hearts is a trump whatever the trump suit, third from the top; "
        "it does not count as a heart.",
    ),
    Rule(
        "trump-order",
        "A2.2",
        "Козыри сверху вниз: пятёрка, валет, туз червей, козырной туз, король, дама, "
        "дальше мелкие карты: у красных по убыванию, у чёрных по возрастанию.",
        "Trumps from the top: five, jack, ace of hearts, ace of trumps, king, queen, "
        "then the spot cards, running down in red suits and up in black ones.",
    ),
    Rule(
        "plain-order",
        "A2.3 A2.4",
        "В простой масти король старше дамы, дама старше валета; мелкие карты в красных мастях идут "
        "по убыванию, в чёрных по возрастанию; чёрный туз сразу под валетом, "
        "туз бубён — самый младший.",
        "In a plain suit king beats queen and queen beats jack; spot cards run down in red suits "
        "and up in black ones; a black ace stands right below the jack, "
        "and the ace of diamonds is the lowest.",
    ),
    Rule(
        "bids",
        "A3.1",
        "Заявляют 5, 10, 15, 20, 25 или 30 очков без масти, каждый раз больше прежнего, "
        "начиная слева от сдающего; спасовавший выбывает.",
        "Bids are 5, 10, 15, 20, 25 or 30 points without a suit, each higher than the last, "
        "from the dealer's left; whoever passes is out.",
    ),
    Rule(
        "hundred-needs-twenty",
        "A3.2",
        "Пара, у которой перед сдачей 100 очков или больше, не может заявить меньше 20.",
        "A pair with 100 or more before the deal may not bid less than 20.",
    ),
    Rule(
        "dealer-may-hold",
        "A3.3",
        "Сдающий вместо повышения может сказать «держу» и взять старшую заявку на себя; "
        "кто не спасовал, вправе поднять её снова.",
        "Instead of raising, the dealer may hold and take over the highest bid; "
        "whoever has not passed may then raise it again.",
    ),
    Rule(
        "thirty-is-the-top",
        "A3.4",
        "Выше 30 заявить нельзя; сдающий может и 30 удержать, остальным тогда остаётся пас.",
        "Nothing is higher than 30; the dealer may still hold 30, and the others can then only pass.",
    ),
    Rule(
        "hold-needs-a-bid",
        "A3.5",
        "Держать можно только чью-то заявку, пусть даже партнёра; "
        "«держу» — это тоже заявка, на столько же.",
        "There must be a bid to hold, be it the partner's; a hold is itself a bid of that amount.",
    ),
    Rule(
        "passed-out",
        "A3.6",
        "Если все спасовали, сдачу не разыгрывают, и сдаёт следующий.",
        "If all pass, the deal is not played and the next player deals.",
    ),
    Rule(
        "exchange",
        "A3.7",
        "Выигравший торговлю называет козыри, потом каждый сбрасывает от нуля до пяти карт "
        "и берёт столько же закрытых; сброшенное не возвращается.",
        "The winner names trumps; then everyone discards none to five cards and takes as many "
        "face down; discards never come back.",
    ),
    Rule(
        "seat-by-seat",
        "A3.8",
        "Меняют по очереди от соседа сдающего слева: сбросил, взял, и только потом следующий; "
        "число карт видно всем, сами карты никому.",
        "The exchange goes seat by seat from the dealer's left: discard, draw, and only then the next; "
        "everyone sees how many cards, nobody sees which.",
        decides=False,
    ),
    Rule(
        "lead-after-auction",
        "A4.1",
        "Первым заходит сосед слева от победителя торговли, с любой карты; "
        "дальше заходит тот, кто взял взятку.",
        "The player on the left of the auction's winner leads first, any card; "
        "after that the winner of each trick leads.",
    ),
    Rule(
        "highest-trump-wins",
        "A4.2",
        "Взятку берёт старший козырь.",
        "The highest trump takes the trick.",
    ),
    Rule(
        "highest-of-suit-led",
        "A4.2",
        "Если козырей нет, взятку берёт старшая карта масти захода.",
        "Without trumps the highest card of the suit led takes the trick.",
    ),
    Rule(
        "no-duty-to-beat",
        "A4.2",
        "Перебивать уже лежащую карту никто не обязан.",
        "Nobody has to beat a card already played.",
    ),
    Rule(
        "follow-suit",
        "A4.3",
        "На простой заход играют в масть, если она есть, или козыряют.",
        "On a plain lead, follow suit if able, or trump.",
    ),
    Rule(
        "may-trump",
        "A4.3",
        "На простой заход можно козырять, даже имея масть захода.",
        "A plain lead may be trumped even by a hand that holds the suit led.",
    ),
    Rule(
        "free-discard",
        "A4.3",
        "У кого нет масти захода, тот сбрасывает что угодно: козырять необязательно.",
        "Whoever has none of the suit led may discard anything: there is no duty to trump.",
    ),
    Rule(
        "answer-trump-lead",
        "A4.4",
        "На козырной заход, в том числе с туза червей, отвечают козырем.",
        "A trump lead, the ace of hearts included, is answered with a trump.",
    ),
    Rule(
        "may-renege",
        "A4.4",
        "Козырные пятёрку и валета и туза червей можно придержать и сбросить простую карту, "
        "если других козырей на руках нет и каждый из них старше карты захода.",
        "The five and jack of trumps and the ace of hearts may be held back and a plain card discarded "
        "if they are all the trumps in the hand and each is higher than the card led.",
    ),
    Rule(
        "must-trump",
        "A4.4",
        "Если на руках есть незащищённый козырь, на козырной заход нужно положить козыря, любого.",
        "With an unprotected trump in hand, a trump lead must be answered with a trump, whichever you like.",
    ),
    Rule(
        "protected-by-rank",
        "A4.5",
        "Если зашли с козыря постарше, защита не действует: козыря приходится отдать.",
        "Nothing protects against a higher lead: a lower protected trump no longer excuses a discard.",
    ),
    Rule(
        "only-the-lead-counts",
        "A4.5",
        "Считается только карта захода; козырь старше, положенный потом, ничего не меняет.",
        "Only the card led counts; a higher trump added later changes nothing.",
    ),
    Rule(
        "trick-is-five",
        "A5.1",
        "Каждая взятка — 5 очков.",
        "Each trick is 5 points.",
    ),
    Rule(
        "highest-trump-bonus",
        "A5.1",
        "Ещё 5 получает пара, взявшая взятку самым старшим козырем сдачи; обычно всего выходит 30.",
        "5 more go to the pair that wins a trick with the highest trump of the whole deal; "
        "usually 30 in all.",
    ),
    Rule(
        "no-trump-no-bonus",
        "A5.1",
        "Если после обмена козырей нет ни у кого, премии нет: всего 25, и заявку 30 не сыграть.",
        "If nobody has a trump after the exchange there is no bonus: 25 in all, "
        "and a bid of 30 cannot be made.",
    ),
    Rule(
        "bid-made",
        "A5.2",
        "Пара, набравшая не меньше заявки, записывает всё набранное.",
        "A pair that makes at least its bid scores all the points it made.",
    ),
    Rule(
        "bid-set",
        "A5.2",
        "Не набравшая заявку пара теряет её сумму и не записывает ничего; счёт может уйти в минус.",
        "A pair that falls short loses its bid and adds nothing; the score may go below zero.",
    ),
    Rule(
        "opponents-score",
        "A5.3",
        "Соперники в любом случае записывают своё, даже если у них уже 100 или больше.",
        "The opponents score their own points in either case, even at 100 or more.",
    ),
    Rule(
        "thirty-for-sixty",
        "A5.4",
        "Заявленные и взятые 30 приносят 60, заявленные и не взятые отнимают 30; "
        "без такой заявки все 30 — это только 30.",
        "30 bid and made is 60, 30 bid and not made is minus 30; "
        "all 30 without that bid are only 30.",
    ),
    Rule(
        "all-tricks-first",
        "A5.5",
        "Сначала доигрывают все пять взяток и проверяют заявку, потом сравнивают итоги со 120.",
        "All five tricks are finished and the bid is checked before the totals are compared with 120.",
    ),
    Rule(
        "both-at-120",
        "A1.4 A5.5",
        "Если после сдачи 120 есть у обеих пар, побеждает та, что выиграла торговлю.",
        "If both pairs have 120 after one deal, the pair that won the auction wins.",
    ),
)
