"""A table is set up: seat by seat, with what the choices mean and what does not go with them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import violations
from tests.browser.visitors import Visitors
from tests.server.process import Server

LANGUAGES = {
    "en-GB": {
        "more": "More options",
        "everything": "Everything",
        "family": "Family",
        "begin": "Begin",
        "seat": "Seat",
        "all": "All bots",
        "mixed": "Different strengths",
        "team": "Team 3",
        "turns": "Each of the three Ages has 7 turns, from hands of 8 cards.",
        "leaders": "Before Age I everybody picks 4 leaders, and may recruit one before each Age.",
        "eight": "Not 8: 8 players need the expansion Cities.",
        "need": "Teams need the expansion Cities.",
        "twice": "Giza can have only one owner.",
        "fails": "This table cannot be set up: Giza can have only one owner.",
    },
    "it-IT": {
        "more": "Altre opzioni",
        "everything": "Tutto insieme",
        "family": "In famiglia",
        "begin": "Comincia",
        "seat": "Posto",
        "all": "Tutti i bot",
        "mixed": "Forze diverse",
        "team": "Squadra 3",
        "turns": "Ognuna delle tre Epoche dura 7 turni, con mani di 8 carte.",
        "leaders": "Prima dell'Epoca I ognuno sceglie 4 Leader, e può reclutarne uno prima di ogni Epoca.",
        "eight": "Non in 8: Per giocare in 8 serve l'espansione Cities.",
        "need": "Per giocare a squadre serve l'espansione Cities.",
        "twice": "Giza può avere un solo proprietario.",
        "fails": "Questo tavolo non si può preparare: Giza può avere un solo proprietario.",
    },
}


def form_of(page: Page, words: dict[str, str], game: str = "7 Wonders") -> Locator:
    page.goto("/")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game, exact=True))
    card.get_by_role("button", name=words["more"]).click()
    return page.get_by_role("dialog")


def opened(page: Page, server: Server) -> dict[str, object]:
    """What was agreed at the table that the page has come to."""
    page.wait_for_url(re.compile("/t/"))
    table: dict[str, object] = server.http.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_of_different_strength_in_teams(visitors: Visitors, server: Server, language: str) -> None:
    words = LANGUAGES[language]
    page = visitors.come(language=language, remembers={"name": "Anna"})
    form = form_of(page, words)
    expect(form.get_by_text(words["eight"])).to_be_visible()
    expect(form.get_by_text(words["need"])).to_be_visible()
    expect(form.locator("input[name=teams]").last).to_be_disabled()
    form.locator("input[name=expansions][value=cities]").check()
    expect(form.get_by_text(words["turns"])).to_be_visible()
    expect(form.get_by_text(words["need"])).to_have_count(0)
    form.locator(".numbers input[value='6']").check()
    form.locator("input[name=teams]").last.check()
    expect(form.get_by_role("group", name=words["team"])).to_be_visible()
    form.get_by_label(words["all"]).select_option("novice")
    for seat, bot in ((2, "master"), (5, "greedy")):
        form.get_by_label(f"{words['seat']} {seat}").select_option(bot)
    expect(form.get_by_label(words["all"]).locator("option:checked")).to_have_text(words["mixed"])
    assert violations(page) == []
    form.get_by_role("button", name=words["begin"]).click()
    table = opened(page, server)
    seats = table["seats"]
    assert isinstance(seats, list)
    assert [seat["bot"] for seat in seats] == [None, "master", "novice", "novice", "greedy", "novice"]
    view = table["view"]
    assert isinstance(view, dict)
    assert (view["options"]["teams"], view["options"]["expansions"]) == (True, ["cities"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ready_made_table_fills_the_form(visitors: Visitors, server: Server, language: str) -> None:
    words = LANGUAGES[language]
    page = visitors.come(language=language)
    form = form_of(page, words)
    form.get_by_role("button", name=words["everything"]).click()
    expect(form.get_by_role("button", name=words["everything"])).to_have_attribute("aria-pressed", "true")
    expect(form.get_by_text(words["leaders"])).to_be_visible()
    expect(form.locator(".numbers input:checked")).to_have_value("5")
    form.locator("input[name=expansions][value=edifice]").uncheck()
    expect(form.get_by_role("button", name=words["everything"])).to_have_attribute("aria-pressed", "false")
    form.get_by_role("button", name=words["family"]).click()
    expect(form.locator("input[name=expansions]:checked")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_says_why_and_loses_nothing(visitors: Visitors, server: Server, language: str) -> None:
    """Also when somebody begins all the same."""
    words = LANGUAGES[language]
    visitors.bear("status of 400")
    page = visitors.come(language=language, remembers={"name": "Anna"})
    form = form_of(page, words)
    form.locator(".seat input").first.fill("Anna Maria")
    form.locator("input[name=wonders]").last.check()
    boards = form.locator(".entries").first.locator("select")
    expect(boards).to_have_count(3)
    for seat, board in enumerate(("giza", "rhodes", "giza")):
        boards.nth(seat).select_option(board)
    expect(form.get_by_role("status")).to_have_text(words["twice"])
    form.get_by_role("button", name=words["begin"]).click()
    expect(page.get_by_text(words["fails"]).last).to_be_attached()
    expect(form.locator(".seat input").first).to_have_value("Anna Maria")
    boards.nth(2).select_option("ephesus")
    expect(form.get_by_role("status")).to_be_empty()
    form.get_by_role("button", name=words["begin"]).click()
    view = opened(page, server)["view"]
    assert isinstance(view, dict)
    assert view["options"]["wonders"] == ["giza", "rhodes", "ephesus"]


def test_with_keys_alone(visitors: Visitors, server: Server) -> None:
    page = visitors.come(remembers={"name": "Anna"})
    form = form_of(page, LANGUAGES["en-GB"])
    form.locator(".numbers input:checked").focus()
    page.keyboard.press("ArrowRight")
    expect(form.locator(".numbers input:checked")).to_have_value("4")
    form.get_by_label("Seat 4").focus()
    page.keyboard.type("Master")
    form.locator("input[name=expansions][value=leaders]").focus()
    page.keyboard.press("Space")
    expect(form.get_by_text("Everybody starts with 6 coins.")).to_be_visible()
    form.get_by_label("Your name").focus()
    page.keyboard.press("Enter")
    seats = opened(page, server)["seats"]
    assert isinstance(seats, list)
    assert [seat["bot"] for seat in seats] == [None, "novice", "novice", "master"]


@pytest.mark.parametrize("game", ["7 Wonders Duel", "World Wonders"])
def test_other_games_have_the_same_form(visitors: Visitors, server: Server, game: str) -> None:
    page = visitors.come(remembers={"name": "Anna"})
    form = form_of(page, LANGUAGES["en-GB"], game)
    expect(form.get_by_label("Your name")).to_have_value("Anna")
    assert violations(page) == []
    form.get_by_role("button", name="Begin").click()
    assert opened(page, server)["status"] == "playing"
