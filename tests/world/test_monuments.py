"""Buying a Monument, and where one may be laid (WORLD-129 to WORLD-154; those of several pieces apart)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mirabilia.core.contract import Cost, Fact, Json
from mirabilia.games.world.board import cell_name
from mirabilia.games.world.lookup import MONUMENT_IDS
from mirabilia.games.world.state import State
from tests import own_data
from tests.rules import rule
from tests.world.scenario import (
    WORLD,
    action,
    city,
    city_view,
    events,
    items,
    laid,
    lay_anywhere,
    play,
    refusal,
    scores,
    table,
)
from tests.world.scenario import places as free_places

ROOT = Path(__file__).resolve().parents[2]
JUST: dict[str, tuple[str, list[str], list[str]]] = {
    "ziggurat": ("c3", ["s2_t1 c2", "s2_f1 b3 r90"], []),
    "giza": ("c3, e3, e4", ["long_road c2", "s2_t1 b3 r90"], []),
    "obelisks": ("c3, e3", ["single_road c2", "s2_b1 e2"], []),
    "trojan_horse": ("c3", ["single_road c2", "s2_h1 b3 r90"], []),
    "ishtar_gate": ("d12", ["long_road d11"], ["long_road a12 + long_road e12 + long_road i12"]),
    "theater": ("c3", ["s2_b1 c2", "s2_h1 b3 r90"], []),
    "parthenon": ("c3", ["long_road c2", "s2_b1 b3 r90", "s2_t1 c5"], []),
    "port_of_carthage": ("h6", ["single_road h5", "s2_m1 j6 r90"], []),
    "aqueduct": ("g4", ["s2_f1 k2 r90"], ["long_road e5"]),
    "petra": ("a3", ["s2_m1 a2"], ["tower b5"]),
    "lighthouse": ("h6", ["single_road h5", "s2_b1 j6 r90"], []),
    "great_wall": ("a7, c7, c8", ["s2_h1 a6"], ["tower c9"]),
    "roman_bridge": ("e9", ["single_road e10", "s2_m1 h10"], []),
    "shitenno_ji": ("c3", ["s2_t1 c2", "s2_h1 b3 r90"], []),
    "angkor_wat": ("f2", ["s2_t1 e1"], ["long_road e5"]),
    "colosseum": ("c3", ["long_road c2", "s2_h1 b3 r90", "s2_m1 c5"], []),
    "moai": ("h3, h4, h5", [], ["tower g3", "lighthouse f5"]),
    "hippodrome": ("c3", ["long_road c2", "s2_f1 b3 r90", "s2_m1 c5"], []),
    "machu_picchu": ("h4", ["s2_f1 h3", "s2_f2 i7"], ["tower k5"]),
    "chichen_itza": ("c3", ["s2_b1 c2", "s2_f1 b3 r90"], []),
    "thien_mu": ("c3", ["s2_t1 b2 r90"], ["tower c2"]),
}
"""Where a Monument goes on the lake map, the pieces beside it, and what would cover all the nature beside it."""

GALLERY = (
    *("chichen_itza a1", "hippodrome d1", "parthenon h1", "ziggurat k1", "ishtar_gate a4", "colosseum d3"),
    *("lighthouse g3", "shitenno_ji i3", "giza k3, k5, l5", "machu_picchu a5", "angkor_wat a8", "port_of_carthage i6"),
    *("aqueduct i9", "roman_bridge i10", "theater d10", "petra g11", "obelisks j11, l11", "great_wall a11, a12, c12"),
)
"""A map with all Monuments but the Trojan Horse, the Moai and the Thien Mu Pagoda."""


def site(monument: str, *beside: str, options: dict[str, Any] | None = None, **fields: Any) -> State:
    """The Monument is on sale; on the map of seat 0 lie these pieces."""
    return table(2, monuments=monument, options=options, cities={0: city(*beside, **fields)})


def can_lay(state: State, monument: str, where: str) -> bool:
    """Buy a Monument and lay it there, if that is possible."""
    if monument not in items(state):
        return False
    play(state, f"buy {monument}")
    for place in where.split(", "):
        if place not in free_places(state):
            return False
        play(state, f"lay {place}")
    return True


def card(monument: str) -> Json:
    """What is printed on a card on sale."""
    name = table(2, monuments=monument).view(None).market.monuments[0]
    printed = msgspec.json.decode(msgspec.json.encode(WORLD.pieces()), type=Json)
    printed_card: Json = next(entry for entry in printed["monuments"] if entry["id"] == name)
    return printed_card


def on_sale(state: State) -> list[str | None]:
    return list(state.view(None).market.monuments)


# Every Monument.


@rule("WORLD-132", "WORLD-134")
@pytest.mark.parametrize("monument", MONUMENT_IDS)
def test_a_monument_needs_each_of_its_neighbours(monument: str) -> None:
    where, beside, covers = JUST[monument]
    assert len(beside) + len(covers) == len(card(monument)["neighbours"])
    state = site(monument, *beside)
    assert can_lay(state, monument, where)
    there = [piece.place for piece in city_view(state).pieces if piece.id == monument]
    assert (city_view(state).monuments, there) == ((monument,), where.split(", "))
    for gone in beside:
        rest = [piece for piece in beside if piece != gone]
        assert not can_lay(site(monument, *rest), monument, where), f"without {gone}"
    for cover in covers:
        assert not can_lay(site(monument, *beside, *cover.split(" + ")), monument, where), f"with {cover}"


@rule("WORLD-134")
def test_a_corner_is_not_a_side() -> None:
    """A Temple at e2 to e4, natural resources at c2 and g3: d3, f2 and f4 touch these at a corner only."""
    state = site("thien_mu", "s2_t1 e2 r90")
    play(state, "buy thien_mu")
    assert free_places(state) == {"d2", "f3"}


# Buying.


@rule("WORLD-129")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_monuments_are_on_sale(players: int) -> None:
    market = WORLD.new(7, players).view(None).market
    assert (len({*market.monuments}), market.deck) == (3, 18)


@rule("WORLD-129", "WORLD-130")
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_a_new_card_is_turned_up_at_once(slot: int) -> None:
    shown = ["colosseum", "petra"]
    shown.insert(slot, "moai")
    state = table(2, monuments=" ".join([*shown, "theater", "aqueduct"]))
    facts = play(state, "buy moai")
    shown[slot] = "theater"
    assert (state.view(None).phase, on_sale(state)) == ("lay", shown)
    assert events(facts, "monument_shown") == [{"event": "monument_shown", "monuments": ["theater"]}]
    assert (city_view(state).monuments, state.view(None).market.deck) == (("moai",), 17)


@rule("WORLD-130")
def test_the_next_player_can_buy_the_new_card() -> None:
    cities = {1: city("s2_t1 b2 r90")}
    state = table(2, monuments="moai colosseum petra thien_mu", cities=cities)
    play(state, "buy moai")
    lay_anywhere(state)
    assert state.to_act() == (1,)
    play(state, "buy thien_mu", "lay c3")
    assert (city_view(state).monuments, city_view(state, 1).monuments) == (("moai",), ("thien_mu",))


@rule("WORLD-129", "WORLD-131")
@pytest.mark.parametrize(
    ("laid", "deck", "after"),
    [
        (GALLERY[1:], "chichen_itza", ["chichen_itza", "thien_mu", "trojan_horse"]),
        (GALLERY, "", [None, "thien_mu", "trojan_horse"]),
    ],
)
def test_with_an_empty_deck_a_monument_is_not_replaced(
    laid: tuple[str, ...], deck: str, after: list[str | None]
) -> None:
    """Seat 0 buys the Moai; the others lie on the map of seat 1, which is out of the round."""
    cities = {1: city(*laid, gold=7, out=True)}
    state = table(2, monuments="moai thien_mu trojan_horse", deck=deck, cities=cities)
    play(state, "buy moai")
    assert (on_sale(state), state.view(None).market.deck) == (after, 0)
    lay_anywhere(state)
    assert (state.view(None).round, on_sale(state)) == (6, after)


@rule("WORLD-131")
def test_the_last_monument_leaves_none_on_sale() -> None:
    cities = {0: city("moai h3, h4, h5", "trojan_horse a1", "s2_t1 b2 r90"), 1: city(*GALLERY)}
    state = table(2, monuments="thien_mu", deck="", cities=cities)
    play(state, "buy thien_mu", "lay c3")
    assert on_sale(state) == [None, None, None]


@rule("WORLD-132")
@pytest.mark.parametrize("gold", [0, 3, 6])
def test_a_monument_costs_all_gold_left_and_ends_the_round_of_the_buyer(gold: int) -> None:
    state = site("thien_mu", "s2_t1 b2 r90", gold=gold)
    facts = play(state, "buy thien_mu", "lay c3")
    assert events(facts, "bought")[0]["gold"] == 7 - gold
    assert events(facts, "out") == [{"event": "out", "seat": 0}]
    play(state, "buy pedestal_1")
    assert (city_view(state).spent, city_view(state).out, state.to_act()) == (7, True, (1,))


# The card.


@rule("WORLD-133")
@pytest.mark.parametrize(
    ("monument", "gain", "cells", "neighbours"),
    [
        ("port_of_carthage", ({"food": 1}, 0, 2), ([["E.", "EE"]], "rigid", 1), ["road", "market"]),
        ("angkor_wat", ({}, 1, 3), ([[".G.", "GGG", ".G."]], "rigid", 0), ["temple", "water"]),
        ("great_wall", ({"ceramics": 1}, 0, 3), ([["GG"]] * 3, "chain", 0), ["habitation", "natural"]),
        ("machu_picchu", ({}, 0, 5), ([["GG.", "GGG", ".GG"]], "rigid", 0), ["farm", "farm", "natural"]),
    ],
)
def test_a_card_shows_its_three_parts(
    monument: str,
    gain: tuple[dict[str, int], int, int],
    cells: tuple[list[list[str]], str, int],
    neighbours: list[str],
) -> None:
    printed = card(monument)
    assert (printed["resources"], printed["population"], printed["points"]) == gain
    assert (printed["pieces"], printed["arrangement"], printed["min_water"]) == cells
    assert printed["neighbours"] == neighbours


@rule("WORLD-133")
@pytest.mark.parametrize(
    ("monument", "resources", "population", "points"),
    [
        ("hippodrome", {"food": 1}, 0, 4),
        ("ziggurat", {"ceramics": 1}, 0, 2),
        ("petra", {"gears": 1}, 0, 2),
        ("trojan_horse", {}, 1, 1),
        ("parthenon", {}, 0, 4),
    ],
)
def test_the_gain_comes_with_the_purchase(
    monument: str, resources: dict[str, int], population: int, points: int
) -> None:
    state = site(monument, *JUST[monument][1])
    offer = action(state, f"buy {monument}")
    gains: list[Fact] = [{"gain": "points", "points": points}]
    gains += [{"gain": "resources", "resources": resources}] if resources else []
    gains += [{"gain": "population", "steps": population}] if population else []
    assert (offer.cost, offer.gains) == (Cost(7, ({"cost": "all_gold", "gold": 7},)), tuple(gains))
    play(state, f"buy {monument}")
    after = city_view(state)
    assert after.resources == {"food": 0, "ceramics": 0, "gears": 0} | resources
    assert (after.population, scores(state)["monuments"]) == (population, points)


@rule("WORLD-133")
def test_a_card_tells_what_is_not_the_published_value() -> None:
    assert {"pieces", "neighbours", "points"} <= set(card("petra")["reconstructed"])
    assert card("colosseum")["reconstructed"] == ["points", "resources", "population"]


@rule("WORLD-144")
def test_every_icon_of_the_legend_is_on_some_card() -> None:
    cards = [card(monument) for monument in MONUMENT_IDS]
    neighbours = {name for one in cards for name in one["neighbours"]}
    buildings = {"library", "farm", "habitation", "market", "temple"}
    assert neighbours == {"pavement", "road", "natural", "water"} | buildings
    cells = {letter for one in cards for piece in one["pieces"] for row in piece for letter in row}
    assert cells == {"G", "E", "."}
    gaps = {one["id"]: one["arrangement"] for one in cards if one["arrangement"] in ("spaced", "chain")}
    assert gaps == {"obelisks": "spaced", "great_wall": "chain"}
    assert [one["id"] for one in cards if "water" in one["neighbours"]] == ["aqueduct", "angkor_wat", "moai"]


@rule("WORLD-144")
def test_a_cell_shown_as_water_must_lie_on_water(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card typed in with water at the upper left of the Lighthouse: at h6 to i7, with water at h7 only."""
    own = own_data.in_use("world", tmp_path, monkeypatch)
    own_data.edit(own / "monuments.toml", 'pieces = [["EE", "EE"]]', 'pieces = [["WE", "EE"]]')
    script = f"""
from tests.world.scenario import city, places, play, table
state = table(2, monuments="lighthouse", cities={{0: city(*{JUST["lighthouse"][1]})}})
play(state, "buy lighthouse")
print(*sorted(places(state)), sep=", ")
"""
    run = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout == "h6 r270\n"


