"""The words of the drill pages, in each language: only their scripts need them, never the engine."""

from __future__ import annotations

from tricktaking.names import Text

from .page_words import LESSON_WORDS

BORROWED = [
    "needsScript",
    "engineLoading",
    "working",
    "notWorked",
    "next",
    "hint",
    "noMoreHints",
    "copied",
    "copyByHand",
    "questionOf",
    "markToCome",
    "markKept",
    "markRight",
    "markMissed",
    "missedHeading",
    "yourAnswer",
]
"""Words that the lesson pages have too."""

DRILL_WORDS: dict[str, Text] = {
    # a drill
    "questionNumber": {"ru": "Вопрос {n}", "en": "Question {n}"},
    "withHint": {"ru": "с подсказкой", "en": "with a hint"},
    "backFromDrill": {"ru": "Закончить тренировку", "en": "Finish drilling"},
    "drillSettings": {"ru": "Настройки", "en": "Settings"},
    "timeLeft": {"ru": "Осталось времени", "en": "Time left"},
    "sameCards": {"ru": "Те же карты, но другая игра.", "en": "The same cards, but another game."},
    "contrast": {"ru": "Одни карты, две игры", "en": "Same cards, two games"},
    "seemToBelieve": {"ru": "Похоже, вы считаете так: «…».", "en": "You seem to believe: “…”."},
    "showWhereItMatters": {
        "ru": "Показать, где это важно",
        "en": "Show me one where it matters",
    },
    "drillKeys": {
        "ru": "Клавиши: 1…9 — выбрать, Enter — ответить, H — подсказка, N — дальше",
        "en": "Keys: 1…9 choose, Enter answers, H gives a hint, N goes on",
    },
    "wordsExplained": {"ru": "Что значат слова", "en": "What the words mean"},
    "typeInstead": {"ru": "Набрать ответ", "en": "Type the answer"},
    "typedCards": {"ru": "Карты", "en": "Cards"},
    "typedHow": {
        "ru": "Например: 7п Кб или «дама червей»",
        "en": "Such as: 7s KD or queen of hearts",
    },
    "typedAnswer": {"ru": "Ответить", "en": "Answer"},
    "typedNotThere": {"ru": "{card} здесь не выбрать.", "en": "{card} is not among the choices."},
    "addBothToLesson": {"ru": "Обе игры в урок", "en": "Add both games to lesson"},
    "aboutThisDrill": {"ru": "Поделиться, сообщить", "en": "Share, report"},
    "shareDrill": {"ru": "Ссылка на эту задачу", "en": "Link to this drill"},
    "reportDrill": {"ru": "Сообщить об ошибке", "en": "Report this puzzle"},
    "reportDrillHow": {
        "ru": "Скопируйте этот текст и пришлите его вместе с тем, что не так:",
        "en": "Copy this text and send it together with what is wrong:",
    },
    # the placement
    "placement": {"ru": "Первые задачи", "en": "First drills"},
    "placedLow": {
        "ru": "Начните с простого: задачи будут лёгкими, а слова можно посмотреть под каждой.",
        "en": "Begin with what is simple: the drills will be easy, and the words you need are explained below each.",
    },
    "placedHigh": {
        "ru": "Основное вы видите сразу. Дальше — всё, чем эти игры отличаются.",
        "en": "You see the main thing at once. Next comes all that makes these games different.",
    },
    "firstTap": {
        "ru": "Нажмите на карту на столе.",
        "en": "Tap a card on the table.",
    },
    "chooseOne": {
        "ru": "Нажмите на то, что считаете верным, — это и будет ответ.",
        "en": "Tap what you think is right: that is your answer.",
    },
    "linkUnread": {
        "ru": "Ссылка на задачу не читается: возможно, она обрезана или изменена. Вместо неё — другие задачи.",
        "en": "The link to a drill cannot be read: perhaps it was cut short or changed. Other drills are here instead.",
    },
    # memory
    "record-corrupt": {
        "ru": "Запись о ваших успехах не читается. Она отложена, а тренировка идёт с новой.",
        "en": "The record of your progress cannot be read. It was put aside; drilling goes on with a new one.",
    },
    "record-future": {
        "ru": "Запись о ваших успехах сделана более новой версией сайта. Она не тронута, а эта тренировка не запомнится.",
        "en": "The record of your progress was made by a newer version of this site. It stays untouched, and this session is not remembered.",
    },
    "notKept": {
        "ru": "Браузер не даёт ничего запомнить: успехи пропадут, когда вы закроете страницу.",
        "en": "The browser lets nothing be remembered: your progress ends with this page.",
    },
    "advanceByItself": {
        "ru": "После верного ответа идти дальше без нажатия",
        "en": "Go on by itself after a right answer",
    },
    "sharedComputer": {
        "ru": "Чужой компьютер: ничего не запоминать",
        "en": "Shared computer: remember nothing",
    },
    "myProgress": {"ru": "Мои успехи", "en": "My progress"},
    "dueCount": {"ru": "Пора повторить: {n}.", "en": "Due again: {n}."},
    # choosing
    "chooseDrills": {"ru": "Выбрать тренировку", "en": "Choose your drills"},
    "startDrills": {"ru": "Начать", "en": "Start"},
    "drillMode": {"ru": "Как тренироваться", "en": "How to drill"},
    "mode-practice": {"ru": "С объяснениями", "en": "Practice, with reasons"},
    "mode-streak": {"ru": "До первой ошибки", "en": "Streak, until a mistake"},
    "mode-clock": {"ru": "На время", "en": "Against the clock"},
    "mode-check": {"ru": "Проверка, ответы в конце", "en": "Check, answers at the end"},
    "drillGame": {"ru": "Игра", "en": "Game"},
    "allGames": {"ru": "Все три", "en": "All three"},
    "drillKind": {"ru": "Вопрос", "en": "Question"},
    "allKinds": {"ru": "Любой", "en": "Any"},
    "difficulty": {"ru": "Сложность", "en": "Difficulty"},
    "difficulty-0": {"ru": "По силам", "en": "What suits me"},
    "difficulty-1": {"ru": "Лёгкая: мало карт", "en": "Easy: few cards"},
    "difficulty-2": {"ru": "Средняя", "en": "Medium"},
    "difficulty-3": {
        "ru": "Трудная: много карт и ловушек",
        "en": "Hard: many cards and traps",
    },
    "drillLength": {"ru": "Сколько задач", "en": "How many"},
    "drillMinutes": {"ru": "Сколько минут", "en": "How many minutes"},
    "withoutEnd": {"ru": "Без конца", "en": "Without end"},
    "drillSkills": {"ru": "Выбрать навыки по одному", "en": "Choose skills one by one"},
    "kind-trick-winner": {"ru": "Кто берёт взятку?", "en": "Who takes the trick?"},
    "kind-legal-plays": {"ru": "Какие карты можно сыграть?", "en": "Which cards may be played?"},
    "kind-take-trick": {"ru": "Взять взятку", "en": "Take the trick"},
    "kind-best-card": {"ru": "Лучшая карта", "en": "The best card"},
    "kind-trick-points": {"ru": "Сколько стоит взятка?", "en": "What is the trick worth?"},
    "kind-deal-points": {"ru": "Очки за сдачу", "en": "Points for a deal"},
    "kind-order-cards": {"ru": "Карты по старшинству", "en": "Cards in order"},
    "kind-legal-calls": {"ru": "Что можно сказать в торговле?", "en": "Which calls may be made?"},
    "kind-after-beg": {"ru": "Что дальше после просьбы?", "en": "What comes after a beg?"},
    "kind-may-rob": {"ru": "Кто может забрать открытую карту?", "en": "Who may rob?"},
    "kind-bonus-proof": {"ru": "Доказана ли премия?", "en": "Is the bonus proven?"},
    "kind-who-won": {"ru": "Кто выиграл?", "en": "Who has won?"},
    # the end
    "drillScore": {"ru": "Верно {n} из {m}", "en": "{n} of {m} right"},
    "missedWere": {"ru": "Не получилось:", "en": "Missed:"},
    "practiseThose": {"ru": "Потренировать это", "en": "Practise those"},
    "onceMoreDrills": {"ru": "Ещё столько же", "en": "As many again"},
    "newBest": {
        "ru": "Лучший результат на этом устройстве: {n}",
        "en": "The best on this device: {n}",
    },
    "onceMoreTry": {"ru": "Попробовать ещё раз", "en": "Try again"},
    # the trick of the day
    "todayName": {"ru": "Взятка дня", "en": "Trick of the day"},
    "todayScore": {"ru": "Сегодня: верно {n} из {m}", "en": "Today: {n} of {m} right"},
    "todayOpen": {
        "ru": "Сегодняшние вопросы ещё ждут",
        "en": "Today's questions are still waiting",
    },
    "todayRow": {"ru": "Дней подряд: {n}.", "en": "Days in a row: {n}."},
    "todayTomorrow": {
        "ru": "Завтра будут три новых вопроса.",
        "en": "Three new questions come tomorrow.",
    },
    "todayShare": {"ru": "Поделиться", "en": "Share"},
    "todayLine": {
        "ru": "Взятка дня, {date}: верно {n} из {m} ({each}).",
        "en": "Trick of the day, {date}: {n} of {m} right ({each}).",
    },
    "bestSoFar": {"ru": "Лучший результат до сих пор: {n}", "en": "The best so far: {n}"},
}
"""Every word by its key; `{n}` and the like are filled in by the scripts."""

