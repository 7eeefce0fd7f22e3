"""The effects of leaders, and of the boards and guilds that deal with leaders, as typed entries."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from mirabilia.games.seven.data import (
    BuildFromDiscard,
    Coins,
    Colour,
    Countable,
    DiscardDefeats,
    Effect,
    FreeOncePerAge,
    Number,
    PointsPer,
    Science,
    Shields,
    Units,
    VictoryPoints,
    VictoryToken,
)


class BankPurchase(Effect, frozen=True, tag="bank_purchase"):
    """Once a turn one resource of any kind may be bought from the bank."""

    price: Number


class ShieldsPerDefeat(Effect, frozen=True, tag="shields_per_defeat"):
    """Each defeat token, earlier or later, is also worth shields."""

    value: Number


class ReplaceSymbol(Effect, frozen=True, tag="replace_symbol"):
    """At the end one symbol may become any other."""


class ExtraCommonSymbol(Effect, frozen=True, tag="extra_common_symbol"):
    """At the end one more symbol of the kind owned most."""


class CoinsOnBuild(Effect, frozen=True, tag="coins_on_build"):
    """Coins each time a card of that colour is built later."""

    colour: Colour
    value: Number


class CoinsOnChain(Effect, frozen=True, tag="coins_on_chain"):
    """Coins each time a card is built free through a chain later."""

    value: Number


class CoinsOnVictory(Effect, frozen=True, tag="coins_on_victory"):
    """Coins each time a victory token is gained later."""

    value: Number


class CoinsOnStage(Effect, frozen=True, tag="coins_on_stage"):
    """Coins each time a stage of the own wonder is built later."""

    value: Number


class CoinsOnTrade(Effect, frozen=True, tag="coins_on_trade"):
    """Coins after buying from a neighbour, once a turn for each neighbour."""

    value: Number


class BankBonus(Effect, frozen=True, tag="bank_bonus"):
    """Once a turn, more coins when coins are taken from the bank."""

    value: Number


class PointsPerCoins(Effect, frozen=True, tag="points_per_coins"):
    """Points for each full group of coins, besides those every treasury scores."""

    value: Number
    coins: Units


class PointsPerSet(Effect, frozen=True, tag="points_per_set"):
    """Points for each set of one card of every listed colour."""

    value: Number
    colours: Annotated[tuple[Colour, ...], Meta(min_length=2)]


class PointsPerScienceSet(Effect, frozen=True, tag="points_per_science_set"):
    """More points for each set of three different symbols."""

    value: Number


class PointsPerVictoryPair(Effect, frozen=True, tag="points_per_victory_pair"):
    """For each pair of equal victory tokens the value of one of them."""


class PointsIfMost(Effect, frozen=True, tag="points_if_most"):
    """Points for having strictly more than each neighbour."""

    value: Number
    count: Countable | Literal["coins"]


class PointsIfNoDefeat(Effect, frozen=True, tag="points_if_no_defeat"):
    value: Number


class PointsIfOnlyLeader(Effect, frozen=True, tag="points_if_only_leader"):
    """Points if no other leader lies face up in the city."""

    value: Number


class FreeColour(Effect, frozen=True, tag="free_colour"):
    """Every card of this colour is free."""

    colour: Colour


class ResourceDiscount(Effect, frozen=True, tag="resource_discount"):
    """Later stages, or cards of that colour, need fewer resource units."""

    applies_to: Literal["stage"] | Colour
    value: Number


class OthersDiscardVictory(Effect, frozen=True, tag="others_discard_victory"):
    """Once: every other player discards a victory token of their choice."""


class RedirectDefeats(Effect, frozen=True, tag="redirect_defeats"):
    """Later defeat tokens go to whoever won."""


class FreeLeaders(Effect, frozen=True, tag="free_leaders"):
    """Leaders recruited later cost nothing."""


class LeaderDiscount(Effect, frozen=True, tag="leader_discount"):
    """Leaders cost less: the own ones and those of both neighbours."""

    own: Number
    neighbours: Number


class KeepLeaders(Effect, frozen=True, tag="keep_leaders"):
    """The leader not chosen in Age III stays in hand."""


class DrawLeaders(Effect, frozen=True, tag="draw_leaders"):
    """Once: draws leaders left in the box into the hand."""

    value: Number


class RecruitLeader(Effect, frozen=True, tag="recruit_leader"):
    """Once: one more leader of the hand may be recruited at its cost."""


class BuryLeader(Effect, frozen=True, tag="bury_leader"):
    """Once: a leader in play goes under the stage, loses its effect and scores points for each coin of its cost."""

    value: Number


class CopyLeader(Effect, frozen=True, tag="copy_leader"):
    """Once: a neighbour's leader is chosen, whose effect counts for this city too."""


EFFECTS: dict[str, tuple[type[Effect], ...]] = {
    "card": (PointsPerCoins, CopyLeader),
    "stage": (DrawLeaders, RecruitLeader, BuryLeader),
    "board": (FreeLeaders, LeaderDiscount, KeepLeaders),
    "leader": (
        BankPurchase,
        VictoryPoints,
        Shields,
        ShieldsPerDefeat,
        Science,
        ReplaceSymbol,
        ExtraCommonSymbol,
        Coins,
        CoinsOnBuild,
        CoinsOnChain,
        CoinsOnVictory,
        CoinsOnStage,
        CoinsOnTrade,
        BankBonus,
        PointsPer,
        PointsPerCoins,
        PointsPerSet,
        PointsPerScienceSet,
        PointsPerVictoryPair,
        PointsIfMost,
        PointsIfNoDefeat,
        PointsIfOnlyLeader,
        FreeOncePerAge,
        FreeColour,
        ResourceDiscount,
        BuildFromDiscard,
        VictoryToken,
        DiscardDefeats,
        OthersDiscardVictory,
        RedirectDefeats,
        FreeLeaders,
    ),
}
"""What can be printed on which pieces."""
