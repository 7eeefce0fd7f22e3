"""What is in the boxes, the words for it, the sizes of the decks and the editions (BASE-002 to 013, 166 to 171)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from mirabilia.games.seven import data
from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.entries import Card, Catalogue
from tests.rules import rule
from tests.seven.printed import EDITIONS, building, card, effects, names, units

KINDS = {
    "brown": {"produce", "produce_choice"},
    "grey": {"produce"},
    "blue": {"victory_points"},
    "yellow": {"coins", "trade_price", "produce_choice", "coins_per", "points_per"},
    "red": {"shields"},
    "green": {"science"},
}


def only_in(edition: Edition) -> set[str]:
    """The base game's cards the other edition does not have."""
    old, new = (
        {card.id for card in (*catalogue.cards, *catalogue.guilds) if card.expansion is None}
        for catalogue in EDITIONS.values()
    )
    return old - new if edition == 1 else new - old


def changed(what: Callable[[Card], str]) -> dict[str, tuple[str, str]]:
    """The base game's cards on which something is different in the first and the second edition."""
    both = [card for card in (*EDITIONS[2].cards, *EDITIONS[2].guilds) if card.id not in only_in(2)]
    pairs = {new.id: (what(card(EDITIONS[1], new.id)), what(new)) for new in both if new.expansion is None}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


def copies(one: Card) -> str:
    return building(one).partition("; ")[0].partition(" ")[2].replace("+", "")


def copies_in(catalogue: Catalogue, age: int, players: int) -> int:
    return sum(number <= players for one in catalogue.cards if one.age == age for number in one.players)


@rule("BASE-002")
def test_box_of_the_second_edition() -> None:
    box = EDITIONS[2].components["base_2"]
    assert (box.boards, box.age_cards, box.guilds) == (7, (49, 49, 50), 10)
    assert (box.coins_of_1, box.coins_of_3, box.defeat_tokens, box.victory_tokens) == (54, 24, 24, (8, 8, 8))
    assert EDITIONS[2].setup.victory_values == (1, 3, 5)


@rule("BASE-003")
def test_box_of_the_first_edition() -> None:
    box, older = EDITIONS[1].components["base_1"], EDITIONS[1].components["base_1_2010"]
    assert (box.boards, box.wonder_cards, box.two_player_cards, box.age_cards) == (7, 7, 2, (49, 49, 50))
    assert (box.coins_of_1, box.coins_of_3, box.conflict_tokens) == (46, 24, 46)
    assert (older.coins_of_1, older.coins_of_3, older.conflict_tokens) == (30, 20, 42)


@rule("BASE-002", "BASE-003")
@pytest.mark.parametrize("edition", [1, 2])
def test_boards_and_cards_in_the_box(edition: Edition) -> None:
    catalogue = EDITIONS[edition]
    assert sum(board.expansion is None for board in catalogue.boards) == 7
    ages = Counter(one.age for one in catalogue.cards for _ in one.players)
    guilds = sum(one.expansion is None for one in catalogue.guilds)
    assert (ages[1], ages[2], ages[3], guilds) == (49, 49, 40, 10)


@rule("BASE-005")
def test_resources() -> None:
    assert data.RAW == ("wood", "stone", "clay", "ore")
    assert data.MANUFACTURED == ("glass", "cloth", "papyrus")
    assert data.RESOURCES == ("wood", "stone", "clay", "ore", "glass", "cloth", "papyrus")


@rule("BASE-006")
def test_symbols() -> None:
    assert data.SYMBOLS == ("compass", "gear", "tablet")


@rule("BASE-007")
@pytest.mark.parametrize("edition", [1, 2])
def test_colours(edition: Edition) -> None:
    effects_by_colour: dict[str, set[str]] = {}
    for one in EDITIONS[edition].cards:
        for effect in one.effects:
            effects_by_colour.setdefault(one.colour, set()).add(str(effect.__struct_config__.tag))
            if isinstance(effect, data.Produce | data.ProduceChoice) and one.colour != "yellow":
                resources = set(effect.resources if isinstance(effect, data.Produce) else effect.one_of)
                assert resources <= set(data.RAW if one.colour == "brown" else data.MANUFACTURED)
    assert effects_by_colour == KINDS
    assert {one.colour for one in EDITIONS[edition].guilds} == {"purple"}


