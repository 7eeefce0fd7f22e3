"""Views: one public part for everybody, and what a seat alone may know; events with the kinds that are documented."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator

import msgspec
import pytest

from mirabilia.core.contract import Event
from mirabilia.core.facts import kind_of, spelt
from mirabilia.games.duel import events, views
from mirabilia.games.duel.views import Own, View
from tests.duel.scenario import city, facts, play, random_game, table

SEATS = (0, 1)


@pytest.mark.parametrize("seed", range(3))
def test_views_differ_in_nothing_but_what_is_a_seats_own(seed: int) -> None:
    for state in random_game(seed):
        public = state.view(None)
        assert public.own is None
        for seat in SEATS:
            assert state.view(seat) == msgspec.structs.replace(public, own=state.own(seat))


@pytest.mark.parametrize("seed", range(3))
def test_views_and_events_survive_json(seed: int) -> None:
    for state in random_game(seed):
        for seat in (*SEATS, None):
            view = state.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
            assert [msgspec.to_builtins(spelt(event)) for event in state.events(seat)] == facts(state.events(seat))


def test_only_the_builder_of_the_great_library_owns_what_it_drew() -> None:
    state = table(accessible="theater altar", box="law economy strategy", first=city(coins=10, wonders="great_library"))
    assert state.own(0) == Own(0)
    play(state, "wonder great_library with theater")
    assert state.own(0) == Own(0, ["economy", "law", "strategy"])  # sorted, not as they were drawn
    assert state.own(1) == Own(1)
    play(state, "keep law")
    assert state.own(0) == Own(0)


def test_costs_of_views_and_actions_are_the_same() -> None:
    for state in random_game(3, wonders="random"):
        for seat in state.to_act():
            costs = state.view(None).cities[seat].costs
            for action in state.actions(seat):
                if action.cost is not None:
                    fact = action.fact
                    priced = costs.wonders[fact["wonder"]] if "wonder" in fact else costs.cards[fact["card"]]
                    assert action.cost == priced


def kinds() -> Iterator[type[Event]]:
    return (
        each
        for each in vars(events).values()
        if isinstance(each, type) and issubclass(each, Event) and each is not Event
    )


def test_every_kind_of_event_has_a_class_of_its_own() -> None:
    tags = [each.__struct_config__.tag for each in kinds()]
    assert len({*tags}) == len(tags) == len(events.SINGLE) + len(events.ROWS)
    seen = {kind_of(event) for seed in range(60) for state in random_game(seed) for event in state.events(0)}
    assert seen <= {*tags}
    assert len(seen) > 20


def test_every_part_and_field_of_a_view_and_every_event_is_described() -> None:
    for module in (views, events):
        classes = [node for node in ast.parse(inspect.getsource(module)).body if isinstance(node, ast.ClassDef)]
        assert len(classes) > 10
        assert all(ast.get_docstring(each) for each in classes)
        for each in classes if module is views else ():
            fields = [number for number, node in enumerate(each.body) if isinstance(node, ast.AnnAssign)]
            assert all(isinstance(each.body[number + 1], ast.Expr) for number in fields), each.name
