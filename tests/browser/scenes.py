"""The screens that are looked at and measured: each at the moment when it is fullest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from playwright.sync_api import Page, ViewportSize

from mirabilia import games
from tests.browser.playing import CARD
from tests.browser.tables import (
    DRAFT,
    END,
    PEOPLE,
    SEEDS,
    Moment,
    Script,
    Table,
    moves_to,
    random_moves,
    table_after,
    table_at,
)
from tests.browser.visitors import Visitors
from tests.server.process import Server

Theme = Literal["light", "dark"]
MIDDLE, TOKENS, DISCARDS = Moment("turn", 2), Moment("progress", options=5), Moment("revive", options=15)
LAST = 6
"""Moves that are left when a game counts as late."""
SHIELDS, SYMBOLS = 3, 1
"""What a city still needs when the page warns of it, see web/src/games/duel/moments.ts."""
FINISHED = 90_000.0
"""Milliseconds an analysis may take on a machine that has other things to do."""
STANDS_STILL = 2500
NEVER_CLOSED = f"""
  const start = window.setTimeout;
  window.setTimeout = (act, time, ...values) => (time === {STANDS_STILL} ? 0 : start(act, time, ...values));
"""
"""What is announced over the board goes by itself after a while; here it stays to be looked at."""


def sized(size: str) -> ViewportSize:
    """A size as one writes it: 360x640."""
    width, height = map(int, size.split("x"))
    return {"width": width, "height": height}


def resize(page: Page, size: str) -> None:
    """Give a page another size, and a finger or a mouse as people have it at that size."""
    page.set_viewport_size(sized(size))
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": size in TOUCHED, "maxTouchPoints": 1})


@dataclass(frozen=True)
class Scene:
    """A screen: where it is, what one does there, and what is seen then."""

    name: str
    table: Callable[[Server], Table | None]
    shows: str
    """What is there when all is to be seen."""
    act: Callable[[Page, Table | None], object] = lambda page, table: None
    path: Callable[[Table | None], str] = lambda table: table.path if table else "/"
    seated: bool = True

    def seen(self, visitors: Visitors, server: Server, language: str, size: str, theme: Theme = "light") -> Page:
        """The page of somebody who sees it."""
        table = self.table(server)
        seats = table.remembered(0) if table and self.seated else {}
        page = visitors.come(language=language, size=sized(size), theme=theme, remembers={"name": PEOPLE[0], **seats})
        page.add_init_script(NEVER_CLOSED)
        resize(page, size)
        page.goto(self.path(table))
        page.wait_for_load_state("networkidle")
        self.act(page, table)
        page.locator(self.shows).first.wait_for()
        page.evaluate("() => document.fonts.ready.then(() => undefined)")
        return page


def nowhere(_: Server) -> Table | None:
    return None


def at(moment: Moment) -> Callable[[Server], Table]:
    """A table at a moment of Duel, the same for all who look."""
    return cache(lambda server: table_at(server, moment))


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
    return table_after(server, *fullest())


@cache
def threatening() -> tuple[int, Script]:
    """A game until the move with which the second seat nearly wins at once."""
    for seed in SEEDS:
        state = games.get("duel").new(seed)
        moves = moves_to(END, seed) or ()
        for number, (seat, text) in enumerate(moves):
            before = nearness(state)
            state.play(seat, state.parse(text))
            if seat == 1 and state.result() is None and state.to_act() == (0,) and nearness(state) > before:
                return seed, moves[: number + 1]
    raise AssertionError("nobody comes near to a supremacy")


def nearness(state: Any) -> int:
    """In how many ways somebody is about to win at once."""
    cities = state.view(None).cities
    return sum((one.supremacy.symbols <= SYMBOLS) + (one.supremacy.shields <= SHIELDS) for one in cities)


def before_the_threat(server: Server) -> Table:
    """A table of its own: the last move is made before the eyes of whoever looks."""
    seed, moves = threatening()
    return table_after(server, seed, moves[:-1])


def threaten(page: Page, table: Table | None) -> None:
    assert table is not None
    page.locator(CARD).first.wait_for()
    table.play(threatening()[1][-1])


@cache
def resigned(server: Server) -> Table:
    """A game that was given up in the middle: an analysis of it takes a few seconds."""
    table = table_at(server, MIDDLE)
    table.ask(1, "resign")
    return table


def of_people(game: str, people: int, is_there: Callable[[Any], bool], **options: Any) -> Callable[[Server], Table]:
    """A game of so many people that has come to a moment, with the first seat to move."""

    @cache
    def table(server: Server) -> Table:
        for seed in SEEDS:
            state = games.get(game).new(seed, players=people, options=options)
            moves = random_moves(state, seed, lambda state: 0 in state.to_act() and is_there(state))
            if moves is not None:
                return table_after(server, seed, moves, people=people, game=game, options=options)
        raise AssertionError("no game comes to it")

    return table


def seven(people: int) -> Callable[[Server], Table]:
    options: dict[str, Any] = {"expansions": ["cities"]} if people == 8 else {}
    return of_people("seven", people, lambda state: state.view(None).age == 2, **options)


@cache
def ended_seven(server: Server) -> Table:
    """A game of eight that is over."""
    options = {"expansions": ["cities"]}
    state = games.get("seven").new(SEEDS[0], players=8, options=options)
    moves = random_moves(state, SEEDS[0], lambda state: state.result() is not None)
    return table_after(server, SEEDS[0], moves or (), people=8, game="seven", options=options)


def world(people: int) -> Callable[[Server], Table]:
    return of_people("world", people, lambda state: state.view(None).round >= 4)


@cache
def waiting(server: Server) -> Table:
    """Somebody waits for a friend."""
    table = Table(server, server.open_table(None, None))
    table.secrets.append(server.sit(table.id, PEOPLE[0]))
    return table


def choose(page: Page, _: Table | None) -> None:
    """A card that can be taken, and then nothing that is pointed at."""
    free_card(page).click()
    page.mouse.move(0, 0)


def choose_covered(page: Page, _: Table | None) -> None:
    page.locator(f"{CARD}:has(.covered)").first.click(position={"x": 8, "y": 8})
    page.mouse.move(0, 0)


def free_card(page: Page) -> Any:
    return page.locator(f"{CARD}:has(.card.open)").first


def pressing(key: str) -> Callable[[Page, Table | None], object]:
    def press(page: Page, _: Table | None) -> None:
        page.locator(CARD).first.wait_for()
        if page.locator("aside").count() == 0:
            page.keyboard.press(key)

    return press


def replay(query: str) -> Callable[[Table | None], str]:
    return lambda table: f"/replay/{table.id if table else ''}?{query}"


def await_analysis(page: Page, _: Table | None) -> None:
    page.locator("progress").first.wait_for()
    page.wait_for_function(
        "() => { const one = document.querySelector('progress'); return one.max > 1 && one.value === one.max; }",
        timeout=FINISHED,
    )


DESK, OPTIONS, MOVES = ".desk, dialog.sheet", "[data-option]", "[data-move]"
SCENES = (
    Scene("home", nowhere, "button.go"),
    Scene("settings", nowhere, "main select, main input", path=lambda _: "/settings"),
    Scene("waiting", waiting, ".room"),
    Scene("draft", at(DRAFT), OPTIONS),
    Scene("turn", at(MIDDLE), CARD),
    Scene("chosen", at(MIDDLE), DESK, choose),
    Scene("covered", at(MIDDLE), DESK, choose_covered),
    Scene("tokens", at(TOKENS), OPTIONS),
    Scene("discards", at(DISCARDS), OPTIONS),
    Scene("late", late, CARD),
    Scene("late-chosen", late, DESK, choose),
    Scene("threat", before_the_threat, "[data-moment].threat", threaten),
    Scene("chronicle", at(MIDDLE), "aside", pressing("l")),
    Scene("end", at(END), "dialog[open] .end"),
    Scene("replay", at(END), ".dock", path=replay("step=55&seat=0"), seated=False),
    Scene("replay-end", at(END), ".end", path=replay("step=999&seat=0"), seated=False),
    Scene("analysis", resigned, ".dock", await_analysis, replay("step=20&seat=0&analysis=seat"), seated=False),
    Scene("seven-3", seven(3), MOVES),
    Scene("seven-5", seven(5), MOVES),
    Scene("seven-8", seven(8), MOVES),
    Scene("seven-end", ended_seven, "dialog[open] table"),
    Scene("seven-replay", ended_seven, ".end table", path=replay("step=999&seat=none"), seated=False),
    Scene("world-1", world(1), MOVES),
    Scene("world-2", world(2), MOVES),
    Scene("world-5", world(5), MOVES),
)
SIZES = (
    "360x640",
    "390x844",
    "844x390",
    "720x450",
    "768x1024",
    "1024x768",
    "1280x720",
    "1366x768",
    "1440x900",
    "1920x1080",
)
"""Phones in both directions, 1440x900 at 200 %, tablets, desktops."""
TOUCHED = ("360x640", "360x740", "390x844", "844x390", "768x1024", "1024x768")
"""Sizes of phones and tablets."""
LANGUAGES = {"en": "en-GB", "it": "it-IT"}
THEMES: tuple[Theme, ...] = ("light", "dark")
