"""Where guests find a server: answer to a browser on its machine, and to nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mirabilia.server import reach
from tests.server.process import Server


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('open') / 'tables.sqlite'}"
    running = Server(database, host="0.0.0.0", origins=["https://play.example.org"])  # noqa: S104
    yield running
    running.stop()


def test_a_server_for_this_machine_alone_says_so(server: Server) -> None:
    assert server.http.get("/api/reach").json() == {"is_open": False, "addresses": []}


def test_an_open_server_names_its_addresses_to_its_own_machine(open_server: Server) -> None:
    answer = open_server.http.get("/api/reach").json()
    assert answer == {"is_open": True, "addresses": reach.guest_addresses("0.0.0.0", open_server.port)}  # noqa: S104


def test_it_does_not_name_them_to_others(open_server: Server) -> None:
    """A page under another name is served by a proxy on this machine, or lies about its name."""
    answer = open_server.http.get("/api/reach", headers={"Host": "play.example.org"}).json()
    assert answer == {"is_open": True, "addresses": []}


@pytest.mark.parametrize(
    ("host", "addresses"),
    [
        ("127.0.0.1", []),
        ("::1", []),
        ("localhost", []),
        ("192.168.1.20", ["http://192.168.1.20:8000"]),
        ("fd00::20", ["http://[fd00::20]:8000"]),
        ("play.local", ["http://play.local:8000"]),
    ],
)
def test_addresses_follow_from_what_the_server_listens_on(host: str, addresses: list[str]) -> None:
    assert reach.guest_addresses(host, 8000) == addresses


def test_own_addresses_are_those_that_others_can_use() -> None:
    numbers = reach.own_numbers()
    assert len(set(numbers)) == len(numbers)
    assert not any(reach.is_loopback(number) for number in numbers)
