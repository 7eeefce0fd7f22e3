"""Passkeys (WebAuthn): a key in a device or a password manager proves who somebody is, without anything to remember.

The server keeps the public half. A signature is of a challenge that was given for it and can be used once, for the site
that the browser names.
"""

from __future__ import annotations

import base64
import binascii
import json
import secrets
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from mirabilia.core import extras
from mirabilia.tables import proofs
from mirabilia.tables.hosting import milliseconds
from mirabilia.tables.people import LONGEST_LABEL
from mirabilia.tables.requests import Refused
from mirabilia.tables.schema import passkeys
from mirabilia.tables.store import Store

MOST = 10
ALGORITHMS = (-7, -257, -8)
"""ES256, RS256, EdDSA, as COSE numbers them."""


class Passkey(Struct, frozen=True):
    credential: str
    person: str
    public_key: str
    sign_count: int
    label: str
    added_at: int
    used_at: int


class NewPasskey(Struct, frozen=True):
    """What a browser has made, in base64url."""

    id: str
    client_data: str
    attestation: str


class Signature(Struct, frozen=True):
    """What a browser has signed, in base64url."""

    id: str
    client_data: str
    authenticator_data: str
    signature: str


def available() -> bool:
    """Whether the package is installed that checks them."""
    return find_spec("webauthn") is not None


def challenge(store: Store, person: str | None) -> str:
    """What is to be signed: for a new passkey of a person, or by one that is there."""
    if not available():
        raise Refused("no_passkeys", "this server has no passkeys: pip install 'mirabilia[passkeys]'")
    text = encoded(secrets.token_bytes(32))
    proofs.give(store, "passkey" if person is None else "new passkey", person, text)
    return text


def of_person(store: Store, person: str) -> list[Passkey]:
    """The passkeys of a person, the first one first."""
    query = sa.select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.added_at)
    with store.reaching(), store.engine.connect() as connection:
        rows = connection.execute(query).mappings().all()
    return [Passkey(**row) for row in rows]


def add(store: Store, person: str, origin: str, new: NewPasskey, label: str) -> None:
    """Keep a passkey that the browser of a person has made."""
    with extras.needed("passkeys"):
        import webauthn
        from webauthn.helpers.cose import COSEAlgorithmIdentifier
    if len(of_person(store, person)) >= MOST:
        raise Refused("too_many_passkeys", f"a person has at most {MOST} passkeys", most=MOST)
    text = challenge_of(new.client_data)
    if taken(store, "new passkey", text) != person:
        raise failed()
    credential = {
        "id": new.id,
        "rawId": new.id,
        "type": "public-key",
        "response": {"clientDataJSON": new.client_data, "attestationObject": new.attestation},
    }
    try:
        verified = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=decoded(text),
            expected_rp_id=site_of(origin),
            expected_origin=origin,
            supported_pub_key_algs=[COSEAlgorithmIdentifier(number) for number in ALGORITHMS],
        )
    except Exception as error:  # parsers of three formats stand behind it
        raise failed() from error
    now = milliseconds()
    row = Passkey(
        encoded(verified.credential_id),
        person,
        encoded(verified.credential_public_key),
        verified.sign_count,
        label[:LONGEST_LABEL],
        now,
        now,
    )
    try:
        with store.reaching(), store.writing.begin() as connection:
            connection.execute(passkeys.insert().values(**msgspec.structs.asdict(row)))
    except IntegrityError:
        raise failed() from None


def person_who_signed(store: Store, origin: str, signed: Signature) -> str:
    """Whose passkey has signed a challenge; Refused if none has."""
    with extras.needed("passkeys"):
        import webauthn
    text = challenge_of(signed.client_data)
    taken(store, "passkey", text)
    with store.reaching(), store.engine.connect() as connection:
        found = connection.execute(sa.select(passkeys).where(passkeys.c.credential == signed.id)).mappings().first()
    if found is None:
        raise Refused("unknown_passkey", "this passkey is of nobody here")
    response = {
        "clientDataJSON": signed.client_data,
        "authenticatorData": signed.authenticator_data,
        "signature": signed.signature,
    }
    credential: dict[str, Any] = {"id": signed.id, "rawId": signed.id, "type": "public-key", "response": response}
    try:
        verified = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=decoded(text),
            expected_rp_id=site_of(origin),
            expected_origin=origin,
            credential_public_key=decoded(found["public_key"]),
            credential_current_sign_count=found["sign_count"],
        )
    except Exception as error:  # parsers of three formats stand behind it
        raise failed() from error
    with store.reaching(), store.writing.begin() as connection:
        row = sa.update(passkeys).where(passkeys.c.credential == signed.id)
        connection.execute(row.values(sign_count=verified.new_sign_count, used_at=milliseconds()))
    person: str = found["person"]
    return person


def remove(store: Store, person: str, credential: str) -> None:
    where = (passkeys.c.person == person, passkeys.c.credential == credential)
    with store.reaching(), store.writing.begin() as connection:
        if connection.execute(sa.delete(passkeys).where(*where)).rowcount != 1:
            raise Refused("unknown_passkey", "there is no such passkey")


def taken(store: Store, kind: proofs.Kind, challenge: str) -> str | None:
    """For whom a challenge was given that nobody has signed yet; one that was not, or long ago, is none."""
    try:
        return proofs.take(store, kind, challenge)
    except Refused:
        raise failed() from None


def site_of(origin: str) -> str:
    """The name of the site for which a passkey is made: that of the page, without the port."""
    return urlsplit(origin).hostname or ""


def challenge_of(client_data: str) -> str:
    """What a browser says it has signed."""
    try:
        text = json.loads(decoded(client_data))["challenge"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise failed() from None
    if not isinstance(text, str):
        raise failed()
    return text


def encoded(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise failed() from None


def failed() -> Refused:
    return Refused("passkey", "the passkey could not be checked")
