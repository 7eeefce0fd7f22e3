"""All tables of a process: real bots in real processes, a real database, clocks that ring, news for everybody."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from mirabilia.tables import bot_pool, entries, requests
from mirabilia.tables.bot_pool import BotPool, Job
from mirabilia.tables.engine_queue import Turn
from mirabilia.tables.entries import Clock
from mirabilia.tables.hub import RETRY_SECONDS, STAND_IN, Hub, Listener
from mirabilia.tables.messages import BotDecision
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Store, Unavailable
from mirabilia.tables.table import Table
from tests.waiting import LONG


def run(url: str, work: Callable[[Hub], Awaitable[None]]) -> None:
    """Do something with a hub of one process."""

    async def whole() -> None:
        store = Store(url)
        store.migrate()
        hub = Hub(store, BotPool(1))
        try:
            await asyncio.wait_for(work(hub), LONG)
        finally:
            await hub.close()
            store.close()

    asyncio.run(whole())


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


async def until(hub: Hub, id: str, reached: Callable[[Table], bool]) -> Table:
    while not reached(table := await hub.table(id)):
        await asyncio.sleep(0.01)
    return table


async def seated(hub: Hub, *names: str, **fields: Any) -> str:
    """A table of Duel; capitalised names sit down."""
    plan = [None if name[:1].isupper() else name for name in names]
    id = await hub.create(requests.create("duel", plan, seed=5, **fields))
    for seat, name in enumerate(names):
        if plan[seat] is None:
            await hub.request(id, sits(seat, name))
    return id


def sits(seat: int, name: str) -> Callable[[Table], list[entries.AnyEntry]]:
    return lambda table: requests.sit(table, seat, name, f"s{seat}")


def this_move(seat: int, text: str) -> Callable[[Table], list[entries.AnyEntry]]:
    return lambda table: requests.move(table, seat, text)


def first_move(seat: int) -> Callable[[Table], list[entries.AnyEntry]]:
    return lambda table: requests.move(table, seat, table.state.text(table.state.legal(seat)[0]))


def test_what_is_due_and_fails_is_not_tried_again_at_once(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It had been, a thousand times a second: whoever was to be told of it could not be."""

    async def work(hub: Hub) -> None:
        id = await seated(hub, "Anna", "Bruno", clock=Clock("move", 1))
        tried = 0

        def fail(*_: object) -> None:
            nonlocal tried
            tried += 1
            raise TypeError("nobody expected that")

        monkeypatch.setattr(requests, "expire", fail)
        hub.alarms.pop(id).cancel()
        hub.ring(id)
        while tried == 0 or id not in hub.alarms:
            await asyncio.sleep(0.01)
        assert hub.alarms[id].when() - asyncio.get_running_loop().time() > RETRY_SECONDS / 2

    run(file, work)


def test_bots_play_a_whole_game_by_themselves(url: str) -> None:
    async def work(hub: Hub) -> None:
        id = await seated(hub, "random", "greedy")
        assert (await hub.table(id)).moves == []  # nobody looks on
        await hub.listen(id, "", lambda _: None)
        table = await until(hub, id, lambda table: table.status == "over")
        assert table.outcome is not None
        assert {move.bot for move in table.moves} == {"random", "greedy"}
        assert [line.seq for line in hub.store.load(id)] == list(range(table.seq))

    run(url, work)


def test_after_a_restart_every_game_goes_on_where_it_was(file: str) -> None:
    left: list[Any] = []

    async def begin(hub: Hub) -> None:
        id = await seated(hub, "Anna", "random", clock=Clock("game", 3600))
        await hub.request(id, first_move(0))
        table = await until(hub, id, lambda table: table.to_act() == (0,))
        left.extend([id, table.state.snapshot(), table.clocks.deadline(0)])

    async def go_on(hub: Hub) -> None:
        await hub.wake()
        table = await hub.table(left[0])
        assert [table.state.snapshot(), table.clocks.deadline(0)] == left[1:]
        await hub.request(left[0], first_move(0))

    run(file, begin)
    run(file, go_on)


def into(heard: list[Any]) -> Listener:
    """A listener that keeps what it is told."""
    return lambda message: heard.append(json.loads(message))


