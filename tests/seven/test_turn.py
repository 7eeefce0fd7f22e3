"""A turn: drafting, the uses of a card, and the order in which things happen (BASE-021 to 031, 061 to 063)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from mirabilia.core.contract import Fact, IllegalMove
from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from mirabilia.games.seven.views import Discard, Stage
from tests.rules import rule
from tests.seven.scenario import (
    choose,
    city,
    coins,
    commit,
    events,
    events_seen,
    known_discards,
    legal,
    new_game,
    pending_choice,
    scores,
    table,
    turn,
    under,
    ways,
)

CITIES = {"expansions": ["cities"]}


def hands(state: State) -> list[list[str]]:
    return [own["hand"] for own in state.snapshot()["cities"]]


def own(state: State, seat: int = 0) -> Any:
    return state.snapshot()["cities"][seat]


def names(cards: list[Any]) -> list[str]:
    """The names of face-down cards."""
    return [card if isinstance(card, str) else card["card"] for card in cards]


def uses(state: State, card: str, seat: int = 0) -> set[str]:
    """What can be done with a card."""
    return {words.split()[0] for words in legal(state, seat) if words.split()[1] == card}


def kinds(facts: list[Fact]) -> list[str]:
    """What happened, in order, repetitions left out."""
    return [kind for kind, _ in itertools.groupby(fact["event"] for fact in facts)]


def is_in_order(kinds_seen: list[str], *order: str) -> bool:
    places = [kinds_seen.index(kind) for kind in order]
    return places == sorted(places)


# Drafting.


@rule("BASE-021")
@pytest.mark.parametrize("edition", [1, 2])
def test_age_has_six_turns_of_one_card_each(edition: Edition) -> None:
    state = new_game(4, edition=edition, sides="day")
    for number in range(6):
        assert (state.age, state.turn) == (1, number)
        assert [len(hand) for hand in hands(state)] == [7 - number] * 4
        assert state.to_act() == (0, 1, 2, 3)
        turn(state)
    assert (state.age, state.turn) == (2, 0)


@rule("BASE-021")
def test_cards_are_revealed_together() -> None:
    state = table(3, hands={0: "altar", 1: "theater", 2: "loom_1"})
    commit(state, 1, "build theater")
    commit(state, 0, "build altar")
    assert state.to_act() == (2,)
    assert [own(state, seat)["cards"] for seat in range(3)] == [[], [], []]
    commit(state, 2, "build loom_1")
    assert [own(state, seat)["cards"] for seat in range(3)] == [["altar"], ["theater"], ["loom_1"]]
    assert [(fact["seat"], fact["card"]) for fact in events(events_seen(state), "built")] == [
        (0, "altar"),
        (1, "theater"),
        (2, "loom_1"),
    ]


@rule("BASE-022")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("age", "step", "name"), [(1, 1, "left"), (2, -1, "right"), (3, 1, "left")])
def test_hands_go_to_the_left_and_in_age_ii_to_the_right(edition: Edition, age: int, step: int, name: str) -> None:
    state = table(4, age=age, options={"edition": edition})
    rest = [hand[1:] for hand in hands(state)]
    facts = turn(state, {seat: f"sell {hand[0]}" for seat, hand in enumerate(hands(state))})
    assert [hands(state)[(seat + step) % 4] for seat in range(4)] == rest
    assert events(facts, "passed") == [{"event": "passed", "direction": name}]


@rule("BASE-023")
@pytest.mark.parametrize("edition", [1, 2])
def test_last_card_is_thrown_away_for_nothing(edition: Edition) -> None:
    state = table(3, turn=5, options={"edition": edition}, hands={0: "altar loom_1", 1: "theater"})
    assert [len(hand) for hand in hands(state)] == [2, 2, 2]
    left = hands(state)[1][1]
    facts = turn(state, {0: "build altar", 1: "build theater"})
    assert coins(state) == [3, 3, 6]
    assert names(state.snapshot()["discard"])[1:3] == ["loom_1", left]
    assert len(state.snapshot()["discard"]) == 4
    assert events(facts, "thrown") == [{"event": "thrown", "number": 3}]


@rule("BASE-024")
def test_hands_are_hidden() -> None:
    state = table(3, hands={1: "altar"})
    assert state.own(1).hand[0] == "altar"
    assert state.view(None).own is None
    for seat in (None, 0, 2):
        assert "altar" not in str(state.view(seat))
    assert [part.hand for part in state.view(0).cities] == [7, 7, 7]


@rule("BASE-024")
def test_cards_under_a_wonder_and_on_the_pile_are_hidden() -> None:
    cities = {0: city("clay_pool clay_pit", board="babylon")}
    state = table(3, turn=2, hands={0: "altar", 1: "theater"}, cities=cities)
    turn(state, {0: "stage altar", 1: "sell theater"})
    for seat in (None, 1, 2):
        assert "altar" not in str((state.view(seat).cities, under(state, seat, 0, 1), events_seen(state, seat)))
    for seat in (None, 0, 2):
        assert "theater" not in str((state.view(seat).cities, known_discards(state, seat), events_seen(state, seat)))
    assert state.view(2).cities[0].stages[0] == Stage(built=True, next=False)
    assert state.view(None).discard == Discard(2, ())


@rule("BASE-024")
def test_cities_coins_and_tokens_are_open() -> None:
    cities = {0: city("lumber_yard altar", board="giza", stages=2, coins=7, victories=[2, 0, 0], defeats=1)}
    state = table(3, age=2, cities=cities)
    for seat in (None, 0, 1, 2):
        part = state.view(seat).cities[0]
        assert (part.board, part.side, part.coins) == ("giza", "day", 7)
        assert (part.cards["brown"], part.cards["blue"]) == (("lumber_yard",), ("altar",))
        assert [stage.built for stage in part.stages] == [True, True, False]
        assert (part.victories, part.defeats) == ((2, 0, 0), 1)


@rule("BASE-025")
def test_no_choice_rests_on_what_another_reveals() -> None:
    fields: dict[str, Any] = {
        "hands": {0: "lumber_yard stockade", 1: "stockade", 2: "theater"},
        "cities": {0: city(coins=0), 1: city(board="babylon")},
    }
    quiet, chosen = table(7, **fields), table(7, **fields)
    commit(chosen, 0, "build lumber_yard")
    commit(chosen, 1, "build stockade")
    for seat in range(2, 7):
        assert legal(chosen, seat) == legal(quiet, seat)
        assert chosen.view(seat) == quiet.view(seat)
        assert events_seen(chosen, seat) == [{"event": "committed", "seat": 1}]


# The three uses of a card.


@rule("BASE-026")
@pytest.mark.parametrize(
    ("move", "place"), [("build altar", "city"), ("stage altar", "wonder"), ("sell altar", "pile")]
)
def test_card_is_used_in_one_of_three_ways(move: str, place: str) -> None:
    state = table(3, turn=2, hands={0: "altar"}, cities={0: city("lumber_yard timber_yard", board="giza")})
    assert uses(state, "altar") == {"build", "stage", "sell"}
    turn(state, {0: move})
    places = {
        "city": "altar" in own(state)["cards"],
        "wonder": "altar" in names(own(state)["stages"]),
        "pile": "altar" in names(state.snapshot()["discard"]),
        "hand": any("altar" in hand for hand in hands(state)),
    }
    assert [name for name, there in places.items() if there] == [place]


@rule("BASE-027")
def test_building_is_paid_and_stays_to_the_end() -> None:
    state = table(3, turn=2, hands={0: "stockade"}, cities={1: city("lumber_yard")})
    turn(state, {0: "build stockade left 2"})
    assert coins(state)[0] == 1
    for _ in range(15):
        assert state.view(None).cities[0].cards["red"] == ("stockade",)
        turn(state)
    assert state.view(None).phase == "over"
    assert state.view(None).cities[0].cards["red"] == ("stockade",)


@rule("BASE-027")
def test_building_that_cannot_be_paid_cannot_be_built() -> None:
    state = table(3, hands={0: "stockade timber_yard"}, cities={0: city(coins=0, board="giza")})
    for move in ("build stockade", "build timber_yard", "build timber_yard bank 1", "free stockade", "chain stockade"):
        with pytest.raises(IllegalMove):
            state.parse(move, 0)


@rule("BASE-028")
def test_stage_costs_what_the_stage_costs() -> None:
    """Giza's first stage costs 2 wood, a Timber Yard 1 coin, a Guard Tower 1 clay."""
    cities = {0: city("lumber_yard", board="giza"), 1: city(board="babylon"), 2: city("clay_pool", board="rhodes")}
    state = table(3, turn=2, hands={0: "timber_yard guard_tower"}, cities=cities)
    for card in ("timber_yard", "guard_tower"):
        assert ways(state, 0, f"stage {card}") == {(2, 0, 0)}
    turn(state, {0: "stage timber_yard left 2"})
    assert coins(state) == [1, 8, 6]


