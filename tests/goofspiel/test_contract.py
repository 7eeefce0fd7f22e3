"""Goofspiel keeps every promise of the contract: the suite of all games, on cases of its own."""

from __future__ import annotations

import pytest

from tests.contract import test_filling
from tests.contract.cases import Case
from tests.contract.test_contract import *  # noqa: F403
from tests.contract.test_filling import (  # noqa: F401
    test_a_damaged_sketch_is_filled_or_refused_by_name,
    test_a_filled_position_is_whole_and_can_be_played_to_its_end,
    test_a_whole_snapshot_stays_as_it_is,
    test_other_seeds_draw_something_else,
    test_the_same_seed_draws_the_same,
    test_what_a_spectator_cannot_see_can_be_left_out,
)

NAME = "goofspiel"
CASES = [Case(NAME, 2, {}, 25), Case(NAME, 3, {"cards": "13"}, 25), Case(NAME, 5, {"cards": "9"}, 25)]
test_filling.UNSEEN[NAME] = ("deck",)
test_filling.OPEN[NAME] = ()

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)
