"""The numbered rule statements: all of them are read, and they are found by the pieces they speak of."""

from __future__ import annotations

import pytest

from mirabilia import games
from mirabilia.core import statements
from tools import conformance


def test_every_statement_of_the_rule_books_is_read() -> None:
    written = [name for names in conformance.statements().values() for name in names]
    read = [
        statement.id
        for game in games.names()
        for chapter in statements.chapters(game)
        for statement in chapter.statements
    ]
    assert sorted(read) == sorted(written)


@pytest.mark.parametrize("game", ["duel", "seven", "world"])
def test_statements_are_sentences_under_headings(game: str) -> None:
    for chapter in statements.chapters(game):
        assert chapter.title
        assert chapter.statements
        for statement in chapter.statements:
            assert statement.source in ("rule", "ruling", "example", "data")
            assert "|" not in statement.says


def test_pieces_are_found_by_name_and_by_id() -> None:
    duel = statements.about_pieces(games.get("duel"))
    assert "DUEL-161" in duel["wonder:pyramids"]
    assert "DUEL-163" in duel["wonder:statue_of_zeus"]
    assert "DUEL-163" not in duel["card:statue"], "the longest name counts"
    seven = statements.about_pieces(games.get("seven"))
    assert "BASE-182" in seven["card:loom_1"]
    assert "CITY-068" in seven["card:lair"]
    assert "WORLD-179" in statements.about_pieces(games.get("world"))["stack:s3"]


@pytest.mark.parametrize("game", ["duel", "seven"])
def test_every_piece_has_a_statement(game: str) -> None:
    about = statements.about_pieces(games.get(game))
    pieces = [
        f"{kind}:{item}"
        for kind, items in games.get(game).names().items()
        if kind not in statements.GENERAL
        for item in items
    ]
    assert [piece for piece in pieces if piece not in about] == []
