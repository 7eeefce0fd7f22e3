"""What a seat sees: everything open, its own hand, and of all else only the backs."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from mirabilia.core.contract import Result
from mirabilia.games.seven import data, hooks, notation, views
from mirabilia.games.seven.breakdown import breakdown
from mirabilia.games.seven.conflict import strength
from mirabilia.games.seven.cost import next_stage
from mirabilia.games.seven.edifice.lookup import EDIFICE_IDS, EDIFICES
from mirabilia.games.seven.edifice.projects import DEBT_VALUES
from mirabilia.games.seven.explain import PHASES, awaited
from mirabilia.games.seven.leaders.phases import leader_cost
from mirabilia.games.seven.lookup import BOARD_IDS, CARDS_BY_ID, PIECE_IDS
from mirabilia.games.seven.options import Chosen
from mirabilia.games.seven.packing import alternative_of, count_of, has, small_of
from mirabilia.games.seven.pieces import SIDES, card_of
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
from mirabilia.games.seven.report import SHEET
from mirabilia.games.seven.rules import choice_of, city_to_choose
from mirabilia.games.seven.scoring import score_sheet
from mirabilia.games.seven.snapshot import ONCE_NAMES, answers, edifice_state, offers
from mirabilia.games.seven.units import unpacked

NOBODY = -1
"""Instead of a city: none in particular."""


def public(position: Position) -> views.View:
    """All that everybody sees. What seats choose in secret changes nothing in it."""
    setting = position.setting
    chosen = setting.options
    assert isinstance(chosen, Chosen)  # noqa: S101
    return views.View(
        game="seven",
        players=setting.players,
        options=chosen.as_options(),
        age=position.age,
        turn=position.turn + 1,
        turns=setting.turns,
        phase="over" if position.phase == OVER else PHASES.get(position.phase, "choice"),
        choice=choice(position, NOBODY),
        direction="right" if position.age == 2 or position.phase == hooks.DRAFT else "left",
        free_city=free_city(position),
        offers=msgspec.convert(offers(position), tuple[views.Offer, ...]),
        discard=views.Discard(
            len(position.pile), names(piece_of(card) for card in position.pile if seen_by(card) == EVERYBODY)
        ),
        edifices=tuple(edifice(position, age) for age in range(1, len(position.edifices) + 1)),
        cities=tuple(city(position, owner) for owner in range(setting.cities)),
        result=result(position),
    )


def own(position: Position, seat: int) -> views.Own:
    """What only the seat may know."""
    team = team_of(position, seat)
    owner = int(city_to_choose(position, seat))
    return views.Own(
        seat=seat,
        hand=names(position.cities[seat].hand),
        leaders=held_leaders(position, seat),
        choice=None if owner == NOBODY else choice(position, owner),
        commit=own_commit(position, seat),
        partner=partner(position, seat),
        discard=names(piece_of(card) for card in position.pile if is_private(position, card, team, seat)),
        under=tuple(cards_under(position, team)),
    )


def names(pieces: Iterable[int]) -> tuple[str, ...]:
    return tuple([PIECE_IDS[piece] for piece in pieces])


# What only a seat may know.


def team_of(position: Position, seat: int) -> set[int]:
    """The seats whose hands a seat may see: its own and, in a team game, its partner's (CITY-144)."""
    return {seat, seat ^ 1} if position.setting.teams else {seat}


def is_private(position: Position, card: int, team: set[int], seat: int) -> bool:
    """Whether the seat knows a card of the pile that not everybody knows: one's own, or one looked at."""
    if seen_by(card) == EVERYBODY:
        return False
    if owner_of(card) in team or looks_through_pile(position, seat):
        return True
    return any(has(seen_by(card), member) for member in team)


def looks_through_pile(position: Position, seat: int) -> bool:
    """Whether the seat is choosing a card of the discard pile."""
    if position.phase != CHOICE:
        return False
    pending = position.pending[0]
    owner = hooks.pending_owner(pending)
    return hooks.pending_kind(pending) == hooks.REVIVAL and position.actor_of(owner) == seat


def own_commit(position: Position, seat: int) -> tuple[str, ...]:
    """What the seat has chosen on this turn, for its own city and for the Free City, and what it has chosen with it."""
    if position.phase < 0:
        return ()
    return tuple(
        text
        for owner, move in enumerate(position.commits)
        if move >= 0 and position.actor_of(owner) == seat
        for text in (notation.text(int(move)), *answers(position, owner))
    )


def held_leaders(position: Position, seat: int) -> tuple[views.HeldLeader, ...]:
    """The leaders in hand and what each would cost now."""
    leaders = [card_of(position.setting.edition, piece_of(held)) for held in position.cities[seat].held_leaders]
    return tuple(
        views.HeldLeader(PIECE_IDS[leader.index], leader_cost(position, seat, leader) if position.age else None)
        for leader in leaders
    )


def partner(position: Position, seat: int) -> views.Partner | None:
    """What partners show each other."""
    if not position.setting.teams:
        return None
    mate = position.cities[seat ^ 1]
    return views.Partner(seat ^ 1, names(mate.hand), names(piece_of(held) for held in mate.held_leaders))


def cards_under(position: Position, team: set[int]) -> Iterable[views.Under]:
    """The cards under stages that one of the team put there, unless everybody saw them."""
    for owner, one in enumerate(position.cities):
        for number, card in enumerate(one.under, 1):
            if owner_of(card) in team and seen_by(card) != EVERYBODY:
                yield views.Under(owner, number, PIECE_IDS[piece_of(card)])


