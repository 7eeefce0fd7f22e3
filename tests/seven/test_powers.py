"""Powers of wonders: the last card, Halicarnassus, Olympia, copying a guild (BASE-071 to BASE-083)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.scenario import choose, city, coins, events, known_discards, legal, pending_choice, scores, table, turn

FIRST = {"edition": 1}
CITIES = {"expansions": ["cities"]}
MAUSOLEUM = {1: ("night", "foundry"), 2: ("night", "brickyard")}
"""The side of Halicarnassus whose first stage builds from the pile, and what pays for it, by edition."""


def own(state: State, seat: int = 0) -> Any:
    return state.snapshot()["cities"][seat]


def names(cards: list[Any]) -> list[str]:
    return [card if isinstance(card, str) else card["card"] for card in cards]


def uses(state: State, card: str, seat: int = 0) -> set[str]:
    """What can be done with a card."""
    return {words.split()[0] for words in legal(state, seat) if words.split()[1:2] == [card]}


# The last card.


def babylon(hand: str, cards: str = "", age: int = 2, **fields: Any) -> State:
    """The last turn of an Age, with Babylon's first night stage."""
    part = {"board": "babylon", "side": "night", "stages": 1, "coins": 0} | fields
    return table(3, age=age, turn=5, hands={0: hand}, cities={0: city(cards, **part)})


@rule("BASE-071")
@pytest.mark.parametrize(
    ("move", "money", "place"),
    [("build loom_2", 0, "cards"), ("stage loom_2", 0, "stages"), ("sell loom_2", 3, "pile")],
)
def test_babylon_plays_the_last_card(move: str, money: int, place: str) -> None:
    """Babylon's second night stage: 3 clay and 1 glass."""
    state = babylon("vineyard loom_2", "brickyard clay_pool glassworks_1")
    turn(state, {0: "build vineyard"})
    before = coins(state)[0]
    assert pending_choice(state) == ("last_card", 0)
    assert uses(state, "loom_2") == {"build", "stage", "sell"}
    choose(state, move)
    assert coins(state)[0] == before + money
    places = {"cards": own(state)["cards"], "stages": names(own(state)["stages"])}
    places["pile"] = names(state.snapshot()["discard"])
    assert [name for name, cards in places.items() if "loom_2" in cards] == [place]
    assert (state.age, state.turn) == (3, 0)


@rule("BASE-071")
def test_buildings_and_coins_of_the_last_turn_pay_for_the_last_card() -> None:
    state = babylon("sawmill caravansery", coins=1)
    turn(state, {0: "build sawmill bank 1"})
    choose(state, "build caravansery")
    assert own(state)["cards"] == ["sawmill", "caravansery"]
    state = babylon("walls sawmill")
    turn(state, {0: "sell walls"})
    choose(state, "build sawmill bank 1")
    assert coins(state)[0] == 2


@rule("BASE-071")
def test_last_card_comes_after_the_last_cards_of_all() -> None:
    """A neighbour's new building can be bought from; the cards of others are thrown away before."""
    cities = {0: city(board="babylon", side="night", stages=1), 1: city(board="rhodes"), 2: city(board="giza")}
    hands = {0: "walls school", 1: "press_2 library", 2: "temple vineyard"}
    state = table(3, age=2, turn=5, hands=hands, cities=cities)
    turn(state, {0: "sell walls", 1: "build press_2", 2: "sell temple"})
    assert sorted(names(state.snapshot()["discard"])) == ["library", "temple", "vineyard", "walls"]
    before = coins(state)
    choose(state, "build school left 2")
    assert coins(state) == [before[0] - 2, before[1] + 2, before[2]]


@rule("BASE-071")
def test_nobody_else_plays_the_last_card() -> None:
    state = babylon("walls loom_2", stages=0)
    facts = turn(state, {0: "sell walls"})
    assert pending_choice(state) is None
    assert events(facts, "thrown") == [{"event": "thrown", "number": 3}]


