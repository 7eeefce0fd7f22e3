"""Science points: the best use of every symbol that is not fixed (BASE-116, BASE-117, LEAD-138, CITY-051)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.games.seven.lookup import DEFAULT, KIND
from mirabilia.games.seven.packing import count_of, one_of
from mirabilia.games.seven.pieces import CARDS, GREEN
from mirabilia.games.seven.position import City, Position

SET_POINTS: Final[i64] = DEFAULT.setup.science_set_points
SCIENCE: Final[i64] = KIND["science"]
SYMBOLS: Final = 3
COMPASS: Final = 0
GEAR: Final = 1
TABLET: Final = 2

# A situation of the search in one number: the symbols of the city, then what is still to be used.
COPIED_SHIFT: Final = 18
WILD_SHIFT: Final = 36
MASKS_SHIFT: Final = 42
REPLACED_SHIFT: Final = 48
COMMON_SHIFT: Final = 54
START: Final = -1
"""Instead of the situation before the first one."""


def points_of(compasses: i64, gears: i64, tablets: i64, set_points: i64) -> i64:
    sets = min(compasses, gears, tablets)
    return compasses * compasses + gears * gears + tablets * tablets + set_points * sets


def science_points(position: Position, owner: i64, more_wild: i64) -> i64:
    """The most points a city's symbols can score, with some extra symbols of free choice."""
    city: City = position.cities[owner]
    symbols = city.symbols
    wild = city.wild_symbols + more_wild
    set_points = SET_POINTS + city.set_bonus
    if city.masks + city.replaced_symbols + city.common_symbols == 0:
        return best_with_wild(symbols, wild, set_points)
    return best_use(position, owner, more_wild).best


def best_use(position: Position, owner: i64, more_wild: i64) -> SymbolSearch:
    """The same as a search that knows what each symbol became."""
    city: City = position.cities[owner]
    copied: i64 = 0
    if city.masks:
        copied = green_symbols(position, position.left_of(owner)) + green_symbols(position, position.right_of(owner))
    search = SymbolSearch(SET_POINTS + city.set_bonus)
    wild = city.wild_symbols + more_wild
    search.explore(START, city.symbols, wild, city.masks, copied, city.replaced_symbols, city.common_symbols)
    return search


def best_with_wild(symbols: i64, wild: i64, set_points: i64) -> i64:
    best: i64 = 0
    compasses = count_of(symbols, COMPASS)
    gears = count_of(symbols, GEAR)
    tablets = count_of(symbols, TABLET)
    for first in range(wild + 1):
        for second in range(wild - first + 1):
            third: i64 = wild - first - second
            best = max(best, points_of(compasses + first, gears + second, tablets + third, set_points))
    return best


def green_symbols(position: Position, owner: i64) -> i64:
    """The symbols of the green cards of a city, which masks can copy: those of leaders and guilds they cannot."""
    counts: i64 = 0
    for index in position.cities[owner].cards:
        card = CARDS[position.setting.edition - 1][index]
        if card.colour == GREEN and card.effects[0] == SCIENCE:
            counts += one_of(card.effects[1])
    return counts


class SymbolSearch:
    """All orders in which symbols can be chosen, copied, turned and added; each situation is examined once."""

    best: i64 = -1
    best_situation: i64 = START
    unturned: i64 = 0
    """How many symbols are left that could still be turned in the best situation."""

    def __init__(self, set_points: i64) -> None:
        self.set_points: i64 = set_points
        self.came_from: dict[int, int] = {}
        """For each situation the one before it."""

    def explore(
        self, before: i64, symbols: i64, wild: i64, masks: i64, copied: i64, replaced: i64, common: i64
    ) -> None:
        situation: i64 = (
            symbols
            | (copied << COPIED_SHIFT)
            | (wild << WILD_SHIFT)
            | (masks << MASKS_SHIFT)
            | (replaced << REPLACED_SHIFT)
            | (common << COMMON_SHIFT)
        )
        if situation in self.came_from:
            return
        self.came_from[situation] = before
        points = points_of(
            count_of(symbols, COMPASS),
            count_of(symbols, GEAR),
            count_of(symbols, TABLET),
            self.set_points,
        )
        # Of equals the one that turns fewer symbols: a player would not turn one for nothing.
        if points > self.best or (points == self.best and replaced > self.unturned):
            self.best = points
            self.best_situation = situation
            self.unturned = replaced
        most = max(count_of(symbols, COMPASS), count_of(symbols, GEAR), count_of(symbols, TABLET))
        for symbol in range(SYMBOLS):
            one = one_of(symbol)
            number = count_of(symbols, symbol)
            if wild:
                self.explore(situation, symbols + one, wild - 1, masks, copied, replaced, common)
            if masks and count_of(copied, symbol):
                self.explore(situation, symbols + one, wild, masks - 1, copied - one, replaced, common)
            if common and most and number == most:
                self.explore(situation, symbols + one, wild, masks, copied, replaced, common - 1)
            if replaced and number:
                self.turn(situation, symbols - one, symbol, wild, masks, copied, replaced - 1, common)

    def turn(
        self, before: i64, symbols: i64, old: i64, wild: i64, masks: i64, copied: i64, replaced: i64, common: i64
    ) -> None:
        """One symbol has been taken away and becomes another (LEAD-078)."""
        for symbol in range(SYMBOLS):
            if symbol != old:
                self.explore(before, symbols + one_of(symbol), wild, masks, copied, replaced, common)
