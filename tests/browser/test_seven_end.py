"""The end of a game of 7 Wonders: the pad, what its numbers are made of, teams, and the points from turn to turn."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import violations
from tests.browser.layout import faults
from tests.browser.scenes import ENDED_3, ENDED_5, ENDED_8, replay, sized
from tests.browser.tables import Table
from tests.browser.visitors import Visitors
from tests.server.process import Server

BASE = ["Military conflicts", "Treasury", "Wonder", "Civilian structures", "Commercial structures"]
SCIENCE, GUILDS = "Scientific structures", "Guilds"


def result(table: Table) -> dict[str, Any]:
    found: dict[str, Any] = table.seen(0)["view"]["result"]
    return found


def end_of(page: Page) -> Locator:
    end = page.get_by_role("dialog")
    expect(end.locator("[data-counted=true]")).to_be_visible()
    return end


def lines(end: Locator) -> list[str]:
    return [words.strip() for words in end.locator("tbody th").all_inner_texts()]


def test_three_without_expansions(visitors: Visitors, server: Server) -> None:
    table = ENDED_3(server)
    page = visitors.come(table, 0)
    end = end_of(page)
    assert lines(end) == [*BASE, SCIENCE, GUILDS]
    totals = [sheet["total"] for sheet in result(table)["scores"]]
    assert [int(words) for words in end.locator("tfoot td").all_inner_texts()] == totals
    graph = end.get_by_role("slider", name="The points from turn to turn")
    expect(graph).to_have_attribute(
        "aria-valuetext", f"Age III, Anna {totals[0]}, Bruno {totals[1]}, Carla {totals[2]}"
    )
    graph.focus()
    page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuetext", "Anna 1, Bruno 1, Carla 1")
    page.reload()
    expect(end_of(page).get_by_role("slider")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("size", ["360x640", "1280x720"])
def test_five_with_everything(visitors: Visitors, server: Server, size: str) -> None:
    """Every number that is made of something can be pressed, and its parts add up."""
    table = ENDED_5(server)
    page = visitors.come(table, 1, size=sized(size))
    end = end_of(page)
    assert lines(end)[-3:] == ["Leaders", "City cards", "Edifices"]
    for seat, facts in enumerate(result(table)["breakdown"]):
        for category in {fact["category"] for fact in facts}:
            parts = [fact for fact in facts if fact["category"] == category]
            row = end.locator("tbody tr:not(.parts)").nth(table.seen(0)["view"]["score_lines"].index(category))
            number = row.locator("td").nth(seat).get_by_role("button")
            expect(number).to_have_text(str(sum(fact.get("points", 0) for fact in parts)))
            number.click()
            expect(end.locator(".parts li")).to_have_count(len(parts))
            number.click()
            expect(end.locator(".parts")).to_have_count(0)
    assert faults(page) == []
    assert violations(page) == []


@pytest.mark.parametrize(("language", "team", "sum_"), [("en-GB", "Team 1", "Team"), ("it-IT", "Squadra 1", "Squadra")])
def test_eight_in_teams(visitors: Visitors, server: Server, language: str, team: str, sum_: str) -> None:
    table = ENDED_8(server)
    page = visitors.come(table, 0, language=language)
    end = end_of(page)
    expect(end.get_by_role("columnheader", name=team)).to_be_visible()
    sums = end.locator("tfoot tr").last.locator("td").all_inner_texts()
    assert [int(words) for words in sums] == list(result(table)["team_totals"][::2])
    expect(end.get_by_role("rowheader", name=sum_, exact=True)).to_be_visible()
    expect(end.get_by_role("slider")).to_be_visible()


def test_a_phone_shows_eight_columns_without_scrolling_sideways(visitors: Visitors, server: Server) -> None:
    table = ENDED_8(server)
    page = visitors.come(table, 0, language="it-IT", size=sized("360x640"))
    end = end_of(page)
    assert faults(page) == []
    end.get_by_role("button", name="Conflitti militari", exact=True).click()
    expect(end.locator(".parts")).to_contain_text("Conflitti militari")
    assert faults(page) == []


def test_a_replay_draws_the_same(visitors: Visitors, server: Server) -> None:
    table = ENDED_3(server)
    page = visitors.come()
    page.goto(replay("step=999&seat=none")(table))
    totals = [sheet["total"] for sheet in result(table)["scores"]]
    graph = page.get_by_role("slider", name="The points from turn to turn")
    expect(graph).to_have_attribute(
        "aria-valuetext", f"Age III, Anna {totals[0]}, Bruno {totals[1]}, Carla {totals[2]}"
    )
