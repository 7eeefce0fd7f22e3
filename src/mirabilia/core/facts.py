"""Small things every game does with facts: refusals of moves, rows of events, fields of snapshots."""

from __future__ import annotations

import re
import reprlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec

from mirabilia.core.contract import Event, Fact, IllegalMove, SnapshotError

Part = TypeVar("Part")
JournalEntry: TypeAlias = tuple[int, int, int, int]
"""What the rules note while a move is made: a kind of event and three numbers."""
LARGEST = 2**62
"""The rules reckon with numbers of 64 bits, and sums need some room."""
DEEPEST = 8
"""No snapshot has more parts within parts."""
MISSING = re.compile("missing required field `(.*)`")
UNKNOWN = re.compile("unknown field `(.*)`")
BOUND = re.compile("(<=|>=) (-?[0-9]+)")
ZEROS = bytes.maketrans(b"123456789", b"0" * 9)
LONG = b"0" * len(str(LARGEST))
"""What a number that is too large is written as at the least, all digits taken for zeros."""
PLAIN = (str, bool, type(None))
"""What most fields hold."""


class SnapshotPart(msgspec.Struct, forbid_unknown_fields=True):
    """Base of the parts of a snapshot: a misspelt field is an error."""


def refuse(game: str, why: str, /, **fields: object) -> IllegalMove:
    """Why a game refuses a move. A game binds its name once: `refused = partial(refuse, "duel")`."""
    return IllegalMove(game, {"refusal": why, **fields})


def shortened(value: object) -> str:
    """What somebody has given for a seat or a move, as it stands in a refusal; shortened if it is long."""
    return reprlib.repr(value)


def kind_of(event: Event | Fact) -> str:
    """The kind of an event, such as "built"."""
    return str(event.__struct_config__.tag if isinstance(event, Event) else event["event"])


def is_secret(events: Iterable[Event | Fact]) -> bool:
    """Whether a move brought nothing about but that somebody has chosen, or chooses again."""
    return all(kind_of(event) in ("committed", "taken_back") for event in events)


def spelt(event: Event | Fact) -> Fact:
    """An event as a fact: its kind under "event", then what the viewer may know of it."""
    if not isinstance(event, Event):
        return event
    fields = zip(event.__struct_encode_fields__, msgspec.structs.astuple(event), strict=True)
    return {"event": kind_of(event)} | {name: value for name, value in fields if value is not msgspec.UNSET}


def gather(facts: list[Fact], start: Fact) -> Fact:
    """The last fact if it goes on, else the given start of a new one: rows of entries become one fact."""
    last = facts[-1] if facts else {}
    if last.get("event") != start["event"] or last.get("seat") != start.get("seat"):
        facts.append(start)
    return facts[-1]


def typed(snapshot: Mapping[str, Any], kind: type[Part]) -> Part:
    """A snapshot with its fields checked one by one; SnapshotError names the first that is wrong."""
    for field in too_large(snapshot) if may_be_too_large(snapshot) else ():
        raise SnapshotError(field, f"numbers beyond {LARGEST} are too large", wrong="too_large")
    try:
        return msgspec.convert(snapshot, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        raise SnapshotError(path.rstrip("`").lstrip(".") or "(whole)", reason, **wrong_type(reason)) from None


def wrong_type(reason: str) -> Fact:
    """What somebody has to know of it who has written a value of the wrong type."""
    if found := MISSING.search(reason):
        return {"wrong": "missing", "name": found[1]}
    if found := UNKNOWN.search(reason):
        return {"wrong": "unknown_field", "name": found[1]}
    if found := BOUND.search(reason):
        return {"wrong": "at_most" if found[1] == "<=" else "at_least", "least": int(found[2]), "most": int(found[2])}
    return {"wrong": "type"}


def asked(snapshot: Mapping[str, Any], kind: type[Part]) -> Part:
    """Those fields of a snapshot that somebody needs, checked; the others may be wrong or missing."""
    names = msgspec.structs.fields(kind)  # type: ignore[arg-type]
    return typed({field.name: snapshot[field.name] for field in names if field.name in snapshot}, kind)


def may_be_too_large(snapshot: object) -> bool:
    """Whether it takes a closer look: to read what a snapshot is written as takes no time, to go through it does."""
    try:
        return LONG in msgspec.json.encode(snapshot).translate(ZEROS)
    except (TypeError, ValueError, OverflowError, RecursionError):
        return True


def too_large(part: object, field: str = "", depth: int = DEEPEST) -> Iterator[str]:
    """The fields with numbers that no game can reckon with."""
    if isinstance(part, int):
        if not -LARGEST <= part <= LARGEST:
            yield field
    elif depth > 0 and isinstance(part, Mapping):
        for name, value in part.items():
            if isinstance(name, str) and not isinstance(value, PLAIN) and may_be_too_large(value):
                yield from too_large(value, f"{field}.{name}" if field else name, depth - 1)
    elif depth > 0 and isinstance(part, list | tuple):
        for number, value in enumerate(part):
            if not isinstance(value, PLAIN) and may_be_too_large(value):
                yield from too_large(value, f"{field}[{number}]", depth - 1)
