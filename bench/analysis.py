"""How long the analysis of a whole game takes, asked of a real server: `python -m bench.analysis`, on a quiet machine.

Games of 7 Wonders with five players whose bots move at random, analysed at the depth that pages ask for, with the
workers that a server has by default on this machine.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from mirabilia import games
from mirabilia.core.record import Record, result_text, write
from tests.server.process import Server

PLAYERS, SEED = 5, 7
KINDS: dict[str, dict[str, Any]] = {
    "base game": {},
    "Leaders, Cities, and Edifice": {"expansions": ["leaders", "cities", "edifice"]},
}
PAUSE = 0.5
"""Seconds between two questions how far it is."""


def record_of(options: dict[str, Any]) -> str:
    """A game whose players move at random."""
    game, chance = games.get("seven"), Random(SEED)
    record = Record("seven", players=tuple(f"Player {seat + 1}" for seat in range(PLAYERS)), seed=SEED, options=options)
    state = record.start(game)
    while state.result() is None:
        seat = state.to_act()[0]
        move = chance.choice(state.legal(seat))
        record.add(seat, state.text(move))
        state.play(seat, move)
    record.result = result_text(state.result())
    return write(record)


def analysed(server: Server, text: str) -> tuple[float, int]:
    """Seconds until the report is whole, and how many decisions it judges."""
    began = time.perf_counter()
    id = server.http.post("/api/analyses", json={"text": text}).json()["analysis"]
    while True:
        report = server.http.get(f"/api/analyses/{id}").json()
        if report["error"]:
            raise SystemExit(report["error"])
        if report["finished"]:
            return time.perf_counter() - began, len(report["steps"])
        time.sleep(PAUSE)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{Path(folder) / 'tables.sqlite'}")
        try:
            for name, options in KINDS.items():
                seconds, decisions = analysed(server, record_of(options))
                print(f"{name:30} {decisions:4} decisions {seconds:6.1f} s on {os.cpu_count()} cores")
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
