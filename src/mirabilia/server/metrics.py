"""Counts for whoever watches over a server (Prometheus)."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """One registry for each app, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("mirabilia_connections", "Open WebSockets", registry=self.registry)
        self.opened = Counter("mirabilia_tables_opened", "Tables opened", registry=self.registry)
        self.live = Gauge("mirabilia_tables_live", "Tables in memory", registry=self.registry)
        self.failures = Gauge("mirabilia_bot_failures", "Decisions bots failed to make", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
