"""Games and positions analysed over HTTP: a real server, limits, bad input, and workers that tables come first at."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from mirabilia import games
from mirabilia.bots.analysis import AnalysisSettings, DecisionAnalysis, Evaluation, GameReplay, Report, analyse_decision
from mirabilia.bots.contract import Budget, Knowledge
from mirabilia.bots.reasons import why
from mirabilia.core import record as records
from mirabilia.core.contract import State
from mirabilia.server import analyses
from mirabilia.server.analyses import Analyses, id_of
from mirabilia.server.limits import ADDRESS
from mirabilia.server.metrics import SEVERAL
from mirabilia.server.upload_jobs import MOST_MOVES, replay_of
from mirabilia.tables.analysis_jobs import AnalysisJob, AnalysisPool
from mirabilia.tables.bot_pool import BotPool
from mirabilia.tables.engine_queue import Turn
from mirabilia.tables.requests import Refused
from tests.server.process import QuickServer, Server
from tests.waiting import LONG

GOLDEN = Path(__file__).parent.parent / "golden"
MOVE_SECONDS = QuickServer.constants["mirabilia.server.analyses.MOVE_SECONDS"]


def short(moves: int = 3, name: str = "duel-military", seed: int | None = None) -> str:
    """The record of the first moves of a game."""
    record = records.load(GOLDEN / f"{name}.txt")
    record.moves, record.result = record.moves[:moves], "unfinished"
    if seed is not None:
        record.seed, record.moves = seed, []
        state = record.start(games.get(record.game))
        record.add(0, state.text(state.legal(0)[0]))
    return records.write(record)


def finished(server: Server, address: str, **wishes: str) -> Report:
    """Ask until the analysis is there."""
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        answer = server.http.get(address, params=wishes)
        assert answer.status_code == 200, answer.text
        report = msgspec.convert(answer.json(), Report)
        assert report.error is None
        assert len(report.steps) == report.done <= report.total
        if report.finished:
            return report
        time.sleep(0.05)
    raise TimeoutError("the analysis does not end")


def given_up(server: Server) -> str:
    """A table at which two people have made some moves before one resigned."""
    table = server.open_table(None, None, seed=5)
    keys = [server.sit(table, name) for name in ("Anna", "Bruno")]
    with server.connect(table, keys[0]) as anna, server.connect(table, keys[1]) as bruno:
        for client in (anna, bruno, bruno):
            assert client.my_turn()
            client.ask("move", text=client.legal[0])
        running = server.http.post(f"/api/tables/{table}/analysis", json={})
        assert (running.status_code, running.json()["refusal"]) == (409, "not_over")
        anna.ask("resign")
    return table


def test_the_game_of_a_table(server: Server) -> None:
    table = given_up(server)
    address = f"/api/tables/{table}/analysis"
    missing = server.http.get(address, params={"lang": "it"})
    assert (missing.status_code, missing.json()["refusal"]) == (404, "no_analysis")
    assert missing.json()["message"].startswith("Questa partita non è in corso di analisi")
    begun = server.http.post(address, json={"cards": "open"})
    assert (begun.status_code, begun.json()["total"]) == (202, 3)
    report = finished(server, address, cards="open")
    assert (report.cards, report.players, report.budget) == ("open", ("Player 1", "Player 2"), f"{MOVE_SECONDS}s")
    replay = server.http.get(f"/api/tables/{table}/replay").json()
    assert [(step.seat, step.move) for step in report.steps] == [
        (move["seat"], move["move"]["text"]) for step in replay["steps"] for move in step["moves"]
    ]
    assert server.http.post(address, json={"cards": "open"}).json()["finished"]
    assert server.http.get(address).status_code == 404  # that with closed cards is another one
    server.http.post(address, json={"seat": 1})
    one = finished(server, address, seat="1")
    assert [step.grade is None for step in one.steps] == [step.seat == 0 for step in one.steps]
    nobody = server.http.post(address, json={"seat": 2})
    assert (nobody.status_code, nobody.json()["refusal"]) == (400, "no_seat")


@pytest.mark.parametrize("name", ["seven-two", "world-solo-easy"])
def test_a_record(server: Server, name: str) -> None:
    text = short(name=name)
    begun = server.http.post("/api/analyses", json={"text": text})
    assert begun.status_code == 202
    assert server.http.post("/api/analyses", json={"text": text}).json() == begun.json()
    report = finished(server, f"/api/analyses/{begun.json()['analysis']}")
    assert (report.done, report.cards, report.level) == (3, "seat", "master")


def test_positions(server: Server) -> None:
    for name in games.names():
        position = games.get(name).new(3).snapshot()
        answer = server.http.post("/api/positions", json={"game": name, "snapshot": position, "cards": "open"})
        assert answer.status_code == 200, answer.text
        evaluated = msgspec.convert(answer.json(), Evaluation)
        state = games.get(name).restore(position)
        assert evaluated.seat in evaluated.to_act == state.to_act()
        assert evaluated.moves[0].value == evaluated.value
        known = Knowledge(games.get(name), state, evaluated.seat, is_open=True)
        assert evaluated.reasons == why(known, state.parse(evaluated.moves[0].move, evaluated.seat))
        for one in evaluated.moves:
            assert state.move(state.parse(one.move, evaluated.seat)) == one.fact


def decision_in(name: str, moves: int) -> tuple[State, int]:
    """A position some moves into a game, and a seat that has to decide there."""
    state, chance = games.get(name).new(3), Random(3)
    for _ in range(moves):
        seat = state.to_act()[0]
        state.play(seat, chance.choice(state.legal(seat)))
    return state, state.to_act()[0]


@pytest.mark.parametrize("name", ["duel", "seven", "world"])
def test_a_position_is_seen_and_a_move_tried_in_it(server: Server, name: str) -> None:
    state, seat = decision_in(name, 12)
    wish = {"game": name, "snapshot": state.snapshot(), "seat": seat}
    seen = server.http.post("/api/positions/view", json=wish)
    assert seen.status_code == 200, seen.text
    legal = [action["text"] for action in seen.json()["actions"] if "refusal" not in action]
    assert set(legal) <= {state.text(move) for move in state.legal(seat)}
    answer = server.http.post("/api/positions", json={**wish, "move": legal[-1]})
    assert answer.status_code == 200, answer.text
    assert 0 <= answer.json()["tried"] <= answer.json()["value"]
    wrong = server.http.post("/api/positions", json={**wish, "move": "build the moon"})
    assert (wrong.status_code, wrong.json()["refusal"]) == (400, "illegal")


@pytest.mark.parametrize("name", ["duel", "seven", "world"])
def test_a_table_goes_on_from_a_position(server: Server, name: str) -> None:
    """What its seat may know is as it was; the record begins there too."""
    state, seat = decision_in(name, 12)
    seats = [None if one == seat else "random" for one in range(state.players)]
    start = {"snapshot": state.snapshot(), "seat": seat}
    table = server.open_table(*seats, game=name, start=start)
    key = server.sit(table, "Anna")
    with server.connect(table, key) as anna:
        assert anna.my_turn()
        shown = server.http.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {key}"}).json()
        assert shown["view"] == msgspec.json.decode(msgspec.json.encode(state.view(None)))
        assert shown["own"] == msgspec.json.decode(msgspec.json.encode(state.own(seat)))
        assert not shown["seeded"]
        anna.ask("move", text=anna.legal[0])
    open_cards = server.open_table(*seats, game=name, start={"snapshot": state.snapshot()})
    assert server.http.get(f"/api/tables/{open_cards}").json()["seeded"]
    few = server.http.post("/api/tables", json={"game": name, "seats": [None] * (state.players + 1), "start": start})
    assert (few.status_code, few.json()["refusal"]) == (400, "seats_of_position" if name != "duel" else "options")


def test_a_game_from_a_position_is_recorded(server: Server) -> None:
    state, _ = decision_in("duel", 12)
    table = server.open_table(None, None, start={"snapshot": state.snapshot()})
    keys = [server.sit(table, who) for who in ("Anna", "Bruno")]
    with server.connect(table, keys[0]) as anna:
        anna.ask("resign")
    text = server.http.get(f"/api/tables/{table}/record").json()["record"]
    assert records.read(text).start(games.get("duel")).snapshot() == state.snapshot()
    broken = server.http.post("/api/tables", json={"game": "duel", "seats": [None] * 2, "start": {"snapshot": {}}})
    assert (broken.status_code, broken.json()["refusal"]) == (400, "snapshot")


@pytest.mark.parametrize(
    ("path", "wish", "status", "refusal"),
    [
        ("/api/analyses", {"text": "no record"}, 400, "record"),
        ("/api/analyses", {"text": short().replace("game: duel", "game: chess")}, 400, "record"),
        ("/api/analyses", {"text": short(), "seat": 5}, 400, "no_seat"),
        ("/api/analyses", {"text": short(), "cards": "all"}, 400, "invalid"),
        ("/api/analyses", {"text": short(), "level": "random"}, 400, "invalid"),
        ("/api/analyses", {"text": "x" * 60_001}, 400, "invalid"),
        ("/api/analyses", [], 400, "invalid"),
        ("/api/tables/nowhere/analysis", {}, 404, "no_table"),
        ("/api/positions", {"game": "chess", "snapshot": {}}, 400, "no_game"),
        ("/api/positions", {"game": "duel", "snapshot": {"game": "duel"}}, 400, "snapshot"),
        ("/api/positions", {"game": "duel", "snapshot": games.get("duel").new(1).snapshot(), "seat": 1}, 409, None),
        ("/api/positions", {"game": "duel", "snapshot": {"a": ["x" * 600_000]}}, 413, "too_large"),
    ],
)
def test_what_cannot_be_analysed(server: Server, path: str, wish: Any, status: int, refusal: str | None) -> None:
    answer = server.http.post(path, json=wish)
    assert (answer.status_code, answer.json()["refusal"]) == (status, refusal or "not_deciding")
    assert answer.json()["message"] != server.http.post(path, params={"lang": "it"}, json=wish).json()["message"]


def test_a_wrong_field_of_a_position_is_named(server: Server) -> None:
    position = {**games.get("duel").new(1).snapshot(), "age": 7}
    answer = server.http.post("/api/positions", json={"game": "duel", "snapshot": position})
    assert answer.json()["fields"]["field"] == "age"


def test_nobody_guesses_an_analysis(server: Server) -> None:
    for id in ("x", "..", "0" * 32, "%2e%2e%2fetc"):
        assert server.http.get(f"/api/analyses/{id}").status_code == 404


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits it has in real life."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('strict') / 'tables.sqlite'}", generous=1)
    yield running
    running.stop()


def test_one_address_cannot_start_many(strict: Server) -> None:
    """Those that are there already can be joined all the same."""
    most = int(ADDRESS["analyses"][0])
    wishes = [{"text": short(seed=seed)} for seed in range(most + 2)]
    answers = [strict.http.post("/api/analyses", json=wish) for wish in wishes]
    codes = [answer.status_code for answer in answers]
    assert set(codes[: analyses.MOST_OF_PERSON]) == {202}
    assert (answers[-1].status_code, answers[-1].json()["refusal"]) == (429, "too_many")
    assert strict.http.post("/api/analyses", json=wishes[0]).status_code == 202


# Without a server.


class Pretended(BotPool):
    """Workers that answer at once; how many are busy at a time is counted."""

    def __init__(self, number: int, fails: bool = False) -> None:
        super().__init__(number)
        self.fails, self.busy, self.busiest = fails, 0, 0
        self.go_on = asyncio.Event()

    async def ask(self, job: Any, turn: Turn | None = None, attempts: int = 1) -> DecisionAnalysis | None:
        assert isinstance(job, AnalysisJob)
        self.busy += 1
        self.busiest = max(self.busiest, self.busy)
        await self.go_on.wait()
        self.busy -= 1
        return None if self.fails else analyse_decision(job.task)


FEW = AnalysisSettings(budget=Budget(iterations=5))


@pytest.mark.parametrize(("workers", "busy"), [(1, 1), (2, 1), (4, 2), (5, 2)])
def test_analyses_leave_half_of_the_workers_to_the_tables(workers: int, busy: int) -> None:
    async def work() -> None:
        pool = Pretended(workers)
        analysis_pool = AnalysisPool(pool)
        task = GameReplay.of(records.read(short()), games.get("duel")).task(0, FEW)
        asked = [asyncio.ensure_future(analysis_pool.analyse(task)) for _ in range(6)]
        while pool.busy < busy:
            await asyncio.sleep(0)
        pool.go_on.set()
        await asyncio.gather(*asked)
        assert pool.busiest == busy

    asyncio.run(work())


async def settled(analyses: Analyses, id: str) -> Report:
    task = analyses.jobs[id].task
    assert task is not None
    await asyncio.wait_for(task, LONG)
    return await analyses.report(id)


def pretended(fails: bool = False, waits: bool = False) -> Analyses:
    pool = Pretended(2, fails)
    if not waits:
        pool.go_on.set()
    return Analyses(AnalysisPool(pool))


def test_an_analysis_that_fails_says_so_and_may_be_tried_again() -> None:
    async def work() -> None:
        analyses = pretended(fails=True)
        analyses.begin("a", replay_of(short(), None), FEW)
        assert analyses.has("a")
        report = await settled(analyses, "a")
        assert (report.error, report.finished) == ("failed", False)
        assert not analyses.has("a")

    asyncio.run(work())


def test_old_analyses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_KEPT", 3)

    async def work() -> None:
        analyses = pretended()
        for id in "abcd":
            analyses.begin(id, replay_of(short(1), None), FEW)
            await settled(analyses, id)
        assert list(analyses.jobs) == ["b", "c", "d"]
        await analyses.report("b")
        analyses.begin("e", replay_of(short(1), None), FEW)
        assert list(analyses.jobs) == ["d", "b", "e"]
        await settled(analyses, "e")
        analyses.forget_some(age=0)
        assert not analyses.jobs
        with pytest.raises(Refused):
            await analyses.report("b")

    asyncio.run(work())


def test_too_many_at_a_time_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_RUNNING", 2)

    async def work() -> None:
        analyses = pretended(waits=True)
        for id in "ab":
            analyses.begin(id, replay_of(short(1), None), FEW)
        with pytest.raises(Refused, match="too many games"):
            analyses.begin("c", replay_of(short(1), None), FEW)
        await analyses.close()
        assert not any(entry.runs for entry in analyses.jobs.values())

    asyncio.run(work())


def test_one_person_leaves_room_for_the_games_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_RUNNING", 3)

    async def work() -> None:
        pool = Pretended(2)
        running = Analyses(AnalysisPool(pool), most_of_person=2)
        for id in "ab":
            running.begin(id, replay_of(short(1), None), FEW, "Zeno")
        with pytest.raises(Refused, match="too many requests"):
            running.begin("c", replay_of(short(1), None), FEW, "Zeno")
        running.begin("d", replay_of(short(1), None), FEW, "Anna")
        await running.close()

    asyncio.run(work())


def test_processes_of_one_server_see_the_analyses_of_each_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(SEVERAL, str(tmp_path))
    monkeypatch.setattr(analyses, "WRITTEN", 0.01)

    async def work() -> None:
        one, other = pretended(), pretended()
        id = id_of("record", short())
        assert not other.has(id)
        one.begin(id, replay_of(short(), None), FEW)
        report = await settled(one, id)
        assert other.has(id)
        assert await other.report(id) == report
        other.begin(id, replay_of(short(), None), FEW)
        assert not other.jobs
        one.forget_some(age=0)
        assert not other.has(id)

    asyncio.run(work())


def test_a_game_without_end_is_refused() -> None:
    record = records.read(short(1))
    record.moves *= MOST_MOVES + 1
    with pytest.raises(Refused, match="more than"):
        replay_of(records.write(record), None)
