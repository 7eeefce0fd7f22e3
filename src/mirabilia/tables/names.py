"""Names of people: written in one way, nothing invisible in them, and nobody looks like somebody else."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5" + "".join(map(chr, range(0xFE00, 0xFE10))))
"""Letters that show nothing, though they are no spaces."""
ALIKE = {
    "a": "\u0430\u0251\u03b1",
    "b": "\u0432\u03b2\u044c",
    "c": "\u0441\u03f2",
    "d": "\u0501\u0257",
    "e": "\u0435\u0454\u03b5\u04bd",
    "g": "\u0261\u0581",
    "h": "\u04bb\u043d\u0570",
    "i": "\u0456\u03b9\u0131\u04cf1|!l\u0142",
    "j": "\u0458\u03f3",
    "k": "\u043a\u03ba",
    "m": "\u043c\u03bc",
    "n": "\u043f\u0578\u03b7",
    "o": "\u043e\u03bf\u03c3\u05850\u00f8",
    "p": "\u0440\u03c1",
    "q": "\u051b\u0566",
    "r": "\u0433",
    "s": "\u04555$",
    "t": "\u0442\u03c4",
    "u": "\u03c5\u057d\u0446",
    "v": "\u0475\u03bd",
    "w": "\u0461\u03c9\u051d",
    "x": "\u0445\u03c7",
    "y": "\u0443\u03b3\u04af",
    "z": "\u1d22",
}
"""For small Latin letters what looks like them: Cyrillic, Greek, Armenian and other letters, digits, signs."""
CONFUSABLE = str.maketrans({other: letter for letter, others in ALIKE.items() for other in others})


def cleaned(text: str) -> str:
    """Without control characters, characters that turn the writing round, and spaces at the ends or in rows."""
    letters = (" " if letter.isspace() else letter for letter in text)
    return " ".join("".join(letter for letter in letters if unicodedata.category(letter)[0] != "C").split())


def normalised(name: str) -> str:
    """A name as it is written down and shown: one form for what looks alike by itself, and all of it visible."""
    shown = unicodedata.normalize("NFKC", "".join(letter for letter in name if letter not in BLANK))
    return cleaned("".join(letter for letter in shown if letter not in BLANK))


def look(name: str) -> str:
    """The same for all names that look the same, or nearly so."""
    apart = unicodedata.normalize("NFKD", normalised(name).casefold())
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return "".join(letter for letter in bare.translate(CONFUSABLE) if letter.isalnum())


def looks_like(name: str, others: Iterable[str]) -> bool:
    """Whether somebody would take a name for one of others."""
    own = look(name)
    return any(name.casefold() == other.casefold() or (own and own == look(other)) for other in others)