@rule("BASE-072")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_last_card_is_played_in_every_age(age: int) -> None:
    hand = {1: "stone_pit loom_1", 2: "walls loom_2", 3: "arena lighthouse"}[age]
    state = babylon(hand, "quarry glassworks_1" if age == 3 else "", age=age)
    turn(state, {0: f"sell {hand.split()[0]}"})
    assert pending_choice(state) == ("last_card", 0)


@rule("BASE-072")
def test_stage_built_on_the_last_turn_plays_the_last_card_at_once() -> None:
    """Babylon's first night stage: 2 stone."""
    state = babylon("walls loom_2", "quarry", stages=0)
    turn(state, {0: "stage walls"})
    assert pending_choice(state) == ("last_card", 0)
    choose(state, "build loom_2")
    assert own(state)["cards"] == ["quarry", "loom_2"]


@rule("BASE-073")
@pytest.mark.parametrize(
    ("move", "place"), [("build altar", "cards"), ("stage altar", "stages"), ("sell altar", "pile")]
)
def test_first_edition_plays_both_remaining_cards(move: str, place: str) -> None:
    """Babylon B: its third stage costs 3 clay and 1 papyrus."""
    cities = {0: city("clay_pool clay_pit press_1", board="babylon", side="night", stages=2)}
    state = table(3, turn=5, options=FIRST, hands={0: "theater altar"}, cities=cities)
    turn(state, {0: "build theater"})
    assert pending_choice(state) == ("last_card", 0)
    assert uses(state, "altar") == {"build", "stage", "sell"}
    choose(state, move)
    places = {"cards": own(state)["cards"], "stages": names(own(state)["stages"])}
    places["pile"] = names(state.snapshot()["discard"])
    assert [name for name, cards in places.items() if "altar" in cards] == [place]
    assert "theater" in own(state)["cards"]


@rule("BASE-073")
def test_first_edition_pays_for_the_last_card() -> None:
    """With 1 coin: a Sawmill can be paid, a Statue (wood and 2 ore) cannot."""
    cities = {0: city(board="babylon", side="night", stages=2, coins=1), 1: city(board="giza")}
    fields: dict[str, Any] = {"age": 2, "turn": 5, "options": FIRST, "cities": cities | {2: city(board="ephesus")}}
    state = table(3, hands={0: "loom_2 sawmill"}, **fields)
    turn(state, {0: "build loom_2"})
    choose(state, "build sawmill bank 1")
    assert coins(state)[0] == 0
    state = table(3, hands={0: "loom_2 statue"}, **fields)
    facts = turn(state, {0: "build loom_2"})
    assert [fact["seat"] for fact in events(facts, "sold")].count(0) == 1
    assert own(state)["cards"] == ["loom_2"]


@rule("BASE-073")
def test_first_edition_stage_built_with_the_first_card_plays_the_second() -> None:
    """Babylon B: its second stage costs 2 wood and 1 glass."""
    cities = {0: city("sawmill glassworks_1", board="babylon", side="night", stages=1)}
    state = table(3, age=2, turn=5, options=FIRST, hands={0: "walls loom_2"}, cities=cities)
    turn(state, {0: "stage walls"})
    assert pending_choice(state) == ("last_card", 0)
    choose(state, "build loom_2")
    assert own(state)["cards"][-1] == "loom_2"


@rule("BASE-073")
def test_first_stage_of_babylon_b_plays_no_last_card() -> None:
    cities = {0: city(board="babylon", side="night", stages=1)}
    state = table(3, turn=5, options=FIRST, hands={0: "theater altar"}, cities=cities)
    turn(state, {0: "build theater"})
    assert pending_choice(state) is None


# Halicarnassus.


def mausoleum(edition: Edition = 2, cards: str = "", at: int = 2, **fields: Any) -> State:
    """Age II: the stage that builds from the pile has just been built by seat 0; seat 1 sold Walls."""
    side, payment = MAUSOLEUM[edition]
    cities = {0: city(f"{payment} {cards}", board="halicarnassus", side=side, coins=0)} | fields.pop("cities", {})
    state = table(
        3,
        age=2,
        turn=at,
        options={"edition": edition},
        hands={0: "statue", 1: "walls library"},
        cities=cities,
        **fields,
    )
    turn(state, {0: "stage statue", 1: "sell walls"})
    return state


