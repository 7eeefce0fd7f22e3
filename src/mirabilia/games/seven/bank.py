"""Coins and conflict tokens: they never run out (BASE-004)."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.games.seven import journal
from mirabilia.games.seven.position import City, Position


def gain(position: Position, owner: i64, coins: i64, source: i64) -> None:
    """Take coins from the bank, with the bonus that some get once a turn (LEAD-073)."""
    if coins <= 0:
        return
    city: City = position.cities[owner]
    if city.bank_bonus and not city.bonus_used:
        city.bonus_used = 1
        coins += city.bank_bonus
    city.coins += coins
    position.note(journal.GAINED, owner, coins, source)


def new_turn(position: Position) -> None:
    """The bonus can be taken again."""
    for city in position.cities:
        city.bonus_used = 0


def take_victories(position: Position, owner: i64, age: i64, number: i64) -> None:
    """Victory tokens of an Age, however they are gained; some are paid for each (LEAD-048)."""
    city: City = position.cities[owner]
    city.add_victories(age, number)
    if city.coins_on_victory:
        for _ in range(number):
            gain(position, owner, city.coins_on_victory, journal.FROM_EFFECT)
