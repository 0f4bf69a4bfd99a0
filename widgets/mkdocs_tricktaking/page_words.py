"""The words of the lesson pages, in each language: only their scripts need them, never the engine."""

from __future__ import annotations

from tricktaking.names import Text

from .class_words import CLASS_WORDS

LESSON_WORDS: dict[str, Text] = {
    "needsScript": {
        "ru": "Этот раздел работает только с включённым JavaScript.",
        "en": "This part works only with JavaScript switched on.",
    },
    # the engine
    "engineLoading": {
        "ru": "Загружается движок правил: {percent} %",
        "en": "The rules engine is loading: {percent} %",
    },
    "engineStarting": {"ru": "Запускается движок правил…", "en": "The rules engine is starting…"},
    "working": {"ru": "Минуту…", "en": "One moment…"},
    "notWorked": {
        "ru": "Не получилось. Обновите страницу и попробуйте ещё раз.",
        "en": "That did not work. Reload the page and try again.",
    },
    "noEngine-boot-failed": {
        "ru": "Движок правил не запустился. Обновите страницу.",
        "en": "The rules engine did not start. Reload the page.",
    },
    "noEngine-boot-timeout": {
        "ru": "Движок правил не загрузился: связь прервалась. Обновите страницу позже.",
        "en": "The rules engine did not load: the connection stalled. Reload the page later.",
    },
    "noEngine-offline": {
        "ru": "Нет сети, и движок правил не загрузить.",
        "en": "You are offline, and the rules engine cannot be loaded.",
    },
    "noEngine-wasm-blocked": {
        "ru": "Браузер запрещает WebAssembly, поэтому движка правил здесь не будет.",
        "en": "This browser forbids WebAssembly, so there is no rules engine here.",
    },
    "noEngine-engine-died": {
        "ru": "Движок правил остановился. Попробуйте ещё раз.",
        "en": "The rules engine stopped. Try again.",
    },
    "noEngine-answer-timeout": {
        "ru": "Движок правил не ответил за минуту. Попробуйте ещё раз.",
        "en": "The rules engine gave no answer in a minute. Try again.",
    },
    "noEngine-no-engine": {
        "ru": "На этой странице нет движка правил.",
        "en": "This page has no rules engine.",
    },
    "noEngine-replaced": {
        "ru": "Сайт обновился. Обновите страницу.",
        "en": "The site has been updated. Reload the page.",
    },
    # player
    "pasteLink": {
        "ru": "Вставьте ссылку на урок, код или всё сообщение с ними",
        "en": "Paste a lesson's link, its code, or the whole message with it",
    },
    "notYet": {
        "ru": "Страница ещё не готова. Подождите, пока урок откроется, и напечатайте её снова.",
        "en": "This page is not ready yet. Wait until the lesson is open, then print it again.",
    },
    "nothingToOpen": {
        "ru": "Здесь пока пусто: сначала вставьте ссылку, код или сообщение.",
        "en": "Nothing is here yet: paste a link, a code or a message first.",
    },
    "openLesson": {"ru": "Открыть урок", "en": "Open the lesson"},
    "titleByAuthor": {"ru": "название от автора ссылки", "en": "title by the link's author"},
    "staysHere": {
        "ru": "Ваши ответы остаются в этом браузере и никуда не отправляются. Учитель увидит только код, который вы пришлёте.",
        "en": "Your answers stay in this browser: nothing leaves it. Your teacher sees only the code that you send.",
    },
    "rememberHere": {
        "ru": "Помнить ответы на этом устройстве",
        "en": "Remember my answers on this device",
    },
    "notHere": {
        "ru": "Задачи «{id}» на этом сайте больше нет.",
        "en": "This site no longer has the puzzle “{id}”.",
    },
    "noPuzzle": {
        "ru": "«{id}» — это сдача целиком, а не задача: отвечать здесь не на что.",
        "en": "“{id}” is a whole deal to look at, not a puzzle: there is nothing to answer.",
    },
    "questionOf": {"ru": "Вопрос {n} из {m}", "en": "Question {n} of {m}"},
    "markToCome": {"ru": "ещё нет ответа", "en": "to come"},
    "markKept": {"ru": "ответ дан", "en": "answered"},
    "markRight": {"ru": "верно", "en": "right"},
    "markMissed": {"ru": "неверно", "en": "missed"},
    "next": {"ru": "Дальше", "en": "Next"},
    "previous": {"ru": "Назад", "en": "Back"},
    "finish": {"ru": "К итогам", "en": "Finish"},
    "noMoreAttempts": {
        "ru": "Попыток на этот вопрос больше нет. Идите дальше.",
        "en": "No attempts are left for this question. Go on.",
    },
    "answerKept": {
        "ru": "Ответ записан. Объяснение будет в конце или у учителя.",
        "en": "Your answer is noted. Reasons come at the end, or from your teacher.",
    },
    "answeredBefore": {
        "ru": "На этот вопрос вы уже ответили; засчитан первый ответ.",
        "en": "You have answered this before; the first answer counts.",
    },
    "noCodeWithoutEngine": {
        "ru": "Задачи со страниц сайта можно решать и так, но кода для учителя не будет.",
        "en": "Puzzles from the pages can be solved without it, but there will be no code for the teacher.",
    },
    "hint": {"ru": "Подсказка", "en": "Hint"},
    "noMoreHints": {"ru": "Подсказок больше нет", "en": "No more hints"},
    "score": {"ru": "Верно с первого раза: {n} из {m}", "en": "Right first time: {n} of {m}"},
    "stillOpen": {"ru": "Без ответа осталось: {n}.", "en": "Not answered yet: {n}."},
    "toOpen": {"ru": "Ответить на оставшиеся", "en": "Answer the rest"},
    "yourAnswer": {"ru": "Ваш ответ:", "en": "Your answer:"},
    "missedHeading": {"ru": "Что не получилось", "en": "What was missed"},
    "replayMissed": {"ru": "Решить эти ещё раз", "en": "Try these again"},
    "toSummary": {"ru": "Вернуться к итогам", "en": "Back to the summary"},
    "onceMore": {"ru": "Весь урок ещё раз", "en": "The whole lesson once more"},
    "sendHeading": {"ru": "Показать учителю", "en": "Show your teacher"},
    "noCodeForThis": {
        "ru": "Кода для учителя не будет: ссылка открылась не целиком.",
        "en": "There is no code for the teacher: the link did not open whole.",
    },
    "yourName": {
        "ru": "Ваше имя или номер в списке класса",
        "en": "Your name, or your number on the class list",
    },
    "yourNameHint": {"ru": "Хватит номера или прозвища.", "en": "A number or nickname will do."},
    "sendTeacher": {"ru": "Отправить учителю", "en": "Send to teacher"},
    "onlyTheCode": {
        "ru": "В коде — урок, имя, первые ответы и номер прохождения, больше ничего. Отправляете его вы сами.",
        "en": "The code holds the lesson, the name, your first answers and the number of the run, nothing else. You send it yourself.",
    },
    "noNameYet": {
        "ru": "Без имени учитель не узнает, чей это код. Впишите имя или номер — или нажмите ещё раз, чтобы отправить так.",
        "en": "Without a name your teacher cannot tell whose code this is. Type a name or number, or press again to send it as it is.",
    },
    "copiedForTeacher": {
        "ru": "Строка с кодом скопирована. Вставьте её в сообщение учителю.",
        "en": "The line with the code is copied. Paste it into a message to your teacher.",
    },
    "copied": {"ru": "Скопировано.", "en": "Copied."},
    "copyByHand": {"ru": "Скопируйте этот текст сами:", "en": "Copy this text by hand:"},
    # composer
    "buildForMe": {"ru": "Составить за меня", "en": "Build for me"},
    "whichGame": {"ru": "Игра", "en": "Game"},
    "onlyTheseRules": {
        "ru": "Только эти правила (ничего не выбрано — все)",
        "en": "Only these rules (none chosen: all)",
    },
    "howMany": {"ru": "Сколько заданий", "en": "How many items"},
    "howManyEasy": {"ru": "Из них лёгких", "en": "Of these, easy"},
    "built": {
        "ru": "Составлено заданий: {n}. Меняйте, что хотите.",
        "en": "Items built: {n}. Change what you like.",
    },
    "numberBetween": {
        "ru": "Нужно целое число от {least} до {most}.",
        "en": "A whole number from {least} to {most} is needed.",
    },
    "easyBeyond": {
        "ru": "Лёгких не может быть больше, чем всех заданий ({n}): уменьшите это число или увеличьте «Сколько заданий».",
        "en": "There cannot be more easy items than items in all ({n}): lower this number, or raise “How many items”.",
    },
    "theItems": {"ru": "Задания урока", "en": "The items"},
    "noItemsYet": {
        "ru": "Заданий пока нет: нажмите «Составить за меня» или добавьте свои.",
        "en": "There are no items yet: press “Build for me”, or add your own.",
    },
    "moveUp": {"ru": "Задание {n}: выше", "en": "Item {n}: move up"},
    "moveDown": {"ru": "Задание {n}: ниже", "en": "Item {n}: move down"},
    "takeItemOut": {"ru": "Задание {n}: убрать", "en": "Item {n}: take out"},
    "seeItem": {"ru": "Посмотреть", "en": "Preview"},
    "movedTo": {"ru": "Теперь это задание {n} из {m}.", "en": "Now item {n} of {m}."},
    "takenOut": {"ru": "Задание {n} убрано.", "en": "Item {n} taken out."},
    "takenOutOne": {"ru": "Задание убрано.", "en": "Item taken out."},
    "added": {"ru": "Добавлено задание {n}.", "en": "Item {n} added."},
    "lessonFull": {
        "ru": "В урок помещается не больше 40 заданий.",
        "en": "A lesson holds 40 items at most.",
    },
    "undo": {"ru": "Вернуть как было", "en": "Undo"},
    "emptyLesson": {"ru": "Начать заново", "en": "Start afresh"},
    "level1": {"ru": "лёгкое", "en": "easy"},
    "level2": {"ru": "среднее", "en": "medium"},
    "level3": {"ru": "трудное", "en": "hard"},
    "drillItem": {"ru": "Упражнение: {skill} ({level})", "en": "Drill: {skill} ({level})"},
    "freshItem": {
        "ru": "Новых упражнений у каждого ученика — {n}: {skill} ({level})",
        "en": "{n} fresh drills for each pupil: {skill} ({level})",
    },
    "addItems": {"ru": "Добавить задания", "en": "Add items"},
    "pickFromPages": {"ru": "Выбрать задачи со страниц", "en": "Pick puzzles from the pages"},
    "takeDrills": {"ru": "Взять упражнения", "en": "Take drills"},
    "whichSkill": {"ru": "Умение", "en": "Skill"},
    "difficulty": {"ru": "Сложность", "en": "Difficulty"},
    "howManyFresh": {"ru": "Сколько новых", "en": "How many fresh ones"},
    "addFresh": {"ru": "Добавить новые", "en": "Add fresh ones"},
    "addDrill": {"ru": "Добавить одно, общее для всех", "en": "Add one, the same for all"},
    "freshHint": {
        "ru": "Новые упражнения у каждого ученика свои, умение одно.",
        "en": "Fresh drills differ from pupil to pupil; the skill is the same.",
    },
    "makeOne": {"ru": "Составить свою задачу", "en": "Make a puzzle of your own"},
    "whichQuestion": {"ru": "Вопрос", "en": "Question"},
    "howManyPlayers": {"ru": "Игроков", "en": "Players"},
    "whoLeads": {"ru": "Кто зашёл", "en": "Who led"},
    "whoseHand": {"ru": "Чьи карты на руках", "en": "Whose hand"},
    "whoseTurn": {"ru": "чей ход", "en": "whose turn it is"},
    "whoSays": {"ru": "Кто", "en": "Who"},
    "notSaid": {"ru": "—", "en": "—"},
    "packFor": {
        "ru": "Колода, карта пойдёт сюда: {field}",
        "en": "The pack, a card goes to: {field}",
    },
    "sayFor": {"ru": "Добавить: {field}", "en": "Add: {field}"},
    "field-trump": {"ru": "Козыри", "en": "Trumps"},
    "field-trump-after-beg": {"ru": "Отвергнутая масть", "en": "The suit refused"},
    "field-dealer": {"ru": "Кто сдаёт", "en": "Who deals"},
    "field-turn-up": {"ru": "Открытая карта", "en": "The turn-up"},
    "field-scores": {"ru": "Счёт перед сдачей", "en": "Scores before the deal"},
    "field-calls": {"ru": "Торговля до сих пор", "en": "The calls so far"},
    "field-bid": {"ru": "Кто выиграл торговлю", "en": "Who won the auction"},
    "amountSaid": {"ru": "Заявка", "en": "The bid"},
    "field-acts": {"ru": "Что уже сказано и сделано", "en": "Said and done so far"},
    "field-tricks": {"ru": "Сыгранные карты по порядку", "en": "The cards played, in order"},
    "field-trick": {"ru": "Взятка по порядку", "en": "The trick, in order"},
    "field-trick-trick-winner": {
        "ru": "Взятка по порядку (неполная — тогда вопрос, кто берёт её пока)",
        "en": "The trick, in order (unfinished: then the question is who is winning it so far)",
    },
    "field-hand": {"ru": "Карты на руках", "en": "The hand"},
    "field-side": {"ru": "Чьи очки считать", "en": "Whose points are asked for"},
    "takeBack": {"ru": ", убрать", "en": ", take back"},
    "asText": {"ru": "Положение как текст", "en": "The position as text"},
    "positionText": {"ru": "Положение", "en": "Position"},
    "positionHint": {
        "ru": "Так положение записано в движке; его можно и написать или вставить сюда.",
        "en": "This is how the engine writes it; it can be typed or pasted here, too.",
    },
    "answerIs": {"ru": "Ответ:", "en": "Answer:"},
    "addThis": {"ru": "Добавить в урок", "en": "Add to the lesson"},
    "editLink": {
        "ru": "Изменить готовый урок по ссылке",
        "en": "Change an existing lesson by its link",
    },
    "linkOpened": {"ru": "Урок открыт, заданий: {n}.", "en": "The lesson is open; items: {n}."},
    "itemNumber": {"ru": "Задание {n}:", "en": "Item {n}:"},
    "options": {"ru": "Как проходит урок", "en": "How the lesson goes"},
    "lessonTitle": {"ru": "Название", "en": "Title"},
    "titleHint": {
        "ru": "Оно стоит в конце ссылки после знака #; если потеряется, урок останется тем же.",
        "en": "It stands at the end of the link, after #; if it gets lost, the lesson stays the same.",
    },
    "showReasons": {"ru": "Объяснять ответы", "en": "Show reasons"},
    "reasons-each": {"ru": "после каждого", "en": "after each answer"},
    "reasons-end": {"ru": "в конце", "en": "at the end"},
    "reasons-never": {"ru": "никогда", "en": "never"},
    "attempts": {
        "ru": "Попыток на вопрос (считается первая)",
        "en": "Attempts per question (the first counts)",
    },
    "anyAttempts": {
        "ru": "сколько угодно",
        "en": "any number",
    },
    "language": {"ru": "Язык", "en": "Language"},
    "language-free": {"ru": "какой выберет ученик", "en": "whichever the pupil chooses"},
    "language-ru": {"ru": "русский", "en": "Russian"},
    "language-en": {"ru": "английский", "en": "English"},
    "withHints": {"ru": "С подсказками", "en": "With hints"},
    "shuffle": {"ru": "У каждого ученика свой порядок", "en": "A different order for each pupil"},
    "lessonLink": {"ru": "Ссылка на урок", "en": "Link to the lesson"},
    "copyLink": {"ru": "Скопировать ссылку", "en": "Copy the link"},
    "linkLength": {
        "ru": "В ссылке {n} знаков, в ней весь урок.",
        "en": "The link has {n} characters and holds the whole lesson.",
    },
    "previewLesson": {"ru": "Открыть как ученик", "en": "Open it as a pupil"},
    "printLesson": {"ru": "Напечатать", "en": "Print it"},
    "boardLesson": {"ru": "Показать на экране", "en": "Show it on the screen"},
    "resultsLesson": {"ru": "Результаты класса", "en": "Results of the class"},
    "qrCode": {"ru": "QR-код", "en": "QR code"},
    "qrOf": {"ru": "QR-код: {title}", "en": "QR code: {title}"},
    "lessonWord": {"ru": "урок", "en": "lesson"},
    "untitled": {"ru": "Урок", "en": "Lesson"},
    "qrAdvice": {
        "ru": "Печатайте не мельче {cm} см в ширину.",
        "en": "Print it at least {cm} cm wide.",
    },
    "qrDense": {
        "ru": "Код плотный: возьмите задачи со страниц вместо своих или разделите урок.",
        "en": "The code is dense: use puzzles from the pages instead of your own, or split the lesson.",
    },
    "qrDownload": {"ru": "Сохранить SVG", "en": "Save as SVG"},
    "embedCode": {"ru": "Код для другого сайта", "en": "Code for another site"},
    "embedHint": {
        "ru": "Вставьте это в свою страницу. Вторая строка необязательна: с ней рамка сама подстраивает высоту, без неё прокручивается.",
        "en": "Paste this into your page. The second line is optional: with it the frame fits its height; without it, the frame scrolls.",
    },
    "copyCode": {"ru": "Скопировать код", "en": "Copy the code"},
    # kinds of puzzle
    "kind-trick-winner": {
        "ru": "Кто берёт взятку или пока берёт её?",
        "en": "Who takes the trick, or is winning it so far?",
    },
    "kind-legal-plays": {"ru": "Какие карты можно сыграть?", "en": "Which cards may be played?"},
    "kind-order-cards": {"ru": "Разложить карты по старшинству", "en": "Put cards in order"},
    "kind-trick-points": {"ru": "Сколько стоит взятка?", "en": "What is the trick worth?"},
    "kind-deal-points": {"ru": "Сколько очков за сдачу?", "en": "What does the deal score?"},
    "kind-legal-calls": {"ru": "Что можно заявить?", "en": "What may be called?"},
    "kind-may-rob": {"ru": "Кто может взять открытую карту?", "en": "Who may rob?"},
    "kind-after-beg": {"ru": "Что будет после просьбы?", "en": "What follows the beg?"},
    "kind-who-won": {"ru": "Кто выиграл?", "en": "Who has won?"},
    "kind-bonus-proof": {"ru": "Доказана ли премия?", "en": "Is the bonus proven?"},
    "kind-take-trick": {"ru": "Какой картой взять взятку?", "en": "Which card takes the trick?"},
    "kind-best-card": {"ru": "Какая карта лучшая?", "en": "Which card is best?"},
    # embed
    "openHere": {"ru": "Открыть на сайте", "en": "Open on the site"},
} | CLASS_WORDS
"""Every word by its key; `{n}` and the like are filled in by the scripts."""

ADD_WORDS: dict[str, Text] = {
    "addToLesson": {"ru": "В урок", "en": "Add to lesson"},
    "takeOut": {"ru": "Убрать из урока", "en": "Take out of the lesson"},
    "lessonHolds": {"ru": "В уроке: {n}", "en": "In the lesson: {n}"},
    "toLesson": {"ru": "К уроку", "en": "To the lesson"},
}
"""The words of the small button under every puzzle."""


def engine_words(lang: str) -> dict[str, str]:
    """How far the engine is and why it is not there, for a tool that has no answer without it.

    >>> engine_words("en")["noEngine-no-engine"]
    'This page has no rules engine.'
    """
    told = ("engineLoading", "engineStarting", "working", "notWorked")
    known = [key for key in LESSON_WORDS if key in told or key.startswith("noEngine-")]
    return {key: LESSON_WORDS[key][lang] for key in known}


def lesson_words(lang: str, *, tools: bool) -> dict[str, str]:
    """The words in one language: those of every page, and of the tools where there are some.

    >>> lesson_words("en", tools=False)["toLesson"]
    'To the lesson'
    """
    known = ADD_WORDS | LESSON_WORDS if tools else ADD_WORDS
    return {key: text[lang] for key, text in known.items()}
