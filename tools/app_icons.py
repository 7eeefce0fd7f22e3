"""Draws the icons of the installed app from the icon of the pages: `python -m tools.app_icons`.

They lie in web/src/app-icons. A maskable icon has its drawing within the middle four fifths, for systems cut the rest
off in shapes of their own.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools import chromium

ROOT = Path(__file__).resolve().parent.parent
DRAWING = ROOT / "web" / "src" / "icon.svg"
FOLDER = ROOT / "web" / "src" / "app-icons"
PAPER = "#fff3dc"
ICONS = {"icon-192": (192, 0.72, True), "icon-512": (512, 0.72, True), "maskable-512": (512, 0.56, False)}
ICONS["touch-180"] = (180, 0.64, False)
"""By name: pixels, how much of the width the drawing takes, and whether the corners are round."""


def page_of(size: int, share: float, is_round: bool) -> str:
    """The icon as a page of its own size."""
    drawing = re.sub(r"<svg ", f'<svg width="{size * share}" height="{size * share}" ', DRAWING.read_text("utf-8"))
    radius = size * 0.2 if is_round else 0
    return (
        f'<body style="margin:0;background:transparent"><div style="display:grid;place-items:center;width:{size}px;'
        f'height:{size}px;background:{PAPER};border-radius:{radius}px">{drawing}</div></body>'
    )


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.flags())
        for name, (size, share, is_round) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(size, share, is_round))
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
