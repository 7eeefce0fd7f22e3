"""How far a match is: a bar on a terminal, lines elsewhere. Both go where errors go, so that the table can be kept."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from mirabilia.arena.figures import wins_of
from mirabilia.arena.files import Tally
from mirabilia.arena.playing import Played
from mirabilia.cli.match_report import number
from mirabilia.cli.terminal import console, printable, progress_console
from mirabilia.core.describe import Texts

STEPS = 10
"""How many lines a match has at least."""
LONG = 60.0
"""Seconds after which there is a line in any case."""


class Scoreboard:
    """Wins so far, and the time that is left."""

    def __init__(self, texts: Texts, tally: Tally) -> None:
        self.texts, self.match = texts, tally.match
        self.planned, self.done = tally.planned, len(tally.games)
        self.before, self.started = self.done, time.monotonic()
        self.wins: Counter[int] = Counter()
        for game in tally.games.values():
            self.count(game)

    def count(self, game: Played) -> None:
        for entrant, part in wins_of(game).items():
            self.wins[entrant] += part  # type: ignore[assignment]  # parts of a win are wins too

    def add(self, game: Played) -> None:
        if self.done == self.before:  # what it took to get ready will not come again
            self.started = time.monotonic() - game.times.seconds
        self.done += 1
        self.count(game)

    def standing(self) -> str:
        named = enumerate(self.match.entrants)
        return ", ".join(f"{printable(one.name)} {wins(self.texts, self.wins[place])}" for place, one in named)

    def left(self) -> str:
        """As minutes and seconds; nothing is known before the first game."""
        played = self.done - self.before
        if not played:
            return ""
        seconds = round((time.monotonic() - self.started) / played * (self.planned - self.done))
        minutes, hours = seconds // 60 % 60, seconds // 3600
        return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def wins(texts: Texts, amount: float) -> str:
    return number(texts, amount, 0 if amount == int(amount) else 1)


class ProgressLines:
    """For a pipe or a file: a line for every tenth of the match, and one every minute."""

    def __init__(self, count: Scoreboard, console: Console) -> None:
        self.counted, self.console = count, console
        self.last, self.step_shown = time.monotonic(), count.done * STEPS // max(1, count.planned)

    def show(self, game: Played) -> None:
        count = self.counted
        count.add(game)
        step, now = count.done * STEPS // count.planned, time.monotonic()
        if step == self.step_shown and now - self.last < LONG:
            return
        self.step_shown, self.last = step, now
        values = {"done": count.done, "planned": count.planned, "wins": count.standing(), "left": count.left()}
        self.console.print(count.texts("match-progress", **values), soft_wrap=True)


class Bar:
    """For a terminal."""

    def __init__(self, count: Scoreboard, bar: Progress) -> None:
        self.counted, self.bar = count, bar
        self.task = bar.add_task("", total=count.planned, completed=count.done, **self.fields())

    def fields(self) -> dict[str, Any]:
        left = self.counted.left()
        return {"wins": self.counted.standing(), "left": self.counted.texts("match-left", left=left) if left else ""}

    def show(self, game: Played) -> None:
        self.counted.add(game)
        self.bar.update(self.task, completed=self.counted.done, **self.fields())


class NoProgress:
    """For those who want nothing but the result."""

    def show(self, game: Played) -> None:
        pass


@contextmanager
def progress(texts: Texts, tally: Tally, quiet: bool = False) -> Iterator[Bar | ProgressLines | NoProgress]:
    if quiet:
        yield NoProgress()
        return
    count, moving = Scoreboard(texts, tally), progress_console()
    if moving is None:
        yield ProgressLines(count, console(on_error_output=True))
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[left]}"), TextColumn("{task.fields[wins]}"))
    with Progress(*columns, console=moving, transient=True) as bar:
        yield Bar(count, bar)
