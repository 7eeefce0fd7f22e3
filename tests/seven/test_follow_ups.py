"""What is chosen together with a stage, in secret: Carthage, Ur, Abu Simbel, Roma (BASE-025, BASE-278)."""

from __future__ import annotations

from random import Random

import pytest

from mirabilia.core import record as records
from mirabilia.core.contract import IllegalMove, SnapshotError
from mirabilia.core.record import Record
from mirabilia.games.seven.leaders.view import LeadersCity
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.leaders_scenario import EVERYTHING, EXPERT
from tests.seven.projects import EDIFICE, laid
from tests.seven.recruiting import in_play, leaders_in_hand, recruitment
from tests.seven.scenario import (
    SEVEN,
    choice_of,
    choose,
    city,
    coins,
    commit,
    events,
    events_seen,
    known_discards,
    legal,
    pending_choice,
    refusal,
    snapshot,
    spelt,
    table,
    turn,
)

ROMA = "stone_pit clay_pool glassworks_1"
"""What the second stage of Roma by night costs."""


def carthage() -> State:
    """Age II; the next stage of seat 0 brings 7 coins or a shield. Seat 1 has Giza, seat 2 Alexandria."""
    own = city("ore_vein press_2", board="carthage", stages=1, coins=2)
    cities = {0: own, 1: city(board="giza"), 2: city(board="alexandria")}
    return table(age=2, turn=2, hands={0: "temple walls", 1: "statue"}, cities=cities, discard="altar")


def ur() -> State:
    own = city("quarry clay_pool", board="ur", stages=1)
    return table(age=2, turn=2, options=EDIFICE, edifices=laid("auction_house 2"), hands={0: "temple"}, cities={0: own})


def abu_simbel() -> State:
    own = city("clay_pool clay_pit loom_1", board="abu_simbel", side="night", leaders="nero caesar")
    return table(age=2, turn=2, options=EVERYTHING, hands={0: "temple"}, cities={0: own})


def roma(neighbour: str = "", coins: int = 6, leaders: str = "caesar midas") -> State:
    """Seat 0 has Roma by night and what its second stage costs; its leaders cost 2 coins less."""
    own = city(ROMA, board="roma", side="night", stages=1, held_leaders=leaders, coins=coins)
    cities = {0: own, 1: city(neighbour, board="rhodes"), 2: city(board="ephesus")}
    hands = {0: "temple", 1: "dispensary"}
    return table(age=2, turn=2, options=EXPERT, hands=hands, cities=cities)


STAGES = {
    "alternative": (carthage, ["choose 1", "choose 2"]),
    "free_pawn": (ur, ["pawn 1", "pawn 2", "pawn 3"]),
    "burial": (abu_simbel, ["bury nero", "bury caesar"]),
    "extra_recruit": (roma, ["recruit caesar bank 3", "recruit midas bank 1", "decline"]),
}
ALL = pytest.mark.parametrize("name", STAGES)


@rule("BASE-025", "BASE-278")
@ALL
def test_the_choice_is_made_before_anything_is_revealed(name: str) -> None:
    make, answers = STAGES[name]
    state = make()
    before = {seat: state.view(seat) for seat in (1, 2, None)}
    commit(state, 0, "stage temple")
    assert state.to_act() == (0, 1, 2)
    assert legal(state, 0) == answers
    assert choice_of(state, 0) == (name, 0)
    assert state.own(0).commit == spelt("stage temple")
    for seat, view in before.items():
        assert state.view(seat) == view, "nobody else can tell that a choice has begun"
        assert events_seen(state, seat) == []
    for seat in (1, 2):
        commit(state, seat, legal(state, seat)[0])
    assert (state.to_act(), state.turn) == ((0,), 2)
    assert state.view(None).phase == "turn"
    commit(state, 0, answers[-1])
    assert state.turn == 3