@rule("BASE-074")
@pytest.mark.parametrize("edition", [1, 2])
def test_halicarnassus_builds_from_the_whole_pile(edition: Edition) -> None:
    state = mausoleum(edition, discard="altar marketplace")
    sold = names(state.snapshot()["discard"])
    assert sold[:3] == ["altar", "marketplace", "walls"]
    assert len(sold) == 4
    assert pending_choice(state) == ("revival", 0)
    assert {words.split()[-1] for words in legal(state)} == {*sold, "decline"}
    choose(state, "revive walls")
    assert own(state)["cards"][-1] == "walls"
    assert coins(state)[0] == 0
    assert "walls" not in names(state.snapshot()["discard"])


@rule("BASE-074")
def test_only_who_builds_looks_through_the_pile() -> None:
    state = mausoleum(discard="altar")
    pile = names(state.snapshot()["discard"])
    assert sorted(known_discards(state, 0)) == sorted(pile)
    for seat in (None, 2):
        assert "walls" not in known_discards(state, seat)
    choose(state, "revive altar")
    assert sorted(known_discards(state, 0)) == sorted(card for card in pile if card != "altar")
    assert "walls" not in known_discards(state, 2)


@rule("BASE-074")
@pytest.mark.parametrize(("card", "income"), [("tavern", 5), ("vineyard", 2), ("altar", 0)])
def test_card_from_the_pile_has_its_effects(card: str, income: int) -> None:
    """A Vineyard counts the Brickyard and the Sawmill a neighbour builds on this turn."""
    side, payment = MAUSOLEUM[2]
    cities = {0: city(payment, board="halicarnassus", side=side, coins=0)}
    state = table(4, age=2, turn=2, hands={1: "sawmill"}, cities=cities, discard=card)
    turn(state, {0: f"stage {own(state)['hand'][0]}", 1: "build sawmill bank 1"})
    choose(state, f"revive {card}")
    assert coins(state)[0] == income


@rule("BASE-074")
def test_card_from_the_pile_produces_afterwards() -> None:
    state = mausoleum(discard="stone_pit")
    choose(state, "revive stone_pit")
    assert state.view(None).cities[0].production.fixed["stone"] == 1


@rule("BASE-074")
@pytest.mark.parametrize("edition", [1, 2])
def test_unplayed_last_cards_are_in_the_pile(edition: Edition) -> None:
    state = mausoleum(edition, at=5)
    assert pending_choice(state) == ("revival", 0)
    assert "revive library" in legal(state)
    choose(state, "revive library")
    assert own(state)["cards"][-1] == "library"


@rule("BASE-074")
def test_power_is_lost_if_nothing_can_be_built() -> None:
    """Everything sold stands in the city already."""
    cities = {0: city("brickyard loom_1 press_1", board="halicarnassus", side="night")}
    hands = {0: "statue", 1: "loom_2 walls", 2: "press_2 stables"}
    state = table(3, age=2, turn=4, hands=hands, cities=cities)
    facts = turn(state, {0: "stage statue", 1: "sell loom_2", 2: "sell press_2"})
    assert (state.turn, pending_choice(state)) == (5, None)
    assert not events(facts, "revived") + events(facts, "declined")
    turn(state, {0: "sell walls", 1: "sell stables"})
    assert (state.age, pending_choice(state)) == (3, None)


@rule("BASE-074")
def test_day_side_builds_with_its_second_stage_only() -> None:
    """Edition 2: glass and papyrus."""
    cities = {0: city("foundry glassworks_1 press_1 quarry stone_pit", board="halicarnassus")}
    state = table(3, age=2, turn=2, cities=cities)
    for question in (None, ("revival", 0), None):
        turn(state, {0: f"stage {own(state)['hand'][0]}"})
        assert pending_choice(state) == question
        if question:
            choose(state, legal(state)[0])


