"""The Conflict pawn and the Military tokens (docs/rules/duel.md, Military)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.duel.state import State
from tests.duel.scenario import city, coins, of_kind, outcome, pawn, play, refusal, seated, table
from tests.rules import rule

RED = {1: "palisade", 2: "walls", 3: "pretorium", 4: "pretorium"}
"""A red card with that many shields, the fourth one by Strategy."""


def attack(shields: int, pawn_at: int, seat: int = 0, purse: int = 20, **fields: Any) -> State:
    """The table after a player has pushed the pawn from a distance on the opponent's side."""
    strong = city(coins=20, progress="strategy" if shields == 4 else "")
    state = table(
        age=3 if shields > 2 else shields,
        active=seat,
        accessible=RED[shields],
        pawn=-pawn_at if seat else pawn_at,
        **seated(seat, strong, city(coins=purse)),
        **fields,
    )
    play(state, f"build {RED[shields]}")
    return state


def tokens(state: State, seat: int) -> list[int]:
    """The coins of the Military tokens that a seat still has to fear."""
    return [token.coins for token in state.view(None).conflict.tokens[seat]]


@rule("DUEL-169")
@pytest.mark.parametrize(("seat", "towards"), [(0, 1), (1, -1)])
@pytest.mark.parametrize(
    ("move", "shields"),
    [("build palisade", 1), ("build guard_tower", 1), ("wonder colossus with palisade", 2)],
)
def test_each_shield_moves_the_pawn_one_space_towards_the_opponent_at_once(
    seat: int, towards: int, move: str, shields: int
) -> None:
    cities = seated(seat, city(coins=8, wonders="colossus"))
    state = table(active=seat, accessible="palisade guard_tower", **cities)
    events = play(state, move)
    assert pawn(state) == shields * towards
    assert of_kind(events, "pawn") == [
        {"event": "pawn", "seat": seat, "from": 0, "to": shields * towards, "spaces": shields}
    ]


@rule("DUEL-169")
def test_cards_without_shields_leave_the_pawn_alone() -> None:
    state = table(accessible="theater tavern lumber_yard scriptorium", pawn=1)
    play(state, "build theater", "build tavern", "build lumber_yard", "build scriptorium")
    assert pawn(state) == 1


@rule("DUEL-170")
def test_the_shields_of_both_players_move_the_same_pawn() -> None:
    rich = {"first": city(coins=40), "second": city(coins=40)}
    state = table(age=2, accessible="walls barracks archery_range parade_ground", last=True, **rich)
    track = []
    for move in ("build walls", "build barracks", "build archery_range", "build parade_ground"):
        play(state, move)
        track.append(pawn(state))
    assert track == [2, 1, 3, 1]


@rule("DUEL-170")
def test_the_pawn_crosses_the_middle() -> None:
    state = table(age=3, active=1, accessible="pretorium study", pawn=2, second=city(coins=8))
    play(state, "build pretorium")
    assert pawn(state) == -1


@rule("DUEL-171", "DUEL-172")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("pawn_at", "shields", "lost", "left"),
    [
        (0, 1, 0, [2, 5]),
        (1, 1, 0, [2, 5]),
        (2, 1, 2, [5]),
        (0, 3, 2, [5]),
        (1, 3, 2, [5]),
        (3, 1, 0, [5]),
        (4, 1, 0, [5]),
        (5, 1, 5, []),
        (4, 3, 5, []),
        (6, 2, 0, []),
    ],
)
def test_entering_a_zone_uses_its_token(seat: int, pawn_at: int, shields: int, lost: int, left: list[int]) -> None:
    state = attack(shields, pawn_at, seat=seat)
    assert coins(state, 1 - seat) == 20 - lost
    assert tokens(state, 1 - seat) == left
    assert tokens(state, seat) == [2, 5]


