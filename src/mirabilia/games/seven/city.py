"""What a city has by its board, its stages and its cards."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.bits import bit
from mirabilia.core.vecs import append
from mirabilia.games.seven.hooks import enter, modules
from mirabilia.games.seven.packing import one_of
from mirabilia.games.seven.pieces import SIDES, Card, Side, Stage, card_of
from mirabilia.games.seven.position import BUILDINGS_A_WORD, City, Position
from mirabilia.games.seven.units import more


def side_of(position: Position, city: City) -> Side:
    return SIDES[position.setting.edition - 1][2 * city.board + city.side]


def add_card(city: City, card: Card) -> None:
    """A card joins the city, however it was paid."""
    city.cards = append(city.cards[:], card.index)
    gain_card(city, card)


def gain_card(city: City, card: Card) -> None:
    """Count the card and what it lastingly gives."""
    city.counts += one_of(card.colour)
    if card.building < BUILDINGS_A_WORD:
        city.buildings_low |= bit(card.building)
    else:
        city.buildings_high |= bit(card.building - BUILDINGS_A_WORD)
    enter(city, card.effects)


def gain_stage(city: City, stage: Stage, number: i64) -> None:
    enter(city, stage.effects)
    chosen = city.alternative(number)
    if chosen:
        enter(city, stage.alternatives[chosen - 1].effects)


def recompute(position: Position, city: City) -> None:
    """Work out again everything that follows from what the city owns."""
    edition = position.setting.edition
    city.forget()
    side = side_of(position, city)
    if side.resource >= 0:
        city.fixed = more(city.fixed, side.resource, 1)
        city.fixed_for_sale = more(city.fixed_for_sale, side.resource, 1)
    enter(city, side.ability)
    for number in range(city.stages):
        gain_stage(city, side.stages[number], number)
    for index in city.cards:
        gain_card(city, card_of(edition, index))
    for module in modules(position):
        module.recompute(position, city)
