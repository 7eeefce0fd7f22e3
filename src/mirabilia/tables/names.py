"""Names of people: written in one way, nothing invisible in them, and nobody looks like somebody else."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator

BLANK = frozenset(
    "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\U00016fe4\U0001d159"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Letters that show nothing, though they are no spaces."""
CAPITALS = str.maketrans("\u0396\u0397\u039d\u03a5", "zhny")
"""Greek capitals that look like other Latin letters than their small ones do."""
ALIKE = {
    "a": "\u0430\u0251\u03b1\u13aa\ua4ee\u2c81\u1d00",
    "b": "\u0432\u03b2\u044c\u13f4\ua4d0\u0299\u2c83\u0180",
    "c": "\u0441\u03f2\u13df\ua4da\u2ca5\u1d04",
    "d": "\u0501\u0257\u13a0\ua4d3\u1d05\u0111",
    "e": "\u0435\u0454\u03b5\u04bd\u13ac\ua4f0\u2c89\u1d07",
    "f": "\ua4dd\ua730\u03dd",
    "g": "\u0261\u0581\u13c0\ua4d6\u0262",
    "h": "\u04bb\u043d\u0570\u13bb\ua4e7\u029c\u2c8f\u0127",
    "i": "\u0456\u03b9\u0131\u04cf1|!l\u0142\u13a5\ua4f2\u2c93\u026a\u13de\ua4e1\u029f",
    "j": "\u0458\u03f3\u13ab\ua4d9\u1d0a",
    "k": "\u043a\u03ba\u13e6\ua4d7\u2c95\u1d0b",
    "m": "\u043c\u03bc\u13b7\ua4df\u2c99\u1d0d",
    "n": "\u043f\u0578\u03b7\ua4e0\u2c9b\u0274",
    "o": "\u043e\u03bf\u03c3\u05850\u00f8\ua4f3\u2c9f\u1d0f",
    "p": "\u0440\u03c1\u13e2\ua4d1\u2ca3\u1d18",
    "q": "\u051b\u0566",
    "r": "\u0433\u13a1\u13d2\ua4e3\u0280",
    "s": "\u04555$\u13da\ua4e2\ua731",
    "t": "\u0442\u03c4\u13a2\ua4d4\u2ca7\u1d1b\u0167",
    "u": "\u03c5\u057d\u0446\ua4f4\u1d1c",
    "v": "\u0475\u03bd\u13d9\ua4e6\u1d20",
    "w": "\u0461\u03c9\u051d\u13b3\ua4ea\u1d21",
    "x": "\u0445\u03c7\ua4eb\u2cad",
    "y": "\u0443\u03b3\u04af\u13a9\ua4ec\u2ca9\u028f",
    "z": "\u1d22\u13c3\ua4dc",
}
"""For small Latin letters what looks like them: letters of other scripts, small capitals, digits, signs."""
CONFUSABLE = str.maketrans({other: letter for letter, others in ALIKE.items() for other in others})
TOGETHER = {"rn": "m", "vv": "w"}
"""Letters that look like another one when they stand together."""
MARKS = 4
"""Accents and other marks on one letter: no writing needs more, and many of them hide the lines above and below."""


def cleaned(text: str) -> str:
    """Without control characters, characters that turn the writing round, heaps of accents, and spaces at the ends or
    in rows."""
    letters = (" " if letter.isspace() else letter for letter in text)
    visible = "".join(letter for letter in letters if unicodedata.category(letter)[0] != "C")
    return " ".join("".join(without_heaps(visible)).split())


def without_heaps(text: str) -> Iterator[str]:
    """The letters with a few marks on each, and none where there is no letter."""
    marks = MARKS
    for letter in text:
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        marks = marks + 1 if is_mark else MARKS if letter == " " else 0
        if not is_mark or marks <= MARKS:
            yield letter


def is_blank(text: str) -> bool:
    """Whether nothing of a text can be seen."""
    return all(letter in BLANK or letter.isspace() for letter in text)


def normalised(name: str) -> str:
    """A name as it is written down and shown: one form for what looks alike by itself, and all of it visible."""
    shown = unicodedata.normalize("NFKC", "".join(letter for letter in name if letter not in BLANK))
    return cleaned("".join(letter for letter in shown if letter not in BLANK))


def look(name: str) -> str:
    """The same for all names that look the same, or nearly so."""
    apart = unicodedata.normalize("NFKD", normalised(name).translate(CAPITALS).casefold())
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    plain = "".join(letter for letter in bare.translate(CONFUSABLE) if letter.isalnum())
    for letters, letter in TOGETHER.items():
        plain = plain.replace(letters, letter)
    return plain


def looks_like(name: str, others: Iterable[str]) -> bool:
    """Whether somebody would take a name for one of others."""
    own = look(name)
    return any(name.casefold() == other.casefold() or (own and is_alike(own, look(other))) for other in others)


def is_alike(one: str, other: str) -> bool:
    """Whether two looks are the same. What stands among Latin letters and is none may be meant for any of them."""
    if one == other or len(one) != len(other) or not (is_mostly_latin(one) and is_mostly_latin(other)):
        return one == other
    return all(a == b or is_mimic(a, b) or is_mimic(b, a) for a, b in zip(one, other, strict=True))


def is_mostly_latin(text: str) -> bool:
    return 2 * sum(letter.isascii() and letter.isalpha() for letter in text) >= len(text) > 0


def is_mimic(letter: str, of: str) -> bool:
    """Whether a letter may stand there for a Latin one: the letters of East Asia are too wide for that."""
    return of.isascii() and not letter.isascii() and unicodedata.east_asian_width(letter) not in "WF"
