"""What sending an envoy costs."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.contract import Cost
from mirabilia.games.seven.actions import Barred, Desk, Used
from mirabilia.games.seven.codes import code, piece_in
from tests.seven.envoys.explain import no_coin
from tests.seven.envoys.rules import SEND, price

FARE = Cost(1, ({"cost": "bank", "coins": 1},))


def cost_of_sending(desk: Desk, move: int) -> Cost:
    is_paid = piece_in(move) and desk.asked == "farewell" and price(desk.position)
    return FARE if is_paid else Cost(0)


def unpaid_envoy(desk: Desk, used: Used) -> Iterator[Barred]:
    if (SEND, 1) not in used:
        yield Barred(code(SEND, 1), Cost(1, FARE.parts, 1), no_coin())


COSTS = {SEND: cost_of_sending}
OUT_OF_REACH = {"farewell": (unpaid_envoy,)}
