"""Who has won: points, then Monuments (WORLD-199, WORLD-200); a player alone against the Automaton (WORLD-245)."""

from __future__ import annotations

from mirabilia.games.world.position import Position
from mirabilia.games.world.scoring import automaton_points, score_sheet, total


def standing(position: Position, seat: int) -> tuple[int, int]:
    """Points, then Monuments."""
    return int(total(score_sheet(position, seat))), len(position.cities[seat].monuments)


def automaton_total(position: Position) -> int:
    return int(automaton_points(position))


def beats_automaton(position: Position) -> bool:
    """A tie is no win."""
    return standing(position, 0)[0] > automaton_total(position)


def ranks(position: Position) -> tuple[int, ...]:
    """A rank for each seat, 1 is best; equals share a rank. A player alone who does not win has rank 2."""
    if position.setting.solo:
        return (1,) if beats_automaton(position) else (2,)
    standings = [standing(position, seat) for seat in range(position.setting.players)]
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def reason(position: Position) -> str:
    """Why the game ended as it did."""
    if position.setting.solo:
        return "solo_won" if beats_automaton(position) else "solo_lost"
    return "points"
