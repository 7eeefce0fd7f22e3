"""Taking part in an Edifice (docs/rules/edifice.md, Taking part)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.edifice.view import EdificeCity, EdificeView
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.projects import EDIFICE, MASON, first, halfway, laid
from tests.seven.scenario import choose, city, coins, events, legal, pending_choice, refusal, table, turn, ways


def mason(**fields: Any) -> dict[str, Any]:
    """Rhodes by day, whose first stage (2 wood) costs it nothing."""
    return city(MASON, board="rhodes", **fields)


def workshop(edifice: str = "belvedere 2", edition: int = 2, **fields: Any) -> State:
    """Age I, the first turn: seat 0 can build its first stage."""
    cities = {0: mason(**fields)}
    options = {"edition": edition, **EDIFICE}
    return halfway(options=options, edifices=laid(edifice), hands={0: "altar"}, cities=cities)


def can_join(state: State, seat: int = 0) -> bool:
    return any(words.startswith("join") for words in legal(state, seat))


def pawns(state: State) -> list[list[int]]:
    return [list(EdificeCity.of(own).pawns) for own in state.view(None).cities]


def on_card(state: State) -> list[int]:
    return [edifice.pawns for edifice in EdificeView.of(state.view(None)).edifices]


@rule("EDIF-018", "EDIF-019")
@pytest.mark.parametrize("edition", [1, 2])
def test_a_stage_alone_or_with_the_edifice(edition: int) -> None:
    state = workshop(edition=edition)
    assert {"stage altar", "join altar bank 1"} <= set(legal(state))
    turn(state, {0: "stage altar"})
    assert pawns(state) == [[0, 0, 0]] * 3
    assert on_card(state) == [2, 2, 2]
    assert coins(state)[0] == 3


@rule("EDIF-018")
def test_only_a_stage_lets_one_take_part() -> None:
    state = workshop()
    turn(state, {0: "build altar"})
    assert pawns(state)[0] == [0, 0, 0]
    complete = halfway(options=EDIFICE, edifices=laid("belvedere 2"), cities={0: mason(stages=3)})
    assert not can_join(complete)


@rule("EDIF-020")
def test_not_without_pawns_on_the_card() -> None:
    state = halfway(options=EDIFICE, edifices=laid("belvedere built"), hands={0: "altar"}, cities={0: mason(coins=9)})
    assert ways(state, 0, "stage altar") == {(0, 0, 0)}
    assert not can_join(state)
    assert refusal(state, 0, "join altar bank 1") == {"refusal": "no_edifice"}


@rule("EDIF-020", "EDIF-025", "EDIF-033")
@pytest.mark.parametrize("edition", [1, 2])
def test_two_take_the_last_pawn_in_the_same_turn(edition: int) -> None:
    state = halfway(
        options={"edition": edition, **EDIFICE},
        edifices=laid("money_changer 1"),
        cities={0: mason(), 1: city("stone_pit", board="alexandria", coins=5)},
    )
    facts = turn(state, {0: first(state, 0, "join"), 1: first(state, 1, "join")})
    assert pawns(state) == [[1, 0, 0], [1, 0, 0], [0, 0, 0]]
    assert on_card(state)[0] == 0
    assert events(facts, "edifice_built") == [{"event": "edifice_built", "edifice": "money_changer"}]
    assert [fact["coins"] for fact in events(facts, "gained") if fact["coins"] == 4] == [4, 4]


@rule("EDIF-021", "EDIF-022", "EDIF-023")
@pytest.mark.parametrize(("own_coins", "joins"), [(0, False), (1, False), (2, True)])
def test_both_costs_together_or_none(own_coins: int, joins: bool) -> None:
    state = workshop("curtain_wall 2", coins=own_coins)
    assert ways(state, 0, "stage altar") == {(0, 0, 0)}
    assert ways(state, 0, "join altar") == ({(0, 0, 2)} if joins else set())


@rule("EDIF-021", "EDIF-022")
def test_purchases_for_the_stage_and_the_price_of_the_edifice() -> None:
    """The other wood is bought from the left for 2, the Curtain Wall costs 2 more, to the bank."""
    cities = {0: city("lumber_yard", board="rhodes", coins=4), 1: city("timber_yard")}
    state = halfway(options=EDIFICE, edifices=laid("curtain_wall 2"), hands={0: "altar"}, cities=cities)
    assert ways(state, 0, "stage altar") == {(2, 0, 0)}
    assert ways(state, 0, "join altar") == {(2, 0, 2)}
    turn(state, {0: "join altar left 2 bank 2"})
    assert coins(state) == [0, 3 + 2 + 3, 3 + 3]
    poorer = halfway(
        options=EDIFICE,
        edifices=laid("curtain_wall 2"),
        hands={0: "altar"},
        cities={0: city("lumber_yard", board="rhodes", coins=3), 1: city("timber_yard")},
    )
    assert ways(poorer, 0, "stage altar") == {(2, 0, 0)}
    assert not can_join(poorer)


@rule("EDIF-023")
def test_coins_of_the_same_turn_do_not_help() -> None:
    """The stage of Ephesus brings 9 coins, a neighbour buys for 2: neither pays for taking part."""
    cities = {0: city("sawmill", board="ephesus", stages=1, coins=1), 1: city(board="rhodes", coins=9)}
    state = halfway(age=2, options=EDIFICE, edifices=laid("auction_house 2"), hands={1: "temple"}, cities=cities)
    assert first(state, 0, "stage")
    assert not can_join(state)
    assert ways(state, 1, "stage temple") == {(0, 4, 0)}


@rule("EDIF-024")
def test_the_pawn_goes_from_the_card_to_the_board() -> None:
    state = workshop()
    facts = turn(state, {0: "join altar bank 1"})
    assert events(facts, "joined") == [{"event": "joined", "seat": 0, "edifice": "belvedere"}]
    assert on_card(state) == [1, 2, 2]
    assert pawns(state) == [[1, 0, 0], [0, 0, 0], [0, 0, 0]]


@rule("EDIF-025")
def test_missing_pawns_come_from_the_box() -> None:
    """One pawn is left, three join: each has one, and nothing else leaves the other cards."""
    cities = {
        0: city("sawmill", board="rhodes"),
        1: city("quarry", board="alexandria"),
        2: city("brickyard", board="babylon"),
    }
    state = halfway(age=2, options=EDIFICE, edifices=laid("auction_house 1"), cities=cities)
    turn(state, {seat: first(state, seat, "join") for seat in range(3)})
    assert pawns(state) == [[0, 1, 0]] * 3
    assert on_card(state) == [1, 0, 2]
    assert coins(state) == [3 - 2 + 7] * 3


@rule("EDIF-026")
@pytest.mark.parametrize("edition", [1, 2])
def test_example_of_the_belvedere(edition: int) -> None:
    state = workshop("belvedere 2", edition)
    facts = turn(state, {0: "join altar bank 1"})
    own = state.view(None).cities[0]
    assert [fact["coins"] for fact in events(facts, "paid")] == [1]
    assert own.coins == 3 - 1
    assert [stage.built for stage in own.stages] == [True, False, False]
    assert EdificeCity.of(own).pawns == (1, 0, 0)
    assert on_card(state)[0] == 1


@rule("EDIF-027")
def test_only_the_edifice_of_the_current_age() -> None:
    """The Auction House for 2 coins; neither the failed Belvedere nor the Archives to come."""
    state = halfway(
        age=2,
        options=EDIFICE,
        edifices=laid("belvedere failed", "auction_house 2", "archives 2"),
        hands={0: "temple"},
        cities={0: mason(coins=9)},
    )
    assert ways(state, 0, "join temple") == {(0, 0, 2)}
    turn(state, {0: "join temple bank 2"})
    assert pawns(state)[0] == [0, 1, 0]
    assert on_card(state) == [1, 1, 2]


@rule("EDIF-027")
def test_another_age_offers_nothing_when_its_own_edifice_is_built() -> None:
    edifices = laid("belvedere failed", "auction_house built", "archives 2")
    state = halfway(age=2, options=EDIFICE, edifices=edifices, cities={0: mason(coins=9)})
    assert not can_join(state)


@rule("EDIF-028")
def test_once_in_an_age() -> None:
    """A second stage of the Age, here 3 clay, comes without the Edifice."""
    own = mason(coins=20)
    own["cards"] += ["clay_pool", "clay_pit", "brickyard"]
    state = halfway(age=2, options=EDIFICE, edifices=laid("auction_house 2"), cities={0: own})
    turn(state, {0: first(state, 0, "join")})
    assert first(state, 0, "stage")
    assert not can_join(state)
    assert on_card(state)[1] == 1


@rule("EDIF-018", "EDIF-028")
@pytest.mark.parametrize("edition", [1, 2])
def test_again_in_the_next_age(edition: int) -> None:
    """Alexandria builds 2 stone in the last turn of Age I, 2 ore in the first of Age II."""
    own = city("stone_pit timber_yard ore_vein clay_pit", board="alexandria", coins=9)
    edifices = laid("belvedere 2", "auction_house 2")
    state = table(turn=5, options={"edition": edition, **EDIFICE}, edifices=edifices, cities={0: own})
    turn(state, {0: first(state, 0, "join")})
    assert (state.age, pawns(state)[0]) == (2, [1, 0, 0])
    turn(state, {0: first(state, 0, "join")})
    assert pawns(state)[0] == [1, 1, 0]


@rule("EDIF-029")
def test_babylons_last_card() -> None:
    own = city("brickyard clay_pool glassworks_2", board="babylon", side="night", stages=1, coins=5)
    state = table(age=2, turn=5, options=EDIFICE, edifices=laid("auction_house 1"), cities={0: own})
    turn(state)
    assert pending_choice(state) == ("last_card", 0)
    facts = choose(state, first(state, 0, "join"))
    assert events(facts, "edifice_built")
    assert not events(facts, "edifice_failed")
    assert pawns(state)[0] == [0, 1, 0]
    assert coins(state)[0] == 5 + 3 - 2 + 7
