"""What the Standard leaders do during the game (LEAD-039 to LEAD-055)."""

from __future__ import annotations

import pytest

from mirabilia.games.seven.views import Discard, Production
from tests.rules import rule
from tests.seven.recruiting import in_play, leaders, leaders_in_hand, recruitment
from tests.seven.scenario import (
    choose,
    city,
    coins,
    events,
    known_discards,
    legal,
    pending_choice,
    scores,
    table,
    turn,
    ways,
)

BOTH_EDITIONS = pytest.mark.parametrize("edition", [1, 2])
COSTS = """
039 maecenas 1, 040 imhotep 3, 041 hammurabi 2, 042 leonidas 2, 043 archimedes 4, 044 ramses 5, 045 croesus 1,
046 xenophon 2, 047 vitruvius 1, 048 nero 1, 049 bilkis 4, 050 hannibal 2, 051 caesar 5, 052 solomon 3, 053 euclid 5,
054 ptolemy 5, 055 pythagoras 5
"""
NOTHING = {(0, 0, 0)}


@pytest.mark.parametrize(
    ("name", "cost"),
    [
        pytest.param(name, int(cost), marks=rule(f"LEAD-{number}"))
        for number, name, cost in (row.split() for row in COSTS.split(","))
    ],
)
@pytest.mark.parametrize("age", [1, 3])
@BOTH_EDITIONS
def test_cost(edition: int, age: int, name: str, cost: int) -> None:
    state = recruitment({0: city(held_leaders=name)}, age=age, options=leaders(edition))
    assert ways(state, 0, f"recruit {name}") == {(0, 0, cost)}
    poor = recruitment({0: city(held_leaders=name, coins=cost - 1)}, age=age, options=leaders(edition))
    assert legal(poor) == [f"sell {name}"]


# Costs.


@rule("LEAD-039")
@BOTH_EDITIONS
@pytest.mark.parametrize("age", [2, 3])
def test_leaders_after_maecenas_are_free(edition: int, age: int) -> None:
    holders = {0: city(held_leaders="maecenas pericles"), 1: city(held_leaders="sappho plato")}
    state = recruitment(holders, age=age - 1, options=leaders(edition))
    turn(state, {0: "recruit maecenas bank 1"})
    assert coins(state)[0] == 5
    while state.view(None).phase != "recruitment":
        turn(state)
    before = coins(state)[0]
    assert ways(state, 0, "recruit pericles") == NOTHING
    assert ways(state, 1, "recruit plato") == {(0, 0, 4)}
    turn(state, {0: "recruit pericles"})
    assert coins(state)[0] == before
    assert in_play(state) == ["maecenas", "pericles"]


@rule("LEAD-039")
def test_maecenas_makes_an_extra_recruitment_free() -> None:
    cards = "stone_pit clay_pool glassworks_1"
    own = city(cards, board="roma", side="night", stages=1, coins=0, leaders="maecenas", held_leaders="pericles")
    state = table(age=2, hands={0: "aqueduct"}, options=leaders(), cities={0: own})
    turn(state, {0: "stage aqueduct"})
    assert pending_choice(state) == ("extra_recruit", 0)
    choose(state, "recruit pericles")
    assert (coins(state)[0], in_play(state)) == (0, ["maecenas", "pericles"])


@rule("LEAD-040")
@BOTH_EDITIONS
def test_imhotep_spares_one_unit_of_every_stage(edition: int) -> None:
    own = city("lumber_yard clay_pool", board="rhodes", coins=3, held_leaders="imhotep")
    state = recruitment({0: own}, age=2, options=leaders(edition))
    turn(state, {0: "recruit imhotep bank 3"})
    card = state.own(0).hand[0]
    assert ways(state, 0, f"stage {card}") == NOTHING  # 2 wood
    turn(state, {0: f"stage {card}"})
    assert not any(words.startswith("stage") for words in legal(state))  # 3 clay: two are lacking
    complete = city("clay_pool brickyard foundry ore_vein", board="rhodes", coins=0, stages=1, leaders="imhotep")
    state = table(age=3, hands={0: "palace"}, options=leaders(edition), cities={0: complete})
    turn(state, {0: "stage palace"})
    assert ways(state, 0, f"stage {state.own(0).hand[0]}") == NOTHING  # 4 ore: 1 of the board, 3 of cards
    short = city("brickyard ore_vein", board="rhodes", coins=0, stages=1, leaders="imhotep")
    state = table(age=3, hands={0: "palace"}, options=leaders(edition), cities={0: short})
    turn(state, {0: "stage palace"})
    assert not any(words.startswith("stage") for words in legal(state))  # 4 ore, two are lacking


