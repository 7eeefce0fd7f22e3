"""A turn: the uses of a card, and how the choices of all are carried out together (BASE-061, steps 1 to 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import append, remove, vec
from mirabilia.games.seven import journal
from mirabilia.games.seven.bank import gain
from mirabilia.games.seven.city import add_card, gain_stage, side_of
from mirabilia.games.seven.codes import (
    BUILD,
    CHAIN,
    JOIN,
    POWER,
    SELL,
    STAGE,
    Moves,
    bank_coins,
    buys_left,
    buys_right,
    code,
    coins_paid,
    kind_of,
    left_coins,
    piece_in,
    right_coins,
)
from mirabilia.games.seven.cost import find_builds, find_stage_ways, giver, next_stage, right_to_power
from mirabilia.games.seven.hooks import (
    ALTERNATIVE,
    FROM_CARD,
    FROM_STAGE,
    USES,
    ask,
    at_once,
    count_up,
    extra_for_stage,
    modules,
)
from mirabilia.games.seven.lookup import DEFAULT
from mirabilia.games.seven.packing import entry, mark_drawn, noted, small, small_of
from mirabilia.games.seven.pieces import CARDS, CARDS_END, Card, card_of
from mirabilia.games.seven.position import EMPTY, City, Position

SELL_INCOME: Final[i64] = DEFAULT.setup.sell_income
NO_MOVE: Final = -2


def different(pieces: vec[i64]) -> vec[i64]:
    """Each piece once, in order. Mostly no piece is there twice, and the row itself will do."""
    for i in range(1, len(pieces)):
        piece = pieces[i]
        for j in range(i):
            if pieces[j] == piece:
                return without_repetition(pieces)
    return pieces


def without_repetition(pieces: vec[i64]) -> vec[i64]:
    distinct = EMPTY[:]
    for piece in pieces:
        if not contains(distinct, piece):
            distinct = append(distinct, piece)
    return distinct


def contains(row: vec[i64], item: i64) -> bool:
    for one in row:
        if one == item:
            return True
    return False


# What can be done with a card.


def find_turn(position: Position, owner: i64, regular: bool, moves: Moves) -> None:
    """What a city can do with a card of its hand."""
    if owner < position.setting.players:
        find_uses(position, owner, position.cities[owner].hand, regular, moves)
    else:
        for module in modules(position):
            module.find(position, owner, regular, moves)


def find_uses(position: Position, owner: i64, hand: vec[i64], regular: bool, moves: Moves) -> None:
    """Every use of every card: sell it, build it, put it under a stage (BASE-026)."""
    pieces = different(hand)
    for piece in pieces:
        moves.add(code(SELL, piece))
    for piece in pieces:
        find_builds(position, owner, CARDS[position.setting.edition - 1][piece], regular, moves)
    find_stages(position, owner, pieces, moves)


def find_stages(position: Position, owner: i64, pieces: vec[i64], moves: Moves) -> None:
    """The next stage with each of these cards, alone or with what can be had together with it."""
    city = position.cities[owner]
    stage = next_stage(position, city)
    if stage is None:
        return
    find_stage_ways(position, owner, stage, 0, moves)
    if moves.ways.number == 0:
        return
    for piece in pieces:
        moves.add_ways(code(STAGE, piece))
    extra = extra_for_stage(position, owner)
    if extra >= 0:
        find_stage_ways(position, owner, stage, extra, moves)
        for piece in pieces:
            moves.add_ways(code(JOIN, piece))


# Carrying out.


def carry_out(position: Position, choices: vec[i64]) -> None:
    """Carry out a move for each city, or NO_MOVE: first all pay, then all place, then all take coins.

    Within a step the Free City comes before the players (BASE-150).
    """
    cities = position.setting.cities
    players = position.setting.players
    for step in range(4):
        for i in range(cities):
            owner = (players + i) % cities
            move = choices[owner]
            if move < 0:
                continue
            if step == 0:
                pay(position, owner, move)
            elif step == 1:
                place(position, owner, move)
            elif step == 2:
                take_income(position, owner, move)
            else:
                take_counted(position, owner, move)


def pay(position: Position, owner: i64, move: i64) -> None:
    city: City = position.cities[owner]
    bank = bank_coins(move)
    city.coins -= coins_paid(move)
    if bank:
        position.note(journal.PAID, owner, bank, 0)
    if buys_left(move):
        position.note(journal.TRADED, owner, position.left_of(owner), left_coins(move))
    if buys_right(move):
        position.note(journal.TRADED, owner, position.right_of(owner), right_coins(move))


def place(position: Position, owner: i64, move: i64) -> None:
    """Put the card where it goes."""
    city: City = position.cities[owner]
    kind = kind_of(move)
    piece = piece_in(move)
    left = leave_hand(position, owner, city, piece)
    if kind == SELL:
        if piece < CARDS_END:
            position.pile = append(position.pile[:], left)
        else:
            for module in modules(position):
                module.sell(position, owner, left)
        position.note(journal.SOLD, owner, piece, position.actor_of(owner))
    elif kind in (STAGE, JOIN):
        number = city.stages
        city.under = append(city.under[:], left)
        city.stages += 1
        stage = side_of(position, city).stages[number]
        gain_stage(city, stage, number)
        position.note(journal.STAGED, owner, noted(number, position.actor_of(owner)), piece)
        if kind == JOIN:
            for module in modules(position):
                module.take_extra(position, owner)
    elif is_building(kind):
        place_building(position, owner, city, card_of(position.setting.edition, piece), kind)
    else:
        USES[kind].place(position, owner, piece, left)


def is_building(kind: i64) -> bool:
    """Whether a card is built, be it for nothing."""
    return kind >= BUILD and kind <= POWER


def place_building(position: Position, owner: i64, city: City, card: Card, kind: i64) -> None:
    if kind == POWER:
        city.once_used += small(right_to_power(city, card), 1)
    add_card(city, card)
    if kind == BUILD:
        position.note(journal.BUILT, owner, card.index, 0)
    elif kind == CHAIN:
        position.note(journal.CHAINED, owner, card.index, giver(city, card))
    else:
        position.note(journal.BUILT_FREE, owner, card.index, 0)


def leave_hand(position: Position, owner: i64, city: City, piece: i64) -> i64:
    """Take the piece out of the hand; its entry says where it came from."""
    if piece >= CARDS_END:
        for module in modules(position):
            given_up = module.give_up(position, owner, piece)
            if given_up >= 0:
                return given_up
    holder = city
    hand = position.setting.players
    if len(city.hand) == 0:  # the Free City plays from its keeper's hand
        holder = position.cities[position.actor_of(owner)]
    if len(city.hand) == 0 or owner < position.setting.players:
        hand = position.hand_held(position.actor_of(owner), position.turn)
    holder.hand = remove(holder.hand[:], piece)
    left = entry(piece, hand, position.turn, position.age, position.actor_of(owner), 0)
    if piece == position.drawn and not contains(holder.hand, piece):  # of equal cards the drawn one stays
        position.drawn = -1
        left = mark_drawn(left)
    return left


def take_income(position: Position, owner: i64, move: i64) -> None:
    """Income of sale and trade, and what is paid once (BASE-061, step 4)."""
    city: City = position.cities[owner]
    kind = kind_of(move)
    if kind == SELL:
        gain(position, owner, SELL_INCOME, journal.FROM_SALE)
        return
    if buys_left(move):
        sell_to(position, owner, position.left_of(owner), left_coins(move))
    if buys_right(move):
        sell_to(position, owner, position.right_of(owner), right_coins(move))
    if kind in (STAGE, JOIN):
        stage_income(position, owner, city)
    elif not is_building(kind):
        USES[kind].take_income(position, owner, move)
    else:
        building_income(position, owner, card_of(position.setting.edition, piece_in(move)), kind == CHAIN)


def sell_to(position: Position, buyer: i64, seller: i64, coins: i64) -> None:
    """The seller cannot refuse and gets what is really paid (BASE-052, CITY-055)."""
    city: City = position.cities[seller]
    if coins:
        city.coins += coins
        position.note(journal.GAINED, seller, coins, journal.FROM_TRADE)
    gain(position, buyer, position.cities[buyer].coins_on_trade, journal.FROM_EFFECT)


def stage_income(position: Position, owner: i64, city: City) -> None:
    number = city.stages - 1
    stage = side_of(position, city).stages[number]
    at_once(position, owner, FROM_STAGE, stage.effects)
    if stage.alternatives:
        ask(position, ALTERNATIVE, owner, number)
    gain(position, owner, city.coins_on_stage, journal.FROM_EFFECT)
    if city.lose_on_stage:
        others_lose(position, owner, city.lose_on_stage)


def others_lose(position: Position, owner: i64, coins: i64) -> None:
    """Everybody else loses coins at the end of the turn."""
    for other in range(position.setting.cities):
        if other != owner:
            city: City = position.cities[other]
            city.lose_fixed += coins


def building_income(position: Position, owner: i64, card: Card, by_chain: bool) -> None:
    """What a new building pays at once, however it was built."""
    city: City = position.cities[owner]
    at_once(position, owner, FROM_CARD, card.effects)
    gain(position, owner, small_of(city.coins_on_build, card.colour), journal.FROM_EFFECT)
    if by_chain:
        gain(position, owner, city.coins_on_chain, journal.FROM_EFFECT)


def take_counted(position: Position, owner: i64, move: i64) -> None:
    """Coins for what is counted, with all cards of the turn in place (BASE-061, step 5)."""
    if is_building(kind_of(move)):
        count_up(position, owner, card_of(position.setting.edition, piece_in(move)).effects)
