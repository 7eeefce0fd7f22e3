"""Games in processes of their own: the same as anywhere else, and no bot stops a match."""

from __future__ import annotations

import re
import sys
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from mirabilia import arena
from mirabilia.arena import arrange, cluster, files, play_all, playing
from mirabilia.arena.files import MatchResult
from mirabilia.arena.playing import record_name
from mirabilia.core import catalogue
from mirabilia.core import record as records
from mirabilia.core.extras import MissingExtra

OWN = "tests.arena.own_bots:"


def without_times(value: object) -> object:
    """What has to be the same when a match is played again."""
    if isinstance(value, dict):
        return {name: without_times(part) for name, part in value.items() if name != "times"}
    return [without_times(part) for part in value] if isinstance(value, list) else value


def comparable(result: MatchResult) -> object:
    return without_times(msgspec.json.decode(files.write(result)))


def test_a_match_is_the_same_every_time() -> None:
    """In two processes and in none, in whatever order the games end."""
    match = arrange("duel", ["adept", "novice"], games=6, budget="10i", seed=3)
    here = files.result(match, [playing.play(match, number) for number in reversed(range(6))])
    result = arena.play(match, jobs=2)
    assert comparable(result) == comparable(here)
    assert result.finished
    assert sum(one.wins for one in result.figures.entrants) == 6
    assert result.figures.entrants[0].iterations > 0
    assert result.games[0].seating == result.games[1].seating[::-1]


def test_no_bot_stops_a_match() -> None:
    """Five bots play alone; only the one that hangs is short of time."""
    bots = ["random", f"{OWN}Crashing", f"{OWN}Illegal", f"{OWN}Leaving", f"{OWN}Hanging@0.1s"]
    result = arena.play(arrange("world", bots, players=1, games=5, grace=0.5), jobs=1)
    fine, crashed, illegal, left, hung = result.games
    assert fine.fault is None
    assert (crashed.reason, illegal.reason, left.reason, hung.reason) == ("crash", "illegal", "crash", "time")
    assert left.fault is not None
    assert left.fault.detail == "its process ended with code 3"
    assert hung.fault is not None
    assert hung.fault.detail == "no answer within 0.6 seconds"
    assert [one.faults for one in result.figures.entrants] == [
        {},
        {"crash": 1},
        {"illegal": 1},
        {"crash": 1},
        {"time": 1},
    ]


def test_whoever_stops_listening_ends_the_processes() -> None:
    match = arrange("duel", ["random", f"{OWN}Hanging"], games=2)
    with closing(play_all(match, range(2), jobs=1)) as games:
        assert next(games) is None


# Many machines: what needs no cluster. `make test-ray` has the rest.


def test_what_has_to_be_the_same_on_every_node() -> None:
    match = arrange("duel", ["greedy", "random"], games=2)
    told = cluster.identity(match)
    assert told == cluster.identity(match)
    assert told.catalogue == match.rules().catalogue
    assert re.fullmatch(r"[0-9a-f]{16}", told.sources)
    with pytest.raises(RuntimeError, match="another version"):
        cluster.check_program("something else")


def test_the_pool_of_a_node_takes_games_as_they_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And sends their records; card data are there for it as they are sent."""
    monkeypatch.setenv(catalogue.FOLDER_VARIABLE, "")
    match = arrange("duel", ["random", "random"], games=6)
    node = cluster.NodePlayers(match, 1, {"duel/notes.toml": b"# nothing that is read"}, True)
    try:
        assert node.identity() == cluster.identity(match)
        for numbers in ([0, 3], [5], [1]):  # the process has had nothing to do in between
            played = node.play(numbers)
            while len(played) < len(numbers):
                played += node.play([])
            assert sorted(one.game.number for one in played) == numbers
            cluster.keep_records(match, played, tmp_path)
        assert node.play([]) == []
        assert cluster.own_data("duel") == {"duel/notes.toml": b"# nothing that is read"}
    finally:
        node.close()
        monkeypatch.undo()
    assert sorted(path.name for path in tmp_path.iterdir()) == [record_name(match, number) for number in (0, 1, 3, 5)]
    assert records.load(tmp_path / record_name(match, 0)).result != records.UNFINISHED


def test_without_ray_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=re.escape('pip install "mirabilia[ray]"')):
        cluster.Cluster("ray")
