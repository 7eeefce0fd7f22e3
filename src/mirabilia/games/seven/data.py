"""The catalogue of 7 Wonders: what is printed on cards, leaders, boards and Edifices, as typed entries."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, cast, get_args

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from mirabilia.games.seven.expansion import expansions

Resource: TypeAlias = Literal["wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"]
Colour: TypeAlias = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple", "black", "white"]
Symbol: TypeAlias = Literal["compass", "gear", "tablet"]
Edition: TypeAlias = Literal[1, 2]
Expansion: TypeAlias = Literal["leaders", "cities", "edifice"]
SideName: TypeAlias = Literal["day", "night"]
Neighbour: TypeAlias = Literal["left", "right"]
Place: TypeAlias = Literal["own", "neighbours"]
Deck: TypeAlias = Literal["standard", "expert", "cities", "cities_2012"]
Age: TypeAlias = Literal[1, 2, 3]
Countable: TypeAlias = Literal[
    "brown",
    "grey",
    "blue",
    "yellow",
    "red",
    "green",
    "purple",
    "black",
    "white",
    "stage",
    "victory_token",
    "defeat_token",
    "colour",
    "brown_grey_set",
]
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
COLOURS = cast(
    "tuple[Colour, ...]",
    (
        *("brown", "grey", "blue", "yellow", "red", "green", "purple", "black", "white"),
        *(colour for expansion in expansions() for colour in expansion.colours),
    ),
)
"""The colours of the cards; white are the leaders, black the City cards."""
MOST_COLOURS = 10
"""The counts of all of them have to fit into a word."""
SYMBOLS: tuple[Symbol, ...] = ("compass", "gear", "tablet")
EXPANSIONS = cast("tuple[Expansion, ...]", tuple(expansion.name for expansion in expansions() if expansion.is_option))
SIDES: tuple[SideName, ...] = ("day", "night")
"""The sides of a board; the first edition and Cities print A for day and B for night."""
NEIGHBOURS: tuple[Neighbour, ...] = ("left", "right")
"""Left is clockwise and called West, right is counter-clockwise and called East (BASE-009)."""
AGES: tuple[Age, ...] = (1, 2, 3)
COUNTED: tuple[Countable, ...] = (*COLOURS, "stage", "victory_token", "defeat_token", "colour", "brown_grey_set")
"""What a city has some of. `colour`: different colours of its Age cards, leaders apart; `brown_grey_set`: pairs of
one brown and one grey card."""
PLAYERS = (3, 4, 5, 6, 7)
"""The numbers of players the decks are made for; other numbers use the decks of 3 or 7."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything read from a catalogue file: a misspelt field is an error."""


class Effect(Entry, frozen=True, tag_field="effect", kw_only=True):
    """What a card, stage, leader or Edifice does. The tag is the effect's name in the TOML files."""


# --- Production and trade


class Produce(Effect, frozen=True, tag="produce"):
    """Production every turn; neighbours may buy what is for sale."""

    resources: Annotated[dict[Resource, Units], Meta(min_length=1)]
    for_sale: bool


class ProduceChoice(Effect, frozen=True, tag="produce_choice"):
    """One unit a turn, chosen anew each turn; neighbours may buy any of them if it is for sale."""

    one_of: Annotated[tuple[Resource, ...], Meta(min_length=2)]
    for_sale: bool


class ProducePool(Effect, frozen=True, tag="produce_pool"):
    """One unit a turn of a resource that board, brown and grey cards do produce (`own`) or do not (`not_own`)."""

    pool: Literal["own", "not_own"]


class TradePrice(Effect, frozen=True, tag="trade_price"):
    """The listed resources are bought from the listed neighbours at this price."""

    resources: Annotated[tuple[Resource, ...], Meta(min_length=1)]
    sides: Annotated[tuple[Neighbour, ...], Meta(min_length=1, max_length=2)]
    price: Number


class Rebate(Effect, frozen=True, tag="rebate"):
    """Each turn one resource bought from that neighbour costs less."""

    side: Neighbour
    value: Number


class BankPurchase(Effect, frozen=True, tag="bank_purchase"):
    """Once a turn one resource of any kind may be bought from the bank."""

    price: Number


