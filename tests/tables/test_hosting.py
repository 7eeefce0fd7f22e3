"""What whoever runs a server may do, on both databases."""

from __future__ import annotations

import msgspec
import pytest

from mirabilia.tables import deletion, hosting, requests, table_snapshot
from mirabilia.tables.deletion import DELETED
from mirabilia.tables.entries import AnyEntry, Created, LogLine
from mirabilia.tables.hosting import DAY, Bans
from mirabilia.tables.hub import Hub
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Append, Store, summary_of
from mirabilia.tables.table import Table, replayed
from tests.tables.scenario import START, Playing
from tests.tables.test_hub import first_move, run, seated, until


def written(store: Store, id: str, playing: Playing) -> None:
    store.append(Append(id, tuple(playing.lines), msgspec.structs.replace(summary_of(playing.table), table=id)))


def test_a_closed_table_is_over(store: Store) -> None:
    written(store, "one", Playing())
    assert hosting.close_table(store, "one")
    table = replayed("one", store.load("one"))
    assert table.outcome is not None
    assert (table.status, table.outcome.reason) == ("over", "closed")
    assert [summary.status for summary in hosting.tables(store)] == ["over"]
    assert not hosting.close_table(store, "one")
    assert not hosting.close_table(store, "none")


def test_a_deleted_table_leaves_nothing(store: Store) -> None:
    for id in ("one", "two"):
        written(store, id, Playing())
    store.save_snapshot("one", 2, b"{}")
    assert deletion.delete_tables(store, ["one", "none"]) == 1
    assert store.load("one") == []
    assert [summary.table for summary in hosting.tables(store)] == ["two"]
    assert [summary.table for summary in store.of_players(["player Anna"])] == ["two"]
    assert deletion.delete_tables(store, ["one"]) == 0


def test_tables_are_kept_as_long_as_the_host_says(store: Store) -> None:
    written(store, "old", Playing())
    assert deletion.delete_old_tables(store, START + 1000 * DAY) == 0
    hosting.set_keep_days(store, 30)
    assert hosting.keep_days(store) == 30
    assert deletion.delete_old_tables(store, START + 29 * DAY) == 0
    assert deletion.delete_old_tables(store, START + 31 * DAY) == 1
    hosting.set_keep_days(store, None)
    assert hosting.keep_days(store) is None


def test_whom_the_host_bans(store: Store) -> None:
    hosting.ban(store, "ban", "192.0.2.7", note="spam")
    hosting.ban(store, "mute", "a player", days=3)
    hosting.ban(store, "mute", "a player", days=5)
    rows = hosting.all_bans(store)
    assert [(row.kind, row.who, row.note) for row in rows] == [("ban", "192.0.2.7", "spam"), ("mute", "a player", "")]
    assert rows[1].until == rows[1].at + 5 * DAY
    bans = Bans()
    bans.read(rows)
    assert bans.has("ban", "", "192.0.2.7")
    assert not bans.has("ban", "", "a player")
    assert hosting.pardon(store, "a player") == 1
    assert hosting.pardon(store, "a player") == 0
    hosting.ban(store, "ban", "gone", days=-1)
    assert [row.who for row in hosting.all_bans(store)] == ["192.0.2.7"]


def test_a_person_is_forgotten_and_the_games_stay(store: Store) -> None:
    playing = Playing()
    playing.move()
    playing.ask(requests.say, "", "my address is private", 0)
    playing.ask(requests.say, "", "hello Anna", 1)
    written(store, "one", playing)
    store.save_snapshot("one", playing.table.seq, table_snapshot.taken(playing.table))
    assert hosting.players_like(store, "player A") == ["player Anna"]
    playing.ask(requests.resign, 1, "greedy")
    again = LogLine(0, START, requests.rematch(playing.table, 9))
    store.append(Append("again", (again,), summary_of(Table("again", again))))
    assert deletion.forget_player(store, "player Anna") == 2
    first = store.load("again")[0].entry
    assert isinstance(first, Created)
    assert [plan.name for plan in first.seats] == ["", "Bruno"]
    table = replayed("one", store.load("one"))
    assert table.names() == (f"{DELETED} 1", "Bruno")
    assert [said.entry.text for said in table.said] == [DELETED, "hello Anna"]
    assert table.state.snapshot() == playing.table.state.snapshot()
    assert store.of_players(["player Anna"]) == []
    assert [f"{DELETED} 1", "Bruno"] in [summary.seats for summary in hosting.tables(store)]
    assert store.snapshot("one") is None
    bodies = msgspec.json.encode([line.entry for line in store.load("one")]).decode()
    assert "private" not in bodies
    assert '"name":"Anna"' not in bodies


def test_a_running_server_obeys(url: str) -> None:
    async def work(hub: Hub) -> None:
        await hub.sweep()
        kept, closed, deleted = [await seated(hub, "Anna", "Bruno") for _ in range(3)]
        heard: list[str] = []
        await hub.listen(closed, "s0", heard.append)
        other = Store(url)
        assert hosting.close_table(other, closed)
        assert deletion.delete_tables(other, [deleted]) == 1
        hosting.ban(other, "mute", "192.0.2.7")
        other.close()
        await hub.obey()
        await until(hub, closed, lambda table: table.status == "over")
        assert any('"closed"' in message for message in heard)
        assert hub.bans.has("mute", "192.0.2.7")
        with pytest.raises(Refused, match="no such table"):
            await hub.request(deleted, first_move(0))
        assert await hub.request(kept, first_move(0))
        assert hub.store.load(deleted) == []

    run(url, work)


def test_no_entry_is_unknown_to_the_forgetting() -> None:
    """Whoever adds an entry with words of people in it has to think of those who want to be forgotten."""
    told = {
        kind.__name__
        for kind in AnyEntry.__args__
        if {"name", "text", "player", "secret"} & set(kind.__struct_fields__)
    }
    assert told == {"Seated", "Said", "Moved"}
