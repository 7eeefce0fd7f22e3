"""World Wonders as learners meet it. `features.py` says what the numbers mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i32, i64

from mirabilia.core.options import checked_players
from mirabilia.core.space import NOBODY, Legal, Space, SpaceOverflow
from mirabilia.core.stream import Stream
from mirabilia.core.tensor import ONE, SpaceError, scaled
from mirabilia.core.vecs import vec
from mirabilia.games.world import features, notation
from mirabilia.games.world.cells import WORD_CELLS, lowest_cell
from mirabilia.games.world.game import GAME, dealt_from, setting
from mirabilia.games.world.moves import MOST_MOVES, Moves, find_legal
from mirabilia.games.world.options import checked
from mirabilia.games.world.position import (
    GONE,
    MONUMENT,
    MONUMENTS,
    OCCUPIED,
    OVER,
    PIECE_STEP,
    PLACE,
    ROADS,
    TILE,
    TOWERS,
    TYPES,
    WORDS,
    City,
    Position,
    Setting,
)
from mirabilia.games.world.ranking import ranks
from mirabilia.games.world.rules import play
from mirabilia.games.world.setup import set_up

CODES: Final = vec[i64](features.CODES)
INDICES: Final = vec[i64](features.INDICES)
BUILDING_TYPES: Final[i64] = features.TYPES
ROUNDS: Final[i64] = features.ROUNDS
MAP_CELLS: Final[i64] = features.MAP_CELLS

# Where the features of a city begin.
CITY_SIZE: Final[i64] = features.CITY.size
WATER: Final[i64] = features.CITY.start("water")
NATURAL: Final[i64] = features.CITY.start("natural")
COVERED: Final[i64] = features.CITY.start("occupied")
ROAD_CELLS: Final[i64] = features.CITY.start("roads")
TOWER_CELLS: Final[i64] = features.CITY.start("towers")
BUILDINGS: Final[i64] = features.CITY.start("buildings")
MONUMENT_CELLS: Final[i64] = features.CITY.start("monuments")
GOLD: Final[i64] = features.CITY.start("gold")
SPENT: Final[i64] = features.CITY.start("spent")
LOAN: Final[i64] = features.CITY.start("loan")
NEW_LOAN: Final[i64] = features.CITY.start("new_loan")
POPULATION: Final[i64] = features.CITY.start("population")
RESOURCES: Final[i64] = features.CITY.start("resources")
PEDESTAL: Final[i64] = features.CITY.start("pedestal")
OUT: Final[i64] = features.CITY.start("out")
FREE_ROAD: Final[i64] = features.CITY.start("free_road")
BUILT: Final[i64] = features.CITY.start("built")
# And what is hidden.
HIDDEN_TILES: Final[i64] = features.HIDDEN.start("tiles")
HIDDEN_MONUMENTS: Final[i64] = features.HIDDEN.start("monuments")
HIDDEN_SOLO_CARDS: Final[i64] = features.HIDDEN.start("solo_cards")


class TablePlaces:
    """Where the features of the table begin, which depends on the number of players."""

    def __init__(self, layout: features.Layout) -> None:
        self.phase: i64 = layout.start("phase")
        self.round: i64 = layout.start("round")
        self.active: i64 = layout.start("active")
        self.order: i64 = layout.start("order")
        self.loan_step: i64 = layout.start("loan_step")
        self.last_round: i64 = layout.start("last_round")
        self.roads: i64 = layout.start("roads")
        self.towers: i64 = layout.start("towers")
        self.supplies: i64 = layout.start("supplies")
        self.pedestals: i64 = layout.start("pedestals")
        self.tiles: i64 = layout.start("tiles")
        self.seen_tiles: i64 = layout.start("seen_tiles")
        self.monuments: i64 = layout.start("monuments")
        self.unseen_monuments: i64 = layout.start("unseen_monuments")
        self.item: i64 = layout.start("item")
        self.tile: i64 = layout.start("tile")
        self.monument: i64 = layout.start("monument")
        self.parts: i64 = layout.start("parts")
        self.laid: i64 = layout.start("laid")
        self.short_parts: i64 = layout.start("short_parts")
        self.objectives: i64 = layout.start("objectives")
        self.solo_cards: i64 = layout.start("solo_cards")
        self.solo_monuments: i64 = layout.start("solo_monuments")


class WorldSpace(Space):
    def __init__(
        self, setting: Setting, options: Mapping[str, object], catalogue: str, layout: features.Layout
    ) -> None:
        super().__init__(
            "world",
            features.VERSION,
            catalogue,
            int(setting.players),
            options,
            len(CODES),
            MOST_MOVES,
            layout,
            features.HIDDEN,
        )
        self.setting = setting
        maps, objectives, deal_maps, dealt = dealt_from(setting)
        self.maps = vec[i64](maps)
        self.objectives = vec[i64](objectives)
        self.deal_maps: bool = deal_maps
        self.dealt: i64 = dealt
        self.moves = Moves()
        self.on = TablePlaces(layout)

    # Moves.

    def find(self, state: object, seat: i64, legal: Legal) -> None:
        position = self.position_of(state)
        moves = self.moves
        moves.number = 0
        if seat == position.active and position.phase != OVER:
            find_legal(position, moves)
        codes = legal.codes
        indices = legal.indices
        for i in range(moves.number):
            code = moves.codes[i]
            index = INDICES[code]
            if index < 0:
                raise SpaceOverflow(f"there is no index for {notation.text(code)!r}")
            codes[i] = code
            indices[i] = index
        legal.number = moves.number

    def name(self, index: int) -> str:
        return notation.text(CODES[index])

    # Games.

    def deal(self, seed: i64) -> object:
        position = Position(self.setting)
        set_up(position, self.maps, self.deal_maps, self.objectives, self.dealt, Stream(seed))
        return position

    def actor(self, state: object) -> i64:
        position = self.position_of(state)
        if position.phase == OVER:
            return NOBODY
        return position.active

    def advance(self, state: object, seat: i64, code: i64) -> None:
        play(self.position_of(state), code)

    def ranks(self, state: object) -> list[int]:
        return list(ranks(self.position_of(state)))

    def position_of(self, state: object) -> Position:
        if not isinstance(state, Position):
            raise SpaceError(f"this space is for states of world, not for {state!r}")
        setting = state.setting
        mine = self.setting
        if setting is not mine and (
            setting.players != mine.players or setting.board != mine.board or setting.solo != mine.solo
        ):
            raise SpaceError(f"this space, {self.id}, is for other options than those of the state")
        return state

    # Observations.

    def write(self, state: object, seat: i64, row: vec[i32], start: i64) -> None:
        position = self.position_of(state)
        players = position.setting.players
        for step in range(players):
            city: City = position.cities[(seat + step) % players]
            write_map(city, row, start + step * CITY_SIZE)
            write_city(position, city, row, start + step * CITY_SIZE)
        self.write_table(position, seat, row, start)
        self.write_market(position, row, start)
        if position.phase == PLACE:
            self.write_laying(position, row, start)

    def write_table(self, position: Position, seat: i64, row: vec[i32], start: i64) -> None:
        on = self.on
        players = position.setting.players
        row[start + on.phase + position.phase] = ONE
        row[start + on.round + position.round - 1] = ONE
        if position.phase != OVER:
            row[start + on.active + (position.active + players - seat) % players] = ONE
        for place in range(players):
            row[start + on.order + place * players + (position.order[place] + players - seat) % players] = ONE
        if position.loan_step:
            row[start + on.loan_step] = ONE
        if position.ending:
            row[start + on.last_round] = ONE
        for card in position.objectives:
            row[start + on.objectives + card] = ONE
        if position.setting.solo:
            for card in position.solo_deck:
                row[start + on.solo_cards + card] = ONE
            for monument in position.solo_monuments:
                row[start + on.solo_monuments + monument] = ONE

    def write_market(self, position: Position, row: vec[i32], start: i64) -> None:
        on = self.on
        row[start + on.roads] = scaled(position.long_roads, 2)
        row[start + on.roads + 1] = scaled(position.short_sets, 2)
        row[start + on.towers] = scaled(position.towers, 2)
        row[start + on.supplies] = scaled(position.long_supply, 4)
        row[start + on.supplies + 1] = scaled(position.short_supply, 4)
        row[start + on.supplies + 2] = scaled(position.tower_supply, 4)
        if position.pedestals & 1:
            row[start + on.pedestals] = ONE
        if position.pedestals & 2:
            row[start + on.pedestals + 1] = ONE
        for tile in position.offer:
            if tile != GONE:
                row[start + on.tiles + tile] = ONE
        for stack in range(len(position.setting.stacks)):
            for number in range(position.round):
                row[start + on.seen_tiles + position.stacks[stack * ROUNDS + number]] = ONE
        for monument in position.shown:
            if monument != GONE:
                row[start + on.monuments + monument] = ONE
        for monument in position.deck:
            row[start + on.unseen_monuments + monument] = ONE

    def write_laying(self, position: Position, row: vec[i32], start: i64) -> None:
        """What is being laid, and what of it lies there."""
        on = self.on
        row[start + on.item + position.item] = ONE
        if position.item == TILE:
            row[start + on.tile + position.piece] = ONE
        elif position.item == MONUMENT:
            row[start + on.monument + position.piece] = ONE
            row[start + on.parts + position.laid_pieces()] = ONE
            for piece in range(position.laid_pieces()):
                mark_cells(position.laid, piece * PIECE_STEP, row, start + on.laid)
        row[start + on.short_parts] = scaled(position.doubles, 1)
        row[start + on.short_parts + 1] = scaled(position.singles, 1)

    def write_hidden(self, state: object, seat: i64, row: vec[i32], start: i64) -> None:
        position = self.position_of(state)
        for stack in range(len(position.setting.stacks)):
            for number in range(position.round, ROUNDS):
                row[start + HIDDEN_TILES + position.stacks[stack * ROUNDS + number]] = scaled(number + 1, 4)
        for i in range(len(position.deck)):
            row[start + HIDDEN_MONUMENTS + position.deck[i]] = scaled(i + 1, 5)
        for i in range(len(position.solo_deck)):
            row[start + HIDDEN_SOLO_CARDS + position.solo_deck[i]] = scaled(i + 1, 4)


def space(players: int | None, options: Mapping[str, object] | None) -> Space:
    """The space of games with these players and options."""
    chosen = checked(checked_players(GAME, players), options)
    return WorldSpace(setting(chosen), chosen.as_options(), GAME.catalogue, features.table(chosen.players))


def mark_cells(words: vec[i64], first: i64, row: vec[i32], start: i64) -> None:
    """Mark the cells of a set that begins somewhere in a row of words."""
    for word in range(WORDS):
        cells = words[first + word]
        at = start + word * WORD_CELLS
        while cells:
            row[at + lowest_cell(cells)] = ONE
            cells &= cells - 1


def write_map(city: City, row: vec[i32], start: i64) -> None:
    layers = city.layers
    mark_cells(city.water, 0, row, start + WATER)
    mark_cells(city.natural, 0, row, start + NATURAL)
    mark_cells(layers, OCCUPIED * WORDS, row, start + COVERED)
    mark_cells(layers, ROADS * WORDS, row, start + ROAD_CELLS)
    mark_cells(layers, TOWERS * WORDS, row, start + TOWER_CELLS)
    for number in range(BUILDING_TYPES):
        mark_cells(layers, (TYPES + number) * WORDS, row, start + BUILDINGS + number * MAP_CELLS)
    mark_cells(layers, MONUMENTS * WORDS, row, start + MONUMENT_CELLS)


def write_city(position: Position, city: City, row: vec[i32], start: i64) -> None:
    row[start + GOLD] = scaled(city.gold_left(), 3)
    row[start + SPENT] = scaled(city.spent, 3)
    if city.loan:
        row[start + LOAN] = ONE
        if city.loan_round == position.round:
            row[start + NEW_LOAN] = ONE
    row[start + POPULATION] = scaled(city.population, 4)
    row[start + RESOURCES] = scaled(city.food, 4)
    row[start + RESOURCES + 1] = scaled(city.ceramics, 4)
    row[start + RESOURCES + 2] = scaled(city.gears, 4)
    if city.pedestal:
        row[start + PEDESTAL + city.pedestal - 1] = ONE
    if city.out:
        row[start + OUT] = ONE
    if city.has_free_road:
        row[start + FREE_ROAD] = ONE
    for monument in city.monuments:
        row[start + BUILT + monument] = ONE
