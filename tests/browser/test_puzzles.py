"""Puzzles on the boards of their games: solved, failed and given up, by mouse, finger and keys."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from mirabilia.arena.puzzles import puzzle as arena
from mirabilia.arena.puzzles.puzzle import Puzzle
from tests.browser.accessibility import poor_contrast, violations
from tests.browser.layout import faults
from tests.browser.visitors import PHONE, TABLET, Visitors, switched
from tests.server.process import Server

AREA = "aside"


def chosen(game: str, *verbs: str) -> tuple[Puzzle, str]:
    """A puzzle, and a wrong answer to it, both with moves that take one press or two."""

    def is_plain(move: str) -> bool:
        return move.split()[0] in verbs and len(move.split()) == 2

    for one in arena.packaged(game):
        wrong = next((other.move for other in one.others if is_plain(other.move)), None)
        if wrong is not None and is_plain(one.solution):
            return one, wrong
    raise LookupError(f"no puzzle of {game} is solved with {verbs}")


def use_card(page: Page, move: str) -> None:
    verb, card = move.split()
    page.locator(f"button[data-piece='card:{card}']").first.click()
    page.locator(f"[data-action={verb}][aria-disabled=false]").click()


def lay(page: Page, move: str) -> None:
    page.locator("[data-list]").click()
    page.locator(f"[data-spot='{move}']").click()
    page.locator("[data-lay][aria-disabled=false]").click()


def press(page: Page, move: str) -> None:
    """In a table of headings and lists."""
    button = page.locator(f"[data-move='{move}']")
    button.focus()
    page.keyboard.press("Enter")


def answered(page: Page, move: str, times: int, make: Callable[[Page, str], None] = press) -> None:
    make(page, move)
    page.mouse.move(0, 0)
    page.locator(f".puzzle[data-answers='{times}'][data-busy=false]").wait_for(state="attached")


def is_sound(page: Page) -> None:
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert poor_contrast(page) == []
    page.emulate_media(color_scheme="light")


def percent(value: float) -> str:
    return f"{int(100 * value + 0.5)}%"


def test_a_puzzle_of_duel_is_failed_and_then_solved(visitors: Visitors) -> None:
    one, wrong = chosen("duel", "build", "discard")
    page = visitors.come()
    page.goto(f"/puzzles/{one.id}")
    expect(page.get_by_role("heading", level=2, name="Which move is best?")).to_be_visible()
    answered(page, wrong, 1, use_card)
    expect(page.get_by_role("heading", name="Not this one yet")).to_be_visible()
    area = page.locator(AREA)
    expect(area).to_contain_text(f"{percent(one.others[0].value)} instead of {percent(one.value)}")
    assert faults(page) == []
    expect(area.get_by_text("Play on from here")).to_be_visible()
    answered(page, one.solution, 2, use_card)
    expect(page.get_by_role("heading", name="Solved, at the second try")).to_be_focused()
    expect(area).to_contain_text("Why: ")
    expect(area.get_by_role("listitem")).to_have_count(1 + len(one.others))
    is_sound(page)
    # What is solved is known in the list, and the next one leads on.
    area.get_by_role("link", name="To the puzzles").click()
    expect(page.get_by_role("link", name="Solved")).to_have_count(1)
    page.get_by_role("combobox", name="Show").select_option(label="Not solved yet")
    expect(page.get_by_text(f"{len(arena.packaged('duel')) - 1} puzzles")).to_be_visible()
    is_sound(page)
    # From a puzzle that was solved one plays on, as at any table.
    page.goto(f"/puzzles/{one.id}")
    answered(page, one.solution, 1, use_card)
    area.get_by_text("Play on from here").click()
    area.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator(f"button[data-piece='card:{one.solution.split()[1]}']").first).to_be_visible()


def test_a_puzzle_of_seven_wonders_is_given_up_on_a_phone(visitors: Visitors) -> None:
    """In Italian, after two hints; the board points out what they speak of."""
    one, wrong = chosen("seven", "build", "sell")
    page = visitors.come(language="it-IT", size=PHONE)
    page.goto(f"/puzzles/{one.id}")
    answered(page, wrong, 1, use_card)
    area = page.locator(AREA)
    expect(area.get_by_role("heading", name="Non ancora")).to_be_in_viewport()
    area.get_by_role("button", name="Suggerimento").click()
    expect(area.get_by_role("status")).to_contain_text("Di che cosa si tratta: ")
    area.get_by_role("button", name="Un altro suggerimento").click()
    expect(area.get_by_role("status")).to_contain_text("Guarda qui: ")
    assert faults(page) == []
    is_sound(page)
    area.get_by_role("button", name="Mostra la risposta").click()
    expect(area.get_by_role("heading", name="La risposta")).to_be_focused()
    expect(area).to_contain_text(f"{percent(one.value)} di probabilità di vincere")
    area.get_by_role("link", name="Prossimo problema").click()
    expect(page).not_to_have_url(f"/puzzles/{one.id}")
    expect(page.get_by_role("heading", level=1, name="Problema")).to_be_visible()


def test_a_puzzle_of_seven_wonders_is_solved(visitors: Visitors) -> None:
    one, _ = chosen("seven", "build", "sell")
    page = visitors.come(size=TABLET, theme="dark")
    page.goto(f"/puzzles/{one.id}")
    answered(page, one.solution, 1, use_card)
    expect(page.get_by_role("heading", name="Solved!")).to_be_focused()
    assert faults(page) == []


def test_a_piece_is_laid_in_the_wrong_place_and_then_in_the_right_one(visitors: Visitors) -> None:
    one = next(one for one in arena.packaged("world") if one.solution.startswith("lay"))
    page = visitors.come(language="it-IT", size=TABLET)
    page.goto(f"/puzzles/{one.id}")
    answered(page, one.others[0].move, 1, lay)
    expect(page.get_by_role("heading", name="Non ancora")).to_be_visible()
    answered(page, one.solution, 2, lay)
    expect(page.get_by_role("heading", name="Risolto al secondo tentativo")).to_be_focused()
    assert faults(page) == []
    is_sound(page)


def test_the_puzzle_of_the_day_by_keys_alone_begins_a_streak(visitors: Visitors, server: Server) -> None:
    """From the start page, with the board as words."""
    id = server.http.get("/api/games/duel/puzzles").json()["daily"]
    one = next(one for one in arena.packaged("duel") if one.id == id)
    page = visitors.come(remembers=switched(textMode=True))
    page.goto("/")
    page.get_by_role("link", name="Today's puzzles").press("Enter")
    expect(page.get_by_text("Solve a puzzle of the day to begin a streak.")).to_be_visible()
    is_sound(page)
    page.get_by_role("link", name="Solve it: 7 Wonders Duel").press("Enter")
    expect(page.get_by_role("heading", level=1, name="Puzzle of the day: 7 Wonders Duel")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(AREA).get_by_role("status")).to_contain_text("What it is about: ")
    answered(page, one.solution, 1)
    expect(page.get_by_role("heading", name="Solved!")).to_be_focused()
    is_sound(page)
    page.goto("/puzzles")
    expect(page.get_by_text("You have solved the puzzle of the day on one day.")).to_be_visible()
    expect(page.get_by_text("Solved today")).to_have_count(1)


def test_a_puzzle_that_is_not_there_says_so(visitors: Visitors) -> None:
    visitors.bear("404")
    page = visitors.come()
    page.goto("/puzzles/duel-00000000")
    expect(page.get_by_role("alert")).to_have_text("There is no such puzzle.")
    expect(page.get_by_role("main").get_by_role("link", name="Today's puzzles")).to_be_visible()
