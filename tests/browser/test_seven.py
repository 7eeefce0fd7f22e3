"""7 Wonders on its board: whole games, secret choices, follow-up choices, and who gets to see what."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from mirabilia import games
from tests.browser.scenes import asks, builders
from tests.browser.tables import PEOPLE, SEEDS, Table, random_moves, table_after, table_with
from tests.browser.test_phone import fits
from tests.browser.visitors import PHONE, Visitors
from tests.server.process import Server

HELD, USE, OPTION = (
    "[data-digit]:not(.idle)",
    "[data-action][aria-disabled=false]",
    "[data-option][aria-disabled=false]",
)
ENDED = "dialog[open] .end"
READY = f"""([seen]) => {{
  if (document.querySelector('{ENDED}')) return 'end';
  const table = document.querySelector('[data-pending]');
  if (table?.dataset.pending !== '0' || table.dataset.ready !== 'true') return null;
  if (!document.querySelector('.line.mine')) return null;
  if (document.querySelector('[data-made]')?.dataset.made === seen) return null;
  return document.querySelector('{OPTION}') ? 'option' : document.querySelector('{HELD}') ? 'hand' : null;
}}"""
ALL = {"expansions": ["leaders", "cities", "edifice"]}
FREE_CITY: dict[str, Any] = {}
TEAMS = {"expansions": ["cities"], "teams": True}


class Sitter:
    """Plays with the mouse: presses a card, then what can be done with it."""

    def __init__(self, page: Page) -> None:
        self.page, self.seen = page, ""

    def play(self, most: int = 400) -> bool:
        """Play so many moves; True when the game is over before."""
        for _ in range(most):
            asked = self.page.wait_for_function(READY, arg=[self.seen], polling="raf").json_value()
            if asked == "end":
                return True
            self.seen = str(self.page.locator("[data-made]").first.get_attribute("data-made"))
            self.act(str(asked))
        return False

    def act(self, asked: str) -> None:
        if asked == "option":
            self.page.locator(OPTION).first.click()
            return
        choose_first(self.page)


@pytest.mark.parametrize(
    ("bots", "options"),
    [(2, {}), (4, ALL), (1, FREE_CITY), (3, TEAMS), (7, {"expansions": ["cities"]})],
    ids=["3", "5-all", "2-free-city", "4-teams", "8"],
)
def test_a_whole_game(visitors: Visitors, server: Server, bots: int, options: dict[str, Any]) -> None:
    table = table_with(server, *["random"] * bots, game="seven", seed=5, options=options)
    page = visitors.come(table, 0, language="it-IT" if bots % 2 else "en-GB")
    assert Sitter(page).play()
    expect(page.locator(ENDED).locator("table").first).to_be_visible()


def table_of(server: Server, people: int, **options: Any) -> Table:
    id = server.open_table(*[None] * people, game="seven", seed=5, options=options)
    table = Table(server, id, game="seven")
    table.secrets += [server.sit(id, name) for name in PEOPLE[:people]]
    return table


def choose_first(page: Page) -> None:
    """The first card with which something can be done."""
    page.locator(f"[data-ready=true] {HELD}").first.wait_for()
    for number in range(page.locator(HELD).count()):
        page.locator(HELD).nth(number).click()
        page.locator("[data-action]").first.wait_for()
        if page.locator(USE).count() > 0:
            page.locator(USE).first.click()
            return
    raise AssertionError("nothing can be done")


def test_eight_choose_at_once(visitors: Visitors, server: Server) -> None:
    """All of them are seen on a phone; what one has chosen can be chosen again; what came of it is one step of all."""
    table = table_of(server, 8, sides="day", expansions=["cities"])
    page = visitors.come(table, 0, size=PHONE)
    expect(page.locator("[data-seat-place]")).to_have_count(8)
    fits(page)
    choose_first(page)
    expect(page.locator(".prompt:visible")).to_have_text("You chose; waiting for 7")
    expect(page.get_by_text("has chosen")).to_have_count(1)
    page.get_by_role("button", name="Choose again").click()
    expect(page.locator(HELD).first).to_be_attached()
    assert table.seen(0)["take_back"] is False
    choose_first(page)
    expect(page.get_by_role("button", name="Choose again")).to_be_visible()
    table.play(*[(seat, table.legal(seat)[0]) for seat in range(1, 8)])
    expect(page.locator(".prompt:visible")).to_have_text("Choose a card and use it")
    expect(page.locator("[data-banner]")).to_contain_text(PEOPLE[7])


def test_hands_and_choices_stay_secret(visitors: Visitors, server: Server) -> None:
    """What comes over the wire to others names neither a hand nor what somebody has chosen."""
    table = table_of(server, 3, sides="day")
    frames: dict[str, list[str]] = {"Bruno": [], "spectator": []}

    def listen(who: str, page: Page) -> None:
        def heard(socket: WebSocket) -> None:
            socket.on("framereceived", lambda frame: frames[who].append(str(frame)))

        page.on("websocket", heard)

    bruno, spectator = visitors.come(remembers=table.remembered(1), alone=True), visitors.come(alone=True)
    for who, page in (("Bruno", bruno), ("spectator", spectator)):
        listen(who, page)
        page.goto(table.path)
        expect(page.locator("[data-seat-place]")).to_have_count(3)
    anna = visitors.come(table, 0)
    hand = set(table.seen(0)["own"]["hand"]) - set(table.seen(1)["own"]["hand"])
    choose_first(anna)
    expect(bruno.get_by_text("has chosen")).to_have_count(1)
    expect(spectator.get_by_text("has chosen")).to_have_count(1)
    for heard in frames.values():
        assert heard
        assert not [card for card in hand if any(f'"{card}"' in frame for frame in heard)]


def test_three_browsers(visitors: Visitors, server: Server) -> None:
    table = table_of(server, 3, sides="day")
    pages = [visitors.come(table, seat) for seat in range(3)]
    for _ in range(2):
        for page in pages:
            expect(page.locator(HELD).first).to_be_visible()
            choose_first(page)
    for page in pages:
        expect(page.get_by_text("Age I · turn 3 of 6").locator("visible=true")).to_be_visible()


def test_on_one_screen_each_chooses_behind_a_cover(visitors: Visitors, server: Server) -> None:
    """Hands are secret: the device goes round the table; whoever has it after the last choice goes on with the next."""
    id = server.open_table(*[None] * 3, game="seven", seed=5, options={"sides": "day"})
    table = Table(server, id, game="seven")
    table.secrets += [server.sit(id, name, player="one-person-at-all-seats") for name in PEOPLE[:3]]
    page = visitors.come(table, 0, 1, 2)
    for name in PEOPLE[:3]:
        expect(page.get_by_text(f"Pass the device to {name}.")).to_be_visible()
        expect(page.locator(HELD)).to_have_count(0)
        page.keyboard.press("Enter")
        choose_first(page)
    expect(page.locator("[data-banner]")).to_contain_text("Bruno")
    expect(page.get_by_text(re.compile("Pass the device"))).to_have_count(0)
    choose_first(page)
    expect(page.get_by_text("Pass the device to Anna.")).to_be_visible()


CLOSE_AND_PRESS = """() => {
  document.querySelector('dialog[open]').close();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'o', cancelable: true }));
}"""
"""A key in the moment between the end of a dialog and the event that tells of it."""


def test_the_keyboard_is_enough(visitors: Visitors, server: Server) -> None:
    """A digit chooses a card, a letter uses it, a sale after Enter; Escape closes it; others open more."""
    table = table_with(server, "random", "random", game="seven", seed=5, options={"sides": "day"})
    page = visitors.come(table, 0)
    expect(page.locator(HELD).first).to_be_visible()
    page.keyboard.press("2")
    expect(page.locator(".desk h3").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".desk .detail")).to_have_count(0)
    for key, opened in (("[", "[data-visited]"), ("n", "[data-visited]"), ("o", "table")):
        page.keyboard.press(key)
        expect(page.locator(f"dialog[open] {opened}").first).to_be_visible()
        if key != "[":
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("[")
    expect(page.locator("dialog[open] [data-visited]").first).to_be_visible()
    page.evaluate(CLOSE_AND_PRESS)
    expect(page.locator("dialog[open] table").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("2")
    page.keyboard.press("d")
    expect(page.locator("[data-action=sell]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Age I · turn 2 of 6").locator("visible=true")).to_be_visible()
    assert page.evaluate("() => document.activeElement !== document.body")


def test_text_mode_has_every_move(visitors: Visitors, server: Server) -> None:
    table = table_with(server, "random", "random", game="seven", seed=5, options={"sides": "day"})
    page = visitors.come(table, 0)
    expect(page.locator(HELD).first).to_be_visible()
    page.keyboard.press("t")
    moves = page.locator("[data-move]")
    expect(moves).to_have_count(len(table.legal(0)))
    moves.last.click()
    expect(page.get_by_text("Age I · turn 2 of 6").locator("visible=true")).to_be_visible()


CHOICES: dict[str, dict[str, Any]] = {
    "boards": {"wonders": "dealt"},
    "draft": {"expansions": ["leaders"]},
    "recruitment": {"expansions": ["leaders"]},
    "extra_recruit": {"expansions": ["leaders"]},
    "burial": {"expansions": ["leaders"]},
    "leader_copy": {"expansions": ["leaders"], "edition": 1},
    "last_card": {},
    "revival": {},
    "alternative": {"expansions": ["edifice"]},
    "coin_loss": {"expansions": ["cities"]},
    "token_loss": {"expansions": ["leaders", "cities", "edifice"]},
    "card_loss": {"expansions": ["edifice"]},
    "free_pawn": {"expansions": ["edifice"]},
}
"""What can be asked besides a card of the hand, and with which options it comes up."""


def moves_to_choice(choice: str, options: dict[str, Any]) -> tuple[int, Any] | None:
    for seed in SEEDS:
        state = games.get("seven").new(seed, players=3, options=options)
        moves = random_moves(state, seed, lambda state: asks(state, choice))
        if moves is not None:
            return seed, moves
    return None


@pytest.mark.parametrize("choice", CHOICES)
def test_every_choice_can_be_made(visitors: Visitors, server: Server, choice: str) -> None:
    found = moves_to_choice(choice, CHOICES[choice])
    if found is None:
        pytest.fail(f"no game of {len(SEEDS)} comes to {choice}")
    seed, moves = found
    table = table_after(server, seed, moves, people=3, game="seven", options=CHOICES[choice])
    page = visitors.come(table, 0)
    before = json.dumps(table.seen(0)["own"]["choice"]), len(moves)
    expect(page.locator(f"{HELD}, {OPTION}").first).to_be_visible()
    if page.locator(OPTION).count() > 0:
        page.locator(OPTION).first.click()
    else:
        choose_first(page)
    page.wait_for_function("(made) => Number(document.querySelector('[data-made]').dataset.made) > made", arg=before[1])
    assert table.seen(0)["moves"] > before[1]


def test_a_reveal_is_seen_and_can_be_skipped(visitors: Visitors, server: Server) -> None:
    table = table_of(server, 3, sides="day")
    page = visitors.come(table, 0, moving=True)
    choose_first(page)
    expect(page.get_by_role("button", name="Choose again")).to_be_visible()
    page.evaluate(
        """() => {
          window.acts = [];
          const stage = document.querySelector('.reveal');
          new MutationObserver(() => window.acts.push([stage.dataset.act, stage.querySelectorAll('.card').length]))
            .observe(stage, { attributes: true, childList: true });
        }"""
    )
    table.play(*[(seat, table.legal(seat)[0]) for seat in (1, 2)])
    page.wait_for_function("() => window.acts.some(([act]) => act === 'cards')")
    page.keyboard.press("Shift")
    expect(page.locator(".reveal [data-revealed]")).to_have_count(0)


def test_the_fullest_city_is_whole(visitors: Visitors, server: Server) -> None:
    """Every card that was built lies in its column."""
    state = games.get("seven").new(SEEDS[0], players=5, options=ALL)
    moves = builders(state, lambda: state.view(None).age == 3 and asks(state, "turn"))
    table = table_after(server, SEEDS[0], moves, people=5, game="seven", options=ALL)
    page = visitors.come(table, 0)
    city = table.seen(0)["view"]["cities"][0]
    expect(page.locator("[data-city] [data-built]").first).to_be_visible()
    names = {str(slip.get_attribute("data-built")) for slip in page.locator("[data-city] [data-built]").all()}
    built = {card for cards in city["cards"].values() for card in cards} | set(city["leaders"])
    assert names <= built
    assert {card for colour in ("blue", "red", "green", "black", "purple") for card in city["cards"][colour]} <= names
