"""The rules as one door: who owes a decision, what is legal, what a move does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.games.seven import choices, effects, journal, setup  # noqa: F401 (they register themselves)
from mirabilia.games.seven.codes import BACK, Moves, kind_of
from mirabilia.games.seven.commits import commit, owes, take_back
from mirabilia.games.seven.expansion import load_rules
from mirabilia.games.seven.flow import play_choice, proceed
from mirabilia.games.seven.hooks import (
    CHOICES,
    PHASES,
    Phase,
    owed_choice,
    pending_argument,
    pending_kind,
    pending_owner,
)
from mirabilia.games.seven.position import CHOICE, NOTHING_OWED, OVER, Position

NOBODY: Final = -1


def city_to_choose(position: Position, seat: i64) -> i64:
    """The city a seat has to choose for now: the own one first, then the Free City (BASE-149); -1 for none."""
    if position.phase == OVER:
        return NOBODY
    if position.phase == CHOICE:
        owner = pending_owner(position.pending[0])
        if position.actor_of(owner) == seat:
            return owner
        return NOBODY
    if owes(position, seat):
        return seat
    for owner in range(position.setting.players, position.setting.cities):
        if owes(position, owner) and position.actor_of(owner) == seat:
            return owner
    return NOBODY


def can_take_back(position: Position, seat: i64) -> bool:
    """Whether the seat has chosen and others have not yet."""
    return position.phase >= 0 and city_to_choose(position, seat) < 0 and position.commits[seat] != NOTHING_OWED


def find_legal(position: Position, seat: i64, moves: Moves) -> None:
    """Fill in every legal move of a seat that owes a decision."""
    moves.number = 0
    owner = city_to_choose(position, seat)
    if owner >= 0:
        find_for(position, owner, moves)


def find_for(position: Position, owner: i64, moves: Moves) -> None:
    """Fill in the moves of a city that has to choose."""
    moves.number = 0
    choice = choice_of(position, owner)
    if choice >= 0:
        CHOICES[pending_kind(choice)].find(position, owner, pending_argument(choice), moves)
    else:
        phase: Phase = PHASES[position.phase]
        phase.find(position, owner, moves)


def choice_of(position: Position, owner: i64) -> i64:
    """The choice a city has to make, be it what goes with its move; -1 if it has to choose a move."""
    if position.phase == CHOICE:
        return position.pending[0]
    return owed_choice(position, owner)


def play(position: Position, seat: i64, move: i64) -> None:
    """Make a legal move of a seat. Nothing is checked here."""
    position.changes += 1
    if kind_of(move) == BACK:
        take_all_back(position, seat)
    elif position.phase == CHOICE:
        play_choice(position, move)
        proceed(position)
    else:
        commit(position, city_to_choose(position, seat), move)


def take_all_back(position: Position, seat: i64) -> None:
    """Take everything back that the seat has chosen on this turn."""
    for owner in range(position.setting.cities):
        if position.commits[owner] >= 0 and position.actor_of(owner) == seat:
            take_back(position, owner)
    position.note(journal.TAKEN_BACK, seat, 0, 0)


load_rules()
