"""The mark of what is not certain in the catalogue, and the footnotes that explain it."""

from __future__ import annotations

from collections.abc import Iterable

from mirabilia.cli.listing import MARK, mark
from mirabilia.cli.seven.printed import PrintedPiece
from mirabilia.core.describe import Texts

NAMES = ("name", "wonder")


def of_name(texts: Texts, piece: PrintedPiece, name: str = "name") -> str:
    """The mark of a name (or of a "wonder") that is reconstructed in this language, else nothing."""
    return MARK if f"{name}_{texts.language}" in piece.reconstructed else ""


def of_field(piece: PrintedPiece, *fields: str) -> str:
    """The mark of what is printed in one of these fields, if the sources differ or do not say."""
    return mark((*piece.disputed, *piece.reconstructed), *fields)


def footnotes(texts: Texts, pieces: Iterable[PrintedPiece]) -> list[str]:
    """The notes that these pieces need."""
    names = {f"{name}_{texts.language}" for name in NAMES}
    of_names = data = False
    for piece in pieces:
        of_names |= bool(names.intersection(piece.reconstructed))
        data |= bool(piece.disputed) or any(not field.startswith(NAMES) for field in piece.reconstructed)
    notes = [("seven-reconstructed-name", of_names), ("seven-screen-note-data", data)]
    return [texts(message) for message, needed in notes if needed]
