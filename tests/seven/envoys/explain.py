"""Why no envoy can be sent."""

from __future__ import annotations

from mirabilia.core.contract import IllegalMove
from mirabilia.core.facts import refused
from mirabilia.games.seven.explain import Question
from mirabilia.games.seven.position import Position
from tests.seven.envoys.rules import SEND

QUESTIONS = {
    "farewell": Question("an envoy can be sent: 'send 1', or 'send 0' to keep it at home"),
    "coins_or_envoy": Question("coins or one more envoy: 'send 0' or 'send 1'"),
}


def no_coin() -> IllegalMove:
    return refused("an envoy costs a coin", "envoy_too_dear")


def why_not_send(position: Position, owner: int, seat: int, move: int) -> IllegalMove:
    return no_coin()


REASONS = {SEND: why_not_send}
