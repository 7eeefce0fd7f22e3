"""The moves of a record played again: what happened, and how far a decision can be taken back."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mirabilia.core.contract import Fact, Game, Seat, State
from mirabilia.core.record import Entry, Record

REVELATIONS = frozenset(
    {"revealed", "drew", "offered", "age_begun", "turn_begun", "recruitment_begun", "drew_leaders"}
    | {"turned_up", "monument_shown", "solo_card"}
)
"""Events that show something nobody, or not everybody, knew before."""
CHOSEN = "committed"
"""The event of a choice in secret. What comes with it shows what all have chosen."""


class CannotUndo(Exception):
    """Nothing can be taken back. The reason is "nothing" (there is no decision yet) or "revealed"."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def play(state: State, entry: Entry) -> None:
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
        if reveals(state.events(entry.seat)):
            raise CannotUndo("revealed")
    return own[-1]


def reveals(events: Sequence[Fact]) -> bool:
    kinds = {event["event"] for event in events}
    return bool(kinds & REVELATIONS) or (CHOSEN in kinds and len(kinds) > 1)


def told(record: Record, game: Game, viewer: Seat | None) -> list[tuple[Entry, list[Fact]]]:
    """Every move with what it brought about, as far as the viewer may know."""
    state = record.start(game)
    story = []
    for entry in record.moves:
        play(state, entry)
        story.append((entry, state.events(viewer)))
    return story
