"""A hint at the terminal says why, in both languages."""

from __future__ import annotations

import pytest

from mirabilia.bots import Knowledge
from mirabilia.bots.reasons import why
from mirabilia.core.describe import describe, texts
from tests.cli.conftest import Mirabilia
from tests.duel.scenario import DUEL, new_game

GAME = ("play", "duel", "--seed", "4", "--wonders", "beginner")


@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("it", "consiglio")])
def test_the_reasons_stand_below_the_best_move(mirabilia: Mirabilia, language: str, word: str) -> None:
    done = mirabilia(*GAME, "--lang", language, typed=f"{word}\n")
    assert done.code == 0
    lines = [line.strip() for line in done.out.splitlines()]
    said = texts(language)
    first = next(line for line in lines if line.startswith(said("terminal-hint", move="", percent=0).split(":")[0]))
    state = new_game(4, wonders="beginner")
    possible = []
    for move in state.legal(0):
        facts = why(Knowledge(DUEL, state, 0), move)
        reasons = "; ".join(describe(DUEL, fact, language) for fact in facts)
        if describe(DUEL, state.move(move), language) in first and facts:
            possible.append(said("reasons-why", reasons=reasons))
    assert possible
    whole = " ".join(lines)  # long lines are broken at spaces
    assert any(line in whole for line in possible)