@rule("WORLD-149")
def test_the_asterisk_is_the_number_of_water_cells() -> None:
    marked = {monument: card(monument)["min_water"] for monument in MONUMENT_IDS if card(monument)["min_water"]}
    assert marked == {"port_of_carthage": 1, "lighthouse": 1, "roman_bridge": 1}
    for monument in marked:
        state = site(monument, *JUST[monument][1])
        play(state, f"buy {monument}")
        assert refusal(state, "lay a1") == {"refusal": "too_little_water", "cells": 1}


# Turning.


@rule("WORLD-143")
def test_a_monument_is_turned_in_quarter_turns_and_never_mirrored() -> None:
    """A Market at a2 to c2, a natural resource at b5: an L with its foot at a3 would touch both as well."""
    state = site("petra", "s2_m1 a2")
    play(state, "buy petra")
    assert free_places(state) == {"a3", "c3 r90", "b3 r180", "b3 r270"}


@rule("WORLD-143")
@pytest.mark.parametrize(
    ("place", "cells"),
    [
        ("a3", "c3 a4 b4 c4"),
        ("c3 r90", "c3 c4 c5 d5"),
        ("b3 r180", "b3 c3 d3 b4"),
        ("b3 r270", "b3 c3 c4 c5"),
    ],
)
def test_the_cells_of_each_turn(place: str, cells: str) -> None:
    state = site("petra", "s2_m1 a2")
    assert can_lay(state, "petra", place)
    assert " ".join(map(cell_name, laid(state)[-1].cells)) == cells


