"""Turns and rounds, and the order of the players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import append, vec
from mirabilia.games.world import journal
from mirabilia.games.world.automaton import automaton
from mirabilia.games.world.lookup import SETUP
from mirabilia.games.world.market import refill
from mirabilia.games.world.moves import can_do_something
from mirabilia.games.world.pieces import LONG_ROADS
from mirabilia.games.world.placing import Ground, for_free_road, has_place
from mirabilia.games.world.position import BUY, EMPTY, FREE_ROAD, GONE, OVER, City, Position
from mirabilia.games.world.scoring import LINES, score_sheet

ROUNDS: Final[i64] = SETUP.rounds
GOLD: Final[i64] = SETUP.gold
BOTH_PEDESTALS: Final = 3


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
    ask_player(position)


def ask_player(position: Position) -> None:
    """The road everybody starts with is laid first of all, unless it fits nowhere (WORLD-249)."""
    city: City = position.cities[position.active]
    if city.has_free_road and has_place(Ground(city), LONG_ROADS, for_free_road()):
        position.phase = FREE_ROAD
        return
    city.has_free_road = 0
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
    note_order(position)
    begin_round(position, position.round + 1)


def begin_round(position: Position, number: i64) -> None:
    """Turn up a new market and give everybody their gold back (WORLD-048 to WORLD-053)."""
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
        city.spent = 0
        city.limit = GOLD
        city.pedestal = 0
        city.out = 0
    begin_turn(position, position.order[0])


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


def note_order(position: Position) -> None:
    if position.setting.players > 1:
        for player in position.order:
            position.note(journal.ORDER, player, 0, 0)


def comes_before(position: Position, one: i64, other: i64) -> bool:
    """Strictly before by population and Monuments: equals keep their old order."""
    first = position.cities[one]
    second = position.cities[other]
    if first.population != second.population:
        return first.population < second.population
    return len(first.monuments) < len(second.monuments)


def note_scores(position: Position) -> None:
    if position.journal is None:
        return
    for owner in range(position.setting.players):
        sheet = score_sheet(position, owner)
        for line in range(LINES):
            position.note(journal.SCORED, owner, line, sheet[line])
    position.note(journal.GAME_OVER, -1, 0, 0)
