"""A tournament in two real browsers: from a guest to a player who is led to a table, and to the standings."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.accessibility import poor_contrast, violations
from tests.browser.layout import faults
from tests.browser.visitors import PHONE, Visitors, wait_until_loaded


def be_known(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="This is my name").press("Enter")


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
    expect(anna.get_by_role("button", name="This is my name")).to_be_hidden()
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
    bruno.goto("/about")
    anna.get_by_role("button", name="Begin", exact=True).click()
    anna.wait_for_url("**/t/*")  # led there by the page of the tournament
    wait_until_loaded(anna)
    called = bruno.get_by_role("alert", name="Your table is ready")  # and from any other page
    expect(called).to_contain_text("Club cup")
    expect(bruno).to_have_title(re.compile("^● Your table is ready"))
    is_sound(bruno)
    called.get_by_role("button", name="To my table").click()
    bruno.wait_for_url("**/t/*")
    wait_until_loaded(bruno)
    bruno.get_by_role("toolbar").get_by_role("button", name="Menu").click()
    bruno.get_by_role("navigation", name="Menu").get_by_role("button", name="Players").click()
    players = bruno.get_by_role("complementary", name="Players")
    expect(players.get_by_role("link", name="Profile of Anna T")).to_be_visible()
    expect(players.get_by_text("1500?")).to_have_count(2)
    assert violations(bruno) == []
    bruno.goto(tournament)
    expect(bruno.get_by_role("button", name="To my table")).to_be_visible()
    expect(bruno.get_by_role("link", name="Look on")).to_have_count(0)  # that is for the tables of others
    expect(bruno.get_by_role("heading", name="Standings")).to_be_visible()
    is_sound(bruno)
    bruno.goto("/ratings/duel/quick")
    expect(bruno.get_by_role("heading", level=1, name="Ratings")).to_be_visible()
    is_sound(bruno)
