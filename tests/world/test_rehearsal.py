"""Trying out what one could buy while others have their turn."""

from __future__ import annotations

from random import Random

from mirabilia.games.world.lookup import MONUMENT_IDS
from mirabilia.games.world.rehearsal import rehearsal
from mirabilia.games.world.state import State
from tests.world.scenario import WORLD, city, play, table


def test_the_own_map_gold_and_loan_count() -> None:
    state = table(2, cities={0: city("long_road a12"), 1: city("long_road i12", gold=6)})
    turn = rehearsal(state, 1)
    assert turn is not None
    assert turn.to_act() == (1,)
    assert "buy long_road" in map(turn.text, turn.legal(1))
    assert "buy tower" not in map(turn.text, turn.legal(1))
    assert state.to_act() == (0,)


def test_what_somebody_else_lays_is_not_in_hand() -> None:
    state = table(2, monuments="giza", cities={0: city("long_road a12", "s2_t1 a11"), 1: city("long_road i12")})
    play(state, "buy giza", "lay c9")
    turn = rehearsal(state, 1)
    assert turn is not None
    assert turn.view(None).laying is None
    assert all(text.startswith(("buy", "loan")) for text in map(turn.text, turn.legal(1)))


def test_who_has_left_the_round_or_has_no_road_yet_tries_nothing() -> None:
    state = table(2, cities={0: city("long_road a12"), 1: city("long_road i12", out=True)})
    assert rehearsal(state, 1) is None
    assert rehearsal(WORLD.new(7, 2), 1) is None  # type: ignore[arg-type]


def test_what_was_tried_is_what_can_be_done_once_it_is_one_s_turn() -> None:
    """Whoever comes next can do what they could before, if nothing they wanted was sold meanwhile."""
    state, rng, same = WORLD.new(5, 3), Random(5), 0
    assert isinstance(state, State)
    while state.to_act():
        (seat,) = state.to_act()
        before = {other: rehearsal(state, other) for other in range(3) if other != seat}
        state.play(seat, rng.choice(state.legal(seat)))
        for other, turn in before.items():
            if turn is None or state.to_act() != (other,) or state.round != turn.round:
                continue
            now, then = ({state.text(move) for move in one.legal(other)} for one in (state, turn))
            assert {text.removeprefix("buy ") for text in now - then} <= {*MONUMENT_IDS, "leave"}
            same += now == then
    assert same > 5
