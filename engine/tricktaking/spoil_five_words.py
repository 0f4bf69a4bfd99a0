"""What a Spoil Five game says of a play, a trick and its points; `{names}` stand for cards."""

from __future__ import annotations

from .names import Text

LEADS: Text = {
    "ru": "Заход свободный: можно начать с любой карты, значит, и с {card:gen}.",
    "en": "The lead is free: any card may be led, so {card} may.",
}
FOLLOWS: Text = {
    "ru": "Зашли с {led:gen}; {card} — карта той же масти.",
    "en": "{led:cap} was led, and {card} is a card of the same suit.",
}
ANSWERS_WITH_TRUMP: Text = {
    "ru": "Зашли с козыря ({led}), и {card} — тоже козырь.",
    "en": "{led:cap} is a trump lead, and {card} is a trump.",
}
TRUMPS: Text = {
    "ru": "Зашли с {led:gen}, а {card} — козырь: на простой заход козырять можно всегда, "
    "даже имея масть захода.",
    "en": "{led:cap} was led and {card} is a trump: a plain lead may always be trumped, "
    "even by a hand that could follow.",
}
TRUMPS_WITH_ACE: Text = {
    "ru": "Зашли с {led:gen}; {card} — козырь, а не черва, поэтому это не ход в масть, а козырь, "
    "и он разрешён.",
    "en": "{led:cap} was led; {card} is a trump and no heart, so this does not follow suit, "
    "it trumps, which is allowed.",
}
MUST_FOLLOW: Text = {
    "ru": "Зашли с {led:gen}, а на руках есть {held}: нужно играть в масть или козырять, "
    "{card} сбросить нельзя.",
    "en": "{led:cap} was led and the hand holds {held}: follow suit or trump; "
    "{card} may not be discarded.",
}
VOID: Text = {
    "ru": "Зашли с {led:gen}, а этой масти на руках нет: {card} можно сбросить, козырять необязательно.",
    "en": "{led:cap} was led and the hand has none of that suit: {card} may be discarded, "
    "and nobody has to trump.",
}
VOID_BUT_ACE: Text = {
    "ru": "Зашли с {led:gen}, а червей на руках нет: {ace} — козырь. "
    "{card} можно сбросить, козырять необязательно.",
    "en": "{led:cap} was led and the hand has no hearts, because {ace} is a trump. "
    "{card:cap} may be discarded, and nobody has to trump.",
}
NO_TRUMPS: Text = {
    "ru": "Зашли с козыря ({led}), но козырей на руках нет: можно сбросить любую карту, "
    "и {card} тоже.",
    "en": "{led:cap} is a trump lead, but the hand has no trump: any card may be discarded, "
    "{card} included.",
}
UNPROTECTED: Text = {
    "ru": "Зашли с козыря ({led}), а {held} — козырь без защиты: "
    "нужно положить козыря (любого), {card} сбросить нельзя.",
    "en": "{led:cap} is a trump lead, and {held} is an unprotected trump: "
    "some trump must be played, so {card} may not be discarded.",
}
UNPROTECTED_ACE: Text = {
    "ru": "Зашли с козыря ({led}), а {held} хоть и козырной туз, но без защиты: "
    "нужно положить козыря, {card} сбросить нельзя.",
    "en": "{led:cap} is a trump lead, and {held} is not protected although it is the ace of trumps: "
    "a trump must be played, so {card} may not be discarded.",
}
UNPROTECTED_MANY: Text = {
    "ru": "Зашли с козыря ({led}), а {held} — козыри без защиты: "
    "нужно положить козыря (любого), {card} сбросить нельзя.",
    "en": "{led:cap} is a trump lead, and {held} are unprotected trumps: "
    "some trump must be played, so {card} may not be discarded.",
}
LOWER: Text = {
    "ru": "Заход с {led:gen} старше, чем {held}, а от старшего захода защиты нет: "
    "нужно положить козыря, и {card} сбросить нельзя.",
    "en": "{led:cap} was led, and it stands above {held}: nothing protects from a higher lead, "
    "so a trump must be played and {card} may not be discarded.",
}
HOLDS_BACK: Text = {
    "ru": "Зашли с {led:gen}; единственный козырь на руках, {held}, старше и защищён, "
    "поэтому его можно придержать и сбросить {card}.",
    "en": "{led:cap} was led; the only trump in the hand, {held}, is higher and protected, "
    "so it may be held back and {card} discarded.",
}
HOLDS_BACK_MANY: Text = {
    "ru": "Зашли с {led:gen}; все козыри на руках — {held} — старше и защищены, "
    "поэтому их можно придержать и сбросить {card}.",
    "en": "{led:cap} was led; all trumps in the hand, {held}, are higher and protected, "
    "so they may be held back and {card} discarded.",
}
CAME_LATER: Text = {
    "ru": " То, что потом сыграли {later:acc}, неважно: в расчёт идёт только заход, {led}.",
    "en": " {later:cap} came later; only the card led, {led}, counts.",
}

