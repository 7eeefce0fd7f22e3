"""The view of a game: all but the order of stacks and decks. `views.py` says what its parts mean."""

from __future__ import annotations

from functools import lru_cache

from mypy_extensions import i64

from mirabilia.core.contract import Result
from mirabilia.core.vecs import vec
from mirabilia.games.world import board, journal, scoring, views
from mirabilia.games.world.automaton import automaton as turn_up
from mirabilia.games.world.board import REMEMBERED, Board, cell_numbers, place_name
from mirabilia.games.world.breakdown import breakdown
from mirabilia.games.world.data import RESOURCES
from mirabilia.games.world.events import SHEET
from mirabilia.games.world.explain import PHASES
from mirabilia.games.world.lookup import (
    BOARD_IDS,
    CATALOGUE,
    MAP_IDS,
    MONUMENT_IDS,
    OBJECTIVE_IDS,
    SETUP,
    SOLO_IDS,
    SOLO_ROWS,
    STACK_IDS,
    TILE_IDS,
)
from mirabilia.games.world.misplaced import being_laid, needs_met
from mirabilia.games.world.moves import code
from mirabilia.games.world.notation import ITEMS
from mirabilia.games.world.options import GameOptions
from mirabilia.games.world.position import FREE_ROAD, GONE, MONUMENT, OVER, PLACE, TILE, City, Position
from mirabilia.games.world.ranking import automaton_total, ranks, reason
from mirabilia.games.world.rounds import next_order


def view(position: Position) -> views.View:
    """All that everybody may see."""
    setting = position.setting
    chosen = setting.options
    assert isinstance(chosen, GameOptions)  # noqa: S101
    return views.View(
        game="world",
        players=setting.players,
        options=chosen.as_options(),
        round=position.round,
        last_round=position.round == SETUP.rounds or bool(position.ending),
        phase=PHASES[position.phase],
        active=None if position.phase == OVER else position.active,
        order=tuple(position.order),
        next_order=tuple(next_order(position)),
        laying=laying(position),
        market=market(position),
        board=BOARD_IDS[setting.board],
        objectives=tuple([objective(position, index) for index in position.objectives]),
        automaton=automaton(position),
        cities=tuple([city(position, owner) for owner in range(setting.players)]),
        result=result(position),
    )


def result(position: Position) -> Result | None:
    if position.phase != OVER:
        return None
    seats = range(position.setting.players)
    target = automaton_total(position) if position.setting.solo else None
    return Result(
        reason(position),
        ranks(position),
        tuple([scores(position, seat) for seat in seats]),
        target=target,
        breakdown=tuple([breakdown(position, seat) for seat in seats]),
    )


def scores(position: Position, seat: int) -> dict[str, int]:
    """The points by category as if the game ended now."""
    sheet = dict(zip(SHEET, scoring.score_sheet(position, seat), strict=True))
    return sheet | {"total": sum(sheet.values())}


# The table.


def market(position: Position) -> views.Market:
    owners = {one.pedestal: seat for seat, one in enumerate(position.cities) if one.pedestal}
    numbers = () if position.setting.solo else (1, 2)
    offers = zip(position.setting.stacks, position.offer, strict=True)
    return views.Market(
        long_road=views.Item(position.long_roads, position.long_supply),
        short_set=views.Item(position.short_sets, position.short_supply),
        tower=views.Item(position.towers, position.tower_supply),
        pedestals=tuple([views.Pedestal(number, owners.get(number)) for number in numbers]),
        tiles=tuple(
            [views.Offer(STACK_IDS[stack], None if tile == GONE else TILE_IDS[tile]) for stack, tile in offers]
        ),
        monuments=tuple([None if index == GONE else MONUMENT_IDS[index] for index in position.shown]),
        deck=len(position.deck),
    )


def objective(position: Position, index: int) -> views.Objective:
    values = scoring.objective_values(position, index)
    points = [scoring.points_for(index, values, seat) for seat in range(position.setting.players)]
    return views.Objective(OBJECTIVE_IDS[index], tuple(values), tuple(points))


def automaton(position: Position) -> views.Automaton | None:
    if not position.setting.solo:
        return None
    to_come = set(position.solo_deck)
    return views.Automaton(
        cards=len(to_come),
        seen=tuple([name for number, name in enumerate(SOLO_IDS) if number not in to_come]),
        monuments=tuple([MONUMENT_IDS[index] for index in position.solo_monuments]),
        points=automaton_total(position),
        next=takings(position),
    )


def takings(position: Position) -> tuple[views.Taking, ...]:
    """What each of the cards to come would take, tried out one after the other."""
    counts: dict[tuple[str, str], int] = {}
    for card in sorted(position.solo_deck):  # in which order they come is hidden
        if SOLO_ROWS[card]:
            for item in taken_by(position, card):
                counts[item] = counts.get(item, 0) + 1
    return tuple([views.Taking(cards, **dict([item])) for item, cards in counts.items()])  # type: ignore[arg-type]


def taken_by(position: Position, card: int) -> list[tuple[str, str]]:
    """What a card of the Automaton would take now: fields and ids."""
    after = Position(position.setting)
    position.copy_to(after)
    after.journal = []
    after.solo_deck = vec[i64]([card])
    turn_up(after)
    taken = []
    for kind, _, what, number in after.journal:
        if kind == journal.SOLO_MONUMENT:
            taken.append(("monument", MONUMENT_IDS[what]))
        elif kind == journal.SOLO_REMOVED:
            taken.append(("stack", STACK_IDS[number]) if what == TILE else ("item", ITEMS[code(what, 0)][1]))
    return taken


def laying(position: Position) -> views.Laying | None:
    """What is being laid, and what remains of it after this piece."""
    if position.phase == FREE_ROAD:
        return views.Laying(1, item="long_road", free=True)
    if position.phase != PLACE:
        return None
    if position.item == TILE:
        return views.Laying(1, tile=TILE_IDS[position.piece])
    if position.item == MONUMENT:
        laid = position.laid_pieces()
        left = len(CATALOGUE.monuments[position.piece].pieces) - laid
        own = Board(position.cities[position.active], being_laid(position))
        needs = tuple(needs_met(position, own))
        return views.Laying(left, monument=MONUMENT_IDS[position.piece], part=laid + 1, needs=needs)
    parts = position.doubles + position.singles
    return views.Laying(
        parts or 1,
        item=ITEMS[code(position.item, 0)][1],
        doubles=position.doubles,
        singles=position.singles,
    )


# Cities.


def city(position: Position, owner: int) -> views.City:
    own: City = position.cities[owner]
    drawn = Board(own, being_laid(position) if owner == position.active and position.phase == PLACE else ())
    districts = set(drawn.districts())
    laid = drawn.pieces
    return views.City(
        map=MAP_IDS[own.map],
        pieces=tuple([piece(one) for one in laid]),
        districts=tuple([number for number, one in enumerate(laid) if one in districts]),
        bridges=tuple([number for number, one in enumerate(laid) if drawn.is_bridge(one)]),
        natural=tuple(cell_numbers(drawn.free_natural & drawn.near)),
        spent=own.spent,
        limit=own.limit,
        loan_round=own.loan_round if own.loan else None,
        pedestal=own.pedestal or None,
        out=bool(own.out),
        population=own.population,
        resources=dict(zip(RESOURCES, (own.food, own.ceramics, own.gears), strict=True)),
        monuments=tuple([MONUMENT_IDS[index] for index in own.monuments]),
        scores=scores(position, owner),
    )


@lru_cache(maxsize=REMEMBERED)
def piece(one: board.Piece) -> views.Piece:
    return views.Piece(one.id, place_name(one.place))
