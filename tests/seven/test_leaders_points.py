"""What leaders score at the end (docs/rules/leaders.md, Clarifications: points at the end)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.leaders_scenario import EVERYTHING, EXPERT, final
from tests.seven.recruiting import recruitment
from tests.seven.scenario import city, scores, table, turn

ONE_OF_SEVEN = "lumber_yard loom_1 altar marketplace stockade workshop spies_guild"
"""A card of each colour but black."""
TWO_OF_SEVEN = f"{ONE_OF_SEVEN} stone_pit press_1 baths vineyard barracks school workers_guild"


# Cards


@rule("LEAD-131")
@pytest.mark.parametrize(
    ("leader", "cost", "cards", "later", "value"),
    [
        ("phidias", 3, "lumber_yard ore_vein sawmill", "", 1),
        ("praxiteles", 3, "loom_1 press_2", "", 2),
        ("nebuchadnezzar", 4, "altar baths temple", "aqueduct", 1),
        ("varro", 3, "marketplace vineyard", "caravansery", 1),
        ("pericles", 6, "stockade walls", "stables", 2),
        ("hypatia", 4, "apothecary workshop scriptorium", "dispensary", 1),
        ("hiram", 3, "spies_guild workers_guild", "", 2),
        ("darius", 4, "militia lair", "", 1),
    ],
)
def test_cards_built_before_the_recruitment_score_too(
    leader: str, cost: int, cards: str, later: str, value: int
) -> None:
    state = recruitment({0: city(cards, held_leaders=leader)}, age=3, options=EVERYTHING)
    assert scores(state)["leaders"] == 0
    turn(state, {0: f"recruit {leader} bank {cost}"})
    assert scores(state)["leaders"] == value * len(cards.split())
    after = final(city(f"{cards} {later}", leaders=leader), city("embassy foundry loom_2"), options=EVERYTHING)
    assert scores(after)["leaders"] == value * len([*cards.split(), *later.split()])


@rule("LEAD-132")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (ONE_OF_SEVEN, 7),
        (TWO_OF_SEVEN, 14),
        (f"{ONE_OF_SEVEN} militia lair", 7),
        (f"{ONE_OF_SEVEN} stone_pit press_1 baths vineyard barracks school", 7),
        (ONE_OF_SEVEN.replace("spies_guild", "militia"), 0),
        *((ONE_OF_SEVEN.replace(name, ""), 0) for name in ONE_OF_SEVEN.split()),
    ],
)
def test_plato_scores_seven_for_each_set_of_seven_colours(cards: str, points: int) -> None:
    assert scores(final(city(cards, leaders="plato"), options=EVERYTHING))["leaders"] == points


@rule("LEAD-133")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("altar stockade workshop", 3),
        ("altar baths stockade barracks workshop apothecary", 6),
        ("altar baths temple stockade barracks workshop", 3),
        ("altar stockade barracks walls workshop apothecary", 3),
        ("altar baths stockade workshop apothecary school", 3),
        ("altar baths stockade barracks", 0),
    ],
)
def test_justinian_scores_three_for_each_set_of_blue_red_and_green(cards: str, points: int) -> None:
    assert scores(final(city(cards, leaders="justinian")))["leaders"] == points


# Science


@rule("LEAD-134")
@pytest.mark.parametrize(
    ("mine", "points"),
    [
        pytest.param({"cards": "workshop scriptorium apothecary"}, 3 + 10, id="green cards"),
        pytest.param({"cards": "workshop scriptorium", "leaders": "euclid aristotle"}, 3 + 10, id="a leader"),
        pytest.param({"cards": "workshop scriptorium", "board": "babylon", "stages": 2}, 3 + 10, id="a wild stage"),
        pytest.param({"cards": "workshop scriptorium scientists_guild"}, 3 + 10, id="a wild guild"),
        pytest.param({"cards": "workshop scriptorium pigeon_loft"}, 3 + 10, id="a copy"),
        pytest.param(
            {"cards": "workshop scriptorium", "leaders": "aganice enheduanna aristotle"},
            3 + 10,
            id="an extra symbol, turned",
        ),
        pytest.param(
            {"cards": "workshop laboratory observatory study scriptorium", "board": "babylon", "stages": 2},
            16 + 1 + 1 + 10,
            id="the set is worth more than a fifth symbol",
        ),
        pytest.param({"cards": "workshop laboratory scriptorium"}, 4 + 1, id="no set"),
    ],
)
def test_aristotle_counts_sets_when_all_symbols_are_settled(mine: dict[str, Any], points: int) -> None:
    state = final(city(**{"leaders": "aristotle"} | mine), city("lodge"), options=EVERYTHING)
    sheet = scores(state)
    assert sheet["green"] + sheet["leaders"] == points


@rule("LEAD-136")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("workshop scriptorium", 4 + 1),
        ("workshop laboratory scriptorium school apothecary", 9 + 4 + 1 + 7),
        ("workshop scriptorium apothecary", 4 + 1 + 1 + 7),
    ],
)
def test_enheduanna_adds_one_of_the_most_frequent_symbols_on_a_tie(cards: str, points: int) -> None:
    assert scores(final(city(cards, leaders="enheduanna")))["green"] == points


@rule("LEAD-137")
@pytest.mark.parametrize(
    ("cards", "leaders"),
    [
        pytest.param("scriptorium library school apothecary", "aganice", id="on a green card"),
        pytest.param("scriptorium library school", "aganice euclid", id="on a leader"),
        pytest.param("scriptorium library school pigeon_loft", "aganice", id="elsewhere in the city"),
    ],
)
def test_aganice_may_turn_a_compass_into_a_fourth_tablet(cards: str, leaders: str) -> None:
    state = final(city(cards, leaders=leaders), city("lodge"), options=EVERYTHING)
    assert scores(state)["green"] == 4 * 4


@rule("LEAD-138")
@pytest.mark.parametrize(
    ("cards", "leaders", "wild", "points"),
    [
        pytest.param("", "enheduanna", True, 4, id="the wild symbol first"),
        pytest.param("", "aganice enheduanna", True, 4, id="the wild symbol before the others"),
        pytest.param("workshop apothecary", "aganice enheduanna", False, 3 + 7, id="Enheduanna before Aganice"),
        pytest.param(
            "workshop laboratory apothecary dispensary scriptorium",
            "enheduanna aganice",
            False,
            4 + 4 + 4 + 7 + 7,
            id="Enheduanna before Aganice again",
        ),
        pytest.param("workshop", "enheduanna aganice", True, 3 + 7, id="wild, Enheduanna, Aganice"),
        pytest.param("workshop laboratory apothecary", "aganice", True, 4 * 4, id="wild and Aganice"),
    ],
)
def test_the_best_order_of_aganice_enheduanna_and_wild_symbols_counts(
    cards: str, leaders: str, wild: bool, points: int
) -> None:
    mine = city(cards, leaders=leaders, board="babylon", stages=2 if wild else 0)
    assert scores(final(mine))["green"] == points


# Neighbours


@rule("LEAD-135")
@pytest.mark.parametrize(
    ("leader", "two", "others"),
    [
        ("phryne", "altar baths", "theater temple statue"),
        ("cornelia", "marketplace forum", "caravansery vineyard lighthouse"),
        ("eurypyle", "stockade walls", "barracks stables archery_range"),
        ("theano", "workshop school", "apothecary library lodge"),
    ],
)
@pytest.mark.parametrize(
    ("left", "right", "points"), [(1, 1, 5), (0, 1, 5), (2, 1, 0), (1, 2, 0), (3, 0, 0), (0, 3, 0)]
)
def test_a_tie_with_either_neighbour_gives_nothing(
    leader: str, two: str, others: str, left: int, right: int, points: int
) -> None:
    row = others.split()
    state = four_cities(city(two, leaders=leader), city(" ".join(row[:left])), city(" ".join(row[3 - right :])))
    assert scores(state)["leaders"] == points


@rule("LEAD-135")
@pytest.mark.parametrize(("left", "right", "points"), [(8, 8, 5), (9, 0, 0), (0, 9, 0), (10, 8, 0)])
def test_a_tie_in_coins_with_either_neighbour_gives_makeda_nothing(left: int, right: int, points: int) -> None:
    state = four_cities(city(coins=9, leaders="makeda"), city(coins=left), city(coins=right))
    assert scores(state)["leaders"] == points


def four_cities(mine: dict[str, Any], left: dict[str, Any], right: dict[str, Any]) -> State:
    """The city far away has more than all others; nobody minds."""
    far = city("pantheon gardens town_hall haven arena arsenal circus university study", coins=50)
    cities = {0: mine, 1: left, 2: far, 3: right}
    return table(4, age=3, turn=5, phase="over", options=EXPERT, cities=cities)


# Agrippina


@rule("LEAD-139")
@pytest.mark.parametrize(
    ("mine", "points"),
    [
        pytest.param({"spent_leaders": ["nero", "caesar"]}, 7, id="sold"),
        pytest.param({"board": "giza", "stages": ["nero", "caesar"]}, 7, id="under stages"),
        pytest.param(
            {"board": "abu_simbel", "side": "night", "stages": 1, "buried": [{"leader": "nero", "points": 2}]},
            7,
            id="buried",
        ),
        pytest.param({"held_leaders": "nero"}, 7, id="in hand"),
        pytest.param({"leaders": "agrippina nero"}, 0, id="face up"),
    ],
)
def test_only_leaders_face_up_spoil_agrippina(mine: dict[str, Any], points: int) -> None:
    assert scores(final(city(**{"leaders": "agrippina"} | mine)))["leaders"] == points


@rule("LEAD-139")
@pytest.mark.parametrize(("move", "points"), [("sell nero", 7), ("stage nero", 7), ("recruit nero bank 1", 0)])
def test_agrippina_stays_alone_unless_a_leader_is_recruited(move: str, points: int) -> None:
    cities = {0: city("lumber_yard timber_yard", leaders="agrippina", held_leaders="nero")}
    state = recruitment(cities, age=2, options=EXPERT)
    turn(state, {0: move})
    assert scores(state)["leaders"] == points
