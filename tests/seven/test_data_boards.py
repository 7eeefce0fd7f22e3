"""The wonder boards of all boxes, stage by stage, and what they need (BASE-084 to 111, and their expansions)."""

from __future__ import annotations

from typing import cast

import pytest

from mirabilia.games.seven.data import SIDES, Edition, ExpansionName, SideName
from tests.rules import rule
from tests.seven.printed import EDITIONS, blocks, board, effects, stages, table

SECOND = """
BASE-084 rhodes day ore
  2 wood: 3 points
  3 clay: 2 shields
  4 ore: 7 points
BASE-085 rhodes night ore
  3 stone: 1 shield, 3 coins, 3 points
  4 ore: 1 shield, 4 coins, 4 points
BASE-086 alexandria day glass
  2 stone: 3 points
  2 ore: produce_choice wood/stone/clay/ore
  1 cloth 1 papyrus: 7 points
BASE-087 alexandria night glass
  2 clay: produce_choice wood/stone/clay/ore
  3 ore: produce_choice glass/cloth/papyrus
  4 wood: 7 points
BASE-088 ephesus day papyrus
  2 clay: 3 points
  2 wood: 9 coins
  2 ore 1 glass: 7 points
BASE-089 ephesus night papyrus
  2 stone: 4 coins, 2 points
  2 wood: 4 coins, 3 points
  2 ore 1 cloth: 4 coins, 5 points
BASE-090 babylon day wood
  2 clay: 3 points
  2 ore 1 cloth: science_choice 1
  4 wood: 7 points
BASE-091 babylon night wood
  2 stone: play_last_card
  3 clay 1 glass: science_choice 1
BASE-092 olympia day clay
  2 stone: 3 points
  2 wood: free_first_of_colour
  3 clay: 7 points
BASE-093 olympia night clay
  2 ore: free_first_of_age, 2 points
  3 clay: free_last_of_age, 3 points
  1 glass 1 cloth 1 papyrus: 5 points
BASE-094 halicarnassus day cloth
  2 ore: 3 points
  1 glass 1 papyrus: build_from_discard
  3 stone: 7 points
BASE-095 halicarnassus night cloth
  2 clay: build_from_discard, 2 points
  1 glass 1 papyrus: build_from_discard, 1 point
  3 wood: build_from_discard
BASE-096 giza day stone
  2 wood: 3 points
  2 clay 1 cloth: 5 points
  4 stone: 7 points
BASE-097 giza night stone
  2 wood: 3 points
  3 stone: 5 points
  3 clay: 5 points
  4 stone 1 papyrus: 7 points
"""
FIRST = """
BASE-098 rhodes day ore
  2 wood: 3 points
  3 clay: 2 shields
  4 ore: 7 points
BASE-099 rhodes night ore
  3 stone: 1 shield, 3 coins, 3 points
  4 ore: 1 shield, 4 coins, 4 points
BASE-100 alexandria day glass
  2 stone: 3 points
  2 ore: produce_choice wood/stone/clay/ore
  2 glass: 7 points
BASE-101 alexandria night glass
  2 clay: produce_choice wood/stone/clay/ore
  2 wood: produce_choice glass/cloth/papyrus
  3 stone: 7 points
BASE-102 ephesus day papyrus
  2 stone: 3 points
  2 wood: 9 coins
  2 papyrus: 7 points
BASE-103 ephesus night papyrus
  2 stone: 4 coins, 2 points
  2 wood: 4 coins, 3 points
  1 glass 1 cloth 1 papyrus: 4 coins, 5 points
BASE-104 babylon day clay
  2 clay: 3 points
  3 wood: science_choice 1
  4 clay: 7 points
BASE-105 babylon night clay
  1 clay 1 cloth: 3 points
  2 wood 1 glass: play_last_card
  3 clay 1 papyrus: science_choice 1
BASE-106 olympia day wood
  2 wood: 3 points
  2 stone: free_once_per_age
  2 ore: 7 points
BASE-107 olympia night wood
  2 wood: trade_price wood/stone/clay/ore left/right 1
  2 stone: 5 points
  2 ore 1 cloth: copy_guild
BASE-108 halicarnassus day cloth
  2 clay: 3 points
  3 ore: build_from_discard
  2 cloth: 7 points
BASE-109 halicarnassus night cloth
  2 ore: build_from_discard, 2 points
  3 clay: build_from_discard, 1 point
  1 glass 1 cloth 1 papyrus: build_from_discard
BASE-110 giza day stone
  2 stone: 3 points
  3 wood: 5 points
  4 stone: 7 points
BASE-111 giza night stone
  2 wood: 3 points
  3 stone: 5 points
  3 clay: 5 points
  4 stone 1 papyrus: 7 points
"""
EXPANSIONS = """
LEAD-147 roma day 1: 1 wood 1 clay 1 ore: 4 points
LEAD-148 roma day 2: 2 stone 1 clay 1 cloth: 6 points
[LEAD-152] roma night 1: 1 wood 1 clay: 5 coins, draw_leaders 4
[LEAD-154] roma night 2: 1 stone 1 clay 1 glass: 3 points, recruit_leader
[LEAD-155] roma night 3: 2 stone 1 papyrus: 3 points, recruit_leader
LEAD-161 abu_simbel day 1: 1 stone 1 clay: 3 points
LEAD-162 abu_simbel day 2: 1 wood 1 ore: 5 points
[LEAD-163] abu_simbel day 3: 2 stone 1 glass 1 cloth: bury_leader 2
[LEAD-164] abu_simbel night 1: 2 clay 1 cloth: bury_leader 2
[LEAD-165] abu_simbel night 2: 2 wood 1 glass: bury_leader 2
CITY-117 petra day 1: 1 wood 1 stone: 3 points
CITY-118 petra day 2: 7 coins: 7 points
CITY-119 petra day 3: 1 wood 2 stone 1 papyrus: 7 points
[CITY-120] petra night 1: 2 clay 2 ore: 3 points, others_lose 2 fixed
CITY-121 petra night 2: 14 coins: 14 points
CITY-124 byzantium day 1: 1 clay 1 ore: 3 points
[CITY-125] byzantium day 2: 2 wood 1 papyrus: 2 points, diplomacy 1
CITY-126 byzantium day 3: 2 clay 1 glass 1 cloth: 7 points
[CITY-127] byzantium night 1: 1 wood 1 ore 1 glass 1 papyrus: 3 points, diplomacy 1
[CITY-128] byzantium night 2: 1 clay 2 ore 1 cloth: 4 points, diplomacy 1
EDIF-103 ur day 1: 1 stone 1 ore: 3 points
[EDIF-104] ur day 2: 2 stone 1 clay: pawn_from_box any
EDIF-105 ur day 3: 3 wood 1 papyrus: 7 points
[EDIF-106] ur night 1: 1 stone 1 glass: pawn_from_box 1
[EDIF-107] ur night 2: 1 stone 2 ore: pawn_from_box 2
[EDIF-108] ur night 3: 1 stone 2 clay 1 cloth: pawn_from_box 3
EDIF-116 carthage day 1: 2 stone: 3 points
[EDIF-117] carthage day 2: 2 ore 1 papyrus: 7 coins, 2 points or 1 shield, 2 points
EDIF-118 carthage day 3: 3 clay: 7 points
[EDIF-119] carthage night 1: 3 ore 1 papyrus: 7 coins, 4 points or 2 shields
[EDIF-120] carthage night 2: 3 wood 1 cloth: build_from_discard or science_choice 1
"""
STARTS = """
LEAD-145 roma: None; leaders
LEAD-159 abu_simbel: papyrus; leaders
CITY-116 petra: clay; cities
CITY-123 byzantium: stone; cities
EDIF-102 ur: wood; edifice
EDIF-114 carthage: ore; nothing
"""
ABILITIES = """
[LEAD-146] roma day: free_leaders
[LEAD-149] roma night: leader_discount 2 1, keep_leaders
"""


