"""What a screen of World Wonders shows: exact lines, and over many positions that everything fits and can be chosen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import mirabilia.cli.world
from mirabilia.cli import screen
from mirabilia.cli.screen import Menu, Scene
from mirabilia.cli.world import maps, piece, places, reading
from mirabilia.cli.world.places import Spot
from mirabilia.core.contract import Result, State
from mirabilia.core.describe import LANGUAGES, texts
from mirabilia.games.world.lookup import CATALOGUE
from mirabilia.games.world.state import State as WorldState
from tests.cli.seven_table import NAMES, lines
from tests.locales import messages
from tests.world.scenario import WORLD, action, city, play, table

SCREEN = screen.of("world")
LONG = tuple(f"{name} Massimiliano il Magnifico di Montecatini" for name in "ABCDE")
KINDS: list[tuple[int, dict[str, Any]]] = [
    (1, {"solo": "hard"}),
    (2, {"resource_side": "B"}),
    (3, {"objectives": "dealt", "map_side": "B"}),
    (5, {"objectives": "dealt"}),
]


def scene(state: State, language: str = "en", names: tuple[str, ...] = NAMES) -> Scene:
    return screen.scene(WORLD, texts(language), names[: state.players])


def table_lines(state: State, seat: int | None = 0, language: str = "en", width: int = 80) -> list[str]:
    actions = [] if seat is None else state.actions(seat)
    return lines(SCREEN.table(scene(state, language), state.view(seat), width, actions), width)


def menu(state: State, language: str = "en") -> Menu:
    seat = state.to_act()[0]
    return SCREEN.menu(scene(state, language), state.view(seat), state.actions(seat))


def menu_lines(state: State, language: str = "en") -> list[str]:
    return lines(menu(state, language).draw())


def previewed(state: State, words: str, language: str = "en") -> list[str]:
    preview = tried(state, words, language)
    assert preview is not None
    return lines(preview)


def tried(state: State, words: str, language: str = "en") -> RenderableType | None:
    (seat,) = state.to_act()
    view, drawn = state.view(seat), scene(state, language)
    return SCREEN.preview(drawn, view, state.actions(seat), SCREEN.notation(drawn, view, words))


def spots(state: State) -> list[Spot]:
    """The places of what is being laid."""
    (seat,) = state.to_act()
    return places.in_hand(state.view(seat), state.actions(seat))


def middle(**fields: Any) -> WorldState:
    """Something of everything on the map of Anna."""
    own = city(
        "long_road d9 r90",
        "s3_h1 b11",
        "s2_m1 e10",
        "double_road a10",
        "tower c9",
        "long_road h5 r90",
        "lighthouse i5",
        "s1_b1 a8",
        food=3,
        ceramics=2,
        gears=5,
        population=3,
        gold=3,
    )
    return table(2, cities={0: own | fields.pop("own", {})}, **fields)


# Maps.


def test_a_map_shows_terrain_and_connected_pieces() -> None:
    state = table(
        2,
        cities={0: city("long_road d9 r90", "s3_h1 b11", "s2_m1 e10", "tower c8", "long_road b6", "giza a1, c1, c2")},
    )
    assert [line.rstrip() for line in map(str, maps.draw(state.view(0).cities[0]))] == [
        "   a b c d e f g h i j k l",
        " 1 ♦═╗ ♦ · · · · · · · · ·",
        " 2 ╚═╝ ♦ · · · · · · ♣ · ·",
        " 3 · · · · · · ♣ · · · · ·",
        " 4 · · · · · · · · · · · ·",
        " 5 · ♣+· · · · ≈≈· · · ♣ ·",
        " 6 · ▒▒▒▒▒▒▒▒≈≈≈≈· · · · ·",
        " 7 · · · · ≈≈≈≈≈≈≈≈· · · ·",
        " 8 · · ▲ · ≈≈≈≈≈≈· · · ♣ ·",
        " 9 · · ♣+▒▒· ≈≈≈≈· · · · ·",
        "10 · · · ▒▒M──── ♣+· · · ·",
        "11 · H─┐ ▒▒♣+· · · · · ♣ ·",
        "12 · └─┘ ▒▒· · · · · · · ·",
        "   ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
    ]


def test_districts_have_heavy_lines_and_bridges_a_sign_of_their_own() -> None:
    state = table(2, cities={0: city("long_road a9 r90", "s3_h1 b11", "double_road b10", "double_road d11 r90")})
    drawn = [str(line) for line in maps.draw(state.view(0).cities[0])]
    assert drawn[11].startswith("11 ▒▒H━┓ ▒▒")
    assert drawn[12].startswith("12 ▒▒┗━┛ ▒▒")
    over = table(2, cities={0: city("long_road d5 r90", "long_road e5")})
    assert "▒▒########" in str(maps.draw(over.view(0).cities[0])[5])


def test_a_map_is_as_readable_without_colours() -> None:
    view = middle().view(0)
    plain = lines(SCREEN.table(scene(middle()), view, 80))
    console = Console(width=80, color_system="truecolor", force_terminal=True, highlight=False, markup=False)
    with console.capture() as captured:
        console.print(SCREEN.table(scene(middle()), view, 80))
    coloured = captured.get()
    assert "\x1b[" in coloured
    assert [line.rstrip() for line in re.sub(r"\x1b\[[0-9;]*m", "", coloured).splitlines()] == plain


@pytest.mark.parametrize(("width", "maps"), [(60, 1), (80, 1), (120, 2), (140, 3), (200, 3)])
def test_as_many_maps_as_there_is_room_for(width: int, maps: int) -> None:
    state = WORLD.new(1, 3)
    letters = [line for line in table_lines(state, None, width=width) if "a b c d e f" in line]
    assert sum(line.count("a b c d e f") for line in letters) == maps


def test_a_map_whose_name_is_too_long_has_its_code() -> None:
    state = WORLD.new(1, 2, {"map_side": "B", "rivers": ["west_east", "bent"]})
    assert table_lines(state)[1].startswith("── Anna: West-east river* ")
    named = lines(SCREEN.table(scene(state, names=("Anna Maria", "Bruno")), state.view(0), 80))
    assert named[1].startswith("── Anna Maria: B2* ──")


# The table.


def test_the_market_beside_the_map() -> None:
    state = table(2, tiles={"s1": "s1_b1", "s2": None, "s3": "s3_h1"}, monuments="giza aqueduct machu_picchu", round=3)
    right = [line[29:] for line in table_lines(state)[1:]]
    assert right[:4] == [
        "── Market ─────────────────────────────────────────",
        "s1 ██     B Library       s2 ██████ sold",
        "   ████   2 gold Ge*",
        "s3 ████   H Habitation    s4 ██     F Farm",
    ]
    first = next(number for number, line in enumerate(right) if "Giza" in line)
    assert right[first : first + 7] == [
        "████ ██ ██ Necropolis of Giza*: 3 points. Beside:",
        "████       Road, Temple",
        "██░░░░██   Aqueduct*: 3 points. Beside: water, Farm",
        "████       Machu Picchu*: 5 points. Beside: 2 ×",  # noqa: RUF001
        "██████     Farm, natural resource",
        "  ████",
        "Long Road: 1 gold, 1 here, 34 in supply",
    ]
    assert "Tower*: 2 gold, 1 here, 9 in supply" in right
    assert "To come: 18 Monuments, 7 tiles a stack" in right


def test_the_players_in_the_order_of_turn() -> None:
    screen = table_lines(middle(order=[1, 0]))
    first = next(number for number, line in enumerate(screen) if line.startswith("turn order"))
    assert screen[first : first + 3] == [
        "turn order  gold  popul.*  food*  ceramics*  gears*  points",
        "  Bruno     7     0 (0)    0 →2   0 →2       0 →2    0",
        "► Anna      4     3 (3)    3 →5   2 →5       5 →8    11      1 Monument",
    ]
    assert screen[first + 3] == "* Not the value of the printed game but one of this program: see"


def test_objectives_with_everybodys_values() -> None:
    state = table(2, options={"objectives": ["o03", "o07", "o15"]}, cities={0: city("long_road d9 r90", "s2_m1 e10")})
    assert "Most Markets (3 and 1 points*): Anna 1 (+3), Bruno 0 (+0)" in table_lines(state)
    line = "A district of every Building type (4 points shared): Anna 0 (+0), Bruno 0 (+0)"
    assert line in table_lines(state)
    assert "Il maggior numero di Mercati (3 punti, poi 1*): Anna 1 (+3), Bruno 0 (+0)" in table_lines(
        state, language="it"
    )


def test_the_automaton() -> None:
    state = table(1, options={"solo": "hard"}, solo={"monuments": ["petra"]}, cities={0: city("long_road d9 r90")})
    screen = table_lines(state)
    assert "Automaton: 2 points, 14 cards left, Monuments: Petra" in screen
    assert not any("pedestal" in line for line in screen)
    assert SCREEN.unseated(scene(state), state.view(0)) == {"Automaton": 2}
    assert SCREEN.unseated(scene(middle()), middle().view(0)) == {}


def test_the_title() -> None:
    assert table_lines(middle())[0].startswith("── Round 5 of 10 ──")
    assert table_lines(middle(round=10), language="it")[0].startswith("── Round 10 di 10, l'ultimo ──")


# What is asked.


def test_purchases_with_price_gains_and_places() -> None:
    state = middle(tiles={"s1": "s1_b2", "s5": "s5_b1", "s6": None}, monuments="ziggurat petra thien_mu")
    question = menu_lines(state)
    assert question[0] == "Anna has to buy an item (4 gold left)"
    number = len(places.on_sale(action(state, "buy s1")))
    assert f"  1 s1 B Library, Corner of 3: 2 gold; 1 gear; {number} places" in question
    assert any(
        re.fullmatch(r" +\d+ s5 B Library, P of 5: 4 gold; 1 food and 2 gears; \d+ places", line) for line in question
    )
    assert "  - Ziggurat: no place on your map" in question
    assert not any("s6" in line for line in question)
    assert any(re.fullmatch(r" +\d+ Take a loan: 2 more gold now, 2 points less .*", line) for line in question)


def test_what_is_not_possible_says_why() -> None:
    own = {"gold": 6, "loan_round": 2, "pedestal": 1}
    question = menu_lines(middle(own=own, tiles={"s6": "s6_t1"}))
    assert "  - s6 T Temple, Block of 6: costs 5 gold, you have 1" in question
    assert "  - 2nd pedestal: one a round" in question
    assert "  - Pay the loan back: costs 3 gold, you have 1" in question
    assert "  - s6 T Tempio, Blocco da 6: costa 5 Oro, ne hai 1" in menu_lines(
        middle(own=own, tiles={"s6": "s6_t1"}), "it"
    )


def test_laying_offers_the_best_places_and_shows_all_corners() -> None:
    state = middle(tiles={"s3": "s3_b1"})
    play(state, "buy s3")
    question = menu_lines(state)
    assert question[0] == "Anna has to lay what was bought: Library, Square of 4"
    best = max(spot.points for spot in spots(state))
    offered = menu(state).numbered()
    assert len(offered) == places.FEW
    assert next(spot for spot in spots(state) if spot.code == offered[0].move).points == best
    small = [line[32:] for line in table_lines(state)[3:15]]
    marked = {
        row * 12 + column for row, line in enumerate(small) for column, mark in enumerate(line) if mark in "○12345"
    }
    assert marked == {spot.corner for spot in spots(state)}


def test_the_parts_of_a_set_of_short_roads() -> None:
    state = middle()
    play(state, "buy short_set")
    assert " ".join(menu_lines(state)[:2]).startswith(
        "Anna has to lay what was bought: Set of Short Roads, still 2 of 2 cells and"
    )
    assert "The road of 1 cell: single a1." in " ".join(menu_lines(state))
    assert table_lines(state)[15].split()[-3:] == ["r0", "r90", "single"]
    play(state, next(text for text in map(state.text, state.legal(0)) if text.startswith("single")))
    assert menu_lines(state, "it")[0].endswith("Set di Strade Corte, ancora 2 da 2 spazi")


def test_the_pieces_of_a_monument_one_by_one() -> None:
    state = table(2, monuments="moai", cities={0: city("long_road d9 r90")})
    play(state, "buy moai")
    assert menu_lines(state)[0].endswith("Moai, piece 1; 3 still to lay")
    for _ in range(2):
        play(state, state.text(state.legal(0)[0]))
    assert menu_lines(state)[0].endswith("Moai, the last piece")


# Typing.


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("c4 r90", "lay c4 r90"),
        ("c4", "lay c4 r0"),
        ("c4 90", "lay c4 r90"),
        ("c4r180", "lay c4 r180"),
        ("lay c12", "lay c12 r0"),
        ("piazza c4 r90", "lay c4 r90"),
        ("singola a1", "single a1 r0"),
        ("hello", "hello"),
        ("buy s3", "buy s3"),
    ],
)
def test_places_can_be_typed_without_a_verb(typed: str, meant: str) -> None:
    state = WORLD.new(1, 2)
    view = state.view(state.to_act()[0])
    assert reading.read(scene(state), view, typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("s3", "buy s3"),
        ("compra s3", "buy s3"),
        ("compra colosseo", "buy colosseum"),
        ("torre", "buy tower"),
        ("buy long_road", "buy long_road"),
        ("prestito", "loan"),
        ("ripaga", "repay"),
        ("compra nulla", "buy nulla"),
        ("c4 r90", "lay c4 r90"),
        ("nulla", "nulla"),
    ],
)
def test_purchases_can_be_typed_by_name(typed: str, meant: str) -> None:
    assert reading.read(scene(middle(), "it"), middle().view(0), typed) == meant


# Previews.


def test_the_preview_of_a_place() -> None:
    state = middle(tiles={"s2": "s2_b1"})
    play(state, "buy s2")
    for spot in places.best(spots(state), 3):
        preview = previewed(state, spot.place)
        assert sum(line.count("██") for line in preview) == 3
        assert preview[-1].startswith(f"At {spot.place}: ")
        points = {gain["gain"]: gain["points"] for gain in spot.gains}
        for line, words in (("natural", "for natural resources"), ("districts", "for districts")):
            assert (words in preview[-1]) == (line in points)
            number = points.get(line, 0)
            assert line not in points or f"{number} {'point' if abs(number) == 1 else 'points'} {words}" in preview[-1]
    assert tried(state, "l1 r90") is None


def test_the_preview_of_a_purchase() -> None:
    state = middle(tiles={"s5": "s5_b1"})
    preview = previewed(state, "s5")
    assert preview[0].startswith("Buy a tile: P of 5: 4 gold; brings 1 food and 2 gears; ")
    assert preview[1].split() == ["r0", "r90", "r180", "r270"]
    place = places.best(places.on_sale(action(state, "buy s5")), 1)[0].place
    laid = previewed(state, f"compra s5 {place}", "it")
    assert sum(line.count("██") for line in laid) == 5
    assert laid[-1].startswith("Comprare una tessera: P da 5: 4 Oro; porta 1 Cibo e 2 Ingranaggi; ")
    assert previewed(state, "s5 d9") == ["It cannot be laid at d9."]
    assert previewed(state, "pedestal_1")[0].startswith("Buy: 1st pedestal: 1 gold; brings none")


# Looking things up.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_can_be_explained(language: str) -> None:
    stage = scene(WORLD.new(1, 2), language)
    for kind, pieces in piece.kinds().items():
        for each in pieces:
            for words in (each.id, stage.name(kind, each.id).upper()):
                card = SCREEN.card(stage, {}, words)
                assert card is not None, words
                marked = [line for line in lines(card) if "*" in line and not line.startswith("*")]
                assert bool(marked) == bool(each.reconstructed), each.id
    assert piece.find(stage, "b2") == ("map", next(one for one in CATALOGUE.maps if one.code == "B2"))
    assert SCREEN.card(stage, {}, "atlantis") is None


def test_a_monument() -> None:
    card = SCREEN.card(scene(WORLD.new(1, 2)), {}, "carthage")
    assert card is None
    card = SCREEN.card(scene(WORLD.new(1, 2)), {}, "port of")
    assert card is not None
    assert lines(card)[:7] == [
        "Port of Carthage (port_of_carthage), Monument",
        "░░",
        "░░░░",
        "2 points, 1 food*",
        "One piece; it can be turned, not mirrored*",
        "██ on grass, ≈≈ on water, ░░ on either; at least 1 on water",
        "Beside: Road, Market*",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cities_in_detail(language: str) -> None:
    screen = lines(SCREEN.cities(scene(middle(), language), middle().view(0)))
    assert sum(line.count("a b c d e f") for line in screen) == 2
    assert any(texts(language)("world-screen-points-now") in line for line in screen)
    total = next(line for line in screen if line.startswith(texts(language)("world-category-total")))
    assert total.split()[-2:] == [str(one.scores["total"]) for one in middle().view(0).cities]


def test_there_is_no_pile() -> None:
    assert "no discard pile" in lines(SCREEN.pile(scene(middle()), middle().view(0)))[0]


# The score sheet.


def test_lines_of_nothing_are_left_out() -> None:
    sheet = {"population": 0, "loans": 0, "objectives": 0, "total": 0}
    assert [name for name, _ in SCREEN.score_lines([sheet, sheet])] == ["population", "total"]
    assert [name for name, _ in SCREEN.score_lines([sheet, sheet | {"loans": -2}])] == ["population", "loans", "total"]


@pytest.mark.parametrize(("language", "ending"), [("en", "no victory this time."), ("it", "niente vittoria.")])
def test_a_player_alone_can_lose(language: str, ending: str) -> None:
    state = table(1, options={"solo": "easy"})
    sheet = {"population": 3, "lowest": 2, "total": 5}
    sheet_lines = lines(
        screen.score_sheet(scene(state, language), Result("solo_lost", (2,), (sheet,)), {"Automaton": 28})
    )
    assert sheet_lines[0].endswith(ending)
    assert [line.split()[-2:] for line in sheet_lines if "28" in line] == [["5", "28"]]


# Many positions.


def positions(seed: int, players: int, every: int, **options: Any) -> Iterator[State]:
    state, rng, number = WORLD.new(seed, players, options), Random(seed), 0
    while state.to_act():
        if number % every == 0:
            yield state.copy()
        seat = state.to_act()[0]
        state.play(seat, rng.choice(state.legal(seat)))
        number += 1
    yield state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), KINDS, ids=lambda value: str(value))
def test_everything_fits(players: int, options: dict[str, Any], language: str) -> None:
    for number, state in enumerate(positions(1, players, every=13 * players, **options)):
        width = (80, 120)[number % 2]
        for viewer in (*state.to_act(), None):
            stage = scene(state, language, LONG)
            actions = [] if viewer is None else state.actions(viewer)
            screen = lines(SCREEN.table(stage, state.view(viewer), width, actions), width)
            assert max(map(cell_len, screen)) <= width
        if state.to_act():
            assert max(map(cell_len, menu_lines(state, language))) <= 80


@pytest.mark.parametrize(("players", "options"), KINDS, ids=lambda value: str(value))
def test_every_move_can_be_chosen_or_typed(players: int, options: dict[str, Any]) -> None:
    for state in positions(2, players, every=11, **options):
        if not state.to_act():
            continue
        seat = state.to_act()[0]
        offered = {choice.move for choice in menu(state).numbered()}
        assert offered <= set(state.legal(seat))
        if state.view(seat).phase == "turn":
            assert offered == set(state.legal(seat))
        else:
            assert len(offered) == min(places.FEW, len(state.legal(seat)))
            codes = {spot.notation: spot.code for spot in spots(state)}
            assert codes == {state.text(move): move for move in state.legal(seat)}


# Texts.


def test_both_languages_have_the_same_texts() -> None:
    assert messages("en", "world-screen.ftl") == messages("it", "world-screen.ftl")


def test_every_text_is_there_and_used() -> None:
    sources = sorted(Path(mirabilia.cli.world.__path__[0]).rglob("*.py"))
    code = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    whole = re.findall(r"(?<!f)[\"'](world-[a-z0-9-]*[a-z0-9])[\"']", code)
    for name in whole:
        for language in LANGUAGES:
            assert texts(language).has(name), name
    beginnings = re.findall(r"f[\"'](world-screen-[a-z-]*?)-?\{", code)
    for name in messages("en", "world-screen.ftl"):
        assert name in whole or any(start and name.startswith(f"{start}-") for start in beginnings), name
