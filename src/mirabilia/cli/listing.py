"""Tables of everything in the box of a game."""

from __future__ import annotations

from collections.abc import Collection

from rich import box
from rich.table import Table
from rich.text import Text

from mirabilia.core.describe import Texts

MARK = "*"
"""Stands after what is not certain; a footnote says why."""
LEAST = {"name": 21}
MOST = {"deck": 14, "cost": 13}
"""Columns that a part gets at least or at most: the room is for the effects."""
WIDE = 110
"""From so many columns on the chains have a column of their own."""


def mark(doubtful: Collection[str], *fields: str) -> str:
    """The mark, if one of the fields is doubtful."""
    return MARK if any(field in doubtful for field in fields) else ""


def table(texts: Texts, title: str, *columns: str) -> Table:
    """An empty table; the columns are the last parts of text ids."""
    drawn = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0))
    for column in columns:
        least, most = LEAST.get(column), MOST.get(column)
        drawn.add_column(texts(f"terminal-column-{column}"), min_width=least, max_width=most, overflow="fold")
    return drawn


def name_with_id(name: str, item: str) -> Text:
    """A name with the id below it."""
    return Text.assemble(name, "\n", (item, "dim"))
