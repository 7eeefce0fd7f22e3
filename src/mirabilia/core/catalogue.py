"""Reading a game's catalogue: TOML files into typed, frozen entries, with errors that name file, entry and field.

The files lie in the `catalogue` folder of a game, or of an expansion of it. A user's own folder may replace any of
them: `use(folder)` makes `folder/<game>/<file>` win over the packaged file of the same name. It has to be said before
the game is loaded.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

FOLDER_VARIABLE = "MIRABILIA_DATA"


class CatalogueEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything read from a catalogue file: a misspelt field is an error."""


class CatalogueError(ValueError):
    """A catalogue file that cannot be used: says which file, which entry, which field, and why."""

    def __init__(self, file: str, entry: str, field: str, reason: str) -> None:
        where = file + (f", {entry}" if entry else "") + (f", field {field!r}" if field else "")
        super().__init__(f"{where}: {reason}")
        self.file, self.entry, self.field, self.reason = file, entry, field, reason


def use(folder: Path) -> None:
    """Let the files of `folder` replace the packaged ones in this process and in those it starts."""
    if not folder.is_dir():
        raise CatalogueError(str(folder), "", "", "there is no such folder")
    os.environ[FOLDER_VARIABLE] = str(folder)


def folder_in_use() -> Path | None:
    """The folder whose files replace the packaged ones."""
    return Path(folder) if (folder := os.environ.get(FOLDER_VARIABLE)) else None


@lru_cache(maxsize=64)
def parsed(content: bytes) -> dict[str, Any]:
    """The tables of a file, which nobody changes; both editions of a game are read from the same files."""
    return tomllib.loads(content.decode())


class File:
    """One catalogue file, the packaged one (in a package of the game's own unless another is named) or the user's."""

    def __init__(self, game: str, name: str, package: str = "") -> None:
        folder = folder_in_use()
        own = None if folder is None else folder / game / name
        if own is not None and own.is_file():
            self.label, content = str(own), own.read_bytes()
        else:
            packaged = resources.files(package or f"mirabilia.games.{game}") / "catalogue" / name
            self.label, content = f"{game}/{name}", packaged.read_bytes()
        self.fingerprint = hashlib.sha256(content).hexdigest()
        try:
            self.tables = parsed(content)
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise CatalogueError(self.label, "", "", f"not readable as TOML: {error}") from None

    def fail(self, entry: str, field: str, reason: str) -> CatalogueError:
        return CatalogueError(self.label, entry, field, reason)

    def table(self, name: str, kind: type[T]) -> T:
        """The single table `[name]` as a `kind`."""
        if name not in self.tables:
            raise self.fail("", name, "the table is missing")
        return self._convert(self.tables[name], kind, f"[{name}]")

    def entries(self, name: str, kind: type[T]) -> tuple[T, ...]:
        """The array of tables `[[name]]`, each as a `kind`."""
        rows = self.tables.get(name)
        if not isinstance(rows, list) or not rows:
            raise self.fail("", name, f"at least one [[{name}]] is needed")
        items = []
        for number, row in enumerate(rows, 1):
            label = row.get("id", f"number {number}") if isinstance(row, dict) else f"number {number}"
            items.append(self._convert(row, kind, f"{name} {label}"))
        return tuple(items)

    def only(self, *names: str) -> None:
        """Refuse tables nobody reads: they are misspelt."""
        for name in self.tables:
            if name not in names:
                raise self.fail("", name, f"unknown table; expected {', '.join(names)}")

    def _convert(self, row: object, kind: type[T], entry: str) -> T:
        try:
            return msgspec.convert(row, kind)
        except msgspec.ValidationError as error:
            reason, _, path = str(error).partition(" - at `$")
            raise self.fail(entry, path.rstrip("`").lstrip("."), reason) from None


def unique(file: File, entries: tuple[Any, ...], kind: str) -> None:
    """Refuse two entries of the same id."""
    seen: set[str] = set()
    for entry in entries:
        if entry.id in seen:
            raise file.fail(f"{kind} {entry.id}", "id", "this id is there twice")
        seen.add(entry.id)
