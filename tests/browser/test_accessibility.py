"""axe finds nothing on any page or moment of a game, in the light and in the dark."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import poor_contrast, violations
from tests.browser.playing import free
from tests.browser.tables import CHOICES, GONE, LATE_TURN, TURN, Moment, table_at, table_to_look_at
from tests.browser.visitors import PHONE, Visitors, switched, wait_until_loaded
from tests.server.process import Server

MEASURED = ("progress", "revive")
"""At these moments, and at most others, test_layout.py asks axe."""


def is_sound(page: Page) -> None:
    """Colours are all that changes in the dark."""
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert poor_contrast(page) == []
    page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("path", ["/about", "/rules/duel", "/replay", "/t/nothing"])
def test_pages(visitors: Visitors, path: str) -> None:
    page = visitors.come()
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    wait_until_loaded(page)
    is_sound(page)


def test_a_page_that_is_missing(page: Page) -> None:
    """The server knows only addresses of pages: a link inside of a page could lead to another."""
    page.goto("/")
    expect(page.get_by_role("article").first).to_be_visible()
    page.evaluate("() => { history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate')); }")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page")
    is_sound(page)


def test_the_form_of_a_new_table(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="More options").first.click()
    page.get_by_text("Options of the game and clock").click()
    expect(page.get_by_role("dialog").get_by_role("group").first).to_be_visible()
    is_sound(page)


def test_a_table_that_waits(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    page.goto(f"/t/{server.open_table(None, None)}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    is_sound(page)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Copy")).to_be_visible()
    is_sound(page)


@pytest.mark.parametrize(
    "moment", [one for one in CHOICES if one.choice not in MEASURED], ids=lambda moment: moment.choice
)
def test_moments_of_a_game(visitors: Visitors, server: Server, moment: Moment) -> None:
    page = visitors.come(table_to_look_at(server, moment), 0)
    expect(page.locator("[data-option]").first).to_be_visible()
    is_sound(page)


def test_a_turn_with_everything_open(visitors: Visitors, server: Server) -> None:
    page = visitors.come(table_at(server, LATE_TURN, hints=True), 0)
    free(page).first.click()
    is_sound(page)
    page.keyboard.press("l")
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint").get_by_role("heading")).to_have_text(re.compile("Build|Discard"))
    is_sound(page)


def test_what_a_wonder_would_have_done_can_be_read(visitors: Visitors, server: Server) -> None:
    """Temple of Artemis, with a number on a coin, when seven others have been built."""
    page = visitors.come(table_to_look_at(server, GONE), 0)
    expect(page.locator(".wonder.gone .coin").first).to_be_visible()
    is_sound(page)


def test_a_turn_on_a_phone(visitors: Visitors, server: Server) -> None:
    page = visitors.come(table_to_look_at(server, TURN), 0, size=PHONE)
    expect(free(page).first).to_be_visible()
    is_sound(page)
    free(page).first.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    is_sound(page)


def test_a_table_as_text(visitors: Visitors, server: Server) -> None:
    page = visitors.come(table_to_look_at(server, LATE_TURN), 0, remembers=switched(textMode=True))
    expect(page.locator("[data-move]").first).to_be_visible()
    is_sound(page)
