"""The catalogue of both editions as numbers, for the compiled rules. This module itself is never compiled.

Cards and boards have the same index in both editions; one that an edition does not have is simply never dealt.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from mirabilia.core.bits import bit
from mirabilia.games.seven import data, reading
from mirabilia.games.seven.expansion import expansions
from mirabilia.games.seven.units import packed

CATALOGUES = {edition: reading.load(edition) for edition in (1, 2)}
DEFAULT = CATALOGUES[2]


MORE_CARDS = tuple(card for expansion in expansions() for card in expansion.cards())


def _all_cards(catalogue: data.Catalogue) -> tuple[data.Card, ...]:
    return catalogue.cards + catalogue.guilds + catalogue.black + MORE_CARDS


CARD_IDS = tuple(dict.fromkeys(card.id for catalogue in CATALOGUES.values() for card in _all_cards(catalogue)))
CARD_INDEX = {name: index for index, name in enumerate(CARD_IDS)}
CARDS_BY_ID = {edition: {card.id: card for card in _all_cards(found)} for edition, found in CATALOGUES.items()}
CARD_AGES = [card.age for name in CARD_IDS for card in [CARDS_BY_ID[2].get(name) or CARDS_BY_ID[1][name]]]
BUILDINGS = tuple(dict.fromkeys(card.building for catalogue in CATALOGUES.values() for card in _all_cards(catalogue)))
BOARD_IDS = tuple(dict.fromkeys(board.id for catalogue in CATALOGUES.values() for board in catalogue.boards))
BOARD_INDEX = {name: index for index, name in enumerate(BOARD_IDS)}
BOARDS_BY_ID = {edition: {board.id: board for board in found.boards} for edition, found in CATALOGUES.items()}

KINDS = (
    *data.BASE_EFFECTS,
    *data.EXPANSION_EFFECTS,
    *(effect for expansion in expansions() for effect in expansion.effects()),
)
"""All effects; a kind is an index in this row."""
KIND = {str(kind.__struct_config__.tag): number for number, kind in enumerate(KINDS)}

LEADER_IDS = tuple(dict.fromkeys(leader.id for catalogue in CATALOGUES.values() for leader in catalogue.leaders))
LEADERS_BY_ID = {edition: {leader.id: leader for leader in found.leaders} for edition, found in CATALOGUES.items()}
MOST_BUILDINGS = 120
FIRST_LEADER = 160
"""Leaders are numbered after all cards, so that one number names any piece a player can hold."""
if len(CARD_IDS) > FIRST_LEADER or len(BUILDINGS) > MOST_BUILDINGS or len(data.COLOURS) > data.MOST_COLOURS:
    raise ValueError("the expansions bring more cards, buildings or colours than there is room for")
PIECE_IDS = {**dict(enumerate(CARD_IDS)), **{FIRST_LEADER + index: name for index, name in enumerate(LEADER_IDS)}}
PIECE_INDEX = {name: index for index, name in PIECE_IDS.items()}
LEADER_INDEX = {name: PIECE_INDEX[name] for name in LEADER_IDS}
EDIFICES = DEFAULT.edifices
EDIFICE_IDS = tuple(edifice.id for edifice in EDIFICES)
EDIFICE_AGES = {edifice.id: edifice.age for edifice in EDIFICES}
PAWNS_BY_PLAYERS = [0, 0, 0, *(DEFAULT.setup.pawns_for(players) for players in data.PLAYERS)]
PENALTIES = (data.Pay, data.DiscardCard, data.ReturnVictoryTokens)


COLOURS = (*data.COLOURS, *[""] * (data.MOST_COLOURS - len(data.COLOURS)))
"""With the places of those that no expansion has added: other things that are counted have the numbers after them."""


def card(name: str) -> data.Card:
    """A card of whichever edition has it, the second first."""
    return CARDS_BY_ID[2].get(name) or CARDS_BY_ID[1][name]


def _number(name: str, value: object) -> int:
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
    "pool": ("own", "not_own"),
    "sides": data.NEIGHBOURS,
    "side": data.NEIGHBOURS,
    "symbol": data.SYMBOLS,
    "count": (*COLOURS, *data.COUNTED[len(data.COLOURS) :], "coins"),
    "where": ("own", "neighbours"),
    "colour": data.COLOURS,
    "colours": data.COLOURS,
    "applies_to": (*COLOURS, "stage"),
    "per": ("fixed", "victory_token", "stage", "age"),
}
"""How the values of a field are numbered: one value is its index, a row of them a set of bits.