@rule("WORLD-143", "WORLD-141")
@pytest.mark.parametrize(
    ("place", "beside", "possible"),
    [
        ("e9", ("single_road e10", "s2_m1 h10"), True),
        ("h5 r90", ("single_road i5", "s2_m1 i6 r90"), True),
        ("h4 r90", ("single_road i5", "s2_m1 i6 r90"), False),
    ],
)
def test_the_terrain_is_turned_with_the_piece(place: str, beside: tuple[str, ...], possible: bool) -> None:
    """A Roman Bridge from e9 to h9 over f9 and g9; from h5 to h8 over h7; from h4 it would end in the water."""
    assert can_lay(site("roman_bridge", *beside), "roman_bridge", place) is possible


# Water.


@rule("WORLD-135")
@pytest.mark.parametrize(
    ("place", "beside", "possible"),
    [
        ("h6", ("long_road e5", "s2_b1 j6 r90"), True),
        ("f8", ("long_road d10", "s2_b1 h8 r90"), True),
        ("c3", ("long_road c2", "s2_b1 b3 r90"), False),
        ("f8", ("long_road d10", "s2_m1 h8 r90"), False),
        ("f8", ("s2_m1 d10", "s2_b1 h8 r90"), False),
    ],
    ids=["one water cell", "wholly on water", "wholly on grass", "no Library", "no Road"],
)
def test_example_lighthouse(place: str, beside: tuple[str, ...], possible: bool) -> None:
    assert can_lay(site("lighthouse", *beside), "lighthouse", place) is possible