# What is to be decided.


def choice(position: Position, owner: int) -> views.Choice:
    """What the game waits for from a city, or (NOBODY) as everybody knows it."""
    name = awaited(position, owner)
    pending = NOBODY if position.phase == OVER else int(choice_of(position, owner))
    if pending < 0:
        return views.Choice(name, None if owner == NOBODY else owner)
    asked, argument = hooks.pending_owner(pending), hooks.pending_argument(pending)
    return views.Choice(
        name,
        asked,
        coins=argument if name == "coin_loss" else None,
        colour=data.COLOURS[argument] if name == "card_loss" else None,
        stage=argument + 1 if name == "alternative" else None,
    )


def free_city(position: Position) -> views.FreeCity | None:
    """Who acts for the Free City, and how many cards its pile has."""
    players = position.setting.players
    if position.setting.cities == players:
        return None
    return views.FreeCity(players, position.actor_of(players) if position.age else None, len(position.stock))


# The table.


def edifice(position: Position, age: int) -> views.Edifice:
    index = position.edifices[age - 1]
    return views.Edifice(
        EDIFICE_IDS[index],
        age,
        EDIFICES[index].cost,
        int(position.edifice_pawns[age - 1]),
        edifice_state(position, age),
    )


def city(position: Position, owner: int) -> views.City:
    own: City = position.cities[owner]
    has_board = not len(position.offers)
    printed = CARDS_BY_ID[position.setting.edition]
    built = [printed[PIECE_IDS[piece]] for piece in own.cards]
    sheet = scores(position, owner)
    return views.City(
        city=owner,
        player=owner if owner < position.setting.players else None,
        board=BOARD_IDS[own.board] if has_board else None,
        side=data.SIDES[own.side] if has_board else None,
        stages=stages(position, own) if has_board else (),
        coins=own.coins,
        hand=len(own.hand),
        cards={colour: tuple([card.id for card in built if card.colour == colour]) for colour in data.COLOURS[:8]},
        leaders=names(piece_of(leader) for leader in own.leaders),
        leaders_in_hand=len(own.held_leaders),
        buried=names(piece_of(leader) for leader in own.buried),
        copied_leader=PIECE_IDS.get(own.copied),
        shields=strength(own),
        victories=(own.victories_1, own.victories_2, own.victories_3),
        defeats=own.defeats,
        diplomacy=own.diplomacy,
        debt=own.debt,
        edifice_debts=tuple(
            views.EdificeDebt(-int(DEBT_VALUES[age - 1]), small_of(own.edifice_debts, age))
            for age in data.AGES
            if small_of(own.edifice_debts, age)
        ),
        pawns=(own.pawns_of(1), own.pawns_of(2), own.pawns_of(3)),
        symbols={symbol: count_of(own.symbols, number) for number, symbol in enumerate(data.SYMBOLS)},
        free_symbols=own.wild_symbols,
        masks=own.masks,
        production=production(own.fixed, own.choices),
        for_sale=production(own.fixed_for_sale, own.choices_for_sale),
        warehouses=views.Warehouses(own.own_pools, own.other_pools),
        prices=views.Prices(
            views.Price(own.left_raw, own.left_made, own.left_rebate),
            views.Price(own.right_raw, own.right_made, own.right_rebate),
            own.bank_price if own.bank_units else None,
        ),
        free_builds_left=free_builds(own),
        scores=sheet,
        score_pad=score_pad(sheet),
    )


def stages(position: Position, own: City) -> tuple[views.Stage, ...]:
    """The stages of the board."""
    number = len(SIDES[position.setting.edition - 1][2 * own.board + own.side].stages)
    following = -1 if next_stage(position, own) is None else own.stages
    return tuple(
        views.Stage(True, False, card_under(own, stage), alternative_of(own.chosen, stage) or None)
        if stage < own.stages
        else views.Stage(False, stage == following)
        for stage in range(number)
    )


def card_under(own: City, stage: int) -> str | None:
    """The card under a stage, if everybody knows it."""
    card = int(own.under[stage])
    return PIECE_IDS[piece_of(card)] if seen_by(card) == EVERYBODY else None


def production(fixed: int, choices: Iterable[int]) -> views.Production:
    return views.Production(
        {resource: units for resource, units in zip(data.RESOURCES, unpacked(fixed), strict=True) if units},
        tuple(
            tuple([resource for number, resource in enumerate(data.RESOURCES) if has(choice, number)])
            for choice in choices
        ),
    )


def free_builds(own: City) -> dict[str, int]:
    """Free buildings still to be had in this Age, of any colour or of one."""
    left = {
        name: small_of(own.once_granted, number) - small_of(own.once_used, number)
        for number, name in enumerate(ONCE_NAMES)
    }
    return {name: number for name, number in left.items() if number > 0}


def scores(position: Position, owner: int) -> dict[str, int]:
    """The score sheet as if the game ended now."""
    sheet = score_sheet(position, owner)
    return {line: sheet[number] for number, line in enumerate(SHEET)} | {"total": sum(sheet)}


def score_pad(sheet: dict[str, int]) -> dict[str, int]:
    """The same on the lines of the printed pad: leaders and black cards share one (CITY-131, BASE-274)."""
    lines = sheet.copy()
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
