"""What a card or a stage costs a city, and the ways to pay it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.games.seven.city import side_of
from mirabilia.games.seven.codes import BUILD, CHAIN, FREE, POWER, Moves, code
from mirabilia.games.seven.hooks import barred_by_chain
from mirabilia.games.seven.packing import has
from mirabilia.games.seven.payment import ON_LEFT, ON_RIGHT, Purse, find_ways
from mirabilia.games.seven.pieces import COUNT_STAGES, Card, Stage
from mirabilia.games.seven.position import City, Position

NOBODY: Final = Purse()
"""A neighbour that sells nothing."""


def giver(city: City, card: Card) -> i64:
    """The building of the city that makes the card free; -1 if there is none (BASE-040)."""
    if card.first_giver >= 0 and city.has(card.first_giver):
        return card.first_giver
    if card.second_giver >= 0 and city.has(card.second_giver):
        return card.second_giver
    return -1


def has_chain(city: City, card: Card) -> bool:
    return giver(city, card) >= 0


def is_free(position: Position, city: City, card: Card, regular: bool) -> bool:
    """Whether a power that is not used up makes the card free; `regular`: it is the card of a regular turn."""
    if has(city.free_colours, card.colour):
        return True
    if city.free_first_of_colour and city.count(card.colour) == 0:
        return True
    if not regular:
        return False
    return bool((city.free_first_of_age and position.turn == 0) or (city.free_last_of_age and position.is_last_turn()))


def right_to_power(city: City, card: Card) -> i64:
    """The once-per-Age right that would make the card free, the narrower one first; -1 for none."""
    if city.free_builds(card.colour + 1) > 0:
        return card.colour + 1
    return 0 if city.free_builds(0) > 0 else -1


def find_builds(position: Position, owner: i64, card: Card, regular: bool, moves: Moves) -> None:
    """Fill in every way to build a card (BASE-031, BASE-037, BASE-041)."""
    city = position.cities[owner]
    if city.has(card.building):
        return
    chain = has_chain(city, card)
    if chain:
        moves.add(code(CHAIN, card.index))
    if is_free(position, city, card, regular):
        moves.add(code(FREE, card.index))
        return
    barred: i64 = 0
    if chain:
        barred = barred_by_chain(position, owner)
    ways = moves.ways
    find_ways(
        city,
        NOBODY if barred & ON_LEFT else position.cities[position.left_of(owner)],
        NOBODY if barred & ON_RIGHT else position.cities[position.right_of(owner)],
        card.need,
        card.price,
        city.discount(card.colour),
        ways,
    )
    moves.add_ways(code(BUILD, card.index))
    costless = ways.number > 0 and ways.left[0] + ways.right[0] + ways.bank[0] == 0
    if not chain and not costless and right_to_power(city, card) >= 0:
        moves.add(code(POWER, card.index))


def next_stage(position: Position, city: City) -> Stage | None:
    """Stages are built from left to right (BASE-066)."""
    stages = side_of(position, city).stages
    if city.stages >= len(stages):
        return None
    return stages[city.stages]


def find_stage_ways(position: Position, owner: i64, stage: Stage, extra: i64, moves: Moves) -> None:
    """The ways to pay for a stage, with some coins more for the bank."""
    city = position.cities[owner]
    need = stage.need
    if city.stages_without_resources:
        need = 0
    find_ways(
        city,
        position.cities[position.left_of(owner)],
        position.cities[position.right_of(owner)],
        need,
        stage.price + extra,
        city.discount(COUNT_STAGES),
        moves.ways,
    )
