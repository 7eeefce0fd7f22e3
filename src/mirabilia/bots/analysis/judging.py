"""How good an answer is, where somebody looks for the best move: in a puzzle, or in place of a mistake of theirs."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from mirabilia.bots.analysis.grades import WRONG, Grade, grade
from mirabilia.core.contract import Action, Seat, State

DIGITS = 3


class Question(msgspec.Struct, frozen=True):
    """A position in which the best move is looked for, and what is known of its moves."""

    best: str
    """In the notation of the game."""
    value: float
    """What the seat can expect from it, from 0 (lost) to 1 (won)."""
    others: Mapping[str, float]
    """The same of other moves."""
    most: float = 1.0
    """What a move that nothing is known of is worth at most."""


class Judgement(msgspec.Struct, frozen=True):
    """What an answer is worth."""

    solved: bool
    """Whether it is the best move, or gives so little away that it is no mistake."""
    value: float | None
    """What the seat can expect from it; None if no bot could look."""
    loss: float | None
    """How much less that is than with the best move."""
    grade: Grade | None


def piece_of(action: Action) -> tuple[object, ...]:
    """What a move is about, whatever is paid for it and to whom: moves alike in this are one answer."""
    fact = action.fact
    return (fact["move"], action.subject, *sorted(item for item in fact.items() if isinstance(item[1], str)))


def answers(state: State, seat: Seat) -> dict[str, tuple[object, ...]]:
    """For each legal move, in notation, what it is about."""
    return {action.text: piece_of(action) for action in state.actions(seat) if action.legal}


def known_value(question: Question, state: State, seat: Seat, move: str) -> float | None:
    """What a move is worth as far as it is known; None if a bot has to look. However it is paid, it is one answer."""
    groups = answers(state, seat)
    if groups[move] == groups.get(question.best):
        return question.value
    if move in question.others:
        return question.others[move]
    alike = (value for other, value in question.others.items() if groups.get(other) == groups[move])
    return next(alike, None)


def judged(question: Question, value: float | None, players: int) -> Judgement:
    """An answer of that value; None if nobody knows it. No bot that looks for a moment finds more than the question
    knows."""
    if value is None:
        return Judgement(False, None, None, None)
    value = round(min(value, question.value), DIGITS)
    loss = round(question.value - value, DIGITS)
    graded = grade(loss, players)
    return Judgement(graded not in WRONG, value, loss, graded)


def seen_by_bot(question: Question, value: float) -> float:
    """The value of a move that only a bot has looked at, for a moment."""
    return min(value, question.most, question.value)
