"""Choosing in secret: who owes a choice, what others see of it, taking it back."""

from __future__ import annotations

import pytest

from mirabilia.core.contract import IllegalMove
from tests.seven.scenario import choose, city, commit, events_seen, legal, pending_choice, refusal, spelt, table, turn


def test_all_owe_a_choice_until_they_have_made_it() -> None:
    state = table(4)
    assert state.to_act() == (0, 1, 2, 3)
    commit(state, 2, legal(state, 2)[0])
    assert state.to_act() == (0, 1, 3)
    assert events_seen(state, 0) == [{"event": "committed", "seat": 2}]


def test_nothing_of_a_choice_is_seen_before_all_have_chosen() -> None:
    state, other = table(3, hands={1: "baths altar"}), table(3, hands={1: "baths altar"})
    commit(state, 1, "sell baths")
    commit(other, 1, "build altar")
    for seat in (0, 2, None):
        assert state.view(seat) == other.view(seat)
        assert events_seen(state, seat) == events_seen(other, seat)
    assert state.own(1).commit == spelt("sell baths")
    assert other.own(1).commit == spelt("build altar")


def test_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    state = table(3, hands={0: "altar theater"})
    before = state.snapshot()
    commit(state, 0, "build altar")
    assert legal(state, 0) == []
    assert state.can_take_back(0)
    state.take_back(0)
    assert events_seen(state) == [{"event": "taken_back", "seat": 0}]
    assert state.snapshot() == before
    commit(state, 0, "build theater")
    turn(state)
    assert state.view(None).cities[0].cards["blue"] == ("theater",)


def test_after_the_resolution_nothing_can_be_taken_back() -> None:
    state = table(3)
    turn(state)
    assert refusal(state, 0, "back") == {"refusal": "nothing_to_take_back"}


def test_a_seat_that_has_chosen_cannot_choose_again() -> None:
    state = table(3)
    first, second, *_ = state.legal(0)
    state.play(0, first)
    before = state.snapshot()
    with pytest.raises(IllegalMove) as refused:
        state.play(0, second)
    assert refused.value.fact == {"refusal": "chosen_already", "moves": ["back"]}
    assert state.snapshot() == before


def test_only_who_is_asked_makes_a_choice_that_follows() -> None:
    state = table(
        3,
        discard="baths theater",
        hands={0: "altar"},
        cities={0: city("loom_1 glassworks_1 press_1", board="halicarnassus", stages=1)},
        turn=2,
    )
    turn(state, {0: "stage altar"})
    assert pending_choice(state) == ("revival", 0)
    with pytest.raises(IllegalMove, match="You have nothing to decide now: the game waits for seat 0") as refused:
        state.play(1, state.legal(0)[0])
    assert refused.value.fact == {"refusal": "not_your_turn", "seats": [0]}
    assert refusal(state, 0, "back") == {"refusal": "nothing_to_take_back"}
    choose(state, "revive baths")
    assert state.view(None).cities[0].cards["blue"] == ("baths",)


def test_the_keeper_of_the_free_city_takes_both_choices_back_together() -> None:
    state = table(2, hands={0: "altar theater"})
    commit(state, 0, "build altar")
    assert state.to_act() == (0, 1)
    assert not state.can_take_back(0)
    commit(state, 0, "build theater")
    assert state.to_act() == (1,)
    assert state.own(0).commit == spelt("build altar", "build theater")
    commit(state, 0, "back")
    assert state.to_act() == (0, 1)
    assert state.own(0).commit == spelt()
