"""The catalogue of both editions as numbers, for the compiled rules. This module itself is never compiled.

Cards and boards have the same index in both editions; one that an edition does not have is simply never dealt.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from mirabilia.core.bits import bit
from mirabilia.games.seven import data, entries, reading
from mirabilia.games.seven.units import packed

CATALOGUES = {edition: reading.load(edition) for edition in (1, 2)}
DEFAULT = CATALOGUES[2]


def _all_cards(catalogue: entries.Catalogue) -> tuple[entries.Card, ...]:
    return tuple(card for file in reading.CARD_FILES for card in catalogue.row(file.row))


CARD_IDS = tuple(dict.fromkeys(card.id for catalogue in CATALOGUES.values() for card in _all_cards(catalogue)))
CARD_INDEX = {name: index for index, name in enumerate(CARD_IDS)}
CARDS_BY_ID = {edition: {card.id: card for card in _all_cards(catalogue)} for edition, catalogue in CATALOGUES.items()}
CARD_AGES = [card.age for name in CARD_IDS for card in [CARDS_BY_ID[2].get(name) or CARDS_BY_ID[1][name]]]
_FILE_OF_CARD = {
    card.id: number
    for catalogue in CATALOGUES.values()
    for number, file in enumerate(reading.CARD_FILES)
    for card in catalogue.row(file.row)
}
CARD_GROUPS: list[int] = [_FILE_OF_CARD[name] for name in CARD_IDS]
"""The number of each card's file: as many of each group are in play as the set-up says."""
BUILDINGS = tuple(dict.fromkeys(card.building for catalogue in CATALOGUES.values() for card in _all_cards(catalogue)))
BOARD_IDS = tuple(dict.fromkeys(board.id for catalogue in CATALOGUES.values() for board in catalogue.boards))
BOARD_INDEX = {name: index for index, name in enumerate(BOARD_IDS)}
BOARDS_BY_ID = {edition: {board.id: board for board in catalogue.boards} for edition, catalogue in CATALOGUES.items()}

KINDS = data.all_effects()
"""All effects; a kind is an index in this row."""
KIND = {str(kind.__struct_config__.tag): number for number, kind in enumerate(KINDS)}

HELD_IDS: tuple[str, ...] = tuple(
    dict.fromkeys(
        entry.id
        for file in reading.HELD_FILES
        for catalogue in CATALOGUES.values()
        for entry in catalogue.row(file.row)
    )
)
"""What players of an expansion hold apart from their hand of cards."""
MOST_BUILDINGS = 120
CARDS_END = 160
"""The other pieces that players hold are numbered from here on, so that one number names any piece."""
if len(CARD_IDS) > CARDS_END or len(BUILDINGS) > MOST_BUILDINGS or len(data.COLOURS) > data.MOST_COLOURS:
    raise ValueError("the expansions bring more cards, buildings or colours than there is room for")
PIECE_IDS: dict[int, str] = {**dict(enumerate(CARD_IDS)), **dict(enumerate(HELD_IDS, CARDS_END))}
PIECE_INDEX = {name: index for index, name in PIECE_IDS.items()}
PIECE_KINDS = dict.fromkeys(CARD_IDS, "card") | {
    entry.id: file.table
    for file in reading.HELD_FILES
    for catalogue in CATALOGUES.values()
    for entry in catalogue.row(file.row)
}
"""What the pieces are called."""


COLOURS = (*data.COLOURS, *[""] * (data.MOST_COLOURS - len(data.COLOURS)))
"""With the places of those that no expansion has added: other things that are counted have the numbers after them."""


def card(name: str) -> entries.Card:
    """A card of whichever edition has it, the second first."""
    return CARDS_BY_ID[2].get(name) or CARDS_BY_ID[1][name]


def number_of(name: str, value: object) -> int:
    """A field of an effect as a number."""
    match value:
        case dict():
            return packed([value.get(resource, 0) for resource in data.RESOURCES])
        case bool() | int():
            return int(value)
        case None:
            return -1
        case tuple():
            return sum(int(bit(NUMBERED[name].index(item))) for item in value)
        case str() if name == "count":
            return int(bit(NUMBERED[name].index(value)))
        case "current" | "any":
            return 0
    return NUMBERED[name].index(value)


