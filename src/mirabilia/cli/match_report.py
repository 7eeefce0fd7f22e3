"""What a match tells, for reading: wins, points, ends, and the cost of thinking."""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import format_decimal
from rich import box
from rich.table import Table
from rich.text import Text

from mirabilia.arena.figures import Figures, Share, Standing
from mirabilia.arena.files import MatchResult
from mirabilia.arena.match import Match
from mirabilia.arena.playing import BROKEN, FAULTS
from mirabilia.cli import match_sprt, screen
from mirabilia.cli.terminal import Terminal, printable
from mirabilia.core.describe import Texts

SHORT = 1.0
"""Seconds below which milliseconds read better."""


def number(texts: Texts, value: float, digits: int = 1) -> str:
    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    return str(format_decimal(value, pattern, locale=texts.language))


def percent(texts: Texts, share: float) -> str:
    return f"{number(texts, 100 * share)}%"


def interval(texts: Texts, share: Share) -> str:
    return f"{number(texts, 100 * share.low)}-{number(texts, 100 * share.high)}%"


def duration(texts: Texts, seconds: float | None) -> str:
    if seconds is None:
        return "-"
    if seconds >= SHORT:
        return f"{number(texts, seconds, 2)} s"
    return f"{number(texts, 1000 * seconds, 1 if seconds >= 0.01 else 3)} ms"


def names(match: Match) -> list[str]:
    return [printable(entrant.name) for entrant in match.entrants]


