"""What goes over the wire where people learn: lessons, puzzles, and answers that are judged."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from mirabilia.bots.analysis import RatedMove
from mirabilia.bots.analysis.game_replay import Cards
from mirabilia.bots.analysis.grades import Grade
from mirabilia.core.contract import Action, Fact
from mirabilia.server.wire import ClientMessage, MoveTexts, ReplayStep, Share, Short, Text
from mirabilia.tables.messages import BotDecision, MoveShown


class LessonWish(ClientMessage, frozen=True):
    """A step of a lesson, and a move to be made there; without one only the step is shown."""

    step: Annotated[int, Meta(ge=0, le=200)] = 0
    made: Annotated[tuple[Short, ...], Meta(max_length=100)] = ()
    """The moves asked for before that step, in the notation of the game."""
    code: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    text: Short = ""
    then: MoveTexts = ()
    """Moves that follow at once, as far as they are asked for."""

    def moves(self) -> list[int | str]:
        first = self.text if self.code is None else self.code
        return [] if first == "" else [first, *self.then]


class LessonTrial(ClientMessage, frozen=True):
    """Moves to be tried at a step of a lesson; without any what can be done there."""

    step: Annotated[int, Meta(ge=0, le=200)] = 0
    made: Annotated[tuple[Short, ...], Meta(max_length=100)] = ()
    moves: MoveTexts = ()


class AnswerWish(ClientMessage, frozen=True):
    """A move in place of one that was a mistake, with what an analysis knows of the position."""

    game: Short
    snapshot: dict[str, Any]
    seat: Annotated[int, Meta(ge=0, le=7)]
    move: Short
    """In the notation of the game, as all moves here."""
    best: Short
    value: Share
    """What the seat can expect from the best move."""
    others: Annotated[dict[Short, Share], Meta(max_length=16)] = {}
    """The same of other moves."""
    cards: Cards = "seat"


class PuzzleMove(ClientMessage, frozen=True):
    """An answer to a puzzle: one of the actions by its code, or in the notation of the game."""

    code: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    text: Text = ""

    def move(self) -> int | str:
        return self.text if self.code is None else self.code


class PuzzleListed(Struct, frozen=True):
    """A puzzle in a list."""

    puzzle: str
    themes: tuple[str, ...]
    difficulty: int
    """From 1, which every level of the bots finds, to 5, which none does below the highest."""


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    day: str
    """Today (UTC), as in 2026-05-31."""
    daily: str | None
    """The puzzle of the day, the same for everybody; null if the game has no puzzles."""
    puzzles: list[PuzzleListed]


class PuzzleShown(Struct, frozen=True):
    """A puzzle as the seat sees it that is to find the best move."""

    puzzle: str
    difficulty: int
    daily: str | None
    """The day whose puzzle it is; null if it is not that of today."""
    game: str
    seat: int
    players: int
    view: Any
    """What everybody sees, see docs/views.md."""
    own: Any
    """What only the seat sees."""
    actions: list[Action]


class PuzzlePiece(Struct, frozen=True):
    """A piece of the catalogue."""

    kind: str
    id: str


class PuzzleHint(Struct, frozen=True):
    themes: tuple[str, ...]
    piece: PuzzlePiece | None
    """The piece that the best move is about; null if it is about none."""


class PuzzleSolution(Struct, frozen=True):
    best: RatedMove
    reasons: tuple[Fact, ...]
    """What the best move has over the next best one."""
    others: tuple[RatedMove, ...]
    """The next best moves."""


class AnswerVerdict(Struct, frozen=True, kw_only=True):
    """What an answer is worth, where the best move is looked for."""

    solved: bool
    """Whether it is the best move, or gives so little away that it is no mistake."""
    tried: MoveShown
    value: float | None
    """What the seat can expect from it, from 0 (lost) to 1 (won); null if no bot could look."""
    best: float
    """What the seat can expect from the best move."""
    loss: float | None
    """How much less that is with the move that was tried; null if no bot could look."""
    grade: Grade | None


class PuzzleVerdict(AnswerVerdict, frozen=True, kw_only=True):
    """What an answer to a puzzle is worth."""

    solution: PuzzleSolution | None
    """Only if it is solved."""


class LessonStepShown(Struct, frozen=True):
    """A step of a lesson. What it says are the texts `<game>-lesson-<lesson>-<step>`."""

    step: str
    waits: bool
    """Whether it waits for a move."""
    fresh: bool
    """Whether it has a position of its own, not the one that was reached."""
    marks: tuple[str, ...]
    """What is pointed at: pieces such as `card:baths`, and regions of the board such as `region:market`."""


class LessonShown(Struct, frozen=True):
    lesson: str
    steps: list[LessonStepShown]


class LessonPlace(Struct, frozen=True):
    """How far somebody has come in a lesson, and what came of a move that was made."""

    step: int
    made: tuple[str, ...]
    """The moves asked for so far: with these and the step one goes on later."""
    wrong: str | None
    """The move does not lead on: the form of the step's text that says why; null otherwise."""
    steps: list[ReplayStep]
    """The game before the move, and after it and after each reply; the last one is the game now."""
    players: int
    to_act: tuple[int, ...]
    actions: list[Action]
    """What the pupil can do now, and why not."""
    advice: BotDecision | None
    """A move that leads on; null where none is asked for."""
