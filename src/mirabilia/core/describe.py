"""Facts in words: moves and events in Italian or English, from the Fluent files of `locales`.

Texts are found by name: a move `{"move": "build", "card": "baths"}` of the game `duel` is the message
`duel-move-build`, and its card the message `duel-card-baths`. A new game or language needs texts, not code.

A name can have forms, which are attributes of its message: `.the` with the definite article, `.a` with the indefinite
one. Sentences get them as `$the_card` and `$a_card`, and the bare name where there is no such form.

Only texts need Fluent: it is imported with the first of them, so that rules and bots do without.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, Literal

from mirabilia.core import extras, grammar
from mirabilia.core.contract import Event, Fact, Game, IllegalMove
from mirabilia.core.facts import spelt
from mirabilia.core.plugin import PluginError, plugins, warn

PACKAGED = Path(__file__).parent.parent / "locales"
CHECKOUT = Path(__file__).parents[3] / "locales"
FOLDER = PACKAGED if PACKAGED.is_dir() else CHECKOUT
LANGUAGES = ("en", "it")
LONGEST = 1000
"""Characters that a value puts into a text at most; Fluent refuses much longer ones."""
DEFINED = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The messages and terms of a Fluent file."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What a text refers to; some of it may be functions, which no file defines."""
SEATS = tuple(f"seat {seat}" for seat in range(16))
"""The players as programmers know them."""
FACT_KINDS = ("event", "move", "refusal", "reason", "part", "cost", "gain", "note", "wrong")
"""The kinds of facts: a fact has one of these fields, the first of them says what it is."""
SENTENCES = ("event", "refusal", "note", "wrong")
"""The kinds that are told in whole sentences; the others are phrases."""
FORMS = ("the", "a")
"""The forms of a name that sentences can ask for."""


class Texts:
    """All texts in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there is: {', '.join(LANGUAGES)}")
        with extras.needed("cli"):
            from fluent.runtime import FluentBundle
        self.language = language
        self.bundle = FluentBundle([language], functions=grammar.FUNCTIONS[language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for folder in folders():
            for file in sorted((folder / language).glob("*.ftl")):
                for name, source in separated(file.read_text(encoding="utf-8")):
                    self._sources.setdefault(name, source)
        self._unread = set(self._sources)

    def has(self, message: str) -> bool:
        return message in self._sources

    def beginning_with(self, beginning: str) -> list[str]:
        """The messages whose ids begin so."""
        return [message for message in self._sources if message.startswith(beginning)]

    def _read(self, name: str) -> None:
        """A message is parsed when it is asked for, with those it refers to: for all of them it takes long."""
        if name not in self._unread:
            return
        self._unread.remove(name)
        from fluent.runtime import FluentResource

        self.bundle.add_resource(FluentResource(self._sources[name]))
        for other in REFERENCE.findall(self._sources[name]):
            self._read(other)

    def _message(self, message: str) -> Any:
        self._read(message)
        return self.bundle.get_message(message)

    def __call__(self, message: str, **values: Any) -> str:
        """The text of a message; KeyError if there is none, ValueError if it cannot be filled in.

        Of a value that is too long the text has the beginning and the end.
        """
        pattern = self._message(message).value if self.has(message) else None
        if pattern is None:
            raise KeyError(f"no text {message!r} in language {self.language!r}")
        fitting = {name: cut(value) if isinstance(value, str) else value for name, value in values.items()}
        text, errors = self.bundle.format_pattern(pattern, fitting)
        if errors:
            raise ValueError(f"text {message!r} in language {self.language!r}: {errors[0]}")
        return str(text)

    def name(self, game: Game, kind: str, item: str) -> str:
        """The name of a catalogue id, for example of the card `baths`."""
        return self(name_id(game, kind, item))

    def form(self, message: str, form: str, **values: Any) -> str:
        """A name as a sentence needs it, such as with its article; the bare name if it has no such form."""
        pattern = self._message(message).attributes.get(form) if self.has(message) else None
        return self(message, **values) if pattern is None else str(self.bundle.format_pattern(pattern, values)[0])

    def joined(self, items: Iterable[str], style: Literal["standard", "or"] = "standard") -> str:
        from babel.lists import format_list

        row = list(items)
        return grammar.conjoined(self.language, str(format_list(row, style, self.language)), row)

    def player(self, seat: int, players: Sequence[str]) -> str:
        return players[seat] if seat < len(players) else self("player", number=seat + 1)

    def actor(self, game: Game, seat: int, players: Sequence[str]) -> str:
        """A player in a sentence. What nobody plays, such as a city between two players, has an article of its own."""
        unplayed = f"{game.name}-unplayed"
        if self.has(unplayed) and (0 < len(players) <= seat or self.player(seat, players) == self(unplayed)):
            return self.form(unplayed, "the")
        return self.player(seat, players)

    def fact(self, game: Game, fact: Fact | Event, players: Sequence[str] = ()) -> str:
        """A move, an event, a refusal, a reason or a part of a sum in words. `players` are the names by seat.

        A fact with a further field can have a message of its own, `<message>-<field>`, and so can one about a choice,
        `<message>-<choice>`: an expansion brings that of its choices.
        """
        fact = spelt(fact)
        kind = next(kind for kind in FACT_KINDS if kind in fact)
        message = f"{game.name}-{kind}-{fact[kind].replace('_', '-')}"
        if kind == "wrong" and not self.has(message):  # what is wrong in positions is much the same in all games
            message = message.removeprefix(f"{game.name}-")
        values: dict[str, Any] = {}
        for field, value in fact.items():
            if field != kind:
                values.update(self._values(game, field, value, players))
                own = f"{message}-{value.replace('_', '-') if field == 'choice' else field}"
                if self.has(own):
                    message = own
        text = self(message, **values)
        return grammar.opened(self.language, text) if kind in SENTENCES else text

    def _values(self, game: Game, field: str, value: Any, players: Sequence[str]) -> dict[str, Any]:
        """What a field of a fact puts into a sentence. `card`, `cards` and `chain_card` all speak of cards."""
        if value is None:
            return {field: "none"}
        names = game.names()
        kind = field.rsplit("_", 1)[-1]
        if kind == "seat":
            return {field.replace("seat", "player"): self.actor(game, value, players)}
        if field == "seats":
            return {"players": ", ".join(self.actor(game, seat, players) for seat in value)}
        if field == "winners":
            return {"players": self.joined(self.actor(game, seat, players) for seat in value), "count": len(value)}
        if field == "scores":
            totals = (f"{self.player(seat, players)} {sheet['total']}" for seat, sheet in enumerate(value))
            return {"scores": ", ".join(totals)}
        if field == "moves":  # to choose from, in notation
            return {field: self.joined((self("notation", text=text) for text in value), style="or")}
        if field == "thing":
            named = [message for one in value.items() if self.has(message := name_id(game, *one))]
            bare = self.joined(value.values())
            return self._forms(field, named) if named else {field: bare, **{f"{form}_{field}": bare for form in FORMS}}
        if isinstance(value, dict):
            return {field: self.joined(self(f"{game.name}-units-{item}", units=units) for item, units in value.items())}
        if kind in names:
            return self._forms(field, [name_id(game, kind, value)])
        if kind.removesuffix("s") in names:
            return self._forms(field, [name_id(game, kind.removesuffix("s"), item) for item in value])
        return {field: value}

    def _forms(self, field: str, messages: Sequence[str]) -> dict[str, str]:
        """The names of a field, bare and in their other forms."""
        forms = {f"{form}_{field}": self.joined(self.form(message, form) for message in messages) for form in FORMS}
        return {field: self.joined(map(self, messages)), **forms}


def name_id(game: Game, kind: str, item: str) -> str:
    """The message that names a catalogue id."""
    return f"{game.name}-{kind}-{item.replace('_', '-')}"


def separated(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent file, each with its own lines: only they begin at the edge with a name."""
    starts = list(DEFINED.finditer(source))
    for start, end in zip_longest(starts, starts[1:]):
        yield start[1], source[start.start() : end and end.start()]