def sheet(*titles: str) -> Table:
    """A table whose first column is words and whose others are numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    for place, title in enumerate(titles):
        table.add_column(title, justify="right" if place else "left", overflow="fold")
    return table


# Before.


def announce(terminal: Terminal, match: Match, done: int) -> None:
    """What will be played, and what of it is done."""
    texts = terminal.texts
    if match.planned != match.asked:
        values = {"asked": match.asked, "planned": match.planned, "round": match.round_size}
        terminal.say(texts("match-rounded", **values))
    if done:
        terminal.say(texts("match-resumed", done=done, planned=match.planned))
    if match.sprt is not None:
        terminal.say(texts("match-at-most", planned=match.planned))


# After.


def show(terminal: Terminal, result: MatchResult) -> None:
    texts, match, figures = terminal.texts, result.match, result.figures
    terminal.say("", Text(heading(texts, match), style="bold"), played(texts, match, figures))
    if figures.uncounted:
        terminal.say(texts("match-uncounted", games=figures.uncounted))
    if not figures.games:
        return
    terminal.say(wins_table(texts, match, figures), texts("match-how-alone" if match.alone else "match-how"))
    if figures.ahead:
        how = texts("match-ahead-how-alone" if match.alone else "match-ahead-how")
        terminal.say(ahead_table(texts, match, figures), how)
    if any(one.points for one in figures.entrants):
        terminal.say(points_table(texts, match, figures))
    terminal.say(ends_table(texts, match, figures), thinking_table(texts, figures))
    terminal.say(*match_sprt.sprt_lines(texts, result))
    for line in faults(texts, result):
        terminal.say_whole(line)


def heading(texts: Texts, match: Match) -> str:
    return texts("match-heading", title=texts(f"{match.game}-title"), names=" - ".join(names(match)))


def played(texts: Texts, match: Match, figures: Figures) -> str:
    """How many games from which seeds, with what budgets."""
    kind = "alone" if match.alone else "two" if match.players == 2 else "many"
    last = match.seed + max(0, figures.rounds - 1)
    seeds = str(match.seed) if last == match.seed else f"{match.seed}-{last}"
    return " ".join(
        (
            texts(
                f"match-played-{kind}", games=figures.games, rounds=figures.rounds, seeds=seeds, players=match.players
            ),
            texts("match-budgets", budgets=budgets(texts, match)),
        )
    )


def budgets(texts: Texts, match: Match) -> str:
    allowed = [entrant.budget or texts("match-budget-own") for entrant in match.entrants]
    if len(set(allowed)) == 1:
        return allowed[0]
    return ", ".join(f"{name} {budget}" for name, budget in zip(names(match), allowed, strict=True))


def wins_table(texts: Texts, match: Match, figures: Figures) -> Table:
    titles = ["entrant", "won", "shared", "lost", "share", "interval"]
    if match.alone:
        titles = ["entrant", "succeeded", "failed", "success", "interval"]
    elif match.round_size > 2 or match.players > 2:
        titles.append("fair")
    table = sheet(*(texts(f"match-column-{title}") for title in titles))
    for one in figures.entrants:
        counts = [one.won, one.lost] if match.alone else [one.won, one.shared, one.lost]
        row = [printable(one.name), *map(str, counts), percent(texts, one.share.share), interval(texts, one.share)]
        if "fair" in titles and one.fair is not None:
            row.append(percent(texts, one.fair))
        table.add_row(*row)
    return table


def ahead_table(texts: Texts, match: Match, figures: Figures) -> Table:
    called = names(match)
    table = sheet(*(texts(f"match-column-{title}") for title in ("ahead", "share", "interval", "pairs")))
    for one in figures.ahead:
        if one.entrant < one.other:
            both = texts("match-ahead", one=called[one.entrant], other=called[one.other])
            table.add_row(both, percent(texts, one.share.share), interval(texts, one.share), str(one.pairs))
    return table


def points_table(texts: Texts, match: Match, figures: Figures) -> Table:
    scored = [one for one in figures.entrants if one.points]
    table = sheet(texts("match-column-points"), *(printable(one.name) for one in scored))
    for category, title, points in points_lines(texts, match, scored):
        table.add_row(title, *(number(texts, value) for value in points), style="bold" if category == "total" else None)
    targets = [one.target for one in scored if one.target is not None]
    if targets:
        table.add_row(texts("match-target"), *(number(texts, target) for target in targets))
    return table


def points_lines(texts: Texts, match: Match, scored: Sequence[Standing]) -> list[tuple[str, str, Sequence[float]]]:
    """The score sheet, whose lines work for averages as for whole points."""
    lines = screen.of(match.game).score_lines([one.points for one in scored])  # type: ignore[misc]
    return [(category, texts(f"{match.game}-category-{category}"), points) for category, points in lines]


def ends_table(texts: Texts, match: Match, figures: Figures) -> Table:
    titles = (texts("match-column-end"), texts("match-column-games"))
    table = sheet(*titles, *names(match))
    for end in figures.ends:
        parts = [number(texts, part, 0 if part == int(part) else 1) for part in end.wins]
        table.add_row(reason(texts, match, end.reason), str(end.games), *parts)
    return table


def reason(texts: Texts, match: Match, kind: str) -> str:
    """Why games ended, or why they did not come to their end."""
    own = kind in (*FAULTS, BROKEN)
    return texts(f"match-reason-{kind}" if own else f"{match.game}-reason-{kind}")


def thinking_table(texts: Texts, figures: Figures) -> Table:
    titles = ["entrant", "decisions", "cpu", "slowest"]
    iterated = any(one.times.iterations for one in figures.entrants)
    table = sheet(*(texts(f"match-column-{title}") for title in titles + ["iterations"] * iterated))
    for one in figures.entrants:
        row = [printable(one.name), number(texts, one.decisions, 0), *times(texts, one)]
        if iterated:
            row.append("-" if one.times.iterations is None else number(texts, one.times.iterations, 0))
        table.add_row(*row)
    return table


def times(texts: Texts, one: Standing) -> Sequence[str]:
    return duration(texts, one.times.cpu), duration(texts, one.times.slowest)


def faults(texts: Texts, result: MatchResult) -> list[str]:
    """Every kind of failure of an entrant, with what was said the first time."""
    faults: dict[tuple[str, str], list[str]] = {}
    for game in result.games:
        if game.fault is not None:
            who = "" if game.fault.seat is None else names(result.match)[game.seating[game.fault.seat]]
            faults.setdefault((who, game.reason), []).append(game.fault.detail)
    return [
        texts(
            "match-fault", name=who or "-", kind=texts(f"match-reason-{reason}"), games=len(details), detail=details[0]
        )
        for (who, reason), details in faults.items()
    ]
