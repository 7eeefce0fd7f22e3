"""Nothing is lost: after a reload, when the server dies, when the network is away."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.playing import free
from tests.browser.tables import LATE_TURN, TURN, Table, table_at
from tests.browser.visitors import CUT_OFF, Visitors, wait_until_loaded
from tests.server.process import Server

LOST = "The connection is interrupted"
MINE, THEIRS = "Your turn: take a card", "Bruno is choosing a card"


def discard(page: Page) -> None:
    free(page).first.click()
    page.locator("[data-action=discard]").click()


def prompt(page: Page, words: str) -> None:
    expect(page.locator(".prompt:visible")).to_have_text(words)


def settled(page: Page, words: str) -> None:
    """What the page asks for is there, and so is all it has loaded: nothing is on its way when the server dies."""
    prompt(page, words)
    wait_until_loaded(page)


def test_a_reload_keeps_everything(visitors: Visitors, server: Server) -> None:
    table = table_at(server, LATE_TURN)
    page = visitors.come(table, 0, alone=True)
    prompt(page, MINE)
    page.keyboard.press("l")
    entries = page.locator("aside ol li")
    expect(entries).to_have_count(table.seen(0)["moves"])
    page.keyboard.press("l")  # the board makes room for it, and is seen without it after the reload
    expect(entries).to_have_count(0)
    before = (page.locator("main section").all_inner_texts(), page.locator(".city").all_inner_texts())
    page.reload()
    prompt(page, MINE)
    assert (page.locator("main section").all_inner_texts(), page.locator(".city").all_inner_texts()) == before
    page.keyboard.press("l")
    expect(entries).to_have_count(table.seen(0)["moves"])
    discard(page)
    prompt(page, THEIRS)


def test_the_server_dies_and_comes_back(visitors: Visitors, server: Server) -> None:
    """The page is back within two seconds on its own clock, however long the server was away."""
    visitors.bear(CUT_OFF)
    page = visitors.come(table_at(server, TURN), 0, alone=True)
    settled(page, MINE)
    page.clock.install()
    server.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    free(page).first.click()
    expect(page.locator("[data-action=discard]")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Escape")
    page.clock.run_for(120_000)
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_text(LOST)).to_be_visible()
    server.start()
    page.clock.run_for(2000)
    expect(page.get_by_text(LOST)).to_be_hidden()
    page.clock.resume()
    discard(page)
    prompt(page, THEIRS)


def test_a_move_made_while_the_server_dies_is_made_once(visitors: Visitors, server: Server) -> None:
    visitors.bear(CUT_OFF)
    table = table_at(server, TURN)
    page = visitors.come(table, 0, alone=True)
    settled(page, MINE)
    made = int(table.seen(0)["moves"])
    discard(page)
    server.kill()
    server.start()
    prompt(page, THEIRS)
    assert table.seen(0)["moves"] == made + 1


def test_the_network_is_away_for_a_while(visitors: Visitors, server: Server) -> None:
    """What the others do meanwhile is there when it is back."""
    visitors.bear(CUT_OFF)
    table = table_at(server, TURN)
    page = visitors.come(table, 1, alone=True)
    settled(page, "Anna is choosing a card")
    cut_off(page, server)
    expect(page.get_by_text(LOST)).to_be_visible()
    discarded = anna_discards(table)
    page.context.set_offline(False)
    prompt(page, MINE)
    expect(page.get_by_text(LOST)).to_be_hidden()
    expect(page.locator(f'.pyramid [data-piece="card:{discarded}"]')).to_have_count(0)


def cut_off(page: Page, server: Server) -> None:
    """A browser that is said to be offline keeps its open connections: those end with the server."""
    page.context.set_offline(True)
    server.kill()
    server.start()


def anna_discards(table: Table) -> str:
    move = next(move for move in table.legal(0) if move.startswith("discard"))
    table.play((0, move))
    return move.removeprefix("discard ")
