"""The entries of the catalogue files: cards, guilds, boards, and what is needed to set up a game.

An expansion has the entries of its own files in a module of the same name in its folder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from mirabilia.core.catalogue import CatalogueEntry
from mirabilia.games.seven.data import (
    Age,
    Colour,
    Edition,
    Editions,
    Effect,
    ExpansionName,
    Givers,
    Id,
    Number,
    Players,
    Resource,
    SideName,
    effects_on,
)

if TYPE_CHECKING:
    CardEffect: TypeAlias = Effect
    StageEffect: TypeAlias = Effect
    BoardEffect: TypeAlias = Effect
else:
    CardEffect = effects_on("card")
    StageEffect = effects_on("stage")
    BoardEffect = effects_on("board")


class Cost(CatalogueEntry, frozen=True):
    coins: Number = 0
    wood: Number = 0
    stone: Number = 0
    clay: Number = 0
    ore: Number = 0
    glass: Number = 0
    cloth: Number = 0
    papyrus: Number = 0

    def units(self, resource: Resource) -> int:
        return int(getattr(self, resource))


class Piece(CatalogueEntry, frozen=True, kw_only=True):
    """Base of all pieces; it marks the fields that no source gives, and those on which sources differ."""

    id: Id
    reconstructed: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()


class EditionPiece(Piece, frozen=True, kw_only=True):
    """Base of the pieces that differ between the editions; the fields of `first` are those of the first edition."""

    editions: Editions = (1, 2)
    first: Any = None


class CardFirst(CatalogueEntry, frozen=True):
    """What is different on the card of the first edition."""

    players: tuple[Players, ...] | None = None
    cost: Cost | None = None
    chains_from: Givers | None = None
    effects: tuple[CardEffect, ...] | None = None


class Card(EditionPiece, frozen=True, kw_only=True):
    """A building that is dealt in an Age."""

    age: Age
    colour: Colour
    players: Annotated[tuple[Players, ...], Meta(min_length=1)]
    cost: Cost
    effects: tuple[CardEffect, ...]
    building: str = ""
    chains_from: Givers = ()
    first: CardFirst | None = None
    expansion: ExpansionName | None = None
    needs: tuple[ExpansionName, ...] = ()

    def __post_init__(self) -> None:
        if not self.building:
            force_setattr(self, "building", self.id)

    def copies(self, players: int) -> int:
        """How many copies are used with that number of players (BASE-011)."""
        return sum(least <= players for least in self.players)


class Stage(CatalogueEntry, frozen=True):
    """A stage of a wonder, with its effects or with alternatives of which the builder chooses one."""

    cost: Cost
    effects: tuple[StageEffect, ...] = ()
    choose: tuple[tuple[StageEffect, ...], ...] = ()


class Side(CatalogueEntry, frozen=True):
    """A side of a board."""

    stages: tuple[Stage, ...]
    ability: tuple[BoardEffect, ...] = ()


class BoardFirst(CatalogueEntry, frozen=True):
    """What is different on the board of the first edition."""

    resource: Resource | None = None
    day: Side | None = None
    night: Side | None = None


class Board(EditionPiece, frozen=True, kw_only=True):
    """A wonder board."""

    day: Side
    night: Side
    resource: Resource | None = None
    first: BoardFirst | None = None
    expansion: ExpansionName | None = None
    needs: tuple[ExpansionName, ...] = ()

    def side(self, name: SideName) -> Side:
        return self.day if name == "day" else self.night


class Setup(CatalogueEntry, frozen=True, kw_only=True):
    """The numbers of the rules; those of expansions (`SETUP` of their `entries.py`) are added to them."""

    coins: Number
    hand: Number
    turns: Number
    guilds_over_players: Number
    trade_price: Number
    sell_income: Number
    coins_per_point: Annotated[int, Meta(ge=1, le=99)]
    victory_values: tuple[Number, Number, Number]
    defeat_value: Annotated[int, Meta(ge=-99, le=0)]
    science_set_points: Number

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


class Box(CatalogueEntry, frozen=True, kw_only=True):
    """The pieces in a box, with those of expansions (`BOX`). In play coins and tokens never run out (BASE-004)."""

    boards: Number = 0
    wonder_cards: Number = 0
    two_player_cards: Number = 0
    age_cards: tuple[Number, ...] = ()
    guilds: Number = 0
    coins_of_1: Number = 0
    coins_of_3: Number = 0
    coins_of_6: Number = 0
    conflict_tokens: Number = 0
    victory_tokens: tuple[Number, ...] = ()
    defeat_tokens: Number = 0
    score_pads: Number = 0
    effect_sheets: Number = 0

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


class Catalogue(Struct, frozen=True, kw_only=True):
    """Everything of one edition; entries carry what they `need`. The rows of the files of expansions are added."""

    edition: Edition
    cards: tuple[Card, ...]
    guilds: tuple[Card, ...]
    boards: tuple[Board, ...]
    setup: Setup
    components: dict[str, Box]
    fingerprint: str

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

    def row(self, name: str) -> tuple[Any, ...]:
        """The pieces of a file."""
        entries: tuple[Any, ...] = getattr(self, name)
        return entries