@rule("BASE-075", "BASE-076")
@pytest.mark.parametrize("edition", [1, 2])
def test_card_from_the_pile_is_built_or_left(edition: Edition) -> None:
    state = mausoleum(edition)
    assert {words.split()[0] for words in legal(state)} == {"revive", "decline"}
    pile, cards = names(state.snapshot()["discard"]), own(state)["cards"]
    facts = choose(state, "decline")
    assert events(facts, "declined") == [{"event": "declined", "seat": 0}]
    assert (names(state.snapshot()["discard"]), own(state)["cards"], coins(state)[0]) == (pile, cards, 0)
    assert (state.turn, pending_choice(state)) == (3, None)


# Olympia, second edition.


def olympia(hand: str, cards: str = "", **fields: Any) -> State:
    part = {"board": "olympia", "stages": 2, "coins": 0}
    for name in ("side", "stages", "coins"):
        if name in fields:
            part[name] = fields.pop(name)
    table_fields = {"age": 2, "turn": 2} | fields
    return table(4, hands={0: hand}, cities={0: city(cards, **part)}, **table_fields)


@rule("BASE-077")
@pytest.mark.parametrize(
    ("age", "hand"),
    [(1, "timber_yard barracks baths scriptorium"), (2, "walls sawmill dispensary"), (3, "palace arena")],
)
def test_card_of_a_new_colour_is_free_in_any_age(age: int, hand: str) -> None:
    state = olympia(hand, age=age)
    for card in hand.split():
        assert uses(state, card) == {"free", "sell"}
    first = hand.split()[0]
    turn(state, {0: f"free {first}"})
    assert own(state)["cards"] == [first]
    assert coins(state)[0] == 0


@rule("BASE-077")
def test_colour_that_is_there_is_not_free() -> None:
    """Red and green stand from before the stage; blue is new, and free once."""
    state = olympia("walls dispensary aqueduct temple", "barracks scriptorium", turn=1)
    assert uses(state, "walls") == {"sell"}
    assert uses(state, "dispensary") == {"sell"}
    assert uses(state, "temple") == {"free", "sell"}
    state = table(
        4,
        age=2,
        turn=2,
        hands={0: "aqueduct", 1: "walls temple"},
        cities={0: city(board="olympia", stages=2, coins=0)},
    )
    turn(state, {0: "free aqueduct"})
    assert uses(state, "temple") == {"sell"}


@rule("BASE-077")
def test_new_colour_makes_no_stage_free() -> None:
    """Olympia's third stage costs 3 clay."""
    state = olympia("walls")
    assert "stage" not in uses(state, "walls")


@rule("BASE-077")
def test_new_colour_makes_no_leader_free() -> None:
    cities = {
        0: city(board="olympia", stages=2, coins=1, held_leaders="solomon ramses"),
        1: city(held_leaders="plato"),
        2: city(held_leaders="midas"),
    }
    options = {"expansions": ["leaders"]}
    state = table(3, age=3, phase="recruitment", turn=-1, options=options, cities=cities)
    assert legal(state) == ["sell solomon", "sell ramses"]


@rule("BASE-077")
def test_black_is_a_colour() -> None:
    """Militia: 3 coins."""
    state = olympia("militia", age=1, options=CITIES)
    assert uses(state, "militia") == {"free", "sell"}
    state = olympia("militia", "hideout", age=1, options=CITIES)
    assert uses(state, "militia") == {"sell"}


@rule("BASE-077")
def test_second_stage_is_needed() -> None:
    assert uses(olympia("walls", stages=1), "walls") == {"sell"}


@rule("BASE-078")
@pytest.mark.parametrize(("age", "card"), [(2, "walls"), (3, "palace")])
def test_first_card_of_an_age_is_free(age: int, card: str) -> None:
    state = olympia(card, side="night", stages=1, age=age, turn=0)
    assert uses(state, card) == {"free", "sell"}
    turn(state, {0: f"free {card}"})
    assert (own(state)["cards"], coins(state)[0]) == ([card], 0)
    for at in (1, 5):
        assert uses(olympia(card, side="night", stages=1, age=age, turn=at), card) == {"sell"}


