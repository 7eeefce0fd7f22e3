"""Catalogue files: a user's own replace the packaged ones, and a broken one is named with entry and field."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from mirabilia.core.catalogue import CatalogueError
from mirabilia.games.world import reading
from tests import own_data
from tests.own_data import edit

pytestmark = pytest.mark.any_build

PAGE = Path(__file__).resolve().parents[2] / "docs" / "world-data.md"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the user's own copy of the files, in use."""
    return own_data.in_use("world", tmp_path, monkeypatch)


def drop(file: Path, table: str, name: str) -> None:
    """Remove the entry of that id."""
    parts = re.split(r"(?=^\[\[)", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    left = [part for part in parts if not (part.startswith(f"[[{table}]]") and f'id = "{name}"\n' in part)]
    assert len(left) == len(parts) - 1
    file.write_text("".join(left), encoding="utf-8")


def test_own_files_replace_the_packaged_ones(own: Path) -> None:
    before = reading.load()
    edit(own / "monuments.toml", "points = 5", "points = 6")
    loaded = reading.load()
    points = {monument.id: monument.points for monument in loaded.monuments}
    assert points == {**{monument.id: monument.points for monument in before.monuments}, "machu_picchu": 6}
    assert loaded.fingerprint != before.fingerprint


def test_a_missing_own_file_means_the_packaged_one(own: Path) -> None:
    (own / "maps.toml").unlink()
    assert len(reading.load().maps) == 6


def test_a_value_that_was_typed_in_loses_its_mark(own: Path) -> None:
    edit(own / "setup.toml", 'reconstructed = ["tower"]\n', "")
    assert reading.load().setup.reconstructed == ()


def test_another_objective_takes_the_id_of_its_sentence(own: Path) -> None:
    edit(own / "objectives.toml", 'id = "o08"\nkind = "most_of_type"\ntype = "temple"', 'id = "o08"\nkind = "border"')
    with pytest.raises(CatalogueError, match="objective o08, field 'id': its sentence is that of 'o14'"):
        reading.load()
    edit(
        own / "objectives.toml", 'id = "o08"\nkind = "border"', 'id = "o17"\nkind = "most_of_type"\ntype = "habitation"'
    )
    assert [card.id for card in reading.load().objectives][7] == "o17"


LAKE_TOP = '  "............",\n  "..N......N..",\n  "......N.....",\n'
ROOM = '"....N.....N.",\n  "............",\n]'
FLOOD = '"....N.....N.",\n  "WWWWWWWWWWWW",\n]'
CORNER = 'shape = ["#.", "##"]'
ZIGGURAT = 'pieces = [["GG", "GG"]]'
SECTIONS = 'sections = [["s1"], ["s4"], ["monument_left"]]'
BRIDGE = 'pieces = [["GEEG"]]\narrangement = "rigid"\nmin_water = 1'
PAVEMENT = 'neighbours = ["road", "pavement"]'


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("maps.toml", "[[map]]", "[[map", "maps.toml: not readable as TOML"),
        ("maps.toml", "[[map]]", "[[maps]]", "maps.toml, field 'maps': unknown table"),
        ("maps.toml", 'id = "bent"', 'id = "slanting"', "map slanting, field 'id': this id is there twice"),
        ("maps.toml", 'code = "B1"', 'code = "A1"', "map north_south, field 'code': a code of its own"),
        ("maps.toml", 'code = "B2"', 'code = "B1"', "map west_east, field 'code': a code of its own"),
        ("maps.toml", 'kind = "river"', 'kind = "lake"', "map north_south, field 'kind': side A has a lake"),
        ("maps.toml", '"..N......N.."', '"..N......M.."', "map lake, field 'grid[1]'"),
        ("maps.toml", '"..N......N.."', '"..N......N."', "map lake, field 'grid': 12 rows of 12 cells"),
        ("maps.toml", '"..N....W...."', '"..N....W....."', "map north_south, field 'grid': 12 rows of 12 cells"),
        ("maps.toml", LAKE_TOP, "", "map lake, field 'grid': 12 rows of 12 cells are needed"),
        ("maps.toml", ROOM, FLOOD, "map lake, field 'grid': there is no place for the first road"),
        ("maps.toml", '["grid"]', '["drawing"]', "map lake, field 'reconstructed': there is no field 'drawing'"),
        ("resource_boards.toml", 'id = "B"', 'id = "C"', "resource_board C, field 'id'"),
        ("resource_boards.toml", "last = 15", "last = 14", "resource_board A, field 'symbols.food': the track ends"),
        ("resource_boards.toml", "last = 15", "last = 61", "resource_board A, field 'last': at most 60 spaces"),
        ("resource_boards.toml", "[2, 5, 8,", "[5, 2, 8,", "resource_board A, field 'symbols.food': the spaces must"),
        ("resource_boards.toml", "[1, 4, 7,", "[0, 4, 7,", "resource_board B, field 'symbols"),
        ("resource_boards.toml", "gears = [2, 5", "iron = [2, 5", "resource_board A: Invalid enum value 'iron'"),
        ("resource_boards.toml", "gears = [2, 5, 8, 12, 15]", "", "resource_board A, field 'symbols.gears'"),
        ("resource_boards.toml", "rings = [0, ", "rings = [0, 0, 0, 0, 0, 0, 0, ", "resource_board A, field 'rings'"),
        ("stacks.toml", "cost = 5", "cost = 8", "stack s6, field 'cost': nobody has more than 7 gold"),
        ("stacks.toml", "cost = 5", "cost = 0", "stack s6, field 'cost'"),
        ("stacks.toml", 'board = "fifth"', 'board = "sixth"', "stack s8, field 'board'"),
        ("stacks.toml", 'board = "fifth"', 'board = "main"', "stacks.toml, field 'stack': the board 'main' needs 6"),
        ("stacks.toml", CORNER, 'shape = ["#.", ".#"]', "stack s1, field 'shape': its cells must hang together"),
        ("stacks.toml", CORNER, 'shape = ["#.", "###"]', "stack s1, field 'shape': all rows must be equally long"),
        ("stacks.toml", CORNER, 'shape = ["..", ".."]', "stack s1, field 'shape': at least one cell"),
        ("stacks.toml", CORNER, 'shape = ["##", ".."]', "stack s1, field 'shape': there is a row or column without"),
        ("stacks.toml", CORNER, 'shape = ["#####"]', "stack s1, field 'shape': at most 4 rows of 4 cells"),
        ("stacks.toml", CORNER, 'shape = ["#", "#", "#", "#", "#"]', "stack s1, field 'shape'"),
        ("stacks.toml", CORNER, 'shape = ["#x", "##"]', "stack s1, field 'shape[0]'"),
        ("stacks.toml", CORNER, "shape = []", "stack s1, field 'shape'"),
        ("stacks.toml", 'stack = "s1"', 'stack = "s2"', "stack s1, field 'tile': 10 tiles are needed, there are 9"),
        ("stacks.toml", 'id = "s1_b2"', 'id = "s1_b1"', "tile s1_b1, field 'id': this id is there twice"),
        ("stacks.toml", 'id = "s1_b2"', 'id = "tower"', "tile tower, field 'id': a Monument, a Road or the Tower"),
        ("stacks.toml", 'id = "s1_b2"', 'id = "petra"', "tile petra, field 'id': a Monument, a Road or the Tower"),
        ("stacks.toml", 'type = "library"', 'type = "school"', "tile s1_b1, field 'type'"),
        (
            "stacks.toml",
            "resources = { gears = 1 }",
            "resources = { iron = 1 }",
            "tile s1_b1: Invalid enum value 'iron'",
        ),
        ("stacks.toml", "resources = { gears = 1 }", "resources = {}", "tile s1_b1, field 'resources'"),
        ("stacks.toml", "resources = { gears = 1 }", "resources = { gears = 0 }", "tile s1_b1, field 'resources"),
        ("monuments.toml", 'id = "giza"', 'id = "ziggurat"', "monument ziggurat, field 'id': this id is there twice"),
        ("monuments.toml", ZIGGURAT, 'pieces = [["GX", "GG"]]', "monument ziggurat, field 'pieces[0][0]'"),
        ("monuments.toml", ZIGGURAT, 'pieces = [["GG", "G"]]', "monument ziggurat, field 'pieces[0]': all rows"),
        ("monuments.toml", ZIGGURAT, 'pieces = [["G.", ".G"]]', "monument ziggurat, field 'pieces[0]': its cells"),
        ("monuments.toml", ZIGGURAT, 'pieces = [["GGGG", "GGGG", "GG.."]]', "field 'pieces[0]': at most 9 cells"),
        ("monuments.toml", ZIGGURAT, "pieces = []", "monument ziggurat, field 'pieces'"),
        ("monuments.toml", ZIGGURAT, 'pieces = [["G"], ["G"]]', "monument ziggurat, field 'arrangement': rigid is"),
        ("monuments.toml", '"cluster"', '"rigid"', "monument giza, field 'arrangement': rigid is for one piece"),
        ("monuments.toml", '"cluster"', '"heap"', "monument giza, field 'arrangement'"),
        ("monuments.toml", BRIDGE, BRIDGE.replace("1", "3"), "monument roman_bridge, field 'min_water': only 2 of"),
        ("monuments.toml", ZIGGURAT, 'pieces = [["WWW", "WWW", "WWW"]]', "fits nowhere on the terrain of map 'lake'"),
        ("monuments.toml", ZIGGURAT, 'pieces = [["W", "W", "W", "W"]]', "'pieces[0]': it fits nowhere on the terrain"),
        (
            "monuments.toml",
            'pieces = [["EE", "EE"]]\narrangement = "rigid"\nmin_water = 1',
            'pieces = [["EEEE", "EEEE"]]\narrangement = "rigid"\nmin_water = 8',
            "monument lighthouse, field 'min_water': map 'north_south' has no place with so much water",
        ),
        ("monuments.toml", PAVEMENT, 'neighbours = ["road", "river"]', "monument ishtar_gate, field 'neighbours[1]'"),
        ("monuments.toml", PAVEMENT, 'neighbours = ["road", "road"]', "monument ishtar_gate, field 'neighbours': only"),
        (
            "monuments.toml",
            "resources = { c",
            "reward = { c",
            "monument ziggurat: Object contains unknown field `reward`",
        ),
        ("objectives.toml", 'kind = "border"', 'kind = "edge"', "objective o14, field 'kind'"),
        ("objectives.toml", 'type = "library"\n', "", "objective o06, field 'type': given for most_of_type"),
        ("objectives.toml", 'kind = "border"', 'kind = "border"\ntype = "farm"', "objective o14, field 'type'"),
        ("objectives.toml", 'resource = "food"\n', "", "objective o09, field 'resource': given for the kind"),
        ("objectives.toml", 'kind = "border"', 'kind = "border"\nresource = "food"', "objective o14, field 'resource'"),
        ("objectives.toml", "pool = 4\n", "", "objective o15, field 'pool': given for district_of_each"),
        ("objectives.toml", 'kind = "border"', 'kind = "border"\npool = 4', "objective o14, field 'pool'"),
        ("objectives.toml", "pool = 4", "pool = 4\nfirst = 3", "objective o15, field 'first'"),
        ("objectives.toml", "second = 1", "second = 4", "objective o01, field 'second': not more than"),
        ("objectives.toml", 'type = "library"', 'type = "farm"', "objective o06, field 'id': its sentence is that of"),
        ("solo.toml", SECTIONS, 'sections = [["s7"]]', "card a01, field 'sections[0][0]'"),
        ("solo.toml", SECTIONS, 'sections = [["s1", "s1"]]', "card a01, field 'sections[0]': an item is there twice"),
        ("solo.toml", SECTIONS, "sections = [[]]", "card a01, field 'sections[0]'"),
        ("solo.toml", SECTIONS, "", "card a01, field 'sections': a card has sections, or it orders a reshuffle"),
        ("solo.toml", SECTIONS, SECTIONS + "\nreshuffle = true", "card a01, field 'sections': a card has sections"),
        ("setup.toml", "gold = 7 ", "gold = 0 ", "[setup], field 'gold'"),
        ("setup.toml", "rounds = 10", "rounds = 11", "[setup], field 'long_roads': 5 players need 38 of them"),
        ("setup.toml", "long_roads = 35", "long_roads = 34", "[setup], field 'long_roads': 5 players need 35"),
        ("setup.toml", "short_sets = 20", "short_sets = 19", "[setup], field 'short_sets': 5 players need 20"),
        ("setup.toml", "towers = 10", "towers = 9", "[setup], field 'towers': 5 players need 10"),
        ("setup.toml", "towers = 10", "towers = 12", "[setup], field 'towers': the box has 10 of them"),
        ("setup.toml", "loans = 5", "loans = 4", "[setup], field 'loans': 5 players need 5"),
        ("setup.toml", '["####"]', '["###.", "...#"]', "[setup], field 'long_road': its cells must hang together"),
        ("setup.toml", '["####"]', '["###", "..#"]', "[setup], field 'long_road': a long road is straight"),
        ("setup.toml", '[["##"], ["##"], ["#"]]', '[["##"], ["#"], ["#"]]', "[setup], field 'short_parts'"),
        ("setup.toml", "3 = { long", "6 = { long", "[setup]: Invalid enum value '6' - at `key` in `$.market`"),
        ("setup.toml", "3 = { long_roads = 2, short_sets = 1, towers = 1 }", "", "[setup], field 'market': what is"),
        ("setup.toml", '3 = ["main"]', "3 = []", "[setup], field 'boards.3': the main board is in play"),
        ("setup.toml", '"fourth", "fifth"]', '"main", "fifth"]', "[setup], field 'boards.5': the main board"),
        ("setup.toml", '["tower"]', '["towr"]', "[setup], field 'reconstructed': there is no field 'towr'"),
        ("setup.toml", "[components]", "[box]", "setup.toml, field 'box': unknown table"),
        ("setup.toml", "pedestals = 2\n", "", "[components]: Object missing required field `pedestals`"),
    ],
)
def test_a_broken_file_is_named_with_entry_and_field(own: Path, file: str, old: str, new: str, says: str) -> None:
    edit(own / file, old, new)
    with pytest.raises(CatalogueError) as error:
        reading.load()
    assert error.value.file == str(own / file)
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("file", "table", "name", "says"),
    [
        ("maps", "map", "lake", "exactly one map of side A is needed, there are 0"),
        ("maps", "map", "spring", "at least 5 maps of side B are needed, there are 4"),
        ("resource_boards", "resource_board", "B", "the sides A and B are needed"),
        ("stacks", "stack", "s3", "the board 'main' needs 6 stacks, there are 5"),
        ("stacks", "tile", "s3_m1", "10 tiles are needed, there are 9"),
        ("monuments", "monument", "moai", "the box has 21 of them .*, there are 20"),
        ("objectives", "objective", "o15", "the box has 15 of them .*, there are 14"),
        ("solo", "card", "a01", "the box has 14 of them .*, there are 13"),
        ("solo", "card", "a14", "reshuffle cards, and more others, are needed; 0 of 13 are"),
    ],
)
def test_too_few_entries_are_refused(own: Path, file: str, table: str, name: str, says: str) -> None:
    drop(own / f"{file}.toml", table, name)
    with pytest.raises(CatalogueError, match=says):
        reading.load()


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("monuments_shown = 3", "monuments_shown = 22", "field 'monument': at least 22 are needed, there are 21"),
        ("objectives_shown = 3", "objectives_shown = 16", "field 'objective': at least 16 are needed, there are 15"),
        ("building_tiles = 80", "building_tiles = 70", r"field 'tile': the box has 70 of them .*, there are 80"),
    ],
)
def test_the_cards_suffice_for_the_setup(own: Path, old: str, new: str, says: str) -> None:
    edit(own / "setup.toml", old, new)
    with pytest.raises(CatalogueError, match=says):
        reading.load()


