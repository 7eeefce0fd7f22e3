"""World Wonders as the search sees it."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from mirabilia.bots.search.search_state import NOBODY, SearchState
from mirabilia.bots.search.world_evaluator import (
    ALONE,
    GOLD,
    HIGHEST,
    MIDDLE,
    NEW_OTHER,
    NEW_ROAD,
    NEW_TILE,
    SYMBOLS,
    USUAL,
    CityEvaluator,
    Land,
    add_objectives,
    on_the_way,
)
from mirabilia.core.contract import State
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import vec
from mirabilia.games.world.moves import (
    COSTS,
    LAY_SINGLE,
    LEAVE,
    LOAN,
    LOAN_COST,
    LOAN_GOLD,
    LONG_COST,
    MOST_MOVES,
    PEDESTAL_COST,
    SHORT_COST,
    TOWER_COST,
    Moves,
    find_legal,
    kind_of,
    number_in,
)
from mirabilia.games.world.pieces import (
    DOUBLES,
    LONG_ROADS,
    MONUMENT_LIST,
    SINGLES,
    TILE_SHAPES,
    TILES,
    TOWER_SHAPE,
    TRACKS,
    Shape,
    Tile,
    Track,
)
from mirabilia.games.world.placing import Ground, Near, Places, for_road, for_tile, for_tower
from mirabilia.games.world.position import (
    BUY,
    FREE_ROAD,
    LONG_ROAD,
    MONUMENT,
    OVER,
    PEDESTAL,
    PLACE,
    SHORT_SET,
    TILE,
    TOWER,
    City,
    Position,
)
from mirabilia.games.world.rounds import ROUNDS
from mirabilia.games.world.rules import play
from mirabilia.games.world.sample import redraw
from mirabilia.games.world.scoring import LOAN_POINTS, automaton_points, score_sheet, total
from mirabilia.games.world.tracks import symbols_between

MOST_PLACES: Final = 48
"""No more places than these, the best ones, are ever thought about."""
LOOK_IN_TREE: Final = 24
LOOK_ON: Final = 6
"""At how many places a purchase is judged: in the tree, and when playing on."""
LAY_ON: Final = 12
"""How many places a rollout considers."""
NOISE: Final = 0.15
"""How far purchases are misjudged when playing on."""
PARTS: Final = 1000
TIE: Final = 100
"""Monuments break ties: a point is worth more than any number of them."""
MARGIN: Final = 0.004
"""What a point of difference is worth beside the win itself."""
STEADY: Final = 2.0
UNSURE: Final = 0.4
"""A lead of so many points, and so many more for each round to come, is worth nearly three chances in four."""
GLORY: Final = 15.0
MISERY: Final = 5.0
"""Alone, a lead of so many points is worth more than four chances in five, the lack of so many one in five."""
TASTE: Final = 1.0
"""A point more makes a move e to this times as promising."""
SOLO_EXPLORATION_SCALE: Final = 0.5
"""See `SearchState.exploration_scale`: a point of the lead is a small part of the chances of a player alone."""
FIRST_PEDESTAL: Final = 0.3
SECOND_PEDESTAL: Final = 0.1
SET_OF_ROADS: Final = 1.5
"""What a set of Short Roads gains for what its first part gains."""
BUILT: Final = 0.3
"""What a Monument gains on the map."""
NOTHING: Final = -9.0
UNSAID: Final = vec[float]()
RESIDENT: Final = 0.95


class WorldSearchState(SearchState):
    ahead: i64
    noise: float
    steady: float
    unsure: float
    is_scored: bool

    def __init__(
        self, position: Position, seat: i64, is_open: bool, ahead: i64 = 1, weights: vec[float] = UNSAID
    ) -> None:
        super().__init__(seat)
        self.has_priors = True
        if position.setting.solo:
            self.exploration_scale = SOLO_EXPLORATION_SCALE
        self.is_open = is_open
        self.root = position
        self.ahead = ahead
        """How many ends of rounds are played on to before a position is judged."""
        self.noise, self.steady, self.unsure = NOISE, STEADY, UNSURE
        self.position = position
        self.moves = Moves()
        self.codes = vec[i64]([0] * MOST_MOVES)
        self.scores = vec[float]([0.0] * MOST_MOVES)
        self.priors = vec[float]([0.0] * MOST_MOVES)
        used = weights if len(weights) else usual_weights(position)
        self.weights = used
        self.land = Land(used)
        self.evaluator = CityEvaluator(used)
        self.known: dict[str, vec[i64]] = {}
        """The moves at decisions that are the same in all worlds, by the way there."""
        self.way = ""
        self.places = vec[i64]([0] * MOST_MOVES)
        self.is_scored = False
        """Whether `scores` are those of the moves in `codes`."""

    def determinize(self, stream: Stream) -> None:
        self.position = Position(self.root.setting)
        self.root.copy_to(self.position)
        self.position.journal = None
        if not self.is_open:
            redraw(self.position, stream)
        self.way = ""

    def current_player(self) -> i64:
        return NOBODY if self.position.phase == OVER else self.position.active

    def legal_actions(self) -> None:
        if not self.is_same_everywhere():
            self.order_moves()
            return
        if self.way in self.known:
            row = self.known[self.way]
            codes = self.codes
            for index in range(len(row)):
                codes[index] = row[index]
            self.number = len(row)
            self.is_scored = False
            return
        self.order_moves()
        self.known[self.way] = self.codes[: self.number]

    def rate_moves(self) -> None:
        """The more a move brings at once, the more promising it is."""
        if not self.is_scored:
            self.order_moves()
        priors, scores = self.priors, self.scores
        highest = scores[0]
        whole = 0.0
        for index in range(self.number):
            priors[index] = exp(TASTE * (scores[index] - highest))
            whole += priors[index]
        for index in range(self.number):
            priors[index] /= whole

    def is_same_everywhere(self) -> bool:
        """Whether nothing hidden has been turned up on the way here that the moves could hang on."""
        position, root = self.position, self.root
        if position.round != root.round:
            return False
        if position.phase == PLACE or len(self.way) == 0:
            return True
        return not position.setting.solo and len(position.deck) == len(root.deck)

    def apply(self, code: i64) -> None:
        play(self.position, code)
        self.is_scored = False
        self.way += chr(code)

    # Moves, the most promising first.

    def order_moves(self) -> None:
        position = self.position
        find_legal(position, self.moves)
        if position.phase == BUY:
            self.score_purchases(LOOK_IN_TREE)
            self.sort(self.moves.number)
        else:
            self.score_places(1, 0)
            self.sort(MOST_PLACES)

    def sort(self, most: i64) -> None:
        """The best moves into `codes`, in their order."""
        self.is_scored = True
        codes, scores, moves = self.codes, self.scores, self.moves
        self.number = 0
        for index in range(moves.number):
            score = scores[index]
            code = moves.codes[index]
            place = self.number
            if place == most:
                if score <= scores[most - 1]:
                    continue
                place -= 1
            else:
                self.number += 1
            while place > 0 and scores[place - 1] < score:
                codes[place] = codes[place - 1]
                scores[place] = scores[place - 1]
                place -= 1
            codes[place] = code
            scores[place] = score

    def round_of_weights(self) -> i64:
        """What is laid in a round counts from the next one on; after the last there is only what is there."""
        return ROUNDS + 1 if self.position.ending else self.position.round + 1

    def score_places(self, step: i64, start: i64) -> None:
        """What each place (or each of a few) brings; the others get nothing."""
        position, moves, scores, land = self.position, self.moves, self.scores, self.land
        land.observe(position.cities[position.active], self.round_of_weights())
        kind: i64 = NEW_OTHER
        item = position.item
        if position.phase == FREE_ROAD or item in (LONG_ROAD, SHORT_SET):
            kind = NEW_ROAD
        elif item == TILE:
            kind = NEW_TILE
        for index in range(start, moves.number, step):
            code = moves.codes[index]
            shape = self.shape_in_hand(kind_of(code))
            scores[index] = land.gain(shape.places, shape.at(number_in(code)), kind)

    def shape_in_hand(self, kind: i64) -> Shape:
        position = self.position
        item = position.item
        if position.phase == FREE_ROAD or item == LONG_ROAD:
            return LONG_ROADS
        if item == SHORT_SET:
            return SINGLES if kind == LAY_SINGLE else DOUBLES
        if item == TOWER:
            return TOWER_SHAPE
        if item == TILE:
            return TILE_SHAPES[TILES[position.piece].stack]
        return MONUMENT_LIST[position.piece].pieces[position.laid_pieces()]

    def score_purchases(self, samples: i64) -> None:
        """What each purchase brings with one of the better places for it, for the gold it costs."""
        position, moves, scores = self.position, self.moves, self.scores
        city: City = position.cities[position.active]
        self.land.observe(city, self.round_of_weights())
        ground = Ground(city)
        for index in range(moves.number):
            scores[index] = self.purchase(position, city, ground, moves.codes[index], samples)

    def purchase(self, position: Position, city: City, ground: Ground, code: i64, samples: i64) -> float:
        kind = kind_of(code)
        gold = self.weights[self.land.first + GOLD]
        if kind == TILE:
            return self.tile_worth(position, city, ground, number_in(code), samples) - gold * float(
                COSTS[number_in(code)]
            )
        if kind == MONUMENT:
            return self.monument_worth(position, city, number_in(code)) - gold * float(city.gold_left())
        if kind == LONG_ROAD:
            return self.best_gain(ground, LONG_ROADS, for_road(city), NEW_ROAD, samples) - gold * float(LONG_COST)
        if kind == SHORT_SET:
            part = self.best_gain(ground, DOUBLES, for_road(city), NEW_ROAD, samples)
            return SET_OF_ROADS * part - gold * float(SHORT_COST)
        if kind == TOWER:
            return self.best_gain(ground, TOWER_SHAPE, for_tower(city), NEW_OTHER, samples) - gold * float(TOWER_COST)
        if kind == PEDESTAL:
            return (FIRST_PEDESTAL if number_in(code) == 1 else SECOND_PEDESTAL) - gold * float(PEDESTAL_COST)
        if kind == LOAN:
            return gold * float(LOAN_GOLD) - float(LOAN_POINTS)
        if kind == LEAVE:
            return -gold * float(city.gold_left())
        return float(LOAN_POINTS) - gold * float(LOAN_COST)

    def tile_worth(self, position: Position, city: City, ground: Ground, stack: i64, samples: i64) -> float:
        index: i64 = 0
        for i in range(len(position.offer)):
            if position.setting.stacks[i] == stack:
                index = position.offer[i]
        tile: Tile = TILES[index]
        steps = self.steps_worth(position, city, tile.food, tile.ceramics, tile.gears)
        return steps + self.best_gain(ground, TILE_SHAPES[stack], for_tile(city, tile.type), NEW_TILE, samples)

    def monument_worth(self, position: Position, city: City, index: i64) -> float:
        monument = MONUMENT_LIST[index]
        worth = float(monument.points) + RESIDENT * float(monument.population) + BUILT
        return worth + self.steps_worth(position, city, monument.food, monument.ceramics, monument.gears)

    def steps_worth(self, position: Position, city: City, food: i64, ceramics: i64, gears: i64) -> float:
        """What steps on the tracks bring."""
        track: Track = TRACKS[position.setting.board]
        new_food = min(city.food + food, track.last)
        new_ceramics = min(city.ceramics + ceramics, track.last)
        new_gears = min(city.gears + gears, track.last)
        residents = symbols_between(track.symbols[0], city.food, new_food)
        residents += symbols_between(track.symbols[1], city.ceramics, new_ceramics)
        residents += symbols_between(track.symbols[2], city.gears, new_gears)
        worth = RESIDENT * float(residents)
        worth += self.markers_worth(track, new_food, new_ceramics, new_gears)
        worth -= self.markers_worth(track, city.food, city.ceramics, city.gears)
        if position.setting.solo:
            worth -= float(new_food + new_ceramics + new_gears - city.food - city.ceramics - city.gears)
        return worth

    def markers_worth(self, track: Track, food: i64, ceramics: i64, gears: i64) -> float:
        weights = self.weights
        first = self.land.first
        low = min(food, ceramics, gears)
        high = max(food, ceramics, gears)
        middle = food + ceramics + gears - low - high
        worth = (
            float(low) + weights[first + MIDDLE] * float(middle - low) + weights[first + HIGHEST] * float(high - middle)
        )
        way = on_the_way(track.symbols[0], food, track.last) + on_the_way(track.symbols[1], ceramics, track.last)
        return worth + weights[first + SYMBOLS] * (way + on_the_way(track.symbols[2], gears, track.last))

    def best_gain(self, ground: Ground, shape: Shape, near: Near, kind: i64, samples: i64) -> float:
        """The best of a few places, spread over the map."""
        places = Places(ground, shape, [near])
        land, row = self.land, shape.places
        best = NOTHING
        candidates = self.places
        number: i64 = 0
        place = places.next()
        while place >= 0 and number < MOST_MOVES:
            candidates[number] = place
            number += 1
            place = places.next()
        step = number // samples + 1
        for index in range(0, number, step):
            gain = land.gain(row, shape.at(candidates[index]), kind)
            if gain > best:
                best = gain
        return best

    # What comes of it.

    def evaluate(self, stream: Stream) -> None:
        """Play on to the end of the round, on a copy, and judge the cities."""
        self.is_scored = False
        reached = self.position
        if reached.phase == OVER:
            self.score_outcome()
            return
        position = Position(self.root.setting)
        reached.copy_to(position)
        self.position = position
        until = position.round + self.ahead
        while position.phase == PLACE or (position.phase != OVER and position.round < until):
            play(position, self.likely(stream))
        if position.phase == OVER:
            self.score_outcome()
        else:
            self.estimate()
        self.position = reached

    def likely(self, stream: Stream) -> i64:
        """A move a sensible player might make."""
        position, moves, scores = self.position, self.moves, self.scores
        find_legal(position, moves)
        number = moves.number
        if number == 1:
            return moves.codes[0]
        step: i64 = 1
        start: i64 = 0
        if position.phase == BUY:
            self.score_purchases(LOOK_ON)
            for index in range(number):
                scores[index] += self.noise * float(stream.below(PARTS)) / PARTS
        else:
            step = number // LAY_ON + 1
            start = stream.below(min(step, number))
            self.score_places(step, start)
        best = start
        for index in range(start, number, step):
            if scores[index] > scores[best]:
                best = index
        return moves.codes[best]

    def estimate(self) -> None:
        """Chances from what the cities are worth."""
        position, values, evaluator = self.position, self.values, self.evaluator
        players = position.setting.players
        for seat in range(players):
            values[seat] = evaluator.worth(position, seat)
        if position.setting.solo:
            values[0] = success(values[0] - float(automaton_points(position)))
            return
        if len(position.objectives):
            add_objectives(position, values)
        self.share(players, self.steady + self.unsure * float(ROUNDS + 1 - position.round))

    def share(self, players: i64, scale: float) -> None:
        """From points to chances."""
        values = self.values
        most = values[0]
        for seat in range(1, players):
            most = max(most, values[seat])
        whole = 0.0
        for seat in range(players):
            values[seat] = exp((values[seat] - most) / scale)
            whole += values[seat]
        for seat in range(players):
            values[seat] = 0.05 + 0.9 * values[seat] / whole

    def score_outcome(self) -> None:
        """What the end is worth to each seat: the win, shared by those who share it, and a little for the margin."""
        position, values = self.position, self.values
        if position.setting.solo:
            values[0] = success(float(total(score_sheet(position, 0)) - automaton_points(position)))
            return
        players = position.setting.players
        standings = vec[i64]([0] * players)
        best: i64 = -TIE * TIE
        for seat in range(players):
            standings[seat] = TIE * total(score_sheet(position, seat)) + len(position.cities[seat].monuments)
            best = max(best, standings[seat])
        winners: i64 = 0
        for seat in range(players):
            if standings[seat] == best:
                winners += 1
        for seat in range(players):
            other: i64 = -TIE * TIE
            for rival in range(players):
                if rival != seat:
                    other = max(other, standings[rival])
            won = 1.0 / float(winners) if standings[seat] == best else 0.0
            values[seat] = end_value(won, (standings[seat] - other) // TIE)


def usual_weights(position: Position) -> vec[float]:
    return ALONE if position.setting.solo else USUAL


def end_value(won: float, lead: i64) -> float:
    return 0.9 * won + 0.05 + MARGIN * float(max(-12, min(12, lead)))


def success(lead: float) -> float:
    """What a lead over the Automaton is worth: winning most of all, and then every point of it a little."""
    past = lead - 0.5
    return 1.0 - 0.5 * exp(-past / GLORY) if past > 0.0 else 0.5 * exp(past / MISERY)


def search_state(state: State, seat: int, is_open: bool) -> SearchState:
    return WorldSearchState(cast(Position, state), seat, is_open)
