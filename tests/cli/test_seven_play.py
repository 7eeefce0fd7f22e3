"""Playing 7 Wonders at the terminal: whole games, people at one terminal, undo, records and replay."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from mirabilia import games
from mirabilia.cli import history
from mirabilia.core import record as records
from mirabilia.core.describe import texts
from tests.cli import program
from tests.cli.conftest import Mirabilia

SEVEN = games.get("seven")
FIRST_CHOICES = "1\n" * 120
THREE = ("play", "seven", "--seed", "7", "--option", "sides=day")
HOT_SEAT = (*THREE, "--vs", "human", "--name", "Anna", "--name", "Bruno", "--name", "Carla")


def last_record(home: Path) -> records.Record:
    return records.load(program.records(home)[-1])


@pytest.mark.parametrize(
    ("language", "bot", "players", "expansions"),
    [("en", "greedy", 3, ""), ("it", "random", 5, "leaders,cities,edifice"), ("en", "random", 2, "cities")],
)
def test_a_whole_game_through_a_pipe(tmp_path: Path, language: str, bot: str, players: int, expansions: str) -> None:
    arguments = ["play", "seven", "--seed", "7", "--lang", language, "--name", "Anna", "--vs", bot]
    arguments += ["--players", str(players), "--with", expansions]
    done = program.run(tmp_path, *arguments, typed=FIRST_CHOICES)
    assert (done.code, done.err) == (0, "")
    said, record = texts(language), last_record(tmp_path)
    assert record.result.startswith("points; ranks")
    assert record.players == ("Anna", *[bot] * (players - 1))
    assert said("seven-reason-points") in done.out
    assert said("seven-category-total") in done.out
    assert str(program.records(tmp_path)[0]) in done.out.splitlines()[-1]
    assert program.CODES not in done.out
    assert max(map(len, done.out.splitlines()[:-1])) <= 80
    if players == 2:
        assert "The Free City builds" in done.out


def test_the_turn_happens_with_the_last_choice(mirabilia: Mirabilia, tmp_path: Path) -> None:
    done = mirabilia(*THREE, "--vs", "random", "--name", "Anna", typed="1\nquit\n")
    assert [entry.seat for entry in last_record(tmp_path).moves] == [0, 1, 2]
    last = done.out.split("turn 2 of 6")[-1]
    assert re.search(r"» Anna builds .*\n» Random 2 .*(\n  .*)*\n» Random 3 ", last)
    assert "» The hands are passed to the left. Age I, turn 2." in last
    assert "has chosen" not in done.out


def test_resuming_goes_on_where_it_was_left(mirabilia: Mirabilia, tmp_path: Path) -> None:
    file, whole = str(tmp_path / "own.txt"), str(tmp_path / "whole.txt")
    new = (*THREE, "--with", "leaders", "--vs", "random")
    mirabilia(*new, "--save", file, typed="1\n1\n1\n1\n1\nquit\n")
    done = mirabilia("play", "seven", "--resume", file, typed=FIRST_CHOICES)
    assert (done.code, done.err) == (0, "")
    mirabilia(*new, "--save", whole, typed=FIRST_CHOICES)
    assert records.load(Path(file)).moves == records.load(Path(whole)).moves
    assert records.load(Path(file)).result == records.load(Path(whole)).result != records.UNFINISHED


def test_selling_asks_for_the_card(mirabilia: Mirabilia, tmp_path: Path) -> None:
    first = mirabilia(*THREE, "--vs", "random")
    sell = re.findall(r"^ +(\d+) Sell a card", first.out, re.MULTILINE)[0]
    done = mirabilia(*THREE, "--vs", "random", typed=f"{sell}\n0\n{sell}\n2\n")
    assert "Which one?" in done.out
    assert "(0: back)" in done.out
    played = [records.load(file).moves for file in program.records(tmp_path)]
    assert [moves[0].text.split()[0] for moves in played if moves] == ["sell"]


def test_people_choose_one_after_the_other(mirabilia: Mirabilia, tmp_path: Path) -> None:
    done = mirabilia(*HOT_SEAT, typed="1\n1\n1\n1\n")
    assert [entry.seat for entry in last_record(tmp_path).moves] == [0, 1, 2, 0]
    for name in ("Anna", "Bruno", "Carla"):
        assert f"{name} has to choose a card and use it" in done.out
    assert "Still to choose: Bruno and Carla" in done.out


def test_everybody_is_told_what_happened_since_they_chose(mirabilia: Mirabilia) -> None:
    done = mirabilia(*HOT_SEAT, typed="1\n" * 8)
    shown = done.out.split("── Age I, turn 2 of 6")
    for part in shown[1:4]:
        assert "» Anna builds" in part
        assert "» The hands are passed to the left. Age I, turn 2." in part


def test_a_choice_can_be_taken_back_until_the_turn_happens(mirabilia: Mirabilia, tmp_path: Path) -> None:
    done = mirabilia(*HOT_SEAT, typed="undo\n1\n1\n1\n2\nundo\n1\n1\nundo\n2\n1\nundo\n")
    assert "There is nothing to take back." in done.out
    assert done.out.count("Taken back: Anna, Build") == 1
    assert done.out.count("Taken back: Bruno, Build") == 1
    assert "something hidden has been revealed" in done.out
    assert [entry.seat for entry in last_record(tmp_path).moves] == [0, 1, 2, 0, 1, 2]


def test_what_the_resolution_shows_cannot_be_forgotten() -> None:
    record = records.Record("seven", ("Anna", "greedy", "greedy"), {"sides": "day"}, seed=7)
    for seat in (0, 1):
        state = history.replayed(record, SEVEN)
        record.add(seat, state.text(state.legal(seat)[0]))
    assert history.moves_to_keep(record, SEVEN, {0}) == 0
    state = history.replayed(record, SEVEN)
    record.add(2, state.text(state.legal(2)[0]))
    with pytest.raises(history.CannotUndo, match="revealed"):
        history.moves_to_keep(record, SEVEN, {0})


def test_a_move_can_be_typed_without_its_only_payment(mirabilia: Mirabilia, tmp_path: Path) -> None:
    state = SEVEN.new(7, 3, {"sides": "day"})
    notations = [state.text(move) for move in state.legal(0)]
    ways = [text for text in notations if len(text.split()) > 2]
    paid = next(text for text in ways if sum(other.startswith(" ".join(text.split()[:2])) for other in ways) == 1)
    mirabilia(*HOT_SEAT, typed=" ".join(paid.split()[:2]) + "\n")
    assert last_record(tmp_path).moves[0].text == paid


@pytest.mark.parametrize(("language", "words"), [("en", 0), ("it", 1)])
def test_the_commands(mirabilia: Mirabilia, language: str, words: int) -> None:
    pairs = [("help", "aiuto"), ("hint", "consiglio"), ("log", "registro"), ("pile", "scarti"), ("city", "città")]
    pairs += [("card giza", "carta giza"), ("card sappho", "carta saffo"), ("card belvedere", "carta torre pan")]
    pairs += [("build senate", "build senate"), ("build", "sell"), ("quit", "esci")]
    done = mirabilia(*THREE, "--lang", language, typed="1\n" + "".join(f"{pair[words]}\n" for pair in pairs))
    said = texts(language)
    assert done.code == 0
    assert re.search(said("terminal-hint", move="M", percent=1).split(":")[0] + r": .* \(\d+%\)", done.out)
    assert said("seven-screen-points-now") in done.out
    assert said("seven-screen-pile", number=0, known="") in done.out
    assert said("seven-wonder-giza") in done.out
    assert said("seven-screen-piece-leader", name="", id="sappho").strip() in done.out
    assert "(belvedere)" in done.out
    assert said("seven-refusal-not-in-hand", card=said("seven-card-senate")) in done.out


@pytest.mark.parametrize("language", ["en", "it"])
def test_rules_and_cards(mirabilia: Mirabilia, language: str) -> None:
    rules = mirabilia("rules", "seven", "--lang", language)
    assert (rules.code, rules.err) == (0, "")
    assert max(map(len, rules.out.splitlines())) <= 80
    cards = mirabilia("cards", "seven", "--lang", language)
    assert (cards.code, cards.err) == (0, "")
    assert max(map(len, cards.out.splitlines())) <= 80
    said = texts(language)
    for items in (SEVEN.names()[kind] for kind in ("card", "leader", "board", "edifice")):
        for item in items:
            assert item in cards.out
    flat = " ".join(cards.out.split())
    assert said("seven-reconstructed-name") in flat
    assert said("seven-screen-note-data") in flat
    wide = mirabilia("cards", "seven", "--lang", language, COLUMNS="160").out
    assert ("Mecenate*" in wide) == (language == "it")
    assert f"{said('seven-leader-plato')}{'*' if language == 'it' else ''}" in wide
    assert said("seven-screen-first-edition", name=said("seven-board-giza")) in wide


# Replay.


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The record of a whole game for two with Cities."""
    record, rng = records.Record("seven", ("Anna", "Bruno"), {"expansions": "leaders+cities"}, seed=3), Random(4)
    state = record.start(SEVEN)
    while state.to_act():
        seat = rng.choice(state.to_act())
        move = rng.choice(state.legal(seat))
        record.add(seat, state.text(move))
        state.play(seat, move)
    record.result = records.result_text(state.result())
    records.save(record, tmp_path / "game.txt")
    return tmp_path / "game.txt"


