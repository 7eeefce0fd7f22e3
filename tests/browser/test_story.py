"""What others do is seen step by step: on the clock of the page, which is the test's, so that nothing passes unseen."""

from __future__ import annotations

import re
from functools import cache
from random import Random

from playwright.sync_api import Locator, Page, expect

from mirabilia import games
from tests.browser.playing import free
from tests.browser.tables import END, NAMES, PEOPLE, SEEDS, TURN, Moment, Script, Table, script, table_at
from tests.browser.visitors import Visitors
from tests.server.process import Server

MOMENT, MOST, COUNTED = 1600, 2000, 380
"""Milliseconds, as web/src/lib/steps.svelte.ts and web/src/drawing/ScoreSheet.svelte say."""
TICK, LEAST = 50, 300
"""How often the tests look, and how long a step is seen at least."""
ROW = 3
LIBRARY = Moment("library")


@cache
def before_a_row() -> tuple[int, Script, Script]:
    """A seed, the moves to a turn of the first seat, and that one with the three the other then makes in a row."""
    for seed in SEEDS:
        state, chance = games.get("duel").new(seed), Random(seed)
        moves: list[tuple[int, str]] = []
        while state.result() is None:
            seat = state.to_act()[0]
            move = chance.choice(state.legal(seat))
            moves.append((seat, state.text(move)))
            state.play(seat, move)
            if [one for one, _ in moves[-ROW - 1 :]] == [0, *[1] * ROW] and state.to_act() == (0,):
                return seed, tuple(moves[: -ROW - 1]), tuple(moves[-ROW - 1 :])
    raise AssertionError("no game comes to that")


def table_of(server: Server, seed: int, moves: Script) -> Table:
    table = Table(server, server.open_table(None, None, seed=seed))
    table.secrets += [server.sit(table.id, name) for name in NAMES]
    table.play(*moves)
    return table


def come(visitors: Visitors, table: Table, *seats: int) -> Page:
    """Somebody who sees things move, on a page whose clock stands still."""
    page = visitors.come(remembers=table.remembered(*seats), moving=True, alone=True)
    page.clock.install()
    page.goto(table.path)
    expect(page.locator(".prompt:visible")).to_be_visible()
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    return page


def play(page: Page, table: Table, *moves: tuple[int, str]) -> None:
    """What others do; the first of it is shown in a task of its own, for which the clock goes on a little."""
    table.play(*moves)
    pending(page, len(moves))
    page.clock.run_for(1)


def pending(page: Page, number: int) -> None:
    """So many steps are still to be shown."""
    expect(page.locator(f"[data-pending='{number}']")).to_be_visible()


def banner(page: Page) -> Locator:
    return page.locator("[data-banner]")


def seen_after(page: Page, entries: Locator, milliseconds: int) -> int:
    page.clock.run_for(milliseconds)
    return entries.count()


