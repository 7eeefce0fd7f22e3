"""The course of the game: purchases, laying pieces, rounds, the Automaton."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.stream import Stream
from mirabilia.core.vecs import append, vec
from mirabilia.games.world import journal
from mirabilia.games.world.moves import (
    COSTS,
    LAY_SINGLE,
    LEAVE,
    LOAN,
    LOAN_COST,
    LOAN_GOLD,
    LONG_COST,
    PEDESTAL_COST,
    REPAY,
    SHORT_COST,
    TOWER_COST,
    can_buy,
    can_do_something,
    kind_of,
    number_in,
)
from mirabilia.games.world.pieces import (
    CELLS,
    DOUBLES,
    LONG_ROADS,
    MONUMENT_LIST,
    SINGLES,
    TILE_PLACEMENTS,
    TILES,
    TOWER_PLACEMENTS,
    TRACKS,
    Monument,
    Track,
)
from mirabilia.games.world.placing import find, lay, most_parts, with_piece
from mirabilia.games.world.position import (
    BUY,
    EMPTY,
    FREE_ROAD,
    GONE,
    LONG_ROAD,
    MONUMENTS,
    OVER,
    PEDESTAL,
    PIECE_STEP,
    PLACE,
    ROADS,
    SHORT_SET,
    TILE,
    TOWER,
    TOWERS,
    TYPES,
    WORDS,
    City,
    Position,
)
from mirabilia.games.world.scoring import LINES, score_sheet
from mirabilia.games.world.tables import SETUP, SOLO_ROWS, STACK_IDS

ROUNDS: Final[i64] = SETUP.rounds
GOLD: Final[i64] = SETUP.gold
FIRST_SOLO_ROAD: Final[i64] = len(STACK_IDS)
"""Items of Solo cards: the stacks, then long road, short set, tower, left and right Monument."""
SOLO_CARDS: Final = SOLO_ROWS
BOTH_PEDESTALS: Final = 3


def play(position: Position, move: i64) -> None:
    """Make a legal move of the player who decides. Nothing is checked here."""
    kind = kind_of(move)
    if position.phase == FREE_ROAD:
        lay_free_road(position, number_in(move))
    elif position.phase == PLACE:
        lay_piece(position, kind, number_in(move))
    elif kind == LOAN:
        take_loan(position)
    elif kind == REPAY:
        pay_back(position)
    elif kind == LEAVE:
        leave_round(position)
        next_turn(position)
    else:
        buy(position, kind, number_in(move))


# Buying.


def buy(position: Position, item: i64, number: i64) -> None:
    city: City = position.cities[position.active]
    position.item = item
    position.note(journal.BOUGHT, position.active, item, number)
    if item == LONG_ROAD:
        position.long_roads -= 1
        pay(position, city, LONG_COST)
    elif item == SHORT_SET:
        position.short_sets -= 1
        pay(position, city, SHORT_COST)
        parts: i64 = most_parts(city, 2, 1)
        position.doubles = 2
        position.singles = 1
        if parts < position.doubles + position.singles:
            position.note(journal.PARTS_LOST, position.active, 3 - parts, 0)
    elif item == TOWER:
        position.towers -= 1
        pay(position, city, TOWER_COST)
    elif item == PEDESTAL:
        position.pedestals &= ~number
        city.pedestal = number
        pay(position, city, PEDESTAL_COST)
        end_purchase(position)
        return
    elif item == TILE:
        buy_tile(position, city, number)
    else:
        buy_monument(position, city, number)
    position.phase = PLACE


def pay(position: Position, city: City, gold: i64) -> None:
    city.gold += gold
    position.note(journal.PAID, position.active, gold, 0)


def buy_tile(position: Position, city: City, stack: i64) -> None:
    offer = position.offer[:]
    for i in range(len(offer)):
        if position.setting.stacks[i] == stack:
            position.piece = offer[i]
            offer[i] = GONE
    position.offer = offer
    pay(position, city, COSTS[stack])
    tile = TILES[position.piece]
    advance(position, city, tile.food, tile.ceramics, tile.gears)


def buy_monument(position: Position, city: City, index: i64) -> None:
    """All gold left is spent; a new Monument is turned up at once (WORLD-062, WORLD-130)."""
    position.piece = index
    position.laid = EMPTY
    pay(position, city, city.gold_left())
    monument: Monument = MONUMENT_LIST[index]
    city.monuments = append(city.monuments[:], index)
    advance(position, city, monument.food, monument.ceramics, monument.gears)
    settle_residents(position, city, monument.population)
    for slot in range(len(position.shown)):
        if position.shown[slot] == index:
            replace_monument(position, slot)


def replace_monument(position: Position, slot: i64) -> None:
    shown = position.shown[:]
    if len(position.deck):
        shown[slot] = position.deck[0]
        position.deck = position.deck[1:]
        position.note(journal.MONUMENT_SHOWN, -1, shown[slot], slot)
    else:
        shown[slot] = GONE
    position.shown = shown


# Tracks.


def advance(position: Position, city: City, food: i64, ceramics: i64, gears: i64) -> None:
    """Move the resource markers; each population symbol reached brings a resident (WORLD-108, WORLD-109)."""
    track: Track = TRACKS[position.setting.board]
    residents: i64 = 0
    new_food = min(city.food + food, track.last)
    new_ceramics = min(city.ceramics + ceramics, track.last)
    new_gears = min(city.gears + gears, track.last)
    residents += symbols_between(track.symbols[0], city.food, new_food)
    residents += symbols_between(track.symbols[1], city.ceramics, new_ceramics)
    residents += symbols_between(track.symbols[2], city.gears, new_gears)
    city.food = new_food
    city.ceramics = new_ceramics
    city.gears = new_gears
    if food + ceramics + gears:
        position.note(journal.STEPPED, position.active, food | (ceramics << 8) | (gears << 16), 0)
    settle_residents(position, city, residents)


def symbols_between(symbols: i64, old: i64, new: i64) -> i64:
    """Population symbols on the spaces after the old one up to the new one."""
    number: i64 = 0
    for space in range(old + 1, new + 1):
        if symbols >> space & 1:
            number += 1
    return number


def settle_residents(position: Position, city: City, residents: i64) -> None:
    """Move the population marker; its last space ends the game with this round (WORLD-110 to WORLD-112)."""
    last: i64 = len(TRACKS[position.setting.board].rings) - 1
    moved = min(residents, last - city.population)
    if moved <= 0:
        return
    city.population += moved
    position.note(journal.RESIDENTS, position.active, moved, city.population)
    if city.population == last and not position.ending:
        position.ending = 1
        position.note(journal.LAST_ROUND, position.active, 0, 0)


# Laying.


def lay_free_road(position: Position, place: i64) -> None:
    city: City = position.cities[position.active]
    city.has_free_road = 0
    lay(city, LONG_ROADS, find(LONG_ROADS, place), ROADS)
    position.note(journal.LAID, position.active, LONG_ROAD, place)
    position.phase = BUY
    check_turn(position)


def lay_piece(position: Position, kind: i64, place: i64) -> None:
    city: City = position.cities[position.active]
    item = position.item
    position.note(journal.LAID, position.active, item, place)
    if item == SHORT_SET:
        lay_part(position, city, kind, place)
        return
    if item == LONG_ROAD:
        lay(city, LONG_ROADS, find(LONG_ROADS, place), ROADS)
    elif item == TOWER:
        lay(city, TOWER_PLACEMENTS, find(TOWER_PLACEMENTS, place), TOWERS)
    elif item == TILE:
        lay_tile(city, position.piece, place)
    elif lay_monument_piece(position, city, place):
        return
    end_purchase(position)


def lay_part(position: Position, city: City, kind: i64, place: i64) -> None:
    """A part of a Short Road set; parts that fit nowhere any more are lost (WORLD-092)."""
    if kind == LAY_SINGLE:
        lay(city, SINGLES, find(SINGLES, place), ROADS)
        position.singles -= 1
    else:
        lay(city, DOUBLES, find(DOUBLES, place), ROADS)
        position.doubles -= 1
    if most_parts(city, position.doubles, position.singles) == 0:
        position.doubles = 0
        position.singles = 0
        end_purchase(position)


def lay_tile(city: City, index: i64, place: i64) -> None:
    tile = TILES[index]
    row = TILE_PLACEMENTS[tile.stack]
    at = find(row, place)
    lay(city, row, at, TYPES + tile.type)
    tiles = append(city.tiles[:], index)
    for word in range(WORDS):
        tiles = append(tiles, row[at + CELLS + word])
    city.tiles = tiles


def lay_monument_piece(position: Position, city: City, place: i64) -> bool:
    """Lay the next piece; True if another one follows. The map changes when all lie there."""
    monument: Monument = MONUMENT_LIST[position.piece]
    row = monument.pieces[position.laid_pieces()]
    position.laid = with_piece(position.laid, row, find(row, place))
    if position.laid_pieces() < len(monument.pieces):
        return True
    layers = city.layers[:]
    for start in range(0, len(position.laid), PIECE_STEP):
        for word in range(WORDS):
            layers[word] |= position.laid[start + word]
            layers[WORDS * MONUMENTS + word] |= position.laid[start + word]
    city.layers = layers
    position.laid = EMPTY
    return False


# Loans.


def take_loan(position: Position) -> None:
    city: City = position.cities[position.active]
    city.loan = 1
    city.loan_round = position.round
    city.limit += LOAN_GOLD
    position.loan_step = 1
    position.note(journal.LOAN_TAKEN, position.active, 0, 0)


def pay_back(position: Position) -> None:
    """A purchase must follow if one is possible; else the player is out (WORLD-120, WORLD-128)."""
    city: City = position.cities[position.active]
    city.loan = 0
    city.gold += LOAN_COST
    position.loan_step = 1
    position.note(journal.LOAN_REPAID, position.active, LOAN_COST, 0)
    if not can_buy(position, city, city.gold_left()):
        leave_round(position)
        next_turn(position)


# Turns and rounds.


def end_purchase(position: Position) -> None:
    city: City = position.cities[position.active]
    position.item = GONE
    position.piece = GONE
    if city.gold_left() == 0:
        leave_round(position)
    next_turn(position)


def leave_round(position: Position) -> None:
    city: City = position.cities[position.active]
    city.out = 1
    position.note(journal.OUT, position.active, 0, 0)


def next_turn(position: Position) -> None:
    """The next player in order who is still in the round, else the next round."""
    players = position.setting.players
    at: i64 = 0
    for i in range(players):
        if position.order[i] == position.active:
            at = i
    for step in range(1, players + 1):
        player = position.order[(at + step) % players]
        if not position.cities[player].out:
            begin_turn(position, player)
            return
    end_round(position)


def begin_turn(position: Position, player: i64) -> None:
    position.active = player
    position.loan_step = 0
    if position.setting.solo:
        automaton(position)
    if position.cities[player].has_free_road:
        position.phase = FREE_ROAD
        return
    position.phase = BUY
    check_turn(position)


def check_turn(position: Position) -> None:
    """A player who can do nothing is out of the round (WORLD-066)."""
    if not can_do_something(position, position.cities[position.active]):
        leave_round(position)
        next_turn(position)


def end_round(position: Position) -> None:
    if position.round == ROUNDS or position.ending:
        position.phase = OVER
        note_scores(position)
        return
    position.order = next_order(position)
    begin_round(position, position.round + 1)


def begin_round(position: Position, number: i64) -> None:
    """Turn up the market anew and let everybody have gold again (WORLD-048 to WORLD-053)."""
    setting = position.setting
    position.round = number
    position.note(journal.ROUND_BEGUN, -1, number, 0)
    offer = EMPTY[:]
    for i in range(len(setting.stacks)):
        tile = position.stacks[i * ROUNDS + number - 1]
        offer = append(offer, tile)
        position.note(journal.TURNED_UP, -1, tile, 0)
    position.offer = offer
    refill(position)
    position.pedestals = BOTH_PEDESTALS
    if setting.solo:
        position.pedestals = 0
    for city in position.cities:
        city.gold = 0
        city.limit = GOLD
        city.pedestal = 0
        city.out = 0
    begin_turn(position, position.order[0])


def refill(position: Position) -> None:
    """Only what was bought is replaced, as long as the supply lasts (WORLD-050, WORLD-051)."""
    setting = position.setting
    more = min(setting.long_roads - position.long_roads, position.long_supply)
    position.long_roads += more
    position.long_supply -= more
    more = min(setting.short_sets - position.short_sets, position.short_supply)
    position.short_sets += more
    position.short_supply -= more
    more = min(1 - position.towers, position.tower_supply)
    position.towers += more
    position.tower_supply -= more


def next_order(position: Position) -> vec[i64]:
    """Pedestals first, then the smallest population, fewest Monuments, old order (WORLD-072 to WORLD-078)."""
    first: i64 = GONE
    second: i64 = GONE
    others: list[int] = []
    for player in position.order:
        pedestal = position.cities[player].pedestal
        if pedestal == 1:
            first = player
        elif pedestal == 2:
            second = player
        else:
            place: i64 = len(others)
            while place > 0 and comes_before(position, player, others[place - 1]):
                place -= 1
            others.insert(place, player)
    row = EMPTY[:]
    if first != GONE:
        row = append(row, first)
    for player in others:
        if second != GONE and len(row) == 1:
            row = append(row, second)
            second = GONE
        row = append(row, player)
    if second != GONE:
        row = append(row, second)
    return row


def comes_before(position: Position, one: i64, other: i64) -> bool:
    """Strictly before by population and Monuments: equals keep their old order."""
    first = position.cities[one]
    second = position.cities[other]
    if first.population != second.population:
        return first.population < second.population
    return len(first.monuments) < len(second.monuments)


# The Automaton (WORLD-229 to WORLD-240).


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
    stream = Stream(0)
    stream.first = position.chance_first
    stream.second = position.chance_second
    deck = EMPTY[:]
    for card in range(len(SOLO_CARDS)):
        deck = append(deck, card)
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


def note_scores(position: Position) -> None:
    if position.journal is None:
        return
    for owner in range(position.setting.players):
        sheet = score_sheet(position, owner)
        for line in range(LINES):
            position.note(journal.SCORED, owner, line, sheet[line])
    position.note(journal.GAME_OVER, -1, 0, 0)
