"""The words of the interface, in each language: labels, short sentences, what a screen reader says."""

from __future__ import annotations

from .names import Text

_Words = dict[str, Text]

_PUZZLE: _Words = {
    "led": {"ru": "зашёл", "en": "led"},
    "you": {"ru": "вы", "en": "you"},
    "to-come": {"ru": "ещё не ходил", "en": "still to play"},
    "trumps": {"ru": "козыри:", "en": "trumps:"},
    "dealer": {"ru": "сдаёт {seat}", "en": "{seat} deals"},
    "turn-up": {"ru": "открытая карта:", "en": "turned up:"},
    "scores": {"ru": "счёт: {scores}", "en": "scores: {scores}"},
    "calls": {"ru": "торговля: {calls}", "en": "calls: {calls}"},
    "bid": {"ru": "заявка: {seat}, {amount}", "en": "bid: {seat}, {amount}"},
    "acts": {"ru": "до игры: {acts}", "en": "before play: {acts}"},
    "table": {"ru": "Карты на столе по порядку хода", "en": "Cards on the table in order of play"},
    "seats": {"ru": "Кто где сидит", "en": "Who sits where"},
    "earlier": {"ru": "Взятка {n}:", "en": "Trick {n}:"},
    "played": {"ru": "Сыгранные взятки: {n}", "en": "Tricks played: {n}"},
    "your-cards": {"ru": "Карты на руках", "en": "Cards in hand"},
    "yours-of": {"ru": "Ваши карты: {seat}", "en": "Your cards: {seat}"},
    "the-cards": {"ru": "Карты", "en": "The cards"},
    "hand-of": {"ru": "Карты на руках: {seat}", "en": "Cards in hand: {seat}"},
    "number": {"ru": "Ваш ответ, число", "en": "Your answer, a number"},
    "check": {"ru": "Проверить", "en": "Check"},
    "glossary": {"ru": "В словарь", "en": "Glossary"},
    "answer": {"ru": "Ответ", "en": "Answer"},
    "may": {"ru": "Можно:", "en": "May be played:"},
    "may-call": {"ru": "Можно сказать:", "en": "May be called:"},
    "trump-word": {"ru": "козырь", "en": "trump"},
    "rule": {"ru": "Правило\u00a0{n}", "en": "Rule\u00a0{n}"},
    "pass": {"ru": "пас", "en": "pass"},
    "hold": {"ru": "держу", "en": "hold"},
    "beg": {"ru": "просит сменить", "en": "begs"},
    "stand": {"ru": "принимает", "en": "stands"},
    "give": {"ru": "даёт очко", "en": "gives"},
    "run": {"ru": "меняет", "en": "runs"},
    "rob": {"ru": "{seat:cap} забрал открытую карту", "en": "{seat:cap} has robbed"},
    "revoke": {
        "ru": "{seat:cap} сыграл не в масть, и это заметили до следующего захода",
        "en": "{seat:cap} revoked, and it was claimed before the next lead",
    },
    "refused": {"ru": "отвергнутая масть:", "en": "suit refused:"},
    "sheet": {"ru": "Счёт перед сдачей", "en": "Scores before the deal"},
    "sheet-before": {"ru": "было", "en": "before"},
    "sheet-bid": {"ru": "заявка: {seat}", "en": "bid: {seat}"},
    "auction": {"ru": "Торговля по порядку", "en": "The calls in order"},
}

_SAID: _Words = {
    **{f"said-{call}": _PUZZLE[call] for call in ("pass", "hold")},
    **{f"said-{act}": _PUZZLE[act] for act in ("beg", "stand", "give", "run")},
    "said-rob": {"ru": "забирает открытую карту", "en": "robs"},
    "said-revoke": {"ru": "ошибается мастью", "en": "revokes"},
}

_WORKED: _Words = {
    "worked": {"ru": "Взятка по ходам", "en": "A trick, card by card"},
    "leads": {"ru": "Заходит {seat}: {card}.", "en": "{seat:cap} leads {card}."},
    "plays": {"ru": "Ходит {seat}: {card}.", "en": "{seat:cap} plays {card}."},
    "really-plays": {
        "ru": "В этой взятке {seat} положил карту {card}.",
        "en": "In this trick {seat} in fact played {card}.",
    },
    "decide": {
        "ru": "Ходит {seat}. Какую карту можно сыграть?",
        "en": "{seat:cap} is to play. Which card may be played?",
    },
    "takes-it": {
        "ru": "Взятку берёт {seat}. {why} {points}",
        "en": "{seat:cap} takes the trick. {why} {points}",
    },
}

