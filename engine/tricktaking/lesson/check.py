"""Check characters, and numbers in letters that nobody confuses.

The digits are Crockford's: no `i l o u`, either case. A check is the text before it, read as one
number in base 256, modulo a prime: changing one character, or exchanging two neighbours, always
changes it, and any other mistake does so but for one chance in the size of the prime.
"""

from __future__ import annotations

DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Base 32, smallest first."""

VALUE = {digit: value for value, digit in enumerate(DIGITS)}

_PRIMES = {2: 1021, 4: 1_048_573}


def check(text: str, length: int = 4) -> str:
    """The check characters (2 or 4) of a text of ASCII characters.

    >>> check("1rtt1.1-kx4q"), check("1rtt1.1-kx4r"), check("wbs-t17s5s", 2)
    ('z0cw', 'z0cx', 'ye')
    """
    return in_digits(int.from_bytes(text.encode("ascii")) % _PRIMES[length], length)


def in_digits(number: int, length: int = 1) -> str:
    """A number in base 32, with zeros before it up to `length`.

    >>> in_digits(1000), in_digits(7, 4)
    ('z8', '0007')
    """
    written = ""
    while number:
        number, digit = divmod(number, 32)
        written = DIGITS[digit] + written
    return written.rjust(length, "0")


def from_digits(text: str) -> int:
    """The number that `in_digits` wrote; raises `KeyError` at a letter that is no digit.

    >>> from_digits("0z8")
    1000
    """
    number = 0
    for digit in text:
        number = number * 32 + VALUE[digit]
    return number
