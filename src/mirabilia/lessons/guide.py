"""Leads through a lesson: the position of a step, what a move leads to, what to do next.

Nothing is kept: how far somebody has come is the number of a step and the moves made so far, which the client sends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mirabilia import games
from mirabilia.core.contract import Event, Fact, Seat, State
from mirabilia.lessons.lesson import PUPIL, Lesson, Step, matches


class Astray(ValueError):
    """Moves that do not lead to the step: the lesson has changed since they were made."""


class Made(NamedTuple):
    """A move that was made: whose, which, what the pupil saw of it, and the game then."""

    seat: Seat
    text: str
    fact: Fact
    events: list[Event]
    state: State


class Place(NamedTuple):
    """How far somebody has come in a lesson."""

    lesson: Lesson
    number: int
    """The step, from 0."""
    made: tuple[str, ...]
    """The moves that were asked for so far."""
    state: State

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]


class Answer(NamedTuple):
    """What came of a move."""

    place: Place
    happened: list[Made]
    wrong: str | None
    """The form of the text that says why another move is better; None if it led on."""


def place(lesson: Lesson, number: int, made: Sequence[str]) -> Place:
    """The position of a step; Astray if these moves do not lead there."""
    if not 0 <= number < len(lesson.steps):
        raise Astray(f"there is no step {number} in {lesson.id}")
    steps, left = lesson.steps, list(made)
    start = max(at for at in range(number + 1) if steps[at].position is not None)
    for step in steps[:start]:  # what they led to is gone
        if step.waits:
            accepted(step, left)
    state = games.get(lesson.game).restore(steps[start].sketch(), fill=steps[start].fill)
    for step in steps[start:number]:
        if step.waits:
            carry_out(state, step, accepted(step, left))
    return Place(lesson, number, tuple(made[: len(made) - len(left)]), state)


def accepted(step: Step, left: list[str]) -> str:
    """The next of the moves that are left; Astray if the step asks for another one."""
    if not left or not step.accepts(left[0]):
        raise Astray(f"step {step.id!r} asks for another move")
    return left.pop(0)


def play(at: Place, moves: Sequence[int | str]) -> Answer:
    """Make moves, each of which a step asks for; the first that leads nowhere is answered and not made.

    IllegalMove where a move is not possible at all.
    """
    happened: list[Made] = []
    for move in moves:
        if not at.step.waits:
            break
        text = text_of(at.state, move)
        if not at.step.accepts(text):
            return Answer(at, happened, at.step.answer(text))
        state = at.state.copy()
        happened += carry_out(state, at.step, text)
        at = Place(at.lesson, at.number + 1, (*at.made, text), state)
    return Answer(at, happened, None)


def text_of(state: State, move: int | str) -> str:
    """The notation of a move of the pupil; IllegalMove if it is not possible."""
    code = state.parse(move, PUPIL) if isinstance(move, str) else move
    trial = state.copy()
    trial.play(PUPIL, code)
    return state.text(code)


def carry_out(state: State, step: Step, text: str) -> list[Made]:
    """Make a move that was asked for, and what the others reply."""
    moves = [(PUPIL, text), *((reply.seat, reply.move) for reply in step.replies)]
    return [made(state, seat, move) for seat, move in moves]


def made(state: State, seat: Seat, text: str) -> Made:
    code = state.parse(text, seat)
    fact = state.move(code)
    state.play(seat, code)
    return Made(seat, text, fact, state.events(PUPIL), state.copy())


def first_accepted(step: Step, state: State) -> int | None:
    """A move that leads on, of what is named first if it is possible."""
    legal = {state.text(code): code for code in state.legal(PUPIL)}
    return next((code for move in step.moves for text, code in legal.items() if matches(text, (move,))), None)


def suggested(at: Place) -> list[tuple[str, Fact]]:
    """The moves that lead on from here without anybody else moving in between; the first one is due now."""
    moves: list[tuple[str, Fact]] = []
    state = at.state.copy()
    for step in at.lesson.steps[at.number :]:
        code = first_accepted(step, state)
        if code is None:
            break
        moves.append((state.text(code), state.move(code)))
        if step.replies:
            break
        state.play(PUPIL, code)
    return moves
