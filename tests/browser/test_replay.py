"""A game that was played at a table is seen again in a real browser, on the real server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.accessibility import violations
from tests.browser.pictures import size_of_png
from tests.browser.tables import END, table_to_look_at
from tests.browser.visitors import PHONE, Visitors
from tests.server.process import Server

GOLDEN = Path(__file__).parent.parent / "golden" / "duel-civilian.txt"

FAST = 800
"""Milliseconds of a step, as web/src/replay/playback.svelte.ts says."""
TOUCHED = ".dock button, .dock select, [role=tab], .replay header button, .replay header select"


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    """Where two people have played a whole game, the same one each time."""
    return table_to_look_at(server, END).id


def slider(page: Page) -> Locator:
    return page.get_by_role("slider")


def shown(page: Page, step: int) -> None:
    """The page has come to a step, and so has its address."""
    expect(slider(page)).to_have_value(str(step))
    expect(page).to_have_url(re.compile(rf"[?]step={step}&"))


def test_a_game_is_seen_again_step_by_step(page: Page, table: str) -> None:
    page.goto(f"/replay/{table}")
    shown(page, 0)
    page.keyboard.press("ArrowRight")
    shown(page, 1)
    current = page.get_by_role("tabpanel", name="Chronicle").locator("[aria-current=step]")
    expect(current).to_contain_text("chooses")
    page.get_by_role("button", name="One move on").click()
    shown(page, 2)
    page.get_by_role("button", name="Age I", exact=True).click()
    shown(page, 8)
    page.keyboard.press("2")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile("Age II$"))
    page.keyboard.press("3")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile("Age III$"))
    assert violations(page) == []
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Home")
    shown(page, 0)
    with page.expect_download() as picture:
        page.get_by_role("button", name="Picture of this position").click()
    assert picture.value.suggested_filename == f"mirabilia-{table}-0.png"
    assert size_of_png(picture.value.path())[0] == 1800


def test_it_is_asked_for_while_the_texts_of_the_page_are_on_their_way(own_page: Page, table: str) -> None:
    """A slow line is waited for once: nothing waits for what it does not need."""
    held: list[Route] = []
    own_page.route(re.compile("/assets/web-"), lambda route: held.append(route))
    with (
        own_page.expect_request(re.compile(f"/api/tables/{table}/replay")),
        own_page.expect_request(re.compile("/assets/Room-")),
    ):
        own_page.goto(f"/replay/{table}", wait_until="commit")
    for text in held:  # before nothing is held any more, for then the browser lets go by itself
        text.continue_()
    own_page.unroute_all()
    shown(own_page, 0)


def test_it_runs_by_itself(own_page: Page, table: str) -> None:
    """The clock of the page is the test's, so that no step passes unseen on a busy machine."""
    own_page.clock.install()
    own_page.goto(f"/replay/{table}?step=9&seat=none")
    own_page.get_by_role("combobox", name="Speed").select_option("Fast")
    shown(own_page, 9)
    own_page.clock.pause_at(own_page.evaluate("() => Date.now() + 1000"))
    own_page.get_by_role("button", name="Play", exact=True).click()
    for step in (10, 11):
        own_page.clock.run_for(FAST)
        shown(own_page, step)
    own_page.clock.run_for(FAST - 1)
    shown(own_page, 11)
    own_page.get_by_role("button", name="Pause").click()
    expect(own_page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_it_is_seen_with_other_eyes(page: Page, table: str) -> None:
    page.goto(f"/replay/{table}?step=20&seat=none")
    eyes = page.get_by_role("combobox", name="Seen by")
    for name, seat in (("Anna", "0"), ("Bruno", "1"), ("All cards open", "all"), ("Spectators", "none")):
        eyes.select_option(name)
        expect(page).to_have_url(re.compile(f"step=20&seat={seat}$"))
        assert violations(page) == []


def test_a_link_leads_to_what_one_saw(own_page: Page, table: str) -> None:
    own_page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    own_page.goto(f"/replay/{table}?step=12&seat=1")
    own_page.get_by_role("button", name="Copy link").click()
    expect(own_page.get_by_text("The link to this move is copied.")).to_be_visible()
    link = own_page.evaluate("navigator.clipboard.readText()")
    own_page.goto("/")
    own_page.goto(link)
    shown(own_page, 12)
    expect(own_page.get_by_role("combobox", name="Seen by")).to_have_value("1")
    own_page.reload()
    shown(own_page, 12)


def test_a_record_is_saved_opened_and_survives_a_reload(page: Page, table: str, tmp_path: Path) -> None:
    page.goto(f"/replay/{table}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save record").click()
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    page.goto("/replay")
    expect(page.get_by_role("heading", name="Open a record")).to_be_visible()
    assert violations(page) == []
    page.get_by_label("Choose a file").set_input_files(file)
    shown(page, 0)
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    expect(page).not_to_have_url(re.compile("step=0&"))
    page.reload()
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    page.get_by_role("button", name="Open a record").click()
    expect(page.get_by_label("Choose a file")).to_be_visible()


def test_a_record_is_shared_by_a_link_and_shared_no_longer(own_page: Page, visitors: Visitors) -> None:
    """Its maker passes the link on, sees it in a list, and ends it there; whoever has the link sees the same step."""
    own_page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitors.bear("404 \\(Not Found\\)")
    own_page.goto("/replay?new")
    own_page.get_by_label("Choose a file").set_input_files(GOLDEN)
    own_page.get_by_role("button", name="To the end").click()
    own_page.get_by_role("button", name="Share by a link").click()
    expect(own_page).to_have_url(re.compile(r"/shared/[\w-]+\?step=\d+"))
    link = own_page.evaluate("navigator.clipboard.readText()")
    step = slider(own_page).input_value()
    zeno = visitors.come(language="it-IT", size=PHONE)
    zeno.goto(link)
    expect(slider(zeno)).to_have_value(step)
    expect(zeno.get_by_role("button", name="Non condividere più")).to_have_count(0)
    own_page.goto("/replay?new")
    listed = own_page.get_by_role("region", name="Games you share")
    listed.get_by_role("button").click()
    expect(listed).to_have_count(0)
    zeno.reload()
    expect(zeno.get_by_role("heading", name="Questa partita non è condivisa")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_a_broken_record_is_refused_with_its_line(visitors: Visitors, locale: str) -> None:
    visitors.bear("400 \\(Bad Request\\)")
    broken = 'mirabilia record 1\ngame: duel\nseed: 7\nplayers: ["Anna", "Bruno"]\nresult: unfinished\n\n1: fly away\n'
    page = visitors.come(language=locale)
    page.goto("/replay")
    page.get_by_role("textbox").fill(broken)
    page.get_by_role("button", name={"en-GB": "Show the game", "it-IT": "Mostra la partita"}[locale]).click()
    expect(page.get_by_role("alert")).to_contain_text({"en-GB": "Line 7", "it-IT": "Riga 7"}[locale])
    expect(page.get_by_role("alert")).to_contain_text("1: fly away")
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_in_italian_on_a_phone(visitors: Visitors, table: str, scheme: Literal["light", "dark"]) -> None:
    page = visitors.come(language="it-IT", size=PHONE, theme=scheme)
    page.goto(f"/replay/{table}?step=30&seat=0")
    shown(page, 30)
    page.get_by_role("button", name="Una mossa avanti").tap()
    shown(page, 31)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    boxes = [one.bounding_box() for one in page.locator(TOUCHED).all()]
    assert all(box and min(box["width"], box["height"]) >= 44 for box in boxes)
    assert violations(page) == []


def test_a_game_that_has_not_begun_leads_to_its_table(visitors: Visitors, server: Server) -> None:
    visitors.bear("409 \\(Conflict\\)")
    waiting = server.open_table("random", None)
    page = visitors.come()
    page.goto(f"/replay/{waiting}")
    expect(page.get_by_text("This game is still being played")).to_be_visible()
    expect(page.get_by_role("link", name="To the table")).to_have_attribute("href", f"/t/{waiting}")
    assert violations(page) == []


def test_a_game_that_is_being_played_can_be_looked_back_at(visitors: Visitors, server: Server) -> None:
    table = server.open_table(None, None, seed=3)
    with server.connect(table, server.sit(table, "Anna", named=True)) as anna:
        server.sit(table, "Bruno")
        anna.until("seated")
        anna.ask("move", text=anna.legal[0])
    page = visitors.come()
    page.goto(f"/replay/{table}?step=1")
    expect(page.get_by_role("link", name="To the table")).to_have_attribute("href", f"/t/{table}")
    expect(page.get_by_text("Anna chooses").first).to_be_visible()
    assert violations(page) == []
