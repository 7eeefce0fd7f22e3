"""What a language asks of words that are put together: articles, prepositions, conjunctions, capitals.

The texts call the prepositions as functions of Fluent: `grazie { A($the_card) }` is "grazie ai Bagni" or "grazie
all'Arena". In the browser `web/src/lib/grammar.ts` does the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

ARTICLES = {"en": ("the ",), "it": ("il ", "lo ", "la ", "l'", "i ", "gli ", "le ")}
"""Definite articles, as they stand before a name."""
CONTRACTED = dict(zip(ARTICLES["it"], ("l ", "llo ", "lla ", "ll'", "i ", "gli ", "lle "), strict=True))
"""What becomes of an Italian article behind the stem of a preposition."""
PREPOSITIONS = {"A": ("a", "a"), "DA": ("da", "da"), "DI": ("di", "de"), "SU": ("su", "su")}
"""The Italian prepositions by the function that sets them: alone, and as the stem of an article."""


def preposed(alone: str, stem: str, words: object) -> str:
    """Words behind a preposition, which takes in their article; `ad` before another a."""
    text = str(words)
    for article, ending in CONTRACTED.items():
        if text.startswith(article):
            return stem + ending + text.removeprefix(article)
    return f"{alone}d {text}" if alone == "a" and begins_with(text, "a") else f"{alone} {text}"


def upper(words: object) -> str:
    """An id that is printed in capitals."""
    return str(words).upper()


FUNCTIONS: Mapping[str, dict[str, Callable[[Any], Any]]] = {
    "en": {"UPPER": upper},
    "it": {"UPPER": upper, **{name: partial(preposed, *forms) for name, forms in PREPOSITIONS.items()}},
}
"""What the texts of a language can call."""


def begins_with(text: str, vowel: str) -> bool:
    return text[:1].casefold() == vowel


def conjoined(language: str, row: str, items: Sequence[str]) -> str:
    """A row of items, mended: semicolons between items with commas; the Italian `e` is `ed` before another e."""
    if any(", " in item for item in items):
        return "; ".join(items)
    last = items[-1] if items else ""
    if language == "it" and begins_with(last, "e") and row.endswith(f" e {last}"):
        return f"{row.removesuffix(f'e {last}')}ed {last}"
    return row


def opened(language: str, sentence: str) -> str:
    """A sentence; one that begins with an article gets a capital. Names are as people write them."""
    return capitalised(sentence) if sentence.startswith(ARTICLES[language]) else sentence


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def in_a_row(phrases: Sequence[str]) -> str:
    """Phrases behind each other: only the first begins with a capital."""
    return "; ".join(phrase[:1].lower() + phrase[1:] if number else phrase for number, phrase in enumerate(phrases))
