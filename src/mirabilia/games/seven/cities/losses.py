"""Coins lost at the end of a turn: paid to the bank, or taken as debt (CITY-018 to CITY-027)."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.games.seven import journal
from mirabilia.games.seven.cities import kinds
from mirabilia.games.seven.codes import Moves, bank_coins, code, piece_in
from mirabilia.games.seven.hooks import Choice, ask, register_choice
from mirabilia.games.seven.position import City, Position


def settle_losses(position: Position) -> None:
    """Ask every city that loses coins how much of it is paid."""
    for owner in range(position.setting.cities):
        city: City = position.cities[owner]
        loss = city.lose_fixed + city.lose_per_victory * city.victories() + city.lose_per_stage * city.stages
        city.lose_fixed = 0
        city.lose_per_victory = 0
        city.lose_per_stage = 0
        if loss:
            position.note(kinds.MUST_LOSE, owner, loss, 0)
            ask(position, kinds.COIN_LOSS, owner, loss)


class CoinLoss(Choice):
    """Split a loss freely between coins and debt (CITY-019)."""

    def find(self, position: Position, owner: i64, loss: i64, moves: Moves) -> None:
        coins = min(loss, position.cities[owner].coins)
        while coins >= 0:
            moves.add(code(kinds.PAY, loss - coins) | coins)
            coins -= 1

    def play(self, position: Position, owner: i64, loss: i64, move: i64) -> None:
        city: City = position.cities[owner]
        coins = bank_coins(move)
        debt = piece_in(move)
        city.coins -= coins
        city.debt += debt
        if coins:
            position.note(journal.LOST_COINS, owner, coins, 0)
        if debt:
            position.note(kinds.DEBT, owner, debt, 0)


register_choice(kinds.COIN_LOSS, "coin_loss", CoinLoss())
