"""The tools behind the Makefile: setting up, the lanes of the tests, and the count of proved rules."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import check, conformance, lanes, setup, steady
from tools.lanes import Lane

ROOT = Path(__file__).resolve().parent.parent
OLDER = next(filter(None, (shutil.which(f"python3.{minor}") for minor in (8, 9, 10))), None)


# Setting up.


def test_a_step_that_fails_says_what_its_program_said_last(capfd: pytest.CaptureFixture[str]) -> None:
    code = "print('first'); print('the disk is full'); raise SystemExit(3)"
    with pytest.raises(setup.SetupFailed, match="the disk is full\nInstalling packages: failed"):
        setup.Setup(setup.SetupProgress()).run("rules", "Installing packages", sys.executable, "-c", code)
    assert "Installing packages" in capfd.readouterr().err


def test_how_far_a_step_is_and_what_must_not_be_missed_are_told(capfd: pytest.CaptureFixture[str]) -> None:
    code = "print('Compiling the rules: 3 of 9'); print('noise'); print('mirabilia: no C compiler found')"
    progress = setup.SetupProgress()
    setup.Setup(progress).run("rules", "Compiling", sys.executable, "-c", code)
    progress.end()
    lines = capfd.readouterr().err.splitlines()
    assert [line[8:] for line in lines[:2]] == ["Compiling", "Compiling the rules: 3 of 9"]
    assert lines[2:] == ["mirabilia: no C compiler found"]


def test_what_programs_of_others_do_is_one_steady_line(capfd: pytest.CaptureFixture[str]) -> None:
    code = "print('Unpacking chromium (142.0) ...'); print('Setting up chromium (142.0) ...')"
    setup.Setup(setup.SetupProgress()).run_steadily("browser", "Installing Chromium", sys.executable, "-c", code)
    assert [line[8:] for line in capfd.readouterr().err.splitlines()] == ["Installing Chromium"]


def test_a_stamp_holds_until_its_file_changes(tmp_path: Path) -> None:
    stamp, file = tmp_path / "stamp", tmp_path / "requirements.txt"
    file.write_text("msgspec==0.21", encoding="utf-8")
    assert not setup.is_stamped(stamp, file)
    setup.set_stamp(stamp, file)
    assert setup.is_stamped(stamp, file)
    file.write_text("msgspec==0.22", encoding="utf-8")
    assert not setup.is_stamped(stamp, file)


def test_an_unknown_goal_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert setup.main(["everything"]) == 2
    assert "python -m tools.setup play" in capsys.readouterr().err


@pytest.mark.skipif(OLDER is None, reason="there is no older Python here")
def test_an_older_python_is_told_what_is_needed() -> None:
    assert OLDER is not None
    run = subprocess.run([OLDER, "-m", "tools.setup", "play"], cwd=ROOT, capture_output=True, text=True)
    if "not found" not in run.stderr:  # a shim of a Python that is not chosen here
        assert run.returncode == 1
        assert run.stderr.startswith("Mirabilia needs Python 3.11 or newer, this is 3.")


# Lanes.


@pytest.fixture
def two_lanes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One that fails and one that does not, instead of the real ones."""
    complaint = "print('a test is wrong'); print('1 failed, 2 passed in 3s'); raise SystemExit(1)"
    failing = Lane("what fails", {"types": ["-c", complaint], "rest": ["-c", "print('4 passed in 2s')"]})
    passing = Lane("what passes", {"app": ["-c", "print('5 passed in 1s')"]})
    monkeypatch.setattr(lanes, "LANES", {"lint": failing, "app": passing})
    monkeypatch.setattr(lanes, "FOLDER", tmp_path)


@pytest.mark.usefixtures("two_lanes")
def test_a_lane_that_fails_does_not_stop_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert lanes.main([]) == 1
    out = capsys.readouterr().out
    assert "a test is wrong" in out
    assert "FAILED, see build/lanes/lint-types.txt (1 failed, 2 passed)" in out
    assert out.endswith("1 of them failed\n11 passed, 1 failed\n")
    assert lanes.main(["app"]) == 0


ORPHAN = """
import subprocess, sys
working = "import sys, time; sys.stdin.read()\\nwhile time.process_time() < 0.3: pass"
subprocess.Popen([sys.executable, "-c", working], stdin=subprocess.PIPE)
"""
"""Leaves a process behind that works for a while once its parent has ended."""


