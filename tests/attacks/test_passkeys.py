"""Passkeys in wrong hands: signatures used again, made for another site, or for something else."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

import pytest
from msgspec import structs

from mirabilia.tables import passkeys, people
from mirabilia.tables.passkeys import NewPasskey, Signature, encoded
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Store

EXTRA = "the extra passkeys is not installed"
cbor2 = pytest.importorskip("cbor2", reason=EXTRA)
ec = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec", reason=EXTRA)
hashes = pytest.importorskip("cryptography.hazmat.primitives.hashes", reason=EXTRA)

SITE = "https://play.example.org"
EVIL = "https://evil.example"
PRESENT, VERIFIED, CREDENTIAL = 0x01, 0x04, 0x40


@pytest.fixture
def store(tmp_path: Path) -> Store:
    opened = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    opened.migrate()
    return opened


class Authenticator:
    """A key in a device: signs whatever it is asked to, as a real one would for the site that asks."""

    def __init__(self) -> None:
        self.id = os.urandom(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def head(self, site: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    @staticmethod
    def client_data(kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": origin}).encode()

    def made(self, challenge: str, origin: str = SITE) -> NewPasskey:
        numbers = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        data = self.head(passkeys.site_of(origin), PRESENT | VERIFIED | CREDENTIAL) + attested
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return NewPasskey(encoded(self.id), encoded(self.client_data("create", challenge, origin)), encoded(statement))

    def signed(self, challenge: str, origin: str = SITE, site: str = "", kind: str = "get") -> Signature:
        data, client = (
            self.head(site or passkeys.site_of(origin), PRESENT | VERIFIED),
            self.client_data(kind, challenge, origin),
        )
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return Signature(encoded(self.id), encoded(client), encoded(data), encoded(signature))


def refusal(store: Store, signed: Signature, origin: str = SITE) -> str:
    with pytest.raises(Refused) as refused:
        passkeys.person_who_signed(store, origin, signed)
    return str(refused.value.fact["refusal"])


def with_passkey(store: Store, name: str) -> tuple[str, Authenticator]:
    person, device = people.make(store, name, f"player {name}", "").person, Authenticator()
    passkeys.add(store, person, SITE, device.made(passkeys.challenge(store, person)), "phone")
    return person, device


def test_a_signature_is_good_once_and_for_this_site(store: Store) -> None:
    anna, device = with_passkey(store, "Anna")
    good = device.signed(passkeys.challenge(store, None))
    assert passkeys.person_who_signed(store, SITE, good) == anna
    assert refusal(store, good) == "passkey", "a second time"
    for signed in (
        device.signed(passkeys.challenge(store, None), origin=EVIL),
        device.signed(passkeys.challenge(store, None), site="evil.example"),
        device.signed(passkeys.challenge(store, None), origin=f"{SITE}.evil.example"),
        device.signed(passkeys.challenge(store, None), origin=SITE.replace("https", "http")),
        device.signed(passkeys.challenge(store, None), kind="create"),
        device.signed("made up"),
        device.signed(passkeys.challenge(store, anna)),
    ):
        assert refusal(store, signed) == "passkey"
    assert refusal(store, device.signed(passkeys.challenge(store, None)), EVIL) == "passkey"


def test_a_copy_of_a_key_and_a_signature_of_somebody_else_are_found_out(store: Store) -> None:
    anna, device = with_passkey(store, "Anna")
    _, other = with_passkey(store, "Zeno")
    good = device.signed(passkeys.challenge(store, None))
    assert passkeys.person_who_signed(store, SITE, good) == anna
    device.count = 0  # a copy does not know how often the other has signed
    assert refusal(store, device.signed(passkeys.challenge(store, None))) == "passkey"
    theirs = other.signed(passkeys.challenge(store, None))
    assert refusal(store, structs.replace(theirs, id=encoded(device.id))) == "passkey"
    assert refusal(store, Authenticator().signed(passkeys.challenge(store, None))) == "unknown_passkey"


def test_nobody_adds_a_passkey_to_somebody_else(store: Store) -> None:
    anna, device = with_passkey(store, "Anna")
    zeno, other = with_passkey(store, "Zeno")
    for person, made in (
        (anna, other.made(passkeys.challenge(store, zeno))),  # a challenge of one's own
        (anna, Authenticator().made(passkeys.challenge(store, None))),  # one for entering
        (anna, Authenticator().made(passkeys.challenge(store, anna), origin=EVIL)),
        (zeno, device.made(passkeys.challenge(store, zeno))),  # the key that is hers already
    ):
        with pytest.raises(Refused):
            passkeys.add(store, person, SITE, made, "")
    assert passkeys.person_who_signed(store, SITE, device.signed(passkeys.challenge(store, None))) == anna
