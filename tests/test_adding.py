"""docs/adding-a-game.md and docs/adding-an-expansion.md list what is there, and miss nothing.

A row of their tables names a file and what to look for in it. `<game>` stands for the name of a game, `<expansion>` for
that of an expansion; a row that says "Optional" must hold for one of them, any other for all.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from mirabilia import games
from mirabilia.games.seven.data import EXPANSIONS
from mirabilia.games.seven.expansion import Expansion, expansions

ROOT = Path(__file__).resolve().parent.parent
PAGES = {"adding-a-game.md": ("<game>", games.names()), "adding-an-expansion.md": ("<expansion>", EXPANSIONS)}
SOURCES = ("src", "tools", "bench")


class Row(NamedTuple):
    path: str
    names: list[str]
    optional: bool


def rows(page: str) -> list[Row]:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    matches = re.findall(r"^\| `([^`]+)` \|([^|]*)\|(.*)\|$", text, re.MULTILINE)
    return [Row(path, re.findall(r"`([^`]+)`", names), "Optional" in what) for path, names, what in matches]


def listed(page: str) -> set[str]:
    return {row.path for row in rows(page)}


@pytest.mark.parametrize(("page", "row"), [(page, row) for page in PAGES for row in rows(page)])
def test_what_a_row_names_is_there(page: str, row: Row) -> None:
    placeholder, all_names = PAGES[page]
    if placeholder in "".join([row.path, *row.names]):
        count = any if row.optional else all
        assert count(is_there(row, placeholder, name) for name in all_names)
    else:
        assert is_there(row, placeholder, placeholder)


def is_there(row: Row, placeholder: str, name: str) -> bool:
    """Whether a file of the row's name has everything that is to be found in it."""
    files = list(ROOT.glob(row.path.replace(placeholder, name).rstrip("/")))
    entries = [entry.replace(placeholder, name) for entry in row.names]
    return bool(files) and all(any(holds(file, entry) for file in files) for entry in entries)


def holds(file: Path, entry: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(entry)}(?!\w)", file.read_text(encoding="utf-8")) is not None


# What has to be listed.


def test_every_table_of_games_in_python_is_listed() -> None:
    """A constant with the name of a game in it, or a module that knows them all, is where the next game is missing."""
    named = {(row.path, name) for row in rows("adding-a-game.md") for name in row.names}
    for file in python_files(games.names()):
        if words_in(ast.parse(file.read_text(encoding="utf-8"))) >= set(games.names()):
            assert relative(file) in listed("adding-a-game.md")
        for constant, value in constants(file):
            if {text.rsplit(".", 1)[-1] for text in texts_in(value)} & set(games.names()):
                assert (relative(file), constant) in named


def test_every_table_of_games_in_the_pages_is_listed() -> None:
    key = re.compile(rf"^\s*(?:{'|'.join(games.names())}):", re.MULTILINE)
    for file in sorted((ROOT / "web" / "src").rglob("*.ts")):
        if not belongs(file, games.names()) and key.search(file.read_text(encoding="utf-8")):
            assert relative(file) in listed("adding-a-game.md")


def test_every_file_of_texts_with_messages_of_games_is_listed() -> None:
    of_expansions = [expansion.name.replace("_", "-") for expansion in expansions()]
    expansion_files = {Path(path).name for path in listed("adding-an-expansion.md")}
    for file in sorted((ROOT / "locales" / "en").iterdir()):
        name = re.sub(rf"^(web-lessons-|)(?:{'|'.join(games.names())})(?=[-.])", r"\1<game>", file.name)
        message = re.compile(rf"^(?:{'|'.join(games.names())})-", re.MULTILINE)
        if re.match(rf"seven-(?:{'|'.join(of_expansions)})[-.]", file.name):
            assert re.sub(r"^seven-[a-z-]+?(?=-screen|\.)", "seven-<expansion>", file.name) in expansion_files
        elif name != file.name or message.search(file.read_text(encoding="utf-8")):
            assert f"locales/*/{name}" in listed("adding-a-game.md")


def test_every_module_that_knows_all_expansions_or_imports_one_is_listed() -> None:
    for file in python_files(tuple(expansion.name for expansion in expansions())):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        if words_in(tree) >= set(EXPANSIONS) or imported(tree) & set(EXPANSIONS):
            assert relative(file) in listed("adding-an-expansion.md")


SEVEN = ROOT / "src" / "mirabilia" / "games" / "seven"
MAY_NAME = {
    "_fields": {"leaders", "edifice"},  # written from the tables of all of them
    "filling": {"free_city"},  # the game for two is in the rule book of the base game (BASE-138 to BASE-165)
    "restore": {"free_city"},
    "features": {"leaders", "edifice", "free_city"},  # an observation is one row of numbers, told in one place
    "space": {"leaders", "edifice", "free_city"},
}
"""Modules of the base game that name an expansion, and why they may."""
COMMON_WORDS = {"cities", "teams"}
"""Names of expansions that are words of the base game and of the contract too."""


@pytest.mark.parametrize("file", sorted(SEVEN.glob("*.py")), ids=lambda file: file.stem)
def test_a_module_of_the_base_game_names_no_expansion(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    names = {expansion.name for expansion in expansions()}
    words = {
        form
        for name in names - COMMON_WORDS - MAY_NAME.get(file.stem, set())
        for form in (name, name.removesuffix("s"))
    }
    assert not imported(tree) & names
    assert not identifiers(tree) & {kind for expansion in expansions() for kind in kinds_of(expansion)}
    assert not [name for name in identifiers(tree) for word in words if word in name.lower()]


def kinds_of(expansion: Expansion) -> list[str]:
    """The moves, phases, choices and events that it declares."""
    return [name for name in vars(expansion.module("kinds")) if name.isupper()] if expansion.has_module("kinds") else []


def identifiers(tree: ast.AST) -> set[str]:
    """All names, attributes, definitions and keys of a module; not its prose."""
    nodes = list(ast.walk(tree))
    names = {node.id for node in nodes if isinstance(node, ast.Name)}
    attributes = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    definitions = {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    return names | attributes | definitions | {text for text in texts_in(tree) if text.isidentifier()}


def python_files(names: tuple[str, ...]) -> Iterator[Path]:
    """All but those that are about one of the names themselves."""
    for folder in SOURCES:
        yield from (file for file in sorted((ROOT / folder).rglob("*.py")) if not belongs(file, names))


def belongs(file: Path, names: tuple[str, ...]) -> bool:
    """Whether a file or its folder is called after one of the names: `cli/duel/menu.py`, `search/duel_facts.py`."""
    return any(re.split(r"[_.]", part)[0] in names for part in file.relative_to(ROOT).parts)


def relative(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def constants(file: Path) -> Iterator[tuple[str, ast.expr]]:
    for statement in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.Assign):
            yield ast.unparse(statement.targets[0]), statement.value
        elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
            yield ast.unparse(statement.target), statement.value


def texts_in(tree: ast.AST) -> set[str]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def words_in(tree: ast.AST) -> set[str]:
    """The names in a module, in small letters, and the words of its texts that are no prose."""
    names = {node.id.lower() for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return names | {word for text in texts_in(tree) if " " not in text for word in re.split(r"\W", text)}


def imported(tree: ast.AST) -> set[str]:
    """The parts of the names of all modules that are imported from."""
    modules = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    return {part for module in modules for part in module.split(".")}
