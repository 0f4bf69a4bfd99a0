"""What the engine says about lessons, in each language."""

from __future__ import annotations

from ..names import Text

NO_SUCH_ID: Text = {
    "ru": "«{id}»: такой задачи на этом сайте нет",
    "en": '"{id}": this site has published no such puzzle',
}
NEWER_ID: Text = {
    "ru": "задача № {place} новее этой копии сайта: обновите страницу",
    "en": "puzzle no. {place} is newer than this copy of the site: reload the page",
}
OTHER_ID: Text = {
    "ru": "задача № {place} этой ссылки — не та, что опубликована здесь",
    "en": "puzzle no. {place} of this link is not the one that is published here",
}
NO_ITEM: Text = {
    "ru": "«{text}»: это не задание урока или оно повреждено",
    "en": '"{text}": no item of a lesson, or a damaged one',
}
NO_KIND_LETTER: Text = {
    "ru": "«{letter}»: такого вида задач здесь нет",
    "en": '"{letter}": no kind of puzzle here has this letter',
}
NO_GAME_LETTER: Text = {
    "ru": "«{letter}»: эта буква не называет игры",
    "en": '"{letter}": no game here has this letter',
}
NO_COUNT: Text = {
    "ru": "новых упражнений бывает от 1 до {most}",
    "en": "there are 1 to {most} fresh drills in one item",
}
NO_SKILL: Text = {
    "ru": "«{skill}»: такого умения в игре «{game}» нет",
    "en": '"{skill}": {game} has no such skill',
}
WHAT_IS_AN_ITEM: Text = {
    "ru": "задание — это объект с полем puzzle, или kind, game, position, "
    "или game, difficulty, skill с seed либо fresh",
    "en": "an item is an object with puzzle, or with kind, game, position, "
    "or with game, difficulty, skill and either seed or fresh",
}
NO_FIELD: Text = {
    "ru": "поля «{key}» здесь нет; есть: {known}",
    "en": 'no field "{key}" here; known: {known}',
}
NO_KIND: Text = {
    "ru": "«{kind}»: такого вида задач нет; есть: {known}",
    "en": '"{kind}": no such kind of puzzle; known: {known}',
}
NO_GAME: Text = {
    "ru": "«{game}»: такой игры нет; есть: {known}",
    "en": '"{game}": no such game; known: {known}',
}
TEXT_NEEDED: Text = {"ru": "{field}: нужен текст", "en": "{field}: a text is needed"}
NUMBER_NEEDED: Text = {
    "ru": "{field}: нужно целое число от {least} до {most}",
    "en": "{field}: a whole number from {least} to {most} is needed",
}
ONE_OF: Text = {"ru": "{field}: одно из {known}", "en": "{field}: one of {known}"}
YES_OR_NO: Text = {"ru": "{field}: true или false", "en": "{field}: true or false"}
LESSON_IS_OBJECT: Text = {
    "ru": "урок — это объект JSON со списком items",
    "en": "a lesson is a JSON object with a list of items",
}
NO_ITEMS: Text = {"ru": "в уроке нет заданий", "en": "the lesson has no items"}
TOO_MANY_ITEMS: Text = {
    "ru": "заданий {count}, а помещается {most}: разделите урок",
    "en": "there are {count} items, and {most} fit: split the lesson",
}
TOO_MANY_QUESTIONS: Text = {
    "ru": "вопросов {count}, а помещается {most}: уменьшите число новых упражнений",
    "en": "there are {count} questions, and {most} fit: take fewer fresh drills",
}
LINK_TOO_LONG: Text = {
    "ru": "ссылка вышла длиной {length} знаков, а помещается {most}: разделите урок "
    "или возьмите опубликованные задачи",
    "en": "the link has {length} characters, and {most} fit: split the lesson, "
    "or take published puzzles",
}
OTHER_SITE_NAME: Text = {
    "ru": "«{site}»: урок с другого сайта; этот называется {own}",
    "en": '"{site}": a lesson of another site; this one is called {own}',
}

UNREADABLE: dict[str, Text] = {
    "no-code": {
        "ru": "Здесь нет ссылки на урок. Вставьте ссылку целиком или весь текст сообщения с ней.",
        "en": "There is no lesson link here. Paste the whole link, or the whole message with it.",
    },
    "unknown-version": {
        "ru": "Эта ссылка новее, чем эта копия сайта. Обновите страницу "
        "или откройте ссылку на сайте, где её составили.",
        "en": "This link is newer than this copy of the site. Reload the page, "
        "or open the link on the site where it was made.",
    },
    "other-site": {
        "ru": "Эту ссылку составили на другом сайте или для другой версии задач. "
        "Откройте её там: здесь под теми же номерами стоят другие задачи.",
        "en": "This link was made on another site, or for another version of its puzzles. "
        "Open it there: here other puzzles stand under the same numbers.",
    },
    "too-long": {
        "ru": "Эта ссылка длиннее, чем бывают ссылки на уроки (1000 знаков).",
        "en": "This link is longer than lesson links are (1,000 characters).",
    },
    "nothing-left": {
        "ru": "Ссылка повреждена, и ни одного задания не уцелело. "
        "Попросите прислать её ещё раз или вставьте весь текст сообщения.",
        "en": "The link is damaged, and no item of it is left. "
        "Ask for it again, or paste the whole message.",
    },
}
"""Why a text opens no lesson, and what to do about it."""

