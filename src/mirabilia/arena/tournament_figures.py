"""What a tournament tells beyond a match: ratings, who beat whom, what a seat is worth, how long games are."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import fmean, median

import msgspec

from mirabilia.arena.figures import (
    Figures,
    Share,
    ahead_table,
    endings,
    standing,
    whole_rounds,
    wilson,
)
from mirabilia.arena.playing import Played
from mirabilia.arena.ratings import Rating, ratings
from mirabilia.arena.tournament import Tournament

BINS = 16
"""Into how many bars the lengths of games are put at most."""


class SeatShare(msgspec.Struct, frozen=True):
    """How often a seat has won, whoever sat there."""

    seat: int
    wins: float
    share: Share


class Lengths(msgspec.Struct, frozen=True):
    """How many moves the games had that came to their end."""

    least: int
    median: float
    mean: float
    most: int
    width: int
    """Of each bar; the first begins with `least`."""
    bars: tuple[int, ...]


class TournamentFigures(Figures, frozen=True):
    ratings: tuple[Rating, ...] = ()
    """The strongest first."""
    seats: tuple[SeatShare, ...] = ()
    lengths: Lengths | None = None


def tournament_figures(tournament: Tournament, games: Iterable[Played]) -> TournamentFigures:
    """`ahead` is the crosstable: of every two that met, both ways."""
    played = list(games)
    rounds = whole_rounds(tournament, played)
    counted = [game for games in rounds for game in games]
    return TournamentFigures(
        len(rounds),
        len(counted),
        len(played) - len(counted),
        tuple(standing(tournament, entrant, counted) for entrant in range(len(tournament.entrants))),
        tuple(one for one in ahead_table(tournament, rounds) if one.pairs),
        endings(tournament, counted),
        None,
        ratings(tournament, rounds),
        () if tournament.alone else seat_shares(tournament, counted),
        lengths([game.moves for game in counted if game.fault is None]),
    )


def seat_shares(tournament: Tournament, games: Sequence[Played]) -> tuple[SeatShare, ...]:
    """Everybody sits everywhere equally often, so this is about the seat alone."""
    parts: list[list[float]] = [[] for _ in range(tournament.players)]
    for game in games:
        winners = game.ranks.count(1)
        for seat, rank in enumerate(game.ranks):
            parts[seat].append(1 / winners if rank == 1 else 0.0)
    wins = [math.fsum(row) for row in parts]
    return tuple(SeatShare(seat, round(won, 9), wilson(won, len(games))) for seat, won in enumerate(wins))


def lengths(moves: Sequence[int]) -> Lengths | None:
    if not moves:
        return None
    least, most = min(moves), max(moves)
    width = max(1, -(-(most - least + 1) // BINS))
    bars = [0] * ((most - least) // width + 1)
    for number in moves:
        bars[(number - least) // width] += 1
    return Lengths(least, float(median(moves)), round(fmean(moves), 6), most, width, tuple(bars))
