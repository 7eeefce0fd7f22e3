"""Every lesson is played on its page: with mouse, finger, keys and as text, at several sizes, in both languages."""

from __future__ import annotations

import json
import re
from itertools import cycle

import pytest
from playwright.sync_api import Locator, Page, expect

from mirabilia import games
from mirabilia.lessons.lesson import Lesson, lessons_of
from tests.browser.accessibility import violations
from tests.browser.playing import MOST_TABS
from tests.browser.scenes import sized
from tests.browser.test_phone import fits
from tests.browser.visitors import Visitors, switched

LESSONS = [lesson for game in games.names() for lesson in lessons_of(game)]
LANGUAGES = ("it-IT", "en-GB")
SIZES = ("1440x900", "390x844", "768x1024", "844x390")
WAYS = list(zip(LESSONS, cycle(LANGUAGES), cycle(SIZES), strict=False))
SHOW = ("Show me", "Fammi vedere")
DO = ("Do it for me", "Fallo per me")
ARRIVED = """step => {
  const { step: now, ready } = document.querySelector('.lesson')?.dataset ?? {};
  return ready === 'true' && now !== step && now;
}"""
MARKED = """([piece, region]) => {
  const found = [...document.querySelectorAll(region || `[data-piece="${piece}"], [data-ware="${piece}"]`)];
  return found.some((one) => one.checkVisibility() && getComputedStyle(one).outlineStyle === 'solid');
}"""


class Pupil:
    """Somebody at the page of a lesson."""

    def __init__(self, page: Page, lesson: Lesson) -> None:
        self.page, self.lesson, self.id = page, lesson, ""
        page.goto(f"/learn/{lesson.game}/{lesson.id}")
        self.arrive()

    def arrive(self) -> None:
        """Wait until another step is there than before."""
        self.id = str(self.page.wait_for_function(ARRIVED, arg=self.id, polling="raf").json_value())

    @property
    def waits(self) -> bool:
        return next(step.waits for step in self.lesson.steps if step.id == self.id)

    @property
    def is_last(self) -> bool:
        return self.id == self.lesson.steps[-1].id

    def button(self, *names: str) -> Locator:
        return (
            self.page.locator(".coach button")
            .filter(has_text=names[0])
            .or_(self.page.locator(".coach button").filter(has_text=names[-1]))
        )

    def go_on(self) -> None:
        """Read on, or let the move be shown and made."""
        if self.waits:
            self.button(*SHOW).click()
            self.button(*DO).click()
        else:
            self.page.locator(".coach [data-on]").click()
        self.arrive()

    def marks(self) -> None:
        """What is pointed at can be seen."""
        step = next(step for step in self.lesson.steps if step.id == self.id)
        for mark in step.marks:
            kind, _, id = mark.partition(":")
            region = f'[data-region="{id}"]' if kind == "region" else ""
            assert self.page.evaluate(MARKED, [mark, region]), f"{self.id}: {mark} is not pointed out"


@pytest.mark.parametrize(
    ("taught", "language", "size"), WAYS, ids=[f"{one.game}-{one.id}-{size}" for one, _, size in WAYS]
)
def test_every_lesson(visitors: Visitors, taught: Lesson, language: str, size: str) -> None:
    page = visitors.come(size=sized(size), language=language)
    pupil = Pupil(page, taught)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    if size == SIZES[0]:
        pupil.marks()
        assert violations(page) == []
    while not pupil.is_last:
        pupil.go_on()
        if size == SIZES[0]:
            pupil.marks()
    if size == "390x844" and taught.game == "duel":  # the other boards have tests of their own for fingers
        fits(page)


def test_with_a_mouse_on_the_board(visitors: Visitors) -> None:
    """Whoever does something else gets a kind word, is shown the way, and can try again."""
    page = visitors.come()
    pupil = Pupil(page, lesson("duel", "cards"))
    pupil.go_on()
    words = page.locator(".coach .words")
    page.locator("[data-piece='card:theater']").click()
    page.locator("[data-action=discard]").click()
    expect(words).to_have_text(
        "Selling brings 2 coins, once. Built, the Lumber Yard helps you on every turn: choose it again and build it."
    )
    assert violations(page) == []
    expect(page.locator("[data-piece='card:lumber_yard']")).to_have_class(re.compile("advised"))
    page.locator("[data-piece='card:lumber_yard']").click()
    page.locator("[data-action=build]").click()
    pupil.arrive()
    expect(words).to_contain_text("Here is your city")
    expect(pupil.button("Next")).to_be_focused()
    pupil.button("Back").click()
    pupil.arrive()
    expect(
        page.locator("[data-slot] [data-piece='card:lumber_yard'], [data-slot][data-piece='card:lumber_yard']")
    ).to_be_visible()


