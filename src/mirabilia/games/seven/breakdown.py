"""What the lines of a score sheet are made of, as facts, so that a player can check every number.

A part has its kind under "part", the "category" it belongs to and its "points"; the points add up to the category.
Parts without points tell what science symbols became.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from types import ModuleType

from mirabilia.core.contract import Fact
from mirabilia.games.seven import data, sheet
from mirabilia.games.seven.city import side_of
from mirabilia.games.seven.expansion import expansions
from mirabilia.games.seven.hooks import points
from mirabilia.games.seven.lookup import KIND, PIECE_IDS
from mirabilia.games.seven.packing import alternative_of, count_at, count_of
from mirabilia.games.seven.pieces import GREEN, PURPLE, STEP, Card, Piece, card_of
from mirabilia.games.seven.position import City, Position
from mirabilia.games.seven.science import (
    COMMON_SHIFT,
    MASKS_SHIFT,
    SCIENCE,
    SET_POINTS,
    START,
    WILD_SHIFT,
    best_use,
)
from mirabilia.games.seven.scoring import (
    COINS_PER_POINT,
    DEFEAT_VALUE,
    VALUES,
    GuildChoice,
    best_guilds,
    symbols_of,
)

SOURCES = {
    "free_symbol": KIND["science_choice"],
    "common_symbol": KIND["extra_common_symbol"],
    "turned_symbol": KIND["replace_symbol"],
}
"""The effect by which a city comes to each kind of symbol that is no printed one."""
UNNAMED = ("part", "category", "other_seat")
"""The fields of a part that do not name its piece."""
PIECE_LINES = set(sheet.NAMES) - {"military", "treasury", "green"}
"""The lines on which pieces score by themselves."""
CATEGORIES = [
    sheet.NAMES[line] if line >= 0 else colour for colour, line in zip(data.COLOURS, sheet.BY_COLOUR, strict=True)
]
"""For each colour the line of its cards; those that have none are not on the sheet."""

InPlay = tuple[Fact, Piece]
"""A piece that counts for a city: its part of the sheet without the points, and what it does."""


def breakdown(position: Position, owner: int) -> tuple[Fact, ...]:
    """The parts of a city's points as if the game ended now, in the order of the score sheet."""
    city: City = position.cities[owner]
    pieces = list(in_play(position, owner, city))
    guilds = GuildChoice()
    if city.copied_guilds or city.doubled_guilds:
        guilds = best_guilds(position, owner, city)
    parts = [
        *conflicts(city),
        *treasury(city),
        *of_pieces(position, owner, pieces),
        *science(position, owner, city, pieces, guilds),
        *copied_guild(position, owner, guilds),
        *doubled_guilds(position, owner, city, guilds),
        *(part for module in expansion_modules() for part in module.parts(position, owner)),
    ]
    return tuple(sorted(parts, key=lambda part: sheet.number(part["category"])))


def expansion_modules() -> list[ModuleType]:
    """What explains the points of each expansion: `in_play` its pieces, `parts` all else."""
    return [one.module("breakdown") for one in expansions() if one.has_module("breakdown")]


# Tokens and coins.


def conflicts(city: City) -> Iterator[Fact]:
    if city.victories():
        value = sum(int(city.victories_of(age)) * int(VALUES[age - 1]) for age in data.AGES)
        yield {"part": "victories", "category": "military", "tokens": int(city.victories()), "points": value}
    if city.defeats:
        value = int(city.defeats * DEFEAT_VALUE)
        yield {"part": "defeats", "category": "military", "tokens": int(city.defeats), "points": value}


