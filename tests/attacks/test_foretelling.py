"""Bots cannot be foretold: their random numbers follow from nothing that somebody at the table knows."""

from __future__ import annotations

import hashlib
from pathlib import Path

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
