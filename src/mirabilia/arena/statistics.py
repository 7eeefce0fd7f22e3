"""What many games tell about a game: what seats are worth, how games end, where points come from, what wins.

All shares have 95 % intervals that take games as independent. What goes with winning need not be why somebody won:
who is ahead anyway can afford more.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, stdev

import msgspec

from mirabilia import games as all_games
from mirabilia.arena.entrants import line_up
from mirabilia.arena.figures import Share, student, wilson
from mirabilia.arena.match import GRACE, Match, check_match, teams_of
from mirabilia.arena.observation import Observation, questions_of
from mirabilia.arena.tournament_figures import Lengths, lengths
from mirabilia.core.options import checked_players, suitable_players

GAMES = 1000
FEW = 10
"""Answers that so few seats have given say nothing."""


class SeatLine(msgspec.Struct, frozen=True):
    players: int
    seat: int
    games: int
    share: Share
    """Of the wins; a shared win counts in parts."""
    fair: float | None
    """The share if seats did not matter; None for those who play alone."""


class EndLine(msgspec.Struct, frozen=True):
    reason: str
    games: int
    share: Share


class PointsLine(msgspec.Struct, frozen=True):
    """Where points come from, over the games that points have decided."""

    category: str
    mean: float
    low: float
    high: float
    winners: float
    others: float


class Answer(msgspec.Struct, frozen=True):
    """What those who had something made of it."""

    item: str
    seats: int
    """How many had it."""
    share: Share
    fair: float
    """The share they would have if it made no difference; alone, that of all games."""


class Answers(msgspec.Struct, frozen=True):
    """To one question of the game, the best first; those with few seats are left out, but counted."""

    question: str
    kind: str
    answers: tuple[Answer, ...]
    rare: int


class Statistics(msgspec.Struct, frozen=True):
    game: str
    options: tuple[str, ...]
    """With which games were played, as records have them; several where they differ."""
    games: int
    unusable: int
    seats: tuple[SeatLine, ...]
    ends: tuple[EndLine, ...]
    points: tuple[PointsLine, ...]
    margin: float | None
    """By how much the first was ahead of the second on average, where points decided."""
    lengths: Lengths | None
    questions: tuple[Answers, ...]


def statistics(game: str, observations: Iterable[Observation], unusable: int = 0) -> Statistics:
    seen = list(observations)
    decided = [one for one in seen if one.counted and one.scores]
    margins = [margin(one) for one in decided if len(one.ranks) > 1]
    return Statistics(
        game,
        tuple(sorted({one.options for one in seen})),
        len(seen),
        unusable,
        seat_lines(seen),
        tuple(
            EndLine(reason, number, wilson(number, len(seen)))
            for reason, number in Counter(one.reason for one in seen).most_common()
        ),
        points_lines(decided),
        round(fmean(margins), 6) if margins else None,
        lengths([one.moves for one in seen]),
        answered(game, seen),
    )


def won(game: Observation) -> list[float]:
    """The part of the win each seat has."""
    winners = game.ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in game.ranks]


def margin(game: Observation) -> int:
    """The lead of the best sheet over the second."""
    totals = sorted((sheet["total"] for sheet in game.scores), reverse=True)
    return totals[0] - totals[1]


def seat_lines(seen: Sequence[Observation]) -> tuple[SeatLine, ...]:
    tables: dict[int, list[list[float]]] = defaultdict(list)
    for game in seen:
        tables[len(game.ranks)].append(won(game))
    return tuple(
        SeatLine(players, seat, len(rows), wilson(math.fsum(row[seat] for row in rows), len(rows)), fair_of(players))
        for players, rows in sorted(tables.items())
        for seat in range(players)
    )


def fair_of(players: int) -> float | None:
    return None if players == 1 else 1 / players


def points_lines(decided: Sequence[Observation]) -> tuple[PointsLine, ...]:
    rows = [(sheet, rank == 1) for game in decided for sheet, rank in zip(game.scores, game.ranks, strict=True)]
    categories = list(dict.fromkeys(category for sheet, _ in rows for category in sheet))
    return tuple(points_line(category, rows) for category in categories)


def points_line(category: str, rows: Sequence[tuple[Mapping[str, int], bool]]) -> PointsLine:
    points = [float(sheet.get(category, 0)) for sheet, _ in rows]
    winners = [point for point, (_, is_winner) in zip(points, rows, strict=True) if is_winner]
    others = [point for point, (_, is_winner) in zip(points, rows, strict=True) if not is_winner]
    mean = fmean(points)
    spread = student(len(points) - 1) * stdev(points) / math.sqrt(len(points)) if len(points) > 1 else 0.0
    values = (mean, mean - spread, mean + spread, mean_of(winners), mean_of(others))
    return PointsLine(category, *(round(value, 6) for value in values))


def mean_of(points: Sequence[float]) -> float:
    return fmean(points) if points else 0.0


def answered(game: str, seen: Sequence[Observation]) -> tuple[Answers, ...]:
    questions = questions_of(game)
    if questions is None:
        return ()
    wins: dict[tuple[str, str], list[tuple[float, float]]] = defaultdict(list)
    alone = mean_of([won(one)[0] for one in seen if len(one.ranks) == 1])
    for observation in seen:
        parts = won(observation)
        fair = fair_of(len(parts))
        for name, item, seat in observation.traits:
            wins[name, item].append((parts[seat], alone if fair is None else fair))
    answers = []
    for question in questions.questions:
        given = {item: rows for (asked, item), rows in wins.items() if asked == question.name}
        frequent = [answer(item, rows) for item, rows in given.items() if len(rows) >= FEW]
        if given:
            ordered = tuple(sorted(frequent, key=lambda one: (-one.share.share, one.item)))
            answers.append(Answers(question.name, question.kind, ordered, len(given) - len(frequent)))
    return tuple(answers)


def answer(item: str, rows: Sequence[tuple[float, float]]) -> Answer:
    wins, fair = math.fsum(part for part, _ in rows), fmean(even for _, even in rows)
    return Answer(item, len(rows), wilson(wins, len(rows)), round(fair, 9))


# The games to play for them.


def arrange_games(
    game: str,
    names: Sequence[str],
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    games: int = GAMES,
    budget: str = "",
    seed: int = 1,
    commands: Mapping[str, str] | None = None,
) -> Match:
    """Games of these bots against each other. One alone has all seats, and a new deal in every game."""
    rules = all_games.get(game)
    number = checked_players(rules, suitable_players(rules, options) if players is None else players)
    entrants, row = line_up(list(dict.fromkeys(names)), budget, commands)
    match = Match(game, number, dict(options or {}), entrants, row, (), games, seed, GRACE)
    match = msgspec.structs.replace(match, places=teams_of(match))
    check_match(match)
    return match
