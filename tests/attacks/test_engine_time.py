"""Tables and hints that want all the engine time there is: everybody gets a share, those who wait first."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mirabilia.bots.analysis import AnalysisTask
from mirabilia.bots.contract import Budget
from mirabilia.tables import requests
from mirabilia.tables.analysis_jobs import AnalysisPool
from mirabilia.tables.bot_pool import BotPool, Job, at_random
from mirabilia.tables.engine_queue import NOBODY, PATIENCE, SHORTEST, SLICE, TARGET, EngineQueue, Rank, Turn
from mirabilia.tables.hub import Hub
from mirabilia.tables.messages import BotDecision
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Store
from tests.attacks.scale import scale
from tests.server.process import Server

TABLES = scale(17, 100)
MASTER = 3.0


class Clock:
    """Time that passes when we say so."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def served(turns: list[Turn], seconds: float = 1.0, places: int = 1) -> list[Turn]:
    """The turns in the order in which they are let in; each thinks so long."""
    clock, order = Clock(), list[Turn]()

    async def one(queue: EngineQueue, turn: Turn) -> None:
        await queue.enter(turn)
        order.append(turn)
        await asyncio.sleep(0)
        clock.time += seconds
        queue.leave(turn)

    async def work() -> None:
        queue = EngineQueue(places, clock)
        first = Turn("first", Rank.WAITED_FOR)
        await queue.enter(first)  # until all have come
        waiting = [asyncio.ensure_future(one(queue, turn)) for turn in turns]
        await asyncio.sleep(0)
        queue.leave(first)
        await asyncio.gather(*waiting)

    asyncio.run(work())
    return order


def test_whoever_waits_goes_before_tables_nobody_watches() -> None:
    crowd = [Turn(NOBODY, Rank.UNWATCHED, f"t{number}") for number in range(TABLES)]
    watched, anna = Turn("Bruno", Rank.WATCHED, "watched"), Turn("Anna", Rank.WAITED_FOR, "hers")
    order = served([*crowd, watched, anna])
    assert order[:2] == [anna, watched]


def test_a_person_with_many_tables_has_one_share() -> None:
    greedy = [Turn("Zeno", Rank.WAITED_FOR, f"t{number}") for number in range(TABLES)]
    modest = [Turn("Anna", Rank.WAITED_FOR, "hers") for _ in range(5)]
    order = served([*greedy, *modest])
    assert Counter(turn.person for turn in order[:10]).most_common() == [("Zeno", 5), ("Anna", 5)]


def test_nobody_waits_for_ever() -> None:
    last = Turn(NOBODY, Rank.UNWATCHED, "last")
    order = served([last, *(Turn(f"p{number}", Rank.WAITED_FOR) for number in range(5 * PATIENCE))])
    assert order.index(last) < PATIENCE


def test_whoever_leaves_is_no_longer_in_the_way() -> None:
    async def work() -> None:
        queue = EngineQueue(1)
        first, gone, anna = Turn("first"), Turn("gone", Rank.WAITED_FOR), Turn("Anna")
        await queue.enter(first)
        leaving, waiting = asyncio.ensure_future(queue.enter(gone)), asyncio.ensure_future(queue.enter(anna))
        await asyncio.sleep(0)
        leaving.cancel()
        await asyncio.sleep(0)
        queue.leave(first)
        await waiting
        assert queue.inside == {anna}
        assert queue.waiting == []
        queue.leave(anna)
        assert not queue.inside

    asyncio.run(work())


@pytest.mark.parametrize(("tables", "masters", "most"), [(1, 1, MASTER), (1, 6, TARGET / 6), (20, 6, TARGET / 120)])
def test_masters_think_less_when_many_wait(tables: int, masters: int, most: float) -> None:
    """With 20 people at tables with 6 masters all of these have decided within the target."""
    clock, used = Clock(), list[float]()

    async def one(queue: EngineQueue, turn: Turn) -> None:
        await queue.enter(turn)
        await asyncio.sleep(0)
        used.append(queue.seconds(turn, MASTER))
        clock.time += used[-1]
        queue.leave(turn)

    async def work() -> list[Turn]:
        queue = EngineQueue(1, clock)
        turns = [Turn(f"p{table}", Rank.WAITED_FOR, f"t{table}") for table in range(tables) for _ in range(masters)]
        await asyncio.gather(*(one(queue, turn) for turn in turns))
        return turns

    turns = asyncio.run(work())
    assert used[0] == pytest.approx(most, rel=0.01)
    assert min(used) >= SHORTEST
    assert clock.time <= max(MASTER if tables * masters == 1 else 0, TARGET * 1.01)
    assert turns[0].crowded == (tables > 1)


def test_many_tables_of_one_person_do_not_make_the_bots_of_others_weak() -> None:
    """Zeno opens a hundred tables with masters: Anna's master has half of the time, not a hundredth of it."""
    clock, queue = Clock(), EngineQueue(1)
    queue.now = clock
    zeno = [Turn("Zeno", Rank.WAITED_FOR, f"t{number}") for number in range(100)]
    anna = Turn("Anna", Rank.WAITED_FOR, "hers")
    queue.waiting = zeno
    queue.inside = {anna}
    anna.waited = True
    assert queue.seconds(anna, MASTER) == pytest.approx(TARGET / 2)
    queue.waiting, queue.inside = [*zeno[1:], anna], {zeno[0]}
    assert queue.seconds(zeno[0], MASTER) == pytest.approx(TARGET / 200)