@rule("WORLD-141")
@pytest.mark.parametrize(("monument", "tile"), [("roman_bridge", "m"), ("aqueduct", "f")])
@pytest.mark.parametrize(("place", "possible"), [("e9", True), ("d9", False), ("f9", False)])
def test_over_water_it_begins_and_ends_on_grass(monument: str, tile: str, place: str, possible: bool) -> None:
    """Water at f9 and g9; everything asked for is beside each of these places."""
    beside = ("long_road d10", f"s2_{tile}1 h8", f"s2_{tile}2 b8")
    state = site(monument, *beside)
    assert can_lay(state, monument, place) is possible
    if not possible:
        assert refusal(state, f"lay {place}")["refusal"] == "not_grass"


@rule("WORLD-141")
@pytest.mark.parametrize(
    ("monument", "beside", "possible"),
    [
        ("aqueduct", ("s2_f1 k2 r90",), True),
        ("roman_bridge", ("single_road g3", "s2_m1 k2 r90"), False),
    ],
)
def test_an_aqueduct_may_and_a_roman_bridge_must_cross_water(
    monument: str, beside: tuple[str, ...], possible: bool
) -> None:
    """From g4 to j4 all is grass."""
    assert can_lay(site(monument, *beside), monument, "g4") is possible


@rule("WORLD-141")
@pytest.mark.parametrize(("place", "farm", "possible"), [("h5", "s2_f1 j3 r90", True), ("h6", "s2_f1 h5", False)])
def test_cells_shown_as_grass_never_lie_on_water(place: str, farm: str, possible: bool) -> None:
    """A Ziggurat at h5 to i6, or at h6 to i7 with the water of h7 below it."""
    assert can_lay(site("ziggurat", "s2_t1 j6 r90", farm), "ziggurat", place) is possible


