"""What is in the box, what the players see of it, and the words of the rule book (DUEL-001 to DUEL-024)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest

from mirabilia.core.contract import SnapshotError
from mirabilia.games.duel.data import Card, Wonder
from mirabilia.games.duel.lookup import CARD_IDS, CATALOGUE, TOKEN_IDS
from mirabilia.games.duel.views import MilitaryToken
from tests.duel.scenario import (
    DUEL,
    city,
    coins,
    legal,
    new_game,
    of_kind,
    own,
    pawn,
    play,
    price,
    random_game,
    refusal,
    scores,
    start_of_age,
    table,
)
from tests.rules import rule

ONE_OF_EACH = "quarry press baths scriptorium tavern stable"
FACE_DOWN_AT_START = {
    1: {2, 3, 4, 9, 10, 11, 12, 13},
    2: {6, 7, 8, 9, 10, 15, 16, 17},
    3: {2, 3, 4, 9, 10, 15, 16, 17},
}


def words(part_of_view: Any) -> Iterator[str]:
    """Every text in a view or in events, names of fields included."""
    if isinstance(part_of_view, dict):
        part_of_view = [*part_of_view.keys(), *part_of_view.values()]
    if isinstance(part_of_view, list):
        for part in part_of_view:
            yield from words(part)
    elif isinstance(part_of_view, str):
        yield part_of_view


def given(card: Card) -> set[str]:
    """What building a card brings a city whose opponent has one thing of every kind."""
    rivals = [name for name in (*ONE_OF_EACH.split(), "altar") if name != card.id]
    state = table(
        age=card.age,
        accessible=card.id,
        first=city(coins=50),
        second=city(cards=" ".join(rivals[:-1]), wonders=f"colossus={rivals[-1]}"),
    )
    before = own(state, 0)
    play(state, f"build {card.id}")
    after = own(state, 0)
    kinds = {
        "production": after.production != before.production or after.choices != before.choices,
        "prices": after.fixed_prices != before.fixed_prices,
        "symbol": after.symbols != before.symbols,
        "coins": bool(of_kind(state.events(None), "gained")),
        "points": after.scores.get(card.colour, 0) > 0,
        "shields": pawn(state) > 0,
    }
    return {kind for kind, there in kinds.items() if there}


@rule("DUEL-001")
def test_two_players_take_part() -> None:
    assert len(new_game().view(None).cities) == 2
    for players in (1, 3):
        with pytest.raises(ValueError, match="2 players"):
            DUEL.new(seed=0, players=players)


@rule("DUEL-002")
def test_73_structure_cards() -> None:
    assert Counter(card.deck for card in CATALOGUE.cards) == {"age_1": 23, "age_2": 23, "age_3": 20, "guild": 7}
    assert len(set(CARD_IDS)) == 73


@rule("DUEL-003")
def test_board_wonders_and_tokens() -> None:
    view = new_game().view(None)
    assert len({wonder.id for wonder in CATALOGUE.wonders}) == 12
    assert len({*view.progress.board, *view.progress.box}) == 10
    assert sum(len(side) for side in view.conflict.tokens) == 4
    assert view.conflict.pawn == 0


@rule("DUEL-004")
def test_coin_supply() -> None:
    supply = CATALOGUE.setup.supply
    assert (supply.ones, supply.threes, supply.sixes) == (14, 10, 7)
    assert supply.ones + supply.threes + supply.sixes == 31
    assert supply.total == 86


@rule("DUEL-005")
def test_bank_never_runs_dry() -> None:
    state = table(accessible="tavern altar", first=city(coins=86), second=city(coins=86))
    play(state, "build tavern", "discard altar")
    assert coins(state, 0) == 90
    assert coins(state, 1) == 88


@rule("DUEL-006")
@pytest.mark.parametrize("card", CATALOGUE.cards, ids=lambda card: card.id)
def test_every_card_is_a_structure_with_name_cost_and_effect(card: Card) -> None:
    state = table(age=card.age, accessible=card.id, first=city(coins=50))
    cost = price(state, 0, card.id)
    play(state, f"build {card.id}")
    assert own(state, 0).cards[card.colour] == [card.id]
    gained = sum(event["coins"] for event in of_kind(state.events(None), "gained"))
    assert coins(state, 0) == 50 - cost + gained
    assert given(card)


@rule("DUEL-007")
def test_city_holds_structures_wonders_and_tokens_and_all_are_counted() -> None:
    state = table(
        age=2,
        accessible="brewery library walls",
        first=city(coins=50, cards="scriptorium", wonders="pyramids", progress="law"),
        board="mathematics masonry",
    )
    play(state, "build brewery", "discard walls", "build library", "take mathematics")
    first_city = own(state, 0)
    assert first_city.cards["yellow"] == ["brewery"]
    assert first_city.cards["green"] == ["scriptorium", "library"]
    assert first_city.discard_income == 3
    assert first_city.progress == ["law", "mathematics"]
    assert first_city.scores["progress"] == 6


@rule("DUEL-007")
def test_built_wonders_are_counted() -> None:
    state = table(age=3, accessible="arena builders_guild", first=city(coins=50, wonders="pyramids=baths sphinx=altar"))
    play(state, "build builders_guild")
    assert scores(state, 0)["purple"] == 4
    assert [wonder.wonder for wonder in own(state, 0).wonders if wonder.built] == ["pyramids", "sphinx"]


@rule("DUEL-008")
def test_treasury_pays_costs_and_purchases_and_is_worth_points() -> None:
    state = table(accessible="scriptorium baths altar", first=city(coins=9))
    assert scores(state, 0)["coins"] == 3
    play(state, "build scriptorium")
    assert coins(state, 0) == 7
    play(state, "discard altar", "build baths")
    assert coins(state, 0) == 5
    assert scores(state, 0)["coins"] == 1


@rule("DUEL-009")
@pytest.mark.parametrize("wonder", CATALOGUE.wonders, ids=lambda wonder: wonder.id)
def test_wonder_has_cost_and_effect_but_is_no_structure(wonder: Wonder) -> None:
    state = table(accessible="altar baths", first=city(coins=50, wonders=wonder.id))
    assert price(state, 0, wonder.id) > 0
    assert wonder.effects
    assert wonder.id not in CARD_IDS
    play(state, f"wonder {wonder.id} with baths")
    assert not any(own(state, 0).cards.values())
    assert [mine.wonder for mine in own(state, 0).wonders if mine.built] == [wonder.id]


@rule("DUEL-010")
def test_track_ends_in_the_capitals_nine_spaces_from_the_neutral_middle() -> None:
    spaces = range(-9, 10)
    assert len(spaces) == 19
    for space in spaces[1:-1]:
        assert pawn(table(accessible="baths", pawn=space)) == space
    for capital, seat in ((9, 0), (-9, 1)):
        result = table(accessible="baths", pawn=capital, choice="over").result()
        assert result is not None
        assert result.winners == (seat,)
    with pytest.raises(SnapshotError):
        table(accessible="baths", pawn=10, choice="over")
    assert [scores(table(accessible="baths"), seat)["military"] for seat in (0, 1)] == [0, 0]


@rule("DUEL-010", "DUEL-011")
def test_track_has_nine_zones() -> None:
    def zone(space: int) -> int:
        state = table(accessible="baths", pawn=space)
        return max(scores(state, 0)["military"], scores(state, 1)["military"])

    between_capitals = [len(list(spaces)) for _, spaces in groupby(range(-8, 9), zone)]
    assert [1, *between_capitals, 1] == [1, 3, 3, 2, 1, 2, 3, 3, 1]


@rule("DUEL-012")
@pytest.mark.parametrize(("seat", "space"), [(0, 1), (1, -1)])
def test_pawn_stands_on_the_side_of_the_weaker_player(seat: int, space: int) -> None:
    state = table(active=seat, accessible="guard_tower altar")
    play(state, "build guard_tower")
    assert pawn(state) == space
    assert scores(state, seat)["military"] == 2
    assert scores(state, 1 - seat)["military"] == 0


@rule("DUEL-013")
def test_military_token_harms_the_opponent_of_a_city_that_pushes_far_enough() -> None:
    state = table(accessible="guard_tower stable altar", first=city(cards="lumber_yard"), pawn=1)
    play(state, "build guard_tower")
    assert coins(state, 1) == 7
    play(state, "discard altar", "build stable")
    assert coins(state, 1) == 7 + 2 - 2
    assert state.view(None).conflict.tokens[1] == [MilitaryToken(distance=6, coins=5)]


@rule("DUEL-014")
def test_two_equal_symbols_earn_a_progress_token() -> None:
    state = table(age=2, accessible="library school walls", first=city(coins=50, cards="scriptorium"))
    play(state, "build school", "discard walls")
    assert own(state, 0).progress == []
    play(state, "build library")
    assert state.view(None).choice == "progress"
    play(state, "take agriculture")
    assert own(state, 0).progress == ["agriculture"]


@rule("DUEL-015")
def test_seven_kinds_of_structures() -> None:
    kinds = {"brown", "grey", "blue", "green", "yellow", "red", "purple"}
    assert {card.colour for card in CATALOGUE.cards} == kinds
    state = table(
        age=3,
        accessible="palace",
        first=city(cards="quarry glassworks baths scriptorium tavern stable builders_guild"),
    )
    assert own(state, 0).cards == {
        "brown": ["quarry"],
        "grey": ["glassworks"],
        "blue": ["baths"],
        "green": ["scriptorium"],
        "yellow": ["tavern"],
        "red": ["stable"],
        "purple": ["builders_guild"],
    }


@rule("DUEL-016")
@pytest.mark.parametrize(
    ("colour", "sure", "possible"),
    [
        ("brown", {"production"}, set()),
        ("grey", {"production"}, set()),
        ("blue", {"points"}, set()),
        ("green", {"symbol"}, {"points"}),
        ("yellow", set(), {"coins", "production", "prices", "points"}),
        ("red", {"shields"}, set()),
        ("purple", {"points"}, {"coins"}),
    ],
)
def test_what_the_kinds_give(colour: str, sure: set[str], possible: set[str]) -> None:
    for card in CATALOGUE.cards:
        if card.colour == colour:
            assert sure <= given(card) <= sure | possible, card.id


@rule("DUEL-016")
def test_all_green_cards_but_two_give_points() -> None:
    assert {card.id for card in CATALOGUE.cards if card.colour == "green" and "points" not in given(card)} == {
        "scriptorium",
        "pharmacist",
    }


@rule("DUEL-017")
@pytest.mark.parametrize(("colour", "family"), [("brown", {"wood", "clay", "stone"}), ("grey", {"glass", "papyrus"})])
def test_raw_materials_and_manufactured_goods(colour: str, family: set[str]) -> None:
    cards = " ".join(card.id for card in CATALOGUE.cards if card.colour == colour)
    production = own(table(age=3, accessible="palace", first=city(cards=cards)), 0).production
    assert {resource for resource, units in production.items() if units} == family


@rule("DUEL-018")
def test_colours_of_each_deck() -> None:
    def colours(deck: str) -> Counter[str]:
        return Counter(card.colour for card in CATALOGUE.cards if card.deck == deck)

    assert colours("age_1") == {"brown": 6, "grey": 2, "blue": 3, "green": 4, "yellow": 4, "red": 4}
    assert colours("age_2") == {"brown": 3, "grey": 2, "blue": 5, "green": 4, "yellow": 4, "red": 5}
    assert colours("age_3") == {"blue": 6, "green": 4, "yellow": 5, "red": 5}
    assert colours("guild") == {"purple": 7}


@rule("DUEL-019")
@pytest.mark.parametrize("seed", range(5))
def test_third_deck_has_guilds_but_no_brown_or_grey_cards(seed: int) -> None:
    colours = Counter(CATALOGUE.cards[CARD_IDS.index(name)].colour for name in new_game(seed).snapshot()["decks"]["3"])
    assert colours["brown"] == colours["grey"] == 0
    assert colours["purple"] == 3


@rule("DUEL-020")
def test_three_ages_of_20_cards_ten_for_each_player() -> None:
    state = new_game(wonders="beginner")
    played: list[tuple[int, int]] = []
    while state.to_act():
        move = next(text for text in sorted(legal(state)) if text.startswith(("begin", "discard")))
        if move.startswith("discard"):
            card = CATALOGUE.cards[CARD_IDS.index(move.split()[1])]
            assert card.age == state.age
            played.append((card.age, state.to_act()[0]))
        play(state, move)
    assert [age for age, _ in played] == [1] * 20 + [2] * 20 + [3] * 20
    assert Counter(played) == {(age, seat): 10 for age in (1, 2, 3) for seat in (0, 1)}


@rule("DUEL-021")
@pytest.mark.parametrize(
    ("way", "fields", "move"),
    [
        ("military", {"accessible": "guard_tower altar", "pawn": 8}, "build guard_tower"),
        (
            "scientific",
            {
                "age": 3,
                "accessible": "university arena",
                "first": city(coins=50, cards="scriptorium pharmacist workshop apothecary academy"),
            },
            "build university",
        ),
        ("civilian", {"age": 3, "accessible": "arena", "first": city(coins=50)}, "build arena"),
    ],
)
def test_three_ways_to_win(way: str, fields: dict[str, Any], move: str) -> None:
    state = table(**fields)
    assert state.result() is None
    play(state, move)
    result = state.result()
    assert result is not None
    assert (result.reason, result.winners) == (way, (0,))


@rule("DUEL-022")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_cards_taken_out_unused_guilds_and_face_down_cards_are_hidden(age: int, viewer: int | None) -> None:
    state = start_of_age(age, seed=4)
    truth = state.snapshot()
    seen = {card for slot, card in enumerate(truth["layout"]) if slot not in FACE_DOWN_AT_START[age]}
    hidden = {*CARD_IDS} - seen - {*truth["discard"]}
    assert len(hidden) == 73 - 12 - 20 * (age - 1)
    assert hidden.isdisjoint(words(state.view(viewer)))
    assert hidden.isdisjoint(words(state.events(viewer)))
    if age > 1:
        play(state, "begin me")
    for card in sorted(hidden):
        assert refusal(state, f"discard {card}") == {"refusal": "not_accessible", "card": card}


@rule("DUEL-023")
def test_cities_tokens_and_discard_pile_are_open_to_both() -> None:
    for state in random_game(seed=3):
        truth = state.snapshot()
        views = [state.view(seat) for seat in (0, 1)]
        for view in views:
            for seen, actual in zip(view.cities, truth["cities"], strict=True):
                assert seen.coins == actual["coins"]
                assert {name for names in seen.cards.values() for name in names} == {*actual["cards"]}
                assert {mine.wonder: mine.card for mine in seen.wonders} == actual["wonders"]
                assert {*seen.progress} == {*actual["progress"]}
            assert {*view.progress.board} == {*truth["progress"]["board"]}
            assert view.progress.box == sorted(truth["progress"]["box"])
            assert {*view.discard} == {*truth["discard"]}
    assert len(truth["discard"]) > 0


@rule("DUEL-023")
def test_progress_tokens_in_the_box_are_known_by_elimination() -> None:
    view = new_game(seed=1).view(0)
    assert len(view.progress.box) == 5
    assert {*view.progress.box} == {*TOKEN_IDS} - {*view.progress.board}


@rule("DUEL-024")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_guilds_show_by_their_backs_but_not_which_guild(viewer: int | None) -> None:
    guilds = {2: "builders_guild", 9: "merchants_guild", 18: "tacticians_guild"}
    layout = table(age=3, slots=guilds).view(viewer).layout
    assert {lying.slot for lying in layout if lying.back == "guild"} == {2, 9, 18}
    assert {lying.back for lying in layout} == {"guild", "age_3"}
    assert {lying.slot: lying.card for lying in layout if lying.back == "guild"} == {
        2: None,
        9: None,
        18: "tacticians_guild",
    }
