"""What is printed on the pieces of an edition, found by id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from mirabilia.cli.seven.parts import parts
from mirabilia.games.seven import entries
from mirabilia.games.seven.lookup import BOARDS_BY_ID, CARDS_BY_ID, CATALOGUES

T = TypeVar("T")
SETUP = CATALOGUES[2].setup
COLOURS = tuple(dict.fromkeys(card.colour for cards in CARDS_BY_ID.values() for card in cards.values()))
"""Those of the cards that are built."""


class PrintedPiece(Protocol):
    """An entry of the catalogue."""

    @property
    def id(self) -> str: ...

    @property
    def reconstructed(self) -> tuple[str, ...]: ...

    @property
    def disputed(self) -> tuple[str, ...]: ...


def card(edition: int, name: str) -> entries.Card:
    return of_edition(CARDS_BY_ID, edition, name)


def side(edition: int, board: str, name: str) -> entries.Side:
    entry = of_edition(BOARDS_BY_ID, edition, board)
    return entry.day if name == "day" else entry.night


def of_edition(by_edition: Mapping[int, Mapping[str, T]], edition: int, name: str) -> T:
    """A piece of an edition, or of the other one if only that has it."""
    return by_edition[edition].get(name) or by_edition[3 - edition][name]


def kinds(edition: int) -> dict[str, Sequence[PrintedPiece]]:
    """All pieces of an edition by kind."""
    pieces: dict[str, Sequence[PrintedPiece]] = {
        "card": tuple(CARDS_BY_ID[edition].values()),
        "board": CATALOGUES[edition].boards,
    }
    for part in parts():
        pieces.update(part.pieces(edition))
    return pieces


def givers(edition: int, name: str) -> list[entries.Card]:
    """The cards any one of which makes a card free."""
    return [other for other in CARDS_BY_ID[edition].values() if other.building in card(edition, name).chains_from]


def freed(edition: int, name: str) -> list[entries.Card]:
    """The cards that a card makes free."""
    building = card(edition, name).building
    return [other for other in CARDS_BY_ID[edition].values() if building in other.chains_from]
