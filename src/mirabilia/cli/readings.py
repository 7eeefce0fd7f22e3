"""What a typed line can mean in the notation of a game, and the notation in the words that people use.

The texts `<game>-screen-verb-<verb>` list the words for a verb of the notation, `<game>-screen-word-<word>` those for
another word of it, and `terminal-fillers` what says nothing; `_` stands for a space. The words of all languages are
understood; the first one of a language is shown. A word can mean several verbs ("costruisci" a card, a Wonder, a card
of the discard pile), and a name several pieces: what is legal decides.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import product

from mirabilia import games
from mirabilia.cli.screen import Scene
from mirabilia.core.contract import Game
from mirabilia.core.describe import LANGUAGES, Texts, texts
from mirabilia.core.grammar import ARTICLES

CURLY = "\u2019"
"""The other form of an apostrophe."""
LONGEST = 6
"""Words of a name at most."""
WORD = re.compile(r"<(\w+)>|([a-z]\w*)")
"""What the notation has behind its verb: a place for something, or a word or an id."""
Phrases = dict[str, list[str]]
"""What phrases mean; some mean more than one thing."""


class Vocabulary:
    """All phrases of a game. Names are those of one language, and the ids."""

    def __init__(self, game: Game, language: str) -> None:
        self.texts, self.beginning = texts(language), f"{game.name}-screen"
        self.verbs = spoken(f"{self.beginning}-verb-")
        self.words = spoken(f"{self.beginning}-word-")
        self.fillers = {word for one in LANGUAGES for word in phrases(texts(one), "terminal-fillers")}
        self.names: Phrases = {}
        self.names_of_ids: dict[str, str] = {}
        for kind, ids in game.names().items():
            for item in ids:
                self.names_of_ids.setdefault(item, self.texts.name(game, kind, item))
                for name in {plain(self.texts.name(game, kind, item)), plain(item.replace("_", " "))}:
                    meanings = self.names.setdefault(name, [])
                    if item not in meanings:
                        meanings.append(item)

    def readings(self, line: str) -> list[str]:
        """Everything that a line can mean, the most likely first."""
        return [
            " ".join((verb, *rest))
            for verbs, words in self.begun(plain(line).split())
            for meanings in self.meanings(words)
            for verb, *rest in product(verbs, *meanings)
        ]

    def begun(self, words: list[str]) -> Iterator[tuple[list[str], list[str]]]:
        """The verbs that a line begins with, and the rest; a long phrase before a short one."""
        for length in range(min(LONGEST, len(words)), 0, -1):
            verbs = self.verbs.get(" ".join(words[:length]))
            if verbs:
                yield verbs, words[length:]

    def meanings(self, words: list[str]) -> Iterator[list[list[str]]]:
        """What each phrase behind the verb can mean; nothing if one of them is unknown."""
        known: list[list[str]] = []
        while words:
            length, phrase = self.phrase(words)
            if not length:
                return
            known += [phrase] if phrase else []
            words = words[length:]
        yield known

    def phrase(self, words: list[str]) -> tuple[int, list[str]]:
        """How many words belong together, and what they mean; fillers mean nothing, 0 words are unknown."""
        lengths = range(min(LONGEST, len(words)), 0, -1)
        for find in (self.named, self.named_so_far):
            for length in lengths:
                items = find(without_article(" ".join(words[:length])))
                if items:
                    return length, items
            if words[0].isdecimal() or words[0] in self.words:
                return 1, self.words.get(words[0], [words[0]])
            if words[0] in self.fillers:
                return 1, []
        return 0, []

    def named(self, phrase: str) -> list[str]:
        return self.names.get(phrase, [])

    def named_so_far(self, phrase: str) -> list[str]:
        """The pieces of the only name that begins so."""
        begun = [items for name, items in self.names.items() if name.startswith(phrase)]
        return begun[0] if all(items == begun[0] for items in begun[1:]) and begun else []

    def written(self, notation: str) -> str:
        """A notation, or the form of one, as somebody can type it in this language."""
        verb, space, rest = notation.partition(" ")
        return self.first_phrase("verb", verb) + space + WORD.sub(self.word, rest)

    def word(self, match: re.Match[str]) -> str:
        if match[1]:
            message = f"terminal-form-{match[1]}"
            return f"<{self.texts(message) if self.texts.has(message) else match[1]}>"
        return self.names_of_ids.get(match[2]) or self.first_phrase("word", match[2])

    def first_phrase(self, sort: str, word: str) -> str:
        message = f"{self.beginning}-{sort}-{word}"
        return self.texts(message).split()[0].replace("_", " ") if self.texts.has(message) else word


def written(scene: Scene, notation: str) -> str:
    """A notation as somebody can type it in the language of the scene."""
    return vocabulary(scene.game.name, scene.texts.language).written(notation)


def of(scene: Scene, line: str) -> list[str]:
    """Everything that a typed line can mean in a game, the most likely first."""
    return vocabulary(scene.game.name, scene.texts.language).readings(line)


@cache
def vocabulary(game: str, language: str) -> Vocabulary:
    return Vocabulary(games.get(game), language)


def spoken(beginning: str) -> Phrases:
    """The phrases of all languages, with what they mean: the last part of the id of the text that lists them."""
    meanings: Phrases = {}
    for language in LANGUAGES:
        for message in texts(language).beginning_with(beginning):
            meaning = message.removeprefix(beginning)
            for phrase in (meaning, *phrases(texts(language), message)):
                known = meanings.setdefault(phrase, [])
                if meaning not in known:
                    known.append(meaning)
    return meanings


def phrases(texts: Texts, message: str) -> list[str]:
    return [plain(phrase.replace("_", " ")) for phrase in texts(message).split()]


def plain(text: str) -> str:
    """Capitals, accents and the form of an apostrophe do not matter."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace(CURLY, "'"))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def without_article(phrase: str) -> str:
    article = next((one for row in ARTICLES.values() for one in row if phrase.startswith(one)), "")
    return phrase.removeprefix(article)
