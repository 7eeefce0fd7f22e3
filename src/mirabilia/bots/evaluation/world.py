"""A table of World Wonders judged by its points and by what the maps and tracks still promise.

A purchase is judged with the best place for it, so that one move ahead sees both.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple, cast

from mirabilia.bots.evaluation import Evaluator, Worth
from mirabilia.core.contract import Seat, State
from mirabilia.games.world import scoring
from mirabilia.games.world.board import Board, Place, places
from mirabilia.games.world.explain import legal_codes
from mirabilia.games.world.lookup import CATALOGUE, SETUP
from mirabilia.games.world.misplaced import being_laid, piece_in_hand
from mirabilia.games.world.moves import kind_of, number_in
from mirabilia.games.world.position import BUY, DOUBLE, LONG_ROAD, PLACE, SINGLE, TILE, City, Position
from mirabilia.games.world.rules import play

GOLD = 0.45
"""What a piece of gold still to be spent is worth."""
LATER = (0.45, 0.2)
"""What a step of the second and of the highest resource promises for the lowest one, early in the game."""
RING = 0.9
"""A step of the population."""
ALMOST = 0.7
"""A tile that one cell keeps from being a district, early in the game."""
NATURAL = 0.35
"""A natural resource that nothing touches yet."""
ROOM, CROWDED = 3.0, 7.0
"""Grass along the roads where buildings can go: what plenty of it is worth, and how many cells are little."""


def worth(state: State | Position, owner: Seat) -> Worth:
    """The points of a city now, and what it can still make of itself."""
    position = cast("Position", state)
    return off_map(position, owner, MapEvaluation(position, owner).now)


def off_map(position: Position, owner: Seat, on_map: OnMap) -> Worth:
    """The worth of a city whose map has been judged: tracks, cards, gold, and what the markers promise.

    Science is well-planned districts, arms is land, trade is goods, and Wonders are the Monuments.
    """
    city, sheet = position.cities[owner], [int(points) for points in scoring.score_sheet(position, owner)]
    left, lowest = to_come(position), sheet[scoring.LOWEST]
    _, middle, highest = sorted((int(city.food), int(city.ceramics), int(city.gears)))
    goods = lowest + left * (LATER[0] * (middle - lowest) + LATER[1] * (highest - middle))
    if position.setting.solo:  # the Automaton scores by one's own goods
        goods -= int(scoring.automaton_points(position))
    return (
        sheet[scoring.POPULATION]
        + RING * left * sum(towards_symbol(position, city))
        + sheet[scoring.OBJECTIVES]
        + sheet[scoring.LOANS],
        0.0 if city.out else GOLD * int(city.gold_left()),
        on_map.districts,
        on_map.land,
        goods,
        float(sheet[scoring.MONUMENTS]),
    )


def to_come(position: Position) -> float:
    """How much of the game is left, from 1 to 0."""
    if position.ending:
        return 0.0
    return (SETUP.rounds - int(position.round)) / SETUP.rounds


def towards_symbol(position: Position, city: City) -> list[float]:
    """For each resource how far its marker is on the way to the next population symbol."""
    symbols = CATALOGUE.resource_boards[position.setting.board].symbols
    progress = []
    for value, spaces in zip((city.food, city.ceramics, city.gears), symbols.values(), strict=True):
        reached = max((space for space in spaces if space <= value), default=0)
        ahead = min((space for space in spaces if space > value), default=None)
        progress.append(0.0 if ahead is None else (int(value) - reached) / (ahead - reached))
    return progress


class OnMap(NamedTuple):
    """What a map is worth."""

    land: float
    """Natural resources reached, and room along the roads."""
    districts: float


class MapEvaluation:
    """A map as a player looks at it before laying a piece."""

    def __init__(self, position: Position, owner: Seat) -> None:
        laid = being_laid(position) if owner == position.active and position.phase == PLACE else ()
        board = Board(position.cities[owner], laid)
        self.left = to_come(position)
        self.open_grass, self.free_natural, self.near = board.open_grass, board.free_natural, board.near
        self.tiles = [board.place(tile).around for tile in board.tiles()]
        self.roads = 0
        for piece in board.pieces:
            if piece.kind in (LONG_ROAD, SINGLE, DOUBLE):
                self.roads |= board.place(piece).around
        self.now = self.worth()

    def worth(self, kind: int = -1, place: Place | None = None) -> OnMap:
        """The map as it is, or with one more piece on it."""
        open_grass, natural, near, roads, tiles = self.open_grass, self.free_natural, self.near, self.roads, self.tiles
        if place is not None:
            open_grass, natural, near = open_grass & ~place.cells, natural & ~place.cells, near | place.around
            if kind == TILE:
                tiles = [*tiles, place.around]
            elif kind in (LONG_ROAD, SINGLE, DOUBLE):
                roads |= place.around
        touched = (natural & near).bit_count()
        land = touched + NATURAL * self.left * (natural.bit_count() - touched)
        districts = 0.0
        for around in tiles:
            sides = (around & open_grass).bit_count()
            districts += ALMOST * self.left / sides if sides else 1.0
        room = (roads & (open_grass | natural)).bit_count()
        return OnMap(land + ROOM * self.left * (1.0 - math.exp(-room / CROWDED)), districts)


def move_worths(state: State, seat: Seat, moves: Sequence[int]) -> list[Worth]:
    """What each move makes of a city: places by what they change, purchases by the best place for them."""
    position = cast("Position", state)
    if position.phase == BUY:
        return [after_turn(position, seat, move) for move in moves]
    return [off_map(position, seat, on_map) for on_map in placed(position, seat, moves)]


def placed(position: Position, seat: Seat, moves: Sequence[int]) -> list[OnMap]:
    """What each place of what is being laid makes of the map."""
    own, maps = MapEvaluation(position, seat), []
    for move in moves:
        hand = piece_in_hand(position, kind_of(move))
        assert hand is not None  # noqa: S101  # it is a legal move
        maps.append(own.worth(hand[0], places(*hand)[number_in(move)]))
    return maps


def after_turn(position: Position, seat: Seat, move: int) -> Worth:
    """The worth of a city after a purchase, laid as well as possible; after a loan step with the best purchase."""
    after = Position(position.setting)
    position.copy_to(after)
    after.journal = None
    play(after, move)
    if after.phase == BUY and after.active == seat and after.loan_step and after.round == position.round:
        return max((after_turn(after, seat, code) for code in legal_codes(after)), key=sum)
    while after.phase == PLACE and after.active == seat:
        codes = legal_codes(after)
        maps = [sum(on_map) for on_map in placed(after, seat, codes)]
        play(after, codes[maps.index(max(maps))])
    return worth(after, seat)


EVALUATOR = Evaluator(worth, move_worths)
