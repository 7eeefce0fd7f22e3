"""Where the record of a game is kept, and how it gets there."""

from __future__ import annotations

import os
from pathlib import Path

from mirabilia.cli.targets import STANDARD
from mirabilia.core import record as records
from mirabilia.core.describe import Texts
from mirabilia.core.record import Record


def data_folder() -> Path:
    """Where the user's own files are."""
    if home := os.environ.get("MIRABILIA_HOME"):
        return Path(home).expanduser()
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "mirabilia"


def free_path(record: Record) -> Path:
    """A file name of its own for a new record, claimed by an empty file."""
    folder = data_folder() / "records"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{record.game}-{record.date}-{record.seed}"
    counter = 1
    while True:
        path = folder / (f"{stem}.txt" if counter == 1 else f"{stem}-{counter}.txt")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            counter += 1
        else:
            return path


def objection(texts: Texts, path: Path) -> str:
    """Why a record cannot be kept in a new file of this name; the standard output shows the game itself."""
    if str(path) == STANDARD:
        return texts("terminal-error-save")
    return texts("terminal-error-exists", file=str(path)) if path.exists() else ""


class RecordFile:
    """Keeps one record in its file. Without a path it finds one when there is something to save."""

    def __init__(self, record: Record, path: Path | None) -> None:
        self.record, self.path = record, path

    def save(self) -> None:
        """OSError when it cannot be written."""
        if self.path is None:
            self.path = free_path(self.record)
        records.save(self.record, self.path)
