"""The effects of City cards, and of the boards, guilds and leaders of Cities, as typed entries."""

from __future__ import annotations

from typing import Literal

from mirabilia.games.seven.data import Effect, Neighbour, Number


class ProducePool(Effect, frozen=True, tag="produce_pool"):
    """One unit a turn of a resource that board, brown and grey cards do produce (`own`) or do not (`not_own`)."""

    pool: Literal["own", "not_own"]


class Rebate(Effect, frozen=True, tag="rebate"):
    """Each turn one resource bought from that neighbour costs less."""

    side: Neighbour
    value: Number


class Mask(Effect, frozen=True, tag="mask"):
    """At the end of the game copies symbols of neighbours' green cards, one card per mask."""

    value: Number


class NeighboursCoins(Effect, frozen=True, tag="neighbours_coins"):
    """Once, on building: each neighbour takes coins from the bank."""

    value: Number


class OthersLose(Effect, frozen=True, tag="others_lose"):
    """At the end of the turn every other player loses coins: once, or for each own token or stage, or by the Age."""

    value: Number
    per: Literal["fixed", "victory_token", "stage", "age"] = "fixed"


class OthersLoseOnStage(Effect, frozen=True, tag="others_lose_on_stage"):
    """Every other player loses coins each time a stage of the own wonder is built later."""

    value: Number


class StagesWithoutResources(Effect, frozen=True, tag="stages_without_resources"):
    """Later stages of the own wonder need no resources; coins are still paid."""


class Diplomacy(Effect, frozen=True, tag="diplomacy"):
    """Once: takes Diplomacy tokens."""

    value: Number


EFFECTS: dict[str, tuple[type[Effect], ...]] = {
    "card": (ProducePool, Rebate, Mask, NeighboursCoins, OthersLose, StagesWithoutResources, Diplomacy),
    "stage": (OthersLose, Diplomacy),
    "leader": (OthersLose, OthersLoseOnStage, Diplomacy),
}
"""What can be printed on which pieces."""
NUMBERED = {"pool": ("own", "not_own"), "per": ("fixed", "victory_token", "stage", "age")}
"""How the values of a field are numbered, see lookup.NUMBERED."""