# --- Points, shields and symbols


class VictoryPoints(Effect, frozen=True, tag="victory_points"):
    value: Number


class Shields(Effect, frozen=True, tag="shields"):
    value: Number


class ShieldsPerDefeat(Effect, frozen=True, tag="shields_per_defeat"):
    """Each defeat token, earlier or later, is also worth shields."""

    value: Number


class Science(Effect, frozen=True, tag="science"):
    symbol: Symbol


class ScienceChoice(Effect, frozen=True, tag="science_choice"):
    """Symbols of free choice, fixed at the end of the game."""

    value: Number


class Mask(Effect, frozen=True, tag="mask"):
    """At the end of the game copies symbols of neighbours' green cards, one card per mask."""

    value: Number


class ReplaceSymbol(Effect, frozen=True, tag="replace_symbol"):
    """At the end one symbol may become any other."""


class ExtraCommonSymbol(Effect, frozen=True, tag="extra_common_symbol"):
    """At the end one more symbol of the kind owned most."""


# --- Coins


class Coins(Effect, frozen=True, tag="coins"):
    """Once, on building or recruiting."""

    value: Number


class NeighboursCoins(Effect, frozen=True, tag="neighbours_coins"):
    """Once, on building: each neighbour takes coins from the bank."""

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


class OthersLose(Effect, frozen=True, tag="others_lose"):
    """At the end of the turn every other player loses coins: once, or for each own token or stage, or by the Age."""

    value: Number
    per: Literal["fixed", "victory_token", "stage", "age"] = "fixed"


class OthersLoseOnStage(Effect, frozen=True, tag="others_lose_on_stage"):
    """Every other player loses coins each time a stage of the own wonder is built later."""

    value: Number


# --- Points at the end of the game


class PointsPer(Counting, frozen=True, tag="points_per"):
    """Points for each such thing."""


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


class PointsIfWonderComplete(Effect, frozen=True, tag="points_if_wonder_complete"):
    value: Number


class PointsIfMost(Effect, frozen=True, tag="points_if_most"):
    """Points for having strictly more than each neighbour."""

    value: Number
    count: Countable | Literal["coins"]


class PointsIfNoDefeat(Effect, frozen=True, tag="points_if_no_defeat"):
    value: Number


class PointsIfOnlyLeader(Effect, frozen=True, tag="points_if_only_leader"):
    """Points if no other leader lies face up in the city."""

    value: Number


class CopyGuild(Effect, frozen=True, tag="copy_guild"):
    """One guild of a neighbour is scored as if it were the own one."""


class DoubleGuild(Effect, frozen=True, tag="double_guild"):
    """One own guild is applied a second time."""


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


class FreeColour(Effect, frozen=True, tag="free_colour"):
    """Every card of this colour is free."""

    colour: Colour


class ResourceDiscount(Effect, frozen=True, tag="resource_discount"):
    """Later stages, or cards of that colour, need fewer resource units."""

    applies_to: Literal["stage"] | Colour
    value: Number


class StagesWithoutResources(Effect, frozen=True, tag="stages_without_resources"):
    """Later stages of the own wonder need no resources; coins are still paid."""


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


class OthersDiscardVictory(Effect, frozen=True, tag="others_discard_victory"):
    """Once: every other player discards a victory token of their choice."""


class RedirectDefeats(Effect, frozen=True, tag="redirect_defeats"):
    """Later defeat tokens go to whoever won."""


class Diplomacy(Effect, frozen=True, tag="diplomacy"):
    """Once: takes Diplomacy tokens."""

    value: Number


# --- Leaders


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


# --- Edifice


class PawnFromBox(Effect, frozen=True, tag="pawn_from_box"):
    """Once: a pawn of that Age, or of an Age of one's choice, from the box."""

    age: Literal[1, 2, 3, "any"]


