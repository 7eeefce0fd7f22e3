"""Making many puzzles, and checking them again with more thought: on all cores, and so that nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path

import msgspec

from mirabilia.arena.pool import pool_of
from mirabilia.arena.puzzles import finding, puzzle
from mirabilia.arena.puzzles.finding import Thoroughness
from mirabilia.arena.puzzles.puzzle import Puzzle
from mirabilia.core.interrupts import interrupts_held
from mirabilia.core.saving import write_whole

Tell = Callable[[int, int], None]
"""Hears how many puzzles there are, and after how many games (or how many hold, of how many that were checked)."""
AGAIN = 10
"""With how much more thought puzzles are checked."""


class Verdict(msgspec.Struct, frozen=True):
    """Which puzzles still are puzzles."""

    held: tuple[Puzzle, ...]
    """As they look with more thought."""
    fallen: tuple[Puzzle, ...]

    @property
    def share(self) -> float:
        return len(self.held) / max(1, len(self.held) + len(self.fallen))


def make(game: str, number: int, path: Path, thoroughness: Thoroughness, seed: int, jobs: int, tell: Tell) -> int:
    """Find puzzles until a file holds so many; how many it holds now.

    The file is written whole after every game, so a stop costs only those being searched; the same call goes on from
    it. A second file beside it says how many games were searched.
    """
    found = {one.id: one for one in (puzzle.read(path) if path.is_file() else ())}
    beside = path.with_name(path.name + ".games")
    searched = int(beside.read_text("ascii")) if beside.is_file() and found else 0
    with pool_of(jobs) as pool:
        at = searched
        running: dict[Future[list[Puzzle]], int] = {}
        while len(found) < number:
            with interrupts_held():
                while len(running) < jobs:
                    running[pool.submit(finding.find, game, seed * 1_000_000 + at, thoroughness)] = at
                    at += 1
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                del running[done]
                found |= {one.id: one for one in done.result()}
                write_whole(path, puzzle.write(found.values()))
                write_whole(beside, str(min(running.values(), default=at)).encode())
                tell(len(found), at)
    return len(found)


def verify(puzzles: Sequence[Puzzle], thoroughness: Thoroughness, jobs: int, tell: Tell) -> Verdict:
    """Check puzzles again, with more thought and other seeds than they were made with."""
    held: list[Puzzle] = []
    fallen: list[Puzzle] = []
    with pool_of(jobs) as pool:
        more = thoroughness.times(AGAIN)
        with interrupts_held():
            checks = [pool.submit(finding.checked, one, more) for one in puzzles]
        for one, check in zip(puzzles, checks, strict=True):
            again = check.result()
            if again is None:
                fallen.append(one)
            else:
                held.append(again)
            tell(len(held), len(held) + len(fallen))
    return Verdict(tuple(held), tuple(fallen))
