"""A directive for Sphinx that shows the docstring of a module as part of a page."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

SOURCES = Path(__file__).resolve().parents[2] / "src"


class Docstring(SphinxDirective):
    """The docstring of a module, which is Markdown; read without importing what may need an extra."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        file = SOURCES / f"{self.arguments[0].replace('.', '/')}.py"
        self.env.note_dependency(str(file))
        text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))
        if text is None:
            raise self.error(f"{self.arguments[0]} has no docstring")
        return self.parse_text_to_nodes(text)


def setup(app: Any) -> dict[str, bool]:
    app.add_directive("docstring", Docstring)
    return {"parallel_read_safe": True}
