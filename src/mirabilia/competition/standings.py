"""Who stands where in a tournament, and what decides between those with the same points.

At a table of many everybody gets the part of the others whom they were ahead of, a tie being half: with two that is 1,
a half, or 0. The tie-breaks are those of chapter C.07 of the FIDE Handbook (of 2024), where a table of many counts as
one game against the average of those who sat there:

1. Buchholz: the points of all opponents. A round one has not played (a bye, an opponent who has not come, being away)
   counts as one against somebody with as many points as oneself (16.4); rounds that an opponent has missed count as
   drawn (16.3).
2. Sonneborn-Berger: the points of each opponent, times what one has got against them.
3. Direct encounter, if all who are still equal have met.
4. Games won.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import groupby

from msgspec import Struct

from mirabilia.competition.matching import Pair


class Played(Struct, frozen=True):
    """What a table of a round has brought, or a bye."""

    round: int
    players: tuple[int, ...]
    """In the order of their seats; one alone has had a bye."""
    shares: tuple[float, ...]
    """What each has got."""
    absent: tuple[int, ...] = ()
    """Those who have not come."""

    @property
    def is_played(self) -> bool:
        """Whether it was about the game, for those who came."""
        return len(self.players) - len(self.absent) > 1


class Standing(Struct, frozen=True):
    entrant: int
    place: int
    """Shared by those between whom nothing decides."""
    points: float
    buchholz: float
    berger: float
    direct: float | None
    """None where it decides nothing."""
    wins: int
    played: int


def shares(ranks: Sequence[int]) -> tuple[float, ...]:
    """For each rank the part of the others it is ahead of; alone one has everything."""
    others = len(ranks) - 1
    if not others:
        return (1.0,)
    return tuple(
        (sum(other > rank for other in ranks) + (sum(other == rank for other in ranks) - 1) / 2) / others
        for rank in ranks
    )


def meetings(games: Sequence[Played]) -> Counter[Pair]:
    """How often two have met. Who has not come has met nobody."""
    met: Counter[Pair] = Counter()
    for game in games:
        here = sorted(one for one in game.players if one not in game.absent)
        met.update((one, other) for place, one in enumerate(here) for other in here[place + 1 :])
    return met


def points_of(games: Sequence[Played], before: int | None = None) -> dict[int, float]:
    """The points of all who have any, or those before a round."""
    points: dict[int, float] = defaultdict(float)
    for game in games:
        if before is None or game.round < before:
            for one, share in zip(game.players, game.shares, strict=True):
                points[one] += share
    return points


def standings(entrants: Sequence[int], games: Sequence[Played], rounds: int) -> list[Standing]:
    """Everybody after so many rounds, the best first; those who are equal in all as they are given."""
    points = points_of(games)
    own = {one: [game for game in games if one in game.players] for one in entrants}
    there = {one: {game.round for game in own[one] if one not in game.absent} for one in entrants}
    adjusted = {one: points.get(one, 0.0) + (rounds - len(there[one])) / 2 for one in entrants}
    rows = []
    for one in entrants:
        buchholz = berger = 0.0
        counted = 0
        for game in own[one]:
            share = game.shares[game.players.index(one)]
            others = [other for other in game.players if other != one and other not in game.absent]
            if one in game.absent or not others:
                buchholz += points[one]
                berger += share * points[one]
            else:
                counted += 1
                mean = sum(adjusted[other] for other in others) / len(others)
                buchholz += mean
                berger += sum(adjusted[other] * against(game, one, other) for other in others) / len(others)
        buchholz += points.get(one, 0.0) * (rounds - len({game.round for game in own[one]}))
        wins = sum(1 for game in own[one] if game.shares[game.players.index(one)] == 1)
        row = Standing(one, 0, points.get(one, 0.0), round(buchholz, 4), round(berger, 4), None, wins, counted)
        rows.append(row)
    return placed(rows, games)


def against(game: Played, one: int, other: int) -> float:
    """What one got against another at a table."""
    own, theirs = (game.shares[game.players.index(who)] for who in (one, other))
    return 1.0 if own > theirs else 0.5 if own == theirs else 0.0


def placed(rows: Sequence[Standing], games: Sequence[Played]) -> list[Standing]:
    """The rows in their order, with direct encounters and places."""
    result: list[Standing] = []
    for _, group in groupby(sorted(rows, key=lambda row: tuple(-mark for mark in marks(row))), key=marks):
        tied = list(group)
        direct = encounters([row.entrant for row in tied], games) if len(tied) > 1 else {}
        tied.sort(key=lambda row: (-direct.get(row.entrant, 0.0), -row.wins))
        first = len(result)
        for number, row in enumerate(tied):
            previous = result[-1] if number else None
            decided = direct.get(row.entrant)
            same = previous is not None and (previous.direct, previous.wins) == (decided, row.wins)
            place = previous.place if same and previous is not None else first + number + 1
            result.append(
                Standing(row.entrant, place, row.points, row.buchholz, row.berger, decided, row.wins, row.played)
            )
    return result


def marks(row: Standing) -> tuple[float, float, float]:
    return row.points, row.buchholz, row.berger


def encounters(tied: Sequence[int], games: Sequence[Played]) -> Mapping[int, float]:
    """What each of those who are equal has got against the others; nothing if two of them have not met."""
    met = meetings(games)
    if not all((min(one, other), max(one, other)) in met for one in tied for other in tied if one != other):
        return {}
    got: dict[int, float] = dict.fromkeys(tied, 0.0)
    for game in games:
        here = [one for one in game.players if one in got and one not in game.absent]
        for one in here:
            got[one] += sum(against(game, one, other) for other in here if other != one)
    return got
