"""Each expansion has its texts in files of its own, and the base game does without them."""

from __future__ import annotations

from pathlib import Path

import pytest

from mirabilia.core.describe import DEFINED, FOLDER, LANGUAGES, REFERENCE
from mirabilia.games.seven.expansion import expansions
from tests.seven.printed import EDITIONS

NAMES = [expansion.name.replace("_", "-") for expansion in expansions()]


def files_of(name: str, language: str) -> list[Path]:
    return [FOLDER / language / f"seven-{name}.ftl", FOLDER / language / f"seven-{name}-screen.ftl"]


def defined(file: Path) -> set[str]:
    return set(DEFINED.findall(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_else_refers_to_the_texts_of_an_expansion(language: str) -> None:
    others = set((FOLDER / language).glob("*.ftl"))
    own = {name: files_of(name, language) for name in NAMES}
    for name, files in own.items():
        messages = set().union(*map(defined, files))
        assert messages
        for other in others - set(files):
            references = set(REFERENCE.findall(other.read_text(encoding="utf-8")))
            assert not references & messages, f"{other.name} needs the texts of {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_expansion_names_its_pieces(language: str) -> None:
    names = {name: defined(FOLDER / language / f"seven-{name}.ftl") for name in NAMES}
    for catalogue in EDITIONS.values():
        assert {message("leader", piece.id) for piece in catalogue.leaders} <= names["leaders"]
        assert {message("card", piece.id) for piece in catalogue.black} <= names["cities"]
        assert {message("edifice", piece.id) for piece in catalogue.edifices} <= names["edifice"]
        boxes = {message("board", piece.id): piece.expansion for piece in catalogue.boards}
        boxes |= {message("card", piece.id): piece.expansion for piece in catalogue.guilds}
        for name, box in boxes.items():
            assert {expansion for expansion in NAMES if name in names[expansion]} == {box} - {None}


def message(kind: str, piece: str) -> str:
    return f"seven-{kind}-{piece.replace('_', '-')}"
