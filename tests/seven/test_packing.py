"""Words of several numbers: what is put in comes out, and only the modules that declare a packing shift bits."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from mirabilia.games.seven import packing, units
from mirabilia.games.seven.expansion import FOLDER

PACKINGS = ("codes.py", "packing.py", "science.py", "units.py")
"""The modules that declare one."""
FILES = sorted(file for file in FOLDER.rglob("*.py") if file.name not in PACKINGS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER).as_posix())
def test_bits_are_shifted_only_where_a_packing_is_declared(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    operators = (node.op for node in ast.walk(tree) if isinstance(node, ast.BinOp | ast.AugAssign))
    assert not any(isinstance(operator, ast.LShift | ast.RShift) for operator in operators)


def test_counts() -> None:
    counts = sum(int(packing.one_of(kind)) for kind in (0, 0, 3, 9))
    assert [packing.count_of(counts, kind) for kind in range(10)] == [2, 0, 0, 1, 0, 0, 0, 0, 0, 1]


def test_small_numbers() -> None:
    numbers = packing.small(0, 15) + packing.small(2, 7) + packing.small(10, 1)
    assert [packing.small_of(numbers, index) for index in (0, 1, 2, 10)] == [15, 0, 7, 1]


def test_alternatives() -> None:
    chosen = packing.alternative(0, 2) + packing.alternative(3, 1)
    assert [packing.alternative_of(chosen, stage) for stage in range(4)] == [2, 0, 0, 1]


def test_pieces_with_a_note() -> None:
    word = packing.noted(200, 3)
    assert (packing.piece_of(word), packing.note_on(word)) == (200, 3)


def test_entries() -> None:
    card = packing.entry(150, 6, 7, 3, 5, 0)
    card = packing.used(packing.mark_drawn(packing.shown_to(card, 7)), 2)
    assert (packing.piece_of(card), packing.hand_of(card), packing.turn_of(card)) == (150, 6, 7)
    assert (packing.age_of(card), packing.owner_of(card), packing.seen_by(card)) == (3, 5, 128)
    assert (packing.is_drawn(card), packing.used_in(card)) == (True, 2)
    assert packing.unused(packing.undrawn(card)) == packing.shown_to(packing.entry(150, 6, 7, 3, 5, 0), 7)
    assert packing.piece_of(packing.renamed(card, 9)) == 9
    assert packing.seen_by(packing.lay_open(card)) == packing.EVERYBODY


def test_places() -> None:
    where = packing.place(5, 7, 20)
    assert (packing.place_kind(where), packing.place_owner(where), packing.place_index(where)) == (5, 7, 20)


@pytest.mark.parametrize("answer", [packing.NOT_ANSWERED, packing.NOTHING_POSSIBLE, 0, 1 << 30])
def test_choices(answer: int) -> None:
    choice = packing.pending(9, 7, 4095)
    given = packing.answered(choice, answer)
    assert (packing.pending_kind(given), packing.pending_owner(given)) == (9, 7)
    assert (packing.pending_argument(given), packing.answer_to(given)) == (4095, answer)
    assert packing.unanswered(given) == choice


def test_boards() -> None:
    word = packing.face(12, 1)
    assert (packing.board_of(word), packing.side_in(word)) == (12, 1)


def test_units() -> None:
    both = units.at(0, 3) + units.at(6, 7)
    assert [units.units_of(both, resource) for resource in range(units.RESOURCES)] == [3, 0, 0, 0, 0, 0, 7]
