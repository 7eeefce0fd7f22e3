"""The best use of symbols and guilds: naive enumeration of all choices in all orders agrees with the score."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import pytest
from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.seven.lookup import CARD_INDEX, CARDS_BY_ID
from mirabilia.games.seven.position import COUNT_BITS
from mirabilia.games.seven.science import science_points
from tests.rules import rule
from tests.seven.scenario import city, scores, table

COMPASS = ["apothecary", "dispensary", "lodge", "academy"]
GEAR = ["workshop", "laboratory", "observatory", "study"]
TABLET = ["scriptorium", "library", "school", "university"]
GREEN = [*COMPASS, *GEAR, *TABLET]
SYMBOL = {name: number for number, names in enumerate((COMPASS, GEAR, TABLET)) for name in names}
MASKS = ["pigeon_loft", "spy_ring", "torture_chamber"]
SYMBOL_LEADERS = {"euclid": 0, "pythagoras": 1, "ptolemy": 2}
Symbols = tuple[int, int, int]


# --- Symbols


def changed(symbols: Symbols, symbol: int, by: int) -> Symbols:
    row = list(symbols)
    row[symbol] += by
    return row[0], row[1], row[2]


def steps(symbols: Symbols, powers: list[str], cards: list[int]) -> Iterator[tuple[Symbols, list[str], list[int]]]:
    """Each power that is left, used next in each way: the symbols, powers and copiable cards after it."""
    for power in set(powers):
        rest = powers.copy()
        rest.remove(power)
        if power == "wild":
            yield from ((changed(symbols, symbol, 1), rest, cards) for symbol in range(3))
        elif power == "mask":
            for symbol in set(cards):
                left = cards.copy()
                left.remove(symbol)
                yield changed(symbols, symbol, 1), rest, left
        elif power == "common":
            largest = [symbol for symbol in range(3) if symbols[symbol] == max(symbols) > 0]
            yield from ((changed(symbols, symbol, 1), rest, cards) for symbol in largest)
        else:
            turned = [(old, new) for old in range(3) for new in range(3) if symbols[old] and new != old]
            yield from ((changed(changed(symbols, old, -1), new, 1), rest, cards) for old, new in turned)


def most(symbols: Symbols, powers: list[str], cards: list[int], bonus: int = 0) -> int:
    """The most points over all orders of all powers."""
    points = sum(number * number for number in symbols) + (7 + bonus) * min(symbols)
    return max([points, *(most(*step, bonus) for step in steps(symbols, powers, cards))])


def some_powers(rng: Random, number: int) -> list[str]:
    """Up to two symbols of free choice, three masks, and one of each leader."""
    bag = ["wild", "wild", "mask", "mask", "mask", "common", "replace"]
    return rng.sample(bag, number)


@rule("BASE-117", "LEAD-138", "CITY-051")
@pytest.mark.parametrize(
    ("seed", "number", "cases"), [(1, 1, 400), (2, 2, 1500), (3, 3, 1200), (4, 4, 200), (5, 5, 10)]
)
def test_symbols_are_used_in_the_best_order(seed: int, number: int, cases: int) -> None:
    """Symbols and powers are given to a city directly, so that thousands of cases are quick."""
    rng = Random(seed)
    state = table(age=3, turn=5)
    own = state.cities[0]
    for _ in range(cases):
        symbols = (rng.randrange(5), rng.randrange(5), rng.randrange(5))
        powers, bonus = some_powers(rng, number), rng.choice([0, 3])
        green = rng.sample(GREEN, rng.randrange(7))
        middle = rng.randrange(len(green) + 1)
        own.symbols = sum(count << (COUNT_BITS * symbol) for symbol, count in enumerate(symbols))
        own.wild_symbols, own.masks = powers.count("wild"), powers.count("mask")
        own.common_symbols, own.replaced_symbols = powers.count("common"), powers.count("replace")
        own.set_bonus = bonus
        state.cities[1].cards = vec[i64]([CARD_INDEX[name] for name in green[:middle]])
        state.cities[2].cards = vec[i64]([CARD_INDEX[name] for name in green[middle:]])
        expected = most(symbols, powers, [SYMBOL[name] for name in green], bonus)
        assert science_points(state, 0, 0) == expected, (symbols, powers, green, bonus)


@rule("BASE-117", "LEAD-138", "CITY-051")
def test_cities_with_symbols_of_every_origin_score_the_best_use_of_them() -> None:
    """The powers come from Babylon, a guild, black cards and leaders; only green cards next door can be copied."""
    rng = Random(6)
    options = {"expansions": ["leaders", "cities"], "leader_decks": ["expert"]}
    for _ in range(100):
        powers, aristotle = some_powers(rng, rng.randrange(5)), rng.random() < 0.5
        green = rng.sample(GREEN, 9)
        leaders = rng.sample(list(SYMBOL_LEADERS), 2)
        named = {"common": "enheduanna", "replace": "aganice"}
        recruited = [*leaders[:1], *(named[power] for power in powers if power in named), *["aristotle"] * aristotle]
        cards = [*green[:4], *MASKS[: powers.count("mask")], *["scientists_guild"] * (powers.count("wild") > 1)]
        cities = {
            0: city(
                " ".join(cards),
                board="babylon",
                side="day",
                stages=3 if "wild" in powers else 1,
                leaders=" ".join(recruited),
            ),
            1: city(" ".join(green[4:6]), leaders=leaders[1]),
            2: city(" ".join(green[6:])),
        }
        state = table(age=3, turn=6, options=options, cities=cities, without={"scientists_guild", *MASKS})
        symbols: Symbols = (0, 0, 0)
        for symbol in [*(SYMBOL[name] for name in green[:4]), SYMBOL_LEADERS[leaders[0]]]:
            symbols = changed(symbols, symbol, 1)
        beside = [SYMBOL[name] for name in green[4:]]
        assert scores(state)["green"] == most(symbols, powers, beside, 3 * aristotle), cities


# --- Guilds


class Town(NamedTuple):
    """What guilds look at."""

    cards: list[str]
    stages: int
    complete: bool
    victories: int
    defeats: int
    coins: int
    leaders: int

    def number(self, *colours: str) -> int:
        return sum((CARDS_BY_ID[2].get(name) or CARDS_BY_ID[1][name]).colour in colours for name in self.cards)


COUNTED = {
    "workers_guild": (1, "brown"),
    "craftsmens_guild": (2, "grey"),
    "traders_guild": (1, "yellow"),
    "philosophers_guild": (1, "green"),
    "spies_guild": (1, "red"),
    "magistrates_guild": (1, "blue"),
    "architects_guild": (3, "purple"),
    "guild_of_shadows": (1, "black"),
}
"""Guilds that count cards of a colour in both neighbouring cities."""
COMMON = [
    *(name for name in COUNTED if name != "architects_guild"),
    "shipowners_guild",
    "scientists_guild",
    "builders_guild",
    "counterfeiters_guild",
    "mourners_guild",
]
GUILDS = {
    1: [*COMMON, "architects_guild", "strategists_guild", "gamers_guild", "diplomats_guild"],
    2: [*COMMON, "decorators_guild"],
}
"""By edition; the Courtesans Guild apart, which is worth what the copied leader is."""


def worth(guild: str, own: Town, beside: list[Town]) -> int:
    """The points of a guild, symbols apart."""
    if guild in COUNTED:
        value, colour = COUNTED[guild]
        return value * sum(town.number(colour) for town in beside)
    return {
        "shipowners_guild": own.number("brown", "grey", "purple"),
        "scientists_guild": 0,
        "builders_guild": sum(town.stages for town in [own, *beside]),
        "decorators_guild": 7 * own.complete,
        "strategists_guild": sum(town.defeats for town in beside),
        "gamers_guild": own.coins // 3,
        "diplomats_guild": sum(town.leaders for town in beside),
        "counterfeiters_guild": 5,
        "mourners_guild": sum(town.victories for town in beside),
    }[guild]


def guilds_of(town: Town) -> list[str]:
    return [name for name in town.cards if name in GUILDS[1] or name in GUILDS[2]]


def best_guilds(own: Town, beside: list[Town], copies: bool, doubles: int, wild: int) -> int:
    """Points of guilds and symbols with the best choice of a guild to copy and of guilds to apply twice."""
    symbols: Symbols = (0, 0, 0)
    for name in own.cards:
        if name in SYMBOL:
            symbols = changed(symbols, SYMBOL[name], 1)
    mine = guilds_of(own)
    theirs = [name for town in beside for name in guilds_of(town)]
    totals = []
    for copied in [[], *([name] for name in theirs)] if copies else [[]]:
        for number in range(min(doubles, len(mine)) + 1):
            for doubled in combinations(mine, number):
                applied = [*mine, *copied, *doubled]
                free = wild + applied.count("scientists_guild")
                totals.append(sum(worth(name, own, beside) for name in applied) + most(symbols, ["wild"] * free, []))
    return max(totals)


def deal(rng: Random, edition: int) -> list[list[str]]:
    """Cards for three cities: some guilds and up to 8 other cards each, none twice."""
    ordinary = [
        "lumber_yard stone_pit clay_pool ore_vein sawmill quarry brickyard foundry",
        "loom_1 glassworks_1 press_1",
        "altar theater baths aqueduct courthouse",
        "marketplace forum vineyard caravansery",
        "stockade barracks guard_tower walls stables",
        " ".join([*COMPASS[:2], *GEAR[:2], *TABLET[:3]]),
        "militia hideout mercenaries",
    ]
    cards = [name for names in ordinary for name in names.split()]
    rng.shuffle(cards)
    guilds = rng.sample(GUILDS[edition], 9)
    hands = []
    for seat in range(3):
        some = [guilds.pop() for _ in range(rng.randrange((5, 4, 3)[seat]))]
        hands.append([*some, *cards[8 * seat : 8 * seat + rng.randrange(9)]])
    return hands


@rule("BASE-082", "BASE-083", "EDIF-079", "EDIF-098")
@pytest.mark.parametrize(
    ("edition", "copies", "doubles"),
    [
        (1, True, 0),
        (1, False, 1),
        (1, True, 1),
        (1, True, 2),
        (2, False, 0),
        (2, False, 1),
        (2, False, 2),
        (2, False, 3),
    ],
)
def test_guilds_are_copied_and_applied_twice_in_the_best_way(edition: int, copies: bool, doubles: int) -> None:
    """Olympia copies a guild of a neighbour; each pawn of the Agora lets an own guild count twice."""
    rng = Random(100 * edition + 10 * copies + doubles)
    options = {"edition": edition, "expansions": ["leaders", "cities", "edifice"]}
    edifices: list[dict[str, Any]] = [
        {"edifice": "belvedere", "pawns": 1, "state": "failed"},
        {"edifice": "factory", "pawns": 1, "state": "failed"},
        {"edifice": "agora", "pawns": 0, "state": "built"},
    ]
    leaders = ["sappho", "zenobia nefertiti", "cleopatra"]
    boards = [
        ("olympia", "night", 3) if edition == 1 else ("babylon", "night", 2),
        ("giza", "day", 3),
        ("rhodes", "day", 3),
    ]
    for _ in range(50):
        parts, towns = {}, []
        for seat, cards in enumerate(deal(rng, edition)):
            board, side, full = boards[seat]
            stages = rng.randrange(full + 1)
            if seat == 0 and edition == 1:
                stages = full if copies else full - 1
            victories, defeats, coins = rng.randrange(3), rng.randrange(4), rng.randrange(20)
            parts[seat] = city(
                " ".join(cards),
                board=board,
                side=side,
                stages=stages,
                coins=coins,
                victories=[victories, 0, 0],
                defeats=defeats,
                leaders=leaders[seat],
                pawns=[0, 0, 0 if seat else doubles],
            )
            number = len(leaders[seat].split())
            towns.append(Town(cards, stages, stages == full, victories, defeats, coins, number))
        sheet = scores(table(age=3, turn=6, options=options, cities=parts, edifices=edifices))
        wild = int(edition == 2 and towns[0].complete)
        expected = best_guilds(towns[0], towns[1:], copies, doubles, wild)
        assert sheet["purple"] + sheet["green"] + sheet["edifice"] == expected, parts