_REPLAY: _Words = {
    "whole-deal": {"ru": "Целая сдача, ход за ходом", "en": "A whole deal, act by act"},
    "all-acts": {"ru": "Все ходы с решениями", "en": "Every act with its ruling"},
    "trick-goes": {"ru": "Взятку {n} берёт {seat}.", "en": "Trick {n} goes to {seat}."},
    "act-call": {"ru": "{seat:cap} говорит: {call}.", "en": "{seat:cap} says {call}."},
    "act-trump": {"ru": "{seat:cap} объявляет козыри: {suit}.", "en": "{seat:cap} names {suit}."},
    "act-discard": {"ru": "{seat:cap} сбрасывает: {cards}.", "en": "{seat:cap} discards {cards}."},
    "act-rob": {
        "ru": "{seat:cap} откладывает {cards} и берёт открытую карту.",
        "en": "{seat:cap} lays {cards} aside and takes the turn-up.",
    },
    "act-bury": {
        "ru": "{seat:cap} кладёт под остаток {cards}.",
        "en": "{seat:cap} puts {cards} under the stock.",
    },
    "act-stand": {"ru": "{seat:cap} принимает масть.", "en": "{seat:cap} stands."},
    "act-beg": {"ru": "{seat:cap} просит сменить масть.", "en": "{seat:cap} begs."},
    "act-give": {"ru": "{seat:cap} даёт очко.", "en": "{seat:cap} gives one point."},
    "act-run": {"ru": "{seat:cap} меняет масть.", "en": "{seat:cap} runs the cards."},
    "takes-badge": {"ru": "берёт", "en": "takes it"},
    "sheet-grows": {"ru": "Запись очков", "en": "Score sheet"},
    "sheet-after": {"ru": "стало", "en": "after"},
    "sheet-trick": {"ru": "взятка {n}", "en": "trick {n}"},
    "sheet-trick-bonus": {"ru": "взятка {n} и премия", "en": "trick {n} and the bonus"},
    "sheet-deal": {"ru": "за сдачу", "en": "for the deal"},
    "sheet-gift": {"ru": "очко за просьбу", "en": "a point for the beg"},
}

_OVERVIEWS: _Words = {
    "map-facts": {
        "ru": "Пункты: {facts}; строк в таблицах проверок: {rows}.",
        "en": "Facts: {facts}; rows in the test tables: {rows}.",
    },
    "map-puzzles": {"ru": "Задачи:", "en": "Puzzles:"},
    "map-describes": {
        "ru": "Описание: решать здесь нечего.",
        "en": "A description: there is nothing to decide.",
    },
    "gallery-from": {
        "ru": "Так блок {name} записан на странице",
        "en": "The fence {name} as it is written on the page",
    },
}

_REFEREE: _Words = {
    "referee-ask": {"ru": "Что решаем?", "en": "What is the question?"},
    "referee-play": {"ru": "Можно было так сыграть?", "en": "Was that play allowed?"},
    "referee-winner": {"ru": "Кто берёт взятку?", "en": "Who takes the trick?"},
    "referee-game": {"ru": "Игра", "en": "Game"},
    "referee-trump": {"ru": "Козыри", "en": "Trumps"},
    "referee-table": {"ru": "На столе по порядку хода", "en": "On the table in order of play"},
    "referee-last": {
        "ru": "; спор — о последней карте",
        "en": "; the last card is the one in question",
    },
    "referee-hand": {
        "ru": "Что ещё было на руках у сыгравшего",
        "en": "What else that player held",
    },
    "referee-into": {"ru": "Куда идёт следующая карта", "en": "Where the next card goes"},
    "referee-into-table": {"ru": "на стол", "en": "to the table"},
    "referee-into-hand": {"ru": "на руки", "en": "to the hand"},
    "referee-suit": {"ru": "Масть карты", "en": "Suit of the card"},
    "referee-card": {"ru": "Карта", "en": "Card"},
    "referee-typed": {"ru": "Или наберите: 7п 5п Кб", "en": "Or type: 7s 5s KD"},
    "referee-put": {"ru": "Добавить", "en": "Add"},
    "referee-legal": {"ru": "Можно было сыграть: {cards}.", "en": "Could be played: {cards}."},
    "referee-no-hand": {
        "ru": "Карты на руках не названы: решение верно, только если другой карты у сыгравшего не было.",
        "en": "No hand was given: this holds only if the player had no other card.",
    },
    "referee-noscript": {
        "ru": "Судье нужен JavaScript: он считает прямо в вашем браузере.",
        "en": "The referee needs JavaScript: it works inside your browser.",
    },
}

