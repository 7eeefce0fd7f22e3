"""What a seat sees: everything open, its own hand with every way to use each card, of all else only the backs."""

from __future__ import annotations

from typing import Any

from mirabilia.core.contract import Json, Result
from mirabilia.games.seven import data, hooks, notation
from mirabilia.games.seven.breakdown import breakdown
from mirabilia.games.seven.conflict import strength
from mirabilia.games.seven.cost import next_stage
from mirabilia.games.seven.course import owes
from mirabilia.games.seven.edifice.projects import DEBT_VALUES
from mirabilia.games.seven.events import SHEET
from mirabilia.games.seven.explain import PHASES, awaited, legal_codes, seats_to_act
from mirabilia.games.seven.leaders.phases import leader_cost
from mirabilia.games.seven.options import Chosen
from mirabilia.games.seven.payment import Ways, find_ways
from mirabilia.games.seven.pieces import COUNT_STAGES, FIRST_LEADER, SIDES, card_of
from mirabilia.games.seven.position import (
    CHOICE,
    EVERYBODY,
    OVER,
    City,
    Position,
    owner_of,
    piece_of,
    seen_by,
)
from mirabilia.games.seven.ranking import ranks, standing
from mirabilia.games.seven.rules import choice_of, city_to_choose
from mirabilia.games.seven.scoring import score_sheet
from mirabilia.games.seven.snapshot import ONCE_NAMES, answers, edifice_state, offers
from mirabilia.games.seven.tables import BOARD_IDS, CARDS_BY_ID, EDIFICE_IDS, EDIFICES, PIECE_IDS
from mirabilia.games.seven.units import unpacked

WEALTH = 999
"""Coins enough for anything."""


def view(position: Position, seat: int | None) -> Json:
    """All that a seat, or a spectator (None), may see."""
    setting = position.setting
    chosen = setting.options
    assert isinstance(chosen, Chosen)  # noqa: S101
    ended = result(position)
    team = team_of(position, seat)
    return {
        "game": "seven",
        "seat": seat,
        "players": setting.players,
        "options": chosen.told(),
        "age": position.age,
        "turn": position.turn + 1,
        "turns": setting.turns,
        "phase": "over" if position.phase == OVER else PHASES.get(position.phase, "choice"),
        "choice": choice(position, seat),
        "to_act": seats_to_act(position),
        "committed": committed(position),
        "commit": own_commit(position, seat),
        "direction": "right" if position.age == 2 or position.phase == hooks.DRAFT else "left",
        "free_city": free_city(position),
        "hand": None if seat is None else names(position.cities[seat].hand),
        "moves": [] if seat is None else moves(position, seat),
        "costs": None if seat is None else costs(position, seat),
        "leaders": None if seat is None else held_leaders(position, seat),
        "partner": partner(position, seat),
        "offers": offers(position),
        "discard": {
            "number": len(position.pile),
            "known": [PIECE_IDS[piece_of(card)] for card in position.pile if is_known(position, card, team, seat)],
        },
        "edifices": [edifice(position, age) for age in range(1, len(position.edifices) + 1)],
        "cities": [city(position, owner, team) for owner in range(setting.cities)],
        "result": None
        if ended is None
        else {
            "reason": ended.reason,
            "ranks": list(ended.ranks),
            "scores": list(ended.scores),
            "team_totals": list(ended.team_totals),
            "breakdown": [list(parts) for parts in ended.breakdown],
        },
    }


def names(pieces: Any) -> list[str]:
    return [PIECE_IDS[piece] for piece in pieces]


def team_of(position: Position, seat: int | None) -> set[int]:
    """The seats whose hands a seat may see: its own and, in a team game, its partner's (CITY-144)."""
    if seat is None:
        return set()
    return {seat, seat ^ 1} if position.setting.teams else {seat}


def is_known(position: Position, card: int, team: set[int], seat: int | None) -> bool:
    """Whether a face-down card is known: one's own, one looked at, or one that everybody saw."""
    if seen_by(card) == EVERYBODY or owner_of(card) in team:
        return True
    if looks_through_pile(position, seat):
        return True
    return any(seen_by(card) >> member & 1 for member in team)


def looks_through_pile(position: Position, seat: int | None) -> bool:
    """Whether the seat is choosing a card of the discard pile."""
    if position.phase != CHOICE or seat is None:
        return False
    pending = position.pending[0]
    owner = hooks.pending_owner(pending)
    return hooks.pending_kind(pending) == hooks.REVIVAL and position.actor_of(owner) == seat


# What is to be decided.


