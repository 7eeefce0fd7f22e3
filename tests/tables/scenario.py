"""A table in a few lines: people sit, ask, move; time passes when one says so.

table = Playing("duel", ("Anna", "Bruno"))
table.ask(requests.undo, 0)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mirabilia import bots
from mirabilia.core.contract import Seed
from mirabilia.tables import requests
from mirabilia.tables.entries import AnyEntry, LogLine
from mirabilia.tables.table import Table, replayed

START = 1_700_000_000_000
SECOND = 1000


class Playing:
    """A table with its log. Capitalised names are people, the others bots; "" is a free seat."""

    def __init__(
        self, game: str = "duel", names: Sequence[str] = ("Anna", "Bruno"), seed: Seed = 7, **fields: Any
    ) -> None:
        self.now = START
        planned = [name if name in bots.NAMES else None for name in names]
        created = requests.create(game, planned, fields.pop("options", None), seed=seed, **fields)
        self.lines = [LogLine(0, self.now, created)]
        self.table = Table("t", self.lines[0])
        for seat, name in enumerate(names):
            if name and name not in bots.NAMES:
                self.ask(requests.sit, seat, name, f"secret of {name}", f"player {name}")

    def ask(self, request: Callable[..., list[AnyEntry]], *arguments: Any) -> list[AnyEntry]:
        """Make a request and write down what it brings."""
        entries = request(self.table, *arguments)
        for entry in entries:
            line = LogLine(len(self.lines), self.now, entry)
            self.table.apply(line)
            self.lines.append(line)
        return entries

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * SECOND)

    def move(self, seat: int | None = None, number: int = 0) -> str:
        """The seat, or whoever has to, makes a legal move; the bot of a seat makes it for the bot."""
        state = self.table.state
        acting = state.to_act()[0] if seat is None else seat
        text = state.text(state.legal(acting)[number])
        self.ask(requests.move, acting, text, "", self.table.seats[acting].played_by or "")
        return text

    def again(self) -> Table:
        """The table as its log tells it to somebody else."""
        return replayed("t", self.lines)
