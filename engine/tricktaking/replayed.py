"""A whole deal as HTML, told act by act: hands, tricks, and a score sheet that grows.

Everything stands in the page once, with the times (`data-since`, `data-until`) between which it is
there: without a script all of it can be read, and a script only shows and hides.
"""

from __future__ import annotations

from .cards import CARDS, Card
from .cloth import seat_html
from .counting import figure
from .faces import escape, face, pill, sentence, suit_pill
from .game import Game
from .html import attributes, rule_link
from .names import TRUMP, pretty, suit_word
from .story import Event, Story
from .table import Seat
from .words import word


def replay_html(
    name: str, story: Story, lang: str, *, rules: str | None = "", fact: str = ""
) -> str:
    """`<deal-replay>` for a deal that has been told; `name` is the fence's id."""
    pages = _Pages(story, lang, rules)
    given = {
        "id": f"replay-{name}",
        "class": "tt",
        "data-lang": lang,
        "data-last": len(story.events),
        "data-fact": fact or None,
    }
    return (
        f"<deal-replay{attributes(given)}>"
        f'<p class="tt-question">{word("whole-deal", lang)}</p>{pages.facts()}'
        f"{pages.tricks()}"
        f'<div class="tt-status" role="status"></div>'
        f"{pages.hands()}{pages.sheet()}"
        f'<details class="tt-story"><summary>{word("all-acts", lang)}</summary>'
        f'<ol class="tt-acts">{pages.acts()}</ol></details></deal-replay>'
    )


