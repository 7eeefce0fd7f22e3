"""Games without a board of their own are played on the generic one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import poor_contrast, violations
from tests.browser.tables import Table, table_with
from tests.browser.test_phone import fits
from tests.browser.visitors import PHONE, Visitors
from tests.server.process import Server

GAMES = {"world": ("random",)}
MOVES = "aside ol li a"
"""What the chronicle has."""


def possible(page: Page) -> Locator:
    return page.locator("[data-move][aria-disabled=false]")


def table_of(server: Server, game: str) -> Table:
    return table_with(server, *GAMES[game], game=game, seed=5)


def unfold(page: Page) -> None:
    """Where there are many ways to lay a piece, they are folded up."""
    page.evaluate("() => document.querySelectorAll('.generic details').forEach((one) => (one.open = true))")


@pytest.mark.parametrize("game", GAMES)
def test_some_moves(visitors: Visitors, server: Server, game: str) -> None:
    table = table_of(server, game)
    page = visitors.come(table, 0)
    expect(page.locator(".prompt:visible")).to_be_visible()
    page.keyboard.press("l")
    for _ in range(6):
        expect(possible(page).first).to_be_attached()
        unfold(page)
        made = page.locator(MOVES).count()
        possible(page).last.click()
        page.wait_for_function("([path, made]) => document.querySelectorAll(path).length > made", arg=[MOVES, made])
    expect(page.get_by_role("heading", name="Everybody can see this")).to_be_visible()
    assert len(table.legal(0)) == 0 or possible(page).count() > 0


@pytest.mark.parametrize("game", GAMES)
def test_it_is_sound_and_fits_on_a_phone(visitors: Visitors, server: Server, game: str) -> None:
    table = table_of(server, game)
    page = visitors.come(table, 0, size=PHONE, language="it-IT")
    expect(possible(page).first).to_be_attached()
    unfold(page)
    fits(page)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert poor_contrast(page) == []


def test_a_first_game_from_the_start_page(page: Page) -> None:
    page.goto("/")
    game = page.get_by_role("article").filter(has=page.get_by_role("heading", name="7 Wonders", exact=True))
    game.get_by_role("button", name="First game").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("[data-digit], [data-option]").first).to_be_attached()


def test_from_the_start_page_to_the_end(page: Page) -> None:
    page.goto("/")
    game = page.get_by_role("article").filter(has=page.get_by_role("heading", name="World Wonders"))
    game.get_by_role("combobox").select_option("random")
    game.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(possible(page).first).to_be_attached()
