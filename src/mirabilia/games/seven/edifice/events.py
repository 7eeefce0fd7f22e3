"""What Edifice tells."""

from __future__ import annotations

from mirabilia.core.contract import Event, Seat
from mirabilia.games.seven.edifice import kinds
from mirabilia.games.seven.edifice.lookup import EDIFICE_IDS
from mirabilia.games.seven.edifice.projects import DEBT_VALUES
from mirabilia.games.seven.lookup import PIECE_IDS


class EdificeLaid(Event, frozen=True, tag="edifice_laid"):
    """The Edifice of an Age is laid out."""

    edifice: str


class Joined(Event, frozen=True, tag="joined"):
    """A city takes part in an Edifice."""

    seat: Seat
    edifice: str


class Pawn(Event, frozen=True, tag="pawn"):
    """A city takes a pawn from the box."""

    seat: Seat
    age: int


class EdificeBuilt(Event, frozen=True, tag="edifice_built"):
    """An Edifice is completed."""

    edifice: str


class EdificeFailed(Event, frozen=True, tag="edifice_failed"):
    """An Edifice has failed."""

    edifice: str


class CardLost(Event, frozen=True, tag="card_lost"):
    """A card of a city is discarded."""

    seat: Seat
    card: str


class EdificeDebt(Event, frozen=True, tag="edifice_debt"):
    """The failure of an Edifice brings debt."""

    seat: Seat
    points: int


OPEN = {
    kinds.EDIFICE_LAID: lambda seat, a, b: EdificeLaid(EDIFICE_IDS[a]),
    kinds.JOINED: lambda seat, a, b: Joined(seat, EDIFICE_IDS[a]),
    kinds.PAWN_TAKEN: lambda seat, a, b: Pawn(seat, a),
    kinds.EDIFICE_BUILT: lambda seat, a, b: EdificeBuilt(EDIFICE_IDS[a]),
    kinds.EDIFICE_FAILED: lambda seat, a, b: EdificeFailed(EDIFICE_IDS[a]),
    kinds.CARD_LOST: lambda seat, a, b: CardLost(seat, PIECE_IDS[a]),
    kinds.EDIFICE_DEBT: lambda seat, a, b: EdificeDebt(seat, int(DEBT_VALUES[a - 1])),
}
