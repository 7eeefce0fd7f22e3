"""Refusals: every reason names what a player needs to know, in both languages."""

from __future__ import annotations

import pytest

from mirabilia.core.contract import IllegalMove
from mirabilia.core.describe import LANGUAGES, texts
from mirabilia.games.duel.state import State
from tests.duel.scenario import DUEL, city, new_game, table

DRAFT = new_game(1)
TURN = table(age=1, accessible="baths stable", first=city(coins=1), second=city(cards="quarry"))
BUILT = table(age=2, accessible="walls forum", first=city(wonders="pyramids=baths great_lighthouse sphinx colossus"))
LIBRARY = table(
    age=2,
    accessible="forum temple brewery",
    first=city(wonders="great_library=walls"),
    choice="library",
    playing={"slot": 18, "card": "walls"},
    box="law economy strategy",
)

CASES: list[tuple[State, str, str, str]] = [
    (TURN, "build baths", "1 stone missing, 3 coins needed, you have 1", "short"),
    (TURN, "build pantheon", "pantheon is not accessible", "not_accessible"),
    (TURN, "wonder sphinx with baths", "sphinx is not yours", "not_yours"),
    (BUILT, "wonder pyramids with walls", "pyramids is built already", "built_already"),
    (TURN, "draft sphinx", "a card has to be played", "other_choice"),
    (TURN, "build bath", "there is no card 'bath'; did you mean 'baths'?", "unknown_name"),
    (TURN, "build zzz", "there is no card 'zzz'", "unknown_name"),
    (TURN, "wonder pyramids", "expected 'wonder <wonder> with <card>'", "unreadable"),
    (TURN, "wonder eiffel with baths", "there is no wonder 'eiffel'", "unknown_name"),
    (TURN, "build", "expected 'build <card>'", "unreadable"),
    (TURN, "begin nobody", "expected 'begin me' or 'begin opponent'", "unreadable"),
    (TURN, "burn baths", "a move begins with", "unreadable"),
    (DRAFT, "draft pyramids", "pyramids is not offered", "not_offered"),
    (LIBRARY, "keep agriculture", "agriculture was not drawn", "not_drawn"),
]


@pytest.mark.parametrize(("state", "text", "says", "why"), CASES, ids=[case[1] for case in CASES])
def test_a_refusal_says_why(state: State, text: str, says: str, why: str) -> None:
    with pytest.raises(IllegalMove) as error:
        state.parse(text)
    assert says in str(error.value)
    assert error.value.fact["refusal"] == why
    told = {texts(language).fact(DUEL, error.value.fact, ("Anna", "Bruno")) for language in LANGUAGES}
    assert len(told) == 2


def test_a_shortage_is_told_with_its_numbers() -> None:
    with pytest.raises(IllegalMove) as error:
        TURN.parse("build baths")
    assert (
        texts("en").fact(DUEL, error.value.fact) == "1 stone would have to be bought: that costs 3 coins, you have 1."
    )
    assert (
        texts("it").fact(DUEL, error.value.fact) == "Si dovrebbe comprare 1 Pietra: il costo è di 3 monete, ne hai 1."
    )


def test_out_of_turn() -> None:
    with pytest.raises(IllegalMove, match="it is the turn of seat 0, not of seat 1") as error:
        TURN.play(1, TURN.legal(0)[0])
    assert texts("it").fact(DUEL, error.value.fact, ("Anna", "Bruno")) == "Tocca a Anna."
