"""What a city of World Wonders is worth: its points, and what it can still make of itself."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from mirabilia.bots.search.world_weights import FEATURES, ROUNDS, SOLO_WEIGHTS, WEIGHTS
from mirabilia.core.bits import popcount
from mirabilia.core.vecs import vec
from mirabilia.games.world.cells import ALL_CELLS
from mirabilia.games.world.monuments import wanted_cells
from mirabilia.games.world.pieces import (
    AROUND,
    CELLS,
    MONUMENT_LIST,
    PAVEMENT_NEAR,
    TILE_SHAPES,
    TRACKS,
    TYPE_NEAR,
    Monument,
    Shape,
    Track,
)
from mirabilia.games.world.placing import Ground, Near, Places
from mirabilia.games.world.position import (
    GONE,
    OCCUPIED,
    ROADS,
    TILE_STEP,
    TYPES,
    WORDS,
    City,
    Position,
)
from mirabilia.games.world.scoring import (
    LOAN_POINTS,
    OBJECTIVE_LIST,
    monument_points,
    objective_value,
    population_points,
)

# The features, in the order of world_weights.FEATURES.
MIDDLE: Final = 0
HIGHEST: Final = 1
SYMBOLS: Final = 2
GOLD: Final = 3
WILD: Final = 4
WILD_CLOSE: Final = 5
SIDES: Final = 5
"""Tiles with 1, 2, 3 open sides: this and the number of sides."""
ROOM: Final = 9
BROAD: Final = 10
KINDS: Final = 11
READY: Final = 12
READY_MORE: Final = 13
ALMOST: Final = 14
GRASS: Final = 15
EARLY: Final = 16
LOAN: Final = 17
TIME: Final = 18
NUMBER: Final[i64] = len(FEATURES)
LAST_ROUND: Final[i64] = ROUNDS

MOST_TILES: Final = 64
FEW_SIDES: Final = 3
CROWDED: Final = 7.0
MOST_ROOM: Final = 60
ROOM_WORTH: Final = vec[float]([1.0 - exp(-room / CROWDED) for room in range(MOST_ROOM + 1)])
"""What so many free cells along the roads are worth, up to 1."""
LARGEST_STACK: Final = 5
"""Its tiles need the most room."""
MOST_BROAD: Final = 6
NOWHERE: Final = 9
"""More than any Monument asks for: it fits nowhere."""
BUILDING_TYPES: Final = 5
STEP_WORTH: Final = 0.7
"""What a step of a resource is worth, roughly, where it comes with a Monument."""
# The numbers of a public objective.
FIRST: Final = 2
SECOND: Final = 3
POOL: Final = 4
CLEAR_LEAD: Final = 0.5
LATER_LEAD: Final = 0.3
"""A lead in an objective that counts for much, and how much more it takes for each round to come."""

# What is laid.
NEW_TILE: Final = 0
NEW_ROAD: Final = 1
NEW_OTHER: Final = 2


def weight_table(rows: list[list[float]]) -> vec[float]:
    return vec[float]([weight for row in rows for weight in row])


USUAL: Final = weight_table(WEIGHTS)
ALONE: Final = weight_table(SOLO_WEIGHTS)


def monument_worth(monument: Monument) -> float:
    steps = monument.food + monument.ceramics + monument.gears
    return float(monument.points) + STEP_WORTH * float(steps + monument.population)


WORTHS: Final = vec[float]([monument_worth(monument) for monument in MONUMENT_LIST])


class Land:
    """A map as a player looks at it before laying a piece; filled again and again."""

    open_1: i64 = 0
    open_2: i64 = 0
    open_3: i64 = 0
    wild_1: i64 = 0
    wild_2: i64 = 0
    wild_3: i64 = 0
    """Natural cells that nothing covers."""
    number: i64 = 0
    """Tiles."""
    first: i64 = 0
    """Where the weights of the round begin."""
    wild: i64 = 0
    touched: i64 = 0
    room: i64 = 0

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.near = Near()
        """The cells beside anything laid."""
        self.roads = Near()
        self.around = Near()
        self.sides = vec[i64]([0] * (MOST_TILES * WORDS))
        """The open grass beside each tile."""
        self.open_sides = vec[i64]([0] * MOST_TILES)

    def observe(self, city: City, round_: i64) -> None:
        self.first = (round_ - 1) * NUMBER
        layers, water, natural = city.layers, city.water, city.natural
        self.open_1 = ALL_CELLS & ~(layers[0] | water[0] | natural[0])
        self.open_2 = ALL_CELLS & ~(layers[1] | water[1] | natural[1])
        self.open_3 = ALL_CELLS & ~(layers[2] | water[2] | natural[2])
        self.wild_1 = natural[0] & ~layers[0]
        self.wild_2 = natural[1] & ~layers[1]
        self.wild_3 = natural[2] & ~layers[2]
        near, roads = self.near, self.roads
        clear(near)
        near.add_layer(layers, OCCUPIED)
        clear(roads)
        roads.add_layer(layers, ROADS)
        self.wild = popcount(self.wild_1) + popcount(self.wild_2) + popcount(self.wild_3)
        self.touched = popcount(near.first & self.wild_1) + popcount(near.second & self.wild_2)
        self.touched += popcount(near.third & self.wild_3)
        self.room = popcount(roads.first & (self.open_1 | self.wild_1))
        self.room += popcount(roads.second & (self.open_2 | self.wild_2))
        self.room += popcount(roads.third & (self.open_3 | self.wild_3))
        self.measure_tiles(city)

    def measure_tiles(self, city: City) -> None:
        tiles, sides, around = city.tiles, self.sides, self.around
        self.number = len(tiles) // TILE_STEP
        for tile in range(self.number):
            at = tile * TILE_STEP + 1
            clear(around)
            around.add(tiles[at], tiles[at + 1], tiles[at + 2])
            one = around.first & self.open_1
            two = around.second & self.open_2
            three = around.third & self.open_3
            at = tile * WORDS
            sides[at] = one
            sides[at + 1] = two
            sides[at + 2] = three
            self.open_sides[tile] = popcount(one) + popcount(two) + popcount(three)

    def side_worth(self, number: i64) -> float:
        """What a tile with so many open sides is worth; without any it is a district."""
        if number == 0:
            return 1.0
        if number > FEW_SIDES:
            return 0.0
        return self.weights[self.first + SIDES + number]

    def room_worth(self, room: i64) -> float:
        return self.weights[self.first + ROOM] * ROOM_WORTH[min(room, MOST_ROOM)]

    def gain(self, row: vec[i64], at: i64, kind: i64) -> float:
        """What a piece at a place would change."""
        one = row[at + CELLS]
        two = row[at + CELLS + 1]
        three = row[at + CELLS + 2]
        beside_1 = row[at + AROUND]
        beside_2 = row[at + AROUND + 1]
        beside_3 = row[at + AROUND + 2]
        near, roads, sides = self.near, self.roads, self.sides
        wild_1 = self.wild_1 & ~one
        wild_2 = self.wild_2 & ~two
        wild_3 = self.wild_3 & ~three
        touched = popcount(wild_1 & (near.first | beside_1)) + popcount(wild_2 & (near.second | beside_2))
        touched += popcount(wild_3 & (near.third | beside_3))
        free = popcount(wild_1) + popcount(wild_2) + popcount(wild_3)
        covered = popcount(one & self.open_1) + popcount(two & self.open_2) + popcount(three & self.open_3)
        wild = self.weights[self.first + WILD]
        change = (1.0 - wild) * float(touched - self.touched) + wild * float(free - self.wild)
        change -= 0.01 * self.weights[self.first + GRASS] * float(covered)
        for tile in range(self.number):
            start = tile * WORDS
            closed_1 = sides[start] & one
            closed_2 = sides[start + 1] & two
            closed_3 = sides[start + 2] & three
            if closed_1 | closed_2 | closed_3:
                number = self.open_sides[tile]
                closed = popcount(closed_1) + popcount(closed_2) + popcount(closed_3)
                change += self.side_worth(number - closed) - self.side_worth(number)
        if kind == NEW_TILE:
            number = (
                popcount(beside_1 & self.open_1) + popcount(beside_2 & self.open_2) + popcount(beside_3 & self.open_3)
            )
            change += self.side_worth(number)
            beside_1 = 0
            beside_2 = 0
            beside_3 = 0
        elif kind == NEW_OTHER:
            beside_1 = 0
            beside_2 = 0
            beside_3 = 0
        room = popcount((roads.first | beside_1) & (self.open_1 & ~one | wild_1))
        room += popcount((roads.second | beside_2) & (self.open_2 & ~two | wild_2))
        room += popcount((roads.third | beside_3) & (self.open_3 & ~three | wild_3))
        return change + self.room_worth(room) - self.room_worth(self.room)


def clear(near: Near) -> None:
    near.first = 0
    near.second = 0
    near.third = 0


class CityEvaluator:
    """Evaluates cities. `features` are those of the last one."""

    points: float = 0.0

    def __init__(self, weights: vec[float] = USUAL) -> None:
        self.weights = weights
        self.features = vec[float]([0.0] * NUMBER)
        self.land = Land(weights)
        self.needs = [Near() for _ in range(TYPE_NEAR + BUILDING_TYPES)]
        """The cells beside everything a Monument can ask for."""
        self.zone = Near()

    def worth(self, position: Position, owner: i64) -> float:
        """The points of a city now and what it promises, public objectives apart."""
        city: City = position.cities[owner]
        round_ = position.round
        if position.ending:
            round_ = LAST_ROUND
        features, weights = self.features, self.weights
        for feature in range(NUMBER):
            features[feature] = 0.0
        land = self.land
        land.observe(city, round_)
        self.points = float(
            population_points(position, city) + monument_points(city.monuments) - LOAN_POINTS * city.loan
        )
        self.extract_tracks(position, city)
        self.extract_land(city)
        if round_ < LAST_ROUND or not city.out:
            self.extract_prospects(position, city)
        if not city.out:
            features[GOLD] = float(city.gold_left())
        features[LOAN] = float(city.loan)
        features[TIME] = 1.0
        if position.order[0] == owner:
            features[EARLY] = 1.0
        worth = self.points
        first = (round_ - 1) * NUMBER
        for feature in range(NUMBER):
            worth += weights[first + feature] * features[feature]
        return worth

    def extract_tracks(self, position: Position, city: City) -> None:
        features = self.features
        low = min(city.food, city.ceramics, city.gears)
        high = max(city.food, city.ceramics, city.gears)
        middle = city.food + city.ceramics + city.gears - low - high
        self.points += float(low)
        features[MIDDLE] = float(middle - low)
        features[HIGHEST] = float(high - middle)
        track: Track = TRACKS[position.setting.board]
        features[SYMBOLS] = (
            on_the_way(track.symbols[0], city.food, track.last)
            + on_the_way(track.symbols[1], city.ceramics, track.last)
            + on_the_way(track.symbols[2], city.gears, track.last)
        )

    def extract_land(self, city: City) -> None:
        features, land = self.features, self.land
        self.points += float(land.touched)
        close = self.zone
        clear(close)
        near = land.near
        close.add(
            near.first & (land.open_1 | land.wild_1),
            near.second & (land.open_2 | land.wild_2),
            near.third & (land.open_3 | land.wild_3),
        )
        wild_1 = land.wild_1 & ~near.first
        wild_2 = land.wild_2 & ~near.second
        wild_3 = land.wild_3 & ~near.third
        features[WILD] = float(popcount(wild_1) + popcount(wild_2) + popcount(wild_3))
        features[WILD_CLOSE] = float(
            popcount(wild_1 & close.first) + popcount(wild_2 & close.second) + popcount(wild_3 & close.third)
        )
        for tile in range(land.number):
            number = land.open_sides[tile]
            if number == 0:
                self.points += 1.0
            elif number <= FEW_SIDES:
                features[SIDES + number] += 1.0
        features[ROOM] = ROOM_WORTH[min(land.room, MOST_ROOM)]
        features[GRASS] = 0.01 * float(popcount(land.open_1) + popcount(land.open_2) + popcount(land.open_3))

    def extract_prospects(self, position: Position, city: City) -> None:
        """What could be built: the largest tile, and the Monuments on offer."""
        features, land = self.features, self.land
        ground = Ground(city)
        features[BROAD] = float(places_beside(ground, TILE_SHAPES[LARGEST_STACK], land.roads, MOST_BROAD)) / MOST_BROAD
        for type_ in range(BUILDING_TYPES):
            need = self.needs[TYPE_NEAR + type_]
            clear(need)
            need.add_layer(city.layers, TYPES + type_)
            if need.first & ground.grass_1 or need.second & ground.grass_2 or need.third & ground.grass_3:
                features[KINDS] += 1.0
        for what in range(TYPE_NEAR):
            need = self.needs[what]
            clear(need)
            if what == PAVEMENT_NEAR:
                need.add_pavement()
            else:
                need.add(wanted_cells(city, what, 0), wanted_cells(city, what, 1), wanted_cells(city, what, 2))
        for index in position.shown:
            if index != GONE:
                self.extract_monument(ground, index)

    def extract_monument(self, ground: Ground, index: i64) -> None:
        features = self.features
        worth = WORTHS[index]
        missing = self.missing(ground, MONUMENT_LIST[index])
        if missing == 1:
            features[ALMOST] += worth
        elif missing == 0:
            if worth > features[READY]:
                features[READY_MORE] += features[READY]
                features[READY] = worth
            else:
                features[READY_MORE] += worth

    def missing(self, ground: Ground, monument: Monument) -> i64:
        """How many of the things a Monument asks for are not beside the best place for it: roughly."""
        if len(monument.pieces) > 1:
            return self.missing_for_many(ground, monument)
        shape = monument.pieces[0]
        places = Places(ground, shape, [])
        required: i64 = len(monument.neighbours)
        best: i64 = NOWHERE
        for turn in range(len(shape.turns)):
            places.turn = turn
            places.find_corners()
            if places.first | places.second | places.third:
                best = min(best, required - self.most_met(places, monument, 0, required - best))
                if best == 0:
                    return 0
        return best

    def most_met(self, places: Places, monument: Monument, number: i64, least: i64) -> i64:
        """The most things beside one of these places, from a number of them on; only more than `least` matters."""
        left: i64 = len(monument.neighbours) - number
        if left == 0 or left <= least:
            return 0
        one = places.first
        two = places.second
        three = places.third
        places.touch(self.needs[monument.neighbours[number]])
        most: i64 = 0
        if places.first | places.second | places.third:
            most = 1 + self.most_met(places, monument, number + 1, least - 1)
        if most < left:
            places.first = one
            places.second = two
            places.third = three
            most = max(most, self.most_met(places, monument, number + 1, max(least, most)))
        places.first = one
        places.second = two
        places.third = three
        return most

    def missing_for_many(self, ground: Ground, monument: Monument) -> i64:
        """Several pieces reach as far as they have cells."""
        one = ground.grass_1
        two = ground.grass_2
        three = ground.grass_3
        missing: i64 = 0
        for what in monument.neighbours:
            need, zone = self.needs[what], self.zone
            zone.first = need.first & ground.grass_1
            zone.second = need.second & ground.grass_2
            zone.third = need.third & ground.grass_3
            for _ in range(len(monument.pieces) - 1):
                zone.add(zone.first, zone.second, zone.third)
                zone.first &= ground.grass_1
                zone.second &= ground.grass_2
                zone.third &= ground.grass_3
            if one & zone.first or two & zone.second or three & zone.third:
                one &= zone.first
                two &= zone.second
                three &= zone.third
            else:
                missing += 1
        return missing


def on_the_way(symbols: i64, value: i64, last: i64) -> float:
    """How far a marker is on the way from one population symbol to the next."""
    before = value
    while before > 0 and not symbols >> before & 1:
        before -= 1
    ahead = value + 1
    while ahead <= last and not symbols >> ahead & 1:
        ahead += 1
    if ahead > last:
        return 0.0
    return float(value - before) / float(ahead - before)


def places_beside(ground: Ground, shape: Shape, near: Near, most: i64) -> i64:
    """How many places a shape has beside something, counted up to `most`."""
    places = Places(ground, shape, [near])
    number: i64 = 0
    for turn in range(len(shape.turns)):
        places.turn = turn
        places.find_corners()
        number += popcount(places.first) + popcount(places.second) + popcount(places.third)
        if number >= most:
            return most
    return number


def add_objectives(position: Position, worths: vec[float]) -> None:
    """What each seat can expect of the public objectives: the nearer the end, the surer who leads."""
    players = position.setting.players
    for index in position.objectives:
        row = OBJECTIVE_LIST[index]
        values = vec[i64]([objective_value(position, index, seat) for seat in range(players)])
        for seat in range(players):
            worths[seat] += expected(row, values, seat, LAST_ROUND - position.round)


def expected(row: vec[i64], values: vec[i64], seat: i64, left: i64) -> float:
    if row[POOL]:
        return 0.0 if values[seat] == 0 else float(row[POOL]) / float(sum_of(values))
    best: i64 = -1
    for other in range(len(values)):
        if other != seat:
            best = max(best, values[other])
    chance = 1.0 / (1.0 + exp(-float(values[seat] - best) / (CLEAR_LEAD + LATER_LEAD * float(left))))
    points = chance * float(row[FIRST])
    if values[seat]:
        points += (1.0 - chance) * float(row[SECOND])
    return points


def sum_of(values: vec[i64]) -> i64:
    total: i64 = 0
    for value in values:
        total += value
    return total
