"""How somebody proves in a new browser who they are: a link that works once, or words they have written down.

Both are kept as hashes alone. Links are random, so a plain hash does; a phrase is short enough to be written down, so
its hash is slow, and salted with a secret of this database: nobody can prepare a table of phrases.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import sqlalchemy as sa

from mirabilia.core.describe import LANGUAGES
from mirabilia.tables.hosting import made_once, milliseconds
from mirabilia.tables.requests import Refused
from mirabilia.tables.schema import one_time, recovery
from mirabilia.tables.store import Store

Kind: TypeAlias = Literal["link", "passkey", "new passkey"]

LIFE: Mapping[Kind, int] = {"link": 600_000, "passkey": 300_000, "new passkey": 300_000}
"""Milliseconds for which what can be used once can be used."""
WORDS = 8
"""Of 2,048 each: 88 bits."""
SALT = "phrase_salt"
SCRYPT = {"n": 2**14, "r": 8, "p": 1, "dklen": 32}
"""16 MB and about a twentieth of a second for every phrase that somebody tries."""
LONGEST_PHRASE = 200


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


# What can be used once.


def give(store: Store, kind: Kind, person: str | None, secret: str | None = None) -> tuple[str, int]:
    """A new secret that can be used once, and until when; an older link of the same person is void."""
    secret, now = secret or secrets.token_urlsafe(24), milliseconds()
    row = {"secret": hashed(secret), "kind": kind, "person": person, "until": now + LIFE[kind]}
    with store.reaching(), store.writing.begin() as connection:
        old = one_time.c.until < now
        if kind == "link":
            old = sa.or_(old, sa.and_(one_time.c.kind == kind, one_time.c.person == person))
        connection.execute(sa.delete(one_time).where(old))
        connection.execute(one_time.insert().values(**row))
    return secret, now + LIFE[kind]


def take(store: Store, kind: Kind, secret: str) -> str | None:
    """Use a secret up: whose it was, None if it was nobody's; Refused if there is none. Of two at once, one has it."""
    where = (one_time.c.secret == hashed(secret), one_time.c.kind == kind, one_time.c.until >= milliseconds())
    with store.reaching(), store.writing.begin() as connection:
        row = connection.execute(sa.select(one_time.c.person).where(*where)).first()
        if row is None or connection.execute(sa.delete(one_time).where(*where)).rowcount != 1:
            raise used_up()
    person: str | None = row.person
    return person


def used_up() -> Refused:
    return Refused("used_up", "this was used already, or has run out: ask for a new one")


# Phrases.


@cache
def word_list(language: str) -> tuple[str, ...]:
    """The words of phrases: those of BIP-39, of which no two begin with the same four letters."""
    file = files("mirabilia.tables") / "words" / f"{language if language in LANGUAGES else LANGUAGES[0]}.txt"
    return tuple(file.read_text(encoding="utf-8").split())


def new_phrase(store: Store, person: str, language: str) -> tuple[str, ...]:
    """A new phrase, told this once; it counts when its person has confirmed it, and until then the one before does."""
    words = tuple(secrets.choice(word_list(language)) for _ in range(WORDS))
    row = {"phrase": _slow_hash(store, words), "person": person, "made_at": milliseconds(), "confirmed": False}
    with store.reaching(), store.writing.begin() as connection:
        forgotten = sa.delete(recovery).where(recovery.c.person == person, recovery.c.confirmed.is_(False))
        connection.execute(forgotten)
        connection.execute(recovery.insert().values(**row))
    return words


def confirm_phrase(store: Store, person: str, phrase: str) -> None:
    """From now on the phrase counts, and no other of the person."""
    own, hash = recovery.c.person == person, _slow_hash(store, read_phrase(phrase))
    with store.reaching(), store.writing.begin() as connection:
        confirmed = sa.update(recovery).where(own, recovery.c.phrase == hash).values(confirmed=True)
        if connection.execute(confirmed).rowcount != 1:
            raise wrong_phrase()
        connection.execute(sa.delete(recovery).where(own, recovery.c.phrase != hash))


def person_with_phrase(store: Store, phrase: str) -> str:
    """Whose phrase it is; Refused if it is nobody's."""
    query = sa.select(recovery.c.person).where(
        recovery.c.phrase == _slow_hash(store, read_phrase(phrase)), recovery.c.confirmed
    )
    with store.reaching(), store.engine.connect() as connection:
        person: str | None = connection.execute(query).scalar()
    if person is None:
        raise wrong_phrase()
    return person


def has_phrase(store: Store, person: str) -> bool:
    query = sa.select(recovery.c.person).where(recovery.c.person == person, recovery.c.confirmed)
    with store.reaching(), store.engine.connect() as connection:
        return connection.execute(query).first() is not None


def read_phrase(phrase: str) -> tuple[str, ...]:
    """The words of a phrase, however somebody has typed them; what cannot be one is refused before it is hashed."""
    words = tuple(phrase[:LONGEST_PHRASE].casefold().replace(",", " ").split())
    if len(words) != WORDS or not any(set(words) <= set(word_list(language)) for language in LANGUAGES):
        raise wrong_phrase()
    return words


def wrong_phrase() -> Refused:
    return Refused("wrong_phrase", f"nobody has this phrase: {WORDS} words in their order", words=WORDS)


def _slow_hash(store: Store, words: tuple[str, ...]) -> str:
    salt = bytes.fromhex(_salt(store))
    return hashlib.scrypt(" ".join(words).encode(), salt=salt, **SCRYPT).hex()


def _salt(store: Store) -> str:
    """The same for all phrases of a database: they are found by their hash alone."""
    return made_once(store, SALT, lambda: secrets.token_hex(16))
