"""How the game ends (docs/rules/duel.md, End of the game)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from mirabilia.games.duel.lookup import CATALOGUE
from mirabilia.games.duel.state import State
from tests.duel.scenario import (
    city,
    coins,
    legal,
    new_game,
    of_kind,
    outcome,
    own,
    pawn,
    play,
    refusal,
    scores,
    seated,
    structures,
    table,
)
from tests.rules import rule

FIVE_SYMBOLS = "scriptorium pharmacist workshop apothecary academy"
MANY_POINTS = "theater altar baths"


def assert_over(state: State) -> None:
    assert state.to_act() == ()
    assert state.legal(0) == state.legal(1) == []
    assert state.view(None).choice == "over"
    assert state.view(None).to_act == []
    assert refusal(state, "begin me") == {"refusal": "over"}


@rule("DUEL-216")
@pytest.mark.parametrize(("age", "card"), [(1, "palisade"), (2, "barracks"), (3, "pretorium")])
@pytest.mark.parametrize("seat", [0, 1])
def test_military_supremacy_ends_the_game_in_any_age_whatever_the_points(age: int, card: str, seat: int) -> None:
    cities = seated(seat, city(coins=8), city(coins=60, cards=MANY_POINTS))
    spare = {1: "tavern", 2: "walls", 3: "study"}[age]
    state = table(
        age=age,
        active=seat,
        accessible=f"{card} {spare}",
        last=True,
        pawn=-8 if seat else 8,
        **cities,
    )
    events = play(state, f"build {card}")
    assert outcome(state) == ("military", (seat,))
    assert events[-1] == {"event": "over", "reason": "military", "winners": [seat]}
    assert of_kind(events, "scored") == []


@rule("DUEL-216")
@pytest.mark.parametrize("seat", [0, 1])
def test_after_military_supremacy_the_sheet_shows_the_last_zone_and_says_that_nothing_was_counted(seat: int) -> None:
    """2 shields on 8 spaces: the pawn stops in the capital, beyond the zone of 10 points."""
    cities = seated(seat, city(coins=8), city(coins=60, cards=MANY_POINTS))
    state = table(age=2, active=seat, accessible="archery_range walls", last=True, pawn=-8 if seat else 8, **cities)
    play(state, "build archery_range")
    result = state.result()
    assert result is not None
    assert [result.scores[player]["military"] for player in (seat, 1 - seat)] == [10, 0]
    assert result.scores[seat]["total"] == result.scores[seat]["coins"] + 10 < result.scores[1 - seat]["total"]
    assert not result.counted
    assert state.view(None).result == result
    assert scores(state, 1 - seat)["total"] > scores(state, seat)["total"]
    assert_over(state)


@rule("DUEL-216")
@pytest.mark.parametrize("seat", [0, 1])
def test_scientific_supremacy_ends_the_game_whatever_the_points(seat: int) -> None:
    cities = seated(seat, city(coins=6, cards=FIVE_SYMBOLS), city(coins=60, cards=MANY_POINTS))
    state = table(age=3, active=seat, accessible="observatory senate", **cities)
    events = play(state, "build observatory")
    assert outcome(state) == ("scientific", (seat,))
    assert of_kind(events, "scored") == []
    assert scores(state, 1 - seat)["total"] > scores(state, seat)["total"]
    assert_over(state)


def one_sided_game(seed: int, colour: str) -> Iterator[State]:
    """A whole game in which the first player builds every card of a colour and the second discards all others."""
    state, rng = new_game(seed, wonders="beginner"), Random(seed)
    of_colour = {card.id for card in CATALOGUE.cards if card.colour == colour}
    while state.to_act():
        seat = state.to_act()[0]
        moves = {move: state.move(move) for move in state.legal(seat)}
        verb, takes = ("discard", False) if seat else ("build", True)
        fitting = [m for m, fact in moves.items() if fact["move"] == verb and (fact["card"] in of_colour) == takes]
        state.play(seat, rng.choice(fitting or [*moves]))
        yield state


@rule("DUEL-216", "DUEL-218")
@pytest.mark.parametrize(("colour", "reason"), [("red", "military"), ("green", "scientific"), ("blue", "civilian")])
def test_a_whole_game_ends_at_the_first_supremacy_or_with_age_three(colour: str, reason: str) -> None:
    reasons = set()
    for seed in range(5):
        for state in one_sided_game(seed, colour):
            military = abs(pawn(state)) == 9
            scientific = any(len(own(state, seat).symbols) == 6 for seat in (0, 1))
            played_out = state.view(None).age == 3 and not state.view(None).layout
            if state.to_act():
                assert not military
                assert not scientific
        result = outcome(state)
        assert result is not None
        assert result[0] == ("military" if military else "scientific" if scientific else "civilian")
        assert played_out or military or scientific
        reasons.add(result[0])
    assert reason in reasons


@rule("DUEL-217")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("wonder", "target", "pawn_at"),
    [("statue_of_zeus", "quarry", 8), ("circus_maximus", "press", 8), ("colossus", "", 7)],
)
def test_military_supremacy_by_a_wonder_drops_destruction_and_extra_turn(
    seat: int, wonder: str, target: str, pawn_at: int
) -> None:
    cities = seated(seat, city(coins=20, wonders=wonder, progress="theology"), city(cards=target))
    state = table(active=seat, accessible="theater altar", pawn=-pawn_at if seat else pawn_at, **cities)
    events = play(state, f"wonder {wonder} with theater")
    assert outcome(state) == ("military", (seat,))
    assert of_kind(events, "extra_turn") == []
    assert structures(state, 1 - seat) == target.split()
    assert state.view(None).extra_turn is False
    assert_over(state)


@rule("DUEL-217")
def test_scientific_supremacy_by_the_great_library_drops_the_extra_turn() -> None:
    first = city(coins=20, cards=FIVE_SYMBOLS, wonders="great_library", progress="theology")
    state = table(age=3, accessible="study senate", box="law", first=first)
    events = play(state, "wonder great_library with study", "keep law")
    assert outcome(state) == ("scientific", (0,))
    assert of_kind(events, "extra_turn") == []
    assert state.view(None).extra_turn is False
    assert_over(state)


@rule("DUEL-217")
def test_supremacy_with_the_last_card_of_an_age_drops_the_next_age() -> None:
    state = table(accessible="palisade", pawn=8)
    events = play(state, "build palisade")
    assert outcome(state) == ("military", (0,))
    assert of_kind(events, "age_ended") == of_kind(events, "age_begun") == []
    assert state.view(None).age == 1
    assert_over(state)


@rule("DUEL-218")
def test_without_supremacy_the_game_ends_with_the_last_card_of_age_three() -> None:
    state = table(age=3, accessible="study senate")
    play(state, "discard study")
    assert outcome(state) is None
    events = play(state, "discard senate")
    assert [event["event"] for event in events[-3:]] == ["age_ended", "scored", "over"]
    assert state.result() is not None
    assert_over(state)


@rule("DUEL-218")
def test_the_choices_of_the_last_card_of_the_game_are_made_and_scored() -> None:
    state = table(age=3, accessible="study", board="philosophy law", first=city(coins=8, cards="academy"))
    play(state, "build study")
    assert outcome(state) is None
    assert legal(state) == {"take philosophy", "take law"}
    play(state, "take philosophy")
    assert outcome(state) == ("civilian", (0,))
    assert scores(state, 0)["progress"] == 7


@rule("DUEL-218")
def test_without_supremacy_three_ages_of_twenty_cards_are_played() -> None:
    state = new_game(seed=5, wonders="beginner")
    moves = 0
    while state.to_act():
        move = min(text for text in legal(state) if text.startswith(("discard", "begin")))
        moves += move.startswith("discard")
        play(state, move)
    assert moves == 60
    result = state.view(None).result
    assert result is not None
    assert result.reason == "civilian"


@rule("DUEL-219")
@pytest.mark.parametrize(
    ("mine", "yours", "winner"), [("palace", "theater", 0), ("theater", "palace", 1), ("baths theater", "tribunal", 0)]
)
def test_more_points_win(mine: str, yours: str, winner: int) -> None:
    first, second = city(coins=0, cards=mine), city(coins=0, cards=yours)
    state = table(age=3, accessible="study", first=first, second=second)
    events = play(state, "discard study")
    assert outcome(state) == ("civilian", (winner,))
    assert events[-1] == {"event": "over", "reason": "civilian", "winners": [winner]}
    result = state.result()
    assert result is not None
    assert result.ranks == ((1, 2) if winner == 0 else (2, 1))
    assert result.scores[winner]["total"] > result.scores[1 - winner]["total"]
    assert of_kind(events, "scored") == [{"event": "scored", "scores": [*result.scores]}]


@rule("DUEL-219")
def test_more_points_win_against_more_coins_shields_and_symbols() -> None:
    first = city(coins=2, cards="palace town_hall")
    second = city(coins=8, cards=f"{FIVE_SYMBOLS} walls")
    state = table(age=3, accessible="arsenal", pawn=-2, first=first, second=second)
    play(state, "discard arsenal")
    assert outcome(state) == ("civilian", (0,))
    assert (scores(state, 0)["total"], scores(state, 1)["total"]) == (14 + 1, 5 + 2 + 2)
    assert coins(state, 0) == 4
