"""The examples run as their first lines say, and show a reader what they promise."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.process import Server

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
PATIENCE = 300
"""Seconds after which an example hangs; none takes more than a few."""


def run(name: str, *arguments: object) -> list[str]:
    """The lines that an example prints, with every warning an error."""
    shown = subprocess.run(
        [sys.executable, "-W", "error", f"examples/{name}.py", *map(str, arguments)],
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": "utf-8", "no_proxy": "127.0.0.1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert shown.returncode == 0, shown.stderr
    assert shown.stderr == ""
    return shown.stdout.splitlines()


def test_a_bot_of_ones_own_plays_a_match() -> None:
    (line,) = run("own_bot", 2)
    assert re.fullmatch(r"Dreamer won [\d.]+ of 2 games against greedy \(95 % interval: \d+% to \d+%\)", line)


def test_self_play_keeps_positions_with_their_outcomes(tmp_path: Path) -> None:
    shown = run("self_play", 2, tmp_path / "positions.jsonl")
    positions = [json.loads(line) for line in (tmp_path / "positions.jsonl").read_text("utf-8").splitlines()]
    assert shown[0] == f"2 games, {len(positions)} positions"
    assert re.fullmatch(r"With more Wonders than the opponent: \d+ positions, \d+% of them won", shown[1])
    assert all(position["view"]["own"]["seat"] == position["seat"] for position in positions)
    assert {position["won"] for position in positions} == {True, False}


@pytest.mark.parametrize(("language", "card", "why"), [("en", "Garrison", "Why: "), ("it", "Presidio", "Perché: ")])
def test_a_position_is_evaluated_with_reasons(language: str, card: str, why: str) -> None:
    """One shield more and Bruno wins: every good move takes the only red card on offer."""
    *moves, reasons, line = run("evaluate_position", 300, language)
    assert all(re.match(r" *\d+\.\d%  ", move) for move in moves)
    assert card in moves[0]
    assert reasons.startswith(why)
    assert card in reasons
    assert line.count("garrison") == 1


def test_a_tournament_has_everybody_play_everybody() -> None:
    head, *rows = run("tournament", 2, "random", "greedy", "novice")
    ranking = head.split()[:-1]
    assert sorted(ranking) == ["greedy", "novice", "random"]
    shares = [[float(share) for share in re.findall(r"(\d+)% \(", row)] for row in rows]
    assert [row.split()[0] for row in rows] == ranking
    totals = [share[-1] for share in shares]
    assert totals == sorted(totals, reverse=True)
    assert sum(totals) == pytest.approx(150, abs=2)


def test_a_record_is_replayed_in_words() -> None:
    shown = run("replay_record")
    assert shown[0] == "  1  draft great_library"
    assert "       Anna wins by scientific supremacy!" in shown
    assert shown[-1] == "scientific; ranks 1 2; points 23 45"


def test_a_record_of_another_game_is_replayed_in_italian() -> None:
    shown = run("replay_record", "tests/golden/seven-two.txt", "it")
    assert "       Anna gioca con Olimpia, lato Notte." in shown
    assert shown[-2:] == ["       Bruno vince!", "points; ranks 2 1; points 16 27"]


def test_a_game_is_played_on_a_server_of_its_own() -> None:
    check_played(run("websocket_client"))


def test_a_game_is_played_on_a_server_that_runs(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    try:
        check_played(run("websocket_client", f"http://127.0.0.1:{server.port}/"))
        assert "mirabilia_tables_opened_total 1.0" in server.http.get("/metrics").text
    finally:
        server.stop()


def check_played(shown: list[str]) -> None:
    *moves, end = shown
    numbers = [int(move.split()[0]) for move in moves]
    assert numbers == sorted(set(numbers))
    assert re.fullmatch(r"(Anna|greedy|Anna and greedy) won: (civilian|military|scientific)", end)


def test_every_example_is_tried_and_says_how_to_run_it() -> None:
    tests = Path(__file__).read_text(encoding="utf-8")
    elsewhere = "".join((ROOT / "tests" / name).read_text("utf-8") for name in ("envs/test_examples.py", "learning.py"))
    for file in sorted(EXAMPLES.glob("*.py")):
        assert f'run("{file.stem}"' in tests or f"examples/{file.name}" in elsewhere, file.name
        assert f"\n    python examples/{file.name}" in file.read_text(encoding="utf-8"), file.name
