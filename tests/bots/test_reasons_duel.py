"""Reasons for moves of 7 Wonders Duel, in positions where a player would give them."""

from __future__ import annotations

import pytest

from tests.bots.reasoning import given, reasons
from tests.duel.scenario import city, new_game, offered_wonders, play, table

FIVE = "scriptorium pharmacist workshop apothecary academy"
"""Five different symbols."""
FOUR = "scriptorium pharmacist workshop apothecary"
GONE_BUT_ONE_SIDE = (9, *range(14, 20))
"""Of the layout of Age I: slot 5 lies under slot 10 alone, which is accessible with 11 to 13."""


# The end of the game.


def test_a_win_at_once_is_the_only_reason_needed() -> None:
    state = table(age=2, accessible="walls aqueduct", pawn=7, first=city(coins=9))
    assert reasons(state, "build walls") == {"wins": {"how": "military"}}
    state = table(age=3, accessible="university arena", first=city(coins=20, cards=FIVE))
    assert reasons(state, "build university") == {"wins": {"how": "scientific"}}
    assert "wins" not in reasons(state, "discard university")


def test_a_win_on_points_with_the_last_card() -> None:
    state = table(age=3, accessible="palace", last=True, first=city(coins=30, cards="altar"), second=city(coins=0))
    assert given(state, "build palace") == ["wins"]
    assert reasons(state, "build palace")["wins"]["how"] == "civilian"


def test_taking_away_the_card_with_which_the_opponent_would_win() -> None:
    state = table(age=3, accessible="university arena", second=city(coins=20, cards=FIVE))
    assert reasons(state, "discard university")["stops_win"] == {"card": "university"}
    assert "stops_win" not in reasons(state, "discard arena")
    assert given(state, "discard university", instead="discard arena")[0] == "stops_win"
    assert "stops_win" not in given(state, "discard arena", instead="discard university")


def test_a_win_that_cannot_be_paid_or_is_there_twice_is_not_stopped() -> None:
    poor = table(age=3, accessible="university arena", second=city(coins=0, cards=FIVE))
    assert "stops_win" not in reasons(poor, "discard university")
    twice = table(age=3, accessible="university observatory", second=city(coins=20, cards=FIVE))
    assert "stops_win" not in reasons(twice, "discard university")


def test_taking_the_coins_for_a_win_stops_it_too() -> None:
    """The Appian Way takes 3 coins: the 8 of the pretorium are no longer there."""
    mine = city(coins=30, wonders="appian_way")
    state = table(
        age=3, accessible="pretorium arena", pawn=-6, first=mine, second=city(coins=8, wonders="circus_maximus")
    )
    assert reasons(state, "wonder appian_way with arena")["stops_win"] == {"card": "pretorium"}


def test_a_wonder_with_which_the_opponent_would_win() -> None:
    theirs = city(coins=20, wonders="colossus")
    state = table(age=2, accessible="walls statue", pawn=-7, first=city(coins=9), second=theirs)
    assert reasons(state, "build walls")["stops_win"]["card"] == "walls"
    assert "stops_win" not in reasons(state, "discard walls")  # the Colossus is left


@pytest.mark.parametrize(("pawn", "kind"), [(-8, "hides_win"), (-1, None)])
def test_a_card_that_stays_covered_and_would_win(pawn: int, kind: str | None) -> None:
    slots = {5: "guard_tower", 10: "altar", 13: "theater"}
    state = table(slots=slots, gone=GONE_BUT_ONE_SIDE, pawn=pawn)
    by_kind = reasons(state, "build theater")
    assert (by_kind.get("hides_win") == {"card": "guard_tower"}) == (kind is not None)
    assert "hides_win" not in reasons(state, "build altar")
    if kind:
        assert given(state, "build theater", instead="build altar")[0] == "hides_win"


# Science.


def test_the_fifth_symbol_is_one_short_of_the_win() -> None:
    state = table(age=3, accessible="academy arena", first=city(coins=20, cards=FOUR))
    assert reasons(state, "build academy")["symbol"] == {"symbol": "sundial", "number": 5, "missing": 1}
    assert given(state, "build academy")[0] == "symbol"


def test_a_pair_brings_a_token_to_choose() -> None:
    board = "philosophy agriculture masonry economy strategy"
    state = table(age=2, accessible="library walls", first=city(cards="scriptorium"), board=board)
    assert reasons(state, "build library")["pair"] == {"symbol": "quill"}
    assert "symbol" not in reasons(state, "build library")
    play(state, "build library")
    assert reasons(state, "take philosophy")["worth"] == {"points": 7}
    assert reasons(state, "take agriculture")["income"] == {"coins": 6}
    assert reasons(state, "take masonry")["blue_cheaper"] == {}
    assert reasons(state, "take economy")["trade_income"] == {}
    assert reasons(state, "take strategy")["more_shields"] == {}


