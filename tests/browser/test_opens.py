"""The built pages open in a real browser, under the real content security policy."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.accessibility import violations


def test_pages_open_and_links_lead_on(page: Page) -> None:
    page.goto("/")
    expect(page).to_have_title("Mirabilia")
    page.get_by_role("link", name="Settings").click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Settings")
    expect(heading).to_be_focused()
    page.go_back()
    expect(heading).to_have_text("Mirabilia")


@pytest.mark.parametrize("path", ["/", "/t/k3x9", "/replay", "/rules/duel", "/settings"])
def test_addresses_can_be_opened_directly(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize(("locale", "heading"), [("it-IT", "Impostazioni"), ("en-US", "Settings"), ("fr", "Settings")])
def test_only_the_texts_of_one_language_are_loaded(browser: Browser, address: str, locale: str, heading: str) -> None:
    with browser.new_context(base_url=address, locale=locale) as context:
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
        page.goto("/settings")
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
        assert len([name for name in asked if name.startswith("web-")]) == 1
        assert not [name for name in asked if name.startswith("duel")]
        assert page.evaluate("document.documentElement.lang") == locale[:2].replace("fr", "en")
