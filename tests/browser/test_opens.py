"""Every address can be opened, links and the back button lead on, and only what is needed is loaded."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import mirabilia
from mirabilia import _build
from mirabilia.core.describe import texts
from tests.browser.tables import TURN, table_at
from tests.browser.visitors import Visitors
from tests.server.process import Server


def test_links_and_the_back_button_lead_on(page: Page) -> None:
    page.goto("/")
    expect(page).to_have_title("Mirabilia")
    page.get_by_role("link", name="Settings").click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Settings")
    expect(heading).to_be_focused()
    page.get_by_role("link", name="About Mirabilia").click()
    expect(heading).to_have_text("About Mirabilia")
    page.go_back()
    expect(heading).to_have_text("Settings")
    page.go_back()
    expect(heading).to_have_text("Mirabilia")
    page.go_forward()
    expect(heading).to_have_text("Settings")


@pytest.mark.parametrize("path", ["/", "/t/k3x9", "/replay", "/rules/duel", "/settings", "/about"])
def test_addresses_can_be_opened_directly(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading").nth(1)).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading").nth(1)).to_be_visible()


def test_the_page_about_mirabilia_tells_which_build_runs(page: Page) -> None:
    page.goto("/about")
    paragraph = page.get_by_role("heading", name="This server").locator("+ p")
    expect(paragraph).to_have_text(
        f"Mirabilia {mirabilia.__version__}. {texts('en')(f'build-{_build.KIND}', times=30)}"
    )
    page.get_by_role("button", name="Leggi in italiano").click()
    paragraph = page.get_by_role("heading", name="Questo server").locator("+ p")
    expect(paragraph).to_have_text(
        f"Mirabilia {mirabilia.__version__}. {texts('it')(f'build-{_build.KIND}', times=30)}"
    )


def test_a_table_is_left_and_come_back_to(visitors: Visitors, server: Server) -> None:
    page = visitors.come(table_at(server, TURN), 0)
    page.get_by_role("link", name="Mirabilia").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Mirabilia")
    page.go_back()
    expect(page.locator(".prompt:visible")).to_have_text("Your turn: take a card")
    expect(page).to_have_title(re.compile("Anna . Bruno"))


def test_the_chronicle_leads_to_the_moment(visitors: Visitors, server: Server) -> None:
    """After the end, each entry opens the replay where it happened."""
    table = table_at(server, TURN)
    table.ask(1, "resign")
    page = visitors.come(table, 0)
    page.get_by_role("dialog", name="The game is over").get_by_role("button", name="Close").click()
    page.get_by_role("toolbar").get_by_role("button", name="Chronicle").click()
    page.get_by_role("complementary").get_by_role("link").nth(2).click()
    expect(page).to_have_url(re.compile(rf"/replay/{table.id}[?]step=3"))
    expect(page.get_by_role("slider")).to_have_value("3")


@pytest.mark.parametrize(
    ("language", "heading"), [("it-IT", "Impostazioni"), ("en-US", "Settings"), ("fr", "Settings")]
)
def test_only_the_texts_of_one_language_are_loaded(visitors: Visitors, language: str, heading: str) -> None:
    page = visitors.come(language=language, alone=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    files = [name[: -len("-12345678.js")] for name in asked if name.startswith("web-")]
    assert sorted(files) == ["web", "web-company", "web-further"]
    assert not [name for name in asked if name.startswith(("duel-board", "duel-names"))]
    assert page.evaluate("() => document.documentElement.lang") == language[:2].replace("fr", "en")
