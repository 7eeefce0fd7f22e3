"""What the games of a match tell: wins with intervals, points, ends, and what the thinking has cost."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from statistics import NormalDist, fmean, variance

import msgspec

from mirabilia.arena.match import Match
from mirabilia.arena.playing import FAULTS, Played
from mirabilia.arena.sprt import Verdict, verdict

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Share(msgspec.Struct, frozen=True):
    """A part of a whole with its 95 % interval."""

    share: float
    low: float
    high: float


class Thinking(msgspec.Struct, frozen=True):
    """What differs when the same match is played again. None where nothing was measured."""

    cpu: float | None
    """Seconds of computing per decision."""
    slowest: float | None
    """The longest decision, in seconds on the clock."""
    iterations: float | None
    """Iterations per second of computing."""


class Standing(msgspec.Struct, frozen=True):
    """How one entrant did."""

    name: str
    games: int
    won: int
    """Games in which all winners were its own seats."""
    shared: int
    lost: int
    wins: float
    """A game is one win; whoever shares it has a part for each of its seats among the winners."""
    share: Share
    """Wins of the games it played in, with Wilson's interval."""
    fair: float | None
    """The share it would have if all were equally strong; None where nobody is an opponent."""
    points: dict[str, float]
    """The average sheet of a seat, over the games that came to their end."""
    decisions: int
    iterations: int
    faults: dict[str, int]
    """How often it failed, by the kind of failure."""
    times: Thinking
    target: float | None = None
    """What it had to exceed alone, on average."""


class Ahead(msgspec.Struct, frozen=True):
    """How often the seats of one entrant were ranked better than those of another; a tie is half."""

    entrant: int
    other: int
    share: Share
    pairs: int
    """How many pairs of seats were compared."""


class Ending(msgspec.Struct, frozen=True):
    """A way in which games ended."""

    reason: str
    games: int
    wins: tuple[float, ...]
    """By entrant."""


class Figures(msgspec.Struct, frozen=True):
    """What a match tells. Rounds of which a game is missing are not counted, for they favour somebody."""

    rounds: int
    games: int
    uncounted: int
    entrants: tuple[Standing, ...]
    ahead: tuple[Ahead, ...]
    """Where a game has more than two seats, or one: for every two entrants, both ways."""
    ends: tuple[Ending, ...]
    sprt: Verdict | None = None
    """How far the test is, if the match is one."""


def figures(match: Match, games: Iterable[Played]) -> Figures:
    played = list(games)
    rounds = whole_rounds(match, played)
    counted = [game for games in rounds for game in games]
    return Figures(
        len(rounds),
        len(counted),
        len(played) - len(counted),
        tuple(standing(match, entrant, counted) for entrant in range(len(match.entrants))),
        ahead_table(match, rounds) if match.players != 2 else (),
        endings(match, counted),
        None if match.sprt is None else verdict(match.sprt, scores_in_a_row(match, rounds)),
    )


