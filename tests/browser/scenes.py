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
from tests.browser.visitors import Visitors, devtools, resize, wait_until_loaded
from tests.server.process import Server

Theme = Literal["light", "dark"]
MIDDLE, TOKENS, DISCARDS = Moment("turn", 2), Moment("progress", options=5), Moment("revive", options=15)
LAST = 6
"""Moves that are left when a game counts as late."""
CARDS = 20
"""In an Age of which nobody has taken one."""
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


def resize_touched(page: Page, size: str) -> None:
    """Give a page another size, and a finger or a mouse as people have it at that size."""
    resize(page, sized(size))
    devtools(page).send("Emulation.setTouchEmulationEnabled", {"enabled": size in TOUCHED, "maxTouchPoints": 1})


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
        page = visitors.come(
            language=language,
            size=sized(size),
            theme=theme,
            remembers={"name": PEOPLE[0], **seats},
            scripts=(NEVER_CLOSED,),
        )
        resize_touched(page, size)
        page.goto(self.path(table))
        wait_until_loaded(page)
        self.act(page, table)
        page.locator(self.shows).first.wait_for()
        page.evaluate("() => document.fonts.ready.then(() => undefined)")
        return page


def nowhere(_: Server) -> Table | None:
    return None


PERSON, SECRET = "Ottavia", "secret of the browser of Ottavia"


@cache
def known(server: Server) -> None:
    """Somebody who has made themselves known, with a game that is over."""
    table = server.open_table(None, None, public=True)
    server.sit(table, PERSON, player=SECRET)
    with server.connect(table, server.sit(table, "Bruno", player="secret of Bruno")) as client:
        client.ask("resign")
    wish = {"name": PERSON, "label": "Firefox, Linux"}
    server.http.post("/api/me", json=wish, headers={"Authorization": f"Bearer {SECRET}"})


def as_person(page: Page, _: Table | None) -> None:
    """Come back in the browser of that person."""
    page.evaluate(
        "([player, person]) => { localStorage.setItem('player', player); localStorage.setItem('person', person); }",
        [SECRET, f'{{"person": "", "name": "{PERSON}"}}'],
    )
    page.reload()
    wait_until_loaded(page)


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


def crowdedness(state: Any) -> int:
    """How much there is to show in the two cities: symbols, resources, tokens, kinds of cards."""
    return max(
        len(set(city.symbols)) + len(city.progress) + sum(1 for cards in city.cards.values() if cards)
        for city in state.view(None).cities
    )


@cache
def crowded() -> tuple[int, Script]:
    """Of many games the beginning of an Age III with the most to show beside all its cards."""
    best: tuple[int, int, Script] = (0, 0, ())
    for seed in SEEDS[:60]:
        state, moves = games.get("duel").new(seed), moves_to(END, seed) or ()
        for number, (seat, text) in enumerate(moves):
            view = state.view(None)
            if (seat, view.choice, view.age, len(view.layout)) == (0, "turn", 3, CARDS):
                best = max(best, (crowdedness(state), seed, moves[:number]))
            state.play(seat, state.parse(text))
    return best[1], best[2]


@cache
def third_age(server: Server) -> Table:
    return table_after(server, *crowded())


@cache
def second_draft(server: Server) -> Table:
    """Of many games the one whose second four Wonders do the most."""
    wonders = {one["id"]: len(str(one["effects"])) for one in games.get("duel").pieces()["wonders"]}
    seed = max(SEEDS[:60], key=lambda one: sum(wonders[wonder] for wonder in second_offer(one)))
    return table_after(server, seed, half_draft(seed))


def half_draft(seed: int) -> Script:
    return (moves_to(END, seed) or ())[:4]


def second_offer(seed: int) -> list[str]:
    state = games.get("duel").new(seed)
    for seat, text in half_draft(seed):
        state.play(seat, state.parse(text))
    wonders: list[str] = state.view(None).offer.wonders
    return wonders


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
    return of_people("seven", people, lambda state: state.view(None).age == 2)


def asks(state: Any, choice: str) -> bool:
    """Whether that is what the first seat has to choose."""
    asked = state.own(0).choice
    return asked is not None and asked.name == choice


