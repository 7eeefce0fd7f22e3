"""The logs of all tournaments in the database, and a row for each by which they are listed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from mirabilia.tables import hosting
from mirabilia.tables.requests import Refused
from mirabilia.tables.schema import results, tournament_log, tournaments
from mirabilia.tables.store import Store
from mirabilia.tables.tournaments.entries import AnyTournamentEntry, Joined, Opened, TournamentLine, without_winner
from mirabilia.tables.tournaments.tournament import Tournament, replayed

BODY = msgspec.json.Decoder(AnyTournamentEntry)
LIVE = ("open", "running")
ATTEMPTS = 8
MOST_LIVE = 50
"""Tournaments of a server that are not over, and those of one person."""
MOST_OWN = 3
DELETED = "\u2013"
"""What is written where something was deleted."""
ALLOWED, NOBODY = "tournaments", "nobody"
"""The setting that says who may open one, if not everybody."""


class Listed(Struct, frozen=True):
    """A tournament in a list."""

    tournament: str
    name: str
    game: str
    format: str
    status: str
    people: int
    starts_at: int | None
    created_at: int
    changed_at: int
    seq: int


def load(store: Store, id: str) -> Tournament:
    """A tournament as it is now; Refused if there is none."""
    columns = (tournament_log.c.seq, tournament_log.c.at, tournament_log.c.body)
    query = sa.select(*columns).where(tournament_log.c.tournament == id).order_by(tournament_log.c.seq)
    with store.reaching(), store.engine.connect() as connection:
        rows = connection.execute(query).all()
    if not rows:
        raise Refused("no_tournament", "there is no such tournament")
    return replayed(id, (TournamentLine(seq, at, BODY.decode(body)) for seq, at, body in rows))


def opened(store: Store, id: str, entry: Opened, now: int) -> Tournament:
    """Write a new tournament down; Refused if there are too many."""
    tournament = Tournament(id, TournamentLine(0, now, entry))
    live = sa.select(sa.func.count()).where(tournaments.c.status.in_(LIVE))
    with store.reaching(), store.writing.begin() as connection:
        if hosting.setting_of(connection, ALLOWED) == NOBODY:
            raise Refused("tournaments_off", "whoever runs this server opens no tournaments")
        own = connection.execute(live.where(tournaments.c.opener == entry.opener)).scalar_one()
        if own >= MOST_OWN or connection.execute(live).scalar_one() >= MOST_LIVE:
            raise Refused("too_many_tournaments", "there are too many tournaments that are not over", most=MOST_OWN)
        _write(connection, tournament, [TournamentLine(0, now, entry)])
    return tournament


def act(
    store: Store, id: str, make: Callable[[Tournament], Sequence[AnyTournamentEntry]], now: int
) -> tuple[Tournament, bool]:
    """Do to a tournament what `make` says; the tournament, and whether anything was to do."""
    for _ in range(ATTEMPTS):
        tournament = load(store, id)
        entries = make(tournament)
        if not entries:
            return tournament, False
        at = max(now, tournament.changed_at)
        lines = [TournamentLine(tournament.seq + number, at, entry) for number, entry in enumerate(entries)]
        for line in lines:
            tournament.apply(line)
        try:
            with store.reaching(), store.writing.begin() as connection:
                _write(connection, tournament, lines)
        except IntegrityError:
            continue  # another process was first
        return tournament, True
    raise Refused("busy", "too many others are busy with this tournament; try again")


def _write(connection: sa.Connection, tournament: Tournament, lines: Sequence[TournamentLine]) -> None:
    rows = [
        {
            "tournament": tournament.id,
            "seq": line.seq,
            "at": line.at,
            "body": msgspec.json.encode(line.entry).decode(),
        }
        for line in lines
    ]
    connection.execute(tournament_log.insert(), rows)
    own = {
        "name": tournament.opened.name,
        "game": tournament.opened.game,
        "format": tournament.opened.format,
        "status": tournament.status,
        "opener": tournament.opened.opener,
        "people": sum(entrant.is_in for entrant in tournament.entrants.values()),
        "starts_at": tournament.opened.starts_at,
        "created_at": tournament.created_at,
        "changed_at": tournament.changed_at,
        "seq": tournament.seq,
    }
    if lines[0].seq == 0:
        connection.execute(tournaments.insert().values(tournament=tournament.id, **own))
    else:
        connection.execute(sa.update(tournaments).where(tournaments.c.tournament == tournament.id).values(**own))


def listed(store: Store, statuses: Sequence[str], limit: int, before: int | None = None) -> list[Listed]:
    """Tournaments, those that changed last first."""
    query = sa.select(tournaments).where(tournaments.c.status.in_(statuses))
    if before is not None:
        query = query.where(tournaments.c.changed_at < before)
    with store.reaching(), store.engine.connect() as connection:
        rows = connection.execute(query.order_by(tournaments.c.changed_at.desc()).limit(limit)).mappings().all()
    return [Listed(**{name: row[name] for name in Listed.__struct_fields__}) for row in rows]


def sequence(store: Store, ids: Sequence[str]) -> dict[str, int]:
    """How long the logs of these are."""
    query = sa.select(tournaments.c.tournament, tournaments.c.seq).where(tournaments.c.tournament.in_(ids))
    with store.reaching(), store.engine.connect() as connection:
        return {row.tournament: row.seq for row in connection.execute(query)}


def forget(connection: sa.Connection, person: str) -> None:
    """Nobody knows any more who took part here under this person's name."""
    found = sa.select(tournament_log).where(tournament_log.c.body.contains(person, autoescape=True))
    nobody = f"-{secrets.token_hex(7)}"
    for row in connection.execute(found).all():
        entry = BODY.decode(row.body.replace(person, nobody))
        if isinstance(entry, Joined) and entry.who == nobody:
            entry = msgspec.structs.replace(entry, name=DELETED)
        place = (tournament_log.c.tournament == row.tournament, tournament_log.c.seq == row.seq)
        body = msgspec.json.encode(entry).decode()
        connection.execute(sa.update(tournament_log).where(*place).values(body=body))
    own = tournaments.c.opener == person
    connection.execute(sa.update(tournaments).where(own).values(opener=nobody))


