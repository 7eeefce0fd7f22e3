"""Options of a new game: how they are typed, listed, kept in a record, and refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from mirabilia import games
from mirabilia.cli import options
from mirabilia.cli.terminal import Failure
from mirabilia.core import record as records
from mirabilia.core.describe import LANGUAGES, texts
from tests.cli import program
from tests.cli.conftest import Mirabilia

DUEL, SEVEN = games.get("duel"), games.get("seven")
EN = texts("en")


def test_choices_of_a_row_are_kept_with_a_plus() -> None:
    chosen = options.game_options(EN, SEVEN, {"expansions": "leaders, cities", "sides": "day,night,random"})
    assert chosen["expansions"] == "leaders+cities"
    assert chosen["sides"] == "day+night+random"
    assert "leader_decks" not in chosen
    assert options.game_options(EN, SEVEN, {"expansions": ""}).get("expansions") is None
    assert options.game_options(EN, DUEL, {}) == {"wonders": "draft"}


def test_a_row_is_for_options_that_take_one() -> None:
    for given in ({"edition": "1,2"}, {"wonders": "random,dealt,giza"}, {"expansions": "leaders,armada"}):
        with pytest.raises(Failure):
            options.game_options(EN, SEVEN, given)


def test_assignments() -> None:
    assert options.separated(EN, ["edition=1", "leader-decks = expert"]) == {"edition": "1", "leader_decks": "expert"}
    with pytest.raises(Failure, match="NAME=CHOICE"):
        options.separated(EN, ["edition"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_listed(mirabilia: Mirabilia, language: str) -> None:
    flat = " ".join(mirabilia("games", "--lang", language).out.split())
    said = texts(language)
    for line in ("--with: ", "--wonders: ", "--option edition=...: ", "--option leader_decks=...: "):
        assert line in flat
    assert said("terminal-option-several") in flat
    assert said("terminal-option-row", choices="day, night, random") in flat
    for game in (DUEL, SEVEN):
        for option in game.options:
            for choice in option.choices:
                assert said(f"{game.name}-option-{option.name}-{choice}") in flat


NEW = ("play", "seven", "--seed", "7", "--vs", "random")


def test_what_was_chosen_is_in_the_record(mirabilia: Mirabilia, tmp_path: Path) -> None:
    arguments = ("--players", "5", "--with", "leaders,cities", "--option", "leader_decks=expert,cities")
    assert mirabilia(*NEW, *arguments, "--seat", "2", "--name", "Anna").code == 0
    (file,) = program.records(tmp_path)
    text = file.read_text(encoding="utf-8")
    assert "options: edition=2, expansions=leaders+cities, leader_decks=expert+cities, wonders=random" in text
    record = records.load(file)
    assert record.players == ("random", "Anna", "random", "random", "random")
    assert record.start(SEVEN).view(None).options["expansions"] == ["leaders", "cities"]
    assert mirabilia("play", "seven", "--resume", str(file)).code == 0


def test_boards_and_sides_by_seat(mirabilia: Mirabilia, tmp_path: Path) -> None:
    done = mirabilia(*NEW, "--wonders", "giza,rhodes,ephesus", "--option", "sides=day,night,day")
    assert done.code == 0
    assert "Rhodes (Night)" in done.out
    assert records.load(program.records(tmp_path)[0]).options["wonders"] == "giza+rhodes+ephesus"


def test_the_first_edition(mirabilia: Mirabilia) -> None:
    done = mirabilia(*NEW, "--option", "edition=1", "--option", "sides=day", typed="card pawnshop\n")
    assert (done.code, done.err) == (0, "")
    assert "Pawnshop (pawnshop)" in done.out


def test_opponents_in_a_row(mirabilia: Mirabilia, tmp_path: Path) -> None:
    mirabilia("play", "seven", "--players", "4", "--vs", "random,greedy,human", "--name", "Anna", "--name", "Bruno")
    assert records.load(program.records(tmp_path)[0]).players == ("Anna", "random", "greedy", "Bruno")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--players", "8"), "8 players need the expansion Cities"),
        (("--players", "9"), "possible: 2, 3, 4, 5, 6, 7, 8"),
        (("--players", "2", "--with", "edifice"), "Edifice is for 3 to 7 players, not 2"),
        (("--with", "armada"), "possible: leaders, cities, edifice"),
        (("--with", "leaders,leaders"), "names something twice"),
        (("--option", "teams=on"), "teams need the expansion Cities"),
        (("--option", "leader_decks=expert"), "leader_decks need the expansion Leaders"),
        (("--option", "edition=3"), "--option edition: “3” is not possible; possible: 2, 1"),
        (("--option", "edition"), "possible: NAME=CHOICE"),
        (("--option", "colour=red"), "--option colour: there is no such option of seven; there is: --option edition"),
        (("--wonders", "giza,rhodes"), "boards, one for each city, not 2"),
        (("--wonders", "giza,rhodes,atlantis"), "“atlantis” is not possible"),
        (("--players", "4", "--vs", "random,greedy"), "there are 3 other seats, not 2"),
        (("--seat", "4"), "possible: 1, 2, 3"),
        (("--resume", "x.txt", "--with", "leaders", "--players", "3"), "leave out --vs, --seed, --players, --with"),
    ],
)
def test_what_is_impossible_gets_one_line(mirabilia: Mirabilia, arguments: tuple[str, ...], reason: str) -> None:
    done = mirabilia(*NEW, *arguments)
    assert (done.code, done.out) == (2, "")
    assert reason in done.err
    assert len(done.err.splitlines()) == 1


def test_a_game_without_the_option(mirabilia: Mirabilia) -> None:
    done = mirabilia("play", "duel", "--with", "leaders")
    assert done.code == 2
    assert "--with: there is no such option of duel; there is: --wonders" in done.err
    assert "--players: “3” is not possible; possible: 2" in mirabilia("play", "duel", "--players", "3").err


def test_a_record_with_impossible_options(mirabilia: Mirabilia, tmp_path: Path) -> None:
    file = tmp_path / "broken.txt"
    players = ", ".join(['"a"'] * 8)
    file.write_text(f"mirabilia record 1\ngame: seven\noptions: edition=2\nseed: 1\nplayers: [{players}]\n")
    done = mirabilia("replay", str(file))
    assert done.code == 1
    assert "line 3: 8 players need the expansion Cities" in " ".join((done.out + done.err).split())
