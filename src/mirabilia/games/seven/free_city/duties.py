"""What everybody learns when the Free City sells a card: it could have built none of its keeper's hand (BASE-151)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import append, vec
from mirabilia.games.seven.codes import SELL, Moves, kind_of
from mirabilia.games.seven.cost import find_builds
from mirabilia.games.seven.lookup import CARD_AGES
from mirabilia.games.seven.packing import EVERYBODY, age_of, hand_of, is_sale, piece_of, sale, seen_by, turn_of
from mirabilia.games.seven.pieces import CARDS
from mirabilia.games.seven.pile import all_discarded
from mirabilia.games.seven.position import Position

AGE_OF: Final = vec[i64](CARD_AGES)


def note_sale(position: Position) -> None:
    """If the Free City is about to sell a card, note what it could have built. Searches do not need to know."""
    owner = position.setting.players
    move = position.commits[owner]
    if position.journal is None or move < 0 or kind_of(move) != SELL:
        return
    hand = position.hand_held(position.actor_of(owner), position.turn)
    place = len(position.pile) + len(position.taken)
    duties = append(position.duties[:], sale(place, hand, position.turn, position.age))
    moves = Moves()
    for card in CARDS[position.setting.edition - 1]:
        if AGE_OF[card.index] == position.age:
            moves.number = 0
            find_builds(position, owner, card, True, moves)
            if moves.number:
                duties = append(duties, card.index)
    position.duties = duties


def are_kept(position: Position) -> bool:
    """Whether no card that the Free City sold, or its keeper held then, is one that it could have built."""
    start: i64 = 0
    while start < len(position.duties):
        end = start + 1
        while end < len(position.duties) and not is_sale(position.duties[end]):
            end += 1
        if not is_kept(position, position.duties[start], position.duties[start + 1 : end]):
            return False
        start = end
    return True


def is_kept(position: Position, sold: i64, cards: vec[i64]) -> bool:
    discarded = all_discarded(position)
    if piece_of(sold) < len(discarded) and is_one(cards, piece_of(discarded[piece_of(sold)])):
        return False
    number: i64 = 0
    for card in discarded:
        if is_later(card, sold) and is_one(cards, piece_of(card)):
            number += 1
    for city in position.cities:
        for card in city.under:
            if is_later(card, sold) and is_one(cards, piece_of(card)):
                number += 1
    last = position.setting.turns - 1
    if age_of(sold) == position.age:
        last = position.turn
        for owner in range(position.setting.players):
            if position.hand_held(owner, position.turn) == hand_of(sold):
                for piece in position.cities[owner].hand:
                    if is_one(cards, piece):
                        number += 1
    return number <= last - turn_of(sold)  # one card was drawn on every turn since


def is_later(card: i64, sold: i64) -> bool:
    """Whether a card left the same hand later, so that it was there or was drawn since."""
    if seen_by(card) == EVERYBODY or age_of(card) != age_of(sold):
        return False
    return hand_of(card) == hand_of(sold) and turn_of(card) > turn_of(sold)


def is_one(cards: vec[i64], piece: i64) -> bool:
    for card in cards:
        if card == piece:
            return True
    return False
