"""Records shared by a link: how many, how long, and whose they are, on both databases."""

from __future__ import annotations

import pytest

from mirabilia.tables import hosting, shares
from mirabilia.tables.outline import GameOutline
from mirabilia.tables.requests import Refused
from mirabilia.tables.shares import DAY, KEPT_DAYS
from mirabilia.tables.store import Store

NOW = 1_800_000_000_000
GAME = GameOutline("duel", ("Anna", "Bruno"), "over", 60, (1, 2), (61, 52))


def shared(store: Store, text: str = "a record", owner: str = "hash of Anna", now: int = NOW) -> str:
    return shares.add(store, owner, text, GAME, now).share


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
    with pytest.raises(Refused, match="no room"):
        shared(store, owner="hash of Carla")
    monkeypatch.setattr(shares, "MOST", 9)
    monkeypatch.setattr(shares, "MOST_BYTES", 12)
    with pytest.raises(Refused, match="no room"):
        shared(store, owner="hash of Carla")


def test_who_is_forgotten_shares_nothing(store: Store) -> None:
    share = shared(store)
    hosting.forget_player(store, "hash of Anna")
    with pytest.raises(Refused):
        shares.text_of(store, share, NOW)
