"""The score sheet explains itself: free symbols, copied and doubled guilds, coins and debt apart."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.contract import Fact, Result
from mirabilia.core.describe import LANGUAGES, texts
from tests.contract.cases import Case, sparing
from tests.rules import rule
from tests.seven.projects import EDIFICE, laid, pawn
from tests.seven.scenario import SEVEN, city, table

FIRST = {"edition": 1}
CITIES = {"expansions": ["cities"]}
EVERYTHING = ["leaders", "cities", "edifice"]
PLAYERS = ("Anna", "Bruno", "Carla", "Dario")


def over(*cities: dict[str, Any], options: dict[str, Any] | None = None, **fields: Any) -> Result:
    """The result of a game that is over, with these cities."""
    turn = 6 if "cities" in (options or {}).get("expansions", []) else 5
    there = dict(enumerate(cities))
    state = table(max(3, len(cities)), age=3, turn=turn, phase="over", options=options, cities=there, **fields)
    result = state.result()
    assert result is not None
    assert state.view(None).result == result
    return result


def parts(result: Result, *kinds: str, seat: int = 0) -> list[Fact]:
    """The parts of these kinds, without their category."""
    facts = [fact for fact in result.breakdown[seat] if fact["part"] in kinds]
    return [{field: value for field, value in fact.items() if field != "category"} for fact in facts]


def in_words(result: Result, *kinds: str, language: str = "en") -> list[str]:
    words = texts(language)
    return [words.fact(SEVEN, fact, PLAYERS) for fact in result.breakdown[0] if fact["part"] in kinds]


# Treasury and tokens.


@rule("CITY-130", "CITY-132")
def test_coins_and_debt_are_apart() -> None:
    """5 coins (1 point) and 3 debt tokens make -2 points on the coins line."""
    result = over(city(coins=5, debt=3), options=CITIES)
    assert result.scores[0]["treasury"] == -2
    assert parts(result, "coins", "debt") == [
        {"part": "coins", "coins": 5, "points": 1},
        {"part": "debt", "points": -3},
    ]
    assert in_words(result, "coins", "debt") == ["5 coins: 1 point", "debt: -3 points"]
    assert parts(result, "debt", seat=1) == []


def test_victories_and_defeats_are_apart() -> None:
    result = over(city(victories=[2, 0, 1], defeats=3))
    assert parts(result, "victories", "defeats") == [
        {"part": "victories", "tokens": 3, "points": 2 * 1 + 5},
        {"part": "defeats", "tokens": 3, "points": -3},
    ]
    assert result.scores[0]["military"] == 7 - 3


@rule("EDIF-101")
def test_debt_and_rewards_of_edifices_are_apart() -> None:
    """Amphitheater: a point for each of 2 blue cards and pawn, 2 pawns; a debt token of Age I and two of Age III."""
    own = city("baths altar", edifice_debts=[1, 0, 2], pawns=pawn("amphitheater", 2))
    result = over(own, options=EDIFICE, edifices=laid("amphitheater built", "archives failed"))
    assert parts(result, "edifice", "edifice_debt") == [
        {"part": "edifice", "edifice": "amphitheater", "points": 2 * 2},
        {"part": "edifice_debt", "age": 1, "tokens": 1, "points": -2},
        {"part": "edifice_debt", "age": 3, "tokens": 2, "points": -10},
    ]
    assert result.scores[0]["edifice"] == 4 - 12


# Science.


@rule("BASE-117")
def test_free_symbols_say_what_they_became() -> None:
    """2 compasses, a gear and no tablet: a tablet makes a set, the second symbol a third compass (9 + 1 + 1 + 7)."""
    own = city("apothecary dispensary workshop scientists_guild", board="babylon", stages=2)
    result = over(own)
    free = parts(result, "free_symbol")
    assert [{field: fact[field] for field in fact if field != "symbol"} for fact in free] == [
        {"part": "free_symbol", "stage": 2},
        {"part": "free_symbol", "card": "scientists_guild"},
    ]
    assert sorted(fact["symbol"] for fact in free) == ["compass", "tablet"]
    assert parts(result, "same_symbols", "symbol_sets") == [
        {"part": "same_symbols", "symbol": "compass", "number": 3, "points": 9},
        {"part": "same_symbols", "symbol": "gear", "number": 1, "points": 1},
        {"part": "same_symbols", "symbol": "tablet", "number": 1, "points": 1},
        {"part": "symbol_sets", "number": 1, "points": 7},
    ]
    assert result.scores[0]["green"] == 18


@rule("BASE-117")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["symbol of free choice of Scientists Guild: tablet", "tablet (1): 1 point"]),
        ("it", ["simbolo a scelta (Gilda degli Scienziati): tavoletta", "tavoletta (1): 1 punto"]),
    ],
)
def test_free_symbols_are_told_in_words(language: str, words: list[str]) -> None:
    result = over(city("apothecary workshop scientists_guild"))
    sentences = in_words(result, "free_symbol", "same_symbols", language=language)
    assert [sentences[0], sentences[-1]] == words


@rule("CITY-044")
def test_a_mask_says_which_card_it_copies() -> None:
    """A gear and a tablet of one's own: the compass of the right neighbour makes a set."""
    result = over(
        city("pigeon_loft workshop scriptorium"), city("laboratory"), city("library dispensary"), options=CITIES
    )
    assert parts(result, "copied_symbol") == [
        {"part": "copied_symbol", "symbol": "compass", "card": "dispensary", "other_seat": 2}
    ]
    assert in_words(result, "copied_symbol") == ["a mask copies Dispensary of Carla: compass"]


