"""The tree search: legal, the same for the same seed, fair, and not blind to what wins at once."""

from __future__ import annotations

from random import Random

import pytest

from mirabilia import games
from mirabilia.bots.contract import Budget, Knowledge
from mirabilia.bots.search.bot import SearchBot
from mirabilia.bots.search.descent import Search
from mirabilia.bots.search.duel import DuelWalk
from mirabilia.bots.search.duel_facts import INPUTS, look
from mirabilia.bots.search.net import Facts, Net
from mirabilia.core.contract import State
from mirabilia.core.stream import Stream

GAME = games.get("duel")
LITTLE = Budget(iterations=60)


def played(moves: int, seed: int = 3) -> State:
    """A game after so many random moves."""
    state, chance = GAME.new(seed), Random(seed)
    for _ in range(moves):
        seat = state.to_act()[0]
        state.play(seat, chance.choice(state.legal(seat)))
    return state


def choice(state: State, seed: int = 1, budget: Budget = LITTLE) -> int:
    seat = state.to_act()[0]
    return SearchBot(seed).choose(Knowledge(GAME, state, seat), budget).move


@pytest.mark.parametrize("moves", [0, 3, 8, 20, 45])
def test_it_chooses_a_legal_move_and_changes_nothing(moves: int) -> None:
    state = played(moves)
    before = state.snapshot()
    assert choice(state) in state.legal(state.to_act()[0])
    assert state.snapshot() == before


def test_the_same_seed_gives_the_same_thoughts() -> None:
    state = played(15)
    seat = state.to_act()[0]
    advice = [SearchBot(5).choose(Knowledge(GAME, state, seat), LITTLE) for _ in range(2)]
    assert advice[0] == advice[1]


@pytest.mark.parametrize("moves", [2, 10, 30, 55])
def test_what_is_hidden_makes_no_difference(moves: int) -> None:
    """Worlds that a seat cannot tell apart are thought about in the same way."""
    state = played(moves)
    seat = state.to_act()[0]
    others = [state.sample(seat, Random(number)) for number in range(4)]
    assert len({choice(world) for world in (state, *others)}) == 1


def test_every_iteration_counts_once() -> None:
    state = played(10)
    search = Search(DuelWalk(state, state.to_act()[0]), Stream(1), 0.7)  # type: ignore[arg-type]
    search.go_on(50)
    ranking = search.ranking()
    assert sum(visits for _, visits, _ in ranking) == 50
    assert all(0 <= value <= 1 for _, _, value in ranking)
    assert search.tree.size <= 51


def test_it_takes_a_win_that_lies_on_the_table() -> None:
    """Eight spaces ahead any red card wins."""
    position = GAME.new(4, options={"wonders": "beginner"}).snapshot()
    position["conflict"]["pawn"] = 8
    position["conflict"]["tokens"][1] = []
    position["cities"][0]["coins"] = 30
    reds = [number for number, card in enumerate(position["layout"]) if card in ("guard_tower", "garrison", "stable")]
    last = [number for number in range(len(position["layout"])) if number >= len(position["layout"]) - 6]
    if reds and not set(reds) & set(last):
        layout = position["layout"]
        layout[reds[0]], layout[last[0]] = layout[last[0]], layout[reds[0]]
    state = GAME.restore(position)
    seat = state.to_act()[0]
    winning = [move for move in state.legal(seat) if wins(state, seat, move)]
    assert winning
    assert choice(state, budget=Budget(iterations=400)) in winning


def wins(state: State, seat: int, move: int) -> bool:
    after = state.copy()
    after.play(seat, move)
    result = after.result()
    return result is not None and result.winners == (seat,)


def test_a_net_judges_by_what_it_was_taught() -> None:
    """With one weight alone the chance hangs on that input alone."""
    first = [0.0] * INPUTS
    first[0] = 2.0
    net, facts = Net(first, [0.0], [1.0], 0.0), Facts()
    facts.add(0, 1.0)
    facts.add(5, 3.0)
    assert net.value(facts) == pytest.approx(1 / (1 + 2.718281828**-2))
    facts.number = 0
    assert net.value(facts) == pytest.approx(0.5)


@pytest.mark.parametrize("moves", range(0, 60, 7))
def test_facts_are_those_of_the_acting_seat(moves: int) -> None:
    state = played(moves)
    facts = Facts()
    look(state, facts)  # type: ignore[arg-type]
    listed = facts.listed()
    assert len({which for which, _ in listed}) == len(listed)
    assert all(0 <= which < INPUTS for which, _ in listed)
    coins = state.view(None)["cities"][state.to_act()[0]]["coins"]
    assert dict(listed).get(0, 0.0) == pytest.approx(0.1 * coins)