def seven_late(people: int, *expansions: str, teams: bool = False) -> Callable[[Server], Table]:
    """A game in which everybody has built what they could, in the last Age."""
    options = {"expansions": list(expansions), "teams": teams}

    @cache
    def table(server: Server) -> Table:
        state = games.get("seven").new(SEEDS[0], players=people, options=options)
        moves = builders(state, lambda: state.view(None).age == 3 and asks(state, "turn"))
        return table_after(server, SEEDS[0], moves, people=people, game="seven", options=options)

    return table


def builders(state: Any, is_there: Callable[[], bool]) -> Script:
    """The moves of players who build whenever they can, the dearest first."""
    moves = []
    while not is_there():
        seat = state.to_act()[-1]
        texts = [state.text(move) for move in state.legal(seat)]
        chosen = max(texts, key=lambda text: (not text.startswith("sell"), not text.startswith("stage"), text))
        moves.append((seat, chosen))
        state.play(seat, state.parse(chosen))
    return tuple(moves)


EVERYTHING = ["leaders", "cities", "edifice"]


def ended_seven(people: int, **options: Any) -> Callable[[Server], Table]:
    """A game that is over."""

    @cache
    def table(server: Server) -> Table:
        state = games.get("seven").new(SEEDS[0], players=people, options=options)
        moves = random_moves(state, SEEDS[0], lambda state: state.result() is not None)
        return table_after(server, SEEDS[0], moves or (), people=people, game="seven", options=options)

    return table


ENDED_3, ENDED_5 = ended_seven(3), ended_seven(5, expansions=EVERYTHING)
ENDED_8 = ended_seven(8, expansions=["leaders", "cities"], teams="on")


def take_apart(page: Page, _: Table | None) -> None:
    """What the points of the last line with some are made of."""
    page.locator("[data-counted=true]").wait_for()
    page.locator("dialog tbody td button").last.click()


def world_late(people: int) -> Callable[[Server], Table]:
    """The last round of a game in which everybody has bought as much as they could, with the first seat to buy."""
    options = {} if people == 1 else {"objectives": "dealt"}

    @cache
    def table(server: Server) -> Table:
        state = games.get("world").new(SEEDS[0], players=people, options=options)
        moves = dearest(state, lambda: state.view(None).round >= LAST_ROUND and buys(state))
        return table_after(server, SEEDS[0], moves, people=people, game="world", options=options)

    return table


LAST_ROUND = 9


def buys(state: Any) -> bool:
    """Whether the first seat has something to buy and to lay."""
    return state.to_act() == (0,) and any(one.legal and one.detail for one in state.actions(0) if one.cost)


def dearest(state: Any, is_there: Callable[[], bool]) -> Script:
    """The moves of players who buy Monuments, then the dearest, and lay where that brings most."""
    moves = []
    while not is_there():
        seat = state.to_act()[0]
        legal = [one for one in state.actions(seat) if one.legal and one.text not in ("leave", "repay")]
        best = max(legal or [one for one in state.actions(seat) if one.legal], key=worth)
        moves.append((seat, best.text))
        state.play(seat, best.code)
    return tuple(moves)


def worth(action: Any) -> tuple[bool, int, int]:
    points = sum(gain.get("points", 0) for gain in action.gains)
    return "monument" in action.fact, action.cost.coins if action.cost else 0, points


def ended_world(people: int) -> Callable[[Server], Table]:
    """A game that is over."""

    @cache
    def table(server: Server) -> Table:
        state = games.get("world").new(SEEDS[0], players=people)
        moves = dearest(state, lambda: state.result() is not None)
        return table_after(server, SEEDS[0], moves, people=people, game="world")

    return table


@cache
def world_monument(server: Server) -> Table:
    """A Monument of several pieces, the first of which the first seat is about to lay."""
    state = games.get("world").new(SEEDS[0], players=2)
    moves = dearest(state, lambda: state.to_act() == (0,) and is_monument(state.view(None).laying))
    return table_after(server, SEEDS[0], moves, people=2, game="world")


def is_monument(laying: Any) -> bool:
    return laying is not None and laying.monument is not None and laying.left > 1


def misplace(page: Page, table: Table | None) -> None:
    """What is in hand over a Road, where it cannot lie."""
    assert table is not None
    road = next(place for id, place in table.seen(0)["view"]["cities"][0]["pieces"] if id == "long_road")
    page.locator('[role=gridcell][tabindex="0"]').focus()
    page.keyboard.type(road.split()[0])
    page.keyboard.press("Enter")