@rule("LEAD-040")
def test_imhotep_spares_no_coins_and_no_cards() -> None:
    own = city(board="petra", stages=1, coins=7, leaders="imhotep")
    state = table(age=2, hands={0: "sawmill school"}, options=leaders(2, "cities"), cities={0: own})
    assert ways(state, 0, "stage school") == {(0, 0, 7)}
    assert ways(state, 0, "build sawmill") == {(0, 0, 1)}
    assert ways(state, 0, "build school") == set()
    poor = table(age=2, hands={0: "school"}, options=leaders(2, "cities"), cities={0: own | {"coins": 6}})
    assert ways(poor, 0, "stage school") == set()


DISCOUNTS = {"hammurabi": "temple", "leonidas": "stables", "archimedes": "dispensary"}
"""Cards of three units each."""
UNITS = {
    "temple": ("lumber_yard", "clay_pool", "glassworks_1"),
    "stables": ("lumber_yard", "clay_pool", "ore_vein"),
    "dispensary": ("ore_vein", "clay_pit", "glassworks_1"),
}


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("hammurabi", marks=rule("LEAD-041")),
        pytest.param("leonidas", marks=rule("LEAD-042")),
        pytest.param("archimedes", marks=rule("LEAD-043")),
    ],
)
@BOTH_EDITIONS
def test_one_unit_of_choice_less_for_cards_of_a_colour(edition: int, name: str) -> None:
    card = DISCOUNTS[name]

    def payments(built: tuple[str, ...], recruited: str = name, target: str = card) -> set[tuple[int, int, int]]:
        own = city(" ".join(built), coins=0, leaders=recruited)
        state = table(age=2, hands={0: target}, options=leaders(edition), cities={0: own})
        return ways(state, 0, f"build {target}")

    for lacking in UNITS[card]:
        two = tuple(unit for unit in UNITS[card] if unit != lacking)
        assert payments(two) == NOTHING
        assert payments(two, "") == set()
        assert payments(two[:1]) == set()
        assert payments(two[1:]) == set()
    for other in set(UNITS) - {card}:
        assert payments(UNITS[other][:2], target=other) == set()


@pytest.mark.parametrize(
    ("name", "cost", "card"),
    [
        pytest.param("hammurabi", 2, "baths", marks=rule("LEAD-041")),
        pytest.param("leonidas", 2, "stockade", marks=rule("LEAD-042")),
        pytest.param("archimedes", 4, "apothecary", marks=rule("LEAD-043")),
    ],
)
def test_discount_begins_with_recruiting(name: str, cost: int, card: str) -> None:
    own = city(board="ephesus", coins=cost, held_leaders=name)
    decks = recruitment({0: own}).snapshot()["decks"]
    deck = [card, *(other for other in decks["1"] if other != card)]
    for use, payments in ((f"recruit {name} bank {cost}", NOTHING), (f"sell {name}", set())):
        state = recruitment({0: own, 1: city(board="alexandria"), 2: city(board="olympia")}, decks=decks | {"1": deck})
        turn(state, {0: use})
        assert ways(state, 0, f"build {card}") == payments


@rule("LEAD-044")
@BOTH_EDITIONS
def test_ramses_makes_guilds_free(edition: int) -> None:
    own = city(coins=5, held_leaders="ramses")
    state = recruitment({0: own}, age=3, options=leaders(edition))
    turn(state, {0: "recruit ramses bank 5"})
    assert (coins(state)[0], in_play(state)) == (0, ["ramses"])
    hand = {0: "magistrates_guild philosophers_guild palace"}
    state = table(age=3, hands=hand, options=leaders(edition), cities={0: city(coins=0, leaders="ramses")})
    uses = [words for words in legal(state) if "guild" in words and not words.startswith("sell")]
    assert uses == ["free magistrates_guild", "free philosophers_guild"]
    turn(state, {0: "free magistrates_guild"})
    assert coins(state) == [0, 9, 9]
    assert state.view(None).cities[0].cards["purple"] == ("magistrates_guild",)
    without = table(age=3, hands=hand, options=leaders(edition), cities={0: city(coins=0)})
    assert not any(words.startswith(("free", "build magistrates", "build philosophers")) for words in legal(without))


# Coins.