def test_everybody_hears_what_they_may_know(file: str) -> None:
    async def work(hub: Hub) -> None:
        id = await seated(hub, "Anna", "Bruno")
        heard: dict[Any, list[Any]] = {0: [], 1: [], None: []}
        listeners = {viewer: into(heard[viewer]) for viewer in heard}
        for viewer, listener in listeners.items():
            assert (await hub.listen(id, "" if viewer is None else f"s{viewer}", listener))[1].viewer == viewer
        assert heard[0].pop() == {"is": "presence", "here": [0, 1]}
        await hub.request(id, first_move(0))
        await hub.request(id, lambda table: requests.say(table, "", "hello", 1))
        for viewer, messages in heard.items():
            assert [news["kind"] for message in messages for news in message["news"]] == ["moved", "said"]
            assert (messages[0]["table"]["own"] or {}).get("seat") == viewer
            assert "view" not in messages[1]["table"]
            assert "s0" not in json.dumps([message["news"] for message in messages])
        assert "move" in heard[0][0]["news"][0]
        assert "move" not in heard[1][0]["news"][0]
        hub.stop_listening(id, listeners[1])
        await hub.request(id, first_move(1))
        assert (len(heard[0]), len(heard[1])) == (3, 2)

    run(file, work)


def test_who_goes_is_said_to_be_away_after_a_while(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mirabilia.tables.hub.AWAY_SECONDS", 0.01)

    async def work(hub: Hub) -> None:
        id = await seated(hub, "Anna", "Bruno")
        heard: list[Any] = []
        anna, bruno, bruno_elsewhere = into(heard), into([]), into([])
        for secret, listener in (("s0", anna), ("s1", bruno), ("s1", bruno_elsewhere)):
            await hub.listen(id, secret, listener)
        hub.stop_listening(id, bruno)
        hub.stop_listening(id, bruno_elsewhere)
        while hub.here(id) != [0]:
            await asyncio.sleep(0.01)
        await hub.listen(id, "s1", bruno)
        assert [message["here"] for message in heard] == [[0, 1], [0], [0, 1]]

    run(file, work)


def test_a_request_that_is_refused_changes_nothing(file: str) -> None:
    async def work(hub: Hub) -> None:
        id = await seated(hub, "Anna", "Bruno")
        before = (await hub.table(id)).seq
        with pytest.raises(Refused):
            await hub.request(id, lambda table: requests.move(table, 1, "draft pyramids"))
        assert (await hub.table(id)).seq == before
        with pytest.raises(Refused, match="no such table"):
            await hub.table("nowhere")

    run(file, work)


def test_when_the_database_fails_nothing_is_acknowledged_and_nobody_sees_it(file: str) -> None:
    async def work(hub: Hub) -> None:
        id = await seated(hub, "Anna", "Bruno")
        heard: list[Any] = []
        await hub.listen(id, "", into(heard))
        rename(hub.store, "log", "hidden")
        with pytest.raises(Unavailable):
            await hub.request(id, first_move(0))
        rename(hub.store, "hidden", "log")
        assert heard == []
        assert (await hub.table(id)).moves == []
        await hub.request(id, first_move(0))
        assert len((await hub.table(id)).moves) == len(heard) == 1

    run(file, work)


def rename(store: Store, old: str, new: str) -> None:
    with store.writing.begin() as connection:
        connection.execute(sa.text(f"ALTER TABLE {old} RENAME TO {new}"))


def test_two_processes_that_both_think_they_have_a_table_agree(url: str) -> None:
    """Two hubs stand for two processes: both try the same move at the same time, one wins by the key of the log."""

    async def work(one: Hub) -> None:
        other = Hub(Store(url), BotPool(1))
        id = await seated(one, "Anna", "Bruno")
        heard: list[Any] = []
        await other.listen(id, "s1", into(heard))
        await one.request(id, lambda table: requests.say(table, "", "hi", 0))
        for seat in (0, 1, 1, 0):
            state = (await one.table(id)).state
            move = this_move(seat, state.text(state.legal(seat)[0]))
            results = await asyncio.gather(one.request(id, move), other.request(id, move), return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == ["Refused", "list"]
        assert (await one.table(id)).state.snapshot() == (await other.table(id)).state.snapshot()
        numbers = [news["seq"] for message in heard for news in message["news"]]
        assert numbers == list(range(3, (await one.table(id)).seq))
        await other.close()
        other.store.close()

    run(url, work)


def test_a_clock_rings_by_itself(file: str) -> None:
    async def work(hub: Hub) -> None:
        id = await seated(hub, "Anna", "Bruno", clock=Clock("move", 1))
        table = await until(hub, id, lambda table: table.seats[0].stand_in is not None)
        assert table.seats[0].stand_in == STAND_IN
        await hub.request(id, lambda table: requests.come_back(table, 0))
        await until(hub, id, lambda table: table.seats[0].human)

    run(file, work)


def job(bot: str) -> Job:
    from mirabilia import games

    return Job("duel", games.get("duel").new(1).snapshot(), 0, bot, 1, 0.01)


def test_a_bot_that_fails_is_replaced_and_the_table_goes_on() -> None:
    async def work() -> None:
        with BotPool(1) as pool:
            assert (await pool.think(job("no such bot"))).move.text.startswith("draft ")
            assert pool.failures == bot_pool.ATTEMPTS
            assert (await pool.think(job("greedy"))).move.text.startswith("draft ")
            assert pool.failures == bot_pool.ATTEMPTS

    asyncio.run(work())


def test_a_worker_that_is_killed_is_replaced() -> None:
    async def work() -> None:
        with BotPool(1) as pool:
            await pool.think(job("random"))
            pool.idle[0].process.kill()
            assert (await pool.think(job("random"))).move.text.startswith("draft ")
            assert pool.failures == 1

    asyncio.run(work())


def test_a_worker_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        with BotPool(1) as pool:
            await pool.think(job("random"))
            monkeypatch.setattr(bot_pool, "GRACE", 0.5)
            process = pool.idle[0].process
            assert process.pid is not None
            os.kill(process.pid, signal.SIGSTOP)
            assert (await pool.think(job("random"))).move.text.startswith("draft ")
            assert pool.failures >= 1

    asyncio.run(work())


def test_all_who_ask_at_once_get_the_same_rematch_and_no_other_is_opened(file: str) -> None:
    async def work(hub: Hub) -> None:
        id = await seated(hub, "Anna", "Bruno", public=True)
        await hub.request(id, lambda table: requests.resign(table, 0, "greedy"))
        again = await asyncio.gather(*(hub.rematch(id, lambda table: requests.rematch(table, 9)) for _ in range(4)))
        assert len(set(again)) == 1
        assert [summary.table for summary in hub.store.lobby(10)] == [again[0]]

    run(file, work)


def test_a_bot_thinks_again_when_moves_are_taken_back_meanwhile(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna takes her move back while the bot thinks about its answer: that answer is not played."""

    async def work(hub: Hub) -> None:
        asked: list[Job] = []
        go_on = asyncio.Event()

        async def think(job: Job, turn: Turn) -> BotDecision:
            asked.append(job)
            await go_on.wait()
            return bot_pool.at_random(job)

        monkeypatch.setattr(hub.pool, "think", think)
        id = await seated(hub, "Anna", "random")
        await hub.request(id, first_move(0))
        while not asked:
            await asyncio.sleep(0.01)
        await hub.request(id, lambda table: requests.undo(table, 0))
        await hub.request(id, lambda table: requests.move(table, 0, table.state.text(table.state.legal(0)[1])))
        go_on.set()
        await until(hub, id, lambda table: len(table.moves) > 1)
        assert len(asked) >= 2
        assert asked[0].position != asked[1].position

    run(file, work)


def test_tables_nobody_needs_are_forgotten_and_come_back(file: str) -> None:
    async def work(hub: Hub) -> None:
        watched, idle, timed = [
            await seated(hub, "Anna", "Bruno", **fields) for fields in ({}, {}, {"clock": Clock("move", 1)})
        ]
        await hub.listen(watched, "s0", lambda _: None)
        before = (await hub.table(idle)).state.snapshot()
        hub.forget_some(seconds=-1)
        assert list(hub.live) == [watched]
        assert (await hub.table(idle)).state.snapshot() == before
        hub.forget_some(seconds=-1)
        await until(hub, timed, lambda table: table.seats[0].stand_in is not None)  # its clock rang all the same

    run(file, work)


def test_too_many_tables_in_memory(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub) -> None:
        monkeypatch.setattr("mirabilia.tables.hub.MOST_LIVE", 3)
        ids = [await seated(hub, "Anna", "Bruno") for _ in range(6)]
        assert list(hub.live) == ids[-4:]
        assert (await hub.table(ids[0])).id == ids[0]

    run(file, work)


def test_a_clock_that_runs_out_far_ahead_is_found_when_it_is_near(file: str) -> None:
    async def work(hub: Hub) -> None:
        id = await seated(hub, "Anna", "Bruno", clock=Clock("days", 3))
        assert id not in hub.alarms
        hub.forget_some(seconds=-1)
        later = hub.now() + 3 * 86_400_000 - 5000
        hub.now = lambda: later
        await hub.sweep()
        assert id in hub.alarms

    run(file, work)
