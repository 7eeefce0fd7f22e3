"""The points of all from turn to turn in a game that is over, for the graph of its end."""

from __future__ import annotations

from typing import Any

from mirabilia import games
from mirabilia.core import record
from mirabilia.server import wire


def history(text: str) -> wire.PointsHistory:
    """The steps of a record after which somebody has more or fewer points, or a new Age begins."""
    game_record = record.read(text)
    game = games.get(game_record.game)
    states = [game_record.start(game), *(one.after for one in record.play(game_record, game))]
    points: list[wire.PointsAt] = []
    for step, state in enumerate(states):
        if step > 0 and state.secret:
            continue
        now = points_at(step, state.view(None), state.players)
        if now is not None and (not points or (now.totals, now.age) != (points[-1].totals, points[-1].age)):
            points.append(now)
    return wire.PointsHistory(len(states) - 1, points)


def points_at(step: int, view: Any, players: int) -> wire.PointsAt | None:
    """What a view tells; None in a game whose view has no cities with scores."""
    cities = getattr(view, "cities", ())[:players]
    if not cities or not all(hasattr(city, "scores") for city in cities):
        return None
    return wire.PointsAt(step, getattr(view, "age", 0), [city.scores["total"] for city in cities])
