"""Positions of 7 Wonders in a few lines: what they leave out is drawn (docs/snapshots.md)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.contract import SnapshotError
from mirabilia.games.seven import options as seven_options
from mirabilia.games.seven.lookup import CARD_AGES, CARD_INDEX, CARDS_BY_ID, PIECE_IDS
from mirabilia.games.seven.state import State
from mirabilia.games.seven.views import Discard
from tests.rules import rule
from tests.seven.scenario import SEVEN, legal, pending_choice, turn
from tests.seven.test_conservation import all_pieces

seeds = st.integers(0, 2**53 - 1)
ALL = {"expansions": ["leaders", "cities", "edifice"], "leader_decks": ["expert", "cities"]}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (7, {"sides": "night"}),
    (2, {}),
    (2, {"expansions": ["leaders", "cities"]}),
    (5, ALL),
    (8, {"expansions": ["leaders", "cities"], "teams": True}),
]
CITY = {"coins": 3}


def sketch(players: int = 3, **fields: Any) -> dict[str, Any]:
    return {
        "game": "seven",
        "version": 1,
        "players": players,
        "options": {},
        "age": 1,
        "turn": 0,
        "phase": "turn",
        "cities": [dict(CITY) for _ in range(max(3, players))],
    } | fields


def filled(players: int = 3, seed: int = 7, **fields: Any) -> State:
    state = SEVEN.restore(sketch(players, **fields), fill=seed)
    assert isinstance(state, State)
    return state


def error(players: int = 3, **fields: Any) -> tuple[str, str]:
    with pytest.raises(SnapshotError) as caught:
        filled(players, **fields)
    return caught.value.field, caught.value.reason


def check_pieces(state: State) -> None:
    """Every card and leader is in one place, and each deck has the guilds and City cards of its Age."""
    chosen = state.setting.options
    assert isinstance(chosen, seven_options.GameOptions)
    supply = seven_options.supply(chosen)
    rows = supply.pieces()
    assert all_pieces(state) == Counter(PIECE_IDS[piece] for row in rows for piece in row)
    for age, deck in state.snapshot()["decks"].items():
        colours = Counter(CARDS_BY_ID[chosen.edition][card].colour for card in deck)
        assert colours["purple"] == (supply.guild_number if age == "3" else 0)
        assert colours["black"] == (supply.joining_number if supply.joining else 0)
        assert {CARD_AGES[CARD_INDEX[card]] for card in deck} == {int(age)}


@rule("BASE-011", "BASE-012")
@given(seed=seeds, table=st.sampled_from(TABLES), age=st.sampled_from([1, 2, 3]), number=st.integers(0, 5))
def test_hands_have_as_many_cards_as_the_turn_says(
    seed: int, table: tuple[int, dict[str, Any]], age: int, number: int
) -> None:
    players, options = table
    state = filled(players, seed, options=options, age=age, turn=number)
    check_pieces(state)
    size = 8 if "cities" in options.get("expansions", []) and players < 8 else 7
    hands = [len(city["hand"]) for city in state.snapshot()["cities"][:players]]
    if players == 2:
        assert sorted(hands) == [size - number, size - number + 1]
        assert len(state.snapshot()["stock"]) == size - number - 1
    else:
        assert set(hands) == {size - number}
    assert state.to_act() == tuple(range(players))
    turn(state)


@given(seed=seeds)
def test_cards_in_the_cities_are_in_no_hand(seed: int) -> None:
    cities = [CITY | {"cards": ["baths", "stockade"], "stages": ["?", "?"], "board": "giza"}, CITY, CITY]
    state = filled(3, seed, age=2, turn=2, discard=["altar", "?"], cities=cities)
    check_pieces(state)
    position = state.snapshot()
    assert (position["cities"][0]["board"], len(position["cities"][0]["stages"])) == ("giza", 2)
    assert (position["discard"][0], len(position["discard"])) == ("altar", 2)
    assert len({city["board"] for city in position["cities"]}) == 3


def test_a_face_down_card_of_an_age_stays_hidden() -> None:
    hidden = {"card": "?", "age": 1, "hand": 0, "turn": 2, "by": 0}
    state = filled(age=2, turn=1, discard=[hidden])
    card = state.snapshot()["discard"][0]
    assert CARD_AGES[CARD_INDEX[card["card"]]] == 1
    assert state.view(None).discard == Discard(1, ())


def test_what_has_been_chosen_is_in_the_hand() -> None:
    state = filled(commits=["sell baths", None, None])
    assert "baths" in state.snapshot()["cities"][0]["hand"]
    assert state.to_act() == (1, 2)
    for drawn in ("altar", "baths"):
        position = filled(2, commits=["sell baths", None, None], drawn=drawn).snapshot()
        assert position["drawn"] == drawn
        assert len({"baths", drawn} & set(position["cities"][0]["hand"])) == len({"baths", drawn})
        assert [len(city["hand"]) for city in position["cities"]] == [8, 7, 0]


@rule("LEAD-014", "LEAD-031")
@pytest.mark.parametrize(
    ("fields", "leaders", "hand"),
    [
        ({"age": 0, "turn": 0, "phase": "draft"}, 0, 4),
        ({"age": 0, "turn": 2, "phase": "draft"}, 2, 2),
        ({"age": 1, "turn": -1, "phase": "recruitment"}, 4, 0),
        ({"age": 3, "turn": -1, "phase": "recruitment"}, 2, 0),
        ({"age": 1, "turn": 0}, 3, 7),
        ({"age": 2, "turn": 4}, 2, 3),
        ({"age": 3, "turn": 0}, 0, 7),
    ],
)
def test_leaders_are_used_from_age_to_age(fields: dict[str, Any], leaders: int, hand: int) -> None:
    state = filled(4, options={"expansions": ["leaders"]}, **fields)
    check_pieces(state)
    for city in state.snapshot()["cities"]:
        assert (len(city["held_leaders"]), len(city["hand"])) == (leaders, hand)
    assert state.to_act() == (0, 1, 2, 3)
    turn(state)


def test_leaders_in_play_are_not_drawn() -> None:
    recruited = [{"leader": "hannibal", "age": 1}, {"leader": "caesar", "age": 1}]
    cities = [{"coins": 6, "leaders": recruited}, {"coins": 6}, {"coins": 6}]
    state = filled(options={"expansions": ["leaders"]}, cities=cities)
    check_pieces(state)
    assert [len(city["held_leaders"]) for city in state.snapshot()["cities"]] == [2, 3, 3]


@rule("EDIF-014", "EDIF-015")
def test_edifices_have_the_pawns_that_nobody_has() -> None:
    cities = [{"coins": 3, "pawns": [1, 1, 0]}, {"coins": 3, "pawns": [1, 0, 0]}, {"coins": 3}]
    edifices = filled(age=2, options={"expansions": ["edifice"]}, cities=cities).snapshot()["edifices"]
    assert [(one["pawns"], one["state"]) for one in edifices] == [(0, "built"), (1, "project"), (2, "project")]
    later = filled(age=3, options={"expansions": ["edifice"]}, cities=cities).snapshot()["edifices"]
    assert [(one["pawns"], one["state"]) for one in later] == [(0, "built"), (1, "failed"), (2, "project")]


@pytest.mark.parametrize("players", [2, 3])
def test_boards_can_be_dealt_to_choose_from(players: int) -> None:
    state = filled(players, age=0, phase="boards", options={"wonders": "dealt", "sides": "choose"})
    assert [len(legal(state, seat)) for seat in range(players)] == [4] * players
    check_pieces(state)
    while state.age == 0:
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[0])


def test_boards_are_those_of_the_options() -> None:
    named = {"wonders": ["babylon", "rhodes", "giza"], "sides": "night"}
    cities = filled(options=named).snapshot()["cities"]
    assert [(city["board"], city["side"]) for city in cities] == [(name, "night") for name in named["wonders"]]
    assert error(turn=1, cities=[CITY | {"stages": ["?"]}, CITY, CITY]) == (
        "cities[0].board",
        "a board is needed, but not in the phase 'boards'",
    )


@pytest.mark.parametrize(
    ("fields", "hands"),
    [
        ({"step": "effects"}, 1),
        ({"step": "conflicts"}, 0),
    ],
)
def test_the_moment_after_the_last_turn(fields: dict[str, Any], hands: int) -> None:
    state = filled(age=2, turn=5, phase="choice", **fields)
    assert (state.age, state.turn, len(state.pile)) == (3, 0, 3 * hands)


@pytest.mark.parametrize(
    ("order", "step", "pending"),
    [
        ("before_discard", "revivals", [{"choice": "last_card", "city": 0}]),
        ("after_discard", "late_cards", []),
        ("after_discard", "losses", [{"choice": "last_card", "city": 0}]),
    ],
)
@given(seed=seeds)
def test_babylon_still_holds_its_last_card(seed: int, order: str, step: str, pending: list[Any]) -> None:
    babylon = {"coins": 9, "board": "babylon", "side": "night", "stages": ["?", "?"]}
    fields = {"turn": 5, "phase": "choice", "step": step, "pending": pending}
    state = filled(3, seed, age=2, options={"last_card": order}, cities=[babylon, CITY, CITY], **fields)
    assert pending_choice(state) == ("last_card", 0) or (state.age == 3 and not pending)


def test_somebody_who_has_to_choose_has_a_choice() -> None:
    """Of the leaders in hand at least one can be paid."""
    pending = [{"choice": "extra_recruit", "city": 0}]
    roma = [{"coins": 1, "board": "roma", "side": "night"}, {"coins": 6}, {"coins": 6}]
    for seed in range(20):
        options = {"expansions": ["leaders"]}
        state = filled(
            3, seed, age=2, turn=2, phase="choice", step="revivals", pending=pending, cities=roma, options=options
        )
        assert len(legal(state)) > 1


def test_contradictions_name_the_field() -> None:
    twice = [CITY | {"cards": ["baths"]}, CITY | {"cards": ["baths"]}, CITY]
    assert error(turn=1, cities=twice) == ("cities[1].cards[0]", "baths is there 2 times, of 1 in the game")
    cards = [name for name in filled().snapshot()["decks"]["2"] if not name.endswith(("_1", "_2"))]
    full = [CITY | {"cards": cards[:5]}, CITY | {"cards": cards[5:10]}, CITY | {"cards": cards[10:15]}]
    assert error(age=2, turn=0, cities=full) == ("cities[0].hand[6]", "no card of Age 2 is left to fill it")
    assert error(decks={"2": ["?"] * 22})[0] == "decks.2[21]"
    assert error(decks={"2": ["?"] * 20})[0] == "decks.2"
    assert error(cities=[CITY])[0] == "cities"
    assert error(phase="tea")[0] == "phase"
    assert error(options={"expansions": ["armada"]})[0] == "options"
    assert error(turn=6)[0] == "turn"
    pending = [{"choice": "revival", "city": 0}]
    assert error(phase="choice", pending=pending) == ("pending[0]", "there is nothing to choose")


def test_without_fill_nothing_is_drawn() -> None:
    with pytest.raises(SnapshotError) as caught:
        SEVEN.restore(sketch())
    assert caught.value.field == "cities[0].board"
    unknown = filled().snapshot()
    unknown["cities"][0]["hand"][0] = "?"
    with pytest.raises(SnapshotError, match=r"cities\[0\].hand\[0\].*no card or leader '\?'"):
        SEVEN.restore(unknown)