def printed_side(edition: Edition, head: str) -> tuple[str | None, tuple[str, ...]]:
    name, side, _ = head.split()
    return board(EDITIONS[edition], name).resource, stages(board(EDITIONS[edition], name), cast(SideName, side))


@pytest.mark.parametrize(("head", "expected"), blocks(SECOND))
def test_side_of_the_second_edition(head: str, expected: tuple[str, ...]) -> None:
    assert printed_side(2, head) == (head.split()[2], expected)


@pytest.mark.parametrize(("head", "expected"), blocks(FIRST))
def test_side_of_the_first_edition(head: str, expected: tuple[str, ...]) -> None:
    assert printed_side(1, head) == (head.split()[2], expected)


@pytest.mark.parametrize(("head", "expected"), table(EXPANSIONS))
def test_stage_of_an_expansion(head: str, expected: str) -> None:
    name, side, number = head.split()
    assert stages(board(EDITIONS[2], name), cast(SideName, side))[int(number) - 1] == expected
    if name != "abu_simbel" and head != "roma night 2":
        assert stages(board(EDITIONS[1], name), cast(SideName, side))[int(number) - 1] == expected


def test_expansion_boards_have_no_other_stages() -> None:
    heads = [row.values[0] for row in table(EXPANSIONS)]
    for catalogue in EDITIONS.values():
        for one in catalogue.boards:
            for side in SIDES:
                printed = sum(head.startswith(f"{one.id} {side} ") for head in heads)
                assert one.expansion is None or len(one.side(side).stages) == printed


