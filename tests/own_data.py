"""A user's own catalogue files, for the tests of every game's catalogue."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from mirabilia.core import catalogue


def in_use(game: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of a game's packaged files that replaces them; the folder it is in."""
    own = folder / game
    own.mkdir()
    for file in Path(str(resources.files(f"mirabilia.games.{game}"))).glob("**/catalogue/*.toml"):
        (own / file.name).write_bytes(file.read_bytes())
    monkeypatch.setenv(catalogue.FOLDER_VARIABLE, str(folder))
    return own


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
