"""A tournament in two real browsers: from a guest to a player who is led to a table, and to the standings."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.accessibility import poor_contrast, violations
from tests.browser.layout import faults
from tests.browser.visitors import PHONE, Visitors, wait_until_loaded


def be_known(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="That is me").press("Enter")


def is_sound(page: Page) -> None:
    assert violations(page) == []
    found = faults(page)
    assert not found, "\n".join(found)
    page.emulate_media(color_scheme="dark")
    assert poor_contrast(page) == []
    page.emulate_media(color_scheme="light")


def test_two_people_play_a_tournament(visitors: Visitors) -> None:
    anna, bruno = visitors.come(alone=True), visitors.come(alone=True, size=PHONE)
    anna.goto("/tournaments")
    be_known(anna, "Anna T")
    expect(anna.get_by_role("button", name="That is me")).to_be_hidden()
    anna.get_by_role("button", name="Open a tournament").click()
    anna.get_by_label("What it is called").fill("Club cup")
    anna.get_by_label("Rounds").fill("1")
    is_sound(anna)
    anna.get_by_role("button", name="Open a tournament").click()
    expect(anna.get_by_role("heading", level=1, name="Club cup")).to_be_visible()
    anna.get_by_role("button", name="Take part", exact=True).click()
    bruno.goto(anna.url)
    be_known(bruno, "Bruno T")
    bruno.get_by_role("button", name="Take part", exact=True).click()
    expect(anna.get_by_text("Bruno T")).to_be_visible()  # told without asking
    is_sound(bruno)
    tournament = anna.url
    anna.get_by_role("button", name="Begin", exact=True).click()
    for page in (anna, bruno):  # both are led to their table
        page.wait_for_url("**/t/*")
        wait_until_loaded(page)
    bruno.goto(tournament)
    expect(bruno.get_by_role("link", name="Look on")).to_be_visible()
    expect(bruno.get_by_role("button", name="To my table")).to_be_visible()
    expect(bruno.get_by_role("heading", name="Standings")).to_be_visible()
    is_sound(bruno)
    bruno.goto("/ratings/duel/quick")
    expect(bruno.get_by_role("heading", level=1, name="Ratings")).to_be_visible()
    is_sound(bruno)
