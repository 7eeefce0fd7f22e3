"""Rules, cards, games, version and help."""

from __future__ import annotations

import pytest

import mirabilia as package
from mirabilia.core.describe import LANGUAGES, texts
from mirabilia.games.duel.lookup import CATALOGUE
from tests.cli import program
from tests.cli.conftest import Mirabilia


@pytest.mark.parametrize(("language", "word"), [("en", "Wonders"), ("it", "Meraviglie")])
def test_the_rules(mirabilia: Mirabilia, language: str, word: str) -> None:
    done = mirabilia("rules", "duel", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert word in done.out
    assert max(map(len, done.out.splitlines())) <= 80
    assert program.CODES not in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards(mirabilia: Mirabilia, language: str) -> None:
    done = mirabilia("cards", "duel", "--lang", language, COLUMNS="160")
    assert (done.code, done.err) == (0, "")
    said = texts(language)
    for kind, pieces in (("card", CATALOGUE.cards), ("wonder", CATALOGUE.wonders), ("token", CATALOGUE.tokens)):
        for piece in pieces:
            assert piece.id in done.out
            assert said(f"duel-{kind}-{piece.id.replace('_', '-')}") in done.out
    assert (said("duel-reconstructed-name") in done.out) == (language == "it")
    narrow = mirabilia("cards", "duel", "--lang", language)
    assert f"→ {said('duel-card-fortifications')}" in narrow.out
    assert max(map(len, narrow.out.splitlines())) <= 80


def test_reconstructed_names_are_marked_in_italian_only(mirabilia: Mirabilia) -> None:
    assert "Farmacista*" in mirabilia("cards", "duel", "--lang", "it", COLUMNS="160").out
    assert "*" not in mirabilia("cards", "duel", "--lang", "en", COLUMNS="160").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games(mirabilia: Mirabilia, language: str) -> None:
    done = mirabilia("games", "--lang", language)
    assert done.code == 0
    assert "duel: 7 Wonders Duel" in done.out
    flat = " ".join(done.out.split())
    for choice in ("draft", "beginner", "random"):
        assert texts(language)(f"duel-option-wonders-{choice}") in flat


def test_the_version(mirabilia: Mirabilia) -> None:
    done = mirabilia("--version")
    assert done.code == 0
    assert done.out.startswith(f"mirabilia {package.__version__}, ")
    assert "compiled build" in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help(mirabilia: Mirabilia, language: str) -> None:
    locale = {"LANG": f"{language}_XX.UTF-8"}
    for arguments in ((), ("--help",)):
        done = mirabilia(*arguments, **locale)
        assert done.code == 0
        assert texts(language)("terminal-help-replay") in done.out
    assert texts(language)("terminal-option-help") in mirabilia("play", "-h", **locale).out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [(("play",), "GAME is missing"), (("play", "chess"), "possible: duel"), (("dance",), "--help")],
)
def test_what_is_not_understood(mirabilia: Mirabilia, arguments: tuple[str, ...], expected: str) -> None:
    done = mirabilia(*arguments)
    assert (done.code, done.out) == (2, "")
    assert expected in done.err
    assert len(done.err.splitlines()) == 1
