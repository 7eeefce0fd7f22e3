"""What a machine can see of a layout: what scrolls, what is cut off, what lies on what, what is too small to read."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.visitors import TWO_FRAMES

FAULTS = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8").rstrip().rstrip(";")
NUMERALS = 11
"""Pixels that a numeral has at least."""
WORDS = "[role=tabpanel], aside .list, .tray.scrolls"
"""The chronicle and other words beside a board may be longer than it, and on a phone a hand that one pushes along."""
NARROW, LOW, WIDE = 768, 480, 1280
SETTLED = f"""async () => {{
  await document.fonts.ready;
  await ({TWO_FRAMES})();
  const isThere = (selector) => document.querySelector(selector) !== null;
  return [innerWidth, innerHeight, isThere('.frame'), isThere('.replay, .puzzle')];
}}"""
"""How large a page is and what it shows, once it is drawn."""


def faults(page: Page) -> list[str]:
    """Everything that is wrong with what is shown.

    A phone has room for a sheet over the board; elsewhere nothing lies on it. A table of Duel is never longer than the
    screen, and neither are the board and the buttons of a replay on a screen that lies on its side. Below 1280 pixels
    sheets may be longer, and the words below a replay; so may every page that is no such table, and a board of lists.
    """
    width, height, is_picture, is_replay = page.evaluate(SETTLED)
    is_phone = width < NARROW or height < LOW
    is_table = is_picture and not is_replay
    scrolls = [WORDS]
    if width < WIDE or not is_picture:
        scrolls += ["dialog", "dialog *"] if is_table else ["page", "dialog", "dialog *"]
    measured: list[str] = page.evaluate(
        FAULTS, {"least": NUMERALS, "scrolls": scrolls, "covers": is_phone or not is_picture}
    )
    return measured