class _Pages:
    def __init__(self, story: Story, lang: str, rules: str | None) -> None:
        self.story, self.deal, self.lang, self.rules = story, story.deal, lang, rules
        self.game: Game = story.deal.game

    def facts(self) -> str:
        """The game, the dealer, every turn-up and the trump suit, each at its time."""
        dealer = word("dealer", self.lang, seat=self._name(self.deal.dealer))
        facts = [
            f"<span>{escape(self.game.name(self.lang))}</span>",
            f"<span>{escape(dealer)}</span>",
        ]
        for card, since, until in self.story.turned:
            shown = f"{word('turn-up', self.lang)} {pill(card, self.lang)}"
            facts.append(f"<span{_time(since, until)}>{shown}</span>")
        trump = self.deal.trump
        if trump:
            shown = f"{word('trumps', self.lang)} {suit_pill(trump, self.lang)}"
            facts.append(f"<span{_time(self._fixed(trump), None)}>{shown}</span>")
        return f'<p class="tt-facts">{" ".join(facts)}</p>'

    def _fixed(self, trump: str) -> int:
        """When trumps were fixed: by the turn-up that stayed, or when they were named."""
        named = [i for i, event in enumerate(self.story.events, 1) if event.verb == "trump"]
        if named:
            return named[-1]
        return self.story.turned[-1][1] if self.story.turned else 0

    def hands(self) -> str:
        """Every hand; a card is there from when it was dealt or taken until it was played."""
        rows = []
        for seat in self.deal.table.from_seat(self.deal.table.left[self.deal.dealer]):
            order = self.game.orders.get(self.deal.trump or "")
            own = [held for held in self.story.held if held.seat == seat]
            if order:
                sorted_cards = order.sorted([held.card for held in own])
                own.sort(key=lambda held: sorted_cards.index(held.card))
            cards = "".join(
                f"<li{_time(held.since, held.until)}>{pill(held.card, self.lang)}</li>"
                for held in own
            )
            rows.append(
                f'<div class="tt-replay-hand" data-seat="{seat}"><span class="tt-hand-name">'
                f'{seat_html(self.game, seat, self.lang)}</span><ul class="tt-pills">{cards}</ul></div>'
            )
        return f'<div class="tt-replay-hands">{"".join(rows)}</div>'

    def tricks(self) -> str:
        """Every trick in its order of play; with the script only the one in hand is seen."""
        parts = []
        for number, laid in enumerate(self.story.laid):
            since = laid[0][2]
            nexts = self.story.laid[number + 1][0][2] if number + 1 < len(self.story.laid) else None
            first = 0 if number == 0 else since
            seats = self.deal.table.from_seat(laid[0][0])
            by_seat = {seat: (card, at) for seat, card, at in laid}
            slots = "".join(
                self._slot(place, seat, by_seat.get(seat)) for place, seat in enumerate(seats, 1)
            )
            title = word("earlier", self.lang, n=number + 1)
            parts.append(
                f'<div class="tt-replay-trick"{_time(first, nexts)}>'
                f'<p class="tt-hand-name">{title}</p><ol class="tt-table" '
                f'data-seats="{len(seats)}" aria-label="{word("table", self.lang)}">{slots}</ol></div>'
            )
        return "".join(parts)

    def _slot(self, place: int, seat: Seat, laid: tuple[Card, int] | None) -> str:
        inside = '<span class="tt-empty"></span>'
        if laid:
            card, at = laid
            order = self.game.orders.get(self.deal.trump or "")
            trump = order is not None and order.suit.get(card) == TRUMP
            won = self._won(seat, at)
            inside = f'<span{_time(at, None)} class="tt-place">{face(card, self.lang, trump=trump)}{won}</span>'
            inside += f'<span{_time(0, at)} class="tt-empty tt-waiting"></span>'
        told = f" {word('led', self.lang)}" if place == 1 else ""
        return (
            f'<li class="tt-slot"><span class="tt-seat"><span class="tt-nth" aria-hidden="true">{place}</span> '
            f"{seat_html(self.game, seat, self.lang)}{told}</span>{inside}</li>"
        )

    def _won(self, seat: Seat, laid_at: int) -> str:
        """The badge of the card that takes its trick, from the time when the trick is taken."""
        for at, event in enumerate(self.story.events, 1):
            if at > laid_at and event.verb == "takes":
                if event.seat != seat:
                    break
                return f'<span class="tt-mark"{_time(at, None)}>{word("takes-badge", self.lang)}</span>'
        return ""

    def acts(self) -> str:
        """Every act in words, with its ruling."""
        events = enumerate(self.story.events, 1)
        return "".join(
            f'<li class="tt-act" data-since="{i}">{self._act(e)}</li>' for i, e in events
        )

    def _act(self, event: Event) -> str:
        link = rule_link(event.ruling.rule, self.lang, self.rules)
        reason = sentence(event.ruling.text(self.lang), self.lang)
        return f"<strong>{sentence(self._said(event), self.lang)}</strong> {reason} {link}"

    def _said(self, event: Event) -> str:
        seat, lang = self._name(event.seat), self.lang
        if event.verb in ("play", "play!"):
            card = pretty(CARDS[event.words[0]], lang)
            return word("plays", lang, seat=seat, card=card)
        if event.verb == "takes":
            return word("trick-goes", lang, seat=seat, n=event.words[0])
        if event.verb == "call":
            call = event.words[0]
            said = call if call.isdigit() else word(call, lang)
            return word("act-call", lang, seat=seat, call=said)
        if event.verb == "trump":
            return word("act-trump", lang, seat=seat, suit=suit_word(event.words[0], lang))
        cards = ", ".join(pretty(CARDS[code], lang) for code in event.words) or "—"
        return word("act-" + event.verb, lang, seat=seat, cards=cards)

    def sheet(self) -> str:
        """The score sheet: a row for everything that was booked, when it was booked."""
        sides = self.deal.table.sides
        lang = self.lang
        rows = [_row(word("sheet-before", lang), [figure(self.deal.before[s]) for s in sides], 0)]
        running = dict(self.deal.before)
        bid = self._bid()
        for at, event in enumerate(self.story.events, 1):
            if bid and at == bid[2]:
                label = word("sheet-bid", lang, seat=self._name(bid[0]))
                own = self.game.side_of(bid[0])
                rows.append(_row(label, [f"({bid[1]})" if s == own else "" for s in sides], at))
            if not any(event.booked.values()):
                continue
            cells = []
            for side in sides:
                got = event.booked.get(side, 0)
                running[side] += got
                cells.append(f"{'+' if got > 0 else ''}{figure(got)}" if got else "")
            rows.append(_row(self._label(event), cells, at))
        last = len(self.story.events)
        total = [figure(running[side]) for side in sides]
        rows.append(_row(word("sheet-after", lang), total, last, ' class="tt-sum"'))
        head = " ".join(
            f'<th scope="col">{escape(self.game.side_name(side, lang))}</th>' for side in sides
        )
        caption = word("sheet-grows", lang)
        return (
            f'<table class="tt-sheet"><caption>{caption}</caption><thead><tr><td></td>{head}</tr> '
            f"</thead><tbody>{''.join(rows)}</tbody></table>"
        )

    def _bid(self) -> tuple[Seat, str, int] | None:
        """Who won the auction, for how much, and with which act it was over."""
        won: tuple[Seat, str] | None = None
        over = 0
        for at, event in enumerate(self.story.events, 1):
            if event.verb != "call":
                continue
            over, said = at, event.words[0]
            if said.isdigit():
                won = (event.seat, said)
            elif won and said == "hold":
                won = (event.seat, won[1])
        return (*won, over) if won else None

    def _label(self, event: Event) -> str:
        if event.verb == "takes" and not self.deal.books_by_deal:
            kind = "sheet-trick-bonus" if event.bonus else "sheet-trick"
            return word(kind, self.lang, n=event.words[0])
        return word("sheet-gift" if event.verb == "give" else "sheet-deal", self.lang)

    def _name(self, seat: Seat) -> str:
        return self.game.seat_name(seat, self.lang)


def _row(label: str, cells: list[str], since: int, more: str = "") -> str:
    shown = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr{_time(since, None)}{more}><th scope="row">{escape(label)}</th> {shown}</tr>'


def _time(since: int, until: int | None) -> str:
    end = "" if until is None else f' data-until="{until}"'
    return f' data-since="{since}"{end}'
