"""How far a decision can be taken back."""

from __future__ import annotations

from random import Random

import pytest

from mirabilia import games
from mirabilia.cli.history import CannotUndo, moves_to_keep, replayed, story
from mirabilia.core.facts import kind_of
from mirabilia.core.record import Record

DUEL = games.get("duel")


def record_of(*takes: int, wonders: str = "beginner") -> Record:
    """A game in which the n-th accessible card from the left is discarded, move by move."""
    record = Record("duel", ("Anna", "greedy"), {"wonders": wonders}, seed=7)
    for number in takes:
        state = replayed(record, DUEL)
        cards = [entry.card for entry in state.view(None).layout if entry.accessible]
        record.add(state.to_act()[0], f"discard {cards[number]}")
    return record


def test_replaying_gives_the_state_after_any_number_of_moves() -> None:
    record = record_of(0, 1, 0)
    assert len(replayed(record, DUEL).view(None).layout) == 17
    assert len(replayed(record, DUEL, 1).view(None).layout) == 19
    assert len(replayed(record, DUEL, 0).view(None).layout) == 20


def test_undo_takes_back_the_own_decision_and_the_answer() -> None:
    assert moves_to_keep(record_of(0, 1), DUEL, {0}) == 0  # the first and the third card: nothing turned up
    assert moves_to_keep(record_of(0), DUEL, {0}) == 0
    assert moves_to_keep(record_of(0, 1), DUEL, {0, 1}) == 1


def test_undo_goes_back_step_by_step() -> None:
    record = record_of(0, 4, 1)
    assert moves_to_keep(record, DUEL, {0}) == 2
    del record.moves[2:]
    assert moves_to_keep(record, DUEL, {0}) == 0


def test_undo_stops_where_something_was_revealed() -> None:
    record = record_of(0, 0)  # the two cards that covered a face-down one
    with pytest.raises(CannotUndo) as refusal:
        moves_to_keep(record, DUEL, {0})
    assert refusal.value.reason == "revealed"


def test_what_was_revealed_before_the_decision_does_not_matter() -> None:
    record = record_of(0, 0, 2)
    assert moves_to_keep(record, DUEL, {0}) == 2


def test_new_wonders_on_offer_are_a_revelation() -> None:
    record = Record("duel", ("Anna", "greedy"), {"wonders": "draft"}, seed=7)
    for _ in range(4):
        state = replayed(record, DUEL)
        seat = state.to_act()[0]
        record.add(seat, state.text(state.legal(seat)[0]))
    with pytest.raises(CannotUndo, match="revealed"):
        moves_to_keep(record, DUEL, {0})


def test_without_a_decision_there_is_nothing_to_undo() -> None:
    with pytest.raises(CannotUndo, match="nothing"):
        moves_to_keep(record_of(), DUEL, {0})
    with pytest.raises(CannotUndo, match="nothing"):
        moves_to_keep(record_of(0), DUEL, {1})


def test_undo_never_forgets_a_revelation() -> None:
    """Over whole games: what stays and what goes agree with the events."""
    record, rng = Record("duel", ("Anna", "greedy"), {"wonders": "beginner"}, seed=3), Random(3)
    state, seen = replayed(record, DUEL), 0
    while state.to_act():
        seat = state.to_act()[0]
        move = rng.choice(state.legal(seat))
        record.add(seat, state.text(move))
        state.play(seat, move)
        seen += 1
        if seen % 7 == 0:
            check(record)


def check(record: Record) -> None:
    revealing = [
        any(kind_of(event) in ("revealed", "drew", "offered", "age_begun") for event in events)
        for _, events in story(record, DUEL, None)
    ]
    last = max(number for number, entry in enumerate(record.moves) if entry.seat == 0)
    try:
        assert moves_to_keep(record, DUEL, {0}) == last
        assert not any(revealing[last:])
    except CannotUndo:
        assert any(revealing[last:])
