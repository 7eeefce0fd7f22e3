"""Three processes behind a proxy, in small; `make cluster` plays a thousand games."""

from __future__ import annotations

from pathlib import Path

from tests.databases import fresh_database
from tools.cluster import Cluster, play


def test_games_go_on_while_processes_are_killed(postgresql: str, tmp_path: Path) -> None:
    cluster = Cluster(fresh_database(postgresql), 3, tmp_path)
    try:
        load = play(cluster, games=8, kills=2, tables=4)
    finally:
        cluster.stop()
    assert (load.counts["games"], load.counts["kills"]) == (8, 2)