@rule("BASE-078")
@pytest.mark.parametrize("use", ["sell walls", "stage walls"])
def test_first_card_used_otherwise_loses_the_power_for_the_age(use: str) -> None:
    """Olympia's second night stage costs 3 clay, and makes the last card free."""
    cities = {0: city("clay_pool clay_pit", board="olympia", side="night", stages=1, coins=0)}
    state = table(4, age=2, turn=0, hands={0: "walls"}, cities=cities)
    turn(state, {0: use})
    for _ in range(4):
        assert not any(words.startswith("free") for words in legal(state))
        turn(state)
    turn(state)
    assert (state.age, state.turn) == (3, 0)
    assert any(words.startswith("free") for words in legal(state))


@rule("BASE-079")
@pytest.mark.parametrize(("age", "card"), [(1, "barracks"), (2, "walls"), (3, "palace")])
def test_last_card_of_an_age_is_free(age: int, card: str) -> None:
    state = olympia(card, side="night", age=age, turn=5)
    assert uses(state, card) == {"free", "sell"}
    facts = turn(state, {0: f"free {card}"})
    assert own(state)["cards"] == [card]
    assert events(facts, "thrown") == [{"event": "thrown", "number": 4}]
    assert pending_choice(state) is None
    assert uses(olympia(card, side="night", age=age, turn=4), card) == {"sell"}


@rule("BASE-079")
def test_stage_of_age_i_serves_in_all_ages() -> None:
    state = olympia("barracks", side="night", age=1, turn=5)
    for age in (1, 2, 3):
        while (state.age, state.turn) != (age, 5):
            turn(state)
        free = [words for words in legal(state) if words.startswith("free")]
        assert free
        turn(state, {0: free[0]})
    assert len(own(state)["cards"]) == 3


@rule("BASE-079")
def test_first_night_stage_does_not_make_the_last_card_free() -> None:
    assert uses(olympia("walls", side="night", stages=1, turn=5), "walls") == {"sell"}


@rule("BASE-080")
@pytest.mark.parametrize(("at", "expected"), [(5, {"sell"}), (6, {"free", "sell"})])
def test_last_card_with_cities_is_that_of_the_seventh_turn(at: int, expected: set[str]) -> None:
    assert uses(olympia("walls", side="night", turn=at, options=CITIES), "walls") == expected


@rule("BASE-080")
@pytest.mark.parametrize("expansions", [["leaders"], ["edifice"]])
def test_last_card_with_other_expansions_is_that_of_the_sixth_turn(expansions: list[str]) -> None:
    options = {"expansions": expansions}
    edifice = {"edifices": [{"edifice": name, "pawns": 3} for name in ("belvedere", "factory", "archives")]}
    fields: dict[str, Any] = edifice if "edifice" in expansions else {}
    state = olympia("walls", side="night", turn=5, options=options, **fields)
    assert "free" in uses(state, "walls")


# Olympia, first edition.


@rule("BASE-081")
def test_one_building_of_an_age_is_built_without_paying() -> None:
    hands = {0: "walls sawmill", 1: "foundry stables"}
    cities = {0: city(board="olympia", stages=2, coins=0)}
    state = table(4, age=2, turn=2, options=FIRST, hands=hands, cities=cities)
    assert uses(state, "walls") == {"power", "sell"}
    assert uses(state, "sawmill") == {"power", "sell"}
    turn(state, {0: "power walls"})
    assert (own(state)["cards"], coins(state)[0]) == (["walls"], 0)
    assert uses(state, "stables") == {"sell"}


@rule("BASE-081")
def test_power_comes_back_in_each_age_and_is_not_saved_up() -> None:
    state = table(4, age=1, options=FIRST, cities={0: city(board="olympia", stages=2)}, turn=5)
    turn(state)
    assert state.view(None).cities[0].free_builds_left == {"any": 1}
    power = next(words for words in legal(state) if words.startswith("power"))
    turn(state, {0: power})
    assert state.view(None).cities[0].free_builds_left == {}
    while state.age == 2:
        assert not any(words.startswith("power") for words in legal(state))
        turn(state)
    assert state.view(None).cities[0].free_builds_left == {"any": 1}


@rule("BASE-081")
def test_power_is_not_used_up_by_a_card_that_is_paid() -> None:
    state = table(4, options=FIRST, turn=1, hands={0: "altar"}, cities={0: city(board="olympia", stages=2)})
    assert uses(state, "altar") == {"build", "sell"}
    turn(state, {0: "build altar"})
    assert state.view(None).cities[0].free_builds_left == {"any": 1}