@rule("BASE-025", "BASE-278")
@ALL
def test_what_was_chosen_is_a_secret_of_its_seat(name: str) -> None:
    make, answers = STAGES[name]
    seen = []
    for answer in answers:
        state = make()
        commit(state, 0, "stage temple")
        commit(state, 0, answer)
        assert state.to_act() == (1, 2)
        assert state.own(0).commit == spelt("stage temple", answer)
        seen.append([(state.view(seat), events_seen(state, seat), state.legal(seat)) for seat in (1, 2)])
        seen[-1].append((state.view(None), events_seen(state), []))
        assert events_seen(state, 1) == [{"event": "committed", "seat": 0}]
    other = make()
    commit(other, 0, "sell temple")
    seen.append([(other.view(seat), events_seen(other, seat), other.legal(seat)) for seat in (1, 2)])
    seen[-1].append((other.view(None), events_seen(other), []))
    assert all(one == seen[0] for one in seen)


@ALL
def test_taking_back_undoes_the_stage_and_what_went_with_it(name: str) -> None:
    make, answers = STAGES[name]
    state = make()
    before = state.snapshot()
    commit(state, 0, "stage temple")
    assert not state.can_take_back(0)
    commit(state, 0, answers[0])
    assert legal(state, 0) == []
    state.take_back(0)
    assert state.snapshot() == before
    turn(state, {0: "sell temple"})
    assert not state.view(None).cities[0].stages[-1].built


@ALL
def test_nothing_else_can_be_chosen_meanwhile(name: str) -> None:
    state = STAGES[name][0]()
    commit(state, 0, "stage temple")
    before = state.snapshot()
    why = refusal(state, 0, "sell temple")
    assert (why["refusal"], why["choice"]) == ("other_choice", choice_of(state, 0)[0])
    with pytest.raises(IllegalMove):
        state.play(1, state.legal(0)[0])
    assert state.snapshot() == before


@ALL
def test_a_snapshot_holds_what_was_chosen_and_what_is_owed(name: str) -> None:
    make, answers = STAGES[name]
    state = make()
    commit(state, 0, "stage temple")
    owing = SEVEN.restore(state.snapshot())
    assert (owing.snapshot(), owing.view(0)) == (state.snapshot(), state.view(0))
    assert legal(state, 0) == answers
    for answer in answers:
        chosen = state.copy()
        commit(chosen, 0, answer)
        again = SEVEN.restore(chosen.snapshot())
        assert isinstance(again, State)
        assert again.snapshot() == chosen.snapshot()
        assert turn(again) == turn(chosen)
        assert again.snapshot() == chosen.snapshot()


def test_a_snapshot_from_before_there_were_answers_owes_them() -> None:
    state = carthage()
    commit(state, 0, "stage temple")
    position = state.snapshot()
    del position["answers"]
    again = SEVEN.restore(position)
    assert again.to_act() == (0, 1, 2)
    assert [again.text(move) for move in again.legal(0)] == ["choose 1", "choose 2"]


@pytest.mark.parametrize(
    ("answers", "error"),
    [
        ([["choose 1"]], "as many entries as 'commits' has, not 1"),
        ([["choose 3"], [], []], "'choose 3' is not possible"),
        ([["choose 1", "choose 2"], [], []], "nothing more goes with the commit"),
        ([[], ["choose 1"], []], "nothing more goes with the commit"),
        ([["dance"], [], []], "I do not understand “dance”"),
    ],
)
def test_wrong_answers_in_a_snapshot(answers: list[list[str]], error: str) -> None:
    state = carthage()
    commit(state, 0, "stage temple")
    with pytest.raises(SnapshotError, match=error):
        SEVEN.restore(state.snapshot() | {"answers": answers})


def test_all_may_have_committed_while_a_choice_is_owed() -> None:
    state = carthage()
    turn(state, {0: "stage temple"})
    again = SEVEN.restore(state.snapshot())
    assert again.to_act() == (0,)
    commit(state, 0, "choose 1")
    assert state.turn == 3


