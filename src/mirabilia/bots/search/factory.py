"""The search of a game: the one its record names, or the search over the contract that suits any game."""

from __future__ import annotations

from random import Random

from mirabilia import games
from mirabilia.bots.search.contract_state import ContractSearchState
from mirabilia.bots.search.ismcts import Search
from mirabilia.bots.search.puct import PriorSearch
from mirabilia.bots.search.search_state import SearchState
from mirabilia.core.contract import Seat, State
from mirabilia.core.stream import SEEDS, Stream


def search_state(game: str, state: State, seat: Seat, is_open: bool = False) -> SearchState:
    """A game as the search of a seat sees it; with open cards there is only the one world."""
    make = games.plugin(game).load("search")
    if make is None:
        return ContractSearchState(state, seat, games.get(game).dynamics == "simultaneous", is_open)
    made: SearchState = make(state, seat, is_open)
    return made


def new_search(game: str, state: State, seat: Seat, rng: Random, is_open: bool = False) -> Search:
    """A search at the decision of a seat, from a state that it cannot tell from the real one."""
    searched, stream = search_state(game, state, seat, is_open), Stream(rng.randrange(SEEDS))
    exploration = games.plugin(game).budgets.exploration
    return search_of(searched, stream, exploration)


def search_of(searched: SearchState, stream: Stream, exploration: float) -> Search:
    """The kind of search that suits what a game can say of its moves."""
    return (PriorSearch if searched.has_priors else Search)(searched, stream, exploration)
