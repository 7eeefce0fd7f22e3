"""What can be agreed before a game, and what is refused with its reason."""

from __future__ import annotations

from typing import Any

import pytest

from tests.seven.scenario import SEVEN, new_game


@pytest.mark.parametrize(
    ("players", "options", "reason"),
    [
        (8, {}, "8 players need the expansion Cities"),
        (8, {"expansions": ["leaders"]}, "8 players need the expansion Cities"),
        (8, {"expansions": ["cities", "edifice"]}, "Edifice is for 3 to 7 players, not 8"),
        (2, {"expansions": ["edifice"]}, "Edifice is for 3 to 7 players, not 2"),
        (5, {"expansions": ["cities"], "teams": True}, "teams of two are for 4, 6 or 8 players, not 5"),
        (3, {"expansions": ["cities"], "teams": True}, "teams of two are for 4, 6 or 8 players, not 3"),
        (4, {"teams": True}, "teams need the expansion Cities"),
        (3, {"wonders": ["roma", "giza", "rhodes"]}, "the board 'roma' needs the expansion Leaders"),
        (3, {"wonders": ["abu_simbel", "giza", "rhodes"]}, "the board 'abu_simbel' needs the expansion Leaders"),
        (3, {"wonders": ["ur", "giza", "rhodes"]}, "the board 'ur' needs the expansion Edifice"),
        (3, {"wonders": ["byzantium", "giza", "rhodes"]}, "the board 'byzantium' needs the expansion Cities"),
        (3, {"wonders": ["giza", "giza", "rhodes"]}, "a board has one owner"),
        (3, {"wonders": ["giza", "rhodes"]}, "3 boards, one for each city, not 2"),
        (3, {"wonders": ["giza", "rhodes", "babel"]}, "there is no 'babel'; there is: random, dealt, rhodes"),
        (7, {"wonders": "dealt"}, "a choice of 2 boards for each of 7 players is not possible: there are 7 boards"),
        (3, {"edition": 3}, "option 'edition' of seven is one of 2, 1, not 3"),
        (3, {"edition": True}, "option 'edition'"),
        (3, {"expansions": ["armada"]}, "any of leaders, cities, edifice, not 'armada'"),
        (3, {"expansions": ["cities", "cities"]}, "names something twice"),
        (3, {"expansions": 7}, "a row of names"),
        (3, {"expansions": {"cities": 1}}, "a row of names"),
        (3, {"expansions": [1]}, "a row of names"),
        (3, {"leader_decks": ["expert"]}, "leader_decks need the expansion Leaders"),
        (3, {"expansions": ["leaders"], "leader_decks": ["cities"]}, "need the expansion Cities"),
        (3, {"expansions": ["leaders"], "leader_decks": ["cities_2012"]}, "need the expansion Cities"),
        (3, {"expansions": ["leaders"], "leader_decks": ["secret"]}, "any of standard, expert, cities, cities_2012"),
        (3, {"edition": 1, "expansions": ["leaders"], "leader_decks": ["expert"]}, "the first edition has no leaders"),
        (3, {"edition": 1, "expansions": ["leaders"], "wonders": ["abu_simbel", "giza", "rhodes"]}, "edition 1 has no"),
        (3, {"sides": "dusk"}, "one of rulebook, choose, day, night, random"),
        (3, {"sides": ["day", "night"]}, "3 sides, one for each city, not 2"),
        (3, {"teams": "maybe"}, "on or off"),
        (2, {"expansions": ["leaders"], "wonders": ["giza", "rhodes", "roma"]}, "the Free City has no leaders"),
        (3, {"colour": "red"}, "seven has no option 'colour'; it has: edition, expansions"),
    ],
)
def test_what_the_rule_books_do_not_allow_is_refused(players: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason.replace("(", r"\(")):
        SEVEN.new(seed=1, players=players, options=options)


@pytest.mark.parametrize("players", [0, 1, 9, -3, 2.0, "3", True])
def test_impossible_seat_counts_are_refused(players: Any) -> None:
    with pytest.raises(ValueError, match="seven is for 2 to 8 players"):
        SEVEN.new(seed=1, players=players)


def test_rows_can_be_written_as_text() -> None:
    rows = new_game(4, expansions=["cities", "leaders"], leader_decks=["cities", "expert"], sides=["day"] * 4)
    text = new_game(4, expansions="leaders, cities", leader_decks="standard+expert+cities", sides="day+day+day+day")
    assert rows.snapshot() == text.snapshot()
    options = rows.view(None).options
    assert options["expansions"] == ["leaders", "cities"]
    assert options["leader_decks"] == ["expert", "cities"]
    assert options["teams"] is False


def test_boards_and_sides_can_be_named_for_each_seat() -> None:
    state = new_game(3, wonders=["carthage", "giza", "rhodes"], sides=["night", "day", "night"])
    cities = state.view(None).cities
    assert [own.board for own in cities] == ["carthage", "giza", "rhodes"]
    assert [own.side for own in cities] == ["night", "day", "night"]
    assert state.view(None).phase == "turn"


def test_dealt_boards_are_chosen_in_secret() -> None:
    state = new_game(3, wonders="dealt", sides="choose")
    offers = state.view(None).offers
    assert [len(set(offer.boards)) for offer in offers] == [2, 2, 2]
    assert len({board for offer in offers for board in offer.boards}) == 6
    assert state.to_act() == (0, 1, 2)
    for seat in range(3):
        board = offers[seat].boards[1]
        assert [state.text(move) for move in state.legal(seat)] == [
            f"board {name} {side}" for name in offers[seat].boards for side in ("day", "night")
        ]
        assert state.view(None).cities[0].board is None
        state.play(seat, state.parse(f"board {board} night", seat))
    assert [own.board for own in state.view(None).cities] == [offer.boards[1] for offer in offers]


def test_random_sides_differ_and_fixed_ones_do_not() -> None:
    def sides(**options: Any) -> set[str | None]:
        return {own.side for seed in range(10) for own in new_game(3, seed, **options).view(None).cities}

    assert sides(sides="random") == {"day", "night"}
    assert sides(sides="day") == {"day"}
    assert sides(sides="night") == {"night"}


def test_every_board_that_may_be_dealt_is_dealt() -> None:
    def dealt(**options: Any) -> set[str | None]:
        return {own.board for seed in range(60) for own in new_game(5, seed, sides="day", **options).view(None).cities}

    base = {"rhodes", "alexandria", "ephesus", "babylon", "olympia", "halicarnassus", "giza"}
    assert dealt() == base
    assert dealt(expansions=["leaders"]) == base | {"roma", "abu_simbel"}
    assert dealt(expansions=["cities"]) == base | {"petra", "byzantium"}
    assert dealt(expansions=["edifice"]) == base | {"ur", "carthage"}


def test_three_players_are_the_default() -> None:
    assert len(SEVEN.new(seed=1).view(None).cities) == 3
