"""`mirabilia match` as people use it: both languages, stopping, going on, and what is refused."""

from __future__ import annotations

import errno
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mirabilia.arena import Match
from mirabilia.arena.files import SavedTally, journal_of, load
from mirabilia.arena.playing import Played, play
from mirabilia.cli import match_progress, match_report, match_sprt, matching, tournament_page, tournament_report
from mirabilia.core.describe import LANGUAGES, texts
from tests.cli.conftest import Mirabilia, mirabilia
from tests.cli.program import command, environment
from tests.locales import messages
from tests.waiting import LONG, until

__all__ = ["mirabilia"]

ENDLESS = ("match", "duel", "random", "greedy", "--games", "1000000", "--jobs", "1")


def flat(text: str) -> str:
    return " ".join(text.split())


def plain(text: str) -> str:
    """Without what commands a terminal."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


class Running:
    """A match in a process group of its own, that has kept some games."""

    def __init__(self, home: Path, path: Path) -> None:
        self.said, self.path = home / "said.txt", path
        with open(self.said, "wb") as said:
            self.process = subprocess.Popen(
                command(*ENDLESS, "--out", str(path)),
                env=environment(home),
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        until(lambda: self.journal().count(b"\n") > 4)

    def journal(self) -> bytes:
        return journal_of(self.path).read_bytes() if journal_of(self.path).exists() else b""

    def children(self) -> list[int]:
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in listed.split()]


def gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


@pytest.fixture
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """For what does not depend on processes: the games are played here."""

    def played(match: Match, numbers: Iterable[int], *_: object) -> Generator[Played, None, None]:
        yield from (play(match, number) for number in numbers)

    monkeypatch.setattr(matching, "play_all", played)


# Texts.


def test_both_languages_have_the_same_texts() -> None:
    assert messages("en", "match.ftl") == messages("it", "match.ftl")


def test_every_text_is_used() -> None:
    """By its whole id, or by an id put together from a beginning that stands in the code."""
    parts = (matching, match_progress, match_report, match_sprt, tournament_page, tournament_report)
    code = "\n".join(Path(str(part.__file__)).read_text() for part in parts)
    beginnings = [*re.findall(r'f"(match-[a-z-]*?-)\{', code), "terminal-option-match-", "terminal-help-match"]
    for name in messages("en", "match.ftl"):
        assert f'"{name}"' in code or name.startswith(tuple(beginnings)), name
    for name in re.findall(r'(?<!f)"(match-[a-z0-9-]*[a-z0-9])"', code):
        assert texts("en").has(name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_help(mirabilia: Mirabilia, language: str) -> None:
    done = mirabilia("match", "--help", "--lang", language)
    assert done.code == 0
    for option in ("--games", "--budget", "--resume", "--bot-command", "--records", "--jobs", "--grace", "--out"):
        assert option in done.out


# Whole matches.


def test_a_match_in_english(mirabilia: Mirabilia, tmp_path: Path) -> None:
    out, records = tmp_path / "m.json", tmp_path / "records"
    arguments = ("duel", "greedy", "random", "--games", "3", "--budget", "1i", "--seed", "5", "--wonders=random")
    done = mirabilia("match", *arguments, "--jobs", "1", "--out", str(out), "--records", str(records))
    assert done.code == 0
    said = flat(done.out)
    assert "4 games instead of 3: each seed is played 2 times" in said
    assert "7 Wonders Duel: greedy - random 4 games from seeds 5-6, each played twice with the seats exchanged." in said
    assert "Budget: 1i." in said
    for words in ("Won", "Shared", "95%", "Civilian structures", "Computing each", "End, and wins of each"):
        assert words in said
    assert f"The result is in {out}" in done.out
    assert "4/4 games; greedy " in done.err
    content = json.loads(out.read_bytes())
    assert (content["finished"], content["match"]["options"]) == (True, {"wonders": "random"})
    assert [game["seating"] for game in content["games"]] == [[0, 1], [1, 0], [0, 1], [1, 0]]
    assert len(list(records.iterdir())) == 4
    again = mirabilia("match", *arguments, "--out", str(out))
    assert (again.code, "4 of 4 games have been played already." in again.out) == (0, True)
    assert json.loads(out.read_bytes()) == content


def test_a_match_alone(mirabilia: Mirabilia, tmp_path: Path) -> None:
    """The table tells what had to be exceeded, the file for each game."""
    out = tmp_path / "m.json"
    arguments = ("world", "greedy", "random", "--solo", "easy", "--games", "2", "--budget", "1i")
    done = mirabilia("match", *arguments, "--out", str(out))
    content = json.loads(out.read_bytes())
    targets = [game["target"] for game in content["games"]]
    assert [entrant["target"] for entrant in content["figures"]["entrants"]] == targets
    assert f"To exceed {targets[0]:.1f} {targets[1]:.1f}" in flat(done.out)


@pytest.mark.usefixtures("in_this_process")
def test_a_match_for_three_in_italian_at_a_terminal(mirabilia: Mirabilia) -> None:
    broken = "tests.arena.own_bots:Crashing"
    arguments = ("seven", "random", broken, "--players", "3", "--games", "2", "--jobs", "1", "--lang", "it")
    done = mirabilia("match", *arguments, FORCE_COLOR="1", COLUMNS="160")
    assert done.code == 0
    said = flat(plain(done.out))
    assert "2 partite a 3 giocatori dal seed 1, ognuno con tutti su ogni posto." in said
    assert "Tempo per pensare: il proprio." in said
    assert "Se pari" in said
    assert "100,0%" in said
    assert "Errore di un bot 2 2 0" in said
    assert f"{broken}: Errore di un bot (2 volte), la prima: RuntimeError: no idea what to do" in said
    bar = plain(done.err)
    assert "2/2" in bar
    assert "random 2" in bar
    assert "partite;" not in bar


PROGRAM = """
import json, sys
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "position":
        legal = json.loads(rest.partition(" ")[2])["legal"]
    elif word in ("mirabilia", "isready"):
        print("ready", flush=True)
    elif word == "go":
        print("bestmove", json.dumps(legal[0]), "iterations 9", flush=True)
    elif word == "quit":
        break
