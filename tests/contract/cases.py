"""The games and options the contract suite runs over. A new game adds its cases here and nothing else."""

from __future__ import annotations

import functools
import zlib
from collections.abc import Callable, Iterator
from copy import copy
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st

from mirabilia import games
from mirabilia.core.contract import Game, Json, State
from mirabilia.core.record import option_text


class Case(msgspec.Struct, frozen=True):
    """A game with its players and options."""

    game: str
    players: int
    options: dict[str, Any]
    examples: int = 100
    """How many of a property's examples to run, in percent: games of many players take longer."""

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *map(option_text, self.options.values())])

    def rules(self) -> Game:
        return games.get(self.game)

    def new(self, seed: int) -> State:
        return self.rules().new(seed=seed, players=self.players, options=self.options)


CASES = [Case("duel", 2, {"wonders": wonders}) for wonders in ("draft", "beginner", "random")]


ALL_EXPANSIONS = ["leaders", "cities", "edifice"]
CASES += [
    Case("seven", players, options, examples)
    for players, options, examples in (
        (3, {}, 40),
        (5, {"sides": "random"}, 15),
        (7, {"wonders": "random", "sides": "night"}, 10),
        (2, {}, 25),
        (4, {"expansions": ["leaders"], "leader_decks": ["expert"]}, 20),
        (5, {"expansions": ["cities"]}, 15),
        (4, {"expansions": ["edifice"], "wonders": "dealt"}, 20),
        (6, {"expansions": ALL_EXPANSIONS, "leader_decks": ["expert", "cities", "cities_2012"]}, 10),
        (8, {"expansions": ["leaders", "cities"], "teams": True}, 10),
        (2, {"expansions": ["leaders", "cities"], "sides": ["night", "day"]}, 15),
        (3, {"edition": 1}, 20),
        (4, {"edition": 1, "expansions": ALL_EXPANSIONS, "leader_decks": ["cities"]}, 15),
    )
]

CASES += [
    Case("world", players, options, examples)
    for players, options, examples in (
        (2, {}, 15),
        (1, {}, 15),
        (1, {"solo": "hard", "map_side": "B", "resource_side": "B"}, 15),
        (3, {"map_side": "B", "objectives": "dealt"}, 10),
        (4, {"resource_side": "B", "objectives": ["o01", "o08", "o15"]}, 8),
        (5, {"map_side": "B", "rivers": ["bent", "spring", "slanting", "north_south", "west_east"]}, 6),
    )
]


def sparing(test: Callable[..., None]) -> Callable[..., None]:
    """Run a property on as many of its examples as the case wants."""

    @functools.wraps(test)
    def run(case: Case, **drawn: Any) -> None:
        if zlib.crc32(repr(sorted(drawn.items())).encode()) % 100 < case.examples:
            test(case=case, **drawn)

    return run


def random_move(state: State, rng: Random) -> tuple[int, int]:
    """A seat that owes a decision, and one of its moves."""
    seat = rng.choice(state.to_act())
    return seat, rng.choice(state.legal(seat))


def played(case: Case, seed: int, moves: int) -> State:
    """A game after some random moves, or at its end if that comes first."""
    state, rng = case.new(seed), Random(seed)
    while state.to_act() and moves > 0:
        state.play(*random_move(state, rng))
        moves -= 1
    return state


def moments(longest: int = 120) -> st.SearchStrategy[tuple[int, int]]:
    """Seeds and numbers of moves: anywhere in a random game, its end included."""
    return st.tuples(st.integers(0, 10_000), st.integers(0, longest))


def seats(case: Case) -> list[int | None]:
    """Everybody who may look: each seat, and a spectator."""
    return [*range(case.players), None]


def numbers(part: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of all numbers in a snapshot: names and indices on the way there."""
    if isinstance(part, int) and not isinstance(part, bool):
        yield place
    elif isinstance(part, dict | list):
        for name, inner in part.items() if isinstance(part, dict) else enumerate(part):
            yield from numbers(inner, (*place, name))


def replaced(snapshot: Json, place: tuple[Any, ...], value: object) -> Json:
    """The snapshot with another value at a place."""
    edited = part = copy(snapshot)
    for name in place[:-1]:
        part[name] = part = copy(part[name])
    part[place[-1]] = value
    return edited


def written(place: tuple[Any, ...]) -> str:
    """A place as an error names it: `cities[0].coins`."""
    return "".join(f"[{name}]" if isinstance(name, int) else f".{name}" for name in place).lstrip(".")
