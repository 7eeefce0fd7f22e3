"""Building a structure, by paying or through a chain (DUEL-091 to DUEL-102)."""

from __future__ import annotations

import pytest

from mirabilia.games.duel.lookup import CATALOGUE
from tests.duel.scenario import city, coins, cost, legal, of_kind, own, parts, pawn, play, price, scores, spent, table
from tests.rules import rule

RED = {
    "stable": "horse_breeders",
    "garrison": "barracks",
    "palisade": "fortifications",
    "archery_range": "siege_workshop",
    "parade_ground": "circus",
}
GREEN = {
    "scriptorium": "library",
    "pharmacist": "dispensary",
    "school": "university",
    "laboratory": "observatory",
}
BLUE = {
    "theater": "statue",
    "statue": "gardens",
    "altar": "temple",
    "temple": "pantheon",
    "baths": "aqueduct",
    "rostrum": "senate",
}
YELLOW = {"tavern": "lighthouse", "brewery": "arena"}
LINKS = RED | GREEN | BLUE | YELLOW
CARDS = {card.id: card for card in CATALOGUE.cards}


@rule("DUEL-091")
def test_building_pays_the_cost_and_puts_the_effect_to_work() -> None:
    state = table(age=2, accessible="walls shelf_quarry temple", first=city(coins=9))
    play(state, "build shelf_quarry")
    assert coins(state, 0) == 7
    assert own(state, 0).cards["brown"] == ["shelf_quarry"]
    assert own(state, 0).production["stone"] == 2
    play(state, "discard temple", "build walls")
    assert coins(state, 0) == 7
    assert own(state, 0).cards["red"] == ["walls"]
    assert pawn(state) == 2
    assert not any(own(state, 1).cards.values())


@rule("DUEL-092")
def test_view_groups_a_city_by_colour() -> None:
    built = "tavern baths quarry scriptorium altar press builders_guild stable stone_pit"
    cards = own(table(age=3, accessible="arena", first=city(cards=built)), 0).cards
    assert [*cards] == ["brown", "grey", "blue", "green", "yellow", "red", "purple"]
    assert {colour: {*names} for colour, names in cards.items()} == {
        "brown": {"quarry", "stone_pit"},
        "grey": {"press"},
        "blue": {"baths", "altar"},
        "green": {"scriptorium"},
        "yellow": {"tavern"},
        "red": {"stable"},
        "purple": {"builders_guild"},
    }


@rule("DUEL-093")
def test_symbols_on_cards_and_under_costs() -> None:
    givers = {card.chain: card for card in CATALOGUE.cards if card.chain}
    takers = {card.free_with: card for card in CATALOGUE.cards if card.free_with}
    assert len(givers) == len(takers) == 17
    assert {card.age for card in takers.values()} == {2, 3}
    assert {card.age for card in givers.values()} == {1, 2}
    assert all(givers[symbol].age < taker.age for symbol, taker in takers.items())


@rule("DUEL-094")
@pytest.mark.parametrize(("giver", "taker"), LINKS.items())
def test_structure_is_free_for_the_owner_of_its_symbol(giver: str, taker: str) -> None:
    state = table(age=CARDS[taker].age, accessible=taker, first=city(coins=0, cards=giver))
    assert price(state, 0, taker) == 0
    events = play(state, f"build {taker}")
    assert of_kind(events, "chained") == [{"event": "chained", "seat": 0, "card": taker, "chain_card": giver}]
    assert not of_kind(events, "paid") + of_kind(events, "traded")
    assert taker in own(state, 0).cards[CARDS[taker].colour]


@rule("DUEL-094")
@pytest.mark.parametrize(("giver", "taker"), LINKS.items())
def test_structure_is_not_free_for_anybody_else(giver: str, taker: str) -> None:
    others = " ".join(name for name in LINKS if name != giver and CARDS[name].age == 1)
    state = table(
        age=CARDS[taker].age,
        accessible=taker,
        first=city(coins=0, cards=others),
        second=city(cards=giver),
    )
    assert not parts(cost(state, 0, taker), "chain")
    assert f"build {taker}" not in legal(state)


