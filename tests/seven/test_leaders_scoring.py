"""Points of leaders at the end of the game (LEAD-033 to LEAD-038, LEAD-060 to LEAD-072)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mirabilia.games.seven.lookup import CATALOGUES
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.recruiting import leaders, recruitment
from tests.seven.scenario import city, coins, scores, table, turn, ways

BOTH_EDITIONS = pytest.mark.parametrize("edition", [1, 2])
COLOURS = {
    "brown": "lumber_yard stone_pit clay_pool",
    "grey": "loom_1 glassworks_1 press_1",
    "blue": "altar baths theater",
    "yellow": "east_trading_post west_trading_post marketplace",
    "red": "stockade barracks guard_tower",
    "green": "apothecary workshop scriptorium",
    "purple": "spies_guild magistrates_guild traders_guild",
}
"""Three cards of each colour."""
COMPASSES = "apothecary dispensary lodge academy"
COSTS = """
060 phidias 3, 061 praxiteles 3, 062 nebuchadnezzar 4, 063 varro 3, 064 pericles 6, 065 hypatia 4, 066 hiram 3,
067 midas 3, 068 amytis 4, 069 alexander 3, 070 justinian 3, 071 plato 4, 072 aristotle 3
"""


def ended(edition: int = 2, cities: dict[int, dict[str, Any]] | None = None, **options: Any) -> State:
    """A table on the last turn of Age III."""
    return table(age=3, turn=5, options=leaders(edition, **options), cities=cities)


def some(**numbers: int) -> str:
    """So many cards of each colour."""
    return " ".join(" ".join(COLOURS[colour].split()[:number]) for colour, number in numbers.items())


# The score sheet.


@rule("LEAD-033")
@BOTH_EDITIONS
def test_leaders_are_scored_after_the_conflicts_of_age_three(edition: int) -> None:
    state = ended(edition, {0: city(leaders="caesar alexander nero sappho", victories=[0, 1, 0])})
    assert scores(state)["leaders"] == 1 + 2
    facts = turn(state)
    assert {"event": "victory", "seat": 0, "other_seat": 1, "tokens": 1, "value": 5} in facts
    result = state.result()
    assert result is not None
    sheet = result.scores[0]
    assert sheet["military"] == 3 + 5 + 5
    assert sheet["leaders"] == 3 + 2
    assert sheet["treasury"] == (6 + 3 + 2 + 2) // 3
    assert sheet["total"] == 13 + 5 + 4


@rule("LEAD-033")
def test_usual_points_stay_with_one_more_line_for_leaders() -> None:
    own = city("baths lighthouse spies_guild apothecary", coins=6, stages=1, victories=[1, 0, 0])
    neighbour = city("stockade barracks", coins=6)
    usual = table(age=3, turn=5, cities={0: own, 1: neighbour})
    state = ended(cities={0: own | {"leaders": [{"leader": "zenobia", "age": 2}]}, 1: neighbour})
    assert scores(usual)["leaders"] == 0
    assert scores(state) == scores(usual) | {"leaders": 3, "total": scores(usual)["total"] + 3}


@rule("LEAD-034")
def test_lines_for_cities_and_the_total_of_a_team() -> None:
    options = leaders(2, "cities", teams=True)
    state = table(
        4,
        age=3,
        turn=6,
        options=options,
        cities={0: city("gates_of_the_city", leaders="cleopatra", coins=0), 1: city(coins=0, leaders="zenobia")},
    )
    assert scores(state) | {"leaders": 5, "black": 4, "total": 9} == scores(state)
    turn(state)
    result = state.result()
    assert result is not None
    assert [sheet["total"] for sheet in result.scores] == [10, 4, 3, 3]
    assert result.team_totals == (14, 14, 6, 6)
    assert state.view(None).result == result


@rule("LEAD-035")
@pytest.mark.parametrize("name", ["hannibal", "caesar"])
def test_shields_of_leaders_count_through_tokens_alone(name: str) -> None:
    state = ended(cities={0: city(leaders=name, coins=0)})
    assert scores(state)["total"] == 0
    turn(state)
    assert scores(state)["military"] == 10
    assert scores(state)["leaders"] == 0


@rule("LEAD-035")
@pytest.mark.parametrize(
    ("names", "green"),
    [
        ("", 4 + 1),
        ("euclid", 9 + 1),
        ("pythagoras", 4 + 4),
        ("ptolemy", 4 + 1 + 1 + 7),
        ("aganice", 1 + 1 + 1 + 7),
        ("enheduanna", 9 + 1),
    ],
)
def test_symbols_of_leaders_count_in_science(names: str, green: int) -> None:
    state = ended(cities={0: city("apothecary dispensary workshop", leaders=names)}, leader_decks=["expert"])
    assert (scores(state)["green"], scores(state)["leaders"]) == (green, 0)


@rule("LEAD-035")
def test_points_computed_by_leaders_stand_on_their_line() -> None:
    cards = some(brown=2, blue=1, red=1, green=1)
    without = scores(ended(cities={0: city(cards, coins=9, victories=[1, 0, 0], stages=1)}))
    names = "cleopatra phidias pericles midas alexander amytis justinian"
    sheet = scores(ended(cities={0: city(cards, coins=9, victories=[1, 0, 0], stages=1, leaders=names)}))
    assert sheet["leaders"] == 5 + 2 + 2 + 3 + 1 + 2 + 3
    assert sheet == without | {"leaders": 18, "total": without["total"] + 18}


@rule("LEAD-036")
@BOTH_EDITIONS
def test_aristotle_scores_once_on_whichever_line(edition: int) -> None:
    cards = "apothecary workshop scriptorium"
    sheet = scores(ended(edition, {0: city(cards, coins=0, leaders="aristotle")}))
    assert sheet["green"] + sheet["leaders"] == sheet["total"] == 3 + 10


@rule("LEAD-037")
@BOTH_EDITIONS
@pytest.mark.parametrize(
    ("leader", "symbol", "cards"),
    [
        ("euclid", "compass", COMPASSES),
        ("pythagoras", "gear", "workshop laboratory observatory study"),
        ("ptolemy", "tablet", "scriptorium library school university"),
    ],
)
def test_more_equal_symbols_than_there_are_cards(edition: int, leader: str, symbol: str, cards: str) -> None:
    printed = Counter(
        str(getattr(effect, "symbol", "")) for card in CATALOGUES[edition].cards for effect in card.effects
    )
    assert printed[symbol] == len(cards.split()) == 4
    state = ended(edition, {0: city(cards, leaders=leader)})
    assert state.view(None).cities[0].symbols[symbol] == 5
    assert scores(state)["green"] == 25


def compasses(number: int) -> dict[str, Any]:
    """A city in which so many compasses are the best choice."""
    more = ["euclid", "enheduanna", "aganice pythagoras"]
    names = " ".join(more[: {8: 2, 9: 3}.get(number, int(number >= 5))])
    cards = COMPASSES.split()[:number] + ["scientists_guild"] * (number >= 7)
    return city(" ".join(cards), board="babylon", stages=2 if number >= 6 else 0, leaders=names)


@rule("LEAD-038")
@pytest.mark.parametrize("number", range(1, 10))
def test_equal_symbols_score_their_square(number: int) -> None:
    points = (1, 4, 9, 16, 25, 36, 49, 64, 81)[number - 1]
    state = ended(cities={0: compasses(number)}, leader_decks=["expert"])
    assert scores(state)["green"] == points
    if number <= 7:
        assert scores(ended(1, {0: compasses(number)}))["green"] == points


@rule("LEAD-038")
@BOTH_EDITIONS
@pytest.mark.parametrize("number", range(1, 6))
def test_sets_of_three_symbols_score_seven_more(number: int, edition: int) -> None:
    names = "pythagoras ptolemy" + (" euclid" if number == 5 else "")
    state = ended(edition, {0: city(" ".join(COMPASSES.split()[:number]), leaders=names)})
    assert scores(state)["green"] == number**2 + 1 + 1 + 7


# The leaders.


@pytest.mark.parametrize(
    ("name", "cost"),
    [
        pytest.param(name, int(cost), marks=rule(f"LEAD-{number}"))
        for number, name, cost in (row.split() for row in COSTS.split(","))
    ],
)
@BOTH_EDITIONS
def test_cost_and_no_points_in_hand(edition: int, name: str, cost: int) -> None:
    cards = some(brown=1, grey=1, blue=1, yellow=1, red=1, green=3)
    own = city(cards, held_leaders=name, stages=1, victories=[1, 0, 0])
    state = recruitment({0: own}, age=2, options=leaders(edition))
    assert ways(state, 0, f"recruit {name}") == {(0, 0, cost)}
    assert (scores(state)["leaders"], scores(state)["green"]) == (0, 10)
    poor = recruitment({0: own | {"coins": cost - 1}}, age=2, options=leaders(edition))
    assert ways(poor, 0, f"recruit {name}") == set()


@pytest.mark.parametrize(
    ("name", "colour", "points"),
    [
        pytest.param("phidias", "brown", 1, marks=rule("LEAD-060")),
        pytest.param("praxiteles", "grey", 2, marks=rule("LEAD-061")),
        pytest.param("nebuchadnezzar", "blue", 1, marks=rule("LEAD-062")),
        pytest.param("varro", "yellow", 1, marks=rule("LEAD-063")),
        pytest.param("pericles", "red", 2, marks=rule("LEAD-064")),
        pytest.param("hypatia", "green", 1, marks=rule("LEAD-065")),
        pytest.param("hiram", "purple", 2, marks=rule("LEAD-066")),
    ],
)
@BOTH_EDITIONS
def test_points_for_each_card_of_a_colour_in_the_own_city(edition: int, name: str, colour: str, points: int) -> None:
    for number in range(3):
        cards = some(**dict.fromkeys(COLOURS, 0) | {other: 2 for other in COLOURS if other != colour})
        own = city(f"{cards} {some(**{colour: number})}", leaders=name)
        neighbour = city(COLOURS[colour].split()[2])
        assert scores(ended(edition, {0: own, 1: neighbour}))["leaders"] == number * points


@rule("LEAD-067")
@pytest.mark.parametrize(("treasury", "points"), [(2, 0), (3, 1), (8, 2), (9, 3), (11, 3)])
@BOTH_EDITIONS
def test_midas(edition: int, treasury: int, points: int) -> None:
    state = ended(edition, {0: city(coins=treasury, leaders="midas")})
    assert (scores(state)["treasury"], scores(state)["leaders"]) == (points, points)
    turn(state)
    assert coins(state)[0] == treasury + 3
    result = state.result()
    assert result is not None
    assert (result.scores[0]["treasury"], result.scores[0]["leaders"]) == (points + 1, points + 1)


@rule("LEAD-068")
@pytest.mark.parametrize("stages", range(5))
def test_amytis(stages: int) -> None:
    own = city(board="giza", side="night", stages=stages, leaders="amytis")
    assert scores(ended(cities={0: own, 1: city(stages=2)}))["leaders"] == 2 * stages


@rule("LEAD-069")
@pytest.mark.parametrize(
    ("victories", "points"), [([0, 0, 0], 0), ([1, 0, 0], 1), ([0, 1, 0], 1), ([0, 0, 2], 2), ([2, 1, 2], 5)]
)
def test_alexander(victories: list[int], points: int) -> None:
    own = city(leaders="alexander", victories=victories, defeats=3)
    state = ended(cities={0: own, 1: city(victories=[2, 2, 2])})
    assert scores(state)["leaders"] == points
    assert scores(state)["military"] == victories[0] + 3 * victories[1] + 5 * victories[2] - 3


@rule("LEAD-070")
@pytest.mark.parametrize(
    ("blue", "red", "green", "sets"),
    [(1, 1, 1, 1), (2, 3, 2, 2), (3, 3, 3, 3), (3, 3, 0, 0), (0, 2, 2, 0), (3, 1, 2, 1)],
)
def test_justinian(blue: int, red: int, green: int, sets: int) -> None:
    own = city(some(blue=blue, red=red, green=green), leaders="justinian")
    assert scores(ended(cities={0: own, 1: city("gardens arsenal study")}))["leaders"] == 3 * sets


@rule("LEAD-071")
@pytest.mark.parametrize("lacking", COLOURS)
def test_plato_needs_seven_colours(lacking: str) -> None:
    one = dict.fromkeys(COLOURS, 1)
    assert scores(ended(cities={0: city(some(**one), leaders="plato")}))["leaders"] == 7
    assert scores(ended(cities={0: city(some(**dict.fromkeys(COLOURS, 2)), leaders="plato")}))["leaders"] == 14
    almost = some(**dict.fromkeys(COLOURS, 2) | {lacking: 1})
    assert scores(ended(cities={0: city(almost, leaders="plato")}))["leaders"] == 7


@rule("LEAD-071")
@pytest.mark.parametrize("lacking", COLOURS)
def test_black_and_white_cards_do_not_stand_in_for_plato(lacking: str) -> None:
    cards = f"{some(**dict.fromkeys(COLOURS, 1) | {lacking: 0})} militia gates_of_the_city"
    own = city(cards, leaders="plato hannibal euclid")
    state = table(age=3, turn=6, options=leaders(2, "cities"), cities={0: own})
    assert scores(state)["leaders"] == 0


@rule("LEAD-072")
@pytest.mark.parametrize(
    ("cards", "plain", "better"),
    [
        ("apothecary workshop", 2, 2),
        ("apothecary workshop scriptorium", 3 + 7, 3 + 10),
        ("apothecary dispensary workshop scriptorium", 6 + 7, 6 + 10),
        ("apothecary dispensary workshop laboratory scriptorium library", 12 + 14, 12 + 20),
    ],
)
@BOTH_EDITIONS
def test_aristotle(edition: int, cards: str, plain: int, better: int) -> None:
    assert scores(ended(edition, {0: city(cards, coins=0)}))["total"] == plain
    assert scores(ended(edition, {0: city(cards, coins=0, leaders="aristotle")}))["total"] == better


@rule("LEAD-072")
def test_aristotle_can_make_a_set_the_better_choice() -> None:
    own = city("apothecary dispensary lodge academy workshop", board="babylon", stages=2, coins=0)
    assert scores(ended(cities={0: own}))["green"] == 25 + 1
    assert scores(ended(cities={0: own | {"leaders": [{"leader": "aristotle", "age": 1}]}}))["green"] == 16 + 2 + 10
