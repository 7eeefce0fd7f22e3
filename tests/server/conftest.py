"""One server for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.process import QuickServer, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = QuickServer(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.sqlite'}")
    yield running
    running.stop()