"""


def test_a_program_plays(mirabilia: Mirabilia, tmp_path: Path) -> None:
    """The program may not be started by a file: its command has to be typed again."""
    out, program = tmp_path / "m.json", tmp_path / "program.py"
    program.write_text(PROGRAM)
    typed = f"talker={shlex.join([sys.executable, str(program)])}"
    arguments = ("--games", "2", "--jobs", "1", "--out", str(out))
    done = mirabilia("match", "duel", "talker", "random", "--bot-command", typed, *arguments)
    assert (done.code, "Traceback" in done.err) == (0, False)
    games = load(out).games
    assert [game.fault for game in games] == [None, None]
    assert games[1].iterations == (0, 9 * games[1].decisions[1])
    assert games[0].times.cpu[0] > 0.005  # that of the program
    refused = mirabilia("match", "--resume", str(out))
    assert (refused.code, "talker is a program; if it may be run" in refused.err) == (2, True)
    assert mirabilia("match", "--resume", str(out), "--bot-command", typed).code == 0


# A match that stops when it is decided; parts; what is said and where.


@pytest.mark.usefixtures("in_this_process")
@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("It stops when the test is decided, after 400 games", "Decided: greedy is stronger than random; +300")),
        ("it", ("al più tardi dopo 400 partite", "Deciso: greedy è più forte di random; si accetta +300 Elo")),
    ],
)
def test_a_match_stops_when_it_is_decided(
    mirabilia: Mirabilia, tmp_path: Path, language: str, lines: tuple[str, ...]
) -> None:
    out = tmp_path / "m.json"
    numbers = ("--elo0", "0", "--elo1", "300", "--games", "400", "--alpha", "0.2", "--beta", "0.2")
    done = mirabilia("match", *DUEL, "--sprt", *numbers, "--out", str(out), "--budget", "1i", "--lang", language)
    assert done.code == 0
    for line in lines:
        assert line in flat(done.out)
    result = load(out)
    assert result.finished
    assert len(result.games) < 60
    again = mirabilia("match", "--resume", str(out))
    assert (again.code, len(load(out).games)) == (0, len(result.games))


@pytest.mark.usefixtures("in_this_process")
def test_parts_make_the_same_match(mirabilia: Mirabilia, tmp_path: Path) -> None:
    whole, merged = tmp_path / "whole.json", tmp_path / "merged.json"
    arguments = ("match", *DUEL, "--games", "10", "--budget", "1i")
    assert mirabilia(*arguments, "--out", str(whole), "--quiet").code == 0
    for number in (1, 2):
        part = mirabilia(*arguments, "--part", f"{number}/2", "--out", str(tmp_path / f"{number}.json"))
        assert (part.code, f"Part {number} of 2 is complete" in part.out) == (0, True)
    assert [game.number for game in load(tmp_path / "2.json").games] == [2, 3, 6, 7]
    lacking = mirabilia("match", "--merge", str(tmp_path / "1.json"), str(tmp_path / "1.json"), "--json", "-")
    assert (lacking.code, json.loads(lacking.out)["finished"]) == (130, False)
    done = mirabilia(
        "match", "--merge", str(tmp_path / "1.json"), str(tmp_path / "2.json"), "--out", str(merged), "--lang", "it"
    )
    assert (done.code, "2 file con 10 partite su 10." in done.out) == (0, True)
    assert [untimed(game) for game in load(merged).games] == [untimed(game) for game in load(whole).games]
    assert load(merged).finished


def untimed(game: Played) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(game)
    return {name: value for name, value in told.items() if name != "times"}


@pytest.mark.usefixtures("in_this_process")
def test_quiet_says_nothing_but_the_result(mirabilia: Mirabilia, tmp_path: Path) -> None:
    arguments = ("match", *DUEL, "--games", "2", "--budget", "1i")
    done = mirabilia(*arguments, "--quiet", "--json", "-")
    assert (done.code, done.err, json.loads(done.out)["finished"]) == (0, "", True)
    out, beside = tmp_path / "m.json", tmp_path / "n.json"
    spoken = mirabilia(*arguments, "--out", str(out), "--json", str(beside))
    assert (spoken.code, "Civilian structures" in spoken.out) == (0, True)
    assert out.read_bytes() == beside.read_bytes()
    refused = mirabilia(*arguments, "-q", "--json", str(beside))
    assert (refused.code, "there already" in refused.err) == (2, True)


# Stopping and going on.


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")
def test_killed_with_all_its_processes_it_goes_on(mirabilia: Mirabilia, tmp_path: Path) -> None:
    out = tmp_path / "m.json"
    running = Running(tmp_path, out)
    os.killpg(running.process.pid, signal.SIGKILL)
    running.process.wait(LONG)
    assert not out.exists()
    before = load(out).games
    assert len(before) >= 4
    with open(journal_of(out), "ab") as journal:
        journal.write(b'{"number":17,"se')
    done = mirabilia("match", "--resume", str(out), "--games", str(len(before) + 2), "--jobs", "1", "--lang", "it")
    assert done.code == 0
    assert f"{len(before)} partite su" in done.out
    result = load(out)
    assert result.finished
    assert len(result.games) > len(before)
    assert {game.number: game for game in result.games}.items() >= {game.number: game for game in before}.items()
    assert not journal_of(out).exists()


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")
def test_stopped_by_ctrl_c_it_tells_how_to_go_on(mirabilia: Mirabilia, tmp_path: Path) -> None:
    out = tmp_path / "m.json"
    running = Running(tmp_path, out)
    children = running.children()
    os.killpg(running.process.pid, signal.SIGINT)
    assert running.process.wait(LONG) == 130
    said = running.said.read_text()
    assert "Traceback" not in said
    assert f"Go on with: mirabilia match --resume {out}" in said
    assert "Civilian structures" in said
    assert not journal_of(out).exists()
    result = load(out)
    assert f"Stopped after {len(result.games)} of 1,000,000 games." in said
    assert not result.finished
    assert all(map(gone, children))
    refused = mirabilia("match", "--resume", str(out), "--seed", "3", "--with", "leaders")
    assert (refused.code, "leave out --seed, --with" in refused.err) == (2, True)


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")
def test_no_process_outlives_the_match(tmp_path: Path) -> None:
    running = Running(tmp_path, tmp_path / "m.json")
    children = running.children()
    assert children
    running.process.kill()
    running.process.wait(LONG)
    until(lambda: all(map(gone, children)))


# What is refused.

DUEL = ("duel", "greedy", "random")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((), "GAME is missing"),
        (("duel",), "name at least two bots; there are 2 places"),
        (("duel", "greedy"), "name at least two bots"),
        (("duel", "greedy", "random", "adept"), "3 bots are too many for 2 places"),
        (("chess", "greedy", "random"), "possible: duel, seven, world"),
        (("duel", "greedy", "deep"), "there is no bot “deep”; there is: pupil, novice, apprentice"),
        (("duel", "greedy", "no.module:Bot"), "“no.module:Bot” cannot be used as a bot"),
        ((*DUEL, "--budget", "5"), "“5” is no budget; possible: 0.1s, 100ms, 500i"),
        ((*DUEL, "--games", "0"), "--games: “0” is not possible"),
        ((*DUEL, "--jobs", "many"), "--jobs: “many” is not possible"),
        ((*DUEL, "--grace", "long"), "--grace: “long” is not possible"),
        ((*DUEL, "--seed", "-1"), "--seed: “-1” is not possible"),
        ((*DUEL, "--players", "3"), "--players: “3” is not possible; possible: 2"),
        ((*DUEL, "--with", "leaders"), "--with: there is no such option of duel"),
        ((*DUEL, "--option", "wonders"), "possible: NAME=CHOICE"),
        ((*DUEL, "--solo", "easy"), "--solo: there is no such option of duel"),
        ((*DUEL, "--bot-command", "other=python3"), "other does not play in this match"),
        (("seven", "greedy", "random", "--players", "8"), "8 players need the expansion Cities"),
        ((*DUEL, "--elo0", "5"), "--elo0: this belongs to --sprt"),
        ((*DUEL, "--sprt", "--elo0", "many"), "--elo0: “many” is not possible; possible: a number"),
        ((*DUEL, "--sprt", "--elo0", "30"), "not 30 and 20"),
        ((*DUEL, "--sprt", "--alpha", "0.9"), "--alpha: possible are numbers above 0"),
        ((*DUEL, "--sprt", "--part", "1/2"), "cannot be played in parts"),
        ((*DUEL, "--part", "3/2"), "--part: “3/2” is not possible"),
        ((*DUEL, "--json", "-", "--out", "-"), "cannot both go to -"),
        (("--merge", "a.json"), "name the files of two parts or more"),
        (("--merge", "a.json", "b.json", "--games", "3"), "leave out --games"),
        (("--merge", "/no/such/a.json", "/no/such/b.json"), "there is no file /no/such/a.json"),
        ((*DUEL, "--resume", "x.json"), "--resume: the file says it all, leave out GAME"),
        (("--resume", "/no/such/file.json"), "there is no file /no/such/file.json"),
        ((*DUEL, "--out", "/no/such/folder/m.json"), "there is no folder /no/such/folder"),
        ((*DUEL, "--records", "/dev/null/records"), "/dev/null/records cannot be used"),
    ],
)
def test_what_is_impossible_gets_one_line(mirabilia: Mirabilia, arguments: tuple[str, ...], reason: str) -> None:
    done = mirabilia("match", *arguments)
    assert done.code in (1, 2)
    assert (done.out, len(done.err.splitlines())) == ("", 1)
    assert reason in done.err


@pytest.mark.parametrize(
    ("language", "reason"), [("en", "is not the file of a match"), ("it", "non è il file di un incontro")]
)
def test_a_file_of_something_else_stays_as_it_is(
    mirabilia: Mirabilia, tmp_path: Path, language: str, reason: str
) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    done = mirabilia("match", *DUEL, "--out", str(diary), "--lang", language)
    assert (done.code, reason in done.err) == (1, True)
    assert diary.read_text() == "Dear diary"
    assert not journal_of(diary).exists()


@pytest.mark.usefixtures("in_this_process")
def test_a_disk_that_is_full(mirabilia: Mirabilia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(keeper: SavedTally, game: Played) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(SavedTally, "add", full)
    done = mirabilia(
        "match", "duel", "random", "random", "--games", "2", "--jobs", "1", "--out", str(tmp_path / "m.json")
    )
    assert (done.code, "No space left on device" in done.err, "Traceback" in done.err) == (1, True, False)


def test_the_program_has_to_be_there(mirabilia: Mirabilia) -> None:
    arguments: tuple[Any, ...] = ("match", "duel", "greedy", "other", "--bot-command")
    assert "there is no program for other" in mirabilia(*arguments, "other=/no/such/program").err
    silent = mirabilia(*arguments, f"other={sys.executable} -c pass")
    assert (silent.code, len(silent.err.splitlines())) == (2, 1)
