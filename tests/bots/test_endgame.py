"""The end of a Duel worked out, and what the search proves on the way there."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from mypy_extensions import i64

from mirabilia import games
from mirabilia.bots.contract import Budget, Knowledge
from mirabilia.bots.search.bot import SearchBot
from mirabilia.bots.search.duel_endgame import Endgame, is_laid_open, outcome
from mirabilia.bots.search.factory import new_search
from mirabilia.bots.search.root_parallel import merge
from mirabilia.bots.search.tree import LOST, NONE, WON, Tree
from mirabilia.core.contract import State
from mirabilia.core.vecs import vec
from mirabilia.games.duel.moves import legal_moves
from mirabilia.games.duel.position import Position
from tests.duel import scenario

MANY = 1_000_000


def late(seed: int, cards: int) -> State | None:
    """A game of random moves, when so few cards are left and all lie open."""
    for state in scenario.random_game(seed, wonders="random"):
        position = cast("Position", state)
        if bin(position.present).count("1") <= cards and is_laid_open(position) and state.to_act():
            return state.copy()
    return None


LATE = [state for seed in range(24) if (state := late(seed, 4)) is not None]


def best(state: State) -> float:
    """What the position is worth to the first seat if both play as well as possible: every line to its end."""
    if not state.to_act():
        return float(outcome(cast("Position", state)))
    seat = state.to_act()[0]
    worths = []
    for move in state.legal(seat):
        after = state.copy()
        after.play(seat, move)
        worths.append(best(after))
    return min(worths) if seat else max(worths)


def values(state: State) -> dict[int, float]:
    """What the endgame says of each move."""
    position, endgame = cast("Position", state), Endgame()
    moves = legal_moves(position)
    worth = vec[float]([0.0] * int(moves.number))
    endgame.begin(MANY)
    endgame.values(position, moves.codes, moves.number, worth)
    assert endgame.looked <= MANY
    return {int(moves.codes[index]): worth[index] for index in range(int(moves.number))}


def test_there_are_ends_to_work_out() -> None:
    assert len(LATE) > 15
    assert all(len(state.legal(state.to_act()[0])) > 1 for state in LATE[:5])


@pytest.mark.parametrize("state", LATE[:8])
def test_the_end_is_played_as_well_as_possible(state: State) -> None:
    """Alpha-beta finds what looking at every line finds, for each of the moves."""
    seat = state.to_act()[0]
    for move, worth in values(state).items():
        after = state.copy()
        after.play(seat, move)
        assert worth == pytest.approx(1 - best(after) if seat else best(after))


def test_nothing_is_worked_out_while_cards_lie_face_down() -> None:
    hidden = [cast("Position", state.copy()) for state in scenario.random_game(3, wonders="random") if state.to_act()]
    first = next(position for position in hidden if position.age == 3)
    assert not is_laid_open(first)
    assert not new_search("duel", cast("State", first), first.active, Random(1)).solve(MANY)


def test_nothing_is_worked_out_while_tokens_may_be_drawn() -> None:
    """The Great Library still to be built draws three of five Progress tokens."""
    library = scenario.city(coins=30, wonders="great_library")
    cards = {"accessible": "academy senate", "last": True}
    assert not is_laid_open(cast("Position", scenario.table(age=3, first=library, **cards)))
    built = scenario.city(coins=30, wonders="great_library=baths")
    assert is_laid_open(cast("Position", scenario.table(age=3, first=built, **cards)))


def test_it_gives_up_when_it_takes_too_long() -> None:
    state = max(LATE, key=lambda state: len(state.legal(state.to_act()[0])))
    search = new_search("duel", state, state.to_act()[0], Random(1))
    assert not search.solve(3)
    assert search.solve(MANY)


@pytest.mark.parametrize("state", LATE)
def test_the_bot_plays_the_end_without_a_fault(state: State) -> None:
    """At once, and as well as can be: no move is worth more than its own."""
    seat = state.to_act()[0]
    advice = SearchBot(1).choose(Knowledge(games.get("duel"), state, seat), Budget(iterations=4000))
    exact = values(state)
    assert exact[advice.move] == max(exact.values())
    wins = [move for move in exact if 1.0 in {value for code, value in advice.considered if code == move}]
    if not wins:  # a move that wins at once needs no working out
        assert dict(advice.considered) == pytest.approx(exact)


@pytest.mark.parametrize("state", LATE[:12])
def test_the_search_proves_who_wins(state: State) -> None:
    """Without working the end out first, the tree alone finds it, and says so of no move of which it is not true."""
    search = new_search("duel", state, state.to_act()[0], Random(1))
    search.run(3000)
    exact, tree = values(state), search.tree
    for move, worth in exact.items():
        code: i64 = move
        node = tree.after(0, code)
        if node == NONE:
            continue
        assert not (tree.proven[node] == WON and worth <= 0.5)
        assert not (tree.proven[node] == LOST and worth > 0.5)
    assert search.is_settled()
    assert exact[search.ranking()[0][0]] > 0.5 or max(exact.values()) <= 0.5


def test_a_win_in_two_turns_is_proven_in_the_middle_of_an_age() -> None:
    """Seven spaces ahead, walls and circus on offer: the other one can take only one of them."""
    mine, theirs = scenario.city(coins=30), scenario.city(coins=0)
    state = scenario.table(age=2, accessible="walls parade_ground forum", first=mine, second=theirs, pawn=6)
    search = new_search("duel", state, 0, Random(1))
    search.run(600)
    assert search.ranking()[0][2] > 0.9


def test_a_reused_tree_has_no_move_that_is_not_legal_now() -> None:
    tree = Tree()
    for move in (3, 4, 5):
        tree.add(0, move)
    tree.keep(0, [5, 3, 9])
    assert [tree.after(0, move) == NONE for move in (i64(3), i64(4), i64(5))] == [False, True, False]


def test_what_one_of_several_searches_has_proven_comes_first() -> None:
    rankings = [[(7, 90, 0.6), (8, 10, 0.5)], [(8, 5, 1.0), (7, 50, 0.2)]]
    first, second = merge(rankings)
    assert first == (8, 15, 1.0)
    assert second[2] == pytest.approx((90 * 0.6 + 50 * 0.2) / 140)