_COMPARED: _Words = {
    "compared": {"ru": "Три игры рядом", "en": "The three games side by side"},
    "aspect-deck": {"ru": "Колода и сдача", "en": "Pack and deal"},
    "aspect-seats": {"ru": "Кто играет", "en": "Who plays"},
    "aspect-trumps": {"ru": "Откуда козыри", "en": "What decides trumps"},
    "aspect-order": {"ru": "Козыри по старшинству", "en": "Trumps, best first"},
    "aspect-follow": {"ru": "Чем отвечают на заход", "en": "Following suit"},
    "aspect-renege": {"ru": "Право придержать козыря", "en": "Holding a trump back"},
    "aspect-score": {"ru": "Очки", "en": "Points"},
    "aspect-end": {"ru": "Конец игры", "en": "The end"},
}

_STRIPS: _Words = {
    "strip-trumps": {"ru": "Козыри: {suit}", "en": "Trumps: {suit}"},
    "strip-plain": {"ru": "Простая масть: {suit}", "en": "Plain suit: {suit}"},
    "strip-way": {"ru": "старшие → младшие", "en": "highest → lowest"},
}

_SCRIPT: _Words = {
    "again": {"ru": "Ещё раз", "en": "Try again"},
    "next": {"ru": "Дальше", "en": "Next"},
    "why": {"ru": "Почему?", "en": "Why?"},
    "rule": {"ru": "Правило\u00a0{n}", "en": "Rule\u00a0{n}"},
    "right": {"ru": "Верно — {answer}", "en": "Right — {answer}"},
    "wrong": {"ru": "Неверно — {answer}", "en": "Not so — {answer}"},
    "allowed": {"ru": "Можно: {cards}", "en": "Allowed: {cards}"},
    "lacking": {"ru": "Не хватает: {missing}.", "en": "Missing: {missing}."},
    "lackingOne": {"ru": "Одного ответа не хватает.", "en": "One answer is missing."},
    "sameReason": {"ru": "Причина у них одна.", "en": "They share one reason."},
    "barred": {"ru": "Нельзя: {cards}", "en": "Not allowed: {cards}"},
    "almost": {
        "ru": "Не всё: {n} из {m}; не хватает: {missing}",
        "en": "Not quite: {n} of {m}; missing: {missing}",
    },
    "otherOrder": {"ru": "Порядок другой", "en": "The order is different"},
    "chooseAll": {
        "ru": "Сначала выберите по очереди все карты, потом нажмите «Проверить».",
        "en": "Choose all the cards one after another first, then press “Check”.",
    },
    "wholeNumber": {
        "ru": "Сначала введите целое число, потом нажмите «Проверить».",
        "en": "Type a whole number first, then press “Check”.",
    },
    "numberBetween": {
        "ru": "Такого числа быть не может: введите целое от {least} до {most}.",
        "en": "There can be no such number: type a whole one from {least} to {most}.",
    },
    "chooseOne": {
        "ru": "Сначала выберите ответ, потом нажмите «Проверить».",
        "en": "Choose an answer first, then press “Check”.",
    },
    "chooseFirst": {
        "ru": "Сначала выберите ответ, потом нажмите «Проверить».",
        "en": "Choose an answer first, then press “Check”.",
    },
    "refereeMore": {
        "ru": "Назовите игру, козыри и карты: решение появится само.",
        "en": "Name the game, trumps and the cards: the ruling appears by itself.",
    },
    "refereeFull": {
        "ru": "На столе карты всех игроков; не взяты: {cards}. Уберите лишнюю нажатием и добавьте нужную.",
        "en": "Every player’s card is on the table; not taken: {cards}. Tap the one too many away, then add.",
    },
    "refereeHandFull": {
        "ru": "Кроме спорной карты, на руках не бывает больше {n}; не взяты: {cards}. Уберите лишнюю нажатием и добавьте нужную.",
        "en": "Besides the card in question a hand holds {n} at most; not taken: {cards}. Tap the one too many away, then add.",
    },
    "refereeAgain": {
        "ru": "Уже названы и второй раз не взяты: {cards}",
        "en": "Named already and not taken again: {cards}",
    },
    "refereeOther": {
        "ru": "Таких карт в этой игре нет, не взяты: {cards}",
        "en": "This game has no such cards; not taken: {cards}",
    },
    "refereeOnly": {
        "ru": "Игра выбрана сама, потому что в других таких карт нет: {cards}",
        "en": "The game has been chosen, because no other has these cards: {cards}",
    },
    "refereeTurn": {"ru": "Повернуть решение", "en": "Turn the ruling round"},
    "refereeClear": {"ru": "Начать сначала", "en": "Start again"},
    "takeAway": {"ru": "убрать {card}", "en": "take away {card}"},
    "dealt": {
        "ru": "Карты сданы. Листайте вперёд: о каждом ходе сказано, можно ли так и почему.",
        "en": "The cards are dealt. Step forward: every act gets its ruling.",
    },
    "replaySteps": {"ru": "Сдача по ходам", "en": "The deal act by act"},
    "backAct": {"ru": "Назад", "en": "Back"},
    "forwardAct": {"ru": "Вперёд", "en": "Forward"},
    "toStart": {"ru": "В начало", "en": "To the start"},
    "toEnd": {"ru": "В конец", "en": "To the end"},
    "whoseHands": {"ru": "Чьи карты видны", "en": "Whose cards are open"},
    "allHands": {"ru": "всех", "en": "everybody's"},
    "takes": {"ru": "берёт", "en": "takes it"},
    "takesSoFar": {"ru": "пока берёт", "en": "best so far"},
    "fits": {"ru": "верно", "en": "right"},
    "no": {"ru": "нельзя", "en": "no"},
    "answers": {"ru": "Ответы", "en": "Answers"},
    "loading": {
        "ru": "Ответ готов; живая проверка загружается: {percent} %",
        "en": "Answer from the page; live check is loading: {percent} %",
    },
    "slow": {
        "ru": "Ответ готов; живая проверка загружается дольше обычного: {percent} %",
        "en": "Answer from the page; live check is slow to load: {percent} %",
    },
    "asking": {"ru": "Ответ готов; движок проверяет", "en": "Answer from the page; checking live"},
    "live": {"ru": "Проверено движком", "en": "Checked live"},
    "unchecked": {
        "ru": "Ответ готов; живая проверка не удалась",
        "en": "Answer from the page; the live check failed",
    },
    "differs": {
        "ru": "Страница и движок расходятся. Сообщите нам.",
        "en": "Page and engine disagree. Please tell us.",
    },
    "differsHow": {
        "ru": "Ниже показан ответ движка. Скопируйте этот текст и пришлите авторам сайта: "
        "в нём задача, ваш ответ и оба решения.",
        "en": "What you see below is the engine's answer. Copy this text and send it to the authors "
        "of the site: it holds the puzzle, your answer and both verdicts.",
    },
    "reportText": {"ru": "Текст сообщения об ошибке", "en": "Text of the report"},
    "reportHere": {"ru": "Куда написать", "en": "Where to write"},
    "cards": {"ru": "Карты", "en": "Cards"},
    "cardsHeading": {"ru": "Как выглядят карты", "en": "How the cards look"},
    "fourColours": {"ru": "Четыре цвета мастей", "en": "Four suit colours"},
    "otherIndex": {"ru": "Буквы A K Q J вместо Т К Д В", "en": "Other letters on the cards"},
    "largeCards": {"ru": "Крупные карты", "en": "Large cards"},
    "done": {"ru": "Готово", "en": "Done"},
    "score": {"ru": "С первого раза: {n} из {m}", "en": "At the first try: {n} of {m}"},
    "scoreLeft": {"ru": "Осталось задач: {left}.", "en": "Puzzles to come: {left}."},
    "scoreAll": {"ru": "Перечитывать нечего.", "en": "There is nothing to read again."},
    "reread": {"ru": "Перечитайте:", "en": "Read again:"},
    "way": {"ru": "старшие → младшие", "en": "highest → lowest"},
    "wayAloud": {"ru": "от старших к младшим", "en": "from highest to lowest"},
    "lead": {"ru": "заход", "en": "led"},
    "higher": {"ru": "старше захода", "en": "higher than the lead"},
    "isHere": {"ru": "есть здесь", "en": "in this puzzle"},
    "back": {"ru": "На карту назад", "en": "Back one card"},
    "forward": {"ru": "На карту вперёд", "en": "Forward one card"},
    "stepper": {"ru": "Ход взятки", "en": "The course of the trick"},
    "begin": {
        "ru": "Стол ещё пуст. Идите вперёд по одной карте.",
        "en": "The table is empty. Go forward one card at a time.",
    },
    "decideNow": {"ru": "Теперь решаете вы.", "en": "Now it is for you to decide."},
    "decideFirst": {
        "ru": "Сначала решите за игрока: выберите карту и нажмите «Проверить».",
        "en": "First decide for the player: choose a card and press “Check”.",
    },
}