def test_three_moves_in_a_row_are_all_seen_in_order(visitors: Visitors, server: Server) -> None:
    seed, before, row = before_a_row()
    table = table_of(server, seed, before)
    page = come(visitors, table, 0)
    page.get_by_role("toolbar").get_by_role("button", name="Chronicle").click()
    entries = page.get_by_role("complementary").get_by_role("listitem")
    expect(entries).to_have_count(len(before))
    play(page, table, *row)
    pending(page, ROW)
    expect(entries).to_have_count(len(before) + 1)
    counts = [seen_after(page, entries, TICK) for _ in range(MOST // TICK)]
    steps = [len(before) + number for number in range(1, ROW + 2)]
    assert sorted(set(counts)) == steps
    assert all(counts.count(step) * TICK > LEAST for step in steps[:-1])
    expect(page.locator(".line.mine:visible")).to_be_visible()
    shown = entries.all_inner_texts()[-ROW:]
    expect(banner(page)).to_contain_text(re.compile(r"Bruno.*Bruno.*Bruno"))
    banner(page).get_by_role("button").click()
    listed = page.locator("[data-banner] [popover] li")
    expect(listed).to_have_count(ROW)
    for line, words in zip(shown, listed.all_inner_texts(), strict=True):
        assert words[:20] in line


def test_ones_own_turn_comes_within_two_seconds(visitors: Visitors, server: Server) -> None:
    seed, before, row = before_a_row()
    table = table_of(server, seed, before)
    page = come(visitors, table, 0)
    play(page, table, *row)
    pending(page, ROW)
    page.clock.run_for(MOST)
    pending(page, 0)
    expect(page.locator(".line.mine:visible")).to_be_visible()


def test_a_key_or_a_press_shows_at_once_where_the_game_is(visitors: Visitors, server: Server) -> None:
    seed, before, row = before_a_row()
    for way in ("key", "press"):
        table = table_of(server, seed, before)
        page = come(visitors, table, 0)
        play(page, table, *row)
        pending(page, ROW)
        page.keyboard.press("Escape") if way == "key" else page.mouse.click(700, 400)
        pending(page, 0)
        expect(page.locator(".line.mine:visible")).to_be_visible()
        expect(banner(page)).to_contain_text(re.compile(r"Bruno.*Bruno.*Bruno"))


def test_on_one_screen_the_move_of_the_other_is_seen_and_sides_stay(visitors: Visitors, server: Server) -> None:
    table = table_at(server, TURN, player="one-person-at-both-seats")
    page = visitors.come(table, 0, 1)
    sides, players = page.locator(".city h2"), page.get_by_role("list", name="Players")
    expect(sides).to_have_count(2)
    before = sides.all_inner_texts()
    for player in ("Anna", "Bruno"):
        expect(page.locator(".prompt:visible")).to_have_text("Your turn: take a card")
        free(page).first.click()
        page.locator("[data-action=discard]").click()
        expect(banner(page)).to_contain_text(f"{player} discards")
        expect(players.get_by_role("listitem").filter(has_text="to move")).not_to_contain_text(player)
        assert sides.all_inner_texts() == before


def test_on_one_screen_only_what_is_secret_is_covered(visitors: Visitors, server: Server) -> None:
    """Nobody else may see the tokens that the Great Library has drawn; the rest of Duel is open."""
    for moment, covered in ((TURN, 0), (LIBRARY, 1)):
        page = visitors.come(table_at(server, moment, player="one-person-at-both-seats"), 0, 1)
        expect(page.locator(".line.mine:visible")).to_be_visible()
        expect(page.get_by_text("Pass the device to Anna.")).to_have_count(covered)


def test_everybody_has_a_clock(visitors: Visitors, server: Server) -> None:
    table = table_at(server, TURN, clock={"kind": "game", "amount": 600})
    page = visitors.come(table, 1)
    timers = page.get_by_role("list", name="Players").get_by_role("timer")
    expect(timers).to_have_count(2)
    for timer in timers.all():
        expect(timer).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
    expect(page.locator(".prompt:visible .dots")).to_be_visible()


def test_what_is_taken_back_is_told_to_both(visitors: Visitors, server: Server) -> None:
    table = table_at(server, TURN)
    anna, bruno = visitors.come(table, 0), visitors.come(table, 1)
    expect(anna.locator(".prompt:visible")).to_have_text("Your turn: take a card")
    table.play((0, next(move for move in table.legal(0) if move.startswith("discard"))))
    expect(banner(bruno)).to_contain_text("Anna discards")
    if table.seen(0)["undo"] == "asking":
        table.ask(0, "undo")
        bruno.get_by_role("button", name="Agree").click()
    else:
        table.ask(0, "undo")
    for page in (anna, bruno):
        expect(banner(page)).to_contain_text("Anna has taken back: Anna discards")


def test_the_last_move_is_seen_before_the_end(visitors: Visitors, server: Server) -> None:
    seed, moves = script(END)
    table = table_of(server, seed, moves[:-1])
    page = come(visitors, table, 0)
    play(page, table, moves[-1])
    over = page.locator("[data-moment=over]")
    expect(over).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.clock.run_for(MOMENT)
    end = page.get_by_role("dialog", name="The game is over")
    expect(end.get_by_role("heading", name=re.compile("^You (won|lost)"))).to_be_visible()
    expect(end.locator("table[data-counted=false]")).to_be_visible()
    page.clock.run_for(COUNTED * 8)
    expect(end.locator("table[data-counted=true]")).to_be_visible()


def test_a_new_age_is_a_moment(visitors: Visitors, server: Server) -> None:
    seed, moves = script(Moment("turn", 2))
    first = next(number for number in range(len(moves)) if begins_age(seed, moves[: number + 1], 2))
    table = table_of(server, seed, moves[:first])
    page = come(visitors, table, 0)
    expect(page.locator(".chapter:visible")).to_have_text("Age I")
    play(page, table, moves[first])
    expect(page.locator("[data-moment=age]")).to_contain_text("Age II")
    expect(page.locator(".chapter:visible")).to_have_text("Age II")


def begins_age(seed: int, moves: Script, age: int) -> bool:
    state = games.get("duel").new(seed)
    for seat, text in moves:
        state.play(seat, state.parse(text))
    return bool(state.view(None).age == age)


PLACES = """() => [...document.querySelectorAll('[data-seat-place], .region, .city')].map((place) => {
  const { left, top, width, height } = place.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})"""
"""Where the cities lie."""


def test_cities_and_the_focus_stay_where_they_are(visitors: Visitors, server: Server) -> None:
    """Through a whole round of moves made with keys, whoever moves."""
    table = table_at(server, TURN)
    page = visitors.come(table, 0)
    expect(free(page).first).to_be_visible()
    places = page.evaluate(PLACES)
    for _ in range(2):
        free(page).first.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("d")
        expect(page.locator(".prompt:visible")).to_have_text("Bruno is choosing a card")
        assert page.evaluate("() => document.activeElement !== document.body")
        focused = page.evaluate("() => document.activeElement.dataset.piece")
        table.play((1, next(move for move in table.legal(1) if move.startswith("discard"))))
        expect(page.locator(".prompt:visible")).to_have_text("Your turn: take a card")
        assert page.evaluate("() => document.activeElement !== document.body")
        if focused is not None and page.locator(f"[data-piece='{focused}']").count() > 0:
            assert page.evaluate("() => document.activeElement.dataset.piece") == focused
        assert page.evaluate(PLACES) == places


def test_cities_of_many_and_the_focus_stay_where_they_are(visitors: Visitors, server: Server) -> None:
    table = of_seven(server)
    page = visitors.come(table, 0)
    held = page.locator("[data-ready=true] [data-digit]")
    expect(held.first).to_be_visible()
    places = page.evaluate(PLACES)
    for turn in (2, 3):
        for key in ("1", "d", "Enter"):
            page.keyboard.press(key)
        expect(page.locator(".prompt:visible")).to_have_text("You chose; waiting for 4")
        table.play(*[(seat, table.legal(seat)[-1]) for seat in range(1, 5)])
        expect(page.get_by_text(f"Age I · turn {turn} of 6").locator("visible=true")).to_be_visible()
        expect(page.locator(".prompt:visible")).to_have_text("Choose a card and use it")
        assert page.evaluate("() => document.activeElement !== document.body")
        assert page.evaluate(PLACES) == places


def of_seven(server: Server) -> Table:
    table = Table(server, server.open_table(*[None] * 5, game="seven", seed=5, options={"sides": "day"}), game="seven")
    table.secrets += [server.sit(table.id, name) for name in PEOPLE[:5]]
    return table
