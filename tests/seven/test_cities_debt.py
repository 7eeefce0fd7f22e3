"""Losing coins, and the debt taken instead (CITY-018 to CITY-031, 164, 166, 167)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.scenario import choose, city, coins, events, events_seen, legal, pending_choice, scores, table, turn

MARIO, ANGELA, CHRISTIAN, KATUSCIA = range(4)
BOTH = pytest.mark.parametrize("edition", [1, 2])
FOR_THE_LAIR = "lumber_yard glassworks_1"


def cities(players: int = 3, edition: Edition = 2, **fields: Any) -> State:
    return table(players, options={"expansions": ["cities"], "edition": edition}, **fields)


def after(state: State, moves: dict[int, str]) -> State:
    turn(state, moves)
    return state


def debts(state: State) -> list[int]:
    return [own["debt"] for own in state.snapshot()["cities"]]


def pay_all(state: State, words: str) -> None:
    """Make the same choice for every city that loses coins."""
    while pending_choice(state):
        choose(state, words)


def lair(edition: Edition = 2, **others: int) -> State:
    """Mario has built the Lair; the others have sold a card and had so many coins before that."""
    purses = {"angela": 4, "christian": 4, "katuscia": 4} | others
    there = {MARIO: city(FOR_THE_LAIR, coins=5)} | {
        seat: city(coins=number) for seat, number in enumerate(purses.values(), 1)
    }
    return after(cities(4, edition, age=2, hands={MARIO: "lair"}, cities=there), {MARIO: "build lair"})


@rule("CITY-018", "CITY-164")
@BOTH
def test_everybody_but_the_builder_pays_the_bank_or_takes_one_debt_token_per_coin(edition: Edition) -> None:
    state = lair(edition)
    assert coins(state) == [5, 7, 7, 7]
    assert pending_choice(state) == ("coin_loss", ANGELA)
    choose(state, "pay 2 debt 0")
    assert pending_choice(state) == ("coin_loss", CHRISTIAN)
    choose(state, "pay 1 debt 1")
    assert pending_choice(state) == ("coin_loss", KATUSCIA)
    choose(state, "pay 0 debt 2")
    assert pending_choice(state) is None
    assert coins(state) == [5, 5, 6, 7]
    assert debts(state) == [0, 0, 1, 2]


@rule("CITY-019")
def test_a_loss_may_be_split_freely_even_with_enough_coins() -> None:
    state = lair()
    assert legal(state, ANGELA) == ["pay 2 debt 0", "pay 1 debt 1", "pay 0 debt 2"]
    state.play(ANGELA, state.parse("pay 1 debt 1", ANGELA))
    assert (coins(state)[ANGELA], debts(state)[ANGELA]) == (6, 1)


@rule("CITY-020")
def test_neither_the_builder_of_a_card_nor_of_a_stage_loses_anything() -> None:
    state = lair()
    pay_all(state, "pay 0 debt 2")
    assert (coins(state)[MARIO], debts(state)[MARIO]) == (5, 0)
    petra = city("clay_pool foundry", board="petra", side="night", coins=9)
    state = cities(age=2, cities={1: petra}, hands={1: "walls"})
    turn(state, {1: "stage walls"})
    assert pending_choice(state) == ("coin_loss", 0)
    choose(state, "pay 2 debt 0")
    assert pending_choice(state) == ("coin_loss", 2)
    choose(state, "pay 2 debt 0")
    assert pending_choice(state) is None
    assert coins(state) == [3 + 3 - 2, 9, 3 + 3 - 2]
    assert debts(state) == [0, 0, 0]


@rule("CITY-021")
def test_lost_coins_go_to_the_bank() -> None:
    state = lair()
    before = sum(coins(state))
    facts = []
    while pending_choice(state):
        facts += choose(state, "pay 2 debt 0")
    assert sum(coins(state)) == before - 6
    assert coins(state)[MARIO] == 5
    assert [fact["coins"] for fact in events(facts, "lost_coins")] == [2, 2, 2]
    assert not events(facts, "gained")


@rule("CITY-022")
def test_debt_stays_whatever_its_owner_can_afford() -> None:
    state = cities(age=2, turn=6, cities={0: city(debt=4, coins=40)})
    while state.result() is None:
        seat = state.to_act()[0]
        verbs = {words.split()[0] for words in legal(state, seat)}
        assert verbs <= {"sell", "build", "chain", "stage"} or pending_choice(state)
        state.play(seat, state.legal(seat)[0])
        assert debts(state)[0] >= 4
    assert state.result() is not None


@rule("CITY-023")
@pytest.mark.parametrize("debt", [1, 4, 5, 7, 12])
def test_each_debt_token_costs_its_value_at_the_end(debt: int) -> None:
    state = cities(age=3, turn=6, cities={0: city(debt=debt, coins=0), 1: city(coins=0), 2: city(coins=0)})
    turn(state)
    result = state.result()
    assert result is not None
    assert [sheet["total"] for sheet in result.scores] == [1 - debt, 1, 1]


@rule("CITY-024")
def test_a_loss_is_settled_after_all_have_played_traded_and_received_coins() -> None:
    """Seat 1 has no coins, sells a stone to seat 0 and takes the coins of a Vineyard for 2 brown cards."""
    there = {
        0: city("loom_1 glassworks_2", coins=2, board="rhodes"),
        1: city("clay_pool", coins=0, board="giza"),
        2: city(FOR_THE_LAIR),
    }
    state = cities(age=2, hands={0: "sepulcher", 1: "vineyard", 2: "lair"}, cities=there)
    facts = turn(state, {0: "build sepulcher left 2", 1: "build vineyard", 2: "build lair"})
    kinds = [fact["event"] for fact in facts]
    assert kinds.index("must_lose") > max(number for number, kind in enumerate(kinds) if kind == "gained")
    assert (coins(state), debts(state)) == ([0, 2 + 2, 3], [2, 0, 0])
    assert pending_choice(state) == ("coin_loss", 1)
    choose(state, "pay 2 debt 0")
    assert coins(state)[1] == 2


@rule("CITY-024")
def test_a_loss_of_a_card_from_the_discard_pile_and_a_last_card_come_before_it() -> None:
    tomb = city("clay_pool clay_pit", board="halicarnassus", side="night")
    gardens = city(stages=1, board="babylon", side="night", coins=0)
    fields: dict[str, Any] = {"age": 2, "turn": 6, "discard": "lair"}
    state = cities(cities={0: tomb, 1: gardens}, hands={0: "walls"}, **fields)
    turn(state, {0: "stage walls"})
    assert pending_choice(state) == ("last_card", 1)
    choose(state, next(words for words in legal(state, 1) if words.startswith("sell")))
    assert pending_choice(state) == ("revival", 0)
    choose(state, "revive lair")
    assert pending_choice(state) == ("coin_loss", 1)
    assert coins(state)[1] == 3 + 3


@rule("CITY-024")
def test_coins_of_a_card_from_the_discard_pile_can_pay_a_loss_of_the_same_turn() -> None:
    there = {0: city("brickyard", board="halicarnassus", side="night", coins=0), 2: city(FOR_THE_LAIR)}
    hands = {0: "walls", 2: "lair"}
    state = cities(age=2, discard="gambling_house", hands=hands, cities=there)
    turn(state, {0: "stage walls", 2: "build lair"})
    assert pending_choice(state) == ("revival", 0)
    choose(state, "revive gambling_house")
    assert pending_choice(state) == ("coin_loss", 0)
    choose(state, "pay 2 debt 0")
    assert (coins(state)[0], debts(state)[0]) == (9 - 2, 0)


@rule("CITY-025")
@pytest.mark.parametrize(
    ("purse", "offered"),
    [
        (4, ["pay 3 debt 0", "pay 2 debt 1", "pay 1 debt 2", "pay 0 debt 3"]),
        (1, ["pay 1 debt 2", "pay 0 debt 3"]),
    ],
)
def test_each_coin_that_is_not_paid_becomes_one_debt_token(purse: int, offered: list[str]) -> None:
    for words in offered:
        state = brotherhood(purse)
        assert legal(state, 1) == offered
        choose(state, words)
        assert (coins(state)[1], debts(state)[1]) == (purse - int(words[4]), int(words[-1]))


@rule("CITY-025")
def test_without_coins_the_whole_loss_becomes_debt() -> None:
    state = brotherhood(0)
    assert pending_choice(state) == ("coin_loss", 2)
    assert (coins(state)[1], debts(state)[1]) == (0, 3)


def brotherhood(purse: int) -> State:
    """Seat 0 has built the Brotherhood, seat 1, with so many coins, the Gardens for nothing."""
    there = {0: city("sawmill ore_vein loom_1"), 1: city("theater", coins=purse)}
    state = cities(age=3, hands={0: "brotherhood", 1: "gardens"}, cities=there)
    turn(state, {0: "build brotherhood", 1: "chain gardens"})
    return state


@rule("CITY-026")
def test_losses_of_one_turn_add_up_and_builders_suffer_those_of_others() -> None:
    there = {0: city(FOR_THE_LAIR, coins=6), 1: city("stone_pit loom_1 glassworks_2", coins=6, victories=[2, 0, 0])}
    state = cities(age=2, hands={0: "lair", 1: "sepulcher"}, cities=there | {2: city(victories=[1, 2, 0], coins=3)})
    turn(state, {0: "build lair", 1: "build sepulcher"})
    assert (pending_choice(state), legal(state, 1)[0]) == (("coin_loss", 1), "pay 2 debt 0")
    choose(state, "pay 2 debt 0")
    assert (pending_choice(state), legal(state, 2)[0]) == (("coin_loss", 2), "pay 5 debt 0")
    choose(state, "pay 3 debt 2")
    assert pending_choice(state) is None
    assert coins(state) == [6, 4, 3]
    assert debts(state) == [0, 0, 2]


@rule("CITY-027", "CITY-167")
def test_a_stage_of_the_same_turn_counts_for_the_builders_union() -> None:
    builder = city("lumber_yard clay_pool glassworks_1 press_1", stages=3)
    there = {0: builder, 1: city("sawmill", stages=1, board="ephesus"), 2: city(board="rhodes")}
    state = cities(age=3, hands={0: "builders_union", 1: "palace"}, cities=there)
    turn(state, {0: "build builders_union", 1: "stage palace"})
    assert (pending_choice(state), legal(state, 1)[0]) == (("coin_loss", 1), "pay 2 debt 0")
    choose(state, "pay 2 debt 0")
    assert pending_choice(state) is None
    assert debts(state) == [0, 0, 0]
    assert coins(state) == [3, 3 + 9 - 2, 6]


@rule("CITY-027", "CITY-166")
def test_a_victory_token_of_the_same_turn_counts_for_the_cenotaph() -> None:
    """The last pawn of the Military School is taken on the turn of the Cenotaph."""
    options = {"expansions": ["cities", "edifice"]}
    names = ("belvedere", "factory", "military_school")
    edifices = [{"edifice": name, "pawns": 1 if name == names[2] else 2} for name in names]
    builder = city("brickyard stone_pit glassworks_1 loom_1", victories=[2, 0, 0])
    there = {0: builder, 1: city("sawmill", victories=[1, 0, 1], coins=9, board="giza"), 2: city()}
    state = table(options=options, age=3, hands={0: "cenotaph", 1: "palace"}, cities=there, edifices=edifices)
    join = next(words for words in legal(state, 1) if words.startswith("join palace"))
    turn(state, {0: "build cenotaph", 1: join})
    assert state.snapshot()["cities"][1]["victories"] == [1, 0, 2]
    assert (pending_choice(state), legal(state, 1)[0]) == (("coin_loss", 1), "pay 3 debt 0")
    choose(state, "pay 3 debt 0")
    assert pending_choice(state) is None


@rule("CITY-028")
def test_mario_builds_the_lair_and_loses_nothing() -> None:
    state = lair()
    assert [fact["seat"] for fact in events(events_seen(state), "must_lose")] == [ANGELA, CHRISTIAN, KATUSCIA]
    assert [fact["coins"] for fact in events(events_seen(state), "must_lose")] == [2, 2, 2]
    pay_all(state, "pay 2 debt 0")
    assert coins(state) == [5, 5, 5, 5]


@rule("CITY-029")
def test_angela_pays_two_coins() -> None:
    state = lair()
    choose(state, "pay 2 debt 0")
    assert (coins(state)[ANGELA], debts(state)[ANGELA]) == (5, 0)


@rule("CITY-030")
def test_christian_pays_his_only_coin_and_takes_one_debt_token() -> None:
    """He builds a Loom, so that he still has 1 coin at the end of the turn."""
    there = {MARIO: city(FOR_THE_LAIR), CHRISTIAN: city(coins=1)}
    state = cities(4, age=2, hands={MARIO: "lair", CHRISTIAN: "loom_2"}, cities=there)
    turn(state, {MARIO: "build lair", CHRISTIAN: "build loom_2"})
    choose(state, "pay 2 debt 0")
    assert legal(state, CHRISTIAN) == ["pay 1 debt 1", "pay 0 debt 2"]
    choose(state, "pay 1 debt 1")
    assert (coins(state)[CHRISTIAN], debts(state)[CHRISTIAN]) == (0, 1)


@rule("CITY-031")
def test_katuscia_keeps_her_coins_and_takes_two_debt_tokens() -> None:
    state = lair(katuscia=10)
    choose(state, "pay 2 debt 0")
    choose(state, "pay 2 debt 0")
    choose(state, "pay 0 debt 2")
    assert (coins(state)[KATUSCIA], debts(state)[KATUSCIA]) == (13, 2)
    assert scores(state, KATUSCIA)["treasury"] == 13 // 3 - 2


@rule("CITY-164")
def test_the_stage_of_petra_makes_the_others_pay_its_number() -> None:
    petra = city("clay_pool foundry", board="petra", side="night")
    state = cities(4, age=2, cities={2: petra}, hands={2: "walls"})
    facts = turn(state, {2: "stage walls"})
    assert [(fact["seat"], fact["coins"]) for fact in events(facts, "must_lose")] == [(0, 2), (1, 2), (3, 2)]


@rule("CITY-166")
@pytest.mark.parametrize("card", ["sepulcher", "cenotaph"])
def test_everybody_but_the_builder_pays_one_coin_per_victory_token(card: str) -> None:
    builder = city("stone_pit brickyard glassworks_1 loom_1", victories=[2, 2, 0])
    there = {0: builder, 1: city(victories=[1, 1, 0]), 2: city(defeats=3)}
    state = cities(
        4, age=3 if card == "cenotaph" else 2, hands={0: card}, cities=there | {3: city(victories=[0, 1, 0])}
    )
    facts = turn(state, {0: f"build {card}"})
    assert [(fact["seat"], fact["coins"]) for fact in events(facts, "must_lose")] == [(1, 2), (3, 1)]


@rule("CITY-167")
def test_everybody_but_the_builder_pays_one_coin_per_own_stage() -> None:
    builder = city("lumber_yard clay_pool glassworks_1 press_1", stages=2)
    there = {0: builder, 1: city(stages=3), 2: city(stages=1)}
    state = cities(4, age=3, hands={0: "builders_union"}, cities=there)
    facts = turn(state, {0: "build builders_union"})
    assert [(fact["seat"], fact["coins"]) for fact in events(facts, "must_lose")] == [(1, 3), (2, 1)]
