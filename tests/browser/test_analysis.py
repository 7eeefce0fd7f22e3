"""A game is analysed and a position evaluated in a real browser, by the bots of the real server."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from mirabilia import games
from mirabilia.core import record as records
from mirabilia.core.record import Record
from tests.browser.accessibility import poor_contrast, violations
from tests.browser.tables import TURN, table_at
from tests.browser.test_phone import fits
from tests.browser.visitors import PHONE, Visitors
from tests.duel import scenario
from tests.server.process import Server

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
LONG = 90_000.0
"""Milliseconds a whole game may take on a machine that has other things to do."""
SHIFTS = """() => {
  window.shifted = [];
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted.push(one.value);
  }).observe({ type: 'layout-shift' });
}"""
"""Notes whatever moves on the page without having been asked to."""
UNSEEN = 0.002
"""A word that takes the place of another moves as little as that."""
MOVES = 26


def is_sound(page: Page) -> None:
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert poor_contrast(page) == []
    page.emulate_media(color_scheme="light")


def beginning(record: str, moves: int) -> str:
    """The record of a game that was left after so many moves."""
    lines = [line for line in record.splitlines() if not line.startswith("#")]
    head, played = lines[: lines.index("")], lines[lines.index("") + 1 :]
    unfinished = ["result: unfinished" if line.startswith("result:") else line for line in head]
    return "\n".join([*unfinished, "", *played[:moves]]) + "\n"


def press(graph: Locator, part: float) -> None:
    """Somewhere between the first and the last move."""
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": 12 + part * (box["width"] - 24), "y": box["height"] / 2})


def test_the_game_of_a_table(visitors: Visitors, server: Server) -> None:
    """By a link when it is over; with keys and the mouse through the graph; with open cards; a moment is evaluated."""
    table = table_at(server, TURN)
    table.ask(1, "resign")
    page = visitors.come(table, 0)
    page.goto(table.path)
    page.get_by_role("dialog").get_by_role("link", name="Analyse").press("Enter")
    panel = page.get_by_role("region", name="Analysis")
    graph = page.get_by_role("slider", name="Chances to win after every move")
    expect(graph).to_be_visible()
    expect(panel.get_by_label("Whose game is it?")).to_have_value("0")
    page.goto(f"/replay/{table.id}?step=0&analysis=seat")  # without a step it goes to the first mistake
    expect(graph).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.evaluate(SHIFTS)
    expect(panel.get_by_text("The analysis is finished.")).to_be_visible(timeout=LONG)
    assert sum(page.evaluate("() => window.shifted")) < UNSEEN
    expect(panel).to_contain_text("Judged by what each player could know.")
    expect(panel.get_by_role("listitem").filter(has_text="Anna").first).to_contain_text(re.compile(r"\d+%"))
    graph.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"^Move 1, Anna: Choose .* Bruno \d+%$"))
    expect(page.locator(".bubble")).to_contain_text("Move 1, Anna: Choose")
    press(graph, 1.0)
    expect(graph).to_have_attribute("aria-valuenow", "8")
    expect(page).to_have_url(re.compile("step=8&seat=0&analysis=seat$"))
    page.mouse.move(0, 0)
    is_sound(page)
    panel.get_by_role("button", name="With all cards open").click()
    expect(panel).to_contain_text("Judged with all cards open")
    expect(panel.get_by_text("The analysis is finished.")).to_be_visible(timeout=LONG)
    panel.get_by_role("button", name="Evaluate this position").click()
    expect(page).to_have_url(re.compile("/position$"))
    page.get_by_role("tab", name="Evaluate").click()
    page.get_by_role("button", name="Evaluate").click()
    result = page.get_by_role("region", name="For Anna")
    expect(result).to_contain_text(re.compile(r"\d+% chance to win"), timeout=LONG)
    expect(result).to_contain_text("Why: ")
    expect(result.get_by_role("listitem").first).to_contain_text(re.compile(r"(Build|Discard) .* \d+%"))
    is_sound(page)


def test_a_record_in_italian_on_a_phone(visitors: Visitors, tmp_path: Path) -> None:
    """Random players make mistakes: each has a mark and a place in the list, which leads to it."""
    file = tmp_path / "partita.txt"
    file.write_text(beginning((GOLDEN / "duel-scientific.txt").read_text(encoding="utf-8"), MOVES), encoding="utf-8")
    page = visitors.come(size=PHONE, language="it-IT")
    page.goto("/replay")
    page.get_by_label("Scegli un file").set_input_files(file)
    page.get_by_role("tab", name="Analisi").tap()
    panel = page.get_by_role("region", name="Analisi")
    panel.get_by_role("button", name="Analizza questa partita").tap()
    expect(panel.get_by_role("progressbar")).to_be_visible()
    expect(panel.get_by_text("L'analisi è finita.")).to_be_visible(timeout=LONG)
    mistakes = panel.get_by_role("link").filter(has_text="% perso")
    assert mistakes.count() == page.locator(".mark").count() > 0
    expect(page.locator(".board .regretted").first).to_be_visible()
    expect(page.locator(".board .advised").first).to_be_visible()
    mistakes.first.tap()
    step = (re.search(r"Mossa (\d+)", mistakes.first.inner_text()) or [""])[1]
    expect(page).to_have_url(re.compile(f"step={step}&"))
    expect(page.get_by_test_id("verdict")).to_contain_text(re.compile("(Errore|Imprecisione).*Meglio: "))
    expect(page.get_by_test_id("verdict").locator("b")).to_be_in_viewport()
    fits(page)
    is_sound(page)


def test_a_position_that_cannot_be(visitors: Visitors) -> None:
    """What is wrong is named, and nothing that was typed is lost."""
    visitors.bear("400 \\(Bad Request\\)")
    page = visitors.come(size=PHONE)
    page.goto("/")
    page.get_by_role("link", name="Set up a position").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    field, alert = page.get_by_role("textbox"), page.get_by_role("alert")
    field.fill('{\n  "game": duel\n}')
    page.get_by_role("button", name="Open").click()
    expect(alert).to_contain_text("Line 2")
    snapshot = games.get("duel").new(seed=7).snapshot()
    snapshot["cities"][0]["coins"] = -3
    field.fill(json.dumps(snapshot))
    fits(page)
    is_sound(page)
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_text("At least 0 is needed here.").first).to_be_visible(timeout=LONG)
    page.get_by_role("tab", name="Text").click()
    field = page.get_by_label("The snapshot (JSON)").last
    assert json.loads(field.input_value()) == snapshot
    snapshot["cities"][0]["coins"] = 7
    field.fill(json.dumps(snapshot))
    page.get_by_role("tab", name="Evaluate").click()
    page.get_by_role("button", name="Evaluate").click()
    expect(page.get_by_role("region", name="For Player 1")).to_contain_text("Choose", timeout=LONG)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def lost_win() -> str:
    """Anna could win by the sword and lets Bruno win by knowledge."""
    position = scenario.snapshot(
        age=3,
        accessible="arsenal academy",
        first=scenario.city(coins=30),
        second=scenario.city(coins=30, cards="workshop apothecary scriptorium pharmacist university"),
        pawn=7,
    )
    record = Record("duel", ("Anna", "Bruno"), {}, position=position, result="scientific; ranks 2 1")
    record.add(0, "discard arsenal")
    record.add(1, "build academy")
    return records.write(record)


def test_learning_from_a_mistake_and_playing_on(visitors: Visitors, tmp_path: Path) -> None:
    """A second try, a hint, the move that wins; then the game goes on from before the mistake at a new table."""
    file = tmp_path / "lost.txt"
    file.write_text(lost_win(), encoding="utf-8")
    page = visitors.come()
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("tab", name="Analysis").click()
    panel = page.get_by_role("region", name="Analysis")
    panel.get_by_role("button", name="Analyse this game").click()
    panel.get_by_label("Whose game is it?").select_option("Anna")
    panel.get_by_role("button", name="Learn from my mistakes").click(timeout=LONG)
    lesson = page.get_by_role("region", name="Learn from my mistakes")
    expect(lesson.get_by_role("heading", name="Mistake 1 of 1, move 1")).to_be_focused()
    said = lesson.get_by_role("status").first
    expect(said).to_contain_text("Played: Discard Arsenal")
    is_sound(page)
    take(page, "arsenal", "discard")
    expect(said).to_contain_text("it gives 100% away")
    expect(lesson.get_by_text("Play on from here")).to_be_visible()
    lesson.get_by_role("button", name="Hint").click()
    expect(said).to_contain_text("At stake: Arms")
    take(page, "arsenal", "build")
    expect(said).to_contain_text("That is it! Build Arsenal")
    lesson.get_by_role("button", name="Back to the analysis").click()
    play_on = page.get_by_role("tabpanel", name="Analysis").locator("details").filter(has_text="Play on from here")
    play_on.get_by_text("Play on from here").click()
    expect(play_on.get_by_label("Your seat")).to_have_value("0")
    play_on.get_by_label("against").select_option("pupil")
    is_sound(page)
    play_on.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/t/"))
    take(page, "arsenal", "build")
    expect(page.get_by_role("dialog")).to_contain_text("military", ignore_case=True)


def take(page: Page, card: str, how: str) -> None:
    page.locator(f'[data-slot][data-piece="card:{card}"]:visible').click()
    page.locator(f"[data-action={how}][aria-disabled=false]").click()
