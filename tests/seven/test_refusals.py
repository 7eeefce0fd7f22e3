"""Moves that are not possible: a clear reason, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.core.contract import Fact, IllegalMove
from mirabilia.core.describe import LANGUAGES, SEATS, texts
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
    """Why a move is refused. Nothing has changed, and both languages say it."""
    before = state.snapshot()
    with pytest.raises(IllegalMove) as refused:
        state.parse(words, seat)
    assert state.snapshot() == before
    english, italian = (texts(language).fact(SEVEN, refused.value.fact, SEATS) for language in LANGUAGES)
    assert english != italian
    assert str(refused.value) in (english, f"{words}: {english}")
    return refused.value


def unreadable(words: str, form: str) -> Fact:
    return {"refusal": "unreadable", "text": words, "moves": [form]}


TO_USE_A_CARD = {"refusal": "other_choice", "choice": "turn", "moves": ["sell <card>", "chain <card>", "build <card>"]}
TO_BUILD = "build <card> [left <coins>] [right <coins>] [bank <coins>]"


@pytest.mark.parametrize(
    ("words", "fact"),
    [
        ("build palace", {"refusal": "not_in_hand", "card": "palace"}),
        ("sell palace", {"refusal": "not_in_hand", "card": "palace"}),
        ("stage palace", {"refusal": "not_in_hand", "card": "palace"}),
        ("chain walls", {"refusal": "no_chain", "card": "walls"}),
        ("free walls", {"refusal": "not_free", "card": "walls"}),
        ("power walls", {"refusal": "not_free", "card": "walls"}),
        ("build walls", {"refusal": "unaffordable", "card": "walls", "missing": {"stone": 2}}),
        ("build statue bank 7", {"refusal": "unaffordable", "card": "statue", "missing": {"ore": 1}}),
        ("build loom_2 bank 1", {"refusal": "other_payment", "card": "loom_2", "moves": ["build loom_2"]}),
        ("stage walls", {"refusal": "stage_unaffordable", "missing": {"clay": 2, "cloth": 1}}),
        ("join walls", {"refusal": "no_edifice"}),
        ("build aqueduct left 2", {"refusal": "other_payment", "card": "aqueduct", "moves": ["chain aqueduct"]}),
        ("recruit walls", {"refusal": "wrong_kind", "card": "walls"}),
        ("keep plato", TO_USE_A_CARD),
        ("revive baths", TO_USE_A_CARD),
        ("recruit caesar bank 5", {"refusal": "not_in_hand", "leader": "caesar"}),
        ("decline", TO_USE_A_CARD),
        ("back", {"refusal": "nothing_to_take_back"}),
        ("build wals", {"refusal": "unknown_name", "name": "wals", "near": "walls"}),
        ("build qqqq", {"refusal": "unknown_name", "name": "qqqq"}),
        ("build", unreadable("build", TO_BUILD)),
        ("build walls left", unreadable("build walls left", TO_BUILD)),
        ("build walls left two", unreadable("build walls left two", TO_BUILD)),
        ("build walls left 99", unreadable("build walls left 99", TO_BUILD)),
        ("build walls left 1 left 1", unreadable("build walls left 1 left 1", TO_BUILD)),
        ("recruit caesar left 1", unreadable("recruit caesar left 1", "recruit <leader> [bank <coins>]")),
        ("sell walls bank 1", unreadable("sell walls bank 1", "sell <card>")),
        ("pay 1", unreadable("pay 1", "pay <coins> debt <points>")),
        ("pay 1 debt 99999", unreadable("pay 1 debt 99999", "pay <coins> debt <points>")),
        ("board", unreadable("board", "board <board> <side>")),
        ("return", unreadable("return", "return 1|3|5")),
        ("decline now", unreadable("decline now", "decline")),
        ("board atlantis day", {"refusal": "unknown_name", "name": "atlantis day", "near": "alexandria day"}),
    ],
)
def test_a_turn(words: str, fact: Fact) -> None:
    assert reason(on_a_turn(), 0, words).fact == fact


@pytest.mark.parametrize("words", ["dance", ""])
def test_what_begins_like_no_move(words: str) -> None:
    fact = reason(on_a_turn(), 0, words).fact
    assert (fact["refusal"], fact["text"]) == ("unreadable", words)
    assert {"sell <card>", "keep <leader>", "pawn 1|2|3", "back"} < set(fact["moves"])


@pytest.mark.parametrize("text", [None, 7, ["build walls"]])
def test_what_is_no_text(text: Any) -> None:
    with pytest.raises(IllegalMove, match="A move is written as a text such as “build baths left 2”") as refused:
        on_a_turn().parse(text, 0)
    assert refused.value.fact == {"refusal": "not_text", "given": repr(text)}


def test_the_sentence_is_that_of_the_texts() -> None:
    sentence = "build loom_2 bank 1: That use of Loom has to be paid in another way: “build loom_2”."
    assert str(reason(on_a_turn(), 0, "build loom_2 bank 1")) == sentence


def test_a_building_that_is_there_already() -> None:
    state = table(3, age=2, hands={0: "loom_2"}, cities={0: city("loom_1", coins=9)})
    assert reason(state, 0, "build loom_2").fact == {"refusal": "built_already", "card": "loom_2"}


def test_a_complete_wonder() -> None:
    state = table(3, age=2, hands={0: "walls"}, cities={0: city(board="rhodes", side="night", stages=2)})
    assert reason(state, 0, "stage walls").fact == {"refusal": "wonder_complete"}


@pytest.mark.parametrize(
    ("words", "fact"),
    [
        ("recruit caesar bank 5", {"refusal": "leader_too_dear", "leader": "caesar", "cost": 5, "coins": 2}),
        (
            "recruit sappho",
            {"refusal": "leader_costs", "leader": "sappho", "cost": 1, "moves": ["recruit sappho bank 1"]},
        ),
        ("recruit nero bank 1", {"refusal": "not_in_hand", "leader": "nero"}),
        ("build caesar", {"refusal": "wrong_kind", "leader": "caesar"}),
        (
            "keep caesar",
            {"refusal": "other_choice", "choice": "recruitment", "moves": ["sell <card>", "recruit <leader>"]},
        ),
    ],
)
def test_a_recruitment(words: str, fact: Fact) -> None:
    assert reason(table(3, **LEADERS), 0, words).fact == fact


def test_a_loss_is_settled_in_full() -> None:
    pending = [{"choice": "coin_loss", "city": 1, "argument": 3}]
    options = {"expansions": ["cities"]}
    state = table(3, options=options, pending=pending, cities={1: city(coins=2)}, **CHOICE)
    possible = ["pay 2 debt 1", "pay 1 debt 2", "pay 0 debt 3"]
    assert reason(state, 1, "pay 1 debt 1").fact == {"refusal": "not_offered", "moves": possible}
    form = "pay <coins> debt <points>"
    assert reason(state, 1, "decline").fact == {"refusal": "other_choice", "choice": "coin_loss", "moves": [form]}
    assert reason(state, 0, "pay 2 debt 1").fact == {"refusal": "not_your_turn", "seats": [1]}


def test_the_free_city_sells_nothing_it_could_use() -> None:
    state = table(2, hands={0: "altar theater"})
    state.play(0, state.parse("build altar", 0))
    assert reason(state, 0, "sell theater").fact == {"refusal": "must_build"}


def test_the_free_city_does_not_get_the_card_of_its_keeper() -> None:
    state = table(2, hands={0: "altar theater"})
    state.play(0, state.parse("build altar", 0))
    for words in ("build altar", "sell altar"):
        assert reason(state, 0, words).fact == {"refusal": "not_in_hand", "card": "altar"}


def test_reasons_tell_nothing_of_the_discard_pile_to_those_who_do_not_look_at_it() -> None:
    one = SEVEN.restore(snapshot(3, turn=1, discard="baths"))
    two = SEVEN.restore(snapshot(3, turn=1, discard="altar"))
    assert isinstance(one, State)
    assert isinstance(two, State)
    refusals = [reason(state, 0, "revive baths") for state in (one, two)]
    assert [refusal.fact["choice"] for refusal in refusals] == ["turn", "turn"]
    assert refusals[0].fact == refusals[1].fact


@pytest.mark.parametrize("seat", [-1, 3, None, "0", True, 1.0])
def test_wrong_seats(seat: Any) -> None:
    state = on_a_turn()
    with pytest.raises(IllegalMove, match=r"There is no seat .*: the seats are 0 to 2") as refused:
        state.play(seat, state.legal(0)[0])
    assert refused.value.fact == {"refusal": "no_seat", "given": repr(seat), "last": 2}


def test_after_the_end() -> None:
    state = table(3, age=3, turn=5)
    turn(state)
    assert state.to_act() == ()
    assert reason(state, 0, "sell palace").fact == {"refusal": "over"}


def test_what_is_missing_is_told() -> None:
    buying = table(
        3, age=2, turn=1, hands={0: "walls"}, cities={0: city(board="giza", coins=1), 1: city("stone_pit quarry")}
    )
    assert reason(buying, 0, "build walls").fact == {"refusal": "unaffordable", "card": "walls", "coins": 4, "short": 3}
    assert str(reason(buying, 0, "build walls")) == "build walls: Walls costs 4 coins, you are 3 short."
