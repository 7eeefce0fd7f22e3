"""The capacity model of docs/scale.md: its sums, and that a simulation of the same machines agrees with it."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from tools.capacity import BUSY, THINKING_BUSY, Figures, Simulation, check, plan

PAGE = Path(__file__).parents[1] / "docs" / "scale.md"


def test_sums() -> None:
    """1,200 people with 12 seconds for a move: 100 moves a second, and 70 of bots (0.4 + 0.2 * 3 / 2)."""
    size = plan(1_200, Figures())
    assert size.moves == pytest.approx(170)
    assert size.processes == size.database_cores == 1
    assert size.engine_cores == 32  # (40 * 0.31 s + 30 * 0.32 s) / 0.7


def test_the_simulation_agrees_with_the_model() -> None:
    seen = check(2_000, Figures(), seconds=60)
    size = plan(2_000, Figures())
    assert seen.moves == pytest.approx(size.moves, rel=0.12)  # people wait for bots now and then
    assert seen.loop_load < BUSY
    assert seen.engine_load == pytest.approx(THINKING_BUSY, rel=0.12)
    assert seen.acknowledged_p99 < 0.05
    assert seen.bots_p99 < 3


def test_the_engine_breaks_first() -> None:
    """With half the engine cores people wait for bots, and for nothing else."""
    figures = Figures()
    size = plan(1_000, figures)
    small = msgspec.structs.replace(size, engine_cores=size.engine_cores // 2)
    seen = Simulation(small, figures).run(60)
    assert seen.engine_load > 0.95
    assert seen.bots_p99 > 3
    assert seen.acknowledged_p99 < 0.05


def test_the_page_has_the_figures_of_the_model() -> None:
    page = PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|", page, re.MULTILINE)
    assert len(rows) == 3
    for row in rows:
        people, moves, processes, engine, database = (int(cell.replace(",", "")) for cell in row)
        size = plan(people, Figures())
        shown = (moves, processes, engine, database)
        assert shown == (round(size.moves), size.processes, size.engine_cores, size.database_cores)
