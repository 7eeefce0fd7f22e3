"""A training run: generation after generation, the search plays against itself and learns from it.

Everything lies in one folder, so a run that was stopped continues where it was.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from mirabilia.arena.pool import pool_of
from mirabilia.arena.tuning import samples, selfplay
from mirabilia.arena.tuning.lesson import Lesson, Made, TrainingOptions, lesson_of
from mirabilia.core.interrupts import interrupts_held

PART = 50
"""Games that one process plays at a time."""
REMEMBERED = 3
"""What is learned comes from the games of the last generations."""


class TrainingRun(msgspec.Struct, frozen=True):
    game: str
    folder: Path
    generations: int = 4
    games: int = 2000
    """Of each generation."""
    iterations: int = 200
    """Of each decision."""
    hidden: int | None = None
    """None: as many as the lesson has."""
    epochs: int = 6
    seed: int = 1
    start: Path | None = None
    """Weights to begin with; without them the first generation judges by playing on, or by the weights there are."""

    @property
    def lesson(self) -> Lesson[Any]:
        return lesson_of(self.game)

    def weights_of(self, generation: int) -> Path:
        return self.folder / f"{self.game}-{generation}{self.lesson.suffix}"

    def part_of(self, generation: int, first: int) -> Path:
        return self.folder / f"{self.game}-{generation}-{first}.bin"

    def firsts(self) -> range:
        """The first game of each part."""
        return range(0, self.games, PART)

    def teacher(self, generation: int) -> Path | None:
        """The weights with which the games of a generation are played."""
        return self.start if generation == 0 else self.weights_of(generation - 1)

    def league(self, generation: int) -> list[Path | None]:
        """What else they may be played with: what was learned earlier. What there was at the start, perhaps nothing
        but playing on, is met by the first thing learned only."""
        if generation == 1:
            return [self.start]
        return [self.weights_of(earlier) for earlier in range(generation - 1)]


class Learned(msgspec.Struct, frozen=True):
    """What came out of a generation."""

    generation: int
    positions: int
    loss: float
    trivial: float
    weights: Path


Progress = Callable[[str, int, float], None]
"""Hears what is done ("play", "learn"), for which generation, and how much of it is done."""


Players = Callable[[TrainingRun, int, Sequence[int]], Iterator[int]]
"""Plays the parts of a generation that begin with these games, and says which of them is there."""


def run(training: TrainingRun, jobs: int, tell: Progress, players: Players | None = None) -> Iterator[Learned]:
    """Train generation after generation; those that are there already are not made again.

    Without other players the games are played here, in so many processes.
    """
    players = players or partial(play_here, jobs)
    training.folder.mkdir(parents=True, exist_ok=True)
    for generation in range(training.generations):
        if not training.weights_of(generation).is_file():
            play(training, generation, players, tell)
            yield learn(training, generation, tell)


def play(training: TrainingRun, generation: int, players: Players, tell: Progress) -> None:
    """The games of a generation, part by part; a part is there when it is complete."""
    missing = [first for first in training.firsts() if not training.part_of(generation, first).is_file()]
    done = len(training.firsts()) - len(missing)
    tell("play", generation, done / len(training.firsts()))
    for _ in players(training, generation, missing):
        done += 1
        tell("play", generation, done / len(training.firsts()))


def play_here(jobs: int, training: TrainingRun, generation: int, firsts: Sequence[int]) -> Iterator[int]:
    with pool_of(jobs) as pool:
        with interrupts_held():
            parts = {pool.submit(play_part, training, generation, first): first for first in firsts}
        for part in as_completed(parts):
            part.result()
            yield parts[part]


def play_part(training: TrainingRun, generation: int, first: int) -> None:
    """Written under another name first: what has its name is whole."""
    final = training.part_of(generation, first)
    unfinished = final.with_suffix(".part")
    unfinished.unlink(missing_ok=True)
    number = min(PART, training.games - first)
    seed = (training.seed * 1000 + generation) * 1_000_000 + first
    league = [taught_by(training, path) for path in training.league(generation)]
    taught = taught_in(training, generation)
    selfplay.generate(training.game, taught, seed, number, training.iterations, unfinished, league)
    os.replace(unfinished, final)


def taught_in(training: TrainingRun, generation: int) -> Any:
    """What the games of a generation are played with; None if nothing is taught yet."""
    return taught_by(training, training.teacher(generation))


def taught_by(training: TrainingRun, path: Path | None) -> Any:
    return None if path is None else training.lesson.read(path)


def learn(training: TrainingRun, generation: int, tell: Progress) -> Learned:
    remembered = range(max(0, generation - REMEMBERED + 1), generation + 1)
    rows = samples.read(training.part_of(earlier, first) for earlier in remembered for first in training.firsts())
    trained = training.lesson.learn(
        rows,
        training.teacher(generation),
        TrainingOptions(training.hidden, training.epochs, training.seed),
        lambda share: tell("learn", generation, share),
    )
    made: Made = {
        "generation": generation,
        "games": training.games * len(remembered),
        "positions": len(rows.targets),
        "iterations": training.iterations,
        "loss": round(trained.loss, 5),
        **trained.more,
    }
    path = training.weights_of(generation)
    training.lesson.write(path.with_suffix(".part"), trained.numbers, made)
    os.replace(path.with_suffix(".part"), path)
    return Learned(generation, len(rows.targets), trained.loss, trained.trivial, path)