@rule("WORLD-142")
@pytest.mark.parametrize(("place", "possible"), [("g4", True), ("g3", False)])
def test_an_aqueduct_is_next_to_water(place: str, possible: bool) -> None:
    """A Farm at k2 to k4; the nearest water is g5."""
    assert can_lay(site("aqueduct", "s2_f1 k2 r90"), "aqueduct", place) is possible


@rule("WORLD-142", "WORLD-146")
@pytest.mark.parametrize(("bridge", "possible"), [("long_road f3", True), ("long_road f2", False)])
def test_the_water_under_an_aqueduct_and_under_a_bridge_is_not_beside_it(bridge: str, possible: bool) -> None:
    """The river runs down from h1. The Aqueduct covers h1; the only water beside it is h2."""
    rivers = {"map_side": "B", "rivers": ["north_south", "bent"]}
    assert can_lay(site("aqueduct", "s2_f1 c1", bridge, options=rivers), "aqueduct", "f1") is possible


@rule("WORLD-154")
@pytest.mark.parametrize(
    ("place", "beside", "possible"),
    [
        ("h6", ("single_road h5", "s2_m1 j6 r90"), True),
        ("g9", ("single_road f10", "s2_m1 i10"), True),
        ("d6", ("single_road d5", "s2_m1 c6 r90"), True),
        ("e7", ("single_road e9", "s2_m1 d6 r90"), True),
        ("c3", ("single_road c2", "s2_m1 b3 r90"), False),
    ],
    ids=["the corner", "the upper cell", "the right cell", "all cells", "no cell"],
)
def test_example_port_of_carthage(place: str, beside: tuple[str, ...], possible: bool) -> None:
    """Which of the three cells is on water."""
    assert can_lay(site("port_of_carthage", *beside), "port_of_carthage", place) is possible


# Neighbours.


@rule("WORLD-145")
@pytest.mark.parametrize(
    ("place", "beside", "possible"),
    [
        ("c3", ("single_road c2", "s2_h1 b3 r90"), True),
        ("c3", ("double_road c2", "s2_h1 b3 r90"), True),
        ("c3", ("long_road c2", "s2_h1 b3 r90"), True),
        ("e4", ("long_road e5", "s2_h1 b4"), True),
        ("c3", ("tower c2", "s2_h1 b3 r90"), False),
        ("c3", ("s2_m1 c2", "s2_h1 b3 r90"), False),
        ("c3", ("obelisks c2, e2", "s2_h1 b3 r90"), False),
        ("c12", ("s2_h1 c11",), False),
    ],
    ids=["1 cell", "2 cells", "4 cells", "bridge", "tower", "building", "monument", "pavement"],
)
def test_only_roads_and_bridges_are_roads(place: str, beside: tuple[str, ...], possible: bool) -> None:
    assert can_lay(site("trojan_horse", *beside), "trojan_horse", place) is possible