@rule("BASE-028")
@pytest.mark.parametrize("card", ["stone_pit", "loom_1", "altar", "west_trading_post", "workshop", "barracks"])
def test_card_under_the_wonder_does_nothing(card: str) -> None:
    state = table(3, turn=2, hands={0: card}, cities={0: city("lumber_yard timber_yard", board="giza")})
    before = state.view(None).cities[0]
    turn(state, {0: f"stage {card}"})
    after = state.view(None).cities[0]
    for field in ("cards", "production", "for_sale", "prices", "symbols", "shields"):
        assert getattr(after, field) == getattr(before, field)
    assert own(state)["cards"] == ["lumber_yard", "timber_yard"]
    assert (scores(state)["wonder"], scores(state)["total"]) == (3, 4)


@rule("BASE-028")
def test_card_under_the_wonder_is_no_building_of_that_name() -> None:
    cities = {0: city("clay_pool clay_pit", board="babylon", stages=["altar"], coins=0)}
    state = table(5, turn=2, hands={0: "altar"}, cities=cities, without=("altar",))
    assert uses(state, "altar") == {"build", "sell"}


@rule("BASE-028")
def test_card_under_the_wonder_counts_for_no_colour() -> None:
    cities = {1: city(board="giza", stages=["lumber_yard", "clay_pool"])}
    state = table(3, age=2, hands={0: "vineyard"}, cities=cities)
    turn(state, {0: "build vineyard"})
    assert coins(state)[0] == 3


