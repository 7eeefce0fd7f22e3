"""Programs at real tables: of a server, and at the terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from mirabilia import games
from mirabilia.core import record as records
from tests.bots.conversation import FIRST, answering, is_there, numbers, on_the_page, program
from tests.cli.conftest import Mirabilia, mirabilia
from tests.cli.program import records as written
from tests.locales import messages
from tests.server.process import Server
from tests.waiting import LONG

__all__ = ["mirabilia"]


def folder(parent: Path, name: str) -> Path:
    (parent / name).mkdir()
    return parent / name


class House:
    """A server with two programs: one as it should be, and one that crashes again and again."""

    def __init__(self, home: Path) -> None:
        self.processes, self.log = home / "processes", home / "log"
        before = f"""
assert "MIRABILIA_SERVER" not in os.environ
with open({str(self.processes)!r}, "a") as file: print(os.getpid(), file=file)
"""
        wild = f'{FIRST} if len(legal) % 3 else sys.exit("three is too many")'
        good = program(folder(home, "good"), on_the_page("python bot.py"))
        external = [
            {"name": "mybot", "command": good, "games": ["duel"]},
            {"name": "wild", "command": program(folder(home, "wild"), answering(wild, before))},
        ]
        self.server = Server(f"sqlite:///{home / 'tables.sqlite'}", self.log, external=external)

    def played(self, *seats: str, game: str = "duel") -> str:
        """A table of bots, when its game is over."""
        table = self.server.open_table(*seats, game=game, options={})
        with self.server.connect(table) as client:
            while client.table["status"] != "over":
                client.hear()
        return table

    def bots(self) -> dict[str, list[str]]:
        return {
            game["game"]: [one["bot"] for one in game["bots"]] for game in self.server.http.get("/api/games").json()
        }


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.server.stop()


def test_programs_are_offered_for_the_games_they_play(house: House) -> None:
    assert house.bots()["duel"][-2:] == ["mybot", "wild"]
    assert house.bots()["seven"][-2:] == ["random", "wild"]
    answer = house.server.http.post("/api/tables", json={"game": "seven", "seats": ["mybot", None, None]})
    assert answer.json()["refusal"] == "no_bot"


def test_a_program_plays_a_whole_game_at_a_table(house: House) -> None:
    table = house.played("mybot", "random")
    text = house.server.http.get(f"/api/tables/{table}/record").json()["record"]
    record = records.read(text)
    state, own = record.start(games.get("duel")), 0
    for move in record.moves:
        if move.seat == 0:
            own += 1
            assert move.text == state.text(state.legal(0)[0])
        state.play(move.seat, state.parse(move.text, move.seat))
    assert own > 20
    assert "mybot" not in house.log.read_text()


def test_a_table_goes_on_when_its_program_crashes(house: House) -> None:
    house.played("wild", "mybot")
    complaints = [json.loads(line) for line in house.log.read_text().splitlines()]
    crashes = [line for line in complaints if line.get("bot") == "wild"]
    assert crashes
    assert all(line["error"].endswith("three is too many") for line in crashes)


def test_nobody_else_sits_under_the_name_of_a_program_at_its_table(house: House) -> None:
    table = house.server.open_table("mybot", None)
    answer = house.server.http.post(f"/api/tables/{table}/seats", json={"name": "MyBot"})
    assert answer.json()["refusal"] == "name_taken"


def test_programs_end_with_the_server_and_their_tables_go_on_without_them(house: House) -> None:
    """The next server knows nothing of the programs: another bot plays for them."""
    server = house.server
    house.played("wild", "random")
    table = server.open_table("mybot", None)
    secret = server.sit(table, "Anna")
    with server.connect(table, secret) as anna:
        assert anna.my_turn()
    server.process.terminate()
    server.process.wait(LONG)
    assert not any(map(is_there, numbers(house.processes)))
    server.settings["external"] = []
    server.start()
    assert "mybot" not in house.bots()["duel"]
    with server.connect(table, secret) as anna:
        while anna.table["view"]["choice"] == "draft":
            assert anna.my_turn()
            anna.ask("move", text=anna.legal[0])


# The command line.


def test_a_program_plays_at_the_terminal(mirabilia: Mirabilia, tmp_path: Path) -> None:
    hired = f"mybot={program(tmp_path, on_the_page('python bot.py'))}"
    done = mirabilia("play", "duel", "--seed", "7", "--vs", "mybot", "--bot-command", hired, typed="1\nquit\n")
    assert done.code == 0, done.err
    [file] = written(tmp_path)
    record = records.load(file)
    assert record.players == ("Player 1", "mybot")
    assert [move.seat for move in record.moves] == [0, 1, 1]
    again = mirabilia("play", "duel", "--resume", str(file), "--bot-command", hired, typed="1\nquit\n")
    assert again.code == 0, again.err
    assert [move.seat for move in records.load(file).moves][:5] == [0, 1, 1, 0, 1]


def test_a_program_that_crashes_does_not_end_the_game_at_the_terminal(mirabilia: Mirabilia, tmp_path: Path) -> None:
    hired = f"wild={program(tmp_path, answering('sys.exit(chr(27) + chr(91) + chr(50) + chr(74))'))}"
    for language, words in (("en", "A random move is made in its place."), ("it", "viene fatta una mossa a caso.")):
        options = ("--vs", "wild", "--bot-command", hired, "--lang", language)
        done = mirabilia("play", "duel", "--seed", "7", *options, typed="1\nquit\n")
        assert done.code == 0
        assert done.out.replace("\n", " ").count(words) == 2
        assert "\x1b" not in done.out


@pytest.mark.parametrize(
    ("hired", "english", "italian"),
    [
        ("mybot", "possible: NAME=COMMAND", "possibile: NOME=COMANDO"),
        ("mybot=", "possible: NAME=COMMAND", "possibile: NOME=COMANDO"),
        ("master=x", "“master” is not possible as a name", "«master» non è possibile come nome"),
        ("human=x", "“human” is not possible as a name", "«human» non è possibile come nome"),
        ("My Bot=x", "“My Bot” is not possible as a name", "«My Bot» non è possibile come nome"),
        ("mybot='x", "mybot cannot play: 'x: No closing quotation", "mybot non può giocare: 'x: No closing quotation"),
        (
            "mybot=/no/such",
            "mybot cannot play: /no/such: No such file",
            "mybot non può giocare: /no/such: No such file",
        ),
        ("mybot=true", "mybot cannot play: true has ended with code 0", "mybot non può giocare: true has ended"),
    ],
)
@pytest.mark.parametrize("command", [("play", "duel", "--vs", "mybot"), ("serve",)], ids=["play", "serve"])
def test_programs_that_cannot_play_are_refused_at_once(
    mirabilia: Mirabilia, command: tuple[str, ...], hired: str, english: str, italian: str
) -> None:
    for language, words in (("en", english), ("it", italian)):
        done = mirabilia(*command, "--bot-command", hired, "--lang", language)
        assert done.code == 2
        assert words in done.err.replace("\n", " ")
        assert not done.out


def test_a_program_is_not_asked_for_a_game_it_does_not_play(mirabilia: Mirabilia, tmp_path: Path) -> None:
    command = program(tmp_path, answering(FIRST, 'say("games seven")'))
    hired = f"mybot={command}"
    done = mirabilia("play", "duel", "--vs", "mybot", "--bot-command", hired)
    assert done.code == 2
    assert "does not play duel" in done.err


@pytest.mark.parametrize(
    ("arguments", "english", "italian"),
    [
        (["chess"], "“chess” is not possible; possible: duel, seven, world", "«chess» non è possibile"),
        (["duel", "--level", "king"], "“king” is not possible; possible: pupil, novice", "«king» non è possibile"),
        (["duel", "--seed", "x"], "“x” is not possible; possible: a whole number", "«x» non è possibile"),
        (["duel", "--seed", "9" * 9000], "is not possible; possible: a whole number", "non è possibile"),
    ],
)
def test_a_bot_that_cannot_speak(mirabilia: Mirabilia, arguments: list[str], english: str, italian: str) -> None:
    for language, words in (("en", english), ("it", italian)):
        done = mirabilia("bot", *arguments, "--lang", language)
        assert done.code == 2
        assert words in done.err


def test_both_languages_have_the_same_texts() -> None:
    assert messages("en", "bot.ftl") == messages("it", "bot.ftl")
