"""The words of the page that shows somebody's progress, in each language."""

from __future__ import annotations

from tricktaking.names import Text

PROGRESS_WORDS: dict[str, Text] = {
    "progressNothing": {
        "ru": "Здесь появятся ваши успехи: навыки, дни, правила, которые стоит перечитать. Пока не было ни одного ответа.",
        "en": "Your progress will appear here: skills, days, the rules worth reading again. So far nothing has been answered.",
    },
    "progressBrought": {
        "ru": "Навыки и их сроки здесь есть, а ответы и дни считаются заново: в коде их нет.",
        "en": "The skills and when they are due are here; answers and days count anew, for the code does not hold them.",
    },
    "progressBegin": {"ru": "Начать тренировку", "en": "Begin drilling"},
    "progressGoOn": {"ru": "Тренироваться дальше", "en": "Go on drilling"},
    "progressDue": {"ru": "Повторить, что пора: {n}", "en": "Repeat what is due: {n}"},
    "progressAnswered": {"ru": "Ответов", "en": "Answers"},
    "progressRight": {"ru": "Верных", "en": "Right"},
    "progressRow": {"ru": "Дней подряд", "en": "Days in a row"},
    "progressToday": {"ru": "Взяток дня подряд", "en": "Tricks of the day in a row"},
    "progressStreak": {"ru": "Лучшая серия без ошибок", "en": "Best streak"},
    "progressClock": {"ru": "Лучшее на время", "en": "Best against the clock"},
    "progressSkills": {"ru": "Навыки", "en": "Skills"},
    "progressOf": {"ru": "Хорошо или твёрдо: {n} из {m}", "en": "Good or sure: {n} of {m}"},
    "progressUntried": {"ru": "Ещё не начаты: {n}", "en": "Not tried yet: {n}"},
    "level-new": {"ru": "новое", "en": "new"},
    "level-shaky": {"ru": "шатко", "en": "shaky"},
    "level-good": {"ru": "хорошо", "en": "good"},
    "level-sure": {"ru": "твёрдо", "en": "sure"},
    "dueNow": {"ru": "пора", "en": "due now"},
    # days
    "plotHeading": {"ru": "По дням", "en": "Day by day"},
    "plotHow-1": {
        "ru": "Столбик — день: чем он полнее, тем больше верных ответов.",
        "en": "A column is a day: the fuller it is, the more answers were right.",
    },
    "plotHow-7": {
        "ru": "Столбик — неделя: чем он полнее, тем больше верных ответов.",
        "en": "A column is a week: the fuller it is, the more answers were right.",
    },
    "plotHow-28": {
        "ru": "Столбик — четыре недели: чем он полнее, тем больше верных ответов.",
        "en": "A column is four weeks: the fuller it is, the more answers were right.",
    },
    "plotAll": {"ru": "Всё вместе", "en": "All together"},
    "plotMore": {"ru": "Другие навыки: {n}", "en": "Other skills: {n}"},
    "plotCell": {"ru": "{date}: верно {n} из {m}", "en": "{date}: {n} of {m} right"},
    "plotNothing": {"ru": "за это время ничего", "en": "nothing in this time"},
    # rules
    "missedMap": {"ru": "Карта правил", "en": "Map of the rules"},
    "missedMapHow": {
        "ru": "✕ — здесь были ошибки, и сколько; ✓ — ошибок не было; ? — спрашивали, но об ошибках ничего не известно; без знака — ещё не спрашивали.",
        "en": "✕: missed, and how often; ✓: tried and never missed; ?: asked, but nothing is known of mistakes; no sign: not asked yet.",
    },
    "rule-missed": {"ru": "Ошибок: {n}", "en": "Missed: {n}"},
    "rule-right": {"ru": "Без ошибок", "en": "Never missed"},
    "rule-unknown": {
        "ru": "Спрашивали, были ли ошибки — неизвестно",
        "en": "Asked; whether it was missed is not known",
    },
    "rule-new": {"ru": "Ещё не спрашивали", "en": "Not asked yet"},
    "missedOften": {"ru": "Что чаще всего не выходит", "en": "Missed most often"},
    "believedHeading": {"ru": "Похоже, вы считаете так", "en": "You seem to believe"},
    "practiseThis": {"ru": "повторить", "en": "practise this"},
    # carrying off and back
    "keepHeading": {"ru": "Сохранить и перенести", "en": "Keep and carry over"},
    "keepHow": {
        "ru": "Успехи хранит только этот браузер, и некоторые браузеры стирают такое через неделю простоя. В файл попадает всё, в код — навыки, их сроки и правила, в которых вы ошибались; дней и числа ответов в нём нет.",
        "en": "Only this browser keeps your progress, and some browsers wipe such things after an idle week. The file holds everything, the code the skills, when they are due and the rules you missed, but no days and no number of answers.",
    },
    "saveFile": {"ru": "Сохранить файл", "en": "Save a file"},
    "fileSaved": {"ru": "Файл сохранён.", "en": "The file is saved."},
    "copyCode": {"ru": "Скопировать код", "en": "Copy the code"},
    "showCode": {"ru": "Показать код", "en": "Show the code"},
    "codeHow": {
        "ru": "Его можно переписать или отправить себе; большие буквы, чёрточки и пробелы не важны.",
        "en": "It can be copied by hand or sent to yourself; capitals, hyphens and spaces do not matter.",
    },
    "saveUnread": {"ru": "Сохранить нечитаемую запись", "en": "Save the unreadable record"},
    "bringBack": {"ru": "Вернуть из файла или кода", "en": "Bring back from a file or code"},
    "bringBackHow": {
        "ru": "Ничего не пропадёт: перенесённое добавится к тому, что уже есть.",
        "en": "Nothing is lost: what you bring is added to what is here.",
    },
    "chooseFile": {"ru": "Файл", "en": "File"},
    "pasteCode": {"ru": "Код", "en": "Code"},
    "readCode": {"ru": "Вернуть из кода", "en": "Bring back from the code"},
    "broughtBack": {"ru": "Успехи перенесены.", "en": "Your progress has been brought over."},
    "fileUnread": {
        "ru": "В этом файле нет успехов этой тренировки.",
        "en": "This file does not hold the progress of these drills.",
    },
    "fileNewer": {
        "ru": "Файл сделан более новой версией сайта: обновите страницу и попробуйте снова.",
        "en": "The file was made by a newer version of this site: reload the page and try again.",
    },
    "noCodeGiven": {
        "ru": "Сначала вставьте код: на другом устройстве его показывает «Показать код».",
        "en": "Paste a code first: on the other device “Show the code” shows it.",
    },
    "codeUnread": {
        "ru": "Код не читается: возможно, он не весь или в нём описка.",
        "en": "The code cannot be read: perhaps it is cut short, or a sign is wrong.",
    },
    # forgetting
    "forgetHeading": {"ru": "Не запоминать", "en": "Remember nothing"},
    "nothingKept": {
        "ru": "Этот браузер больше ничего не помнит и не запомнит.",
        "en": "This browser remembers nothing any more, and will not.",
    },
    "keptAgain": {"ru": "Успехи снова хранятся.", "en": "Progress is kept again."},
    "wipe": {"ru": "Стереть все успехи", "en": "Wipe all progress"},
    "wipeSure": {
        "ru": "Стереть всё, что помнит этот браузер? Вернуть можно будет только из файла или кода.",
        "en": "Wipe all that this browser remembers? Only a file or a code could bring it back.",
    },
    "wipeYes": {"ru": "Стереть", "en": "Wipe"},
    "wipeNo": {"ru": "Оставить", "en": "Keep"},
    "wiped": {"ru": "Всё стёрто.", "en": "All is wiped."},
}
"""Every word by its key; `{n}` and the like are filled in by the scripts."""
