"""Options of games with many leaders, the end of such a game, and its conflict tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mirabilia.games.seven.state import State
from tests.seven.scenario import table

EXPERT: dict[str, Any] = {"expansions": ["leaders"], "leader_decks": ["expert"]}
EVERYTHING: dict[str, Any] = {
    "expansions": ["leaders", "cities"],
    "leader_decks": ["expert", "cities", "cities_2012"],
}
LAST = 5
LAST_WITH_CITIES = 6
"""The last turn of an Age, counted from 0."""


def final(
    mine: dict[str, Any],
    left: dict[str, Any] | None = None,
    right: dict[str, Any] | None = None,
    options: Mapping[str, Any] = EXPERT,
) -> State:
    """A game of three that is over."""
    last = LAST_WITH_CITIES if "cities" in options["expansions"] else LAST
    cities = {seat: part for seat, part in enumerate((mine, left, right)) if part is not None}
    return table(age=3, turn=last, phase="over", options=options, cities=cities)


def tokens(state: State) -> list[tuple[list[int], int]]:
    """The victory tokens by Age and the defeat tokens of every city."""
    return [(own["victories"], own["defeats"]) for own in state.snapshot()["cities"]]