def test_a_whole_game_being_analysed_does_not_keep_others_from_a_position() -> None:
    """Zeno has games analysed and asks for positions, as many as he may; Anna asks for one."""
    order = list[str]()

    class Noting(BotPool):
        async def ask(self, job: Job, turn: Turn | None = None, attempts: int = 1) -> Any:
            order.append(turn.person if turn else "")
            await asyncio.sleep(0)
            return "an analysis"

    async def work() -> None:
        pool = AnalysisPool(Noting(2))
        task: Any = AnalysisTask("duel", 2, {}, 0, "adept", 0, Budget(iterations=1))
        zeno = [pool.analyse(task, "Zeno") for _ in range(40)]
        zeno += [pool.analyse(task, "Zeno", Rank.WAITED_FOR) for _ in range(20)]
        asked = [asyncio.ensure_future(one) for one in zeno]
        await asyncio.sleep(0)
        await asyncio.gather(pool.analyse(task, "Anna", Rank.WAITED_FOR), *asked)

    asyncio.run(work())
    assert order.index("Anna") <= 2


def test_where_nobody_waits_bots_are_brief() -> None:
    turn = Turn()
    assert EngineQueue(1).seconds(turn, MASTER) == SLICE
    assert not turn.crowded


class Counting(BotPool):
    """Counts decisions by table; none of them takes long."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.asked = Counter[str]()
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def think(self, job: Job, turn: Turn | None = None) -> BotDecision:
        self.asked[turn.table if turn else ""] += 1
        await self.go_on.wait()
        return at_random(job)


def run(folder: Path, work: Any) -> None:
    async def life() -> None:
        store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
        store.migrate()
        pool = Counting(1)
        hub = Hub(store, pool)
        await hub.wake()
        try:
            await asyncio.wait_for(work(hub, pool), 60)
        finally:
            await hub.close()
            store.close()

    asyncio.run(life())


async def open_table(hub: Hub, *seats: str | None) -> str:
    table = await hub.create(requests.create("duel", seats, seed=1))
    for number, seat in enumerate(seats):
        if seat is None:
            sit = partial(requests.sit, seat=number, name=f"Person {number}", secret=f"s{number}")
            await hub.request(table, sit)
    return table


def test_tables_of_bots_alone_rest_until_somebody_looks(tmp_path: Path) -> None:
    async def work(hub: Hub, pool: Counting) -> None:
        tables = [await open_table(hub, "master", "master") for _ in range(TABLES)]
        await hub.sweep()
        await asyncio.sleep(0.05)
        assert not pool.asked
        heard: list[str] = []
        await hub.listen(tables[0], "", heard.append)
        while len(heard) < 5:
            await asyncio.sleep(0.01)
        hub.stop_listening(tables[0], heard.append)
        live = hub.live[tables[0]]
        while live.thinking is not None:
            await asyncio.sleep(0.01)
        assert set(pool.asked) == {tables[0]}
        assert (await hub.table(tables[0])).status == "playing"

    run(tmp_path, work)


def test_a_seat_gets_one_hint_at_a_time_and_none_after_it_has_gone(tmp_path: Path) -> None:
    async def work(hub: Hub, pool: Counting) -> None:
        table = await open_table(hub, None, "random")
        pool.go_on.clear()
        first = asyncio.ensure_future(hub.hint(table, "s0", "Anna"))
        while not pool.asked:
            await asyncio.sleep(0)
        for _ in range(TABLES):
            with pytest.raises(Refused, match="worked out already"):
                await hub.hint(table, "s0", "Anna")
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        pool.go_on.set()
        assert (await hub.hint(table, "s0", "Anna")).move.text

    run(tmp_path, work)


def test_hints_do_not_keep_anybody_from_moving(server: Server) -> None:
    table = server.open_table(None, None, hints=True)
    secrets = [server.sit(table, name) for name in ("Anna", "Bruno")]
    with server.connect(table, secrets[0]) as anna:
        for number in range(3):
            anna.socket.send(json.dumps({"do": "hint", "id": f"h{number}"}))
        assert anna.ask("move", "m1", text=anna.legal[0])["is"] == "done"
        answers = [message for message in anna.heard if message["is"] in ("hint", "refused")]
        assert {answer["refusal"] for answer in answers if answer["is"] == "refused"} == {"hint_pending"}


def test_a_crowd_is_told_that_bots_hurry(tmp_path: Path) -> None:
    async def work(hub: Hub, pool: Counting) -> None:
        table = await open_table(hub, None, "random")
        heard: list[str] = []
        await hub.listen(table, "s0", heard.append)
        live = hub.live[table]
        for hurried in (True, True, False, False):
            hub.tell_bots(live, hurried)
        notices = [message for message in map(json.loads, heard) if message["is"] == "bots"]
        assert [notice["hurried"] for notice in notices] == [True, False]

    run(tmp_path, work)
