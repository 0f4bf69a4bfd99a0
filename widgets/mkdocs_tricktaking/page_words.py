"""The words of the lesson pages, in each language: only their scripts need them, never the engine."""

from __future__ import annotations

from tricktaking.names import Text

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
        "en": "The site was renewed. Reload the page.",
    },
    # player
    "pasteLink": {
        "ru": "Вставьте ссылку на урок, код или всё сообщение с ними",
        "en": "Paste a lesson's link, its code, or the whole message with it",
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
    "questionOf": {"ru": "Вопрос {n} из {m}", "en": "Question {n} of {m}"},
    "markToCome": {"ru": "ещё нет ответа", "en": "to come"},
    "markKept": {"ru": "ответ дан", "en": "answered"},
    "markRight": {"ru": "верно", "en": "right"},
    "markMissed": {"ru": "неверно", "en": "missed"},
    "next": {"ru": "Дальше", "en": "Next"},
    "previous": {"ru": "Назад", "en": "Back"},
    "finish": {"ru": "К итогам", "en": "Finish"},
    "noMoreAttempts": {
        "ru": "Попытки на этот вопрос кончились. Идите дальше.",
        "en": "No attempts are left for this question. Go on.",
    },
    "answerKept": {
        "ru": "Ответ записан. Причины — в конце или у учителя.",
        "en": "Your answer is noted. Reasons come at the end, or from your teacher.",
    },
    "answeredBefore": {
        "ru": "На этот вопрос вы уже ответили; засчитан первый ответ.",
        "en": "You have answered this before; the first answer counts.",
    },
    "noCodeWithoutEngine": {
        "ru": "Опубликованные задачи можно решать и так, но кода для учителя не будет.",
        "en": "Published puzzles can be solved without it, but there will be no code for the teacher.",
    },
    "hint": {"ru": "Подсказка", "en": "Hint"},
    "noMoreHints": {"ru": "Подсказок больше нет", "en": "No more hints"},
    "score": {"ru": "Верно с первого раза: {n} из {m}", "en": "Right at first try: {n} of {m}"},
    "stillOpen": {"ru": "Без ответа осталось: {n}.", "en": "Not answered yet: {n}."},
    "toOpen": {"ru": "Ответить на оставшиеся", "en": "Answer the rest"},
    "missedHeading": {"ru": "Что не получилось", "en": "What was missed"},
    "replayMissed": {"ru": "Решить эти ещё раз", "en": "Try these again"},
    "toSummary": {"ru": "Вернуться к итогам", "en": "Back to the summary"},
    "onceMore": {"ru": "Весь урок ещё раз", "en": "The whole lesson once more"},
    "checkAnswer": {"ru": "Проверить", "en": "Check"},
    "sendHeading": {"ru": "Показать учителю", "en": "Show your teacher"},
    "noCodeForThis": {
        "ru": "Кода для учителя не будет: ссылка открылась не целиком.",
        "en": "There is no code for the teacher: the link did not open whole.",
    },
    "yourName": {"ru": "Ваше имя или номер в списке", "en": "Your name or number in the list"},
    "yourNameHint": {"ru": "Хватит номера или прозвища.", "en": "A number or nickname will do."},
    "sendTeacher": {"ru": "Отправить учителю", "en": "Send to teacher"},
    "onlyTheCode": {
        "ru": "В коде — урок, имя, первые ответы и номер прохождения, больше ничего. Отправляете его вы сами.",
        "en": "The code holds the lesson, the name, your first answers and the number of the run, nothing else. You send it yourself.",
    },
    "copied": {"ru": "Скопировано.", "en": "Copied."},
    "copyByHand": {"ru": "Скопируйте этот текст сами:", "en": "Copy this text by hand:"},
}
"""Every word by its key; `{n}` and the like are filled in by the scripts."""


def lesson_words(lang: str) -> dict[str, str]:
    """The words in one language."""
    return {key: text[lang] for key, text in LESSON_WORDS.items()}
