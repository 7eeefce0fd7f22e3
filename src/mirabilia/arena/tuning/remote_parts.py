"""The games of `mirabilia tune` on a Ray cluster: every part is a task, whatever core is free.

A part that is lost with its node is played again, by Ray; what it is played with and what comes of it are sent, for the
nodes need not share a folder.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from mirabilia.arena.cluster import Cluster, check_program, sources
from mirabilia.arena.tuning.training_run import TrainingRun, play_part

AGAIN = 5
"""How often a part is played again whose node is lost."""
START = "start"


def play_there(cluster: Cluster, training: TrainingRun, generation: int, firsts: Sequence[int]) -> Iterator[int]:
    """As `training_run.play_here`."""
    ray, ours = cluster.ray, sources()
    task = ray.remote(play_sent).options(num_cpus=1, max_retries=AGAIN)
    sent = ray.put(weights_sent(training, generation))
    calls = {task.remote(training, generation, first, sent, ours): first for first in firsts}
    try:
        while calls:
            (done,), _ = ray.wait(list(calls))
            first = calls.pop(done)
            final = training.part_of(generation, first)
            unfinished = final.with_suffix(".part")
            unfinished.write_bytes(ray.get(done))
            os.replace(unfinished, final)
            yield first
    finally:
        for call in calls:
            ray.cancel(call, force=True)


def weights_sent(training: TrainingRun, generation: int) -> dict[str, bytes]:
    """All weights a generation is played with; those to begin with have a folder of their own."""
    paths = {training.teacher(generation), *training.league(generation)}
    named = {
        f"{START}/{path.name}" if path == training.start else path.name: path for path in paths if path is not None
    }
    return {name: path.read_bytes() for name, path in named.items()}


def play_sent(training: TrainingRun, generation: int, first: int, sent: dict[str, bytes], theirs: str) -> bytes:
    """On a node: play a part in a folder that is soon gone."""
    check_program(theirs)
    with TemporaryDirectory(prefix="mirabilia-part-") as name:
        folder = Path(name)
        (folder / START).mkdir()
        for file, content in sent.items():
            (folder / file).write_bytes(content)
        start = None if training.start is None else folder / START / training.start.name
        here = msgspec.structs.replace(training, folder=folder, start=start)
        play_part(here, generation, first)
        return here.part_of(generation, first).read_bytes()
