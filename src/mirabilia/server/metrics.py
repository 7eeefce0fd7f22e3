"""Counters for monitoring a server (Prometheus). With several processes they are those of all of them."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SEVERAL = "PROMETHEUS_MULTIPROC_DIR"
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)


class Metrics:
    """One registry for each app, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.connections = Gauge(
            "mirabilia_connections", "Open WebSockets", registry=registry, multiprocess_mode="livesum"
        )
        self.live = Gauge("mirabilia_tables_live", "Tables in memory", registry=registry, multiprocess_mode="livesum")
        self.opened = Counter("mirabilia_tables_opened", "Tables opened", registry=registry)
        self.refusals = Counter("mirabilia_refusals", "Frames refused", ["kind"], registry=registry)
        self.answered = Histogram(
            "mirabilia_answer_seconds", "From a frame to its answer", buckets=SECONDS, registry=registry
        )
        self.failures = Gauge(
            "mirabilia_bot_failures", "Decisions bots failed to make", registry=registry, multiprocess_mode="livesum"
        )

    def text(self) -> bytes:
        if SEVERAL in os.environ:
            together = CollectorRegistry()
            MultiProcessCollector(together)  # type: ignore[no-untyped-call]
            return generate_latest(together)
        return generate_latest(self.registry)
