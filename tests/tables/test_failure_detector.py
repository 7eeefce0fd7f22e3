"""A process that dies is taken for dead within five seconds, one that lives is not, and no clock has to be right."""

from __future__ import annotations

import pytest

from mirabilia.tables.failure_detector import BEAT_SECONDS, DEAD_SECONDS, PAUSE_SECONDS, FailureDetector
from mirabilia.tables.registry import Heartbeat

TAKEOVER_SECONDS = 5.0
STEP = 0.01


class Heart:
    """Of a process that began to beat at some time and dies at another; its numbers begin anywhere."""

    def __init__(self, process: str, begins: float, dies: float = 1e9, every: float = BEAT_SECONDS) -> None:
        self.process, self.begins, self.dies, self.every = process, begins, dies, every

    def at(self, now: float) -> Heartbeat:
        return Heartbeat(self.process, int((min(now, self.dies) - self.begins) / self.every))


class Watcher:
    """A process whose clock shows anything at the beginning."""

    def __init__(self, shows: float = 1e6) -> None:
        self.now, self.shows = 0.0, shows
        self.detector = FailureDetector(lambda: self.shows + self.now)

    def look(self, *hearts: Heart, after: float = BEAT_SECONDS) -> list[str]:
        self.now += after
        return [heartbeat.process for heartbeat in self.detector.silent([heart.at(self.now) for heart in hearts])]

    def buries(self, heart: Heart) -> float:
        """When it takes a process for dead."""
        while not self.look(heart):
            pass
        return self.now


@pytest.mark.parametrize("shows", [0.0, 1e6])
def test_a_process_that_dies_is_found_within_five_seconds_whenever_that_is(shows: float) -> None:
    for step in range(int(2 * BEAT_SECONDS / STEP)):
        dies = 10 + step * STEP
        found = Watcher(shows).buries(Heart("other", begins=-7, dies=dies))
        assert dies < found <= dies + TAKEOVER_SECONDS - 1  # a second is left to take the tables


def test_one_that_lives_or_was_slow_for_a_while_is_not() -> None:
    watcher = Watcher()
    hearts = Heart("quick", 0), Heart("slow", 0, every=DEAD_SECONDS - BEAT_SECONDS)
    assert not any(watcher.look(*hearts) for _ in range(200))


def test_one_that_was_left_by_a_server_that_was_killed_is_found_as_soon_after_the_start() -> None:
    assert Watcher().buries(Heart("left", begins=-100, dies=-50)) <= TAKEOVER_SECONDS - 1


def test_while_the_database_is_away_nobody_can_show_life_and_nobody_is_dead() -> None:
    watcher, silent = Watcher(), Heart("other", begins=-100, dies=-50)
    for _ in range(5):
        assert not watcher.look(silent)
    assert not watcher.look(silent, after=PAUSE_SECONDS + 10)
    again = watcher.now
    assert again + DEAD_SECONDS <= watcher.buries(silent) <= again + TAKEOVER_SECONDS - 1


def test_whoever_is_back_after_a_pause_has_all_the_time_again() -> None:
    watcher = Watcher()
    watcher.look(Heart("other", 0))
    watcher.look()
    assert not watcher.look(Heart("other", 0, dies=1))
