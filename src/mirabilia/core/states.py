"""What the states of all games have in common: whole numbers of any type, plain actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import SupportsIndex

from mirabilia.core.contract import CHOICE, Action, Fact, State, Subject


def whole(value: object) -> int | None:
    """A whole number of whatever type, such as NumPy's; None for anything else, truth values included."""
    if type(value) is int:  # by far the most common; the check of a protocol takes long
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    return index(value)


def subject(names: Mapping[str, Sequence[str]], fact: Fact) -> Subject:
    """The piece a move is about: the first that it names."""
    for field, value in fact.items():
        if field in names and isinstance(value, str):
            return Subject(field, value)
    return Subject(CHOICE, fact["move"])


def plain_actions(names: Mapping[str, Sequence[str]], state: State, seat: int) -> list[Action]:
    """The legal moves as actions, of a game that has nothing to say of costs and of what is out of reach."""
    actions = []
    for code in state.legal(seat):
        fact = state.move(code)
        actions.append(Action(code, state.text(code), fact, subject(names, fact)))
    return actions
