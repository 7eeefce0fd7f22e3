"""What can happen in Duel, one class for each kind of event, and the journal of a move told in them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from operator import itemgetter

from msgspec import UNSET, UnsetType

from mirabilia.core.contract import Event, Seat
from mirabilia.core.facts import JournalEntry
from mirabilia.games.duel import data, journal
from mirabilia.games.duel.lookup import CARD_IDS, CHAIN_CARDS, TOKEN_IDS, WONDER_IDS
from mirabilia.games.duel.position import CIVILIAN, MILITARY, SCIENTIFIC, SHARED

SHEET = ("blue", "green", "yellow", "purple", "wonders", "progress", "coins", "military")
"""The lines of the score sheet, in the order of scoring.py."""
ENDINGS = {CIVILIAN: "civilian", MILITARY: "military", SCIENTIFIC: "scientific"}
GAIN_SOURCES = ("effect", "discard", "chain", "economy")
LOSS_CAUSES = ("military_token", "opponent")


# The draft.


class Offered(Event, frozen=True, tag="offered"):
    """Wonders are offered to choose from."""

    wonders: list[str]


class Drafted(Event, frozen=True, tag="drafted"):
    """A player takes a Wonder."""

    seat: Seat
    wonder: str


# The use of a card.


class Built(Event, frozen=True, tag="built"):
    """A structure joins a city."""

    seat: Seat
    card: str


class Chained(Event, frozen=True, tag="chained"):
    """A structure is free because of a chain symbol."""

    seat: Seat
    card: str
    chain_card: str
    """The card with the symbol."""


class Discarded(Event, frozen=True, tag="discarded"):
    """A card goes to the discard pile for coins."""

    seat: Seat
    card: str


class WonderBuilt(Event, frozen=True, tag="wonder_built"):
    """A Wonder is built."""

    seat: Seat
    wonder: str
    card: str
    """The card under it."""


class WonderLost(Event, frozen=True, tag="wonder_lost"):
    """A Wonder can no longer be built: the game has as many as it may."""

    seat: Seat
    wonder: str


# Coins.


class Paid(Event, frozen=True, tag="paid"):
    """A player pays the coins printed in a cost."""

    seat: Seat
    coins: int


class Traded(Event, frozen=True, tag="traded"):
    """A player buys resources."""

    seat: Seat
    coins: int


class Gained(Event, frozen=True, tag="gained"):
    """A player takes coins from the bank."""

    seat: Seat
    coins: int
    source: str
    """What they are for: "effect", "discard", "chain" or "economy"."""


class Lost(Event, frozen=True, tag="lost"):
    """A player loses coins to the bank."""

    seat: Seat
    coins: int
    cause: str
    """Because of what: "military_token" or "opponent"."""


# Conflict and science.


class PawnMoved(Event, frozen=True, tag="pawn", rename={"start": "from"}):
    """The Conflict pawn moves."""

    seat: Seat
    """Who moves it."""
    start: int
    """Where it stood; positive towards the capital of seat 1."""
    to: int
    spaces: int


class Looted(Event, frozen=True, tag="looted"):
    """A Military token strikes a player."""

    seat: Seat
    coins: int
    """What the token says; the player may have less to lose."""


class SymbolGained(Event, frozen=True, tag="symbol"):
    """A player gains a science symbol."""

    seat: Seat
    symbol: str


class PairCompleted(Event, frozen=True, tag="pair"):
    """A player has a science symbol for the second time."""

    seat: Seat
    symbol: str


class ProgressTaken(Event, frozen=True, tag="progress"):
    """A player takes a Progress token from the board."""

    seat: Seat
    token: str


# What Wonders do.


class Drew(Event, frozen=True, tag="drew"):
    """The Great Library draws Progress tokens from the box."""

    seat: Seat
    number: int
    tokens: list[str] | UnsetType = UNSET
    """Which ones; only its builder knows."""


class Kept(Event, frozen=True, tag="kept"):
    """One of the drawn Progress tokens is kept."""

    seat: Seat
    token: str


class Revived(Event, frozen=True, tag="revived"):
    """A card from the discard pile is built for nothing."""

    seat: Seat
    card: str


class Destroyed(Event, frozen=True, tag="destroyed"):
    """A card goes from a city to the discard pile."""

    seat: Seat
    """Who loses it."""
    card: str


class ExtraTurn(Event, frozen=True, tag="extra_turn"):
    """A player has another turn."""

    seat: Seat


class ExtraTurnLost(Event, frozen=True, tag="extra_turn_lost"):
    """A player would have another turn, but the Age is over."""

    seat: Seat


# The flow of the game.


class Revealed(Event, frozen=True, tag="revealed"):
    """A face-down card is turned up."""

    card: str
    slot: int


class AgeEnded(Event, frozen=True, tag="age_ended"):
    """All cards of an Age have been taken."""

    age: int


class AgeBegun(Event, frozen=True, tag="age_begun"):
    """The cards of an Age are laid out."""

    age: int


class Begins(Event, frozen=True, tag="begins"):
    """A player has the first turn of an Age."""

    seat: Seat
    age: int


class Scored(Event, frozen=True, tag="scored"):
    """The points are counted."""

    scores: list[dict[str, int]]
    """For each seat the points by category, with their sum under "total"."""


class GameOver(Event, frozen=True, tag="over"):
    """The game has ended."""

    reason: str
    """How: "civilian", "military" or "scientific"."""
    winners: list[Seat]


# From the journal.


SINGLE: dict[int, Callable[[int, int, int], Event]] = {
    journal.DRAFTED: lambda seat, a, b: Drafted(seat, WONDER_IDS[a]),
    journal.BUILT: lambda seat, a, b: Built(seat, CARD_IDS[a]),
    journal.CHAINED: lambda seat, a, b: Chained(seat, CARD_IDS[a], CHAIN_CARDS[CARD_IDS[a]]),
    journal.DISCARDED: lambda seat, a, b: Discarded(seat, CARD_IDS[a]),
    journal.WONDER_BUILT: lambda seat, a, b: WonderBuilt(seat, WONDER_IDS[a], CARD_IDS[b]),
    journal.WONDER_LOST: lambda seat, a, b: WonderLost(seat, WONDER_IDS[a]),
    journal.PAID: lambda seat, a, b: Paid(seat, a),
    journal.TRADED: lambda seat, a, b: Traded(seat, a),
    journal.GAINED: lambda seat, a, b: Gained(seat, a, GAIN_SOURCES[b]),
    journal.LOST: lambda seat, a, b: Lost(seat, a, LOSS_CAUSES[b]),
    journal.PAWN: lambda seat, a, b: PawnMoved(seat, a, b, abs(b - a)),
    journal.LOOTED: lambda seat, a, b: Looted(seat, a),
    journal.SYMBOL: lambda seat, a, b: SymbolGained(seat, data.SYMBOLS[a]),
    journal.PAIR: lambda seat, a, b: PairCompleted(seat, data.SYMBOLS[a]),
    journal.PROGRESS_TAKEN: lambda seat, a, b: ProgressTaken(seat, TOKEN_IDS[a]),
    journal.KEPT: lambda seat, a, b: Kept(seat, TOKEN_IDS[a]),
    journal.REVIVED: lambda seat, a, b: Revived(seat, CARD_IDS[a]),
    journal.DESTROYED: lambda seat, a, b: Destroyed(seat, CARD_IDS[a]),
    journal.REVEALED: lambda seat, a, b: Revealed(CARD_IDS[a], b),
    journal.EXTRA_TURN: lambda seat, a, b: ExtraTurn(seat),
    journal.EXTRA_TURN_LOST: lambda seat, a, b: ExtraTurnLost(seat),
    journal.AGE_ENDED: lambda seat, a, b: AgeEnded(a),
    journal.AGE_BEGUN: lambda seat, a, b: AgeBegun(a),
    journal.BEGINS: lambda seat, a, b: Begins(seat, a),
    journal.GAME_OVER: lambda seat, a, b: GameOver(ENDINGS[a], [0, 1] if seat == SHARED else [seat]),
}
"""Entries that are an event each."""


def make_offered(entries: list[JournalEntry], viewer: Seat | None) -> Offered:
    return Offered([WONDER_IDS[wonder] for _, _, wonder, _ in entries])


def make_drew(entries: list[JournalEntry], viewer: Seat | None) -> Drew:
    seat = entries[0][1]
    tokens = [TOKEN_IDS[token] for _, _, token, _ in entries]
    return Drew(seat, len(tokens), tokens if seat == viewer else UNSET)  # DUEL-154


def make_scored(entries: list[JournalEntry], viewer: Seat | None) -> Scored:
    sheets: list[dict[str, int]] = [{"total": 0}, {"total": 0}]
    for _, seat, line, points in entries:
        sheets[seat][SHEET[line]] = points
        sheets[seat]["total"] += points
    return Scored(sheets)


ROWS: dict[int, Callable[[list[JournalEntry], Seat | None], Event]] = {
    journal.OFFERED: make_offered,
    journal.DREW: make_drew,
    journal.SCORED: make_scored,
}
"""Entries of which a row is one event."""


def seen_by(entries: list[JournalEntry], viewer: Seat | None) -> list[Event]:
    """The events in order, for a seat or for a spectator (None)."""
    events: list[Event] = []
    for kind, row in groupby(entries, key=itemgetter(0)):
        if kind in ROWS:
            events.append(ROWS[kind](list(row), viewer))
        else:
            events += [SINGLE[kind](seat, first, second) for _, seat, first, second in row]
    return events
