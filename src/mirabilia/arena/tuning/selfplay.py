"""Games of the search against itself, to learn from."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from mirabilia.arena.tuning import samples
from mirabilia.arena.tuning.lesson import Features, Lesson, Taught, lesson_of
from mirabilia.bots.search.ismcts import Search
from mirabilia.core.contract import Seat, State
from mirabilia.core.stream import SEEDS, Stream


def generate(game: str, taught: Any, first: int, number: int, iterations: int, out: Path) -> None:
    """Play games with these seeds and store their positions. Each game is written when it is over.

    What is taught is of the kind that the lesson of the game reads; None if there is nothing yet.
    """
    lesson = lesson_of(game)
    with out.open("ab") as file:
        for seed in range(first, first + number):
            samples.write(file, play(lesson, taught, seed, iterations))


def play(lesson: Lesson[Taught], taught: Taught | None, seed: int, iterations: int) -> list[samples.Sample]:
    """One game, position by position."""
    rng = Random(seed)
    state = lesson.table(seed, rng)
    positions: list[tuple[Seat, float, Features]] = []
    while (result := state.result()) is None:
        extracted = lesson.extract(state)
        seat = state.to_act()[0]
        move, value = think(lesson, taught, state, seat, iterations, rng)
        positions += [(owner, value, features) for owner, features in extracted]
        state.play(seat, move)
    return [
        samples.Sample(seed % (1 << 32), lesson.outcome(result, owner, features), value, features)
        for owner, value, features in positions
    ]


def think(
    lesson: Lesson[Taught],
    taught: Taught | None,
    state: State,
    seat: Seat,
    iterations: int,
    rng: Random,
) -> tuple[int, float]:
    """A move, and what the seat can expect."""
    legal = state.legal(seat)
    search_state = lesson.search_state(state.sample(seat, rng), seat, taught)
    search = Search(search_state, Stream(rng.randrange(SEEDS)), lesson.uct_c[taught is not None])
    search.run(iterations if len(legal) > 1 else iterations // 8 + 1)
    ranking = search.ranking()
    visits = [entry[1] for entry in ranking]
    value = sum(times * expected for _, times, expected in ranking) / sum(visits)
    if rng.random() < lesson.adventures[lesson.is_early(state)]:
        return rng.choices(ranking, visits)[0][0], value
    return ranking[0][0], value
