"""What many games tell, as a page for the browser and as drawings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mirabilia.arena.figures import Share
from mirabilia.arena.statistics import Answers, Statistics
from mirabilia.cli import pages as drawn
from mirabilia.cli import stats_report
from mirabilia.cli.match_report import interval, percent
from mirabilia.cli.match_report import number as decimal
from mirabilia.cli.pages import Section
from mirabilia.cli.plots import Bar, Plot
from mirabilia.cli.stats_report import category, item, question, reason, seat
from mirabilia.cli.tournament_report import lengths_line
from mirabilia.core.describe import Texts


def page_of(texts: Texts, told: Statistics) -> str:
    lead = [*stats_report.lead(texts, told), texts("stats-how")]
    return drawn.page(texts, stats_report.heading(texts, told), lead, sections(texts, told))


def sections(texts: Texts, told: Statistics) -> Iterator[Section]:
    yield seats(texts, told)
    yield ends(texts, told)
    if told.lengths is not None:
        title, line = texts("tournament-lengths-title"), lengths_line(texts, told.lengths)
        labels = (str(told.lengths.least), str(told.lengths.most))
        yield Section(title, drawn.histogram(told.lengths.bars, labels, line), line)
    if told.points:
        yield points(texts, told)
    for answers in told.questions:
        yield answered(texts, told, answers)


def seats(texts: Texts, told: Statistics) -> Section:
    most = max(line.share.high for line in told.seats)
    rows = [
        [
            drawn.words(seat(texts, told, line.players, line.seat)),
            drawn.number(decimal(texts, line.games, 0)),
            drawn.number(percent(texts, line.share.share)),
            drawn.interval(line.share.share, line.share.low, line.share.high, 0.0, most, line.fair),
            drawn.number(interval(texts, line.share)),
        ]
        for line in told.seats
    ]
    columns = ("tournament-column-seat", "match-column-games", "stats-column-wins")
    titles = [*map(texts, columns), "", texts("match-column-interval")]
    title = texts("tournament-seats")
    return Section(title, drawn.table(titles, rows, title, wide=(3,)), texts("stats-mark"))


def ends(texts: Texts, told: Statistics) -> Section:
    rows = [
        [
            drawn.words(reason(texts, told.game, end.reason)),
            drawn.number(decimal(texts, end.games, 0)),
            drawn.number(percent(texts, end.share.share)),
            drawn.bar(end.share.share),
            drawn.number(interval(texts, end.share)),
        ]
        for end in told.ends
    ]
    columns = ("stats-column-end", "match-column-games", "match-column-share")
    titles = [*map(texts, columns), "", texts("match-column-interval")]
    title = texts("tournament-ends")
    return Section(title, drawn.table(titles, rows, title, wide=(3,)))


def points(texts: Texts, told: Statistics) -> Section:
    shown = [line for line in told.points if line.category != "total"]
    least, most = min(0.0, *(line.low for line in shown)), max(line.high for line in shown)
    rows = []
    for line in told.points:
        is_sum = line.category == "total"
        rows.append(
            [
                drawn.words(category(texts, told, line)),
                drawn.number(decimal(texts, line.mean)),
                drawn.words("") if is_sum else drawn.interval(line.mean, line.low, line.high, least, most),
                drawn.number(f"{decimal(texts, line.low)} … {decimal(texts, line.high)}"),
                drawn.number(decimal(texts, line.winners)),
                drawn.number(decimal(texts, line.others)),
            ]
        )
    columns = ("match-column-interval", "stats-column-winners", "stats-column-others")
    titles = [texts("match-column-points"), texts("stats-column-all"), "", *map(texts, columns)]
    title = texts("stats-points")
    return Section(title, drawn.table(titles, rows, title, wide=(2,)), texts("stats-points-how"))


def answered(texts: Texts, told: Statistics, answers: Answers) -> Section:
    most = max((one.share.high for one in answers.answers), default=1.0)
    rows = [
        [
            drawn.words(item(texts, told, answers, one)),
            drawn.number(decimal(texts, one.seats, 0)),
            drawn.number(percent(texts, one.share.share)),
            drawn.interval(one.share.share, one.share.low, one.share.high, 0.0, most, one.fair),
            drawn.number(interval(texts, one.share)),
        ]
        for one in answers.answers
    ]
    columns = ("stats-column-answer", "stats-column-seats", "stats-column-wins")
    titles = [*map(texts, columns), "", texts("match-column-interval")]
    title = question(texts, told, answers)
    note = texts("stats-rare", number=answers.rare) if answers.rare else ""
    return Section(title, drawn.table(titles, rows, title, wide=(3,)), note)


# As files of their own.


def plots(texts: Texts, told: Statistics) -> Iterator[tuple[str, Plot]]:
    """A plot, and its name, for each table that has intervals."""
    heading = stats_report.heading(texts, told)
    bars = [share_bar(texts, seat(texts, told, one.players, one.seat), one.share) for one in told.seats]
    yield "seats", Plot(texts("tournament-seats"), heading, bars, common(line.fair for line in told.seats))
    bars = [share_bar(texts, reason(texts, told.game, one.reason), one.share) for one in told.ends]
    yield "ends", Plot(texts("tournament-ends"), heading, bars)
    bars = [
        Bar(category(texts, told, line), line.mean, line.low, line.high, decimal(texts, line.mean))
        for line in told.points
        if line.category != "total"
    ]
    if bars:
        yield "points", Plot(texts("stats-points"), heading, bars)
    for answers in told.questions:
        bars = [share_bar(texts, item(texts, told, answers, one), one.share) for one in answers.answers]
        if bars:
            mark = common(one.fair for one in answers.answers)
            yield answers.question.replace("_", "-"), Plot(question(texts, told, answers), heading, bars, mark)


def share_bar(texts: Texts, label: str, share: Share) -> Bar:
    return Bar(label, share.share, share.low, share.high, percent(texts, share.share))


def common(marks: Iterable[float | None]) -> float | None:
    """The mark of all bars, if they have the same one."""
    different = set(marks)
    return different.pop() if len(different) == 1 else None
