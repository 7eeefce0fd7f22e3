"""`mirabilia tournament` as people use it: tables, files, and the page for the browser, in both languages."""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Iterable
from html.parser import HTMLParser
from pathlib import Path

import pytest

from mirabilia.arena import Match
from mirabilia.arena.files import TOURNAMENT, TournamentResult, load
from mirabilia.arena.playing import Played, play
from mirabilia.cli import matching, tournament_page, tournament_report, tournaments
from mirabilia.core.describe import LANGUAGES, texts
from tests.arena.test_matching import flat, untimed
from tests.cli.conftest import Mirabilia, mirabilia
from tests.locales import messages

__all__ = ["mirabilia"]

THREE = ("duel", "random", "greedy", "novice@3i")
VOID = {"meta"}


@pytest.fixture
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """For what does not depend on processes: the games are played here."""

    def played(match: Match, numbers: Iterable[int], *_: object) -> Generator[Played, None, None]:
        yield from (play(match, number) for number in list(numbers))

    monkeypatch.setattr(matching, "play_all", played)


class Page(HTMLParser):
    """What a page holds, when all that is opened is closed."""

    def __init__(self, content: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(content)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_both_languages_have_the_same_texts() -> None:
    assert messages("en", "tournament.ftl") == messages("it", "tournament.ftl")


def test_every_text_is_used() -> None:
    parts = (matching, tournaments, tournament_page, tournament_report)
    code = "\n".join(Path(str(part.__file__)).read_text() for part in parts)
    beginnings = [*re.findall(r'f"(tournament-[a-z-]*?-)\{', code), "terminal-option-tournament-", "tournament-error-"]
    for name in messages("en", "tournament.ftl"):
        assert f'"{name}"' in code or name.startswith(tuple(beginnings)) or name == "terminal-help-tournament", name
    for name in re.findall(r'(?<!f)"(tournament-[a-z0-9-]*[a-z0-9])"', code):
        assert texts("en").has(name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_help(mirabilia: Mirabilia, language: str) -> None:
    done = mirabilia("tournament", "--help", "--lang", language)
    assert done.code == 0
    for option in ("--format", "--stages", "--html", "--json", "--resume", "--part", "--merge"):
        assert option in done.out


def test_a_whole_tournament(mirabilia: Mirabilia, tmp_path: Path) -> None:
    """In processes of its own; it is gone on with, and made longer."""
    out, html = tmp_path / "t.json", tmp_path / "t.html"
    arguments = ("tournament", *THREE, "--jobs", "1", "--out", str(out))
    done = mirabilia(*arguments, "--games", "2", "--html", str(html))
    assert done.code == 0
    said = flat(done.out)
    assert "games instead of" not in said
    assert "7 Wonders Duel: everybody against everybody, 3 bots 6 games: 3 meetings of 2 games" in said
    for told in ("Elo", "Rating", "Ahead of", "Seat", "Moves in a game", "Civilian structures", "Computing each"):
        assert told in said
    assert "6/6 games" in done.err
    content = json.loads(out.read_bytes())
    assert (content["format"], content["finished"], len(content["games"])) == ("mirabilia tournament", True, 6)
    assert mirabilia(*arguments, "--games", "4", "--quiet").out == ""
    longer = load(out, TOURNAMENT)
    assert (longer.finished, len(longer.games)) == (True, 12)
    before = {game["number"]: game["times"] for game in content["games"]}
    assert all(before[game.number]["seconds"] == game.times.seconds for game in longer.games if game.number in before)
    refused = mirabilia("match", "--resume", str(out))
    assert (refused.code, "is not the file of a match" in refused.err) == (1, True)


@pytest.mark.usefixtures("in_this_process")
@pytest.mark.parametrize(("language", "title"), [("en", "Ratings"), ("it", "Classifica")])
def test_the_page(mirabilia: Mirabilia, tmp_path: Path, language: str, title: str) -> None:
    """It needs nothing from elsewhere, and what bots are called is only ever text."""
    html = tmp_path / "t.html"
    talker = "tests.arena.own_bots:First"
    arguments = ("duel", "random", talker, "greedy")
    done = mirabilia("tournament", *arguments, "--games", "2", "--html", str(html), "--quiet", "--lang", language)
    assert (done.code, done.out) == (0, "")
    content = html.read_text(encoding="utf-8")
    page = Page(content.partition("\n")[2])
    assert page.open == []
    assert f"<h2>{title}</h2>" in content
    assert ("html", {"lang": language}) in page.seen
    assert not re.search(r"https?:|url\(|<script|<link|@import", content)
    assert sum(tag == "table" for tag, _ in page.seen) == 6
    assert sum(tag == "svg" for tag, _ in page.seen) > 6


@pytest.mark.usefixtures("in_this_process")
def test_a_page_shows_names_as_text() -> None:
    from mirabilia.cli import pages

    assert pages.words("<b>&").html == "&lt;b&gt;&amp;"
    assert "<b>" not in pages.page(texts("en"), "<b>", ["<b>"], [pages.Section("<b>", "", "<b>")])


@pytest.mark.usefixtures("in_this_process")
def test_a_swiss_tournament_in_italian(mirabilia: Mirabilia) -> None:
    arguments = ("seven", "random", "random@1i", "random@2i", "random@3i", "--players", "3", "--format", "swiss")
    done = mirabilia("tournament", *arguments, "--stages", "2", "--games", "3", "--json", "-", "--lang", "it")
    assert done.code == 0
    content = json.loads(done.out)
    assert (content["finished"], len(content["games"]), len(content["match"]["meetings"])) == (True, 6, 2)
    assert "torneo svizzero, 4 bot" in done.err
    assert "2 incontri da 3 partite" in flat(done.err)


@pytest.mark.usefixtures("in_this_process")
def test_parts_make_the_same_tournament(mirabilia: Mirabilia, tmp_path: Path) -> None:
    arguments = ("tournament", *THREE[:3], "--games", "4")
    for options, name in (((), "whole"), (("--part", "1/2"), "1"), (("--part", "2/2"), "2")):
        assert mirabilia(*arguments, *options, "--out", str(tmp_path / f"{name}.json")).code == 0
    merged = tmp_path / "merged.json"
    files = (str(tmp_path / "1.json"), str(tmp_path / "2.json"))
    assert mirabilia("tournament", "--merge", *files, "--out", str(merged)).code == 0
    whole = load(tmp_path / "whole.json", TOURNAMENT)
    together = load(merged, TOURNAMENT)
    assert [untimed(game) for game in together.games] == [untimed(game) for game in whole.games]
    assert isinstance(whole, TournamentResult)
    assert isinstance(together, TournamentResult)
    assert together.figures.ratings == whole.figures.ratings


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("duel", "random"), "name at least two bots"),
        (("duel", "random", "greedy", "random"), "each bot is named once"),
        (("duel", "random", "greedy", "--format", "knockout"), "possible: round-robin, swiss, gauntlet"),
        (("duel", "random", "greedy", "--stages", "3"), "only a Swiss tournament has stages"),
        (("duel", "random", "greedy", "--format", "swiss", "--part", "1/2"), "cannot be played in parts"),
        (("duel", *(f"random@{number}i" for number in range(1, 120))), "a Swiss tournament (--format swiss) has fewer"),
        (("--resume", "x.json", "--format", "swiss"), "leave out --format"),
        (("duel", "random", "greedy", "--html", "x.html", "--json", "x.html"), "--json and --html cannot both go to"),
    ],
)
def test_what_is_impossible_gets_one_line(mirabilia: Mirabilia, arguments: tuple[str, ...], reason: str) -> None:
    done = mirabilia("tournament", *arguments)
    assert (done.code, done.out, len(done.err.splitlines())) == (2, "", 1)
    assert reason in done.err
