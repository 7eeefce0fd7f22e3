"""The pages as an app: what is needed to install them, and what opens without the server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.accessibility import violations
from tests.browser.visitors import WAIT, watch
from tests.server.process import Server

KEPT = """async () => {
  const names = await caches.keys();
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return all.flat().map(({ url }) => new URL(url).pathname);
}"""
TAKEN_OVER = "() => navigator.serviceWorker.controller !== null"
LOADED = """async (addresses) => Promise.all(addresses.map((address) => new Promise((done, fail) => {
  const image = new Image();
  image.onload = () => done([image.naturalWidth, image.naturalHeight]);
  image.onerror = () => fail(new Error(address));
  image.src = address;
})))"""


@pytest.fixture
def context(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A browser that nobody has used, with service workers."""
    address = f"http://127.0.0.1:{server.port}"
    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(WAIT)
    watch(context, lambda: None)
    yield context
    context.close()


def installed(context: BrowserContext) -> Page:
    """The start page, once everything it needs offline is there."""
    page = context.new_page()
    page.goto("/")
    page.wait_for_function(TAKEN_OVER)
    return page


def test_the_manifest_is_what_browsers_ask_for(context: BrowserContext) -> None:
    page = installed(context)
    told = context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["url"].endswith("/manifest.webmanifest")
    assert told["errors"] == []
    assert context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = page.evaluate("async () => (await fetch('/manifest.webmanifest')).json()")
    icons = {one["src"]: one for one in manifest["icons"]}
    assert {one["purpose"] for one in icons.values()} == {"any", "maskable"}
    sizes = page.evaluate(LOADED, list(icons))
    assert [f"{width}x{height}" for width, height in sizes] == [one["sizes"] for one in icons.values()]
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert page.evaluate(LOADED, [touch]) == [[180, 180]]


def test_the_shell_opens_without_a_network_and_says_what_is_missing(context: BrowserContext) -> None:
    page = installed(context)
    expect(page.get_by_role("article").first).to_be_visible()
    page.goto("/rules/duel")
    expect(page.locator("figure").first).to_be_visible()
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []
    context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Mirabilia")
    notice = page.get_by_role("status").filter(has_text="You are offline")
    expect(notice).to_contain_text("Without the server there are no tables, bots, replays, analysis, rules and cards")
    assert violations(page) == []
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")
    page.get_by_role("radio", name="Italiano").check()
    expect(page.get_by_role("status").filter(has_text="Sei offline")).to_be_visible()
    context.set_offline(False)
    expect(page.get_by_role("status").filter(has_text="Sei offline")).to_have_count(0)
    page.goto("/")
    expect(page.get_by_role("article").first).to_be_visible()
