"""Small drawings of shapes: tiles, roads, and the pieces of a Monument with their terrain."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

CELLS = {"#": "██", "G": "██", "W": "≈≈", "E": "░░", ".": "  "}
"""A cell of a tile; for a Monument on grass, on water, on either; no cell."""


def draw(rows: Sequence[str], style: str = "") -> Text:
    """A shape of the catalogue, two characters a cell."""
    lines = ["".join(CELLS[letter] for letter in row) for row in rows]
    return Text("\n".join(lines), style=style, no_wrap=True)


def side_by_side(pieces: Sequence[Sequence[str]], style: str = "") -> Text:
    """Several pieces in a row."""
    height = max(map(len, pieces))
    filled = [[*piece, *["." * len(piece[0])] * (height - len(piece))] for piece in pieces]
    lines = [" ".join("".join(CELLS[letter] for letter in piece[row]) for piece in filled) for row in range(height)]
    return Text("\n".join(line.rstrip() for line in lines), style=style, no_wrap=True)


def of_cells(cells: Sequence[int], columns: int) -> list[str]:
    """The rows of a shape given as cells, counted from its corner."""
    places = {divmod(cell, columns) for cell in cells}
    height, width = (1 + max(place[side] for place in places) for side in (0, 1))
    return ["".join("#" if (row, column) in places else "." for column in range(width)) for row in range(height)]
