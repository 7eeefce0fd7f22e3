"""Playing: whole games, commands, saving, going on, leaving."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from mirabilia import bots
from mirabilia.cli import saving
from mirabilia.core import record as records
from mirabilia.core.describe import texts
from mirabilia.core.stream import SEEDS
from tests.cli import program
from tests.cli.conftest import Mirabilia

FIRST_CHOICES = "1\n" * 80
PACKAGED = Path(saving.__file__).parents[1] / "games" / "duel" / "catalogue" / "cards.toml"
SEVENS = "7" * 20
NEW = ("play", "duel", "--seed", "7", "--wonders", "beginner")


def last_record(home: Path) -> records.Record:
    return records.load(program.records(home)[-1])


@pytest.mark.parametrize(("language", "wonders"), [("en", "beginner"), ("it", "draft")])
def test_a_whole_game_through_a_pipe(tmp_path: Path, language: str, wonders: str) -> None:
    arguments = ("play", "duel", "--seed", "7", "--wonders", wonders, "--lang", language, "--name", "Anna")
    done = program.run(tmp_path, *arguments, typed=FIRST_CHOICES)
    assert (done.code, done.err) == (0, "")
    record = last_record(tmp_path)
    reason = record.result.split(";")[0]
    assert reason in ("civilian", "military", "scientific")
    assert texts(language)(f"duel-reason-{reason}") in done.out
    assert texts(language)("duel-category-total") in done.out
    assert str(program.records(tmp_path)[0]) in done.out.splitlines()[-1]
    assert program.CODES not in done.out
    assert max(map(len, done.out.splitlines()[:-1])) <= 80
    assert record.players == ("Anna", "novice")


def test_the_same_seed_and_answers_give_the_same_game(mirabilia: Mirabilia, tmp_path: Path) -> None:
    games = [mirabilia(*NEW, typed="1\n" * 5).out for _ in range(2)]
    first, second = (re.sub(r"[^\s]+\.txt", "", game) for game in games)
    assert first == second
    assert [path.name for path in program.records(tmp_path)] == [
        f"duel-{records.today()}-7-2.txt",
        f"duel-{records.today()}-7.txt",
    ]


def test_end_of_input_saves(tmp_path: Path) -> None:
    done = program.run(tmp_path, *NEW, typed="1\n1\n")
    assert (done.code, done.err) == (0, "")
    assert len(last_record(tmp_path).moves) == 4
    assert str(program.records(tmp_path)[0]) in done.out.splitlines()[-1]


def test_resuming_goes_on_where_it_was_left(mirabilia: Mirabilia, tmp_path: Path) -> None:
    file, whole = str(tmp_path / "own.txt"), str(tmp_path / "whole.txt")
    assert mirabilia(*NEW, "--save", file, typed="1\n1\nquit\n").code == 0
    done = mirabilia("play", "duel", "--resume", file, typed=FIRST_CHOICES)
    assert done.code == 0
    mirabilia(*NEW, "--save", whole, typed=FIRST_CHOICES)
    assert records.load(Path(file)).moves[:40] == records.load(Path(whole)).moves[:40]
    assert records.load(Path(file)).result == records.load(Path(whole)).result != records.UNFINISHED
    again = mirabilia("play", "duel", "--resume", file)
    assert (again.code, again.err) == (0, "")
    assert "Total" in again.out


def test_the_last_events_stand_above_the_question(mirabilia: Mirabilia) -> None:
    done = mirabilia(*NEW, "--name", "Anna", typed="build lumber_yard\n")
    last = done.out.split("────")[-1]
    assert "» Anna builds Lumber Yard." in last
    assert "» Novice " in last
    assert last.index("» Novice ") < last.index("Anna has to take a card")


def test_the_bot_begins_when_it_has_the_first_seat(mirabilia: Mirabilia, tmp_path: Path) -> None:
    done = mirabilia(*NEW, "--seat", "2", "--vs", "random")
    assert last_record(tmp_path).players == ("random", "Player 2")
    assert [entry.seat for entry in last_record(tmp_path).moves] == [0]
    assert "Player 2 has to take a card" in done.out


def test_two_people_at_one_terminal(mirabilia: Mirabilia, tmp_path: Path) -> None:
    done = mirabilia(*NEW, "--vs", "human", "--name", "Anna", "--name", "Bruno", typed="1\n1\n")
    assert "Anna has to take a card" in done.out
    assert "Bruno has to take a card" in done.out
    assert [entry.seat for entry in last_record(tmp_path).moves] == [0, 1]


def test_a_wonder_asks_for_its_card(mirabilia: Mirabilia, tmp_path: Path) -> None:
    typed = "build lumber_yard\nbuild clay_pool\n11\n0\n11\n9\n2\n"
    done = mirabilia(*NEW, "--vs", "human", typed=typed)
    assert "Which card goes under Great Lighthouse?" in done.out
    assert "There is no 9 in the list; choose 1 to 5." in done.out
    assert last_record(tmp_path).moves[2].text == "wonder great_lighthouse with wood_reserve"


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("build statue_of_zeus", "There is no card “statue_of_zeus”"),
        ("build baths", "Baths cannot be taken now."),
        ("wonder pyramids with garrison", "Pyramids: 8 coins, 1 short"),
        ("99", "There is no 99 in the list; choose 1 to 12."),
        ("0", "There is no 0 in the list"),
        ("\x1b[2J", "?[2J"),
        ("card nothing", "“nothing”"),
        ("save /", "/ is there already"),
    ],
)
def test_errors_are_answered_with_the_reason(mirabilia: Mirabilia, tmp_path: Path, typed: str, reason: str) -> None:
    done = mirabilia(*NEW, typed=f"{typed}\nbuild garrison\n")
    assert reason in done.out
    assert program.CODES not in done.out
    assert last_record(tmp_path).moves[0].text == "build garrison"


def test_moves_can_be_typed_in_words(mirabilia: Mirabilia, tmp_path: Path) -> None:
    mirabilia(*NEW, "--vs", "human", "--lang", "it", typed="Costruire Presidio\nBUILD  clay_pool\n")
    assert [entry.text for entry in last_record(tmp_path).moves] == ["build garrison", "build clay_pool"]


@pytest.mark.parametrize(("language", "words"), [("en", 0), ("it", 1)])
def test_the_commands(mirabilia: Mirabilia, language: str, words: int) -> None:
    pairs = [
        ("help", "aiuto"),
        ("hint", "consiglio"),
        ("log", "registro"),
        ("discard", "scarti"),
        ("city", "città"),
        ("card law", "carta legge"),
        ("rules", "regole"),
        ("quit", "esci"),
    ]
    typed = "discard garrison\n" + "".join(f"{pair[words]}\n" for pair in pairs)
    done = mirabilia(*NEW, "--lang", language, typed=typed)
    said = texts(language)
    assert said("terminal-commands").splitlines()[1] in done.out
    assert re.search(said("terminal-hint", move="M", percent=1).split(":")[0] + r": .* \(\d+%\)", done.out)
    assert said("terminal-duel-pile", cards=said("duel-card-garrison")) in done.out
    assert said("terminal-duel-points-now") in done.out
    assert said("terminal-duel-piece-token", name=said("duel-token-law"), id="law") in done.out
    assert done.code == 0
    assert program.CODES not in done.out


def test_hint_names_the_best_three(mirabilia: Mirabilia) -> None:
    done = mirabilia(*NEW, typed="hint\n")
    hints = [line for line in done.out.splitlines() if re.search(r"\(\d+%\)", line)]
    assert len(hints) == 3
    values = [int(value) for value in re.findall(r"\((\d+) %\)", "\n".join(hints))]
    assert values == sorted(values, reverse=True)


def test_undo_takes_back_and_says_so(mirabilia: Mirabilia, tmp_path: Path) -> None:
    done = mirabilia(*NEW, "--vs", "human", "--name", "Anna", typed="undo\nbuild garrison\nundo\nbuild clay_pool\n")
    assert "There is nothing to take back." in done.out
    assert "Taken back: Anna, Build Garrison" in done.out
    assert [entry.text for entry in last_record(tmp_path).moves] == ["build clay_pool"]


def test_undo_against_a_bot(mirabilia: Mirabilia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's answer goes as well, unless a card has been turned up by it."""
    for answer, moves in (("discard garrison", 0), ("discard clay_pool", 2)):
        monkeypatch.setitem(bots.MAKERS, "random", Scripted.maker(answer))
        done = mirabilia(*NEW, "--vs", "random", typed="discard lumber_yard\nundo\nquit\n")
        assert len(last_record(tmp_path).moves) == moves
        assert ("something hidden has been revealed" in done.out) == bool(moves)
        for file in program.records(tmp_path):
            file.unlink()