@pytest.mark.skipif(sys.platform != "linux", reason="only there can orphans be waited for")
def test_the_time_of_orphans_counts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The processes of a browser outlive the one that started them."""
    monkeypatch.setattr(lanes, "LANES", {"app": Lane("what works on", {"app": ["-c", ORPHAN]})})
    monkeypatch.setattr(lanes, "FOLDER", tmp_path)
    (outcome,) = lanes.run_lanes(["app"])
    assert outcome.passed
    assert outcome.cpu_seconds > 0.3


@pytest.mark.usefixtures("two_lanes")
def test_a_lane_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert lanes.main(["moon"]) == 2
    assert capsys.readouterr().err == "no such lane: moon; there are lint, app\n"


def test_every_test_is_in_a_lane() -> None:
    """What no other part names is in the rest of the application."""
    commands = [command for lane in lanes.LANES.values() for command in lane.parts.values()]
    named = {path for command in commands for path in command if path.startswith("tests/")}
    rest = lanes.LANES["app"].parts["rest"]
    assert "tests" in rest
    assert {path.removeprefix("--ignore=") for path in rest if path.startswith("--ignore=")} <= named


def test_every_check_is_in_a_lane() -> None:
    named = {name for command in lanes.LANES["lint"].parts.values() for name in command}
    assert {*check.CHECKS, check.PAGES} <= named


def test_the_load_of_a_steady_run_ends_with_it() -> None:
    """However that ends: the loop looks whether its parent is still there."""
    gone = subprocess.run([sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True, text=True)
    loop = subprocess.run([sys.executable, "-c", steady.BUSY, "0", gone.stdout.strip()], check=False)
    assert loop.returncode == 0


# Proved rules.


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Two statements, and a folder for what runs of the tests have proved."""
    monkeypatch.setattr(conformance, "statements", lambda: {"duel": ["DUEL-001", "DUEL-002"]})
    monkeypatch.setattr(conformance, "FOLDER", tmp_path)
    return tmp_path


def proved(folder: Path, *ids: str, failed: tuple[str, ...] = (), of: str | None = None) -> None:
    run = {"fingerprint": of or conformance.fingerprint(), "proved": list(ids), "failed": list(failed)}
    (folder / f"{len(list(folder.iterdir()))}.json").write_text(json.dumps(run), encoding="utf-8")


def test_lanes_prove_rules_together(rules: Path, capsys: pytest.CaptureFixture[str]) -> None:
    proved(rules, "DUEL-001")
    assert not conformance.report()
    assert "without a passing test: DUEL-002" in capsys.readouterr().out
    proved(rules, "DUEL-002")
    assert conformance.report()
    assert "duel        2 of 2 rule statements proved" in capsys.readouterr().out


def test_what_was_proved_of_other_sources_does_not_count(rules: Path) -> None:
    proved(rules, "DUEL-001", "DUEL-002", of="older sources")
    assert not conformance.report()


def test_a_failed_test_and_a_rule_that_is_not_there_are_named(rules: Path, capsys: pytest.CaptureFixture[str]) -> None:
    proved(rules, "DUEL-001", "DUEL-002", "DUEL-999", failed=("tests/duel/test_cost.py::test_chain",))
    assert not conformance.report()
    out = capsys.readouterr().out
    assert "claimed, but no such rule: DUEL-999" in out
    assert "failed: tests/duel/test_cost.py::test_chain" in out


CLAIMS = """
import pytest

@pytest.mark.rule("DUEL-001")
def test_right(): assert True

@pytest.mark.rule("DUEL-002")
def test_wrong(): assert False

@pytest.mark.rule("DUEL-003")
def test_skipped(): pytest.skip("not here")
"""


def test_a_run_writes_down_what_it_proves(tmp_path: Path) -> None:
    (tmp_path / "test_claims.py").write_text(CLAIMS, encoding="utf-8")
    report = tmp_path / "report.json"
    subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.conftest", "--rootdir", str(ROOT), str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {conformance.VARIABLE: str(report)},
        capture_output=True,
        check=False,
    )
    run = json.loads(report.read_text(encoding="utf-8"))
    assert run["proved"] == ["DUEL-001"]
    assert len(run["failed"]) == 1
    assert run["failed"][0].endswith("test_wrong")
