"""Bots at tables go on from their last decision, within a bound of memory."""

from __future__ import annotations

import msgspec
import pytest

from mirabilia import games
from mirabilia.bots import LevelBot
from mirabilia.core.contract import State
from mirabilia.tables import bot_pool
from mirabilia.tables.bot_pool import BotPool, Job, decide
from mirabilia.tables.hub import known_past
from mirabilia.tables.kept_bots import KeptBots
from mirabilia.tables.table import replayed
from tests.tables.scenario import Playing

DUEL = games.get("duel")
PLACE = ("table", 0, "master")
THOUGHT = 300


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch) -> KeptBots:
    """A worker that has decided nothing yet."""
    own = KeptBots()
    monkeypatch.setattr(bot_pool, "KEPT", own)
    return own


def job(state: State, past: list[tuple[int, int]], **more: object) -> Job:
    asked = Job("duel", state.snapshot(), 0, "master", 1, 60.0, iterations=THOUGHT, table="table", past=tuple(past))
    return msgspec.structs.replace(asked, **more)


def visits(kept: KeptBots) -> int:
    """How much the bot at the table has thought about the position it decided in last, the time before included."""
    before = kept.bots[PLACE].search.before
    assert before is not None
    return int(before[1].tree.visits[0])


def two_turns(**more: object) -> None:
    """A bot decides, the moves that it foresaw are made, and it decides again."""
    state, past = DUEL.new(1, options={"wonders": "beginner"}), list[tuple[int, int]]()
    first = decide(job(state, past, **more))
    for text in (first.move.text, None):
        seat = state.to_act()[0]
        move = state.legal(seat)[0] if text is None else state.parse(text)
        past.append((seat, move))
        state.play(seat, move)
    while state.to_act()[0] != 0:
        past.append((1, state.legal(1)[0]))
        state.play(1, state.legal(1)[0])
    decide(job(state, past, **more))


def test_a_bot_goes_on_from_its_last_decision(kept: KeptBots) -> None:
    two_turns()
    assert visits(kept) > THOUGHT
    assert len(kept.bots) == 1


def test_advice_goes_on_from_nothing(kept: KeptBots) -> None:
    """A hint is the same for whoever asks at the same position."""
    two_turns(explained=True)
    assert not kept.bots


def test_another_game_at_the_table_begins_anew(kept: KeptBots) -> None:
    """After a move was taken back, what was thought of what follows it is of no use."""
    two_turns()
    decide(job(DUEL.new(2, options={"wonders": "beginner"}), []))
    assert visits(kept) == THOUGHT


def test_those_that_decided_longest_ago_make_room() -> None:
    kept = KeptBots(most_bots=2)
    for number in range(3):
        kept.keep(("table", number, "master"), LevelBot("master", number))
    assert [seat for _, seat, _ in kept.bots] == [1, 2]
    assert kept.take(("table", 0, "master")) is None
    assert kept.take(("table", 2, "master")) is not None
    assert [seat for _, seat, _ in kept.bots] == [1]


def test_large_trees_make_room(kept: KeptBots) -> None:
    two_turns()
    size, bot = kept.nodes, kept.bots[PLACE]
    assert size > THOUGHT / 4
    small = KeptBots(most_nodes=size - 1)
    small.keep(PLACE, bot)
    assert not small.bots


def test_the_worker_that_has_decided_for_a_table_decides_again() -> None:
    """Of those that have nothing to do; any other will do as well."""
    with BotPool(2) as pool:
        first, second = pool.worker_for(job(DUEL.new(1), [])), pool.worker_for(job(DUEL.new(1), []))
        first.tables.append("table")
        pool.idle = [first, second]
        assert pool.worker_for(job(DUEL.new(1), [])) is first
        assert pool.worker_for(job(DUEL.new(1), [])) is second
        pool.idle = [first, second]


def test_a_seat_knows_what_was_played_in_the_open() -> None:
    playing = Playing()
    for _ in range(5):
        playing.move()
    table = replayed(playing.table.id, playing.lines)
    for seat in range(2):
        assert [mover for mover, _ in known_past(table, seat)] == [move.seat for move in table.moves]
    secret = Playing("seven", ("Anna", "Bruno", "Carla"))
    secret.move(0)
    secret.move(1)
    table = replayed(secret.table.id, secret.lines)
    assert [len(known_past(table, seat)) for seat in range(3)] == [1, 1, 0]
