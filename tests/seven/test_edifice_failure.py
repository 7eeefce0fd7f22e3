"""An Edifice fails and punishes those without a pawn (docs/rules/edifice.md, Failure)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.edifice.view import EdificeView
from tests.rules import rule
from tests.seven.projects import (
    AGES,
    EDIFICE,
    MASON,
    cards_of,
    debts,
    edifice_points,
    failed,
    first,
    halfway,
    laid,
    pawn,
)
from tests.seven.scenario import choose, city, coins, events, events_seen, legal, pending_choice, table, turn

BOTH = pytest.mark.parametrize("edition", [1, 2])


def options(edition: int) -> dict[str, Any]:
    return {"edition": edition, **EDIFICE}


@rule("EDIF-036")
@BOTH
def test_fails_after_the_last_turn_before_the_conflicts(edition: int) -> None:
    state = failed("money_changer", city(coins=2), options(edition))
    kinds = [fact["event"] for fact in events_seen(state)]
    assert kinds.index("edifice_failed") < kinds.index("lost_coins") < kinds.index("conflicts")
    assert kinds.index("conflicts") < kinds.index("age_ended")
    assert EdificeView.of(state.view(None)).edifices[0].state == "failed"
    assert coins(state) == [2 + 3 - 2, 3 + 3, 3 + 3 - 2]


@rule("EDIF-036")
def test_not_before_the_last_turn() -> None:
    state = table(turn=4, options=EDIFICE, edifices=laid("money_changer 1"))
    assert not events(turn(state), "edifice_failed")
    assert coins(state) == [6, 6, 6]
    assert events(turn(state), "edifice_failed")
    assert coins(state) == [7, 7, 7]


@rule("EDIF-036")
def test_a_failed_edifice_never_rewards() -> None:
    state = failed("money_changer")
    before = coins(state)
    assert not events(turn(state), "edifice_built")
    assert coins(state) == [own + 3 for own in before]
    assert EdificeView.of(state.view(None)).edifices[0].pawns == 1
    state = failed("belvedere", city("stone_pit"), others={1: city(stages=2, pawns=pawn("belvedere"))})
    assert edifice_points(state) == [0, 0, -2]


@rule("EDIF-037", "EDIF-038")
@pytest.mark.parametrize("pawns", [1, 2])
def test_all_without_a_pawn_and_nobody_else(pawns: int) -> None:
    cities = {seat: city(coins=7) for seat in range(5)}
    cities[1]["pawns"] = pawn("auction_house", pawns)
    cities[3]["pawns"] = pawn("belvedere")
    state = table(5, age=2, turn=5, options=EDIFICE, edifices=laid("auction_house 2"), cities=cities)
    facts = turn(state)
    assert [fact["seat"] for fact in events(facts, "lost_coins")] == [0, 2, 3, 4]
    assert coins(state) == [5, 10, 5, 5, 5]
    assert debts(state) == [[0, 0, 0]] * 5


@rule("EDIF-039", "EDIF-040")
@pytest.mark.parametrize(
    ("edifice", "price", "poor", "rich"),
    [
        ("money_changer", 2, "build altar", "build theater"),
        ("auction_house", 5, "build press_2", "build loom_2"),
        ("gold_reserves", 9, "chain study", "chain lodge"),
    ],
)
def test_in_full_or_not_at_all(edifice: str, price: int, poor: str, rich: str) -> None:
    """Seat 0 has one coin less than the price, seat 2 exactly the price; both build for nothing."""
    schools = ("school", "dispensary") if AGES[edifice] == 3 else ("", "")
    cities = {0: city(schools[0], coins=price - 1), 1: city(pawns=pawn(edifice)), 2: city(schools[1], coins=price)}
    hands = {0: poor.split()[1], 2: rich.split()[1]}
    edifices = laid(f"{edifice} 1")
    state = table(age=AGES[edifice], turn=5, options=EDIFICE, edifices=edifices, hands=hands, cities=cities)
    turn(state, {0: poor, 2: rich})
    assert pending_choice(state) is None
    assert debts(state) == [pawn(edifice), [0, 0, 0], [0, 0, 0]]
    assert coins(state) == [price - 1, 3 + 3, 0]


@rule("EDIF-040")
def test_no_choice_between_penalty_and_debt() -> None:
    state = failed("belvedere", city("stone_pit clay_pool", coins=50))
    assert legal(state) == ["discard stone_pit", "discard clay_pool"]
    alone = failed("belvedere", city("stone_pit"))
    assert pending_choice(alone) is None
    assert cards_of(alone) == set()
    assert debts(alone) == [[0, 0, 0], [0, 0, 0], [1, 0, 0]]


@rule("EDIF-041")
@BOTH
def test_participants_of_a_failure_get_nothing_back(edition: int) -> None:
    """Seat 0 joins on the last turn, one pawn is left."""
    cities = {0: city(MASON, board="rhodes", coins=3)}
    state = table(turn=5, options=options(edition), edifices=laid("belvedere 2"), cities=cities)
    facts = turn(state, {0: first(state, 0, "join")})
    assert events(facts, "edifice_failed")
    assert coins(state)[0] == 3 - 1
    assert cards_of(state) == set(MASON.split())
    assert debts(state) == [[0, 0, 0], [1, 0, 0], [1, 0, 0]]
    assert edifice_points(state) == [0, -2, -2]


@rule("EDIF-042")
@BOTH
def test_the_owner_chooses_the_lost_card_and_it_joins_the_discard_pile(edition: int) -> None:
    state = failed("belvedere", city("stone_pit clay_pool altar", board="rhodes"), options(edition))
    assert pending_choice(state) == ("card_loss", 0)
    facts = choose(state, "discard clay_pool")
    assert events(facts, "card_lost") == [{"event": "card_lost", "seat": 0, "card": "clay_pool"}]
    assert cards_of(state) == {"stone_pit", "altar"}
    assert "clay_pool" in state.view(None).discard.known
    assert state.view(None).cities[0].production.fixed == {"stone": 1, "ore": 1}
    assert state.view(None).cities[0].for_sale.fixed == {"stone": 1, "ore": 1}
    assert state.age == 2


@rule("EDIF-042")
def test_a_lost_card_can_be_built_again_from_the_pile() -> None:
    halicarnassus = city("glassworks_1 press_1", board="halicarnassus", stages=1, coins=9)
    state = failed("belvedere", city("stone_pit"), others={2: halicarnassus | {"pawns": [1, 0, 0]}})
    turn(state, {2: first(state, 2, "stage")})
    assert pending_choice(state) == ("revival", 2)
    choose(state, "revive stone_pit")
    assert "stone_pit" in cards_of(state, 2)


@rule("EDIF-042")
def test_coins_of_a_lost_card_are_kept() -> None:
    edifices = laid("artisan_district 1")
    state = table(4, turn=5, options=EDIFICE, edifices=edifices, hands={0: "tavern"}, cities={0: city(coins=1)})
    facts = turn(state, {0: "build tavern"})
    assert events(facts, "card_lost") == [{"event": "card_lost", "seat": 0, "card": "tavern"}]
    assert cards_of(state) == set()
    assert coins(state)[0] == 1 + 5


@rule("EDIF-043")
@BOTH
def test_lost_shields_do_not_count_in_the_conflict(edition: int) -> None:
    """With a pawn the single Barracks wins both conflicts of Age I; without one it is gone before them."""
    state = failed("outpost", city("barracks"), options(edition))
    assert state.view(None).cities[0].shields == 0
    assert state.view(None).cities[0].victories == (0, 0, 0)
    spared = failed("outpost", city("barracks", pawns=pawn("outpost")), options(edition))
    assert spared.view(None).cities[0].victories == (2, 0, 0)


@rule("EDIF-044")
@BOTH
def test_example_of_the_money_changer(edition: int) -> None:
    """Seat 0 sells and has 5 coins, seat 2 builds the Altar and has 1."""
    cities = {0: city(coins=2), 1: city(pawns=pawn("money_changer")), 2: city(coins=1)}
    edifices = laid("money_changer 1")
    state = table(turn=5, options=options(edition), edifices=edifices, hands={2: "altar"}, cities=cities)
    turn(state, {2: "build altar"})
    assert coins(state) == [5 - 2, 6, 1]
    assert debts(state) == [[0, 0, 0], [0, 0, 0], [1, 0, 0]]
    assert edifice_points(state) == [0, 0, -2]


@rule("EDIF-045")
@BOTH
def test_example_of_the_belvedere(edition: int) -> None:
    """A board resource is no brown card."""
    state = failed("belvedere", city("press_1 altar"), options(edition))
    assert cards_of(state) == {"press_1", "altar"}
    assert debts(state)[0] == [1, 0, 0]
    assert edifice_points(state)[0] == -2


@rule("EDIF-046")
@BOTH
def test_example_of_the_concentric_castle(edition: int) -> None:
    state = failed("concentric_castle", city(victories=[0, 1, 0]), options(edition))
    assert state.view(None).cities[0].victories == (0, 1, 0)
    assert debts(state)[0] == [0, 0, 1]
    assert edifice_points(state)[0] == -5


@rule("EDIF-047")
@BOTH
def test_debt_stays_to_the_end_and_counts(edition: int) -> None:
    """Two tokens of Age I, one each of the others; 60 coins cannot buy them back."""
    own = city(coins=60, edifice_debts=[2, 1, 0], pawns=pawn("archives"))
    other = city(edifice_debts=[1, 0, 0])
    state = failed("archives", own, options(edition), others={1: other})
    result = state.result()
    assert result is not None
    assert [sheet["edifice"] for sheet in result.scores] == [-2 - 2 - 3, -2 - 5, -5]
    assert result.scores[0]["treasury"] == 63 // 3
    assert result.scores[0]["total"] == 21 - 7


@rule("EDIF-047")
def test_no_move_pays_a_debt_back() -> None:
    cities = {0: city(coins=60, edifice_debts=[1, 0, 0])}
    state = halfway(age=2, options=EDIFICE, edifices=laid("factory 2"), cities=cities)
    assert {words.split()[0] for words in legal(state)} <= {"sell", "build", "chain", "stage", "join"}
    while state.result() is None:
        facts = turn(state)
        assert not [fact for fact in events(facts, "lost_coins") if fact["seat"] == 0]
    assert debts(state)[0][0] == 1
