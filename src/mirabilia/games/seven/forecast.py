"""The conflicts that the present Age is heading for, as things stand."""

from __future__ import annotations

from mirabilia.games.seven.conflict import neighbours_fight, strength
from mirabilia.games.seven.flow import CONFLICT
from mirabilia.games.seven.hooks import modules
from mirabilia.games.seven.position import CHOICE, OVER, Position
from mirabilia.games.seven.scoring import VALUES
from mirabilia.games.seven.views import Conflict


def is_ahead(position: Position) -> bool:
    """Whether the conflicts of this Age are still to come."""
    if position.phase == OVER or position.age < 1:
        return False
    return not (position.phase == CHOICE and position.step > CONFLICT)


def fights(position: Position) -> list[tuple[int, int, int]]:
    """Who would meet whom, and for how many tokens, if the Age ended now. Tried on a copy: Diplomacy is used up."""
    trial = Position(position.setting)
    position.copy_to(trial)
    trial.journal = None
    arranged = neighbours_fight(trial)
    for module in modules(trial):
        arranged = module.arrange(trial, arranged)
    return [
        (int(first), int(second), int(tokens))
        for first, second, tokens in zip(arranged.first, arranged.second, arranged.tokens, strict=True)
    ]


def conflicts(position: Position) -> tuple[Conflict, ...]:
    """What the next conflicts would bring; nothing where none is ahead in this Age."""
    if not is_ahead(position):
        return ()
    value = int(VALUES[position.age - 1])
    return tuple(
        Conflict((first, second), winner(position, first, second), tokens, value)
        for first, second, tokens in fights(position)
    )


def winner(position: Position, first: int, second: int) -> int | None:
    one, other = strength(position.cities[first]), strength(position.cities[second])
    return None if one == other else first if one > other else second


def opponents(position: Position, owner: int) -> dict[int, int]:
    """Whom a city would fight, and for how many tokens."""
    tokens_against: dict[int, int] = {}
    for first, second, tokens in fights(position) if is_ahead(position) else ():
        if owner in (first, second):
            other = second if first == owner else first
            tokens_against[other] = tokens_against.get(other, 0) + tokens
    return tokens_against
