"""What a seat sees: everything open, its own hand, and of all else only the backs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import asdict

from mirabilia.core.contract import Fact, Result
from mirabilia.games.seven import data, hooks, notation, sheet, views
from mirabilia.games.seven.breakdown import breakdown
from mirabilia.games.seven.conflict import strength
from mirabilia.games.seven.cost import next_stage
from mirabilia.games.seven.expansion import declared, expansions
from mirabilia.games.seven.explain import awaited
from mirabilia.games.seven.extending import Fields, extended
from mirabilia.games.seven.fields import ONCE_NAMES
from mirabilia.games.seven.forecast import conflicts
from mirabilia.games.seven.lookup import BOARD_IDS, CARDS_BY_ID, PIECE_IDS
from mirabilia.games.seven.options import GameOptions, in_play
from mirabilia.games.seven.packing import alternative_of, count_of, has, note_on, small_of
from mirabilia.games.seven.pieces import SIDES
from mirabilia.games.seven.pile import all_discarded
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
from mirabilia.games.seven.ranking import allies_of, ranks, standing
from mirabilia.games.seven.rules import choice_of, city_to_choose
from mirabilia.games.seven.scoring import score_sheet
from mirabilia.games.seven.snapshot import offers
from mirabilia.games.seven.units import unpacked

Shown = TypeVar("Shown", bound=views.ViewPart)
NOBODY = -1
"""Instead of a city: none in particular."""


class ExtendedPart(Generic[Shown]):
    """A part of the view with what the expansions add to it."""

    def __init__(self, base: type[Shown], **types: Any) -> None:
        additions = [one for more in declared("view", "ADDITIONS") for one in more if one.to is base]
        self.make = extended(base, [one.fields for one in additions], **types)
        """The struct itself."""
        self.makers: list[Callable[[Position, int], Fields]] = [one.make for one in additions]

    def more(self, position: Position, number: int) -> dict[str, Any]:
        """The fields of the expansions."""
        fields: dict[str, Any] = {}
        for make in self.makers:
            fields.update(asdict(make(position, number)))
        return fields


class Kinds:
    """The parts of the view that expansions can add to."""

    def __init__(self) -> None:
        self.choice = ExtendedPart(views.Choice)
        self.city = ExtendedPart(views.City)
        self.own = ExtendedPart(views.Own, choice=self.choice.make | None)
        cities: Any = tuple[self.city.make, ...]  # type: ignore[name-defined]
        self.view = ExtendedPart(views.View, choice=self.choice.make, cities=cities, own=self.own.make | None)


@cache
def kinds() -> Kinds:
    """Made when it is first asked for: until then expansions can be registered."""
    return Kinds()


def public(position: Position) -> views.View:
    """All that everybody sees. What seats choose in secret changes nothing in it."""
    setting = position.setting
    chosen = setting.options
    assert isinstance(chosen, GameOptions)  # noqa: S101
    kind = kinds().view
    return kind.make(
        game="seven",
        players=setting.players,
        options=chosen.as_options(),
        age=position.age,
        turn=position.turn + 1,
        turns=setting.turns,
        phase="over" if position.phase == OVER else hooks.PHASE_NAMES.get(position.phase, "choice"),
        choice=choice(position, NOBODY),
        direction=direction(position),
        offers=msgspec.convert(offers(position), tuple[views.Offer, ...]),
        discard=views.Discard(len(position.pile), names(sorted(known_discards(position).elements()))),
        cities=tuple(city(position, owner) for owner in range(setting.cities)),
        conflicts=conflicts(position),
        score_lines=score_lines(chosen),
        result=result(position),
        **kind.more(position, NOBODY),
    )


def own(position: Position, seat: int) -> views.Own:
    """What only the seat may know."""
    team = allies_of(position, seat)
    owner = int(city_to_choose(position, seat))
    kind = kinds().own
    return kind.make(
        seat=seat,
        hand=names(position.cities[seat].hand),
        choice=None if owner == NOBODY else choice(position, owner),
        commit=own_commit(position, seat),
        discard=names(sorted((known_discards(position, team, seat) - known_discards(position)).elements())),
        under=tuple(cards_under(position, team)),
        **kind.more(position, seat),
    )


def names(pieces: Iterable[int]) -> tuple[str, ...]:
    return tuple([PIECE_IDS[piece] for piece in pieces])


# What only a seat may know.


def known_discards(position: Position, team: Sequence[int] = (), seat: int = NOBODY) -> Counter[int]:
    """The cards of the pile that everybody knows, or a seat with its team: one's own, and what one has looked at.

    A card that was built from the pile was there, and which of equal ones it was nobody can tell.
    """
    looks = [note_on(look) for look in position.looks if piece_of(look) in team]
    is_looking = seat != NOBODY and looks_through_pile(position, seat)
    seen = max(looks, default=0)
    cards = Counter(
        int(piece_of(card))
        for place, card in enumerate(all_discarded(position))
        if place < seen or is_looking or seen_by(card) == EVERYBODY or is_known(card, team)
    )
    return cards - Counter(int(piece_of(card)) for card in position.taken)


def is_known(card: int, team: Sequence[int]) -> bool:
    """Whether one of the team has put the card there, or has been shown it."""
    return owner_of(card) in team or any(has(seen_by(card), member) for member in team)


def looks_through_pile(position: Position, seat: int) -> bool:
    """Whether the seat is choosing a card of the discard pile."""
    if position.phase != CHOICE:
        return False
    pending = position.pending[0]
    owner = hooks.pending_owner(pending)
    return hooks.pending_kind(pending) == hooks.REVIVAL and position.actor_of(owner) == seat


def own_commit(position: Position, seat: int) -> tuple[Fact, ...]:
    """What the seat has chosen on this turn for the cities that it acts for, and what it has chosen with it."""
    if position.phase < 0:
        return ()
    return tuple(
        notation.fact_of(int(move))
        for owner, chosen in enumerate(position.commits)
        if chosen >= 0 and position.actor_of(owner) == seat
        for move in (chosen, *answers(position, owner))
    )


def answers(position: Position, owner: int) -> list[int]:
    """What a city has chosen together with its move."""
    return [
        hooks.answer_to(choice)
        for choice in position.follow_ups
        if hooks.pending_owner(choice) == owner and hooks.answer_to(choice) >= 0
    ]


def cards_under(position: Position, team: list[int]) -> Iterable[views.Under]:
    """The cards under stages that one of the team put there, unless everybody saw them."""
    for owner, one in enumerate(position.cities):
        for number, card in enumerate(one.under, 1):
            if owner_of(card) in team and seen_by(card) != EVERYBODY:
                yield views.Under(owner, number, PIECE_IDS[piece_of(card)])


# What is to be decided.


def choice(position: Position, owner: int) -> views.Choice:
    """What the game waits for from a city, or (NOBODY) as everybody knows it."""
    kind, name = kinds().choice, awaited(position, owner)
    pending = NOBODY if position.phase == OVER else int(choice_of(position, owner))
    if pending < 0:
        return kind.make(name, None if owner == NOBODY else owner)
    stage = hooks.pending_argument(pending) + 1 if hooks.pending_kind(pending) == hooks.ALTERNATIVE else None
    return kind.make(name, hooks.pending_owner(pending), stage, **kind.more(position, pending))


# The table.


def direction(position: Position) -> str:
    """Where hands go, see Position.hand_held_in; to the left before there are any."""
    return "right" if position.age in (0, 2) and not len(position.offers) else "left"


def city(position: Position, owner: int) -> views.City:
    own: City = position.cities[owner]
    has_board = not len(position.offers)
    printed = CARDS_BY_ID[position.setting.edition]
    built = [printed[PIECE_IDS[piece]] for piece in own.cards]
    points = scores(position, owner)
    kind = kinds().city
    return kind.make(
        city=owner,
        player=owner if owner < position.setting.players else None,
        left=position.left_of(owner),
        right=position.right_of(owner),
        board=BOARD_IDS[own.board] if has_board else None,
        side=data.SIDES[own.side] if has_board else None,
        stages=stages(position, own) if has_board else (),
        coins=own.coins,
        hand=len(own.hand),
        cards={colour: tuple([card.id for card in built if card.colour == colour]) for colour in data.AGE_COLOURS},
        shields=strength(own),
        victories=(own.victories_1, own.victories_2, own.victories_3),
        defeats=own.defeats,
        symbols={symbol: count_of(own.symbols, number) for number, symbol in enumerate(data.SYMBOLS)},
        free_symbols=own.wild_symbols,
        production=production(own.fixed, own.choices),
        for_sale=production(own.fixed_for_sale, own.choices_for_sale),
        prices=views.Prices(
            views.Price(own.left_raw, own.left_made, own.left_rebate),
            views.Price(own.right_raw, own.right_made, own.right_rebate),
            own.bank_price if own.bank_units else None,
        ),
        free_builds_left=free_builds(own),
        scores=points,
        score_pad=score_pad(points),
        **kind.more(position, owner),
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
    points = score_sheet(position, owner)
    return {line: points[number] for number, line in enumerate(sheet.NAMES)} | {"total": sum(points)}


def score_lines(chosen: GameOptions) -> tuple[str, ...]:
    """The lines of the score sheet on which somebody can score with these options."""
    return (*sheet.BASE, *(line for expansion in in_play(chosen) for line in expansion.score_lines))


def score_pad(scores: dict[str, int]) -> dict[str, int]:
    """The same on the lines of the printed pad, where some share one."""
    pad: dict[str, int] = {}
    for line, points in scores.items():
        name = pad_lines().get(line, line)
        pad[name] = pad.get(name, 0) + points
    return pad


@cache
def pad_lines() -> dict[str, str]:
    return {line: name for expansion in expansions() for line, name in expansion.pad_lines.items()}


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
