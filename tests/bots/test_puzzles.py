"""Positions with one right answer: wins to be taken and denied, and the best last move."""

from __future__ import annotations

import pytest

from mirabilia.bots import Budget, Knowledge, get
from mirabilia.core.contract import State
from tests.duel import scenario as duel
from tests.seven import scenario as seven

THOUGHTFUL = ("adept", "master")
LITTLE = Budget(iterations=400)
thoughtful = pytest.mark.parametrize("level", THOUGHTFUL)


def answer(state: State, level: str, game: str = "duel") -> str:
    rules = {"duel": duel.DUEL, "seven": seven.SEVEN}[game]
    advice = get(level, 1).choose(Knowledge(rules, state, state.to_act()[0]), LITTLE)
    return state.text(advice.move)


@thoughtful
def test_a_military_victory_is_taken(level: str) -> None:
    state = duel.table(age=2, accessible="walls forum library", first=duel.city(coins=20), pawn=7)
    assert answer(state, level) == "build walls"


@thoughtful
def test_a_scientific_victory_is_taken(level: str) -> None:
    """Five different symbols, and the card with the sixth."""
    own = duel.city(coins=40, cards="workshop apothecary scriptorium pharmacist", progress="law")
    state = duel.table(age=3, accessible="academy senate palace", first=own)
    assert answer(state, level) == "build academy"


def wins(state: State, text: str) -> bool:
    after, seat = state.copy(), state.to_act()[0]
    after.play(seat, after.parse(text))
    result = after.result()
    return result is not None and result.winners == (seat,)


@thoughtful
def test_a_military_defeat_is_denied(level: str) -> None:
    """The other one is a step from the capital: the only card with shields must not be left to them."""
    state = duel.table(
        age=2, accessible="walls forum brewery", first=duel.city(coins=4), second=duel.city(coins=20), pawn=-8
    )
    assert answer(state, level).endswith("walls")


@thoughtful
def test_a_scientific_defeat_is_denied(level: str) -> None:
    theirs = duel.city(coins=20, cards="workshop apothecary scriptorium pharmacist", progress="law")
    state = duel.table(age=3, accessible="academy senate palace", first=duel.city(coins=9), second=theirs)
    losing = [text for text in duel.legal(state) if loses(state, text)]
    assert answer(state, level) not in losing


def loses(state: State, text: str) -> bool:
    """Whether the other one can win at once after a move."""
    after = state.copy()
    after.play(0, after.parse(text))
    return after.to_act() == (1,) and any(wins(after, after.text(move)) for move in after.legal(1))


@thoughtful
def test_the_last_card_is_used_for_what_wins(level: str) -> None:
    """Only the Pyramids make enough points; building the card itself falls a point short."""
    state = duel.table(age=3, accessible="palace", last=True, first=duel.city(coins=30), second=duel.city(coins=42))
    leads = {text: lead_after(state, text) for text in duel.legal(state)}
    assert [text for text, lead in leads.items() if lead > 0] == ["wonder pyramids with palace"]
    assert answer(state, level) == "wonder pyramids with palace"


def lead_after(state: State, text: str) -> int:
    after = state.copy()
    after.play(0, after.parse(text))
    result = after.result()
    assert result is not None
    return result.scores[0]["total"] - result.scores[1]["total"]


@thoughtful
def test_the_last_turn_completes_the_set(level: str) -> None:
    """A third kind of symbol makes eight points, the gardens would make five; both cost nothing."""
    own = seven.city("workshop scriptorium school theater", coins=0)
    others = {seat: seven.city(victories=[2, 2, 0]) for seat in (1, 2)}
    state = seven.table(3, age=3, turn=5, hands={0: "academy gardens"}, cities={0: own, **others})
    assert {"chain academy", "chain gardens"} <= {state.text(move) for move in state.legal(0)}
    assert answer(state, level, "seven") == "chain academy"


@thoughtful
def test_points_for_nothing_are_taken(level: str) -> None:
    """A free card of the last turn against three coins."""
    own = seven.city("theater", coins=0)
    state = seven.table(3, age=3, turn=5, hands={0: "gardens arsenal"}, cities={0: own})
    assert answer(state, level, "seven") == "chain gardens"
