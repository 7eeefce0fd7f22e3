"""Recovering a deal of Duel from what a spectator sees of it, as it was done to the generator of numbers.

With random Wonders eight of twelve lie open. Each order of the other four fixes every number that the shuffle drew. The
generator subtracts two rows, modulo a number that 2, 3, 6 and 7 divide: for those draws each row can be looked at
alone, and rows that fit together are met in the middle instead of being tried in pairs.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import permutations

from mirabilia.core.stream import FIRST_MODULUS, SECOND_MODULUS, Stream
from mirabilia.games.duel.journal import Journal
from mirabilia.games.duel.lookup import WONDER_IDS
from mirabilia.games.duel.pieces import SLOTS
from mirabilia.games.duel.setup import AGE_DECKS, ALL_TOKENS, GUILDS, WONDERS_OPTIONS, set_up
from mirabilia.games.duel.state import State
from mirabilia.games.duel.views import View
from tests.contract.cases import Case

FIRST_FACTOR, SECOND_FACTOR = 40014, 40692
PERIOD = FIRST_MODULUS - 1
SHUFFLED_BEFORE = (len(ALL_TOKENS), *map(len, AGE_DECKS), len(GUILDS), SLOTS)
DRAWS_BEFORE = sum(size - 1 for size in SHUFFLED_BEFORE)
"""Numbers drawn before the Wonders are shuffled."""
WONDERS = len(WONDER_IDS)
SPLIT = [n for n in range(WONDERS, 1, -1) if PERIOD % n == 0]
"""Draws of which each row can be looked at alone."""

Rows = tuple[int, int]
"""The states of the two rows before the first draw."""


def dealt(rows: Rows) -> State:
    """The game of Duel that the generator deals from these rows."""
    stream, state = Stream(0), State()
    stream.first, stream.second = rows
    state.journal = Journal()
    set_up(state, WONDERS_OPTIONS.index("random"), stream)
    return state


def recovered(view: View, firsts: Iterable[int], seconds: Iterable[int]) -> list[Rows]:
    """The rows, of those given, that deal what a spectator sees."""
    halves: defaultdict[tuple[int, ...], list[int]] = defaultdict(list)
    for first in firsts:
        states = row(first, FIRST_FACTOR, FIRST_MODULUS)
        halves[tuple(states[n] % n for n in SPLIT)].append(first)
    others = [(second, row(second, SECOND_FACTOR, SECOND_MODULUS)) for second in seconds]
    suspects = {
        (first, second)
        for draws in possible_draws(view)
        for second, states in others
        for first in halves[tuple((states[n] + draws[n] + 1) % n for n in SPLIT)]
    }
    return [rows for rows in sorted(suspects) if dealt(rows).view(None) == view]


def row(state: int, factor: int, modulus: int) -> dict[int, int]:
    """The state of a row at each draw of the shuffle of the Wonders, by the number of cards left in it."""
    return {n: state * pow(factor, DRAWS_BEFORE + WONDERS - n + 1, modulus) % modulus for n in range(WONDERS, 1, -1)}


def possible_draws(view: View) -> Iterator[dict[int, int]]:
    """What the shuffle of the Wonders may have drawn, for each order of those in the box."""
    shown = [WONDER_IDS.index(wonder.wonder) for city in view.cities for wonder in city.wonders]
    for rest in permutations(wonder for wonder in range(WONDERS) if wonder not in shown):
        order, work, draws = [*shown, *rest], list(range(WONDERS)), {}
        for n in range(WONDERS, 1, -1):
            draws[n] = work.index(order[n - 1])
            work[n - 1], work[draws[n]] = work[draws[n]], work[n - 1]
        yield draws


def guessed(view: object, case: Case, seeds: Iterable[int]) -> list[int]:
    """The seeds, of those given, that deal what a spectator sees: each is tried."""
    return [seed for seed in seeds if case.new(seed).view(None) == view]
