"""The end of an Age and who begins the next one (docs/rules/duel.md, End of an Age)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.duel.state import State
from tests.duel.scenario import city, legal, new_game, of_kind, own, pawn, play, structures, table
from tests.rules import rule


def decision(state: State) -> tuple[int, str, tuple[int, ...]]:
    """The Age, what has to be decided now and by whom."""
    view = state.view(None)
    return view.age, view.choice, state.to_act()


@rule("DUEL-210", "DUEL-212")
def test_an_age_ends_with_its_twentieth_card() -> None:
    state = new_game(seed=3, wonders="beginner")
    for age in (1, 2, 3):
        for played in range(20):
            assert (state.view(None).age, state.view(None).choice) == (age, "turn")
            assert len(state.view(None).layout) == 20 - played
            events = play(state, next(text for text in sorted(legal(state)) if text.startswith("discard")))
            assert len(of_kind(events, "age_ended")) == (played == 19)
        assert of_kind(events, "age_ended") == [{"event": "age_ended", "age": age}]
        if age < 3:
            play(state, "begin me")
    assert state.view(None).choice == "over"


@rule("DUEL-210")
def test_an_age_goes_on_while_a_card_is_left() -> None:
    state = table(accessible="theater altar", last=True)
    play(state, "build theater")
    assert decision(state) == (1, "turn", (1,))
    play(state, "build altar")
    assert decision(state) == (2, "begin", (1,))


@rule("DUEL-211")
@pytest.mark.parametrize(
    ("first", "second", "fields", "move", "choice", "answer"),
    [
        pytest.param(
            city(cards="scriptorium"), city(), {}, "build library", "progress", "take agriculture", id="progress"
        ),
        pytest.param(
            city(coins=20, wonders="great_library"),
            city(),
            {"box": "philosophy"},
            "wonder great_library with library",
            "library",
            "keep philosophy",
            id="library",
        ),
        pytest.param(
            city(coins=20, wonders="mausoleum"),
            city(),
            {"discard": "theater"},
            "wonder mausoleum with library",
            "revive",
            "revive theater",
            id="revive",
        ),
        pytest.param(
            city(coins=20, wonders="statue_of_zeus"),
            city(cards="quarry"),
            {},
            "wonder statue_of_zeus with library",
            "destroy",
            "destroy quarry",
            id="destroy",
        ),
    ],
)
def test_the_choices_of_the_last_card_are_made_before_the_age_ends(
    first: dict[str, Any], second: dict[str, Any], fields: dict[str, Any], move: str, choice: str, answer: str
) -> None:
    state = table(age=2, accessible="library", pawn=1, first=first, second=second, **fields)
    events = play(state, move)
    assert decision(state) == (2, choice, (0,))
    assert of_kind(events, "age_ended") == []
    assert state.view(None).layout == []
    events = play(state, answer)
    assert of_kind(events, "age_ended") == [{"event": "age_ended", "age": 2}]
    assert decision(state) == (3, "begin", (1,))


@rule("DUEL-211")
def test_a_chain_of_choices_of_the_last_card_is_played_to_its_end() -> None:
    first = city(coins=20, cards="library", wonders="mausoleum")
    state = table(age=2, accessible="walls", discard="scriptorium", board="agriculture", pawn=1, first=first)
    choices = []
    for move in ("wonder mausoleum with walls", "revive scriptorium", "take agriculture"):
        play(state, move)
        choices.append(decision(state))
    assert choices == [(2, "revive", (0,)), (2, "progress", (0,)), (3, "begin", (1,))]


@rule("DUEL-212")
@pytest.mark.parametrize(
    ("age", "card", "rows"), [(1, "theater", [6, 5, 4, 3, 2]), (2, "walls", [2, 3, 4, 2, 4, 3, 2])]
)
def test_the_layout_of_the_next_age_is_laid_out(age: int, card: str, rows: list[int]) -> None:
    state = table(age=age, accessible=card, first=city(cards="altar"), discard="baths")
    deck = state.snapshot()["decks"][str(age + 1)]
    events = play(state, f"discard {card}")
    assert [event["event"] for event in events[-2:]] == ["age_ended", "age_begun"]
    view = state.view(None)
    assert view.age == age + 1
    assert [sum(entry.row == row for entry in view.layout) for row in range(len(rows))] == rows
    assert state.snapshot()["layout"] == deck
    assert {entry.back for entry in view.layout} == ({"age_2"} if age == 1 else {"age_3", "guild"})
    assert structures(state, 0) == ["altar"]
    assert set(view.discard) == {"baths", card}


@rule("DUEL-213")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(("pawn_at", "weaker"), [(1, 1), (8, 1), (-1, 0), (-8, 0)])
@pytest.mark.parametrize(("answer", "begins"), [("begin me", "weaker"), ("begin opponent", "stronger")])
def test_the_player_with_the_weaker_army_decides_who_begins(
    active: int, pawn_at: int, weaker: int, answer: str, begins: str
) -> None:
    state = table(accessible="theater", active=active, pawn=pawn_at)
    play(state, "build theater")
    assert decision(state) == (2, "begin", (weaker,))
    assert legal(state) == {"begin me", "begin opponent"}
    assert state.legal(1 - weaker) == []
    events = play(state, answer)
    beginner = weaker if begins == "weaker" else 1 - weaker
    assert events == [{"event": "begins", "seat": beginner, "age": 2}]
    assert decision(state) == (2, "turn", (beginner,))


@rule("DUEL-213")
@pytest.mark.parametrize(
    ("active", "pawn_at", "decides"), [(0, 0, 1), (0, -1, 0), (0, -2, 0), (1, 0, 0), (1, 1, 1), (1, 2, 1)]
)
def test_the_shields_of_the_last_card_count_for_the_decision(active: int, pawn_at: int, decides: int) -> None:
    state = table(accessible="palisade", active=active, pawn=pawn_at)
    play(state, "build palisade")
    assert decision(state) == (2, "begin", (decides,))


@rule("DUEL-214")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(("answer", "begins_last"), [("begin me", True), ("begin opponent", False)])
def test_with_the_pawn_in_the_middle_the_player_of_the_last_card_decides(
    active: int, answer: str, begins_last: bool
) -> None:
    state = table(age=2, accessible="barracks", active=active)
    play(state, "discard barracks")
    assert decision(state) == (3, "begin", (active,))
    play(state, answer)
    assert decision(state) == (3, "turn", (active if begins_last else 1 - active,))


@rule("DUEL-214")
def test_the_last_card_may_be_played_in_an_extra_turn() -> None:
    state = table(accessible="theater altar", last=True, first=city(coins=20, wonders="sphinx"))
    play(state, "wonder sphinx with theater", "discard altar")
    assert pawn(state) == 0
    assert decision(state) == (2, "begin", (0,))


@rule("DUEL-215")
def test_the_new_layout_is_visible_when_the_decision_is_made() -> None:
    state = table(accessible="theater", pawn=1)
    play(state, "build theater")
    assert decision(state) == (2, "begin", (1,))
    seen = state.view(1).layout
    assert len(seen) == 20
    assert [entry.face for entry in seen] == ["up"] * 6 + ["down"] * 5 + ["up"] * 4 + ["down"] * 3 + ["up"] * 2
    laid_out = state.snapshot()["layout"]
    assert [entry.card for entry in seen] == [
        card if entry.face == "up" else None for entry, card in zip(seen, laid_out, strict=True)
    ]
    assert {*own(state, 1).costs.cards} == {*laid_out[18:]}
    play(state, "begin opponent")
    assert state.view(1).layout == seen


# The moment after the last card of an Age.


@rule("DUEL-213", "DUEL-214")
@pytest.mark.parametrize(("pawn", "active", "weaker"), [(2, 0, 1), (-1, 1, 0), (0, 0, 0), (0, 1, 1)])
def test_when_all_cards_are_taken_the_weaker_player_decides_who_begins(pawn: int, active: int, weaker: int) -> None:
    state = table(age=2, active=active, gone=range(20), slots={}, pawn=pawn)
    assert decision(state) == (3, "begin", (weaker,))
    assert len(state.view(None).layout) == 20
    assert of_kind(state.events(None), "age_ended") == [{"event": "age_ended", "age": 2}]
    play(state, "begin opponent")
    assert decision(state) == (3, "turn", (1 - weaker,))


def test_when_the_last_card_of_age_iii_is_taken_the_game_is_over() -> None:
    state = table(age=3, gone=range(20), slots={}, first=city(coins=30), second=city(coins=3))
    result = state.result()
    assert result is not None
    assert (result.reason, result.winners) == ("civilian", (0,))
