"""The catalogue of both editions as numbers, for the compiled rules. This module itself is never compiled.

Cards and boards have the same index in both editions; one that an edition does not have is simply never dealt.
"""

from __future__ import annotations

from collections.abc import Iterable

from mirabilia.games.seven import data, reading
from mirabilia.games.seven.units import packed

CATALOGUES = {edition: reading.load(edition) for edition in (1, 2)}
DEFAULT = CATALOGUES[2]


def _all_cards(catalogue: data.Catalogue) -> tuple[data.Card, ...]:
    return catalogue.cards + catalogue.guilds + catalogue.black


CARD_IDS = tuple(dict.fromkeys(card.id for catalogue in CATALOGUES.values() for card in _all_cards(catalogue)))
CARD_INDEX = {name: index for index, name in enumerate(CARD_IDS)}
CARDS_BY_ID = {edition: {card.id: card for card in _all_cards(found)} for edition, found in CATALOGUES.items()}
BUILDINGS = tuple(dict.fromkeys(card.building for catalogue in CATALOGUES.values() for card in _all_cards(catalogue)))
BOARD_IDS = tuple(dict.fromkeys(board.id for catalogue in CATALOGUES.values() for board in catalogue.boards))
BOARD_INDEX = {name: index for index, name in enumerate(BOARD_IDS)}
BOARDS_BY_ID = {edition: {board.id: board for board in found.boards} for edition, found in CATALOGUES.items()}

KINDS = (
    data.Produce,
    data.ProduceChoice,
    data.TradePrice,
    data.VictoryPoints,
    data.Shields,
    data.Science,
    data.ScienceChoice,
    data.Coins,
    data.CoinsPer,
    data.PointsPer,
    data.PointsIfWonderComplete,
    data.PlayLastCard,
    data.BuildFromDiscard,
    data.FreeFirstOfColour,
    data.FreeFirstOfAge,
    data.FreeLastOfAge,
    data.FreeOncePerAge,
    data.CopyGuild,
)
"""The effects the rules know, in the order of the numbers of pieces.py."""


def card(name: str) -> data.Card:
    """A card of whichever edition has it, the second first."""
    return CARDS_BY_ID[2].get(name) or CARDS_BY_ID[1][name]


def _resources(names: Iterable[data.Resource]) -> int:
    return sum(1 << data.RESOURCES.index(name) for name in names)


def _mask(names: Iterable[str], order: tuple[str, ...]) -> int:
    return sum(1 << order.index(name) for name in names)


def effect_row(effect: data.Effect) -> list[int]:
    """An effect as its kind and three numbers."""
    kind = KINDS.index(type(effect))
    match effect:
        case data.Produce(resources=resources, for_sale=for_sale):
            return [kind, packed([resources.get(name, 0) for name in data.RESOURCES]), int(for_sale), 0]
        case data.ProduceChoice(one_of=one_of, for_sale=for_sale):
            return [kind, _resources(one_of), int(for_sale), 0]
        case data.TradePrice(resources=resources, sides=sides, price=price):
            return [kind, _resources(resources), _mask(sides, data.NEIGHBOURS), price]
        case data.Science(symbol=symbol):
            return [kind, data.SYMBOLS.index(symbol), 0, 0]
        case data.CoinsPer(value=value) | data.PointsPer(value=value):
            counted = effect.count if isinstance(effect.count, tuple) else (effect.count,)
            return [kind, value, _mask(counted, data.COUNTED), _mask(effect.where, ("own", "neighbours"))]
    return [kind, int(getattr(effect, "value", 1)), 0, 0]


def _rows(effects: Iterable[data.Effect]) -> list[int]:
    return [number for effect in effects if type(effect) in KINDS for number in effect_row(effect)]


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


def stage_rows(edition: int) -> list[list[tuple[int, int, list[int]]]]:
    """What `pieces.Stage` is made of, for every board and side."""
    return [
        [(stage.cost.coins, _need(stage.cost), _rows(stage.effects)) for stage in side(edition, board, number).stages]
        for board in BOARD_IDS
        for number in (0, 1)
    ]


def board_resources(edition: int) -> list[int]:
    entries = [BOARDS_BY_ID[edition].get(board) or BOARDS_BY_ID[2][board] for board in BOARD_IDS]
    return [-1 if entry.resource is None else data.RESOURCES.index(entry.resource) for entry in entries]


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
