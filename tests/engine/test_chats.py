"""Pasted chats: whoever exported or copied them, it is read who sent which code."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from lessons import PUZZLES_OF_ALL_KINDS, REGISTRY, TOKEN, URL
from tricktaking.ask import answer
from tricktaking.lesson import result
from tricktaking.lesson.chats import messages

CODE = result.write(TOKEN, 4711, "Маша П.", PUZZLES_OF_ALL_KINDS[:5], [None] * 5)
OTHER_CODE = result.write(TOKEN, 4712, "", PUZZLES_OF_ALL_KINDS[:5], [None] * 5)


def ask(**question):
    return json.loads(answer(json.dumps(question)))


ANNA, BORIS = "Анна Иванова", "Boris"
CHATS = {
    "WhatsApp, Android": (
        f"12.05.2024, 10:33 - Сообщения защищены сквозным шифрованием.\n"
        f"12.05.2024, 10:34 - {ANNA}: Вот:\n{{a}}\n12.05.2024, 10:35 - {BORIS}: {{b}}"
    ),
    "WhatsApp, American": (
        f"5/12/24, 10:33 AM - {ANNA}: {{a}}\n5/12/24, 1:34\u202fPM - {BORIS}: see {{b}} ok"
    ),
    "WhatsApp, iPhone": (
        f"[12.05.2024, 10:34:15] {ANNA}: {{a}}\n\u200e[12.05.2024, 10:35:00] {BORIS}: {{b}}"
    ),
    "Telegram, copied": (
        f"{ANNA}, [12.05.2024 10:34]\n{{a}}\n\n{BORIS}, [12.05.2024 10:35]\n{{b}}\n"
    ),
    "Telegram, copied newly": f"[12.05.2024 10:34] {ANNA}: {{a}}\n[12.05.2024 10:35] {BORIS}: {{b}}",
    "Telegram, on a Mac": f"{ANNA}, [12 мая 2024 г. в 10:34:00]:\n{{a}}\n{BORIS}, [12 May 2024]:\n{{b}}",
    "Telegram, HTML": (
        f'<div class="from_name">\n{ANNA}\n</div><div class="text">\n{{a}}<br>!</div>'
        f'<div class="from_name">\n{BORIS} </div>\n<div class="text">{{b}}</div>'
    ),
    "Telegram, JSON": json.dumps(
        {
            "name": "Class",
            "messages": [
                {"type": "message", "from": ANNA, "text": "AAA"},
                {"type": "service", "from": None},
                7,
                {"from": BORIS, "text": ["see ", {"type": "code", "text": "BBB"}, ["?"], 5]},
            ],
        }
    )
    .replace("{", "{{")
    .replace("}", "}}")
    .replace("AAA", "{a}")
    .replace("BBB", "{b}"),
    "VK, copied": f"{ANNA} 10:34\n{{a}}\n{BORIS} 10:35\n{{b}}",
    "Discord, copied": f"{ANNA} — 12.05.2024, 10:34\n{{a}}\n{BORIS} — Today at 10:35\n{{b}}",
}


@pytest.mark.parametrize("chat", CHATS.values(), ids=CHATS)
def test_the_senders_of_a_chat_are_read_from_it(chat):
    text = chat.format(a=CODE, b=OTHER_CODE)
    found = [(m.sender, code.text) for m in messages(text) for code in result.codes_in(m.text)]
    assert found == [(ANNA, CODE), (BORIS, OTHER_CODE)]


def test_a_list_of_codes_needs_no_senders():
    text = f"{CODE}\n{OTHER_CODE}\n" * 500
    found = [(m.sender, code.text) for m in messages(text) for code in result.codes_in(m.text)]
    assert found == [("", CODE), ("", OTHER_CODE)] * 500


def test_a_long_chat_may_be_read_in_parts():
    chat = CHATS["WhatsApp, iPhone"].format(a=f"so\n{CODE}\n{URL}", b=f"{OTHER_CODE[:-1]}0")
    whole = [(m.sender, list(result.codes_in(m.text))) for m in messages(f"{CODE}\n{chat}")]
    for at in range(0, len(chat), 7):
        text, sender = "", ""
        for part in (f"{CODE}\n{chat[:at]}", chat[at:]):
            reply = ask(ask="lesson-gather", text=part, sender=sender, ids=REGISTRY)
            text, sender = text + reply["text"], reply["sender"]
        if chat[at - 1 : at] in ("", "\n"):
            told = [(m.sender, list(result.codes_in(m.text))) for m in messages(text)]
            assert [one for one in told if one[1]] == [one for one in whole if one[1]]
            assert TOKEN in text


@given(st.text() | st.lists(st.sampled_from(list(CHATS.values())) | st.text()).map("".join))
@example("{" * 10_000)
@example('{"messages": [{"text": {"text": {}}}, {"from": {"a": 1}, "text": [[["x"]]]}]}')
@example("a" * 30_000)
def test_any_text_is_a_chat(text):
    for message in messages(text):
        assert message.sender.isprintable() or not message.sender
        assert len(message.sender) <= 60
        assert len(message.text) <= 8000
