"""The guilds of Cities (CITY-112 to CITY-115)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.scenario import choose, city, coins, events, pending_choice, scores, table, turn, ways

BOTH = pytest.mark.parametrize("edition", [1, 2])
GUILDS = {
    "counterfeiters_guild": "foundry ore_vein glassworks_1 loom_1",
    "guild_of_shadows": "quarry lumber_yard press_1",
    "mourners_guild": "brickyard lumber_yard glassworks_1 loom_1",
}
BOARDS = {"counterfeiters_guild": "giza", "guild_of_shadows": "rhodes", "mourners_guild": "giza"}


def guild(
    name: str, edition: Edition, without: str = "", players: int = 3, others: dict[int, Any] | None = None
) -> State:
    """Seat 0 holds the guild and makes what it costs, apart from one card."""
    cards = " ".join(card for card in GUILDS[name].split() if card != without)
    there = {0: city(cards, board=BOARDS[name], coins=0)} | (others or {})
    options = {"expansions": ["cities"], "edition": edition}
    return table(players, age=3, options=options, hands={0: name}, cities=there)


def check_cost(name: str, edition: Edition) -> None:
    assert ways(guild(name, edition), 0, f"build {name}") == {(0, 0, 0)}
    for card in GUILDS[name].split():
        assert not ways(guild(name, edition, without=card), 0, f"build {name}"), card


@rule("CITY-112")
@BOTH
def test_counterfeiters_guild(edition: Edition) -> None:
    check_cost("counterfeiters_guild", edition)
    state = guild("counterfeiters_guild", edition, players=4)
    facts = turn(state, {0: "build counterfeiters_guild"})
    assert scores(state)["purple"] == 5
    assert [(fact["seat"], fact["coins"]) for fact in events(facts, "must_lose")] == [(1, 3), (2, 3), (3, 3)]
    for words in ("pay 3 debt 0", "pay 1 debt 2", "pay 0 debt 3"):
        choose(state, words)
    assert pending_choice(state) is None
    assert coins(state) == [0, 3, 5, 6]
    assert [own["debt"] for own in state.snapshot()["cities"]] == [0, 0, 2, 3]


@rule("CITY-113")
@BOTH
def test_guild_of_shadows_counts_the_black_cards_of_both_neighbours(edition: Edition) -> None:
    check_cost("guild_of_shadows", edition)
    others = {1: city("militia residence baths"), 2: city("contingent capitol lair"), 3: city("hideout")}
    state = guild("guild_of_shadows", edition, players=4, others=others)
    turn(state, {0: "build guild_of_shadows"})
    assert scores(state)["purple"] == 2 + 1
    own_black = table(age=3, options={"expansions": ["cities"]}, cities={0: city("guild_of_shadows militia lair")})
    assert scores(own_black)["purple"] == 0


@rule("CITY-114", "CITY-115")
@BOTH
def test_mourners_guild_counts_the_victory_tokens_of_both_neighbours(edition: Edition) -> None:
    """Tokens of 1, 3 and 5 points count 1 each; defeats, own tokens and those of others do not."""
    check_cost("mourners_guild", edition)
    others = {
        1: city(victories=[1, 1, 1], defeats=2),
        2: city(victories=[2, 2, 2]),
        3: city(victories=[0, 0, 2]),
    }
    state = guild("mourners_guild", edition, players=4, others=others)
    turn(state, {0: "build mourners_guild"})
    assert scores(state)["purple"] == 3 + 2
    own_tokens = city("mourners_guild", victories=[2, 2, 0])
    assert scores(table(age=3, options={"expansions": ["cities"]}, cities={0: own_tokens}))["purple"] == 0


@rule("CITY-115")
@pytest.mark.parametrize("tokens", [[2, 0, 0], [0, 2, 0], [0, 0, 2], [1, 0, 1]])
def test_the_value_of_the_tokens_does_not_matter(tokens: list[int]) -> None:
    there = {0: city("mourners_guild"), 2: city(victories=tokens)}
    assert scores(table(age=3, options={"expansions": ["cities"]}, cities=there))["purple"] == 2
