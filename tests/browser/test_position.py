"""The editor of positions in a real browser: a given position built by pointing, for each game; then filled in, shared,
played on; and what is impossible told at the piece."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from mirabilia import games
from tests.browser.accessibility import poor_contrast, violations
from tests.browser.visitors import PHONE, Visitors
from tests.server.process import Server

LONG = 60_000.0
LEAST = """() => {
  const parts = [...document.querySelectorAll('[data-part]')];
  return Math.min(...parts.flatMap(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]));
}"""
TOUCHED = 44
"""Pixels that a finger hits."""


def begun(page: Page, game: str) -> None:
    """An empty table of a game."""
    page.goto("/position")
    page.locator(f"input[name=game][value={game}]").check()
    page.locator("[data-begin=sketch]").click()
    settled(page)


def settled(page: Page) -> None:
    """What is shown is about the position as it is now."""
    expect(page.locator("[data-settled=true]")).to_be_attached(timeout=LONG)


def part(page: Page, path: str, value: object = None) -> Any:
    """What is pressed on the board to change a field; its name as the server writes it."""
    dotted = path.replace("[", ".").replace("]", "")
    more = "" if value is None else f"[data-value='{json.dumps(value)}']"
    return page.locator(f"[data-path='{dotted}']{more}").first


def pick(page: Page, path: str, piece: str) -> None:
    """Point at a place and then at a piece."""
    part(page, path).click()
    page.locator(f"dialog[open] [data-pick='{piece}']").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    settled(page)


def number(page: Page, path: str, value: int) -> None:
    part(page, path).click()
    page.locator("dialog[open] input[type=number]").fill(str(value))
    page.keyboard.press("Escape")
    settled(page)


def add(page: Page, path: str, *pieces: str) -> None:
    """Point at a row and add pieces to it."""
    for piece in pieces:
        part(page, path).click()
        page.locator("dialog[open] .add").last.click()
        page.locator(f"dialog[open] [data-pick='{piece}']").click()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        settled(page)


def snapshot(page: Page) -> Any:
    """The position as its text has it."""
    return json.loads(json.loads(page.evaluate("sessionStorage.getItem('position')"))["snapshot"])


def is_sound(page: Page) -> None:
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert poor_contrast(page) == []
    page.emulate_media(color_scheme="light")


def test_a_position_of_duel_is_built_filled_in_shared_and_played_on(visitors: Visitors, server: Server) -> None:
    page = visitors.come(alone=True)
    begun(page, "duel")
    part(page, "conflict.pawn", 0).drag_to(part(page, "conflict.pawn", 2))
    settled(page)
    number(page, "cities[1].coins", 12)
    part(page, "active", 1).click()
    settled(page)
    add(page, "cities[0].cards", "card:baths", "card:quarry")
    before = snapshot(page)
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    assert snapshot(page)["cities"][0] == {"coins": 7}
    page.locator("[data-tool=redo]").click()
    page.locator("[data-tool=redo]").click()
    settled(page)
    expected = {
        "game": "duel",
        "version": 1,
        "age": 1,
        "active": 1,
        "choice": "turn",
        "cities": [{"coins": 7, "cards": ["baths", "quarry"]}, {"coins": 12}],
        "conflict": {"pawn": 2},
    }
    assert snapshot(page) == before == expected
    is_sound(page)
    page.locator("[data-tool=share]").click()
    link = page.get_by_label("The link to this position").input_value()
    assert len(link) < 300
    page.locator("[data-tool=fill]").click()
    expect(page.locator("[data-tool=veil]")).to_be_visible()
    whole = games.get("duel").restore(expected, fill=1)
    assert snapshot(page) == whole.snapshot()
    page.get_by_role("tab", name="Evaluate").click()
    page.get_by_text("Play on from here").click()
    page.get_by_label("Your seat").select_option("1")  # it is their turn, so the bot waits
    page.get_by_role("checkbox").last.check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[-1]
    assert server.http.get(f"/api/tables/{table}").json()["view"] == json.loads(msgspec.json.encode(whole.view(None)))
    friend = visitors.come()
    friend.goto(link)
    settled(friend)
    assert snapshot(friend) == expected
    expect(friend).to_have_url(link.split("#")[0])


def test_a_position_of_seven_wonders_is_built(visitors: Visitors) -> None:
    page = visitors.come()
    begun(page, "seven")
    number(page, "cities[0].coins", 9)
    pick(page, "cities[0].board", "board:giza")
    page.get_by_label("Age", exact=True).select_option("2")
    settled(page)
    page.locator("[data-look='1']").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="Player 2")).to_be_checked()
    settled(page)
    add(page, "cities[1].cards", "card:baths")
    built = snapshot(page)
    assert built["age"] == 2
    assert built["cities"] == [{"coins": 9, "board": "giza"}, {"coins": 3, "cards": ["baths"]}, {"coins": 3}]
    is_sound(page)


def test_a_position_of_world_wonders_is_built(visitors: Visitors) -> None:
    page = visitors.come()
    begun(page, "world")
    lay(page, "piece:long_road", "a12", "a12")
    lay(page, "tile:s1_b1", "e11", "e10")
    number(page, "cities[0].food", 4)
    expected: dict[str, Any] = {
        "pieces": [{"piece": "long_road", "place": "a12"}, {"tile": "s1_b1", "place": "e10"}],
        "food": 4,
    }
    assert snapshot(page)["cities"] == [expected, {}]
    games.get("world").restore(snapshot(page), fill=1)
    part(page, "cities[0].pieces[0]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-laid=take]").click()
    settled(page)
    assert snapshot(page)["cities"][0] == {"pieces": expected["pieces"][1:], "food": 4}
    is_sound(page)
    # By keys alone, with the board as words.
    page.locator("h1").focus()
    page.keyboard.press("t")
    press(page, "[data-field='cities[1]'] > summary")
    press(page, "[data-field='cities[1].pieces'] > summary")
    press(page, "[data-field='cities[1].pieces'] .add")
    press(page, "dialog[open] [data-pick='piece:tower']")
    expect(page.locator("[data-move]").first).to_be_focused()
    press(page, "[data-move='lay b3']")
    expect(page.locator("[data-field='cities[1].pieces'] .add")).to_be_focused()
    settled(page)
    assert snapshot(page)["cities"][1] == {"pieces": [{"piece": "tower", "place": "b3"}]}


def press(page: Page, selector: str) -> None:
    page.locator(selector).last.focus()
    page.keyboard.press("Enter")


def lay(page: Page, piece: str, cell: str, place: str) -> None:
    """Point at the map, at a piece, and at a cell: a press has it lie there, another one lays it."""
    part(page, "cities[0].pieces").click(position={"x": 40, "y": 60})
    page.locator(f"dialog[open] [data-pick='{piece}']").click()
    at = page.locator(f"[data-cell={cell}]")
    at.click()
    expect(page.locator(f"[data-ghost='{place}'][data-pinned=true]")).to_be_visible()
    at.click()
    expect(page.locator("[data-ghost]")).to_have_count(0)
    settled(page)


def test_what_is_impossible_is_told_at_the_piece_in_italian_on_a_phone(visitors: Visitors) -> None:
    visitors.bear("400 \\(Bad Request\\)")
    page = visitors.come(size=PHONE, language="it-IT")
    begun(page, "duel")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate(LEAST) >= TOUCHED
    number(page, "cities[0].coins", 10000)
    bad = page.locator(".part.bad")
    expect(bad).to_have_attribute("data-path", "cities.0.coins")
    expect(page.locator("#wrong-here")).to_have_text("Qui il massimo è 9.999.")
    expect(page.get_by_role("status").filter(has_text="Qui il massimo è")).to_be_visible()
    page.get_by_role("button", name="Annulla").tap()
    settled(page)
    expect(page.locator("#wrong-here")).to_have_count(0)
    is_sound(page)
