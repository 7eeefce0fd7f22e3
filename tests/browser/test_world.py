"""World Wonders on its board: whole games, every kind of purchase, laying by mouse, finger and keys, and why not."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mirabilia import games
from tests.browser.accessibility import poor_contrast, violations
from tests.browser.scenes import dearest, world_monument
from tests.browser.tables import SEEDS, Table, table_after, table_with
from tests.browser.visitors import PHONE, Visitors, switched
from tests.server.process import Server

ENDED = "dialog[open] .end"
OPEN = "[data-ware][data-open=true]"
READY = f"""([seen]) => {{
  if (document.querySelector('{ENDED}')) return 'end';
  const table = document.querySelector('[data-pending]');
  if (table?.dataset.pending !== '0' || table.dataset.ready !== 'true' || table.dataset.made === seen) return null;
  if (document.querySelector('[data-list]')) return 'lay';
  return document.querySelector('{OPEN}') ? 'buy' : null;
}}"""
FIRST_ROAD = "lay e12"
"""Who begins lays the free Long Road, then buys."""


class Builder:
    """Plays with the mouse: presses something on sale, then a place, then the place again."""

    def __init__(self, page: Page) -> None:
        self.page, self.seen, self.bought = page, "", set[str]()

    def play(self, most: int = 500) -> bool:
        """Play so many moves; True when the game is over before."""
        for _ in range(most):
            asked = self.page.wait_for_function(READY, arg=[self.seen], polling="raf").json_value()
            if asked == "end":
                return True
            self.seen = str(self.page.locator("[data-made]").first.get_attribute("data-made"))
            self.buy() if asked == "buy" else self.lay()
        return False

    def buy(self) -> None:
        """What was bought least often so far, so that everything is tried."""
        wares = [str(name) for name in self.page.eval_on_selector_all(OPEN, "all => all.map(one => one.dataset.ware)")]
        ware = min(wares, key=lambda name: (kind(name) in self.bought, name.startswith("choice:"), -wares.index(name)))
        self.bought.add(kind(ware))
        self.page.locator(f'[data-ware="{ware}"]').click()
        if self.page.locator("[data-list]").count():
            self.lay()
        else:
            self.page.locator("[data-lay]").click()

    def lay(self) -> None:
        self.page.locator("[data-list]").click()
        self.page.locator("[data-spot]").first.click()
        self.page.locator("[data-lay][aria-disabled=false]").click()


def kind(ware: str) -> str:
    """Stacks and Monuments are kinds; items are what they are."""
    name, _, id = ware.partition(":")
    return name if name in ("stack", "monument") else id.removesuffix("_1").removesuffix("_2")


def at(page: Page, place: str) -> Locator:
    return page.locator(f'[data-cell="{place}"]')


def ghost(page: Page, place: str = "") -> Locator:
    return page.locator(f'[data-ghost="{place}"]' if place else "[data-ghost]")


def ware(page: Page, name: str) -> Locator:
    return page.locator(f'[data-ware="{name}"]')


def made(page: Page, number: int) -> None:
    page.locator(f'[data-made="{number}"][data-pending="0"]').wait_for()


def beginning(server: Server, *moves: str, seed: int = 5, people: int = 2, **options: Any) -> Table:
    """People after the first moves, made by whoever has to."""
    state = games.get("world").new(seed, players=people, options=options)
    script = []
    for text in moves:
        (seat,) = state.to_act()
        script.append((seat, text))
        state.play(seat, state.parse(text))
    return table_after(server, seed, tuple(script), people=people, game="world", options=options)


def mover(table: Table) -> int:
    acting: list[int] = table.seen(0)["to_act"]
    return acting[0]


# Whole games.


@pytest.mark.parametrize(
    ("bots", "options", "language"),
    [(1, {}, "en-GB"), (0, {"solo": "easy"}, "it-IT"), (0, {"solo": "hard"}, "en-GB")],
    ids=["2", "easy", "hard"],
)
def test_a_whole_game(visitors: Visitors, server: Server, bots: int, options: dict[str, Any], language: str) -> None:
    page = visitors.come(
        table_with(server, *["random"] * bots, game="world", seed=5, options=options), 0, language=language
    )
    builder = Builder(page)
    assert builder.play()
    expect(page.locator(ENDED).locator("table").first).to_be_visible()
    # What a bot leaves on sale is up to chance; the Automaton's cards come from the seed.
    assert bots > 0 or builder.bought >= {"stack", "monument", "long_road", "short_set", "tower", "loan"}


def test_five_players_with_objectives(visitors: Visitors, server: Server) -> None:
    options = {"objectives": "dealt", "map_side": "B"}
    table = table_with(server, *["random"] * 4, game="world", seed=7, options=options)
    page = visitors.come(table, 0, language="it-IT")
    assert Builder(page).play()
    expect(page.locator(ENDED).get_by_text("Obiettivi Pubblici")).to_be_visible()


def test_two_on_one_screen(visitors: Visitors, server: Server) -> None:
    """Each of them sees the own map when it is their turn."""
    table = beginning(server)
    page = visitors.come(table, 0, 1)
    for _ in range(2):
        seat = mover(table)
        expect(page.locator(f'[data-map="{seat}"]')).to_be_visible()
        Builder(page).play(2)
    assert len(table.seen(0)["view"]["cities"][1]["pieces"]) > 0


# Laying.


def test_with_the_mouse(visitors: Visitors, server: Server) -> None:
    """The first press pins a piece, one elsewhere moves it, the second one on it lays it together with the purchase."""
    table = beginning(server, FIRST_ROAD)
    page = visitors.come(table, mover(table))
    made(page, 1)
    ware(page, "item:tower").click()
    at(page, "d12").hover()
    expect(ghost(page, "d12")).to_have_attribute("data-pinned", "false")
    at(page, "d12").click()
    expect(ghost(page, "d12")).to_have_attribute("data-pinned", "true")
    at(page, "i12").click()
    expect(ghost(page, "i12")).to_have_attribute("data-pinned", "true")
    assert len(table.seen(0)["view"]["cities"][mover(table)]["pieces"]) == 1
    at(page, "i12").click()
    made(page, 3)
    assert any(["tower", "i12"] in city["pieces"] for city in table.seen(0)["view"]["cities"])


def test_turning_by_key_wheel_right_press_and_button(visitors: Visitors, server: Server) -> None:
    table = beginning(server)
    page = visitors.come(table, mover(table), alone=True)
    at(page, "c12").hover()
    expect(ghost(page)).to_be_visible()
    ways: dict[str, Callable[[], object]] = {
        "wheel": lambda: page.mouse.wheel(0, 120),
        "right press": lambda: at(page, "c12").click(button="right"),
        "button": lambda: page.locator("[data-turn]").click(),
    }
    for turn in ways.values():
        at(page, "c12").hover()
        before = ghost(page).get_attribute("data-ghost") or ""
        turn()
        expect(ghost(page, before)).to_have_count(0)


def test_dragged_from_the_market(visitors: Visitors, server: Server) -> None:
    table = beginning(server, FIRST_ROAD)
    page = visitors.come(table, mover(table))
    made(page, 1)
    start, end = ware(page, "item:tower").bounding_box(), at(page, "d12").bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 10, end["y"] + 10, steps=8)
    page.mouse.up()
    expect(ghost(page, "d12")).to_have_attribute("data-pinned", "true")


TOUCH = """([kind, x, y]) => {
  const target = document.elementFromPoint(x, y);
  const held = window.heldTarget ?? target;
  if (kind === 'pointerdown') window.heldTarget = target;
  if (kind === 'pointerup') window.heldTarget = undefined;
  held.dispatchEvent(new PointerEvent(kind, {
    pointerId: 7, pointerType: 'touch', isPrimary: true, clientX: x, clientY: y, bubbles: true, button: 0,
  }));
}"""


TWIST = """() => {
  const field = document.querySelector('.field');
  const { left, top } = field.getBoundingClientRect();
  const touch = (kind, pointerId, x, y) => field.dispatchEvent(new PointerEvent(kind, {
    pointerId, pointerType: 'touch', clientX: left + x, clientY: top + y, bubbles: true, button: 0,
  }));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  touch('pointerdown', 7, 100, 100);
  touch('pointerdown', 8, 160, 100);
  touch('pointermove', 8, 160, 101);
  return frame().then(() => touch('pointermove', 8, 140, 145)).then(frame).then(() => {
    touch('pointerup', 8, 140, 145);
    touch('pointercancel', 7, 100, 100);
  });
}"""
"""Two fingers, one of which goes round the other by more than 30 degrees."""


def test_with_a_finger(visitors: Visitors, server: Server) -> None:
    """A finger lays nothing by itself: what it drags is above it, is pinned where it is lifted, then confirmed. Whoever
    wants to feels that it has found a place."""
    table = beginning(server, FIRST_ROAD)
    page = visitors.come(table, mover(table), size=PHONE, remembers=switched(vibration=True))
    page.evaluate("() => { window.felt = 0; navigator.vibrate = () => { window.felt += 1; return true; }; }")
    made(page, 1)
    ware(page, "item:tower").tap()
    box = at(page, "d12").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate("() => { Element.prototype.setPointerCapture = () => {}; }")
    page.evaluate(TOUCH, ["pointerdown", x + 60, y - 60])
    for step in range(1, 5):
        page.evaluate(TOUCH, ["pointermove", x + 60 - 15 * step, y - 60 + 26 * step])
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.evaluate(TOUCH, ["pointerup", x, y + 44])
    expect(ghost(page, "d12")).to_have_attribute("data-pinned", "true")
    assert page.evaluate("() => window.felt") > 0
    at(page, "d12").tap()
    assert table.seen(0)["moves"] == 1
    page.locator("[data-go=right]").tap()
    expect(ghost(page, "d12")).to_have_count(0)
    page.locator("[data-lay]").tap()
    made(page, 3)


def test_two_fingers_turn(visitors: Visitors, server: Server) -> None:
    table = beginning(server)
    page = visitors.come(table, mover(table), size=PHONE)
    at(page, "e12").tap()
    expect(ghost(page)).to_have_attribute("data-pinned", "true")
    before = ghost(page).get_attribute("data-ghost") or ""
    page.evaluate(TWIST)
    expect(ghost(page, before)).to_have_count(0)


TAP = """([x, y]) => {
  const target = document.elementFromPoint(x, y);
  const how = { pointerId: 7, pointerType: 'touch', clientX: x, clientY: y, bubbles: true, button: 0 };
  for (const kind of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
    target.dispatchEvent(new PointerEvent(kind, how));
}"""


def test_two_taps_make_the_cells_large(visitors: Visitors, server: Server) -> None:
    """Where one has tapped is in the middle then; so does a button, and what is in hand stays in sight."""
    table = beginning(server, FIRST_ROAD)
    page = visitors.come(table, mover(table), size=PHONE)
    made(page, 1)
    box = at(page, "i11").bounding_box()
    assert box is not None
    page.evaluate(TAP, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    expect(page.locator("[data-zoomed=true]")).to_be_visible()
    large = at(page, "i11").bounding_box()
    assert large is not None
    assert large["width"] == 48
    expect(at(page, "i11")).to_be_in_viewport()
    ware(page, "item:tower").tap()
    page.locator("[data-list]").tap()
    page.locator("[data-spot='lay d12']").tap()
    expect(ghost(page, "d12")).to_be_in_viewport()
    page.locator("[data-cancel]").tap()
    page.locator("[data-zoom]").tap()
    expect(page.locator("[data-zoomed=false]")).to_be_visible()


def test_with_keys_alone(visitors: Visitors, server: Server) -> None:
    """From the market to the map, by arrows and by a typed place; nothing but Enter lays it."""
    table = beginning(server, FIRST_ROAD)
    page = visitors.come(table, mover(table))
    made(page, 1)
    ware(page, "item:long_road").focus()
    page.keyboard.press("Enter")
    page.locator('[role=gridcell][tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    expect(ghost(page)).to_have_attribute("data-legal", "true")
    page.keyboard.press("r")
    page.keyboard.press("n")
    expect(ghost(page)).to_have_attribute("data-legal", "true")
    page.keyboard.type("a12 r0")
    page.keyboard.press("Enter")
    expect(ghost(page, "a12")).to_have_attribute("data-legal", "true")
    page.keyboard.press("Enter")
    expect(ghost(page, "a12")).to_have_attribute("data-pinned", "true")
    page.keyboard.press("Escape")
    expect(ghost(page, "a12")).to_have_attribute("data-pinned", "false")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    made(page, 3)
    assert mover(table) != table.seen(0)["view"]["order"][0]


def test_why_a_place_is_refused(visitors: Visitors, server: Server) -> None:
    """The server says it, in the language of the page; nothing is bought by asking."""
    table = beginning(server, FIRST_ROAD)
    page = visitors.come(table, mover(table), language="it-IT")
    made(page, 1)
    ware(page, "item:long_road").click()
    page.locator('[role=gridcell][tabindex="0"]').focus()
    reasons = {"a1": "Una Strada deve essere adiacente", "f12": "è già coperto", "g5": "In g5 ci deve essere erba"}
    crosses = {"a1": 0, "f12": 3, "g5": 1}
    for place, reason in reasons.items():
        page.keyboard.type(f"{place} r0")
        page.keyboard.press("Enter")
        expect(page.locator("[data-says]")).to_contain_text(reason)
        expect(ghost(page)).to_have_attribute("data-legal", "false")
        expect(page.locator("[data-wrong]")).to_have_count(crosses[place])
        page.keyboard.press("Enter")
        expect(ghost(page)).to_have_attribute("data-pinned", "false")
    assert table.seen(0)["moves"] == 1


def test_what_a_place_would_change(visitors: Visitors, server: Server) -> None:
    table = beginning(server, FIRST_ROAD)
    page = visitors.come(table, mover(table))
    made(page, 1)
    ware(page, "item:tower").click()
    page.locator("[data-list]").click()
    first = page.locator("[data-spot]").first
    expect(first).to_contain_text("+1")
    first.click()
    expect(page.locator("[data-says]")).to_contain_text("1 point in all")


def test_parts_are_laid_one_after_the_other_and_taken_back(visitors: Visitors, server: Server) -> None:
    table = beginning(server, FIRST_ROAD)
    seat = mover(table)
    page = visitors.come(table, seat)
    made(page, 1)
    ware(page, "item:short_set").click()
    page.locator("[data-verb=single]").click()
    Builder(page).lay()
    made(page, 3)
    expect(page.locator("[data-bar]")).to_contain_text("2 pieces to go")
    page.locator("[data-again]").click()
    made(page, 2)
    expect(page.locator("[data-bar]")).to_contain_text("3 pieces to go")
    builder = Builder(page)
    for number in (3, 4, 5):
        builder.lay()
        made(page, number)
    assert mover(table) != seat


def test_in_pencil_while_others_think(visitors: Visitors, server: Server) -> None:
    """What one tries out is not bought. It waits for one's turn, and goes with a note when it is sold."""
    table = beginning(server, FIRST_ROAD, "buy s1", "lay e10", FIRST_ROAD, "buy s2", "lay e11")
    acting = mover(table)
    page = visitors.come(table, 1 - acting)
    made(page, 6)
    ware(page, "item:tower").click()
    at(page, "d12").click()
    expect(ghost(page, "d12")).to_have_attribute("data-pinned", "true")
    expect(page.locator("[data-pencil]")).to_be_visible()
    expect(page.locator("[data-says]")).to_contain_text("d12")
    at(page, "d12").click()
    expect(page.locator("[data-lay]")).to_have_attribute("aria-disabled", "true")
    assert table.seen(0)["moves"] == 6
    table.play((acting, "buy long_road"))
    table.play((acting, "lay a12"))
    made(page, 8)
    expect(page.locator("[data-pencil]")).to_have_count(0)
    expect(ghost(page, "d12")).to_have_attribute("data-pinned", "true")
    page.locator("[data-lay]").click()
    made(page, 10)
    ware(page, "item:short_set").click()
    expect(page.locator("[data-pencil]")).to_be_visible()
    table.play((acting, "buy short_set"))
    expect(page.get_by_text("Short Roads is sold")).to_be_visible()
    expect(page.locator("[data-bar]")).to_have_count(0)


def test_the_needs_of_a_monument_are_ticked_piece_by_piece(visitors: Visitors, server: Server) -> None:
    """What the pieces laid so far have, and what they would have with the one in hand."""
    table = world_monument(server)
    page = visitors.come(table, 0)
    needs = page.locator("[data-bar] [data-needs]")
    expect(needs).to_have_attribute("data-needs", "0")
    laid = [[name, place] for name, place in table.seen(0)["view"]["cities"][0]["pieces"]]
    road = next(place for name, place in laid if name == "long_road")
    page.locator('[role=gridcell][tabindex="0"]').focus()
    page.keyboard.type(road.split()[0])
    page.keyboard.press("Enter")
    expect(page.locator("[data-wrong]").first).to_be_visible()
    expect(needs).not_to_have_attribute("data-needs", "0")
    table.ask(1, "say", text="!")  # what is in hand stays there when somebody says something
    expect(page.get_by_text("unread")).to_have_count(1)
    expect(ghost(page)).to_be_visible()


def test_what_is_bought_without_being_laid(visitors: Visitors, server: Server) -> None:
    """A loan is followed by a purchase; a pedestal says at once who is first in the next round."""
    table = beginning(server, FIRST_ROAD)
    seat = mover(table)
    page = visitors.come(table, seat)
    made(page, 1)
    ware(page, "choice:loan").click()
    expect(page.locator("[data-says]")).to_contain_text("2 more gold now")
    page.locator("[data-lay]").click()
    made(page, 2)
    assert table.seen(seat)["view"]["cities"][seat]["limit"] == 9
    ware(page, "item:pedestal_1").click()
    page.locator("[data-lay]").click()
    made(page, 3)
    assert table.seen(seat)["view"]["next_order"][0] == seat


def test_what_cannot_be_bought_says_why(visitors: Visitors, server: Server) -> None:
    table = beginning(server, FIRST_ROAD)
    page = visitors.come(table, mover(table))
    made(page, 1)
    closed = page.locator("[data-ware^=monument].closed").first
    closed.click()
    expect(page.locator("[data-says]")).to_contain_text("There is no place on your map for the Monument")
    expect(page.locator("[data-lay]")).to_have_count(0)
    page.locator("[data-cancel]").click()
    expect(page.locator("[data-bar]")).to_have_count(0)


# The rest of the table.


def late(server: Server, people: int = 2) -> Table:
    state = games.get("world").new(SEEDS[0], players=people)
    moves = dearest(state, lambda: state.view(None).round >= 6 and state.to_act() == (0,))
    return table_after(server, SEEDS[0], moves, people=people, game="world")


def test_other_cities_are_a_press_away(visitors: Visitors, server: Server) -> None:
    page = visitors.come(late(server, 3), 0)
    page.locator("[data-visit='2']").click()
    expect(page.locator("[data-map='2']")).to_be_visible()
    page.locator("[data-home]").click()
    expect(page.locator("[data-map='0']")).to_be_visible()


def test_spectators_see_the_maps_and_buy_nothing(visitors: Visitors, server: Server) -> None:
    page = visitors.come(late(server))
    expect(page.locator("[data-map]")).to_be_visible()
    assert page.locator(OPEN).count() == 0
    ware(page, "item:tower").click()
    expect(page.locator("[data-lay]")).to_have_count(0)


def test_the_advised_place_is_on_the_map(visitors: Visitors, server: Server) -> None:
    table = table_with(server, "random", game="world", seed=5, hints=True)
    page = visitors.come(table, 0)
    page.wait_for_function(READY, arg=[""], polling="raf")
    page.keyboard.press("h")
    place = page.locator("[data-advised]").get_attribute("data-advised")
    assert len((place or "").split()) == 4


def test_advice_to_buy_is_laid_before_it_is_bought(visitors: Visitors, server: Server) -> None:
    """The map shows where, and whoever takes the advice has the piece there and only has to confirm it."""
    table = table_with(server, "random", game="world", seed=5, hints=True)
    page = visitors.come(table, 0)
    page.wait_for_function(READY, arg=[""], polling="raf")
    Builder(page).play(1)
    page.locator(OPEN).first.wait_for()
    moves = table.seen(0)["moves"]
    page.keyboard.press("h")
    expect(page.locator("[data-advised]")).to_be_visible()
    page.locator("section button.primary").click()
    expect(ghost(page)).to_have_attribute("data-pinned", "true")
    assert table.seen(0)["moves"] == moves
    page.locator("[data-lay]").click()
    page.wait_for_function("(moves) => Number(document.querySelector('[data-made]').dataset.made) > moves", arg=moves)


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
def test_text_mode(visitors: Visitors, server: Server, language: str) -> None:
    """The map as rows with coordinates, what is on sale as a list, then its places as a list."""
    table = beginning(server, FIRST_ROAD)
    page = visitors.come(table, mover(table), language=language)
    made(page, 1)
    page.keyboard.press("t")
    expect(page.get_by_role("rowheader", name="12").first).to_be_visible()
    page.locator("[data-move='buy tower']").click()
    expect(page.locator("[data-move^='lay ']").first).to_be_visible()
    assert table.seen(0)["moves"] == 1
    page.locator("[data-move^='lay ']").first.click()
    made(page, 3)
    assert violations(page) == []


def test_a_replay_and_its_analysis(visitors: Visitors, server: Server) -> None:
    """The same board, step by step, and what a bot says of each move."""
    table = beginning(server, FIRST_ROAD, "buy tower", "lay d12")
    table.ask(1, "resign")
    page = visitors.come()
    page.goto(f"/replay/{table.id}?step=1&seat=none")
    expect(page.locator("[data-map] .piece")).to_have_count(1)
    expect(page.locator("[data-home]")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("step=3"))
    expect(page.locator("[data-map] .piece")).to_have_count(2)
    page.goto(f"/replay/{table.id}?step=1&seat=none&analysis=seat")
    expect(page.locator("#analysis-progress")).to_have_text("The analysis is finished.")
    expect(page.locator("[data-map] .piece")).to_have_count(1)
    better = page.locator("[data-advised]").get_attribute("data-advised") or ""
    assert len(better.split()) == 4
    assert better != "e12 f12 g12 h12"
    first = better.split()[0]
    expect(page.get_by_role("group", name="This move")).to_contain_text(f"Better: Lay at {first}")


@pytest.mark.parametrize("people", [1, 3])
def test_it_is_sound(visitors: Visitors, server: Server, people: int) -> None:
    """With a piece in hand: names, roles and contrast, by day and by night."""
    page = visitors.come(late(server, people), 0)
    page.locator(OPEN).first.click()
    page.locator("[data-list]").click()
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert poor_contrast(page) == []
