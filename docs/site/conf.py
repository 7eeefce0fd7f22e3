"""How Sphinx makes the documentation site: `make docs`.

The pages are those of `docs/` as they are read in the sources. Links that leave the folder are turned into what the
site has: pages that it takes in, or the name of the file.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from pygments.lexers.special import TextLexer

import mirabilia

ROOT = Path(__file__).resolve().parent.parent.parent
TAKEN_IN = {
    "CONTRIBUTING.md": "contributing-to-mirabilia.md",
    "CHANGELOG.md": "what-has-changed.md",
    "web/README.md": "how-the-pages-are-made.md",
}
"""Pages of the project that the site has under a name of its own: a page in `docs/` takes each of them in."""
LINK = re.compile(r"\[([^\]]*)\]\((\.\./)?([^)#\s]+)(#[^)]*)?\)")
FENCED = re.compile(r"(^```.*?^```)", re.MULTILINE | re.DOTALL)

project = "Mirabilia"
author = "The Mirabilia contributors"
version = release = mirabilia.__version__
project_copyright = author
language = "en"

sys.path.insert(0, str(Path(__file__).parent))
extensions = ["myst_parser", "sphinx.ext.autodoc", "docstrings"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["site/**"]
root_doc = "index"

myst_heading_anchors = 4
myst_enable_extensions = ["deflist"]
suppress_warnings = ["myst.header", "toc.not_included"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": False}

html_theme = "furo"
html_title = "Mirabilia"
html_favicon = str(ROOT / "web" / "src" / "icon.svg")
html_logo = html_favicon
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "sidebar_hide_name": False,
    "light_css_variables": {"color-brand-primary": "#8a4b14", "color-brand-content": "#8a4b14"},
    "dark_css_variables": {"color-brand-primary": "#e3a968", "color-brand-content": "#e3a968"},
}


def inside(page: Path, text: str) -> str:
    """A page with links that stay within the site; what the site does not have is named instead."""
    return "".join(
        piece if piece.startswith("```") else LINK.sub(lambda link: led(page, link), piece)
        for piece in FENCED.split(text)
    )


def led(page: Path, link: re.Match[str]) -> str:
    words, _, target, heading = link[1], link[2], link[3], link[4] or ""
    if target.startswith(("http://", "https://")):
        return link[0]
    file = (page.parent / ((link[2] or "") + target)).resolve()
    if not file.is_relative_to(ROOT):
        return link[0]
    name = file.relative_to(ROOT).as_posix()
    if name in TAKEN_IN:
        return f"[{words}](/{TAKEN_IN[name]}{heading})"
    if name.startswith("docs/") and file.suffix in (".md", ".png", ".svg"):
        return f"[{words}](/{name.removeprefix('docs/')}{heading})"
    return f"{words} (`{name}`)" if f"`{name}`" not in words else words


def read_source(app: Any, name: str, source: list[str]) -> None:
    source[0] = inside(Path(app.srcdir) / f"{name}.md", source[0])


def read_taken_in(app: Any, relative: Path, parent: str, content: list[str]) -> None:
    """The same for a page that another one takes in."""
    content[0] = inside(Path(app.srcdir) / relative, content[0])


def setup(app: Any) -> None:
    app.add_lexer("transcript", TextLexer)  # the dialogues of the bot protocol
    app.connect("source-read", read_source)
    app.connect("include-read", read_taken_in)
