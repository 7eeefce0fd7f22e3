"""Playing World Wonders at the terminal: whole games, playing alone, wrong input, undo, records and replay."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mirabilia import games
from mirabilia.cli import history
from mirabilia.core import record as records
from mirabilia.core.describe import texts
from mirabilia.core.facts import kind_of
from tests import own_data
from tests.cli import program
from tests.cli.conftest import Mirabilia

WORLD = games.get("world")
FIRST_CHOICES = "1\n" * 250
NEW = ("play", "world", "--seed", "7", "--vs", "random", "--name", "Anna")
HOT_SEAT = ("play", "world", "--seed", "7", "--vs", "human", "--name", "Anna", "--name", "Bruno")


def last_record(home: Path) -> records.Record:
    return records.load(program.records(home)[-1])


def played(**options: Any) -> records.Record:
    """The record of a whole game by chance."""
    players = ("Anna",) if "solo" in options else ("Anna", "Bruno")
    record, rng = records.Record("world", players, options, seed=3), Random(3)
    state = record.start(WORLD)
    while state.to_act():
        seat = state.to_act()[0]
        move = rng.choice(state.legal(seat))
        record.add(seat, state.text(move))
        state.play(seat, move)
    record.result = records.result_text(state.result())
    return record


# Whole games.


def test_a_whole_game_by_numbers_through_a_pipe(tmp_path: Path) -> None:
    done = program.run(tmp_path, *NEW, "--lang", "it", typed=FIRST_CHOICES)
    assert (done.code, done.err) == (0, "")
    said, record = texts("it"), last_record(tmp_path)
    assert record.result.startswith("points; ranks")
    assert record.players == ("Anna", "random")
    assert said("world-reason-points") in done.out
    for category in ("population", "lowest", "monuments", "natural", "districts", "total"):
        assert said(f"world-category-{category}") in done.out
    assert program.CODES not in done.out
    assert max(map(len, done.out.splitlines()[:-1])) <= 80
    assert str(program.records(tmp_path)[0]) in done.out.splitlines()[-1]


def test_a_whole_game_alone(mirabilia: Mirabilia, tmp_path: Path) -> None:
    file = tmp_path / "alone.txt"
    record = played(solo="hard")
    del record.moves[-6:]
    record.result = records.UNFINISHED
    records.save(record, file)
    done = mirabilia("play", "world", "--resume", str(file), typed=FIRST_CHOICES)
    assert (done.code, done.err) == (0, "")
    reason = records.load(file).result.split(";")[0]
    assert reason in ("solo_won", "solo_lost")
    assert texts("en")(f"world-reason-{reason}") in done.out
    assert re.search(r"Points +Anna +Automaton", done.out)
    assert re.search(r"Total +-?\d+ +\d+", done.out)


# Who plays, and with what.


@pytest.mark.parametrize(
    ("arguments", "players", "options"),
    [
        (("--solo", "hard"), 1, {"solo": "hard"}),
        (("--players", "1"), 1, {}),
        (("--players", "1", "--solo", "easy"), 1, {"solo": "easy"}),
        (("--players", "3"), 3, {}),
        (("--option", "map_side=B", "--option", "rivers=bent,spring"), 2, {"map_side": "B", "rivers": "bent+spring"}),
        (("--option", "objectives=dealt", "--option", "resource_side=B"), 2, {"objectives": "dealt"}),
    ],
)
def test_options(
    mirabilia: Mirabilia, tmp_path: Path, arguments: tuple[str, ...], players: int, options: dict[str, str]
) -> None:
    done = mirabilia(*NEW, *arguments)
    assert (done.code, done.err) == (0, "")
    record = last_record(tmp_path)
    assert len(record.players) == players
    assert options.items() <= record.options.items()
    assert ("solo" in record.options) == ("solo" in options)
    assert ("Automaton" in done.out) == (players == 1)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--solo", "cruel"), "--solo: “cruel” is not possible; possible: easy, hard"),
        (("--solo", "easy", "--players", "2"), "'solo' of world is for one player, not 2"),
        (("--players", "6"), "possible: 1, 2, 3, 4, 5"),
        (("--option", "rivers=bent,spring"), "map_side must be B"),
        (("--option", "objectives=o01,o02"), "3 objectives, not 2"),
        (("--with", "leaders"), "--with: there is no such option of world"),
    ],
)
def test_what_is_impossible_gets_one_line(mirabilia: Mirabilia, arguments: tuple[str, ...], reason: str) -> None:
    done = mirabilia(*NEW, *arguments)
    assert (done.code, done.out) == (2, "")
    assert reason in done.err
    assert len(done.err.splitlines()) == 1


def test_other_games_are_not_played_alone(mirabilia: Mirabilia) -> None:
    assert "--solo: there is no such option of duel" in mirabilia("play", "duel", "--solo", "easy").err


def test_greedy_and_three_players(mirabilia: Mirabilia, tmp_path: Path) -> None:
    done = mirabilia("play", "world", "--players", "3", "--vs", "greedy", "--seed", "1", typed="1\n1\nhint\n")
    assert (done.code, done.err) == (0, "")
    assert last_record(tmp_path).players[1:] == ("greedy", "greedy")
    assert re.search(r"Hint: .* \(\d+%\)", done.out)


# What is typed.


def test_a_place_is_typed_and_tried_out_first(mirabilia: Mirabilia, tmp_path: Path) -> None:
    done = mirabilia(
        *HOT_SEAT, typed="preview d9 r90\nd9 r90\ncompra s3\npreview 1\nb11\nundo\nb11\nlog\n", COLUMNS="120"
    )
    assert "At d9 r90: 2 points for natural resources" in done.out
    assert " 9 · · ♣ ██" in done.out
    assert [entry.text for entry in last_record(tmp_path).moves] == ["lay d9 r90", "buy s3", "lay b11"]
    assert "11 · H─┐ ▒▒♣+" in done.out
    assert "  3  Anna lays a Habitation at b11." in done.out


def test_a_set_of_short_roads_in_any_order(mirabilia: Mirabilia, tmp_path: Path) -> None:
    mirabilia(*HOT_SEAT, "--lang", "it", typed="d9 90\ncompra set\nsingola e12\nf12\nh12\n")
    texts_of_moves = [entry.text for entry in last_record(tmp_path).moves]
    assert texts_of_moves == ["lay d9 r90", "buy short_set", "single e12", "lay f12", "lay h12"]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("typed", "message", "values"),
    [
        ("z99", "world-refusal-no-cell", {"cell": "z99", "rows": 12}),
        ("d9 r45", "world-refusal-no-such-turn", {"turn": 45}),
        ("d9 r180", "world-refusal-same-turn", {"turn": 180}),
        ("k12", "world-refusal-off-map", {}),
        ("a1", "world-refusal-no-pavement", {}),
        ("d6", "world-refusal-not-grass", {"cell": "g6"}),
        ("single a12", "world-refusal-no-such-part", {}),
        ("preview a1", "world-refusal-no-pavement", {}),
        ("99", "terminal-no-number", {"number": "99", "last": 5}),
    ],
)
def test_wrong_places(
    mirabilia: Mirabilia, tmp_path: Path, language: str, typed: str, message: str, values: dict[str, Any]
) -> None:
    done = mirabilia(*HOT_SEAT, "--lang", language, typed=f"{typed}\n")
    assert texts(language)(message, **values) in " ".join(done.out.split())
    assert not last_record(tmp_path).moves


@pytest.mark.parametrize(
    ("language", "typed", "sentence"),
    [
        ("en", "buy s1", "First the free Long Road has to be laid at the Pavement: “lay <cell>” or “lay <cell> r90”."),
        ("it", "qwerty", "Non capisco «qwerty». Scrivi «comprare <oggetto>», «prestito»,"),
    ],
)
def test_what_to_type_instead(mirabilia: Mirabilia, language: str, typed: str, sentence: str) -> None:
    done = mirabilia(*HOT_SEAT, "--lang", language, typed=f"{typed}\n")
    assert sentence in " ".join(done.out.split())


def test_wrong_purchases(mirabilia: Mirabilia, tmp_path: Path) -> None:
    lines = ["1", "c4", "buy atlantis", "buy colosseum", "repay", "loan", "loan", "leave", "preview angkor wat"]
    done = mirabilia(*HOT_SEAT, typed="\n".join(lines))
    output = " ".join(done.out.split())
    for message, values in (
        ("other-choice", {"choice": "turn", "moves": "“buy <item>”, “loan”, “repay”, or “leave”"}),
        ("unknown-name", {"name": "atlantis"}),
        ("gone-monument", {"monument": "Colosseum"}),
        ("no-loan", {}),
        ("loan-open", {}),
        ("must-buy", {}),
        ("no-place-monument", {"monument": "Angkor Wat"}),
    ):
        assert texts("en")(f"world-refusal-{message}", **values) in output
    assert [entry.text for entry in last_record(tmp_path).moves] == ["lay d9 r90", "loan"]


def test_what_is_gone_cannot_be_bought(mirabilia: Mirabilia) -> None:
    done = mirabilia(*HOT_SEAT, typed="1\ns3\n1\n1\ns3\n")
    assert texts("en")("world-refusal-gone-stack", stack="Square of 4") in done.out


@pytest.mark.parametrize(("language", "words"), [("en", 0), ("it", 1)])
def test_the_commands(mirabilia: Mirabilia, language: str, words: int) -> None:
    pairs = [("help", "aiuto"), ("log", "registro"), ("pile", "scarti"), ("city", "città"), ("preview", "anteprima")]
    pairs += [("card machu", "carta machu"), ("card o06", "carta o06"), ("card B2", "carta B2"), ("quit", "esci")]
    done = mirabilia(*HOT_SEAT, "--lang", language, typed="1\n" + "".join(f"{pair[words]}\n" for pair in pairs))
    said, output = texts(language), " ".join(done.out.split())
    assert done.code == 0
    assert said("world-screen-no-pile") in output
    assert said("world-screen-points-now") in output
    assert f"{said('world-monument-machu-picchu')} (machu_picchu)" in output
    assert f"{said('world-objective-o06')} (o06)" in output
    assert "(west_east)" in output


def test_there_is_nothing_to_preview_in_other_games(mirabilia: Mirabilia) -> None:
    state = games.get("duel").new(7, options={"wonders": "beginner"})
    move = state.text(state.legal(0)[0])
    done = mirabilia(
        "play", "duel", "--wonders", "beginner", "--seed", "7", typed=f"preview {move}\npreview 1\npreview x\n"
    )
    assert done.out.count(texts("en")("terminal-no-preview")) == 2
    assert "I do not understand “x”." in done.out


# Colours.


def test_colours_are_for_terminals_that_want_them(mirabilia: Mirabilia) -> None:
    plain = mirabilia(*HOT_SEAT, typed="1\n", COLUMNS="120")
    assert program.CODES not in plain.out
    assert max(map(len, plain.out.splitlines()[:-1])) <= 120
    assert plain.out.count("── Bruno: Lake* ──") == 2
    forced = mirabilia(*HOT_SEAT, typed="1\n", FORCE_COLOR="1")
    assert f"{program.CODES}[" in forced.out
    none = mirabilia(*HOT_SEAT, typed="1\n", NO_COLOR="1")
    assert not re.search(r"\x1b\[[0-9;]*(3|4|9|10)[0-7][;m]", none.out)


# Undo.


def test_undo_takes_back_piece_by_piece(mirabilia: Mirabilia, tmp_path: Path) -> None:
    done = mirabilia(*HOT_SEAT, typed="undo\n1\ns3\n1\nundo\nundo\ns4\n")
    assert "There is nothing to take back." in done.out
    assert "Taken back: Anna, Lay at " in done.out
    assert "Taken back: Anna, Buy a tile: Square of 4" in done.out
    assert [entry.text for entry in last_record(tmp_path).moves] == ["lay d9 r90", "buy s4"]


@pytest.mark.parametrize("event", ["monument_shown", "solo_card", "turned_up"])
def test_what_was_revealed_cannot_be_taken_back(event: str) -> None:
    record = played(**({"solo": "easy"} if event == "solo_card" else {}))
    state = record.start(WORLD)
    for number, entry in enumerate(record.moves):
        history.play(state, entry)
        if event in set(map(kind_of, state.events(None))):
            del record.moves[number + 1 :]
            break
    with pytest.raises(history.CannotUndo, match="revealed"):
        history.moves_to_keep(record, WORLD, {0, 1})


# Records.


def test_resuming_goes_on_where_it_was_left(mirabilia: Mirabilia, tmp_path: Path) -> None:
    file, whole = str(tmp_path / "own.txt"), str(tmp_path / "whole.txt")
    mirabilia(*NEW, "--save", file, typed="1\n1\n1\n1\nquit\n")
    done = mirabilia("play", "world", "--resume", file, typed="1\n" * 8)
    assert (done.code, done.err) == (0, "")
    mirabilia(*NEW, "--save", whole, typed="1\n" * 12)
    assert records.load(Path(file)).moves == records.load(Path(whole)).moves
    wrong = mirabilia("play", "world", "--resume", file, "--solo", "easy")
    assert "leave out --solo" in wrong.err


@pytest.mark.parametrize("language", ["en", "it"])
def test_replay(mirabilia: Mirabilia, tmp_path: Path, language: str) -> None:
    record = played(objectives="dealt")
    records.save(record, tmp_path / "game.txt")
    done = mirabilia("replay", str(tmp_path / "game.txt"), "--plain", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert f"\n{len(record.moves)}. " in done.out
    assert texts(language)("world-event-round-begun", round=10) in done.out
    assert texts(language)("world-category-total") in done.out
    assert max(map(len, done.out.splitlines())) <= 80


# The box.


@pytest.mark.parametrize("language", ["en", "it"])
def test_rules_and_cards(mirabilia: Mirabilia, language: str) -> None:
    rules = mirabilia("rules", "world", "--lang", language)
    assert (rules.code, rules.err) == (0, "")
    cards = mirabilia("cards", "world", "--lang", language)
    assert (cards.code, cards.err) == (0, "")
    assert max(map(len, cards.out.splitlines())) <= 80
    for kind in ("map", "stack", "monument", "objective", "item"):
        for item in WORLD.names()[kind]:
            assert item in cards.out
    assert texts(language)("world-screen-note") in " ".join(cards.out.split())


def test_own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = own_data.in_use("world", tmp_path, monkeypatch)
    own_data.edit(own / "stacks.toml", 'board = "main"\ncost = 2', 'board = "main"\ncost = 4')
    own_data.edit(own / "maps.toml", '"............",\n  "..N......N..",', '"N...........",\n  "..N......N..",')
    done = program.run(tmp_path, *HOT_SEAT, "--data", str(tmp_path), typed="1\n")
    assert (done.code, done.err) == (0, "")
    assert " 1 ♣ · · · · · · · · · · ·" in done.out
    assert re.search(r"1 s1 M Market, Corner of 3: 4 gold", done.out)