def whole_rounds(match: Match, games: Iterable[Played]) -> list[list[Played]]:
    rounds: dict[int, list[Played]] = {}
    for game in sorted(games, key=lambda game: game.number):
        rounds.setdefault(game.number // match.round_size, []).append(game)
    return [row for row in rounds.values() if len(row) == match.round_size]


# Wins.


def wins_of(game: Played) -> dict[int, float]:
    """The part of the win each entrant of a game has; none for one alone who has not won."""
    winners = [game.seating[seat] for seat, rank in enumerate(game.ranks) if rank == 1]
    return {entrant: number / len(winners) for entrant, number in Counter(winners).items()}


def standing(match: Match, entrant: int, games: Sequence[Played]) -> Standing:
    played = [game for game in games if entrant in game.seating]
    wins = [wins_of(game).get(entrant, 0.0) for game in played]
    faults = Counter(game.reason for game in played if at_fault(game) == entrant)
    seats = [(game, seat) for game in played for seat, sitting in enumerate(game.seating) if sitting == entrant]
    return Standing(
        match.entrants[entrant].name,
        len(played),
        wins.count(1.0),
        sum(0.0 < win < 1.0 for win in wins),
        wins.count(0.0),
        round(math.fsum(wins), 9),
        wilson(math.fsum(wins), len(played)),
        None if match.alone else match.fair(entrant),
        average_sheet([game.scores[seat] for game, seat in seats if game.scores]),
        sum(game.decisions[seat] for game, seat in seats),
        sum(game.iterations[seat] for game, seat in seats),
        {reason: faults[reason] for reason in FAULTS if faults[reason]},
        thinking(seats),
        average([game.target for game in played if game.target is not None]),
    )


def at_fault(game: Played) -> int | None:
    if game.fault is None or game.fault.seat is None:
        return None
    return game.seating[game.fault.seat]


def average_sheet(sheets: Sequence[Mapping[str, int]]) -> dict[str, float]:
    if not sheets:
        return {}
    return {category: round(fmean(sheet[category] for sheet in sheets), 6) for category in sheets[0]}


def average(numbers: Sequence[int]) -> float | None:
    return round(fmean(numbers), 6) if numbers else None


def thinking(seats: Sequence[tuple[Played, int]]) -> Thinking:
    decisions = sum(game.decisions[seat] for game, seat in seats)
    iterations = sum(game.iterations[seat] for game, seat in seats)
    cpu = math.fsum(game.times.cpu[seat] for game, seat in seats)
    slowest = max((game.times.slowest[seat] for game, seat in seats), default=0.0)
    return Thinking(
        round(cpu / decisions, 9) if decisions else None,
        slowest if decisions else None,
        round(iterations / cpu, 3) if iterations and cpu else None,
    )


def endings(match: Match, games: Sequence[Played]) -> tuple[Ending, ...]:
    """The most frequent first."""
    listed = []
    for reason, number in Counter(game.reason for game in games).most_common():
        totals = [0.0] * len(match.entrants)
        for game in games:
            if game.reason == reason:
                for entrant, part in wins_of(game).items():
                    totals[entrant] += part
        listed.append(Ending(reason, number, tuple(round(total, 9) for total in totals)))
    return tuple(listed)


# Who is ahead of whom.


def ahead_table(match: Match, rounds: Sequence[Sequence[Played]]) -> tuple[Ahead, ...]:
    return tuple(ahead(match, rounds, one, other) for one, other in permutations(range(len(match.entrants)), 2))


def ahead(match: Match, rounds: Sequence[Sequence[Played]], one: int, other: int) -> Ahead:
    compared = [row for row in (comparisons(match, games, one, other) for games in rounds) if row]
    pairs = sum(map(len, compared))
    return Ahead(one, other, clustered([fmean(row) for row in compared], pairs), pairs)


def comparisons(match: Match, games: Sequence[Played], one: int, other: int) -> list[float]:
    """In a round, for each pair of seats of the two: 1 if the first is ahead, 0 if it is behind, a half for a tie.

    Those who play alone are compared by what they made of the same seed: success, then the lead over the target.
    """
    tables = [[(game.seating[0], (game.ranks[0], -lead(game))) for game in games]] if match.alone else seats_of(games)
    marks = []
    for table in tables:
        for sitting, mark in table:
            for opposite, against in table:
                if sitting == one and opposite == other:
                    marks.append(0.5 if mark == against else float(mark < against))
    return marks


def seats_of(games: Sequence[Played]) -> list[list[tuple[int, tuple[int, int]]]]:
    return [[(entrant, (rank, 0)) for entrant, rank in zip(game.seating, game.ranks, strict=True)] for game in games]


def lead(game: Played) -> int:
    """By how many points one alone has exceeded the target."""
    return game.scores[0]["total"] - (game.target or 0) if game.scores else 0


# The test of a match of two.


def scores_in_a_row(match: Match, rounds: Iterable[Sequence[Played]]) -> Iterator[float]:
    """The share of the first entrant in each round, until one is missing."""
    for expected, games in enumerate(rounds):
        if games[0].number // match.round_size != expected:
            return
        yield round_score(match, games)


def round_score(match: Match, games: Sequence[Played]) -> float:
    """How often the seats of the first entrant were ahead of those of the second."""
    return round(fmean(comparisons(match, games, 0, 1)), 9)


# Intervals.


def wilson(wins: float, games: float) -> Share:
    """The share of wins with Wilson's score interval; `games` may be an effective number."""
    if games <= 0:
        return Share(0.0, 0.0, 1.0)
    share = wins / games
    spread = Z * math.sqrt(max(0.0, share * (1 - share)) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    centre = (share + Z * Z / (2 * games)) / scale
    low, high = max(0.0, centre - spread / scale), min(1.0, centre + spread / scale)
    return Share(share, min(low, share), max(high, share))


def clustered(means: Sequence[float], observations: int) -> Share:
    """The mean of per-round means, with an interval that takes the rounds, not what is in them, as independent.

    Wilson's interval with as many games as independent ones would be needed for the scatter of the rounds.
    """
    if not means:
        return Share(0.0, 0.0, 1.0)
    share, rounds = fmean(means), len(means)
    scatter = variance(means) / rounds if rounds > 1 else 0.0
    certain = share * (1 - share)
    effective = float(rounds)
    if rounds > 1 and certain > 0:
        widened = scatter * (student(rounds - 1) / Z) ** 2
        effective = min(float(observations), certain / widened) if widened > 0 else float(observations)
    return wilson(share * effective, effective)


def student(freedom: int) -> float:
    """The quantile of Student's distribution that takes the place of 1.96 where there are few rounds."""
    upper = (1 + CONFIDENCE) / 2
    if freedom == 1:
        return math.tan(math.pi * (upper - 0.5))
    if freedom == 2:
        return (2 * upper - 1) / math.sqrt(2 * upper * (1 - upper))
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + math.fsum(term / freedom**power for power, term in enumerate(terms, 1))
