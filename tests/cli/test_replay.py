"""Replaying records, whole and broken ones."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from mirabilia import games
from mirabilia.cli.replay import ReplayScreen
from mirabilia.cli.terminal import Terminal
from mirabilia.core import record as records
from mirabilia.core.describe import texts
from tests.cli import program
from tests.cli.conftest import Mirabilia


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The record of a whole game."""
    record, duel, rng = (
        records.Record("duel", ("Anna", "Bruno"), {"wonders": "draft"}, seed=7),
        games.get("duel"),
        Random(7),
    )
    state = record.start(duel)
    while state.to_act():
        seat = state.to_act()[0]
        move = rng.choice(state.legal(seat))
        record.add(seat, state.text(move))
        state.play(seat, move)
    record.result = records.result_text(state.result())
    records.save(record, tmp_path / "game.txt")
    return tmp_path / "game.txt"


def test_everything_at_once(mirabilia: Mirabilia, game: Path) -> None:
    record = records.load(game)
    done = mirabilia("replay", str(game))
    assert (done.code, done.err) == (0, "")
    assert f"\n{len(record.moves)}. " in done.out
    assert "1. Anna: Choose " in done.out
    assert "The cards of Age III are laid out." in done.out or "supremacy" in done.out
    assert "Total" in done.out
    assert max(map(len, done.out.splitlines())) <= 80
    assert program.CODES not in done.out
    assert texts("it")("duel-category-total") in mirabilia("replay", str(game), "--lang", "it").out
    assert mirabilia("replay", str(game), "--seat", "2").code == 0
    assert mirabilia("replay", str(game), "--seat", "3").code == 2


def test_a_broken_move(mirabilia: Mirabilia, game: Path) -> None:
    lines = game.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if "discard" in line or "build" in line)
    lines[number] = "1: build senate"
    game.write_text("\n".join(lines), encoding="utf-8")
    done = mirabilia("replay", str(game))
    assert done.code == 1
    assert f"line {number + 1}: build senate: " in " ".join(done.out.split())
    assert "8. " in done.out
    assert "9. " not in done.out
    assert "Age I " in done.out
    going_on = mirabilia("play", "duel", "--resume", str(game))
    assert going_on.code == 1
    assert f"line {number + 1}: " in going_on.err


def test_a_broken_line_after_a_broken_move(mirabilia: Mirabilia, game: Path) -> None:
    """What stops the game first is what counts."""
    lines = game.read_text(encoding="utf-8").splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("1: draft"))
    lines[first + 2], lines[first + 4] = "1: draft nothing", "???"
    game.write_text("\n".join(lines), encoding="utf-8")
    done = mirabilia("replay", str(game))
    assert done.code == 1
    assert f"line {first + 3}: " in " ".join(done.out.split())


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("", "line 1: expected 'mirabilia record 1'"),
        ("mirabilia record 1\ngame: duel\n", "line 2: expected the header 'players'"),
        ('mirabilia record 1\ngame: chess\nseed: 1\nplayers: ["a", "b"]\n', "there is no game “chess”"),
        ('mirabilia record 1\ngame: duel\nseed: 1\nplayers: ["a", "b"]\n\n1 build\n', "line 6: expected a move"),
    ],
)
def test_no_record_at_all(mirabilia: Mirabilia, tmp_path: Path, content: str, expected: str) -> None:
    file = tmp_path / "broken.txt"
    file.write_text(content, encoding="utf-8")
    done = mirabilia("replay", str(file))
    assert done.code == 1
    assert expected in " ".join((done.out + done.err).split())


def test_a_missing_file(mirabilia: Mirabilia, tmp_path: Path) -> None:
    done = mirabilia("replay", str(tmp_path / "nothing.txt"), "--lang", "it")
    assert done.code == 2
    assert "non si può leggere" in done.err


def test_keys_lead_to_places(game: Path) -> None:
    record = records.load(game)
    duel = games.get("duel")
    steps = list(records.play(record, duel))
    player = ReplayScreen(Terminal(texts("en")), duel, record, steps, None)
    assert player.next_place(0, "") == 1
    assert player.next_place(0, "b") == 0
    assert player.next_place(5, "b") == 4
    assert player.next_place(5, "e") == len(steps) == player.next_place(len(steps), "")
    assert player.next_place(0, "a") == 8
    assert player.next_place(3, "12") == 12
    assert player.next_place(3, "999") == len(steps)
    assert player.next_place(3, "q") is None