# Samples.


@ALL
def test_half_a_choice_is_hidden_in_samples(name: str) -> None:
    """To others the seat may not have begun to choose; to itself everything is certain."""
    make, answers = STAGES[name]
    state, rng = make(), Random(3)
    commit(state, 0, "stage temple")
    for seat in (1, 2, None):
        world = state.sample(seat, rng)
        assert (world.snapshot()["commits"][0], world.snapshot()["answers"]) == (None, [])
        assert world.to_act() == (0, 1, 2)
    own = state.sample(0, rng)
    assert own.snapshot()["commits"][0] == "stage temple"
    assert [own.text(move) for move in own.legal(0)] == answers


@ALL
def test_a_whole_choice_is_any_in_samples(name: str) -> None:
    make, answers = STAGES[name]
    state, rng = make(), Random(3)
    commit(state, 0, "stage temple")
    commit(state, 0, answers[0])
    worlds = [state.sample(1, rng) for _ in range(400)]
    assert all(world.to_act() == (1, 2) for world in worlds)
    sampled = {(world.snapshot()["answers"] or [[]])[0][0] for world in worlds if any(world.snapshot()["answers"])}
    assert sampled == set(answers)
    assert any(world.snapshot()["commits"][0].startswith("sell") for world in worlds)
    assert state.sample(0, rng).snapshot()["answers"][0] == [answers[0]]


# What it does, it does when the turn happens.


@rule("BASE-278")
def test_carthage_looks_through_the_pile_when_the_turn_happens() -> None:
    """The card that seat 1 sells on the same turn is there, and nothing of the pile is known before."""
    own = city("sawmill lumber_yard loom_2", board="carthage", side="night", stages=1, chosen=[2])
    cities = {0: own, 1: city(board="giza"), 2: city(board="alexandria")}
    position = snapshot(3, age=2, turn=2, hands={0: "temple", 1: "walls"}, cities=cities, without=["altar"])
    position["discard"] = [{"card": "altar", "hand": 1, "turn": 0, "age": 1, "by": 1}]
    state = SEVEN.restore(position)
    assert isinstance(state, State)
    commit(state, 0, "stage temple")
    commit(state, 0, "choose 1")
    assert known_discards(state, 0) == []
    turn(state, {1: "sell walls"})
    assert pending_choice(state) == ("revival", 0)
    assert {"revive altar", "revive walls"} <= set(legal(state))


@rule("BASE-278")
def test_a_buried_leader_works_on_the_turn_of_the_burial() -> None:
    """Octavia makes everybody else lose a coin with the very stage she is buried under."""
    own = city("clay_pool clay_pit loom_1", board="abu_simbel", side="night", leaders="octavia caesar")
    state = table(age=2, turn=2, options=EVERYTHING, hands={0: "temple"}, cities={0: own})
    facts = turn(state, {0: "stage temple; bury octavia"})
    assert [fact["seat"] for fact in events(facts, "must_lose")] == [1, 2]
    assert in_play(state) == ["caesar"]


@rule("LEAD-168")
def test_one_leader_buries_itself() -> None:
    own = city("clay_pool clay_pit loom_1", board="abu_simbel", side="night", leaders="nero")
    state = table(age=2, turn=2, options=EXPERT, hands={0: "temple"}, cities={0: own})
    commit(state, 0, "stage temple")
    assert state.to_act() == (1, 2)
    assert state.own(0).commit == spelt("stage temple", "bury nero")
    assert SEVEN.restore(state.snapshot()).snapshot() == state.snapshot()
    turn(state)
    assert LeadersCity.of(state.view(None).cities[0]).buried == ("nero",)


