"""The numbered rule statements of a game (`docs/rules/`), and which of them speak of a piece.

A statement speaks of a piece when it has its English name or its id. The record of a game names its files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct

from mirabilia.core.contract import Game
from mirabilia.core.describe import texts
from mirabilia.core.plugin import plugins

PACKAGED = Path(__file__).parent.parent / "rules"
CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"
FOLDER = PACKAGED if PACKAGED.is_dir() else CHECKOUT
CHAPTER = re.compile(r"## (.+)")
ROW = re.compile(r"\| ([A-Z]+-\d+) \| (?:`(ruling|example|data)` )?(.+) \| .* \|")
GENERAL = ("resource", "colour", "symbol", "side", "neighbour")
"""Kinds that are no pieces: nearly every statement speaks of them."""


class Statement(Struct, frozen=True):
    """One rule in English: an id, a sentence, and where it stands."""

    id: str
    says: str
    """As Markdown: ids of the catalogue stand between backticks."""
    source: str
    """Where it comes from: "rule" for the rule book, else "ruling", "example" or "data"."""


class StatementChapter(Struct, frozen=True):
    """Statements under a heading."""

    title: str
    statements: tuple[Statement, ...]


@cache
def chapters(game: str) -> tuple[StatementChapter, ...]:
    """All statements of a game, in the order of its rule books; none for a game that has none here."""
    read = (FOLDER / f"{book}.md" for book in plugins()[game].statements)
    return tuple(chapter for file in read if file.is_file() for chapter in chapters_of(file))


def chapters_of(file: Path) -> Iterator[StatementChapter]:
    title, rows = "", list[Statement]()
    for line in file.read_text(encoding="utf-8").splitlines():
        if heading := CHAPTER.fullmatch(line):
            if rows:
                yield StatementChapter(title, tuple(rows))
            title, rows = heading[1], []
        elif row := ROW.fullmatch(line):
            rows.append(Statement(row[1], row[3].replace("\\|", "|"), row[2] or "rule"))
    if rows:
        yield StatementChapter(title, tuple(rows))


def about_pieces(game: Game) -> Mapping[str, list[str]]:
    """The ids of the statements that speak of a piece, by `kind:id`."""
    named = pieces_by_name(game)
    # The longest name first: the Statue of Zeus is no Statue.
    any_name = re.compile(rf"\b({'|'.join(map(re.escape, sorted(named, key=len, reverse=True)))})\b")
    found: dict[str, list[str]] = {}
    for chapter in chapters(game.name):
        for statement in chapter.statements:
            names = dict.fromkeys(any_name.findall(statement.says))
            for piece in dict.fromkeys(piece for name in names for piece in named[name]):
                found.setdefault(piece, []).append(statement.id)
    return found


def pieces_by_name(game: Game) -> Mapping[str, list[str]]:
    """The pieces that a name or an id can stand for: "loom" alone is the Loom of every Age."""
    in_english = texts("en")
    named: dict[str, list[str]] = {}
    for kind, ids in game.names().items():
        if kind in GENERAL:
            continue
        for item in ids:
            for name in {in_english.name(game, kind, item), item, item.upper()}:
                named.setdefault(name, []).append(f"{kind}:{item}")
    return named