def choice(position: Position, seat: int | None) -> Json:
    """What the game waits for, from the seat if it has to decide: its name, the city it is about, and what it is about
    if that needs saying. What goes with a move that others do not know is a secret like that."""
    owner = -1 if seat is None else int(city_to_choose(position, seat))
    found: Json = {"name": awaited(position, owner)}
    pending = -1 if position.phase == OVER else choice_of(position, owner)
    if pending >= 0:
        argument = hooks.pending_argument(pending)
        found["city"] = hooks.pending_owner(pending)
        if found["name"] == "coin_loss":
            found["coins"] = argument
        elif found["name"] == "card_loss":
            found["colour"] = data.COLOURS[argument]
        elif found["name"] == "alternative":
            found["stage"] = argument + 1
    elif seat is not None:
        found["city"] = owner
    return found


def committed(position: Position) -> list[int]:
    """The seats that have chosen while others have not."""
    if position.phase < 0:
        return []
    acting = seats_to_act(position)
    return [seat for seat in range(position.setting.players) if seat not in acting]


def own_commit(position: Position, seat: int | None) -> list[str]:
    """What the seat has chosen on this turn, for its own city and for the Free City, and what it has chosen with it."""
    if seat is None or position.phase < 0:
        return []
    return [
        text
        for owner, move in enumerate(position.commits)
        if move >= 0 and position.actor_of(owner) == seat
        for text in (notation.text(int(move)), *answers(position, owner))
    ]


def free_city(position: Position) -> Json | None:
    """Who acts for the Free City, and how many cards its pile has."""
    players = position.setting.players
    if position.setting.cities == players:
        return None
    waiting = position.phase >= 0 and bool(position.age) and owes(position, players)
    return {
        "city": players,
        "keeper": position.actor_of(players) if position.age else None,
        "pile": len(position.stock),
        "to_choose": waiting,
    }


def moves(position: Position, seat: int) -> list[Json]:
    """Every legal move with its notation and all that it says, grouped by nothing: clients group as they like."""
    return [{"code": code, "text": notation.text(code), **notation.fact(code)} for code in legal_codes(position, seat)]


def costs(position: Position, seat: int) -> Json:
    """What each card of the hand and the next stage would cost at least, for the city that is chosen for."""
    owner = city_to_choose(position, seat)
    owner = seat if owner < 0 else owner
    own = position.cities[owner]
    found: Json = {"cards": {}, "stage": None}
    for piece in position.cities[seat].hand:
        if piece < FIRST_LEADER:
            card = card_of(position.setting.edition, piece)
            found["cards"][PIECE_IDS[piece]] = {
                "built": own.has(card.building),
                **cheapest(position, owner, card.need, card.price, own.discount(card.colour)),
            }
    stage = next_stage(position, own) if not len(position.offers) else None
    if stage is not None:
        need = 0 if own.stages_without_resources else stage.need
        found["stage"] = cheapest(position, owner, need, stage.price, own.discount(COUNT_STAGES))
    return found


def cheapest(position: Position, owner: int, need: int, price: int, spared: int) -> Json:
    """The fewest coins a construction takes without chains and powers, and how many of them are missing.

    `coins` is None if a resource is to be had from nobody.
    """
    rich = position.cities[owner].copy()
    rich.coins = WEALTH
    left, right = position.cities[position.left_of(owner)], position.cities[position.right_of(owner)]
    ways = Ways()
    find_ways(rich, left, right, need, price, spared, ways)
    if ways.number == 0:
        return {"coins": None, "short": None}
    coins = min(ways.left[i] + ways.right[i] + ways.bank[i] for i in range(ways.number))
    return {"coins": coins, "short": max(0, coins - position.cities[owner].coins)}


def held_leaders(position: Position, seat: int) -> list[Json]:
    """The leaders in hand and what each would cost now."""
    found = []
    for held in position.cities[seat].held_leaders:
        leader = card_of(position.setting.edition, piece_of(held))
        cost = leader_cost(position, seat, leader) if position.age else None
        found.append({"leader": PIECE_IDS[leader.index], "cost": cost})
    return found


def partner(position: Position, seat: int | None) -> Json | None:
    """What partners show each other."""
    if seat is None or not position.setting.teams:
        return None
    mate = position.cities[seat ^ 1]
    return {
        "seat": seat ^ 1,
        "hand": names(mate.hand),
        "leaders": [PIECE_IDS[piece_of(held)] for held in mate.held_leaders],
    }


# The table.


def edifice(position: Position, age: int) -> Json:
    index = position.edifices[age - 1]
    return {
        "edifice": EDIFICE_IDS[index],
        "age": age,
        "cost": EDIFICES[index].cost,
        "pawns": position.edifice_pawns[age - 1],
        "state": edifice_state(position, age),
    }


