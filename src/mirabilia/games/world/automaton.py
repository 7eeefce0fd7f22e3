"""The Automaton a player alone plays against (WORLD-229 to WORLD-240)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.secret_stream import SecretStream
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import append
from mirabilia.games.world import journal
from mirabilia.games.world.lookup import SOLO_ROWS, STACK_IDS
from mirabilia.games.world.market import replace_monument
from mirabilia.games.world.position import EMPTY, GONE, LONG_ROAD, SHORT_SET, TILE, TOWER, Position

FIRST_SOLO_ROAD: Final[i64] = len(STACK_IDS)
"""Items of Solo cards: the stacks, then long road, short set, tower, left and right Monument."""
SOLO_CARDS: Final = SOLO_ROWS


def automaton(position: Position) -> None:
    """Reveal a Solo card and remove what its first section that works names."""
    while True:
        card = position.solo_deck[0]
        position.solo_deck = position.solo_deck[1:]
        position.note(journal.SOLO_CARD, -1, card, 0)
        if SOLO_CARDS[card]:
            break
        shuffle_solo_cards(position)
    for section in SOLO_CARDS[card]:
        worked = False
        for item in section:
            if remove_item(position, item):
                worked = True
        if worked:
            return


def shuffle_solo_cards(position: Position) -> None:
    """All Solo cards form a new deck (WORLD-239)."""
    deck = EMPTY[:]
    for card in range(len(SOLO_CARDS)):
        deck = append(deck, card)
    if position.chance_secret:
        secret = SecretStream(position.chance_secret)
        secret.shuffle(deck)
        position.chance_secret = secret.branch()
    else:
        stream = Stream(0)
        stream.first = position.chance_first
        stream.second = position.chance_second
        stream.shuffle(deck)
        position.chance_first = stream.first
        position.chance_second = stream.second
    position.solo_deck = deck
    position.note(journal.SOLO_SHUFFLED, -1, 0, 0)


def remove_item(position: Position, item: i64) -> bool:
    """Take an item from the table, if it is there."""
    if item < FIRST_SOLO_ROAD:
        return remove_tile(position, item)
    kind = item - FIRST_SOLO_ROAD
    if kind == LONG_ROAD and position.long_roads:
        position.long_roads -= 1
    elif kind == SHORT_SET and position.short_sets:
        position.short_sets -= 1
    elif kind == TOWER and position.towers:
        position.towers -= 1
    elif kind > TOWER:
        return take_monument(position, kind == TOWER + 1)
    else:
        return False
    position.note(journal.SOLO_REMOVED, -1, kind, 0)
    return True


def remove_tile(position: Position, stack: i64) -> bool:
    for i in range(len(position.offer)):
        if position.setting.stacks[i] == stack and position.offer[i] != GONE:
            offer = position.offer[:]
            offer[i] = GONE
            position.offer = offer
            position.note(journal.SOLO_REMOVED, -1, TILE, stack)
            return True
    return False


def take_monument(position: Position, left: bool) -> bool:
    """The left or right Monument; with one left both mean it (WORLD-240)."""
    slot: i64 = GONE
    for i in range(len(position.shown)):
        if position.shown[i] != GONE and (slot == GONE or not left):
            slot = i
    if slot == GONE:
        return False
    taken = position.shown[slot]
    position.solo_monuments = append(position.solo_monuments[:], taken)
    position.note(journal.SOLO_MONUMENT, -1, taken, slot)
    replace_monument(position, slot)
    return True