@rule("BASE-029")
def test_selling_brings_three_coins() -> None:
    state = table(3, hands={0: "altar"})
    facts = turn(state, {0: "sell altar"})
    assert coins(state)[0] == 6
    assert names(state.snapshot()["discard"])[0] == "altar"
    assert events(facts, "sold")[0] == {"event": "sold", "seat": 0}
    assert events(facts, "gained")[0] == {"event": "gained", "seat": 0, "coins": 3, "source": "sale"}


@rule("BASE-029")
@pytest.mark.parametrize("edition", [1, 2])
def test_every_card_can_always_be_sold(edition: Edition) -> None:
    state = new_game(5, seed=3, edition=edition, sides="night")
    while state.view(None).phase != "over":
        for seat in state.to_act():
            if state.view(None).phase == "turn":
                assert {f"sell {card}" for card in state.own(seat).hand} <= set(legal(state, seat))
        seat = state.to_act()[0]
        commit(state, seat, legal(state, seat)[-1])


@rule("BASE-030")
@pytest.mark.parametrize("edition", [1, 2])
def test_card_of_no_other_use_has_to_be_sold(edition: Edition) -> None:
    """Babylon's first stage costs 2 clay."""
    cities = {0: city("altar", coins=0, board="babylon")}
    state = table(5, turn=2, options={"edition": edition}, hands={0: "altar barracks timber_yard"}, cities=cities)
    for card in ("altar", "barracks", "timber_yard"):
        assert uses(state, card) == {"sell"}
    turn(state, {0: "sell barracks"})
    assert coins(state)[0] == 3


# Two buildings of the same name.