LOOKS_LIKE_THE_LEAD: Text = {
    "ru": " {card:cap} — карта простая, а {led} — козырь: ходом в масть она не будет.",
    "en": " {card:cap} is a plain card and {led} a trump, so this does not follow suit either.",
}


LED_PLAIN: Text = {
    "ru": "Зашли с {led:gen}: масть захода — {suit}.",
    "en": "{led:cap} was led, so the suit led is {suit}.",
}
LED_TRUMP: Text = {
    "ru": "Зашли с {led:gen}: это козырной заход.",
    "en": "{led:cap} was led: that is a trump lead.",
}
LED_OTHER_TRUMP: Text = {
    "ru": "Зашли с {led:gen}: это всегда козырь, значит, и заход козырной.",
    "en": "{led:cap} was led: it is always a trump, so this is a trump lead.",
}
NO_LEAD: Text = {"ru": "Никто ещё не заходил.", "en": "Nobody has led yet."}
HOLDS: Text = {
    "ru": "Из {suit:gen} на руках: {held}.",
    "en": "Of {suit} the hand holds {held}.",
}
HOLDS_NONE: Text = {
    "ru": "На руках нет {suit:gen}.",
    "en": "The hand holds no {suit}.",
}
ACE_IS_NO_HEART: Text = {
    "ru": "{ace:cap} — козырь и червой не считается.",
    "en": "{ace} is a trump and does not count as a heart.",
}
HAS_TRUMPS: Text = {
    "ru": "Козыри на руках: {held}; на простой заход их можно класть всегда.",
    "en": "Trumps in the hand: {held}; on a plain lead they may always be played.",
}
BARE: Text = {
    "ru": "Без защиты среди них: {bare}.",
    "en": "Unprotected among them: {bare}.",
}
ALL_PROTECTED: Text = {
    "ru": "Незащищённых среди них нет.",
    "en": "All of them are protected: {held}.",
}
STAND_ABOVE: Text = {
    "ru": "{held:cap} старше, чем {led}.",
    "en": "Above the lead {led}: {held}.",
}
STAND_BELOW: Text = {
    "ru": "{lower:cap} младше, чем {led}: от такого захода защиты нет.",
    "en": "Below the lead {led}: {lower}; protection does not help there.",
}
LATER_IGNORED: Text = {
    "ru": "То, что потом сыграли {later:acc}, ничего не меняет.",
    "en": "{later:cap} came after the lead {led} and changes nothing.",
}
MAY_PLAY: Text = {"ru": "Можно сыграть: {legal}.", "en": "May be played: {legal}."}
MAY_NOT_PLAY: Text = {
    "ru": "Можно сыграть: {legal}. Нельзя: {refused}.",
    "en": "May be played: {legal}. Not: {refused}.",
}
FIVE_WINS: Text = {
    "ru": "Взятка — 5 очков, и ещё 5 за старшего козыря: {winner} выше всех, премия доказана сразу.",
    "en": "The trick is 5, and 5 more for the highest trump: nothing beats {winner}, "
    "so the bonus is proven at once.",
}
PLAIN_TRICK: Text = {
    "ru": "Взятка — 5 очков; её взял не козырь, и премии в ней нет.",
    "en": "The trick is 5 points; no trump took it, so there is no bonus in it.",
}
TRUMP_TRICK: Text = {
    "ru": "Взятка — 5 очков; будет ли в ней премия за {winner:acc}, по ней одной не узнать: "
    "козырь старше ещё может выйти.",
    "en": "The trick is 5 points; whether {winner} earns the bonus cannot be told from this trick "
    "alone: a higher trump may still appear.",
}
