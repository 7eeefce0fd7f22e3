"""A turn: which cards can be taken, for what, and in which order things happen (DUEL-045 to DUEL-055)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.core.contract import IllegalMove
from mirabilia.games.duel.state import State
from tests.duel.scenario import (
    city,
    coins,
    facts,
    legal,
    new_game,
    of_kind,
    own,
    pawn,
    play,
    random_game,
    refusal,
    table,
)
from tests.rules import rule

BURIED = [16, 17]
"""The face-down slots of Age II that lie free when the last card of the bottom row is taken."""


def bottom_card(card: str, **fields: Any) -> State:
    """Age II with one card left in the bottom row."""
    return table(age=2, slots={19: card}, gone={18}, **fields)


def faces(state: State, slots: list[int]) -> list[str]:
    layout = {lying.slot: lying for lying in state.view(None).layout}
    for slot in slots:
        assert (layout[slot].card is not None) == (layout[slot].face == "up")
    return [layout[slot].face for slot in slots]


def accessible(state: State) -> set[str]:
    return {lying.card for lying in state.view(None).layout if lying.card and lying.accessible}


def happened(state: State) -> list[str]:
    return [fact["event"] for fact in facts(state.events(None))]


@rule("DUEL-045")
@pytest.mark.parametrize("seed", range(3))
def test_players_alternate_and_the_first_player_begins(seed: int) -> None:
    state = new_game(seed, wonders="beginner")
    seats = []
    while state.age == 1:
        seats.append(state.to_act()[0])
        assert state.legal(1 - seats[-1]) == []
        play(state, min(text for text in legal(state) if text.startswith("discard")))
    assert seats == [0, 1] * 10


@rule("DUEL-046")
def test_each_turn_takes_one_accessible_card() -> None:
    for state in random_game(seed=5):
        view = state.view(None)
        if view.choice != "turn":
            continue
        taken = {move["card"] for move in (state.move(code) for code in state.legal(state.active))}
        assert taken == accessible(state)
    state = new_game(wonders="beginner")
    before = {lying.slot for lying in state.view(None).layout}
    play(state, f"discard {min(accessible(state))}")
    assert len(before - {lying.slot for lying in state.view(None).layout}) == 1


@rule("DUEL-046")
def test_covered_card_cannot_be_taken() -> None:
    state = table(slots={5: "altar", 9: "theater"})
    for move in ("build altar", "discard altar", "wonder pyramids with altar", "build theater", "discard theater"):
        assert refusal(state, move) == {"refusal": "not_accessible", "card": move.split()[-1]}


@rule("DUEL-047")
def test_half_covered_card_is_not_accessible() -> None:
    state = table(slots={9: "baths", 14: "altar", 15: "theater", 16: "tavern"})
    assert "discard baths" not in legal(state)
    play(state, "discard altar", "discard tavern")
    assert "discard baths" not in legal(state)
    play(state, "discard theater")
    assert "discard baths" in legal(state)


@rule("DUEL-048")
def test_example_four_uncovered_cards_are_accessible() -> None:
    uncovered = {10: "baths", 11: "stone_pit", 18: "lumber_yard", 19: "scriptorium"}
    state = table(slots=uncovered, gone={9, 14, 15, 16, 17})
    assert accessible(state) == {"baths", "stone_pit", "lumber_yard", "scriptorium"}
    assert {lying.slot for lying in state.view(None).layout if not lying.accessible} == {*range(9), 12, 13}
    assert {text.split()[-1] for text in legal(state)} == {"baths", "stone_pit", "lumber_yard", "scriptorium"}


@rule("DUEL-049")
def test_three_ways_to_use_a_card() -> None:
    state = table(accessible="baths altar", first=city(coins=50))
    assert legal(state) == {
        f"{way} {card}"
        for card in ("baths", "altar")
        for way in (
            "build",
            "discard",
            "wonder pyramids with",
            "wonder great_lighthouse with",
            "wonder temple_of_artemis with",
            "wonder statue_of_zeus with",
        )
    }


@rule("DUEL-049")
@pytest.mark.parametrize(
    ("move", "place"), [("build baths", "city"), ("discard baths", "pile"), ("wonder pyramids with baths", "wonder")]
)
def test_card_is_used_in_one_way_only(move: str, place: str) -> None:
    state = table(accessible="baths altar theater", first=city(coins=50))
    play(state, move)
    places = {
        "city": "baths" in own(state, 0).cards["blue"],
        "pile": "baths" in state.view(None).discard,
        "wonder": "baths" in [wonder.card for wonder in own(state, 0).wonders],
        "layout": "baths" in accessible(state),
    }
    assert [name for name, there in places.items() if there] == [place]
    assert state.to_act() == (1,)


@rule("DUEL-050")
def test_player_without_coins_can_still_discard_and_not_pass() -> None:
    state = table(accessible="baths scriptorium stable", first=city(coins=0))
    assert legal(state) == {"discard baths", "discard scriptorium", "discard stable"}
    for text in ("pass", ""):
        with pytest.raises(IllegalMove):
            state.parse(text)


@rule("DUEL-050")
@pytest.mark.parametrize("seed", range(3))
def test_every_accessible_card_can_always_be_discarded(seed: int) -> None:
    for state in random_game(seed):
        if state.to_act():
            assert legal(state)
        if state.view(None).choice == "turn":
            assert {f"discard {card}" for card in accessible(state)} <= legal(state)


@rule("DUEL-051")
@pytest.mark.parametrize("move", ["build brewery", "discard brewery", "wonder pyramids with brewery"])
def test_uncovered_cards_are_turned_up(move: str) -> None:
    state = bottom_card("brewery", first=city(coins=50))
    truth = state.snapshot()["layout"]
    assert faces(state, [*BURIED, 6]) == ["down", "down", "down"]
    play(state, move)
    assert faces(state, [*BURIED, 6]) == ["up", "up", "down"]
    assert of_kind(state.events(None), "revealed") == [
        {"event": "revealed", "card": truth[slot], "slot": slot} for slot in BURIED
    ]
    assert {truth[slot] for slot in BURIED} <= accessible(state)


@rule("DUEL-051")
def test_card_still_half_covered_stays_face_down() -> None:
    state = table(age=2, slots={18: "brewery", 19: "walls"})
    play(state, "discard brewery")
    assert faces(state, [15, 16, 17]) == ["up", "down", "down"]


@rule("DUEL-052")
@pytest.mark.parametrize(
    ("fields", "move", "choice"),
    [
        ({"first": city(cards="scriptorium")}, "build library", "take law"),
        (
            {"first": city(coins=50, wonders="statue_of_zeus"), "second": city(cards="quarry")},
            "wonder statue_of_zeus with library",
            "destroy quarry",
        ),
        (
            {"first": city(coins=50, wonders="mausoleum"), "discard": "baths"},
            "wonder mausoleum with library",
            "revive baths",
        ),
        (
            {"first": city(coins=50, wonders="great_library")},
            "wonder great_library with library",
            "keep philosophy",
        ),
    ],
)
def test_cards_are_turned_up_after_the_choices_of_the_turn(fields: dict[str, Any], move: str, choice: str) -> None:
    state = bottom_card("library", **fields)
    play(state, move)
    assert choice in legal(state)
    assert faces(state, BURIED) == ["down", "down"]
    assert "revealed" not in happened(state)
    play(state, choice)
    assert faces(state, BURIED) == ["up", "up"]
    assert happened(state).count("revealed") == 2


@rule("DUEL-052")
def test_nothing_is_turned_up_between_two_choices() -> None:
    state = bottom_card(
        "brewery",
        first=city(coins=50, cards="scriptorium", wonders="mausoleum"),
        discard="library",
    )
    play(state, "wonder mausoleum with brewery", "revive library")
    assert state.view(None).choice == "progress"
    assert faces(state, BURIED) == ["down", "down"]
    play(state, "take law")
    assert faces(state, BURIED) == ["up", "up"]


@rule("DUEL-053")
def test_extra_turn_starts_after_cards_have_been_turned_up() -> None:
    state = bottom_card("brewery", first=city(coins=50, wonders="sphinx"))
    play(state, "wonder sphinx with brewery")
    assert happened(state)[-3:] == ["revealed", "revealed", "extra_turn"]
    assert state.to_act() == (0,)
    turned_up = state.snapshot()["layout"][16]
    assert f"discard {turned_up}" in legal(state)
    play(state, f"discard {turned_up}")
    assert state.to_act() == (1,)


@rule("DUEL-054")
@pytest.mark.parametrize("age", [1, 2])
def test_extra_turn_at_the_end_of_an_age_is_lost(age: int) -> None:
    last = {1: "altar", 2: "walls"}[age]
    state = table(age=age, accessible=last, first=city(coins=50, wonders="sphinx"), pawn=1)
    play(state, f"wonder sphinx with {last}")
    assert happened(state)[1:4] == ["wonder_built", "extra_turn_lost", "age_ended"]
    assert state.to_act() == (1,)
    assert not state.view(None).extra_turn
    play(state, "begin opponent")
    assert state.to_act() == (0,)
    play(state, min(text for text in legal(state) if text.startswith("discard")))
    assert state.to_act() == (1,)


@rule("DUEL-054")
def test_extra_turn_with_the_very_last_card_is_lost() -> None:
    state = table(age=3, accessible="arena", first=city(coins=50, wonders="sphinx"))
    play(state, "wonder sphinx with arena")
    assert state.to_act() == ()
    assert "extra_turn_lost" in happened(state)
    assert "extra_turn" not in happened(state)


@rule("DUEL-055")
def test_order_of_a_turn_with_everything() -> None:
    state = bottom_card(
        "brewery",
        first=city(coins=20, wonders="circus_maximus", progress="theology"),
        second=city(coins=0, cards="glassworks", progress="economy"),
        pawn=2,
    )
    play(state, "wonder circus_maximus with brewery")
    assert facts(state.events(None)) == [
        {"event": "traded", "seat": 0, "coins": 9},
        {"event": "gained", "seat": 1, "coins": 9, "source": "economy"},
        {"event": "wonder_built", "seat": 0, "wonder": "circus_maximus", "card": "brewery"},
        {"event": "pawn", "seat": 0, "from": 2, "to": 3, "spaces": 1},
        {"event": "looted", "seat": 1, "coins": 2},
        {"event": "lost", "seat": 1, "coins": 2, "cause": "military_token"},
    ]
    assert (coins(state, 0), coins(state, 1)) == (11, 7)
    assert legal(state) == {"destroy glassworks"}
    play(state, "destroy glassworks")
    assert happened(state) == ["destroyed", "revealed", "revealed", "extra_turn"]
    assert state.to_act() == (0,)


@rule("DUEL-055")
def test_printed_coins_are_paid_before_the_card_joins_the_city() -> None:
    state = table(age=2, accessible="forum library walls", first=city(coins=9))
    play(state, "build forum")
    assert happened(state) == ["paid", "traded", "built"]
    assert coins(state, 0) == 9 - 3 - 2


@rule("DUEL-055")
def test_coins_are_taken_after_the_card_has_joined_the_city() -> None:
    state = table(age=3, accessible="lighthouse arena", first=city(coins=6))
    play(state, "build lighthouse")
    assert happened(state)[:3] == ["traded", "built", "gained"]
    assert coins(state, 0) == 1


@rule("DUEL-055")
def test_victory_is_tested_before_choices() -> None:
    state = table(
        age=2,
        accessible="library walls brewery",
        first=city(coins=50, wonders="circus_maximus"),
        second=city(cards="glassworks"),
        pawn=8,
    )
    play(state, "wonder circus_maximus with library")
    assert happened(state)[-2:] == ["pawn", "over"]
    assert state.to_act() == ()
    assert own(state, 1).cards["grey"] == ["glassworks"]


@rule("DUEL-055")
def test_victory_is_tested_again_after_each_choice() -> None:
    state = bottom_card("library", first=city(coins=50, wonders="mausoleum"), discard="guard_tower", pawn=8)
    play(state, "wonder mausoleum with library")
    assert state.result() is None
    play(state, "revive guard_tower")
    assert pawn(state) == 9
    assert happened(state)[-1] == "over"
    assert "revealed" not in happened(state)


@rule("DUEL-055")
def test_token_that_wins_ends_the_game_before_cards_are_turned_up() -> None:
    state = table(
        age=3,
        slots={19: "study"},
        gone={18},
        first=city(coins=50, cards="scriptorium pharmacist workshop apothecary academy"),
    )
    play(state, "build study")
    assert state.result() is None
    play(state, "take law")
    assert happened(state) == ["progress", "symbol", "over"]
