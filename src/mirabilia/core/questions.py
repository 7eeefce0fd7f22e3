"""What one would like to know about many games: what a seat had or did, and whether such seats win more often.

A game declares its questions (`statistics` in its plugin.toml); how often whoever had something has won is counted for
all games alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import msgspec

from mirabilia.core.contract import Event, Seat


class Question(msgspec.Struct, frozen=True):
    """For example: which Wonder was built first? Text: `<game>-question-<name>`."""

    name: str
    kind: str
    """The kind of catalogue ids that the answers are, as in `Game.names`."""


class Trait(NamedTuple):
    """An answer of one game: the question, a catalogue id, and the seat it is true of."""

    question: str
    item: str
    seat: Seat


Turns = Iterable[list[Event]]
"""What every player may know of the events, from the set-up to the end, move by move."""


class Questions(msgspec.Struct, frozen=True):
    """The questions of a game, and the function that answers them for one game; an answer may come twice."""

    questions: tuple[Question, ...]
    find: Callable[[Turns], Iterator[Trait]]
