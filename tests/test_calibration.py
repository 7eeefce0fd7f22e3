"""What the reliability tables of `tools/calibration.py` count."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tools.calibration import Decision, Game, kept, play, reliability

pytestmark = pytest.mark.any_build


def game(number: int, won: float, *expected: float) -> Game:
    return Game(number, "master", "10i", [Decision("2", value, won) for value in expected], won)


def test_bins_hold_what_was_expected_about_the_same() -> None:
    """Two of 62 and 68 %, one of them won: 15 points too hopeful."""
    bins = reliability([game(0, 1.0, 0.62), game(1, 0.0, 0.68, 0.99)])
    assert set(bins) == {("2", 6), ("2", 9)}
    assert bins["2", 6].number == 2
    assert bins["2", 6].off() == pytest.approx(15.0)
    assert bins["2", 9].off() == pytest.approx(99.0)


def test_certainty_is_in_the_last_bin() -> None:
    assert set(reliability([game(0, 1.0, 1.0, 0.0)])) == {("2", 9), ("2", 0)}


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    file.write_bytes(msgspec.json.encode(game(0, 1.0, 0.5)) + b"\n" + msgspec.json.encode(game(1, 1.0))[:-3])
    assert [one.number for one in kept(file)] == [0]


def test_a_game_is_told_from_one_seat() -> None:
    """The seats change places; what is expected are chances, in the order of the Ages."""
    first, second = play("duel", "random", "4i", 0), play("duel", "random", "4i", 1)
    for one in (first, second):
        assert one.won in (0.0, 0.5, 1.0)
        assert all(0 <= decision.expected <= 1 for decision in one.decisions)
        phases = [decision.phase for decision in one.decisions]
        assert phases == sorted(phases)
        assert {decision.won for decision in one.decisions} == {one.won}
    assert len(first.decisions) > 10


def test_against_itself_all_seats_count() -> None:
    """What one has won another has lost."""
    one = play("duel", "master", "4i", 0)
    assert sorted({decision.won for decision in one.decisions}) in ([0.0, 1.0], [0.5])
