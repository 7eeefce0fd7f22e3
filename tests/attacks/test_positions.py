"""Positions as no game has them: each is refused with the field and the reason, whatever was changed in it."""

from __future__ import annotations

import copy
import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from mirabilia import games
from mirabilia.server.upload_jobs import restored
from mirabilia.tables.requests import Refused
from tests.attacks.scale import scale

VALUES: tuple[Any, ...] = (
    *(None, True, -1, 1.5, 2**31, 2**63, -(2**63) - 1, 10**40),
    *("", "\0", "-", "x" * 5000),
    *([], [[]], {}, {"": 0}, [0] * 2000),
)
STEPS = (1, -1, 7, -100, 2**40)
PLAYED = 25


def places(node: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything in a snapshot."""
    inside = node.items() if isinstance(node, dict) else enumerate(node[:8]) if isinstance(node, list) else ()
    return [way, *(place for key, value in inside for place in places(value, (*way, key)))]


def changed(snapshot: Any, chance: Random) -> Any:
    """A snapshot with a few things in it that nobody has put there."""
    ways, new = places(snapshot)[1:], copy.deepcopy(snapshot)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        *way, last = chance.choice(ways)
        with suppress(KeyError, IndexError, TypeError, AttributeError):  # it is not there any more
            node = new
            for key in way:
                node = node[key]
            match chance.randrange(5):
                case 0:
                    del node[last]
                case 1:
                    node.append(copy.deepcopy(node[last]))
                case 2:
                    node[last] += chance.choice(STEPS)
                case _:
                    node[last] = chance.choice(VALUES)
    return new


@pytest.mark.parametrize("game", games.playable())
def test_a_position_with_something_wrong_in_it_is_refused_with_a_sentence(game: str) -> None:
    """Whatever else it raised cost a worker, and the sentence was that it takes too long."""
    chance, rules, refused = Random(7), games.get(game), 0
    state = rules.new(5, rules.default_players)
    for _ in range(PLAYED):
        seat = state.to_act()[0]
        state.play(seat, chance.choice(state.legal(seat)))
    snapshot = state.snapshot()
    for _ in range(scale(250, 20_000)):
        text = json.dumps(changed(snapshot, chance)).encode()
        try:
            again = restored(game, text)
        except Refused as refusal:
            assert refusal.fact["refusal"] == "snapshot", refusal.fact
            refused += 1
            continue
        for seat in again.to_act():  # it is a position, then
            assert again.legal(seat)
            again.sample(seat, chance)
        again.view(None)
    assert refused > 100
