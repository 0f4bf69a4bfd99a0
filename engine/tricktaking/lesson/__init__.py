"""Lessons: one link carries what a teacher composed, a short code brings back what a pupil answered.

A lesson's link is the address of the lesson page, a question mark, and the token; a title may
stand after `#`. The token is readable, checked and never compressed; it holds at most 1,000
characters, `a–z 0–9 . -` in either case, and never ends in punctuation:

    1rtt1-e2.15-8183.wbs-t17s5s-se.zb1-follow-suit-7-h9.nb2-hold-back-3-8m.r9k4

    token     = head { "." item } "." check4
    head      = "1" language site [ "-" options ]
    language  = "r" | "e" | "a"                    Russian, English, the reader's own
    site      = letter { letter } number           whose ids and games are meant: see `Site`
    options   = [ "e" | "n" ] [ attempts ] [ "h" ] [ "s" ]
                                                   reasons at the end | never (else after each);
                                                   1 to 9 (else as many as one likes); no hints;
                                                   shuffled for each pupil
    item      = place "-" check4                   a published puzzle
              | kind position "-" check2           a puzzle of the author's own
              | "z" game level "-" skill "-" seed "-" check2      one drill
              | "n" game level "-" skill "-" count "-" check2     so many fresh drills
    place     = number                             its place in the site's list of ids, from 1
    kind      = letter                             of the kind of puzzle
    position  = the compact form of `notation.py`: game, trumps and seats are in it
    skill     = its id                             seed, count = number
    level     = "1" | "2" | "3"                    the difficulty

A token has 1 to 40 items and, fresh drills counted one by one, at most 60 questions.

`check4` at the end is made of everything before its dot (see `check.py`): no change of a single
character is ever accepted. `check2` of an item is made of the site, a dot and the item without its
last part, `check4` of a published puzzle of the site, a dot and the id. So a place is safe in a
list that only grows, a link opens no other puzzle where other ids stand in the list, and what is
left of a damaged token is what its author put there. Of a damaged token the last item is always
dropped, for a cut may have left the beginning of another one. Another site's token is refused
whole, for its games need not be ours: whoever makes a site of their own gives it a name of its
own, and whoever changes what ids or games mean counts the number behind the name up.

>>> site = Site("tt1", ["b-ace-led"])
>>> lesson, problems = lesson_from_json({"language": "ru", "items": [{"puzzle": "b-ace-led"}]}, site)
>>> token = encode(lesson, site)
>>> token
'1rtt1.1-xpm9.ff6m'
>>> decode(f"https://karty.example/lesson/?{token.upper()}&fbclid=x#Lesson-3", site).lesson == lesson
True
>>> decode(token, Site("other1", ["b-another"])).reason
'other-site'

What a page may do before the engine is there: take what stands between `?` and `#` or `&` in
small letters, part it at the dots, and look each part up as it is in the published list, a table
from `item` (place and check) to puzzle that the build prints with `item_text`. It may do so only
when the head is `1`, a language letter, this site's name, then nothing or `-` and options; the
last part is the check. What it finds there it may show. The engine reads the whole address again,
checks, and wins. When the options say so the order is that of `play.order`.

Versions: this is version 1. Every decoder ever shipped stays, and `tests/golden/links.txt` holds
links of all of them that must open the same puzzles with the same verdicts for ever.
"""

from .items import Site, item_text
from .link import Reading, decode, encode
from .plan import Lesson, Options, lesson_from_json, lesson_json

__all__ = [
    "Lesson",
    "Options",
    "Reading",
    "Site",
    "decode",
    "encode",
    "item_text",
    "lesson_from_json",
    "lesson_json",
]