NUMBERED: dict[str, tuple[object, ...]] = {
    "resources": data.RESOURCES,
    "one_of": data.RESOURCES,
    "sides": data.NEIGHBOURS,
    "side": data.NEIGHBOURS,
    "symbol": data.SYMBOLS,
    "count": (*COLOURS, *data.COUNTED[len(data.COLOURS) :], "coins"),
    "where": ("own", "neighbours"),
    "colour": data.COLOURS,
    "colours": data.COLOURS,
    "applies_to": (*COLOURS, "stage"),
    **{
        field: values
        for module in data.expansion_modules()
        for field, values in getattr(module, "NUMBERED", {}).items()
    },
}
"""How the values of a field are numbered: one value is its index, a row of them a set of bits.

Ages are numbers already; the current Age, or an Age of one's choice, is 0. `NUMBERED` of `data.py` of an expansion adds
fields of its own.
"""


def effect_row(effect: data.Effect) -> list[int]:
    """An effect as its kind and three numbers: its fields in their order."""
    numbers = [number_of(name, getattr(effect, name)) for name in effect.__struct_fields__]
    return [KINDS.index(type(effect)), *numbers, *[0] * (3 - len(numbers))]


def effect_rows(effects: Iterable[data.Effect]) -> list[int]:
    return [number for effect in effects for number in effect_row(effect)]


def _need(cost: entries.Cost) -> int:
    return packed([int(getattr(cost, name)) for name in data.RESOURCES])


CardRow: TypeAlias = tuple[int, int, int, tuple[int, int], int, int, list[int]]


def card_rows(edition: int) -> list[CardRow]:
    """What `pieces.Card` is made of, for every card."""
    rows = []
    for index, name in enumerate(CARD_IDS):
        entry = CARDS_BY_ID[edition].get(name) or card(name)
        first, second, *_ = [*(BUILDINGS.index(card(giver).building) for giver in entry.chains_from), -1, -1]
        rows.append(
            (
                index,
                BUILDINGS.index(entry.building),
                data.COLOURS.index(entry.colour),
                (first, second),
                entry.cost.coins,
                _need(entry.cost),
                effect_rows(entry.effects),
            )
        )
    return rows


def side(edition: int, board: str, number: int) -> entries.Side:
    """A side of a board: 0 day, 1 night."""
    entry = BOARDS_BY_ID[edition].get(board) or BOARDS_BY_ID[2][board]
    return (entry.day, entry.night)[number]


StageRow: TypeAlias = tuple[int, int, list[int], list[list[int]]]


def side_rows(edition: int) -> list[tuple[int, list[int], list[StageRow]]]:
    """What `pieces.Side` is made of, for every board and side: resource, ability, stages."""
    rows = []
    for board in BOARD_IDS:
        entry = BOARDS_BY_ID[edition].get(board) or BOARDS_BY_ID[2][board]
        resource = -1 if entry.resource is None else data.RESOURCES.index(entry.resource)
        for face in (entry.day, entry.night):
            stages = [
                (
                    stage.cost.coins,
                    _need(stage.cost),
                    effect_rows(stage.effects),
                    [effect_rows(one) for one in stage.choose],
                )
                for stage in face.stages
            ]
            rows.append((resource, effect_rows(face.ability), stages))
    return rows


def held_rows(edition: int) -> list[CardRow]:
    """What `pieces.Card` is made of, for every other piece that is held."""
    rows = {}
    for file in reading.HELD_FILES:
        for catalogue in (CATALOGUES[3 - edition], CATALOGUES[edition]):  # one of the other edition is never dealt
            for entry in catalogue.row(file.row):
                index, colour = PIECE_INDEX[entry.id], data.COLOURS.index(file.colour)
                rows[index] = (index, -1, colour, (-1, -1), entry.price, 0, effect_rows(entry.effects))
    return [rows[index] for index in sorted(rows)]


def copies(edition: int, age: int, players: int) -> list[int]:
    """The Age cards in play for a number of players, one entry a copy, guilds apart (BASE-011)."""
    return [
        CARD_INDEX[entry.id]
        for entry in CATALOGUES[edition].cards
        if entry.age == age
        for number in entry.players
        if number <= players
    ]


def guilds(edition: int, expansions: Iterable[str]) -> list[int]:
    """All guilds that can be in play with these expansions."""
    there = set(expansions)
    return [
        CARD_INDEX[entry.id]
        for entry in CATALOGUES[edition].guilds
        if (entry.expansion is None or entry.expansion in there) and set(entry.needs) <= there
    ]
