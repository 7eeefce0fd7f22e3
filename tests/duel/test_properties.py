"""What holds in every position of 7 Wonders Duel, tried on random games."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.games.duel.cost import SPENT, card_discount, card_trade, cheapest_payment
from mirabilia.games.duel.events import Paid, Traded
from mirabilia.games.duel.lookup import CARD_IDS, CATALOGUE, TOKEN_IDS
from mirabilia.games.duel.pieces import CARDS, WONDERS
from mirabilia.games.duel.position import City
from mirabilia.games.duel.state import State
from tests.duel.scenario import DUEL, facts, new_game
from tests.rules import rule

OPTIONS = ("draft", "beginner", "random")


def random_game(seed: int, moves: int = 200) -> State:
    state, rng = new_game(seed, wonders=OPTIONS[seed % 3]), Random(seed)
    while state.to_act() and moves > 0:
        seat = state.to_act()[0]
        state.play(seat, rng.choice(state.legal(seat)))
        moves -= 1
    return state


positions = st.builds(random_game, st.integers(0, 10_000), st.integers(0, 90))


@given(seed=st.integers(0, 10_000))
def test_coins_only_move_by_the_log(seed: int) -> None:
    state, rng = new_game(seed, wonders=OPTIONS[seed % 3]), Random(seed)
    purse = [7, 7]
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, rng.choice(state.legal(seat)))
        for event in facts(state.events(None)):
            if event["event"] == "gained":
                purse[event["seat"]] += event["coins"]
            elif event["event"] in ("paid", "traded", "lost"):
                purse[event["seat"]] -= event["coins"]
        assert [city.coins for city in state.view(None).cities] == purse
        assert min(purse) >= 0


@rule("DUEL-035", "DUEL-036", "DUEL-037", "DUEL-038")
@given(state=positions)
def test_every_card_is_in_exactly_one_place(state: State) -> None:
    snapshot = state.snapshot()
    seen: Counter[str] = Counter()
    for city in snapshot["cities"]:
        seen.update(city["cards"])
        seen.update(card for card in city["wonders"].values() if card)
    seen.update(snapshot["discard"])
    on_table = Counter(seen)
    seen.update(card for card in snapshot["layout"] if card)
    for deck in snapshot["decks"].values():
        seen.update(deck)
    assert set(seen.values()) <= {1}
    decks = Counter(card.deck for card in CATALOGUE.cards if seen[card.id])
    assert decks == {"age_1": 20, "age_2": 20, "age_3": 17, "guild": 3}
    assert sum(on_table.values()) + sum(card is not None for card in snapshot["layout"]) == 20 * snapshot["age"]


@given(state=positions)
def test_every_token_is_in_exactly_one_place(state: State) -> None:
    snapshot = state.snapshot()
    places = [snapshot["progress"]["board"], snapshot["progress"]["box"]]
    places += [city["progress"] for city in snapshot["cities"]]
    assert sorted(token for place in places for token in place) == sorted(TOKEN_IDS)


def kept_facts(city: City) -> dict[str, Any]:
    """Everything a city keeps that follows from its cards, Wonders and tokens."""
    single = [
        "built", "tokens", "fixed", "raw_choices", "made_choices", "chains", "symbols", "pairs", "wonder_discount",
        "blue_discount", "extra_shields", "wonders_again", "chain_coins", "trade_income",
    ]  # fmt: skip
    rows = ["counts", "production", "prices", "bill"]
    return {name: getattr(city, name) for name in single} | {name: list(getattr(city, name)) for name in rows}


@given(state=positions)
def test_what_a_city_keeps_equals_what_its_cards_say(state: State) -> None:
    fresh = DUEL.restore(state.snapshot())
    assert isinstance(fresh, State)
    for seat in (0, 1):
        assert kept_facts(state.city(seat)) == kept_facts(fresh.city(seat))


def cheapest(need: list[int], prices: list[int], raw: int, manufactured: int, discount: int) -> int:
    """The lowest price of missing units over every use of choices and discounts; -1 stands for an unused one."""
    best = sum(need[r] * prices[r] for r in range(5))
    raw_uses = combinations_with_replacement([0, 1, 2, -1], raw)
    made_uses = list(combinations_with_replacement([3, 4, -1], manufactured))
    waived = list(combinations_with_replacement([0, 1, 2, 3, 4, -1], discount))
    for uses in product(raw_uses, made_uses, waived):
        spared = Counter(resource for use in uses for resource in use)
        best = min(best, sum(max(0, need[r] - spared[r]) * prices[r] for r in range(5)))
    return best


@rule("DUEL-077", "DUEL-195")
@given(
    production=st.lists(st.integers(0, 3), min_size=5, max_size=5),
    prices=st.lists(st.integers(1, 7), min_size=5, max_size=5),
    raw=st.integers(0, 2),
    manufactured=st.integers(0, 2),
    discount=st.sampled_from([0, 2]),
    piece=st.integers(0, len(CARDS) + len(WONDERS) - 1),
)
def test_the_price_is_the_cheapest_of_all_ways_to_pay(
    production: list[int], prices: list[int], raw: int, manufactured: int, discount: int, piece: int
) -> None:
    state = new_game()
    city = state.city0
    for i in range(5):
        city.production[i] = production[i]
        city.prices[i] = prices[i]
    city.raw_choices, city.made_choices = raw, manufactured
    units = CARDS[piece].units if piece < len(CARDS) else WONDERS[piece - len(CARDS)].units
    need = [max(0, int(units[i]) - production[i]) for i in range(5)]
    assert cheapest_payment(city, units, discount)[SPENT] == cheapest(need, prices, raw, manufactured, discount)


@given(state=positions)
def test_the_explained_cost_is_the_price_that_is_paid(state: State) -> None:
    for seat in state.to_act():
        view = state.view(seat)
        city = view.cities[seat]
        for move in state.legal(seat):
            fact = state.move(move)
            after = state.copy()
            after.play(seat, move)
            spent = sum(
                event.coins for event in after.events(seat) if isinstance(event, Paid | Traded) and event.seat == seat
            )
            if fact["move"] == "build":
                cost = city.costs.cards[fact["card"]]
            elif fact["move"] == "wonder":
                cost = city.costs.wonders[fact["wonder"]]
            else:
                assert spent == 0
                continue
            assert cost.coins == spent == sum(part.get("coins", 0) for part in cost.parts)
            assert cost.short == 0
        texts = {state.text(move) for move in state.legal(seat)}
        for name, cost in city.costs.cards.items():
            assert (f"build {name}" in texts) == (view.choice == "turn" and not cost.short)
            assert cost.coins is not None
            assert cost.short == max(0, cost.coins - city.coins)


@given(state=positions)
def test_the_quick_price_equals_the_settled_one(state: State) -> None:
    for seat in (0, 1):
        city = state.city(seat)
        for card in CARDS:
            assert card_trade(city, card) == cheapest_payment(city, card.units, card_discount(city, card))[SPENT]


@rule("DUEL-022", "DUEL-024")
@given(state=positions)
def test_a_view_never_names_a_hidden_card(state: State) -> None:
    snapshot = state.snapshot()
    known = {card for city in snapshot["cities"] for card in city["cards"]}
    known |= {card for city in snapshot["cities"] for card in city["wonders"].values() if card}
    known |= set(snapshot["discard"])
    known |= {card.card for card in state.view(None).layout if card.face == "up"}
    for seat in (0, 1, None):
        view = state.view(seat)
        spelt = msgspec.to_builtins(view)
        del spelt["choice"]  # "library" is a choice and a card
        for city in spelt["cities"]:
            del city["chains"]
        words = set(json.dumps(spelt).replace('"', " ").replace(",", " ").split())
        assert not {card for card in CARD_IDS if card not in known} & words
        for card in view.layout:
            assert (card.card is not None) == (card.face == "up")


@rule("DUEL-024")
@given(state=positions, seed=st.integers(0, 100))
def test_a_sample_keeps_the_backs(state: State, seed: int) -> None:
    world = state.sample(0, Random(seed))
    assert [card.back for card in world.view(0).layout] == [card.back for card in state.view(0).layout]


def test_samples_are_uniform() -> None:
    """Each unseen card of the Age is equally likely in a face-down slot, and each order of the box."""
    state = new_game(3, wonders="beginner")
    rng, draws = Random(1), 6000
    faces: Counter[str] = Counter()
    boxes: Counter[tuple[str, ...]] = Counter()
    for _ in range(draws):
        snapshot = state.sample(0, rng).snapshot()
        faces[snapshot["layout"][9]] += 1
        boxes[tuple(snapshot["progress"]["box"])] += 1
    up = {card.card for card in state.view(0).layout if card.face == "up"}
    unseen = [card.id for card in CATALOGUE.cards if card.deck == "age_1" and card.id not in up]
    assert set(faces) == set(unseen)
    assert len(unseen) == 11
    assert len(boxes) == 120
    for counts in (faces, boxes):
        expected = draws / len(counts)
        assert sum((n - expected) ** 2 / expected for n in counts.values()) < 1.6 * len(counts) + 20


def test_samples_of_the_draft_are_uniform_over_the_wonders_to_come() -> None:
    state, rng = new_game(3), Random(1)
    later: Counter[str] = Counter()
    for _ in range(2000):
        later.update(state.sample(0, rng).snapshot()["draft"]["box"][:4])
    assert len(later) == 8
    assert all(900 < n < 1100 for n in later.values())
