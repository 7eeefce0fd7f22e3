"""The documentation is true: its Python runs, and the links, commands and files in it lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import mirabilia

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), ROOT / "web" / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FILE = re.compile(r"[a-z][\w.-]*/[\w./*-]+|[a-z][\w-]*\.(?:json|md|net|py|toml|ts)")
"""What looks like a file or folder of ours: a path, or a name with one of our endings."""

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


def test_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted == 4
    assert result.failed == 0


def test_the_package_docstring_runs() -> None:
    assert doctest.testmod(mirabilia).failed == 0


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for target, _, heading in re.findall(r"\]\(([^)#]*)(#([^)]+))?\)", page.read_text(encoding="utf-8")):
        if not target.startswith(("https://", "http://")):
            found = page.parent / target if target else page
            assert found.exists(), target
            assert not heading or heading in anchors(found), f"{target}#{heading}"


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


@every_page
def test_commands_of_make_exist(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(" ".join(re.findall(r"^([a-z][a-z -]*):", makefile, re.MULTILINE)).split())
    for code in code_in(page):
        assert set(re.findall(r"\bmake ([a-z][a-z-]*)", code)) <= targets


@every_page
def test_files_that_are_named_exist(page: Path) -> None:
    """From the root, from the page, or as the end of a path to a source. Capitals stand for what the reader has."""
    for code in inline_code(page):
        if FILE.fullmatch(code) and not re.search(r"\b[A-Z]{2,}\b", code.removesuffix(".md")):
            assert is_there(code, page), code


def is_there(name: str, page: Path) -> bool:
    sources = (ROOT / folder for folder in ("src", "tests", "web/src"))
    found = [*ROOT.glob(name), *page.parent.glob(name), *(file for folder in sources for file in folder.rglob(name))]
    return bool(found)


def code_in(page: Path) -> list[str]:
    """What stands between backticks, and in blocks without the comments in them."""
    blocks = re.findall(r"^```.*?\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return inline_code(page) + [line.partition("#")[0] for block in blocks for line in block.splitlines()]


def inline_code(page: Path) -> list[str]:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"`([^`\n]+)`", text)


@pytest.mark.parametrize("page", ["snapshots.md"])
def test_the_python_of_a_page_runs(page: str) -> None:
    for block in re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(block, page, "exec"), {})  # noqa: S102
