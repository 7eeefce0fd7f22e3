"""Ratings: how strong people and bots have shown themselves, for each game and pace.

They follow from the rated games that are over, in the order in which they have ended, and from nothing else. What a
game counts is written with the commit that ends it. Should one that ended before have been written later, as may happen
with several processes, those after it are worked out again: so ratings are always what a recount would make of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from mirabilia.competition.skill import Skill, after
from mirabilia.tables.anchors import anchors
from mirabilia.tables.paces import Pace, pace_of
from mirabilia.tables.results import VOID, final_ranks
from mirabilia.tables.schema import rated_games, ratings
from mirabilia.tables.table import Table

BOT = "@"
"""Stands before the names of bots where others are persons."""
LOCK = 7_100_003
"""On PostgreSQL one process rates at a time."""
NOBODY = ""
"""In the place of a person who is forgotten."""


class RatedSeat(Struct, frozen=True):
    """A seat of a rated game that is over."""

    table_id: str
    seat: int
    game: str
    pace: Pace
    who: str
    """A person, or "@" and the name of a bot."""
    side: int
    """The same for those who have won or lost together."""
    rank: int
    """Of the side; 1 is best."""
    ended_at: int


def rated_seats(table: Table) -> tuple[RatedSeat, ...]:
    """What a table counts for ratings; () if it counts nothing."""
    created, outcome = table.created, table.outcome
    if not created.rated or outcome is None or outcome.reason in VOID:
        return ()
    if any(plan.bot is None and not seat.person for plan, seat in zip(created.seats, table.seats, strict=True)):
        return ()  # somebody who has not come, or is forgotten
    ranks = final_ranks(table)
    return tuple(
        RatedSeat(
            table.id,
            seat,
            created.game,
            pace_of(created.clock),
            table.seats[seat].person or f"{BOT}{created.seats[seat].bot}",
            side,
            min(ranks[member] for member in team),
            table.changed_at,
        )
        for side, team in enumerate(table.state.teams)
        for seat in sorted(team)
    )


class RatedGame(Struct, frozen=True):
    """A row of `rated_games`: what a seat has counted, and what it has changed."""

    table_id: str
    seat: int
    game: str
    pace: str
    who: str
    side: int
    rank: int
    ended_at: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float

    @property
    def before(self) -> Skill:
        return Skill(self.mu_before, self.sigma_before)


FIELDS = RatedGame.__struct_fields__
ORDER = (rated_games.c.ended_at, rated_games.c.table_id, rated_games.c.seat)
UPDATE = (
    rated_games.update()
    .where(rated_games.c.table_id == sa.bindparam("at_table"), rated_games.c.seat == sa.bindparam("at_seat"))
    .values({name: sa.bindparam(name) for name in ("mu_before", "sigma_before", "mu", "sigma")})
)


def insert(connection: sa.Connection, seats: Iterable[RatedSeat]) -> None:
    """Write what games count that have just ended, and what follows from it."""
    rows = sorted(seats, key=lambda one: (one.game, one.pace, one.ended_at, one.table_id, one.seat))
    if not rows:
        return
    alone(connection)
    none = {"mu_before": 0.0, "sigma_before": 0.0, "mu": 0.0, "sigma": 0.0}
    connection.execute(rated_games.insert(), [msgspec.structs.asdict(row) | none for row in rows])
    for (game, pace), pool in groupby(rows, key=lambda one: (one.game, one.pace)):
        first = next(pool)
        rate(connection, game, pace, (first.ended_at, first.table_id))


def alone(connection: sa.Connection) -> None:
    """Until the commit no other process rates; in a file nobody else writes anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))


def rate(connection: sa.Connection, game: str, pace: str, since: tuple[int, str] = (0, "")) -> None:
    """Work out the ratings of a game and a pace from a game on."""
    at, table = since
    pool = (rated_games.c.game == game, rated_games.c.pace == pace)
    later = sa.or_(rated_games.c.ended_at > at, sa.and_(rated_games.c.ended_at == at, rated_games.c.table_id >= table))
    rows = [read(row) for row in connection.execute(sa.select(rated_games).where(*pool, later).order_by(*ORDER))]
    skills = skills_before(connection, pool, ~later, {row.who for row in rows})
    updates: list[dict[str, Any]] = []
    for _, group in groupby(rows, key=lambda row: row.table_id):
        updates += rated(game, list(group), skills)
    if updates:
        connection.execute(UPDATE, updates)
    renew(connection, game, pace, pool, {row.who for row in rows} - {NOBODY}, skills)


