"""Long logs: a snapshot beside the log tells the same as all of it, and is ignored when it does not fit."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa

from mirabilia import games
from mirabilia.tables import hub as hubs
from mirabilia.tables import redaction, requests, table_snapshot
from mirabilia.tables.hub import Hub
from mirabilia.tables.schema import snapshots
from mirabilia.tables.store import Append, Store, summary_of
from mirabilia.tables.table import MOST_SAID, Table, replayed
from tests.tables.scenario import Playing
from tests.tables.test_hub import first_move, run, seated

APART = ("_view", "_encoded", "_actions", "_events", "checkpoints", "state", "clocks", "game")
"""What is worked out anew, or compared by its parts."""


def contents(table: Table) -> dict[str, Any]:
    """Everything a table knows."""
    facts = {name: value for name, value in vars(table).items() if name not in APART}
    views = [table.state.view(viewer) for viewer in (None, *range(len(table.seats)))]
    events = [table.state.events(viewer) for viewer in (None, *range(len(table.seats)))]
    return facts | {"views": views, "events": events, "clocks": vars(table.clocks), "open": table.state.snapshot()}


def eventful(game: str) -> Playing:
    """A game with chat, moves taken back, a question and time that passes."""
    players = games.get(game).default_players
    playing = Playing(game, ("Anna", "Bruno", "Carla", "Dario", "Elena")[:players])
    for number in range(30):
        if playing.table.outcome is not None:
            break
        playing.wait(number)
        playing.move(number=number % 2 if len(playing.table.state.legal(playing.table.to_act()[0])) > 1 else 0)
        if number % 7 == 3:
            playing.ask(requests.say, "", f"line {number}", 0)
        last = playing.table.moves[-1]
        if number % 5 == 4 and requests.goes_back_to(playing.table, last.seat) < len(playing.table.moves):
            playing.ask(requests.undo, last.seat)
    playing.ask(requests.offer_end, 0)
    return playing


@pytest.mark.parametrize("game", games.playable())
def test_a_snapshot_tells_the_same_as_the_log(game: str) -> None:
    playing = eventful(game)
    assert playing.table.undone or game != "duel"
    snapshot = table_snapshot.decoded(table_snapshot.taken(playing.table))
    assert snapshot is not None
    restored = table_snapshot.restored("t", snapshot)
    assert contents(restored) == contents(playing.table) == contents(replayed("t", playing.lines))
    assert redaction.table(restored, 0) == redaction.table(playing.table, 0)


@pytest.mark.parametrize("game", games.playable())
def test_going_back_to_a_checkpoint_is_playing_again(game: str) -> None:
    playing = Playing(game, ("Anna", "Bruno", "Carla")[: max(2, min(3, games.get(game).default_players))])
    for _ in range(40):
        playing.move()
    for number in (39, 30, 17, 16, 5, 0):
        last, state = playing.table.checkpoints.back_to(number)
        fresh = playing.table.fresh()
        for move in playing.table.moves[:last]:
            fresh.play(move.seat, fresh.parse(move.text, move.seat))
        assert last <= number < last + 16
        assert (state.snapshot(), state.events(0)) == (fresh.snapshot(), fresh.events(0))


def test_a_long_log_gets_a_snapshot_and_the_table_comes_back_from_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "COMPACT", 10)
    ids: list[str] = []

    async def talk(hub: Hub) -> None:
        ids.append(await seated(hub, "Anna", "Bruno"))
        for number in range(25):
            await hub.request(ids[0], partial(requests.say, name="", text=f"line {number}", seat=0))
        await hub.request(ids[0], first_move(0))
        await asyncio.gather(*(task for task in hub.tasks if task is not hub.sweeping))

    async def come_back(hub: Hub) -> None:
        found = await asyncio.to_thread(hub.store.snapshot, ids[0])
        assert found is not None
        snapshot, rest = found
        assert len(rest) < 10 < snapshot.seq
        table = await hub.table(ids[0])
        assert contents(table) == contents(replayed(ids[0], hub.store.load(ids[0])))
        assert len(table.said) == 25

    run(url, talk)
    run(url, come_back)


@pytest.mark.parametrize("body", ["", "{}", "nonsense", '{"version": 0}'])
def test_a_snapshot_that_cannot_be_read_is_ignored(store: Store, body: str) -> None:
    playing = eventful("duel")
    store.append(Append("t", tuple(playing.lines), summary_of(playing.table)))
    with store.writing.begin() as connection:
        connection.execute(snapshots.insert().values(table_id="t", seq=3, body=body))
    assert store.snapshot("t") is None
    assert len(store.load("t")) == len(playing.lines)


def test_a_snapshot_of_more_than_the_log_has_is_ignored(store: Store) -> None:
    playing = eventful("duel")
    store.append(Append("t", tuple(playing.lines[:-1]), summary_of(playing.table)))
    store.save_snapshot("t", playing.table.seq, table_snapshot.taken(playing.table))
    assert store.snapshot("t") is None


def test_a_newer_snapshot_takes_the_place_of_an_older_one(store: Store) -> None:
    for seq in (5, 9, 7):
        store.save_snapshot("t", seq, b"{}")
    with store.engine.connect() as connection:
        assert connection.execute(sa.select(snapshots.c.seq)).scalars().all() == [9]


def test_chat_is_remembered_up_to_a_limit_and_told_in_pages() -> None:
    playing = Playing()
    for number in range(MOST_SAID + 20):
        playing.ask(requests.say, "", f"line {number}", 0)
    page, before = redaction.chat(playing.table)
    texts = [line.text for line in page]
    assert texts == [f"line {number}" for number in range(MOST_SAID - 30, MOST_SAID + 20)]
    pages = 1
    while before is not None:
        page, before = redaction.chat(playing.table, before)
        pages += 1
    assert pages == MOST_SAID // redaction.CHAT_PAGE
    assert page[0].text == "line 20"