def cut(text: str, longest: int = LONGEST) -> str:
    """A text, or of one that is too long the beginning and the end: what is wrong, and what would be right."""
    half = longest // 2
    return text if len(text) <= longest else f"{text[:half]}…{text[-half:]}"


def folders() -> list[Path]:
    """Where texts are: the packaged ones, and those that games and their expansions bring."""
    return [FOLDER, *(folder for game in plugins() for folder in own_folders(game))]


def own_folders(game: str) -> list[Path]:
    """Where a game brings texts of its own: beside its record, and where it says that there are more."""
    plugin = plugins()[game]
    beside = locales_beside(plugin.folder)
    try:
        further = plugin.load("texts")
        return [beside, *(further() if further else ())]
    except PluginError as error:  # the other games have their texts all the same
        warn(error)
        return [beside]


@cache
def locales_beside(folder: str) -> Path:
    return Path(folder) / "locales"


def brings_texts(game: str) -> bool:
    """Whether a game or one of its expansions comes from elsewhere, with texts of its own."""
    return any(folder.is_dir() for folder in own_folders(game))


def own_texts(game: str, language: str) -> list[str]:
    """The Fluent sources that a game and its expansions bring; those that come with Mirabilia bring none."""
    files = [file for folder in own_folders(game) for file in sorted((folder / language).glob("*.ftl"))]
    return [file.read_text(encoding="utf-8") for file in files]


def texts(language: str) -> Texts:
    """The texts of a language; ValueError that lists the languages when there is none such."""
    return texts_in(language, tuple(folders()))


@cache
def texts_in(language: str, _: tuple[Path, ...]) -> Texts:
    """Read once for the folders there are."""
    return Texts(language)


def describe(game: Game, fact: Fact | Event, language: str, players: Sequence[str] = ()) -> str:
    """A move, an event, a refusal or a reason in words: `describe(duel, state.move(19), "it")`."""
    return texts(language).fact(game, fact, players)


def refusal_in_english(refusal: IllegalMove) -> str:
    """Why a move is not possible, for whoever reads an exception. Seats have their numbers, as in the code.

    Where there are no texts, because Fluent is not installed or a game has none, the fact has to do.
    """
    try:
        sentence = texts("en").fact(plugins()[refusal.game].load("game"), refusal.fact, SEATS)
    except (extras.MissingExtra, LookupError, ValueError):
        sentence = plain(refusal.fact)
    return f"{refusal.move}: {sentence}" if refusal.move else sentence


def plain(refusal: Fact) -> str:
    """A refusal without texts: `too_dear: cost 3, gold 2`."""
    kind, *fields = (value if name == "refusal" else f"{name} {plain_value(value)}" for name, value in refusal.items())
    return f"{kind}: {', '.join(fields)}" if fields else str(kind)


def plain_value(value: object) -> str:
    if isinstance(value, dict):
        return " + ".join(f"{units} {item}" for item, units in value.items())
    return " | ".join(map(str, value)) if isinstance(value, list) else str(value)


def document(language: str, name: str) -> str:
    """A longer text, such as the rules of a game, as Markdown."""
    texts(language)
    files = [folder / language / f"{name}.md" for folder in folders()]
    return next((file for file in files if file.is_file()), files[0]).read_text(encoding="utf-8")