CardEffect: TypeAlias = (
    Produce
    | ProduceChoice
    | ProducePool
    | TradePrice
    | Rebate
    | VictoryPoints
    | Shields
    | Science
    | ScienceChoice
    | Mask
    | Coins
    | NeighboursCoins
    | CoinsPer
    | OthersLose
    | PointsPer
    | PointsPerCoins
    | PointsIfWonderComplete
    | StagesWithoutResources
    | Diplomacy
    | CopyLeader
)
"""What cards of all colours but white do."""
StageEffect: TypeAlias = (
    ProduceChoice
    | TradePrice
    | VictoryPoints
    | Shields
    | ScienceChoice
    | Coins
    | OthersLose
    | CopyGuild
    | FreeFirstOfColour
    | FreeFirstOfAge
    | FreeLastOfAge
    | FreeOncePerAge
    | PlayLastCard
    | BuildFromDiscard
    | Diplomacy
    | DrawLeaders
    | RecruitLeader
    | BuryLeader
    | PawnFromBox
)
BoardEffect: TypeAlias = FreeLeaders | LeaderDiscount | KeepLeaders
"""What a board does from the start of the game."""
LeaderEffect: TypeAlias = (
    BankPurchase
    | VictoryPoints
    | Shields
    | ShieldsPerDefeat
    | Science
    | ReplaceSymbol
    | ExtraCommonSymbol
    | Coins
    | CoinsOnBuild
    | CoinsOnChain
    | CoinsOnVictory
    | CoinsOnStage
    | CoinsOnTrade
    | BankBonus
    | OthersLose
    | OthersLoseOnStage
    | PointsPer
    | PointsPerCoins
    | PointsPerSet
    | PointsPerScienceSet
    | PointsPerVictoryPair
    | PointsIfMost
    | PointsIfNoDefeat
    | PointsIfOnlyLeader
    | FreeOncePerAge
    | FreeColour
    | ResourceDiscount
    | BuildFromDiscard
    | VictoryToken
    | DiscardDefeats
    | OthersDiscardVictory
    | RedirectDefeats
    | Diplomacy
    | FreeLeaders
)
RewardEffect: TypeAlias = ProduceChoice | Shields | Coins | PointsPer | DoubleGuild | VictoryToken | DiscardDefeats
"""What a pawn of a built Edifice brings."""


BASE_EFFECTS: tuple[type[Effect], ...] = (
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
    PlayLastCard,
    BuildFromDiscard,
    FreeFirstOfColour,
    FreeFirstOfAge,
    FreeLastOfAge,
    FreeOncePerAge,
    CopyGuild,
)
"""What cards and stages of the base game do."""
EXPANSION_EFFECTS: tuple[type[Effect], ...] = tuple(
    sorted(
        {*get_args(CardEffect), *get_args(StageEffect), *get_args(BoardEffect)}.union(
            get_args(LeaderEffect), get_args(RewardEffect)
        ).difference(BASE_EFFECTS),
        key=lambda effect: str(effect.__struct_config__.tag),
    )
)


class Cost(Entry, frozen=True):
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


class CardFirst(Entry, frozen=True):
    """What is different on the card of the first edition."""

    players: tuple[Players, ...] | None = None
    cost: Cost | None = None
    chains_from: Givers | None = None
    effects: tuple[CardEffect, ...] | None = None


class Card(Entry, frozen=True):
    """A building: an Age card, a guild or a City card."""

    id: Id
    age: Age
    colour: Colour
    players: Annotated[tuple[Players, ...], Meta(min_length=1)]
    cost: Cost
    effects: tuple[CardEffect, ...]
    building: str = ""
    chains_from: Givers = ()
    editions: Editions = (1, 2)
    first: CardFirst | None = None
    expansion: Expansion | None = None
    needs: tuple[Expansion, ...] = ()
    reconstructed: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.building:
            force_setattr(self, "building", self.id)

    def copies(self, players: int) -> int:
        """How many copies are used with that number of players (BASE-011)."""
        return sum(least <= players for least in self.players)


class LeaderFirst(Entry, frozen=True):
    """What is different about the leader in the first edition."""

    deck: Deck


class Leader(Entry, frozen=True):
    """A leader; its cost is in coins, and without `cost` it depends on the Age."""

    id: Id
    deck: Deck
    effects: tuple[LeaderEffect, ...]
    cost: Number | None = None
    cost_by_age: bool = False
    editions: Editions = (1, 2)
    first: LeaderFirst | None = None
    needs: tuple[Expansion, ...] = ()
    reconstructed: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()


