"""A puzzle, and the files that puzzles lie in: one line of JSON each.

Those that come with a game are in `puzzles.jsonl` of its folder, so a game from elsewhere brings its own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache
from pathlib import Path

import msgspec

from mirabilia import games
from mirabilia.bots.analysis.judging import Question
from mirabilia.core.contract import Fact, Json, Seat, State

FILE = "puzzles.jsonl"
HARDEST = 5
LETTERS = 8


class Alternative(msgspec.Struct, frozen=True):
    """Another move, and what the seat can expect from it."""

    move: str
    value: float


class Puzzle(msgspec.Struct, frozen=True):
    id: str
    """The game and a few letters that follow from the position: the same position is the same puzzle."""
    game: str
    seat: Seat
    """Who is to find the move."""
    solution: str
    """The best move, in the notation of the game."""
    value: float
    """What the seat can expect from it, from 0 (lost) to 1 (won)."""
    others: tuple[Alternative, ...]
    """The next best ones, the best first; the first of them is worth clearly less."""
    themes: tuple[str, ...]
    reasons: tuple[Fact, ...]
    """What the best move has over the next one."""
    difficulty: int
    """From 1, which every level of the bots finds, to 5, which none does below the highest."""
    position: Json
    """A complete snapshot. What the seat cannot know is in it too, so it is for those who keep the game."""

    def state(self) -> State:
        return games.get(self.game).restore(self.position)

    def question(self) -> Question:
        """The puzzle for whoever judges an answer. All answers were looked at: what does not stand here is worse."""
        others = {other.move: other.value for other in self.others}
        return Question(self.solution, self.value, others, min(others.values(), default=self.value))


class PuzzleError(ValueError):
    """A file of puzzles that cannot be used; the message names file and line."""


def id_of(game: str, position: Json, seat: Seat) -> str:
    digest = hashlib.sha256(msgspec.json.encode([position, seat], order="sorted")).hexdigest()
    return f"{game}-{digest[:LETTERS]}"


def write(puzzles: Iterable[Puzzle]) -> bytes:
    """In the order of their ids, so that a file changes where puzzles do."""
    return b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in sorted(puzzles, key=lambda one: one.id))


def read(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file; PuzzleError with the line that cannot be read."""
    puzzles: list[Puzzle] = []
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            puzzles.append(msgspec.json.decode(line, type=Puzzle))
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise PuzzleError(f"{path}, line {number}: {error}") from None
    return tuple(puzzles)


def check(puzzle: Puzzle) -> None:
    """PuzzleError if the rules of now do not know the position or the move any more."""
    try:
        puzzle.state().parse(puzzle.solution, puzzle.seat)
    except ValueError as error:
        raise PuzzleError(f"{puzzle.id}: {error}") from None


@cache
def packaged(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game; () where there are none."""
    path = Path(games.plugin(game).folder) / FILE
    return read(path) if path.is_file() else ()


@cache
def by_id(game: str) -> dict[str, Puzzle]:
    return {one.id: one for one in packaged(game)}


def named(id: str) -> Puzzle | None:
    """The puzzle of that id that comes with its game; None if there is none."""
    game = id.partition("-")[0]
    return by_id(game).get(id) if game in games.playable() else None


def daily(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody: one after the other, in the order of the file."""
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None
