"""The catalogue of 7 Wonders Duel: what is printed on cards, Wonders, tokens and board, as typed entries."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from mirabilia.core.catalogue import CatalogueEntry

Resource: TypeAlias = Literal["wood", "clay", "stone", "glass", "papyrus"]
Colour: TypeAlias = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple"]
Symbol: TypeAlias = Literal["quill", "mortar", "plumb_level", "wheel", "sundial", "armillary_sphere", "balance"]
Deck: TypeAlias = Literal["age_1", "age_2", "age_3", "guild"]
Countable: TypeAlias = Literal["brown", "grey", "blue", "green", "yellow", "red", "wonder", "coins_div_3"]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Units: TypeAlias = Annotated[int, Meta(ge=1, le=4)]
Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]

RESOURCES: tuple[Resource, ...] = ("wood", "clay", "stone", "glass", "papyrus")
FAMILIES: tuple[frozenset[Resource], ...] = (frozenset(RESOURCES[:3]), frozenset(RESOURCES[3:]))
"""Raw materials and manufactured goods (DUEL-017)."""
COLOURS: tuple[Colour, ...] = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
SYMBOLS: tuple[Symbol, ...] = ("quill", "mortar", "plumb_level", "wheel", "sundial", "armillary_sphere", "balance")
COUNTED: tuple[str, ...] = (*COLOURS, "wonder", "coins_div_3")
"""What a city has some of, in the order of the counts the rules keep."""
DECKS: tuple[Deck, ...] = ("age_1", "age_2", "age_3", "guild")
SLOTS = 20


class Effect(CatalogueEntry, frozen=True, tag_field="effect", kw_only=True):
    """What a card, Wonder or token does. The tag is the effect's name in the TOML files."""


class Produce(Effect, frozen=True, tag="produce"):
    """Production every turn; on brown and grey cards it raises the opponent's prices."""

    resources: dict[Resource, Units]


class ProduceChoice(Effect, frozen=True, tag="produce_choice"):
    """One unit per turn of any resource in a family; the opponent's prices do not change."""

    one_of: tuple[Resource, ...]


class TradePrice(Effect, frozen=True, tag="trade_price"):
    """The listed resources are bought at a fixed price."""

    resources: tuple[Resource, ...]
    price: Number


class VictoryPoints(Effect, frozen=True, tag="victory_points"):
    value: Number


class Shields(Effect, frozen=True, tag="shields"):
    value: Number


class Science(Effect, frozen=True, tag="science"):
    symbol: Symbol


class Coins(Effect, frozen=True, tag="coins"):
    """Once, on building."""

    value: Number


class CoinsPer(Effect, frozen=True, tag="coins_per"):
    """Once, on building: coins for each such thing in the own city."""

    value: Number
    count: Countable


class CoinsMajority(Effect, frozen=True, tag="coins_majority"):
    """Once, on building: coins for each such thing in the city that has more of them."""

    value: Number
    count: tuple[Countable, ...]


class PointsMajority(Effect, frozen=True, tag="vp_majority"):
    """At the end: points for each such thing in the city that has more of them."""

    value: Number
    count: tuple[Countable, ...]


class OpponentLosesCoins(Effect, frozen=True, tag="opponent_loses_coins"):
    value: Number


class PlayAgain(Effect, frozen=True, tag="play_again"):
    pass


class DestroyOpponentCard(Effect, frozen=True, tag="destroy_opponent_card"):
    colour: Literal["brown", "grey"]


class DrawProgressToken(Effect, frozen=True, tag="draw_progress_token"):
    draw: Annotated[int, Meta(ge=1, le=5)]
    keep: Literal[1]


class BuildFromDiscard(Effect, frozen=True, tag="build_from_discard"):
    pass


class ResourceDiscount(Effect, frozen=True, tag="resource_discount"):
    """Later constructions of that kind need fewer resource units."""

    applies_to: Literal["wonder", "blue"]
    value: Number


class GainOpponentTradeSpending(Effect, frozen=True, tag="gain_opponent_trade_spending"):
    pass


class PointsPerToken(Effect, frozen=True, tag="vp_per_own_progress_token"):
    value: Number


class ExtraShields(Effect, frozen=True, tag="extra_shields"):
    applies_to: Literal["red"]
    value: Number


class GrantPlayAgain(Effect, frozen=True, tag="grant_play_again"):
    applies_to: Literal["wonder"]


