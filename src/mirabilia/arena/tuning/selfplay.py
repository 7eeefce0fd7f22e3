"""Games of the search against itself, to learn from."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from mirabilia.arena.tuning import samples
from mirabilia.arena.tuning.lesson import Features, Lesson, Taught, lesson_of
from mirabilia.core.contract import Seat, State


class Thought(NamedTuple):
    move: int
    value: float
    """What the seat can expect."""
    shares: list[tuple[int, float]]
    """How much of the search went into each move."""


def generate(
    game: str, taught: Any, first: int, number: int, iterations: int, out: Path, league: Sequence[Any] = ()
) -> None:
    """Play games with these seeds and store their positions. Each game is written when it is over.

    What is taught is of the kind that the lesson of the game reads; None if there is nothing yet.
    """
    lesson = lesson_of(game)
    with out.open("ab") as file:
        for seed in range(first, first + number):
            samples.write(file, play(lesson, taught, seed, iterations, league))


def play(
    lesson: Lesson[Taught], taught: Taught | None, seed: int, iterations: int, league: Sequence[Taught | None] = ()
) -> list[samples.Sample]:
    """One game, position by position; what was played before it began in earnest is not learned from."""
    rng = Random(seed)
    state = lesson.opened(lesson.table(seed, rng), taught, rng)
    players: dict[Seat, Taught | None] = {}
    positions: list[tuple[Seat, float, Features, list[tuple[list[int], float]]]] = []
    while (result := state.result()) is None:
        extracted = lesson.extract(state)
        seat = state.to_act()[0]
        if seat not in players:
            players[seat] = player(lesson, taught, league, rng)
        thought = think(lesson, players[seat], state, seat, iterations, rng)
        moves = [(lesson.parts(state, code), share) for code, share in thought.shares]
        positions += [(owner, thought.value, features, moves if owner == seat else []) for owner, features in extracted]
        if len(moves) > 1 and moves[0][0] and seat not in [owner for owner, _ in extracted]:
            positions.append((seat, thought.value, [], moves))
        state.play(seat, thought.move)
    return [
        samples.Sample(
            seed % (1 << 32),
            lesson.outcome(result, owner, features),
            value,
            features,
            [move for move in moves if move[0]],
        )
        for owner, value, features, moves in positions
    ]


def player(
    lesson: Lesson[Taught], taught: Taught | None, league: Sequence[Taught | None], rng: Random
) -> Taught | None:
    """What a seat plays with: mostly what was learned last, now and then something earlier."""
    if league and lesson.league_share and rng.random() < lesson.league_share:
        return rng.choice(league)
    return taught


def think(
    lesson: Lesson[Taught],
    taught: Taught | None,
    state: State,
    seat: Seat,
    iterations: int,
    rng: Random,
) -> Thought:
    """A move, and what the search thought."""
    legal = state.legal(seat)
    search = lesson.new_search(state.sample(seat, rng), seat, taught, rng)
    search.run(iterations if len(legal) > 1 else iterations // 8 + 1)
    ranking = [entry for entry in search.ranking() if entry[1]]
    visits = [entry[1] for entry in ranking]
    value = sum(times * expected for _, times, expected in ranking) / sum(visits)
    shares = [(move, times / sum(visits)) for move, times, _ in ranking]
    if rng.random() < lesson.adventures[lesson.is_early(state)]:
        return Thought(rng.choices(ranking, visits)[0][0], value, shares)
    return Thought(ranking[0][0], value, shares)
