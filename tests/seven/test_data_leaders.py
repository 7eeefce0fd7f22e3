"""The leaders, their decks and the guilds of Leaders, row by row (LEAD-001, 011, 039 to 094, 169 to 177)."""

from __future__ import annotations

from collections import Counter

import pytest

from mirabilia.games.seven.data import Edition
from tests.rules import rule
from tests.seven.printed import EDITIONS, board, card, guild, leader, recruited, table

STANDARD = """
[LEAD-039] maecenas: 1; free_leaders
[LEAD-040] imhotep: 3; resource_discount stage 1
[LEAD-041] hammurabi: 2; resource_discount blue 1
[LEAD-042] leonidas: 2; resource_discount red 1
[LEAD-043] archimedes: 4; resource_discount green 1
[LEAD-044] ramses: 5; free_colour purple
[LEAD-045] croesus: 1; 6 coins
[LEAD-046] xenophon: 2; coins_on_build yellow 2
[LEAD-047] vitruvius: 1; coins_on_chain 2
[LEAD-048] nero: 1; coins_on_victory 2
[LEAD-049] bilkis: 4; bank_purchase 1
[LEAD-050] hannibal: 2; 1 shield
[LEAD-051] caesar: 5; 2 shields
[LEAD-052] solomon: 3; build_from_discard
[LEAD-053] euclid: 5; compass
[LEAD-054] ptolemy: 5; tablet
[LEAD-055] pythagoras: 5; gear
LEAD-056 sappho: 1; 2 points
LEAD-057 zenobia: 2; 3 points
LEAD-058 nefertiti: 3; 4 points
LEAD-059 cleopatra: 4; 5 points
[LEAD-060] phidias: 3; points_per 1 brown own
[LEAD-061] praxiteles: 3; points_per 2 grey own
[LEAD-062] nebuchadnezzar: 4; points_per 1 blue own
[LEAD-063] varro: 3; points_per 1 yellow own
[LEAD-064] pericles: 6; points_per 2 red own
[LEAD-065] hypatia: 4; points_per 1 green own
[LEAD-066] hiram: 3; points_per 2 purple own
[LEAD-067] midas: 3; points_per_coins 1 3
[LEAD-068] amytis: 4; points_per 2 stage own
[LEAD-069] alexander: 3; points_per 1 victory_token own
[LEAD-070] justinian: 3; points_per_set 3 blue/red/green
[LEAD-071] plato: 4; points_per_set 7 brown/grey/blue/yellow/red/green/purple
[LEAD-072] aristotle: 3; points_per_science_set 3
"""
EXPERT = """
[LEAD-073] berenice: 2; bank_bonus 1
[LEAD-074] hatshepsut: 2; coins_on_trade 1
[LEAD-075] nitocris: age; victory_token current
[LEAD-076] telesilla: 3; discard_defeats, others_discard_victory
[LEAD-077] tomyris: 4; redirect_defeats
[LEAD-078] aganice: age; replace_symbol
[LEAD-079] enheduanna: 4; extra_common_symbol
[LEAD-080] phryne: age; points_if_most 5 blue
[LEAD-081] cornelia: age; points_if_most 5 yellow
[LEAD-082] eurypyle: age; points_if_most 5 red
[LEAD-083] theano: age; points_if_most 5 green
[LEAD-084] makeda: age; points_if_most 5 coins
[LEAD-085] cynisca: age; points_if_no_defeat 6
[LEAD-086] gorgo: 5; points_per_victory_pair
[LEAD-087] agrippina: 1; points_if_only_leader 7
"""
CITIES = """
[LEAD-088] caligula: 3; free_once_per_age black
[LEAD-089] diocletian: 2; coins_on_build black 2
[LEAD-090] octavia: 1; coins_on_stage 2, others_lose_on_stage 1
[LEAD-091] arsinoe: age; 4 coins, others_lose 1 age
[LEAD-092] aspasia: 3; diplomacy 1, 2 points
[LEAD-093] darius: 4; points_per 1 black own
"""
CITIES_2012 = """
[LEAD-094] semiramis: 2; shields_per_defeat 1
"""
GUILDS = """
[LEAD-169] architects_guild: 1 clay 3 ore 1 cloth 1 papyrus; points_per 3 purple neighbours
[LEAD-170] gamers_guild: 1 wood 1 stone 1 clay 1 ore; points_per_coins 1 3
[LEAD-171] courtesans_guild: 1 wood 1 clay 1 glass 1 cloth; copy_leader
[LEAD-173] diplomats_guild: 1 wood 1 stone 1 glass 1 papyrus; points_per 1 white neighbours
"""
DECKS = {"standard": STANDARD, "expert": EXPERT, "cities": CITIES, "cities_2012": CITIES_2012}
ANNIVERSARY = """nitocris telesilla aganice enheduanna phryne cornelia eurypyle theano makeda cynisca gorgo agrippina
octavia arsinoe"""


def entries(text: str) -> set[str]:
    return {row.values[0] for row in table(text)}


def in_deck(edition: Edition, deck: str) -> set[str]:
    return {leader.id for leader in EDITIONS[edition].leaders if leader.deck == deck}


