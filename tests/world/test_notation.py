"""Moves as words, and back."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.core.contract import IllegalMove
from mirabilia.games.world import notation
from tests.world.test_placing import random_game, table


def test_text_and_reading_are_inverse_for_every_move_of_a_game() -> None:
    kinds = set()
    for legal in random_game(table(3, True, 3), 3):
        for move in legal:
            words = notation.text(move)
            assert notation.read(words) == move
            assert notation.fact(move)["move"] == words.split()[0]
            kinds.add(words.split()[0])
    assert {"buy", "lay", "single", "loan"} <= kinds


@pytest.mark.parametrize(
    ("words", "fact"),
    [
        ("buy s3", {"move": "buy", "stack": "s3"}),
        ("buy ziggurat", {"move": "buy", "monument": "ziggurat"}),
        ("buy long_road", {"move": "buy", "item": "long_road"}),
        ("buy pedestal_2", {"move": "buy", "item": "pedestal_2"}),
        ("loan", {"move": "loan"}),
        ("repay", {"move": "repay"}),
        ("leave", {"move": "leave"}),
        ("lay c4", {"move": "lay", "place": "c4"}),
        ("lay l12 r270", {"move": "lay", "place": "l12 r270"}),
        ("single a1", {"move": "single", "place": "a1"}),
    ],
)
def test_what_moves_say(words: str, fact: dict[str, Any]) -> None:
    code = notation.read(words)
    assert notation.text(code) == words
    assert notation.fact(code) == fact


@pytest.mark.parametrize(
    ("words", "why", "sentence"),
    [
        ("buy zigurat", "unknown_name", "There is no “zigurat”. Did you mean “ziggurat”?"),
        ("buy qqqq", "unknown_name", "There is no “qqqq”."),
        ("lay m4", "no_cell", "m4 is not on the map: columns go from a to l, rows from 1 to 12."),
        ("lay c13", "no_cell", "c13 is not on the map: columns go from a to l, rows from 1 to 12."),
        ("lay c4 r45", "no_such_turn", "Pieces are turned by r90, r180 or r270, not by 45 degrees."),
        (
            "dance",
            "unreadable",
            "I do not understand “dance”. Write “buy <item>”, “loan”, “repay”, “leave”, “lay <cell>”, "
            "“lay <cell> r90”, or “single <cell>”; a cell is written like “c4”.",
        ),
    ],
)
def test_what_cannot_be_read(words: str, why: str, sentence: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        notation.read(words)
    assert (caught.value.fact["refusal"], str(caught.value)) == (why, sentence)


@pytest.mark.parametrize("move", [-1, 10**30, "buy s1", None, True, 1.0, 2**10 * 11, 2**10 * 9 + 200])
def test_what_is_no_move(move: Any) -> None:
    with pytest.raises(IllegalMove, match="no move"):
        notation.text(move)
