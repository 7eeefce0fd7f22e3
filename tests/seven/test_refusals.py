"""Moves that are not possible: a clear reason, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.core.contract import IllegalMove
from mirabilia.games.seven.state import State
from tests.seven.scenario import SEVEN, city, snapshot, table, turn

CHOICE = {"phase": "choice", "step": "next"}
LEADERS: dict[str, Any] = {
    "options": {"expansions": ["leaders", "cities"]},
    "phase": "recruitment",
    "turn": -1,
    "cities": {
        0: city(held_leaders="caesar sappho", coins=2),
        1: city(held_leaders="hannibal"),
        2: city(held_leaders="nero"),
    },
}


def on_a_turn() -> State:
    rich = city("baths lumber_yard", coins=1, stages=1)
    return table(3, age=2, turn=1, hands={0: "aqueduct walls statue loom_2"}, cities={0: rich})


def reason(state: State, seat: int, words: str) -> IllegalMove:
    before = state.snapshot()
    with pytest.raises(IllegalMove) as caught:
        state.parse(words, seat)
    assert state.snapshot() == before
    return caught.value


@pytest.mark.parametrize(
    ("words", "why", "told"),
    [
        ("build palace", "not_in_hand", "palace is not in your hand"),
        ("sell palace", "not_in_hand", "palace is not in your hand"),
        ("stage palace", "not_in_hand", "palace is not in your hand"),
        ("chain walls", "no_chain", "no building of the city makes walls free"),
        ("free walls", "not_free", "nothing makes walls free now"),
        ("power walls", "not_free", "nothing makes walls free now"),
        ("build walls", "unaffordable", "walls cannot be paid for"),
        ("build statue bank 7", "unaffordable", "statue cannot be paid for"),
        ("build loom_2 bank 1", "other_payment", "loom_2 cannot be used like that, but: build loom_2"),
        ("stage walls", "stage_unaffordable", "the next stage cannot be paid for"),
        ("join walls", "no_edifice", "there is no Edifice to take part in now"),
        ("build aqueduct left 2", "other_payment", "aqueduct cannot be used like that, but: chain aqueduct"),
        ("recruit walls", "other_choice", "walls cannot be used like that"),
        ("keep plato", "other_choice", "that is not asked now"),
        ("revive baths", "other_choice", "that is not asked now: a card has to be used"),
        ("recruit caesar bank 5", "not_in_hand", "caesar is not in your hand"),
        ("decline", "other_choice", "that is not asked now"),
        ("back", "nothing_to_take_back", "there is nothing to take back"),
        ("build wals", "unknown_name", "there is no 'wals'; did you mean 'walls'?"),
        ("build qqqq", "unknown_name", "there is no 'qqqq'"),
        ("build", "unreadable", "cannot read 'build'"),
        ("dance", "unreadable", "cannot read 'dance'"),
        ("", "unreadable", "cannot read ''"),
        ("build walls left", "unreadable", "cannot read"),
        ("build walls left two", "unreadable", "cannot read"),
        ("build walls left 99", "unreadable", "cannot read"),
        ("build walls left 1 left 1", "unreadable", "cannot read"),
        ("sell walls bank 1", "unreadable", "cannot read"),
        ("pay 1", "unreadable", "cannot read"),
        ("board atlantis day", "unknown_name", "there is no 'atlantis day'"),
    ],
)
def test_a_turn(words: str, why: str, told: str) -> None:
    error = reason(on_a_turn(), 0, words)
    assert told in str(error)
    assert error.fact["refusal"] == why


def test_a_building_that_is_there_already() -> None:
    state = table(3, age=2, hands={0: "loom_2"}, cities={0: city("loom_1", coins=9)})
    assert str(reason(state, 0, "build loom_2")) == "loom_2 is in the city already"


def test_a_complete_wonder() -> None:
    state = table(3, age=2, hands={0: "walls"}, cities={0: city(board="rhodes", side="night", stages=2)})
    assert str(reason(state, 0, "stage walls")) == "all stages of the wonder are built"


@pytest.mark.parametrize(
    ("words", "why", "told"),
    [
        ("recruit caesar bank 5", "leader_too_dear", "caesar costs 5, you have 2"),
        ("recruit sappho", "leader_costs", "sappho costs 1: 'recruit sappho bank 1'"),
        ("recruit nero bank 1", "not_in_hand", "nero is not in your hand"),
        ("build caesar", "other_choice", "caesar cannot be used like that"),
        ("keep caesar", "other_choice", "a leader has to be used"),
    ],
)
def test_a_recruitment(words: str, why: str, told: str) -> None:
    error = reason(table(3, **LEADERS), 0, words)
    assert told in str(error)
    assert error.fact["refusal"] == why


def test_a_loss_is_settled_in_full() -> None:
    pending = [{"choice": "coin_loss", "city": 1, "argument": 3}]
    options = {"expansions": ["cities"]}
    state = table(3, options=options, pending=pending, cities={1: city(coins=2)}, **CHOICE)
    error = reason(state, 1, "pay 1 debt 1")
    assert str(error) == "that is not possible; possible is: pay 2 debt 1, pay 1 debt 2, pay 0 debt 3"
    assert "seat 0 has nothing to decide now, seat 1 has" in str(reason(state, 0, "pay 2 debt 1"))


def test_the_free_city_sells_nothing_it_could_use() -> None:
    state = table(2, hands={0: "altar theater"})
    state.play(0, state.parse("build altar", 0))
    assert str(reason(state, 0, "sell theater")) == "the Free City sells only when it can build nothing"


def test_reasons_tell_nothing_of_the_discard_pile_to_those_who_do_not_look_at_it() -> None:
    one = SEVEN.restore(snapshot(3, turn=1, discard="baths"))
    two = SEVEN.restore(snapshot(3, turn=1, discard="altar"))
    for state in (one, two):
        assert isinstance(state, State)
        assert reason(state, 0, "revive baths").fact == {"refusal": "other_choice"}


@pytest.mark.parametrize("seat", [-1, 3, None, "0", True, 1.0])
def test_wrong_seats(seat: Any) -> None:
    state = on_a_turn()
    with pytest.raises(IllegalMove, match=r"no seat .*; the seats are 0 to 2"):
        state.play(seat, state.legal(0)[0])


def test_after_the_end() -> None:
    state = table(3, age=3, turn=5)
    turn(state)
    assert state.to_act() == ()
    assert str(reason(state, 0, "sell palace")) == "the game is over"


def test_what_is_missing_is_told() -> None:
    state = on_a_turn()
    fact = reason(state, 0, "build walls").fact
    assert fact == {"refusal": "unaffordable", "card": "walls", "missing": {"stone": 2}}
    fact = reason(state, 0, "stage walls").fact
    assert fact == {"refusal": "stage_unaffordable", "missing": {"clay": 2, "cloth": 1}}
    buying = table(
        3, age=2, turn=1, hands={0: "walls"}, cities={0: city(board="giza", coins=1), 1: city("stone_pit quarry")}
    )
    assert reason(buying, 0, "build walls").fact == {"refusal": "unaffordable", "card": "walls", "coins": 4, "short": 3}
    assert str(reason(buying, 0, "build walls")) == "walls cannot be paid for: it takes 4 coins, 3 are missing"
