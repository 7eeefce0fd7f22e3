"""What one would like to know about many games of 7 Wonders."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.questions import Question, Questions, Trait, Turns
from mirabilia.games.seven.events import AgeEnded, Board, Built, BuiltFree, Chained, Staged

EARLY = 1
"""The Age whose cards are built early."""


def find(turns: Turns) -> Iterator[Trait]:
    ages = 0
    for event in (event for events in turns for event in events):
        match event:
            case Board(seat, board, side):
                yield Trait("board", board, seat)
                yield Trait("side", side, seat)
                yield Trait(f"board_{side}", board, seat)
            case Staged(seat, board) if ages < EARLY:
                yield Trait("early_stage", board, seat)
            case Built(seat, card) | Chained(seat, card) | BuiltFree(seat, card) if ages < EARLY:
                yield Trait("early", card, seat)
            case AgeEnded():
                ages += 1


QUESTIONS = Questions(
    (
        Question("board", "board"),
        Question("side", "side"),
        Question("board_day", "board"),
        Question("board_night", "board"),
        Question("early_stage", "board"),
        Question("early", "card"),
    ),
    find,
)
