"""Selection: the draft of leaders before Age I (LEAD-013 to LEAD-016), and what is hidden in it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from mirabilia.core.contract import IllegalMove
from mirabilia.games.seven.leaders.view import LeadersCity
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.recruiting import leaders, leaders_in_hand
from tests.seven.scenario import commit, events_seen, legal, new_game, spelt, turn

BOTH_EDITIONS = pytest.mark.parametrize("edition", [1, 2])
POOLS = {1: 36, 2: 34}


def draft(players: int = 3, seed: int = 0, edition: int = 2, **options: Any) -> State:
    return new_game(players, seed, sides="day", **leaders(edition, **options))


def hands(state: State) -> list[list[str]]:
    return [part["hand"] for part in state.snapshot()["cities"] if part["hand"]]


def keep_first(state: State) -> list[str]:
    """One round: every seat keeps the first leader of its hand."""
    first_cards = [hand[0] for hand in hands(state)]
    for seat, name in enumerate(first_cards):
        commit(state, seat, f"keep {name}")
    return first_cards


@rule("LEAD-013")
@BOTH_EDITIONS
def test_selection_comes_once_before_age_one(edition: int) -> None:
    state = draft(edition=edition)
    phases = []
    while state.result() is None:
        view = state.view(None)
        phases.append((view.age, view.phase))
        turn(state)
    one_age = [["recruitment", *["turn"] * 6]] * 3
    assert phases == [(0, "draft")] * 3 + [(age, phase) for age, row in enumerate(one_age, 1) for phase in row]


@rule("LEAD-014")
@pytest.mark.parametrize("players", range(2, 8))
@BOTH_EDITIONS
def test_four_leaders_each_and_the_rest_in_the_box(players: int, edition: int) -> None:
    state = draft(players, edition=edition)
    box = state.snapshot()["leader_box"]
    assert [len(hand) for hand in hands(state)] == [4] * players
    assert len(box) == POOLS[edition] - 4 * players
    dealt = Counter([name for hand in hands(state) for name in hand] + box)
    assert len(dealt) == dealt.total() == POOLS[edition]


@rule("LEAD-014")
def test_leaders_are_dealt_at_random() -> None:
    dealt = {tuple(hands(draft(seed=seed))[0]) for seed in range(8)}
    assert len(dealt) == 8


@rule("LEAD-014")
def test_leaders_left_over_do_not_come_back() -> None:
    state = draft()
    box = state.snapshot()["leader_box"]
    while state.result() is None:
        turn(state)
    assert state.snapshot()["leader_box"] == box


@rule("LEAD-014")
def test_nobody_sees_the_leaders_of_others() -> None:
    state = draft()
    for seat, hand in enumerate(hands(state)):
        assert list(state.own(seat).hand) == hand
        dealt = [fact for fact in events_seen(state, seat) if fact["event"] == "leaders_dealt"]
        assert dealt == [{"event": "leaders_dealt", "seat": seat, "leaders": hand}]
    assert state.view(None).own is None
    assert [part.hand for part in state.view(None).cities] == [4, 4, 4]
    seen = f"{state.view(None)} {events_seen(state)}"
    assert not any(f"'{name}'" in seen for hand in hands(state) for name in hand)


@rule("LEAD-015")
@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_the_rest_goes_to_the_right(players: int) -> None:
    state = draft(players)
    before = hands(state)
    assert state.view(None).direction == "right"
    first_cards = keep_first(state)
    for seat in range(players):
        right = (seat - 1) % players
        assert list(state.own(right).hand) == before[seat][1:]
        assert leaders_in_hand(state, seat) == [first_cards[seat]] == [before[seat][0]]


@rule("LEAD-015")
def test_all_choose_one_leader_of_their_hand_at_once() -> None:
    state = draft()
    before = hands(state)
    assert state.to_act() == (0, 1, 2)
    for seat in (2, 0, 1):
        assert legal(state, seat) == [f"keep {name}" for name in before[seat]]
        assert hands(state) == before
        commit(state, seat, f"keep {before[seat][3]}")
    assert [len(hand) for hand in hands(state)] == [3, 3, 3]


@rule("LEAD-015")
def test_leader_of_another_hand_cannot_be_kept() -> None:
    state = draft()
    with pytest.raises(IllegalMove):
        commit(state, 0, f"keep {hands(state)[1][0]}")


@rule("LEAD-015")
def test_kept_leaders_lie_face_down() -> None:
    one, other = draft(), draft()
    hand = hands(one)[1]
    commit(one, 1, f"keep {hand[0]}")
    commit(other, 1, f"keep {hand[1]}")
    for viewer in (0, 2, None):
        assert one.view(viewer) == other.view(viewer)
        assert events_seen(one, viewer) == events_seen(other, viewer) == [{"event": "committed", "seat": 1}]
    for state in (one, other):
        turn(state)
    assert one.view(2) == other.view(2)  # seat 0 received the rest of this hand, seat 2 has not seen it
    assert events_seen(one, 2) == events_seen(other, 2)
    assert LeadersCity.of(one.view(None).cities[1]).leaders_in_hand == 1


@rule("LEAD-016")
@pytest.mark.parametrize("players", [2, 3, 5])
@BOTH_EDITIONS
def test_three_leaders_are_chosen_and_the_last_one_comes_by_itself(players: int, edition: int) -> None:
    state = draft(players, edition=edition)
    by_round = []
    for cards in (4, 3, 2):
        assert state.view(None).phase == "draft"
        assert [len(hand) for hand in hands(state)] == [cards] * players
        last = [hand[1:] for hand in hands(state)]
        by_round.append(keep_first(state))
    for seat in range(players):
        received = last[(seat + 1) % players]
        assert leaders_in_hand(state, seat) == [row[seat] for row in by_round] + received
        assert len(leaders_in_hand(state, seat)) == 4


@rule("LEAD-016")
def test_age_one_begins_after_the_draft() -> None:
    state = draft()
    for _ in range(3):
        turn(state)
    view = state.view(None)
    assert (view.age, view.phase) == (1, "recruitment")
    assert {"event": "age_begun", "age": 1} in events_seen(state)
    assert [LeadersCity.of(part).leaders_in_hand for part in view.cities] == [4, 4, 4]


@rule("LEAD-016")
def test_only_the_owner_learns_of_the_last_leader() -> None:
    state = draft()
    for _ in range(3):
        last = turn(state)
    assert not any(fact["event"] == "leader_kept" for fact in last)
    for seat in range(3):
        facts = [fact for fact in events_seen(state, seat) if fact["event"] == "leader_kept"]
        assert [fact["leader"] for fact in facts] == leaders_in_hand(state, seat)[2:]
        assert {fact["seat"] for fact in facts} == {seat}


@rule("LEAD-015", "LEAD-016")
def test_a_player_remembers_what_was_passed_on_and_nothing_else() -> None:
    state = draft()
    keep_first(state)
    passed, unseen = set(hands(state)[2]), set(hands(state)[1])
    guesses = [state.sample(0, Random(seed)) for seed in range(12)]
    assert all(set(hands(guess)[2]) == passed for guess in guesses)  # the hand seat 0 passed to its right
    assert len({frozenset(hands(guess)[1]) for guess in guesses} - {frozenset(unseen)}) > 3
    for guess in guesses:
        assert guess.view(0) == state.view(0)


def test_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    state = draft()
    first, second = hands(state)[0][:2]
    commit(state, 0, f"keep {first}")
    assert state.own(0).commit == spelt(f"keep {first}")
    commit(state, 0, "back")
    commit(state, 0, f"keep {second}")
    turn(state)
    assert leaders_in_hand(state, 0) == [second]
