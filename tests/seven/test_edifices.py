"""What each Edifice brings and costs (docs/rules/edifice.md, Edifices of Age I to III and clarifications)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.projects import (
    AGES,
    EDIFICE,
    cards_of,
    completed,
    debts,
    edifice_points,
    failed,
    first,
    halfway,
    laid,
    pawn,
)
from tests.seven.scenario import (
    choose,
    city,
    coins,
    events,
    events_seen,
    legal,
    pending_choice,
    plain,
    scores,
    table,
    turn,
)

BOTH = pytest.mark.parametrize("edition", [1, 2])
DEBT = {1: 2, 2: 3, 3: 5}
RAW = "stone_pit clay_pool ore_vein clay_pit sawmill"
BLUE = "baths altar theater"


def options(edition: int) -> dict[str, Any]:
    return {"edition": edition, **EDIFICE}


def mine(state: State, field: str, seat: int = 0) -> Any:
    return plain(getattr(state.view(None).cities[seat], field))


# Rewards


@BOTH
@pytest.mark.parametrize("pawns", [1, 2])
@pytest.mark.parametrize(
    ("edifice", "cards", "points"),
    [
        pytest.param("artisan_district", "stone_pit clay_pool ore_vein loom_1 altar", 2, marks=rule("EDIF-049")),
        pytest.param("artisan_district", "stone_pit loom_1 press_1 glassworks_1", 2, marks=rule("EDIF-049")),
        pytest.param("artisan_district", "stone_pit clay_pool altar", 0, marks=rule("EDIF-049")),
        pytest.param("amphitheater", f"{BLUE} statue stone_pit walls", 4, marks=rule("EDIF-064")),
        pytest.param("amphitheater", "stone_pit walls", 0, marks=rule("EDIF-064")),
        pytest.param("archives", "", 0, marks=rule("EDIF-082")),
        pytest.param("archives", "stone_pit clay_pool altar", 2, marks=rule("EDIF-082")),
        pytest.param(
            "archives",
            "stone_pit loom_1 altar marketplace walls school spies_guild",
            7,
            marks=rule("EDIF-082", "EDIF-099"),
        ),
    ],
)
def test_points_per_pawn(edition: int, pawns: int, edifice: str, cards: str, points: int) -> None:
    state = completed(edifice, city(cards), pawns, options(edition))
    assert edifice_points(state)[0] == pawns * points
    assert edifice_points(state)[2] == 0


@rule("EDIF-052")
@pytest.mark.parametrize(("stages", "points"), [(0, 0), (2, 2), (3, 3)])
def test_belvedere_scores_every_stage(stages: int, points: int) -> None:
    """Seat 1 has just built its first stage."""
    state = completed("belvedere", city(stages=stages))
    assert edifice_points(state) == [points, 1, 0]
    assert edifice_points(completed("belvedere", city(stages=stages), pawns=2))[0] == 2 * points


@rule("EDIF-052")
def test_stages_built_later_count_for_the_belvedere() -> None:
    state = completed("belvedere", city("clay_pool clay_pit", board="babylon"))
    assert edifice_points(state)[0] == 0
    turn(state, {0: first(state, 0, "stage")})
    assert edifice_points(state)[0] == 1


@pytest.mark.parametrize(
    ("edifice", "price", "coins_each"),
    [
        pytest.param("money_changer", 1, 4, marks=rule("EDIF-058")),
        pytest.param("auction_house", 2, 7, marks=rule("EDIF-067")),
        pytest.param("gold_reserves", 3, 15, marks=rule("EDIF-088")),
    ],
)
@BOTH
def test_coins_per_pawn(edition: int, edifice: str, price: int, coins_each: int) -> None:
    assert coins(completed(edifice, options=options(edition))) == [6 + coins_each, 6 - price + coins_each, 6]
    assert coins(completed(edifice, pawns=2, options=options(edition)))[0] == 6 + 2 * coins_each


@pytest.mark.parametrize(
    ("edifice", "shields"),
    [
        pytest.param("curtain_wall", 1, marks=rule("EDIF-055")),
        pytest.param("concentric_castle", 2, marks=rule("EDIF-085")),
    ],
)
@BOTH
def test_shields_per_pawn(edition: int, edifice: str, shields: int) -> None:
    state = completed(edifice, city("barracks"), 2, options(edition))
    assert [own.shields for own in state.view(None).cities] == [1 + 2 * shields, shields, 0]


@pytest.mark.parametrize(
    ("edifice", "tokens", "points"),
    [
        pytest.param("outpost", (0, 1, 0), 3, marks=rule("EDIF-061", "EDIF-100")),
        pytest.param("staging_camp", (0, 0, 1), 5, marks=rule("EDIF-076", "EDIF-100")),
        pytest.param("military_school", (0, 0, 1), 5, marks=rule("EDIF-091", "EDIF-100")),
    ],
)
@BOTH
def test_victory_token_per_pawn(edition: int, edifice: str, tokens: tuple[int, int, int], points: int) -> None:
    state = completed(edifice, options=options(edition))
    assert [own.victories for own in state.view(None).cities] == [tokens, tokens, (0, 0, 0)]
    assert scores(state)["military"] == points
    assert edifice_points(state) == [0, 0, 0]
    twice = completed(edifice, pawns=2, options=options(edition))
    assert mine(twice, "victories") == [2 * number for number in tokens]


# Agora


@rule("EDIF-079")
@pytest.mark.parametrize(("pawns", "points"), [(1, 5), (2, 5 + 4), (3, 5 + 4 + 2)])
def test_agora_applies_the_best_guilds_again(pawns: int, points: int) -> None:
    """Shipowners Guild: 2 brown and 3 purple cards; Magistrates Guild: 4 blue ones; Workers Guild: 2 brown ones."""
    own = city("stone_pit clay_pool shipowners_guild magistrates_guild workers_guild")
    state = completed("agora", own, pawns, others={2: city("baths altar theater statue")})
    assert scores(state)["purple"] == 5 + 4 + 2
    assert edifice_points(state)[0] == points


@rule("EDIF-079", "EDIF-098")
@BOTH
def test_agora_and_the_scientists_guild(edition: int) -> None:
    """Two compasses, a gear: with one free symbol 2-1-1 make 13 points, with two of them 3-1-1 make 18."""
    cards = "apothecary dispensary workshop scientists_guild"
    without = halfway(age=3, options=options(edition), cities={0: city(cards)}, edifices=laid("agora 2"))
    assert scores(without)["green"] == 4 + 1 + 1 + 7
    state = completed("agora", city(cards), options=options(edition))
    assert scores(state)["green"] == 9 + 1 + 1 + 7
    assert edifice_points(state)[0] == 0


@rule("EDIF-098")
def test_agora_prefers_what_is_worth_more() -> None:
    """A second symbol raises science from 1 to 4; the Magistrates Guild scores 4, or 2."""
    own = city("scientists_guild magistrates_guild")
    state = completed("agora", own, others={2: city("baths altar theater statue")})
    assert scores(state)["green"] == 1
    assert edifice_points(state)[0] == 4
    poorer = completed("agora", own, others={2: city("baths altar")})
    assert scores(poorer)["green"] == 4
    assert edifice_points(poorer)[0] == 0


@rule("EDIF-079")
def test_agora_is_worth_nothing_without_a_guild() -> None:
    state = completed("agora", city("stone_pit altar"), others={2: city("magistrates_guild")})
    assert edifice_points(state) == [0, 0, 0]


# Archives, Artisan District, Military School, shields


@rule("EDIF-097")
@BOTH
def test_example_of_the_artisan_district(edition: int) -> None:
    """5 brown and 2 grey cards are 2 sets: 4 points."""
    built = laid("artisan_district built", "factory 2")
    own = city(f"{RAW} loom_1 press_1", pawns=pawn("artisan_district"))
    state = halfway(age=2, options=options(edition), edifices=built, cities={0: own})
    assert edifice_points(state) == [4, 0, 0]


@rule("EDIF-082", "EDIF-099")
def test_archives_count_black_but_no_leaders() -> None:
    all_three = {"expansions": ["leaders", "cities", "edifice"]}
    own = city("stone_pit loom_1 altar marketplace walls school spies_guild militia", leaders="hannibal")
    state = completed("archives", own, options=all_three)
    assert edifice_points(state)[0] == 8
    few = completed("archives", city("stone_pit", leaders="hannibal euclid"), options=all_three)
    assert edifice_points(few)[0] == 1


@rule("EDIF-091", "EDIF-095")
@BOTH
def test_military_school_discards_the_defeats_held_now(edition: int) -> None:
    state = completed("military_school", city(defeats=3), options=options(edition), others={2: city(defeats=2)})
    assert [own.defeats for own in state.view(None).cities] == [0, 0, 2]
    assert scores(state)["military"] == 5


@rule("EDIF-095")
def test_military_school_does_not_prevent_later_defeats() -> None:
    """Completed on the last turn: both neighbours win the conflict of Age III all the same."""
    state = completed("military_school", city(defeats=3), turn=5, others={2: city("walls")})
    assert state.result() is not None
    assert mine(state, "defeats") == 1
    assert mine(state, "victories", 2) == [0, 0, 2]
    assert scores(state)["military"] == 5 - 1


@rule("EDIF-055", "EDIF-085", "EDIF-094")
@pytest.mark.parametrize("edifice", ["curtain_wall", "concentric_castle"])
def test_shields_count_in_the_conflict_of_the_same_age(edifice: str) -> None:
    """Completed on the last turn: seats 0 and 1 are equal, seat 2 loses to both."""
    state = completed(edifice, turn=5)
    assert [sum(own.victories) for own in state.view(None).cities] == [1, 1, 0]
    assert mine(state, "victories")[AGES[edifice] - 1] == 1
    assert mine(state, "defeats", 2) == 2


@rule("EDIF-094")
def test_shields_of_the_curtain_wall_count_in_later_ages() -> None:
    built = laid("curtain_wall built", "auction_house 2", "archives 2")
    state = table(age=2, turn=5, options=EDIFICE, edifices=built, cities={0: city(pawns=pawn("curtain_wall"))})
    turn(state)
    assert mine(state, "victories") == [0, 2, 0]
    while state.result() is None:
        turn(state)
    assert mine(state, "victories") == [0, 2, 2]


# Penalties


@BOTH
@pytest.mark.parametrize(
    ("edifice", "lost", "rest"),
    [
        pytest.param("artisan_district", "marketplace", "stone_pit altar", marks=rule("EDIF-050")),
        pytest.param("belvedere", "stone_pit", "loom_1 altar", marks=rule("EDIF-053")),
        pytest.param("curtain_wall", "loom_1", "stone_pit altar", marks=rule("EDIF-056")),
        pytest.param("outpost", "barracks", "stone_pit workshop", marks=rule("EDIF-062")),
        pytest.param("amphitheater", "press_2", "stone_pit statue", marks=rule("EDIF-065")),
        pytest.param("factory", "sawmill", "loom_1 statue", marks=rule("EDIF-071")),
        pytest.param("river_port", "statue", "stone_pit walls", marks=rule("EDIF-074")),
        pytest.param("staging_camp", "walls", "stone_pit school", marks=rule("EDIF-077")),
        pytest.param("agora", "school", "walls spies_guild", marks=rule("EDIF-080")),
        pytest.param("archives", "palace", "stone_pit spies_guild", marks=rule("EDIF-083")),
        pytest.param("military_school", "arsenal", "stone_pit school", marks=rule("EDIF-092")),
    ],
)
def test_lost_card_or_debt(edition: int, edifice: str, lost: str, rest: str) -> None:
    """Seat 0 has one card of the colour, seat 2 none, seat 1 a pawn."""
    state = failed(edifice, city(f"{lost} {rest}"), options(edition))
    assert pending_choice(state) is None
    assert cards_of(state) == set(rest.split())
    assert debts(state) == [[0, 0, 0], [0, 0, 0], pawn(edifice)]
    assert edifice_points(state) == [0, 0, -DEBT[AGES[edifice]]]
    spared = failed(edifice, city(f"{lost} {rest}", pawns=pawn(edifice)), options(edition))
    assert cards_of(spared) == {lost, *rest.split()}


@pytest.mark.parametrize(
    ("edifice", "price", "build"),
    [
        pytest.param("money_changer", 2, "build altar", marks=rule("EDIF-059")),
        pytest.param("auction_house", 5, "build press_2", marks=rule("EDIF-068")),
        pytest.param("gold_reserves", 9, "chain study", marks=rule("EDIF-089")),
    ],
)
@pytest.mark.parametrize("missing", [0, 1])
@BOTH
def test_paid_coins_or_debt(edition: int, missing: int, edifice: str, price: int, build: str) -> None:
    """Seat 0 has the price or a coin less when it has built its last card for nothing."""
    cities = {0: city("school" if AGES[edifice] == 3 else "", coins=price - missing)}
    state = table(
        age=AGES[edifice],
        turn=5,
        options=options(edition),
        edifices=laid(f"{edifice} 1"),
        hands={0: build.split()[1]},
        cities=cities,
    )
    turn(state, {0: build})
    assert coins(state)[0] == (price - 1 if missing else 0)
    assert debts(state)[0] == pawn(edifice, missing)
    assert edifice_points(state)[0] == -DEBT[AGES[edifice]] * missing


@rule("EDIF-086", "EDIF-096")
@BOTH
def test_two_victory_tokens_of_ones_choice(edition: int) -> None:
    state = failed("concentric_castle", city(victories=[1, 2, 1]), options(edition))
    assert pending_choice(state) == ("token_loss", 0)
    assert legal(state) == ["return 1", "return 3", "return 5"]
    choose(state, "return 1")
    assert legal(state) == ["return 3", "return 5"]
    choose(state, "return 3")
    assert mine(state, "victories") == [0, 1, 1]
    assert debts(state) == [[0, 0, 0], [0, 0, 0], [0, 0, 1]]
    assert state.result() is not None


@rule("EDIF-086", "EDIF-096")
@pytest.mark.parametrize(
    ("victories", "left", "debt"), [([0, 0, 0], [0, 0, 0], 1), ([1, 0, 0], [1, 0, 0], 1), ([0, 2, 0], [0, 0, 0], 0)]
)
def test_fewer_than_two_tokens_stay(victories: list[int], left: list[int], debt: int) -> None:
    state = failed("concentric_castle", city(victories=victories))
    assert pending_choice(state) is None
    assert mine(state, "victories") == left
    assert debts(state)[0] == [0, 0, debt]
    assert edifice_points(state)[0] == -5 * debt


# The score pad


@rule("EDIF-101")
@BOTH
def test_points_and_debt_stand_on_their_own_line(edition: int) -> None:
    """Belvedere 2 points, Amphitheater 3, a debt of -5."""
    built = laid("belvedere built", "amphitheater built", "archives 2")
    own = city(BLUE, coins=3, stages=2, pawns=[1, 1, 0], edifice_debts=[0, 0, 1])
    plain = city(BLUE, coins=3, stages=2)
    sheets = [scores(halfway(age=3, options=options(edition), edifices=built, cities={0: one})) for one in (own, plain)]
    assert sheets[0]["edifice"] == 2 + 3 - 5
    assert sheets[1]["edifice"] == 0
    assert {**sheets[0], "edifice": 0} == sheets[1]
    rewarded = city(BLUE, coins=3, stages=2, pawns=[1, 1, 0])
    sheet = scores(halfway(age=3, options=options(edition), edifices=built, cities={0: rewarded}))
    assert sheet["edifice"] == 5
    assert sheet["total"] == sheets[1]["total"] + 5


@rule("EDIF-100")
def test_tokens_of_rewards_are_told_at_once() -> None:
    facts = events_seen(completed("outpost"))
    assert [(fact["seat"], fact["value"]) for fact in events(facts, "token_taken")] == [(0, 3), (1, 3)]
