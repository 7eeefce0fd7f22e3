"""The catalogue of 7 Wonders Duel: what is printed on cards, Wonders, tokens and board, as typed entries."""

from __future__ import annotations

import hashlib
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from mirabilia.core.catalogue import File, unique

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


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything read from a catalogue file: a misspelt field is an error."""


class Effect(Entry, frozen=True, tag_field="effect", kw_only=True):
    """What a card, Wonder or token does. The tag is the effect's name in the TOML files."""


class Produce(Effect, frozen=True, tag="produce"):
    """Production every turn; on brown and grey cards it raises the opponent's prices."""

    resources: dict[Resource, Units]


class ProduceChoice(Effect, frozen=True, tag="produce_choice"):
    """One unit a turn, chosen anew from one family; the opponent's prices do not change."""

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


class Cost(Entry, frozen=True):
    coins: Number = 0
    wood: Number = 0
    clay: Number = 0
    stone: Number = 0
    glass: Number = 0
    papyrus: Number = 0

    def units(self, resource: Resource) -> int:
        return int(getattr(self, resource))


class Card(Entry, frozen=True):
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


class Wonder(Entry, frozen=True):
    id: Id
    cost: Cost
    effects: tuple[WonderEffect, ...]


class Token(Entry, frozen=True):
    """A Progress token."""

    id: Id
    effects: tuple[TokenEffect, ...]


class Row(Entry, frozen=True):
    face: Literal["up", "down"]
    x: tuple[int, ...]


class Layout(Entry, frozen=True):
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


class Zone(Entry, frozen=True, rename={"first": "from", "last": "to"}):
    """A zone of the conflict track, by the distance of the pawn from the middle."""

    first: Number
    last: Number
    points: Number
    loot: Number = 0


class Supply(Entry, frozen=True):
    """The coin pieces in the box. The bank is unlimited in play (DUEL-005)."""

    ones: Number
    threes: Number
    sixes: Number

    @property
    def total(self) -> int:
        return self.ones + 3 * self.threes + 6 * self.sixes


class Beginner(Entry, frozen=True):
    first: tuple[str, str, str, str]
    second: tuple[str, str, str, str]


class Setup(Entry, frozen=True):
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
    supply: Supply
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


def load() -> Catalogue:
    """Read and check the four catalogue files."""
    card_file, wonder_file = File("duel", "cards.toml"), File("duel", "wonders.toml")
    token_file, board_file = File("duel", "progress.toml"), File("duel", "board.toml")
    card_file.only("card")
    wonder_file.only("wonder")
    token_file.only("token")
    board_file.only("setup", "zone", "layout")
    prints = "".join(f.fingerprint for f in (card_file, wonder_file, token_file, board_file))
    catalogue = Catalogue(
        cards=card_file.entries("card", Card),
        wonders=wonder_file.entries("wonder", Wonder),
        tokens=token_file.entries("token", Token),
        zones=board_file.entries("zone", Zone),
        layouts=board_file.entries("layout", Layout),
        setup=board_file.table("setup", Setup),
        fingerprint=hashlib.sha256(prints.encode()).hexdigest()[:12],
    )
    _check_cards(card_file, catalogue)
    _check_wonders(wonder_file, board_file, catalogue)
    _check_tokens(token_file, catalogue)
    _check_board(board_file, catalogue)
    return catalogue


def _check_cost(file: File, entry: str, cost: Cost) -> None:
    for resource in RESOURCES:
        if cost.units(resource) > 4:
            raise file.fail(entry, f"cost.{resource}", "at most 4 units of one resource")


def _check_choice(file: File, entry: str, effects: tuple[Effect, ...]) -> None:
    for effect in effects:
        if isinstance(effect, ProduceChoice) and frozenset(effect.one_of) not in FAMILIES:
            raise file.fail(entry, "effects.one_of", "a choice is among all raw or all manufactured resources")


