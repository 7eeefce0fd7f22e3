"""Setting up a game with Cities: boards, decks, hands, tokens (CITY-002 to CITY-017)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mirabilia.games.seven.cities.view import CitiesCity
from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.printed import EDITIONS
from tests.seven.scenario import as_json, city, events_seen, new_game, partner, table, turn

BLACK = {age: {card.id for card in EDITIONS[2].black if card.age == age} for age in (1, 2, 3)}
CITY_GUILDS = {"counterfeiters_guild", "guild_of_shadows", "mourners_guild"}
BOTH = pytest.mark.parametrize("edition", [1, 2])


def fresh(players: int, seed: int = 0, edition: Edition = 2, **options: Any) -> State:
    """A game with Cities on its first turn, day sides up."""
    return new_game(players, seed, edition=edition, **({"expansions": ["cities"], "sides": "day"} | options))


def decks(state: State) -> dict[int, list[str]]:
    """The cards of each Age at the start of a game, the pile of the Free City and the card drawn included."""
    parts = state.snapshot()
    dealt = [name for own in parts["cities"] for name in own["hand"]] + parts["stock"]
    return {1: dealt, 2: parts["decks"]["2"], 3: parts["decks"]["3"]}


def guilds(state: State) -> set[str]:
    return {name for name in decks(state)[3] if name.endswith("_guild") or name == "guild_of_shadows"}


def boards(state: State) -> set[str]:
    return {own["board"] for own in state.snapshot()["cities"]}


@rule("CITY-002")
@BOTH
def test_eight_players_and_teams_need_cities(edition: Edition) -> None:
    assert len(fresh(8, edition=edition).snapshot()["cities"]) == 8
    assert partner(fresh(4, edition=edition, teams=True), 0).seat == 1
    with pytest.raises(ValueError, match="8 players need the expansion Cities"):
        new_game(8, edition=edition, expansions=["leaders"])
    with pytest.raises(ValueError, match="teams need the expansion Cities"):
        new_game(4, edition=edition, teams=True)
    with pytest.raises(ValueError, match="9"):
        fresh(9, edition=edition)


@rule("CITY-003")
@BOTH
def test_petra_and_byzantium_join_the_seven_boards(edition: Edition) -> None:
    dealt = [boards(fresh(7, seed, edition)) for seed in range(20)]
    old = boards(new_game(7, edition=edition, sides="day"))
    assert len(old) == 7
    assert set().union(*dealt) == old | {"petra", "byzantium"}
    assert {"petra", "byzantium"} <= boards(fresh(3, edition=edition, wonders=["petra", "byzantium", "giza"]))
    for seed in range(20):
        assert boards(new_game(7, seed, edition=edition, sides="day")) == old


@rule("CITY-004")
@BOTH
def test_black_cards_are_a_category_of_their_own_and_change_from_game_to_game(edition: Edition) -> None:
    state = table(options={"expansions": ["cities"], "edition": edition}, cities={0: city("hideout baths")})
    cards = state.view(None).cities[0].cards
    assert {colour: names for colour, names in cards.items() if names} == {"black": ("hideout",), "blue": ("baths",)}
    for age in (1, 2, 3):
        drawn = [frozenset(BLACK[age] & set(decks(fresh(3, seed, edition))[age])) for seed in range(30)]
        assert len(set(drawn)) > 5
        assert frozenset().union(*drawn) == BLACK[age]


@rule("CITY-005")
@BOTH
def test_new_guilds_and_leaders_join_the_old_ones(edition: Edition) -> None:
    mixed = [guilds(fresh(3, seed, edition)) for seed in range(30)]
    assert set().union(*mixed) == CITY_GUILDS | {one.id for one in EDITIONS[edition].guilds if one.expansion is None}
    assert not CITY_GUILDS & set().union(*(guilds(new_game(3, s, edition=edition, sides="day")) for s in range(30)))
    dealt_leaders: set[str] = set()
    for seed in range(20):
        parts = fresh(7, seed, edition, expansions=["leaders", "cities"], leader_decks=["cities"]).snapshot()
        dealt_leaders |= {name for own in parts["cities"] for name in own["hand"]}
    assert {"aspasia", "caligula", "darius", "diocletian", "maecenas", "nero"} <= dealt_leaders
    with pytest.raises(ValueError, match="need the expansion Cities"):
        new_game(3, edition=edition, expansions=["leaders"], leader_decks=["cities"])


@rule("CITY-007")
def test_the_small_mask_at_the_bottom_of_all_cards_is_no_mask_symbol() -> None:
    with_masks = set()
    options = {"expansions": ["leaders", "cities"], "leader_decks": ["cities", "cities_2012"]}
    for name in (*BLACK[1], *BLACK[2], *BLACK[3], *CITY_GUILDS):
        state = table(age=3, options=options, cities={0: city(name), 1: city("workshop")})
        if CitiesCity.of(state.view(None).cities[0]).masks:
            with_masks.add(name)
    assert with_masks == {"pigeon_loft", "spy_ring", "torture_chamber"}
    for leader in ("aspasia", "berenice", "caligula", "darius", "diocletian", "semiramis"):
        state = table(age=3, options=options, cities={0: city(leaders=leader), 1: city("workshop")})
        assert CitiesCity.of(state.view(None).cities[0]).masks == 0
        assert state.view(None).cities[0].scores["green"] == 0


@rule("CITY-009")
def test_more_than_three_diplomacy_tokens_and_all_debt_tokens_can_be_taken() -> None:
    diplomats = {0: city(diplomacy=3, board="byzantium"), 1: city("clay_pool"), 2: city(debt=47, coins=1)}
    state = table(options={"expansions": ["cities"]}, hands={1: "residence", 0: "hideout"}, cities=diplomats)
    turn(state, {0: "build hideout", 1: "build residence", 2: f"sell {state.own(2).hand[0]}"})
    while state.view(None).phase == "choice":
        (seat,) = state.to_act()
        state.play(seat, state.parse("pay 0 debt 1", seat))
    assert [own["diplomacy"] for own in state.snapshot()["cities"]] == [3, 1, 0]
    assert [own["debt"] for own in state.snapshot()["cities"]] == [0, 1, 48]


@rule("CITY-010", "CITY-017")
@BOTH
@pytest.mark.parametrize(("players", "size"), [(3, 24), (4, 32), (5, 40), (6, 48), (7, 56)])
def test_as_many_black_cards_of_each_age_as_players(edition: Edition, players: int, size: int) -> None:
    state = fresh(players, seed=players, edition=edition)
    for age, deck in decks(state).items():
        assert len(deck) == size
        assert len(BLACK[age] & set(deck)) == players
        assert not (BLACK[1] | BLACK[2] | BLACK[3]) - BLACK[age] & set(deck)
        black = [name for name in deck if name in BLACK[age]]
        assert len(black) == players


@rule("CITY-011")
def test_black_cards_left_over_stay_unseen_in_the_box() -> None:
    state = fresh(3, seed=4)
    used = {name for deck in decks(state).values() for name in deck}
    unused = (BLACK[1] | BLACK[2] | BLACK[3]) - used
    assert len(unused) == 27 - 9
    seen = as_json([*(state.view(seat) for seat in (None, 0, 1, 2)), events_seen(state), state.snapshot()])
    assert not [name for name in unused if f'"{name}"' in seen]
    while state.result() is None:
        turn_or_choice(state)
        seen = as_json([*(state.own(seat).hand for seat in (0, 1, 2)), state.snapshot()["discard"]])
        assert not [name for name in unused if f'"{name}"' in seen]


def turn_or_choice(state: State) -> None:
    """Make the first move there is, for whoever comes first."""
    seat = state.to_act()[0]
    state.play(seat, state.legal(seat)[0])


@rule("CITY-012")
@BOTH
@pytest.mark.parametrize("players", [3, 5, 7])
def test_the_number_of_guilds_stays(edition: Edition, players: int) -> None:
    for seed in range(5):
        assert len(guilds(fresh(players, seed, edition))) == players + 2


@rule("CITY-013")
@BOTH
def test_debt_and_diplomacy_tokens_start_in_the_middle(edition: Edition) -> None:
    for own in fresh(5, edition=edition).view(None).cities:
        assert (CitiesCity.of(own).debt, CitiesCity.of(own).diplomacy, own.coins, own.victories) == (0, 0, 3, (0, 0, 0))


@rule("CITY-014")
@BOTH
def test_decks_of_six_players(edition: Edition) -> None:
    dealt = decks(fresh(6, seed=1, edition=edition))
    for age, deck in dealt.items():
        printed = [card for card in EDITIONS[edition].cards if card.age == age]
        marked_7 = [card.id for card in printed if 7 in card.players]
        copies = Counter(deck)
        assert marked_7
        for card in printed:
            assert copies[card.id] == sum(number <= 6 for number in card.players), card.id
        assert len(BLACK[age] & set(deck)) == 6
    assert len(guilds(fresh(6, seed=1, edition=edition))) == 8
    assert [len(deck) for deck in dealt.values()] == [48, 48, 48]


@rule("CITY-015", "CITY-016")
@BOTH
def test_hands_of_eight_and_seven_cards_played_in_each_age(edition: Edition) -> None:
    state = fresh(3, edition=edition)
    for age in (1, 2, 3):
        for number in range(7):
            view = state.view(0)
            assert (view.age, view.turn, view.turns, len(state.own(0).hand)) == (age, number + 1, 7, 8 - number)
            turn(state)
        assert state.view(0).discard.number == 8 * 3 * age
    assert state.result() is not None
    assert [own["coins"] for own in state.snapshot()["cities"]] == [3 + 21 * 3] * 3


@rule("CITY-016")
def test_hands_still_go_left_in_ages_1_and_3_and_right_in_age_2() -> None:
    for age, receiver in ((1, 1), (2, 2), (3, 1)):
        state = table(age=age, options={"expansions": ["cities"]})
        rest = state.own(0).hand[1:]
        turn(state, {0: f"sell {state.own(0).hand[0]}"})
        assert state.own(receiver).hand == rest
