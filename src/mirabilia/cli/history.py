"""The moves of a record played again: what happened, and how far a decision can be taken back."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mirabilia.core.contract import Event, Game, Seat, State
from mirabilia.core.facts import kind_of
from mirabilia.core.record import Record, RecordedMove


class CannotUndo(Exception):
    """Nothing can be taken back. The reason is "nothing" (there is no decision yet) or "revealed"."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def play(state: State, entry: RecordedMove) -> None:
    state.play(entry.seat, state.parse(entry.text, entry.seat))


def replayed(record: Record, game: Game, moves: int | None = None) -> State:
    """The state after the first moves of a record, or after all."""
    state = record.start(game)
    for entry in record.moves[:moves]:
        play(state, entry)
    return state


def moves_to_keep(record: Record, game: Game, people: Collection[Seat]) -> int:
    """How many moves stay when the last decision of one of the people, and all that followed, is taken back.

    Whatever has been revealed by these moves cannot be forgotten again, so it forbids taking them back.
    """
    own = [number for number, entry in enumerate(record.moves) if entry.seat in people]
    if not own:
        raise CannotUndo("nothing")
    state = replayed(record, game, own[-1])
    for entry in record.moves[own[-1] :]:
        play(state, entry)
        if reveals(game, state.events(entry.seat)):
            raise CannotUndo("revealed")
    return own[-1]


def reveals(game: Game, events: Sequence[Event]) -> bool:
    """Whether something came to light that nobody, or not everybody, knew before."""
    return any(kind_of(event) in game.revelations for event in events)


def story(record: Record, game: Game, viewer: Seat | None) -> list[tuple[RecordedMove, list[Event]]]:
    """Every move with what it brought about, as far as the viewer may know."""
    state = record.start(game)
    story = []
    for entry in record.moves:
        play(state, entry)
        story.append((entry, state.events(viewer)))
    return story
