"""Lets the contract suite run over games with Envoys instead of its own cases: `pytest -p` this module."""

from __future__ import annotations

TABLES = ((3, ["envoys"], 10), (5, ["envoys", "cities", "edifice"], 4))


def pytest_configure() -> None:
    from tests.contract import cases

    cases.CASES[:] = [
        cases.Case("seven", players, {"expansions": expansions}, examples) for players, expansions, examples in TABLES
    ]
