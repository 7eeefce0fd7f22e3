"""Records shared by a link: how many, how long, and whose they are, on both databases."""

from __future__ import annotations

import hashlib

import pytest
import sqlalchemy as sa

from mirabilia.tables import deletion, schema, shares
from mirabilia.tables.outline import GameOutline
from mirabilia.tables.requests import Refused
from mirabilia.tables.room import SOURCE_BYTES, source_of
from mirabilia.tables.shares import DAY, KEPT_DAYS
from mirabilia.tables.store import Store

NOW = 1_800_000_000_000
GAME = GameOutline("duel", ("Anna", "Bruno"), "over", 60, (1, 2), (61, 52))


def shared(store: Store, text: str = "a record", owner: str = "hash of Anna", now: int = NOW, address: str = "") -> str:
    return shares.add(store, owner, text, GAME, now, source_of(store, address)).share


def test_a_record_is_kept_for_whoever_has_the_link(store: Store) -> None:
    share = shared(store, "città")
    assert shares.text_of(store, share, NOW) == "città"
    assert shares.one(store, share, NOW).outline == GAME
    with pytest.raises(Refused, match="no such shared game"):
        shares.text_of(store, f"{share}x", NOW)


def test_the_same_record_keeps_its_link_and_is_kept_for_as_long_again(store: Store) -> None:
    share = shared(store)
    assert shared(store, now=NOW + 80 * DAY) == share
    assert shared(store, owner="hash of Bruno") != share
    assert shares.text_of(store, share, NOW + 160 * DAY) == "a record"


def test_after_its_days_it_is_gone(store: Store) -> None:
    share = shared(store)
    assert shares.delete_expired(store, NOW + KEPT_DAYS * DAY - 1) == 0
    for ask in (shares.text_of, shares.one):
        with pytest.raises(Refused):
            ask(store, share, NOW + KEPT_DAYS * DAY)
    assert shares.delete_expired(store, NOW + KEPT_DAYS * DAY) == 1


def test_only_whoever_made_it_and_the_host_delete_it(store: Store) -> None:
    share, other = shared(store), shared(store, "another")
    assert not shares.delete(store, share, {"hash of Bruno"})
    assert shares.delete(store, share, {"hash of Anna", "another of hers"})
    assert [one.share for one in shares.of_person(store, {"hash of Anna"}, NOW)] == [other]
    assert [one.share for one in shares.everybody(store)] == [other]
    assert shares.delete(store, other)
    assert not shares.delete(store, other)


def test_nobody_can_fill_the_server(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "MOST_OF_PERSON", 2)
    monkeypatch.setattr(shares, "MOST", 3)
    for number in range(2):
        shared(store, str(number))
    with pytest.raises(Refused) as too_many:
        shared(store, "third")
    assert too_many.value.fact == {"refusal": "too_many_shares", "most": 2}
    assert shared(store, "0")  # what is shared already needs no room
    shared(store, owner="hash of Bruno")
    shared(store, owner="hash of Carla")  # Anna has most, and makes room
    assert len(shares.of_person(store, {"hash of Anna"}, NOW)) == 1
    with pytest.raises(Refused, match="no room"):
        shared(store, owner="hash of Dora")
    monkeypatch.setattr(shares, "MOST", 9)
    monkeypatch.setattr(shares, "MOST_BYTES", 19)
    with pytest.raises(Refused, match="no room"):
        shared(store, owner="hash of Dora")


def test_made_up_players_of_one_address_fill_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever throws secrets away had twenty shares with each; now those of others stay, and there is room for more."""
    monkeypatch.setattr(shares, "MOST_OF_ADDRESS", 3)
    monkeypatch.setattr(shares, "MOST", 7)
    anna = shared(store, address="192.0.2.1", now=NOW - 1)
    for number in range(3):
        shared(store, owner=f"made up {number}", now=NOW + number, address="203.0.113.9")
        shared(store, owner=f"made up as well {number}", now=NOW + number, address="203.0.113.10")
    with pytest.raises(Refused) as too_many:
        shared(store, owner="made up once more", address="203.0.113.9")
    assert too_many.value.fact == {"refusal": "too_many_shares_here", "most": 3}
    bruno = shared(store, owner="hash of Bruno", address="192.0.2.2")
    carla = shared(store, owner="hash of Carla", address="192.0.2.3")
    owners = [one.owner for one in shares.everybody(store)]
    assert {anna, bruno, carla} < {one.share for one in shares.everybody(store)}
    assert len(owners) == 7
    assert not {"made up 0", "made up as well 0"} & {*owners}


def test_addresses_are_not_in_the_database(store: Store) -> None:
    shared(store, address="192.0.2.1")
    with store.engine.connect() as connection:
        (source,) = connection.execute(sa.select(schema.shares.c.source)).scalars()
    assert source == source_of(store, "192.0.2.1") != source_of(store, "192.0.2.2")
    assert source not in (hashlib.blake2b(b"192.0.2.1", digest_size=SOURCE_BYTES).hexdigest(), "")


def test_who_is_forgotten_shares_nothing(store: Store) -> None:
    share = shared(store)
    deletion.forget_player(store, "hash of Anna")
    with pytest.raises(Refused):
        shares.text_of(store, share, NOW)