@rule("DUEL-094")
def test_coins_in_the_cost_are_waived_too() -> None:
    state = table(age=2, accessible="barracks", first=city(coins=7, cards="garrison"))
    assert CARDS["barracks"].cost.coins == 3
    assert spent(state, "build barracks") == 0


@rule("DUEL-095")
def test_symbol_card_revived_in_a_later_age_serves_from_the_next_turn() -> None:
    state = table(
        age=2,
        accessible="aqueduct walls temple",
        first=city(coins=10, wonders="mausoleum"),
        discard="baths",
    )
    play(state, "wonder mausoleum with temple", "revive baths", "discard walls")
    assert coins(state, 0) == 0
    play(state, "build aqueduct")
    assert own(state, 0).cards["blue"] == ["baths", "aqueduct"]


@rule("DUEL-096")
def test_card_under_a_wonder_gives_no_symbol() -> None:
    state = table(age=2, accessible="aqueduct", first=city(coins=6, wonders="pyramids=baths"))
    assert own(state, 0).chains == []
    assert spent(state, "build aqueduct") == 6


@rule("DUEL-096")
def test_card_being_put_under_a_wonder_gives_no_symbol() -> None:
    state = table(accessible="baths altar theater", first=city(coins=50, wonders="pyramids"))
    play(state, "wonder pyramids with baths")
    assert own(state, 0).chains == []


@rule("DUEL-096")
def test_brown_and_grey_cards_carry_no_symbol() -> None:
    assert not any(card.chain for card in CATALOGUE.cards if card.colour in ("brown", "grey"))


@rule("DUEL-096")
@pytest.mark.parametrize(("wonder", "target"), [("statue_of_zeus", "quarry"), ("circus_maximus", "press")])
def test_symbol_is_never_lost(wonder: str, target: str) -> None:
    state = table(
        age=2,
        accessible="aqueduct walls temple",
        first=city(coins=50, wonders=wonder),
        second=city(coins=0, cards=f"{target} baths"),
    )
    play(state, f"wonder {wonder} with temple")
    assert legal(state) == {f"destroy {target}"}
    play(state, f"destroy {target}")
    assert spent(state, "build aqueduct") == 0


@pytest.mark.parametrize(
    ("age", "giver", "taker", "points"),
    [
        pytest.param(2, "baths", "aqueduct", 8, marks=rule("DUEL-097")),
        pytest.param(3, "palisade", "fortifications", 0, marks=rule("DUEL-098")),
    ],
)
def test_example_chains(age: int, giver: str, taker: str, points: int) -> None:
    state = table(age=age, accessible=taker, first=city(coins=0, cards=giver))
    assert parts(cost(state, 0, taker), "chain")[0]["card"] == giver
    assert spent(state, f"build {taker}") == 0
    assert scores(state, 0)["blue"] == points


@pytest.mark.parametrize(
    ("colour", "links"),
    [
        pytest.param("red", RED, marks=rule("DUEL-099")),
        pytest.param("green", GREEN, marks=rule("DUEL-100")),
        pytest.param("blue", BLUE, marks=rule("DUEL-101")),
        pytest.param("yellow", YELLOW, marks=rule("DUEL-102")),
    ],
)
def test_links_of_a_colour(colour: str, links: dict[str, str]) -> None:
    takers = {CATALOGUE.chain_giver(card.free_with).id: card for card in CATALOGUE.cards if card.free_with}
    assert {giver: taker.id for giver, taker in takers.items() if taker.colour == colour} == links
    for giver, taker in links.items():
        state = table(age=CARDS[taker].age, accessible=taker, first=city(cards=giver))
        assert parts(cost(state, 0, taker), "chain")[0]["card"] == giver


@rule("DUEL-102")
def test_17_links() -> None:
    assert len(LINKS) == sum(card.free_with is not None for card in CATALOGUE.cards) == 17
