"""Matches on a real Ray cluster of two nodes on this machine: `make test-ray`, for it takes a minute.

Not among the tests of `make test`: Ray is large, and installed in an environment of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
import ray
from ray.cluster_utils import Cluster as Machines

from mirabilia.arena import Impossible, arrange
from mirabilia.arena import cluster as clusters
from mirabilia.arena.cluster import Cluster, Identity
from mirabilia.arena.files import Tally
from mirabilia.arena.playing import Played, play
from mirabilia.arena.tournament import arrange_tournament
from mirabilia.arena.tuning.remote_parts import play_there
from mirabilia.arena.tuning.training_run import TrainingRun, play_here, run

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    started = Machines(initialize_head=True, head_node_args={"num_cpus": 1})
    started.add_node(num_cpus=1)
    started.connect()
    os.environ["RAY_ADDRESS"] = started.address
    yield started
    ray.shutdown()
    started.shutdown()


def command(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """`mirabilia` on the cluster of these tests."""
    return subprocess.run(
        [sys.executable, "-m", "mirabilia", *arguments],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", ROOT))), "COLUMNS": "160"},
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
    )


def untimed(game: Played) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(game)
    return {name: value for name, value in told.items() if name != "times"}


@pytest.mark.usefixtures("machines")
def test_the_games_are_those_of_one_machine() -> None:
    match = arrange("duel", ["novice", "random"], games=12, budget="5i")
    there = sorted(filter(None, Cluster("ray").play_all(match, range(12), None)), key=lambda game: game.number)
    assert [untimed(game) for game in there] == [untimed(play(match, number)) for number in range(12)]


@pytest.mark.usefixtures("machines")
def test_a_bot_that_takes_its_process_down_or_hangs_has_lost_there_too() -> None:
    for bot, reason in (("Leaving", "crash"), ("Hanging", "time")):
        match = arrange("duel", [f"tests.arena.own_bots:{bot}", "random"], games=2, budget="0.1s", grace=0.5)
        games = [game for game in Cluster("ray").play_all(match, range(2), None) if game is not None]
        assert [game.reason for game in games] == [reason, reason]
        assert all(game.fault is not None and game.seating[game.fault.seat or 0] == 0 for game in games)


@pytest.mark.usefixtures("machines")
def test_a_node_with_another_program_does_not_play(monkeypatch: pytest.MonkeyPatch) -> None:
    match = arrange("duel", ["greedy", "random"], games=2)
    monkeypatch.setattr(clusters, "identity", lambda match: Identity("0.0 compiled", "abc", "other cards", 1))
    with pytest.raises(Impossible) as error:
        next(Cluster("ray").play_all(match, range(2), None))
    assert error.value.kind == "cluster-other"
    assert str(error.value.values["fields"]).startswith("build, sources, catalogue")


@pytest.mark.usefixtures("machines")
def test_a_tournament_on_the_command_line(tmp_path: Path) -> None:
    out = tmp_path / "t.json"
    arguments = ("tournament", "duel", "random", "greedy", "novice", "--games", "2", "--budget", "1i")
    done = command(*arguments, "--out", str(out), "--on", "ray", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    told = json.loads(out.read_bytes())
    assert (told["finished"], len(told["games"])) == (True, 6)


@pytest.mark.usefixtures("machines")
def test_records_come_from_the_nodes_and_card_data_go_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With cards of one's own; the command is run by a process of its own, which has them from the beginning."""
    (tmp_path / "own" / "duel").mkdir(parents=True)
    packaged = (ROOT / "src/mirabilia/games/duel/catalogue/cards.toml").read_text(encoding="utf-8")
    changed = packaged.replace("coins = 1", "coins = 2", 1)
    assert changed != packaged
    (tmp_path / "own" / "duel" / "cards.toml").write_text(changed, encoding="utf-8")
    out, records = tmp_path / "m.json", tmp_path / "records"
    monkeypatch.chdir(tmp_path)
    arguments = ("match", "duel", "random", "greedy", "--games", "4", "--budget", "1i", "--data", "own")
    here = command(*arguments, "--records", "here", "--out", "here.json", cwd=tmp_path)
    there = command(*arguments, "--records", str(records), "--out", str(out), "--on", "ray", cwd=tmp_path)
    assert (here.returncode, there.returncode) == (0, 0), there.stderr
    names = sorted(path.name for path in records.iterdir())
    assert len(names) == 4
    for name in names:
        assert (records / name).read_text() == (tmp_path / "here" / name).read_text()


@pytest.mark.usefixtures("machines")
def test_statistics_are_those_of_one_machine(tmp_path: Path) -> None:
    arguments = ("stats", "duel", "--bot", "greedy", "--games", "6", "--budget", "1i", "--quiet", "--json", "-")
    here = command(*arguments, "--folder", "here", cwd=tmp_path)
    there = command(*arguments, "--folder", "there", "--on", "ray", cwd=tmp_path)
    assert there.returncode == 0, there.stderr
    assert json.loads(there.stdout) == json.loads(here.stdout)
    assert len(list((tmp_path / "there" / "records").iterdir())) == 6


@pytest.mark.usefixtures("machines")
def test_the_games_of_tune_are_those_of_one_machine(tmp_path: Path) -> None:
    """The second generation is played with the weights of the first, which the nodes do not have."""
    pytest.importorskip("numpy", reason="learning needs numpy")
    parts = {}
    for name, players in (("here", partial(play_here, 1)), ("there", partial(play_there, Cluster("ray")))):
        training = TrainingRun("duel", tmp_path / name, 2, 60, iterations=2, epochs=1)
        list(run(training, 1, lambda *_: None, players))
        parts[name] = [training.part_of(g, first).read_bytes() for g in range(2) for first in training.firsts()]
    assert parts["here"] == parts["there"]


def test_the_games_of_a_node_that_is_lost_are_played_again(machines: Machines) -> None:
    """The last test: a node is killed in the middle, and every game is there once, as on one machine."""
    tournament = arrange_tournament("duel", ["random", "greedy", "novice"], games=80, budget="1i")
    lost = machines.add_node(num_cpus=1)
    tally, is_killed = Tally(tournament), False
    numbers = []
    for game in Cluster("ray").play_all(tournament, tally.missing(), None):
        if game is not None:
            tally.add(game)
            numbers.append(game.number)
        if len(numbers) >= 20 and not is_killed:
            machines.remove_node(lost, allow_graceful=False)
            is_killed = True
    assert is_killed
    assert sorted(numbers) == list(range(tournament.planned))
    assert [game for game in tally.games.values() if game.fault is not None] == []
    for number in (0, 57, 239):
        assert untimed(tally.games[number]) == untimed(play(tournament, number))