def read(row: Any) -> RatedGame:
    return RatedGame(*(getattr(row, name) for name in FIELDS))


def skills_before(
    connection: sa.Connection, pool: Sequence[Any], earlier: Any, people: Iterable[str]
) -> dict[str, Skill]:
    """How strong those were taken to be who had played earlier."""
    found: dict[str, Skill] = {}
    for who in people:
        last = [column.desc() for column in ORDER]
        query = sa.select(rated_games.c.mu, rated_games.c.sigma).where(*pool, rated_games.c.who == who, earlier)
        row = connection.execute(query.order_by(*last).limit(1)).first()
        if row is not None:
            found[who] = Skill(row.mu, row.sigma)
    return found


def rated(game: str, seats: Sequence[RatedGame], skills: dict[str, Skill]) -> list[dict[str, Any]]:
    """What a game has changed, also in what is known of everybody's strength."""
    fixed = {BOT + bot: skill for bot, skill in anchors(game).items()}
    before = {
        seat.seat: seat.before if seat.who == NOBODY else fixed.get(seat.who) or skills.get(seat.who, Skill())
        for seat in seats
    }
    sides = [[seat for seat in seats if seat.side == side] for side in sorted({seat.side for seat in seats})]
    ranks = [min(seat.rank for seat in side) for side in sides]
    shown = after([[before[seat.seat] for seat in side] for side in sides], ranks) if len(sides) > 1 else None
    updates = []
    for number, side in enumerate(sides):
        for place, seat in enumerate(side):
            old = before[seat.seat]
            new = old if shown is None or seat.who in fixed else shown[number][place]
            skills[seat.who] = new
            updates.append(
                {
                    "at_table": seat.table_id,
                    "at_seat": seat.seat,
                    "mu_before": old.mu,
                    "sigma_before": old.sigma,
                    "mu": new.mu,
                    "sigma": new.sigma,
                }
            )
    return updates


def renew(
    connection: sa.Connection,
    game: str,
    pace: str,
    pool: Sequence[Any],
    people: Iterable[str],
    skills: dict[str, Skill],
) -> None:
    """Write down how strong these are now."""
    for who in sorted(people):
        counted = sa.select(sa.func.count(sa.distinct(rated_games.c.table_id)), sa.func.max(rated_games.c.ended_at))
        number, last = connection.execute(counted.where(*pool, rated_games.c.who == who)).one()
        own = (ratings.c.game == game, ratings.c.pace == pace, ratings.c.who == who)
        connection.execute(sa.delete(ratings).where(*own))
        skill = skills[who]
        row = {"game": game, "pace": pace, "who": who, "mu": skill.mu, "sigma": skill.sigma}
        connection.execute(ratings.insert().values(**row, games=number, last_at=last))


def recount(connection: sa.Connection, told: Iterable[tuple[str, Sequence[RatedSeat]]]) -> None:
    """Put what logs tell in the place of what is written, and work out everything anew.

    A table whose log is gone, and a person who is forgotten, still count for those who played against them.
    """
    alone(connection)
    for table, seats in told:
        rows = connection.execute(sa.select(rated_games).where(rated_games.c.table_id == table))
        known = {row.seat: read(row) for row in rows}
        if any(row.who == NOBODY for row in known.values()):
            continue
        connection.execute(sa.delete(rated_games).where(rated_games.c.table_id == table))
        none = {"mu_before": 0.0, "sigma_before": 0.0, "mu": 0.0, "sigma": 0.0}
        if seats:
            connection.execute(rated_games.insert(), [msgspec.structs.asdict(seat) | none for seat in seats])
    connection.execute(sa.delete(ratings))
    pools = connection.execute(sa.select(rated_games.c.game, rated_games.c.pace).distinct()).all()
    for game, pace in sorted((row.game, row.pace) for row in pools):
        rate(connection, game, pace)


def forget(connection: sa.Connection, person: str) -> None:
    """Nobody knows any more whose games these were; what they have shown about the others stays."""
    connection.execute(sa.delete(ratings).where(ratings.c.who == person))
    connection.execute(sa.update(rated_games).where(rated_games.c.who == person).values(who=NOBODY))
