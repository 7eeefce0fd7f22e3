"""Every text the terminal needs is there, in both languages, with the same variables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mirabilia.cli
from mirabilia.cli import commands
from mirabilia.core.describe import LANGUAGES, texts
from tests.locales import messages

SOURCES = sorted(Path(mirabilia.cli.__path__[0]).rglob("*.py"))


def test_both_languages_have_the_same_texts() -> None:
    assert messages("en") == messages("it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_named_in_the_code_exists(language: str) -> None:
    for source in SOURCES:
        for name in re.findall(r'(?<!f)"((?:terminal|duel)-[a-z0-9-]*[a-z0-9])"', source.read_text(encoding="utf-8")):
            if name != "duel-symbol" and name != "terminal-duel-symbol":  # beginnings of ids
                assert texts(language).has(name), f"{name} in {source.name}"


def test_every_text_is_used() -> None:
    """By its whole id, or by an id put together from a beginning that stands in the code."""
    code = "\n".join(source.read_text(encoding="utf-8") for source in SOURCES)
    beginnings = [*re.findall(r'f"(terminal-[a-z-]*?)-?\{', code), "terminal-duel-symbol"]
    for name in messages("en").keys() - {"player", "notation"}:  # core/describe.py uses these
        assert f'"{name}"' in code or any(name.startswith(beginning) for beginning in beginnings), name


def test_command_words_of_both_languages() -> None:
    assert commands.understood("undo") == commands.understood("Annulla") == ("undo", "")
    assert commands.understood("carta  bagni") == ("card", "bagni")
    assert commands.understood("discard") == commands.understood("scarti") == ("pile", "")
    assert commands.understood("discard baths") is None
    assert commands.understood("città") == ("city", "")
    assert commands.understood("build baths") is None
    for name in commands.NAMES:
        assert name in commands.words().values()
