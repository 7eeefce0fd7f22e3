"""Action spaces and observations of every game and option set, and games in batches."""

from __future__ import annotations

import re
from array import array
from functools import cache
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia import games, spaces
from mirabilia._build import COMPILED
from mirabilia.core.contract import Result, State
from mirabilia.core.space import rewards_of
from mirabilia.games.seven import features
from mirabilia.games.seven.codes import use_of
from mirabilia.spaces import Layout, Space, SpaceError, SpaceOverflow, VectorGame
from tests.contract.cases import CASES, Case, moments, played, random_move, sparing

LONG = 300 if COMPILED else 10
"""Moves of a game that is watched: the uncompiled build takes its time."""
cases = pytest.mark.parametrize("case", CASES, ids=str)


@cache
def by_name(case: str) -> Space:
    wanted = next(one for one in CASES if str(one) == case)
    return spaces.get(wanted.game, wanted.players, wanted.options)


def space_of(case: Case) -> Space:
    return by_name(str(case))


def observed(space: Space, state: State, seat: int) -> array[float]:
    out = array("f", bytes(4 * space.features))
    space.observe(state, seat, out)
    return out


def observed_all(space: Space, state: State, seat: int) -> array[float]:
    out = array("f", bytes(4 * (space.features + space.secrets)))
    space.observe_all(state, seat, out)
    return out


# Actions.


@cases
@given(moment=moments())
@sparing
def test_every_legal_move_has_an_index_and_no_two_share_one(case: Case, moment: tuple[int, int]) -> None:
    state, space = played(case, *moment), space_of(case)
    mask = bytearray(space.actions)
    for seat in range(case.players):
        moves, indices = state.legal(seat), space.legal(state, seat)
        assert [space.index(state, seat, move) for move in moves] == indices
        assert [space.action(state, seat, index) for index in indices] == moves
        space.mask(state, seat, mask)
        assert {index for index, legal in enumerate(mask) if legal} == set(indices)
        assert len(set(indices)) == len(moves)
        assert set(mask) <= {0, 1}


@cases
def test_an_index_has_one_name_and_keeps_it(case: Case) -> None:
    space = space_of(case)
    names = [space.name(index) for index in range(space.actions)]
    assert len(set(names)) == space.actions
    state, rng = case.new(3), Random(3)
    for _ in range(LONG):
        if not state.to_act():
            break
        seat, move = random_move(state, rng)
        name = names[space.index(state, seat, move)]
        words = name.partition(" #")[0].replace("<coins>", r"\d+")
        assert re.match(words, state.text(move))
        state.play(seat, move)


@cases
def test_what_is_not_legal_or_no_action_is_refused(case: Case) -> None:
    state, space = case.new(1), space_of(case)
    seat = state.to_act()[0]
    legal = space.legal(state, seat)
    impossible = next(index for index in range(space.actions) if index not in legal)
    with pytest.raises(SpaceError, match="is not legal"):
        space.action(state, seat, impossible)
    for index in (-1, space.actions, None, 1.5):
        with pytest.raises(SpaceError, match="no action"):
            space.action(state, seat, index)
    with pytest.raises(SpaceError, match="no legal move"):
        space.index(state, seat, -5)
    with pytest.raises(SpaceError, match="no seat"):
        space.legal(state, case.players)