def test_with_keys_alone(visitors: Visitors) -> None:
    """The way on has the focus after each move; a card is built with its letter, or from what is opened about it."""
    page = visitors.come()
    pupil = Pupil(page, lesson("seven", "war"))
    while not pupil.is_last:
        if not pupil.waits:
            tab_to(page, ".coach [data-on]")
        else:
            tab_to(page, f"[data-piece='card:{pupil.id}']")
            page.keyboard.press("Enter")
            page.wait_for_function("() => document.activeElement.matches('[data-action]')", polling="raf")
        page.keyboard.press("Enter")
        pupil.arrive()


def tab_to(page: Page, selector: str) -> None:
    for _ in range(MOST_TABS):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def test_as_text(visitors: Visitors) -> None:
    """Buying and laying are one press each; what is bought is laid as the next step."""
    page = visitors.come(remembers=switched(textMode=True))
    pupil = Pupil(page, lesson("world", "points"))
    while not pupil.is_last:
        if pupil.waits:
            page.locator("[data-move='buy long_road']").click()
            page.locator("[data-move='lay a1 r90']").click()
        else:
            page.locator(".coach [data-on]").click()
        pupil.arrive()
    pupil.button("Points").click()
    expect(page.get_by_role("dialog")).to_contain_text("46")
    page.keyboard.press("Escape")
    assert violations(page) == []


def test_leaving_and_coming_back(visitors: Visitors) -> None:
    """A lesson goes on where it was left, also after a reload; the list says how far one is, and so does the poster."""
    page = visitors.come()
    page.goto("/")
    page.get_by_role("article").first.get_by_role("link", name="Learn to play").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn 7 Wonders Duel")
    assert violations(page) == []
    page.get_by_role("link", name="Begin").click()
    pupil = Pupil(page, lesson("duel", "cards"))
    for _ in range(3):
        pupil.go_on()
    page.reload()
    pupil.id = ""
    pupil.arrive()
    assert pupil.id == "theater"
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("listitem").filter(has_text="Taking cards")).to_contain_text("step 4 of 6")
    page.get_by_role("link", name="Taking cards").click()
    pupil.id = ""
    pupil.arrive()
    while not pupil.is_last:
        pupil.go_on()
    expect(page.get_by_role("link", name="Next: Paying and selling")).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("listitem").filter(has_text="Taking cards")).to_contain_text("done")
    page.goto("/")
    expect(page.get_by_role("link", name="Go on learning (1 of 6)")).to_be_visible()


def test_after_the_last_lesson_a_game_begins(visitors: Visitors) -> None:
    page = visitors.come(remembers={"lessons": learnt("duel")})
    page.goto("/")
    expect(page.get_by_role("link", name="Learn 7 Wonders Duel")).to_have_text("Learn")
    page.goto("/learn/duel")
    page.get_by_role("button", name="Play your first game").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-slot]").first).to_be_visible()


def learnt(game: str) -> str:
    """All lessons of a game, as a browser remembers that they were gone through."""
    return json.dumps({f"{game}/{one.id}": {"step": 0, "made": [], "done": True} for one in lessons_of(game)})


def test_what_does_not_lead_anywhere(visitors: Visitors) -> None:
    """A lesson that there is not, and moves kept from one that has changed."""
    page = visitors.come(remembers={"lessons": json.dumps({"duel/cards": {"step": 3, "made": ["x"], "done": False}})})
    visitors.bear("409")
    assert Pupil(page, lesson("duel", "cards")).id == "layout"
    page.goto("/learn/duel/nothing")
    expect(page.get_by_text("There is no such lesson.")).to_be_visible()


def lesson(game: str, id: str) -> Lesson:
    return next(one for one in lessons_of(game) if one.id == id)
