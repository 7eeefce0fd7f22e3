"""Whole games in the browser: against a bot, with keys alone, two browsers, one screen, as text."""

from __future__ import annotations

import re

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.playing import ACTION, Player, Typist, free
from tests.browser.tables import DRAFT, TURN, Table, table_at, table_with
from tests.browser.visitors import Visitors, resize, switched
from tests.server.process import Server

WIDE: ViewportSize = {"width": 1920, "height": 1000}
"""Here the chronicle is open from the start."""
FLIGHTS = """
  window.flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { window.flights += 1; return animate.apply(this, how); };
"""
"""Counts what begins to move: on a busy machine it may be over before anybody looks."""

LANDED = "() => document.getAnimations().every((one) => one.effect.getTiming().iterations === Infinity)"
"""Nothing moves any more but the dots of whoever is thinking."""


def prompt(page: Page, words: str) -> None:
    """What the page asks for now."""
    expect(page.locator(".prompt:visible")).to_have_text(words)


def test_a_game_begins_with_one_click(page: Page) -> None:
    resize(page, WIDE)
    page.goto("/")
    duel = page.get_by_role("article").filter(has_text="Duel")
    duel.get_by_role("combobox").select_option("random")
    duel.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    prompt(page, "Choose a Wonder")
    assert not Player(page).play(most=5)
    page.go_back()
    games = page.get_by_role("heading", name=re.compile("Your move|Continue my games")).locator("..")
    games.get_by_role("link", name=re.compile("Random")).click()
    assert not Player(page).play(most=1)


def test_a_whole_game_against_a_bot(visitors: Visitors, server: Server) -> None:
    page = visitors.come(table_with(server, "random", seed=5), 0, size=WIDE)
    assert Player(page).play()
    end = page.get_by_role("dialog", name="The game is over")
    expect(end.get_by_role("heading", name=re.compile("^You (won|lost)|share the victory!"))).to_be_visible()
    expect(end.get_by_role("button", name="Play again")).to_be_visible()
    expect(end.get_by_role("link", name="Replay")).to_be_visible()


def test_a_whole_game_with_keys_alone(visitors: Visitors, server: Server) -> None:
    page = visitors.come(table_with(server, "random", seed=8), 0, size=WIDE)
    assert Typist(page).play()
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="The game is over")).to_be_hidden()


def test_two_browsers_play_each_other(visitors: Visitors, server: Server) -> None:
    table = table_at(server, TURN)
    anna, bruno = visitors.come(table, 0), visitors.come(table, 1)
    prompt(anna, "Your turn: take a card")
    prompt(bruno, "Anna is choosing a card")
    card = free(anna).first
    piece = card.get_attribute("data-piece") or ""
    card.click()
    anna.locator("[data-action=discard]").click()
    for page in (anna, bruno):
        expect(page.locator(f'.pyramid [data-piece="{piece}"]')).to_have_count(0)
    prompt(anna, "Bruno is choosing a card")
    prompt(bruno, "Your turn: take a card")
    expect(bruno.locator("[data-banner]")).to_contain_text("Anna discards")
    free(bruno).first.click()
    bruno.locator(ACTION).first.click()
    prompt(anna, "Your turn: take a card")
    expect(anna.locator("[data-banner]")).to_contain_text(re.compile("Bruno (builds|discards)"))
    assert cards(anna) == cards(bruno)


def cards(page: Page) -> list[str]:
    return [one.get_attribute("data-piece") or "" for one in page.locator(".pyramid [data-piece]").all()]


def test_two_play_on_one_screen(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    page.goto("/")
    page.get_by_role("article").filter(has_text="Duel").get_by_role("button", name="On one screen").click()
    form = page.get_by_role("dialog", name=re.compile("New table"))
    form.get_by_label("Name of player 1").fill("Carla")
    form.get_by_label("Name of player 2").fill("Dario")
    form.get_by_role("button", name="Begin").click()
    seats = page.get_by_role("list", name="Players")
    for name in ("Carla", "Dario", "Dario", "Carla"):
        expect(seats.get_by_role("listitem").filter(has_text="to move")).to_contain_text(name)
        prompt(page, "Choose a Wonder")
        page.locator("[data-option]").first.click()


def test_on_one_screen_the_table_is_covered_between_turns(visitors: Visitors, server: Server) -> None:
    table = table_at(server, TURN, player="one-person-at-both-seats")
    page = visitors.come(table, 0, 1, remembers=switched(cover=True))
    page.get_by_role("button", name="I have it").click()
    free(page).first.click()
    page.locator("[data-action=discard]").click()
    expect(page.get_by_text("Pass the device to Bruno.")).to_be_visible()
    expect(free(page)).to_have_count(0)
    page.keyboard.press("Enter")
    prompt(page, "Your turn: take a card")


def test_a_table_as_text(visitors: Visitors, server: Server) -> None:
    """Headings and lists, every move a button, and everything that happens is announced."""
    table = table_at(server, TURN)
    page = visitors.come(table, 0, remembers=switched(textMode=True))
    moves = page.locator("[data-move]")
    expect(moves).to_have_count(len(table.legal(0)))
    for heading in ("Last move", "What you can do", "Cards on the table", "Conflict", "City of Anna", "City of Bruno"):
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
    discards = page.locator("[data-move^=discard]")
    discards.first.focus()
    page.keyboard.press("Enter")
    expect(moves).to_have_count(0)
    said = page.locator("main ~ [aria-live=polite]")
    expect(said).to_contain_text(re.compile("^Anna discards .* Bruno is choosing a card"))
    answer(table)
    expect(said).to_contain_text(re.compile("^Bruno discards .* Your turn"))
    expect(moves).to_have_count(len(table.legal(0)))
    page.keyboard.press("t")
    expect(free(page).first).to_be_visible()


def answer(table: Table) -> None:
    """Bruno makes his move elsewhere."""
    table.play((1, next(move for move in table.legal(1) if move.startswith("discard"))))


def test_a_move_is_seen_to_fly(visitors: Visitors, server: Server) -> None:
    """With motion on, a move is played out and ends in the same picture as without."""
    table = table_at(server, DRAFT)
    page = visitors.come(moving=True, remembers=table.remembered(0), scripts=(FLIGHTS,))
    page.goto(table.path)
    page.locator("[data-option]").first.click()
    page.wait_for_function("() => window.flights > 0", polling="raf")
    prompt(page, "Bruno is choosing a Wonder")
    page.wait_for_function(LANDED, polling="raf")
    expect(page.locator(".mine.region [data-piece]")).to_have_count(1)