def test_more_ways_to_pay_than_there_are_indices_for_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rather than two payments with one index, or one without."""
    monkeypatch.setattr(features, "RANKS", {})
    monkeypatch.setattr(features, "OTHER_RANKS", 1)
    space, rng = spaces.get("seven", 7), Random(2)
    state = games.get("seven").new(1, 7)
    while not any(has_several_ways(state, seat) for seat in range(7)):
        state.play(*random_move(state, rng))
    seat = next(seat for seat in range(7) if has_several_ways(state, seat))
    with pytest.raises(SpaceOverflow, match=r"ways to pay for '(build|stage) .*'; there are indices for 1"):
        space.legal(state, seat)


def has_several_ways(state: State, seat: int) -> bool:
    """Whether something can be paid for in different ways."""
    uses = [use_of(move) for move in state.legal(seat)]
    return len(set(uses)) < len(uses)


def test_a_space_is_for_its_own_game_and_options() -> None:
    duel = spaces.get("duel")
    with pytest.raises(SpaceError, match="for states of duel"):
        duel.legal(games.get("world").new(1), 0)
    with pytest.raises(SpaceError, match="for other options"):
        spaces.get("seven", 3).legal(games.get("seven").new(1, 3, {"edition": 1}), 0)
    with pytest.raises(SpaceError, match="for other options"):
        spaces.get("world", 2).legal(games.get("world").new(1, 3), 0)
    duel.check(spaces.get("duel").id)
    with pytest.raises(SpaceError, match=r"made for the space duel-2-v1-.*wonders=random, not for .*wonders=draft"):
        duel.check(spaces.get("duel", options={"wonders": "random"}).id)


def test_a_game_without_a_space_is_refused_with_the_reason() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        spaces.get("chess")
    with pytest.raises(ValueError, match="2 players"):
        spaces.get("duel", 3)
    assert set(spaces.names()) == {"duel", "seven", "world"}


# Observations.


@cases
@given(moment=moments(), seed=st.integers(0, 1000))
@sparing
def test_what_a_seat_cannot_know_changes_nothing_it_observes(case: Case, moment: tuple[int, int], seed: int) -> None:
    """Non-interference: two worlds that a seat cannot tell apart look the same to it, before a move and after."""
    state, space = played(case, *moment), space_of(case)
    for seat in range(case.players):
        other = state.sample(seat, Random(seed))
        assert observed(space, other, seat) == observed(space, state, seat)
        if seat in state.to_act():
            move = Random(seed).choice(state.legal(seat))
            one, two = state.copy(), other.copy()
            one.play(seat, move)
            two.play(seat, move)
            if one.view(seat) == two.view(seat):
                assert observed(space, one, seat) == observed(space, two, seat)


@cases
@given(moment=moments())
@sparing
def test_a_critic_sees_the_same_and_what_is_hidden(case: Case, moment: tuple[int, int]) -> None:
    state, space = played(case, *moment), space_of(case)
    for seat in range(case.players):
        assert observed_all(space, state, seat)[: space.features] == observed(space, state, seat)


@cases
def test_positions_that_differ_for_a_seat_are_observed_differently(case: Case) -> None:
    state, rng, space = case.new(5), Random(5), space_of(case)
    seen = 0
    while state.to_act() and seen < LONG:
        before, seat = state.copy(), rng.choice(state.to_act())
        state.play(seat, rng.choice(state.legal(seat)))
        assert observed(space, before, seat) != observed(space, state, seat)
        assert max(map(abs, observed_all(space, state, seat))) <= 16
        seen += 1
    assert seen == LONG or space.rewards(state) == rewards_of(list(result_of(state).ranks))
    assert abs(sum(space.rewards(state))) < 1e-9 or case.players == 1


def result_of(state: State) -> Result:
    result = state.result()
    assert result is not None
    return result


@cases
def test_a_critic_tells_worlds_apart_that_a_seat_cannot(case: Case) -> None:
    state, space = played(case, 2, 12), space_of(case)
    tensors = [observed_all(space, state.sample(0, Random(seed)), 0) for seed in range(5)]
    assert any(tensor != tensors[0] for tensor in tensors)


@cases
def test_every_number_has_a_name(case: Case) -> None:
    space = space_of(case)
    for layout in (space.layout, space.hidden):
        features = list(layout.features())
        assert [feature.start for feature in features] == [
            sum(before.size for before in features[:number]) for number in range(len(features))
        ]
        assert sum(feature.size for feature in features) == layout.size
        assert layout.name_at(layout.size - 1).startswith(features[-1].name)
    with pytest.raises(IndexError):
        space.layout.name_at(space.features)


def test_a_number_is_named_by_its_feature_and_place() -> None:
    layout = Layout(("age", 3, ""))
    layout.repeat("city", 2, Layout(("coins", 1, ""), ("goods", 2, "")), "")
    assert [layout.name_at(index) for index in (0, 2, 3, 5, 8)] == [
        "age[0]",
        "age[2]",
        "city0.coins",
        "city0.goods[1]",
        "city1.goods[1]",
    ]


@pytest.mark.parametrize(
    ("out", "problem"),
    [
        ([0.0] * 942, "list is no buffer"),
        (bytes(4 * 942), "cannot be written"),
        (array("f", bytes(4 * 941)), "941 numbers of format 'f'"),
        (array("d", bytes(8 * 942)), "942 numbers of format 'd'"),
        (bytearray(4 * 942), "format 'B'"),
    ],
)
def test_a_buffer_that_does_not_fit_is_refused(out: object, problem: str) -> None:
    state, space = games.get("duel").new(1), spaces.get("duel")
    with pytest.raises(SpaceError, match=f"{problem}.*32-bit floats|what is needed is one of 942 32-bit floats"):
        space.observe(state, 0, out)
    with pytest.raises(SpaceError, match="1202 bytes"):
        space.mask(state, 0, bytearray(3))


def test_an_observation_of_the_opening_reads_as_the_table_lies() -> None:
    state, space = games.get("duel").new(7, options={"wonders": "beginner"}), spaces.get("duel")
    numbers = {space.layout.name_at(index): number for index, number in enumerate(observed(space, state, 0))}
    assert numbers["city0.coins"] == numbers["city1.coins"] == 7 / 16
    assert numbers["age[1]"] == numbers["choice[1]"] == numbers["acting"] == numbers["pawn[9]"] == 1
    assert sum(number for name, number in numbers.items() if name.startswith("present")) == 20
    assert sum(number for name, number in numbers.items() if name.startswith("face_down")) == 8
    assert sum(number for name, number in numbers.items() if name.startswith("accessible")) == 6
    assert sum(number for name, number in numbers.items() if name.startswith("city0.wonders")) == 4


# Games in batches.


def rows(table: memoryview) -> list[list[Any]]:
    return cast("list[list[Any]]", table.tolist())


@cases
def test_games_in_a_batch_are_those_of_the_contract(case: Case) -> None:
    """Same deals, same masks, same observations, same ends; and a new game follows on one that has ended."""
    space, rng, number = space_of(case), Random(1), 3
    batch = VectorGame(space, number, seed=11, perfect=True)
    states = [case.new(11 + game) for game in range(number)]
    floats = space.features + space.secrets
    mask, next_seed, ended = bytearray(space.actions), 11 + number, 0
    for _ in range(LONG):
        masks, seats = rows(batch.masks), batch.seats.tolist()
        observations: Any = batch.observations.cast("B").cast("f")
        actions = []
        for game, state in enumerate(states):
            seat = seats[game]
            assert seat == state.to_act()[0]
            space.mask(state, seat, mask)
            assert masks[game] == list(mask)
            assert observations[game * floats : (game + 1) * floats].tolist() == list(observed_all(space, state, seat))
            actions.append(rng.choice(space.legal(state, seat)))
        batch.step(actions)
        for game, state in enumerate(states):
            state.play(seats[game], space.action(state, seats[game], actions[game]))
            assert batch.done[game] == (state.result() is not None)
            assert rows(batch.rewards)[game] == pytest.approx(space.rewards(state))
            if state.result() is not None:
                assert batch.lengths[game] > 0
                states[game] = case.new(next_seed)
                next_seed, ended = next_seed + 1, ended + 1
    assert batch.ended == ended
    assert batch.steps == LONG * number


def test_an_illegal_action_in_a_batch_changes_nothing() -> None:
    batch = VectorGame(spaces.get("duel"), 4, seed=3)
    before = batch.observations.tolist()
    legal = [row.index(1) for row in rows(batch.masks)]
    wrong = next(index for index, possible in enumerate(rows(batch.masks)[2]) if not possible)
    for actions, problem in (
        ([*legal[:2], wrong, legal[3]], "in game 2"),
        ([*legal[:3], 1202], "in game 3"),
        (legal[:3], "3 actions for 4 games"),
    ):
        with pytest.raises(SpaceError, match=problem):
            batch.step(actions)
    assert batch.observations.tolist() == before
    assert batch.steps == 0
    batch.step(array("q", legal))
    assert batch.steps == 4


def test_a_batch_has_games_and_a_seed() -> None:
    for number, seed in ((0, 1), (1, -1), (1, 2**53)):
        with pytest.raises(SpaceError):
            VectorGame(spaces.get("duel"), number, seed)