def test_a_pair_without_tokens_on_the_board_is_none() -> None:
    state = table(age=2, accessible="library walls", first=city(cards="scriptorium"), board="")
    assert "pair" not in reasons(state, "build library")


@pytest.mark.parametrize("use", ["discard", "build"])
def test_symbols_the_opponent_does_not_get(use: str) -> None:
    theirs = city(coins=20, cards="scriptorium pharmacist workshop")
    state = table(age=2, accessible="school library", first=city(coins=30), second=theirs)
    assert reasons(state, f"{use} school")["denies_symbol"] == {"symbol": "wheel", "number": 4}
    assert reasons(state, f"{use} library")["denies_pair"] == {"symbol": "quill"}
    assert reasons(state, f"{use} library")["denies_free"] == {"card": "library"}


def test_what_the_opponent_cannot_pay_is_not_denied() -> None:
    state = table(age=2, accessible="school library", second=city(coins=0, cards="pharmacist workshop apothecary"))
    assert not {kind for kind in reasons(state, "discard library") if kind.startswith("denies")}


# Conflict, points, coins.


def test_the_pawn_the_loot_and_how_many_spaces_are_left() -> None:
    state = table(age=2, accessible="walls statue", pawn=2, first=city(coins=9))
    by_kind = reasons(state, "build walls")
    assert by_kind["pawn"] == {"spaces": 2, "left": 5}
    assert by_kind["loots"] == {"coins": 2}
    assert reasons(table(age=2, accessible="walls statue"), "build walls")["pawn"] == {"spaces": 2}
    poor = table(age=2, accessible="walls statue", pawn=2, second=city(coins=1))
    assert reasons(poor, "build walls")["loots"] == {"coins": 1}


def test_shields_the_opponent_does_not_get() -> None:
    state = table(age=2, accessible="walls statue", pawn=-4, second=city(coins=9))
    assert reasons(state, "discard walls")["denies_shields"] == {"spaces": 2}
    assert "denies_shields" not in reasons(table(age=2, accessible="walls statue", pawn=3), "discard walls")


def test_points_of_cards_wonders_and_guilds() -> None:
    state = table(age=3, accessible="palace magistrates_guild", first=city(coins=30, cards="altar theater"))
    assert reasons(state, "build palace")["worth"] == {"points": 7}
    assert reasons(state, "build magistrates_guild")["guild"] == {"points": 2}
    assert reasons(state, "build magistrates_guild")["income"] == {"coins": 2}
    state = table(accessible="altar tavern", first=city(coins=30, wonders="pyramids"))
    assert reasons(state, "wonder pyramids with tavern")["worth"] == {"points": 9}


def test_a_guild_of_coins_denies_the_points_after_it_is_paid() -> None:
    """17 coins, 4 units bought for 8: 9 coins are left, three points."""
    state = table(age=3, accessible="moneylenders_guild palace", first=city(coins=0), second=city(coins=17))
    assert "denies_points" not in reasons(state, "discard moneylenders_guild")
    rich = table(age=3, accessible="moneylenders_guild palace", first=city(coins=0), second=city(coins=20))
    assert reasons(rich, "discard moneylenders_guild")["denies_points"] == {"points": 4}


def test_chains_used_and_made() -> None:
    state = table(age=2, accessible="aqueduct statue", first=city(cards="baths"))
    assert reasons(state, "build aqueduct")["free"] == {"chain_card": "baths", "coins": 6}
    assert reasons(state, "build statue")["chain_later"] == {"card": "gardens"}
    assert "chain_later" not in reasons(table(age=3, accessible="pretorium arena", first=city(coins=30)), "build arena")


def test_selling_and_what_it_is_good_for() -> None:
    poor = table(age=3, accessible="palace town_hall", first=city(coins=0, wonders="pyramids=altar"))
    assert given(poor, "discard palace")[0] == "must_sell"
    assert reasons(poor, "discard palace")["must_sell"] == {"coins": 2}
    three = "sphinx=altar hanging_gardens=theater mausoleum=baths"
    for coins, enough in ((6, False), (4, True), (2, False)):  # Pyramids: two stones and a papyrus to buy
        mine = city(coins=coins, cards="quarry", wonders=f"pyramids {three}")
        state = table(accessible="stable tavern", first=mine)
        assert reasons(state, "discard stable")["sells"] == {"coins": 2}
        assert (reasons(state, "discard stable").get("enough_for") == {"wonder": "pyramids"}) == enough