@pytest.mark.parametrize("more", [0, 2])
def test_the_rules_are_made_for_one_size_of_map(own: Path, more: int) -> None:
    text = (own / "maps.toml").read_text(encoding="utf-8")
    rows = (lambda row: "." * more + row[0]) if more else (lambda row: row[0][:7])
    (own / "maps.toml").write_text(re.sub(r'(?<=^  ")[.NW]+', rows, text, flags=re.MULTILINE), encoding="utf-8")
    with pytest.raises(CatalogueError, match="map lake, field 'grid': 12 rows of 12 cells are needed"):
        reading.load()


def test_too_many_reshuffle_cards_are_refused(own: Path) -> None:
    text = (own / "solo.toml").read_text(encoding="utf-8")
    (own / "solo.toml").write_text(re.sub("^sections = .*$", "reshuffle = true", text, count=7, flags=re.MULTILINE))
    with pytest.raises(CatalogueError, match="field 'card': reshuffle cards, and more others, are needed"):
        reading.load()


def test_a_solo_card_names_only_stacks_in_play(own: Path) -> None:
    edit(own / "stacks.toml", 'id = "s6"\nboard = "main"', 'id = "s6"\nboard = "fourth"')
    edit(own / "stacks.toml", 'id = "s7"\nboard = "fourth"', 'id = "s7"\nboard = "main"')
    with pytest.raises(CatalogueError, match=r"card a03, field 'sections\[1\]': the stack 's6' is not in play"):
        reading.load()


