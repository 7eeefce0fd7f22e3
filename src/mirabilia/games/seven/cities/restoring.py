"""What must hold for the losses of a restored position."""

from __future__ import annotations

from mirabilia.core.contract import SnapshotError
from mirabilia.games.seven.cities import kinds

MOST_COINS = 255


def check_choice(field: str, kind: int, argument: int) -> None:
    if kind == kinds.COIN_LOSS and not 1 <= argument <= MOST_COINS:
        raise SnapshotError(
            f"{field}.argument", f"the coins to lose, from 1 to {MOST_COINS}", wrong="range", least=1, most=MOST_COINS
        )
