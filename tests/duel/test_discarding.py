"""Discarding for coins, and the discard pile (DUEL-103 to DUEL-107)."""

from __future__ import annotations

import pytest

from tests.duel.scenario import city, coins, legal, of_kind, own, play, start_of_age, table
from tests.rules import rule


@rule("DUEL-103")
@pytest.mark.parametrize(
    ("cards", "income"),
    [
        ("", 2),
        ("baths quarry press scriptorium stable", 2),
        ("tavern", 3),
        ("tavern stone_reserve baths", 4),
        ("tavern stone_reserve clay_reserve wood_reserve", 6),
    ],
)
def test_discarding_pays_2_and_1_for_each_own_yellow_card(cards: str, income: int) -> None:
    state = table(
        age=2,
        accessible="walls aqueduct temple",
        first=city(coins=1, cards=cards),
        second=city(cards="forum brewery"),
    )
    assert own(state, 0).discard_income == income
    events = play(state, "discard walls")
    assert of_kind(events, "gained") == [{"event": "gained", "seat": 0, "coins": income, "source": "discard"}]
    assert (coins(state, 0), coins(state, 1)) == (1 + income, 7)


@rule("DUEL-104")
@pytest.mark.parametrize(("cards", "income"), [("", 2), ("stone_reserve", 3)])
def test_discarded_yellow_card_does_not_count_for_itself(cards: str, income: int) -> None:
    state = table(accessible="tavern altar", first=city(coins=0, cards=cards))
    play(state, "discard tavern")
    assert coins(state, 0) == income


@rule("DUEL-105")
def test_both_players_may_look_through_the_pile_at_any_time() -> None:
    state = table(accessible="altar baths theater")
    for move, pile in (
        ("discard altar", {"altar"}),
        ("discard baths", {"altar", "baths"}),
        ("build theater", {"altar", "baths"}),
    ):
        play(state, move)
        for viewer in (0, 1, None):
            assert {*state.view(viewer).discard} == pile


@rule("DUEL-106")
def test_pile_holds_discarded_and_destroyed_cards_but_none_under_wonders() -> None:
    state = table(
        accessible="altar baths theater tavern",
        first=city(coins=50, wonders="statue_of_zeus mausoleum"),
        second=city(cards="quarry"),
    )
    play(state, "discard altar", "build theater", "wonder statue_of_zeus with baths", "destroy quarry")
    assert {*state.view(None).discard} == {"altar", "quarry"}


@rule("DUEL-106")
def test_mausoleum_finds_what_is_in_the_pile_and_nothing_else() -> None:
    state = table(
        accessible="altar baths theater tavern",
        first=city(coins=50, wonders="pyramids=stable mausoleum"),
        second=city(cards="quarry", wonders="colossus=palisade"),
        discard="press",
    )
    play(state, "discard altar", "discard theater", "wonder mausoleum with baths")
    assert legal(state) == {"revive altar", "revive theater", "revive press"}
    play(state, "revive press")
    assert {*state.view(None).discard} == {"altar", "theater"}


@rule("DUEL-106")
@pytest.mark.parametrize("seed", range(3))
def test_pile_never_holds_cards_taken_out_at_set_up(seed: int) -> None:
    first, second = (start_of_age(age, seed).snapshot() for age in (1, 2))
    assert {*second["discard"]} == {*first["layout"]}


@rule("DUEL-107")
def test_example_aqueduct_discarded_for_4_coins() -> None:
    state = table(age=2, accessible="aqueduct", first=city(coins=7, cards="tavern clay_reserve"))
    play(state, "discard aqueduct")
    assert coins(state, 0) == 11
