"""Games without a board of their own are played on the generic one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import poor_contrast, violations
from tests.browser.tables import PEOPLE, Table, table_with
from tests.browser.test_phone import fits
from tests.browser.visitors import PHONE, Visitors
from tests.server.process import Server

GAMES = {"seven": ("random", "random"), "world": ("random",)}
MOVES = "aside ol li a"
"""What the chronicle has."""
INK = "emblem => getComputedStyle(emblem).backgroundColor"
IS_CUT = "name => name.scrollWidth > name.clientWidth + 1"


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


def test_eight_choose_at_once(visitors: Visitors, server: Server) -> None:
    """All of them are seen on a phone; what one has chosen can be chosen again; what came of it is one step of all."""
    options = {"sides": "day", "expansions": ["cities"]}
    id = server.open_table(*[None] * 8, game="seven", seed=5, options=options)
    table = Table(server, id, game="seven")
    table.secrets += [server.sit(id, name) for name in PEOPLE]
    page = visitors.come(table, 0, size=PHONE)
    players = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(players).to_have_count(8)
    fits(page)
    emblems = players.locator(".emblem")
    assert len({str(one.evaluate(INK)) for one in emblems.all()}) == 8
    assert len({one.inner_html() for one in emblems.all()}) == 8
    assert all(one.evaluate(IS_CUT) is False for one in players.locator("b").all())
    possible(page).first.click()
    expect(page.locator(".prompt:visible")).to_have_text("You chose; waiting for 7")
    expect(players.filter(has_text="has chosen")).to_have_count(1)
    page.get_by_role("button", name="Choose again").click()
    expect(possible(page).first).to_be_attached()
    assert table.seen(0)["take_back"] is False
    possible(page).first.click()
    page.keyboard.press("l")
    expect(page.locator(MOVES)).to_have_count(0)
    table.play(*[(seat, table.legal(seat)[0]) for seat in range(1, 8)])
    expect(page.locator(MOVES)).to_have_count(1)
    for name in PEOPLE:
        expect(page.locator(MOVES)).to_contain_text(name)


def test_on_one_screen_each_chooses_behind_a_cover(visitors: Visitors, server: Server) -> None:
    """Hands are secret: the device goes round the table; whoever has it after the last choice goes on with the next."""
    id = server.open_table(*[None] * 3, game="seven", seed=5, options={"sides": "day"})
    table = Table(server, id, game="seven")
    table.secrets += [server.sit(id, name, player="one-person-at-all-seats") for name in PEOPLE[:3]]
    page = visitors.come(table, 0, 1, 2)
    for name in PEOPLE[:3]:
        expect(page.get_by_text(f"Pass the device to {name}.")).to_be_visible()
        expect(page.get_by_role("heading", name="Only you can see this")).to_have_count(0)
        page.keyboard.press("Enter")
        possible(page).first.click()
    page.keyboard.press("l")
    expect(page.locator(MOVES)).to_have_count(1)
    expect(page.get_by_text(re.compile("Pass the device"))).to_have_count(0)
    possible(page).first.click()
    expect(page.get_by_text("Pass the device to Anna.")).to_be_visible()


def test_a_first_game_from_the_start_page(page: Page) -> None:
    page.goto("/")
    game = page.get_by_role("article").filter(has=page.get_by_role("heading", name="7 Wonders", exact=True))
    game.get_by_role("button", name="First game").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(possible(page).first).to_be_attached()


def test_from_the_start_page_to_the_end(page: Page) -> None:
    page.goto("/")
    game = page.get_by_role("article").filter(has=page.get_by_role("heading", name="World Wonders"))
    game.get_by_role("combobox").select_option("random")
    game.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(possible(page).first).to_be_attached()
