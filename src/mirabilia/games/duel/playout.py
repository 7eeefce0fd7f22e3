"""Whole games of uniformly random moves: the yardstick of the benchmarks and the base of every search."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.stream import Stream
from mirabilia.games.duel.moves import Moves, find_legal
from mirabilia.games.duel.position import OVER, Position
from mirabilia.games.duel.rules import play
from mirabilia.games.duel.setup import set_up


def play_out(position: Position, stream: Stream, moves: Moves) -> i64:
    """Random moves to the end of the game; returns how many there were."""
    steps: i64 = 0
    while position.phase != OVER:
        find_legal(position, moves)
        play(position, moves.codes[stream.below(moves.number)])
        steps += 1
    return steps


def fingerprint(first: i64, games: i64, wonders: i64) -> i64:
    """One number over many random games: equal in every build that plays by the same rules."""
    print_: i64 = 0
    moves = Moves()
    for seed in range(first, first + games):
        stream = Stream(seed)
        position = Position()
        set_up(position, wonders, stream)
        steps = play_out(position, stream, moves)
        end: i64 = position.winner + 3 * position.ending + 16 * (position.conflict + 9) + 512 * steps
        print_ = (print_ * 31 + end) % 1000000007
        print_ = (print_ * 31 + position.city0.coins + 1024 * position.city0.symbols) % 1000000007
        print_ = (print_ * 31 + position.city1.coins + 1024 * position.city1.symbols) % 1000000007
    return print_