DAMAGED: dict[str, Text] = {
    "damaged": {
        "ru": "Ссылка повреждена или обрезана: показаны только задания, которые уцелели ({count}). "
        "Попросите прислать её ещё раз.",
        "en": "The link is damaged or cut: only the items that are left are shown ({count}). "
        "Ask for it again.",
    },
    "unknown-items": {
        "ru": "Часть заданий этой ссылки здесь открыть нельзя; показаны остальные ({count}).",
        "en": "Some items of this link cannot be opened here; the others are shown ({count}).",
    },
}
"""Why only a part of a lesson is shown."""

ANSWER_COUNT: Text = {
    "ru": "нужен список ответов, по одному на вопрос: {wanted}",
    "en": "a list of answers is needed, one for each question: {wanted}",
}
NO_PUZZLE: Text = {
    "ru": "вопрос {n}: не сказано, что это за задача (published)",
    "en": "question {n}: what puzzle this is was not said (published)",
}

FLAGS: dict[str, Text] = {
    "damaged": {
        "ru": "код повреждён или обрезан: попросите прислать его ещё раз",
        "en": "the code is damaged or cut: ask for it again",
    },
    "other-lesson": {
        "ru": "код другого урока",
        "en": "a code of another lesson",
    },
    "duplicate": {
        "ru": "тот же код ещё раз: сосчитан один раз",
        "en": "the same code again: counted once",
    },
    "again": {
        "ru": "ещё один код того же ученика: сосчитан первый",
        "en": "another code of the same pupil: the first one counts",
    },
    "copied": {
        "ru": "одно прохождение под разными именами, кодов {count}: сосчитано один раз",
        "en": "{count} copies of one run under different names: counted once",
    },
}
"""What is peculiar about a code."""

FINDING: Text = {"ru": "{count} из {of} {did}.", "en": "{count} of {of} {did}."}
HARDEST: Text = {
    "ru": "Труднее всего вопрос {numbers}: {missed} {count} из {of}.",
    "en": "Question {numbers} was the hardest: {count} of {of} got it wrong.",
}
HARDEST_WITH: Text = {
    "ru": "Труднее всего вопрос {numbers}: {missed} {count} из {of}, чаще всего с ответом «{answer}».",
    "en": "Question {numbers} was the hardest: {count} of {of} got it wrong, "
    "most often with “{answer}”.",
}
HARDEST_ALIKE: Text = {
    "ru": "Труднее всего вопросы {numbers}: в каждом {missed} {count} из {of}.",
    "en": "Questions {numbers} were the hardest: {count} of {of} got each of them wrong.",
}
ALL_ALIKE: Text = {
    "ru": "Все вопросы оказались одинаково трудными: в каждом {missed} {count} из {of}.",
    "en": "All questions were equally hard: {count} of {of} got each of them wrong.",
}
ALL_WELL: Text = {
    "ru": "Общих ошибок нет: ответы {sent} {of}.",
    "en": "No error is shared: {of} sent their answers.",
}
CSV_HEADS: tuple[Text, ...] = (
    {"ru": "Ученик", "en": "Pupil"},
    {"ru": "Отправитель", "en": "Sender"},
    {"ru": "Верно", "en": "Right"},
    {"ru": "Вопросов", "en": "Questions"},
    {"ru": "Примечание", "en": "Note"},
)
A_COPY: Text = {"ru": "копия, не сосчитана", "en": "a copy, not counted"}

A_LESSON: Text = {"ru": "Урок", "en": "Lesson"}
NUMBERED: Text = {"ru": "№ {number}", "en": "No. {number}"}
WITH_CODE: Text = {"ru": "код {code}", "en": "code {code}"}
LIST_NEEDED: Text = {"ru": "{field}: нужен список", "en": "{field}: a list is needed"}
OBJECT_NEEDED: Text = {"ru": "{field}: нужен объект", "en": "{field}: an object is needed"}
THE_TRICK: Text = {"ru": "взятка", "en": "trick"}
THE_HAND: Text = {"ru": "на руках", "en": "hand"}
TRICK_FULL: Text = {
    "ru": "во взятке по одной карте от каждого, то есть {seats}; уберите лишнее: {cards}",
    "en": "a trick holds one card of each player, {seats} in all; take back what is too much: {cards}",
}
TRUMP_FIRST: Text = {
    "ru": "сначала нужны козыри или открытая карта: без них не видно, кто берёт взятку",
    "en": "trumps or the turn-up first: without them nobody can tell who takes the trick",
}
IDS_NEEDED: Text = {
    "ru": "ids: нужен список id опубликованных задач в их порядке",
    "en": "ids: the ids of the published puzzles are needed, as a list in their order",
}
SITE_NAME: Text = {
    "ru": "«{site}»: имя сайта — до восьми строчных латинских букв и номер, например tt1",
    "en": '"{site}": a site\'s name is up to eight small letters and a number, such as tt1',
}
NOT_WHOLE: Text = {
    "ru": "код можно получить только за целый урок: этой ссылки здесь не хватает или она повреждена",
    "en": "a code is given for a whole lesson only: this link is missing or damaged",
}
NO_DRILL: Text = {
    "ru": "drill — объект с полями game, difficulty, skill и seed; такого упражнения нет",
    "en": "a drill is an object with game, difficulty, skill and seed; there is no such one",
}
NO_RULES: Text = {
    "ru": "rules: нужны правила игр, например bruff/may-renege, или games: нужны игры",
    "en": "rules: rules of games are needed, such as bruff/may-renege, or games: games are needed",
}