CARD_TERMS: dict[str, list[tuple[str, str]]] = {
    "ru": [
        ("масть", "пики ♠, трефы ♣, бубны ♦ или черви ♥"),
        ("взятка", "по одной карте от каждого; забирает их тот, чья карта старше всех"),
        ("заход", "первая карта взятки; её масть и есть масть захода"),
        ("козыри", "масть, которая в этой сдаче бьёт все остальные"),
        ("в масть", "карта той масти, с которой зашли"),
        ("сброс", "карта другой масти и не козырь; взятку она не берёт"),
    ],
    "en": [
        ("suit", "spades ♠, clubs ♣, diamonds ♦ or hearts ♥"),
        ("trick", "one card from each player; the best card takes them all"),
        ("lead", "the first card of a trick; its suit is the suit led"),
        ("trumps", "the suit that beats all others in this deal"),
        ("follow suit", "play a card of the suit led"),
        ("discard", "a card of another suit that is no trump; it takes nothing"),
    ],
}
"""The words a first-timer needs, with what they mean in this place."""


def drill_words(lang: str) -> dict[str, str]:
    """The words in one language."""
    shared = {
        key: text
        for key, text in LESSON_WORDS.items()
        if key in BORROWED or key.startswith("noEngine-")
    }
    return {key: text[lang] for key, text in (shared | DRILL_WORDS).items()}