def void(store: Store, tables: Collection[str]) -> None:
    """Tables that are there no more have no winner: the tournaments whose games they were go on."""

    def counted(tournament: Tournament) -> list[AnyTournamentEntry]:
        return [without_winner(one.table, len(one.players)) for one in tournament.running() if one.table in tables]

    for one in listed(store, LIVE, MOST_LIVE):
        if counted(load(store, one.tournament)):
            act(store, one.tournament, counted, hosting.milliseconds())


def joined_by(store: Store, person: str) -> list[dict[str, Any]]:
    """Where somebody has taken part, under which name, and since when."""
    query = (
        sa.select(tournament_log, tournaments.c.name)
        .join(tournaments, tournaments.c.tournament == tournament_log.c.tournament)
        .where(tournament_log.c.body.contains(person, autoescape=True))
        .order_by(tournament_log.c.at)
    )
    with store.reaching(), store.engine.connect() as connection:
        rows = [(row.tournament, row.name, row.at, BODY.decode(row.body)) for row in connection.execute(query)]
    return [
        {"tournament": id, "name": name, "at": at, "as": entry.name}
        for id, name, at, entry in rows
        if isinstance(entry, Joined) and entry.who == person
    ]


def results_of(store: Store, tables: Sequence[str]) -> dict[str, list[Any]]:
    """What is written of the tables that are over, seat by seat."""
    query = sa.select(results).where(results.c.table_id.in_(tables)).order_by(results.c.table_id, results.c.seat)
    told: dict[str, list[Any]] = {}
    with store.reaching(), store.engine.connect() as connection:
        for row in connection.execute(query):
            told.setdefault(row.table_id, []).append(row)
    return told