def city(position: Position, owner: int, team: set[int]) -> Json:
    own: City = position.cities[owner]
    has_board = not len(position.offers)
    printed = CARDS_BY_ID[position.setting.edition]
    built = [printed[PIECE_IDS[piece]] for piece in own.cards]
    return {
        "city": owner,
        "player": owner if owner < position.setting.players else None,
        "board": BOARD_IDS[own.board] if has_board else None,
        "side": data.SIDES[own.side] if has_board else None,
        "stages": stages(position, own, team) if has_board else [],
        "coins": own.coins,
        "hand": len(own.hand),
        "cards": {colour: [card.id for card in built if card.colour == colour] for colour in data.COLOURS[:8]},
        "leaders": [PIECE_IDS[piece_of(leader)] for leader in own.leaders],
        "leaders_in_hand": len(own.held_leaders),
        "buried": [PIECE_IDS[piece_of(leader)] for leader in own.buried],
        "copied_leader": PIECE_IDS.get(own.copied),
        "shields": strength(own),
        "victories": [own.victories_1, own.victories_2, own.victories_3],
        "defeats": own.defeats,
        "diplomacy": own.diplomacy,
        "debt": own.debt,
        "edifice_debts": [
            {"value": -DEBT_VALUES[age - 1], "number": own.edifice_debts >> (4 * age) & 15}
            for age in data.AGES
            if own.edifice_debts >> (4 * age) & 15
        ],
        "pawns": [own.pawns_of(age) for age in data.AGES],
        "symbols": {symbol: own.symbols >> (6 * number) & 63 for number, symbol in enumerate(data.SYMBOLS)},
        "free_symbols": own.wild_symbols,
        "masks": own.masks,
        "production": production(own.fixed, own.choices),
        "for_sale": production(own.fixed_for_sale, own.choices_for_sale),
        "warehouses": {"own": own.own_pools, "not_own": own.other_pools},
        "prices": {
            "left": {"raw": own.left_raw, "manufactured": own.left_made, "rebate": own.left_rebate},
            "right": {"raw": own.right_raw, "manufactured": own.right_made, "rebate": own.right_rebate},
            "bank": own.bank_price if own.bank_units else None,
        },
        "free_builds_left": free_builds(own),
        "scores": scores(position, owner),
        "score_pad": score_pad(position, owner),
    }


def stages(position: Position, own: City, team: set[int]) -> list[Json]:
    """The stages of the board; of the card under a built one those know what it is who put it there."""
    found: list[Json] = []
    following = next_stage(position, own)
    for number in range(len(SIDES[position.setting.edition - 1][2 * own.board + own.side].stages)):
        stage: Json = {"built": number < own.stages, "next": following is not None and number == own.stages}
        if number < own.stages:
            card = own.under[number]
            known = owner_of(card) in team or seen_by(card) == EVERYBODY
            stage["under"] = PIECE_IDS[piece_of(card)] if known else None
            stage["chosen"] = own.chosen >> (2 * number) & 3 or None
        found.append(stage)
    return found


def production(fixed: int, choices: Any) -> Json:
    return {
        "fixed": {resource: units for resource, units in zip(data.RESOURCES, unpacked(fixed), strict=True) if units},
        "choices": [
            [resource for number, resource in enumerate(data.RESOURCES) if choice >> number & 1] for choice in choices
        ],
    }


def free_builds(own: City) -> dict[str, int]:
    """Free buildings still to be had in this Age, of any colour or of one."""
    left = {
        name: (own.once_granted >> (4 * number) & 15) - (own.once_used >> (4 * number) & 15)
        for number, name in enumerate(ONCE_NAMES)
    }
    return {name: number for name, number in left.items() if number > 0}


def scores(position: Position, owner: int) -> dict[str, int]:
    """The score sheet as if the game ended now."""
    sheet = score_sheet(position, owner)
    return {line: sheet[number] for number, line in enumerate(SHEET)} | {"total": sum(sheet)}


def score_pad(position: Position, owner: int) -> dict[str, int]:
    """The same on the lines of the printed pad: leaders and black cards share one (CITY-131, BASE-274)."""
    lines = scores(position, owner)
    shared = {"leaders_black": lines.pop("leaders") + lines.pop("black")}
    return (
        {line: points for line, points in lines.items() if line not in ("edifice", "total")}
        | shared
        | {line: lines[line] for line in ("edifice", "total")}
    )


def result(position: Position) -> Result | None:
    if position.phase != OVER:
        return None
    seats = range(position.setting.players)
    totals = tuple(standing(position, seat)[0] for seat in seats) if position.setting.teams else ()
    return Result(
        "points",
        ranks(position),
        tuple(scores(position, seat) for seat in seats),
        totals,
        breakdown=tuple(breakdown(position, seat) for seat in seats),
    )
