"""What can be seen of a game of 7 Wonders. All of it is open to everybody, apart from `View.own`.

Expansions add fields to Choice, City, Own and View, see their own `view.py`; here is what the base game has of them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from mirabilia.core.contract import Fact, Result, Seat


class ViewPart(msgspec.Struct, frozen=True):
    """Base of the parts of a view."""


class Choice(ViewPart, frozen=True, omit_defaults=True):
    """What is to be decided."""

    name: str
    """The phase, or the kind of choice that follows from a turn: "turn", "revival", "coin_loss" ..., or "over"."""
    city: int | None = None
    """The city it is about; None while all choose for their own."""
    stage: int | None = None
    """Of the effects of a stage: its number, from 1."""


class Offer(ViewPart, frozen=True):
    """The boards a city can choose from before the game."""

    boards: tuple[str, ...]
    sides: tuple[str, ...]


class Discard(ViewPart, frozen=True):
    """The discard pile."""

    number: int
    """How many cards it has."""
    known: tuple[str, ...]
    """Those that everybody knows."""


class Stage(ViewPart, frozen=True):
    """A stage of a Wonder."""

    built: bool
    next: bool
    """Whether it is the one that can be built next."""
    under: str | None = None
    """The card or leader under it, if everybody knows which it is."""
    chosen: int | None = None
    """Which of its effects was chosen, from 1; None if it leaves no choice."""


class Production(ViewPart, frozen=True):
    """What a city has every turn, for itself or for sale."""

    fixed: dict[str, int]
    """Units by resource."""
    choices: tuple[tuple[str, ...], ...]
    """Each gives one unit of one of these resources."""


class Price(ViewPart, frozen=True):
    """What a unit costs at a neighbour."""

    raw: int
    manufactured: int
    rebate: int
    """What the first unit of a turn costs less."""


class Prices(ViewPart, frozen=True):
    """What a city pays for resources."""

    left: Price
    right: Price
    bank: int | None
    """The price of a unit at the bank; None if it sells none."""


class City(ViewPart, frozen=True):
    """What lies in front of one player, or belongs to the Free City."""

    city: int
    """Its number: that of the seat, for the Free City the one after the last seat."""
    player: Seat | None
    """The seat it belongs to; None for the Free City."""
    left: int
    """The city on its left; hands that are passed to the left go there."""
    right: int
    """The city on its right."""
    board: str | None
    """None while boards are being chosen."""
    side: str | None
    """One of "day" and "night"; None while boards are being chosen."""
    stages: tuple[Stage, ...]
    """The stages of the board, in their order."""
    coins: int
    hand: int
    """How many cards are in the hand."""
    cards: dict[str, tuple[str, ...]]
    """The cards built, by colour."""
    shields: int
    victories: tuple[int, int, int]
    """Victory tokens by Age."""
    defeats: int
    """Defeat tokens."""
    symbols: dict[str, int]
    """Science symbols by kind."""
    free_symbols: int
    """Science symbols of free choice."""
    production: Production
    """What the city produces for itself."""
    for_sale: Production
    """What its neighbours can buy."""
    prices: Prices
    free_builds_left: dict[str, int]
    """Free buildings still to be had in this Age: of "any" colour, or of one."""
    scores: dict[str, int]
    """The score sheet as if the game ended now, with its "total"."""
    score_pad: dict[str, int]
    """The same on the lines of the printed pad, where leaders and black cards share one."""


class Conflict(ViewPart, frozen=True):
    """A conflict at the end of this Age, as it would end now."""

    cities: tuple[int, int]
    """The two that would meet."""
    winner: int | None
    """The one of them that would win; None if neither would."""
    tokens: int
    """How many tokens each side would take."""
    value: int
    """The points of a victory token in this Age."""


class Under(ViewPart, frozen=True):
    """A card under a stage that not everybody knows."""

    city: int
    stage: int
    """From 1."""
    card: str
    """The id of the card or leader."""


class Own(ViewPart, frozen=True):
    """What only one seat may know."""

    seat: Seat
    hand: tuple[str, ...]
    """The cards in the hand; in the draft, the leaders to choose from."""
    choice: Choice | None
    """What the seat has to decide now, for its own city or the Free City; None if nothing."""
    commit: tuple[Fact, ...]
    """The moves it has chosen in secret on this turn, spelt out like those of actions."""
    discard: tuple[str, ...]
    """The cards of the discard pile that the seat knows, but not everybody."""
    under: tuple[Under, ...]
    """The cards under stages that the seat knows, but not everybody."""


class View(ViewPart, frozen=True):
    """A game of 7 Wonders, as everybody sees it, and with `own` as one seat does."""

    game: Literal["seven"]
    players: int
    options: dict[str, Any]
    """The options of the game, as they are passed to `new`."""
    age: int
    """0 before Age I."""
    turn: int
    """The turn of the Age, from 1; 0 in a Recruitment."""
    turns: int
    """How many turns an Age has."""
    phase: str
    """One of "boards", "draft", "recruitment", "turn" (all choose in secret), "choice" (of one seat) and "over"."""
    choice: Choice
    """What the game waits for. Secret choices that go with a move are in `own`."""
    direction: str
    """Where hands are passed: "left" or "right"."""
    offers: tuple[Offer, ...]
    """By city the boards to choose from; empty once they are chosen."""
    discard: Discard
    cities: tuple[City, ...]
    """The cities by seat; the Free City comes last."""
    conflicts: tuple[Conflict, ...]
    """The conflicts that this Age is heading for; empty before Age I and after the conflicts of an Age."""
    score_lines: tuple[str, ...]
    """The lines of the score sheet that count in this game: those of the base game and of the expansions in play."""
    result: Result | None
    """How the game has ended; None while it goes on."""
    own: Own | None = None
    """What only the seat that looks may know; None for a spectator."""

    @property
    def seat(self) -> Seat | None:
        """The seat that looks; None for a spectator."""
        return None if self.own is None else self.own.seat

    @property
    def edition(self) -> int:
        """The edition that is played."""
        return int(self.options["edition"])
