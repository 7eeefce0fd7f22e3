"""The report of a tournament for the browser."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.arena.files import TournamentResult
from mirabilia.arena.tournament import Tournament
from mirabilia.arena.tournament_figures import Lengths, TournamentFigures
from mirabilia.cli import match_report
from mirabilia.cli import pages as drawn
from mirabilia.cli.match_report import interval, names, percent
from mirabilia.cli.match_report import number as decimal
from mirabilia.cli.match_sprt import signed
from mirabilia.cli.pages import Cell, Section
from mirabilia.cli.tournament_report import crosses, heading, lengths_line, played
from mirabilia.core.describe import Texts


def page_of(texts: Texts, result: TournamentResult) -> str:
    tournament, figures = result.match, result.figures
    lead = [played(texts, tournament, figures)]
    if not result.finished:
        lead.append(texts("match-stopped", done=len(result.games), planned=tournament.planned))
    return drawn.page(texts, heading(texts, tournament), lead, sections(texts, tournament, figures))


def sections(texts: Texts, tournament: Tournament, figures: TournamentFigures) -> Iterator[Section]:
    if not figures.games:
        return
    yield ratings(texts, tournament, figures)
    yield cross(texts, tournament, figures)
    if figures.seats:
        yield seats(texts, tournament, figures)
    yield ends(texts, tournament, figures)
    if figures.lengths is not None:
        yield lengths(texts, figures.lengths)
    if any(one.points for one in figures.entrants):
        yield points(texts, tournament, figures)
    yield thinking(texts, figures)


def ratings(texts: Texts, tournament: Tournament, figures: TournamentFigures) -> Section:
    called = names(tournament)
    least, most = min(one.low for one in figures.ratings), max(one.high for one in figures.ratings)
    rows = []
    for place, one in enumerate(figures.ratings, 1):
        standing = figures.entrants[one.entrant]
        rows.append(
            [
                drawn.words(f"{place} {called[one.entrant]}"),
                drawn.number(signed(texts, one.elo)),
                drawn.interval(one.elo, one.low, one.high, least, most, 0.0),
                drawn.number(f"{signed(texts, one.low)} … {signed(texts, one.high)}"),
                drawn.number(f"{decimal(texts, one.mu)} ± {decimal(texts, 2 * one.sigma)}"),
                drawn.number(decimal(texts, standing.games, 0)),
                drawn.number(percent(texts, standing.share.share)),
            ]
        )
    columns = ("match-column-elo", "", "match-column-interval", "match-column-rating", "match-column-games")
    titles = [texts("match-column-entrant"), *(texts(one) if one else "" for one in columns), texts(SHARE)]
    title = texts("tournament-ratings")
    return Section(title, drawn.table(titles, rows, title, wide=(2,)), texts("tournament-ratings-how"))


SHARE = "match-column-share"


def cross(texts: Texts, tournament: Tournament, figures: TournamentFigures) -> Section:
    order, called, met = [one.entrant for one in figures.ratings], names(tournament), crosses(figures)
    rows = []
    for place, one in enumerate(order, 1):
        row = [drawn.words(f"{place} {called[one]}")]
        for other in order:
            share = met.get((one, other))
            told = "" if share is None else percent(texts, share.share)
            row.append(drawn.number(told, None if share is None else 2 * share.share - 1))
        rows.append(row)
    titles = [texts("tournament-column-cross"), *(str(place) for place in range(1, len(order) + 1))]
    title = texts("tournament-cross")
    return Section(title, drawn.table(titles, rows, title), texts("tournament-cross-how"))


def seats(texts: Texts, tournament: Tournament, figures: TournamentFigures) -> Section:
    fair = 1 / tournament.players
    most = max(one.share.high for one in figures.seats)
    rows = [
        [
            drawn.words(texts("tournament-seat", seat=one.seat + 1)),
            drawn.number(percent(texts, one.share.share)),
            drawn.interval(one.share.share, one.share.low, one.share.high, 0.0, most, fair),
            drawn.number(interval(texts, one.share)),
        ]
        for one in figures.seats
    ]
    titles = [texts("tournament-column-seat"), texts(SHARE), "", texts("match-column-interval")]
    title = texts("tournament-seats")
    return Section(title, drawn.table(titles, rows, title, wide=(2,)), texts("tournament-seats-how"))


def ends(texts: Texts, tournament: Tournament, figures: TournamentFigures) -> Section:
    rows = [
        [
            drawn.words(match_report.reason(texts, tournament, end.reason)),
            drawn.number(decimal(texts, end.games, 0)),
            drawn.number(percent(texts, end.games / figures.games)),
            drawn.bar(end.games / figures.games),
            *(drawn.number(decimal(texts, part, 0 if part == int(part) else 1)) for part in end.wins),
        ]
        for end in figures.ends
    ]
    titles = [texts("match-column-end"), texts("match-column-games"), texts(SHARE), "", *names(tournament)]
    title = texts("tournament-ends")
    return Section(title, drawn.table(titles, rows, title, wide=(3,)))


def lengths(texts: Texts, lengths: Lengths) -> Section:
    title, line = texts("tournament-lengths-title"), lengths_line(texts, lengths)
    return Section(title, drawn.histogram(lengths.bars, (str(lengths.least), str(lengths.most)), line), line)


def points(texts: Texts, tournament: Tournament, figures: TournamentFigures) -> Section:
    scored = [one for one in figures.entrants if one.points]
    rows = [
        [drawn.words(title), *(drawn.number(decimal(texts, value)) for value in values)]
        for _, title, values in match_report.points_lines(texts, tournament, scored)
    ]
    title = texts("match-column-points")
    return Section(title, drawn.table([title, *(one.name for one in scored)], rows, title))


def thinking(texts: Texts, figures: TournamentFigures) -> Section:
    rows: list[list[Cell]] = [
        [drawn.words(one.name), drawn.number(decimal(texts, one.decisions, 0)), *map(drawn.number, told)]
        for one in figures.entrants
        for told in (match_report.times(texts, one),)
    ]
    titles = [texts(f"match-column-{name}") for name in ("entrant", "decisions", "cpu", "slowest")]
    title = texts("tournament-thinking")
    return Section(title, drawn.table(titles, rows, title))