class Scripted:
    """A bot that has one thing in mind."""

    def __init__(self, answer: str) -> None:
        self.name, self.answer = "random", answer

    @classmethod
    def maker(cls, answer: str) -> Callable[[int], bots.Bot]:
        return lambda seed: cls(answer)

    def choose(self, knowledge: bots.Knowledge, budget: bots.Budget) -> bots.Advice:
        return bots.Advice(next(move for move in knowledge.legal() if knowledge.text(move) == self.answer), 0.5)


def test_the_game_goes_on_when_it_cannot_be_saved(mirabilia: Mirabilia, tmp_path: Path) -> None:
    (tmp_path / "records").write_text("not a folder")
    done = mirabilia(*NEW, typed="1\n1\n")
    assert done.code == 0
    assert done.out.count("The game cannot be saved") == 1
    assert done.out.count("has to take a card") == 3
    done = mirabilia(*NEW, typed=f"save {tmp_path / 'other.txt'}\n1\n")
    assert (tmp_path / "other.txt").exists()


def test_nothing_of_the_user_is_overwritten(mirabilia: Mirabilia, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("precious")
    assert mirabilia(*NEW, "--save", str(mine)).code == 2
    mirabilia(*NEW, typed=f"save {mine}\n1\n")
    assert mine.read_text() == "precious"


def test_where_records_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("MIRABILIA_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert saving.data_folder() == tmp_path / "mirabilia"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert saving.data_folder() == Path.home() / ".local" / "share" / "mirabilia"
    monkeypatch.setenv("MIRABILIA_HOME", str(tmp_path / "own"))
    assert saving.data_folder() == tmp_path / "own"


@pytest.mark.parametrize(
    ("arguments", "allowed"),
    [
        (("--vs", "nobody"), "pupil, novice, apprentice, artisan, adept, strategist, master, scholar"),
        (("--seed", "seven"), "a whole number from 0"),
        (("--seed", str(SEEDS)), f"a whole number from 0 to {SEEDS - 1}"),
        (
            ("--seed", "7" * 9000),
            f"“{SEVENS}…{SEVENS}” is not possible; possible: a whole number from 0 to {SEEDS - 1}",
        ),
        (("--seed", "7" * 9000, "--lang", "it"), f"«{SEVENS}…{SEVENS}» non è possibile"),
        (("--vs", "nobody" * 1000), "pupil, novice, apprentice, artisan, adept, strategist, master, scholar"),
        (("--lang", "de"), "en, it"),
        (("--wonders", "all"), "draft, beginner, random"),
        (("--seat", "3"), "1, 2"),
        (("--name", "greedy"), "not that of a bot"),
        (("--name", "A", "--name", "B"), "one name is enough"),
        (("--resume", "none.txt"), "No such file"),
        (("--resume", "none.txt", "--seed", "1", "--vs", "human"), "leave out --vs, --seed"),
        (("--data", "none"), "there is no such folder"),
        (("--colour",), "--help"),
        (("--vs",), "needs a value"),
    ],
)
def test_wrong_options_get_one_line(mirabilia: Mirabilia, arguments: tuple[str, ...], allowed: str) -> None:
    done = mirabilia("play", "duel", *arguments)
    assert (done.code, done.out) == (2, "")
    assert allowed in done.err
    assert len(done.err.splitlines()) == 1


def test_the_language_of_the_system(mirabilia: Mirabilia) -> None:
    assert "Scrivi aiuto" in mirabilia(*NEW, LANG="it_CH.UTF-8").out
    assert "Type help" in mirabilia(*NEW, LANG="it_CH.UTF-8", LC_ALL="C").out
    assert "Scrivi aiuto" in mirabilia(*NEW, "--lang=it", LANG="de_DE.UTF-8", LC_ALL="").out


def test_own_card_data(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "duel"
    folder.mkdir(parents=True)
    cards = PACKAGED.read_text(encoding="utf-8")
    (folder / "cards.toml").write_text(cards.replace("cost = { stone = 1 }", "cost = { stone = 3 }"), encoding="utf-8")
    done = program.run(tmp_path, "cards", "duel", "--data", str(folder.parent))
    assert "3 stone" in done.out.split("Baths")[1].split("\n")[0]
    (folder / "cards.toml").write_text(cards.replace('id = "baths"', 'id = "spa"'), encoding="utf-8")
    assert "card spa has no name" in program.run(tmp_path, *NEW, "--data", str(folder.parent)).err


def test_broken_card_data(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "duel"
    folder.mkdir(parents=True)
    cards = PACKAGED.read_text(encoding="utf-8").replace('colour = "brown"', 'colour = "pink"', 1)
    (folder / "cards.toml").write_text(cards, encoding="utf-8")
    done = program.run(tmp_path, *NEW, "--data", str(folder.parent))
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    assert all(part in done.err for part in (str(folder / "cards.toml"), "lumber_yard", "colour"))


@pytest.mark.skipif(os.name != "posix", reason="needs a file system that can be full")
def test_a_full_disk(mirabilia: Mirabilia) -> None:
    done = mirabilia(*NEW, "--save", "/dev/null/game.txt", typed="1\n")
    assert done.code == 0
    assert done.out.count("The game cannot be saved") == 1
