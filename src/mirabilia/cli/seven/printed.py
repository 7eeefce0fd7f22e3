"""What is printed on the pieces of an edition, found by id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypeVar

from mirabilia.games.seven import entries
from mirabilia.games.seven.edifice.entries import Edifice
from mirabilia.games.seven.edifice.lookup import EDIFICES
from mirabilia.games.seven.leaders.entries import Leader
from mirabilia.games.seven.leaders.lookup import LEADERS_BY_ID
from mirabilia.games.seven.lookup import BOARDS_BY_ID, CARDS_BY_ID, CATALOGUES

Piece: TypeAlias = entries.Card | Leader | entries.Board | Edifice
T = TypeVar("T")

EDIFICE_BY_ID = {edifice.id: edifice for edifice in EDIFICES}
SETUP = CATALOGUES[2].setup


def card(edition: int, name: str) -> entries.Card:
    return _of(CARDS_BY_ID, edition, name)


def leader(edition: int, name: str) -> Leader:
    return _of(LEADERS_BY_ID, edition, name)


def side(edition: int, board: str, name: str) -> entries.Side:
    found = _of(BOARDS_BY_ID, edition, board)
    return found.day if name == "day" else found.night


def _of(by_edition: Mapping[int, Mapping[str, T]], edition: int, name: str) -> T:
    return by_edition[edition].get(name) or by_edition[3 - edition][name]


def kinds(edition: int) -> dict[str, Sequence[Piece]]:
    """All pieces of an edition by kind."""
    catalogue = CATALOGUES[edition]
    return {
        "card": catalogue.cards + catalogue.guilds + catalogue.black,
        "leader": catalogue.leaders,
        "board": catalogue.boards,
        "edifice": catalogue.edifices,
    }


def givers(edition: int, name: str) -> list[entries.Card]:
    """The cards any one of which makes a card free."""
    return [other for other in CARDS_BY_ID[edition].values() if other.building in card(edition, name).chains_from]


def freed(edition: int, name: str) -> list[entries.Card]:
    """The cards that a card makes free."""
    building = card(edition, name).building
    return [other for other in CARDS_BY_ID[edition].values() if building in other.chains_from]
