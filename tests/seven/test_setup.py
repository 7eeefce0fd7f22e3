"""Before the first turn: editions, players, boards, decks, coins, neighbours (BASE-001 to BASE-020)."""

from __future__ import annotations

from collections import Counter

import pytest

from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.free_city.view import FreeCityView
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.printed import EDITIONS
from tests.seven.scenario import SEVEN, city, coins, events_seen, free_city, legal, new_game, scores, table, turn, ways

GUILDS: dict[Edition, set[str]] = {
    edition: {guild.id for guild in catalogue.guilds if guild.expansion is None}
    for edition, catalogue in EDITIONS.items()
}


def copies(edition: Edition, age: int, players: int) -> Counter[str]:
    """The cards of an Age whose printed number fits, guilds apart."""
    return Counter(
        card.id for card in EDITIONS[edition].cards if card.age == age for number in card.players if number <= players
    )


def hands(state: State) -> list[list[str]]:
    return [own["hand"] for own in state.snapshot()["cities"] if own["hand"]]


def dealt(state: State) -> Counter[str]:
    return Counter(name for hand in hands(state) for name in hand)


def guilds_in(state: State) -> list[str]:
    """The guilds of the Age III deck, from top to bottom."""
    return [name for name in state.snapshot()["decks"]["3"] if name.endswith("_guild")]


def boards(state: State) -> list[str]:
    return [own["board"] for own in state.snapshot()["cities"]]


def sides(state: State) -> list[str]:
    return [own["side"] for own in state.snapshot()["cities"]]


# Editions and players.


@rule("BASE-001")
def test_second_edition_is_the_default() -> None:
    assert SEVEN.new(seed=0).view(None).edition == 2
    every_card = dealt(new_game(7, sides="day"))
    assert every_card["well"] == 2
    assert not every_card["pawnshop"]
    assert dealt(new_game(7, edition=1))["pawnshop"] == 2


@rule("BASE-001")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_three_to_seven_players_have_a_city_each(edition: Edition, players: int) -> None:
    state = new_game(players, edition=edition, sides="day")
    assert state.to_act() == tuple(range(players))
    assert [own.player for own in state.view(None).cities] == list(range(players))
    assert FreeCityView.of(state.view(None)).free_city is None


@rule("BASE-001")
def test_two_players_play_with_a_free_city() -> None:
    state = new_game(2, edition=1)
    assert state.to_act() == (0, 1)
    assert [own.player for own in state.view(None).cities] == [0, 1, None]
    assert free_city(state).city == 2


@rule("BASE-001")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("players", [0, 1, 8, 9])
def test_other_numbers_of_players_are_refused(edition: Edition, players: int) -> None:
    with pytest.raises(ValueError, match=r"2 to [78]"):
        new_game(players, edition=edition)


@rule("BASE-004")
def test_coins_never_run_out() -> None:
    state = table(3, cities={seat: city(coins=100) for seat in range(3)})
    turn(state)
    assert coins(state) == [103, 103, 103]


@rule("BASE-004")
@pytest.mark.parametrize("edition", [1, 2])
def test_conflict_tokens_never_run_out(edition: Edition) -> None:
    """All 8 victory tokens of Age III and all 46 conflict tokens are out already."""
    cities = {
        0: city("barracks", victories=[8, 8, 8], defeats=20),
        1: city(victories=[8, 8, 8], defeats=20),
        2: city(victories=[8, 8, 8], defeats=20),
    }
    state = table(3, age=3, turn=5, options={"edition": edition}, cities=cities)
    turn(state)
    after = state.snapshot()["cities"]
    assert [own["victories"] for own in after] == [[8, 8, 10], [8, 8, 8], [8, 8, 8]]
    assert [own["defeats"] for own in after] == [20, 21, 21]


# Where everybody sits.


@rule("BASE-009")
def test_left_is_clockwise_and_west() -> None:
    state = table(4, turn=2, hands={0: "stockade"}, cities={0: city("west_trading_post"), 1: city("lumber_yard")})
    assert ways(state, 0, "build stockade") == {(1, 0, 0)}
    marked = state.snapshot()["cities"][0]["hand"][1:]
    turn(state, {0: "sell stockade"})
    assert state.snapshot()["cities"][1]["hand"] == marked


