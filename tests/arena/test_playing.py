"""One game of a match: what bots are told, how it is counted, and what becomes of bots that fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from mirabilia.arena import Match, arrange
from mirabilia.arena.playing import Fault, play
from mirabilia.core import record as records
from tests.arena.own_bots import Noting

OWN = "tests.arena.own_bots:"


def duel(one: str, other: str = "random") -> Match:
    return arrange("duel", [one, other])


def test_a_game() -> None:
    game = play(duel("greedy"), 1)
    assert (game.number, game.seed, game.seating) == (1, 1, (1, 0))
    assert sorted(game.ranks) == [1, 2]
    assert game.scores[0].keys() >= {"blue", "total"}
    assert game.fault is None
    assert 40 < sum(game.decisions) <= game.moves
    assert all(slowest > 0 for slowest in game.times.slowest)


@pytest.mark.parametrize("budget", ["20i", ""])
def test_the_same_game_twice(budget: str) -> None:
    match = arrange("duel", ["adept" if budget else "greedy", "random"], budget=budget, options={"wonders": "random"})
    one, other = play(match, 3), play(match, 3)
    assert (one.scores, one.moves, one.iterations) == (other.scores, other.moves, other.iterations)
    assert play(match, 5).scores != one.scores


@pytest.mark.parametrize(
    ("bot", "reason", "detail"),
    [
        ("Crashing", "crash", "RuntimeError: no idea what to do (own_bots.py:"),
        ("Unmade", "crash", "LookupError: not today (own_bots.py:"),
        ("Illegal", "illegal", "-7 is not a legal move"),
        ("Late", "time", "TimeoutError: the program did not answer"),
    ],
)
def test_a_bot_that_fails_has_lost(bot: str, reason: str, detail: str) -> None:
    for number, seat, ranks in ((0, 0, (2, 1)), (1, 1, (1, 2))):
        game = play(duel(f"{OWN}{bot}"), number)
        assert (game.reason, game.ranks, game.scores) == (reason, ranks, ())
        assert game.fault is not None
        assert game.fault.seat == seat
        assert game.fault.detail.startswith(detail)


def test_iterations_are_counted_for_real_decisions_only() -> None:
    game = play(duel(f"{OWN}First"), 0)
    assert game.iterations == (7 * game.decisions[0], 0)
    assert game.decisions[0] < game.moves


@pytest.mark.parametrize(("name", "players"), [("duel", 2), ("world", 2), ("seven", 3)])
def test_bots_know_the_moves_that_are_public(name: str, players: int) -> None:
    Noting.known.clear()
    Noting.seeds.clear()
    Noting.closed = 0
    match = arrange(name, [f"{OWN}Noting"] * players)
    game = play(match, 0)
    assert game.fault is None
    for seat, past in Noting.known.items():
        others = {mover for mover, _ in past} - {seat}
        assert bool(others) == (name != "seven")
    assert max(map(len, Noting.known.values())) <= game.moves
    assert Noting.seeds == [match.bot_seed(0, seat) for seat in range(players)]
    assert Noting.closed == players


def test_the_record_of_a_game(tmp_path: Path) -> None:
    match = duel("greedy")
    game = play(match, 1, tmp_path)
    (file,) = tmp_path.iterdir()
    assert file.name == "duel-00002-seed-1.txt"
    record = records.load(file)
    assert record.players == ("random", "greedy")
    assert len(list(records.play(record, match.rules()))) == game.moves


def test_the_record_of_a_game_without_an_end(tmp_path: Path) -> None:
    game = play(duel(f"{OWN}Crashing"), 1, tmp_path)
    record = records.load(next(tmp_path.iterdir()))
    assert record.result == records.UNFINISHED
    assert record.after[0].startswith("crash at seat 2: RuntimeError: no idea what to do")
    assert len(record.moves) == game.moves
    assert isinstance(game.fault, Fault)


def test_a_record_that_cannot_be_written_does_not_change_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert play(duel("random", "greedy"), 0, tmp_path / "file").fault is None
