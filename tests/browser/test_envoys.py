"""Envoys in a real browser: an expansion that no page has ever heard of is set up, chosen from, seen and scored."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from mirabilia.games.seven.expansion import VARIABLE
from tests.browser.conftest import served_pages
from tests.browser.tables import table_with
from tests.browser.test_phone import fits
from tests.browser.visitors import PHONE, Visitors
from tests.server.process import Server

OPTIONS = {"expansions": ["envoys"], "wonders": "random", "sides": "day"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was told where the expansion is, as whoever writes one does."""
    with served_pages(tmp_path_factory.mktemp("envoys"), **{VARIABLE: "tests.seven.envoys"}) as running:
        yield running


def choose(page: Page, move: str) -> None:
    page.locator("[data-option][aria-disabled=false]").filter(has_text=move).first.click()


def test_they_are_sent_seen_and_scored(visitors: Visitors, server: Server) -> None:
    table = table_with(server, "random", "random", game="seven", seed=7, options=OPTIONS)
    page = visitors.come(table, 0, size=PHONE, language="it-IT")
    choose(page, "Mandare un ambasciatore")
    expect(page.get_by_text(re.compile("manda un ambasciatore")).first).to_be_attached()
    page.locator("[data-digit]").filter(has_text="Ambasciata I").first.click()
    page.locator("[data-action=build]").click()
    choose(page, "Mandare un ambasciatore")
    expect(page.get_by_text("Ambasciatori 2").first).to_be_visible()
    fits(page)
    with server.connect(table.id, table.secrets[0]) as anna:
        while anna.my_turn():
            anna.ask("move", text=anna.legal[0])
    expect(page.get_by_role("dialog").get_by_role("rowheader", name="Ambasciatori")).to_be_visible()
