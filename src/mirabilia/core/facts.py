"""Small things every game does with facts: refusals of moves, rows of events, fields of snapshots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from mirabilia.core.contract import Fact, IllegalMove, SnapshotError

Part = TypeVar("Part")


def refused(message: str, why: str, **fields: object) -> IllegalMove:
    """A move that is not possible: for a reader of English, and spelt out for all others."""
    return IllegalMove(message, {"refusal": why, **fields})


def gather(facts: list[Fact], start: Fact) -> Fact:
    """The last fact if it goes on, else the given start of a new one: rows of entries become one fact."""
    last = facts[-1] if facts else {}
    if last.get("event") != start["event"] or last.get("seat") != start.get("seat"):
        facts.append(start)
    return facts[-1]


def typed(snapshot: Mapping[str, Any], kind: type[Part]) -> Part:
    """A snapshot with its fields checked one by one; SnapshotError names the first that is wrong."""
    try:
        return msgspec.convert(snapshot, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        raise SnapshotError(path.rstrip("`").lstrip(".") or "(whole)", reason) from None