def _check_cards(file: File, catalogue: Catalogue) -> None:
    cards, setup = catalogue.cards, catalogue.setup
    unique(file, cards, "card")
    if len(cards) > 100:
        raise file.fail("", "card", f"at most 100 cards, not {len(cards)}")
    givers: dict[str, Card] = {}
    for card in cards:
        entry = f"card {card.id}"
        _check_cost(file, entry, card.cost)
        _check_choice(file, entry, card.effects)
        if (card.colour == "purple") != (card.deck == "guild"):
            raise file.fail(entry, "colour", "purple cards, and no others, are in the guild deck")
        for effect in card.effects:
            if isinstance(effect, TradePrice) and effect.price != setup.fixed_price:
                raise file.fail(entry, "effects.price", f"the fixed price of the board is {setup.fixed_price}")
        if card.chain is not None:
            if card.chain in givers:
                raise file.fail(entry, "chain", f"{givers[card.chain].id} carries the symbol {card.chain!r} already")
            if card.colour in ("brown", "grey"):
                raise file.fail(entry, "chain", "brown and grey cards carry no symbol, they can be destroyed")
            givers[card.chain] = card
    for card in cards:
        if card.free_with is not None:
            if card.free_with not in givers:
                raise file.fail(f"card {card.id}", "free_with", f"no card carries the symbol {card.free_with!r}")
            if givers[card.free_with].age >= card.age:
                raise file.fail(f"card {card.id}", "free_with", "the symbol must come from an earlier Age")
    played = {"age_1": SLOTS, "age_2": SLOTS, "age_3": SLOTS - setup.guilds_in_play, "guild": setup.guilds_in_play}
    for deck in DECKS:
        there = sum(card.deck == deck for card in cards)
        needed = played[deck] if deck == "guild" else played[deck] + setup.removed_per_age
        if there < needed or (there > needed and deck != "guild"):
            raise file.fail("", "card", f"deck {deck} needs {needed} cards, there are {there}")


def _check_wonders(file: File, board: File, catalogue: Catalogue) -> None:
    unique(file, catalogue.wonders, "wonder")
    if not 8 <= len(catalogue.wonders) <= 20:
        raise file.fail("", "wonder", f"8 to 20 Wonders are needed, not {len(catalogue.wonders)}")
    ids = {wonder.id for wonder in catalogue.wonders}
    for wonder in catalogue.wonders:
        entry = f"wonder {wonder.id}"
        _check_cost(file, entry, wonder.cost)
        _check_choice(file, entry, wonder.effects)
        choices = (DestroyOpponentCard, DrawProgressToken, BuildFromDiscard)
        if sum(isinstance(effect, choices) for effect in wonder.effects) > 1:
            raise file.fail(entry, "effects", "at most one effect that asks for a choice")
    beginner = catalogue.setup.beginner
    for field, named in (("first", beginner.first), ("second", beginner.second)):
        for name in named:
            if name not in ids:
                raise board.fail("[setup.beginner]", field, f"there is no Wonder {name!r}")
    if len(set(beginner.first + beginner.second)) != 8:
        raise board.fail("[setup.beginner]", "second", "eight different Wonders are needed")


def _check_tokens(file: File, catalogue: Catalogue) -> None:
    unique(file, catalogue.tokens, "token")
    if not catalogue.setup.progress_on_board <= len(catalogue.tokens) <= 20:
        raise file.fail("", "token", f"{catalogue.setup.progress_on_board} to 20 tokens are needed")


def _check_board(file: File, catalogue: Catalogue) -> None:
    if tuple(layout.age for layout in catalogue.layouts) != (1, 2, 3):
        raise file.fail("", "layout", "one [[layout]] for each of the ages 1, 2, 3, in this order")
    for layout in catalogue.layouts:
        if len(layout.slots()) != SLOTS:
            raise file.fail(f"layout {layout.age}", "rows", f"{SLOTS} cards are needed, not {len(layout.slots())}")
    expected = 0
    for number, zone in enumerate(catalogue.zones, 1):
        if zone.first != expected or zone.last < zone.first:
            raise file.fail(f"zone number {number}", "from", f"zones follow one another: expected {expected}")
        expected = zone.last + 1
    if sum(zone.loot > 0 for zone in catalogue.zones) > 2:
        raise file.fail("", "zone", "at most two zones with loot")
