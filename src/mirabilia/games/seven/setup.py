"""Setting the table: boards, decks, coins (BASE-011 to BASE-020)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.bits import bit
from mirabilia.core.stream import Dealer
from mirabilia.core.vecs import append, extend
from mirabilia.games.seven import journal
from mirabilia.games.seven.city import recompute
from mirabilia.games.seven.codes import BOARD, Moves, code, piece_in
from mirabilia.games.seven.commits import resolve_if_chosen, start
from mirabilia.games.seven.flow import begin_age
from mirabilia.games.seven.hooks import BOARDS, PHASES, Phase, modules, register_phase
from mirabilia.games.seven.packing import board_of, face, has, side_in
from mirabilia.games.seven.position import AGES, EMPTY, OWING, City, Position
from mirabilia.games.seven.supply import Supply

DAY: Final = 1
NIGHT: Final = 2
"""Sides a city may have, as a set."""


def set_up(position: Position, supply: Supply, stream: Dealer) -> None:
    """A game ready for the first decision."""
    for _ in range(position.setting.cities):
        city = City()
        city.coins = position.setting.coins
        position.cities.append(city)
    deal_boards(position, supply, stream)
    shuffle_decks(position, supply, stream)
    for module in modules(position):
        module.set_up(position, supply, stream)
    choose_boards(position, supply)


# Boards.


def deal_boards(position: Position, supply: Supply, stream: Dealer) -> None:
    """Deal each city its boards to choose from, settled ones first so that nobody else gets them."""
    cities = position.setting.cities
    taken: i64 = 0
    for owner in range(cities):
        if len(supply.boards[owner]) == 1:
            taken |= bit(supply.boards[owner][0])
    offers = EMPTY[:]
    for owner in range(cities):
        choice = supply.boards[owner][:]
        if len(choice) == 1:
            for _ in range(supply.offered):
                offers = append(offers, choice[0])
            continue
        stream.shuffle(choice)
        number: i64 = 0
        for board in choice:
            if number < supply.offered and not has(taken, board):
                taken |= bit(board)
                offers = append(offers, board)
                number += 1
    sides = EMPTY[:]
    for owner in range(cities):
        allowed = supply.sides[owner]
        if allowed == DAY | NIGHT and (supply.random_sides or owner >= position.setting.players):
            allowed = bit(stream.below(2))
        sides = append(sides, allowed)
    position.offers = offers
    position.offered_sides = sides


def choose_boards(position: Position, supply: Supply) -> None:
    """Ask every city that has a choice of boards or sides."""
    start(position, BOARDS)
    commits = EMPTY[:]
    for owner in range(position.setting.cities):
        moves = Moves()
        PHASES[BOARDS].find(position, owner, moves)
        if moves.number > 1 and owner < position.setting.players:
            commits = append(commits, OWING)
        else:
            commits = append(commits, moves.codes[0])
    position.commits = commits
    resolve_if_chosen(position)


class ChooseBoards(Phase):
    def find(self, position: Position, owner: i64, moves: Moves) -> None:
        number = len(position.offers) // position.setting.cities
        last: i64 = -1
        for i in range(number):
            board = position.offers[owner * number + i]
            if board == last:
                continue
            last = board
            for side in range(2):
                if has(position.offered_sides[owner], side):
                    moves.add(code(BOARD, face(board, side)))

    def resolve(self, position: Position) -> None:
        for owner in range(position.setting.cities):
            take_board(position, owner, piece_in(position.commits[owner]))
        position.offers = EMPTY
        position.offered_sides = EMPTY
        position.commits = EMPTY
        for module in modules(position):
            if module.begin(position):
                return
        begin_age(position, 1)


def take_board(position: Position, owner: i64, board: i64) -> None:
    city: City = position.cities[owner]
    city.board = board_of(board)
    city.side = side_in(board)
    recompute(position, city)
    position.note(journal.BOARD, owner, board, 0)


register_phase(BOARDS, "boards", ChooseBoards())


# Decks.


def shuffle_decks(position: Position, supply: Supply, stream: Dealer) -> None:
    """The cards of each Age, with those of expansions and, in Age III, guilds drawn unseen."""
    decks = EMPTY[:]
    boxed = EMPTY[:]
    for age in range(1, AGES + 1):
        deck = supply.cards[age - 1][:]
        if age == AGES:
            guilds = supply.guilds[:]
            stream.shuffle(guilds)
            deck = extend(deck, guilds[: supply.guild_number])
            boxed = extend(boxed, guilds[supply.guild_number :])
        for ages in supply.joining:
            cards = ages[age - 1][:]
            stream.shuffle(cards)
            deck = extend(deck, cards[: supply.joining_number])
            boxed = extend(boxed, cards[supply.joining_number :])
        stream.shuffle(deck)
        decks = extend(decks, deck)
    position.decks = decks
    position.boxed = boxed