@rule("BASE-031")
@pytest.mark.parametrize(
    ("age", "cards", "hand"), [(1, "altar", "altar"), (2, "loom_1", "loom_2"), (2, "walls", "walls")]
)
def test_building_stands_in_a_city_only_once(age: int, cards: str, hand: str) -> None:
    cities = {0: city(f"{cards} lumber_yard timber_yard stone_pit", board="giza", coins=50)}
    state = table(7, age=age, turn=2, hands={0: hand}, cities=cities)
    assert uses(state, hand) == {"sell", "stage"}
    with pytest.raises(IllegalMove):
        state.parse(f"build {hand}", 0)


@rule("BASE-031")
@pytest.mark.parametrize(
    ("edition", "side", "stages", "at", "word"),
    [(1, "day", 2, 1, "power"), (2, "night", 1, 0, "free"), (2, "night", 2, 5, "free")],
)
def test_free_build_is_no_way_around(edition: Edition, side: str, stages: int, at: int, word: str) -> None:
    olympia = {0: city("loom_1", board="olympia", side=side, stages=stages, coins=0)}
    state = table(5, age=2, turn=at, options={"edition": edition}, hands={0: "loom_2 walls"}, cities=olympia)
    assert uses(state, "walls") == {"sell", word}
    assert uses(state, "loom_2") == {"sell"}


@rule("BASE-031")
def test_chain_is_no_way_around() -> None:
    state = table(7, age=2, turn=2, hands={0: "aqueduct"}, cities={0: city("baths aqueduct")})
    assert uses(state, "aqueduct") == {"sell"}


@rule("BASE-031")
def test_build_from_the_discard_pile_is_no_way_around() -> None:
    cities = {0: city("brickyard theater loom_1", board="halicarnassus", side="night")}
    state = table(7, age=2, turn=2, discard="theater altar loom_2", cities=cities)
    turn(state, {0: f"stage {hands(state)[0][0]}"})
    assert pending_choice(state) == ("revival", 0)
    offered = legal(state, 0)
    assert "revive altar" in offered
    assert "revive theater" not in offered
    assert "revive loom_2" not in offered


# The order of a turn.


def busy_turn() -> tuple[State, dict[int, str]]:
    """Everything that can happen on one turn, seats in the least favourable order."""
    state = table(
        5,
        age=2,
        hands={0: "vineyard", 1: "sawmill", 2: "brickyard", 3: "loom_2", 4: "school"},
        cities={
            0: city("lumber_yard", coins=0, board="giza"),
            1: city(coins=1, board="rhodes"),
            2: city(coins=3, board="babylon"),
            3: city("lumber_yard timber_yard", coins=0, board="ephesus", stages=1),
            4: city(coins=4, board="olympia"),
        },
    )
    moves = {
        0: "build vineyard",
        1: "build sawmill bank 1",
        2: "sell brickyard",
        3: "stage loom_2",
        4: "build school left 2 right 2",
    }
    return state, moves


@rule("BASE-061")
def test_all_pay_then_all_place_then_all_take_coins() -> None:
    state, moves = busy_turn()
    facts = turn(state, moves)[1:]
    payments = [(fact["event"], fact.get("seat"), fact.get("coins")) for fact in facts]
    assert payments[:3] == [("paid", 1, 1), ("traded", 4, 2), ("traded", 4, 2)]
    assert [(kind, seat) for kind, seat, _ in payments[3:8]] == [
        ("built", 0),
        ("built", 1),
        ("sold", 2),
        ("staged", 3),
        ("built", 4),
    ]
    assert sorted(payments[8:12], key=str) == [("gained", 0, 2), ("gained", 2, 3), ("gained", 3, 2), ("gained", 3, 9)]
    assert payments[12] == ("gained", 0, 2)
    assert [kind for kind, _, _ in payments[13:]] == ["passed", "turn_begun"]


@rule("BASE-061")
def test_coins_of_a_busy_turn() -> None:
    """The Vineyard counts the Sawmill of this turn; sales, trade and the 9 coins of Ephesus come in afterwards."""
    state, moves = busy_turn()
    turn(state, moves)
    assert coins(state) == [0 + 2 + 2, 1 - 1, 3 + 3, 0 + 2 + 9, 4 - 4]


