"""The documentation is true: its Python runs and its links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import mirabilia

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted == 4
    assert result.failed == 0


def test_the_package_docstring_runs() -> None:
    assert doctest.testmod(mirabilia).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert target.startswith(("https://", "http://")) or (page.parent / target).exists(), target


@pytest.mark.parametrize("page", ["snapshots.md"])
def test_the_python_of_a_page_runs(page: str) -> None:
    for block in re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(block, page, "exec"), {})  # noqa: S102