@pytest.mark.parametrize(("name", "expected"), [row for text in DECKS.values() for row in table(text)])
def test_leader(name: str, expected: str) -> None:
    assert recruited(leader(EDITIONS[2], name)) == expected


@pytest.mark.parametrize("deck", DECKS)
def test_deck(deck: str) -> None:
    assert in_deck(2, deck) == entries(DECKS[deck])


@rule("LEAD-001")
def test_box() -> None:
    box = EDITIONS[2].components["leaders_2"]
    assert (box.boards, box.leaders, box.guilds) == (2, 55, 0)
    assert (box.coins_of_6, box.score_pads, box.effect_sheets) == (18, 1, 3)
    assert [one.id for one in EDITIONS[2].boards if one.expansion == "leaders"] == ["roma", "abu_simbel"]
    decks = Counter(leader.deck for leader in EDITIONS[2].leaders)
    assert (decks["standard"], decks["expert"], decks["cities"]) == (34, 15, 6)


@rule("LEAD-011")
def test_sizes_of_the_pools() -> None:
    sizes = {
        pool: sum(len(in_deck(2, deck)) for deck in pool.split())
        for pool in ("standard", "standard expert", "standard cities", "standard expert cities")
    }
    assert sizes == {"standard": 34, "standard expert": 49, "standard cities": 40, "standard expert cities": 55}
    assert all(leader.needs == (("cities",) if leader.deck == "cities" else ()) for leader in EDITIONS[2].leaders)


def test_cost_by_age() -> None:
    """The data behind LEAD-020 and LEAD-021."""
    assert EDITIONS[2].setup.leader_cost_by_age == (1, 2, 3)
    leaders = "nitocris aganice phryne cornelia eurypyle theano makeda cynisca arsinoe"
    assert {leader.id for leader in EDITIONS[2].leaders if leader.cost_by_age} == set(leaders.split())


def test_coins_and_leaders_at_the_start() -> None:
    setup = EDITIONS[2].setup
    assert (setup.coins_with_leaders, setup.leaders_dealt) == (6, 4)


@pytest.mark.parametrize(("name", "expected"), table(GUILDS))
def test_guild_of_the_first_edition(name: str, expected: str) -> None:
    one = card(EDITIONS[1], name)
    assert (guild(one), one.expansion) == (expected, "leaders")
    assert one.needs == (("leaders",) if name in ("courtesans_guild", "diplomats_guild") else ())


@rule("LEAD-174")
def test_second_edition_has_no_guilds_of_leaders() -> None:
    assert EDITIONS[2].components["leaders_2"].guilds == 0
    assert not any(one.expansion == "leaders" for one in EDITIONS[2].guilds)


@rule("LEAD-175")
def test_box_of_the_first_edition() -> None:
    assert in_deck(1, "standard") == entries(STANDARD) | {"hatshepsut", "tomyris"}
    assert len(in_deck(1, "standard")) == 36
    for one in EDITIONS[1].leaders:
        assert recruited(one) == recruited(leader(EDITIONS[2], one.id))
    assert {one.id for one in EDITIONS[1].guilds if one.expansion == "leaders"} == entries(GUILDS)
    assert [one.id for one in EDITIONS[1].boards if one.expansion == "leaders"] == ["roma"]
    box = EDITIONS[1].components["leaders_1"]
    assert (box.leaders, box.guilds, box.boards) == (36, 4, 1)
    assert (box.coins_of_6, box.courtesan_tokens, box.blank_leaders) == (17, 1, 1)


def test_cities_box_with_the_first_edition() -> None:
    """The six leaders of 2012 (BASE-255)."""
    assert in_deck(1, "cities") == {"caligula", "diocletian", "darius", "aspasia", "berenice", "semiramis"}
    assert in_deck(1, "standard") | in_deck(1, "cities") == {leader.id for leader in EDITIONS[1].leaders}
    assert len(EDITIONS[2].leaders) == 56


@rule("LEAD-176")
def test_leaders_of_the_packs() -> None:
    assert len(ANNIVERSARY.split()) == 14
    assert set(ANNIVERSARY.split()) <= {leader.id for leader in EDITIONS[2].leaders}
    assert not set(ANNIVERSARY.split()) & {leader.id for leader in EDITIONS[1].leaders}
    promotional = {"stevie", "esteban", "louis", "nimrod", "linus", "wil"}
    assert not promotional & {leader.id for catalogue in EDITIONS.values() for leader in catalogue.leaders}


@rule("LEAD-177")
def test_what_is_new_in_the_second_edition() -> None:
    old, new = EDITIONS[1], EDITIONS[2]
    assert not in_deck(1, "expert")
    assert all(in_deck(2, deck) for deck in ("standard", "expert", "cities"))
    assert not any(leader.cost_by_age for leader in old.leaders)
    assert any(leader.cost_by_age for leader in new.leaders)
    assert board(new, "abu_simbel")
    assert "abu_simbel" not in {one.id for one in old.boards}
    first, second = new.components["leaders_1"], new.components["leaders_2"]
    assert (first.coins_of_6, second.coins_of_6) == (17, 18)
    assert (second.guilds, second.courtesan_tokens, second.blank_leaders) == (0, 0, 0)