@rule("LEAD-045")
@BOTH_EDITIONS
def test_croesus_pays_six_coins_once(edition: int) -> None:
    state = recruitment({0: city(coins=4, held_leaders="croesus")}, options=leaders(edition))
    facts = turn(state, {0: "recruit croesus bank 1"})
    order = [fact["event"] for fact in facts if fact["event"] in ("paid", "recruited", "gained")]
    assert order == ["paid", "recruited", "gained"]
    assert coins(state) == [4 - 1 + 6, 6, 6]
    turn(state)
    assert coins(state)[0] == 9 + 3


@rule("LEAD-046")
@BOTH_EDITIONS
def test_xenophon_pays_for_every_yellow_card_from_now_on(edition: int) -> None:
    own = city("marketplace east_trading_post", coins=2, held_leaders="xenophon")
    state = recruitment({0: own}, age=2, options=leaders(edition))
    turn(state, {0: "recruit xenophon bank 2"})
    assert coins(state)[0] == 0
    own = city("marketplace east_trading_post baths", coins=0, leaders="xenophon")
    hands = {0: "caravansery", 1: "walls forum"}  # seat 1 sells the Walls and passes the Forum to the right
    state = table(age=2, hands=hands, options=leaders(edition), cities={0: own})
    turn(state, {0: "chain caravansery"})
    assert coins(state)[0] == 2
    turn(state, {0: "chain forum"})
    assert coins(state)[0] == 4
    state = table(age=2, hands={0: "aqueduct"}, options=leaders(edition), cities={0: own})
    turn(state, {0: "chain aqueduct"})
    assert coins(state)[0] == 0


@rule("LEAD-046")
def test_xenophon_pays_besides_what_the_card_pays() -> None:
    state = table(
        age=2,
        hands={0: "vineyard"},
        options=leaders(),
        cities={0: city("lumber_yard", coins=0, leaders="xenophon"), 1: city("ore_vein")},
    )
    turn(state, {0: "build vineyard"})
    assert coins(state) == [2 + 2, 9, 9]


@rule("LEAD-047")
@BOTH_EDITIONS
def test_vitruvius_pays_for_chains(edition: int) -> None:
    own = city("baths scriptorium", coins=1, held_leaders="vitruvius")
    state = recruitment({0: own}, age=2, options=leaders(edition))
    turn(state, {0: "recruit vitruvius bank 1"})
    assert coins(state)[0] == 0
    own = city("baths scriptorium stone_pit", coins=0, leaders="vitruvius")
    state = table(age=2, hands={0: "aqueduct", 1: "walls library"}, options=leaders(edition), cities={0: own})
    facts = turn(state, {0: "chain aqueduct"})
    assert {"event": "gained", "seat": 0, "coins": 2, "source": "effect"} in facts
    turn(state, {0: "chain library"})
    assert coins(state)[0] == 4


@rule("LEAD-047")
@BOTH_EDITIONS
def test_vitruvius_pays_for_nothing_else(edition: int) -> None:
    own = city("baths stone_pit quarry", coins=0, leaders="vitruvius ramses", board="giza")
    state = table(age=2, turn=1, hands={0: "aqueduct"}, options=leaders(edition), cities={0: own})
    turn(state, {0: "build aqueduct"})  # paid with own stone although there is a chain
    assert coins(state)[0] == 0
    state = table(
        age=2, hands={0: "vineyard"}, options=leaders(edition), cities={0: city(coins=0, leaders="vitruvius")}
    )
    turn(state, {0: "build vineyard"})
    assert coins(state)[0] == 0
    state = table(age=3, hands={0: "spies_guild"}, options=leaders(edition), cities={0: own})
    turn(state, {0: "free spies_guild"})
    assert coins(state)[0] == 0


@rule("LEAD-048")
@BOTH_EDITIONS
@pytest.mark.parametrize("age", [1, 2, 3])
def test_nero_pays_for_every_victory(edition: int, age: int) -> None:
    own = city("stockade", coins=0, leaders="nero", victories=[2, 0, 0])
    state = table(age=age, turn=5, options=leaders(edition), cities={0: own})
    facts = turn(state)
    assert coins(state) == [3 + 2 + 2, 9, 9]
    first = facts.index({"event": "victory", "seat": 0, "other_seat": 1, "tokens": 1, "value": (1, 3, 5)[age - 1]})
    assert facts[first + 1] == {"event": "gained", "seat": 0, "coins": 2, "source": "effect"}