def treasury(city: City) -> Iterator[Fact]:
    coins = int(city.coins)
    yield {"part": "coins", "category": "treasury", "coins": coins, "points": coins // COINS_PER_POINT}


# Pieces.


def in_play(position: Position, owner: int, city: City) -> Iterator[InPlay]:
    """Everything whose effects count for a city, but for the guilds it copies or doubles."""
    edition = position.setting.edition
    for number, stage in enumerate(side_of(position, city).stages[: city.stages]):
        part: Fact = {"part": "stage", "category": "wonder", "stage": number + 1}
        yield part, stage
        chosen = alternative_of(city.chosen, number)
        if chosen:
            yield part, stage.alternatives[chosen - 1]
    for index in city.cards:
        card = card_of(edition, index)
        yield {"part": "card", "category": CATEGORIES[card.colour], "card": PIECE_IDS[index]}, card
    for module in expansion_modules():
        yield from module.in_play(position, owner)


def neighbours(position: Position, owner: int) -> tuple[int, int]:
    return int(position.left_of(owner)), int(position.right_of(owner))


def of_pieces(position: Position, owner: int, pieces: list[InPlay]) -> Iterator[Fact]:
    """The pieces that score on a line, each once: what is there several times scores together."""
    parts: list[Fact] = []
    for part, piece in pieces:
        value = int(points(position, owner, piece.effects)) if part["category"] in PIECE_LINES else 0
        if value and parts and parts[-1].items() >= part.items():
            parts[-1]["points"] += value
        elif value:
            parts.append(part | {"points": value})
    yield from parts


# Guilds that are copied or doubled.


def copied_guild(position: Position, owner: int, guilds: GuildChoice) -> Iterator[Fact]:
    """Also one that gives nothing but a symbol, which stands with science."""
    if guilds.copied < 0:
        return
    part: Fact = {"part": "copied_guild", "category": "purple", "card": PIECE_IDS[guilds.copied]}
    seats = [seat for seat in neighbours(position, owner) if guilds.copied in position.cities[seat].cards]
    yield part | {"other_seat": seats[0], "points": int(guilds.copy_points)}


def doubled_guilds(position: Position, owner: int, city: City, guilds: GuildChoice) -> Iterator[Fact]:
    """The most valuable ones, and the one that is doubled for its symbol."""
    part: Fact = {"part": "doubled_guild", "category": sheet.NAMES[sheet.DOUBLED]}
    if guilds.doubled_symbols:
        yield part | {"card": symbol_guild(position, city), "points": 0}
    own = [(int(points(position, owner, card.effects)), PIECE_IDS[card.index]) for card in guilds_of(position, city)]
    own.sort(key=lambda one: -one[0])
    for value, name in own[: guilds.doubled]:
        if value:
            yield part | {"card": name, "points": value}


def guilds_of(position: Position, city: City) -> list[Card]:
    cards = [card_of(position.setting.edition, index) for index in city.cards]
    return [card for card in cards if card.colour == PURPLE]


def symbol_guild(position: Position, city: City) -> str:
    return next(PIECE_IDS[card.index] for card in guilds_of(position, city) if symbols_of(card))


# Science.


def science(position: Position, owner: int, city: City, pieces: list[InPlay], guilds: GuildChoice) -> Iterator[Fact]:
    """What the symbols became that are not printed on green cards, then the points of all symbols (BASE-116)."""
    search = best_use(position, owner, guilds.wild)
    situations = [int(search.best_situation)]
    while (before := search.came_from[situations[0]]) != START:
        situations.insert(0, before)
    named = {kind: sources(pieces, effect) for kind, effect in SOURCES.items()}
    named["free_symbol"] += guild_sources(position, city, guilds)
    models = green_cards_beside(position, owner)
    for before, after in pairwise(situations):
        part = symbol_part(before, after)
        if part["part"] == "copied_symbol":
            yield part | models[part["symbol"]].pop(0)
        else:
            yield part | (named[part["part"]].pop(0) if named[part["part"]] else {})
    yield from symbol_points(counts(situations[-1]), int(SET_POINTS + city.set_bonus))


def counts(situation: int) -> list[int]:
    return [count_of(situation, number) for number in range(len(data.SYMBOLS))]


def symbol_part(before: int, after: int) -> Fact:
    """The step from one situation of the search to the next: a symbol was chosen, copied, added or turned."""
    changes = [late - early for early, late in zip(counts(before), counts(after), strict=True)]
    symbol = data.SYMBOLS[changes.index(1)]
    for kind, shift in (("free_symbol", WILD_SHIFT), ("copied_symbol", MASKS_SHIFT), ("common_symbol", COMMON_SHIFT)):
        if count_at(before, shift) > count_at(after, shift):
            return {"part": kind, "category": "green", "symbol": symbol}
    old = data.SYMBOLS[changes.index(-1)]
    return {"part": "turned_symbol", "category": "green", "from_symbol": old, "symbol": symbol}


def sources(pieces: list[InPlay], effect: int) -> list[Fact]:
    """The pieces that have an effect, once for each unit of it."""
    names: list[Fact] = []
    for part, piece in pieces:
        row = piece.effects
        name = {field: value for field, value in part.items() if field not in UNNAMED}
        for at in range(0, len(row), STEP):
            if row[at] == effect:
                names += [name] * max(1, row[at + 1])
    return names


def guild_sources(position: Position, city: City, guilds: GuildChoice) -> list[Fact]:
    """The guilds that give more symbols of free choice because they are copied or doubled."""
    names = [PIECE_IDS[guilds.copied] for _ in range(guilds.wild - guilds.doubled_symbols)]
    if guilds.doubled_symbols:
        names.append(symbol_guild(position, city))
    return [{"card": name} for name in names]


def green_cards_beside(position: Position, owner: int) -> dict[str, list[Fact]]:
    """By symbol the green cards of both neighbours, which masks can copy (CITY-044)."""
    by_symbol: dict[str, list[Fact]] = {symbol: [] for symbol in data.SYMBOLS}
    for neighbour in neighbours(position, owner):
        for index in position.cities[neighbour].cards:
            card = card_of(position.setting.edition, index)
            if card.colour == GREEN and card.effects[0] == SCIENCE:
                by_symbol[data.SYMBOLS[card.effects[1]]].append({"card": PIECE_IDS[index], "other_seat": neighbour})
    return by_symbol


def symbol_points(numbers: list[int], set_points: int) -> Iterator[Fact]:
    for symbol, number in zip(data.SYMBOLS, numbers, strict=True):
        if number:
            part = {"part": "same_symbols", "category": "green", "symbol": symbol, "number": number}
            yield part | {"points": number * number}
    sets = min(numbers)
    if sets:
        yield {"part": "symbol_sets", "category": "green", "number": sets, "points": sets * set_points}
