"""`mirabilia stats` as people use it: playing, going on, reading, tables and files, in both languages."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Generator, Iterable
from pathlib import Path

import pytest
from matplotlib import pyplot

from mirabilia.arena import Match
from mirabilia.arena.playing import Played, play
from mirabilia.cli import matching, plots, stats, stats_page, stats_report
from mirabilia.core import record as records
from mirabilia.core.describe import texts
from mirabilia.core.extras import MissingExtra
from tests.arena.test_matching import flat
from tests.arena.test_statistics import played_record
from tests.arena.test_tournament_command import Page
from tests.cli.conftest import Mirabilia, mirabilia
from tests.locales import messages

__all__ = ["mirabilia"]


@pytest.fixture
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """For what does not depend on processes: the games are played here."""

    def played(
        match: Match, numbers: Iterable[int], jobs: int, folder: Path | None = None
    ) -> Generator[Played, None, None]:
        yield from (play(match, number, folder) for number in list(numbers))

    monkeypatch.setattr(matching, "play_all", played)


def test_both_languages_have_the_same_texts() -> None:
    assert messages("en", "stats.ftl") == messages("it", "stats.ftl")


def test_every_text_is_used() -> None:
    code = "\n".join(Path(str(part.__file__)).read_text() for part in (stats, stats_page, stats_report))
    for name in messages("en", "stats.ftl"):
        own = name.startswith(("terminal-option-stats-", "terminal-help-stats")) or "-question-" in name
        assert own or f'"{name}"' in code, name
    for name in re.findall(r'(?<!f)"(stats-[a-z0-9-]*[a-z0-9])"', code):
        assert texts("en").has(name), name


def test_games_are_played_read_and_told(mirabilia: Mirabilia, tmp_path: Path) -> None:
    """In processes of its own; it goes on, and whatever has lost its record is played again."""
    folder, html, told, drawn = (tmp_path / name for name in ("games", "s.html", "s.json", "plots"))
    arguments = ("stats", "duel", "--bot", "random", "--folder", str(folder), "--jobs", "1")
    done = mirabilia(
        *arguments, "--games", "4", "--html", str(html), "--json", str(told), "--svg", str(drawn), "--png", str(drawn)
    )
    assert done.code == 0
    said = flat(done.out)
    for words in ("7 Wonders Duel: 4 games", "Seat 1", "Civilian structures", "The first Wonder built", "Age I"):
        assert words in said
    content = json.loads(told.read_bytes())
    assert (content["games"], content["unusable"], len(content["seats"])) == (4, 0, 2)
    assert [question["question"] for question in content["questions"]][-1] == "early"
    page = Page(html.read_text(encoding="utf-8").partition("\n")[2])
    assert (page.open, sum(tag == "table" for tag, _ in page.seen)) == ([], 8)
    assert {file.name for file in drawn.iterdir()} >= {
        "duel-seats.svg",
        "duel-ends.svg",
        "duel-points.svg",
        "duel-points.png",
    }
    (folder / "records" / "duel-00002-seed-2.txt").unlink()
    again = mirabilia(*arguments, "--games", "6", "--lang", "it")
    assert again.code == 0
    assert "3 partite su 6 sono già state giocate." in again.out
    assert "7 Wonders Duel: 6 partite" in again.out
    read = mirabilia("stats", str(folder))
    assert "7 Wonders Duel: 6 games" in read.out


@pytest.mark.usefixtures("in_this_process")
@pytest.mark.parametrize("game", ["seven", "world"])
def test_other_games_have_questions_of_their_own(mirabilia: Mirabilia, tmp_path: Path, game: str) -> None:
    arguments = ("--bot", "random", "--games", "3", "--folder", str(tmp_path), "--jobs", "1", "--lang", "it")
    done = mirabilia("stats", game, *arguments)
    assert done.code == 0
    for question in {"seven": ("Le plance delle Meraviglie", "I lati delle plance"), "world": ("Le mappe",)}[game]:
        assert question in done.out


@pytest.mark.usefixtures("in_this_process")
def test_the_result_of_a_match_tells_how_games_ended(mirabilia: Mirabilia, tmp_path: Path) -> None:
    out = tmp_path / "m.json"
    mirabilia("match", "duel", "random", "greedy", "--games", "4", "--quiet", "--out", str(out))
    done = mirabilia("stats", str(out))
    assert (done.code, "7 Wonders Duel: 4 games" in done.out, "first Wonder" in done.out) == (0, True, False)


def test_what_cannot_be_read_is_said(mirabilia: Mirabilia, tmp_path: Path) -> None:
    records.save(played_record("duel", 1), tmp_path / "1.txt")
    records.save(played_record("duel", 2, moves=4), tmp_path / "2.txt")
    (tmp_path / "3.txt").write_text("Dear diary")
    done = mirabilia("stats", str(tmp_path))
    assert done.code == 0
    assert "2 more games could not be used" in done.out
    assert f"{tmp_path / '3.txt'} cannot be read: line 1" in done.out
    quiet = mirabilia("stats", str(tmp_path), "--quiet", "--json", "-")
    assert (json.loads(quiet.out)["games"], quiet.err) == (1, "")


def test_games_of_different_kinds_tell_nothing_together(mirabilia: Mirabilia, tmp_path: Path) -> None:
    for game in ("duel", "world"):
        records.save(played_record(game, 1), tmp_path / f"{game}.txt")
    done = mirabilia("stats", str(tmp_path))
    assert (done.code, "duel, world" in done.err) == (2, True)


PLOT = plots.Plot("<Wins>", "a & b", [plots.Bar("<b> $x$ però", 0.5, 0.4, 0.6, "50%")], 0.5)


def test_a_drawing_is_whole_and_alone() -> None:
    drawn = plots.svg(PLOT).decode()
    page = Page(drawn)
    assert page.open == []
    assert "<b>" not in drawn
    assert not re.search(r"href|url\(|<script", drawn)


def test_a_plot_in_pixels_shows_the_same() -> None:
    """Read back: as wide and tall as the other one, with the interval where it belongs."""
    image = pyplot.imread(io.BytesIO(plots.png(PLOT)), format="png")
    scale = plots.DOTS / plots.INCH
    tall = plots.TOP + plots.LINE + plots.MARGIN
    assert image.shape[:2] == (int(tall * scale), int(plots.WIDE * scale))
    left, right = plots.MARGIN + plots.LABELS, plots.WIDE - plots.MARGIN - plots.NUMBERS
    row = image[int((plots.TOP + plots.LINE / 2) * scale)]
    inside = range(int(left * scale), int((right + 5) * scale))
    blue = [x / scale for x in inside if row[x][2] > row[x][0] + 0.05]
    low, high = (left + (right - left) * share / 0.6 for share in (0.4, 0.6))
    assert min(blue) == pytest.approx(low, abs=6)
    assert max(blue) == pytest.approx(high, abs=6)


def test_without_the_package_it_is_named_before_anything_is_played(
    mirabilia: Mirabilia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(MissingExtra, match=r"mirabilia\[plots\]"):
        mirabilia("stats", "duel", "--png", str(tmp_path / "plots"), "--folder", str(tmp_path / "games"))
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((), "name a game to be played"),
        (("chess",), "there is no file chess, and no game of that name; games: duel"),
        (("duel", "x.json"), "duel is played; files are read without it"),
        (("duel", "--bot", "deep"), "there is no bot “deep”"),
        (("duel", "--players", "5"), "--players: “5” is not possible"),
        (("duel", "--games", "0"), "--games: “0” is not possible"),
        ((".", "--games", "5"), "leave out --games"),
        (("docs/schema",), "there are no records in docs/schema"),
    ],
)
def test_what_is_impossible_gets_one_line(
    mirabilia: Mirabilia, tmp_path: Path, arguments: tuple[str, ...], reason: str
) -> None:
    options = ("--folder", str(tmp_path / "f")) if "duel" in arguments[:1] else ()
    done = mirabilia("stats", *arguments, *options)
    assert (done.code, done.out, len(done.err.splitlines())) == (2, "", 1)
    assert reason in done.err