@rule("DUEL-173")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("pawn_at", "before", "after"), [(2, 3, 1), (2, 2, 0), (2, 1, 0), (2, 0, 0), (5, 7, 2), (5, 4, 0), (5, 0, 0)]
)
def test_a_token_takes_its_coins_or_all_there_are(seat: int, pawn_at: int, before: int, after: int) -> None:
    state = attack(1, pawn_at, seat=seat, purse=before)
    assert coins(state, 1 - seat) == after
    assert coins(state, seat) == 20 - 2
    assert tokens(state, 1 - seat) == ([5] if pawn_at == 2 else [])


@rule("DUEL-174")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("before", "losses"), [(10, [2, 5]), (4, [2, 2]), (1, [1])])
def test_a_long_move_uses_both_tokens_the_smaller_first(seat: int, before: int, losses: list[int]) -> None:
    state = attack(4, 2, seat=seat, purse=before)
    assert abs(pawn(state)) == 6
    events = state.events(None)
    assert [event["coins"] for event in of_kind(events, "looted")] == [2, 5]
    assert [event["coins"] for event in of_kind(events, "lost")] == losses
    assert coins(state, 1 - seat) == before - sum(losses)
    assert tokens(state, 1 - seat) == []


@rule("DUEL-175")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("pawn_at", "left"), [(2, [5]), (5, [])])
def test_a_zone_without_token_has_no_effect_when_entered_again(seat: int, pawn_at: int, left: list[int]) -> None:
    on_board = (left, [2, 5]) if seat else ([2, 5], left)
    state = attack(1, pawn_at, seat=seat, tokens=on_board)
    assert coins(state, 1 - seat) == 20
    assert tokens(state, 1 - seat) == left
    assert of_kind(state.events(None), "looted") == []


@rule("DUEL-175")
@pytest.mark.parametrize(("pawn_at", "shields"), [(-7, 2), (-6, 1), (-4, 2), (-3, 1), (-3, 3)])
def test_moving_back_towards_the_middle_uses_no_token(pawn_at: int, shields: int) -> None:
    before = ([5] if pawn_at > -6 else [], [2, 5])
    state = attack(shields, pawn_at)
    assert pawn(state) == pawn_at + shields
    assert coins(state, 1) == 20
    assert of_kind(state.events(None), "lost") == []
    assert (tokens(state, 0), tokens(state, 1)) == before


@rule("DUEL-176")
def test_example_archery_range() -> None:
    state = table(age=2, accessible="archery_range walls", last=True, pawn=2, first=city(coins=6))
    play(state, "build archery_range")
    assert pawn(state) == 4
    assert (coins(state, 0), coins(state, 1)) == (0, 7 - 2)
    assert tokens(state, 1) == [5]


@rule("DUEL-177", "DUEL-178")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("pawn_at", "shields"), [(8, 1), (7, 2), (6, 3), (8, 2), (7, 3), (8, 3), (6, 4), (8, 4)])
def test_the_pawn_in_the_capital_wins_at_once(seat: int, pawn_at: int, shields: int) -> None:
    state = attack(shields, pawn_at, seat=seat)
    assert outcome(state) == ("military", (seat,))
    assert pawn(state) == (-9 if seat else 9)
    assert state.to_act() == ()


@rule("DUEL-177", "DUEL-178")
@pytest.mark.parametrize("seat", [0, 1])
def test_eight_spaces_do_not_win(seat: int) -> None:
    state = attack(1, 7, seat=seat)
    assert outcome(state) is None
    assert abs(pawn(state)) == 8


@rule("DUEL-177")
def test_military_supremacy_ends_the_game_with_cards_left_to_play() -> None:
    state = table(accessible="palisade theater altar baths", pawn=-8, active=1)
    events = play(state, "build palisade")
    assert events[-1] == {"event": "over", "reason": "military", "winners": [1]}
    assert state.legal(0) == state.legal(1) == []
    assert refusal(state, "discard theater") == {"refusal": "over"}
