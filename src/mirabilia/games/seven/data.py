"""The words of the catalogue of 7 Wonders, and the effects of the base game, as typed entries.

An expansion has its effects in a module of the same name in its folder.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from mirabilia.core.catalogue import CatalogueEntry
from mirabilia.games.seven.expansion import expansions

BASE_COLOURS = ("brown", "grey", "blue", "yellow", "red", "green", "purple")
AGE_COLOURS: tuple[str, ...] = (*BASE_COLOURS, *(colour for expansion in expansions() for colour in expansion.colours))
"""The colours of the cards that are dealt in the Ages."""
COLOURS: tuple[str, ...] = (*AGE_COLOURS, *(colour for expansion in expansions() for colour in expansion.other_colours))
"""With those of other pieces that count like cards."""
MOST_COLOURS = 10
"""The counts of all of them have to fit into a word."""
COUNTED: tuple[str, ...] = (*COLOURS, "stage", "victory_token", "defeat_token", "colour", "brown_grey_set")
"""What a city has some of. `colour`: different colours of its Age cards; `brown_grey_set`: pairs of one brown and one
grey card."""
EXPANSIONS: tuple[str, ...] = tuple(expansion.name for expansion in expansions() if expansion.is_option)

Resource: TypeAlias = Literal["wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"]
Symbol: TypeAlias = Literal["compass", "gear", "tablet"]
Edition: TypeAlias = Literal[1, 2]
SideName: TypeAlias = Literal["day", "night"]
Neighbour: TypeAlias = Literal["left", "right"]
Place: TypeAlias = Literal["own", "neighbours"]
Age: TypeAlias = Literal[1, 2, 3]
if TYPE_CHECKING:
    Colour: TypeAlias = str
    Countable: TypeAlias = str
    ExpansionName: TypeAlias = str
else:  # which there are depends on the expansions, so only the reading of a file can check them
    Colour = Literal[COLOURS]
    Countable = Literal[COUNTED]
    ExpansionName = Literal[EXPANSIONS]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Units: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
Players: TypeAlias = Annotated[int, Meta(ge=3, le=7)]
Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Givers: TypeAlias = Annotated[tuple[str, ...], Meta(max_length=2)]
"""The buildings any one of which makes a card free."""
Editions: TypeAlias = Annotated[tuple[Edition, ...], Meta(min_length=1, max_length=2)]
"""The editions that have an entry."""

RESOURCES: tuple[Resource, ...] = ("wood", "stone", "clay", "ore", "glass", "cloth", "papyrus")
RAW: tuple[Resource, ...] = RESOURCES[:4]
MANUFACTURED: tuple[Resource, ...] = RESOURCES[4:]
SYMBOLS: tuple[Symbol, ...] = ("compass", "gear", "tablet")
SIDES: tuple[SideName, ...] = ("day", "night")
"""The sides of a board; older boards print A for day and B for night."""
NEIGHBOURS: tuple[Neighbour, ...] = ("left", "right")
"""Left is clockwise and called West, right is counter-clockwise and called East (BASE-009)."""
AGES: tuple[Age, ...] = (1, 2, 3)
PLAYERS = (3, 4, 5, 6, 7)
"""The numbers of players the decks are made for; other numbers use the decks of 3 or 7."""


class Effect(CatalogueEntry, frozen=True, tag_field="effect", kw_only=True):
    """What a card, a stage or another piece does. The tag is the effect's name in the TOML files."""


# --- Production and trade


class Produce(Effect, frozen=True, tag="produce"):
    """Production every turn; neighbours may buy what is for sale."""

    resources: Annotated[dict[Resource, Units], Meta(min_length=1)]
    for_sale: bool


class ProduceChoice(Effect, frozen=True, tag="produce_choice"):
    """One unit per turn, of any of these; neighbours may buy any of them if it is for sale."""

    one_of: Annotated[tuple[Resource, ...], Meta(min_length=2)]
    for_sale: bool


class TradePrice(Effect, frozen=True, tag="trade_price"):
    """The listed resources are bought from the listed neighbours at this price."""

    resources: Annotated[tuple[Resource, ...], Meta(min_length=1)]
    sides: Annotated[tuple[Neighbour, ...], Meta(min_length=1, max_length=2)]
    price: Number


# --- Points, shields and symbols


class VictoryPoints(Effect, frozen=True, tag="victory_points"):
    value: Number