@rule("CITY-045")
def test_each_mask_copies_a_card_of_its_own() -> None:
    result = over(city("pigeon_loft spy_ring workshop"), city("laboratory"), city("observatory"), options=CITIES)
    assert [(fact["card"], fact["other_seat"]) for fact in parts(result, "copied_symbol")] == [
        ("laboratory", 1),
        ("observatory", 2),
    ]


@rule("LEAD-078", "LEAD-079")
def test_leaders_that_change_symbols_are_named() -> None:
    options = {"expansions": ["leaders"], "leader_decks": ["expert"]}
    turned = over(city("scriptorium library school apothecary", leaders="aganice"), options=options)
    assert parts(turned, "turned_symbol") == [
        {"part": "turned_symbol", "from_symbol": "compass", "symbol": "tablet", "leader": "aganice"}
    ]
    assert in_words(turned, "turned_symbol") == ["symbol turned by Aganice: compass into tablet"]
    more = over(city("scriptorium library apothecary", leaders="enheduanna"), options=options)
    assert parts(more, "common_symbol") == [{"part": "common_symbol", "symbol": "tablet", "leader": "enheduanna"}]


@rule("LEAD-078")
def test_no_symbol_is_turned_for_nothing() -> None:
    """One of each is the most, 3 + 7: the free symbol alone sees to it."""
    options = {"expansions": ["leaders"], "leader_decks": ["expert"]}
    result = over(city("apothecary workshop scientists_guild", leaders="aganice"), options=options)
    assert result.scores[0]["green"] == 10
    assert parts(result, "turned_symbol") == []


# Guilds.


@rule("BASE-082")
def test_a_copied_guild_says_whose_it_is_and_what_it_scores() -> None:
    """Spies Guild of seat 1: 2 red cards beside. Traders Guild of seat 2: 3 yellow cards, which is more."""
    olympia = city("magistrates_guild", board="olympia", side="night", stages=3)
    left, right = city("spies_guild barracks walls altar"), city("traders_guild marketplace vineyard forum")
    result = over(olympia, left, right, options=FIRST)
    assert parts(result, "card", "copied_guild") == [
        {"part": "card", "card": "magistrates_guild", "points": 1},
        {"part": "copied_guild", "card": "traders_guild", "other_seat": 2, "points": 3},
    ]
    assert result.scores[0]["purple"] == 1 + 3
    assert in_words(result, "copied_guild") == ["Traders Guild, copied from Carla: 3 points"]
    assert in_words(result, "copied_guild", language="it") == ["Gilda dei Mercanti, copiata da Carla: 3 punti"]