@rule("WORLD-145")
@pytest.mark.parametrize(
    ("place", "road", "possible"),
    [
        ("d12", "long_road d11", True),
        ("d10 r90", "single_road c10", True),
        ("d11", "long_road d12", False),
        ("d11", "long_road d10", False),
        ("d1", "long_road d2", False),
        ("a4 r90", "long_road b4 r90", False),
        ("l4 r90", "long_road k4 r90", False),
    ],
)
def test_only_the_pavement_is_the_pavement(place: str, road: str, possible: bool) -> None:
    """Neither a road at the Pavement nor the Border serves an Ishtar Gate."""
    assert can_lay(site("ishtar_gate", road), "ishtar_gate", place) is possible


@rule("WORLD-146")
@pytest.mark.parametrize("cover", ["single_road c2", "tower c2", "s2_f1 c2", "trojan_horse c2"])
def test_a_covered_natural_resource_does_not_serve(cover: str) -> None:
    """The natural resource of c2 beside a Pagoda at c3."""
    assert can_lay(site("thien_mu", "s2_t1 b2 r90"), "thien_mu", "c3")
    assert not can_lay(site("thien_mu", "s2_t1 b2 r90", cover), "thien_mu", "c3")


@rule("WORLD-146")
@pytest.mark.parametrize(("place", "possible"), [("a3", True), ("a4", False)])
def test_a_natural_resource_under_the_monument_itself_does_not_serve(place: str, possible: bool) -> None:
    """Petra above the natural resource of b5, or on it."""
    assert can_lay(site("petra", "s2_m1 d3 r90"), "petra", place) is possible


@rule("WORLD-147")
def test_what_a_monument_asked_for_may_be_covered_later() -> None:
    """A Pagoda at c3 beside a Temple and the natural resource of c2, the only one that any piece touches."""
    state = site("ziggurat", "s2_t1 d2 r90", "thien_mu c3", "single_road b2")
    assert (scores(state)["natural"], scores(state)["monuments"]) == (1, 1)
    play(state, "buy short_set", "single c2", "lay a1", "lay c1")
    assert (scores(state)["natural"], scores(state)["monuments"]) == (0, 1)
    assert city_view(state).monuments == ("thien_mu",)


@rule("WORLD-148")
def test_a_monument_needs_no_contact_with_the_city() -> None:
    """The Moai ask for a natural resource and water only: nothing else lies on the map."""
    assert can_lay(site("moai"), "moai", "h3, h4, h5")


@rule("WORLD-148")
def test_a_monument_needs_no_road() -> None:
    """A Ziggurat between a Temple and a Farm, with no road on the map."""
    assert can_lay(site("ziggurat", "s2_t1 c2", "s2_f1 b3 r90"), "ziggurat", "c3")


@rule("WORLD-152")
@pytest.mark.parametrize(
    ("beside", "possible"),
    [
        (("s2_f1 h3",), False),
        (("s2_f1 h3", "s2_h1 i7"), False),
        (("s2_f1 h3", "s2_f2 i7"), True),
        (("s2_f1 h3", "s2_f2 i7", "s1_f1 f3"), True),
    ],
    ids=["one Farm", "a Farm and a Habitation", "two Farms", "three Farms"],
)
def test_example_machu_picchu(beside: tuple[str, ...], possible: bool) -> None:
    """From h4 to j6, beside the natural resource of k5."""
    assert can_lay(site("machu_picchu", *beside), "machu_picchu", "h4") is possible


@rule("WORLD-153")
@pytest.mark.parametrize(("farms", "possible"), [(("s6_f1 h2",), False), (("s2_f1 h3", "s1_f1 f3"), True)])
def test_one_tile_that_touches_twice_is_not_two(farms: tuple[str, ...], possible: bool) -> None:
    """A Farm at h2 to j3 touches h4 and i4."""
    assert can_lay(site("machu_picchu", *farms), "machu_picchu", "h4") is possible
