"""The words of what a teacher does with a class, in each language: its table, paper, the projector."""

from __future__ import annotations

from tricktaking.names import Text

CLASS_WORDS: dict[str, Text] = {
    # the teacher's table
    "pasteCodes": {
        "ru": "Коды учеников или весь чат",
        "en": "The pupils' codes, or the whole chat",
    },
    "pasteCodesHint": {
        "ru": "Подходит всё подряд: сообщения, выгрузка чата WhatsApp или Telegram. Имена отправителей читаются оттуда же.",
        "en": "Anything will do: messages, an exported WhatsApp or Telegram chat. The senders' names are read from it.",
    },
    "orChatFile": {"ru": "Или файл с выгрузкой чата", "en": "Or a file with the exported chat"},
    "lessonOfCodes": {"ru": "Ссылка на урок", "en": "Link to the lesson"},
    "lessonOfCodesHint": {
        "ru": "Можно не указывать, если она есть в чате.",
        "en": "You may leave this out if it is in the chat.",
    },
    "classList": {
        "ru": "Список класса, по одному имени в строке",
        "en": "The class list, one name per line",
    },
    "classListHint": {
        "ru": "Не обязательно; тогда видно, кто не прислал. Список запоминается только на этом устройстве.",
        "en": "Optional; it shows who is missing. The list is remembered on this device only.",
    },
    "showTable": {"ru": "Показать таблицу", "en": "Show the table"},
    "resultsStayHere": {
        "ru": "Всё считается в этом браузере: ничего никуда не отправляется.",
        "en": "Everything is worked out in this browser: nothing leaves it.",
    },
    "csv": {"ru": "Сохранить CSV", "en": "Save as CSV"},
    "noProof": {
        "ru": "Код не доказывает, что ученик решал сам: урок можно пройти дважды и прислать второй раз.",
        "en": "A code is no proof of unaided work: a lesson can be solved twice and the second run sent.",
    },
    "aboutField": {"ru": "Поле «{field}». {notice}", "en": "The field “{field}”. {notice}"},
    "nothingPasted": {
        "ru": "Здесь пока пусто. Вставьте сообщения учеников или выберите файл.",
        "en": "Nothing is here yet. Paste the pupils' messages, or choose a file.",
    },
    "tooMuchPasted": {
        "ru": "Кодов больше, чем можно сосчитать за раз. Вставьте только сообщения с кодами этого урока.",
        "en": "There are more codes than can be counted at once. Paste only the messages with the codes of this lesson.",
    },
    "noResults": {
        "ru": "Кодов этого урока здесь нет.",
        "en": "There are no codes of this lesson here.",
    },
    "missingPupils": {"ru": "Не прислали: {n}", "en": "Missing: {n}"},
    "tableHeading": {"ru": "Таблица, учеников: {n}", "en": "The table, pupils: {n}"},
    "tableWithCopies": {
        "ru": "Таблица, учеников: {n}, копий сверх того: {m}",
        "en": "The table, pupils: {n}, copies besides: {m}",
    },
    "copyRow": {"ru": "копия, не сосчитана", "en": "a copy, not counted"},
    "tableLegend": {
        "ru": "✓ верно с первого раза, ✕ первый ответ неверен (какой — рядом), – нет ответа.",
        "en": "✓ right first time, ✕ wrong the first time (with the answer), – not answered.",
    },
    "ownLegend": {
        "ru": "Где у каждого своя задача, отметку можно нажать: откроется задача этого ученика.",
        "en": "Where each pupil had their own question, the mark can be pressed: it opens that question.",
    },
    "openOwn": {"ru": ", показать задачу: {name}, {n}", "en": ", show the question: {name}, {n}"},
    "ownQuestion": {"ru": "{name}, вопрос {n}", "en": "{name}, question {n}"},
    "close": {"ru": "Закрыть", "en": "Close"},
    "notAnswered": {"ru": "Ответа нет.", "en": "Not answered."},
    "pupilAnswer": {"ru": "Ответ ученика:", "en": "The pupil's answer:"},
    "pupil": {"ru": "Ученик", "en": "Pupil"},
    "rightCount": {"ru": "Верно", "en": "Right"},
    "nameless": {"ru": "без имени", "en": "no name"},
    "onLine": {"ru": "без имени, строка {n}", "en": "no name, line {n}"},
    "byQuestion": {"ru": "По вопросам", "en": "By question"},
    "byRule": {"ru": "По правилам, трудные сверху", "en": "By rule, the hardest first"},
    "rightOf": {"ru": "{n} из {m}", "en": "{n} of {m}"},
    "beliefs": {"ru": "В чём класс, похоже, ошибается", "en": "What the class seems to get wrong"},
    "believe": {"ru": "{n} из {m}:", "en": "{n} of {m}:"},
    "flags": {"ru": "На что обратить внимание: {n}", "en": "Worth a look: {n}"},
    # paper
    "paperOptions": {"ru": "Как печатать", "en": "How to print"},
    "largePrint": {"ru": "Крупно, в одну колонку", "en": "Large print, one column"},
    "sheetCode": {
        "ru": "QR-код и короткий код на листе",
        "en": "QR code and short code on the sheet",
    },
    "itemCodes": {
        "ru": "QR-код и короткий код у каждого задания",
        "en": "QR code and short code for each item",
    },
    "withAnswers": {"ru": "Ответы на отдельной странице", "en": "Answers on a separate page"},
    "variants": {"ru": "Вариантов", "en": "Variants"},
    "firstSeed": {"ru": "Номер набора", "en": "Number of the set"},
    "seedHint": {
        "ru": "С тем же номером листы получатся те же.",
        "en": "The same number gives the same sheets again.",
    },
    "printNow": {"ru": "Печать", "en": "Print"},
    "printsSoon": {
        "ru": "Листы ещё готовятся: печать начнётся сама.",
        "en": "The sheets are being prepared: printing starts by itself.",
    },
    "variant": {"ru": "Вариант {name}", "en": "Variant {name}"},
    "variantKey": {"ru": "Ответы, вариант {name}", "en": "Answers, variant {name}"},
    "answersHeading": {"ru": "Ответы", "en": "Answers"},
    "paperName": {"ru": "Имя", "en": "Name"},
    "paperDate": {"ru": "Дата", "en": "Date"},
    "shortCode": {"ru": "код {code}", "en": "code {code}"},
    # projector
    "showAnswer": {"ru": "Показать ответ", "en": "Show answer"},
    "fewer": {"ru": "{choice}: на одну руку меньше", "en": "{choice}: one hand fewer"},
    "more": {"ru": "{choice}: на одну руку больше", "en": "{choice}: one hand more"},
    "hands": {"ru": "поднято рук", "en": "hands raised"},
    "fullScreen": {"ru": "На весь экран", "en": "Full screen"},
}
"""Every word by its key, as in `page_words`."""