@rule("BASE-061")
def test_choices_are_made_on_the_state_at_the_start_of_the_turn() -> None:
    """On this turn seat 1 pays seat 0 for stone and seat 2 gets a Lumber Yard: neither is of use yet."""
    cities = {0: city(coins=0, board="giza"), 1: city(board="ephesus"), 2: city(board="rhodes")}
    hands = {0: "timber_yard", 1: "baths", 2: "lumber_yard", 3: "stockade"}
    state = table(4, hands=hands, cities=cities | {3: city(board="alexandria")})
    commit(state, 1, "build baths right 2")
    commit(state, 2, "build lumber_yard")
    assert uses(state, "timber_yard") == {"sell"}
    assert uses(state, "stockade", 3) == {"sell"}
    commit(state, 0, "sell timber_yard")
    commit(state, 3, "sell stockade")
    assert coins(state) == [0 + 3 + 2, 3 - 2, 3, 3 + 3]
    assert own(state, 2)["cards"] == ["lumber_yard"]


def last_turn(**fields: Any) -> State:
    """The last turn of Age II with Cities. Seat 0: Halicarnassus; seat 1: Babylon, who may play the last card; seat 2
    is the strongest; seat 3 can make the others lose coins for victory tokens."""
    cities = {
        0: city("brickyard", board="halicarnassus", side="night", coins=0, victories=[2, 0, 0]),
        1: city("press_1", board="babylon", side="night", stages=1, coins=0),
        2: city("barracks", board="rhodes", coins=0, victories=[1, 0, 0]),
        3: city("stone_pit glassworks_1 loom_1", board="petra", coins=0),
    }
    hands = {0: "vineyard walls", 1: "temple school", 2: "library dispensary", 3: "sepulcher courthouse"}
    return table(4, age=2, turn=6, options=CITIES, hands=hands, cities=cities, discard="tavern", **fields)


LAST_MOVES = {0: "stage vineyard", 1: "sell temple", 2: "sell library", 3: "build sepulcher"}


def finish(state: State) -> list[tuple[tuple[str, int] | None, list[str]]]:
    """Go through the choices after the last turn: what was asked, and what happened next."""
    steps = []
    for words in ("sell school", "revive tavern", "pay 2 debt 0", "pay 1 debt 0"):
        question = pending_choice(state)
        steps.append((question, kinds(choose(state, words))))
    return steps


@rule("BASE-061")
def test_order_at_the_end_of_an_age() -> None:
    state = last_turn()
    for seat, move in LAST_MOVES.items():
        commit(state, seat, move)
    first = kinds(events_seen(state))
    assert is_in_order(first, "sold", "gained", "thrown")
    assert first[-1] in ("thrown", "last_card")
    assert pending_choice(state) == ("last_card", 1)
    assert sorted(names(state.snapshot()["discard"])) == sorted(
        ["tavern", "temple", "library", "walls", "dispensary", "courthouse"]
    )
    assert finish(state) == [
        (("last_card", 1), ["sold", "gained", "looked"]),
        (("revival", 0), ["revived", "gained", "must_lose"]),
        (("coin_loss", 0), ["lost_coins"]),
        (
            ("coin_loss", 2),
            [
                "lost_coins",
                "conflicts",
                "victory",
                "defeat",
                "victory",
                "defeat",
                "age_ended",
                "age_begun",
                "turn_begun",
            ],
        ),
    ]


@rule("BASE-061")
def test_losses_come_after_builds_from_the_pile_and_before_conflicts() -> None:
    """The Tavern's 5 coins are there to pay for 2 tokens; the tokens won now are not counted."""
    state = last_turn()
    for seat, move in LAST_MOVES.items():
        commit(state, seat, move)
    finish(state)
    assert coins(state) == [0 + 5 - 2, 0 + 3 + 3, 0 + 3 - 1, 0]
    assert [own(state, seat)["victories"] for seat in range(4)] == [[2, 0, 0], [0, 0, 0], [1, 2, 0], [0, 0, 0]]


