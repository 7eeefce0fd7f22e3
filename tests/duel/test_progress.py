"""What the Progress tokens give (docs/rules/duel.md, Progress tokens)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.duel.state import State
from tests.duel.scenario import (
    city,
    coins,
    facts,
    of_kind,
    own,
    pawn,
    play,
    price,
    scores,
    seated,
    structures,
    table,
)
from tests.rules import rule

TWO_WOOD_TWO_GLASS = "sawmill glassworks glass_blower"
"""A market in which wood and glass are dear."""


def after_science_pair(token: str, cards: str = "") -> State:
    """The table after a pair of quills, completed free of charge, has brought that token."""
    first = city(coins=7, cards=f"scriptorium {cards}")
    state = table(age=2, accessible="library walls aqueduct", last=True, board=token, first=first)
    play(state, "build library", f"take {token}")
    return state


def after_great_library(token: str, **fields: Any) -> State:
    """The table after the Great Library, for 10 coins, has brought that token."""
    first = city(coins=10, wonders="great_library pyramids", **fields)
    state = table(age=2, accessible="barracks walls aqueduct", last=True, box=f"{token} law masonry", first=first)
    play(state, "wonder great_library with barracks", f"keep {token}")
    return state


@pytest.mark.parametrize(
    ("token", "income", "points"),
    [
        pytest.param("agriculture", 6, 4, marks=rule("DUEL-187")),
        pytest.param("philosophy", 0, 7, marks=rule("DUEL-198")),
        pytest.param("urbanism", 6, 0, marks=rule("DUEL-206")),
        ("architecture", 0, 0),
        ("economy", 0, 0),
        ("law", 0, 0),
        ("masonry", 0, 0),
        ("strategy", 0, 0),
        ("theology", 0, 0),
        pytest.param("mathematics", 0, 3, marks=rule("DUEL-196")),
    ],
)
def test_coins_at_once_and_points_of_a_token(token: str, income: int, points: int) -> None:
    state = after_science_pair(token)
    assert coins(state, 0) == 7 + income
    assert scores(state, 0)["progress"] == points
    assert scores(state, 1)["progress"] == 0


@rule("DUEL-209")
@pytest.mark.parametrize("token", ["agriculture", "urbanism"])
def test_coins_of_a_token_kept_from_the_great_library_are_paid_at_once(token: str) -> None:
    state = after_great_library(token)
    assert coins(state, 0) == 10 - 10 + 6
    assert state.to_act() == (1,)


@rule("DUEL-188")
def test_architecture_makes_every_later_wonder_two_units_cheaper() -> None:
    first = city(coins=40, wonders="pyramids statue_of_zeus sphinx", progress="architecture")
    second = city(coins=40, cards="shelf_quarry press drying_room", wonders="colossus")
    state = table(age=2, accessible="aqueduct walls barracks", last=True, first=first, second=second)
    assert price(state, 0, "pyramids") == 4 + 4
    assert price(state, 0, "statue_of_zeus") == 2 + 2 + 4
    assert price(state, 0, "aqueduct") == 3 * 4
    assert price(state, 1, "colossus") == 4 * 2
    play(state, "wonder pyramids with aqueduct", "discard barracks", "wonder statue_of_zeus with walls")
    assert coins(state, 0) == 40 - 8 - 8


@rule("DUEL-194")
def test_masonry_makes_every_later_blue_card_two_units_cheaper() -> None:
    first = city(coins=40, wonders="pyramids", progress="masonry")
    state = table(
        age=2,
        accessible="aqueduct tribunal walls library statue",
        last=True,
        first=first,
        second=city(cards="shelf_quarry"),
    )
    assert price(state, 0, "aqueduct") == 4
    assert price(state, 0, "tribunal") == 2
    assert price(state, 0, "walls") == 2 * 4
    assert price(state, 0, "library") == 4 + 2 + 2
    assert price(state, 0, "pyramids") == 3 * 4 + 2
    assert price(state, 1, "tribunal") == 6
    play(state, "build aqueduct", "discard walls", "build tribunal")
    assert coins(state, 0) == 40 - 4 - 2


@rule("DUEL-195")
@pytest.mark.parametrize(("age", "card"), [(1, "baths"), (1, "theater"), (2, "statue")])
def test_a_discount_removes_no_more_units_than_the_cost_has(age: int, card: str) -> None:
    state = table(age=age, accessible=card, first=city(coins=3, progress="masonry"))
    assert price(state, 0, card) == 0
    play(state, f"build {card}")
    assert coins(state, 0) == 3


@rule("DUEL-195")
def test_a_discount_is_not_wasted_on_units_the_city_produces() -> None:
    first = city(
        coins=0, cards="shelf_quarry quarry press", wonders="great_lighthouse", progress="masonry architecture"
    )
    state = table(age=3, accessible="town_hall senate", first=first)
    assert price(state, 0, "town_hall") == 0
    assert price(state, 0, "great_lighthouse") == 0
    play(state, "build town_hall")
    assert coins(state, 0) == 0


@rule("DUEL-195")
@pytest.mark.parametrize(
    ("cards", "total"),
    [("", 2 + 2 + 4), ("wood_reserve", 1 + 2 + 2), ("caravansery", 2 + 2), ("caravansery forum", 2)],
)
def test_a_discount_removes_the_dearest_units_to_be_bought(cards: str, total: int) -> None:
    first, second = city(coins=20, cards=cards, progress="masonry"), city(cards=TWO_WOOD_TWO_GLASS)
    state = table(age=3, accessible="palace", first=first, second=second)
    assert price(state, 0, "palace") == total
    play(state, "build palace")
    assert coins(state, 0) == 20 - total


@rule("DUEL-195")
def test_a_discount_never_touches_coins_of_a_cost() -> None:
    first = city(coins=20, progress="masonry architecture")
    state = table(age=2, accessible="forum caravansery barracks", last=True, first=first)
    assert {card: price(state, 0, card) for card in ("forum", "caravansery", "barracks")} == {
        "forum": 3 + 2,
        "caravansery": 2 + 2 + 2,
        "barracks": 3,
    }


@rule("DUEL-195")
def test_architecture_does_not_refund_the_wonder_that_brought_it() -> None:
    state = after_great_library("architecture")
    assert coins(state, 0) == 0
    assert price(state, 0, "pyramids") == 4
    first = city(coins=10, cards="library", wonders="mausoleum pyramids")
    state = table(
        age=2, accessible="walls barracks", last=True, board="architecture", discard="scriptorium", first=first
    )
    play(state, "wonder mausoleum with walls", "revive scriptorium", "take architecture")
    assert coins(state, 0) == 0
    assert price(state, 0, "pyramids") == 4


@rule("DUEL-195")
def test_a_discount_does_not_act_on_what_was_built_before() -> None:
    assert coins(after_science_pair("masonry", cards="theater baths"), 0) == 7


def bought(move: str, age: int = 2, seat: int = 0, pawn_at: int = 0, purse: int = 7, **buyer: Any) -> State:
    """The table after a player has played against an opponent with Economy."""
    buying, earning = city(coins=30, **buyer), city(coins=purse, progress="economy")
    accessible = {2: "walls statue caravansery barracks tribunal aqueduct", 3: "pretorium"}[age]
    state = table(age=age, active=seat, accessible=accessible, pawn=pawn_at, **seated(seat, buying, earning))
    play(state, move)
    return state


@rule("DUEL-189")
@pytest.mark.parametrize("seat", [0, 1])
def test_economy_pays_the_owner_what_the_opponent_spends_on_resources(seat: int) -> None:
    state = bought("build walls", seat=seat)
    assert coins(state, seat) == 30 - 4
    assert coins(state, 1 - seat) == 7 + 4
    assert of_kind(state.events(None), "gained") == [
        {"event": "gained", "seat": 1 - seat, "coins": 4, "source": "economy"}
    ]


@rule("DUEL-189")
def test_economy_pays_nothing_for_the_purchases_of_its_owner() -> None:
    state = table(age=2, accessible="walls", first=city(coins=10, progress="economy"))
    play(state, "build walls")
    assert (coins(state, 0), coins(state, 1)) == (10 - 4, 7)


@rule("DUEL-190")
@pytest.mark.parametrize(
    ("age", "move", "spent", "earned"),
    [(2, "build caravansery", 2 + 4, 4), (2, "build barracks", 3, 0), (3, "build pretorium", 8, 0)],
)
def test_economy_does_not_cover_printed_coins(age: int, move: str, spent: int, earned: int) -> None:
    state = bought(move, age=age, pawn_at=-1)
    assert coins(state, 0) == 30 - spent
    assert coins(state, 1) == 7 + earned


@rule("DUEL-191")
@pytest.mark.parametrize(
    ("cards", "move", "spent"),
    [
        ("stone_reserve", "build walls", 2),
        ("clay_reserve", "build statue", 2),
        ("wood_reserve", "build tribunal", 1 + 1 + 2),
        ("customs_house", "build caravansery", 1 + 1),
    ],
)
def test_economy_pays_after_fixed_prices(cards: str, move: str, spent: int) -> None:
    assert coins(bought(move, cards=cards), 1) == 7 + spent


@rule("DUEL-192")
@pytest.mark.parametrize(
    ("move", "buyer", "spent"),
    [
        ("wonder pyramids with walls", {"wonders": "pyramids"}, 8),
        ("wonder pyramids with walls", {"wonders": "pyramids", "progress": "architecture"}, 4),
        ("build aqueduct", {"progress": "masonry"}, 2),
        ("build aqueduct", {"cards": "baths"}, 0),
        ("build walls", {"cards": "quarry"}, 2),
    ],
)
def test_economy_covers_wonders_and_counts_what_was_really_spent(move: str, buyer: dict[str, Any], spent: int) -> None:
    state = bought(move, **buyer)
    assert coins(state, 0) == 30 - spent
    assert coins(state, 1) == 7 + spent


@rule("DUEL-192")
def test_economy_pays_before_coins_are_lost_to_a_military_token() -> None:
    state = bought("build walls", purse=0, pawn_at=1)
    assert coins(state, 1) == 0 + 4 - 2
    assert [fact["event"] for fact in facts(state.events(None)) if fact["event"] in ("gained", "lost")] == [
        "gained",
        "lost",
    ]


@rule("DUEL-192")
def test_economy_pays_before_coins_are_lost_to_the_appian_way() -> None:
    state = bought("wonder appian_way with walls", purse=0, wonders="appian_way")
    assert coins(state, 1) == 0 + 10 - 3


@rule("DUEL-193")
def test_law_gives_the_balance() -> None:
    state = after_science_pair("law")
    assert own(state, 0).symbols == ["quill", "balance"]
    assert own(after_great_library("law"), 0).symbols == ["balance"]


@rule("DUEL-196")
@pytest.mark.parametrize(
    ("mine", "yours", "points"),
    [
        ("mathematics", "law economy", 3),
        ("mathematics law", "", 6),
        ("mathematics strategy economy", "masonry", 9),
        ("mathematics agriculture philosophy", "", 9 + 4 + 7),
        ("law economy", "mathematics", 0),
    ],
)
def test_mathematics_scores_three_points_for_each_own_token(mine: str, yours: str, points: int) -> None:
    state = table(age=3, accessible="study", first=city(progress=mine), second=city(progress=yours))
    play(state, "discard study")
    result = state.result()
    assert result is not None
    assert result.scores[0]["progress"] == points


@rule("DUEL-197")
@pytest.mark.parametrize(("owned", "token"), [("mathematics", "economy"), ("economy", "mathematics")])
def test_tokens_from_the_great_library_count_for_mathematics(owned: str, token: str) -> None:
    assert scores(after_great_library(token, progress=owned), 0)["progress"] == 6


@pytest.mark.parametrize(
    ("age", "card", "spaces"),
    [
        pytest.param(1, "palisade", 2, marks=rule("DUEL-199")),
        pytest.param(2, "walls", 3, marks=rule("DUEL-199", "DUEL-200")),
        pytest.param(2, "archery_range", 3, marks=rule("DUEL-199", "DUEL-200")),
        pytest.param(3, "pretorium", 4, marks=rule("DUEL-199")),
    ],
)
def test_strategy_adds_one_shield_to_a_red_card(age: int, card: str, spaces: int) -> None:
    state = table(age=age, accessible=card, first=city(coins=20, progress="strategy"))
    play(state, f"build {card}")
    assert pawn(state) == spaces


@rule("DUEL-199")
def test_strategy_serves_its_owner_only_and_from_the_next_red_card_on() -> None:
    first, second = city(coins=20, cards="scriptorium"), city(coins=20)
    state = table(age=2, accessible="library walls barracks", last=True, board="strategy", first=first, second=second)
    play(state, "build library", "take strategy", "build walls")
    assert pawn(state) == -2
    play(state, "build barracks")
    assert pawn(state) == -2 + 1 + 1


@rule("DUEL-201")
@pytest.mark.parametrize(("wonder", "shields"), [("colossus", 2), ("statue_of_zeus", 1), ("circus_maximus", 1)])
def test_strategy_does_not_act_on_wonders(wonder: str, shields: int) -> None:
    first = city(coins=10, wonders=wonder, progress="strategy")
    state = table(accessible="guard_tower theater", first=first)
    play(state, f"wonder {wonder} with guard_tower")
    assert pawn(state) == shields


@rule("DUEL-201")
def test_strategy_does_not_act_on_red_cards_built_before() -> None:
    state = after_science_pair("strategy", cards="guard_tower stable palisade")
    assert pawn(state) == 0
    assert of_kind(state.events(None), "pawn") == []


@rule("DUEL-202")
@pytest.mark.parametrize(("progress", "spaces"), [("", 2), ("strategy", 3)])
def test_a_red_card_revived_with_strategy_gets_the_extra_shield(progress: str, spaces: int) -> None:
    first = city(coins=10, wonders="mausoleum", progress=progress)
    state = table(age=2, accessible="aqueduct statue", last=True, discard="walls", first=first)
    play(state, "wonder mausoleum with aqueduct", "revive walls")
    assert pawn(state) == spaces


@rule("DUEL-203")
@pytest.mark.parametrize("wonder", ["pyramids", "great_lighthouse", "colossus", "mausoleum"])
def test_theology_gives_an_extra_turn_with_every_wonder(wonder: str) -> None:
    first = city(coins=20, wonders=wonder, progress="theology")
    state = table(accessible="theater altar", first=first)
    events = play(state, f"wonder {wonder} with theater")
    assert events[-1] == {"event": "extra_turn", "seat": 0}
    assert state.to_act() == (0,)


@rule("DUEL-203")
def test_the_extra_turn_of_theology_follows_the_choices_of_the_wonder() -> None:
    first = city(coins=20, wonders="statue_of_zeus", progress="theology")
    state = table(accessible="theater altar", first=first, second=city(cards="quarry"))
    play(state, "wonder statue_of_zeus with theater")
    assert state.view(None).choice == "destroy"
    assert state.view(None).extra_turn is True
    play(state, "destroy quarry")
    assert (state.to_act(), state.view(None).choice) == ((0,), "turn")


@rule("DUEL-203")
def test_theology_serves_its_owner_only_and_no_structure() -> None:
    state = table(accessible="theater altar baths tavern", second=city(coins=20, progress="theology"))
    play(state, "build theater")
    assert state.to_act() == (1,)
    play(state, "build altar")
    assert state.to_act() == (0,)
    first, second = city(coins=20, wonders="pyramids"), city(progress="theology")
    state = table(accessible="theater altar", first=first, second=second)
    play(state, "wonder pyramids with theater")
    assert state.to_act() == (1,)


@rule("DUEL-204")
@pytest.mark.parametrize("wonder", ["appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis"])
def test_theology_adds_nothing_to_a_printed_extra_turn(wonder: str) -> None:
    first = city(coins=20, wonders=wonder, progress="theology")
    state = table(accessible="theater altar baths tavern", first=first)
    events = play(state, f"wonder {wonder} with theater")
    assert len(of_kind(events, "extra_turn")) == 1
    assert state.to_act() == (0,)
    play(state, "discard altar")
    assert state.to_act() == (1,)


@rule("DUEL-205")
def test_the_great_library_that_brings_theology_gives_no_extra_turn() -> None:
    state = after_great_library("theology")
    assert own(state, 0).progress == ["theology"]
    assert state.to_act() == (1,)


@rule("DUEL-205")
def test_the_mausoleum_that_brings_theology_gives_no_extra_turn_but_the_next_wonder_does() -> None:
    first = city(coins=40, cards="library", wonders="mausoleum pyramids")
    state = table(
        age=2,
        accessible="walls barracks aqueduct statue",
        last=True,
        board="theology",
        discard="scriptorium",
        first=first,
    )
    play(state, "wonder mausoleum with walls", "revive scriptorium", "take theology")
    assert state.to_act() == (1,)
    play(state, "discard barracks", "wonder pyramids with aqueduct")
    assert state.to_act() == (0,)


@rule("DUEL-206")
def test_urbanism_pays_four_coins_for_each_chain_construction() -> None:
    first, second = city(coins=0, cards="baths theater", progress="urbanism"), city(coins=0, cards="altar")
    state = table(age=2, accessible="aqueduct temple statue", last=True, first=first, second=second)
    events = play(state, "build aqueduct")
    assert of_kind(events, "gained") == [{"event": "gained", "seat": 0, "coins": 4, "source": "chain"}]
    play(state, "build temple")
    assert (coins(state, 0), coins(state, 1)) == (4, 0)
    play(state, "build statue")
    assert (coins(state, 0), coins(state, 1)) == (8, 0)


@rule("DUEL-207")
def test_urbanism_pays_also_when_the_city_produces_the_whole_cost() -> None:
    first = city(coins=0, cards="baths shelf_quarry quarry", progress="urbanism")
    state = table(age=2, accessible="aqueduct", first=first)
    play(state, "build aqueduct")
    assert coins(state, 0) == 4


@rule("DUEL-208")
@pytest.mark.parametrize(
    ("age", "card", "cards", "left"),
    [
        (1, "lumber_yard", "", 7),
        (1, "theater", "", 7),
        (2, "drying_room", "", 7),
        (2, "aqueduct", "shelf_quarry quarry", 7),
        (2, "aqueduct", "", 1),
    ],
)
def test_urbanism_pays_nothing_without_a_chain(age: int, card: str, cards: str, left: int) -> None:
    state = table(age=age, accessible=card, first=city(coins=7, cards=cards, progress="urbanism"))
    play(state, f"build {card}")
    assert coins(state, 0) == left


@rule("DUEL-208")
def test_urbanism_pays_nothing_for_a_revived_card() -> None:
    first = city(coins=10, cards="baths", wonders="mausoleum", progress="urbanism")
    state = table(age=2, accessible="walls statue", last=True, discard="aqueduct", first=first)
    play(state, "wonder mausoleum with walls", "revive aqueduct")
    assert structures(state, 0) == ["baths", "aqueduct"]
    assert coins(state, 0) == 0


@rule("DUEL-208")
def test_urbanism_pays_nothing_for_a_card_under_a_wonder() -> None:
    first = city(coins=8, cards="baths", wonders="pyramids", progress="urbanism")
    state = table(age=2, accessible="aqueduct statue", last=True, first=first)
    play(state, "wonder pyramids with aqueduct")
    assert coins(state, 0) == 0


@rule("DUEL-208")
def test_urbanism_pays_nothing_for_the_chain_that_brought_it() -> None:
    first = city(coins=0, cards="scriptorium")
    state = table(age=2, accessible="library walls", last=True, board="urbanism", first=first)
    events = play(state, "build library")
    assert of_kind(events, "chained") == [
        {"event": "chained", "seat": 0, "card": "library", "chain_card": "scriptorium"}
    ]
    play(state, "take urbanism")
    assert coins(state, 0) == 6
