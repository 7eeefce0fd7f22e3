"""What every bot promises: legal moves, the same for the same knowledge, within the budget."""

from __future__ import annotations

import time
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mirabilia import bots
from mirabilia.bots import Budget, Knowledge
from mirabilia.core.contract import State
from tests.contract.cases import CASES, Case, played

every_bot = pytest.mark.parametrize("name", ["pupil", "apprentice", "scholar", "master", "greedy", "random"])
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def knowledge(case: Case, state: State) -> Knowledge:
    return Knowledge(case.rules(), state, state.to_act()[0])


@pytest.mark.parametrize("name", ["pupil", "merchant", "master", "random"])
@every_case
def test_a_bot_plays_whole_games(case: Case, name: str) -> None:
    bot, state = bots.get(name, seed=1), case.new(4)
    while state.to_act():
        seat = state.to_act()[0]
        before = state.snapshot()
        advice = bot.choose(Knowledge(case.rules(), state, seat), Budget(iterations=10))
        assert state.snapshot() == before
        assert {advice.move} <= {move for move, _ in advice.considered} <= set(state.legal(seat))
        assert 0 <= advice.value <= 1
        state.play(seat, advice.move)


@every_bot
@every_case
@settings(max_examples=12)
@given(seed=st.integers(0, 500), moves=st.integers(0, 60))
def test_hidden_information_does_not_change_the_choice(case: Case, name: str, seed: int, moves: int) -> None:
    state = played(case, seed, moves)
    if not state.to_act():
        return
    other = state.sample(state.to_act()[0], Random(seed))
    one = bots.get(name, seed=9).choose(knowledge(case, state), Budget(iterations=2))
    two = bots.get(name, seed=9).choose(knowledge(case, other), Budget(iterations=2))
    assert one == two


@every_bot
def test_a_bot_keeps_its_time(name: str) -> None:
    """In time of the processor: what else the machine does is not the bot's fault."""
    case = CASES[1]
    started = time.process_time()
    bots.get(name).choose(knowledge(case, case.new(1)), Budget(seconds=0.05, iterations=10_000))
    assert time.process_time() - started < 2


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="master, scholar, warlord, merchant, builder, greedy, random"):
        bots.get("deep_blue")


def test_greedy_beats_random() -> None:
    case, wins = CASES[0], 0
    for seed in range(10):
        for seat in (0, 1):
            players = [bots.get("random", seed), bots.get("random", seed)]
            players[seat] = bots.get("greedy", seed)
            state = case.new(seed)
            while state.to_act():
                acting = state.to_act()[0]
                advice = players[acting].choose(Knowledge(case.rules(), state, acting), Budget(iterations=1))
                state.play(acting, advice.move)
            result = state.result()
            assert result is not None
            wins += seat in result.winners
    assert wins >= 16


def test_greedy_takes_a_victory_that_is_there() -> None:
    """The pawn is one space from the capital and a red card is to be had."""
    from tests.duel.scenario import DUEL, city, table

    state = table(age=2, accessible="walls forum", first=city(coins=20), pawn=7)
    advice = bots.get("greedy").choose(Knowledge(DUEL, state, 0), Budget())
    assert state.text(advice.move) == "build walls"
    assert advice.value == 1.0
