"""What people tell the host, and where notifications go: nobody can keep others from it, on both databases."""

from __future__ import annotations

import pytest

from mirabilia.tables import reports, subscriptions
from mirabilia.tables.store import Store
from mirabilia.tables.subscriptions import Subscription

AT = 1_800_000_000_000


def told(store: Store, reporter: str, source: str, at: int = AT) -> None:
    reports.add(store, at, reporter, "a table", "hash of Zeno", "Zeno", "words", "", [], source)


def test_made_up_players_do_not_keep_others_from_telling_the_host(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thousand reports of invented players, and nobody could tell the host anything until they were read."""
    monkeypatch.setattr(reports, "MOST_OPEN", 7)
    monkeypatch.setattr(reports, "MOST_OF_ADDRESS", 3)
    told(store, "Anna", "her address", AT - 1)
    for number in range(9):
        for address in ("one", "another"):
            told(store, f"made up {number} at {address}", address, AT + number)
    assert len(reports.all_open(store)) == 7
    told(store, "Bruno", "his address", AT + 10)
    told(store, "Carla", "her own address", AT + 10)
    reporters = [one.reporter for one in reports.all_open(store)]
    assert {"Anna", "Bruno", "Carla"} < set(reporters)
    assert len(reporters) == 7
    (first, *_) = reports.all_open(store)
    assert reports.close(store, first.report, AT)
    told(store, "Anna", "her address", AT + 11)
    assert len(reports.all_open(store)) == 7, "what the host has read takes no room"


def test_players_are_told_apart_where_the_address_is_not_known(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "MOST_OF_ADDRESS", 2)
    for reporter in ("Anna", "Bruno", "Zeno", "Zeno", "Zeno"):
        told(store, reporter, "")
    assert sorted(one.reporter for one in reports.all_open(store)) == ["Anna", "Bruno", "Zeno", "Zeno"]


def test_one_address_has_so_many_browsers_that_are_told(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subscriptions, "MOST_OF_ADDRESS", 3)
    monkeypatch.setattr(subscriptions, "MOST_OF_ALL", 4)

    def subscribe(player: str, source: str, at: int) -> None:
        new = Subscription(player, f"https://fcm.googleapis.com/{player}", "key", "auth", "en")
        subscriptions.keep(store, new, at, source)

    subscribe("Anna", "hers", AT)
    for number in range(6):
        subscribe(f"made up {number}", "one", AT + 1 + number)
    subscribe("Bruno", "his", AT + 9)
    players = ["Anna", "Bruno", *(f"made up {number}" for number in range(6))]
    there = {one.player for one in subscriptions.of_players(store, players)}
    assert there == {"Anna", "Bruno", "made up 4", "made up 5"}
