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


def test_every_kind_of_end_of_duel_is_there() -> None:
    results = [records.load(file).result for file in FILES if file.stem.startswith("duel")]
    assert {result.split(";")[0] for result in results} == {"civilian", "military", "scientific"}
    assert any("ranks 1 1" in result for result in results)


def test_every_option_set_of_seven_is_there() -> None:
    played = {
        (len(record.players), record.options.get("expansions", ""), record.options.get("edition", "2"))
        for record in (records.load(file) for file in FILES if file.stem.startswith("seven"))
    }
    everything = "leaders+cities+edifice"
    assert {(3, "", "2"), (5, "", "2"), (7, "", "2"), (2, "", "2"), (3, "", "1"), (5, everything, "2")} <= played
    assert {(4, "leaders", "2"), (5, "cities", "2"), (4, "edifice", "2"), (8, "cities", "2")} <= played


def test_every_way_to_play_world_is_there() -> None:
    played = {
        (len(record.players), record.options.get("solo", ""), record.options.get("map_side", "A"))
        for record in (records.load(file) for file in FILES if file.stem.startswith("world"))
    }
    assert {(1, "easy", "A"), (1, "hard", "B"), (2, "", "A"), (3, "", "A"), (4, "", "B"), (5, "", "B")} == played
    objectives = [records.load(file).options.get("objectives") for file in FILES if file.stem.startswith("world")]
    assert {"dealt", "o01+o02+o15"} <= set(objectives)
