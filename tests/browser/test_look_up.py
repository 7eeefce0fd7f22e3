"""Looking things up: the pieces of every game, its icons, terms and rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import poor_contrast, violations
from tests.browser.layout import faults
from tests.browser.tables import TURN, table_to_look_at
from tests.browser.visitors import PHONE, Visitors
from tests.server.process import Server


def entries(page: Page) -> list[str]:
    return page.locator("[data-entry] h2").all_text_contents()


def choose(page: Page, facet: str, value: str) -> None:
    page.get_by_role("combobox", name=facet).select_option(label=value)


def is_sound(page: Page) -> None:
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert poor_contrast(page) == []
    page.emulate_media(color_scheme="light")


def test_the_cards_of_duel_are_searched_by_keys_and_by_link(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/cards/duel")
    status = page.get_by_role("search").get_by_role("status")
    expect(status).to_have_text("95 pieces of 95")
    search = page.get_by_role("searchbox", name="Name or effect")
    search.focus()
    page.keyboard.type("guild")
    page.keyboard.press("Tab")
    expect(page.get_by_role("combobox", name="Kind")).to_be_focused()
    search.fill("")
    choose(page, "Colour", "scientific structure")
    choose(page, "Age", "Age II")
    assert sorted(entries(page)) == ["Dispensary", "Laboratory", "Library", "School"]
    assert page.url.endswith("/cards/duel?colour=green&age=age_2")
    # A search can be shown to somebody else.
    other = visitors.come(language="it-IT")
    other.goto(page.url)
    expect(other.get_by_role("search").get_by_role("status")).to_have_text("4 elementi su 95")
    expect(other.locator("[id='card:library'] h2")).to_have_text("Biblioteca *")
    is_sound(other)
    # A chain leads to the other card, whatever one looked for.
    page.locator("[id='card:library']").get_by_role("link", name="Scriptorium").click()
    expect(page.locator("[id='card:scriptorium']")).to_be_focused()
    expect(page.locator("[id='card:scriptorium']")).to_contain_text("Makes free: Library")


def test_a_rule_leads_to_its_statement(page: Page) -> None:
    page.goto("/cards/duel?q=mausoleum")
    page.get_by_text("6 numbered rules").click()
    page.get_by_role("link", name="DUEL-157").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Numbered rules: 7 Wonders Duel")
    expect(page.locator("#DUEL-157")).to_contain_text("choose one card of the discard pile")
    expect(page.locator("#DUEL-157")).to_be_in_viewport()
    is_sound(page)


def test_the_boxes_of_seven_wonders_by_expansion_and_players(visitors: Visitors) -> None:
    page = visitors.come(size=PHONE)
    page.goto("/cards/seven?expansion=cities&kind=board")
    expect(page.locator("[data-entry]")).to_have_count(4)
    expect(page.locator("[id='board:petra:night']")).to_contain_text("Stage 2: 14 victory points (14 coins)")
    expect(page.locator("[id='board:petra:night'] .stage")).to_have_count(2)
    page.get_by_role("button", name="Show everything").click()
    choose(page, "Colour", "civilian structure")
    choose(page, "Players", "3 players")
    choose(page, "Edition", "second edition")
    in_three = entries(page)
    assert "Well" not in in_three
    assert "Baths" in in_three
    expect(page.locator("[id='card:baths']")).to_contain_text("1 copy from 3 players on and 2 copies from 7 players on")
    choose(page, "Players", "7 players")
    assert set(in_three) < set(entries(page))
    page.get_by_role("button", name="Show everything").click()
    choose(page, "Kind", "Edifice")
    expect(page.locator("[data-entry]")).to_have_count(15)
    assert faults(page) == []
    is_sound(page)


def test_the_pieces_of_world_wonders_say_what_is_reconstructed(visitors: Visitors) -> None:
    page = visitors.come()
    page.goto("/cards/world?kind=monument&needs=library")
    expect(page.locator("[data-entry]").first).to_be_visible()
    names = entries(page)
    assert "Obelisks *" in names
    assert "Petra *" not in names
    expect(page.get_by_text("reconstructed: no source gives this name or value")).to_be_visible()
    choose(page, "Kind", "Map")
    expect(page.get_by_text("Lake *")).to_have_count(0)
    choose(page, "Next to", "all")
    expect(page.locator("[data-entry] .land")).to_have_count(6)
    is_sound(page)


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
def test_the_icons_are_one_press_away_at_a_table(visitors: Visitors, server: Server, language: str) -> None:
    page = visitors.come(table_to_look_at(server, TURN), 0, language=language)
    expect(page.locator("[data-slot]").first).to_be_visible()
    page.keyboard.press("s")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-legend=duel]")).to_be_visible()
    expect(dialog.get_by_text("Papiro" if language == "it-IT" else "papyrus", exact=True)).to_be_visible()
    is_sound(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    name = "Le icone e il loro significato" if language == "it-IT" else "Icons and what they mean"
    page.get_by_role("toolbar").get_by_role("button", name=name).click()
    dialog.get_by_role("button", name="World Wonders").click()
    expect(dialog.locator("[data-legend=world]")).to_be_visible()


def test_the_icons_are_one_press_away_before_a_game(page: Page) -> None:
    page.goto("/position")
    page.get_by_role("button", name="Icons and what they mean").click()
    expect(page.locator("[data-legend=duel]")).to_be_visible()
    page.keyboard.press("Escape")
    page.goto("/")
    page.get_by_role("button", name="More options").nth(1).click()
    set_up = page.get_by_role("dialog")
    set_up.get_by_role("button", name="Icons and what they mean").click()
    expect(page.locator("[data-legend=seven]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-legend]")).to_have_count(0)
    expect(set_up).to_be_visible()


@pytest.mark.parametrize(("game", "pictures"), [("duel", 4), ("seven", 4), ("world", 3)])
def test_the_rules_have_pictures_icons_and_terms(visitors: Visitors, game: str, pictures: int) -> None:
    page = visitors.come(size=PHONE)
    page.goto(f"/rules/{game}")
    expect(page.locator("figure")).to_have_count(pictures)
    expect(page.locator("article .amount svg").first).to_be_attached()
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") == 0
    is_sound(page)
    term = page.locator("article a.term").first
    name = term.inner_text()
    term.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Glossary"))
    marked = page.locator("dl > div:focus")
    expect(marked).to_be_in_viewport()
    assert name.lower().rstrip("s") in marked.inner_text().lower()
