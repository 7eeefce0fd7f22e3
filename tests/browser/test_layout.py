"""A table of Duel late in the game, when it is fullest: nothing scrolls, is cut off or lies on something else."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import ViewportSize, expect

from mirabilia import games
from tests.browser.layout import faults
from tests.browser.playing import free
from tests.browser.tables import CHOICES, END, NAMES, SEEDS, TURN, Moment, Script, Table, moves_to, table_to_look_at
from tests.browser.visitors import Visitors
from tests.server.process import Server

DESKTOPS = [(1440, 900), (1366, 768), (1280, 720), (1024, 768)]
PHONES = [(360, 640), (390, 844), (844, 390)]
TOKENS = CHOICES[0]
LAST = 6
"""Moves that are left when a game counts as late."""


def sized(width: int, height: int) -> ViewportSize:
    return {"width": width, "height": height}


@cache
def fullest() -> tuple[int, Script]:
    """Of many games the late turn of the first seat with the most cards in a city."""
    best: tuple[int, int, Script] = (0, 0, ())
    for seed in SEEDS[:60]:
        moves = moves_to(END, seed) or ()
        state = games.get("duel").new(seed)
        for number, (seat, text) in enumerate(moves):
            view = state.view(None)
            if len(moves) - number <= LAST and seat == 0 and (view.choice, view.age) == ("turn", 3):
                full = max(sum(map(len, city.cards.values())) + len(city.progress) for city in view.cities)
                best = max(best, (full, seed, moves[:number]))
            state.play(seat, state.parse(text))
    return best[1], best[2]


@cache
def late(server: Server) -> Table:
    seed, moves = fullest()
    table = Table(server, server.open_table(None, None, seed=seed))
    table.secrets += [server.sit(table.id, name) for name in NAMES]
    table.play(*moves)
    return table


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
@pytest.mark.parametrize("size", DESKTOPS, ids=str)
def test_late_in_the_game(visitors: Visitors, server: Server, size: tuple[int, int], language: str) -> None:
    for table in (late(server), table_to_look_at(server, TURN)):
        page = visitors.come(table, 0, size=sized(*size), language=language)
        expect(page.locator("[data-slot]").first).to_be_visible()
        assert faults(page) == []
        page.locator("[data-slot][tabindex='0']").click()
        expect(page.locator(".desk")).to_be_visible()
        page.mouse.move(0, 0)
        assert faults(page) == []
        page.context.close()


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_on_a_phone(visitors: Visitors, server: Server, size: tuple[int, int]) -> None:
    for table in (late(server), table_to_look_at(server, TURN)):
        page = visitors.come(table, 0, size=sized(*size), language="it-IT")
        expect(page.locator("[data-slot]").first).to_be_visible()
        assert faults(page) == []
        page.context.close()


@pytest.mark.parametrize("size", DESKTOPS, ids=str)
def test_a_choice_of_tokens(visitors: Visitors, server: Server, size: tuple[int, int]) -> None:
    page = visitors.come(table_to_look_at(server, TOKENS), 0, size=sized(*size), language="it-IT")
    expect(page.locator("[data-option]").first).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize("panel", ["c", "l"])
def test_a_panel_beside_the_board_covers_nothing(visitors: Visitors, server: Server, panel: str) -> None:
    page = visitors.come(table_to_look_at(server, Moment("turn", 2)), 0, size=sized(1280, 720))
    expect(free(page).first).to_be_visible()
    page.keyboard.press(panel)
    aside = page.get_by_role("complementary").bounding_box()
    board = page.locator(".frame").bounding_box()
    assert aside is not None
    assert board is not None
    assert board["x"] + board["width"] <= aside["x"] + 1
