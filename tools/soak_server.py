"""A real server under attack, and one that is killed again and again.

python -m tools.soak_server frames --number 1000000
python -m tools.soak_server kills --rounds 50 --database postgresql://user@host/empty
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import httpx

from tests.server.hostile import FRAMES, Siege, drawn
from tests.server.kills import Load, check_calm
from tests.server.process import Server
from tests.waiting import LONG

BATCHES = 100
"""In one part of the work of a client."""
REPORT = 50_000
LAST_WORDS = 5000
MOST_GROWTH = 100
"""Megabytes by which a server may grow under attack: it keeps a thousand tables in memory."""


class Guest(Server):
    """A server that runs in another process."""

    def __init__(self, database: str, port: int) -> None:
        self.database, self.port = database, port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=LONG, trust_env=False)


def part(database: str, port: int, number: int) -> Counter[str]:
    """One client sends its frames; what they were answered."""
    batches, siege = drawn(BATCHES, number), Siege(Guest(database, port))
    try:
        for batch in batches:
            siege.attack(batch)
    finally:
        siege.close()
        siege.server.http.close()
    return siege.answers


def memory(server: Server) -> float:
    """Megabytes."""
    status = subprocess.run(["ps", "-o", "rss=", "-p", str(server.process.pid)], capture_output=True, check=True)
    return int(status.stdout) / 1024


def frames(server: Server, number: int, clients: int) -> None:
    """Hostile frames from several processes; at the end the server must not be much bigger than after the first."""
    answers, started, shown = Counter[str](), time.monotonic(), 0
    begin = memory(server)
    with ProcessPoolExecutor(clients) as pool:
        parts = range(-(-number // (BATCHES * FRAMES)))
        for done in pool.map(partial(part, server.database, server.port), parts):
            answers += done
            if answers.total() - shown >= REPORT:
                shown, seconds = answers.total(), time.monotonic() - started
                rate = f"{shown:,} frames, {seconds:.0f} s, {shown / seconds:.0f} frames/s"
                print(f"{rate}, {memory(server):.0f} MB", flush=True)
    end = memory(server)
    seconds = time.monotonic() - started
    print(f"{answers.total():,} frames in {seconds:.0f} s, {answers.total() / seconds:.0f} frames/s")
    print(f"memory {begin:.0f} MB at the beginning, {end:.0f} MB at the end; {dict(answers.most_common())}")
    check_calm(server)
    if end - begin > MOST_GROWTH:
        raise RuntimeError("the server has grown too much")


def kills(server: Server, rounds: int, tables: int, seed: int) -> None:
    """Kill -9 at random moments under load, and look into the log each time."""
    chance, started = random.Random(seed), time.monotonic()
    with Load(server, tables, seed) as load:
        for number in range(1, rounds + 1):
            load.wait(chance.randint(1, 300))
            time.sleep(chance.uniform(0, 0.05))
            load.kill()
            if number % 10 == 0 or number == rounds:
                counts = ", ".join(f"{count:,} {what}" for what, count in load.counts.items())
                print(f"{counts}, {load.recognised:,} recognised, {time.monotonic() - started:.0f} s", flush=True)
        load.wait(1)
    load.check()
    check_calm(server)
    print(f"{rounds} kills, {load.counts['moves']:,} moves acknowledged, none of them lost")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("frames", "kills"))
    parser.add_argument("--number", type=int, default=1_000_000, help="frames")
    parser.add_argument("--clients", type=int, default=2, help="processes that send frames")
    parser.add_argument("--rounds", type=int, default=50, help="kills")
    parser.add_argument("--tables", type=int, default=6, help="tables at which games are played meanwhile")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="an empty one, instead of a SQLite file")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log.txt"
        server = Server(asked.database or f"sqlite:///{Path(folder) / 'tables.sqlite'}", log)
        try:
            if asked.what == "frames":
                frames(server, asked.number, asked.clients)
            else:
                kills(server, asked.rounds, asked.tables, asked.seed)
        except BaseException:
            print(f"The server says:\n{log.read_text(encoding='utf-8')[-LAST_WORDS:]}")
            raise
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
