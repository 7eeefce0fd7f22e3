"""Uploads made to be costly: they end a worker at most, and everybody else is served meanwhile."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from mirabilia import games
from mirabilia.bots.analysis import GameReplay
from mirabilia.core import record
from mirabilia.core.record import Record, RecordedMove
from mirabilia.server import upload_jobs
from mirabilia.server.limits import UPLOADS, Limits
from mirabilia.server.replays import LARGEST_PAGE, of_record
from mirabilia.server.upload_jobs import LARGEST_REPLAY, AnalysedRecordJob, UploadJob, replay_of
from mirabilia.server.uploads import Uploads
from mirabilia.tables.requests import Refused
from tests.attacks.scale import cpu_seconds, scale
from tests.server.process import Server

AT_ONCE = scale(12, 60)


def long_game(game: str = "world", seed: int = 3) -> str:
    """The record of a random game for five, or as many as can play."""
    rules, chance = games.get(game), random.Random(seed)
    players = min(5, max(rules.players))
    state, moves = rules.new(seed, players), list[RecordedMove]()
    while state.result() is None:
        seat = chance.choice(state.to_act())
        move = chance.choice(state.legal(seat))
        moves.append(RecordedMove(seat, state.text(move)))
        state.play(seat, move)
    names = tuple(f"Player {seat}" for seat in range(players))
    return record.write(Record(game=game, players=names, options={}, seed=seed, moves=moves))


@pytest.mark.parametrize("game", games.playable())
def test_a_long_replay_comes_in_pages(server: Server, game: str) -> None:
    text = long_game(game)
    whole = server.replay(text)["steps"]
    assert [step["number"] for step in whole] == sorted({step["number"] for step in whole})
    assert whole[-1]["number"] == len(record.read(text).moves)
    page = server.http.post("/api/records", json={"text": text})
    assert page.headers["content-encoding"] == "gzip"
    assert len(page.content) < 1.2 * LARGEST_PAGE
    plain = server.http.post("/api/records", json={"text": text}, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json()["steps"] == whole[: len(plain.json()["steps"])]


def test_small_in_gives_small_out() -> None:
    """4.5 KB gave 7.4 MB."""
    text = long_game()
    page = of_record(text, "all")
    assert len(page) < 20 * len(text)
    assert len(gzip.decompress(page)) < 1.2 * LARGEST_PAGE


def test_many_uploads_at_once_let_others_through(tmp_path: Path) -> None:
    """Twelve uploads of World Wonders at once made others wait for 8 s: now others hardly notice."""
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    text = long_game()
    wait = list[float]()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        uploads = [pool.submit(server.http.post, "/api/records", json={"text": text}) for _ in range(AT_ONCE)]
        while not all(upload.done() for upload in uploads):
            began = time.perf_counter()
            assert server.http.get("/api/tables").status_code == 200
            wait.append(time.perf_counter() - began)
    assert {upload.result().status_code for upload in uploads} == {200}
    slowest = max(upload.result().elapsed.total_seconds() for upload in uploads)
    assert sorted(wait)[len(wait) // 2] < slowest / 4
    server.stop()


def test_one_person_has_a_few_uploads_at_a_time(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", generous=1)
    text = long_game()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        answers = list(pool.map(lambda _: server.http.post("/api/records", json={"text": text}), range(AT_ONCE)))
    codes = [answer.status_code for answer in answers]
    assert set(codes) <= {200, 429}
    assert codes.count(200) >= UPLOADS
    server.stop()


class EndlessJob(UploadJob, frozen=True, kw_only=True):
    """Computes and never ends."""

    def read(self) -> None:
        while True:
            pass


class GreedyJob(UploadJob, frozen=True, kw_only=True):
    """Wants more memory than there is."""

    def read(self) -> int:
        return len([b"x" * 100_000_000 for _ in range(1000)])


class HarmlessJob(UploadJob, frozen=True, kw_only=True):
    def read(self) -> str:
        return "read"


@pytest.mark.parametrize("job", [EndlessJob("", {}, 0, "", 0, seconds=60, cpu=0.5), GreedyJob.reading()])
def test_what_takes_too_much_is_ended_and_others_are_read(job: UploadJob) -> None:
    async def work() -> None:
        uploads = Uploads(1, Limits())
        with pytest.raises(Refused) as refused:
            await uploads.read(job, "Zeno")
        assert refused.value.fact["refusal"] == "too_costly"
        assert await uploads.read(HarmlessJob.reading(), "Anna") == "read"
        await uploads.close()

    asyncio.run(work())


def test_a_position_of_half_a_megabyte_is_refused(server: Server) -> None:
    snapshot = {"cities": [{"coins": number, "built": ["baths"] * 50} for number in range(900)]}
    assert len(json.dumps(snapshot)) > 400_000
    answer = server.http.post("/api/positions", json={"game": "duel", "snapshot": snapshot})
    assert (answer.status_code, answer.json()["refusal"]) == (400, "snapshot")


def test_a_record_to_be_analysed_is_played_by_a_worker_alone() -> None:
    """The server process played it a second time: a costly record kept it busy for as long as a worker may take."""
    text = long_game()

    async def work() -> tuple[GameReplay, float]:
        uploads = Uploads(1, Limits())
        await uploads.read(HarmlessJob.reading(), "Zeno")
        began = time.process_time()
        replay = await uploads.read(AnalysedRecordJob.of(text, None), "Zeno")
        seconds = time.process_time() - began
        await uploads.close()
        return replay, seconds

    replay, seconds = asyncio.run(work())
    assert replay == replay_of(text, None)
    assert seconds < cpu_seconds(lambda: replay_of(text, None)) / 4


def test_positions_that_fill_the_memory_are_not_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = long_game()
    positions = sum(len(decision.position) for decision in replay_of(text, None).decisions)
    assert positions < LARGEST_REPLAY / 4
    monkeypatch.setattr(upload_jobs, "LARGEST_REPLAY", positions - 1)
    with pytest.raises(Refused, match="too large"):
        replay_of(text, None)
