"""What many games tell, for reading in a terminal."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from mirabilia import games
from mirabilia.arena.playing import BROKEN, FAULTS
from mirabilia.arena.statistics import Answer, Answers, PointsLine, Statistics
from mirabilia.cli.match_report import interval, number, percent, sheet
from mirabilia.cli.terminal import Terminal
from mirabilia.cli.tournament_report import lengths_line
from mirabilia.core.describe import Texts

MOST_ANSWERS = 24
"""So many answers are shown in a terminal, the best and the worst; pages and files have all."""


def show(terminal: Terminal, told: Statistics) -> None:
    texts = terminal.texts
    terminal.say("", Text(heading(texts, told), style="bold"), *lead(texts, told))
    terminal.say(seats_table(texts, told), ends_table(texts, told))
    if told.lengths is not None:
        terminal.say(lengths_line(texts, told.lengths))
    if told.points:
        terminal.say("", points_table(texts, told))
    for answers in told.questions:
        terminal.say(Text(question(texts, told, answers), style="bold"), answers_table(texts, told, answers))
    terminal.say(texts("stats-how"))


def heading(texts: Texts, told: Statistics) -> str:
    return texts("stats-heading", title=texts(f"{told.game}-title"), games=told.games)


def lead(texts: Texts, told: Statistics) -> list[str]:
    """With which options, what could not be used, and by how much games are won."""
    lines = [texts("stats-options", options="; ".join(one or texts("stats-options-usual") for one in told.options))]
    if told.unusable:
        lines.append(texts("stats-unusable", games=told.unusable))
    if told.margin is not None:
        lines.append(texts("stats-margin", points=number(texts, told.margin)))
    return lines


def reason(texts: Texts, game: str, kind: str) -> str:
    own = kind in (*FAULTS, BROKEN)
    return texts(f"match-reason-{kind}" if own else f"{game}-reason-{kind}")


def category(texts: Texts, told: Statistics, line: PointsLine) -> str:
    return texts(f"{told.game}-category-{line.category}")


def question(texts: Texts, told: Statistics, answers: Answers) -> str:
    return texts(f"{told.game}-question-{answers.question.replace('_', '-')}")


def item(texts: Texts, told: Statistics, answers: Answers, answer: Answer) -> str:
    return texts.name(games.get(told.game), answers.kind, answer.item)


def seat(texts: Texts, told: Statistics, players: int, place: int) -> str:
    """The table is named too where games had different ones."""
    tables = {line.players for line in told.seats}
    return texts("stats-seat" if len(tables) > 1 else "tournament-seat", seat=place + 1, players=players)


def seats_table(texts: Texts, told: Statistics) -> Table:
    titles = ("tournament-column-seat", "match-column-games", "stats-column-wins", "match-column-interval")
    table = sheet(*map(texts, titles), texts("match-column-fair"))
    for line in told.seats:
        fair = "" if line.fair is None else percent(texts, line.fair)
        shares = (percent(texts, line.share.share), interval(texts, line.share), fair)
        table.add_row(seat(texts, told, line.players, line.seat), number(texts, line.games, 0), *shares)
    return table


def ends_table(texts: Texts, told: Statistics) -> Table:
    titles = ("stats-column-end", "match-column-games", "match-column-share", "match-column-interval")
    table = sheet(*map(texts, titles))
    for end in told.ends:
        shares = (percent(texts, end.share.share), interval(texts, end.share))
        table.add_row(reason(texts, told.game, end.reason), number(texts, end.games, 0), *shares)
    return table


def points_table(texts: Texts, told: Statistics) -> Table:
    titles = ("match-column-points", "stats-column-all", "match-column-interval", "stats-column-winners")
    table = sheet(*map(texts, titles), texts("stats-column-others"))
    for line in told.points:
        table.add_row(
            category(texts, told, line),
            number(texts, line.mean),
            f"{number(texts, line.low)} … {number(texts, line.high)}",
            number(texts, line.winners),
            number(texts, line.others),
            style="bold" if line.category == "total" else None,
        )
    return table


def answers_table(texts: Texts, told: Statistics, answers: Answers) -> Table:
    titles = ("stats-column-answer", "stats-column-seats", "stats-column-wins", "match-column-interval")
    table = sheet(*map(texts, titles), texts("match-column-fair"))
    shown = list(answers.answers)
    left = len(shown) - MOST_ANSWERS
    if left > 0:
        half = MOST_ANSWERS // 2
        shown = [*shown[:half], *shown[-half:]]
    for place, answer in enumerate(shown):
        if left > 0 and place == MOST_ANSWERS // 2:
            table.add_row(texts("stats-left-out", number=left))
        shares = (percent(texts, answer.share.share), interval(texts, answer.share), percent(texts, answer.fair))
        table.add_row(item(texts, told, answers, answer), number(texts, answer.seats, 0), *shares)
    if answers.rare:
        table.add_row(texts("stats-rare", number=answers.rare))
    return table
