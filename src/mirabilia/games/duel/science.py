"""Science symbols, pairs and scientific supremacy (DUEL-179 to DUEL-186)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.bits import popcount
from mirabilia.games.duel import lookup
from mirabilia.games.duel.journal import PAIR, SYMBOL
from mirabilia.games.duel.position import PROGRESS, SCIENTIFIC, Position

TO_WIN: Final[i64] = lookup.CATALOGUE.setup.symbols_to_win


def gain_symbol(position: Position, seat: i64, symbol: i64) -> None:
    city = position.city(seat)
    bit: i64 = 1 << symbol
    position.note(SYMBOL, seat, symbol, 0)
    if not city.symbols & bit:
        city.symbols |= bit
        if different_symbols(city.symbols) >= TO_WIN:
            position.finish(seat, SCIENTIFIC)
    elif not city.pairs & bit:
        city.pairs |= bit
        position.note(PAIR, seat, symbol, 0)
        if position.board_tokens:  # DUEL-184
            position.phase = PROGRESS


def different_symbols(symbols: i64) -> i64:
    return popcount(symbols)
