"""Every screen at its fullest: nothing scrolls that need not, nothing is cut off, too small, or on something else."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import poor_contrast, violations
from tests.browser.layout import faults
from tests.browser.playing import free
from tests.browser.scenes import LANGUAGES, SCENES, SIZES, Scene, late, resize_touched, sized
from tests.browser.tables import Moment, table_to_look_at
from tests.browser.visitors import Visitors
from tests.server.process import Server

SPOKEN = "1280x720"
"""The size at which axe looks at a screen, in the light and in the dark."""
LONG, SHORT = LANGUAGES["it"], LANGUAGES["en"]
"""Italian needs more room; where English is as narrow, all is well in it too."""
TIGHT = ("360x640", "1024x768", "1280x720")
IN_BOTH = ("chosen", "late-chosen", "tokens", "analysis", "seven-chosen")
"""Scenes with many words on little room."""

LOOKED_AT = (
    "puzzles",
    "ratings",
    "records",
    "tournaments",
    "world-2",
    "world-pencil",
    "world-zoom",
    "world-text",
    "world-set-up",
    "world-analysis",
    "position",
)
"""How scenes begin that are for pictures alone: others like them are measured."""


def named(scene: Scene) -> str:
    return scene.name


@pytest.mark.parametrize("scene", [scene for scene in SCENES if not scene.name.startswith(LOOKED_AT)], ids=named)
def test_a_screen_at_all_sizes(visitors: Visitors, server: Server, scene: Scene) -> None:
    """One page that changes its size: what somebody does who turns a phone or pulls at a window."""
    page = scene.seen(visitors, server, LONG, SPOKEN)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert poor_contrast(page) == []
    page.emulate_media(color_scheme="light")
    wrong = {}
    for size in SIZES:
        resize_touched(page, size)
        wrong[size] = faults(page)
    assert {size: mistakes for size, mistakes in wrong.items() if mistakes} == {}


@pytest.mark.parametrize("scene", [scene for scene in SCENES if scene.name in IN_BOTH], ids=named)
def test_a_tight_screen_in_english(visitors: Visitors, server: Server, scene: Scene) -> None:
    page = scene.seen(visitors, server, SHORT, TIGHT[0])
    for size in TIGHT:
        resize_touched(page, size)
        assert faults(page) == []


@pytest.mark.parametrize("panel", ["c", "l"])
def test_a_panel_beside_the_board_covers_nothing(visitors: Visitors, server: Server, panel: str) -> None:
    page = visitors.come(table_to_look_at(server, Moment("turn", 2)), 0, size=sized("1280x720"))
    expect(free(page).first).to_be_visible()
    page.keyboard.press(panel)
    expect(page.get_by_role("complementary")).to_be_visible()
    assert faults(page) == []


PLANTED = """() => {
  document.querySelector('.region').style.height = '200px';
  const prompt = [...document.querySelectorAll('.prompt')].find((one) => one.checkVisibility());
  const twice = prompt.cloneNode(true);
  twice.style.position = 'absolute';
  prompt.before(twice);
  document.querySelector('.pyramid .name').style.display = 'none';
  document.querySelector('.purse').style.fontSize = '9px';
}"""


def test_what_is_wrong_is_found(visitors: Visitors, server: Server) -> None:
    page = visitors.come(late(server), 0, size=sized("1280x720"))
    expect(free(page).first).to_be_visible()
    page.evaluate(PLANTED)
    kinds = {fault.split(":")[0] for fault in faults(page)}
    assert {"scrolls", "words on words"} <= kinds
    assert any(kind.startswith("numerals of 9") for kind in kinds)
    assert any(kind.startswith("no name on a card") for kind in kinds)
