"""Ratings as they are looked up: the best of a game, all of a person, how they came about, those at a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from mirabilia.competition.skill import SETTLED, Skill
from mirabilia.tables.anchors import anchors
from mirabilia.tables.ratings import BOT
from mirabilia.tables.schema import persons, rated_games, ratings
from mirabilia.tables.store import Store

POINTS = 500
"""The last games of a history; nobody sees more in a graph."""


class Rated(Struct, frozen=True):
    """How strong somebody is in a game at a pace."""

    who: str
    """A person, or "@" and the name of a bot."""
    name: str
    game: str
    pace: str
    skill: Skill
    games: int
    last_at: int

    @property
    def bot(self) -> str | None:
        return self.who.removeprefix(BOT) if self.who.startswith(BOT) else None

    @property
    def anchored(self) -> bool | None:
        """Whether matches have measured a bot; None for a person."""
        return is_anchored(self.game, self.who)

    @property
    def is_provisional(self) -> bool:
        return self.skill.is_provisional or self.anchored is False


def is_anchored(game: str, who: str) -> bool | None:
    """Whether the strength of a bot is known from matches, not from the games of this server; None for a person."""
    return who.removeprefix(BOT) in anchors(game) if who.startswith(BOT) else None


def is_settled(game: str) -> sa.ColumnElement[bool]:
    """Which rows have a place: those of many games, and of bots only those that were measured."""
    measured = [BOT + bot for bot in anchors(game)]
    is_person = ~ratings.c.who.startswith(BOT)
    return sa.and_(ratings.c.sigma <= SETTLED, sa.or_(is_person, ratings.c.who.in_(measured)))


SELECT = sa.select(ratings, persons.c.name).outerjoin(persons, persons.c.person == ratings.c.who)


def read(row: Any) -> Rated:
    skill = Skill(row.mu, row.sigma)
    return Rated(row.who, row.name or "", row.game, row.pace, skill, row.games, row.last_at)


def leaderboard(store: Store, game: str, pace: str, start: int, number: int) -> tuple[int, list[Rated]]:
    """How many are rated, and a page of them: the strongest first, provisional ratings behind the others."""
    pool = (ratings.c.game == game, ratings.c.pace == pace)
    order = (sa.case((is_settled(game), 0), else_=1), ratings.c.mu.desc(), ratings.c.who)
    query = SELECT.where(*pool).order_by(*order).offset(start).limit(number)
    with store.reaching(), store.engine.connect() as connection:
        count = connection.execute(sa.select(sa.func.count()).select_from(ratings).where(*pool)).scalar_one()
        return int(count), [read(row) for row in connection.execute(query)]


def of_person(store: Store, person: str) -> list[Rated]:
    """All ratings of a person, that of most games first."""
    query = SELECT.where(ratings.c.who == person).order_by(ratings.c.games.desc(), ratings.c.game, ratings.c.pace)
    with store.reaching(), store.engine.connect() as connection:
        return [read(row) for row in connection.execute(query)]


def place_of(store: Store, rated: Rated) -> int | None:
    """The place of somebody on the leaderboard; None while the rating is provisional."""
    if rated.is_provisional:
        return None
    better = sa.select(sa.func.count()).where(
        ratings.c.game == rated.game,
        ratings.c.pace == rated.pace,
        is_settled(rated.game),
        ratings.c.mu > rated.skill.mu,
    )
    with store.reaching(), store.engine.connect() as connection:
        return 1 + int(connection.execute(better).scalar_one())


def skills(store: Store, game: str, pace: str, people: Collection[str]) -> dict[str, Skill]:
    """How strong these are, as far as they are rated."""
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.pace == pace, ratings.c.who.in_(list(people)))
    with store.reaching(), store.engine.connect() as connection:
        return {row.who: Skill(row.mu, row.sigma) for row in connection.execute(query)}


def strengths(store: Store, game: str, pace: str, people: Collection[str]) -> dict[str, float]:
    """How strong these are taken to be, whether they have played or not."""
    fixed = {BOT + bot: skill for bot, skill in anchors(game).items()}
    known = skills(store, game, pace, people) | fixed
    return {who: known.get(who, Skill()).mu for who in people}


def history(store: Store, person: str, game: str, pace: str) -> list[tuple[int, Skill]]:
    """When each rated game of a person has ended, in order, and how strong they were taken to be after it."""
    query = (
        sa.select(rated_games.c.ended_at, rated_games.c.mu, rated_games.c.sigma)
        .where(rated_games.c.who == person, rated_games.c.game == game, rated_games.c.pace == pace)
        .order_by(rated_games.c.ended_at.desc(), rated_games.c.table_id.desc())
        .limit(POINTS)
    )
    with store.reaching(), store.engine.connect() as connection:
        rows = connection.execute(query).all()
    return [(row.ended_at, Skill(row.mu, row.sigma)) for row in reversed(rows)]


def changes(store: Store, table: str) -> dict[int, tuple[Skill, Skill]]:
    """By seat how strong those at a rated table that is over were taken to be before it, and after it."""
    query = sa.select(rated_games).where(rated_games.c.table_id == table)
    with store.reaching(), store.engine.connect() as connection:
        rows = connection.execute(query).all()
    return {row.seat: (Skill(row.mu_before, row.sigma_before), Skill(row.mu, row.sigma)) for row in rows}
