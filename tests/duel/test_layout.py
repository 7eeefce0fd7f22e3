"""How the 20 cards of an Age lie on the table (DUEL-039 to DUEL-044)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mirabilia.games.duel.lookup import CARD_IDS, CATALOGUE
from mirabilia.games.duel.views import LayoutCard
from tests.duel.scenario import legal, new_game, play, start_of_age
from tests.rules import rule

COVERED_BY: dict[int, list[list[list[int]]]] = {
    1: [
        [[2, 3], [3, 4]],
        [[5, 6], [6, 7], [7, 8]],
        [[9, 10], [10, 11], [11, 12], [12, 13]],
        [[14, 15], [15, 16], [16, 17], [17, 18], [18, 19]],
        [[], [], [], [], [], []],
    ],
    2: [
        [[6], [6, 7], [7, 8], [8, 9], [9, 10], [10]],
        [[11], [11, 12], [12, 13], [13, 14], [14]],
        [[15], [15, 16], [16, 17], [17]],
        [[18], [18, 19], [19]],
        [[], []],
    ],
    3: [
        [[2, 3], [3, 4]],
        [[5, 6], [6, 7], [7, 8]],
        [[9], [9], [10], [10]],
        [[11, 12], [13, 14]],
        [[15], [15, 16], [16, 17], [17]],
        [[18], [18, 19], [19]],
        [[], []],
    ],
}
"""By Age and row: for each slot the slots that lie on it."""


def lying(age: int) -> list[LayoutCard]:
    return start_of_age(age).view(None).layout


@rule("DUEL-039")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_deck_of_the_age_is_shuffled_and_laid_out(age: int) -> None:
    layouts = [start_of_age(age, seed).snapshot()["layout"] for seed in range(4)]
    for layout in layouts:
        assert len({*layout}) == 20
        assert {CATALOGUE.cards[CARD_IDS.index(card)].age for card in layout} == {age}
    for slot in (0, 10, 19):
        assert len({layout[slot] for layout in layouts}) > 1
    assert {entry.face for entry in lying(age)} == {"up", "down"}


@rule("DUEL-039")
def test_guilds_are_shuffled_into_age_three() -> None:
    decks = [new_game(seed).snapshot()["decks"]["3"] for seed in range(40)]
    assert {slot for deck in decks for slot, card in enumerate(deck) if card.endswith("_guild")} == {*range(20)}


@rule("DUEL-040")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_slots_are_numbered_from_the_top_row_left_to_right(age: int) -> None:
    layout = lying(age)
    assert [entry.slot for entry in layout] == [*range(20)]
    assert layout == sorted(layout, key=lambda entry: (entry.row, entry.x))


@pytest.mark.parametrize(
    ("age", "sizes", "face_down", "open_at_start"),
    [
        pytest.param(1, [2, 3, 4, 5, 6], [2, 4], 6, marks=rule("DUEL-041")),
        pytest.param(2, [6, 5, 4, 3, 2], [2, 4], 2, marks=rule("DUEL-042")),
        pytest.param(3, [2, 3, 4, 2, 4, 3, 2], [2, 4, 6], 2, marks=rule("DUEL-043")),
    ],
)
def test_rows_of_the_pattern(age: int, sizes: list[int], face_down: list[int], open_at_start: int) -> None:
    layout = lying(age)
    rows = [[entry for entry in layout if entry.row == row] for row in range(len(sizes))]
    assert [len(row) for row in rows] == sizes
    for number, row in enumerate(rows, 1):
        assert {entry.face for entry in row} == {"down" if number in face_down else "up"}
    assert [entry.slot for entry in layout if entry.accessible] == [*range(20 - open_at_start, 20)]


@rule("DUEL-043")
def test_each_card_of_row_four_of_age_three_covers_two_and_is_covered_by_two() -> None:
    layout = lying(3)
    for middle, below, above in ((9, [5, 6], [11, 12]), (10, [7, 8], [13, 14])):
        assert layout[middle].row == 3
        assert [entry.slot for entry in layout if middle in entry.covered_by] == below
        assert layout[middle].covered_by == above


@rule("DUEL-044")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_cards_are_covered_by_the_overlapping_cards_of_the_next_row(age: int) -> None:
    layout = lying(age)
    rows = [[entry.covered_by for entry in layout if entry.row == row] for row in range(len(COVERED_BY[age]))]
    assert rows == COVERED_BY[age]


@rule("DUEL-044")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("pick", [min, max])
def test_only_covered_cards_are_out_of_reach(age: int, pick: Callable[[set[int]], int]) -> None:
    covered_by = [slots for row in COVERED_BY[age] for slots in row]
    state = start_of_age(age)
    if age > 1:
        play(state, "begin me")
    cards = state.snapshot()["layout"]
    left = {*range(20)}
    while left:
        reach = {cards.index(text.split()[1]) for text in legal(state) if text.startswith("discard")}
        assert reach == {slot for slot in left if left.isdisjoint(covered_by[slot])}
        left.remove(pick(reach))
        play(state, f"discard {cards[pick(reach)]}")
