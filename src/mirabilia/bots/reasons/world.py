"""Reasons for moves of World Wonders: the tracks, the map and the market before and after.

A purchase is judged as it is bought, and with the best of the places where it can go.
"""

from __future__ import annotations

from typing import cast

from mirabilia.bots.reasons.reason import Findings
from mirabilia.core.contract import Fact, Seat
from mirabilia.core.contract import State as AnyState
from mirabilia.games.world import board, data, scoring
from mirabilia.games.world.board import Board, Place, Preview
from mirabilia.games.world.explain import legal_codes, price
from mirabilia.games.world.lookup import MONUMENT_IDS, OBJECTIVE_IDS, SETUP
from mirabilia.games.world.misplaced import being_laid, piece_in_hand
from mirabilia.games.world.monuments import has_place_for_monument
from mirabilia.games.world.moves import (
    LAY,
    LAY_SINGLE,
    LEAVE,
    LOAN,
    LOAN_GOLD,
    REPAY,
    find_purchases,
    kind_of,
    number_in,
)
from mirabilia.games.world.moves import Moves as MoveList
from mirabilia.games.world.notation import ITEMS
from mirabilia.games.world.pieces import MONUMENT_LIST
from mirabilia.games.world.placing import Ground
from mirabilia.games.world.position import (
    DOUBLE,
    GONE,
    LONG_ROAD,
    MONUMENT,
    PEDESTAL,
    SHORT_SET,
    SINGLE,
    TILE,
    City,
    Position,
)
from mirabilia.games.world.rules import play
from mirabilia.games.world.scoring import LOAN_POINTS, automaton_points, objective_points, score_sheet

ROADS = (LONG_ROAD, SINGLE, DOUBLE)
LITTLE_GOLD = 2
ROOM = 3
"""So many cells of room are worth a word."""
FEW_SIDES = 2
"""With so few open sides a tile is nearly a district."""


def find(world: AnyState, seat: Seat, move: int) -> Findings:
    """What speaks for a move of the seat in a possible world."""
    before = cast("Position", world)
    kind = int(kind_of(move))
    if kind in (LAY, LAY_SINGLE):
        return LayingComparison(before, seat, move).findings()
    return Buying(before, seat, move).findings()


class Comparison:
    """A move with the table before and after it. After the turn only the player's own city is compared."""

    def __init__(self, before: Position, seat: Seat, move: int) -> None:
        self.before, self.seat, self.move = before, seat, move
        self.kind, self.number = int(kind_of(move)), int(number_in(move))
        self.after = copied(before)
        play(self.after, move)
        self.mine, self.mine_after = before.cities[seat], self.after.cities[seat]
        self.reasons = Findings()
        self.last = bool(before.round == SETUP.rounds or before.ending)
        """Whether this is the last round."""

    def lines(self) -> list[int]:
        """How many points more there are on each line of the score sheet."""
        sheets = (score_sheet(self.before, self.seat), score_sheet(self.after, self.seat))
        return [int(new) - int(old) for old, new in zip(*sheets, strict=True)]

    def objectives(self) -> None:
        """Objectives for which the city scores more as things stand."""
        for index in self.before.objectives:
            old, new = (int(objective_points(table, index, self.seat)) for table in (self.before, self.after))
            self.reasons.add(float(new - old), "objective", objective=OBJECTIVE_IDS[index], points=new - old)

    def automaton(self) -> None:
        """Alone: how far one is ahead of the Automaton, or behind."""
        if not self.before.setting.solo:
            return
        leads = [lead(table, self.seat, self.before) for table in (self.before, self.after)]
        if leads[1] > leads[0]:
            weight = 0.9 * (leads[1] - leads[0])
            if leads[1] > 0:
                self.reasons.add(weight, "automaton_ahead", points=leads[1])
            else:
                self.reasons.add(weight, "automaton_behind", points=1 - leads[1])