@rule("BASE-009", "BASE-010")
@pytest.mark.parametrize("edition", [1, 2])
def test_right_is_counter_clockwise_and_east(edition: Edition) -> None:
    owners = {0: city("east_trading_post"), 3: city("lumber_yard"), 1: city("lumber_yard")}
    state = table(4, turn=2, options={"edition": edition}, hands={0: "stockade"}, cities=owners)
    assert ways(state, 0, "build stockade") == {(2, 0, 0), (0, 1, 0)}
    turn(state, {0: "build stockade right 1"})
    assert coins(state) == [2, 6, 6, 7]
    prices = state.view(None).cities[0].prices
    assert (prices.left.raw, prices.right.raw) == (2, 1)


# Decks.


@rule("BASE-011")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_only_copies_for_that_number_of_players_are_used(edition: Edition, players: int) -> None:
    state = new_game(players, seed=players, edition=edition, sides="day")
    decks = state.snapshot()["decks"]
    assert dealt(state) == copies(edition, 1, players)
    assert Counter(decks["2"]) == copies(edition, 2, players)
    assert Counter(name for name in decks["3"] if name not in GUILDS[edition]) == copies(edition, 3, players)


@rule("BASE-011")
def test_more_players_more_copies() -> None:
    numbers = [dealt(new_game(players, sides="day"))["tavern"] for players in (3, 4, 5, 6, 7)]
    assert numbers == [0, 1, 2, 2, 3]


@rule("BASE-014")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("players", "number"), [(3, 5), (4, 6), (5, 7), (6, 8), (7, 9)])
def test_two_guilds_more_than_players(edition: Edition, players: int, number: int) -> None:
    guilds = guilds_in(new_game(players, edition=edition, sides="day"))
    assert len(guilds) == len(set(guilds)) == number
    assert set(guilds) <= GUILDS[edition]


@rule("BASE-014")
def test_guilds_are_drawn_at_random_and_shuffled_in() -> None:
    games = [new_game(3, seed=seed, sides="day") for seed in range(40)]
    drawn = Counter(guild for state in games for guild in guilds_in(state))
    assert set(drawn) == GUILDS[2]
    assert all(8 <= number <= 32 for number in drawn.values())
    places = {at for state in games for at, name in enumerate(state.snapshot()["decks"]["3"]) if name in GUILDS[2]}
    assert places == set(range(21))


@rule("BASE-014")
def test_nobody_sees_which_guilds_were_drawn() -> None:
    state = new_game(3, sides="day")
    seen = str([(state.view(seat), events_seen(state, seat)) for seat in (None, 0, 1, 2)])
    assert not [guild for guild in GUILDS[2] if guild in seen]


@rule("BASE-020")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("players", [3, 7])
def test_seven_cards_each_use_up_the_deck(edition: Edition, players: int) -> None:
    state = new_game(players, edition=edition, sides="day")
    decks = state.snapshot()["decks"]
    for age in (1, 2, 3):
        assert [len(hand) for hand in hands(state)] == [7] * players
        if age > 1:
            assert dealt(state) == Counter(decks[str(age)])
        assert list(state.snapshot()["decks"]) == [str(later) for later in range(age + 1, 4)]
        for _ in range(6):
            turn(state)
    assert state.view(None).phase == "over"


# Boards and coins.


@rule("BASE-015")
def test_second_edition_deals_a_board_whose_side_is_chosen() -> None:
    state = new_game(3, seed=4)
    dealt_boards = [offer.boards for offer in state.view(None).offers]
    assert [len(row) for row in dealt_boards] == [1, 1, 1]
    names = [row[0] for row in dealt_boards]
    for seat, name in enumerate(names):
        assert legal(state, seat) == [f"board {name} day", f"board {name} night"]
    turn(state, {0: f"board {names[0]} night", 1: f"board {names[1]} day", 2: f"board {names[2]} night"})
    assert boards(state) == names
    assert sides(state) == ["night", "day", "night"]


@rule("BASE-015", "BASE-016")
@pytest.mark.parametrize("edition", [1, 2])
def test_boards_are_dealt_at_random(edition: Edition) -> None:
    games = [boards(new_game(3, seed=seed, edition=edition, sides="day")) for seed in range(60)]
    assert all(len(set(row)) == 3 for row in games)
    for seat in range(3):
        assert {row[seat] for row in games} == {board.id for board in EDITIONS[edition].boards if not board.expansion}


