"""Pictures of the screens, to be looked at: `make screenshots`; some of them with MATRIX="--scenes turn,late".

Every scene of tests/browser/scenes.py at all sizes, in both languages, light and dark, into build/screenshots, and what
is wrong with each as far as a machine can see it. Whoever takes all of them gets those of the documentation as well.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.layout import faults
from tests.browser.scenes import LANGUAGES, SCENES, SIZES, THEMES, Scene, Theme, resize_touched
from tests.browser.visitors import Visitors
from tests.server.process import Server
from tools import chromium

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
DOCUMENTED: dict[str, tuple[str, str, Theme]] = {
    "table-light.png": ("chosen", "1040x670", "light"),
    "phone-dark.png": ("chosen", "360x740", "dark"),
    "seven-light.png": ("seven-chosen", "1280x800", "light"),
    "seven-phone-dark.png": ("seven-5", "390x844", "dark"),
    "world-light.png": ("world-chosen", "1280x800", "light"),
    "world-phone-dark.png": ("world-chosen", "390x844", "dark"),
}
"""The pictures of the documentation: desktops whose pictures are not too heavy, and phones."""


@dataclass
class Matrix:
    """What is taken."""

    scenes: list[Scene]
    sizes: list[str]
    languages: list[str]
    themes: list[Theme]

    @property
    def is_whole(self) -> bool:
        lengths = [len(self.scenes), len(self.sizes), len(self.languages), len(self.themes)]
        return lengths == [len(SCENES), len(SIZES), len(LANGUAGES), len(THEMES)]


def matrix_of(arguments: list[str]) -> Matrix:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=(__doc__ or "").splitlines()[0])
    names: dict[str, list[str]] = {
        "scenes": [scene.name for scene in SCENES],
        "languages": list(LANGUAGES),
        "themes": list(THEMES),
    }
    for name, choices in names.items():
        parser.add_argument(f"--{name}", default=",".join(choices), help=f"some of {', '.join(choices)}")
    parser.add_argument("--sizes", default=",".join(SIZES), help=f"any; without it {', '.join(SIZES)}")
    chosen = {name: value.split(",") for name, value in vars(parser.parse_args(arguments)).items()}
    for name, choices in names.items():
        if unknown := [one for one in chosen[name] if one not in choices]:
            parser.error(f"--{name}: there is no {', '.join(unknown)}, only {', '.join(choices)}")
    return Matrix(
        [scene for scene in SCENES if scene.name in chosen["scenes"]],
        chosen["sizes"],
        chosen["languages"],
        [theme for theme in THEMES if theme in chosen["themes"]],
    )


def take(visitors: Visitors, server: Server, matrix: Matrix) -> Iterator[tuple[str, list[str]]]:
    """All pictures, each by its name with what is wrong; a page is opened once in a language, then changes its size."""
    for scene in matrix.scenes:
        for language in matrix.languages:
            page = scene.seen(visitors, server, LANGUAGES[language], matrix.sizes[0])
            for size in matrix.sizes:
                resize_touched(page, size)
                for theme in matrix.themes:
                    page.emulate_media(color_scheme=theme)
                    name = f"{scene.name}-{size}-{language}-{theme}"
                    page.screenshot(path=FOLDER / f"{name}.png")
                    yield name, faults(page) if theme == matrix.themes[0] else []
            page.context.close()


def take_documented(visitors: Visitors, server: Server) -> None:
    scenes = {scene.name: scene for scene in SCENES}
    for picture, (name, size, theme) in DOCUMENTED.items():
        page = scenes[name].seen(visitors, server, LANGUAGES["en"], size, theme)
        page.screenshot(path=PICTURES / picture)
        page.context.close()


def report(pictures: Iterable[tuple[str, list[str]]]) -> None:
    number = 0
    for name, wrong in pictures:
        number += 1
        for fault in wrong:
            print(f"{name}: {fault}", flush=True)
    print(f"{number} pictures in {FOLDER.relative_to(ROOT)}")


@contextmanager
def visiting(program: str) -> Iterator[tuple[Visitors, Server]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=chromium.flags())
        server = Server(f"sqlite:///{Path(folder) / 'tables.sqlite'}")
        try:
            yield Visitors(browser, f"http://127.0.0.1:{server.port}"), server
        finally:
            server.stop()
            browser.close()


def main() -> int:
    matrix = matrix_of(sys.argv[1:])
    program = chromium.find()
    if program is None:
        print("there is no chromium here", file=sys.stderr)
        return 1
    if matrix.is_whole:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    PICTURES.mkdir(parents=True, exist_ok=True)
    with visiting(program) as (visitors, server):
        report(take(visitors, server, matrix))
        if matrix.is_whole:
            take_documented(visitors, server)
    return 0


if __name__ == "__main__":
    sys.exit(main())
