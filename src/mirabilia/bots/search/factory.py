"""The search of a game: that which its record names."""

from __future__ import annotations

from random import Random

from mirabilia import games
from mirabilia.bots.search.descent import Search
from mirabilia.bots.search.walk import Walk
from mirabilia.core.contract import Seat, State
from mirabilia.core.stream import SEEDS, Stream


def search_state(game: str, state: State, seat: Seat, is_open: bool = False) -> Walk:
    """A game as the search of a seat sees it; with open cards there is only the one world."""
    walk: Walk = games.plugin(game).load("search")(state, seat, is_open)
    return walk


def new_search(game: str, state: State, seat: Seat, rng: Random, is_open: bool = False) -> Search:
    walk = search_state(game, state, seat, is_open)
    return Search(walk, Stream(rng.randrange(SEEDS)), games.plugin(game).budgets.exploration)
