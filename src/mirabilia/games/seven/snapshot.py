"""Positions as readable JSON; restore.py is the way back. docs/snapshots.md explains every field."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from mirabilia.core.contract import Json
from mirabilia.games.seven import course, data, hooks, notation
from mirabilia.games.seven.explain import CHOICES, PHASES
from mirabilia.games.seven.options import Chosen
from mirabilia.games.seven.position import (
    CHOICE,
    DRAWN,
    EVERYBODY,
    FROM_BOX,
    NOTHING_OWED,
    OVER,
    OWING,
    USED_SHIFT,
    City,
    Position,
    age_of,
    hand_of,
    owner_of,
    piece_of,
    seen_by,
    turn_of,
)
from mirabilia.games.seven.sample import is_dealt
from mirabilia.games.seven.tables import BOARD_IDS, EDIFICE_IDS, PIECE_IDS

VERSION = 1
STEPS = {
    course.EFFECTS_DONE: "effects",
    course.LAST_CARDS: "last_cards",
    course.REVIVALS: "revivals",
    course.LATE_CARDS: "late_cards",
    course.TURN_DONE: "losses",
    course.AGE_DONE: "age",
    course.CONFLICT: "conflicts",
    course.GO_ON: "next",
}
"""What comes next at the end of a turn."""
PHASE_NAMES = {**PHASES, CHOICE: "choice", OVER: "over"}
ONCE_NAMES = ("any", *data.COLOURS)
NO_COMMIT = "none"

Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """Base of the parts of a snapshot: a misspelt field is an error."""


class Card(Part):
    """A card that left a hand face down: who can know which it is depends on where it came from."""

    card: str
    hand: Small | None = None
    turn: Small = 0
    age: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    by: Small = 0
    seen: list[Small] = []
    drawn: bool = False
    used: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class Recruited(Part):
    leader: str
    age: Literal[1, 2, 3]


class Buried(Part):
    leader: str
    points: Number


class Losses(Part):
    fixed: Number = 0
    per_victory: Number = 0
    per_stage: Number = 0


class CitySnapshot(Part):
    coins: Amount
    board: str | None = None
    side: Literal["day", "night"] = "day"
    hand: list[str] = []
    cards: list[str] = []
    stages: list[str | Card] = []
    chosen: list[Annotated[int, msgspec.Meta(ge=0, le=2)]] = []
    held_leaders: list[str | Card] = []
    spent_leaders: list[str | Card] = []
    leaders: list[Recruited] = []
    buried: list[Buried] = []
    copied: str | None = None
    victories: tuple[Number, Number, Number] = (0, 0, 0)
    defeats: Number = 0
    debt: Amount = 0
    edifice_debts: tuple[Small, Small, Small] = (0, 0, 0)
    diplomacy: Number = 0
    pawns: tuple[Small, Small, Small] = (0, 0, 0)
    took_part: bool = False
    once_used: dict[str, Small] = {}
    bonus_used: bool = False
    losses: Losses = msgspec.field(default_factory=Losses)


class Pending(Part):
    choice: str
    city: Small
    argument: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0


class Revival(Part):
    city: Small
    order: Small = 0


class EdificeSnapshot(Part):
    edifice: str
    pawns: Small
    state: Literal["project", "built", "failed"] = "project"


class Offer(Part):
    boards: list[str]
    sides: list[Literal["day", "night"]]


class Snapshot(Part):
    game: Literal["seven"]
    version: Literal[1]
    players: int
    options: dict[str, Any]
    age: Literal[0, 1, 2, 3]
    turn: Annotated[int, msgspec.Meta(ge=-1, le=7)]
    phase: str
    cities: list[CitySnapshot]
    step: str = "effects"
    commits: list[str | None] = []
    answers: list[list[str]] = []
    pending: list[Pending] = []
    revivals: list[Revival] = []
    discard: list[str | Card] = []
    decks: dict[str, list[str]] = {}
    stock: list[str] = []
    drawn: str | None = None
    offers: list[Offer] = []
    leader_box: list[str] = []
    edifices: list[EdificeSnapshot] = []


def take(position: Position) -> Json:
    """The whole position as JSON."""
    setting = position.setting
    chosen = setting.options
    assert isinstance(chosen, Chosen)  # noqa: S101
    size = setting.cities * setting.hand
    return {
        "game": "seven",
        "version": VERSION,
        "players": setting.players,
        "options": chosen.told(),
        "age": position.age,
        "turn": position.turn,
        "phase": PHASE_NAMES[position.phase],
        "step": STEPS[position.step],
        "commits": [_commit(move) for move in position.commits],
        "answers": [answers(position, owner) for owner in range(len(position.commits))] if position.follow_ups else [],
        "pending": [
            {
                "choice": CHOICES[hooks.pending_kind(choice)],
                "city": hooks.pending_owner(choice),
                "argument": hooks.pending_argument(choice),
            }
            for choice in position.pending
        ],
        "revivals": [{"city": revival & 255, "order": revival >> 8} for revival in position.revivals],
        "discard": [_entry(card) for card in position.pile],
        "decks": {
            str(age): [PIECE_IDS[piece] for piece in position.decks[(age - 1) * size : age * size]]
            for age in data.AGES
            if not is_dealt(position, age)
        },
        "stock": [PIECE_IDS[piece] for piece in position.stock],
        "drawn": PIECE_IDS.get(position.drawn),
        "offers": offers(position),
        "leader_box": [PIECE_IDS[piece] for piece in position.leader_box],
        "edifices": [
            {"edifice": EDIFICE_IDS[edifice], "pawns": pawns, "state": edifice_state(position, age)}
            for age, (edifice, pawns) in enumerate(zip(position.edifices, position.edifice_pawns, strict=True), 1)
        ],
        "cities": [_city(position, city) for city in position.cities],
    }


def _commit(move: int) -> str | None:
    if move == OWING:
        return None
    return NO_COMMIT if move == NOTHING_OWED else notation.text(int(move))


def answers(position: Position, owner: int) -> list[str]:
    """What a city has chosen together with its move."""
    return [
        notation.text(int(hooks.answer_to(choice)))
        for choice in position.follow_ups
        if hooks.pending_owner(choice) == owner and hooks.answer_to(choice) >= 0
    ]


def _entry(card: int) -> str | Json:
    """A card everybody knows is its name alone."""
    if seen_by(card) == EVERYBODY:
        return PIECE_IDS[piece_of(card)]
    hand = hand_of(card)
    return {
        "card": PIECE_IDS[piece_of(card)],
        "hand": None if hand == FROM_BOX else hand,
        "turn": turn_of(card),
        "age": age_of(card),
        "by": owner_of(card),
        "seen": [seat for seat in range(8) if seen_by(card) >> seat & 1],
        "drawn": bool(card & DRAWN),
        "used": card >> USED_SHIFT,
    }


def offers(position: Position) -> list[Json]:
    """The boards and sides every city can choose from; they lie open."""
    if not len(position.offers):
        return []
    number = len(position.offers) // position.setting.cities
    return [
        {
            "boards": [BOARD_IDS[board] for board in position.offers[owner * number : (owner + 1) * number]],
            "sides": [side for bit, side in enumerate(data.SIDES) if position.offered_sides[owner] >> bit & 1],
        }
        for owner in range(position.setting.cities)
    ]


def edifice_state(position: Position, age: int) -> str:
    if position.edifices_built >> age & 1:
        return "built"
    return "failed" if position.edifices_failed >> age & 1 else "project"


def _city(position: Position, city: City) -> Json:
    has_board = not len(position.offers)
    return {
        "coins": city.coins,
        "board": BOARD_IDS[city.board] if has_board else None,
        "side": data.SIDES[city.side],
        "hand": [PIECE_IDS[piece] for piece in city.hand],
        "cards": [PIECE_IDS[piece] for piece in city.cards],
        "stages": [_entry(card) for card in city.under],
        "chosen": [city.chosen >> (2 * stage) & 3 for stage in range(city.stages)],
        "held_leaders": [_entry(card) for card in city.held_leaders],
        "spent_leaders": [_entry(card) for card in city.spent_leaders],
        "leaders": [{"leader": PIECE_IDS[piece_of(leader)], "age": leader >> 8} for leader in city.leaders],
        "buried": [{"leader": PIECE_IDS[piece_of(leader)], "points": leader >> 8} for leader in city.buried],
        "copied": PIECE_IDS.get(city.copied),
        "victories": [city.victories_1, city.victories_2, city.victories_3],
        "defeats": city.defeats,
        "debt": city.debt,
        "edifice_debts": [city.edifice_debts >> (4 * age) & 15 for age in data.AGES],
        "diplomacy": city.diplomacy,
        "pawns": [city.pawns_of(age) for age in data.AGES],
        "took_part": bool(city.took_part),
        "once_used": {
            name: city.once_used >> (4 * number) & 15
            for number, name in enumerate(ONCE_NAMES)
            if city.once_used >> (4 * number) & 15
        },
        "bonus_used": bool(city.bonus_used),
        "losses": {
            "fixed": city.lose_fixed,
            "per_victory": city.lose_per_victory,
            "per_stage": city.lose_per_stage,
        },
    }
