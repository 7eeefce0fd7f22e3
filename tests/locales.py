"""The messages of the Fluent files, as tests compare them."""

from __future__ import annotations

import re

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from mirabilia.core.describe import FOLDER, FORMS

FORM = re.compile(rf"^({'|'.join(FORMS)})_")
"""One language may need a name with its article where the other has it bare."""


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(FORM.sub("", node.id.name))


class References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")


def references(entry: ast.Message | ast.Term) -> set[str]:
    """The messages and terms whose texts are part of this one."""
    found = References()
    found.visit(entry)
    return found.names


def entries(language: str, file: str) -> list[ast.Message]:
    """The messages of a file, in their order."""
    body = parse((FOLDER / language / file).read_text(encoding="utf-8")).body
    for entry in body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
    return [entry for entry in body if isinstance(entry, ast.Message)]


def messages(language: str, file: str = "terminal.ftl") -> dict[str, set[str]]:
    """The ids of a file of texts with their variables."""
    by_id: dict[str, set[str]] = {}
    for entry in entries(language, file):
        assert entry.id.name not in by_id, f"{entry.id.name} is there twice"
        variables = Variables()
        variables.visit(entry)
        by_id[entry.id.name] = variables.names
    return by_id