class CoinsOnChainBuild(Effect, frozen=True, tag="coins_on_chain_build"):
    value: Number


CardEffect: TypeAlias = (
    Produce
    | ProduceChoice
    | TradePrice
    | VictoryPoints
    | Shields
    | Science
    | Coins
    | CoinsPer
    | CoinsMajority
    | PointsMajority
)
WonderEffect: TypeAlias = (
    ProduceChoice
    | VictoryPoints
    | Shields
    | Coins
    | OpponentLosesCoins
    | PlayAgain
    | DestroyOpponentCard
    | DrawProgressToken
    | BuildFromDiscard
)
TokenEffect: TypeAlias = (
    VictoryPoints
    | Science
    | Coins
    | ResourceDiscount
    | GainOpponentTradeSpending
    | PointsPerToken
    | ExtraShields
    | GrantPlayAgain
    | CoinsOnChainBuild
)


class Cost(CatalogueEntry, frozen=True):
    coins: Number = 0
    wood: Number = 0
    clay: Number = 0
    stone: Number = 0
    glass: Number = 0
    papyrus: Number = 0

    def units(self, resource: Resource) -> int:
        return int(getattr(self, resource))


class Card(CatalogueEntry, frozen=True):
    """A structure."""

    id: Id
    deck: Deck
    colour: Colour
    cost: Cost
    effects: tuple[CardEffect, ...]
    chain: str | None = None
    free_with: str | None = None
    reconstructed: tuple[Literal["name_it"], ...] = ()

    @property
    def age(self) -> int:
        return 3 if self.deck == "guild" else int(self.deck[-1])


class Wonder(CatalogueEntry, frozen=True):
    id: Id
    cost: Cost
    effects: tuple[WonderEffect, ...]


class Token(CatalogueEntry, frozen=True):
    """A Progress token."""

    id: Id
    effects: tuple[TokenEffect, ...]


class Row(CatalogueEntry, frozen=True):
    face: Literal["up", "down"]
    x: tuple[int, ...]


class Layout(CatalogueEntry, frozen=True):
    """How the 20 cards of an Age lie on the table."""

    age: Literal[1, 2, 3]
    rows: tuple[Row, ...]

    def slots(self) -> tuple[tuple[int, int, bool], ...]:
        """Row, x and whether it starts face up, for each slot."""
        return tuple((r, x, row.face == "up") for r, row in enumerate(self.rows) for x in row.x)

    def covered_by(self) -> tuple[tuple[int, ...], ...]:
        """For each slot the slots that lie on it (DUEL-044)."""
        slots = self.slots()
        return tuple(
            tuple(number for number, (row, x, _) in enumerate(slots) if row == below + 1 and x in (left - 1, left + 1))
            for below, left, _ in slots
        )


class Zone(CatalogueEntry, frozen=True, rename={"first": "from", "last": "to"}):
    """A zone of the conflict track, by the distance of the pawn from the middle."""

    first: Number
    last: Number
    points: Number
    loot: Number = 0


class CoinPieces(CatalogueEntry, frozen=True):
    """The coin pieces in the box. The bank is unlimited in play (DUEL-005)."""

    ones: Number
    threes: Number
    sixes: Number

    @property
    def total(self) -> int:
        return self.ones + 3 * self.threes + 6 * self.sixes


class Beginner(CatalogueEntry, frozen=True):
    first: tuple[str, str, str, str]
    second: tuple[str, str, str, str]


class Setup(CatalogueEntry, frozen=True):
    coins: Number
    progress_on_board: Number
    removed_per_age: Number
    guilds_in_play: Number
    wonders_offered: Literal[4]
    wonders_built_at_most: Number
    symbols_to_win: Annotated[int, Meta(ge=1, le=7)]
    coins_per_point: Annotated[int, Meta(ge=1, le=99)]
    price: Number
    fixed_price: Number
    discard_income: Number
    supply: CoinPieces
    beginner: Beginner


class Catalogue(Struct, frozen=True):
    cards: tuple[Card, ...]
    wonders: tuple[Wonder, ...]
    tokens: tuple[Token, ...]
    zones: tuple[Zone, ...]
    layouts: tuple[Layout, ...]
    setup: Setup
    fingerprint: str

    def chain_giver(self, symbol: str) -> Card:
        return next(card for card in self.cards if card.chain == symbol)
