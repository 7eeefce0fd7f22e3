"""The documentation is true: its Python runs, and the links, commands and files in it lead somewhere."""

from __future__ import annotations

import doctest
import re
import runpy
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
            file = page.parent / target if target else page
            assert file.exists(), target
            assert not heading or heading in anchors(file), f"{target}#{heading}"


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


@every_page
def test_commands_of_make_exist(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(" ".join(re.findall(r"^([a-z][a-z -]*):", makefile, re.MULTILINE)).split())
    for code in code_in(page):
        assert set(re.findall(r"(?<!puzzles )\bmake ([a-z][a-z-]*)", code)) <= targets


@every_page
def test_files_that_are_named_exist(page: Path) -> None:
    """From the root, from the page, or as the end of a path to a source. Capitals stand for what the reader has."""
    for code in inline_code(page):
        if FILE.fullmatch(code) and not re.search(r"\b[A-Z]{2,}\b", code.removesuffix(".md")):
            assert is_there(code, page), code


def is_there(name: str, page: Path) -> bool:
    sources = (ROOT / folder for folder in ("src", "tests", "web/src"))
    files = [*ROOT.glob(name), *page.parent.glob(name), *(file for folder in sources for file in folder.rglob(name))]
    return bool(files)


def block_below(heading: str) -> str:
    """The first block of code below a heading of the architecture, or above all of them."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").partition(heading)[2]
    return text.split("```\n")[1]


def entries(line: str) -> list[str]:
    """The names in a line of a block: those in front of every description, several of them with commas between."""
    cells = re.split(r" {2,}", line.strip())[::2]
    return [name for cell in cells for name in cell.partition(":")[0].split(", ")]


def test_folders_in_the_map_of_the_architecture_exist() -> None:
    for line in block_below("# Architecture").splitlines():
        folder = ROOT / "src" / "mirabilia" if line.startswith("  ") else ROOT
        for name in entries(line):
            assert (folder / name).is_dir(), name


@pytest.mark.parametrize(("heading", "game"), [("## 7 Wonders", "seven"), ("## World Wonders", "world")])
def test_modules_in_the_blocks_of_the_architecture_exist(heading: str, game: str) -> None:
    folder = ROOT / "src" / "mirabilia" / "games" / game
    names = [name for line in block_below(heading).splitlines() for name in entries(line)]
    assert len(names) > 10
    for name in names:
        assert (folder / name).is_dir() if name.endswith("/") else (folder / f"{name}.py").is_file(), name


@pytest.mark.parametrize("game", ["duel", "seven", "world"])
def test_modules_that_every_game_has_exist(game: str) -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    sentence = text.partition("These modules have the same name in every game:")[2].partition(". ")[0]
    names = re.findall(r"`(\w+)`", sentence)
    assert len(names) > 10
    for name in names:
        assert (ROOT / "src" / "mirabilia" / "games" / game / f"{name}.py").is_file(), name


def code_in(page: Path) -> list[str]:
    """What stands between backticks, and in blocks without the comments in them."""
    blocks = re.findall(r"^```.*?\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return inline_code(page) + [line.partition("#")[0] for block in blocks for line in block.splitlines()]


def inline_code(page: Path) -> list[str]:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"`([^`\n]+)`", text)


@pytest.mark.parametrize("page", ["api.md", "first-bot.md", "snapshots.md"])
def test_the_python_of_a_page_runs(page: str) -> None:
    for block in re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(block, page, "exec"), {})  # noqa: S102


SITE = [page for page in (ROOT / "docs").rglob("*.md") if page.name != "index.md"]


def test_every_page_is_in_the_table_of_contents() -> None:
    """A page nobody comes to on the site is not documentation."""
    index = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    contents = "".join(re.findall(r"```{toctree}\n(.*?)```", index, re.DOTALL))
    listed = re.findall(r"^[a-z][a-z/-]*$", contents, re.MULTILINE)
    assert sorted(listed) == sorted(page.relative_to(ROOT / "docs").with_suffix("").as_posix() for page in SITE)


def test_links_of_the_site_stay_in_it(tmp_path: Path) -> None:
    """What lies outside of the folder is taken in, or named."""
    site = runpy.run_path(str(ROOT / "docs" / "site" / "conf.py"))
    page = ROOT / "docs" / "page.md"
    text = "[a](server.md#x) [b](../CHANGELOG.md) [c](../examples/own_bot.py) [d](https://example.org)\n```\n[e](../x)\n```"
    led = site["inside"](page, text)
    assert "[a](/server.md#x) [b](/what-has-changed.md) c (`examples/own_bot.py`) [d](https://example.org)" in led
    assert led.endswith("[e](../x)\n```")
    for name, own in site["TAKEN_IN"].items():
        assert (ROOT / name).is_file()
        assert (ROOT / "docs" / own).is_file()
