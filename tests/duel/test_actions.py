"""What a player can do: costs, gains, subjects, and what is out of reach."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.contract import Action, Cost, Fact, Subject
from mirabilia.core.describe import LANGUAGES, texts
from mirabilia.games.duel.state import State
from tests.duel.scenario import DUEL, city, facts, new_game, play, random_game, start_of_age, table


def acting(state: State) -> list[Action]:
    return state.actions(state.to_act()[0])


def action(state: State, text: str) -> Action:
    return next(action for action in acting(state) if action.text == text)


def test_a_turn_has_three_ways_to_use_each_accessible_card() -> None:
    state = table(accessible="baths stable", first=city(coins=0, wonders="pyramids sphinx=altar"))
    wonders = ["pyramids", "great_lighthouse", "temple_of_artemis"]
    assert [action.text for action in acting(state)] == [
        "build baths",
        "discard baths",
        "build stable",
        "discard stable",
        *(f"wonder {wonder} with {card}" for wonder in wonders for card in ("baths", "stable")),
    ]
    assert [action.text for action in acting(state) if action.legal] == ["discard baths", "discard stable"]
    assert state.actions(1) == []


def test_a_use_of_a_card_is_about_the_card() -> None:
    state = table(accessible="baths stable")
    assert {(action.subject, action.fact["card"]) for action in acting(state)} == {
        (Subject("card", "baths"), "baths"),
        (Subject("card", "stable"), "stable"),
    }


def test_choices_are_about_the_piece_that_is_chosen() -> None:
    assert {action.subject.kind for action in acting(new_game(1))} == {"wonder"}
    assert [action.subject for action in acting(start_of_age(2))] == [Subject("who", "me"), Subject("who", "opponent")]
    library = table(accessible="theater altar", box="law economy", first=city(coins=10, wonders="great_library"))
    play(library, "wonder great_library with theater")
    assert Subject("token", "law") in [action.subject for action in acting(library)]
    mausoleum = table(accessible="altar baths", discard="tavern", first=city(coins=20, wonders="mausoleum"))
    play(mausoleum, "wonder mausoleum with altar")
    assert [action.subject for action in acting(mausoleum)] == [Subject("card", "tavern")]


def test_a_cost_is_taken_apart() -> None:
    state = table(
        age=2,
        accessible="caravansery aqueduct horse_breeders",
        first=city(coins=9, cards="stable shelf_quarry press", progress="masonry"),
        second=city(cards="glassworks"),
    )
    bought = {"cost": "bought", "resource": "glass", "units": 1, "price": 3, "coins": 3}
    produced = {"cost": "produced", "resource": "papyrus", "units": 1}
    assert action(state, "build caravansery").cost == Cost(5, ({"cost": "printed", "coins": 2}, produced, bought))
    waived = {"cost": "discount", "resource": "stone", "units": 1, "price": 2, "saves": 2}
    assert action(state, "build aqueduct").cost == Cost(
        0, ({"cost": "produced", "resource": "stone", "units": 2}, waived)
    )
    chain = {"cost": "chain", "chain": "horseshoe", "card": "stable", "saves": 4}
    assert action(state, "build horse_breeders").cost == Cost(0, (chain,))


def test_a_choice_of_resources_is_part_of_a_cost() -> None:
    state = table(age=2, accessible="walls", first=city(cards="quarry caravansery"))
    assert action(state, "build walls").cost == Cost(
        0,
        (
            {"cost": "produced", "resource": "stone", "units": 1},
            {"cost": "choice", "resource": "stone", "units": 1, "price": 2, "saves": 2},
        ),
    )


def test_what_cannot_be_paid_says_what_is_missing() -> None:
    state = table(accessible="baths stable", first=city(coins=1), second=city(cards="quarry"))
    build = action(state, "build baths")
    assert build.refusal == {"refusal": "short", "needed": 3, "coins": 1, "missing": {"stone": 1}}
    assert build.cost is not None
    assert (build.cost.coins, build.cost.short) == (3, 2)


def test_actions_with_the_same_cost_share_it() -> None:
    costs = [
        action.cost for action in acting(table(accessible="baths stable")) if action.fact.get("wonder") == "pyramids"
    ]
    assert len(costs) == 2
    assert costs[0] is costs[1] is not None


def test_the_last_wonder_is_out_of_reach() -> None:
    first = city(coins=50, wonders="pyramids=altar sphinx=theater colossus=tavern piraeus=palisade")
    second = city(wonders="circus_maximus=press appian_way=glassworks great_library=quarry mausoleum")
    state = table(accessible="baths stable", active=1, first=first, second=second)
    last = action(state, "wonder mausoleum with baths")
    assert (last.refusal, last.cost) == ({"refusal": "wonders_complete", "number": 7}, None)


@pytest.mark.parametrize(("cards", "income"), [("", 2), ("tavern wood_reserve", 4)])
def test_a_discard_brings_coins(cards: str, income: int) -> None:
    state = table(accessible="baths stable", first=city(cards=cards))
    assert action(state, "discard baths").gains == ({"gain": "coins", "coins": income},)
    assert action(state, "build baths").gains == ()


def test_a_chain_brings_coins_with_urbanism() -> None:
    state = table(age=2, accessible="aqueduct walls", first=city(coins=9, cards="baths", progress="urbanism"))
    assert action(state, "build aqueduct").gains == ({"gain": "coins", "coins": 4},)
    assert action(state, "build walls").gains == ()
    assert action(table(age=2, accessible="aqueduct", first=city(cards="baths")), "build aqueduct").gains == ()


@given(seed=st.integers(0, 10_000), moves=st.integers(0, 70))
def test_what_an_action_says_comes_true(seed: int, moves: int) -> None:
    state = new_game(seed, wonders=("draft", "random", "beginner")[seed % 3])
    rng = Random(seed)
    for _ in range(moves):
        if state.to_act():
            state.play(state.to_act()[0], rng.choice(state.legal(state.to_act()[0])))
    for seat in state.to_act():
        for each in state.actions(seat):
            if each.legal:
                after = state.copy()
                after.play(seat, each.code)
                assert (each.cost.coins if each.cost else 0) == spent(facts(after.events(None)), seat)
                assert sum(gain["coins"] for gain in each.gains) == gained(facts(after.events(None)), seat)


def spent(events: list[Fact], seat: int) -> int:
    return sum(event["coins"] for event in events if event["event"] in ("paid", "traded") and event["seat"] == seat)


def gained(events: list[Fact], seat: int) -> int:
    """What a seat has gained in the ways that actions tell of."""
    sources = ("discard", "chain")
    return sum(event["coins"] for event in events if event.get("source") in sources and event["seat"] == seat)


def test_costs_and_gains_can_be_told_in_both_languages() -> None:
    phrases_by_kind: dict[str, set[str]] = {}
    for seed in range(12):
        for state in random_game(seed, wonders="random"):
            parts = [part for seat in state.to_act() for each in state.actions(seat) for part in all_parts(each)]
            for part in parts:
                kind = next(iter(part.values()))
                phrases = [texts(language).fact(DUEL, part) for language in LANGUAGES]
                assert len({*phrases}) == 2
                phrases_by_kind.setdefault(kind, set()).update(phrases)
    assert phrases_by_kind.keys() == {"printed", "produced", "bought", "choice", "discount", "chain", "coins"}


def all_parts(action: Action) -> list[Fact]:
    return [*(action.cost.parts if action.cost else ()), *action.gains]


@pytest.mark.parametrize(
    ("fact", "english", "italian"),
    [
        ({"cost": "printed", "coins": 3}, "3 on the card", "3 sulla carta"),
        (
            {"cost": "produced", "resource": "clay", "units": 2},
            "2 clay produced",
            "2 unità di Argilla dalla produzione",
        ),
        (
            {"cost": "chain", "chain": "moon", "card": "altar", "saves": 1},
            "free thanks to Altar (saves 1 coin)",
            "gratis grazie all'Altare (risparmi 1 moneta)",
        ),
        (
            {"cost": "choice", "resource": "glass", "units": 1, "price": 2, "saves": 2},
            "1 glass produced by choice",
            "1 Vetro dalla produzione a scelta",
        ),
        ({"gain": "coins", "coins": 1}, "+1 coin", "+1 moneta"),
        ({"gain": "coins", "coins": 4}, "+4 coins", "+4 monete"),
    ],
)
def test_parts_in_words(fact: Fact, english: str, italian: str) -> None:
    assert [texts(language).fact(DUEL, fact) for language in LANGUAGES] == [english, italian]
