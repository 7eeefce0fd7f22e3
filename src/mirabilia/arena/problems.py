"""What can be wrong with a match before it begins, and with the file that keeps it."""

from __future__ import annotations


class Impossible(ValueError):
    """A match that cannot be played. `kind` and `values` say the same for telling it in another language."""

    def __init__(self, kind: str, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.kind, self.values = kind, values


class FileRefused(Exception):
    """A file that cannot keep this match; it stays as it is."""

    def __init__(self, kind: str, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.kind, self.values = kind, values


class Stuck(Exception):
    """The processes in which the games are played do not start."""
