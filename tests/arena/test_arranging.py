"""Who plays a match, who sits where in which game, and what is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from mirabilia.arena import Impossible, Match, arrange, budgets
from mirabilia.arena.entrants import patience
from mirabilia.bots import Budget
from mirabilia.core.stream import SEEDS


def seatings(match: Match, games: int) -> list[str]:
    """The seats of the first games, a letter for each entrant."""
    return ["".join("ABCDE"[entrant] for entrant in match.seating(number)) for number in range(games)]


def test_two_players_exchange_seats_on_every_seed() -> None:
    match = arrange("duel", ["greedy", "random"], games=4, seed=7)
    assert seatings(match, 4) == ["AB", "BA", "AB", "BA"]
    assert [match.seed_of(number) for number in range(4)] == [7, 7, 8, 8]


def test_two_names_fill_the_seats_in_turn() -> None:
    assert seatings(arrange("seven", ["greedy", "random"], players=4), 2) == ["ABAB", "BABA"]
    assert seatings(arrange("seven", ["greedy", "random"], players=5), 2) == ["ABABA", "BABAB"]
    assert seatings(arrange("world", ["greedy", "random"], players=3), 2) == ["ABA", "BAB"]


@pytest.mark.parametrize("names", [3, 4, 5])
def test_everybody_sits_once_on_every_seat_in_a_round(names: int) -> None:
    bots = ["random", "greedy", "novice", "adept", "master"][:names]
    match = arrange("seven", bots, players=5, games=names * 4)
    assert match.planned == names * 4
    for first in range(0, match.planned, names):
        table = [match.seating(number) for number in range(first, first + names)]
        assert len({match.seed_of(number) for number in range(first, first + names)}) == 1
        for seat in range(5):
            assert sorted(row[seat] for row in table) == list(range(names))


def test_neighbours_change_from_seed_to_seed() -> None:
    match = arrange("seven", ["random", "greedy", "novice", "adept", "master"], players=5, games=200)
    neighbours = Counter(match.seating(number)[match.seating(number).index(0) - 1] for number in range(0, 200, 5))
    assert set(neighbours) == {1, 2, 3, 4}


def test_a_bot_named_again_has_more_seats() -> None:
    match = arrange("seven", ["adept", *["greedy"] * 4], players=5)
    assert [entrant.name for entrant in match.entrants] == ["adept", "greedy"]
    assert match.round_size == 5
    for number in range(20):
        assert match.seating(number).count(0) == 1
    assert {match.seating(number).index(0) for number in range(5)} == {0, 1, 2, 3, 4}


def test_a_bot_against_itself() -> None:
    match = arrange("duel", ["greedy", "greedy"])
    assert [entrant.name for entrant in match.entrants] == ["greedy 1", "greedy 2"]
    assert seatings(match, 2) == ["AB", "BA"]


def test_partners_are_the_same_bot() -> None:
    options = {"expansions": "cities", "teams": "on"}
    match = arrange("seven", ["greedy", "random"], players=6, options=options)
    assert seatings(match, 2) == ["AABBAA", "BBAABB"]
    with pytest.raises(Impossible, match="4 bots are named for 3 places"):
        arrange("seven", ["greedy", "random", "adept", "novice"], players=6, options=options)


def test_alone_everybody_plays_the_same_seeds() -> None:
    match = arrange("world", ["greedy", "random", "adept"], options={"solo": "hard"}, games=6, seed=3)
    assert (match.players, match.alone) == (1, True)
    assert seatings(match, 6) == ["A", "B", "C", "A", "B", "C"]
    assert [match.seed_of(number) for number in range(6)] == [3, 3, 3, 4, 4, 4]
    assert arrange("world", ["greedy"], players=1).round_size == 1


def test_whole_rounds_are_played() -> None:
    assert arrange("duel", ["greedy", "random"], games=5).planned == 6
    assert arrange("seven", ["greedy", "random", "adept"], games=4).planned == 6
    assert arrange("duel", ["greedy", "random"], games=200).planned == 200


def test_bots_have_their_own_chance_in_every_game() -> None:
    match = arrange("duel", ["greedy", "random"], seed=5)
    seeds = [match.bot_seed(number, seat) for number in range(100) for seat in range(2)]
    assert len(set(seeds)) == 200
    assert seeds[:2] == [match.bot_seed(0, 0), match.bot_seed(0, 1)]
    assert arrange("duel", ["greedy", "random"], seed=6).bot_seed(0, 0) != seeds[0]


@pytest.mark.parametrize(
    ("text", "budget", "written"),
    [
        ("0.1s", Budget(seconds=0.1), "0.1s"),
        ("100ms", Budget(seconds=0.1), "0.1s"),
        ("2S", Budget(seconds=2.0), "2s"),
        ("500i", Budget(iterations=500), "500i"),
        (".25cpu", Budget(cpu=0.25), "0.25cpu"),
        ("~50ms", Budget(seconds=0.05, is_mean=True), "~0.05s"),
        ("~0.25cpu", Budget(cpu=0.25, is_mean=True), "~0.25cpu"),
        ("", Budget(), ""),
    ],
)
def test_budgets(text: str, budget: Budget, written: str) -> None:
    assert budgets.read(text) == budget
    assert budgets.write(budget) == written
    assert budgets.read(written) == budget


@pytest.mark.parametrize(
    "text", ["1", "s", "-1s", "0s", "0i", "1.5i", "1h", "nan s", "1e3s", "99999s", "1s2s", "~500i", "~"]
)
def test_what_is_no_budget(text: str) -> None:
    with pytest.raises(Impossible, match="no budget"):
        budgets.read(text)


def test_a_budget_of_its_own() -> None:
    fast, slow = arrange("duel", ["master@100i", "master"], budget="2s").entrants
    assert (fast.name, fast.bot, fast.budget) == ("master@100i", "master", "100i")
    assert (slow.name, slow.bot, slow.budget) == ("master", "master", "2s")


def test_patience_follows_the_budget() -> None:
    names = ["novice@0.5s", "adept@0.5cpu", "master", "greedy@400i", "adept@~0.5s"]
    waited = [patience(entrant) for entrant in arrange("seven", names, players=5).entrants]
    assert waited == [0.5, 5.0, 4.5, 80.0, 1.875]


@pytest.mark.parametrize(
    ("arguments", "kind"),
    [
        ({"names": ["greedy"]}, "too-few"),
        ({"names": ["greedy", "random", "adept"]}, "too-many"),
        ({"names": ["greedy", "nobody"]}, "bot"),
        ({"names": ["greedy", "tests.arena.own_bots:Nobody"]}, "module"),
        ({"names": ["greedy", "no.such.module:Bot"]}, "module"),
        ({"names": ["greedy", "random@x"]}, "budget"),
        ({"names": ["greedy", "random"], "games": 0}, "games"),
        ({"names": ["greedy", "random"], "grace": -1.0}, "grace"),
        ({"names": ["greedy", "random"], "seed": SEEDS - 1}, "seeds"),
        ({"names": ["greedy", "random"], "commands": {"other": "python3"}}, "spare-command"),
        ({"names": ["greedy", "other"], "commands": {"other": "/no/such/program"}}, "command"),
        ({"names": ["greedy", "other"], "commands": {"other": "python3 'x"}}, "command"),
        ({"names": ["greedy", "random"], "commands": {"greedy": "python3"}}, "command-name"),
    ],
)
def test_what_cannot_be_played(arguments: dict[str, object], kind: str) -> None:
    with pytest.raises(Impossible) as error:
        arrange("duel", **arguments)  # type: ignore[arg-type]
    assert error.value.kind == kind


def test_the_game_says_what_it_does_not_allow() -> None:
    with pytest.raises(ValueError, match="duel is for 2 players"):
        arrange("duel", ["greedy", "random"], players=3)
    with pytest.raises(ValueError, match="wonders"):
        arrange("duel", ["greedy", "random"], options={"wonders": "none"})