@cache
def world_waiting(server: Server) -> Table:
    """The first seat waits for others, and could buy something."""
    state = games.get("world").new(SEEDS[0], players=3)
    moves = dearest(state, lambda: state.view(None).round >= LAST_ROUND - 3 and waits(state))
    return table_after(server, SEEDS[0], moves, people=3, game="world")


def waits(state: Any) -> bool:
    city = state.view(None).cities[0]
    return state.to_act() != (0,) and not city.out and city.gold_left > 3 and state.view(None).laying is None


def sketch(page: Page, _: Table | None) -> None:
    """Something in pencil, over its best place."""
    page.locator("[data-ware='item:long_road']").click()
    page.locator("[data-list]").click()
    page.locator("[data-spot]").first.click()


def zoom_in(page: Page, table: Table | None) -> None:
    """Large cells, where they are small otherwise, with something in hand."""
    resize_touched(page, "390x844")
    page.locator("[data-zoom]").click()
    choose_good(page, table)


@cache
def world_resigned(server: Server) -> Table:
    """A game that was given up after a few purchases: an analysis of it takes a few seconds."""
    state = games.get("world").new(SEEDS[0], players=2)
    moves = dearest(state, lambda: state.view(None).round >= 2)
    table = table_after(server, SEEDS[0], moves, people=2, game="world")
    table.ask(1, "resign")
    return table


def open_more(page: Page, _: Table | None) -> None:
    """The sheet with the rest of the table, where there is no room for it."""
    resize_touched(page, "390x844")
    page.locator("[data-more]").click()


def read_text(page: Page, _: Table | None) -> None:
    page.locator(GOODS).first.wait_for()
    page.keyboard.press("t")


def set_up_world(page: Page, _: Table | None) -> None:
    page.locator("article").nth(2).locator("button.quiet").click()
    page.locator("dialog[open] .notes").wait_for()


def set_up_position(game: str) -> Callable[[Page, Table | None], None]:
    """An empty table in the editor of positions."""

    def begin(page: Page, _: Table | None) -> None:
        page.locator(f"input[name=game][value={game}]").check()
        page.locator("[data-begin=sketch]").click()

    return begin


def spoil_position(page: Page, table: Table | None) -> None:
    """A position that cannot be: a card is gone from below others."""
    set_up_position("duel")(page, table)
    page.locator("[data-path='layout.8']").click()
    page.locator("[data-pick='']").click()


def choose_card(page: Page, table: Table | None) -> None:
    set_up_position("duel")(page, table)
    page.locator("[data-path='layout.19']").click()


def choose_piece(page: Page, table: Table | None) -> None:
    set_up_position("world")(page, table)
    page.locator("[data-path='cities.0.pieces']").click(position={"x": 40, "y": 60})
    page.locator("[data-pick='piece:long_road']").click()


def choose_good(page: Page, _: Table | None) -> None:
    """Something that can be laid, over the place that is listed first."""
    page.locator("[data-ware][data-open=true]").first.click()
    page.locator("[data-list]").click()
    page.locator("[data-spot]").first.click()


@cache
def waiting(server: Server) -> Table:
    """Somebody waits for a friend."""
    table = Table(server, server.open_table(None, None))
    table.secrets.append(server.sit(table.id, PEOPLE[0]))
    return table


def set_up(page: Page, _: Table | None) -> None:
    """A table of 7 Wonders that is being set up, with as much on it as there can be."""
    page.locator("article").nth(1).locator("button.quiet").click()
    page.locator("dialog[open] .notes").wait_for()


