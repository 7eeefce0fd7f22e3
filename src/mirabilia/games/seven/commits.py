"""What players choose in secret: commits, and the choices that go with them."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.vecs import append
from mirabilia.games.seven import journal
from mirabilia.games.seven.city import side_of
from mirabilia.games.seven.codes import JOIN, STAGE, Moves, kind_of
from mirabilia.games.seven.hooks import (
    ALTERNATIVE,
    CHOICES,
    EFFECTS,
    NOTHING_POSSIBLE,
    PHASES,
    Phase,
    answered,
    owed_choice,
    pending,
    pending_argument,
    pending_kind,
    pending_owner,
)
from mirabilia.games.seven.pieces import STEP
from mirabilia.games.seven.position import EMPTY, NOTHING_OWED, OWING, Position


def commit(position: Position, owner: i64, move: i64) -> None:
    """Choose a move for a city, or what it still owes to its move; the last one to choose lets the turn happen."""
    choice = owed_choice(position, owner)
    if choice >= 0:
        answer(position, choice, move)
    else:
        choose(position, owner, move)
    if owed_choice(position, owner) < 0:
        position.note(journal.COMMITTED, position.actor_of(owner), 0, 0)
        resolve_if_chosen(position)


def resolve_if_chosen(position: Position) -> None:
    """Let the turn happen if nobody owes a choice."""
    for owner in range(len(position.commits)):
        if owes(position, owner):
            return
    phase: Phase = PHASES[position.phase]
    phase.resolve(position)


def owes(position: Position, owner: i64) -> bool:
    """Whether a city still has to choose a move, or something that goes with it."""
    return position.commits[owner] == OWING or (len(position.follow_ups) > 0 and owed_choice(position, owner) >= 0)


def choose(position: Position, owner: i64, move: i64) -> None:
    """Note the move of a city, and what has to be chosen with it in secret (BASE-278)."""
    commits = position.commits[:]
    commits[owner] = move
    position.commits = commits
    if kind_of(move) in (STAGE, JOIN):
        city = position.cities[owner]
        stage = side_of(position, city).stages[city.stages]
        for at in range(0, len(stage.effects), STEP):
            row = stage.effects
            choice = EFFECTS[row[at]].choice(row[at + 1], row[at + 2], row[at + 3])
            if choice >= 0:
                owe(position, pending(pending_kind(choice), owner, pending_argument(choice)))
        if stage.alternatives:
            owe(position, pending(ALTERNATIVE, owner, city.stages))


def owe(position: Position, choice: i64) -> None:
    """A city owes a choice to its move, unless there is nothing to choose from.

    A second choice of the same kind depends on the first, so it is asked for when the turn happens.
    """
    for other in position.follow_ups:
        if pending_kind(other) == pending_kind(choice) and pending_owner(other) == pending_owner(choice):
            return
    moves = Moves()
    CHOICES[pending_kind(choice)].find(position, pending_owner(choice), pending_argument(choice), moves)
    if moves.number == 0:
        choice = answered(choice, NOTHING_POSSIBLE)
    elif moves.number == 1:
        choice = answered(choice, moves.codes[0])
    position.follow_ups = append(position.follow_ups[:], choice)


def answer(position: Position, choice: i64, move: i64) -> None:
    """Choose what goes with a move."""
    row = position.follow_ups[:]
    for i in range(len(row)):
        if row[i] == choice:
            row[i] = answered(choice, move)
    position.follow_ups = row


def take_back(position: Position, owner: i64) -> None:
    """Forget the move of a city and all that was chosen with it."""
    commits = position.commits[:]
    commits[owner] = OWING
    position.commits = commits
    rest = EMPTY[:]
    for choice in position.follow_ups:
        if pending_owner(choice) != owner:
            rest = append(rest, choice)
    position.follow_ups = rest


def all_owe(position: Position) -> None:
    """Every player owes a choice; the Free City's is asked for by its module."""
    commits = EMPTY[:]
    for owner in range(position.setting.cities):
        commits = append(commits, OWING) if owner < position.setting.players else append(commits, NOTHING_OWED)
    position.commits = commits


def start(position: Position, phase: i64) -> None:
    """Begin a phase in which all choose."""
    position.phase = phase
    all_owe(position)