Ages are numbers already; the current Age, or an Age of one's choice, is 0.
"""


def effect_row(effect: data.Effect) -> list[int]:
    """An effect as its kind and three numbers: its fields in their order."""
    numbers = [_number(name, getattr(effect, name)) for name in effect.__struct_fields__]
    return [KINDS.index(type(effect)), *numbers, *[0] * (3 - len(numbers))]


def _rows(effects: Iterable[data.Effect]) -> list[int]:
    return [number for effect in effects for number in effect_row(effect)]


def _need(cost: data.Cost) -> int:
    return packed([int(getattr(cost, name)) for name in data.RESOURCES])


def card_rows(edition: int) -> list[tuple[int, int, int, tuple[int, int], int, int, list[int]]]:
    """What `pieces.Card` is made of, for every card."""
    found = []
    for index, name in enumerate(CARD_IDS):
        entry = CARDS_BY_ID[edition].get(name) or card(name)
        first, second, *_ = [*(BUILDINGS.index(card(giver).building) for giver in entry.chains_from), -1, -1]
        found.append(
            (
                index,
                BUILDINGS.index(entry.building),
                data.COLOURS.index(entry.colour),
                (first, second),
                entry.cost.coins,
                _need(entry.cost),
                _rows(entry.effects),
            )
        )
    return found


def side(edition: int, board: str, number: int) -> data.Side:
    """A side of a board: 0 day, 1 night."""
    entry = BOARDS_BY_ID[edition].get(board) or BOARDS_BY_ID[2][board]
    return (entry.day, entry.night)[number]


StageRow: TypeAlias = tuple[int, int, list[int], list[list[int]]]


def side_rows(edition: int) -> list[tuple[int, list[int], list[StageRow]]]:
    """What `pieces.Side` is made of, for every board and side: resource, ability, stages."""
    found = []
    for board in BOARD_IDS:
        entry = BOARDS_BY_ID[edition].get(board) or BOARDS_BY_ID[2][board]
        resource = -1 if entry.resource is None else data.RESOURCES.index(entry.resource)
        for face in (entry.day, entry.night):
            stages = [
                (stage.cost.coins, _need(stage.cost), _rows(stage.effects), [_rows(one) for one in stage.choose])
                for stage in face.stages
            ]
            found.append((resource, _rows(face.ability), stages))
    return found


def leader_rows(edition: int) -> list[tuple[int, int, list[int]]]:
    """What `pieces.leader` makes leaders of: piece number, cost in coins (-1: by the Age), effects."""
    entries = [LEADERS_BY_ID[edition].get(name) or LEADERS_BY_ID[2][name] for name in LEADER_IDS]
    return [
        (PIECE_INDEX[entry.id], -1 if entry.cost is None else entry.cost, _rows(entry.effects)) for entry in entries
    ]


def edifice_rows() -> list[tuple[int, int, list[int], int, int]]:
    """What `pieces.Edifice` is made of: Age, cost, reward, kind of penalty and its number."""
    return [
        (
            entry.age,
            entry.cost,
            _rows(entry.reward),
            PENALTIES.index(type(entry.penalty)),
            _number(entry.penalty.__struct_fields__[0], getattr(entry.penalty, entry.penalty.__struct_fields__[0])),
        )
        for entry in EDIFICES
    ]


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
