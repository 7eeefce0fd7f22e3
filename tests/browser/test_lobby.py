"""Finding somebody to play with: paired, invited, told of one's move, and kind to each other."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import violations
from tests.browser.tables import Table
from tests.browser.visitors import PHONE, Visitors
from tests.server.process import Server

DAYS = {"kind": "days", "amount": 2}


def come_to_the_lobby(page: Page) -> None:
    """It is loaded when somebody scrolls to it."""
    page.goto("/")
    page.locator(".tables").scroll_into_view_if_needed()


def section(page: Page, heading: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("heading", name=heading, level=2).locator("..")


def test_two_are_paired_with_one_press_each(visitors: Visitors) -> None:
    """One of them on a phone and in Italian, with the keyboard, playing a bot meanwhile."""
    anna = visitors.come(remembers={"name": "Anna"})
    bruno = visitors.come(remembers={"name": "Bruno"}, language="it-IT", size=PHONE)
    for page in (anna, bruno):
        come_to_the_lobby(page)
    quick = bruno.get_by_role("group", name="Con quale ritmo").get_by_role("button", name=re.compile("^5.3"))
    quick.focus()
    bruno.keyboard.press("Enter")
    expect(bruno.get_by_role("status").filter(has_text="Si cerca un avversario: 7 Wonders Duel, 5+3")).to_be_visible()
    bruno.get_by_role("button", name="Intanto gioca contro un bot").click()
    expect(bruno).to_have_url(re.compile("/t/"))
    press = anna.get_by_role("group", name="At which pace").get_by_role("button", name=re.compile("^5.3"))
    expect(press).to_contain_text("1 is waiting")
    press.click()
    for page in (anna, bruno):
        expect(page.locator("h1")).to_have_text(re.compile("Duel: (Anna . Bruno|Bruno . Anna)"))
    anna.get_by_role("toolbar").get_by_role("button", name="Chat").click()
    expect(anna.get_by_text("You may not know each other")).to_be_visible()
    anna.get_by_text("Ready phrases", exact=True).click()
    anna.get_by_role("button", name="Good luck, have fun!").click()
    bruno.get_by_role("toolbar").get_by_role("button", name="Chat").click()
    said = bruno.get_by_role("complementary").get_by_role("listitem")
    expect(said).to_contain_text("Anna Buona fortuna e buon divertimento!")
    anna.get_by_role("button", name="I would like to chat").click()
    expect(bruno.get_by_text("Anna vorrebbe chiacchierare.")).to_be_visible()
    bruno.get_by_role("button", name="Attiva la chat").click()
    expect(anna.get_by_label("Your line")).to_be_visible()
    assert violations(bruno) == []


def test_the_lobby_changes_by_itself(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    come_to_the_lobby(page)
    tables = section(page, "Open tables").get_by_role("listitem")
    table = server.open_table(None, None, public=True, clock={"kind": "game", "amount": 300, "gain": 3})
    server.sit(table, "Rosalinda")
    row = tables.filter(has_text="Rosalinda")
    expect(row).to_contain_text("5 minutes for each player, and 3 seconds more with each move")
    expect(row.get_by_role("link", name="Join")).to_be_visible()
    server.sit(table, "Tancredi")
    expect(row.filter(has_text="Tancredi").get_by_role("link", name="Look on")).to_be_visible()


def test_friends_are_invited_and_come(visitors: Visitors, server: Server) -> None:
    players = {"Anna": "player of Anna the first", "Bruno": "player of Bruno the first"}
    before = Table(server, server.open_table(None, None))
    before.secrets += [server.sit(before.id, name, player=player) for name, player in players.items()]
    table = Table(server, server.open_table(None, None))
    table.secrets.append(server.sit(table.id, "Anna", player=players["Anna"]))
    bruno = visitors.come(remembers={**before.remembered(1), "player": players["Bruno"], "name": "Bruno"})
    bruno.goto("/about")
    anna = visitors.come(table, 0, remembers={"player": players["Anna"], "name": "Anna"})
    anna.get_by_role("button", name="Invite Bruno").click()
    expect(anna.get_by_text("invited", exact=True)).to_be_visible()
    invitation = bruno.get_by_role("alert", name="Invitation")
    expect(invitation).to_contain_text("Anna invites you to play")
    assert violations(bruno) == []
    invitation.get_by_role("button", name="Accept").click()
    expect(bruno).to_have_url(re.compile(table.id))
    expect(anna.get_by_text("Bruno is coming.")).to_be_visible()
    expect(anna.locator("h1")).to_contain_text("Duel: Anna")


def test_a_list_tells_where_it_is_my_move(visitors: Visitors, server: Server) -> None:
    player = "player with a slow game"
    table = Table(server, server.open_table(None, None, clock=DAYS))
    table.secrets += [server.sit(table.id, "Anna"), server.sit(table.id, "Bruno", player=player)]
    page = visitors.come(remembers={**table.remembered(1), "player": player, "name": "Bruno"})
    page.goto("/")
    expect(section(page, "Continue my games").get_by_role("listitem")).to_contain_text(re.compile("Anna . Bruno"))
    expect(page.get_by_role("heading", name=re.compile("Your move"))).to_have_count(0)
    while (seat := table.seen(0)["to_act"][0]) == 0:
        table.play((seat, table.legal(seat)[0]))
    mine = section(page, "Your move (1)").get_by_role("listitem")
    expect(mine).to_contain_text("in 1 day")
    mine.get_by_role("link").click()
    expect(page).to_have_url(re.compile(table.id))


def test_whoever_is_not_kind_is_muted_blocked_and_reported(visitors: Visitors, server: Server) -> None:
    players = ("player who is kind", "player who is not")
    table = Table(server, server.open_table(None, None))
    names = ("Anna", "Bruno")
    table.secrets += [server.sit(table.id, name, player=who) for name, who in zip(names, players, strict=True)]
    anna = visitors.come(table, 0, remembers={"player": players[0]})
    anna.get_by_role("toolbar").get_by_role("button", name="Chat").click()
    table.ask(1, "say", text="You are slow!")
    lines = anna.get_by_role("complementary").get_by_role("listitem")
    expect(lines).to_contain_text("You are slow!")
    for way, note in (("Mute", "is muted at this table"), ("Block", "Bruno is blocked")):
        anna.get_by_role("button", name=re.compile("About Bruno")).click()
        anna.get_by_role("dialog", name="Bruno").get_by_role("button", name=way, exact=True).click()
        expect(anna.get_by_text(note)).to_be_visible()
        expect(lines).to_have_text("Nobody has said anything yet.")
        if way == "Mute":
            anna.get_by_role("button", name="Hear everybody again").click()
    anna.goto("/settings")
    blocked = section(anna, "Blocked people")
    expect(blocked.get_by_role("listitem")).to_contain_text("Bruno")
    blocked.get_by_role("button", name="Do not block Bruno any more").click()
    expect(blocked).to_have_count(0)
    anna.goto(table.path)
    anna.get_by_role("toolbar").get_by_role("button", name="Chat").click()
    anna.get_by_role("button", name=re.compile("About Bruno")).click()
    dialog = anna.get_by_role("dialog", name="Bruno")
    assert violations(anna) == []
    dialog.get_by_role("button", name="Send to the host").click()
    expect(anna.get_by_text("The host has been told.")).to_be_visible()
