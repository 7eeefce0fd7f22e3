"""How the points have changed in a game that is over."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mirabilia import games
from mirabilia.core.record import Record, RecordedMove, write
from mirabilia.server.points import history
from tests.server.process import Server


def played(game: str, players: int, options: dict[str, Any]) -> tuple[str, Any]:
    """The record of a game played at random, and how it ended."""
    state, chance, moves = games.get(game).new(7, players, options), Random(7), []
    while state.to_act():
        seat = state.to_act()[0]
        move = chance.choice(state.legal(seat))
        moves.append(RecordedMove(seat, state.text(move)))
        state.play(seat, move)
    names = tuple("ABCDEFGH"[:players])
    return write(Record(game, names, options, seed=7, catalogue=games.get(game).catalogue, moves=moves)), state


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("duel", 2, {}), ("seven", 3, {}), ("seven", 8, {"expansions": ["cities"], "teams": "on"}), ("world", 2, {})],
)
def test_the_points_lead_to_those_of_the_result(game: str, players: int, options: dict[str, Any]) -> None:
    text, state = played(game, players, options)
    told = history(text)
    steps = [one.step for one in told.points]
    assert steps == sorted(set(steps))
    assert told.points[0].step == 0
    assert told.last >= steps[-1]
    assert told.points[-1].totals == [sheet["total"] for sheet in state.result().scores]
    assert [one.age for one in told.points] == sorted(one.age for one in told.points)


def test_they_are_told_once_the_game_is_over(server: Server) -> None:
    table = server.open_table(None, "novice", game="seven", seed=3)
    secret = server.sit(table, "Anna")
    assert server.http.get(f"/api/tables/{table}/points").status_code == 409
    with server.connect(table, secret) as client:
        client.ask("resign")
    told = server.http.get(f"/api/tables/{table}/points").json()
    assert told["points"][0]["totals"] == [1, 1]
