"""What surrounds every table, at one of 7 Wonders: advice, take-backs, clocks, spectators, replay, records."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mirabilia import games
from tests.browser.accessibility import violations
from tests.browser.scenes import ENDED_3, asks, seven_late
from tests.browser.tables import SEEDS, Table, random_moves, table_after, table_with
from tests.browser.test_connection import LOST, settled
from tests.browser.test_seven import HELD, choose_first, table_of
from tests.browser.visitors import CUT_OFF, Visitors
from tests.server.process import Server

FINISHED = 90_000
"""Milliseconds an analysis may take on a machine that has other things to do."""
WAITING = "You chose; waiting for 2"


def turn(page: Page, number: int) -> None:
    expect(page.get_by_text(f"Age I · turn {number} of 6").locator("visible=true")).to_be_visible()


def others_choose(table: Table, *seats: int) -> None:
    table.play(*[(seat, table.legal(seat)[-1]) for seat in seats])


def test_advice_is_pointed_out_with_its_reasons_and_taken(visitors: Visitors, server: Server) -> None:
    table = table_with(server, "random", "random", game="seven", seed=5, options={"sides": "day"}, hints=True)
    page = visitors.come(table, 0)
    expect(page.locator(HELD).first).to_be_visible()
    page.keyboard.press("h")
    advice = page.get_by_role("region", name="Hint")
    expect(advice.get_by_role("heading")).to_have_text(re.compile("Build|Sell"))
    expect(advice.get_by_role("listitem").first).to_be_visible()
    advised = page.locator("[data-tray] .advised")
    expect(advised).to_have_count(1)
    assert violations(page) == []
    advice.get_by_role("button", name="Play it").click()
    turn(page, 2)


def test_a_choice_is_taken_back_until_all_have_chosen(visitors: Visitors, server: Server) -> None:
    table = table_of(server, 3, sides="day")
    page = visitors.come(table, 0)
    choose_first(page)
    settled(page, WAITING)
    page.keyboard.press("u")
    expect(page.locator(HELD).first).to_be_visible()
    assert table.seen(0)["own"]["commit"] == []
    choose_first(page)
    settled(page, WAITING)
    others_choose(table, 1, 2)
    turn(page, 2)


def test_the_last_choice_can_be_taken_back_for_a_moment(visitors: Visitors, server: Server) -> None:
    """With the others waiting it would end the turn; it is held until the clock has gone on."""
    table = table_of(server, 3, sides="day")
    page = visitors.come(remembers=table.remembered(0), alone=True)
    page.clock.install()
    page.goto(table.path)
    expect(page.locator(HELD).first).to_be_visible()
    others_choose(table, 1, 2)
    expect(page.get_by_text("has chosen")).to_have_count(2)
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    choose_first(page)
    expect(page.get_by_text("Your choice is sent in a moment")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-sealing]")).to_have_count(0)
    choose_first(page)
    expect(page.locator("[data-sealing]")).to_be_visible()
    page.clock.run_for(2000)
    turn(page, 2)


def test_a_choice_survives_a_reload_and_the_death_of_the_server(visitors: Visitors, server: Server) -> None:
    visitors.bear(CUT_OFF)
    table = table_of(server, 3, sides="day")
    page = visitors.come(table, 0)
    choose_first(page)
    settled(page, WAITING)
    chosen = page.locator(".committed .words").inner_text()
    page.reload()
    settled(page, WAITING)
    server.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    server.start()
    expect(page.get_by_text(LOST)).to_be_hidden()
    expect(page.locator(".committed .words")).to_have_text(chosen)
    page.get_by_role("button", name="Choose again").click()
    choose_first(page)
    others_choose(table, 1, 2)
    turn(page, 2)


def test_hands_that_were_passed_on_are_remembered(visitors: Visitors, server: Server) -> None:
    """As far as one has seen what was played from them, also after the page was loaded again; others get none."""
    table = table_of(server, 3, sides="day")
    page = visitors.come(table, 0)
    expect(page.locator(HELD).first).to_be_visible()
    others_choose(table, 0, 1, 2)
    turn(page, 2)
    page.reload()
    turn(page, 2)
    page.keyboard.press("m")
    sheet = page.get_by_role("dialog", name="Hands you have passed on")
    expect(sheet.locator("[data-passed]")).to_have_count(1)
    expect(sheet.get_by_role("heading", level=4)).to_contain_text("Bruno")
    expect(sheet.locator(".rest")).to_contain_text("Left:")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_role("heading", name="7 Wonders")).to_be_visible()
    expect(keys).to_contain_text("Hands you have passed on")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.get_by_role("button", name="Hands you have passed on").click()
    expect(sheet.locator("[data-passed]")).to_have_count(1)


def test_the_last_turn_is_seen_again_by_a_button(visitors: Visitors, server: Server) -> None:
    table = table_of(server, 3, sides="day")
    page = visitors.come(remembers=table.remembered(0), moving=True)
    page.goto(table.path)
    expect(page.locator(HELD).first).to_be_visible()
    again = page.get_by_role("button", name="See the last turn again")
    expect(again).to_have_count(0)
    others_choose(table, 0, 1, 2)
    turn(page, 2)
    expect(page.locator(".reveal[data-act]")).to_have_count(0)
    again.click()
    expect(page.locator(".reveal[data-act]")).to_have_count(1)


def test_for_two_the_other_one_has_the_hand(visitors: Visitors, server: Server) -> None:
    """Past the Free City, whose card comes out of the hand of whoever acts for it."""
    table = table_of(server, 2, sides="day")
    page = visitors.come(table, 0)
    expect(page.locator(HELD).first).to_be_visible()
    expect(page.locator(".passing")).to_contain_text("Bruno")
    keeper = table.seen(0)["view"]["free_city"]["keeper"]
    for seat in (keeper, keeper, 1 - keeper):
        others_choose(table, seat)
    turn(page, 2)
    page.keyboard.press("m")
    sheet = page.get_by_role("dialog", name="Hands you have passed on")
    expect(sheet.locator("[data-passed]")).to_have_count(1)
    expect(sheet.get_by_role("heading", level=4)).to_contain_text("Bruno")


def test_leaders_that_were_passed_on_are_remembered(visitors: Visitors, server: Server) -> None:
    table = table_of(server, 3, sides="day", expansions=["leaders"])
    page = visitors.come(table, 0)
    expect(page.locator(HELD)).to_have_count(4)
    others_choose(table, 0, 1, 2)
    expect(page.locator(HELD)).to_have_count(3)
    page.keyboard.press("m")
    sheet = page.get_by_role("dialog", name="Hands you have passed on")
    expect(sheet.get_by_role("heading", level=4)).to_contain_text("Leaders of round 1")
    expect(sheet.locator(".rest")).to_contain_text("Left:")


def test_a_spectator_sees_cities_and_no_hands(visitors: Visitors, server: Server) -> None:
    table = table_of(server, 3, sides="day")
    page = visitors.come(table)
    expect(page.get_by_text("You are looking on.")).to_be_visible()
    expect(page.locator("[data-seat-place]")).to_have_count(3)
    expect(page.locator("[data-digit]")).to_have_count(0)
    others_choose(table, 0, 1, 2)
    turn(page, 2)
    expect(page.locator("[data-banner]")).to_contain_text("Anna")
    assert violations(page) == []


def test_all_have_clocks_and_a_bot_stands_in(visitors: Visitors, server: Server) -> None:
    """Whoever lets the time run out is played for and told so, be it that the bots have finished the game by then."""
    clock = {"kind": "move", "amount": 2}
    id = server.open_table(*[None] * 3, game="seven", seed=5, options={"sides": "day"}, clock=clock)
    table = Table(server, id, game="seven")
    table.secrets += [server.sit(id, name) for name in ("Anna", "Bruno", "Carla")]
    page = visitors.come(table, 0)
    expect(page.get_by_text(re.compile("Your time ran out: .* play(s|ed) for you"))).to_be_visible()


EYES = {"Anna": "0", "All cards open": "all", "Spectators": "none"}


def test_a_replay_from_every_seat(visitors: Visitors, server: Server) -> None:
    """After the choice of sides and two turns of three, each of them one step; a hand is seen with its owner's eyes."""
    table = ENDED_3(server)
    page = visitors.come()
    page.goto(f"/replay/{table.id}?step=9&seat=0")
    for name, seat in EYES.items():
        page.get_by_role("combobox", name="Seen by").select_option(name)
        expect(page).to_have_url(re.compile(f"seat={seat}$"))
        expect(page.locator("[data-digit]")).to_have_count(0 if name == "Spectators" else 5)
        assert violations(page) == []
    page.keyboard.press("ArrowRight")
    current = page.get_by_role("tabpanel", name="Chronicle").locator("[aria-current=step]")
    expect(current).to_have_text(re.compile("Anna.*Bruno.*Carla", re.DOTALL))


