"""Why no envoy can be sent."""

from __future__ import annotations

from mirabilia.core.contract import IllegalMove
from mirabilia.games.seven.explain import Question
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.refusals import refused
from tests.seven.envoys.rules import SEND

QUESTIONS = {
    "farewell": Question(),
    "coins_or_envoy": Question(),
}


def no_coin() -> IllegalMove:
    return refused("envoy_too_dear")


def why_not_send(position: Position, owner: int, seat: int, move: int) -> IllegalMove:
    return no_coin()


REASONS = {SEND: why_not_send}
