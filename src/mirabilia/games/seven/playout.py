"""Whole games of uniformly random moves: the yardstick of the benchmarks and the base of every search."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.stream import Stream
from mirabilia.games.seven.codes import Moves
from mirabilia.games.seven.commits import owes
from mirabilia.games.seven.hooks import pending_owner
from mirabilia.games.seven.position import CHOICE, OVER, Position, Setting
from mirabilia.games.seven.rules import find_for, play
from mirabilia.games.seven.scoring import score_sheet, total
from mirabilia.games.seven.setup import set_up
from mirabilia.games.seven.supply import Supply


def play_out(position: Position, stream: Stream, moves: Moves) -> i64:
    """Random moves to the end of the game; returns how many there were."""
    steps: i64 = 0
    while position.phase != OVER:
        owner = city_to_act(position)
        find_for(position, owner, moves)
        play(position, position.actor_of(owner), moves.codes[stream.below(moves.number)])
        steps += 1
    return steps


def city_to_act(position: Position) -> i64:
    """The first city that owes a decision."""
    if position.phase == CHOICE:
        return pending_owner(position.pending[0])
    for owner in range(len(position.commits)):
        if owes(position, owner):
            return owner
    raise ValueError("nobody owes a decision")


def fingerprint(setting: Setting, supply: Supply, first: i64, games: i64) -> i64:
    """One number over many random games: equal in every build that plays by the same rules."""
    print_: i64 = 0
    moves = Moves()
    for seed in range(first, first + games):
        stream = Stream(seed)
        position = Position(setting)
        set_up(position, supply, stream)
        steps = play_out(position, stream, moves)
        print_ = (print_ * 31 + steps) % 1000000007
        for owner in range(setting.cities):
            points = total(score_sheet(position, owner))
            print_ = (print_ * 31 + points + 200 + 1000 * position.cities[owner].coins) % 1000000007
    return print_
