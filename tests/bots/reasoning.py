"""Asking for the reasons of a move in a few words."""

from __future__ import annotations

from typing import Any

from mirabilia import games
from mirabilia.bots import Knowledge
from mirabilia.bots.reasons import find_reasons, why
from mirabilia.core.contract import State


def known(state: State) -> Knowledge:
    """What the seat to act knows."""
    return Knowledge(games.get(state.snapshot()["game"]), state, state.to_act()[0])


def reasons(state: State, move: str) -> dict[str, dict[str, Any]]:
    """All that speaks for a move of the seat to act, by kind: the heaviest reason of each."""
    seat = state.to_act()[0]
    by_kind: dict[str, dict[str, Any]] = {}
    for reason in sorted(find_reasons(known(state), state.parse(move, seat)).reasons, key=lambda one: -one.weight):
        fields = {field: value for field, value in reason.fact.items() if field != "reason"}
        by_kind.setdefault(reason.fact["reason"], fields)
    return by_kind


def given(state: State, move: str, instead: str | None = None) -> list[str]:
    """The kinds of the reasons that a player is told, in their order."""
    seat = state.to_act()[0]
    other = None if instead is None else state.parse(instead, seat)
    return [fact["reason"] for fact in why(known(state), state.parse(move, seat), other)]