@rule("LEAD-048")
def test_nero_pays_for_one_victory_and_for_no_defeat() -> None:
    cities = {0: city("stockade", coins=0, leaders="nero"), 1: city("barracks guard_tower")}
    state = table(age=2, turn=5, options=leaders(), cities=cities)
    turn(state)
    own = state.snapshot()["cities"][0]
    assert (own["victories"], own["defeats"], own["coins"]) == ([0, 1, 0], 1, 3 + 2)


@rule("LEAD-048")
def test_nero_pays_for_each_token_of_a_team() -> None:
    cities = {0: city("stockade", coins=0, leaders="nero")}
    state = table(4, age=1, turn=6, options=leaders(2, "cities", teams=True), cities=cities)
    turn(state)
    assert state.snapshot()["cities"][0]["victories"] == [2, 0, 0]
    assert coins(state)[0] == 3 + 2 + 2


@rule("LEAD-048")
def test_nero_pays_nothing_for_tokens_from_before() -> None:
    state = recruitment({0: city(held_leaders="nero", victories=[2, 0, 0])}, age=2)
    turn(state, {0: "recruit nero bank 1"})
    assert coins(state)[0] == 5


@rule("LEAD-049")
@BOTH_EDITIONS
def test_bilkis_sells_one_unit_of_any_kind(edition: int) -> None:
    hand = "stockade baths guard_tower barracks workshop apothecary scriptorium"
    own = city(board="roma", coins=1, leaders="bilkis")
    state = table(hands={0: hand}, options=leaders(edition), cities={0: own})
    for card in hand.split():
        assert ways(state, 0, f"build {card}") == {(0, 0, 1)}
    without = table(hands={0: hand}, options=leaders(edition), cities={0: city(board="roma", coins=1)})
    assert not any(ways(without, 0, f"build {card}") for card in hand.split())
    turn(state, {0: "build baths bank 1"})
    assert coins(state) == [0, 9, 9]


@rule("LEAD-049")
def test_bilkis_sells_once_a_turn() -> None:
    own = city("loom_1", coins=9, leaders="bilkis")
    cities = {0: own, 1: city("brickyard")}
    state = table(age=2, turn=1, hands={0: "courthouse stables"}, options=leaders(), cities=cities)
    assert ways(state, 0, "build courthouse") == {(4, 0, 0), (2, 0, 1)}  # 2 clay and 1 cloth
    assert ways(state, 0, "build stables") == {(4, 0, 1)}  # wood from the bank, clay and ore from Rhodes
    turn(state, {0: "build courthouse left 2 bank 1"})
    assert coins(state) == [9 - 3, 6 + 3 + 2, 9]
    alone = table(age=2, turn=1, hands={0: "courthouse"}, options=leaders(), cities={0: own})
    assert ways(alone, 0, "build courthouse") == set()


@rule("LEAD-049")
def test_unit_of_bilkis_is_no_production() -> None:
    hand = "stockade guard_tower"
    cities = {0: city(board="roma", leaders="bilkis"), 1: city(coins=9), 2: city(coins=9)}
    state = table(hands={1: hand, 2: "barracks"}, options=leaders(), cities=cities)
    assert not any(ways(state, 1, f"build {card}") for card in hand.split())
    shown = state.view(1).cities[0]
    assert shown.production == shown.for_sale == Production({}, ())
    assert shown.prices.bank == 1


@rule("LEAD-049")
@pytest.mark.parametrize(("card", "free"), [("secret_warehouse", False), ("black_market", True)])
def test_copies_of_production_ignore_bilkis(card: str, free: bool) -> None:
    own = city(card, board="roma", coins=0, leaders="bilkis")
    state = table(age=2, hands={0: "school"}, options=leaders(2, "cities"), cities={0: own | {"coins": 1}})
    assert ways(state, 0, "build school") == ({(0, 0, 1)} if free else set())  # wood and papyrus
    own = city(f"{card} lumber_yard", board="roma", coins=0, leaders="bilkis")
    state = table(age=2, hands={0: "school"}, options=leaders(2, "cities"), cities={0: own})
    assert ways(state, 0, "build school") == (NOTHING if free else set())


# Shields.


