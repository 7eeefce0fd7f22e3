"""Snapshots and records of earlier versions can be read and lead to the same games. Nothing in tests/kept changes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mirabilia import games
from mirabilia.core import record as records
from mirabilia.core.record import result_text
from tests.contract.cases import CASES
from tools.keep import FOLDER, fingerprint

POSITIONS = sorted(FOLDER.rglob("*.json"))
RECORDS = sorted(FOLDER.rglob("*.txt"))


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", POSITIONS, ids=name_of)
def test_a_kept_position_is_restored_and_goes_on_as_it_did(file: Path) -> None:
    for position in json.loads(file.read_text(encoding="utf-8")):
        snapshot = position["snapshot"]
        state = games.get(snapshot["game"]).restore(snapshot)
        assert result_text(state.result()) == position["result"]
        assert fingerprint(state) == position["fingerprint"]


@pytest.mark.parametrize("file", RECORDS, ids=name_of)
def test_a_kept_record_is_replayed_to_its_result(file: Path) -> None:
    record = records.load(file)
    *_, last = records.play(record, games.get(record.game))
    assert result_text(last.after.result()) == record.result


def test_every_option_set_is_kept() -> None:
    assert {str(case) for case in CASES} <= {file.stem for file in POSITIONS} & {file.stem for file in RECORDS}
