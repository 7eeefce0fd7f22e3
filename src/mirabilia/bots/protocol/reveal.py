"""What comes to light in a game whose hidden parts were filled in at random.

A hidden thing gets its true value by changing places with the same value elsewhere in the snapshot, or with the box.
That is right if the seat sees no difference: then only what is hidden has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mirabilia.bots.protocol.language import SHOWN, ProtocolError, one_line
from mirabilia.core.contract import Game, Json, Seat, SnapshotError, State

Place = tuple[str | int, ...]


def revealed(game: Game, state: State, seat: Seat | None, news: Json) -> State:
    """The state with each thing of the news, `{"/decks/2/0": "forum"}`, where it is; None is a spectator."""
    for pointer, value in news.items():
        state = one_revealed(game, state, seat, pointer, value)
    return state


def one_revealed(game: Game, state: State, seat: Seat | None, pointer: str, value: Any) -> State:
    snapshot, view = state.snapshot(), state.view(seat)
    place = found_place(snapshot, pointer)
    if same(at(snapshot, place), value):
        return state
    for possible in fillings(snapshot, place, value):
        try:
            after = game.restore(possible)
        except SnapshotError:
            continue
        if after.view(seat) == view:
            return after
    shown = one_line(value)[:SHOWN]
    why = "it is no hidden place, or that is no hidden thing"
    raise ProtocolError("revealed", f"{pointer[:SHOWN]} cannot be {shown}: {why}")


def fillings(snapshot: Json, place: Place, value: Any) -> Iterator[Json]:
    """The ways in which a value can come to a place: from another one, or from the box, which is not written down."""
    for other in places_of(snapshot, value):
        if other[: len(place)] != place and place[: len(other)] != other:
            yield exchanged(snapshot, place, other)
    yield replaced(snapshot, place, value)


def found_place(snapshot: Json, pointer: str) -> Place:
    """The place of a JSON pointer (RFC 6901)."""
    node: Any = snapshot
    place: list[str | int] = []
    head, *steps = pointer.split("/")
    if head or not steps:
        raise ProtocolError("revealed", f"a place begins with /, not {pointer[:SHOWN]}")
    for step in steps:
        key: str | int = step.replace("~1", "/").replace("~0", "~")
        if isinstance(node, list) and step.isascii() and step.isdecimal() and len(step) < 10:
            key = int(step)
        try:
            node = node[key]
        except (LookupError, TypeError):
            raise ProtocolError("revealed", f"there is no place {pointer[:SHOWN]} in the snapshot") from None
        place.append(key)
    return tuple(place)


def places_of(node: Any, value: Any, before: Place = ()) -> Iterator[Place]:
    """Everywhere a value stands."""
    if before and same(node, value):
        yield before
    elif isinstance(node, dict | list):
        for key, child in node.items() if isinstance(node, dict) else enumerate(node):
            yield from places_of(child, value, (*before, key))


def same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)


def at(node: Any, place: Place) -> Any:
    for key in place:
        node = node[key]
    return node


def exchanged(snapshot: Json, one: Place, other: Place) -> Json:
    """A copy in which two values have changed places."""
    first, second = at(snapshot, one), at(snapshot, other)
    copy: Json = replaced(replaced(snapshot, one, second), other, first)
    return copy


def replaced(node: Any, place: Place, value: Any) -> Any:
    """A copy with another value at a place; what did not change is shared."""
    if not place:
        return value
    copy = node.copy()
    copy[place[0]] = replaced(node[place[0]], place[1:], value)
    return copy