# Resources.


def test_production_saves_coins_here_and_costs_some_there() -> None:
    mine, theirs = city(wonders="pyramids"), city(wonders="circus_maximus")
    state = table(accessible="quarry altar", first=mine, second=theirs)
    by_kind = reasons(state, "build quarry")
    assert by_kind["cheaper"] == {"coins": 2, "wonder": "pyramids"}
    assert by_kind["dearer"] == {"coins": 2, "wonder": "circus_maximus"}  # two stones, one coin more each
    assert "produces" not in by_kind


def test_a_fixed_price_and_an_open_card_that_gets_cheaper() -> None:
    theirs = city(cards="quarry stone_pit")
    built = " ".join(f"{wonder}={card}" for wonder, card in (("pyramids", "altar"), ("sphinx", "theater")))
    state = table(accessible="stone_reserve baths", first=city(coins=9, wonders=built), second=theirs)
    by_kind = reasons(state, "build stone_reserve")
    assert by_kind["fixed"] == {"resources": ["stone"]}
    assert by_kind["cheaper"]["coins"] == 3  # a stone costs 4 now


def test_destroying_a_card_takes_a_resource_away() -> None:
    mine = city(coins=30, wonders="statue_of_zeus")
    state = table(accessible="altar tavern", first=mine, second=city(cards="quarry lumber_yard logging_camp"))
    assert reasons(state, "wonder statue_of_zeus with altar")["destroys"] == {"what": "brown"}
    play(state, "wonder statue_of_zeus with altar")
    assert reasons(state, "destroy quarry")["takes_away"] == {"resources": ["stone"]}
    assert "takes_away" not in reasons(state, "destroy logging_camp")
    none = table(accessible="altar tavern", first=mine)
    assert "destroys" not in reasons(none, "wonder statue_of_zeus with altar")


# Wonders and turns.


def test_another_turn_and_the_last_wonder() -> None:
    mine = city(coins=30, wonders="sphinx pyramids=altar piraeus=theater hanging_gardens=baths")
    theirs = city(wonders="colossus=tavern circus_maximus=quarry mausoleum=stable appian_way")
    state = table(accessible="clay_pool press", first=mine, second=theirs)
    by_kind = reasons(state, "wonder sphinx with press")
    assert by_kind["again"] == {}
    assert by_kind["locks"] == {"wonder": "appian_way"}
    last = table(accessible="press", last=True, first=mine, second=theirs)
    assert "again" not in reasons(last, "wonder sphinx with press")  # the Age ends


def test_a_turn_that_uncovers_nothing() -> None:
    slots = {5: "baths", 10: "altar", 13: "theater"}
    state = table(slots=slots, gone=GONE_BUT_ONE_SIDE)
    assert "uncovers_nothing" in reasons(state, "build theater")
    assert "uncovers_nothing" not in reasons(state, "build altar")
    again = table(slots=slots, gone=GONE_BUT_ONE_SIDE, first=city(coins=30, wonders="sphinx"))
    assert "uncovers_nothing" not in reasons(again, "wonder sphinx with theater")


def test_a_card_the_opponent_could_use_stays_covered() -> None:
    slots = {5: "apothecary", 10: "altar", 13: "theater"}
    theirs = city(cards="scriptorium pharmacist workshop")
    state = table(slots=slots, gone=GONE_BUT_ONE_SIDE, second=theirs)
    assert reasons(state, "build theater")["keeps_closed"] == {"card": "apothecary"}
    assert "keeps_closed" not in reasons(state, "build altar")


def test_wonders_are_drafted_for_what_they_do() -> None:
    seen = {}
    for seed in range(12):
        state = new_game(seed)
        for wonder in offered_wonders(state):
            seen[wonder] = reasons(state, f"draft {wonder}")
    assert set(seen["hanging_gardens"]) == {"again", "worth", "income", "denies_wonder"}
    assert seen["pyramids"] == {"worth": {"points": 9}}
    assert seen["great_library"]["draws"] == {"number": 3}
    assert seen["statue_of_zeus"]["destroys"] == {"what": "brown"}
    assert seen["colossus"]["shields"] == {"shields": 2}
    assert "revives" in seen["mausoleum"]


def test_who_begins_an_age() -> None:
    state = table(age=1, accessible="altar", last=True)
    play(state, "build altar")
    assert given(state, "begin me") == ["first_pick"]
    assert given(state, "begin opponent") == ["last_pick"]


def test_coins_left_against_a_dearer_move() -> None:
    state = table(age=2, accessible="walls statue", first=city(coins=9))
    assert "more_coins" in given(state, "discard walls", instead="build walls")
