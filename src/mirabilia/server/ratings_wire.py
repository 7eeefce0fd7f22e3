"""What clients get about ratings."""

from __future__ import annotations

from msgspec import Struct

from mirabilia.tables.paces import Pace


class RatingShown(Struct, frozen=True):
    """How strong somebody is in a game at a pace."""

    game: str
    pace: Pace
    rating: int
    """As Elo points are: 400 more are ten times the chances. Who is new begins with 1500, as the usual bot."""
    provisional: bool
    """Whether there are too few games to be sure."""
    games: int
    place: int | None
    """On the leaderboard; null while the rating is provisional."""
    last_at: int


class LeaderboardRow(Struct, frozen=True):
    place: int | None
    """null for a provisional rating: those come behind all others."""
    person: str | None
    """null for a bot."""
    name: str
    bot: str | None
    anchored: bool | None
    """Whether a bot was measured in matches; if not, its rating is provisional for good. null for a person."""
    rating: int
    provisional: bool
    games: int
    last_at: int


class Anchor(Struct, frozen=True):
    """A bot whose strength matches have shown: ratings are measured against it."""

    bot: str
    rating: int


class Leaderboard(Struct, frozen=True):
    """Who is rated in a game at a pace, the strongest first."""

    game: str
    pace: Pace
    anchors: list[Anchor]
    """The strongest first; without any, ratings compare those who play on this server, and nothing else."""
    number: int
    """How many are rated."""
    rows: list[LeaderboardRow]
    next: int | None
    """Where the next page begins; null if there is none."""


class RatingPoint(Struct, frozen=True):
    at: int
    rating: int
    provisional: bool


class RatingHistory(Struct, frozen=True):
    """How a rating has come about, game by game."""

    game: str
    pace: Pace
    points: list[RatingPoint]


class SeatRating(Struct, frozen=True):
    """How strong whoever sits at a seat is, for the game and the pace of the table."""

    seat: int
    rating: int
    provisional: bool
    change: int | None
    """What the game of this table has changed; null while it is being played, and if it is not rated."""
    anchored: bool | None
    """Whether a bot was measured in matches; null for a person."""
