"""Mistakes of grammar and typography that a rule can find in a text, in Italian and English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from mirabilia import games
from mirabilia.core.describe import texts
from mirabilia.core.grammar import ARTICLES, CONTRACTED, PREPOSITIONS

CURLY = "\u2019"
"""The apostrophe that is not used here."""
VOWEL = "aeiouàèéìòùh"
HARD = re.compile(r"s[^aeiouàèéìòù]|z|gn|ps|pn|x|y", re.IGNORECASE)
"""How a word begins that has `lo`, `gli`, `uno` before it."""
STEMS = ("", *(stem for _, stem in PREPOSITIONS.values()), "ne")
SOFT, LONG, FEMININE, ELIDED, SOFT_PLURAL, LONG_PLURAL, _ = (
    {ending.strip()} | {stem + CONTRACTED[ending].strip() for stem in STEMS if stem} for ending in ARTICLES["it"]
)
ARTICLE = re.compile(
    r"(?<![\w'])(?:(" + "|".join(sorted(SOFT | LONG | FEMININE | SOFT_PLURAL | LONG_PLURAL)) + r"|un|una) |"
    r"((?:" + "|".join(sorted(ELIDED)) + r"|un'|d')))(\w\w+)",
    re.IGNORECASE,
)
NUMBERS = {
    "it": "moneta/monete punto/punti carta/carte gettone/gettoni segnalino/segnalini casella/caselle spazio/spazi"
    " risorsa/risorse simbolo/simboli mossa/mosse posto/posti Scudo/Scudi Legno/Legni Argilla/Argille Pietra/Pietre"
    " Vetro/Vetri Papiro/Papiri Minerale/Minerali Tessuto/Tessuti Ceramica/Ceramiche Ingranaggio/Ingranaggi"
    " Monumento/Monumenti Quartiere/Quartieri tessera/tessere",
    "en": "coin/coins point/points card/cards token/tokens space/spaces resource/resources symbol/symbols"
    " shield/shields place/places district/districts",
}
"""One and several of what is counted."""
UNJOINED = re.compile(r"\b(?:a|di|da|su|in) (?:il|lo|la|i|gli|le) [A-Z]|\b(?:a|di|da|su|in) l'[A-Z]")
CLUMSY = {
    "it": {
        r"\bmancano 0\b": "",
        r"\ba [aàAÀ]\w": "ad",
        r"\be [eEèÈ]\w": "ed",
        r"\bil (?:8|11)\b": "l'8",
        CURLY: "'",
        r" %": "%",
        r" …": "…",
    },
    "en": {r"\b0 short\b": "", r"\ba [aeioAEIO]\w": "an", r" %": "%", r" …": "…"},
}
UNTIDY = re.compile(r"  | [,.;:)»!?](?!\.)|[({«] |[{}$]|\bNone\b|\.\.|;;|,,|\(\)|: \.")
PAIRS = (("(", ")"), ("«", "»"), ("“", "”"))


def mistakes(language: str, text: str) -> list[str]:
    """What is wrong with a text; nothing if all is well."""
    return [*untidy(language, text), *miscounted(language, text), *(misfitting(text) if language == "it" else ())]


def untidy(language: str, text: str) -> Iterator[str]:
    for match in UNTIDY.finditer(text):
        yield f"{match[0]!r}"
    for begin, end in PAIRS:
        if text.count(begin) != text.count(end):
            yield f"unbalanced {begin}{end}"
    for pattern, better in CLUMSY[language].items():
        for match in re.finditer(pattern, text):
            yield f"{match[0]!r} for {better!r}"


def miscounted(language: str, text: str) -> Iterator[str]:
    """A number with the word for one where there are several, or the other way round."""
    for pair in NUMBERS[language].split():
        one, several = pair.split("/")
        for match in re.finditer(rf"(?<![\w.,])(\d+) ({one}|{several})\b", text):
            if (match[1] == "1") != (match[2] == one):
                yield match[0]


def misfitting(text: str) -> Iterator[str]:
    """Italian articles that do not fit the word behind them, or the name that has another."""
    for match in UNJOINED.finditer(text):
        yield match[0]
    for match in ARTICLE.finditer(text):
        if not fits((match[1] or match[2]).casefold(), match[3]):
            yield match[0]
    for match in with_names().finditer(text):
        if match[1].casefold().strip() not in families()[match[2]]:
            yield f"{match[0]!r} has another article"


def fits(article: str, word: str) -> bool:
    begins_with_vowel, hard = word[0].casefold() in VOWEL, bool(HARD.match(word))
    if article in ELIDED | {"un'", "d'"}:
        return begins_with_vowel
    if article in LONG_PLURAL:
        return begins_with_vowel or hard
    if article in LONG:
        return hard
    if article == "un":
        return not hard
    if article in SOFT | SOFT_PLURAL:
        return not begins_with_vowel and not hard
    return not begins_with_vowel  # feminine


# Names, with the articles that the texts declare.


@cache
def families() -> dict[str, set[str]]:
    """Each name that has an article, with that article alone and behind prepositions."""
    articles: dict[str, set[str]] = {}
    italian = texts("it")
    for game in map(games.get, ("duel", "seven", "world")):
        for kind, ids in game.names().items():
            for item in ids:
                name, message = italian.name(game, kind, item), f"{game.name}-{kind}-{item.replace('_', '-')}"
                article = italian.form(message, "the").removesuffix(name)
                if article in CONTRACTED:
                    contracted = {stem + CONTRACTED[article].strip() for stem in STEMS if stem}
                    articles.setdefault(name, set()).update({article.strip(), *contracted})
    return articles


@cache
def with_names() -> re.Pattern[str]:
    names = "|".join(map(re.escape, sorted(families(), key=len, reverse=True)))
    articles = "|".join(sorted(set().union(*families().values()), key=len, reverse=True))
    return re.compile(rf"(?<![\w'])({articles})(?:(?<=')| )({names})(?![\w'])")
