"""What is in the box and on its boards, tiles and cards (the `data` statements of docs/rules/world.md)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mirabilia import games
from mirabilia.core.describe import FOLDER
from mirabilia.games.world import data
from mirabilia.games.world.data import Monument
from mirabilia.games.world.reading import load
from tests.rules import rule

CATALOGUE = load()
SETUP = CATALOGUE.setup
BOX = CATALOGUE.components

MONUMENTS = """
WORLD-156 ziggurat: GG/GG; rigid; temple, farm; 2 points, 1 ceramics
WORLD-157 giza: GG/GG + G + G; cluster; road, temple; 3 points
WORLD-158 obelisks: G + G; spaced; road, library; 2 points
WORLD-159 trojan_horse: GG; rigid; road, habitation; 1 points, 1 population
WORLD-160 ishtar_gate: GGG; rigid; road, pavement; 1 points, 1 ceramics
WORLD-161 theater: GGG/.G.; rigid; library, habitation; 2 points, 1 food
WORLD-162 parthenon: GGG/GGG; rigid; road, library, temple; 4 points
WORLD-163 port_of_carthage: E./EE with 1 water; rigid; road, market; 2 points, 1 food
WORLD-164 aqueduct: GEEG; rigid; water, farm; 3 points
WORLD-165 petra: ..G/GGG; rigid; natural, market; 2 points, 1 gears
WORLD-166 lighthouse: EE/EE with 1 water; rigid; road, library; 3 points
WORLD-167 great_wall: GG + GG + GG; chain; habitation, natural; 3 points, 1 ceramics
WORLD-168 roman_bridge: GEEG with 1 water; rigid; road, market; 2 points, 1 gears
WORLD-169 shitenno_ji: GG/GG/G.; rigid; temple, habitation; 3 points
WORLD-170 angkor_wat: .G./GGG/.G.; rigid; temple, water; 3 points, 1 population
WORLD-171 colosseum: GGG/GGG; rigid; road, habitation, market; 4 points
WORLD-172 moai: G + G + G; cluster; natural, water; 2 points
WORLD-173 hippodrome: GGGG/GGGG; rigid; road, farm, market; 4 points, 1 food
WORLD-174 machu_picchu: GG./GGG/.GG; rigid; farm, farm, natural; 5 points
WORLD-175 chichen_itza: GGG/GGG/GGG; rigid; library, farm; 4 points, 1 gears
WORLD-176 thien_mu: G; rigid; temple, natural; 1 points, 1 population
"""
STACKS = """
WORLD-177 s1: #./## on main, price 2, 1 symbols
WORLD-178 s2: ### on main, price 2, 1 symbols
WORLD-179 s3: ##/## on main, price 3, 2 symbols
WORLD-180 s4: #../### on main, price 3, 2 symbols
WORLD-181 s5: ##./### on main, price 4, 3 symbols
WORLD-182 s6: ###/### on main, price 5, 4 symbols
WORLD-183 s7: ##./.## on fourth, price 3, 2 symbols
WORLD-184 s8: #.#/### on fifth, price 4, 3 symbols
"""
SYMBOLS = """
s1: B g, B g, F f, F f, H f, H c, M c, M c, T g, T f
s2: B g, B g, F f, F f, H c, H f, M c, M c, T g, T f
s3: B gg, B cg, F ff, F fg, H fc, H fg, M cc, M fc, T cg, T cg
s4: B gg, B fg, F ff, F fc, H fc, H cg, M cc, M cg, T cg, T fg
s5: B fgg, B cgg, F ffc, F ffg, H fcg, H ffc, M ccg, M fcc, T fcg, T cgg
s6: B fcgg, B fggg, F ffcg, F fffc, H ffcc, H ffcg, M fccg, M cccg, T ccgg, T fcgg
s7: B gg, B cg, F ff, F fc, H fg, H fc, M cc, M fc, T cg, T fg
s8: B fgg, B cgg, F ffc, F ffg, H fcg, H ffg, M ccg, M fcc, T fcg, T cgg
"""
SOLO = """
a01: s1; s4; monument_left
a02: s2; s3; monument_right
a03: s3; s6; monument_left
a04: s4; s2; monument_right
a05: s5; s1; monument_left
a06: s6; s5; monument_right
a07: s5; s3; monument_left
a08: monument_right; s6; s4
a09: long_road, tower; s2; monument_right
a10: short_set, s1; s5; monument_left
a11: long_road, short_set; s3; monument_right
a12: tower, s2; s6; monument_left
a13: short_set, s4; s1; monument_right
"""
ENGLISH = """Ziggurat; Necropolis of Giza; Obelisks; Trojan Horse; Ishtar Gate; Theater; Parthenon; Port of Carthage;
Aqueduct; Petra; Lighthouse of Alexandria; Great Wall of China; Roman Bridge; Shitenno-ji; Angkor Wat; Colosseum; Moai;
Hippodrome; Machu Picchu; El Castillo / Chichen Itza; Thien Mu Pagoda"""
ITALIAN = """Ziggurat; Necropoli di Giza; Obelischi; Cavallo di Troia; Porta di Ishtar; Teatro; Partenone;
Porto di Cartagine; Acquedotto; Petra; Faro di Alessandria; Grande Muraglia Cinese; Ponte Romano; Shitenno-ji;
Angkor Wat; Colosseo; Moai; Ippodromo; Machu Picchu; El Castillo / Chichen Itza; Pagoda Thien Mu"""


def table(text: str) -> list[Any]:
    """Rows `ID entry: what is printed`, as parameters (entry, printed) that claim the rule."""
    rows = [row.partition(": ") for row in text.strip().splitlines()]
    return [pytest.param(head.split()[1], printed, marks=rule(head.split()[0]), id=head) for head, _, printed in rows]


def listing(text: str) -> dict[str, str]:
    return dict(row.split(": ") for row in text.strip().splitlines())


def described(monument: Monument) -> str:
    pieces = " + ".join("/".join(piece) for piece in monument.pieces)
    water = f" with {monument.min_water} water" if monument.min_water else ""
    gains = [f"{monument.points} points", *(f"{units} {name}" for name, units in monument.resources.items())]
    if monument.population:
        gains.append(f"{monument.population} population")
    return f"{pieces}{water}; {monument.arrangement}; {', '.join(monument.neighbours)}; {', '.join(gains)}"


def names(language: str) -> dict[str, str]:
    """The messages of world-names.ftl."""
    lines = (FOLDER / language / "world-names.ftl").read_text(encoding="utf-8").splitlines()
    rows = [line.split(" = ") for line in lines if line and not line.startswith(("#", " "))]
    assert len({message for message, _ in rows}) == len(rows)
    return dict(rows)


# --- The box


@rule("WORLD-002")
def test_monuments_in_the_box() -> None:
    assert (BOX.monuments, BOX.monument_cards, len(CATALOGUE.monuments)) == (21, 21, 21)


@rule("WORLD-003")
def test_boards_in_the_box() -> None:
    assert (BOX.map_boards, BOX.resource_boards, BOX.main_boards) == (5, 5, 1)
    assert (BOX.expansion_boards, BOX.reference_boards) == (2, 3)
    assert Counter(one.side for one in CATALOGUE.maps) == {"A": 1, "B": 5}


@rule("WORLD-004")
def test_markers_in_the_box() -> None:
    assert (BOX.resource_markers, BOX.player_markers, BOX.pedestals) == (25, 5, 2)
    assert (BOX.towers, SETUP.towers) == (10, 10)


@rule("WORLD-005")
def test_cards_in_the_box() -> None:
    assert (BOX.objective_cards, len(CATALOGUE.objectives)) == (15, 15)
    assert (BOX.solo_cards, len(CATALOGUE.solo)) == (14, 14)


@rule("WORLD-006")
def test_tiles_in_the_box() -> None:
    assert (BOX.building_tiles, len(CATALOGUE.tiles)) == (80, 80)
    assert (BOX.loan_tiles, SETUP.loans) == (5, 5)
    assert (BOX.long_roads, SETUP.long_roads) == (35, 35)
    assert (BOX.short_sets, SETUP.short_sets) == (20, 20)


@rule("WORLD-007")
def test_a_short_set() -> None:
    assert SETUP.short_parts == (("##",), ("##",), ("#",))


@rule("WORLD-008")
def test_long_road_and_tower() -> None:
    assert SETUP.long_road == ("####",)
    assert SETUP.tower == ("#",)


@rule("WORLD-009")
def test_supply_lasts_exactly_for_five_players() -> None:
    sold = SETUP.market["5"]
    assert (sold.long_roads, sold.short_sets, sold.towers, SETUP.rounds) == (3, 2, 1, 10)
    assert SETUP.long_roads == 5 + 3 * 10
    assert SETUP.short_sets == 2 * 10
    assert SETUP.towers == 10
    assert len(CATALOGUE.tiles) == 8 * 10


@rule("WORLD-010")
def test_building_types() -> None:
    assert data.TYPES == ("library", "farm", "habitation", "market", "temple")
    assert {(tile.id.split("_")[1][0], tile.type) for tile in CATALOGUE.tiles} == {
        ("b", "library"),
        ("f", "farm"),
        ("h", "habitation"),
        ("m", "market"),
        ("t", "temple"),
    }
    english = [names("en")[f"world-type-{name}"] for name in data.TYPES]
    assert english == ["Library", "Farm", "Habitation", "Market", "Temple"]


@rule("WORLD-011")
def test_resources() -> None:
    assert data.RESOURCES == ("food", "ceramics", "gears")


def test_numbers_of_the_setup() -> None:
    assert (SETUP.gold, SETUP.loan_gold, SETUP.loan_cost, SETUP.loan_points) == (7, 2, 3, 2)
    assert (SETUP.rounds, SETUP.monuments_shown, SETUP.monuments_shown_solo, SETUP.objectives_shown) == (10, 3, 2, 3)
    assert (SETUP.long_road_cost, SETUP.short_set_cost, SETUP.tower_cost, SETUP.pedestal_cost) == (1, 1, 2, 1)


@pytest.mark.parametrize(
    ("players", "long_roads", "short_sets", "boards"),
    [
        ("1", 1, 1, ("main",)),
        ("2", 1, 1, ("main",)),
        ("3", 2, 1, ("main",)),
        ("4", 2, 2, ("main", "fourth")),
        ("5", 3, 2, ("main", "fourth", "fifth")),
    ],
)
def test_on_sale(players: data.Players, long_roads: int, short_sets: int, boards: tuple[str, ...]) -> None:
    assert SETUP.market[players] == data.Market(long_roads, short_sets, towers=1)
    assert SETUP.boards[players] == boards


# --- Maps and tracks


@rule("WORLD-034")
def test_maps() -> None:
    for one in CATALOGUE.maps:
        assert [len(row) for row in one.grid] == [12] * 12
        cells = Counter("".join(one.grid))
        assert (cells["N"], cells["W"]) == (10, 12 if one.id == "lake" else 14)
    assert [(one.code, one.side, one.kind, one.id) for one in CATALOGUE.maps] == [
        ("A", "A", "lake", "lake"),
        ("B1", "B", "river", "north_south"),
        ("B2", "B", "river", "west_east"),
        ("B3", "B", "river", "slanting"),
        ("B4", "B", "river", "bent"),
        ("B5", "B", "river", "spring"),
    ]


def test_the_water_of_a_map_is_one_lake_or_river_wide_enough_for_the_lighthouse() -> None:
    for one in CATALOGUE.maps:
        water = {(r, c) for r, row in enumerate(one.grid) for c, letter in enumerate(row) if letter == "W"}
        group, edge = set(), [min(water)]
        while edge:
            row, column = cell = edge.pop()
            if cell in water and cell not in group:
                group.add(cell)
                edge += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        assert group == water
        assert any({(r + 1, c), (r, c + 1), (r + 1, c + 1)} <= water for r, c in water)


@rule("WORLD-107")
def test_gold_track() -> None:
    assert SETUP.gold + SETUP.loan_gold == 9


@rule("WORLD-113")
def test_resource_board_a() -> None:
    board = CATALOGUE.resource_boards[0]
    assert (board.id, board.last) == ("A", 15)
    assert board.symbols == dict.fromkeys(("food", "ceramics", "gears"), (2, 5, 8, 12, 15))
    assert board.rings == (0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 2)


@rule("WORLD-114")
def test_resource_board_b() -> None:
    board = CATALOGUE.resource_boards[1]
    assert (board.id, board.last) == ("B", 15)
    assert board.symbols == {"food": (1, 4, 7, 10, 14), "ceramics": (3, 5, 8, 12, 15), "gears": (2, 6, 9, 11, 15)}
    assert board.rings == (0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 2, 2)


# --- Building tiles


@rule("WORLD-019")
def test_stacks_on_the_boards() -> None:
    boards = {stack.id: stack.board for stack in CATALOGUE.stacks}
    assert boards == {**dict.fromkeys(("s1", "s2", "s3", "s4", "s5", "s6"), "main"), "s7": "fourth", "s8": "fifth"}
    assert Counter(tile.stack for tile in CATALOGUE.tiles) == dict.fromkeys(boards, 10)


@rule("WORLD-070")
def test_prices() -> None:
    prices = {stack.id: stack.cost for stack in CATALOGUE.stacks}
    assert prices == {"s1": 2, "s2": 2, "s3": 3, "s4": 3, "s7": 3, "s5": 4, "s8": 4, "s6": 5}


@pytest.mark.parametrize(("name", "printed"), table(STACKS))
def test_stack(name: str, printed: str) -> None:
    stack = next(stack for stack in CATALOGUE.stacks if stack.id == name)
    (symbols,) = {sum(tile.resources.values()) for tile in CATALOGUE.tiles if tile.stack == name}
    assert f"{'/'.join(stack.shape)} on {stack.board}, price {stack.cost}, {symbols} symbols" == printed


@rule("WORLD-185")
def test_symbols_of_all_tiles() -> None:
    assert Counter((tile.stack, tile.type) for tile in CATALOGUE.tiles) == {
        (f"s{number}", name): 2 for number in range(1, 9) for name in data.TYPES
    }
    total = Counter[str]()
    for tile in CATALOGUE.tiles:
        total.update(tile.resources)
    assert total == {"food": 60, "ceramics": 60, "gears": 60}


@pytest.mark.parametrize(("stack", "printed"), listing(SYMBOLS).items())
def test_tiles_of_a_stack(stack: str, printed: str) -> None:
    tiles = [tile for tile in CATALOGUE.tiles if tile.stack == stack]
    symbols = [
        f"{tile.type[0].upper() if tile.type != 'library' else 'B'} "
        + "".join(name[0] * tile.resources.get(name, 0) for name in data.RESOURCES)
        for tile in tiles
    ]
    assert ", ".join(symbols) == printed
    assert [tile.id for tile in tiles] == [f"{stack}_{letter}{number}" for letter in "bfhmt" for number in (1, 2)]


# --- Monuments


@rule("WORLD-015")
def test_the_21_monuments() -> None:
    for language, printed in (("en", ENGLISH), ("it", ITALIAN)):
        known = names(language)
        called = [known[f"world-monument-{monument.id.replace('_', '-')}"] for monument in CATALOGUE.monuments]
        assert called == printed.replace("\n", " ").split("; ")


@pytest.mark.parametrize(("name", "printed"), table(MONUMENTS))
def test_monument(name: str, printed: str) -> None:
    assert described(next(monument for monument in CATALOGUE.monuments if monument.id == name)) == printed


@rule("WORLD-155")
def test_forms_that_differ_from_their_mirror_image() -> None:
    def turns(piece: tuple[str, ...]) -> set[tuple[str, ...]]:
        shapes = set()
        for _ in range(4):
            piece = tuple("".join(column) for column in zip(*reversed(piece), strict=True))
            shapes.add(piece)
        return shapes

    handed = {
        monument.id: monument.pieces
        for monument in CATALOGUE.monuments
        if any(tuple(row[::-1] for row in piece) not in turns(piece) for piece in monument.pieces)
    }
    assert handed == {"petra": (("..G", "GGG"),), "shitenno_ji": (("GG", "GG", "G."),)}
    assert all(len(monument.pieces) == 1 for monument in CATALOGUE.monuments if monument.arrangement == "rigid")


# --- Cards


@rule("WORLD-209")
def test_points_of_objectives() -> None:
    for card in CATALOGUE.objectives:
        points = (0, 0, 4) if card.kind == "district_of_each" else (3, 1, 0)
        assert (card.first, card.second, card.pool) == points


@rule("WORLD-228")
def test_the_15_objectives() -> None:
    assert [(data.KINDS.index(card.kind) + 1, card.type or card.resource) for card in CATALOGUE.objectives] == [
        (1, None),
        (2, None),
        (3, None),
        (4, None),
        (5, None),
        (6, "library"),
        (6, "market"),
        (6, "temple"),
        (7, "food"),
        (7, "ceramics"),
        (7, "gears"),
        (8, "farm"),
        (8, "habitation"),
        (9, None),
        (10, None),
    ]


@rule("WORLD-246")
def test_solo_cards() -> None:
    cards = {card.id: "; ".join(map(", ".join, card.sections)) for card in CATALOGUE.solo if not card.reshuffle}
    assert cards == listing(SOLO)
    assert all(len(card.sections) == 3 for card in CATALOGUE.solo if not card.reshuffle)


@rule("WORLD-247")
def test_the_solo_card_with_a_monument_first() -> None:
    (card,) = (card for card in CATALOGUE.solo if card.sections and card.sections[0] == ("monument_right",))
    assert (card.id, card.sections) == ("a08", (("monument_right",), ("s6",), ("s4",)))
    firsts = [card.id for card in CATALOGUE.solo if card.sections and "monument" in card.sections[0][0]]
    assert firsts == ["a08"]


@rule("WORLD-248")
def test_the_reshuffle_card() -> None:
    assert [(card.id, card.sections) for card in CATALOGUE.solo if card.reshuffle] == [("a14", ())]


# --- Names, and what is not the published value


@pytest.mark.parametrize("language", ["en", "it"])
def test_one_name_for_every_id(language: str) -> None:
    kinds = {**games.get("world").names(), "objective": tuple(data.OBJECTIVES)}
    name_of = names(language)
    ids = {kind: [f"world-{kind}-{name.replace('_', '-')}" for name in row] for kind, row in kinds.items()}
    assert set(name_of) == {name for row in ids.values() for name in row}
    for row in ids.values():
        assert len({name_of[name] for name in row}) == len(row)


@pytest.mark.parametrize(("language", "most", "group"), [("en", "Most ", "group"), ("it", "numero", "adiacenti tra")])
def test_the_sentence_of_an_objective_names_its_type(language: str, most: str, group: str) -> None:
    stems = {"library": ("Librar", "Bibliotec"), "farm": ("Farm", "Fattori"), "habitation": ("Habitat", "Abitazion")}
    stems |= {"market": ("Market", "Mercat"), "temple": ("Temple", "Templ")}
    stems |= {"food": ("food", "Cibo"), "ceramics": ("ceramics", "Ceramiche"), "gears": ("gears", "Ingranaggi")}
    for name, (kind, what) in data.OBJECTIVES.items():
        sentence = names(language)[f"world-objective-{name}"]
        if what is not None:
            assert stems[what][language == "it"] in sentence
        if kind in ("most_of_type", "largest_group"):
            assert (group in sentence) == (kind == "largest_group")
            assert most in sentence or kind == "largest_group"
    assert len(set(data.OBJECTIVES.values())) == 7 + 5 + 3 + 5


def test_values_that_are_not_published_are_marked() -> None:
    reward = {"points", "resources", "population"}
    known = {
        "colosseum": {"pieces", "arrangement", "min_water", "neighbours"},
        "giza": {"arrangement"},
        "port_of_carthage": {"min_water"},
        "aqueduct": {"min_water"},
    }
    for monument in CATALOGUE.monuments:
        whole = {"pieces", "arrangement", "min_water", "neighbours", *reward}
        assert set(monument.reconstructed) == whole - known.get(monument.id, set())
    for one in CATALOGUE.maps:
        assert set(one.reconstructed) == ({"grid"} if one.side == "A" else {"code", "grid", "name_en", "name_it"})
    assert all(set(board.reconstructed) == {"last", "symbols", "rings"} for board in CATALOGUE.resource_boards)
    shapes = {"board", "cost", "shape", "name_en", "name_it"}
    assert all(set(stack.reconstructed) == shapes for stack in CATALOGUE.stacks)
    assert all(set(tile.reconstructed) == {"type", "resources"} for tile in CATALOGUE.tiles)
    for card in CATALOGUE.objectives:
        given = {field for field in ("type", "resource", "first", "second") if getattr(card, field)}
        assert set(card.reconstructed) == given
    assert all(card.reconstructed == (("reshuffle" if card.reshuffle else "sections"),) for card in CATALOGUE.solo)
    assert SETUP.reconstructed == ("tower",)
    assert BOX.reconstructed == ()


def test_the_english_name_on_which_the_sources_differ() -> None:
    disputed = {monument.id: monument.disputed for monument in CATALOGUE.monuments if monument.disputed}
    assert disputed == {"giza": ("name_en",)}
