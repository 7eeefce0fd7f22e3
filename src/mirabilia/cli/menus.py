"""Menus: a question, its numbered answers, and what is not possible now."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

GREYED = "dim"


class MenuItem(msgspec.Struct, frozen=True):
    """A line of a menu: a move, a further question, or, with neither, something that is not possible now."""

    label: str
    move: int | None = None
    then: Menu | None = None

    @property
    def possible(self) -> bool:
        return self.move is not None or self.then is not None


class Section(msgspec.Struct, frozen=True):
    """Choices that belong together; the choices of a row stand side by side. Without any the title is a remark."""

    rows: tuple[tuple[MenuItem, ...], ...]
    title: str = ""
    style: str = ""
    """How the title looks."""


class Menu(msgspec.Struct, frozen=True):
    """A question and its numbered answers."""

    question: str
    sections: tuple[Section, ...]

    def choices(self) -> Iterator[MenuItem]:
        for section in self.sections:
            for row in section.rows:
                yield from row

    def numbered(self) -> list[MenuItem]:
        """The possible choices; number n of the menu is the n-th of them."""
        return [choice for choice in self.choices() if choice.possible]

    def draw(self) -> RenderableType:
        numbers = {id(choice): str(number) for number, choice in enumerate(self.numbered(), 1)}
        parts: list[RenderableType] = [Text(self.question, style="bold")]
        for section in self.sections:
            if section.title:
                parts.append(Text(section.title, style=section.style))
            if section.rows:
                parts.append(_draw_rows(section, numbers))
        return Group(*parts)


def _draw_rows(section: Section, numbers: dict[int, str]) -> Table:
    table = Table.grid(padding=(0, 1), expand=False)
    for _ in range(max(map(len, section.rows), default=0)):
        table.add_column(justify="right", width=3, no_wrap=True)
        table.add_column(overflow="fold")
    for row in section.rows:
        cells: list[Text] = []
        for choice in row:
            style = "" if choice.possible else GREYED
            cells += [Text(numbers.get(id(choice), "-"), style=style or "bold"), Text(choice.label, style=style)]
        table.add_row(*cells)
    return table
