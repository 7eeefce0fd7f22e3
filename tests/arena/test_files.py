"""The file of a match: what it holds, how it goes on, and what is refused and stays as it is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mirabilia.arena import FileRefused, Match, arrange
from mirabilia.arena.files import SavedTally, journal_of, load, result, write
from mirabilia.arena.playing import Played, play

MATCH = arrange("duel", ["random", "greedy"], games=6, seed=4, budget="1i")
GAMES = [play(MATCH, number) for number in range(6)]


def shorter(games: int) -> Match:
    return msgspec.structs.replace(MATCH, games=games)


def write_journal(path: Path, games: list[Played], match: Match = MATCH) -> None:
    """What is there when a match has been ended from outside after some games."""
    keeper = SavedTally(path, match)
    for game in games:
        keeper.add(game)
    keeper.release()


def refusal(path: Path, match: Match = MATCH) -> str:
    """Why a file cannot be gone on with; it and its journal stay as they are."""
    files = {file: file.read_bytes() for file in path.parent.iterdir()}
    with pytest.raises(FileRefused) as error:
        SavedTally(path, match)
    assert {file: file.read_bytes() for file in path.parent.iterdir()} == files
    return f"{error.value.kind}: {error.value}"


def test_the_format(tmp_path: Path) -> None:
    content = json.loads(write(result(MATCH, GAMES)))
    assert list(content) == ["format", "version", "match", "catalogue", "build", "finished", "figures", "games"]
    assert (content["format"], content["version"], content["finished"]) == ("mirabilia match", 1, True)
    assert content["match"]["entrants"][1] == {"name": "greedy", "bot": "greedy", "budget": "1i", "command": ""}
    assert (content["match"]["seed"], content["match"]["options"]) == (4, {})
    assert content["catalogue"] == MATCH.rules().catalogue
    assert content["build"].startswith("0.1.0 ")
    game = content["games"][3]
    assert (game["number"], game["seed"], game["seating"]) == (3, 5, [1, 0])
    assert sorted(game["ranks"]) == [1, 2]
    assert game.keys() >= {"reason", "scores", "moves", "decisions", "iterations", "times", "fault"}
    assert content["figures"]["entrants"][0]["share"].keys() == {"share", "low", "high"}


def test_a_match_that_was_ended_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    write_journal(path, GAMES[:3])
    assert not path.exists()
    keeper = SavedTally(path, MATCH)
    assert (keeper.games, keeper.missing()) == ({game.number: game for game in GAMES[:3]}, [3, 4, 5])
    for game in GAMES[3:]:
        keeper.add(game)
    keeper.close()
    assert not journal_of(path).exists()
    assert load(path) == result(MATCH, GAMES)
    assert load(path).finished


def test_half_a_line_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    write_journal(path, GAMES[:2])
    whole = journal_of(path).read_bytes()
    journal_of(path).write_bytes(whole + msgspec.json.encode(GAMES[2])[:40])
    keeper = SavedTally(path, MATCH)
    assert list(keeper.games) == [0, 1]
    keeper.add(GAMES[2])
    keeper.release()
    assert journal_of(path).read_bytes() == whole + msgspec.json.encode(GAMES[2]) + b"\n"


@pytest.mark.parametrize("content", [b"", b'{"form', b'{"format":"mirabilia match","version":1,"mat'])
def test_half_a_first_line_is_a_new_match(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "m.json"
    journal_of(path).write_bytes(content)
    write_journal(path, GAMES[:1])
    assert load(path).games == (GAMES[0],)


def test_a_finished_match_can_be_made_longer_but_not_shorter(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    keeper = SavedTally(path, shorter(4))
    for game in GAMES[:4]:
        keeper.add(game)
    keeper.close()
    longer = SavedTally(path, MATCH)
    assert longer.missing() == [4, 5]
    longer.close()
    assert not load(path).finished
    again = SavedTally(path, shorter(2))
    assert (again.match.games, again.missing()) == (4, [])
    again.close()
    assert len(load(path).games) == 4


def test_games_in_both_files_count_once(tmp_path: Path) -> None:
    """As if the program had been ended between writing the result and removing the journal."""
    path = tmp_path / "m.json"
    write_journal(path, GAMES)
    journal = journal_of(path).read_bytes()
    SavedTally(path, MATCH).close()
    journal_of(path).write_bytes(journal)
    assert load(path).games == tuple(GAMES)


@pytest.mark.parametrize(
    ("other", "fields"),
    [
        (arrange("duel", ["random", "greedy"], games=6, seed=5, budget="1i"), "seed"),
        (arrange("duel", ["random", "greedy"], games=6, seed=4, budget="2i"), "entrants"),
        (arrange("duel", ["random", "greedy"], games=6, seed=4, budget="1i", grace=1.0), "grace"),
        (arrange("seven", ["random", "greedy"], games=6, seed=4, budget="1i"), "game, players, places"),
    ],
)
def test_another_match_is_refused(tmp_path: Path, other: Match, fields: str) -> None:
    path = tmp_path / "m.json"
    write_journal(path, GAMES[:2])
    assert refusal(path, other).startswith("other: ")
    SavedTally(path, MATCH).close()
    assert refusal(path, other).endswith(f"{fields} differ") or "catalogue" in refusal(path, other)


def changed(path: Path, **fields: Any) -> None:
    content = json.loads(path.read_bytes())
    path.write_text(json.dumps(content | fields))


def test_other_cards_or_another_build_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    write_journal(path, GAMES[:2])
    SavedTally(path, MATCH).close()
    changed(path, catalogue="other")
    assert "catalogue differ" in refusal(path)
    changed(path, catalogue=MATCH.rules().catalogue, build="0.0.9 compiled")
    assert "build differ" in refusal(path)


def test_files_that_are_something_else_or_broken_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    for content, kind in (
        (b"", "stranger"),
        (b"my diary", "stranger"),
        (b"[1, 2]", "stranger"),
        (b"\xff\xfe", "stranger"),
        (b'{"format": "mirabilia match", "version": 1', "broken"),
        (b'{"format": "mirabilia match", "version": 1}', "broken"),
        (b'{"format": "mirabilia match", "version": 2}', "version"),
    ):
        path.write_bytes(content)
        assert refusal(path).startswith(kind), content
    path.unlink()
    journal_of(path).write_bytes(b"my diary\n")
    assert refusal(path).startswith("stranger")
    journal_of(path).write_bytes(b"my diary")
    assert refusal(path).startswith("stranger")


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    write_journal(path, GAMES[:3])
    lines = journal_of(path).read_bytes().splitlines(keepends=True)
    journal_of(path).write_bytes(b"".join([*lines[:2], b"{]\n", *lines[3:]]))
    assert "line 3" in refusal(path)


def test_games_of_another_match_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    write_journal(path, GAMES[:2])
    stranger = msgspec.structs.replace(GAMES[2], seed=99)
    with open(journal_of(path), "ab") as file:
        file.write(msgspec.json.encode(stranger) + b"\n")
    assert "game 2 does not belong" in refusal(path)


@pytest.mark.parametrize("fields", [{"row": [0, 5]}, {"row": []}, {"places": [[0], [7]]}])
def test_a_match_that_makes_no_sense_is_broken(tmp_path: Path, fields: dict[str, Any]) -> None:
    path = tmp_path / "m.json"
    write_journal(path, GAMES[:2])
    SavedTally(path, MATCH).close()
    changed(path, match=json.loads(path.read_bytes())["match"] | fields)
    assert refusal(path).startswith("broken")


def test_two_processes_do_not_play_the_same_match(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    keeper = SavedTally(path, MATCH)
    assert refusal(path).startswith("busy")
    keeper.close()
    SavedTally(path, MATCH).close()


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileRefused, match="there is no"):
        load(tmp_path / "m.json")