_FAILURES: _Words = {
    "boot-failed": {
        "ru": "Ответ готов; движок не запустился. Обновите страницу, чтобы попробовать ещё раз.",
        "en": "Answer from the page; the engine did not start. Reload the page to try again.",
    },
    "boot-timeout": {
        "ru": "Ответ готов; движок не загрузился: связь прервалась. Обновите страницу позже.",
        "en": "Answer from the page; the engine did not load: the connection stalled. "
        "Reload the page later.",
    },
    "offline": {
        "ru": "Ответ готов; нет сети, живая проверка начнётся, когда сеть появится.",
        "en": "Answer from the page; you are offline, the live check will start when you are back.",
    },
    "wasm-blocked": {
        "ru": "Ответ готов; браузер запрещает WebAssembly, поэтому живой проверки не будет.",
        "en": "Answer from the page; this browser forbids WebAssembly, so there is no live check.",
    },
    "engine-died": {
        "ru": "Ответ готов; движок остановился на этом вопросе. Нажмите «Проверить».",
        "en": "Answer from the page; the engine stopped at this question. Press “Check”.",
    },
    "answer-timeout": {
        "ru": "Ответ готов; движок не ответил за минуту. Нажмите «Проверить».",
        "en": "Answer from the page; the engine gave no answer in a minute. Press “Check”.",
    },
    "no-engine": {
        "ru": "Ответ готов; на этой странице нет движка.",
        "en": "Answer from the page; this page has no engine.",
    },
    "replaced": {
        "ru": "Ответ готов; сайт обновился. Нажмите «Проверить».",
        "en": "Answer from the page; the site has been updated. Press “Check”.",
    },
}


class _Named:
    """A word to fill in; `{seat:cap}` begins a sentence with it."""

    def __init__(self, word: object) -> None:
        self.word = str(word)

    def __format__(self, spec: str) -> str:
        return self.word[:1].upper() + self.word[1:] if spec == "cap" else self.word


_LABELS: _Words = {
    **_PUZZLE,
    **_SAID,
    **_WORKED,
    **_REPLAY,
    **_OVERVIEWS,
    **_REFEREE,
    **_COMPARED,
    **_STRIPS,
}


def word(key: str, lang: str, **named: object) -> str:
    """A label or short sentence of a puzzle.

    >>> word("leads", "en", seat="first A", card="7♠")
    'First A leads 7♠.'
    """
    text = _LABELS[key][lang]
    return text.format_map({name: _Named(value) for name, value in named.items()})


def script_words(lang: str) -> dict[str, str]:
    """The words that the page's scripts fill in by themselves: `{n}` and the like stay as they are."""
    return {key: text[lang] for key, text in _SCRIPT.items()}


def failure_words(lang: str) -> dict[str, str]:
    """Why there is no live check, by the code that the page's engine gives."""
    return {key: text[lang] for key, text in _FAILURES.items()}
