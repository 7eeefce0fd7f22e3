"""What a view of Duel is made of. `view.py` fills it in."""

from __future__ import annotations

import msgspec

from mirabilia.core.contract import Cost, Result, Seat


class Options(msgspec.Struct, frozen=True):
    """What was chosen before the game."""

    wonders: str
    """How the players come to their Wonders: "draft", "random" or "beginner"."""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the pending choice is about; only the field that belongs to the choice is there."""

    wonders: list[str] | None = None
    """In the draft: the Wonders to choose from."""
    number: int | None = None
    """When the Great Library has drawn Progress tokens: how many. Which ones is for `own` alone."""
    colour: str | None = None
    """When a card is to be destroyed: its colour."""


class LayoutCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that still lies in the layout of the Age."""

    slot: int
    """Its place, counted from the top row and from the left."""
    row: int
    """Its row; the top row is 0, and each row lies partly on the one before."""
    x: int
    """Where its middle is from the left, in half cards."""
    back: str
    """What its back shows: "age_1", "age_2", "age_3" or "guild"."""
    face: str
    """Which side lies up: "up" or "down"."""
    accessible: bool
    """Whether it can be taken: no other card lies on it."""
    covered_by: list[int]
    """The slots of the cards that lie on it."""
    card: str | None = None
    """Which card it is; left out while it lies face down."""


class CityWonder(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Wonder of a city."""

    wonder: str
    """Which one."""
    built: bool
    """Whether it is built."""
    available: bool
    """Whether it can still be built: it is not built, and the game has room for one more."""
    card: str | None = None
    """The card that lies under it; left out while it is not built."""


class Choices(msgspec.Struct, frozen=True):
    """Units that a city produces each turn, of a resource that it chooses for each payment."""

    raw: int
    """Units of wood, clay or stone."""
    manufactured: int
    """Units of glass or papyrus."""


class CityCosts(msgspec.Struct, frozen=True):
    """What a city would pay now, by id. Empty when the game is over."""

    cards: dict[str, Cost]
    """For each accessible card."""
    wonders: dict[str, Cost]
    """For each of its Wonders that can still be built."""


class Supremacy(msgspec.Struct, frozen=True):
    """What a city still needs to win at once."""

    symbols: int
    """Different science symbols."""
    shields: int
    """Spaces that it has to push the Conflict pawn."""


class City(msgspec.Struct, frozen=True):
    """What a player owns, and what follows from it."""

    seat: Seat
    """Whose city it is."""
    coins: int
    """The coins in its treasury."""
    cards: dict[str, list[str]]
    """The structures by colour."""
    wonders: list[CityWonder]
    """All Wonders, built or not, in the order in which they were drafted."""
    progress: list[str]
    """The Progress tokens."""
    production: dict[str, int]
    """Units by resource that brown and grey cards produce: what raises the opponent's prices."""
    choices: Choices
    """Units of resources to choose, which raise nobody's prices."""
    prices: dict[str, int]
    """Coins for one unit from the bank, by resource."""
    fixed_prices: list[str]
    """The resources that are bought at the fixed price."""
    symbols: list[str]
    """The different science symbols."""
    pairs: list[str]
    """The science symbols that the city has had twice."""
    chains: list[str]
    """The chain symbols, which make later cards free."""
    supremacy: Supremacy
    """What it still needs to win at once."""
    discard_income: int
    """Coins for discarding a card."""
    scores: dict[str, int]
    """The points by category as if the game ended now, with their sum under "total"."""
    costs: CityCosts
    """What the cards and Wonders within reach would cost the city now."""


class MilitaryToken(msgspec.Struct, frozen=True):
    """A Military token on the conflict track."""

    distance: int
    """The spaces from the middle at which it strikes."""
    coins: int
    """What it takes from the player it strikes."""


class Conflict(msgspec.Struct, frozen=True):
    """The conflict track."""

    pawn: int
    """Spaces of the pawn from the middle; positive towards the capital of seat 1."""
    capital: int
    """Spaces from the middle to a capital."""
    tokens: list[list[MilitaryToken]]
    """For each seat the tokens that can still strike it, the nearest first."""


class Progress(msgspec.Struct, frozen=True):
    """The Progress tokens that nobody has."""

    board: list[str]
    """Those on the board, for who completes a pair of science symbols."""
    box: list[str]
    """Those in the box, in the order of the catalogue: nobody knows the order in which they would be drawn."""


class Wonders(msgspec.Struct, frozen=True):
    """The Wonders of both players together."""

    built: int
    """How many are built."""
    at_most: int
    """How many can be built in a game."""
    box: list[str] | None
    """The Wonders that are not in the game; null until all that are have been shown."""


class Own(msgspec.Struct, frozen=True):
    """What only one seat may know."""

    seat: Seat
    """The seat of the viewer."""
    tokens: list[str] | None = None
    """The Progress tokens that the Great Library has drawn for this seat, while it chooses; else null."""


class View(msgspec.Struct, frozen=True):
    """All that a player may see. Everything but `own` is public."""

    game: str
    """Always "duel"."""
    options: Options
    """What was chosen before the game."""
    age: int
    """1 to 3; 0 during the draft."""
    choice: str
    """What has to be decided: "draft", "turn", "progress", "library", "revive", "destroy", "begin" or "over"."""
    to_act: list[Seat]
    """The seat that decides; nobody when the game is over."""
    offer: Offer | None
    """What the choice is about, if that is not on the table."""
    extra_turn: bool
    """Whether the acting seat has another turn after this one."""
    layout: list[LayoutCard]
    """The cards that still lie there, from the top row."""
    cities: list[City]
    """The cities by seat."""
    conflict: Conflict
    """The conflict track."""
    progress: Progress
    """The Progress tokens that nobody has."""
    discard: list[str]
    """The cards in the discard pile, in the order of the catalogue."""
    wonders: Wonders
    """How many Wonders are built, and which ones are not in the game."""
    result: Result | None
    """How the game ended; null while it goes on."""
    own: Own | None = None
    """What only the viewer may know; null for a spectator."""
