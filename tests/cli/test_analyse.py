"""`mirabilia analyse`: what it prints, what it writes, what it refuses, and that Ctrl-C leaves nothing behind."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mirabilia import games
from mirabilia.bots.analysis import AnalysisSettings, Report
from mirabilia.bots.analysis.report import assemble
from mirabilia.cli import analysis_report
from mirabilia.cli.analysing import LEVELS, replay_of
from mirabilia.cli.terminal import Terminal
from mirabilia.core.describe import texts
from tests.cli import program
from tests.cli.conftest import Mirabilia
from tests.cli.test_texts import SOURCES
from tests.duel.scenario import DUEL, city, snapshot
from tests.locales import messages
from tests.waiting import LONG, until

GOLDEN = Path(__file__).parent.parent / "golden"
DUEL_GAME = str(GOLDEN / "duel-military.txt")
SYMBOLS = "workshop apothecary scriptorium pharmacist university"


@pytest.fixture
def lost_win(tmp_path: Path) -> Path:
    """Anna could win by the sword and lets Bruno win by knowledge."""
    position = snapshot(
        age=3, accessible="arsenal academy", first=city(coins=30), second=city(coins=30, cards=SYMBOLS), pawn=7
    )
    file = tmp_path / "lost.txt"
    header = f'mirabilia record 1\ngame: duel\nposition: {json.dumps(position)}\nplayers: ["Anna", "Bruno"]\n\n'
    file.write_text(header + "1: discard arsenal\n2: build academy\n", encoding="utf-8")
    return file


def test_a_lost_win_is_told(mirabilia: Mirabilia, lost_win: Path) -> None:
    done = mirabilia("analyse", str(lost_win), "--budget", "20i", "--jobs", "1")
    out = " ".join(done.out.split())
    assert (done.code, done.err) == (0, "")
    assert "Every decision as the seat could know it. Judged by master, 20i for each decision." in out
    assert re.search(r"Anna █▁▁ 100% → 0% Bruno ▁██ 0% → 100%", out)
    assert "Turning point: move 1, Anna: Discard Arsenal." in out
    assert "Move 1, Anna: blunder, 100% lost. Played: Discard Arsenal better: Build Arsenal (100%)" in out
    assert "At stake: Arms" in out
    assert max(map(len, done.out.splitlines())) <= 80
    assert program.CODES not in done.out


def test_in_italian_with_open_cards(mirabilia: Mirabilia, lost_win: Path) -> None:
    done = mirabilia("analyse", str(lost_win), "--budget", "20i", "--jobs", "1", "--cards", "open", "--lang", "it")
    out = " ".join(done.out.split())
    assert "A carte scoperte: come nessuno al tavolo poteva conoscerla." in out
    assert "Svolta: mossa 1, Anna:" in out
    assert "errore grave, 100% in meno." in out
    assert "lost" not in out


def test_the_json_is_the_same_however_many_work_on_it(mirabilia: Mirabilia, tmp_path: Path) -> None:
    arguments = ("analyse", DUEL_GAME, "--budget", "20i", "--from", "9", "--to", "16")
    file = tmp_path / "analysis.json"
    done = mirabilia(*arguments, "--jobs", "2", "--json", str(file))
    assert done.code == 0
    assert f"Everything is in {file}" in done.out
    written = file.read_text(encoding="utf-8")
    assert mirabilia(*arguments, "--jobs", "1", "--json", "-").out == written
    report = json.loads(written)
    assert (report["version"], report["game"], report["players"]) == (1, "duel", ["Anna", "Bruno"])
    assert (report["done"], report["total"], report["finished"], report["error"]) == (8, 8, True, None)
    assert [step["step"] for step in report["steps"]] == list(range(9, 17))
    again = mirabilia(*arguments, "--json", str(file))
    assert (again.code, file.read_text(encoding="utf-8")) == (2, written)
    assert "is there already" in again.err


def test_a_position_from_a_file_and_from_a_pipe(mirabilia: Mirabilia, tmp_path: Path) -> None:
    position = json.dumps(snapshot(age=2, accessible="walls forum", first=city(coins=20), pawn=7))
    file = tmp_path / "position.json"
    file.write_text(position, encoding="utf-8")
    done = mirabilia("analyse", "--position", str(file), "--budget", "20i")
    assert (done.code, done.err) == (0, "")
    assert "7 Wonders Duel: Player 1 decides" in done.out
    assert "100%  ████████████████████  Build Walls" in done.out
    assert "Why: wins at once by military supremacy" in done.out
    piped = mirabilia("analyse", "--position", "-", "--budget", "20i", "--json", "-", typed=position)
    evaluated = json.loads(piped.out)
    assert (evaluated["seat"], evaluated["value"], evaluated["moves"][0]["move"]) == (0, 1.0, "build walls")
    assert evaluated["reasons"][0] == {"reason": "wins", "how": "military"}


def test_a_position_that_leaves_things_out_is_filled(mirabilia: Mirabilia) -> None:
    cities = [{"coins": 20}, {"coins": 3, "cards": ["baths"]}]
    conflict = {"pawn": 8}
    sketch = {"game": "duel", "version": 1, "age": 2, "active": 0, "choice": "turn", "cities": cities}
    position = json.dumps(sketch | {"conflict": conflict})
    arguments = ("analyse", "--position", "-", "--budget", "20i", "--json", "-")
    done = mirabilia(*arguments, "--fill", "7", typed=position)
    assert (done.code, done.err) == (0, "")
    assert mirabilia(*arguments, "--fill", "7", typed=position).out == done.out
    state = DUEL.restore(json.loads(position), fill=7)
    assert {move["move"] for move in json.loads(done.out)["moves"]} <= {state.text(move) for move in state.legal(0)}
    refused = mirabilia(*arguments, typed=position)
    assert refused.code == 1
    assert "missing required field `progress`" in refused.err
    assert "--fill SEED" in mirabilia("analyse", "--help").out


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        ((), 2, "a RECORD is needed, or --position FILE"),
        ((DUEL_GAME, "--position", "-"), 2, "and not both"),
        (("nowhere.txt",), 2, "nowhere.txt cannot be read"),
        ((__file__,), 1, "line 1: expected 'mirabilia record 1'"),
        ((DUEL_GAME, "--budget", "fast"), 2, "--budget: “fast” is not possible; possible: 0.2s"),
        ((DUEL_GAME, "--cards", "all"), 2, "--cards: “all” is not possible; possible: seat, open"),
        ((DUEL_GAME, "--level", "random"), 2, "possible: pupil, novice, apprentice"),
        ((DUEL_GAME, "--jobs", "0"), 2, "--jobs: “0” is not possible"),
        ((DUEL_GAME, "--seat", "3"), 2, "--seat: “3” is not possible"),
        ((DUEL_GAME, "--from", "99"), 2, "--from: “99” is not possible"),
        ((DUEL_GAME, "--from", "9", "--to", "3"), 2, "--from 9 comes after --to 3"),
        ((DUEL_GAME, "--json", "/nowhere/at/all.json"), 2, "there is no folder /nowhere/at"),
        (("--position", "-", "--to", "3"), 2, "--to: that is for games"),
        ((DUEL_GAME, "--fill", "7"), 2, "--fill: that is for one position"),
        (("--position", __file__), 1, "is not JSON"),
    ],
)
def test_what_makes_no_sense_is_refused(mirabilia: Mirabilia, arguments: tuple[str, ...], code: int, said: str) -> None:
    done = mirabilia("analyse", *arguments)
    assert done.code == code
    assert said in done.err
    assert done.out == ""


@pytest.mark.parametrize(
    ("position", "code", "said"),
    [
        ("[]", 1, "- is no snapshot"),
        ('{"game": "chess"}', 2, "game: “chess” is not possible"),
        (json.dumps({**DUEL.new(1).snapshot(), "age": "x"}), 1, "-, field age: "),
        (json.dumps(snapshot(age=3, choice="over", pawn=9)), 1, "nobody has anything to decide"),
    ],
)
def test_positions_that_are_none(mirabilia: Mirabilia, position: str, code: int, said: str) -> None:
    done = mirabilia("analyse", "--position", "-", typed=position)
    assert (done.code, said in done.err) == (code, True), done.err
    done = mirabilia("analyse", "--position", "-", "--lang", "it", typed=position)
    assert done.code == code
    assert said not in done.err or said.startswith("-, field")


def test_a_seed_that_is_none(mirabilia: Mirabilia) -> None:
    done = mirabilia("analyse", "--position", "-", "--fill", "x", typed=json.dumps(DUEL.new(1).snapshot()))
    assert done.code == 2
    assert done.err.startswith("mirabilia: --fill: “x” is not possible")


def test_a_seat_that_does_not_decide(mirabilia: Mirabilia) -> None:
    done = mirabilia("analyse", "--position", "-", "--seat", "2", typed=json.dumps(DUEL.new(1).snapshot()))
    assert (done.code, done.err) == (2, "mirabilia: --seat: “2” is not possible; possible: 1\n")


def spawned(session: int) -> list[int]:
    """The processes of a session."""
    processes = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == session and fields[0] != "Z":
                processes.append(int(folder.name))
    return processes


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_an_interrupt_leaves_nothing_behind(tmp_path: Path) -> None:
    with subprocess.Popen(
        program.command("analyse", DUEL_GAME, "--budget", "60s", "--jobs", "2", "--json", str(tmp_path / "a.json")),
        env=program.environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            until(lambda: len(spawned(process.pid)) == 4)  # itself, the tracker of resources, two workers
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=LONG)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, program.finished(130, out, err).err) == (130, "")
    assert "Interrupted after 0 of 71 moves." in out
    until(lambda: not spawned(process.pid))
    assert list(tmp_path.iterdir()) == []


def test_an_analysis_by_halves_is_told() -> None:
    terminal = Terminal(texts("en"))
    replay = replay_of(terminal, Path(DUEL_GAME))
    report = assemble(replay, AnalysisSettings(), {})
    assert isinstance(report, Report)
    terminal.console.file = shown = io.StringIO()
    analysis_report.show(terminal, games.get(replay.game), report)
    assert "Interrupted after 0 of 71 moves." in shown.getvalue()


def test_curves_fit_into_the_room_there_is() -> None:
    values = [number / 99 for number in range(100)]
    assert analysis_report.curve(values, 200) == analysis_report.curve(values, 100)
    assert analysis_report.curve(values, 8) == "▁▂▃▄▅▆▇█"
    assert analysis_report.curve([0.0, 1.0], 20) == "▁█"


def test_every_text_is_there_and_used() -> None:
    assert messages("en", "analysis.ftl") == messages("it", "analysis.ftl")
    code = "\n".join(source.read_text(encoding="utf-8") for source in SOURCES)
    beginnings = re.findall(r'f"(analysis-[a-z-]*?)-?\{', code)
    for name in messages("en", "analysis.ftl"):
        if name.startswith("analysis-"):
            assert f'"{name}"' in code or any(name.startswith(beginning) for beginning in beginnings), name
    for name in set(re.findall(r'(?<!f)"(analysis-[a-z0-9-]*[a-z0-9])"', code)):
        assert texts("it").has(name), name
    assert {"pupil", "master", "scholar", "greedy"} < set(LEVELS)
    assert "random" not in LEVELS
