"""Cities for two and for eight players (CITY-134 to CITY-142)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from mirabilia.games.seven.teams.view import TeamsOwn
from tests.rules import rule
from tests.seven.printed import EDITIONS
from tests.seven.scenario import (
    choose,
    city,
    coins,
    events,
    free_city,
    legal,
    new_game,
    partner,
    pending_choice,
    table,
    turn,
)

BOTH = pytest.mark.parametrize("edition", [1, 2])
BLACK = {age: {card.id for card in EDITIONS[2].black if card.age == age} for age in (1, 2, 3)}
FREE_CITY = 2


def two(edition: Edition = 2, **fields: Any) -> State:
    return table(2, options={"expansions": ["cities"], "edition": edition}, **fields)


def fresh(players: int, edition: Edition, **options: Any) -> State:
    return new_game(players, 3, edition=edition, expansions=["cities"], sides="day", **options)


def decks(state: State) -> dict[int, list[str]]:
    """The cards of each Age at the start of a game."""
    parts = state.snapshot()
    dealt = [name for own in parts["cities"] for name in own["hand"]] + parts["stock"]
    return {1: dealt, 2: parts["decks"]["2"], 3: parts["decks"]["3"]}


def is_guild(name: str) -> bool:
    return name.endswith("_guild") or name == "guild_of_shadows"


def debts(state: State) -> list[int]:
    return [own["debt"] for own in state.snapshot()["cities"]]


# Two players.


@rule("CITY-134")
@BOTH
def test_the_players_act_for_the_free_city_in_turn_and_must_build_if_they_can(edition: Edition) -> None:
    """On each turn its keeper draws a card, plays one for the own city and one for the Free City."""
    state = fresh(2, edition)
    for age, first in ((1, 0), (2, 1), (3, 0)):
        for number in range(7):
            keeper = (first + number) % 2
            assert free_city(state).keeper == keeper
            assert [len(state.own(seat).hand) for seat in (keeper, 1 - keeper)] == [9 - number, 8 - number]
            play_turn(state)
        assert len(state.snapshot()["discard"]) + placed(state) == 24 * age
    result = state.result()
    assert result is not None
    assert (len(result.ranks), len(result.scores)) == (2, 2)
    can_build = two(edition, hands={0: "hideout"}, cities={FREE_CITY: city(coins=0)})
    can_build.play(0, can_build.parse("sell hideout", 0))
    assert not [words for words in legal(can_build, 0) if words.startswith("sell")]


def placed(state: State) -> int:
    """Cards in cities and under stages."""
    return sum(len(own["cards"]) + len(own["stages"]) for own in state.snapshot()["cities"])


def play_turn(state: State) -> None:
    """One turn and all that follows from it; the first move found, a sale where there is one."""
    turn(state)
    while pending_choice(state):
        (seat,) = state.to_act()
        state.play(seat, state.legal(seat)[0])


@rule("CITY-135")
@BOTH
@pytest.mark.parametrize(("number", "keeper"), [(0, 0), (1, 1), (2, 0)])
def test_who_acts_for_the_free_city_decides_how_it_pays(number: int, keeper: int, edition: Edition) -> None:
    there = {FREE_CITY: city(coins=4), 1 - keeper: city(coins=5), keeper: city(coins=5)}
    state = two(edition, turn=number, hands={0: "hideout"}, cities=there, drawn="altar")
    turn(state, {0: "build hideout", FREE_CITY: "build altar"})
    assert pending_choice(state) == ("coin_loss", 1)
    choose(state, "pay 1 debt 0")
    assert pending_choice(state) == ("coin_loss", FREE_CITY)
    assert state.to_act() == (keeper,)
    assert legal(state, keeper) == ["pay 1 debt 0", "pay 0 debt 1"]
    choose(state, "pay 0 debt 1")
    assert coins(state) == [5, 5 + 3 - 1, 4]
    assert debts(state) == [0, 0, 1]


@rule("CITY-136")
@BOTH
def test_a_loss_card_of_the_free_city_hits_both_players(edition: Edition) -> None:
    state = two(edition, hands={0: "hideout"}, cities={FREE_CITY: city(coins=4)})
    sold = state.own(0).hand[1]
    facts = turn(state, {0: f"sell {sold}", FREE_CITY: "build hideout"})
    assert [(fact["seat"], fact["coins"]) for fact in events(facts, "must_lose")] == [(0, 1), (1, 1)]
    choose(state, "pay 1 debt 0")
    choose(state, "pay 0 debt 1")
    assert coins(state) == [3 + 3 - 1, 3 + 3, 4]
    assert debts(state) == [0, 1, 0]


@rule("CITY-137")
@BOTH
def test_with_diplomacy_of_the_free_city_the_players_fight_once(edition: Edition) -> None:
    there = {0: city("militia"), FREE_CITY: city("clay_pool barracks")}
    state = two(edition, turn=6, hands={0: "residence altar"}, cities=there)
    facts = turn(state, {0: "sell altar", FREE_CITY: "build residence"})
    assert [fact["seat"] for fact in events(facts, "diplomacy_used")] == [FREE_CITY]
    assert [(fact["seat"], fact["other_seat"], fact["tokens"]) for fact in events(facts, "victory")] == [(0, 1, 1)]
    tokens = [(own["victories"], own["defeats"]) for own in state.snapshot()["cities"]]
    assert tokens == [([1, 0, 0], 0), ([0, 0, 0], 1), ([0, 0, 0], 0)]


@rule("CITY-138")
@BOTH
def test_two_players_are_set_up_as_three_cities(edition: Edition) -> None:
    state = fresh(2, edition)
    dealt = decks(state)
    assert [len(deck) for deck in dealt.values()] == [24, 24, 24]
    assert [len(BLACK[age] & set(deck)) for age, deck in dealt.items()] == [3, 3, 3]
    assert sum(is_guild(name) for name in dealt[3]) == 5
    view = state.view(0)
    assert (len(state.own(0).hand), len(state.own(1).hand), free_city(state).pile) == (8 + 1, 8, 8 - 1)
    assert view.turns == 7
    assert len(view.cities) == 3


# Eight players.


@rule("CITY-139", "CITY-142")
@BOTH
def test_eight_players_share_the_decks_of_seven(edition: Edition) -> None:
    dealt = decks(fresh(8, edition))
    for age, deck in dealt.items():
        copies = Counter(deck)
        assert len(BLACK[age] & set(deck)) == 7
        for card in EDITIONS[edition].cards:
            if card.age == age:
                assert copies[card.id] == len(card.players)
    plain = {
        age: [name for name in deck if name not in BLACK[age] and not is_guild(name)] for age, deck in dealt.items()
    }
    assert [len(deck) for deck in plain.values()] == [49, 49, 40]
    assert sum(is_guild(name) for name in dealt[3]) == 9
    assert [len(deck) for deck in dealt.values()] == [56, 56, 56]


@rule("CITY-140", "CITY-142")
@BOTH
def test_eight_players_hold_seven_cards_and_play_six_of_them(edition: Edition) -> None:
    state = fresh(8, edition)
    for age in (1, 2, 3):
        for number in range(6):
            assert [len(state.own(seat).hand) for seat in range(8)] == [7 - number] * 8
            assert (state.view(0).age, state.view(0).turns) == (age, 6)
            turn(state)
        assert state.view(None).discard.number == 8 * 7 * age
    assert state.result() is not None
    assert coins(state) == [3 + 18 * 3] * 8


@rule("CITY-141")
@BOTH
def test_eight_players_can_play_in_teams_or_not(edition: Edition) -> None:
    teams = fresh(8, edition, teams=True)
    assert [partner(teams, seat).seat for seat in range(8)] == [1, 0, 3, 2, 5, 4, 7, 6]
    assert TeamsOwn.of(fresh(8, edition).own(0)).partner is None
