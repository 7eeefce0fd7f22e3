"""What a tournament tells, for reading in a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from mirabilia.arena.figures import Share
from mirabilia.arena.files import TournamentResult
from mirabilia.arena.tournament import Tournament
from mirabilia.arena.tournament_figures import Lengths, TournamentFigures
from mirabilia.cli import match_report
from mirabilia.cli.match_report import interval, names, number, percent, sheet
from mirabilia.cli.match_sprt import signed
from mirabilia.cli.terminal import Terminal
from mirabilia.core.describe import Texts


def show(terminal: Terminal, result: TournamentResult) -> None:
    texts, tournament, figures = terminal.texts, result.match, result.figures
    terminal.say("", Text(heading(texts, tournament), style="bold"), played(texts, tournament, figures))
    if figures.uncounted:
        terminal.say(texts("match-uncounted", games=figures.uncounted))
    if not figures.games:
        return
    terminal.say(ratings_table(texts, tournament, figures), texts("tournament-ratings-how"))
    terminal.say(cross_table(texts, tournament, figures), texts("tournament-cross-how"))
    if figures.seats:
        terminal.say(seats_table(texts, figures))
    terminal.say(match_report.ends_table(texts, tournament, figures))
    if figures.lengths is not None:
        terminal.say(lengths_line(texts, figures.lengths), "")
    if any(one.points for one in figures.entrants):
        terminal.say(match_report.points_table(texts, tournament, figures))
    terminal.say(match_report.thinking_table(texts, figures))
    for line in match_report.faults(texts, result):
        terminal.say_whole(line)


def heading(texts: Texts, tournament: Tournament) -> str:
    return texts(
        "tournament-heading",
        title=texts(f"{tournament.game}-title"),
        format=texts(f"tournament-format-{tournament.format}"),
        bots=len(tournament.entrants),
    )


def played(texts: Texts, tournament: Tournament, figures: TournamentFigures) -> str:
    kind = "alone" if tournament.alone else "two" if tournament.players == 2 else "many"
    said = texts(
        f"tournament-played-{kind}",
        games=figures.games,
        meetings=len(tournament.meetings),
        each=tournament.meeting_rounds * tournament.round_size,
        players=tournament.players,
        seed=str(tournament.seed),
    )
    return f"{said} {texts('match-budgets', budgets=match_report.budgets(texts, tournament))}"


def ratings_table(texts: Texts, tournament: Tournament, figures: TournamentFigures) -> Table:
    called, table = names(tournament), sheet(*(texts(f"match-column-{title}") for title in RATED))
    for place, one in enumerate(figures.ratings, 1):
        standing = figures.entrants[one.entrant]
        table.add_row(
            f"{place} {called[one.entrant]}",
            signed(texts, one.elo),
            f"{signed(texts, one.low)} … {signed(texts, one.high)}",
            f"{number(texts, one.mu)} ± {number(texts, 2 * one.sigma)}",
            number(texts, standing.games, 0),
            percent(texts, standing.share.share),
            interval(texts, standing.share),
        )
    return table


RATED = ("entrant", "elo", "interval", "rating", "games", "share", "interval")


def cross_table(texts: Texts, tournament: Tournament, figures: TournamentFigures) -> Table:
    """How often the one in the row was ahead of the one in the column."""
    order, called = [one.entrant for one in figures.ratings], names(tournament)
    met = crosses(figures)
    table = sheet(texts("tournament-column-cross"), *(str(place) for place in range(1, len(order) + 1)))
    for place, one in enumerate(order, 1):
        cells = (met.get((one, other)) for other in order)
        table.add_row(
            f"{place} {called[one]}", *("" if share is None else percent(texts, share.share) for share in cells)
        )
    return table


def crosses(figures: TournamentFigures) -> Mapping[tuple[int, int], Share]:
    return {(one.entrant, one.other): one.share for one in figures.ahead}


def seats_table(texts: Texts, figures: TournamentFigures) -> Table:
    titles = ("tournament-column-seat", "tournament-column-wins", "match-column-share", "match-column-interval")
    table = sheet(*map(texts, titles))
    for one in figures.seats:
        wins = number(texts, one.wins, 0 if one.wins == int(one.wins) else 1)
        table.add_row(str(one.seat + 1), wins, percent(texts, one.share.share), interval(texts, one.share))
    return table


def lengths_line(texts: Texts, lengths: Lengths) -> str:
    values = {"least": lengths.least, "most": lengths.most, "median": number(texts, lengths.median, 0)}
    return texts("tournament-lengths", mean=number(texts, lengths.mean), **values)