def test_a_record_is_saved_and_opened(visitors: Visitors, server: Server, tmp_path: Path) -> None:
    page = visitors.come()
    page.goto(f"/replay/{ENDED_3(server).id}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save record").click()
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.locator("[data-seat-place]")).to_have_count(3)
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="Result").get_by_role("table")).to_be_visible()


def test_a_game_that_was_ended_is_analysed(visitors: Visitors, server: Server) -> None:
    """A turn of three is judged for each of them; others get no names that nobody has agreed to tell."""
    table = table_of(server, 3, sides="day")
    others_choose(table, 0, 1, 2)
    table.ask(0, "offer_end")
    for seat in (1, 2):
        table.ask(seat, "answer", agrees=True)
    page = visitors.come()
    page.goto(f"/replay/{table.id}?step=3&seat=0&analysis=seat")
    panel = page.get_by_role("region", name="Analysis")
    expect(panel.get_by_text("The analysis is finished.")).to_be_visible(timeout=FINISHED)
    expect(panel.get_by_role("listitem").filter(has_text="Player 1").first).to_contain_text(re.compile(r"\d+%"))
    assert violations(page) == []


def moment(options: dict[str, Any], choice: str, people: int = 3) -> tuple[int, Any]:
    for seed in SEEDS:
        state = games.get("seven").new(seed, players=people, options=options)
        moves = random_moves(state, seed, lambda state: asks(state, choice))
        if moves is not None:
            return seed, moves
    raise AssertionError(f"no game comes to {choice}")


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
def test_a_partner_shows_hand_and_choice(visitors: Visitors, server: Server, language: str) -> None:
    """Partners see each other's cards and what was chosen (CITY-144); the others do not."""
    table = table_of(server, 4, sides="day", expansions=["cities"], teams=True)
    anna, dora = visitors.come(table, 0, language=language), visitors.come(table, 3)
    partner = table.seen(0)["own"]["partner"]
    expect(anna.locator(".neighbour.partner .cards .card")).to_have_count(len(partner["hand"]))
    table.play((partner["seat"], table.legal(partner["seat"])[0]))
    expect(anna.locator("[data-partner-chose]")).to_be_visible()
    expect(dora.get_by_text("has chosen")).to_have_count(1)
    expect(dora.locator("[data-partner-chose]")).to_have_count(0)


