"""Refusals: every reason names what a player needs to know, in both languages."""

from __future__ import annotations

import pytest

from mirabilia.core.contract import Fact, IllegalMove
from mirabilia.core.describe import LANGUAGES, texts
from mirabilia.games.duel.explain import CHOICES
from mirabilia.games.duel.state import State
from tests.duel.scenario import DUEL, city, new_game, refusal, table

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

TURN_MOVES = ["build <card>", "discard <card>", "wonder <wonder> with <card>"]
CASES: list[tuple[State, str, str, Fact]] = [
    (
        TURN,
        "build baths",
        "build baths: 1 stone would have to be bought: that costs 3 coins, you have 1.",
        {"refusal": "short", "needed": 3, "coins": 1, "missing": {"stone": 1}},
    ),
    (
        TURN,
        "build pantheon",
        "build pantheon: Pantheon cannot be taken now.",
        {"refusal": "not_accessible", "card": "pantheon"},
    ),
    (
        TURN,
        "wonder sphinx with baths",
        "wonder sphinx with baths: Sphinx is not your Wonder.",
        {"refusal": "not_yours", "wonder": "sphinx"},
    ),
    (
        BUILT,
        "wonder pyramids with walls",
        "wonder pyramids with walls: Pyramids is already built.",
        {"refusal": "built_already", "wonder": "pyramids"},
    ),
    (
        TURN,
        "draft sphinx",
        "draft sphinx: Now a card has to be played: "
        "“build <card>”, “discard <card>”, or “wonder <wonder> with <card>”.",
        {"refusal": "other_choice", "choice": "turn", "moves": TURN_MOVES},
    ),
    (
        DRAFT,
        "build baths",
        "build baths: Now a Wonder has to be drafted: “draft <wonder>”.",
        {"refusal": "other_choice", "choice": "draft", "moves": ["draft <wonder>"]},
    ),
    (
        TURN,
        "build bath",
        "There is no card “bath”. Did you mean “baths”?",
        {"refusal": "unknown_name", "kind": "card", "name": "bath", "near": "baths"},
    ),
    (TURN, "build zzz", "There is no card “zzz”.", {"refusal": "unknown_name", "kind": "card", "name": "zzz"}),
    (
        TURN,
        "wonder pyramids",
        "I do not understand “wonder pyramids”. Write “wonder <wonder> with <card>”.",
        {"refusal": "unreadable", "text": "wonder pyramids", "moves": ["wonder <wonder> with <card>"]},
    ),
    (
        TURN,
        "wonder eiffel with baths",
        "There is no Wonder “eiffel”.",
        {"refusal": "unknown_name", "kind": "wonder", "name": "eiffel"},
    ),
    (TURN, "take z", "There is no Progress token “z”.", {"refusal": "unknown_name", "kind": "token", "name": "z"}),
    (
        TURN,
        "build",
        "I do not understand “build”. Write “build <card>”.",
        {"refusal": "unreadable", "text": "build", "moves": ["build <card>"]},
    ),
    (
        TURN,
        "begin nobody",
        "I do not understand “begin nobody”. Write “begin me” or “begin opponent”.",
        {"refusal": "unreadable", "text": "begin nobody", "moves": ["begin me", "begin opponent"]},
    ),
    (
        TURN,
        "burn baths",
        "I do not understand “burn baths”. Write “build <card>”, “discard <card>”, or “wonder <wonder> with <card>”.",
        {"refusal": "unreadable", "text": "burn baths", "moves": TURN_MOVES},
    ),
    (
        DRAFT,
        "draft pyramids",
        "draft pyramids: Pyramids is not among the Wonders to choose from.",
        {"refusal": "not_offered", "wonder": "pyramids"},
    ),
    (
        LIBRARY,
        "keep agriculture",
        "keep agriculture: Agriculture is not among the drawn tokens.",
        {"refusal": "not_drawn", "token": "agriculture"},
    ),
]


@pytest.mark.parametrize(("state", "text", "sentence", "fact"), CASES, ids=[case[1] for case in CASES])
def test_a_refusal_says_why(state: State, text: str, sentence: str, fact: Fact) -> None:
    with pytest.raises(IllegalMove) as error:
        state.parse(text)
    assert error.value.fact == fact
    assert str(error.value) == sentence
    assert sentence.endswith(texts("en").fact(DUEL, fact))
    assert texts("it").fact(DUEL, fact) != texts("en").fact(DUEL, fact)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Now a card has to be played: “build <card>”, “discard <card>”, or “wonder <wonder> with <card>”."),
        ("it", "Ora va giocata una carta: «build <card>», «discard <card>» o «wonder <wonder> with <card>»."),
    ],
)
def test_what_is_asked_for_is_told_in_both_languages(language: str, sentence: str) -> None:
    assert texts(language).fact(DUEL, refusal(TURN, "draft sphinx")) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_its_own_words(language: str) -> None:
    choices = [choice for choice in CHOICES.values() if choice != "over"]
    refusals: list[Fact] = [{"refusal": "other_choice", "choice": choice, "moves": ["x"]} for choice in choices]
    assert len({texts(language).fact(DUEL, fact) for fact in refusals}) == len(choices)


def test_what_is_neither_a_seat_nor_a_move_nor_a_text() -> None:
    for call, why, sentence in (
        (lambda: TURN.play(2, 0), "no_seat", "There is no seat 2: the seats are 0 and 1."),
        (lambda: TURN.play(0, "x" * 99), "no_move", "There is no move 'xxxxxxxxxxxx...xxxxxxxxxxxxx'."),
        (lambda: TURN.text(7777), "no_move", "There is no move 7777."),
        (lambda: TURN.parse(7), "not_text", "A move is written as a text such as “build baths”, not as 7."),
    ):
        with pytest.raises(IllegalMove) as error:
            call()
        assert (error.value.fact["refusal"], str(error.value)) == (why, sentence)


def test_a_shortage_is_told_with_its_numbers() -> None:
    with pytest.raises(IllegalMove) as error:
        TURN.parse("build baths")
    assert (
        texts("en").fact(DUEL, error.value.fact) == "1 stone would have to be bought: that costs 3 coins, you have 1."
    )
    assert texts("it").fact(DUEL, error.value.fact) == "Da comprare: 1 Pietra. Costo totale: 3 monete, ne hai 1."


def test_out_of_turn() -> None:
    with pytest.raises(IllegalMove, match="It is seat 0's turn") as error:
        TURN.play(1, TURN.legal(0)[0])
    assert texts("it").fact(DUEL, error.value.fact, ("Anna", "Bruno")) == "È il turno di Anna."
