"""What a machine can see of a layout: what scrolls, what is cut off, what lies on what, what is too small to read."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

FAULTS = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8").rstrip().rstrip(";")
NUMERALS = 11
"""Pixels that a numeral has at least."""
WORDS = "[role=tabpanel], aside .list"
"""The chronicle and other words beside a board may be longer than it."""
NARROW, LOW, WIDE = 768, 480, 1280
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


def faults(page: Page) -> list[str]:
    """Everything that is wrong with what is shown.

    A phone has room for a sheet over the board; elsewhere nothing lies on it. A table of Duel needs no scroll bar from
    1280 pixels on. Smaller ones may be longer than the screen, and their sheets too; so may every page that is no such
    table, and a board that is a list.
    """
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    page.evaluate(SETTLED)
    width, height = page.evaluate("() => [innerWidth, innerHeight]")
    is_phone = width < NARROW or height < LOW
    is_picture = page.locator(".frame").count() > 0
    scrolls = [WORDS]
    if width < WIDE or not is_picture:
        scrolls += ["page", "dialog", "dialog *"]
    measured: list[str] = page.evaluate(
        FAULTS, {"least": NUMERALS, "scrolls": scrolls, "covers": is_phone or not is_picture}
    )
    return measured