def set_up_teams(page: Page, table: Table | None) -> None:
    """Four teams with boards of their own, chosen one after the other as they become possible."""
    set_up(page, table)
    dialog = page.locator("dialog[open]")
    for choice in ("cities", "leaders"):
        dialog.locator(f"input[name=expansions][value={choice}]").check()
    for number in (4, 8):
        dialog.locator(f".numbers input[value='{number}']").check()
        dialog.locator("input[name=teams]").last.check()
        dialog.locator(".team").nth(number // 2 - 1).wait_for()
    dialog.locator("input[name=wonders]").last.check()


def choose(page: Page, _: Table | None) -> None:
    """A card that can be taken, and then nothing that is pointed at."""
    free_card(page).click()
    page.mouse.move(0, 0)


def choose_held(page: Page, _: Table | None) -> None:
    """A card of the hand."""
    page.locator("[data-digit]").nth(1).click()
    page.mouse.move(0, 0)


def visit(page: Page, _: Table | None) -> None:
    """The city of a neighbour."""
    page.locator("[data-unfold]").first.click(position={"x": 6, "y": 6})


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


@cache
def replayed_age(server: Server) -> Table:
    seed, _ = crowded()
    return table_after(server, seed, moves_to(END, seed) or ())


def replay_of_crowded(table: Table | None) -> str:
    return replay(f"step={len(crowded()[1])}&seat=0")(table)


def await_analysis(page: Page, _: Table | None) -> None:
    page.locator("progress").first.wait_for()
    page.wait_for_function(
        "() => { const one = document.querySelector('progress'); return one.max > 1 && one.value === one.max; }",
        timeout=FINISHED,
    )


DESK, OPTIONS, HELD, GOODS = ".desk, dialog.sheet", "[data-option]", "[data-digit]", "[data-ware]"


@cache
def with_tournament(server: Server) -> None:
    """A tournament of bots and somebody who does not come to the table."""
    headers = {"Authorization": "Bearer whoever opens tournaments"}

    def ask(path: str, **body: Any) -> Any:
        answer = server.http.post(f"/api{path}", json=body, headers=headers)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    ask("/me", name="Teodora")
    clock = {"kind": "game", "amount": 300, "lost": True}
    wish = {"name": "Club cup", "game": "duel", "format": "swiss", "rounds": 3, "clock": clock, "rated": True}
    path = f"/tournaments/{ask('/tournaments', **wish)['tournament']}"
    ask(f"{path}/join")
    for bot in ("pupil", "pupil", "novice", "scholar", "random", "greedy", "builder"):
        ask(f"{path}/bots", bot=bot)
    ask(f"{path}/start")


@cache
def rated(server: Server) -> Table:
    """A table of two persons who play for their ratings."""
    table = Table(server, server.open_table(None, None, rated=True))
    for name in ("Lavinia", "Ippolito"):
        secret = f"secret of the browser of {name}"
        server.http.post("/api/me", json={"name": name}, headers={"Authorization": f"Bearer {secret}"})
        table.secrets.append(server.sit(table.id, name, player=secret))
    return table


def see_players(page: Page, _: Table | None) -> None:
    """What is in the menu, whatever its language: who plays comes first."""
    page.locator("[popovertarget]").click()
    page.locator("[popover] nav > button").first.click()


def follow_tournament(page: Page, _: Table | None) -> None:
    page.locator("main li a").first.click()


SCENES = (
    Scene("tournaments", with_tournament, "main li a", path=lambda _: "/tournaments"),
    Scene("tournament", with_tournament, "main table", follow_tournament, path=lambda _: "/tournaments"),
    Scene("ratings-table", rated, "aside li", see_players),
    Scene("ratings", with_tournament, "main section", path=lambda _: "/ratings/duel/quick"),
    Scene("home", nowhere, "button.go"),
    Scene("set-up", nowhere, "dialog[open] .notes", set_up),
    Scene("set-up-teams", nowhere, "dialog[open] .entries", set_up_teams),
    Scene("person", known, "fieldset input", as_person, lambda _: "/me"),
    Scene("profile", known, "main li .outcome", as_person, lambda _: f"/people/{PERSON}"),
    Scene("settings", nowhere, "main select, main input", path=lambda _: "/settings"),
    Scene("puzzles", nowhere, "main a", path=lambda _: "/puzzles"),
    Scene("puzzles-duel", nowhere, "main li a", path=lambda _: "/puzzles/duel"),
    Scene("records", nowhere, "main textarea", path=lambda _: "/replay?new"),
    Scene("waiting", waiting, ".room"),
    Scene("draft", at(DRAFT), OPTIONS),
    Scene("draft-2", second_draft, OPTIONS),
    Scene("turn", at(MIDDLE), CARD),
    Scene("chosen", at(MIDDLE), DESK, choose),
    Scene("covered", at(MIDDLE), DESK, choose_covered),
    Scene("tokens", at(TOKENS), OPTIONS),
    Scene("discards", at(DISCARDS), OPTIONS),
    Scene("age-3", third_age, CARD),
    Scene("late", late, CARD),
    Scene("late-chosen", late, DESK, choose),
    Scene("threat", before_the_threat, "[data-moment].threat", threaten),
    Scene("chronicle", at(MIDDLE), "aside", pressing("l")),
    Scene("end", at(END), "dialog[open] .end"),
    Scene("replay", at(END), ".dock", path=replay("step=55&seat=0"), seated=False),
    Scene("replay-age-3", replayed_age, ".dock", path=replay_of_crowded, seated=False),
    Scene("replay-end", at(END), ".end", path=replay("step=999&seat=0"), seated=False),
    Scene("analysis", resigned, ".dock", await_analysis, replay("step=20&seat=0&analysis=seat"), seated=False),
    Scene("seven-boards", of_people("seven", 3, lambda state: True, wonders="dealt"), OPTIONS),
    Scene("seven-draft", of_people("seven", 4, lambda state: asks(state, "draft"), expansions=["leaders"]), HELD),
    Scene("seven-3", seven(3), HELD),
    Scene("seven-leaders", of_people("seven", 5, lambda state: asks(state, "turn"), expansions=EVERYTHING), HELD),
    Scene("seven-5", seven_late(5, "leaders", "cities", "edifice"), HELD),
    Scene("seven-chosen", seven_late(5, "leaders", "cities", "edifice"), DESK, choose_held),
    Scene("seven-7", seven_late(7, "cities", "edifice"), HELD),
    Scene("seven-8", seven_late(8, "cities", teams=True), HELD),
    Scene("seven-pile", of_people("seven", 5, lambda state: asks(state, "revival")), HELD),
    Scene("seven-city", seven_late(5, "leaders", "cities", "edifice"), "dialog [data-visited]", visit),
    Scene("seven-end-3", ENDED_3, "dialog[open] [data-counted=true]"),
    Scene("seven-end-5", ENDED_5, "dialog[open] .parts", take_apart),
    Scene("seven-end-8", ENDED_8, "dialog[open] .parts", take_apart),
    Scene("seven-replay", ENDED_8, ".end table", path=replay("step=999&seat=none"), seated=False),
    Scene("world-1", world_late(1), GOODS),
    Scene("world-2", world_late(2), GOODS),
    Scene("world-5", world_late(5), GOODS),
    Scene("world-chosen", world_late(5), "[data-ghost]", choose_good),
    Scene("world-end-1", ended_world(1), "dialog[open] [data-counted=true]"),
    Scene("world-end-5", ended_world(5), "dialog[open] .parts", take_apart),
    Scene("world-first", of_people("world", 2, lambda state: True), "[data-bar]"),
    Scene("world-monument", world_monument, "[data-wrong]", misplace),
    Scene("world-pencil", world_waiting, "[data-pencil]", sketch),
    Scene("world-zoom", world_late(2), "[data-ghost]", zoom_in),
    Scene("world-more", world_late(1), "dialog .sheet-content", open_more),
    Scene("world-text", world_late(2), "[data-move]", read_text),
    Scene("world-set-up", nowhere, "dialog[open] .notes", set_up_world),
    Scene("position-begin", nowhere, "[data-begin]", path=lambda _: "/position"),
    Scene("position", nowhere, "[data-part]", set_up_position("duel"), lambda _: "/position"),
    Scene("position-seven", nowhere, "[data-part]", set_up_position("seven"), lambda _: "/position"),
    Scene("position-world", nowhere, "[data-part]", set_up_position("world"), lambda _: "/position"),
    Scene("position-wrong", nowhere, "#wrong-here", spoil_position, lambda _: "/position"),
    Scene("position-card", nowhere, "dialog[open] [data-pick]", choose_card, lambda _: "/position"),
    Scene("position-laying", nowhere, "[data-bar]", choose_piece, lambda _: "/position"),
    Scene("world-replay", ended_world(2), ".dock", path=replay("step=60&seat=0"), seated=False),
    Scene(
        "world-analysis", world_resigned, ".dock", await_analysis, replay("step=6&seat=0&analysis=seat"), seated=False
    ),
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
