"""People who have made themselves known: a name, and the browsers that are theirs.

A browser proves who it is with a secret of its own, that of the player at tables; its hash is the player of `players`
and `results`. A person is a name with any number of such players, so what somebody has played as a guest is theirs from
the moment they choose a name, and comes along from every browser that joins.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, Literal, TypeAlias

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from mirabilia import bots
from mirabilia.tables import hosting
from mirabilia.tables.hosting import milliseconds
from mirabilia.tables.names import look, looks_like, normalised
from mirabilia.tables.requests import LONGEST_NAME, Refused
from mirabilia.tables.schema import person_keys, persons
from mirabilia.tables.store import Store

ID_BYTES = 8
DEVICE = 16
"""Letters of a player's hash by which a device is named; from them nobody gets to the hash, let alone to the secret."""
MOST_DEVICES = 20
MOST_PUZZLES = 2000
MOST_DAYS = 1000
MOST_LESSONS = 200
"""Of each so many are kept."""
LONGEST_LABEL = 64
ASLEEP = 3_600_000
"""Milliseconds by which the time a device was last used may be late."""


Outcome: TypeAlias = Literal["solved", "seen"]
"""How a puzzle ended for the first time: found, or the answer was looked at."""


class Consent(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person has agreed to show to others besides the name; the rest is for themselves alone."""

    games: bool = False
    """Finished games with opponents and statistics."""
    accuracy: bool = False
    learning: bool = False
    """How many puzzles were solved and lessons gone through."""


class Progress(Struct, frozen=True):
    """Puzzles and lessons, as browsers keep them."""

    puzzles: dict[str, Outcome] = {}
    days: list[str] = []
    """The days whose puzzle was solved, in order."""
    lessons: list[str] = []
    """The lessons gone through, as "duel/first"."""


class Person(Struct, frozen=True):
    person: str
    name: str
    made_at: int
    consent: Consent
    progress: Progress


class Device(Struct, frozen=True):
    """A browser of a person."""

    player: str
    label: str
    added_at: int
    used_at: int
    revoked_at: int | None

    @property
    def id(self) -> str:
        return self.player[:DEVICE]


# Who somebody is.


def person_of(store: Store, player: str) -> Person | None:
    """The person whose browser this is; None for a guest, and for a browser that was sent away."""
    query = (
        sa.select(persons)
        .join(person_keys, person_keys.c.person == persons.c.person)
        .where(person_keys.c.player == player, person_keys.c.revoked_at.is_(None))
    )
    return _one(store, query)


def person_with_id(store: Store, person: str) -> Person | None:
    return _one(store, sa.select(persons).where(persons.c.person == person))


def person_named(store: Store, name: str) -> Person | None:
    """Whoever has this name, or one that looks like it."""
    return _one(store, sa.select(persons).where(persons.c.look == look_of(name)))


def persons_of(store: Store, players: Sequence[str]) -> dict[str, Person]:
    """The persons behind players, by the player's hash; devices that were sent away later count, guests do not."""
    query = (
        sa.select(person_keys.c.player, persons)
        .join(persons, person_keys.c.person == persons.c.person)
        .where(person_keys.c.player.in_([player for player in players if player]))
    )
    with store.reaching(), store.engine.connect() as connection:
        return {row["player"]: _person(row) for row in connection.execute(query).mappings()}


def players_of(store: Store, person: str) -> list[str]:
    """All players that are a person, those of devices that were sent away too: what they have played stays theirs."""
    query = sa.select(person_keys.c.player).where(person_keys.c.person == person)
    with store.reaching(), store.engine.connect() as connection:
        return sorted(connection.execute(query).scalars())


def same_person(store: Store, player: str) -> list[str]:
    """The players that are the same person as a browser of theirs: itself alone for a guest, nobody once sent away."""
    with store.reaching(), store.engine.connect() as connection:
        key = connection.execute(sa.select(person_keys).where(person_keys.c.player == player)).mappings().first()
    if key is None:
        return [player]
    return [] if key["revoked_at"] is not None else players_of(store, key["person"])


def siblings(store: Store, players: Iterable[str]) -> frozenset[str]:
    """All players that are the persons of these."""
    own = sa.select(person_keys.c.person).where(person_keys.c.player.in_(list(players)))
    query = sa.select(person_keys.c.player).where(person_keys.c.person.in_(own))
    with store.reaching(), store.engine.connect() as connection:
        return frozenset(connection.execute(query).scalars())


def _one(store: Store, query: sa.Select[Any]) -> Person | None:
    with store.reaching(), store.engine.connect() as connection:
        row = connection.execute(query).mappings().first()
    return None if row is None else _person(row)


def _person(row: Any) -> Person:
    consent = msgspec.json.decode(row["consent"], type=Consent)
    progress = msgspec.json.decode(row["progress"], type=Progress)
    return Person(row["person"], row["name"], row["made_at"], consent, progress)


# Names.


def checked_name(name: str) -> str:
    """A name as it is written down; Refused if it cannot be one."""
    shown = normalised(name)
    if not shown or len(shown) > LONGEST_NAME:
        raise Refused("name", f"a name has 1 to {LONGEST_NAME} characters", longest=LONGEST_NAME)
    if looks_like(shown, bots.NAMES):
        raise person_taken(shown)
    return shown


def look_of(name: str) -> str:
    """What is the same for names that look alike; of a name of signs alone, itself."""
    return look(name) or f"={normalised(name).casefold()}"


def person_taken(name: str) -> Refused:
    return Refused("person_taken", f"{name!r} looks like the name of somebody else here", name=name)


# Becoming one, and changing.


def make(store: Store, name: str, player: str, label: str, consent: Consent | None = None) -> Person:
    """Make a person of a guest; what was played in this browser comes along."""
    shown, now = checked_name(name), milliseconds()
    person = Person(secrets.token_hex(ID_BYTES), shown, now, consent or Consent(), Progress())
    row = {
        "person": person.person,
        "name": shown,
        "look": look_of(shown),
        "made_at": now,
        "consent": _text(person.consent),
        "progress": _text(person.progress),
    }
    try:
        with store.reaching(), store.writing.begin() as connection:
            _check_free(connection, player)
            connection.execute(persons.insert().values(**row))
            _add_key(connection, person.person, player, label)
    except IntegrityError:
        raise _refusal_of(store, player) or person_taken(shown) from None
    return person


def rename(store: Store, person: str, name: str) -> None:
    """Games that were played before keep the name under which they were played."""
    shown = checked_name(name)
    try:
        _update(store, person, name=shown, look=look_of(shown))
    except IntegrityError:
        raise person_taken(shown) from None


def set_consent(store: Store, person: str, consent: Consent) -> None:
    _update(store, person, consent=_text(consent))


def add_progress(store: Store, person: str, more: Progress) -> Progress:
    """Put together what several browsers know: what was first in one stays first. No more than there could be is kept,
    whatever they say."""
    with store.reaching(), store.writing.begin() as connection:
        query = sa.select(persons.c.progress).where(persons.c.person == person).with_for_update()
        old = msgspec.json.decode(connection.execute(query).scalar_one(), type=Progress)
        puzzles = old.puzzles | {id: how for id, how in more.puzzles.items() if id not in old.puzzles}
        new = Progress(
            dict(islice(puzzles.items(), MOST_PUZZLES)),
            sorted({*old.days, *more.days})[-MOST_DAYS:],
            sorted(islice(dict.fromkeys((*old.lessons, *more.lessons)), MOST_LESSONS)),
        )
        if new != old:
            row = sa.update(persons).where(persons.c.person == person).values(progress=_text(new))
            connection.execute(row)
    return new


def _update(store: Store, person: str, **values: str) -> None:
    with store.reaching(), store.writing.begin() as connection:
        connection.execute(sa.update(persons).where(persons.c.person == person).values(**values))


def _text(value: Struct) -> str:
    return msgspec.json.encode(value).decode()


# Devices.


def devices(store: Store, person: str) -> list[Device]:
    """The browsers of a person, the first one first."""
    query = sa.select(person_keys).where(person_keys.c.person == person).order_by(person_keys.c.added_at)
    fields = Device.__struct_fields__
    with store.reaching(), store.engine.connect() as connection:
        rows = connection.execute(query).mappings().all()
    return [Device(**{field: row[field] for field in fields}) for row in rows]


def add_device(store: Store, person: str, player: str, label: str) -> None:
    """Let a browser be that of a person; what was played there as a guest comes along."""
    try:
        with store.reaching(), store.writing.begin() as connection:
            add_device_with(connection, person, player, label)
    except IntegrityError:
        raise _refusal_of(store, player) or already_somebody() from None


def add_device_with(connection: sa.Connection, person: str, player: str, label: str) -> None:
    """The same with the commit that uses up what has proved it."""
    same = sa.select(person_keys.c.player).where(
        person_keys.c.player == player, person_keys.c.person == person, person_keys.c.revoked_at.is_(None)
    )
    if connection.execute(same).first() is not None:
        return
    _check_free(connection, player)
    count = sa.select(sa.func.count()).where(person_keys.c.person == person, person_keys.c.revoked_at.is_(None))
    if int(connection.execute(count).scalar_one()) >= MOST_DEVICES:
        raise Refused("too_many_devices", f"a person has at most {MOST_DEVICES} devices", most=MOST_DEVICES)
    _add_key(connection, person, player, label)


def note_use(store: Store, player: str) -> None:
    """Remember when a device was last used, an hour more or less."""
    now = milliseconds()
    row = sa.update(person_keys).where(person_keys.c.player == player, person_keys.c.used_at < now - ASLEEP)
    with store.reaching(), store.writing.begin() as connection:
        connection.execute(row.values(used_at=now))


def revoke(store: Store, person: str, device: str) -> Device:
    """Send a browser away: it is nobody's any more, and cannot come back by itself."""
    found = next((one for one in devices(store, person) if one.id == device and one.revoked_at is None), None)
    if found is None:
        raise Refused("no_device", "there is no such device")
    with store.reaching(), store.writing.begin() as connection:
        row = sa.update(person_keys).where(person_keys.c.player == found.player)
        connection.execute(row.values(revoked_at=milliseconds()))
        hosting.note_revoked(connection)
    return found


def _add_key(connection: sa.Connection, person: str, player: str, label: str) -> None:
    now = milliseconds()
    row = {"player": player, "person": person, "label": label[:LONGEST_LABEL], "added_at": now, "used_at": now}
    connection.execute(person_keys.insert().values(**row, revoked_at=None))


def _check_free(connection: sa.Connection, player: str) -> None:
    query = sa.select(person_keys.c.revoked_at).where(person_keys.c.player == player)
    row = connection.execute(query).first()
    if row is not None:
        raise already_somebody() if row.revoked_at is None else revoked()


def _refusal_of(store: Store, player: str) -> Refused | None:
    with store.reaching(), store.engine.connect() as connection:
        try:
            _check_free(connection, player)
        except Refused as refusal:
            return refusal
    return None


def already_somebody() -> Refused:
    return Refused("already_somebody", "this browser is that of a person already")


def revoked() -> Refused:
    return Refused("revoked", "this browser was sent away by its person: it has to begin anew")


def revoked_players(store: Store) -> frozenset[str]:
    """All browsers that were sent away."""
    query = sa.select(person_keys.c.player).where(person_keys.c.revoked_at.is_not(None))
    with store.reaching(), store.engine.connect() as connection:
        return frozenset(connection.execute(query).scalars())
