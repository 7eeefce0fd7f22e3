"""Bots cannot be foretold: their random numbers follow from nothing that somebody at the table knows."""

from __future__ import annotations

import hashlib
from pathlib import Path

from mirabilia.core.seeds import new_seed
from mirabilia.core.stream import SEEDS
from mirabilia.tables.hub import Hub
from tests.tables.scenario import Playing
from tests.tables.test_hub import run


def test_the_chance_of_a_bot_follows_from_neither_the_table_nor_the_move(tmp_path: Path) -> None:
    table = Playing(names=("Anna", "greedy")).table
    seeds: set[int] = set()

    async def work(hub: Hub) -> None:
        seeds.update(hub.job(table, 1, "greedy").seed for _ in range(50))

    run(f"sqlite:///{tmp_path / 'tables.sqlite'}", work)
    assert len(seeds) == 50, "the same decision has another chance every time"
    guesses = {int(hashlib.sha256(f"{table.id} {number}".encode()).hexdigest(), 16) % SEEDS for number in range(99)}
    assert not seeds & guesses
    assert max(seeds) > SEEDS // 2**8, "and one of many"


def test_what_a_bot_overlooks_follows_from_nothing_that_is_shown(tmp_path: Path) -> None:
    """A level has a blind spot through a whole game: who knows it plays through it. It followed from the table's id."""
    names, tempers = ("Anna", "novice", "novice"), list[str]()
    tables = [Playing("seven", names, new_seed(), options={"sides": "day"}).table for _ in range(2)]

    async def work(hub: Hub) -> None:
        tempers.extend(hub.job(table, seat, "novice").temper for table in tables for seat in (1, 2))
        assert hub.job(tables[0], 1, "novice").temper == tempers[0], "it stays the same through the game"

    run(f"sqlite:///{tmp_path / 'tables.sqlite'}", work)
    assert tables[0].id == tables[1].id
    assert len(set(tempers)) == 4, "tables that look alike have bots that differ, and so have the seats of one"
    assert not any(str(tables[0].created.seed) in temper for temper in tempers)
