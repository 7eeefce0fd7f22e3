"""Goofspiel in a real browser: a game that no page has ever heard of is found, set up, played and replayed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from mirabilia.core.plugin import VARIABLE
from tests.browser.accessibility import poor_contrast, violations
from tests.browser.conftest import browser as browser
from tests.browser.conftest import rooms as rooms
from tests.browser.conftest import served_pages
from tests.browser.conftest import visitors as visitors
from tests.browser.tables import table_with
from tests.browser.test_phone import fits
from tests.browser.visitors import PHONE, Visitors
from tests.goofspiel.game import NAME
from tests.server.process import Server

OPTIONS = {"cards": "5"}
PROMPTS = {"en-GB": "Prizes left", "it-IT": "Premi rimasti"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was told where the game is, as whoever writes one does."""
    with served_pages(tmp_path_factory.mktemp(NAME), **{VARIABLE: "tests.goofspiel"}) as running:
        yield running


@pytest.mark.parametrize("language", PROMPTS)
def test_a_whole_game(visitors: Visitors, server: Server, language: str) -> None:
    table = table_with(server, "random", game=NAME, seed=3, options=OPTIONS)
    page = visitors.come(table, 0, language=language)
    expect(page.get_by_text(PROMPTS[language])).to_be_visible()
    for made in range(5):
        page.wait_for_function(
            "(moves) => document.querySelectorAll('[data-move][aria-disabled=false]').length === moves", arg=5 - made
        )
        page.locator("[data-move][aria-disabled=false]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.goto(f"/replay/{table.id}?step=3")
    expect(page.get_by_text(PROMPTS[language])).to_be_visible()


def test_it_is_offered_on_the_start_page(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/")
    expect(page.get_by_role("heading", name="Goofspiel")).to_be_visible()


def test_it_is_sound_and_fits_on_a_phone(visitors: Visitors, server: Server) -> None:
    """The generic board, on which every game without one of its own is played."""
    page = visitors.come(table_with(server, "random", game=NAME, seed=3, options=OPTIONS), 0, size=PHONE)
    expect(page.locator("[data-move][aria-disabled=false]").first).to_be_attached()
    fits(page)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert poor_contrast(page) == []
