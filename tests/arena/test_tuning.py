"""Bots that play against themselves, and networks that learn from it. Small, but all of it."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from mirabilia.arena.tuning import course, samples, selfplay
from mirabilia.arena.tuning.games import LESSONS
from mirabilia.bots.search import weights
from tests.cli.program import run

training = pytest.importorskip("mirabilia.arena.tuning.training", reason="learning needs numpy")

every_lesson = pytest.mark.parametrize("name", LESSONS)


def quiet(what: str, generation: int, share: float) -> None:
    assert what in ("play", "learn")
    assert 0 <= share <= 1


def kept(written: list[samples.Sample]) -> samples.Rows:
    file = io.BytesIO()
    samples.write(file, written)
    rows = samples.read([])
    samples.read_file(file.getvalue(), rows)
    return rows


def test_samples_are_read_as_they_were_written() -> None:
    rows = kept([samples.Sample(3, 0.5, 0.25, [(7, 1.5), (300, -2.0)]), samples.Sample(4, 1.0, 0.75, [])])
    assert list(rows.games) == [3, 4]
    assert (list(rows.targets), list(rows.estimates)) == ([0.5, 1.0], [0.25, 0.75])
    assert (list(rows.starts), list(rows.inputs), list(rows.amounts)) == ([0, 2, 2], [7, 300], [1.5, -2.0])


def test_what_is_cut_off_is_left_out() -> None:
    file = io.BytesIO()
    samples.write(file, [samples.Sample(number, 1.0, 0.5, [(1, 1.0)]) for number in range(3)])
    rows = samples.read([])
    samples.read_file(file.getvalue()[:-3], rows)
    assert list(rows.games) == [0, 1]


@every_lesson
def test_a_game_gives_positions_with_its_end(name: str) -> None:
    """The same game for the same seed; every fact is an input of the network."""
    lesson = LESSONS[name]
    played = selfplay.play(lesson, None, 5, 8)
    assert played == selfplay.play(lesson, None, 5, 8)
    assert len(played) >= 40
    assert all(0 <= which < lesson.inputs for sample in played for which, _ in sample.facts)
    assert len({sample.target for sample in played}) >= 2


@pytest.mark.parametrize("is_chance", [True, False])
def test_a_network_learns_what_can_be_learned(is_chance: bool) -> None:
    """The outcome hangs on the first two inputs, and only on whether they differ."""
    written = []
    for number in range(4000):
        one, two, noise = number & 1, number >> 1 & 1, number * 7919 % 5
        facts = [(which, 1.0) for which, there in ((0, one), (1, two), (2 + noise, 1)) if there]
        written.append(samples.Sample(number // 4, float(one != two), 0.5, facts))
    recipe = training.Recipe(8, is_chance, 0.0, hidden=8, epochs=20, rate=2e-2, decay=0.0)
    trained = training.train(kept(written), recipe, 1)
    assert trained.loss < 0.1 * trained.trivial


@every_lesson
def test_a_course_goes_on_where_it_stopped(name: str, tmp_path: Path) -> None:
    planned = course.Course(name, tmp_path, generations=2, games=3, iterations=4, hidden=4, epochs=1)
    first = next(course.run(planned, 1, quiet))
    assert first.generation == 0
    before = first.net.read_bytes()
    (rest,) = course.run(planned, 2, quiet)
    assert rest.generation == 1
    assert first.net.read_bytes() == before
    assert weights.read(rest.net, name, LESSONS[name].inputs).hidden == 4
    assert list(course.run(planned, 1, quiet)) == []


def test_the_command_makes_weights(tmp_path: Path) -> None:
    small = ["--generations", "1", "--games", "2", "--iterations", "2", "--hidden", "2", "--epochs", "1", "--jobs", "1"]
    out = tmp_path / "duel.net"
    done = run(tmp_path, "tune", "duel", "--folder", str(tmp_path / "course"), "--out", str(out), *small)
    assert done.code == 0
    assert "Generation 1:" in done.out
    assert weights.read(out, "duel", LESSONS["duel"].inputs).hidden == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "duel, seven"),
        (["duel", "--games", "many"], "“many” is no number"),
        (["duel", "--start", "missing.net"], "weights cannot be used"),
    ],
)
def test_wrong_wishes_are_refused(arguments: list[str], words: str, tmp_path: Path) -> None:
    done = run(tmp_path, "tune", *arguments, "--folder", str(tmp_path / "course"))
    assert done.code == 2
    assert words in done.err
    assert not (tmp_path / "course").exists()
