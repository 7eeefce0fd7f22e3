"""Who has won: totals, ties by coins, allies by their sums (BASE-136, BASE-137, CITY-159)."""

from __future__ import annotations

from mirabilia.games.seven.packing import has
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.scoring import score_sheet, total


def allies_of(position: Position, seat: int) -> list[int]:
    """The seats that play together with one and know what it knows, itself among them."""
    allies = position.setting.allies[seat]
    return [member for member in range(position.setting.players) if has(allies, member)]


def standing(position: Position, seat: int) -> tuple[int, int]:
    """Points, then coins; those of all who play together."""
    members = allies_of(position, seat)
    return (
        sum(total(score_sheet(position, member)) for member in members),
        sum(position.cities[member].coins for member in members),
    )


def ranks(position: Position) -> tuple[int, ...]:
    """A rank for each seat, 1 is best; equals share a rank. The Free City has none (BASE-159)."""
    standings = [standing(position, seat) for seat in range(position.setting.players)]
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def winners(position: Position) -> list[int]:
    return [seat for seat, rank in enumerate(ranks(position)) if rank == 1]
