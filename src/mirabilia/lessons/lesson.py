"""What a lesson is, and how it is read from its file.

The lessons of a game lie in the folder `lessons` beside its record, one TOML file each, so a game from elsewhere brings
its own. A file is data: positions, moves that are asked for, replies. What is said lies with the other texts:

    <game>-lesson-<lesson>            what it is called; `.why` says what one learns
    <game>-lesson-<lesson>-<step>     what a step teaches; `.else` answers a move that was not asked for
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from mirabilia import games
from mirabilia.core.contract import Json

FOLDER = "lessons"
PUPIL = 0
"""The seat of whoever learns."""
OTHERWISE = "else"
"""The form of a text that answers any other move."""


class LessonError(ValueError):
    """A lesson that cannot be used; says which file and why."""


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move of somebody else."""

    seat: int
    move: str


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is said about a position, and perhaps a move that is asked for."""

    id: str
    position: Json | None = None
    """A sketch of a snapshot (docs/snapshots.md), in which "" stands for null; without one the position is the one that
    has been reached."""
    fill: int = 1
    """The seed that fills in what the sketch leaves out."""
    marks: tuple[str, ...] = ()
    """What is pointed at: pieces such as `card:baths`, and regions of the board such as `region:market`."""
    moves: tuple[str, ...] = ()
    """The moves that lead on, in the notation of the game, the best one first; `*` stands for anything. Without one
    the step is only read."""
    wrong: dict[str, tuple[str, ...]] = {}
    """Moves with an answer of their own: the form of the text, and the moves."""
    replies: tuple[Reply, ...] = ()
    """What the others do then."""

    @property
    def waits(self) -> bool:
        """Whether it waits for a move."""
        return len(self.moves) > 0

    def sketch(self) -> Json:
        """Its own position, as `restore` takes it."""
        sketch: Json = with_nulls(self.position)
        return sketch

    def accepts(self, move: str) -> bool:
        return matches(move, self.moves)

    def answer(self, move: str) -> str:
        """The form of the text that answers a move which does not lead on."""
        return next((form for form, moves in self.wrong.items() if matches(move, moves)), OTHERWISE)


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a file."""

    order: int
    """The lessons of a game come in this order."""
    steps: tuple[Step, ...]


class Lesson(msgspec.Struct, frozen=True):
    game: str
    id: str
    """The name of its file."""
    order: int
    steps: tuple[Step, ...]


def with_nulls(value: Any) -> Any:
    """TOML has no null."""
    if isinstance(value, dict):
        return {key: with_nulls(item) for key, item in value.items()}
    if isinstance(value, list):
        return [with_nulls(item) for item in value]
    return None if value == "" else value


def matches(move: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(move, pattern) for pattern in patterns)


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none if it brings none."""
    folder = Path(games.plugin(game).folder) / FOLDER
    return tuple(sorted((read(game, file) for file in folder.glob("*.toml")), key=lambda lesson: lesson.order))


def read(game: str, file: Path) -> Lesson:
    """The lesson of a file; LessonError if it cannot be one."""
    try:
        content = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Content)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{file}: {error}") from None
    lesson = Lesson(game, file.stem, content.order, content.steps)
    check(lesson, file)
    return lesson


def check(lesson: Lesson, file: Path) -> None:
    """What a lesson must be like, whatever the game."""
    steps = lesson.steps
    if not steps or steps[0].position is None:
        raise LessonError(f"{file}: the first step needs a position")
    if steps[-1].waits:
        raise LessonError(f"{file}: the last step {steps[-1].id!r} must not wait for a move: nobody would see it")
    ids = [step.id for step in steps]
    for number, step in enumerate(steps):
        if step.id in ids[:number]:
            raise LessonError(f"{file}: step {step.id!r} is there twice")
        if step.position is not None and number > 0 and steps[number - 1].waits:
            raise LessonError(f"{file}: step {step.id!r} has a position: nobody would see what the move before did")
        if not step.waits and (step.replies or step.wrong):
            raise LessonError(f"{file}: step {step.id!r} waits for no move, so nobody can reply to it")