@pytest.mark.parametrize(
    ("name", "cost", "shields"),
    [
        pytest.param("hannibal", 2, 1, marks=rule("LEAD-050")),
        pytest.param("caesar", 5, 2, marks=rule("LEAD-051")),
    ],
)
@BOTH_EDITIONS
def test_shields_in_every_later_conflict(edition: int, name: str, cost: int, shields: int) -> None:
    cities = {0: city(held_leaders=name), 1: city("stockade" if shields == 1 else "stockade barracks")}
    state = recruitment(cities, age=2, options=leaders(edition))
    turn(state, {0: f"recruit {name} bank {cost}"})
    assert state.view(None).cities[0].shields == shields
    while state.result() is None:
        turn(state)
    tokens = [(own["victories"], own["defeats"]) for own in state.snapshot()["cities"]]
    assert tokens == [([0, 1, 1], 0), ([0, 1, 1], 0), ([0, 0, 0], 4)]


@rule("LEAD-050", "LEAD-051")
def test_shields_add_to_those_of_cards() -> None:
    cities = {0: city("guard_tower", leaders="hannibal caesar"), 1: city("stockade barracks walls")}
    state = table(age=2, turn=5, options=leaders(), cities=cities)
    assert [own.shields for own in state.view(None).cities] == [4, 4, 0]
    turn(state)
    assert state.snapshot()["cities"][0]["victories"] == [0, 1, 0]


# Discard pile.


@rule("LEAD-052")
@BOTH_EDITIONS
def test_solomon_builds_a_discarded_card_for_free(edition: int) -> None:
    state = recruitment(
        {0: city(coins=3, held_leaders="solomon nero"), 1: city(held_leaders="croesus")},
        age=3,
        options=leaders(edition),
        discard="aqueduct altar walls",
    )
    assert state.view(0).discard.number == 3
    facts = turn(state, {0: "recruit solomon bank 3", 1: "recruit croesus bank 1"})
    assert [fact["seat"] for fact in events(facts, "gained")] == [1]  # the end of the turn: all others are done
    assert pending_choice(state) == ("revival", 0)
    assert legal(state, 0) == ["revive altar", "revive aqueduct", "revive walls", "decline"]
    facts = choose(state, "revive walls")
    assert {"event": "revived", "seat": 0, "card": "walls"} in facts
    assert coins(state) == [0, 11, 6]
    shown = state.view(None).cities[0]
    assert (shown.cards["red"], shown.shields) == (("walls",), 2)
    assert state.snapshot()["discard"] == ["aqueduct", "altar"]
    assert state.view(None).phase == "turn"
    turn(state)
    assert pending_choice(state) is None


@rule("LEAD-052")
def test_solomon_alone_looks_through_the_pile() -> None:
    state = table(age=1, turn=5, options=leaders(), cities={0: city(held_leaders="solomon")})
    turn(state)
    pile = [entry["card"] for entry in state.snapshot()["discard"]]
    assert len(pile) == 6
    assert len(known_discards(state, 0)) < 6
    turn(state, {0: "recruit solomon bank 3"})
    assert sorted(known_discards(state, 0)) == sorted(pile)
    assert len(known_discards(state, 1)) < 6
    assert state.view(None).discard == Discard(6, ())
    choose(state, "decline")
    assert sorted(known_discards(state, 0)) == sorted(pile)


@rule("LEAD-052")
def test_solomon_works_when_he_is_recruited_only() -> None:
    own = city("lumber_yard timber_yard", held_leaders="solomon")
    for use in ("sell solomon", "stage solomon"):
        state = recruitment({0: own}, age=2, discard="altar stockade")
        turn(state, {0: use})
        assert pending_choice(state) is None
    in_city = table(age=2, options=leaders(), cities={0: city(leaders="solomon")}, discard="altar stockade")
    turn(in_city)
    assert pending_choice(in_city) is None
    assert leaders_in_hand(in_city) == []


# Symbols.


@pytest.mark.parametrize(
    ("name", "symbol", "cards"),
    [
        pytest.param("euclid", "compass", "apothecary dispensary", marks=rule("LEAD-053")),
        pytest.param("ptolemy", "tablet", "scriptorium school", marks=rule("LEAD-054")),
        pytest.param("pythagoras", "gear", "workshop laboratory", marks=rule("LEAD-055")),
    ],
)
@BOTH_EDITIONS
def test_symbol_of_a_leader_who_is_no_green_card(edition: int, name: str, symbol: str, cards: str) -> None:
    own = city(cards, leaders=f"{name} hypatia")
    state = table(age=3, options=leaders(edition), cities={0: own, 1: city("philosophers_guild")})
    assert state.view(None).cities[0].symbols == dict.fromkeys(("compass", "gear", "tablet"), 0) | {symbol: 3}
    assert scores(state)["green"] == 9
    assert scores(state)["leaders"] == 2  # Hypatia counts green cards
    assert scores(state, 1)["purple"] == 2
