"""Processes that play, think or check for one that waits for them."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager

from mirabilia.core.interrupts import ignore_interrupts


@contextmanager
def pool_of(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes. Whatever stops the one that waits stops them: what they had not finished is done again."""
    before = set(multiprocessing.active_children())
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), ignore_interrupts) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
            raise