class Buying(Comparison):
    def findings(self) -> Findings:
        if self.kind == LOAN:
            self.loan()
        elif self.kind == REPAY:
            self.reasons.add(float(LOAN_POINTS), "repays", points=int(LOAN_POINTS))
        elif self.kind == PEDESTAL:
            self.order()
        elif self.kind != LEAVE:
            for part in (
                self.tracks,
                self.monument,
                self.places,
                self.gold,
                self.objectives,
                self.automaton,
                self.denied,
            ):
                part()
        return self.reasons

    def loan(self) -> None:
        """Gold now, and what it makes possible."""
        self.reasons.add(1.0, "loan", gold=int(LOAN_GOLD), points=int(LOAN_POINTS))
        gold = int(self.mine.gold_left())
        old, new = purchases(self.before, self.mine, gold), purchases(self.before, self.mine, gold + int(LOAN_GOLD))
        more = [code for code in new if code not in old]
        if more:
            dearest = max(more, key=lambda code: price(self.mine, kind_of(code), number_in(code)))
            field, name = ITEMS[dearest]
            self.reasons.add(2.0, "affords", **{field: name})

    def order(self) -> None:
        if not self.last:
            self.reasons.add(2.0 if self.number == 1 else 1.0, "first" if self.number == 1 else "second")

    def tracks(self) -> None:
        """Resources, population, and the points of both."""
        more = self.lines()
        lowest = more[scoring.LOWEST]
        self.reasons.add(1.2 * lowest, "lowest", points=lowest)
        steps = int(self.mine_after.population - self.mine.population)
        if steps:
            rings = more[scoring.POPULATION]
            fields = {"points": rings} if rings else {}
            self.reasons.add(1.0 * steps + 1.2 * rings, "population", steps=steps, **fields)
        gained = steps_of(self.mine, self.mine_after)
        if gained and not lowest:
            left = (SETUP.rounds - int(self.before.round)) / SETUP.rounds
            self.reasons.add(0.3 * left * sum(gained.values()), "resources", resources=gained)
        if self.after.ending and not self.before.ending and self.is_ahead():
            self.reasons.add(1.5, "last_round")

    def is_ahead(self) -> bool:
        """Whether nobody else, nor the Automaton, has as many points as this city after the move."""
        if self.before.setting.solo:
            return lead(self.after, self.seat, self.before) > 0
        totals = [int(sum(score_sheet(self.after, one))) for one in range(self.before.setting.players)]
        return all(points < totals[self.seat] for one, points in enumerate(totals) if one != self.seat)

    def monument(self) -> None:
        if self.kind != MONUMENT:
            return
        points, gold = int(MONUMENT_LIST[self.number].points), int(self.mine.gold_left())
        self.reasons.add(float(points), "monument", points=points)
        if gold <= LITTLE_GOLD:
            self.reasons.add(2.0, "monument_cheap", gold=gold)

    def places(self) -> None:
        """The best that any place offers for the natural resources, the districts and further building."""
        ground = Grounds(self.after, self.seat)
        places = [place_of(self.after, code) for code in legal_codes(self.after)]
        districts = max((ground.preview.districts(place, is_tile) for place, is_tile in places), default=0)
        natural = max((ground.preview.natural(place) for place, _ in places), default=0)
        self.reasons.add(0.9 * districts, "can_close", number=districts)
        self.reasons.add(0.8 * natural, "can_touch", number=natural)
        if self.kind in (LONG_ROAD, SHORT_SET) and not self.last:
            room = max((ground.room(place) for place, _ in places), default=0)
            self.reasons.add(0.25 * room if room >= ROOM else 0.0, "can_open", cells=room)

    def gold(self) -> None:
        """What is left for this round, and a Monument it could go to."""
        left = int(self.mine_after.gold_left())
        if self.kind == MONUMENT or left <= 0:
            return
        possible = [int(one) for one in self.before.shown if one != GONE and can_place(self.mine, int(one))]
        if possible:
            best = max(possible, key=lambda index: MONUMENT_LIST[index].points)
            self.reasons.add(0.4 + 0.2 * left, "gold_left", gold=left, monument=MONUMENT_IDS[best])
        else:
            self.reasons.add(0.2 * left, "gold_left", gold=left)

    def denied(self) -> None:
        """What another player who is still in the round could have bought and placed."""
        for other in others(self.before, self.seat):
            city = self.before.cities[other]
            if self.kind == MONUMENT and can_place(city, self.number):
                points = int(MONUMENT_LIST[self.number].points)
                self.reasons.add(0.5 * points, "denies_monument", seat=other, points=points)
            elif self.kind == TILE:
                self.denied_tile(other, city)

    def denied_tile(self, other: int, city: City) -> None:
        gold = int(city.gold_left())
        if self.move not in purchases(self.before, city, gold):
            return
        trial = copied(self.before)
        trial.active = other
        play(trial, self.move)
        sheets = (score_sheet(self.before, other), score_sheet(trial, other))
        points = int(sheets[1][scoring.LOWEST] - sheets[0][scoring.LOWEST])
        points += int(sheets[1][scoring.POPULATION] - sheets[0][scoring.POPULATION])
        if points >= 2:
            self.reasons.add(0.5 * points, "denies_tile", seat=other, points=points)


