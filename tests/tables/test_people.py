"""People: names that nobody else has, browsers that come and go, and what is theirs."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from mirabilia.tables import deletion, hosting, people, requests
from mirabilia.tables.hub import STAND_IN, Hub
from mirabilia.tables.people import Consent, Progress
from mirabilia.tables.requests import Refused
from mirabilia.tables.schema import metadata, results
from mirabilia.tables.store import Store
from tests.tables.test_hub import run
from tests.tables.test_results import begun


def refusal(act: Any, *args: Any) -> str:
    with pytest.raises(Refused) as refused:
        act(*args)
    return str(refused.value.fact["refusal"])


def test_a_person_has_a_name_that_nobody_else_has(store: Store) -> None:
    anna = people.make(store, "  Anna  ", "phone", "Firefox")
    assert (anna.name, people.person_of(store, "phone")) == ("Anna", anna)
    for name in ("Anna", "anna", "\u0410nna", "A\u200bnna", "Ann\u00e0"):
        assert refusal(people.make, store, name, "other", "") == "person_taken"
    assert refusal(people.make, store, "master", "other", "") == "person_taken", "the name of a bot"
    assert refusal(people.make, store, " \u200b ", "other", "") == "name"
    assert refusal(people.make, store, "x" * 25, "other", "") == "name"
    assert refusal(people.make, store, "Bruno", "phone", "") == "already_somebody"
    sun = people.make(store, "\u2600", "sun", "")
    moon = people.make(store, "\u263e", "moon", "")
    assert people.person_named(store, "\u2600") == sun != moon
    assert people.person_of(store, "nobody") is None
    people.rename(store, sun.person, "Bruno")
    assert refusal(people.rename, store, moon.person, "8runo".replace("8", "B")) == "person_taken"
    people.rename(store, anna.person, "ANNA")
    assert people.person_named(store, "anna") is not None


def test_browsers_come_and_go(store: Store) -> None:
    anna = people.make(store, "Anna", "phone", "Firefox")
    people.add_device(store, anna.person, "laptop", "Chromium")
    people.add_device(store, anna.person, "laptop", "again")
    assert [one.label for one in people.devices(store, anna.person)] == ["Firefox", "Chromium"]
    assert people.same_person(store, "laptop") == ["laptop", "phone"] == people.players_of(store, anna.person)
    assert people.same_person(store, "guest") == ["guest"]
    bruno = people.make(store, "Bruno", "tablet", "")
    assert refusal(people.add_device, store, anna.person, "tablet", "") == "already_somebody"
    assert refusal(people.revoke, store, bruno.person, "phone") == "no_device"
    people.revoke(store, anna.person, "phone")
    assert people.person_of(store, "phone") is None
    assert people.revoked_players(store) == {"phone"}
    assert people.same_person(store, "phone") == []
    assert people.players_of(store, anna.person) == ["laptop", "phone"], "what was played there stays theirs"
    assert refusal(people.revoke, store, anna.person, "phone") == "no_device"
    for again in (people.make, people.add_device):
        args = (store, "Carla" if again is people.make else anna.person, "phone", "")
        assert refusal(again, *args) == "revoked"
    for number in range(people.MOST_DEVICES - 1):
        people.add_device(store, anna.person, f"device {number}", "")
    assert refusal(people.add_device, store, anna.person, "one more", "") == "too_many_devices"


def test_browsers_put_together_what_they_know(store: Store) -> None:
    anna = people.make(store, "Anna", "phone", "")
    people.add_progress(store, anna.person, Progress({"a": "solved"}, ["2026-05-02"], ["duel/first"]))
    both = people.add_progress(store, anna.person, Progress({"a": "seen", "b": "seen"}, ["2026-05-01"]))
    assert both == Progress({"a": "solved", "b": "seen"}, ["2026-05-01", "2026-05-02"], ["duel/first"])
    people.set_consent(store, anna.person, Consent(games=True))
    found = people.person_of(store, "phone")
    assert found is not None
    assert (found.progress, found.consent) == (both, Consent(games=True))


def test_a_ban_holds_for_every_browser_of_a_person(store: Store) -> None:
    anna = people.make(store, "Anna", "phone", "")
    people.add_device(store, anna.person, "laptop", "")
    hosting.ban(store, "ban", "phone")
    assert {row.who for row in hosting.bans_in_force(store)} == {"phone", "laptop"}
    assert [row.who for row in hosting.all_bans(store)] == ["phone"]


def test_nothing_is_left_of_who_wants_to_be_forgotten(store: Store) -> None:
    async def work(hub: Hub) -> None:
        id = await begun(hub, "duel", [None, None])
        await hub.request(id, lambda table: requests.resign(table, 0, STAND_IN))
        anna = people.make(store, "Anna", "player Anna", "Firefox")
        people.make(store, "Bruno", "player Bruno", "Firefox")
        people.add_device(store, anna.person, "player Anna's phone", "")
        assert deletion.forget(store, anna.person) == 1
        assert people.person_named(store, "Anna") is None
        with store.engine.connect() as connection:
            for rows in metadata.sorted_tables:
                text = str(connection.execute(sa.select(rows)).all())
                for own in ('"Anna"', "'Anna'", "player Anna", anna.person):
                    assert own not in text, rows.name
            seats = connection.execute(sa.select(results.c.player).order_by(results.c.seat)).scalars().all()
        assert seats == ["", "player Bruno"]
        assert people.person_named(store, "Bruno") is not None
        people.make(store, "Anna", "somebody else", "")

    run(store.engine.url.render_as_string(hide_password=False), work)
