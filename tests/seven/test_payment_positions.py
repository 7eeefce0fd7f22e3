"""The payments offered in thousands of positions, against brute force over every source of every unit."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mirabilia.games.seven import codes
from mirabilia.games.seven.cost import has_chain, is_free, next_stage
from mirabilia.games.seven.leaders.kinds import RECRUIT
from mirabilia.games.seven.payment import EVERYTHING, Purse, goods
from mirabilia.games.seven.pieces import CARDS, COUNT_STAGES
from mirabilia.games.seven.state import State
from mirabilia.games.seven.units import unpacked
from tests.seven.scenario import new_game

Way = tuple[int, int, int]
Sources = tuple[tuple[int, int], ...]
"""How many sources give which set of resources."""


def sources(fixed: int, choices: Any, more: dict[int, int] | None = None) -> Sources:
    units_by_mask = dict(more or {})
    for resource, units in enumerate(unpacked(fixed)):
        if units:
            units_by_mask[1 << resource] = units_by_mask.get(1 << resource, 0) + units
    for choice in choices:
        units_by_mask[int(choice)] = units_by_mask.get(int(choice), 0) + 1
    return tuple(sorted(units_by_mask.items()))


def own_sources(buyer: Purse, spared: int) -> Sources:
    for_sale = int(goods(buyer))
    more: dict[int, int] = {}
    for what, number in (
        (for_sale, buyer.own_pools),
        (EVERYTHING & ~for_sale, buyer.other_pools),
        (EVERYTHING, spared),
    ):
        if number:
            more[what] = more.get(what, 0) + int(number)
    return sources(buyer.fixed, buyer.choices, more)


def without(row: Sources, what: int) -> Sources:
    return tuple((kind, number - (kind == what)) for kind, number in row if number - (kind == what))


def brute_force(buyer: Purse, left: Purse, right: Purse, need: int, price: int, spared: int) -> set[Way]:
    """Give every needed unit every source that has it, one after the other; keep the payments nobody beats."""
    start = (
        own_sources(buyer, spared),
        sources(left.fixed_for_sale, left.choices_for_sale),
        sources(right.fixed_for_sale, right.choices_for_sale),
        int(buyer.bank_units),
        (0, 0, price),
        (False, False),
    )
    frontier: set[Any] = {start}
    units = [resource for resource, number in enumerate(unpacked(need)) for _ in range(number)]
    for unit in units:
        family = (buyer.left_raw, buyer.right_raw) if unit < 4 else (buyer.left_made, buyer.right_made)
        following = set()
        for own, lefts, rights, bank, (to_left, to_right, to_bank), (from_left, from_right) in frontier:
            paid = (to_left, to_right, to_bank)
            for what, _ in own:
                if what >> unit & 1:
                    following.add((without(own, what), lefts, rights, bank, paid, (from_left, from_right)))
            for what, _ in lefts:
                if what >> unit & 1:
                    more = (to_left + family[0], to_right, to_bank)
                    following.add((own, without(lefts, what), rights, bank, more, (True, from_right)))
            for what, _ in rights:
                if what >> unit & 1:
                    more = (to_left, to_right + family[1], to_bank)
                    following.add((own, lefts, without(rights, what), bank, more, (from_left, True)))
            if bank:
                more = (to_left, to_right, to_bank + buyer.bank_price)
                following.add((own, lefts, rights, bank - 1, more, (from_left, from_right)))
        frontier = following
    ways = set()
    for *_, (to_left, to_right, to_bank), (from_left, from_right) in frontier:
        way = (
            max(0, to_left - buyer.left_rebate * from_left),
            max(0, to_right - buyer.right_rebate * from_right),
            to_bank,
        )
        if sum(way) <= buyer.coins:
            ways.add(way)
    return {
        way
        for way in ways
        if not any(other != way and all(a <= b for a, b in zip(other, way, strict=True)) for other in ways)
    }


def offered(state: State, seat: int, kind: int, piece: int) -> list[Way]:
    return [
        (codes.left_coins(move), codes.right_coins(move), codes.bank_coins(move))
        for move in state.legal(seat)
        if codes.kind_of(move) == kind and codes.piece_in(move) == piece
    ]


def check(state: State, seat: int) -> int:
    """Compare every card of a hand, and the next stage; how many were compared."""
    city, edition = state.cities[seat], state.setting.edition
    left, right = state.cities[state.left_of(seat)], state.cities[state.right_of(seat)]
    compared = 0
    for piece in set(city.hand):
        card = CARDS[edition - 1][piece]
        if city.has(card.building) or has_chain(city, card) or is_free(state, city, card, True):
            continue
        ways = offered(state, seat, codes.BUILD, piece)
        expected = brute_force(city, left, right, card.need, card.price, city.discount(card.colour))
        assert set(ways) == expected
        assert len(ways) == len(expected)
        compared += 1
    stage = next_stage(state, city)
    if stage is not None:
        need = 0 if city.stages_without_resources else stage.need
        expected = brute_force(city, left, right, need, stage.price, city.discount(COUNT_STAGES))
        assert set(offered(state, seat, codes.STAGE, city.hand[0])) == expected
        compared += 1
    return compared


@pytest.mark.parametrize(
    ("players", "options", "games"),
    [
        (3, {"sides": "random"}, 6),
        (5, {"sides": "random"}, 3),
        (4, {"expansions": ["leaders", "cities"], "leader_decks": ["expert", "cities"], "sides": "random"}, 6),
        (6, {"expansions": ["leaders", "cities", "edifice"], "leader_decks": ["cities"], "sides": "random"}, 3),
        (5, {"edition": 1, "expansions": ["leaders", "cities"], "leader_decks": ["cities"]}, 4),
    ],
)
def test_the_payments_offered_are_those_brute_force_finds(players: int, options: dict[str, Any], games: int) -> None:
    compared = 0
    for seed in range(games):
        state, rng = new_game(players, seed, **options), Random(seed)
        while state.to_act():
            seat = state.to_act()[0]
            if state.view(None).phase == "turn":
                compared += check(state, seat)
            moves = state.legal(seat)
            building = [move for move in moves if codes.kind_of(move) in (codes.BUILD, codes.CHAIN, RECRUIT)]
            state.play(seat, rng.choice(building or moves))
    assert compared > 1000
