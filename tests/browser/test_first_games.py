"""From the start page to a table with one press."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

FIRST = {"7 Wonders": "[data-digit], [data-option]", "World Wonders": "[data-ware]"}
"""What lies on the table of a first game."""


@pytest.mark.parametrize("title", FIRST)
def test_a_first_game_from_the_start_page(page: Page, title: str) -> None:
    page.goto("/")
    game = page.get_by_role("article").filter(has=page.get_by_role("heading", name=title, exact=True))
    game.get_by_role("button", name="First game").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(FIRST[title]).first).to_be_attached()


def test_play_now_against_a_bot_of_choice(page: Page) -> None:
    page.goto("/")
    game = page.get_by_role("article").filter(has=page.get_by_role("heading", name="World Wonders"))
    game.get_by_role("combobox").select_option("random")
    game.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("[data-map]")).to_be_attached()
