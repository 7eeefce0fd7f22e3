"""What people read is right as language: articles, plurals, prepositions, typography, in every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from mirabilia import games
from mirabilia.core import grammar
from mirabilia.core.contract import Event, Fact, IllegalMove, State
from mirabilia.core.describe import FOLDER, LANGUAGES, texts
from mirabilia.core.facts import spelt
from tests.contract.cases import CASES, Case
from tests.grammar import CURLY, mistakes

NAMES = ("Anna", "Elio", "Ugo", "Ester", "Bruno", "Ada", "Iole", "Zeno")
"""Names that ask for `ad` and `ed`."""
PROPER = {"petra", "shitenno_ji", "angkor_wat", "machu_picchu", "chichen_itza"}
"""Monuments whose names have no article."""
ARTICLED = {"duel": ("card", "wonder"), "seven": ("card", "edifice"), "world": ("monument", "item")}
OUTDATED = {
    r"\bsem[ei]\b": "seed: seme is the suit of a card",
    r"registrazion|partita registrata": "partita salvata",
    r"istantane|\bsnapshot\b": "posizione",
    r"\bse stess": "sé stesso",
    r"\bEra\b": "Epoca",
    r"Se manca|Senza: ": "Predefinito",
    r"Vittoria militare|Sconfitta militare": "gettone Vittoria, gettone Sconfitta",
    r"\bscud[oi]\b": "Scudo, Scudi",
    r"\b[Dd]istrug": "far scartare",
}
"""Words that were given up for one form, as a part of a text."""
TYPED = re.compile(r"-verb-|-word-|terminal-command-|terminal-fillers")
"""What people may type has older words, too."""


def told(case: Case, seed: int) -> Iterator[Fact | Event]:
    """All that can be told of a random game: events, moves with costs and gains, refusals, the parts of the points."""
    state, rng = case.new(seed), Random(seed)
    written: list[str] = []
    yield from state.events(None)
    while state.to_act():
        seat = rng.choice(state.to_act())
        actions = state.actions(seat)
        for action in rng.sample(actions, min(6, len(actions))):
            yield action.fact
            yield from action.gains
            yield from action.cost.parts if action.cost else ()
            if action.refusal:
                yield action.refusal
        yield from refused(state, seat, rng.sample(written, min(3, len(written))))
        move = rng.choice(state.legal(seat))
        written.append(state.text(move))
        state.play(seat, move)
        yield from state.events(seat)
    result = state.result()
    assert result is not None
    for parts in result.breakdown:
        yield from parts


def refused(state: State, seat: int, words: list[str]) -> Iterator[Fact]:
    """Why moves that were possible before are not any more."""
    for text in words:
        try:
            state.parse(text, seat)
        except IllegalMove as error:
            yield error.fact


@pytest.mark.parametrize("case", CASES, ids=str)
def test_sentences_of_a_whole_game(case: Case) -> None:
    facts = {repr(fact): fact for fact in map(spelt, told(case, 11))}
    assert {"event", "move", "refusal"} <= {kind for fact in facts.values() for kind in fact}
    names = NAMES[: case.players]
    for language in LANGUAGES:
        for fact in facts.values():
            words = texts(language).fact(case.rules(), fact, names)
            assert not mistakes(language, words), words
            if "event" in fact or "refusal" in fact:
                assert re.fullmatch(r"([A-ZÈ«“\d]|[a-l]\d+ ).*[.!?]", words), words
            if "move" in fact:
                assert re.fullmatch(r"[A-Z].*[^.!?:;]", words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography_of_every_text(language: str) -> None:
    pattern = re.compile(rf"{CURLY}|[\d}}] %| …" if language == "it" else r"[\d}] %| …")
    for file in (FOLDER / language).iterdir():
        assert not pattern.findall(file.read_text(encoding="utf-8")), file.name


def test_every_thing_has_one_name_in_italian() -> None:
    for file in (FOLDER / "it").glob("*.ftl"):
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        for line in (line.partition("=")[2] or line for line in lines if not TYPED.search(line)):
            for pattern, better in OUTDATED.items():
                assert not re.search(pattern, re.sub(r"\{.*?\}", "", line)), f"{file.name}: {line}: {better}"


# Names and their forms.


@pytest.mark.parametrize("name", ARTICLED)
def test_every_name_has_its_article(name: str) -> None:
    game, italian = games.get(name), texts("it")
    for kind in ARTICLED[name]:
        for item in game.names()[kind]:
            message = f"{name}-{kind}-{item.replace('_', '-')}"
            bare, the = italian(message), italian.form(message, "the")
            assert (the == bare) == (item in PROPER), message
            assert the.endswith(bare)
            assert the == bare or the.startswith(grammar.ARTICLES["it"])
            assert not mistakes("it", the), the


def test_a_name_without_a_form_is_bare() -> None:
    english, italian = texts("en"), texts("it")
    assert english.form("duel-card-baths", "the") == "Baths"
    assert italian.form("duel-card-baths", "a") == "Bagni"
    assert italian.form("seven-leader-plato", "the") == "Platone"


@pytest.mark.parametrize(
    ("function", "phrases"),
    [
        ("A", "al Foro, allo Scrittorio, alla Sfinge, all'Arena, ai Bagni, agli Scavi, alle Mura, ad Anna, a Elio"),
        ("DI", "del Foro, dello Scrittorio, della Sfinge, dell'Arena, dei Bagni, degli Scavi, delle Mura, di Anna"),
        ("DA", "dal Foro, dallo Scrittorio, dalla Sfinge, dall'Arena, dai Bagni, dagli Scavi, dalle Mura, da Anna"),
        ("SU", "sul Foro, sullo Scrittorio, sulla Sfinge, sull'Arena, sui Bagni, sugli Scavi, sulle Mura, su Anna"),
    ],
)
def test_prepositions_take_in_the_article(function: str, phrases: str) -> None:
    names = ("il Foro", "lo Scrittorio", "la Sfinge", "l'Arena", "i Bagni", "gli Scavi", "le Mura", "Anna", "Elio")
    preposed = [grammar.FUNCTIONS["it"][function](name) for name in names]
    assert ", ".join(preposed).startswith(phrases)


def test_rows_and_capitals() -> None:
    assert texts("it").joined(["Anna", "Ugo", "Elio"]) == "Anna, Ugo ed Elio"
    assert texts("it").joined(["Elio", "Anna"]) == "Elio e Anna"
    assert texts("en").joined(["Anna", "Elio"]) == "Anna and Elio"
    assert texts("it").joined(["uno, due", "tre"]) == "uno, due; tre"
    assert grammar.opened("it", "la Città Franca vende.") == "La Città Franca vende."
    assert grammar.opened("it", "l'amico vende.") == "L'amico vende."
    assert grammar.opened("it", "lavinia vende.") == "lavinia vende."
    assert grammar.in_a_row(["2 Scudi", "Prendi 1 moneta"]) == "2 Scudi; prendi 1 moneta"


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("it", "Anna costruisce la Bagni.", True),
        ("it", "grazie a i Bagni", True),
        ("it", "Anna compra 1 monete.", True),
        ("it", "Anna compra 2 moneta.", True),
        ("it", "Tocca a Anna.", True),
        ("it", "lo Foro", True),
        ("it", "il Scrittorio", True),
        ("it", "la Arena", True),
        ("it", "il Sfinge", True),
        ("it", "Anna  e Ugo", True),
        ("it", "l'8° simbolo, gli Scavi e lo Scrittorio della Sfinge", False),
        ("en", "Anna takes 1 coins.", True),
        ("en", "Anna takes a Age card.", True),
        ("en", "Anna takes 12 coins.", False),
    ],
)
def test_mistakes_are_found(language: str, text: str, found: bool) -> None:
    assert bool(mistakes(language, text)) == found
