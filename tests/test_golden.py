"""Golden playthroughs: the games of tests/golden must come out word for word. `make golden` writes them anew."""

from __future__ import annotations

import pytest

from mirabilia.core import record as records
from tools.golden import FOLDER, annotated

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("name", [file.stem for file in FILES])
def test_golden(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert records.write(annotated(records.read(text))) == text


def test_every_kind_of_end_is_there() -> None:
    ends = {records.load(file).result.split(";")[0] for file in FILES}
    assert ends == {"civilian", "military", "scientific"}
    results = [records.load(file).result for file in FILES]
    assert any("ranks 1 1" in result for result in results)
