"""Where the pieces of a Monument may be laid (WORLD-129 to WORLD-154)."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.bits import bit, popcount
from mirabilia.core.vecs import append, extend, vec
from mirabilia.games.world.cells import WORD_CELLS, around, lowest_cell, meets
from mirabilia.games.world.pieces import (
    AROUND,
    CELLS,
    CHAIN,
    CLUSTER,
    NATURAL_NEAR,
    PAVEMENT,
    PAVEMENT_NEAR,
    ROAD_NEAR,
    SINGLES,
    STEP,
    TILES,
    TYPE_NEAR,
    WATER_NEAR,
    Monument,
    Shape,
)
from mirabilia.games.world.placing import Ground, Near, Places
from mirabilia.games.world.position import EMPTY, NO_CELLS, PIECE_STEP, ROADS, TILE_STEP, TYPES, WORDS, City


def has_materials(city: City, monument: Monument) -> bool:
    """What the Monument asks for is on the map at all."""
    for what in monument.neighbours:
        if what == PAVEMENT_NEAR:
            continue
        has_cell = False
        for word in range(WORDS):
            if wanted_cells(city, what, word):
                has_cell = True
        if not has_cell:
            return False
    return True


def wanted_cells(city: City, what: i64, word: i64) -> i64:
    """The cells that can serve as a required neighbour (WORLD-145, WORLD-146)."""
    layers = city.layers
    if what == ROAD_NEAR:
        return layers[WORDS * ROADS + word]
    if what == WATER_NEAR:
        return city.water[word] & ~layers[word]
    if what == NATURAL_NEAR:
        return city.natural[word] & ~layers[word]
    return layers[WORDS * (TYPES + what - TYPE_NEAR) + word]


def can_lay_monument(
    city: City, monument: Monument, laid: vec[i64], met: i64, number: i64, index: i64, needs: Needs
) -> bool:
    """The next piece may lie at a placement, and the others can follow so that the whole card is met.

    `met` is what the pieces laid so far touch of all that is asked for.
    """
    own = needs.met[number][index]
    row = monument.pieces[number].places
    if own < 0 or not is_arranged(monument, laid, row, index * STEP):
        return False
    piece = with_piece(laid, row, index * STEP)
    further = len(monument.pieces) - 1 - number
    if further == 0:
        return met | own == needs.full and is_satisfied(city, monument, piece)
    if len(monument.links):
        if not is_completed(needs.reach[further][index], met, needs.full):
            return False
        for i in monument.links[index]:
            if can_lay_monument(city, monument, piece, met | own, number + 1, i, needs):
                return True
        return False
    return can_go_on(city, monument, piece, met | own, number + 1, needs)


def can_go_on(city: City, monument: Monument, laid: vec[i64], met: i64, number: i64, needs: Needs) -> bool:
    """A further piece of a cluster can be laid anywhere; single cells are only looked for beside the others."""
    if len(needs.touching):
        return can_go_on_with_cell(city, monument, laid, met, number, needs)
    for i in range(len(needs.met[number])):
        if can_lay_monument(city, monument, laid, met, number, i, needs):
            return True
    return False


def can_go_on_with_cell(city: City, monument: Monument, laid: vec[i64], met: i64, number: i64, needs: Needs) -> bool:
    zone = beside(laid)
    for word in range(WORDS):
        cells = zone[word] & needs.free[word]
        while cells:
            index = word * WORD_CELLS + lowest_cell(cells)
            if can_lay_monument(city, monument, laid, met, number, index, needs):
                return True
            cells &= cells - 1
    return False


def beside(laid: vec[i64]) -> vec[i64]:
    """All cells around the pieces laid."""
    cells = NO_CELLS[:]
    for start in range(0, len(laid), PIECE_STEP):
        for word in range(WORDS):
            cells[word] |= laid[start + WORDS + word]
    return cells


def is_completed(sets: i64, met: i64, full: i64) -> bool:
    """Whether one of these sets of needs, with those already met, is everything."""
    number: i64 = 0
    while sets:
        if sets & 1 and number | met == full:
            return True
        sets >>= 1
        number += 1
    return False


def met_by(city: City, monument: Monument, laid: vec[i64]) -> i64:
    """What the pieces laid so far touch of all that is asked for."""
    met: i64 = 0
    for start in range(0, len(laid), PIECE_STEP):
        for i in range(len(monument.neighbours)):
            what = monument.neighbours[i]
            if what == PAVEMENT_NEAR:
                if laid[start + 2 * WORDS]:
                    met |= 1 << i
                continue
            for word in range(WORDS):
                if laid[start + WORDS + word] & wanted_cells(city, what, word):
                    met |= 1 << i
    return met


class Needs:
    """For each placement of each piece what it touches of all the Monument asks for; -1 where it does not fit."""

    def __init__(self, city: City, ground: Ground, monument: Monument) -> None:
        self.full: i64 = (1 << len(monument.neighbours)) - 1
        self.met: list[vec[i64]] = []
        for number in range(len(monument.pieces)):
            if monument.same_as_before[number]:
                self.met.append(self.met[number - 1])
                continue
            self.met.append(touched_everywhere(city, ground, monument, monument.pieces[number]))
        self.reach: list[vec[i64]] = []
        """For linked pieces, by the number of further ones: what can be met from each placement on."""
        if len(monument.links):
            find_reach(monument, self.met[0], self.reach)
        self.free = NO_CELLS
        """Where a single cell can be laid, and for each thing asked for the cells that touch it."""
        self.touching: list[vec[i64]] = []
        if monument.arrangement == CLUSTER and len(monument.pieces[1].places) == len(SINGLES.places):
            self.find_touching(monument)

    def find_touching(self, monument: Monument) -> None:
        """Only for Monuments all of whose further pieces are single cells."""
        row = monument.pieces[1].places
        met = self.met[1]
        free = NO_CELLS[:]
        for _ in range(len(monument.neighbours)):
            self.touching.append(NO_CELLS[:])
        for i in range(len(met)):
            if met[i] < 0:
                continue
            for word in range(WORDS):
                cell = row[i * STEP + CELLS + word]
                free[word] |= cell
                for need in range(len(self.touching)):
                    if met[i] >> need & 1:
                        cells = self.touching[need]
                        cells[word] |= cell
                        self.touching[need] = cells
        self.free = free


def touched_everywhere(city: City, ground: Ground, monument: Monument, shape: Shape) -> vec[i64]:
    """For each place of a piece what it touches; -1 where it does not fit."""
    needs_by_place = shape.nowhere[:]
    places = Places(ground, shape, [])
    place = places.next()
    while place >= 0:
        at = shape.at(place)
        needs_by_place[at // STEP] = touched(city, monument, shape.places, at)
        place = places.next()
    return needs_by_place


def touched(city: City, monument: Monument, row: vec[i64], at: i64) -> i64:
    """What a piece touches of all the Monument asks for."""
    needs: i64 = 0
    for i in range(len(monument.neighbours)):
        what = monument.neighbours[i]
        if what == PAVEMENT_NEAR:
            if row[at + PAVEMENT]:
                needs |= 1 << i
            continue
        for word in range(WORDS):
            if row[at + AROUND + word] & wanted_cells(city, what, word):
                needs |= 1 << i
                break
    return needs


def with_piece(laid: vec[i64], row: vec[i64], at: i64) -> vec[i64]:
    return extend(laid[:], row[at + CELLS : at + CELLS + PIECE_STEP])


def is_arranged(monument: Monument, laid: vec[i64], row: vec[i64], at: i64) -> bool:
    """The next piece overlaps none of those laid and lies to them as the card says (WORLD-137 to WORLD-140)."""
    if len(laid) == 0:
        return True
    last = len(laid) - PIECE_STEP
    touching = False
    touching_last = False
    apart = False
    for word in range(WORDS):
        cells = row[at + CELLS + word]
        for start in range(0, len(laid), PIECE_STEP):
            if laid[start + word] & cells:
                return False
            if laid[start + WORDS + word] & cells:
                touching = True
        if laid[last + WORDS + word] & cells:
            touching_last = True
        if laid[last + 2 * WORDS + 1 + word] & cells:
            apart = True
    if monument.arrangement == CLUSTER:
        return touching
    if monument.arrangement == CHAIN:
        return touching_last or apart
    return apart and not touching_last


def is_satisfied(city: City, monument: Monument, laid: vec[i64]) -> bool:
    """All pieces together touch what the card asks for and cover enough water (WORLD-133 to WORLD-136)."""
    around = EMPTY[:]
    water: i64 = 0
    pavement = False
    for word in range(WORDS):
        cells: i64 = 0
        near: i64 = 0
        for start in range(0, len(laid), PIECE_STEP):
            cells |= laid[start + word]
            near |= laid[start + WORDS + word]
            if laid[start + 2 * WORDS]:
                pavement = True
        around = append(around, near & ~cells)
        water += popcount(cells & city.water[word])
    if water < monument.min_water:
        return False
    neighbours = monument.neighbours
    for i in range(len(neighbours)):
        if neighbours[i] == PAVEMENT_NEAR:
            if not pavement:
                return False
        elif neighbours[i] >= TYPE_NEAR:
            if tiles_near(city, around, neighbours[i] - TYPE_NEAR) < times(neighbours, neighbours[i]):
                return False
        elif not any_near(city, around, neighbours[i]):
            return False
    return True


def any_near(city: City, around: vec[i64], what: i64) -> bool:
    for word in range(WORDS):
        if around[word] & wanted_cells(city, what, word):
            return True
    return False


def times(row: vec[i64], item: i64) -> i64:
    number: i64 = 0
    for one in row:
        if one == item:
            number += 1
    return number


def tiles_near(city: City, around: vec[i64], type_: i64) -> i64:
    """Different tiles of a type among the cells around (WORLD-153)."""
    number: i64 = 0
    for start in range(0, len(city.tiles), TILE_STEP):
        if TILES[city.tiles[start]].type == type_:
            for word in range(WORDS):
                if around[word] & city.tiles[start + 1 + word]:
                    number += 1
                    break
    return number


def has_place_for_monument(city: City, ground: Ground, monument: Monument) -> bool:
    if not has_materials(city, monument):
        return False
    if len(monument.pieces) == 1:
        return Blocks(city, ground, monument).next() >= 0
    needs = Needs(city, ground, monument)
    starts = first_places(monument, needs)
    for i in range(len(starts)):
        if starts[i] and can_lay_monument(city, monument, EMPTY, 0, 0, i, needs):
            return True
    return False


class Blocks:
    """The places of a Monument of one piece, one after the other."""

    def __init__(self, city: City, ground: Ground, monument: Monument) -> None:
        self.city = city
        self.monument = monument
        self.shape = monument.pieces[0]
        self.places = Places(ground, self.shape, [near_neighbour(city, what) for what in monument.neighbours])

    def next(self) -> i64:
        """The next place, -1 if there is none. Water and woods below the piece itself are not beside it."""
        place = self.places.next()
        while place >= 0:
            laid = with_piece(EMPTY, self.shape.places, self.shape.at(place))
            if is_satisfied(self.city, self.monument, laid):
                return place
            place = self.places.next()
        return -1


def near_neighbour(city: City, what: i64) -> Near:
    """The cells beside one thing a Monument asks for."""
    near = Near()
    if what == PAVEMENT_NEAR:
        near.add_pavement()
    else:
        near.add(wanted_cells(city, what, 0), wanted_cells(city, what, 1), wanted_cells(city, what, 2))
    return near


def first_places(monument: Monument, needs: Needs) -> vec[i64]:
    """For each placement of the first piece 0 if it certainly is not possible, 1 if it may be."""
    flags = EMPTY[:]
    if len(monument.links):
        for sets in needs.reach[len(monument.pieces) - 1]:
            flags = append(flags, sets >> needs.full & 1)
        return flags
    row = monument.pieces[0].places
    for i in range(len(needs.met[0])):
        met = needs.met[0][i]
        possible: i64 = 0
        if met >= 0 and is_in_reach(monument, needs, row[i * STEP + CELLS : i * STEP + AROUND], met):
            possible = 1
        flags = append(flags, possible)
    return flags


def is_in_reach(monument: Monument, needs: Needs, cells: vec[i64], met: i64) -> bool:
    """Whether single cells laid on from a first piece can come to touch everything that is asked for."""
    if met == needs.full or len(monument.pieces) == 1:
        return met == needs.full
    if len(needs.touching) == 0:
        return True
    reached = cells
    for _ in range(len(monument.pieces) - 1):
        near = around(reached)
        more = EMPTY[:]
        for word in range(WORDS):
            more = append(more, reached[word] | (near[word] & needs.free[word]))
        reached = more
    for i in range(len(monument.neighbours)):
        if not met >> i & 1 and not meets(reached, needs.touching[i]):
            return False
    return True


def find_reach(monument: Monument, met: vec[i64], levels: list[vec[i64]]) -> None:
    """For each placement the sets of needs (as bits of a number) that it and 0, 1, 2 ... linked pieces can meet."""
    reach = EMPTY[:]
    for one in met:
        start: i64 = 0
        if one >= 0:
            start = bit(one)
        reach = append(reach, start)
    levels.append(reach)
    for _ in range(len(monument.pieces) - 1):
        longer = EMPTY[:]
        for i in range(len(met)):
            sets: i64 = 0
            if met[i] >= 0:
                for other in monument.links[i]:
                    sets |= reach[other]
                sets = with_needs(sets, met[i])
            longer = append(longer, sets)
        reach = longer
        levels.append(reach)


def with_needs(sets: i64, met: i64) -> i64:
    """Each set of needs with some more needs met."""
    unions: i64 = 0
    number: i64 = 0
    while sets:
        if sets & 1:
            unions |= bit(number | met)
        sets >>= 1
        number += 1
    return unions