@rule("BASE-008")
@pytest.mark.parametrize("edition", [1, 2])
def test_cards_of_one_name_are_one_building(edition: Edition) -> None:
    shared: dict[str, set[str]] = {}
    called: dict[str, set[str]] = {}
    catalogue = EDITIONS[edition]
    for one in (*catalogue.cards, *catalogue.guilds, *catalogue.black):
        shared.setdefault(one.building, set()).add(one.id)
        called.setdefault(names("en")[f"seven-card-{one.id.replace('_', '-')}"], set()).add(one.id)
    assert [ids for ids in shared.values() if len(ids) > 1] == [
        {"loom_1", "loom_2"},
        {"glassworks_1", "glassworks_2"},
        {"press_1", "press_2"},
    ]
    assert sorted(map(sorted, shared.values())) == sorted(map(sorted, called.values()))


@rule("BASE-012", "BASE-013")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    ("players", "deck", "others"), [(3, 21, 16), (4, 28, 22), (5, 35, 28), (6, 42, 34), (7, 49, 40)]
)
def test_cards_in_an_age_deck(edition: Edition, players: int, deck: int, others: int) -> None:
    catalogue = EDITIONS[edition]
    assert [copies_in(catalogue, age, players) for age in (1, 2, 3)] == [deck, deck, others]
    assert deck == catalogue.setup.hand * players
    assert others + players + catalogue.setup.guilds_over_players == deck
    assert [sum(one.copies(players) for one in catalogue.cards if one.age == age) for age in (1, 2, 3)] == [
        deck,
        deck,
        others,
    ]


def test_numbers_of_the_setup() -> None:
    setup = EDITIONS[2].setup
    assert (setup.coins, setup.hand, setup.turns, setup.guilds_over_players) == (3, 7, 6, 2)
    assert (setup.trade_price, setup.sell_income, setup.coins_per_point) == (2, 3, 3)
    assert (setup.victory_values, setup.defeat_value, setup.science_set_points) == ((1, 3, 5), -1, 7)
    assert EDITIONS[1].setup == setup


@rule("BASE-166")
def test_cards_of_one_edition_only() -> None:
    assert only_in(1) == {"pawnshop", "strategists_guild"}
    assert only_in(2) == {"well", "ludus", "castrum", "decorators_guild"}


@rule("BASE-167")
def test_points_that_changed() -> None:
    assert changed(lambda one: effects(one.effects)) == {
        "altar": ("2 points", "3 points"),
        "theater": ("2 points", "3 points"),
        "temple": ("3 points", "4 points"),
    }


@rule("BASE-168")
def test_costs_that_changed() -> None:
    assert changed(lambda one: units(one.cost)) == {
        "fortifications": ("1 stone 3 ore", "1 clay 3 ore"),
        "spies_guild": ("3 clay 1 glass", "2 clay 1 glass"),
        "builders_guild": ("2 stone 2 clay 1 glass", "3 stone 2 clay 1 glass"),
    }


@rule("BASE-169")
def test_copies_that_changed() -> None:
    assert changed(copies) == {
        "town_hall": ("3 5 6", "3 6"),
        "arena": ("3 5 7", "3 5"),
        "arsenal": ("3 4 7", "3 5"),
        "circus": ("4 5 6", "4 6"),
    }


@rule("BASE-171")
def test_second_edition_has_no_wonder_cards_and_no_cards_for_two_players() -> None:
    first, second = EDITIONS[2].components["base_1"], EDITIONS[2].components["base_2"]
    assert (first.wonder_cards, first.two_player_cards) == (7, 2)
    assert (second.wonder_cards, second.two_player_cards) == (0, 0)
