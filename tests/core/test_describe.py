"""The texts: both languages have the same messages, and all of them can be filled in."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from mirabilia import games
from mirabilia.core.describe import (
    DEFINED,
    FOLDER,
    LANGUAGES,
    LONGEST,
    REFERENCE,
    describe,
    document,
    separated,
    texts,
)
from tests.locales import messages, references

pytestmark = pytest.mark.any_build


def all_messages(language: str) -> dict[str, set[str]]:
    """The messages of a language with the variables they use."""
    variables_of: dict[str, set[str]] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        mine = messages(language, file.name)
        assert not variables_of.keys() & mine.keys(), f"{file.name} has a message of another file"
        variables_of |= mine
    return variables_of


def test_both_languages_have_the_same_messages() -> None:
    english, italian = all_messages("en"), all_messages("it")
    assert english.keys() == italian.keys()
    assert {name for name in english if english[name] != italian[name]} == set()


def test_both_languages_have_them_in_the_same_files() -> None:
    english, italian = (
        {file.name: DEFINED.findall(file.read_text(encoding="utf-8")) for file in (FOLDER / language).glob("*.ftl")}
        for language in LANGUAGES
    )
    assert english == italian


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*/*.ftl")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_message_read_by_itself_is_the_one_of_its_file(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    whole = [entry for entry in parse(source).body if isinstance(entry, ast.Message | ast.Term)]
    for entry, (name, own) in zip(whole, separated(source), strict=True):
        alone = parse(own).body[0]
        assert isinstance(alone, ast.Message | ast.Term), name
        assert alone.equals(entry, ["span", "comment"]), name
        assert references(entry) <= set(REFERENCE.findall(own)), name


def test_a_fact_in_words() -> None:
    duel = games.get("duel")
    built = {"event": "built", "seat": 1, "card": "baths"}
    assert texts("en").fact(duel, built, ("Anna", "Bruno")) == "Bruno builds Baths."
    assert describe(duel, built, "it", ("Anna", "Bruno")) == "Bruno costruisce i Bagni."
    assert describe(duel, {"move": "wonder", "wonder": "sphinx", "card": "baths"}, "en") == "Build Sphinx using Baths"


def test_drawn_tokens_are_told_only_if_they_are_in_the_fact() -> None:
    duel = games.get("duel")
    drew = {"event": "drew", "seat": 0, "number": 3}
    seen = drew | {"tokens": ["law", "economy", "strategy"]}
    assert "Economy" not in texts("en").fact(duel, drew, ("Anna",))
    assert "Economy" in texts("en").fact(duel, seen, ("Anna",))


def test_an_unknown_language_or_text_is_refused() -> None:
    with pytest.raises(ValueError, match="en, it"):
        texts("fr")
    with pytest.raises(KeyError, match="no-such-text"):
        texts("en")("no-such-text")
    with pytest.raises(ValueError, match="duel-event-built"):
        texts("en")("duel-event-built")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_that_is_too_long_is_cut_in_the_middle(language: str) -> None:
    half = LONGEST // 2
    said = texts(language)("terminal-error-name", value="x" * 9000 + "y" * 9000)
    assert f"{'x' * half}…{'y' * half}" in said
    assert said.count("x") < half + 10
    assert "…" not in texts(language)("terminal-error-name", value="x" * LONGEST)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_game_has_its_rules_in_words(game: str, language: str) -> None:
    assert len(document(language, f"{game}-rules").split()) > 800
