"""What cannot be done for the Free City."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.games.seven import codes
from mirabilia.games.seven.actions import Barred, Desk, Used
from mirabilia.games.seven.free_city.explain import must_build


def forbidden_sales(desk: Desk, used: Used) -> Iterator[Barred]:
    if desk.owner != desk.seat and not any(kind == codes.SELL for kind, _ in used):
        yield from desk.with_each_piece(codes.SELL, None, must_build())


OUT_OF_REACH = dict.fromkeys(("turn", "last_card"), (forbidden_sales,))
