"""What the database has of a person can be downloaded and goes with them: derived from the schema, so that no new table
is forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec
import sqlalchemy as sa

from mirabilia.server import exports
from mirabilia.tables import deletion, people
from mirabilia.tables.schema import ABOUT, GAME, OWN, metadata
from mirabilia.tables.store import Store

NOBODY = {
    "leases": ("table_id", "process"),
    "processes": ("process", "address", "token"),
    "settings": ("name", "value"),
    "accuracies": ("table_id", "level"),
    "traits": ("table_id", "body"),
    "players": ("table_id",),
    "bans": ("kind", "note"),
    "results": ("table_id", "game", "variant", "clock", "bot", "ending", "series"),
    "rated_games": ("table_id", "game", "pace"),
    "ratings": ("game", "pace"),
    "tournaments": ("tournament", "name", "game", "format", "status"),
    "persons": ("name", "look", "consent", "progress"),
    "person_keys": ("label",),
    "passkeys": ("credential", "public_key", "label"),
    "recovery": ("phrase",),
    "one_time": ("secret", "kind"),
    "shares": ("share", "game", "outline", "text", "source"),
    "seeks": ("seek", "process", "name", "game", "pace"),
    "invitations": ("invitation", "name", "table_id"),
    "blocks": ("name",),
    "reports": ("table_id", "name", "reason", "text", "lines", "source"),
    "subscriptions": ("subscription", "endpoint", "key", "auth", "language", "source"),
}
"""Texts that say nothing of whose a row is: a new one has to be looked at before it stands here."""
LOGS = ("log", "summaries", "snapshots", "tournament_log")
"""Tables whose texts name people: `test_people.py` and `test_tournaments.py` look at what is left there."""
MARKS = (OWN, ABOUT, GAME)


def marked(rows: sa.Table) -> list[sa.Column[Any]]:
    return [column for column in rows.c if column.info in MARKS]


def test_every_text_in_the_schema_is_somebodys_or_nobodys() -> None:
    for rows in metadata.sorted_tables:
        texts = {column.name for column in rows.c if isinstance(column.type, sa.String) and column.info not in MARKS}
        assert rows.name in LOGS or texts == {*NOBODY[rows.name]}, rows.name
    assert NOBODY.keys() | {*LOGS} == metadata.tables.keys()


class Somebody:
    def __init__(self, store: Store, name: str) -> None:
        self.player = f"player {name}".ljust(64, "x")
        self.person = people.make(store, name, self.player, f"browser of {name}").person

    def at(self, column: sa.Column[Any]) -> str:
        """How a column names them."""
        is_short = isinstance(column.type, sa.String) and column.type.length == 16
        by_person = column.name == "person" or is_short or column.table.name in ("ratings", "rated_games")
        return self.person if by_person else self.player


def row(rows: sa.Table, whose: dict[str, str], numbers: Iterator[int]) -> dict[str, Any]:
    """Something to be put into a table."""
    values: dict[str, Any] = {}
    for column in rows.c:
        if column.name in whose:
            values[column.name] = whose[column.name]
        elif column.nullable or column.name == "seat":
            values[column.name] = None if column.nullable else 0
        elif isinstance(column.type, sa.Boolean):
            values[column.name] = False
        elif isinstance(column.type, sa.String):
            values[column.name] = f"t{next(numbers)}"
        else:
            values[column.name] = next(numbers)
    return values


def fill(store: Store, anna: Somebody, bruno: Somebody) -> None:
    """In each column that may name her a row does; and each table has one of him alone."""
    numbers = count(1000)
    with store.writing.begin() as connection:
        for rows in metadata.sorted_tables:
            columns = marked(rows)
            if not columns or rows.name in ("persons", "person_keys"):
                continue
            his = {column.name: bruno.at(column) for column in columns}
            for column in columns:
                connection.execute(rows.insert().values(row(rows, his | {column.name: anna.at(column)}, numbers)))
            if rows.name == "blocks":
                his = {"player": bruno.player, "blocked": "somebody else"}
            connection.execute(rows.insert().values(row(rows, his, numbers)))


def all_rows(store: Store) -> dict[str, list[str]]:
    with store.engine.connect() as connection:
        return {
            rows.name: [str(tuple(one)) for one in connection.execute(sa.select(rows))]
            for rows in metadata.sorted_tables
        }


def test_all_there_is_of_somebody_can_be_downloaded_and_goes_with_them(store: Store) -> None:
    anna, bruno = Somebody(store, "Anna"), Somebody(store, "Bruno")
    fill(store, anna, bruno)
    person = people.person_with_id(store, anna.person)
    assert person is not None
    whole = exports.about(store, person)
    for rows in metadata.sorted_tables:
        if rows.name not in exports.ELSEWHERE:
            hers = [column for column in rows.c if column.info in (OWN, GAME)]
            assert len(whole.get(rows.name, ())) == len(hers), rows.name
    text = msgspec.json.encode(whole).decode()
    for secret in (anna.player, bruno.player, bruno.person, "browser of Bruno"):
        assert secret not in text
    before = all_rows(store)
    deletion.forget(store, anna.person)
    after = all_rows(store)
    for name, rows_left in after.items():
        assert not [one for one in rows_left if anna.player in one or anna.person in one or "Anna" in one], name
        his = [one for one in before[name] if anna.player not in one and anna.person not in one]
        if name != "settings":
            assert {*his} <= {*rows_left}, name
