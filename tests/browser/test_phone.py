"""Everything fits on a small phone and can be hit with a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import ACTION, free
from tests.browser.scenes import resize_touched
from tests.browser.tables import CHOICES, DRAFT, END, LATE_TURN, TURN, Moment, table_at, table_to_look_at
from tests.browser.visitors import PHONE, Visitors, switched
from tests.server.process import Server

SIZES = ("360x740", "360x640", "844x390")
"""Phones as they are held."""
SMALL = """() => {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const within = dialogs.at(-1) ?? document;
  const sentences = 'p a, li a, dd a, td a, figcaption a';
  const inText = (one) => one.matches(sentences) && getComputedStyle(one).display === 'inline';
  const reaches = (one, { left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const around = [[x - 21, y], [x + 21, y], [x, y - 21], [x, y + 21]];
    const there = document.elementFromPoint(x, y);
    const isCovered = there !== null && !one.contains(there);
    return isCovered || around.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
  };
  return [...within.querySelectorAll('button, a[href], select, input, summary')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !inText(one) && !one.matches('.skip'))
    .map((one) => (one.matches('[type=radio], [type=checkbox], [type=file]') ? one.closest('label') : one))
    .filter((one) => one !== null)
    .map((one) => ({ one, box: one.getBoundingClientRect(), what: one.outerHTML.slice(0, 120) }))
    .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .filter(({ one, box }) => !reaches(one, box))
    .map(({ box, what }) => `${Math.round(box.width)}x${Math.round(box.height)} ${what}`);
}"""
"""What is too small to be hit; what is drawn smaller than a finger may be hit beside it."""


def fits(page: Page) -> None:
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("path", ["/", "/settings", "/about", "/replay", "/rules/duel"])
def test_pages(visitors: Visitors, path: str) -> None:
    page = visitors.come(size=PHONE, language="it-IT")
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    if path == "/":
        expect(page.get_by_role("button", name="Gioca subito").first).to_be_visible()
    fits(page)


@pytest.mark.parametrize("moment", [DRAFT, LATE_TURN, *CHOICES, END], ids=lambda moment: moment.choice)
def test_moments_of_a_game(visitors: Visitors, server: Server, moment: Moment) -> None:
    page = visitors.come(table_to_look_at(server, moment), 0, size=PHONE, language="it-IT")
    expect(page.locator("[data-slot], [data-option], .end").first).to_be_visible()
    for size in SIZES:
        resize_touched(page, size)
        fits(page)


def test_a_turn_with_a_finger(visitors: Visitors, server: Server) -> None:
    page = visitors.come(table_at(server, TURN), 0, size=PHONE)
    free(page).first.tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(ACTION).first).to_be_visible()
    fits(page)
    page.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    for name in ("Show the city of Bruno", "Discard pile: empty"):
        page.get_by_role("button", name=name).tap()
        expect(sheet).to_be_visible()
        fits(page)
        page.get_by_role("button", name="Close").tap()
    for name in ("Chat", "Chronicle"):
        page.get_by_role("toolbar").get_by_role("button", name=name).tap()
        fits(page)
        page.get_by_role("complementary").get_by_role("button", name="Close").tap()
    page.get_by_role("toolbar").get_by_role("button", name="Menu").tap()
    fits(page)
    page.keyboard.press("Escape")
    free(page).first.tap()
    sheet.locator("[data-action=discard]").tap()
    expect(page.locator(".prompt:visible")).to_have_text("Bruno is choosing a card")
    expect(sheet).to_have_count(0)


def test_a_table_as_text_and_one_that_waits(visitors: Visitors, server: Server) -> None:
    page = visitors.come(table_to_look_at(server, LATE_TURN), 0, size=PHONE, remembers=switched(textMode=True))
    expect(page.locator("[data-move]").first).to_be_visible()
    fits(page)
    page.goto(f"/t/{server.open_table(None, None)}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    fits(page)
