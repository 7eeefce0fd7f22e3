"""Whether the bots believe what comes true: reliability tables of what `master` expected and how its games ended.

    python -m tools.calibration duel [--against master] [--games 100] [--budget 0.02cpu]
    python -m tools.calibration duel --against tools.yardstick:Yardstick
    python -m tools.calibration duel --table

Every decision of `master` counts, with what it expected when it moved; against itself those of all seats, so that luck
counts for one as it counts against another. Decisions of one game hang together, so few games say little. Games are
kept in build/calibration, and a run that was stopped goes on from there.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from mirabilia import games
from mirabilia.arena import budgets
from mirabilia.arena.entrants import Entrant, make
from mirabilia.bots import Knowledge
from mirabilia.core.contract import Seat, State

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "calibration"
BOT = "master"
BINS = 10
ENOUGH = 100
"""Positions from which on a bin counts."""
GRACE = 60.0


class Decision(msgspec.Struct, frozen=True):
    phase: str
    expected: float
    won: float
    """What came of it for the seat."""


class Game(msgspec.Struct, frozen=True):
    """What was expected in the course of a game, and what the seat that was to be looked at got."""

    number: int
    against: str
    budget: str
    decisions: list[Decision]
    won: float


class Bin(msgspec.Struct):
    """The decisions of a phase that expected about the same."""

    number: int = 0
    expected: float = 0.0
    won: float = 0.0

    def add(self, expected: float, won: float) -> None:
        self.number += 1
        self.expected += expected
        self.won += won

    def off(self) -> float:
        """By how many points too hopeful."""
        return 100 * (self.expected - self.won) / self.number


def phase_of(state: State) -> str:
    """The Age or round, as the game's own view has it."""
    view = state.view(None)
    return str(getattr(view, "age", None) or getattr(view, "round", 0))


def play(name: str, against: str, budget: str, number: int) -> Game:
    """One game; the seats change places with every one, two on each seed."""
    rules = games.get(name)
    players = rules.default_players
    state = rules.new(number // players + 1, players)
    seat: Seat = number % players
    entrants = [Entrant("bot", BOT if other == seat else against, budget) for other in range(players)]
    bots = [make(entrant, 1000 * number + other, GRACE) for other, entrant in enumerate(entrants)]
    past: list[tuple[Seat, int]] = []
    expected: list[tuple[Seat, str, float]] = []
    while acting := state.to_act():
        mover = acting[0]
        legal = state.legal(mover)
        known = tuple(past) if rules.dynamics == "sequential" else tuple(one for one in past if one[0] == mover)
        move = legal[0]
        if len(legal) > 1:
            advice = bots[mover].choose(Knowledge(rules, state, mover, known), budgets.read(budget))
            move = advice.move
            if mover == seat or against == BOT:
                expected.append((mover, phase_of(state), advice.value))
        past.append((mover, move))
        state.play(mover, move)
    result = state.result()
    assert result is not None  # noqa: S101
    won = [(other in result.winners) / len(result.winners) for other in range(players)]
    decisions = [Decision(phase, value, won[mover]) for mover, phase, value in expected]
    return Game(number, against, budget, decisions, won[seat])


def kept(file: Path) -> list[Game]:
    if not file.is_file():
        return []
    lines = file.read_bytes().splitlines(keepends=True)
    return [msgspec.json.decode(line, type=Game) for line in lines if line.endswith(b"\n")]


def play_missing(name: str, file: Path, against: str, budget: str, number: int, jobs: int) -> None:
    """Play the games that are not there yet; each is kept as soon as it is over."""
    done = {game.number for game in kept(file) if (game.against, game.budget) == (against, budget)}
    missing = [one for one in range(number) if one not in done]
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as out, ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        for game in pool.map(play, *zip(*((name, against, budget, one) for one in missing), strict=True)):
            out.write(msgspec.json.encode(game) + b"\n")
            out.flush()
            print(f"\r{len(done) + 1}/{number}", end="", file=sys.stderr)
            done.add(game.number)


def reliability(played: Iterable[Game]) -> dict[tuple[str, int], Bin]:
    """By phase and bin what was expected and what came true."""
    bins: dict[tuple[str, int], Bin] = defaultdict(Bin)
    for game in played:
        for decision in game.decisions:
            place = min(BINS - 1, int(decision.expected * BINS))
            bins[decision.phase, place].add(decision.expected, decision.won)
    return dict(bins)


def show(played: list[Game]) -> None:
    for against, budget in sorted({(game.against, game.budget) for game in played}):
        of_it = [game for game in played if (game.against, game.budget) == (against, budget)]
        share = sum(game.won for game in of_it) / len(of_it)
        print(f"\n{BOT} against {against}, {budget}: {len(of_it)} games, {share:.0%} won")
        print("| phase | positions | expected | came true | off | |\n|---|---|---|---|---|---|")
        for (phase, _), row in sorted(reliability(of_it).items()):
            mark = "**" if row.number > ENOUGH and abs(row.off()) > 6 else ""
            expected, won = row.expected / row.number, row.won / row.number
            print(f"| {phase} | {row.number} | {expected:.0%} | {won:.0%} | {mark}{row.off():+.0f}{mark} | |")


def main() -> int:
    parser = argparse.ArgumentParser(description="What master expects, and what comes true.")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--against", default=BOT, help="a level, or module:Class")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--budget", default="0.02cpu")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--table", action="store_true", help="only show what is there")
    arguments = parser.parse_args()
    file = FOLDER / f"{arguments.game}.jsonl"
    if not arguments.table:
        play_missing(arguments.game, file, arguments.against, arguments.budget, arguments.games, arguments.jobs)
    show(kept(file))
    return 0


if __name__ == "__main__":
    sys.exit(main())