def test_replaying_everything_at_once(mirabilia: Mirabilia, game: Path) -> None:
    done = mirabilia("replay", str(game))
    assert (done.code, done.err) == (0, "")
    assert f"\n{len(records.load(game).moves)}. " in done.out
    assert "     Age III begins." in done.out
    assert "     The Free City " in done.out
    assert "chooses in secret" not in done.out
    assert "Leaders and City cards" in done.out
    assert max(map(len, done.out.splitlines())) <= 80
    assert texts("it")("seven-category-total") in mirabilia("replay", str(game), "--lang", "it").out


def test_a_seat_sees_only_its_own_choices(mirabilia: Mirabilia, game: Path) -> None:
    done = mirabilia("replay", str(game), "--seat", "2")
    assert done.code == 0
    assert ". Anna: chooses in secret" in done.out
    assert ". Bruno: chooses in secret" not in done.out
    assert re.search(r"Anna sells a card\.", done.out)
    assert not re.search(r"Anna sells (?!a card|a leader)", done.out)
    wrong = mirabilia("replay", str(game), "--seat", "3")
    assert (wrong.code, "possible: 1, 2, all" in wrong.err) == (2, True)


def test_a_broken_record(mirabilia: Mirabilia, game: Path) -> None:
    lines = game.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if ": build" in line or ": sell" in line)
    lines[number] = f"{lines[number][0]}: build senate"
    game.write_text("\n".join(lines), encoding="utf-8")
    done = mirabilia("replay", str(game))
    assert done.code == 1
    assert f"line {number + 1}: build senate: Senate is not in your hand" in " ".join(done.out.split())
