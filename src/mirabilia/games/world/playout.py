"""Whole games of uniformly random moves: the yardstick of the benchmarks and the base of every search."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.stream import Stream
from mirabilia.core.vecs import vec
from mirabilia.games.world.moves import Moves, find_legal
from mirabilia.games.world.position import OVER, Position, Setting
from mirabilia.games.world.rules import play
from mirabilia.games.world.scoring import score_sheet, total
from mirabilia.games.world.setup import set_up


def play_out(position: Position, stream: Stream, moves: Moves) -> i64:
    """Random moves to the end of the game; returns how many there were."""
    steps: i64 = 0
    while position.phase != OVER:
        find_legal(position, moves)
        play(position, moves.codes[stream.below(moves.number)])
        steps += 1
    return steps


def fingerprint(setting: Setting, maps: vec[i64], objectives: vec[i64], deal: i64, first: i64, games: i64) -> i64:
    """One number over many random games: equal in every build that plays by the same rules."""
    print_: i64 = 0
    moves = Moves()
    for seed in range(first, first + games):
        stream = Stream(seed)
        position = Position(setting)
        set_up(position, maps, True, objectives, deal, stream)
        steps = play_out(position, stream, moves)
        print_ = (print_ * 31 + steps) % 1000000007
        for owner in range(setting.players):
            print_ = (print_ * 31 + total(score_sheet(position, owner)) + 100) % 1000000007
    return print_
