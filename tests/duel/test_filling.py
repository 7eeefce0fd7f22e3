"""Positions of Duel in a few lines: what they leave out is drawn (docs/snapshots.md)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.contract import SnapshotError
from mirabilia.games.duel.lookup import CATALOGUE, TOKEN_IDS, WONDER_IDS
from mirabilia.games.duel.state import State
from tests.duel.scenario import DUEL, legal, new_game, play, random_game
from tests.rules import rule

seeds = st.integers(0, 2**53 - 1)


def sketch(**fields: Any) -> dict[str, Any]:
    return {
        "game": "duel", "version": 1, "age": 1, "active": 0, "choice": "turn", "cities": [{"coins": 7}, {"coins": 7}],
    } | fields  # fmt: skip


def filled(seed: int = 7, **fields: Any) -> State:
    state = DUEL.restore(sketch(**fields), fill=seed)
    assert isinstance(state, State)
    return state


def error(**fields: Any) -> tuple[str, str]:
    with pytest.raises(SnapshotError) as caught:
        filled(**fields)
    return caught.value.field, caught.value.reason


def check_pieces(state: State) -> None:
    """The decks and the layout have the right cards, and everything is in one place."""
    position = state.snapshot()
    cards = [card for city in position["cities"] for card in city["cards"]]
    cards += [card for city in position["cities"] for card in city["wonders"].values() if card]
    cards += position["discard"] + [card for card in position["layout"] if card]
    cards += [card for deck in position["decks"].values() for card in deck]
    assert max(Counter(cards).values()) == 1
    for deck in position["decks"]:
        assert Counter(card.deck for card in CATALOGUE.cards if card.id in position["decks"][deck]) == (
            {"age_3": 17, "guild": 3} if deck == "3" else {f"age_{deck}": 20}
        )
    tokens = position["progress"]["board"] + position["progress"]["box"]
    tokens += [token for city in position["cities"] for token in city["progress"]]
    assert sorted(tokens) == sorted(TOKEN_IDS)
    owned = [wonder for city in position["cities"] for wonder in city["wonders"]]
    assert len(set(owned)) == len(owned)


@rule("DUEL-035", "DUEL-036", "DUEL-037")
@given(seed=seeds, age=st.sampled_from([1, 2, 3]))
def test_an_age_begins_with_all_its_cards(seed: int, age: int) -> None:
    state = filled(seed, age=age)
    check_pieces(state)
    layout = state.snapshot()["layout"]
    expected = {"age_3": 17, "guild": 3} if age == 3 else {f"age_{age}": 20}
    assert Counter(card.deck for card in CATALOGUE.cards if card.id in layout) == expected
    assert [len(city["wonders"]) for city in state.snapshot()["cities"]] == [4, 4]
    assert len(state.snapshot()["progress"]["board"]) == 5
    assert state.snapshot()["conflict"]["tokens"] == [[2, 5], [2, 5]]


@given(seed=seeds)
def test_as_many_cards_are_gone_as_have_been_used(seed: int) -> None:
    cities = [
        {"coins": 7, "cards": ["walls", "baths", "forum"], "wonders": {"pyramids": "?"}},
        {"coins": 0, "wonders": {"colossus": "temple", "sphinx": None}},
    ]
    state = filled(seed, age=2, discard=["aqueduct"], cities=cities)
    check_pieces(state)
    assert sum(card is None for card in state.snapshot()["layout"]) == 4
    one, two = state.snapshot()["cities"]
    assert len(one["wonders"]) == len(two["wonders"]) == 4
    age = next(card.age for card in CATALOGUE.cards if card.id == one["wonders"]["pyramids"])
    assert age == 1 or sum(card is None for card in state.snapshot()["layout"]) == 4
    assert (two["wonders"]["colossus"], two["wonders"]["sphinx"]) == ("temple", None)


@given(seed=seeds, moves=st.integers(8, 67))
def test_face_down_cards_can_be_unknown(seed: int, moves: int) -> None:
    for _number, state in zip(range(moves), random_game(seed % 1000), strict=False):
        position = state.snapshot()
    for card in state.view(None).layout:
        if card.face == "down":
            position["layout"][card.slot] = "?"
    again = DUEL.restore(position, fill=seed)
    assert isinstance(again, State)
    check_pieces(again)
    views = [msgspec.to_builtins(one.view(0)) for one in (state, again)]
    for view in views:
        for entry in view["layout"]:
            del entry["back"]  # an unknown card of Age III can be a Guild
    assert views[0] == views[1]
    in_play = [card for card in CATALOGUE.cards if card.deck == "guild" and again.places[CATALOGUE.cards.index(card)]]
    assert len(in_play) <= 3


def test_guilds_lie_among_the_unknown_cards_of_age_iii() -> None:
    numbers = Counter[int]()
    for seed in range(200):
        layout = filled(seed, age=3).snapshot()["layout"]
        numbers[sum(card.deck == "guild" for card in CATALOGUE.cards if card.id in layout[:10])] += 1
    assert set(numbers) == {0, 1, 2, 3}
    guilds = ["merchants_guild", "shipowners_guild"]
    state = filled(age=3, cities=[{"coins": 0, "cards": guilds}, {"coins": 0}])
    layout = state.snapshot()["layout"]
    assert (layout.count(None), sum(card.endswith("_guild") for card in layout if card)) == (2, 1)


def test_the_card_being_played_came_from_its_slot() -> None:
    """Slot 13 lies under two others, and the card from there has just been built for a pair of symbols."""
    for seed in range(20):
        state = filled(
            seed,
            age=2,
            choice="progress",
            playing={"slot": 13, "card": "library"},
            cities=[{"coins": 0, "cards": ["scriptorium", "library", "walls"]}, {"coins": 0, "cards": ["forum"]}],
        )
        layout = state.snapshot()["layout"]
        assert layout[13] is None
        assert layout.count(None) >= 3
        play(state, min(legal(state)))
        assert state.snapshot()["choice"] == "turn"


def test_wonders_of_a_first_game_are_those_of_the_rule_book() -> None:
    state = filled(options={"wonders": "beginner"})
    fresh = new_game(wonders="beginner").snapshot()["cities"]
    assert [set(city["wonders"]) for city in state.snapshot()["cities"]] == [set(city["wonders"]) for city in fresh]


@pytest.mark.parametrize("drafted", [0, 3, 4, 5])
def test_the_draft_goes_on_with_the_wonders_left(drafted: int) -> None:
    picks = [0, 1, 1, 0, 1, 0, 0, 1]
    owned: list[dict[str, None]] = [{}, {}]
    for seat, name in zip(picks[:drafted], WONDER_IDS, strict=False):
        owned[seat][name] = None
    cities = [{"coins": 7, "wonders": own} for own in owned]
    state = filled(age=0, choice="draft", active=picks[drafted], cities=cities)
    check_pieces(state)
    assert len(legal(state)) == 4 - drafted % 4
    while state.snapshot()["choice"] == "draft":
        play(state, min(legal(state)))
    assert state.snapshot()["age"] == 1


def test_tokens_that_are_owned_are_not_on_the_board() -> None:
    cities = [{"coins": 0, "progress": ["law", "masonry"]}, {"coins": 0, "progress": ["economy"]}]
    assert len(filled(cities=cities).snapshot()["progress"]["board"]) == 2
    cities[1]["wonders"] = {"great_library": "baths"}
    assert len(filled(age=2, cities=cities).snapshot()["progress"]["board"]) == 3
    given = filled(progress={"board": ["law", "economy"]}).snapshot()["progress"]
    assert (given["board"], len(given["box"])) == (["economy", "law"], 8)


@pytest.mark.parametrize(("pawn", "tokens"), [(0, [[2, 5], [2, 5]]), (3, [[2, 5], [5]]), (-6, [[], [2, 5]])])
def test_military_tokens_lie_where_the_pawn_has_not_been(pawn: int, tokens: list[list[int]]) -> None:
    assert filled(conflict={"pawn": pawn}).snapshot()["conflict"]["tokens"] == tokens


@given(seed=seeds)
def test_something_lies_in_the_discard_pile_for_the_mausoleum(seed: int) -> None:
    """The layout is left out, too, so its gaps have to fit."""
    wonders = {"mausoleum": "tavern"}
    cities = [{"coins": 7, "wonders": wonders}, {"coins": 7}]
    state = filled(seed, cities=cities, choice="revive", playing={"slot": 14, "card": "tavern"})
    check_pieces(state)
    assert len(state.snapshot()["discard"]) == 1
    assert legal(state)


def test_contradictions_name_the_field() -> None:
    twice = [{"coins": 0, "cards": ["baths"]}, {"coins": 0, "cards": ["baths"]}]
    assert error(cities=twice) == ("cities[1].cards[0]", "baths is in cities[0].cards[0] already")
    early = [{"coins": 0, "cards": ["palace"]}, {"coins": 0}]
    assert error(cities=early) == ("cities[0].cards[0]", "palace belongs to a later Age")
    first = [card.id for card in CATALOGUE.cards if card.deck == "age_1"]
    full = [{"coins": 0, "cards": first[:10]}, {"coins": 0, "cards": first[10:20]}]
    assert error(cities=full, layout=["?"] * 20) == ("layout[0]", "no card of Age 1 is left to fill it")
    assert error(age=0, choice="draft", cities=[{"coins": 0, "wonders": {"sphinx": "?"}}, {"coins": 0}])[0] == (
        "cities[0].wonders.sphinx"
    )
    assert error(decks={"2": ["?"] * 3}) == ("decks.2", "20 cards of Age 2 are needed, 0 of them Guilds")
    assert error(cities=[{"coins": 0}])[0] == "cities"
    assert error(layout=7)[0] == "layout"
    assert error(choice="revive")[0] == "playing"


def test_without_fill_nothing_is_drawn() -> None:
    with pytest.raises(SnapshotError, match="missing required field `progress`"):
        DUEL.restore(sketch())
    unknown = filled().snapshot()
    unknown["layout"][0] = "?"
    with pytest.raises(SnapshotError, match=r"layout\[0\].*no card '\?'"):
        DUEL.restore(unknown)
