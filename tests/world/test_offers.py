"""What is sent of what a player can do: small in every position, and all of it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from mirabilia import games
from mirabilia.core.contract import Action, State
from mirabilia.games.world.board import place_name
from mirabilia.games.world.views import Everywhere
from tests.world.scenario import WORLD, city, play, table

MOST = 11_000
"""Bytes of the game that the player who decides may be sent; with names and clocks it has to be below 12,000."""


def offers(state: State) -> list[Action]:
    return games.offers("world", state, state.to_act()[0])


def texts(actions: list[Action]) -> set[str]:
    """The notation of all places."""
    return {
        f"{action.fact['move']} {place_name((group.turn // 90 << 8) | corner)}"
        for action in actions
        if isinstance(action.detail, Everywhere)
        for group in action.detail.places
        for corner in group.corners
    }


def test_a_piece_in_hand_has_one_action_with_all_its_places() -> None:
    state = table(2, cities={0: city("long_road a12")})
    play(state, "buy short_set")
    sent, every = offers(state), state.actions(0)
    assert [action.fact["move"] for action in sent] == ["lay", "single"]
    assert texts(sent) == {action.text for action in every}
    first = {action.text: action for action in every}
    assert all((one.code, one.gains) == (first[one.text].code, first[one.text].gains) for one in sent)


def test_who_does_not_decide_is_sent_nothing() -> None:
    state = table(2, cities={0: city("long_road a12")})
    assert games.offers("world", state, 1) == []
    play(state, "buy short_set")
    assert games.offers("world", state, 1) == []


@pytest.mark.parametrize(("players", "seed"), [(1, 7), (2, 5), (5, 7)])
def test_little_is_sent_in_every_position(players: int, seed: int) -> None:
    """A game that is played at random, but for Monuments: they are bought whenever that is possible. All that is to be
    seen, for somebody who comes to the table; for a move there is less."""
    state, rng = WORLD.new(seed, players), Random(seed)
    while state.to_act():
        (seat,) = state.to_act()
        actions, view = offers(state), state.view(None)
        assert len(msgspec.json.encode(actions)) + len(msgspec.json.encode(view)) < MOST
        legal = state.legal(seat)
        assert view.laying is None or texts(actions) == {state.text(move) for move in legal}
        monuments = [action.code for action in actions if action.legal and action.subject.kind == "monument"]
        state.play(seat, rng.choice(monuments or legal))