@rule("BASE-083")
def test_a_guild_copied_for_its_symbol() -> None:
    olympia = city("apothecary workshop", board="olympia", side="night", stages=3)
    result = over(olympia, city("scientists_guild"), options=FIRST)
    assert parts(result, "copied_guild", "free_symbol") == [
        {"part": "free_symbol", "symbol": "tablet", "card": "scientists_guild"},
        {"part": "copied_guild", "card": "scientists_guild", "other_seat": 1, "points": 0},
    ]
    assert result.scores[0]["green"] == 10
    assert in_words(result, "copied_guild") == ["Scientists Guild, copied from Bruno for its symbol"]


@rule("EDIF-079")
def test_doubled_guilds_are_named() -> None:
    """Two pawns of the Agora: Shipowners Guild (2 brown, 3 purple cards) and Magistrates Guild (4 blue ones) again."""
    own = city("stone_pit clay_pool shipowners_guild magistrates_guild workers_guild", pawns=pawn("agora", 2))
    result = over(own, city(), city("baths altar theater statue"), options=EDIFICE, edifices=laid("agora built"))
    assert parts(result, "doubled_guild") == [
        {"part": "doubled_guild", "card": "shipowners_guild", "points": 5},
        {"part": "doubled_guild", "card": "magistrates_guild", "points": 4},
    ]
    assert result.scores[0]["edifice"] == 9
    assert in_words(result, "doubled_guild")[0] == "Shipowners Guild counts twice: 5 points more"


@rule("EDIF-098")
def test_a_guild_doubled_for_its_symbol() -> None:
    own = city("apothecary dispensary workshop scientists_guild", pawns=pawn("agora"))
    result = over(own, options=EDIFICE, edifices=laid("agora built"))
    assert parts(result, "doubled_guild") == [{"part": "doubled_guild", "card": "scientists_guild", "points": 0}]
    assert [fact["card"] for fact in parts(result, "free_symbol")] == ["scientists_guild"] * 2
    assert sorted(fact["symbol"] for fact in parts(result, "free_symbol")) == ["compass", "tablet"]


@rule("LEAD-172")
def test_a_copied_leader_says_whose_it_is() -> None:
    options = {"edition": 1, "expansions": ["leaders"]}
    result = over(city("courtesans_guild", copied="cleopatra"), city(leaders="cleopatra"), options=options)
    assert parts(result, "copied_leader") == [
        {"part": "copied_leader", "leader": "cleopatra", "other_seat": 1, "points": 5}
    ]
    assert result.scores[0]["purple"] == 5


# Any game.


CASES = [
    Case("seven", 3, {}, 20),
    Case("seven", 2, {"expansions": ["leaders", "cities"]}, 15),
    Case("seven", 3, {"edition": 1, "sides": "night"}, 20),
    Case("seven", 4, {"expansions": ["leaders"], "leader_decks": ["expert"]}, 15),
    Case("seven", 4, {"edition": 1, "expansions": EVERYTHING, "leader_decks": ["cities"]}, 15),
    Case("seven", 6, {"expansions": EVERYTHING, "leader_decks": ["expert", "cities", "cities_2012"]}, 10),
]


def eager_game(case: Case, seed: int) -> Result:
    """A random game in which cards are sold only when nothing else can be done."""
    state, rng = case.new(seed), Random(seed)
    while state.to_act():
        seat = rng.choice(state.to_act())
        moves = state.legal(seat)
        state.play(seat, rng.choice([move for move in moves if not state.text(move).startswith("sell")] or moves))
    result = state.result()
    assert result is not None
    return result


@pytest.mark.parametrize("case", CASES, ids=str)
@given(seed=st.integers(0, 10_000))
@sparing
def test_the_parts_add_up_to_every_category_and_can_be_told(case: Case, seed: int) -> None:
    result = eager_game(case, seed)
    for sheet, facts in zip(result.scores, result.breakdown, strict=True):
        sums = Counter[str]()
        for fact in facts:
            sums[fact["category"]] += fact.get("points", 0)
            assert all(texts(language).fact(SEVEN, fact) for language in LANGUAGES)
        assert {line: sums[line] for line in sheet if line != "total"} | {"total": sheet["total"]} == sheet
        assert set(sums) <= set(sheet)
