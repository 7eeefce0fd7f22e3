"""Playing with several expansions at once (docs/rules/base.md, Combining expansions)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.edifice.view import EdificeView
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.scenario import choose, city, coins, events, legal, pending_choice, scores, table, turn
from tests.seven.test_combining import ALL, with_

BUILT = [{"edifice": name, "pawns": 0, "state": "built"} for name in ("belvedere", "factory", "archives")]


def joined(expansions: list[str], players: int = 3, **fields: Any) -> State:
    """A table with some expansions."""
    options = {"expansions": expansions} | fields.pop("options", {})
    return table(players, options=options, **fields)


def edifices(*names: str, pawns: int = 2) -> list[dict[str, Any]]:
    return [{"edifice": name, "pawns": pawns} for name in names]


def completing(
    expansions: list[str], age: int, edifice: str, cards: str = "", players: int = 3, **fields: Any
) -> State:
    """A table on which seat 0 can finish an Edifice with a stage of 2 wood; it has 9 coins."""
    names = ["belvedere", "factory", "archives"]
    names[age - 1] = edifice
    laid = [{"edifice": name, "pawns": 1} for name in names]
    own = fields.pop("own", {}) | {"board": "giza", "side": "day", "coins": 9}
    cities = {0: city(f"lumber_yard timber_yard {cards}", **own)} | fields.pop("others", {})
    hands = {0: {1: "altar", 2: "walls", 3: "palace"}[age]} | fields.pop("hands", {})
    return joined(expansions, players, age=age, turn=2, cities=cities, hands=hands, edifices=laid, **fields)


@rule("BASE-249", "BASE-253")
@with_("edifice")
def test_who_took_part_in_one_age_may_take_part_in_the_next(expansions: list[str]) -> None:
    builder = city("lumber_yard timber_yard", coins=9, took_part=True, pawns=[1, 0, 0])
    last = 6 if "cities" in expansions else 5
    state = joined(expansions, turn=last, cities={0: builder}, edifices=edifices("outpost", "factory", "archives"))
    turn(state)
    assert (state.age, state.turn) == (2, 0)
    assert any(move.startswith("join") for move in legal(state))


@rule("BASE-250")
@with_()
def test_the_highest_total_after_the_conflicts_of_age_three_wins(expansions: list[str]) -> None:
    """Seat 0 leads with 8 points until the conflicts bring seat 1 two tokens of 5."""
    cities = {0: city("palace", coins=0), 1: city("stockade walls", coins=0), 2: city(coins=0)}
    fields: dict[str, Any] = {"edifices": BUILT} if "edifice" in expansions else {}
    state = joined(expansions, age=3, turn=6 if "cities" in expansions else 5, cities=cities, **fields)
    assert [scores(state, seat)["total"] for seat in range(3)] == [8, 0, 0]
    facts = turn(state)
    result = state.result()
    assert result is not None
    assert [sheet["total"] for sheet in result.scores] == [8 + 1 - 1, 10 + 1, 1 - 1]
    assert (result.ranks, facts[-1]["winners"]) == ((2, 1, 3), [1])


@rule("BASE-252")
@with_("cities")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_with_cities_the_seventh_turn_is_the_last_and_the_eighth_card_is_thrown_away(
    expansions: list[str], age: int
) -> None:
    state = joined(expansions, age=age, turn=5)
    assert [len(own["hand"]) for own in state.snapshot()["cities"]] == [3, 3, 3]
    facts = turn(state)
    assert events(facts, "thrown") == events(facts, "conflicts") == []
    facts = turn(state)
    assert events(facts, "thrown") == [{"event": "thrown", "number": 3}]
    assert events(facts, "conflicts") == [{"event": "conflicts", "age": age}]


@rule("BASE-256")
def test_points_of_black_cards_and_leaders_share_a_line() -> None:
    own = city("tabularium gates_of_the_city", coins=0, leaders="nefertiti")
    pad = joined(["leaders", "cities"], age=3, turn=3, cities={0: own}).view(None).cities[0].score_pad
    assert {line: points for line, points in pad.items() if points} == {"leaders_black": 6 + 4 + 4, "total": 14}


def test_the_sheet_has_the_lines_of_the_expansions_in_play() -> None:
    base = ("military", "treasury", "wonder", "blue", "yellow", "green", "purple")
    assert table().view(None).score_lines == base
    assert joined(["edifice", "leaders"]).view(None).score_lines == (*base, "leaders", "edifice")
    assert joined(["cities"], 2).view(None).score_lines == (*base, "black")


@rule("BASE-256")
@with_("cities")
def test_debt_goes_on_the_coins_line(expansions: list[str]) -> None:
    state = joined(expansions, age=3, turn=3, cities={0: city(coins=5, debt=3)})
    assert scores(state)["treasury"] == scores(state)["total"] == 1 - 3


# --- Leaders and Edifice


@rule("BASE-257")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_stage_built_in_a_recruitment_allows_to_take_part_in_the_edifice_of_the_age_that_begins(age: int) -> None:
    cities = {
        0: city(board="giza", side="day", coins=12, held_leaders="sappho midas"),
        1: city(board="babylon", held_leaders="plato amytis"),
        2: city(board="ur", held_leaders="nero ramses"),
    }
    laid = edifices("belvedere", "factory", "archives")
    state = joined(["leaders", "edifice"], phase="recruitment", age=age, turn=-1, cities=cities, edifices=laid)
    cost = (1, 3, 5)[age - 1]
    turn(state, {0: f"join sappho left 2 right 2 bank {cost}"})
    pawns = [0, 0, 0]
    pawns[age - 1] = 1
    assert state.snapshot()["cities"][0]["pawns"] == pawns
    assert [edifice.pawns for edifice in EdificeView.of(state.view(None)).edifices] == [2 - pawn for pawn in pawns]
    assert coins(state)[0] == 12 - 4 - cost
    assert (state.view(None).phase, state.age) == ("turn", age)
    assert state.snapshot()["cities"][0]["took_part"]


@rule("BASE-258")
def test_tokens_of_edifices_count_for_nero_alexander_and_gorgo() -> None:
    own = {"leaders": "nero alexander gorgo", "victories": [0, 1, 0]}
    options = {"leader_decks": ["expert"]}
    state = completing(["leaders", "edifice"], 1, "outpost", own=own, options=options)
    assert scores(state)["leaders"] == 1
    turn(state, {0: "join altar bank 1"})
    assert state.view(None).cities[0].victories == (0, 2, 0)
    assert coins(state)[0] == 9 - 1 + 2
    assert scores(state)["leaders"] == 2 + 3


# --- Cities and Edifice


@rule("BASE-259")
@pytest.mark.parametrize(
    ("age", "edifice", "cost", "card", "needs"),
    [
        (2, "staging_camp", 3, "sepulcher", "stone_pit glassworks_1 loom_1"),
        (3, "military_school", 5, "cenotaph", "stone_pit glassworks_1 loom_1 brickyard"),
    ],
)
def test_tokens_of_edifices_cost_coins_by_sepulcher_and_cenotaph(
    age: int, edifice: str, cost: int, card: str, needs: str
) -> None:
    others = {1: city(needs, coins=0), 2: city(victories=[1, 0, 0])}
    state = completing(["cities", "edifice"], age, edifice, others=others, hands={1: card})
    stage = {2: "walls", 3: "palace"}[age]
    facts = turn(state, {0: f"join {stage} bank {cost}", 1: f"build {card}"})
    losses = [(fact["seat"], fact["coins"]) for fact in events(facts, "must_lose")]
    assert losses == [(0, 1), (2, 1)]
    assert pending_choice(state) == ("coin_loss", 0)


@rule("BASE-259")
def test_tokens_of_edifices_count_for_slave_market_and_mourners_guild() -> None:
    others = {1: city("mourners_guild", coins=0)}
    hands = {2: "slave_market senate"}
    state = completing(["cities", "edifice"], 3, "military_school", "foundry", others=others, hands=hands)
    assert scores(state, 1)["purple"] == 0
    turn(state, {0: "join palace bank 5", 2: "sell senate"})
    assert scores(state, 1)["purple"] == 1
    before, points = coins(state)[0], scores(state)["total"]
    turn(state, {0: "build slave_market"})
    assert coins(state)[0] == before + 1
    assert scores(state)["total"] == points + 1 + (before + 1) // 3 - before // 3


@rule("BASE-260", "BASE-261")
@pytest.mark.parametrize(
    ("paid", "left", "edifice_debts"), [("pay 2 debt 0", 4, [0, 1, 0]), ("pay 1 debt 1", 0, [0, 0, 0])]
)
def test_losses_are_settled_before_an_edifice_fails_and_conflicts_come_last(
    paid: str, left: int, edifice_debts: list[int]
) -> None:
    """Seat 0 has 6 coins on the last turn of Age II, when the Lair costs 2 and then the Auction House 5."""
    cities = {0: city("stockade", coins=3), 1: city("lumber_yard glassworks_1", coins=30), 2: city(coins=0)}
    laid = edifices("belvedere", "auction_house", "archives")
    state = joined(["cities", "edifice"], age=2, turn=6, cities=cities, hands={1: "lair"}, edifices=laid)
    facts = turn(state, {1: "build lair"})
    assert events(facts, "edifice_failed") == events(facts, "conflicts") == []
    assert pending_choice(state) == ("coin_loss", 0)
    choose(state, paid)
    assert pending_choice(state) == ("coin_loss", 2)
    order = [fact["event"] for fact in choose(state, "pay 0 debt 2")]
    assert order.index("debt") < order.index("edifice_failed") < order.index("conflicts") < order.index("victory")
    own = state.snapshot()["cities"]
    assert coins(state) == [left, 25, 3]
    assert [part["edifice_debts"] for part in own] == [edifice_debts, [0, 0, 0], [0, 1, 0]]
    assert [part["debt"] for part in own] == [int(paid[-1]), 0, 2]


@rule("BASE-260")
@pytest.mark.parametrize(("purse", "left", "debts"), [(9, 7, 0), (2, 0, 0), (1, 1, 1), (0, 0, 1)])
def test_a_coin_penalty_is_paid_in_full_or_replaced_by_one_token_of_its_own_kind(
    purse: int, left: int, debts: int
) -> None:
    cities = {0: city("altar", coins=purse)}
    laid = edifices("money_changer", "factory", "archives")
    state = joined(["cities", "edifice"], turn=6, cities=cities, hands={0: "theater"}, edifices=laid)
    turn(state, {0: "build theater"})
    assert pending_choice(state) is None
    own = state.snapshot()["cities"][0]
    assert (own["coins"], own["debt"], own["edifice_debts"]) == (left, 0, [debts, 0, 0])
    assert (scores(state)["treasury"], scores(state)["edifice"]) == (left // 3, -2 * debts)


@rule("BASE-262")
@pytest.mark.parametrize(("purse", "possible"), [(3, True), (2, False)])
def test_the_architect_cabinet_does_not_pay_for_taking_part(purse: int, possible: bool) -> None:
    cities = {0: city("architect_cabinet", board="giza", coins=purse)}
    state = joined(["cities", "edifice"], age=2, turn=2, cities=cities, hands={0: "walls"})
    assert "stage walls" in legal(state)
    assert [move for move in legal(state) if move.startswith("join walls")] == ["join walls bank 3"] * possible


@rule("BASE-263")
@pytest.mark.parametrize(
    ("cards", "colours"), [("altar", 1), ("altar militia", 2), ("altar militia hideout stockade", 3)]
)
def test_black_is_a_colour_for_the_archives(cards: str, colours: int) -> None:
    own = city(cards, coins=0, pawns=[0, 0, 1])
    state = joined(["cities", "edifice"], age=3, turn=3, cities={0: own}, edifices=BUILT)
    assert scores(state)["edifice"] == colours


@rule("BASE-264")
@with_("cities")
def test_black_is_a_colour_for_olympia(expansions: list[str]) -> None:
    olympia = {"board": "olympia", "side": "day", "stages": 2, "coins": 0}
    for cards, free in (("altar", True), ("altar hideout", False)):
        state = joined(expansions, turn=2, cities={0: city(cards, **olympia)}, hands={0: "militia theater"})
        assert ("free militia" in legal(state)) == free
        assert "free theater" not in legal(state)


@rule("BASE-271")
def test_in_a_team_game_partners_are_neither_rewarded_nor_spared_together() -> None:
    options = {"teams": True}
    state = completing(["cities", "edifice"], 1, "money_changer", players=4, options=options)
    before = coins(state)
    turn(state, {0: "join altar bank 1"})
    assert coins(state) == [9 - 1 + 4, *(purse + 3 for purse in before[1:])]
    cities = {0: city(pawns=[1, 0, 0], coins=5), 1: city(coins=5), 2: city(coins=0), 3: city(coins=5)}
    laid = edifices("money_changer", "factory", "archives")
    state = joined(["cities", "edifice"], 4, turn=6, cities=cities, edifices=laid, options=options)
    turn(state)
    assert coins(state) == [8, 6, 1, 6]


@rule("BASE-273")
def test_the_end_of_an_age_with_all_three() -> None:
    """Seat 0 builds from the discard pile, pays for a Hideout and for the Edifice, beats seat 1 and is paid by Nero."""
    cities = {
        0: city("glassworks_1 press_1", board="halicarnassus", side="day", stages=1, coins=4, leaders="nero"),
        1: city("lumber_yard", coins=0, held_leaders="midas plato"),
        2: city(coins=3, diplomacy=1, held_leaders="amytis"),
    }
    laid = edifices("money_changer", "factory", "archives")
    hands = {0: "altar", 1: "hideout", 2: "theater"}
    state = joined(ALL, turn=6, cities=cities, hands=hands, discard="barracks", edifices=laid)
    facts = turn(state, {0: "stage altar", 1: "build hideout", 2: "sell theater"})
    assert "thrown" in [fact["event"] for fact in facts]
    assert pending_choice(state) == ("revival", 0)
    facts = choose(state, "revive barracks")
    assert pending_choice(state) == ("coin_loss", 0)
    facts += choose(state, "pay 1 debt 0")
    facts += choose(state, "pay 1 debt 0")
    order = [
        "revived",
        "must_lose",
        "lost_coins",
        "edifice_failed",
        "edifice_debt",
        "conflicts",
        "diplomacy_used",
        "victory",
        "gained",
        "age_ended",
        "age_begun",
        "recruitment_begun",
    ]
    kinds = [fact["event"] for fact in facts]
    places = [kinds.index(name) for name in order]
    assert places == sorted(places)
    assert coins(state) == [4 - 1 - 2 + 2, 0, 3 + 3 - 1 - 2]
    assert (state.view(None).phase, state.age) == ("recruitment", 2)


@rule("BASE-274")
def test_the_score_lines_with_all_three() -> None:
    own = city(
        "palace haven lumber_yard loom_1 apothecary shipowners_guild gates_of_the_city tabularium",
        coins=7,
        debt=1,
        board="giza",
        side="day",
        stages=2,
        leaders="cleopatra",
        victories=[1, 0, 1],
        defeats=2,
        pawns=[1, 0, 0],
        edifice_debts=[0, 1, 0],
    )
    laid = [BUILT[0], {"edifice": "factory", "pawns": 1, "state": "failed"}, {"edifice": "archives", "pawns": 1}]
    state = joined(ALL, age=3, turn=3, cities={0: own}, edifices=laid)
    assert state.view(None).cities[0].score_pad == {
        "military": 1 + 5 - 2,
        "treasury": 2 - 1,
        "wonder": 3 + 5,
        "blue": 8,
        "yellow": 1,
        "green": 1,
        "purple": 3,
        "leaders_black": 5 + 4 + 6,
        "edifice": 2 - 3,
        "total": 40,
    }