class LayingComparison(Comparison):
    def findings(self) -> Findings:
        place, is_tile = place_of(self.before, self.move)
        ground = Grounds(self.before, self.seat)
        districts, natural = ground.preview.districts(place, is_tile), ground.preview.natural(place)
        self.reasons.add(1.0 * districts, "districts", number=districts)
        self.reasons.add(0.9 * natural, "natural", number=natural)
        closer = ground.closer(place)
        self.reasons.add(0.3 * closer if not self.last else 0.0, "closer", number=closer)
        if not self.last and is_tile:
            missing = (place.around & ground.preview.open_grass).bit_count()
            self.reasons.add(0.6 / missing if 0 < missing <= FEW_SIDES else 0.0, "nearly", cells=missing)
        elif not self.last and self.before.item in (GONE, LONG_ROAD, SHORT_SET):
            room = ground.room(place)
            self.reasons.add(0.25 * room if room >= ROOM else 0.0, "room", cells=room)
        self.monuments()
        self.objectives()
        self.automaton()
        return self.reasons

    def monuments(self) -> None:
        """Monuments on offer that can be built from now on, or still can."""
        if self.last and self.mine_after.gold_left() <= 0:
            return
        for index in (int(one) for one in self.before.shown if one != GONE):
            if not can_place(self.mine_after, index):
                continue
            points, name = int(MONUMENT_LIST[index].points), MONUMENT_IDS[index]
            if can_place(self.mine, index):
                self.reasons.add(0.05 + 0.02 * points, "keeps_place", monument=name)
            else:
                self.reasons.add(1.0 + 0.4 * points, "prepares", monument=name)


# Questions about a table.


def copied(position: Position) -> Position:
    after = Position(position.setting)
    position.copy_to(after)
    after.journal = None
    return after


def purchases(position: Position, city: City, gold: int) -> list[int]:
    """What a city could buy with so much gold."""
    moves = MoveList()
    find_purchases(position, city, gold, moves)
    return [int(moves.codes[i]) for i in range(moves.number)]


def others(position: Position, seat: Seat) -> list[int]:
    """The other players who are still in the round, with gold to spend."""
    seats = range(position.setting.players)
    return [
        one for one in seats if one != seat and not position.cities[one].out and position.cities[one].gold_left() > 0
    ]


def can_place(city: City, monument: int) -> bool:
    return bool(has_place_for_monument(city, Ground(city), MONUMENT_LIST[monument]))


def steps_of(before: City, after: City) -> Fact:
    """Steps on the tracks by resource."""
    old, new = (before.food, before.ceramics, before.gears), (after.food, after.ceramics, after.gears)
    steps = {name: int(two) - int(one) for name, one, two in zip(data.RESOURCES, old, new, strict=True)}
    return {name: number for name, number in steps.items() if number > 0}


def lead(position: Position, seat: Seat, known: Position) -> int:
    """Points over the Automaton's, with the city of a position at a table that is known."""
    table = copied(known)
    table.cities[seat] = position.cities[seat]
    return int(sum(score_sheet(table, seat))) - int(automaton_points(table))


def place_of(position: Position, code: int) -> tuple[Place, bool]:
    """Where a move lays its piece, and whether it is a tile."""
    hand = piece_in_hand(position, int(kind_of(code)))
    assert hand is not None  # noqa: S101  # it is a legal move
    return board.places(*hand)[int(number_in(code))], hand[0] == TILE


class Grounds:
    """A map as one looks at it before laying a piece."""

    def __init__(self, position: Position, seat: Seat) -> None:
        own = Board(position.cities[seat], being_laid(position))
        self.preview = Preview(own)
        self.beside = 0
        for piece in own.pieces:
            if piece.kind in ROADS:
                self.beside |= own.place(piece).around

    def room(self, place: Place) -> int:
        """Free cells that would come to lie beside a road."""
        return (place.around & ~self.beside & (self.preview.open_grass | self.preview.free_natural)).bit_count()

    def closer(self, place: Place) -> int:
        """Tiles that get nearer to being a district without becoming one."""
        return sum(bool(side & place.cells and side & ~place.cells) for side in self.preview.open_sides)