@pytest.mark.parametrize(("letter", "neighbour"), [("W", "water"), ("N", "natural")])
def test_a_monument_needs_what_it_asks_for_on_every_map(own: Path, letter: str, neighbour: str) -> None:
    text = (own / "maps.toml").read_text(encoding="utf-8")
    head, bent, rest = text.partition('id = "bent"')
    grid, end, rest = rest.partition("]")
    rows = re.sub(r'(?<=^  ")[.NW]+', lambda row: row[0].replace(letter, "."), grid, flags=re.MULTILINE)
    (own / "maps.toml").write_text(head + bent + rows + end + rest, encoding="utf-8")
    for name in ("port_of_carthage", "lighthouse", "roman_bridge"):
        drop(own / "monuments.toml", "monument", name)
    with pytest.raises(CatalogueError, match=f"field 'neighbours': map 'bent' has no place next to '{neighbour}'"):
        reading.load()


def test_a_monument_at_the_pavement_needs_room_there(own: Path) -> None:
    edit(own / "maps.toml", '"....N.....N.",\n  "............",\n]', '"....N.....N.",\n  ".W.W.W.W.W.W",\n]')
    edit(own / "monuments.toml", 'pieces = [["GGG"]]', 'pieces = [["GGG", "GGG"]]')
    with pytest.raises(CatalogueError, match="monument ishtar_gate, field 'neighbours': map 'lake' has no place"):
        reading.load()


def test_the_examples_of_the_page_are_entries_of_the_files(own: Path) -> None:
    """docs/world-data.md shows one entry of every table as it is packaged."""
    shown = set()
    for file, block in re.findall(r"<!-- (\w+\.toml) -->\n\n```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S):
        packaged = tomllib.loads((own / file).read_text(encoding="utf-8"))
        for table, content in tomllib.loads(block).items():
            entries = content if isinstance(content, list) else [content]
            there = packaged[table] if isinstance(content, list) else [packaged[table]]
            assert all(entry in there for entry in entries), (file, table)
            shown.add((file, table))
    assert shown == {
        ("maps.toml", "map"),
        ("resource_boards.toml", "resource_board"),
        ("stacks.toml", "stack"),
        ("stacks.toml", "tile"),
        ("monuments.toml", "monument"),
        ("objectives.toml", "objective"),
        ("solo.toml", "card"),
        ("setup.toml", "setup"),
        ("setup.toml", "components"),
    }
