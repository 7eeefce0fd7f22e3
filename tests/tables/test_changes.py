"""Of a view that everybody knows only the changes are told: with them the old JSON becomes the new one."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from mirabilia.tables.changes import changes
from tests.contract.cases import CASES, Case, random_move
from tests.server.process import merged


def as_json(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_changes_make_the_old_view_the_new_one(case: Case) -> None:
    state, rng = case.new(11), Random(11)
    before = state.view(None)
    whole = parts = 0
    while state.to_act():
        state.play(*random_move(state, rng))
        after = state.view(None)
        update = list(changes(before, after))
        assert merged({"view": as_json(before)}, {"changes": as_json(update)})["view"] == as_json(after)
        assert list(changes(after, after)) == []
        whole, parts = whole + len(msgspec.json.encode(after)), parts + len(msgspec.json.encode(update))
        before = after
    assert parts < 0.7 * whole


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    note: str | msgspec.UnsetType = msgspec.UNSET
    marks: list[int] = []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (Card("a"), Card("b"), [(("name",), "b")]),
        (Card("a", "x"), Card("a"), [(("note",),)]),
        (Card("a"), Card("a", "x"), [(("note",), "x")]),
        (Card("a", marks=[1]), Card("a"), [(("marks",),)]),
        (Card("a", marks=[1, 2]), Card("a", marks=[1, 3]), [(("marks", 1), 3)]),
        (Card("a", marks=[1, 2]), Card("a", marks=[1]), [(("marks",), (1, 1), [])]),
        (Card("a", marks=[1, 2, 2]), Card("a", marks=[1, 2]), [(("marks",), (2, 1), [])]),
        (Card("a", marks=[1, 2]), Card("a", marks=[1, 3, 4, 2]), [(("marks",), (1, 0), [3, 4])]),
        (Card("a", marks=[1, 2, 3]), Card("a", marks=[4, 3]), [(("marks",), (0, 2), [4])]),
        (Card("a", marks=[1, 2]), Card("a", marks=[3]), [(("marks",), [3])]),
        ({"a": 1, "b": 2}, {"b": 3, "c": 4}, [(("a",),), (("b",), 3), (("c",), 4)]),
        ([Card("a"), None], [Card("a"), Card("b")], [((1,), Card("b"))]),
    ],
)
def test_changes(old: object, new: object, expected: object) -> None:
    assert list(changes(old, new)) == expected
