"""How the search goes about each game. Only the games that are played are loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import msgspec

from mirabilia.bots.search import weights
from mirabilia.bots.search.net import Net
from mirabilia.bots.search.walk import Walk
from mirabilia.core.contract import Seat, State

if TYPE_CHECKING:
    from mirabilia.games.duel.position import Position as DuelPosition
    from mirabilia.games.seven.position import Position as SevenPosition
    from mirabilia.games.world.position import Position as WorldPosition


class Way(msgspec.Struct, frozen=True):
    walk: Callable[[State, Seat, bool], Walk]
    """The walk of a seat through a world; with open cards there is only that world."""
    explore: float
    """How much the search tries what does not look best."""


def net_for(game: str, inputs: int, fits: bool) -> Net | None:
    """The network; none for own card data with more pieces than it knows, which are judged by playing on."""
    return weights.packaged(game, inputs) if fits else None


def duel(state: State, seat: Seat, is_open: bool) -> Walk:
    from mirabilia.bots.search import duel, duel_facts
    from mirabilia.games.duel.pieces import CARDS

    net = net_for("duel", duel_facts.INPUTS, len(CARDS) <= duel_facts.MOST_CARDS)
    return duel.DuelWalk(cast("DuelPosition", state), seat, net, is_open)


def seven(state: State, seat: Seat, is_open: bool) -> Walk:
    from mirabilia.bots.search import seven, seven_facts
    from mirabilia.games.seven.pieces import SIDES

    net = net_for("seven", seven_facts.INPUTS, len(SIDES[0]) <= seven_facts.MOST_BOARDS)
    return seven.SevenWalk(cast("SevenPosition", state), seat, net, is_open)


def world(state: State, seat: Seat, is_open: bool) -> Walk:
    from mirabilia.bots.search import world

    return world.WorldWalk(cast("WorldPosition", state), seat, is_open)


WAYS = {"duel": Way(duel, 0.3), "seven": Way(seven, 0.3), "world": Way(world, 0.08)}
