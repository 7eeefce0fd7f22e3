"""What a player can do now: every legal move, and with the reason what is on sale but cannot be bought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from mirabilia.core.contract import CHOICE, Action, Cost, Fact, Subject
from mirabilia.games.world import board, explain, notation, views
from mirabilia.games.world.board import Board, Place, Preview, place_name
from mirabilia.games.world.data import RESOURCES
from mirabilia.games.world.explain import legal_codes, price
from mirabilia.games.world.lookup import CATALOGUE, SETUP
from mirabilia.games.world.misplaced import being_laid, piece_in_hand
from mirabilia.games.world.moves import (
    LAY,
    LAY_SINGLE,
    LEAVE,
    LOAN,
    LOAN_COST,
    LOAN_GOLD,
    REPAY,
    code,
    kind_of,
    number_in,
)
from mirabilia.games.world.position import (
    BUY,
    GONE,
    LONG_ROAD,
    MONUMENT,
    PEDESTAL,
    SHORT_SET,
    TILE,
    TOWER,
    City,
    Position,
)
from mirabilia.games.world.rules import play
from mirabilia.games.world.scoring import score_sheet, total

LOAN_STEPS = tuple(int(code(kind, 0)) for kind in (LOAN, REPAY, LEAVE))


def actions(position: Position, legal: Sequence[int]) -> list[Action]:
    """The actions of the player who decides, whose moves are known."""
    if position.phase == BUY:
        now = points_of(position, position.active)
        purchases = [purchase(position, move, refusal(position, move, legal), now) for move in on_sale(position)]
        return purchases + [loan_step(position, move, refusal(position, move, legal)) for move in LOAN_STEPS]
    return placements(position, legal)


def refusal(position: Position, move: int, legal: Sequence[int]) -> Fact | None:
    return None if move in legal else explain.refusal(position, position.active, move).fact


# Buying.


def on_sale(position: Position) -> list[int]:
    """The purchases of all that lies there, in the order of legal moves."""
    numbers = ((LONG_ROAD, position.long_roads), (SHORT_SET, position.short_sets), (TOWER, position.towers))
    codes = [code(item, 0) for item, number in numbers if number]
    codes += [code(PEDESTAL, number) for number in (1, 2) if position.pedestals & number]
    tiles = zip(position.setting.stacks, position.offer, strict=True)
    codes += [code(TILE, stack) for stack, tile in tiles if tile != GONE]
    return codes + [code(MONUMENT, index) for index in position.shown if index != GONE]


def purchase(position: Position, move: int, refused: Fact | None, now: int) -> Action:
    """Buy something; `now` are the points of the player before."""
    kind, city = kind_of(move), position.cities[position.active]
    gold = price(city, kind, number_in(move))
    cost = Cost(
        gold,
        ({"cost": "all_gold", "gold": gold},) if kind == MONUMENT else (),
        max(0, gold - city.gold_left()),
    )
    field, name = notation.ITEMS[move]
    gains: tuple[Fact, ...] = ()
    detail = None
    if kind != PEDESTAL:  # nothing to lay, and the round may end with it
        after = after_purchase(position, move)
        gains = gains_of(city, after.cities[position.active], kind, number_in(move))
        detail = None if refused else purchased(after, points_of(after, position.active) - now)
    return Action(move, f"buy {name}", {"move": "buy", field: name}, Subject(field, name), cost, gains, refused, detail)


def after_purchase(position: Position, move: int) -> Position:
    """The table after a purchase, before anything is laid."""
    after = Position(position.setting)
    position.copy_to(after)
    after.journal = None
    play(after, move)
    return after


def points_of(position: Position, seat: int) -> int:
    return int(total(score_sheet(position, seat)))


def gains_of(before: City, after: City, kind: int, number: int) -> tuple[Fact, ...]:
    """What a purchase brings at once."""
    gains: list[Fact] = []
    if kind == MONUMENT:
        gains.append({"gain": "points", "points": CATALOGUE.monuments[number].points})
    old, new = (before.food, before.ceramics, before.gears), (after.food, after.ceramics, after.gears)
    steps = {name: two - one for name, one, two in zip(RESOURCES, old, new, strict=True) if two > one}
    if steps:
        gains.append({"gain": "resources", "resources": steps})
    if after.population > before.population:
        gains.append({"gain": "population", "steps": after.population - before.population})
    return tuple(gains)


def loan_step(position: Position, move: int, refused: Fact | None) -> Action:
    """Taking a loan, paying it back, or leaving the round."""
    verb, kind, city = notation.STEPS[move], kind_of(move), position.cities[position.active]
    cost: Cost | None = None
    gains: tuple[Fact, ...] = ()
    if kind == LOAN:
        cost = Cost(0, ({"cost": "loan_points", "points": SETUP.loan_points},))
        gains = ({"gain": "gold", "gold": int(LOAN_GOLD)},)
    elif kind == REPAY and city.loan:
        cost = Cost(int(LOAN_COST), short=max(0, LOAN_COST - city.gold_left()))
        gains = ({"gain": "points", "points": SETUP.loan_points},)
    return Action(move, verb, {"move": verb}, Subject(CHOICE, verb), cost, gains, refused)


# Laying.


Row: TypeAlias = tuple[int, Place, int, int]
"""A place of what is being laid: its kind of move, and how natural resources and districts would change."""


def previews(position: Position, codes: Sequence[int]) -> list[Row]:
    preview = Preview(Board(position.cities[position.active], being_laid(position)))
    hands = {kind: piece_in_hand(position, kind) for kind in notation.LAYS}
    known = {kind: board.places(*hand) for kind, hand in hands.items() if hand}
    rows = []
    is_tile = position.item == TILE
    for move in codes:
        kind = kind_of(move)
        place = known[kind][number_in(move)]
        rows.append((kind, place, preview.natural(place), preview.districts(place, is_tile)))
    return rows


def placements(position: Position, legal: Sequence[int]) -> list[Action]:
    """Every place of what is being laid."""
    return [
        placement(move, row, views.Placement(row[1].corner, row[1].turn))
        for move, row in zip(legal, previews(position, legal), strict=True)
    ]


def placement(move: int, row: Row, detail: views.Placement | views.Everywhere) -> Action:
    """Lay a piece at one place."""
    kind, place, natural, districts = row
    verb, name = notation.LAYS[kind], place_name(place.code)
    return Action(
        move,
        f"{verb} {name}",
        {"move": verb, "place": name},
        Subject("place", name),
        gains=changes(natural, districts) if natural or districts else (),
        detail=detail,
    )


def changes(natural: int, districts: int) -> tuple[Fact, ...]:
    """The points on the map that come or go."""
    lines = (("natural", natural), ("districts", districts))
    return tuple([{"gain": line, "points": points} for line, points in lines if points])


def purchased(after: Position, points: int) -> views.Purchase:
    """Where the first piece of a purchase could go."""
    rows = previews(after, legal_codes(after))
    return views.Purchase(grouped(rows, LAY), grouped(rows, LAY_SINGLE), points)


def grouped(rows: Sequence[Row], kind: int) -> tuple[views.Places, ...]:
    """The places for one kind of move, by turn."""
    groups: dict[int, list[tuple[int, int, int]]] = {}
    for move, place, natural, districts in rows:
        if move == kind:
            groups.setdefault(place.turn, []).append((place.corner, natural, districts))
    return tuple([group(turn, there) for turn, there in groups.items()])


def group(turn: int, rows: Sequence[tuple[int, int, int]]) -> views.Places:
    """The places in one turn. Corners where something changes come first, so that most numbers need not be sent."""
    ordered = sorted(rows, key=is_without_change)
    corners, natural, districts = zip(*ordered, strict=True)
    return views.Places(turn, tuple(corners), without_end(natural), without_end(districts))


def is_without_change(row: tuple[int, int, int]) -> tuple[bool, bool]:
    return not row[2], not row[1]


def without_end(numbers: Sequence[int]) -> tuple[int, ...]:
    """Numbers up to the last that is not 0."""
    end = len(numbers)
    while end and not numbers[end - 1]:
        end -= 1
    return tuple(numbers[:end])
