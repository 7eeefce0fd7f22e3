"""The promises of fair play under options that no other test names: what chance puts together, always the same."""

from __future__ import annotations

from random import Random

import pytest

from mirabilia.core.contract import State
from mirabilia.core.facts import kind_of
from tests.attacks.any_options import any_case
from tests.attacks.pairs import Pair
from tests.attacks.scale import scale
from tests.attacks.test_deals import reordered, shown
from tests.contract.cases import Case, random_move

GAMES = range(scale(12, 600))
LONGEST = 90
"""Moves before the attack begins."""


def somewhere(case: Case, rng: Random) -> State:
    """A position of a game that goes on."""
    while True:
        state = case.new(rng.randrange(10_000))
        for _ in range(rng.randrange(LONGEST)):
            if state.to_act():
                state.play(*random_move(state, rng))
        if state.to_act():
            return state


@pytest.mark.parametrize("seed", GAMES)
def test_games_that_look_alike_go_on_alike(seed: int) -> None:
    rng = Random(f"alike {seed}")
    case = any_case(rng)
    state = somewhere(case, rng)
    for viewer in (rng.randrange(case.players), None):
        Pair(state, viewer, rng).play(moves=12)


@pytest.mark.parametrize("seed", GAMES)
def test_the_order_of_the_deal_is_not_seen(seed: int) -> None:
    rng = Random(f"order {seed}")
    case = any_case(rng)
    while case.game == "world":  # nothing is dealt there but what all see
        case = any_case(rng)
    start = case.new(seed).snapshot()
    here, there = case.rules().restore(start), case.rules().restore(reordered(case, start, rng))
    for _ in range(30):
        if not here.to_act():
            break
        seat, move = random_move(here, rng)
        text = here.text(move)
        for state in (here, there):
            state.play(seat, state.parse(text, seat))
        assert shown(here, case) == shown(there, case), case


@pytest.mark.parametrize("seed", GAMES)
def test_what_a_move_brings_to_light_is_not_taken_back_alone(seed: int) -> None:
    """A move after which somebody knows more than before is a revelation, be it told by events or only by what can be
    seen, or done, afterwards."""
    rng = Random(f"undo {seed}")
    case = any_case(rng)
    state = somewhere(case, rng)
    for _ in range(scale(12, 40)):
        if not state.to_act():
            break
        seat, move = random_move(state, rng)
        text = state.text(move)
        worlds = [state, *(state.sample(seat, rng) for _ in range(2))]
        for world in worlds:
            world.play(seat, world.parse(text, seat))
        known = [(world.view(seat), world.to_act(), [] if world.result() else world.actions(seat)) for world in worlds]
        if any(one != known[0] for one in known):
            events = [kind_of(event) for viewer in range(case.players) for event in state.events(viewer)]
            assert set(events) & case.rules().revelations, (case, text, events)
