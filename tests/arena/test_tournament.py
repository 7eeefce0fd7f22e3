"""Who meets whom, from which seeds, and what a tournament tells; files of tournaments as those of matches."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from mirabilia.arena import FileRefused, Impossible
from mirabilia.arena.figures import Z
from mirabilia.arena.files import (
    TOURNAMENT,
    Part,
    SavedTally,
    Tally,
    TournamentResult,
    journal_of,
    load,
    merge,
    result,
    write,
)
from mirabilia.arena.playing import Played, play
from mirabilia.arena.ratings import PER_NATURAL, Rating, elos, ratings
from mirabilia.arena.tournament import GAUNTLET, SWISS, Tournament, arrange_tournament, seated
from mirabilia.arena.tournament_figures import TournamentFigures, lengths
from tests.arena.test_figures import played

FOUR = ["random", "greedy", "novice", "adept"]
SIX = [f"random@{number}i" for number in range(1, 7)]


def by_strength(tournament: Tournament, number: int) -> Played:
    """The game in which the entrant that was named first wins, and so on."""
    seating = tournament.seating(number)
    order = sorted(set(seating))
    return played(tournament, number, [1 + order.index(entrant) for entrant in seating])


def whole(tournament: Tournament) -> Tally:
    tally = Tally(tournament)
    while tally.missing():
        for number in tally.missing():
            tally.add(by_strength(tournament=tally.match, number=number))  # type: ignore[arg-type]
    return tally


# Who meets whom.


def test_everybody_meets_everybody_on_the_same_seeds() -> None:
    tournament = arrange_tournament("duel", FOUR, games=4, seed=9)
    assert (tournament.planned, tournament.known) == (24, 24)
    tables: dict[tuple[int, ...], list[tuple[int, tuple[int, ...]]]] = {}
    for number in range(24):
        seating = tournament.seating(number)
        tables.setdefault(tuple(sorted(seating)), []).append((tournament.seed_of(number), seating))
    assert tables.keys() == set(combinations(range(4), 2))
    for (one, other), rows in tables.items():
        assert rows == [(9, (one, other)), (9, (other, one)), (10, (one, other)), (10, (other, one))]


def test_meetings_take_turns_and_more_games_go_on_as_it_began() -> None:
    short, long = (arrange_tournament("duel", FOUR, games=games) for games in (2, 6))
    assert {tuple(sorted(short.seating(number))) for number in range(12)} == set(combinations(range(4), 2))
    for number in range(short.planned):
        assert (short.seating(number), short.seed_of(number)) == (long.seating(number), long.seed_of(number))


def test_at_a_large_table_everybody_has_every_seat() -> None:
    tournament = arrange_tournament("seven", FOUR, players=3, games=6)
    assert (len(tournament.meetings), tournament.round_size, tournament.planned) == (4, 3, 24)
    odd = arrange_tournament("seven", FOUR, players=3, games=4)
    assert (odd.asked, odd.planned) == (16, 24)
    seats = Counter((entrant, seat) for n in range(24) for seat, entrant in enumerate(tournament.seating(n)))
    assert set(seats.values()) == {6}
    few = arrange_tournament("seven", FOUR[:2], players=5, games=2)
    assert (few.meetings, few.seating(0).count(0) + few.seating(1).count(0)) == (((0, 1),), 5)


def test_in_a_gauntlet_the_first_meets_the_others() -> None:
    tournament = arrange_tournament("duel", FOUR, format=GAUNTLET, games=2)
    assert tournament.meetings == ((0, 1), (0, 2), (0, 3))
    assert all(0 in tournament.seating(number) for number in range(tournament.planned))


def test_those_who_play_alone_have_the_same_seeds() -> None:
    tournament = arrange_tournament("world", FOUR[:3], players=1, games=6)
    assert [tournament.seating(number) for number in range(6)] == [(0,), (1,), (2,)] * 2
    assert [tournament.seed_of(number) for number in range(6)] == [1, 1, 1, 2, 2, 2]


def test_in_a_swiss_tournament_those_meet_who_stand_alike() -> None:
    tournament = arrange_tournament("duel", SIX, format=SWISS, games=2)
    assert (tournament.stages, tournament.stage_meetings, tournament.known) == (4, 3, 6)
    assert tournament.planned == 24
    tally = whole(tournament)
    final = tally.match
    assert isinstance(final, Tournament)
    assert (final.known, len(final.meetings)) == (24, 12)
    assert len({tuple(sorted(meeting)) for meeting in final.meetings}) >= 11
    for stage in range(4):
        assert sorted(one for pair in final.meetings[3 * stage : 3 * stage + 3] for one in pair) == list(range(6))
    assert final.seed_of(0) == 1
    assert final.seed_of(23) == 4
    told = tally.result()
    assert told.finished
    wins = [one.wins for one in told.figures.entrants]
    assert (wins[0], wins[5], sum(wins)) == (8.0, 0.0, 24.0)


def test_who_has_nobody_to_meet_sits_out_and_then_plays() -> None:
    final = whole(arrange_tournament("duel", SIX[:5], format=SWISS, games=2, stages=5)).match
    assert isinstance(final, Tournament)
    met = Counter(entrant for meeting in final.meetings for entrant in meeting)
    assert set(met.values()) == {4}


def test_two_who_have_met_are_kept_apart_while_that_is_possible() -> None:
    assert seated([0, 1, 2, 3], 2, {(0, 1): 1}) == ((0, 2), (1, 3))
    assert seated([0, 1, 2, 3], 2, {(0, 1): 1, (1, 3): 1}) == ((0, 3), (1, 2))
    assert seated([0, 1, 2, 3], 2, {(0, 1): 2, (0, 2): 1, (0, 3): 2}) == ((0, 2), (1, 3))
    assert seated(range(6), 3, {(0, 1): 1}) == ((0, 2, 3), (1, 4, 5))


@pytest.mark.parametrize(
    ("kind", "names", "values"),
    [
        ("format", FOUR, {"format": "knockout"}),
        ("twice", ["greedy", "random", "greedy"], {}),
        ("too-few", ["greedy"], {}),
        ("stages", FOUR, {"stages": 3}),
        ("meetings", [f"random@{number}i" for number in range(1, 120)], {}),
        ("games", FOUR, {"games": 0}),
        ("bot", ["greedy", "deep"], {}),
    ],
)
def test_what_is_impossible(kind: str, names: list[str], values: dict[str, object]) -> None:
    with pytest.raises(Impossible) as error:
        arrange_tournament("duel", names, **values)  # type: ignore[arg-type]
    assert error.value.kind == kind


# What it tells.


def test_figures() -> None:
    tournament = arrange_tournament("duel", FOUR, games=4)
    told = whole(tournament).result().figures
    assert isinstance(told, TournamentFigures)
    assert [one.wins for one in told.entrants] == [12.0, 8.0, 4.0, 0.0]
    assert {one.fair for one in told.entrants} == {0.5}
    table = {(one.entrant, one.other): one.share.share for one in told.ahead}
    assert len(table) == 12
    assert table[0, 3] == 1.0
    assert table[3, 0] == 0.0
    rated = told.ratings
    assert [one.entrant for one in rated] == [0, 1, 2, 3]
    assert all(one.low <= one.elo <= one.high for one in rated)
    assert [one.mu for one in rated] == sorted((one.mu for one in rated), reverse=True)
    assert max(one.sigma for one in rated) < 8.3
    assert [(one.seat, one.wins) for one in told.seats] == [(0, 12.0), (1, 12.0)]
    assert told.lengths is not None
    assert (told.lengths.least, told.lengths.most, told.lengths.bars) == (60, 60, (24,))


def test_elo_is_the_most_likely_difference() -> None:
    """Of 100 games 75 won, and a drawn one of each with somebody average; far more games say 191."""
    one, other = elos(2, [{(0, 1): (7500.0, 10000)}])
    assert PER_NATURAL * (one - other) == pytest.approx(190.8, abs=0.5)
    three = elos(3, [{(0, 1): (750.0, 1000), (1, 2): (750.0, 1000)}])
    assert PER_NATURAL * (three[0] - three[2]) == pytest.approx(381.7, abs=4)
    assert sum(three) == pytest.approx(0)


def test_whoever_was_always_beaten_is_somewhere() -> None:
    one, other = elos(2, [{(0, 1): (100.0, 100)}])
    assert 400 < PER_NATURAL * (one - other) < 2000


def test_rounds_that_went_alike_are_not_certain() -> None:
    """One round counts once, many no more than as many independent games; and the drawn game that everybody has.

    Of two the distance from their average is half of that between them.
    """
    few, many = (arrange_tournament("duel", FOUR[:2], games=games) for games in (2, 200))
    for tournament, independent in ((few, 1), (many, 200)):
        rounds = [
            [played(tournament, number, (1, 2)) for number in (first, first + 1)]
            for first in range(0, tournament.planned, 2)
        ]
        expected = PER_NATURAL * 2 * Z * 0.5 / math.sqrt(0.25 + independent * 0.25)
        assert rated_width(ratings(tournament, rounds)) == pytest.approx(expected, rel=0.001)


def rated_width(rated: Sequence[Rating]) -> float:
    return rated[0].high - rated[0].low


def test_the_whole_order_of_a_large_table_counts() -> None:
    tournament = arrange_tournament("seven", FOUR[:3], players=3, games=3)
    rated = ratings(tournament, [[by_strength(tournament, number) for number in range(3)]])
    assert [one.entrant for one in rated] == [0, 1, 2]
    assert rated[0].mu > 25 > rated[2].mu


def test_lengths() -> None:
    assert lengths([]) is None
    told = lengths([10, 12, 45])
    assert told is not None
    assert (told.width, sum(told.bars), told.bars[0], told.bars[-1], told.median) == (3, 3, 2, 1, 12.0)


# Its file.


def test_the_file(tmp_path: Path) -> None:
    tournament = arrange_tournament("duel", ["random", "greedy", "novice"], games=2, budget="1i")
    games = [play(tournament, number) for number in range(6)]
    content = json.loads(write(result(tournament, games)))
    assert (content["format"], content["version"], content["finished"]) == ("mirabilia tournament", 1, True)
    assert content["match"]["meetings"] == [[0, 1], [0, 2], [1, 2]]
    assert content["figures"].keys() >= {"ratings", "ahead", "seats", "lengths", "ends", "entrants"}
    path = tmp_path / "t.json"
    keeper = SavedTally(path, tournament)
    keeper.add(games[0])
    keeper.release()
    again = SavedTally(path, tournament)
    assert again.missing() == [1, 2, 3, 4, 5]
    for game in games[1:]:
        again.add(game)
    again.close()
    assert isinstance(load(path, TOURNAMENT), TournamentResult)
    assert not journal_of(path).exists()
    with pytest.raises(FileRefused, match="is not the file of a match"):
        load(path)


def test_a_swiss_tournament_goes_on_in_the_stage_it_was_in(tmp_path: Path) -> None:
    path = tmp_path / "t.json"
    tournament = arrange_tournament("duel", SIX, format=SWISS, games=2)
    keeper = SavedTally(path, tournament)
    for _ in range(2):
        for number in keeper.missing()[:5]:
            keeper.add(by_strength(keeper.match, number))  # type: ignore[arg-type]
    keeper.release()
    expected = whole(tournament)
    again = SavedTally(path, tournament)
    assert again.match == keeper.match
    while again.missing():
        again.add(by_strength(again.match, again.missing()[0]))  # type: ignore[arg-type]
    assert again.match == expected.match
    again.close()
    told = load(path, TOURNAMENT)
    assert (told.finished, told.match) == (True, expected.match)
    with pytest.raises(FileRefused, match="games differ"):
        SavedTally(path, msgspec.structs.replace(tournament, games=6))


def test_parts(tmp_path: Path) -> None:
    tournament = arrange_tournament("duel", FOUR, games=2)
    paths = []
    for number in (1, 2):
        path = tmp_path / f"{number}.json"
        keeper = SavedTally(path, tournament, Part(number, 2))
        for missing in keeper.missing():
            keeper.add(by_strength(tournament, missing))
        keeper.close()
        paths.append(path)
    assert merge(paths, TOURNAMENT).finished