class Shields(Effect, frozen=True, tag="shields"):
    value: Number


class Science(Effect, frozen=True, tag="science"):
    symbol: Symbol


class ScienceChoice(Effect, frozen=True, tag="science_choice"):
    """Symbols of free choice, fixed at the end of the game."""

    value: Number


# --- Coins


class Coins(Effect, frozen=True, tag="coins"):
    """Once, on building or recruiting."""

    value: Number


class Counting(Effect, frozen=True):
    """Base of the effects that count things in some cities."""

    value: Number
    count: Countable | Annotated[tuple[Countable, ...], Meta(min_length=1)]
    where: Annotated[tuple[Place, ...], Meta(min_length=1, max_length=2)] = ("own",)

    @property
    def counted(self) -> tuple[Countable, ...]:
        """What is counted, also when it is only one thing."""
        return (self.count,) if isinstance(self.count, str) else self.count


class CoinsPer(Counting, frozen=True, tag="coins_per"):
    """Once, on building: coins for each such thing, those of the same turn included."""


# --- Points at the end of the game


class PointsPer(Counting, frozen=True, tag="points_per"):
    """Points for each such thing."""


class PointsIfWonderComplete(Effect, frozen=True, tag="points_if_wonder_complete"):
    value: Number


class CopyGuild(Effect, frozen=True, tag="copy_guild"):
    """One guild of a neighbour is scored as if it were the own one."""


# --- Building for less


class FreeFirstOfColour(Effect, frozen=True, tag="free_first_of_colour"):
    """A card of a colour the city does not have yet is free."""


class FreeFirstOfAge(Effect, frozen=True, tag="free_first_of_age"):
    """The card of the first turn of each Age is free to build."""


class FreeLastOfAge(Effect, frozen=True, tag="free_last_of_age"):
    """The card of the last regular turn of each Age is free to build."""


class FreeOncePerAge(Effect, frozen=True, tag="free_once_per_age"):
    """One card per Age is free to build, of any colour or of this one."""

    colour: Colour | None = None


# --- More cards


class PlayLastCard(Effect, frozen=True, tag="play_last_card"):
    """The card thrown away at the end of each Age may be played."""


class BuildFromDiscard(Effect, frozen=True, tag="build_from_discard"):
    """At the end of the turn one discarded Age card is built for free."""


# --- Conflict


class VictoryToken(Effect, frozen=True, tag="victory_token"):
    """Once: a victory token of that Age, without a conflict."""

    age: Literal[1, 2, 3, "current"]


class DiscardDefeats(Effect, frozen=True, tag="discard_defeats"):
    """Once: all own defeat tokens are discarded."""


BASE_EFFECTS: dict[str, tuple[type[Effect], ...]] = {
    "card": (
        Produce,
        ProduceChoice,
        TradePrice,
        VictoryPoints,
        Shields,
        Science,
        ScienceChoice,
        Coins,
        CoinsPer,
        PointsPer,
        PointsIfWonderComplete,
    ),
    "stage": (
        ProduceChoice,
        TradePrice,
        VictoryPoints,
        Shields,
        ScienceChoice,
        Coins,
        CopyGuild,
        FreeFirstOfColour,
        FreeFirstOfAge,
        FreeLastOfAge,
        FreeOncePerAge,
        PlayLastCard,
        BuildFromDiscard,
    ),
    "": (VictoryToken, DiscardDefeats),
}
"""What can be printed on the pieces of the base game. Those under "" wait for pieces of expansions to name them."""


def expansion_modules() -> list[ModuleType]:
    """`data.py` of each expansion."""
    return [expansion.module("data") for expansion in expansions() if expansion.has_module("data")]


def effect_tables() -> list[Mapping[str, tuple[type[Effect], ...]]]:
    """The effects by kind of piece: those of the base game, then those of each expansion."""
    return [BASE_EFFECTS, *(module.EFFECTS for module in expansion_modules())]


def all_effects() -> tuple[type[Effect], ...]:
    """Every effect there is, once."""
    return tuple(dict.fromkeys(effect for table in effect_tables() for row in table.values() for effect in row))


def effects_on(piece: str) -> Any:
    """The type of the effects that can be printed on a kind of piece, such as "card"."""
    return reduce(or_, (effect for table in effect_tables() for effect in table.get(piece, ())))
