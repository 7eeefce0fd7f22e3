"""The lint: its checks can be run one by one, and editors and hooks follow the same rules."""

from __future__ import annotations

import configparser
import json
import re
import tomllib
from pathlib import Path

import pytest

from tools import check

ROOT = Path(__file__).resolve().parent.parent


def test_only_the_checks_that_are_named_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["icons"]) == 0
    assert capsys.readouterr().out == "lint: fine: icons\n"


def test_a_check_that_fails_shows_what_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "crooked.py").write_text("import os\n", encoding="utf-8")
    monkeypatch.setattr(check, "ROOT", tmp_path)
    assert check.main(["format", "lint"]) == 1
    shown = capsys.readouterr().out
    assert "`os` imported but unused" in shown
    assert shown.endswith("lint: failed: lint\n")


def test_an_unknown_check_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["lint", "spelling"]) == 2
    assert "no check 'spelling'; there is: format, lint, types, imports, icons, pages" in capsys.readouterr().out


def test_hooks_call_the_lint_and_download_nothing() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"repo: (.*)", hooks) == ["local"]
    assert set(re.findall(r"language: (.*)", hooks)) == {"system"}
    quick, full = re.findall(r"entry: (.*)", hooks)
    program, names = quick.split(" -m tools.check ")
    assert program == ".venv/bin/python"
    assert set(names.split()) <= set(check.CHECKS)
    assert full == "make lint"


def test_editors_ruff_and_prettier_agree_on_the_width() -> None:
    settings = configparser.ConfigParser()
    settings.read_string("[root]\n" + (ROOT / ".editorconfig").read_text(encoding="utf-8"))
    ruff = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]
    prettier = json.loads((ROOT / "web" / ".prettierrc.json").read_text(encoding="utf-8"))
    assert settings["*"]["max_line_length"] == str(ruff["line-length"]) == str(prettier["printWidth"])
