"""Stepping through a record."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from mirabilia import games
from mirabilia.cli import screen
from mirabilia.cli.terminal import Failure, Terminal, number_in, one_of, printable, reason_of
from mirabilia.core import record as records
from mirabilia.core.contract import Event, Fact, Game, Seat, State
from mirabilia.core.facts import is_secret, kind_of
from mirabilia.core.record import PlayedMove, Record, RecordError

ALL = "all"
PARTS = frozenset({"age_begun", "round_begun"})
"""The events with which a new part of a game begins."""


def replay(terminal: Terminal, path: Path, seat: str, plain: bool) -> int:
    """Show a record; 1 if it is broken."""
    record, error = read(terminal, path)
    game = game_of(terminal, path, record)
    viewer = viewer_of(terminal, record, seat)
    steps: list[PlayedMove] = []
    try:
        for step in records.play(record, game):
            steps.append(step)
    except RecordError as reason:
        error = reason
    if steps or error is None:
        ReplayScreen(terminal, game, record, steps, viewer).show(
            stepping=terminal.interactive and not plain, error=error
        )
    if error is not None:
        terminal.say_whole(broken(terminal, path, error))
    return 0 if error is None else 1


def read(terminal: Terminal, path: Path) -> tuple[Record, RecordError | None]:
    """The record of a file as far as it can be read, and what is wrong with it."""
    try:
        return records.load(path), None
    except RecordError as error:
        if error.until is None:
            raise Failure(broken(terminal, path, error), 1) from None
        return error.until, error
    except OSError as error:
        reason = reason_of(terminal.texts, error)
        raise Failure(terminal.texts("terminal-error-file", file=str(path), reason=reason)) from None


def viewer_of(terminal: Terminal, record: Record, seat: str) -> Seat | None:
    """The seat whose view is wanted; None for what everybody sees."""
    seats = tuple(str(number) for number in range(1, len(record.players) + 1))
    return None if one_of(terminal.texts, "--seat", seat, (*seats, ALL)) == ALL else int(seat) - 1


def game_of(terminal: Terminal, path: Path, record: Record) -> Game:
    if record.game not in games.names():
        allowed = ", ".join(games.names())
        message = terminal.texts(
            "terminal-error-record-game", file=str(path), game=printable(record.game), allowed=allowed
        )
        raise Failure(message, 1)
    return games.get(record.game)


def broken(terminal: Terminal, path: Path, error: RecordError) -> str:
    """Where a record is broken, and what was expected there."""
    message = terminal.texts(
        "terminal-record-broken", file=str(path), line=error.line, expected=printable(error.expected)
    )
    if not error.found:
        return message
    return terminal.texts("terminal-record-found", broken=message, found=printable(error.found))


class ReplayScreen:
    """Steps back and forth through a finished game."""

    def __init__(
        self, terminal: Terminal, game: Game, record: Record, steps: list[PlayedMove], seat: Seat | None
    ) -> None:
        self.terminal, self.texts, self.steps, self.seat = terminal, terminal.texts, steps, seat
        self.scene = screen.scene(game, terminal.texts, record.players)
        self.screen = screen.of(game.name)
        self.states: list[State] = [record.start(game), *(step.after for step in steps)]

    def show(self, stepping: bool, error: RecordError | None) -> None:
        if stepping:
            if error is not None:
                self.terminal.say(self.texts("terminal-record-part", moves=len(self.steps)))
            self.step_through()
            return
        for step in self.steps:
            self.tell(step)
        self.table(len(self.steps))

    def tell(self, step: PlayedMove) -> None:
        player = self.scene.player(step.entry.seat)
        move = self.texts("terminal-replay-secret") if self.is_secret(step) else self.move(step)
        self.terminal.say(Text(self.texts("terminal-replay-move", number=step.number, player=player, move=move)))
        for event in self.events(step.number):
            self.terminal.say(Text(f"     {self.scene.sentence(event)}"))
        for comment in (*step.entry.before, step.entry.comment):
            if comment:
                self.terminal.say(Text(f"     # {printable(comment)}"))

    def move(self, step: PlayedMove) -> str:
        return self.scene.sentence(step.before.move(step.before.parse(step.entry.text, step.entry.seat)))

    def is_secret(self, step: PlayedMove) -> bool:
        """Whether the seat that looks on does not see what is chosen."""
        return self.scene.game.dynamics == "simultaneous" and self.seat not in (None, step.entry.seat)

    def events(self, number: int) -> list[Event | Fact]:
        return [event for event in self.states[number].events(self.seat) if not is_secret([event])]

    def table(self, number: int) -> None:
        state = self.states[number]
        view, scene = state.view(self.seat), screen.at(self.scene, state)
        self.terminal.say("", self.screen.table(scene, view, self.terminal.width), "")
        self.terminal.say(Text(self.screen.waiting(scene, view), style="bold"))
        result = state.result()
        if result is not None:
            unseated = self.screen.unseated(self.scene, view)
            self.terminal.say("", screen.score_sheet(self.scene, result, unseated))

    def step_through(self) -> None:
        number = 0
        try:
            while True:
                self.table(number)
                if number:
                    self.tell(self.steps[number - 1])
                prompt = self.texts("terminal-replay-prompt", number=number, last=len(self.steps))
                place = self.next_place(number, self.terminal.ask(prompt).lower())
                if place is None:
                    return
                number = place
        except (EOFError, KeyboardInterrupt):
            self.terminal.say("")

    def next_place(self, number: int, key: str) -> int | None:
        """Where a key leads; None is out of the program."""
        last = len(self.steps)
        if key == "q":
            return None
        if key == "b":
            return max(0, number - 1)
        if key == "e":
            return last
        if key == "a":
            return self.next_part(number)
        if key.isdecimal():
            asked = number_in(key)
            return last if asked is None else min(asked, last)
        return min(number + 1, last)

    def next_part(self, number: int) -> int:
        """After the next move with which an Age or a round begins, or the end."""
        for place in range(number + 1, len(self.states)):
            if any(kind_of(event) in PARTS for event in self.events(place)):
                return place
        return len(self.steps)