@rule("BASE-016")
def test_first_edition_draws_the_side_with_the_board() -> None:
    games = [new_game(3, seed=seed, edition=1) for seed in range(40)]
    assert {state.view(None).phase for state in games} == {"turn"}
    for seat in range(3):
        drawn = Counter(sides(state)[seat] for state in games)
        assert set(drawn) == {"day", "night"}
        assert min(drawn.values()) >= 10
    assert any(len(set(sides(state))) == 2 for state in games)


@rule("BASE-015", "BASE-016")
@pytest.mark.parametrize("edition", [1, 2])
def test_players_may_agree_on_boards(edition: Edition) -> None:
    for seed in range(5):
        agreed = ["rhodes", "giza", "babylon"]
        state = new_game(3, seed=seed, edition=edition, wonders=agreed, sides=["night", "day", "night"])
        assert boards(state) == agreed
        assert sides(state) == ["night", "day", "night"]


@rule("BASE-015")
def test_agreed_board_keeps_the_choice_of_its_side() -> None:
    state = new_game(3, wonders=["rhodes", "giza", "babylon"])
    assert [legal(state, seat)[1] for seat in range(3)] == [
        "board rhodes night",
        "board giza night",
        "board babylon night",
    ]


@rule("BASE-017")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    ("expansions", "number"), [([], 3), (["cities"], 3), (["edifice"], 3), (["leaders"], 6), (["leaders", "cities"], 6)]
)
def test_coins_at_the_start(edition: Edition, expansions: list[str], number: int) -> None:
    state = new_game(4, edition=edition, sides="day", expansions=expansions)
    assert coins(state) == [number] * 4


@rule("BASE-018")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    ("board", "card"),
    [
        ("giza", "baths"),
        ("rhodes", "barracks"),
        ("alexandria", "workshop"),
        ("ephesus", "scriptorium"),
        ("halicarnassus", "apothecary"),
    ],
)
def test_board_resource_is_produced_on_the_first_turn(edition: Edition, board: str, card: str) -> None:
    state = table(3, options={"edition": edition}, hands={0: card}, cities={0: city(board=board, coins=0)})
    assert f"build {card}" in legal(state)


@rule("BASE-018")
@pytest.mark.parametrize(
    ("age", "move", "board", "cards"),
    [
        (2, "build vineyard", "giza", ""),
        (2, "build bazar", "alexandria", ""),
        (3, "chain haven", "giza", "forum"),
        (3, "build chamber_of_commerce", "ephesus", "brickyard"),
    ],
)
def test_board_resource_is_no_card_that_pays_coins(age: int, move: str, board: str, cards: str) -> None:
    neighbours = {1: city(board="halicarnassus"), 3: city(board="rhodes")}
    state = table(4, age=age, hands={0: move.split()[1]}, cities={0: city(cards, board=board), **neighbours})
    turn(state, {0: move})
    assert coins(state)[0] == 3


@rule("BASE-018")
def test_board_resource_is_no_card_that_scores() -> None:
    guilds = "workers_guild craftsmens_guild shipowners_guild haven chamber_of_commerce"
    cities = {0: city(guilds, board="giza"), 1: city(board="rhodes"), 3: city(board="ephesus")}
    state = table(4, age=3, turn=2, cities=cities)
    assert (scores(state)["purple"], scores(state)["yellow"]) == (0 + 0 + 3, 0)


@rule("BASE-019")
def test_only_adjacent_players_are_neighbours() -> None:
    brown = ["clay_pool", "lumber_yard", "stone_pit", "ore_vein", "lumber_yard"]
    state = table(5, age=2, hands={0: "vineyard"}, cities={seat: city(card) for seat, card in enumerate(brown)})
    turn(state, {0: "build vineyard"})
    assert coins(state)[0] == 3 + 3


@rule("BASE-019")
def test_only_adjacent_players_fight() -> None:
    state = table(5, turn=5, cities={2: city("barracks stockade guard_tower")})
    turn(state)
    cities = state.snapshot()["cities"]
    assert [own["defeats"] for own in cities] == [0, 1, 0, 1, 0]
    assert cities[2]["victories"] == [2, 0, 0]


@rule("BASE-019")
def test_three_players_are_all_neighbours() -> None:
    for seat in range(3):
        brown = {0: "clay_pool", 1: "lumber_yard", 2: "stone_pit"}
        cities = {owner: city(card) for owner, card in brown.items()}
        state = table(3, age=2, hands={seat: "vineyard"}, cities=cities)
        turn(state, {seat: "build vineyard"})
        assert coins(state)[seat] == 6
