"""Completion in the shell, through the protocol that the shells speak."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mirabilia import bots, games
from mirabilia.cli import choices
from tests.cli.conftest import Mirabilia
from tests.cli.program import Finished, command, environment, finished
from tests.waiting import LONG

HEAVY = ("litestar", "sqlalchemy", "uvicorn", "numpy", "asyncio", "pydantic", "mirabilia.games.duel.state")


def completed(mirabilia: Mirabilia, *words: str) -> list[str]:
    """What bash would offer for the last word."""
    typed = {"COMP_WORDS": "\n".join(("mirabilia", *words)), "COMP_CWORD": str(len(words))}
    done = mirabilia(**typed, _MIRABILIA_COMPLETE="complete_bash")
    assert (done.code, done.err) == (0, "")
    return done.out.split()


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (("",), "play replay serve worker admin rules cards games bot match tournament stats analyse tune puzzles"),
        (("re",), "replay"),
        (("--",), "--version --install-completion --show-completion --help"),
        (("play", ""), "duel seven world"),
        (("play", "duel", "--wo"), "--wonders"),
        (("play", "duel", "--vs", "ma"), "master"),
        (("play", "seven", "--vs", "greedy,h"), "greedy,human"),
        (("play", "duel", "--players", ""), "2"),
        (("play", "duel", "--wonders", ""), "draft beginner random"),
        (("play", "seven", "--with", "leaders,"), "leaders,leaders leaders,cities leaders,edifice"),
        (("play", "seven", "--option", "edi"), "edition=2 edition=1"),
        (("play", "duel", "--solo", ""), ""),
        (("play", "chess", "--wonders", ""), ""),
        (("replay", ""), ""),
        (("rules", "duel", "--lang", ""), "en it"),
        (("match", "duel", "master", "n"), "novice"),
        (("serve", "--log", ""), "debug info warning error"),
        (("analyse", "--cards", ""), "seat open"),
    ],
)
def test_what_bash_offers(mirabilia: Mirabilia, words: tuple[str, ...], offered: str) -> None:
    assert completed(mirabilia, *words) == offered.split()


def test_games_and_bots_are_all_offered(mirabilia: Mirabilia) -> None:
    assert completed(mirabilia, "bot", "duel", "--level", "") == list(bots.NAMES)
    assert completed(mirabilia, "analyse", "--level", "") == [name for name in bots.NAMES if name != "random"]
    assert completed(mirabilia, "tune", "") == list(games.names())


def test_it_explains_in_the_language_of_the_user(tmp_path: Path) -> None:
    fish = {"_MIRABILIA_COMPLETE": "complete_fish", "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    said = answered(tmp_path, fish | {"_TYPER_COMPLETE_ARGS": "mirabilia rul", "LANG": "it_IT.UTF-8"}).out
    assert said == "rules\tMostra le regole di un gioco.\n"
    zsh = {"_MIRABILIA_COMPLETE": "complete_zsh", "_TYPER_COMPLETE_ARGS": "mirabilia bot duel --level nov"}
    assert answered(tmp_path, zsh).out == '_arguments \'*: :(("novice":"Novice\\\\: easy to beat"))\'\n'


def test_nothing_heavy_is_loaded(tmp_path: Path) -> None:
    words = {"COMP_WORDS": "mirabilia play duel --vs ", "COMP_CWORD": "4", "_MIRABILIA_COMPLETE": "complete_bash"}
    done = answered(tmp_path, words | {"PYTHONPROFILEIMPORTTIME": "1"})
    loaded = {line.split("|")[-1].strip() for line in done.err.splitlines()}
    assert "typer" in loaded
    assert not loaded & set(HEAVY)


# Setting it up.


def from_bash(home: Path, *arguments: str, **more: str) -> Finished:
    """Started by bash itself, which is known by its process."""
    start = ("bash", "-c", '"$@"; exit $?', "bash")
    return answered(home, {"HOME": str(home)} | more, *start, *command(*arguments))


def answered(home: Path, variables: dict[str, str], *typed: str) -> Finished:
    done = subprocess.run(
        typed or command(),
        env=environment(home) | variables,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=LONG,
        check=False,
    )
    return finished(done.returncode, done.stdout, done.stderr)


posix = pytest.mark.skipif(sys.platform == "win32", reason="there is no bash")


@posix
def test_bash_completes_with_what_is_shown(tmp_path: Path) -> None:
    """The script in a real bash: the function it defines finds the games."""
    script = tmp_path / "completion.sh"
    script.write_text(from_bash(tmp_path, "--show-completion").out, encoding="utf-8")
    program = tmp_path / "mirabilia"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m mirabilia "$@"\n')
    program.chmod(0o755)
    asked = f'''source "{script}"
        COMP_WORDS=(mirabilia play s) COMP_CWORD=2
        _mirabilia_completion "{program}"
        echo "${{COMPREPLY[@]}}"; complete -p mirabilia'''
    shell = subprocess.run(
        ["bash", "-c", asked], env=environment(tmp_path), capture_output=True, text=True, check=True, timeout=LONG
    )
    assert shell.stdout.splitlines()[0] == "seven"
    assert "-F _mirabilia_completion mirabilia" in shell.stdout


@posix
def test_it_is_installed_where_bash_finds_it(tmp_path: Path) -> None:
    done = from_bash(tmp_path, "--install-completion", LANG="it_IT.UTF-8")
    file = tmp_path / ".bash_completions" / "mirabilia.sh"
    assert (done.code, done.err) == (0, "")
    assert done.out == f"Il completamento per bash è in {file}; funziona dal prossimo terminale che apri.\n"
    assert "complete_bash" in file.read_text()
    assert str(file) in (tmp_path / ".bashrc").read_text()


@posix
def test_a_home_that_cannot_be_written(tmp_path: Path) -> None:
    done = from_bash(tmp_path, "--install-completion", HOME="/dev/null")
    assert done.code == 1
    assert done.err.startswith("mirabilia: completion cannot be set up: ")
    assert len(done.err.splitlines()) == 1


def test_another_shell_is_told_which_there_are(mirabilia: Mirabilia, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "_get_shell_name", lambda: "tcsh")
    done = mirabilia("--show-completion")
    assert done.code == 2
    assert "no completion for this shell; there is for: bash, zsh, fish, powershell, pwsh" in done.err
