"""People at a table: a link, a chat, taking back, advice, giving up, once more, looking on."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from mirabilia.server.reach import guest_addresses
from tests.browser.pictures import size_of_png
from tests.browser.playing import ACTION, free
from tests.browser.tables import CHOICES, DRAFT, TURN, Table, table_at, table_with
from tests.browser.visitors import Visitors
from tests.server.process import Server

MINE = "Your turn: take a card"


def prompt(page: Page, words: str) -> None:
    expect(page.locator(".prompt:visible")).to_have_text(words)


def tool(page: Page, name: str) -> None:
    page.get_by_role("toolbar").get_by_role("button", name=name).click()


def menu(page: Page, name: str) -> None:
    tool(page, "Menu")
    page.get_by_role("navigation", name="Menu").get_by_role("button", name=name).click()


def test_a_friend_joins_by_the_link(visitors: Visitors) -> None:
    """A public table appears by itself on the start page of whoever looks at it."""
    bruno = visitors.come()
    bruno.goto("/")
    bruno.locator(".tables").scroll_into_view_if_needed()
    tables = bruno.get_by_role("heading", name="Open tables").locator("..").get_by_role("listitem")
    expect(tables.first).to_be_visible()
    anna = visitors.come(alone=True)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.goto("/")
    anna.get_by_role("article").filter(has_text="Duel").get_by_role("button", name="With friends").click()
    form = anna.get_by_role("dialog", name=re.compile("New table"))
    form.get_by_label("Your name").fill("Anna")
    form.get_by_label("Anybody may join").check()
    form.get_by_text("Options of the game").click()
    form.get_by_label(re.compile("First game")).check()
    form.get_by_label("Time to think").select_option("game")
    form.get_by_role("button", name="Open the table and get the link").click()
    expect(anna.get_by_text("This link works on this computer alone")).to_be_visible()
    expect(anna.get_by_text("mirabilia serve --host 0.0.0.0")).to_be_visible()
    anna.get_by_role("button", name="Copy").click()
    expect(anna.get_by_text("The link is copied.")).to_be_visible()
    link = anna.evaluate("() => navigator.clipboard.readText()")
    table = tables.filter(has_text="Anna")
    for page, words in ((bruno, table.first), (anna, anna.get_by_role("main"))):
        expect(words, str(page)).to_contain_text("First game")
        expect(words).to_contain_text("20 minutes for each player")
    bruno.goto(link)
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.get_by_role("button", name="Sit down").click()
    prompt(bruno, "Anna is choosing a card")
    prompt(anna, MINE)


def test_a_server_for_guests_gives_a_link_they_can_follow(browser: Browser, tmp_path: Path) -> None:
    """Its own name in the network and a code for phones; without a network it says what is wrong."""
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", host="0.0.0.0")  # noqa: S104
    house = Visitors(browser, f"http://127.0.0.1:{server.port}")
    try:
        table = Table(server, server.open_table(None, None))
        table.secrets.append(server.sit(table.id, "Anna"))
        page = house.come(table, 0)
        link = page.get_by_label("The link for your friends")
        addresses = guest_addresses("0.0.0.0", server.port)  # noqa: S104
        expect(link).to_have_value(f"{(addresses or [house.address])[0]}{table.path}")
        expect(page.get_by_role("img", name="QR code")).to_have_count(1 if addresses else 0)
        expect(page.get_by_text("For whoever is in the same network")).to_have_count(1 if addresses else 0)
        expect(page.get_by_text("works on this computer alone")).to_have_count(0 if addresses else 1)
    finally:
        house.leave()
        server.stop()
    assert house.complaints == []


HIDDEN = """() => {
  window.notices = [];
  window.Notification = class extends Notification {
    constructor(title, how) { super(title, how); window.notices.push([title, how.body]); }
  };
  Object.defineProperty(document, 'hidden', { get: () => true });
}"""
"""The page is in a tab that nobody sees, and what it tells the system is written down."""


def test_whoever_looks_elsewhere_is_told(visitors: Visitors, server: Server) -> None:
    table = table_at(server, TURN)
    page = visitors.come(remembers=table.remembered(1), alone=True)
    page.context.grant_permissions(["notifications"])
    page.goto("/settings")
    page.get_by_role("checkbox", name=re.compile("Notifications")).check()
    page.wait_for_function("() => JSON.parse(localStorage.switches ?? '{}').notices === true")  # the browser was asked
    page.goto(table.path)
    prompt(page, "Anna is choosing a card")
    icon = page.locator("link[rel=icon]").get_attribute("href")
    page.evaluate(HIDDEN)
    table.play((0, next(move for move in table.legal(0) if move.startswith("discard"))))
    expect(page).to_have_title(re.compile("^● Your turn"))
    assert page.locator("link[rel=icon]").get_attribute("href") != icon
    page.wait_for_function("() => window.notices.length === 1")
    (notice,) = page.evaluate("() => window.notices")
    assert notice[0] == "It is your turn."
    assert notice[1].startswith("7 Wonders Duel: Anna")


def test_who_waits_can_leave_again(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    page.goto(f"/t/{server.open_table(None, None)}")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Waiting for one more player")).to_be_visible()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_they_talk(visitors: Visitors, server: Server) -> None:
    table = table_at(server, TURN)
    anna, bruno = visitors.come(table, 0), visitors.come(table, 1)
    prompt(bruno, "Anna is choosing a card")
    tool(anna, "Chat")
    expect(anna.get_by_label("Your line")).to_be_focused()
    anna.keyboard.type("Buona fortuna, b!")
    anna.keyboard.press("Enter")
    expect(bruno.get_by_role("button", name="Chat")).to_contain_text("1")
    tool(bruno, "Chat")
    expect(bruno.get_by_role("complementary").get_by_role("listitem")).to_contain_text("Anna Buona fortuna, b!")
    bruno.keyboard.press("Escape")
    expect(bruno.get_by_role("complementary")).to_be_hidden()


def test_a_move_is_taken_back_alone_while_nobody_else_was_told_anything(visitors: Visitors, server: Server) -> None:
    page = visitors.come(table_at(server, DRAFT, player="one-person-at-both-seats"), 0, 1)
    options = page.locator("[data-option]")
    expect(options).to_have_count(4)
    before = options.all_inner_texts()
    options.first.click()
    expect(options).to_have_count(len(before) - 1)
    page.keyboard.press("u")
    expect(options).to_have_text(before)


def test_a_move_that_was_answered_is_taken_back_when_the_other_agrees(visitors: Visitors, server: Server) -> None:
    table = table_at(server, TURN)
    before = table.legal(0)
    for seat in (0, 1):
        table.play((seat, next(move for move in table.legal(seat) if move.startswith("discard"))))
    anna, bruno = visitors.come(table, 0), visitors.come(table, 1)
    prompt(anna, MINE)
    for answer in ("Refuse", "Agree"):
        tool(anna, "Take back")
        expect(anna.get_by_text("The others have to answer.")).to_be_visible()
        expect(bruno.get_by_text("Anna would like to take a move back.")).to_be_visible()
        bruno.get_by_role("button", name=answer).click()
        expect(anna.get_by_text("The others have to answer.")).to_be_hidden()
    expect(free(anna)).to_have_count(sum(move.startswith("discard") for move in before))
    assert table.legal(0) == before


def test_advice_is_given_pointed_out_and_taken(visitors: Visitors, server: Server) -> None:
    page = visitors.come(table_at(server, TURN, hints=True), 0)
    prompt(page, MINE)
    page.keyboard.press("h")
    advice = page.get_by_role("region", name="Hint")
    expect(advice.get_by_role("heading")).to_have_text(re.compile("Build|Discard"))
    advised = page.locator(".pyramid .advised")
    expect(advised).to_have_count(1)
    advised.click()
    expect(page.locator("[data-action].advised")).to_have_count(1)
    advice.get_by_role("button", name="Play it").click()
    prompt(page, "Bruno is choosing a card")
    expect(advice).to_be_hidden()


def test_what_cannot_be_done_says_why(visitors: Visitors, server: Server) -> None:
    page = visitors.come(table_at(server, TURN), 0)
    page.locator("[data-slot]").filter(has_text="covered").first.click()
    expect(page.get_by_text(re.compile("covered by"))).to_be_visible()
    expect(page.locator(ACTION)).to_have_count(0)


def test_every_choice_is_offered(visitors: Visitors, server: Server) -> None:
    for moment in CHOICES:
        table = table_at(server, moment)
        page = visitors.come(table, 0)
        options = page.locator("[data-option]")
        expect(options).to_have_count(len(table.legal(0)))
        move = options.first.get_attribute("data-option")
        options.first.click()
        expect(page.locator(f'[data-option="{move}"]')).to_have_count(0)
        visitors.leave()


def test_giving_up_and_once_more(visitors: Visitors, server: Server) -> None:
    table = table_at(server, TURN)
    anna, bruno = visitors.come(table, 0), visitors.come(table, 1)
    prompt(anna, MINE)
    menu(anna, "Give up")
    anna.get_by_role("dialog", name="Give up").get_by_role("button", name="Give up").click()
    for page, words in ((anna, "You have given up"), (bruno, "You won: your opponent has given up")):
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", name=words)).to_be_visible()
        expect(dialog.get_by_role("row", name=re.compile("Total"))).to_be_visible()
    with bruno.expect_download() as picture:
        bruno.get_by_role("button", name="Picture of the result").click()
    width, height = size_of_png(picture.value.path())
    assert width == 1800
    assert height > width  # the board is below the points
    anna.get_by_role("button", name="Play again").click()
    expect(anna).not_to_have_url(re.compile(table.id))
    expect(anna.get_by_role("status").get_by_text("Waiting for Bruno.")).to_be_visible()
    expect(anna.get_by_text("waiting for Bruno", exact=True)).to_be_visible()
    expect(bruno.get_by_role("dialog").get_by_text("They want to play again")).to_be_visible()
    bruno.get_by_role("button", name="Join the rematch").click()
    for page in (anna, bruno):
        expect(page.locator("h1")).to_contain_text("Duel: Anna")
    expect(anna.locator(".prompt:visible")).to_have_text(re.compile("choos(e|ing) a Wonder", re.IGNORECASE))


def test_once_more_against_a_bot_begins_at_once(visitors: Visitors, server: Server) -> None:
    table = table_with(server, "random", seed=3)
    page = visitors.come(table, 0)
    prompt(page, "Choose a Wonder")
    menu(page, "Give up")
    page.get_by_role("dialog", name="Give up").get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(table.id))
    expect(page.locator("[data-option]").first).to_be_visible()


def test_whoever_has_no_seat_looks_on(visitors: Visitors, server: Server) -> None:
    table = table_at(server, TURN)
    anna, guest = visitors.come(table, 0), visitors.come(table)
    expect(guest.get_by_text("You are looking on.")).to_be_visible()
    prompt(guest, "Anna is choosing a card")
    guest.locator("[data-slot]").last.click()
    expect(guest.locator("[data-action]")).to_have_count(0)
    free(anna).first.click()
    anna.locator("[data-action=discard]").click()
    expect(guest.locator("[data-banner]")).to_contain_text("Anna discards")