def test_the_keeper_chooses_for_the_free_city_in_secret() -> None:
    """Seat 1 begins Age II, so seat 1 acts for the Free City on its third turn; Carthage is the Free City's."""
    cities = {2: city("ore_vein press_2", board="carthage", stages=1, coins=2)}
    state = table(2, age=2, turn=2, hands={1: "temple walls"}, cities=cities)
    commit(state, 1, "sell temple")
    before = state.view(0)
    commit(state, 1, next(words for words in legal(state, 1) if words.startswith("stage")))
    assert state.to_act() == (0, 1)
    assert state.view(0) == before
    choice = state.own(1).choice
    assert choice is not None
    assert (choice.name, choice.city, choice.stage) == ("alternative", 2, 2)
    assert state.sample(0, Random(1)).snapshot()["commits"][2] is None
    commit(state, 1, "choose 1")
    assert state.to_act() == (0,)
    assert SEVEN.restore(state.snapshot()).snapshot() == state.snapshot()
    turn(state)
    assert coins(state)[2] == 2 + 7


# Roma.


@rule("BASE-054", "LEAD-179")
def test_the_extra_leader_is_not_paid_with_coins_of_the_same_turn() -> None:
    """Caesar costs 3. Seat 1 buys glass for the Dispensary and pays Roma 2 coins on that very turn: too late."""
    state = roma("ore_vein", coins=2, leaders="caesar")
    turn(state, {0: "stage temple", 1: "build dispensary right 2"})
    assert pending_choice(state) is None
    assert (in_play(state), leaders_in_hand(state), coins(state)[0]) == ([], ["caesar"], 2 + 2)


@rule("BASE-054", "LEAD-179")
@pytest.mark.parametrize(("treasury", "offered"), [(4, False), (5, True)])
def test_what_the_stage_costs_is_not_there_for_the_leader(treasury: int, offered: bool) -> None:
    """Glass for 2 coins from the left, and Caesar for 3."""
    own = city("stone_pit clay_pool", board="roma", side="night", stages=1, held_leaders="caesar", coins=treasury)
    state = table(
        age=2, turn=2, options=EXPERT, hands={0: "temple"}, cities={0: own, 1: city(board="alexandria"), 2: city()}
    )
    commit(state, 0, "stage temple left 2")
    assert ("recruit caesar bank 3" in legal(state, 0)) == offered
    assert (0 in state.to_act()) == offered


@rule("LEAD-156")
def test_the_leader_under_the_stage_is_not_recruited_as_well() -> None:
    cities = {0: city(ROMA, board="roma", side="night", stages=1, held_leaders="nero midas sappho")}
    state = recruitment(cities, age=2, options=EXPERT)
    commit(state, 0, "stage nero")
    assert legal(state, 0) == ["recruit midas bank 1", "recruit sappho", "decline"]
    choose(state, "recruit midas bank 1")
    assert (in_play(state), leaders_in_hand(state)) == (["midas"], ["sappho"])


# Records.


def test_a_record_may_have_the_choice_after_the_moves_of_the_others() -> None:
    """As it was written when the choice came after the turn was revealed: the game comes out the same."""
    early, late = played(last=False), played(last=True)
    assert [entry.text for entry in early.moves] != [entry.text for entry in late.moves]
    finals = [list(records.play(one, SEVEN))[-1].after.snapshot() for one in (early, late)]
    assert finals[0] == finals[1]


def played(last: bool) -> Record:
    """Two Ages in which all build what they can, stages first, with the choice at once or after all others."""
    record = Record(
        game="seven", players=("a", "b", "c"), options={"wonders": "carthage+giza+rhodes", "sides": "day"}, seed=4
    )
    state = record.start(SEVEN)
    while state.view(None).age < 3:
        seats = [seat for seat in state.to_act() if state.view(seat).own.choice.name != "alternative"]
        seat = (seats or list(state.to_act()))[0] if last else state.to_act()[0]
        texts = [state.text(move) for move in state.legal(seat)]
        words = next((text for use in ("stage", "build") for text in texts if text.startswith(use)), texts[0])
        record.add(seat, words)
        state.play(seat, state.parse(words, seat))
    return record
