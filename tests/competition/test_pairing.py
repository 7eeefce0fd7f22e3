"""Pairing and standings: the Dutch system, matchings, tables of many, and tie-breaks that can be checked by hand."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from mirabilia.competition import dutch
from mirabilia.competition.matching import matched, neighbours
from mirabilia.competition.seating import dealt, in_turn, seated, table_sizes
from mirabilia.competition.standings import Played, meetings, shares, standings


def won(round: int, first: int, second: int, share: float = 1.0) -> Played:
    """The share is that of the first."""
    return Played(round, (first, second), (share, 1 - share))


# Two at a time.


def test_the_first_round_is_that_of_the_book() -> None:
    """C.04.3: the upper half against the lower half, and the first seat by turns."""
    assert dutch.paired(range(8), (), 1, 5) == dutch.Pairing(((0, 4), (5, 1), (2, 6), (7, 3)))
    assert dutch.paired(range(5), (), 1, 3) == dutch.Pairing(((0, 2), (3, 1)), (4,))


def test_the_second_round_is_that_of_the_book() -> None:
    """Winners meet winners, upper half against lower, turned so that everybody changes seats as far as possible."""
    games = [won(1, 0, 4), won(1, 5, 1, 0.0), won(1, 2, 6), won(1, 7, 3, 0.0)]
    assert set(dutch.paired(range(8), games, 2, 5).pairs) == {(3, 0), (1, 2), (4, 7), (6, 5)}


@pytest.mark.parametrize(("people", "rounds", "seed"), [(8, 5, 1), (9, 6, 2), (12, 6, 3), (23, 7, 4)])
def test_nobody_meets_twice_or_sits_out_twice(people: int, rounds: int, seed: int) -> None:
    chance, games = Random(seed), list[Played]()
    for round in range(1, rounds + 1):
        pairing = dutch.paired(range(people), games, round, rounds)
        assert sorted([*(one for pair in pairing.pairs for one in pair), *pairing.byes]) == list(range(people))
        games += [won(round, *pair, chance.choice((0.0, 0.5, 1.0))) for pair in pairing.pairs]
        games += [Played(round, (one,), (1.0,)) for one in pairing.byes]
    assert set(meetings(games).values()) == {1}
    byes = Counter(game.players[0] for game in games if len(game.players) == 1)
    assert set(byes.values()) <= {1}
    firsts = Counter(game.players[0] for game in games if len(game.players) == 2)
    played = Counter(one for game in games if len(game.players) == 2 for one in game.players)
    assert all(abs(2 * firsts[one] - played[one]) <= 2 for one in range(people))


def test_few_can_play_more_rounds_than_there_are_opponents() -> None:
    games = list[Played]()
    for round in range(1, 8):
        pairing = dutch.paired(range(4), games, round, 7)
        games += [won(round, *pair, 0.5) for pair in pairing.pairs]
    assert set(meetings(games).values()) <= {2, 3}


def test_who_has_gone_is_not_paired() -> None:
    games = [won(1, 0, 2), won(1, 3, 1), Played(1, (4,), (1.0,))]
    pairing = dutch.paired([0, 1, 3, 4], games, 2, 3)
    assert sorted(one for pair in pairing.pairs for one in pair) == [0, 1, 3, 4]


def test_a_matching_costs_least_of_all() -> None:
    costs = {(0, 1): 1, (2, 3): 100, (0, 2): 5, (1, 3): 5, (0, 3): 50, (1, 2): 50}
    assert matched(range(4), lambda one, other: costs[one, other]) == ((0, 2), (1, 3))
    assert matched(range(3), lambda one, other: None if one == 0 else 1) == ((1, 2),)
    assert neighbours(range(5), {}) == ((0, 1), (2, 3))


# Many at a table.


def test_how_many_sit_at_each_table() -> None:
    assert table_sizes(12, (3, 4, 5, 6, 7), 4) == (4, 4, 4)
    assert table_sizes(9, (3, 4, 5, 6, 7), 4) in ((5, 4), (3, 3, 3))
    assert table_sizes(5, (3, 4), 4) == ()
    assert table_sizes(3, (3, 4, 5, 6, 7), 5) == (3,)


def test_tables_mix_people_and_seats() -> None:
    order, met, seats = list(range(9)), Counter[tuple[int, int]](), dict[int, list[int]]()
    groups = dealt(order, (3, 3, 3))
    assert groups == ((0, 5, 6), (1, 4, 7), (2, 3, 8))
    for round in range(1, 4):
        games = [Played(round, in_turn(group, seats), (1.0, 0.5, 0.0)) for group in groups]
        for game in games:
            for seat, one in enumerate(game.players):
                seats.setdefault(one, []).append(seat)
        met += meetings(games)
        groups = seated(order, (3, 3, 3), met)
    assert met.most_common(1)[0][1] <= 2
    assert in_turn((0, 1, 2), {0: [0], 1: [1], 2: [2]}) == (2, 1, 0)


# Standings.


def test_what_a_table_brings() -> None:
    assert shares((1, 2)) == (1.0, 0.0)
    assert shares((1, 1)) == (0.5, 0.5)
    assert shares((1, 2, 2, 4)) == (1.0, 0.5, 0.5, 0.0)
    assert shares((1,)) == (1.0,)


def test_tie_breaks_by_hand() -> None:
    """Everybody against everybody: 0 beats 1 and 2 and loses to 3; 1 beats 2 and 3; 2 beats 3."""
    games = [won(1, 0, 1), won(1, 2, 3), won(2, 0, 2), won(2, 1, 3), won(3, 3, 0), won(3, 1, 2)]
    table = {row.entrant: row for row in standings(range(4), games, 3)}
    assert [table[one].points for one in range(4)] == [2, 2, 1, 1]
    assert [table[one].buchholz for one in range(4)] == [4, 4, 5, 5]  # all others together
    assert [table[one].berger for one in range(4)] == [3, 2, 1, 2]
    assert [row.entrant for row in standings(range(4), games, 3)] == [0, 1, 3, 2]


def test_direct_encounter_decides_between_those_who_are_equal_else() -> None:
    games = [won(1, 0, 1), won(1, 2, 3), won(2, 2, 1), won(2, 0, 3, 0.0), won(3, 1, 3), won(3, 0, 2, 0.5)]
    rows = standings(range(4), games, 3)
    assert rows[0].entrant == 2
    tied = standings(range(2), [won(1, 0, 1), won(2, 1, 0, 0.0)], 2)
    assert [row.place for row in tied] == [1, 2]
    equal = standings(range(4), [won(1, 0, 1), won(1, 2, 3)], 1)
    assert [(row.entrant, row.place) for row in equal] == [(0, 1), (2, 1), (1, 3), (3, 3)]


def test_what_was_not_played_counts_as_against_somebody_like_oneself() -> None:
    """C.07, 16.4: a bye counts as somebody with as many points; 16.3: what an opponent has missed counts as drawn."""
    games = [Played(1, (2,), (1.0,)), won(1, 0, 1), won(2, 0, 2), Played(3, (0, 2), (1.0, 0.0), (2,))]
    table = {row.entrant: row for row in standings(range(3), games, 3)}
    assert table[0].points == 3
    assert table[2].points == 1
    assert table[2].buchholz == 1 + 3 + 1  # the bye, 0, and the round missed
    assert table[0].buchholz == (0 + 2 / 2) + (1 + 1 / 2) + 3  # 1 was away twice, 2 once; against 2 it was not played
    assert table[2].played == 1
    assert table[0].wins == 3