def test_roma_of_the_first_edition() -> None:
    """The data behind LEAD-154: the good of night stage 2 is cloth."""
    assert stages(board(EDITIONS[1], "roma"), "night")[1] == "1 stone 1 clay 1 cloth: 3 points, recruit_leader"


@pytest.mark.parametrize(("head", "expected"), table(ABILITIES))
def test_ability_of_a_side(head: str, expected: str) -> None:
    name, side = head.split()
    for catalogue in EDITIONS.values():
        assert effects(board(catalogue, name).side(cast(SideName, side)).ability) == expected
        assert not any(one.day.ability or one.night.ability for one in catalogue.boards if one.id != name)


@pytest.mark.parametrize(("name", "expected"), table(STARTS))
def test_start_of_an_expansion_board(name: str, expected: str) -> None:
    one = board(EDITIONS[2], name)
    assert f"{one.resource}; {' '.join(one.needs) or 'nothing'}" == expected


@pytest.mark.parametrize(
    ("expansion", "names"),
    [
        (None, "rhodes alexandria ephesus babylon olympia halicarnassus giza"),
        ("leaders", "roma abu_simbel"),
        ("cities", "petra byzantium"),
        ("edifice", "ur carthage"),
    ],
)
def test_boards_of_a_box(expansion: ExpansionName | None, names: str) -> None:
    assert [one.id for one in EDITIONS[2].boards if one.expansion == expansion] == names.split()
    in_first = [name for name in names.split() if name != "abu_simbel"]
    assert [one.id for one in EDITIONS[1].boards if one.expansion == expansion] == in_first


@rule("BASE-170")
def test_what_changed_on_the_boards_between_the_editions() -> None:
    old, new = EDITIONS[1], EDITIONS[2]
    changed = {
        one.id
        for one in new.boards
        if one.expansion is None and (one.day, one.night) != (board(old, one.id).day, board(old, one.id).night)
    }
    assert changed == {"alexandria", "ephesus", "babylon", "olympia", "halicarnassus", "giza"}
    starts = {one.id: (board(old, one.id).resource, one.resource) for one in new.boards if one.expansion is None}
    assert {name: pair for name, pair in starts.items() if pair[0] != pair[1]} == {
        "babylon": ("clay", "wood"),
        "olympia": ("wood", "clay"),
    }
    assert len(board(new, "babylon").night.stages) == 2
    powers = {
        edition: {
            type(effect).__name__
            for side in SIDES
            for stage in board(catalogue, "olympia").side(side).stages
            for effect in stage.effects
        }
        for edition, catalogue in EDITIONS.items()
    }
    assert powers[1] & powers[2] == {"VictoryPoints"}