@rule("BASE-061")
def test_hands_are_passed_when_all_else_is_done() -> None:
    cities = {0: city("brickyard", board="halicarnassus", side="night")}
    state = table(3, age=2, turn=2, discard="altar", cities=cities)
    rest = [hand[1:] for hand in hands(state)]
    turn_moves = {seat: f"sell {hand[0]}" for seat, hand in enumerate(hands(state))}
    facts = turn(state, turn_moves | {0: f"stage {hands(state)[0][0]}"})
    assert not events(facts, "passed")
    assert hands(state) == rest
    facts = choose(state, "revive altar")
    assert kinds(facts) == ["revived", "passed", "turn_begun"]
    assert hands(state) == [rest[1], rest[2], rest[0]]


@rule("BASE-062")
def test_last_turn_with_cities_is_the_seventh() -> None:
    cities = {0: city(board="babylon", side="night", stages=1), 1: city("barracks")}
    state = table(3, turn=5, options=CITIES, cities=cities)
    facts = turn(state)
    assert [len(hand) for hand in hands(state)] == [2, 2, 2]
    assert not [fact for fact in facts if fact["event"] in ("thrown", "last_card", "conflicts")]
    facts = turn(state)
    assert events(facts, "thrown")
    assert pending_choice(state) == ("last_card", 0)
    (seat,) = state.to_act()
    facts = choose(state, next(words for words in legal(state, seat) if words.startswith("sell")))
    assert events(facts, "conflicts") == [{"event": "conflicts", "age": 1}]
    assert (state.age, state.turn) == (2, 0)


@rule("BASE-062")
def test_last_turn_without_cities_is_the_sixth() -> None:
    state = table(3, turn=5, cities={0: city(board="babylon", side="night", stages=1)})
    facts = turn(state)
    assert events(facts, "thrown") == [{"event": "thrown", "number": 2}]
    assert pending_choice(state) == ("last_card", 0)


@rule("BASE-063")
@pytest.mark.parametrize("seats", [(0, 1), (1, 0)])
def test_halicarnassus_may_take_what_babylon_just_sold(seats: tuple[int, int]) -> None:
    halicarnassus, babylon = seats
    cities = {
        halicarnassus: city("clay_pool brickyard", board="halicarnassus", side="night"),
        babylon: city(board="babylon", side="night", stages=1),
    }
    state = table(3, age=2, turn=5, hands={babylon: "walls loom_2"}, cities=cities)
    turn(state, {halicarnassus: f"stage {hands(state)[halicarnassus][0]}", babylon: "sell walls"})
    assert pending_choice(state) == ("last_card", babylon)
    choose(state, "sell loom_2")
    assert pending_choice(state) == ("revival", halicarnassus)
    choose(state, "revive loom_2")
    assert own(state, halicarnassus)["cards"] == ["clay_pool", "brickyard", "loom_2"]


@rule("BASE-063")
@pytest.mark.parametrize("seats", [(0, 1), (1, 0)])
def test_the_switch_lets_halicarnassus_build_before_babylon_plays(seats: tuple[int, int]) -> None:
    halicarnassus, babylon = seats
    cities = {
        halicarnassus: city("clay_pool brickyard", board="halicarnassus", side="night"),
        babylon: city(board="babylon", side="night", stages=1),
    }
    late = {"last_card": "after_discard"}
    state = table(3, age=2, turn=5, options=late, hands={babylon: "walls loom_2"}, cities=cities)
    turn(state, {halicarnassus: f"stage {hands(state)[halicarnassus][0]}", babylon: "sell walls"})
    assert pending_choice(state) == ("revival", halicarnassus)
    assert "revive loom_2" not in legal(state, halicarnassus)
    choose(state, "revive walls")
    assert pending_choice(state) == ("last_card", babylon)
    facts = choose(state, "sell loom_2")
    assert [fact["event"] for fact in facts][-1] == "turn_begun"
    assert events(facts, "conflicts") == [{"event": "conflicts", "age": 2}]
