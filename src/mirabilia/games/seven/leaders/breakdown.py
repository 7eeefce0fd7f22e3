"""What explains the points of leaders."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.contract import Fact
from mirabilia.games.seven.breakdown import InPlay, neighbours
from mirabilia.games.seven.lookup import PIECE_IDS
from mirabilia.games.seven.packing import note_on, piece_of
from mirabilia.games.seven.pieces import card_of
from mirabilia.games.seven.position import Position


def in_play(position: Position, owner: int) -> Iterator[InPlay]:
    edition, city = position.setting.edition, position.cities[owner]
    for entry in city.leaders:
        leader = card_of(edition, piece_of(entry))
        yield {"part": "leader", "category": "leaders", "leader": PIECE_IDS[leader.index]}, leader
    if city.copied >= 0:
        part: Fact = {"part": "copied_leader", "category": "purple", "leader": PIECE_IDS[city.copied]}
        yield part | neighbour_with(position, owner, city.copied), card_of(edition, city.copied)


def neighbour_with(position: Position, owner: int, leader: int) -> Fact:
    """Which neighbour a copied leader belongs to; {} if it has left play since it was copied."""
    for neighbour in neighbours(position, owner):
        if leader in map(piece_of, position.cities[neighbour].leaders):
            return {"other_seat": neighbour}
    return {}


def parts(position: Position, owner: int) -> Iterator[Fact]:
    for entry in position.cities[owner].buried:
        leader = PIECE_IDS[piece_of(entry)]
        yield {"part": "buried_leader", "category": "wonder", "leader": leader, "points": note_on(entry)}
