"""The variant for two players with a Free City (docs/rules/base.md, 2-player variant)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mirabilia.games.seven import lookup
from mirabilia.games.seven.cities.view import CitiesCity
from mirabilia.games.seven.free_city.view import FreeCityView
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.scenario import (
    as_json,
    choice_of,
    choose,
    city,
    coins,
    commit,
    events,
    events_seen,
    free_city,
    legal,
    new_game,
    pending_choice,
    scores,
    table,
    turn,
    ways,
)

EDITIONS = pytest.mark.parametrize("edition", [1, 2])
FREE = 2
"""The Free City, between the two players: its left neighbour is seat 0, its right one seat 1."""


def duo(edition: int = 1, expansions: str = "", **fields: Any) -> State:
    """A table for two in the middle of the game."""
    return table(2, options={"edition": edition, "expansions": expansions.split()}, **fields)


def last(edition: int = 1, age: int = 1, keeper: str = "", other: str = "", **fields: Any) -> State:
    """The last turn of an Age. The hands have 2 cards, `keeper` has that of the keeper, who has drawn one more."""
    seat = 0 if age == 2 else 1
    return duo(edition, age=age, turn=5, hands={seat: keeper, 1 - seat: other}, **fields)


def dealt(edition: int, seed: int) -> State:
    return new_game(2, seed, edition=edition, sides="random")


def decks(state: State) -> dict[int, Counter[str]]:
    """All cards of a game that has just begun, by Age."""
    snapshot = state.snapshot()
    first = Counter(name for own in snapshot["cities"] for name in own["hand"]) + Counter(snapshot["stock"])
    return {1: first, 2: Counter(snapshot["decks"]["2"]), 3: Counter(snapshot["decks"]["3"])}


def keeper(state: State) -> int:
    """Who acts for the Free City."""
    seat = free_city(state).keeper
    assert seat is not None
    return seat


def hands(state: State) -> list[list[str]]:
    return [own["hand"] for own in state.snapshot()["cities"]]


def free_moves(state: State, own: str) -> list[str]:
    """What the Free City can do after its keeper has chosen for the own city."""
    seat = keeper(state)
    commit(state, seat, own)
    assert choice_of(state, seat)[1] == FREE
    return legal(state, seat)


# --- Set-up


@rule("BASE-138", "BASE-139", "BASE-140")
@EDITIONS
def test_a_game_for_two_uses_the_decks_for_three_of_its_edition(edition: int) -> None:
    guilds = set()
    for seed in range(12):
        state = dealt(edition, seed)
        assert FreeCityView.of(state.view(None)).free_city is not None
        by_age = decks(state)
        assert [cards.total() for cards in by_age.values()] == [21, 21, 21]
        drawn = {name for name in by_age[3] if name.endswith("_guild")}
        assert len(drawn) == 5
        guilds |= drawn
        for age, cards in by_age.items():
            printed = Counter(lookup.CARD_IDS[card] for card in lookup.copies(edition, age, 3))
            assert cards - Counter(drawn) == printed
    assert ("strategists_guild" in guilds) == (edition == 1)
    assert ("decorators_guild" in guilds) == (edition == 2)


@rule("BASE-138")
@pytest.mark.parametrize("players", [3, 4, 7])
def test_only_a_game_for_two_has_a_free_city(players: int) -> None:
    assert FreeCityView.of(new_game(players, edition=1).view(None)).free_city is None
    assert len(new_game(players, edition=1).view(None).cities) == players


@rule("BASE-141")
@EDITIONS
def test_the_free_city_has_a_board_of_its_own_and_any_board_and_side_will_do(edition: int) -> None:
    boards_and_sides = set()
    for seed in range(60):
        boards = [(own.board, own.side) for own in dealt(edition, seed).view(None).cities]
        assert len({board for board, _ in boards}) == 3
        boards_and_sides.add(boards[FREE])
    assert {board for board, _ in boards_and_sides} == {
        "giza",
        "rhodes",
        "alexandria",
        "ephesus",
        "babylon",
        "olympia",
        "halicarnassus",
    }
    assert {side for _, side in boards_and_sides} == {"day", "night"}


@rule("BASE-141")
@EDITIONS
@pytest.mark.parametrize("side", ["day", "night"])
def test_the_players_may_agree_on_the_board_of_the_free_city(edition: int, side: str) -> None:
    options: dict[str, Any] = {"wonders": ["giza", "rhodes", "babylon"], "sides": ["day", "day", side]}
    state = new_game(2, edition=edition, **options)
    third = state.view(None).cities[FREE]
    assert (third.board, third.side, third.player) == ("babylon", side, None)


@rule("BASE-142")
@EDITIONS
def test_each_player_has_the_opponent_and_the_free_city_as_neighbours(edition: int) -> None:
    """Seat 0 has stone, seat 1 ore, the Free City papyrus."""
    state = duo(edition, hands={0: "barracks scriptorium baths", 1: "altar"})
    assert ways(state, 0, "build barracks") == {(2, 0, 0)}
    assert ways(state, 0, "build scriptorium") == {(0, 2, 0)}
    commit(state, 0, "sell scriptorium")
    assert ways(state, 0, "build baths") == {(2, 0, 0)}
    assert ways(state, 0, "build barracks") == {(0, 2, 0)}
    state = duo(edition, hands={0: "altar", 1: "baths scriptorium"})
    assert ways(state, 1, "build baths") == {(0, 2, 0)}
    assert ways(state, 1, "build scriptorium") == {(2, 0, 0)}


@rule("BASE-143")
@EDITIONS
def test_all_three_cities_start_with_three_coins(edition: int) -> None:
    assert coins(dealt(edition, 1)) == [3, 3, 3]


@rule("BASE-144", "BASE-145", "BASE-146", "BASE-154", "BASE-156")
@EDITIONS
def test_hands_pile_and_keeper_through_all_turns_of_a_game(edition: int) -> None:
    state = new_game(2, edition=edition, wonders=["giza", "rhodes", "ephesus"], sides="day")
    keepers = {1: [0, 1, 0, 1, 0, 1], 2: [1, 0, 1, 0, 1, 0], 3: [0, 1, 0, 1, 0, 1]}
    for age in (1, 2, 3):
        for number in range(6):
            view = state.view(None)
            assert (view.age, view.turn) == (age, number + 1)
            assert keeper(state) == keepers[age][number]
            sizes = [len(hand) for hand in hands(state)]
            assert sizes[keeper(state)] == 8 - number
            assert sizes[1 - keeper(state)] == 7 - number
            assert sizes[FREE] == 0
            assert free_city(state).pile == 6 - number
            turn(state)
    assert state.result() is not None


@rule("BASE-144")
def test_the_pile_of_the_free_city_is_face_down() -> None:
    state = duo(turn=2)
    pile = state.snapshot()["stock"]
    assert len(pile) == 4
    for seat in (0, 1, None):
        seen = as_json(state.view(seat))
        assert not any(f'"{name}"' in seen for name in pile)


@rule("BASE-147", "BASE-154")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_each_keeps_the_hand_until_all_have_chosen_and_then_takes_that_of_the_other(age: int) -> None:
    state = duo(age=age)
    first = keeper(state)
    before = hands(state)
    own = before[first][0]
    commit(state, first, f"sell {own}")
    free = legal(state, first)[0]
    commit(state, first, free)
    assert [list(state.own(seat).hand) for seat in (0, 1)] == before[:2]
    assert all(state.view(seat).cities[1 - seat].hand == len(before[1 - seat]) for seat in (0, 1))
    drawn = state.snapshot()["stock"][-1]
    other = before[1 - first][0]
    commit(state, 1 - first, f"sell {other}")
    assert Counter(hands(state)[first]) == Counter(before[1 - first]) - Counter([other])
    assert Counter(hands(state)[1 - first]) == Counter(before[first]) - Counter([own, free.split()[1]]) + Counter(
        [drawn]
    )
    assert keeper(state) == 1 - first


# --- A turn


@rule("BASE-148")
@EDITIONS
def test_the_keeper_draws_the_top_card_of_the_pile_into_the_hand(edition: int) -> None:
    state = duo(edition, hands={1: "altar theater"})
    top = state.snapshot()["stock"][-1]
    facts = turn(state, {1: "sell theater"})
    assert keeper(state) == 1
    assert top in hands(state)[1]
    assert len(state.snapshot()["stock"]) == 5
    assert events(facts, "free_city_drew") == [{"event": "free_city_drew", "seat": 1}]
    assert events(events_seen(state, 0), "free_city_drew") == [{"event": "free_city_drew", "seat": 1}]
    assert events(events_seen(state, 1), "free_city_drew") == [{"event": "free_city_drew", "seat": 1, "card": top}]


@rule("BASE-149")
@EDITIONS
def test_the_keeper_chooses_for_the_own_city_first_then_for_the_free_city_out_of_the_rest(edition: int) -> None:
    state = last(edition, age=2, keeper="vineyard loom_2", other="press_2", drawn="glassworks_2")
    assert state.to_act() == (0, 1)
    assert {move.split()[1] for move in legal(state, 0)} == {"vineyard", "loom_2", "glassworks_2"}
    moves = free_moves(state, "build loom_2")
    assert {move.split()[1] for move in moves} == {"vineyard", "glassworks_2"}
    assert "sell press_2" in legal(state, 1)
    commit(state, 1, "build press_2")
    assert state.to_act() == (0,)
    commit(state, 0, "build glassworks_2")
    assert [own["cards"] for own in state.snapshot()["cities"]] == [["loom_2"], ["press_2"], ["glassworks_2"]]


@rule("BASE-149")
def test_the_card_drawn_for_the_free_city_may_be_kept_for_the_own_one() -> None:
    state = last(keeper="altar theater", drawn="loom_1")
    moves = free_moves(state, "build loom_1")
    assert moves == ["build altar", "build theater"]


@rule("BASE-150")
def test_what_the_free_city_builds_counts_for_what_its_keeper_builds() -> None:
    cities = {0: city("lumber_yard", coins=0), 1: city("clay_pool"), FREE: city(coins=3)}
    state = duo(age=2, turn=1, hands={0: "vineyard sawmill"}, cities=cities)
    turn(state, {0: "build vineyard", FREE: "build sawmill bank 1"})
    assert coins(state)[0] == 3


@rule("BASE-150")
@pytest.mark.parametrize("age", [1, 2])
def test_the_card_of_the_free_city_is_carried_out_before_that_of_its_keeper(age: int) -> None:
    state = last(age=age)
    seat = keeper(state)
    facts = turn(state)
    order = [fact["seat"] for fact in facts if fact["event"] in ("sold", "built", "staged")]
    assert order.index(FREE) < order.index(seat)


@rule("BASE-151", "BASE-163")
@EDITIONS
def test_the_free_city_must_build_what_it_can_and_sells_only_if_nothing_can_be_played(edition: int) -> None:
    poor = city(coins=0, board="giza")
    fields: dict[str, Any] = {"cities": {FREE: poor}, "drawn": "workshop"}
    state = last(edition, keeper="baths stockade", **fields)
    assert free_moves(state, "sell stockade") == ["build baths"]
    state = last(edition, keeper="apothecary stockade", **fields)
    assert free_moves(state, "sell stockade") == ["sell apothecary", "sell workshop"]
    commit(state, 0, legal(state, 0)[0])
    commit(state, 1, "sell workshop")
    assert coins(state)[FREE] == 3


@rule("BASE-151")
def test_a_keeper_may_take_away_what_the_free_city_could_build() -> None:
    state = last(keeper="baths stockade", drawn="workshop", cities={FREE: city(coins=0, board="giza")})
    assert free_moves(state, "build baths left 2") == ["sell stockade", "sell workshop"]


@rule("BASE-151", "BASE-162")
@EDITIONS
def test_a_stage_is_a_construction(edition: int) -> None:
    """Always possible instead of a building, and if nothing else is, still a duty."""
    rich = city("timber_yard lumber_yard stone_pit", coins=0, board="giza", side="night")
    state = last(edition, keeper="baths apothecary", drawn="workshop", cities={FREE: rich})
    assert free_moves(state, "sell apothecary") == ["build baths", "stage baths", "stage workshop"]
    state = last(edition, keeper="scriptorium apothecary", drawn="workshop", cities={FREE: rich})
    assert free_moves(state, "sell apothecary") == ["stage scriptorium", "stage workshop"]


@rule("BASE-152")
@EDITIONS
def test_the_free_city_builds_by_a_chain_whenever_it_can(edition: int) -> None:
    rich = city("scriptorium brickyard loom_1 stone_pit", coins=9, board="giza", side="night")
    fields: dict[str, Any] = {"age": 2, "keeper": "courthouse laboratory", "drawn": "library"}
    state = last(edition, cities={FREE: rich}, **fields)
    assert free_moves(state, "sell laboratory") == ["chain courthouse", "chain library"]
    state = last(edition, cities={0: rich}, **fields)
    assert {"chain courthouse", "build courthouse"} <= set(legal(state, 0))


@rule("BASE-152")
def test_a_chain_goes_before_a_free_building_of_olympia() -> None:
    own = city("scriptorium", board="olympia", side="night", stages=2)
    state = last(2, age=2, keeper="courthouse walls", drawn="aqueduct", cities={FREE: own})
    assert free_moves(state, "sell walls") == ["chain courthouse", "free aqueduct"]


@rule("BASE-153")
@EDITIONS
def test_the_free_city_buys_from_whom_its_keeper_likes_whatever_the_price(edition: int) -> None:
    cities = {0: city("lumber_yard"), 1: city("timber_yard"), FREE: city("east_trading_post", coins=3)}
    state = last(edition, keeper="stockade altar", other="apothecary", cities=cities, drawn="theater")
    assert "build stockade left 2" in free_moves(state, "build altar")
    assert ways(state, 1, "build stockade") == {(2, 0, 0), (0, 1, 0)}
    commit(state, 0, "sell apothecary")
    commit(state, 1, "build stockade left 2")
    assert coins(state) == [3 + 3 + 2, 3, 1]


@rule("BASE-153")
def test_the_free_city_sells_to_both_players_under_the_normal_rules() -> None:
    cities = {0: city(coins=3), 1: city("west_trading_post", coins=3), FREE: city("lumber_yard", coins=0)}
    state = duo(edition=2, turn=2, hands={0: "scriptorium", 1: "stockade"}, cities=cities)
    turn(state, {0: "build scriptorium right 2", 1: "build stockade left 1"})
    assert coins(state)[:2] == [1, 2]
    assert coins(state)[FREE] == 3


@rule("BASE-155")
@EDITIONS
def test_on_the_last_turn_three_cards_are_thrown_away(edition: int) -> None:
    cities = {FREE: city(coins=0)}
    state = last(edition, keeper="altar theater", other="baths loom_1", drawn="stockade", cities=cities)
    (rest,) = state.snapshot()["stock"]
    facts = turn(state, {1: "sell altar", FREE: "build theater", 0: "sell baths"})
    assert events(facts, "thrown") == [{"event": "thrown", "number": 3}]
    pile = Counter(entry["card"] for entry in state.snapshot()["discard"])
    assert pile == Counter(["altar", "baths", "stockade", "loom_1", rest])
    assert coins(state)[:2] == [6, 6]


@rule("BASE-156")
def test_hand_sizes_of_the_first_and_the_last_turn() -> None:
    state = duo()
    assert [len(state.own(seat).hand) for seat in (0, 1)] == [8, 7]
    turn(state)
    assert [len(hand) for hand in hands(state)] == [6, 6 + 1, 0]
    state = last()
    assert [len(state.own(seat).hand) for seat in (0, 1)] == [2, 3]
    assert free_city(state).pile == 1


# --- The end of an Age and of the game


@rule("BASE-157")
@EDITIONS
@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_free_city_fights_like_anyone(edition: int, age: int) -> None:
    cities = {0: city("stockade barracks"), 1: city(), FREE: city("guard_tower")}
    state = last(edition, age=age, cities=cities)
    turn(state)
    own = state.view(None).cities
    assert [sum(part.victories) for part in own] == [2, 0, 1]
    assert [part.defeats for part in own] == [0, 2, 1]


@rule("BASE-158", "BASE-159")
@EDITIONS
@pytest.mark.parametrize(
    ("first", "second", "ranks"),
    [
        (city("senate", coins=0), city("town_hall", coins=3), (2, 1)),
        (city("senate", coins=1), city("town_hall", coins=0), (1, 2)),
        (city("senate", coins=0), city("town_hall", coins=1), (2, 1)),
        (city("senate", coins=1), city("town_hall", coins=1), (1, 1)),
    ],
)
def test_of_the_two_players_the_better_one_wins_and_the_free_city_never(
    first: dict[str, Any], second: dict[str, Any], ranks: tuple[int, int], edition: int
) -> None:
    rich = city("palace pantheon", coins=60, stages=3)
    state = last(edition, age=3, cities={0: first, 1: second, FREE: rich})
    facts = turn(state)
    assert scores(state, FREE)["total"] > max(scores(state, 0)["total"], scores(state, 1)["total"])
    result = state.result()
    assert result is not None
    assert (result.ranks, len(result.scores)) == (ranks, 2)
    assert facts[-1]["winners"] == [seat for seat in (0, 1) if ranks[seat] == 1]
    assert len(events(facts, "scored")[0]["scores"]) == 2


# --- Powers of the Free City


@rule("BASE-160")
@EDITIONS
@pytest.mark.parametrize(("number", "seat"), [(1, 0), (2, 1), (3, 0)])
def test_the_keeper_of_the_turn_chooses_what_the_free_city_builds_from_the_discard_pile(
    number: int, seat: int, edition: int
) -> None:
    ready = city("ore_vein foundry glassworks_1 press_1", board="halicarnassus", side="day", stages=1)
    state = duo(
        edition, age=2, turn=number, cities={FREE: ready}, discard="altar theater", hands={seat: "walls stables"}
    )
    turn(state, {seat: "sell stables", FREE: "stage walls"})
    assert pending_choice(state) == ("revival", FREE)
    assert state.to_act() == (seat,)
    assert {"revive altar", "revive theater", "decline"} <= set(legal(state, seat))
    choose(state, "revive theater")
    assert "theater" in state.snapshot()["cities"][FREE]["cards"]


@rule("BASE-160", "BASE-164")
@pytest.mark.parametrize(
    ("edition", "side", "stages", "verb"), [(1, "day", 2, "power"), (2, "night", 1, "free"), (2, "day", 2, "free")]
)
def test_the_free_city_may_build_for_free_by_its_wonder(edition: int, side: str, stages: int, verb: str) -> None:
    own = city(coins=0, board="olympia", side=side, stages=stages)
    state = duo(edition, age=2, hands={1: "school"}, cities={FREE: own}, drawn="laboratory")
    moves = free_moves(state, "sell school")
    assert f"{verb} laboratory" in moves
    assert not any(move.startswith("sell") for move in moves)


@rule("BASE-161")
@pytest.mark.parametrize(("edition", "stages"), [(1, 2), (2, 1)])
def test_the_keeper_plays_the_last_card_of_the_pile_for_a_free_city_with_babylon(edition: int, stages: int) -> None:
    cards = "clay_pool brickyard press_1 glassworks_1 loom_1"
    own = city(cards, coins=0, board="babylon", side="night", stages=stages)
    state = last(edition, 2, "vineyard walls", cities={FREE: own}, stock=["courthouse"], without={"courthouse"})
    assert keeper(state) == 0
    facts = turn(state, {0: "sell walls", FREE: "build vineyard"})
    assert events(facts, "last_card") == [{"event": "last_card", "seat": FREE}]
    assert pending_choice(state) == ("last_card", FREE)
    assert state.to_act() == (0,)
    assert legal(state, 0) == ["build courthouse", "stage courthouse"]
    facts = choose(state, "build courthouse")
    assert "courthouse" in state.snapshot()["cities"][FREE]["cards"]
    assert "courthouse" not in [entry["card"] for entry in state.snapshot()["discard"]]


@rule("BASE-161")
def test_a_last_card_that_the_free_city_cannot_play_is_sold() -> None:
    own = city("altar", coins=0, board="babylon", side="night", stages=2)
    state = last(1, age=2, cities={FREE: own}, stock=["walls"], keeper="aqueduct library", drawn="laboratory")
    facts = turn(state, {0: "sell library", FREE: "sell laboratory"})
    assert [fact["seat"] for fact in events(facts, "sold")].count(FREE) == 2
    assert coins(state)[FREE] == 6


@rule("BASE-163")
def test_the_free_city_may_sell_any_card_its_keeper_has_left() -> None:
    state = duo(
        age=2, turn=3, hands={0: "walls aqueduct library stables"}, drawn="laboratory", cities={FREE: city(coins=0)}
    )
    assert free_moves(state, "sell library") == ["sell walls", "sell aqueduct", "sell stables", "sell laboratory"]


@rule("BASE-164")
@EDITIONS
@pytest.mark.parametrize(("purse", "moves"), [(2, ["build stockade right 2"]), (1, ["sell stockade", "sell workshop"])])
def test_what_purchases_make_possible_must_be_built(edition: int, purse: int, moves: list[str]) -> None:
    cities = {1: city("lumber_yard"), FREE: city(coins=purse)}
    state = last(edition, keeper="apothecary stockade", drawn="workshop", cities=cities)
    assert free_moves(state, "sell apothecary") == moves


# --- With Cities


@rule("BASE-165")
@pytest.mark.parametrize(("number", "seat"), [(0, 0), (1, 1)])
def test_the_keeper_of_the_turn_decides_between_coins_and_debt_of_the_free_city(number: int, seat: int) -> None:
    state = duo(2, "cities", turn=number, hands={0: "hideout"}, cities={1: city(coins=0), FREE: city(coins=5)})
    turn(state, {0: "build hideout"})
    choose(state, "pay 1 debt 0")
    assert pending_choice(state) == ("coin_loss", FREE)
    assert state.to_act() == (seat,)
    paid, before = state.copy(), coins(state)[FREE]
    choose(paid, "pay 1 debt 0")
    choose(state, "pay 0 debt 1")
    assert [coins(paid)[FREE], coins(state)[FREE]] == [before - 1, before]
    assert [one.snapshot()["cities"][FREE]["debt"] for one in (paid, state)] == [0, 1]


@rule("BASE-165")
@pytest.mark.parametrize("number", [0, 1])
def test_a_loss_card_of_the_free_city_hits_both_players(number: int) -> None:
    state = duo(2, "cities", turn=number, hands={number: "hideout altar"})
    turn(state, {number: "sell altar", FREE: "build hideout"})
    assert pending_choice(state) == ("coin_loss", 0)
    choose(state, "pay 1 debt 0")
    assert pending_choice(state) == ("coin_loss", 1)
    choose(state, "pay 0 debt 1")
    assert pending_choice(state) is None
    assert [own["debt"] for own in state.snapshot()["cities"]] == [0, 1, 0]


@rule("BASE-165")
def test_with_diplomacy_of_the_free_city_the_players_fight_once() -> None:
    cities = {0: city("stockade"), 1: city("barracks guard_tower"), FREE: city("clay_pool", coins=0)}
    state = duo(2, "cities", turn=6, hands={0: "residence altar"}, cities=cities)
    facts = turn(state, {0: "sell altar", FREE: "build residence"})
    assert [(fact["seat"], fact["other_seat"], fact["tokens"]) for fact in events(facts, "victory")] == [(1, 0, 1)]
    own = state.view(None).cities
    assert [part.victories[0] for part in own] == [0, 1, 0]
    assert [part.defeats for part in own] == [1, 0, 0]
    assert CitiesCity.of(own[FREE]).diplomacy == 0
