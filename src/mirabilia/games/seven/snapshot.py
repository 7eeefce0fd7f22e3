"""Positions as readable JSON; restore.py is the way back. docs/snapshots.md explains every field."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, cast

import msgspec

from mirabilia.core.contract import Json
from mirabilia.core.facts import SnapshotPart
from mirabilia.core.form import naming
from mirabilia.games.seven import data, flow, hooks, notation
from mirabilia.games.seven.fields import table
from mirabilia.games.seven.forms import Form, Small
from mirabilia.games.seven.lookup import BOARD_IDS, PIECE_IDS
from mirabilia.games.seven.options import GameOptions
from mirabilia.games.seven.packing import has, note_on, piece_of
from mirabilia.games.seven.position import CHOICE, NOTHING_OWED, OVER, OWING, City, Position
from mirabilia.games.seven.sample import is_dealt

VERSION = 1
STEPS = {
    flow.EFFECTS_DONE: "effects",
    flow.LAST_CARDS: "last_cards",
    flow.REVIVALS: "revivals",
    flow.LATE_CARDS: "late_cards",
    flow.TURN_DONE: "losses",
    flow.AGE_DONE: "age",
    flow.CONFLICT: "conflicts",
    flow.NEXT_TURN: "next",
}
"""What comes next at the end of a turn."""
PHASE_NAMES = {**dict(sorted(hooks.PHASE_NAMES.items())), CHOICE: "choice", OVER: "over"}
NO_COMMIT = "none"

BoardName: TypeAlias = Annotated[str, naming("board")]

Kind = TypeVar("Kind", bound=SnapshotPart)


class CitySnapshot(SnapshotPart):
    """What snapshots say of a city; the fields of fields.py are added to it."""

    board: BoardName | None = None
    chosen: list[Annotated[int, msgspec.Meta(ge=0, le=2)]] = []


class Pending(SnapshotPart):
    choice: str
    city: Small
    argument: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0


class Revival(SnapshotPart):
    city: Small
    order: Small = 0


class Offer(SnapshotPart):
    boards: list[BoardName]
    sides: list[Literal["day", "night"]]


class Agreed(SnapshotPart):
    """What was agreed before the game."""

    players: int
    options: dict[str, Any]


class Snapshot(Agreed):
    """What snapshots say of the table; the fields of fields.py are added to it."""

    game: Literal["seven"]
    version: Literal[1]
    age: Literal[0, 1, 2, 3]
    turn: Annotated[int, msgspec.Meta(ge=-1, le=7)]
    phase: str
    cities: list[CitySnapshot]
    step: str = "effects"
    commits: list[str | None] = []
    answers: list[list[str]] = []
    pending: list[Pending] = []
    revivals: list[Revival] = []
    decks: dict[str, list[Annotated[str, naming("card")]]] = {}
    offers: list[Offer] = []


class SnapshotLayout:
    """The fields that go into snapshots, and the types that read them."""

    def __init__(self) -> None:
        self.purse, self.city, self.position = table("PURSE"), table("CITY"), table("POSITION")
        self.city_forms = [*self.purse.forms, *self.city.forms]
        self.city_type = self.extended(CitySnapshot, self.city_forms)
        self.type = self.extended(Snapshot, self.position.forms, ("cities", list[self.city_type]))  # type: ignore[name-defined]

    def extended(self, base: type[Kind], forms: list[Form], *more: tuple[str, Any]) -> type[Kind]:
        """A part of a snapshot with the keys of some forms."""
        keys: list[Any] = [
            (form.key, form.type) if form.is_needed else (form.key, form.type, form.default) for form in forms
        ]
        struct = msgspec.defstruct(base.__name__, [*more, *keys], bases=(base,), kw_only=True)
        return cast("type[Kind]", struct)


@lru_cache(maxsize=1)
def layout() -> SnapshotLayout:
    """Made when it is first asked for: until then expansions can be registered."""
    return SnapshotLayout()


def take(position: Position) -> Json:
    """The whole position as JSON."""
    setting = position.setting
    chosen = setting.options
    assert isinstance(chosen, GameOptions)  # noqa: S101
    size = setting.cities * setting.hand
    return {
        "game": "seven",
        "version": VERSION,
        "players": setting.players,
        "options": chosen.as_options(),
        "age": position.age,
        "turn": position.turn,
        "phase": PHASE_NAMES[position.phase],
        "step": STEPS[position.step],
        "commits": [_commit(move) for move in position.commits],
        "answers": [answers(position, owner) for owner in range(len(position.commits))] if position.follow_ups else [],
        "pending": [
            {
                "choice": hooks.CHOICE_NAMES[hooks.pending_kind(choice)],
                "city": hooks.pending_owner(choice),
                "argument": hooks.pending_argument(choice),
            }
            for choice in position.pending
        ],
        "revivals": [{"city": int(piece_of(revival)), "order": int(note_on(revival))} for revival in position.revivals],
        "decks": {
            str(age): [PIECE_IDS[piece] for piece in position.decks[(age - 1) * size : age * size]]
            for age in data.AGES
            if not is_dealt(position, age)
        },
        "offers": offers(position),
        **{form.key: form.write(position) for form in layout().position.forms},
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


def offers(position: Position) -> list[Json]:
    """The boards and sides every city can choose from; they lie open."""
    if not len(position.offers):
        return []
    number = len(position.offers) // position.setting.cities
    return [
        {
            "boards": [BOARD_IDS[board] for board in position.offers[owner * number : (owner + 1) * number]],
            "sides": [side for number, side in enumerate(data.SIDES) if has(position.offered_sides[owner], number)],
        }
        for owner in range(position.setting.cities)
    ]


def _city(position: Position, city: City) -> Json:
    return {
        "board": None if len(position.offers) else BOARD_IDS[city.board],
        "chosen": [int(city.alternative(stage)) for stage in range(city.stages)],
        **{form.key: form.write(city) for form in layout().city_forms},
    }
