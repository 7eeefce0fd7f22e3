"""Settings take effect at once, without a reload, and are kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import free
from tests.browser.tables import TURN, table_at
from tests.browser.visitors import Visitors
from tests.server.process import Server


def root(page: Page, attribute: str, value: str) -> None:
    expect(page.locator(":root")).to_have_attribute(attribute, value)


def test_another_language_at_the_table(visitors: Visitors, server: Server) -> None:
    """Also for what the server refuses; and the card that is open stays open."""
    page = visitors.come(table_at(server, TURN), 0)
    free(page).first.click()
    page.evaluate("() => { window.stays = true; }")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leggi in italiano").click()
    expect(page.locator(".prompt:visible")).to_have_text("Tocca a te: prendi una carta")
    root(page, "lang", "it")
    expect(page.locator("[data-action=discard]")).to_contain_text("Scarta")
    page.locator("[data-slot]").filter(has_text="coperta").first.click(force=True)
    expect(page.get_by_text(re.compile("coperta da"))).to_be_visible()
    assert page.evaluate("() => window.stays") is True
    page.reload()
    expect(page.locator(".prompt:visible")).to_have_text("Tocca a te: prendi una carta")


@pytest.mark.parametrize(("language", "begin"), [("en-GB", "Play now"), ("it-IT", "Gioca subito")])
def test_games_in_both_languages(visitors: Visitors, language: str, begin: str) -> None:
    page = visitors.come(language=language)
    page.goto("/")
    expect(page.get_by_role("button", name=begin).first).to_be_visible()


def test_settings_are_applied_and_kept(page: Page) -> None:
    page.goto("/settings")
    root(page, "data-theme", "system")
    light = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    page.get_by_role("radio", name="Dark").check()
    root(page, "data-theme", "dark")
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") != light
    page.get_by_role("radio", name="Slow").check()
    page.get_by_role("checkbox", name=re.compile("Strong patterns")).check()
    page.get_by_role("checkbox", name=re.compile("Texts on cards")).uncheck()
    page.get_by_role("radio", name="Italiano").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Impostazioni")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Impostazioni")
    for attribute, value in (("theme", "dark"), ("motion", "slow"), ("patterns", "on"), ("texts", "off")):
        root(page, f"data-{attribute}", value)


def test_who_wants_little_motion_gets_none(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/settings")
    root(page, "data-motion", "off")
    moving = visitors.come(moving=True)
    moving.goto("/settings")
    root(moving, "data-motion", "normal")