class Stage(Entry, frozen=True):
    """A stage of a wonder, with its effects or with alternatives of which the builder chooses one."""

    cost: Cost
    effects: tuple[StageEffect, ...] = ()
    choose: tuple[tuple[StageEffect, ...], ...] = ()


class Side(Entry, frozen=True):
    """A side of a board."""

    stages: tuple[Stage, ...]
    ability: tuple[BoardEffect, ...] = ()


class BoardFirst(Entry, frozen=True):
    """What is different on the board of the first edition."""

    resource: Resource | None = None
    day: Side | None = None
    night: Side | None = None


class Board(Entry, frozen=True):
    """A wonder board."""

    id: Id
    day: Side
    night: Side
    resource: Resource | None = None
    editions: Editions = (1, 2)
    first: BoardFirst | None = None
    expansion: Expansion | None = None
    needs: tuple[Expansion, ...] = ()
    reconstructed: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()

    def side(self, name: SideName) -> Side:
        return self.day if name == "day" else self.night


class Penalty(Entry, frozen=True, tag_field="penalty", kw_only=True):
    """What a failed Edifice costs those without a pawn of it."""


class DiscardCard(Penalty, frozen=True, tag="discard_card"):
    """One own card of that colour."""

    colour: Colour


class Pay(Penalty, frozen=True, tag="pay"):
    coins: Number


class ReturnVictoryTokens(Penalty, frozen=True, tag="return_victory_tokens"):
    number: Number


class Edifice(Entry, frozen=True):
    """An Edifice; its cost is in coins, its reward is for each pawn."""

    id: Id
    age: Age
    cost: Number
    reward: tuple[RewardEffect, ...]
    penalty: DiscardCard | Pay | ReturnVictoryTokens
    reconstructed: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()


class Setup(Entry, frozen=True):
    coins: Number
    coins_with_leaders: Number
    hand: Number
    hand_with_cities: Number
    turns: Number
    turns_with_cities: Number
    guilds_over_players: Number
    trade_price: Number
    sell_income: Number
    coins_per_point: Annotated[int, Meta(ge=1, le=99)]
    victory_values: tuple[Number, Number, Number]
    defeat_value: Annotated[int, Meta(ge=-99, le=0)]
    science_set_points: Number
    leaders_dealt: Number
    leader_cost_by_age: tuple[Number, Number, Number]
    pawns: dict[Literal["3", "4", "5", "6", "7"], Number]
    edifice_debt: tuple[Number, Number, Number]

    def pawns_for(self, players: int) -> int:
        """Pawns on each Edifice card (EDIF-015)."""
        return next(pawns for number, pawns in self.pawns.items() if int(number) == players)


class Box(Entry, frozen=True):
    """The pieces in a box. In play coins, tokens and pawns never run out (BASE-004, CITY-009, EDIF-011)."""

    boards: Number = 0
    wonder_cards: Number = 0
    two_player_cards: Number = 0
    age_cards: tuple[Number, ...] = ()
    city_cards: tuple[Number, ...] = ()
    edifice_cards: tuple[Number, ...] = ()
    guilds: Number = 0
    leaders: Number = 0
    blank_leaders: Number = 0
    courtesan_tokens: Number = 0
    coins_of_1: Number = 0
    coins_of_3: Number = 0
    coins_of_6: Number = 0
    conflict_tokens: Number = 0
    victory_tokens: tuple[Number, ...] = ()
    defeat_tokens: Number = 0
    debt_tokens: Number = 0
    debt_tokens_of_1: Number = 0
    debt_tokens_of_5: Number = 0
    diplomacy_tokens: Number = 0
    pawns: Number = 0
    score_pads: Number = 0
    effect_sheets: Number = 0


class Catalogue(Struct, frozen=True):
    """Everything of one edition, the expansions included; entries carry what they `need`."""

    edition: Edition
    cards: tuple[Card, ...]
    guilds: tuple[Card, ...]
    black: tuple[Card, ...]
    leaders: tuple[Leader, ...]
    boards: tuple[Board, ...]
    edifices: tuple[Edifice, ...]
    setup: Setup
    components: dict[str, Box]
    fingerprint: str