# Copying a guild.


def copier(cities: dict[int, dict[str, Any]], cards: str = "", stages: int = 3) -> State:
    """Olympia B of the first edition at seat 0 of five."""
    part = city(cards, board="olympia", side="night", stages=stages)
    return table(5, age=3, turn=2, options=FIRST, cities={0: part} | cities)


@rule("BASE-082")
def test_guild_of_a_neighbour_scores_as_if_it_stood_here() -> None:
    """Seat 1 counts the brown cards of seats 0 and 2; the copy those of seats 1 and 4."""
    cities = {
        1: city("workers_guild clay_pool"),
        2: city("lumber_yard stone_pit ore_vein"),
        4: city("sawmill quarry brickyard foundry"),
    }
    state = copier(cities)
    assert scores(state)["purple"] == 5
    assert scores(state, 1)["purple"] == 3
    assert scores(copier(cities, stages=2))["purple"] == 0


@rule("BASE-082")
@pytest.mark.parametrize(("seat", "points"), [(1, 3), (2, 0), (3, 0), (4, 3)])
def test_only_guilds_of_neighbours_are_copied(seat: int, points: int) -> None:
    state = copier({seat: city("builders_guild")})
    assert scores(state)["purple"] == points


@rule("BASE-082")
def test_one_guild_is_copied_the_best_one() -> None:
    """Spies Guild: 2 red cards. Traders Guild: 3 yellow ones. The own Magistrates Guild counts as well."""
    cities = {
        1: city("spies_guild barracks walls altar"),
        4: city("traders_guild marketplace vineyard bazar"),
    }
    assert scores(copier(cities))["purple"] == 3
    assert scores(copier(cities, "magistrates_guild"))["purple"] == 3 + 1


@rule("BASE-082")
def test_guild_is_copied_at_the_end_of_the_game() -> None:
    """Nothing is asked for when the stage is built, and the Arsenal of that turn counts. The owner loses nothing."""
    cities = {
        0: city("foundry loom_1", board="olympia", side="night", stages=2),
        1: city("spies_guild barracks"),
        2: city("walls"),
        3: city("sawmill ore_vein loom_2"),
    }
    state = table(4, age=3, turn=5, options=FIRST, hands={3: "arsenal"}, cities=cities)
    turn(state, {0: f"stage {own(state)['hand'][0]}", 3: "build arsenal"})
    result = state.result()
    assert result is not None
    assert [sheet["purple"] for sheet in result.scores] == [2, 1, 0, 0]


@rule("BASE-083")
def test_copied_scientists_guild_adds_a_symbol_of_choice() -> None:
    """Compass and gear: 2 points, with the copied symbol a set: 10. It scores with the science points."""
    cities = {1: city("scientists_guild")}
    state = copier(cities, "apothecary workshop")
    assert (scores(state)["green"], scores(state)["purple"]) == (10, 0)
    assert scores(copier(cities, "apothecary workshop", stages=2))["green"] == 2


@rule("BASE-083")
def test_copied_scientists_guild_is_taken_when_it_is_the_best() -> None:
    """A symbol is worth 8 points here, 3 red cards only 3."""
    cities = {1: city("scientists_guild barracks walls"), 4: city("spies_guild stockade")}
    state = copier(cities, "apothecary workshop")
    assert (scores(state)["green"], scores(state)["purple"]) == (10, 0)
    state = copier(cities)
    assert (scores(state)["green"], scores(state)["purple"]) == (0, 3)


@rule("BASE-083")
@pytest.mark.parametrize(
    ("cards", "points"), [("lumber_yard loom_1", 2), ("lumber_yard loom_1 spies_guild", 3), ("", 0)]
)
def test_copied_shipowners_guild_is_judged_on_the_own_city(cards: str, points: int) -> None:
    """It is no purple card of the own city, so it does not count itself."""
    state = copier({1: city("shipowners_guild sawmill quarry")}, cards)
    assert scores(state)["purple"] == points
    assert scores(state, 1)["purple"] == 3