def asked_for_the_free_city(table: Table, seat: int) -> bool:
    choice = table.seen(seat)["own"]["choice"]
    return choice is not None and choice["city"] == table.seen(seat)["view"]["free_city"]["city"]


def test_the_free_city_gets_a_card_of_its_own(visitors: Visitors, server: Server) -> None:
    """Its keeper is asked a second time in the same turn, and sees whose card it is."""
    seed, moves = moment({}, "turn", people=2)
    table = table_after(server, seed, moves, people=2, game="seven", options={})
    keeper = table.seen(0)["view"]["free_city"]["keeper"]
    page = visitors.come(table, keeper)
    for _ in range(2):
        expect(page.locator(HELD).first).to_be_visible()
        if asked_for_the_free_city(table, keeper):
            expect(page.locator(".prompt:visible")).to_have_text("Now choose a card for the Free City")
            assert violations(page) == []
            return
        choose_first(page)
    raise AssertionError("the keeper was not asked")


def test_a_reveal_of_eight_is_told_in_one_line_each(visitors: Visitors, server: Server) -> None:
    table = seven_late(8, "cities")(server)
    page = visitors.come(table, 0)
    expect(page.locator(HELD).first).to_be_visible()
    page.keyboard.press("l")
    lines = page.locator("aside ol li").last
    before = lines.inner_text()
    others_choose(table, *range(8))
    expect(lines).not_to_have_text(before)
