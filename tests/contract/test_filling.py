"""`restore(snapshot, fill=seed)` for every game: what is left out is drawn, what is given stays."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.contract import Json, SnapshotError, State
from tests.contract.cases import CASES, Case, moments, played, random_move, sparing

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)

UNSEEN: dict[str, tuple[str, ...]] = {
    "duel": ("decks", "decks.1", "decks.2", "decks.3", "progress.box", "draft.box"),
    "seven": ("decks", "decks.1", "decks.2", "decks.3", "leader_box", "stock", "cities.*.hand"),
    "world": ("stacks", "stacks.s1", "stacks.s4", "deck", "solo.chance"),
}
"""Fields that only say what a spectator cannot see."""
OPEN: dict[str, tuple[str, ...]] = {
    "duel": ("layout", "progress", "progress.board", "conflict.tokens", "draft", "draft.offer", "discard"),
    "seven": ("discard", "drawn", "commits", "offers", "edifices", "cities.*.held_leaders"),
    "world": (
        "market", "market.tiles", "market.tiles.s2", "market.monuments", "market.long_roads", "supply", "supply.towers",
        "objectives", "solo", "solo.deck",
    ),
}  # fmt: skip
"""Other fields that can be filled."""
JUNK: st.SearchStrategy[Any] = (
    st.none()
    | st.booleans()
    | st.integers(-3, 30)
    | st.sampled_from(["?", "", "turn", "choice", "baths"])
    | st.lists(st.none() | st.sampled_from(["?", "baths", "giza"]) | st.integers(0, 3) | st.just({}), max_size=4)
    | st.dictionaries(
        st.sampled_from(["card", "s1", "3", "map"]), st.none() | st.just("?") | st.just(["?"]), max_size=2
    )
)


def places(snapshot: Json, fields: tuple[str, ...]) -> list[tuple[Any, ...]]:
    """Where these fields are in the snapshot."""
    paths = []
    for field in fields:
        ways: list[tuple[Any, ...]] = [()]
        for name in field.split("."):
            ways = [(*way, key) for way in ways for key in (range(len(snapshot["cities"])) if name == "*" else [name])]
        paths += [way for way in ways if isinstance(inner(snapshot, way[:-1]), dict)]
    return [way for way in paths if way[-1] in inner(snapshot, way[:-1])]


def inner(part: Any, way: tuple[Any, ...]) -> Any:
    for name in way:
        if not isinstance(part, list) and name not in (part or {}):
            return None
        part = part[name]
    return part


def without(snapshot: Json, fields: tuple[str, ...], rng: Random) -> Json:
    """The snapshot without some of the fields."""
    sketch = copy.deepcopy(snapshot)
    for way in places(snapshot, fields):
        parent = inner(sketch, way[:-1])
        if rng.random() < 0.5 and parent is not None:
            parent.pop(way[-1], None)
    if snapshot["game"] == "seven":
        if "offers" not in sketch or "edifices" not in sketch:
            sketch.pop("commits", None)  # what was chosen might not be possible
        if snapshot["pending"]:
            sketch["discard"] = snapshot["discard"]  # somebody may choose from it
    return sketch


def holds(full: Any, part: Any) -> bool:
    """Whether everything that the part says is in the whole."""
    if isinstance(part, dict):
        return isinstance(full, dict) and all(name in full and holds(full[name], part[name]) for name in part)
    if isinstance(part, list) and part and isinstance(part[0], dict):
        return len(full) == len(part) and all(map(holds, full, part))
    return bool(full == part)


def filled(case: Case, snapshot: Json, seed: int) -> State:
    before = copy.deepcopy(snapshot)
    state = case.rules().restore(snapshot, fill=seed)
    assert snapshot == before
    return state


@given(moment=moments(), seed=st.integers(0, 10_000))
@sparing
def test_what_a_spectator_cannot_see_can_be_left_out(case: Case, moment: tuple[int, int], seed: int) -> None:
    state = played(case, *moment)
    sketch = without(state.snapshot(), UNSEEN[case.game], Random(seed))
    again = filled(case, sketch, seed)
    assert again.view(None) == state.view(None)
    assert again.to_act() == state.to_act()
    assert holds(again.snapshot(), sketch)


@given(moment=moments(), seed=st.integers(0, 10_000))
@sparing
def test_a_filled_position_is_whole_and_can_be_played_to_its_end(
    case: Case, moment: tuple[int, int], seed: int
) -> None:
    rng = Random(seed)
    sketch = without(played(case, *moment).snapshot(), UNSEEN[case.game] + OPEN[case.game], rng)
    state = filled(case, sketch, seed)
    whole = json.loads(json.dumps(state.snapshot()))
    assert case.rules().restore(whole).snapshot() == whole
    while state.to_act():
        state.play(*random_move(state, rng))
    assert state.result() is not None


@given(moment=moments(), seed=st.integers(0, 10_000))
@sparing
def test_the_same_seed_draws_the_same(case: Case, moment: tuple[int, int], seed: int) -> None:
    sketch = without(played(case, *moment).snapshot(), UNSEEN[case.game], Random(seed))
    assert filled(case, sketch, seed).snapshot() == filled(case, sketch, seed).snapshot()


def test_other_seeds_draw_something_else(case: Case) -> None:
    sketch = played(case, 1, 12).snapshot()
    for way in places(sketch, UNSEEN[case.game]):
        (inner(sketch, way[:-1]) or {}).pop(way[-1], None)
    assert len({json.dumps(filled(case, sketch, seed).snapshot()) for seed in range(10)}) == 10


@given(moment=moments(), seed=st.integers(0, 10_000))
@sparing
def test_a_whole_snapshot_stays_as_it_is(case: Case, moment: tuple[int, int], seed: int) -> None:
    snapshot = played(case, *moment).snapshot()
    assert filled(case, snapshot, seed).snapshot() == snapshot


@given(moment=moments(), seed=st.integers(0, 10_000), data=st.data())
@sparing
def test_a_damaged_sketch_is_filled_or_refused_by_name(
    case: Case, moment: tuple[int, int], seed: int, data: st.DataObject
) -> None:
    sketch = without(played(case, *moment).snapshot(), UNSEEN[case.game] + OPEN[case.game], Random(seed))
    part: Any = sketch
    while True:
        key = data.draw(st.sampled_from(sorted(part) if isinstance(part, dict) else range(len(part))))
        if not part[key] or not isinstance(part[key], dict | list) or data.draw(st.booleans()):
            break
        part = part[key]
    part[key] = data.draw(JUNK)
    try:
        state = case.rules().restore(sketch, fill=seed)
    except SnapshotError as error:
        assert error.field
    else:
        assert case.rules().restore(state.snapshot()).snapshot() == state.snapshot()


class Whole:
    """Something that is a whole number, like those of numpy."""

    def __index__(self) -> int:
        return 5


def test_the_seed_is_any_whole_number(case: Case) -> None:
    sketch = case.new(3).snapshot()
    del sketch["decks" if case.game != "world" else "deck"]
    assert filled(case, sketch, Whole()).snapshot() == filled(case, sketch, 5).snapshot()  # type: ignore[arg-type]
    for seed in (-1, 2**53, 1.5, "7", True):
        with pytest.raises(ValueError, match="seed must be"):
            case.rules().restore(sketch, fill=seed)  # type: ignore[arg-type]
