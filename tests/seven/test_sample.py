"""What a seat knows of hidden cards: the hands it has held, where their cards can be now, and nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from mirabilia.games.seven.state import State
from tests.seven.scenario import SEVEN, choose, city, commit, legal, new_game, partner, pending_choice, snapshot, turn

WORLDS = 150


def hands(state: State) -> list[list[str]]:
    return [sorted(own["hand"]) for own in state.snapshot()["cities"]]


def worlds(state: State, seat: int | None, number: int = WORLDS) -> list[dict[str, Any]]:
    rng = Random(4)
    return [state.sample(seat, rng).snapshot() for _ in range(number)]


def fresh(players: int = 3, **options: Any) -> State:
    return new_game(players, 3, sides="day", **options)


def test_before_anything_is_passed_other_hands_are_any_cards_not_in_the_own_one() -> None:
    state = fresh()
    own = state.snapshot()["cities"][0]["hand"]
    seen: Counter[str] = Counter()
    for world in worlds(state, 0):
        assert world["cities"][0]["hand"] == own
        seen.update(set(world["cities"][1]["hand"]))
    rest = Counter(card for hand in hands(state)[1:] for card in hand)
    assert set(seen) == set(rest)
    assert min(seen.values()) > WORLDS / 4


def test_a_hand_passed_on_is_known_less_the_card_that_was_built() -> None:
    """With three players and the left as direction, the hand seat 0 passes is held by seat 1 next."""
    state = fresh()
    turn(state)
    passed = hands(state)[1]
    for world in worlds(state, 0, 30):
        assert sorted(world["cities"][1]["hand"]) == passed
    assert len({tuple(sorted(world["cities"][2]["hand"])) for world in worlds(state, 0)}) > 20


def test_a_card_sold_from_a_known_hand_can_be_any_of_it() -> None:
    state = fresh()
    turn(state)
    known = hands(state)[1]
    turn(state)
    sold: Counter[str] = Counter()
    for world in worlds(state, 0):
        assert sorted(world["cities"][2]["hand"] + [world["discard"][4]["card"]]) == known
        sold[world["discard"][4]["card"]] += 1
    assert set(sold) == set(known)


def test_a_card_built_from_a_known_hand_leaves_the_rest_certain() -> None:
    state = fresh()
    turn(state)
    built = next(words for words in legal(state, 1) if words.startswith("build"))
    turn(state, {1: built})
    real = hands(state)[2]
    for world in worlds(state, 0, 30):
        assert sorted(world["cities"][2]["hand"]) == real


def test_a_hand_that_comes_back_tells_what_was_sold_but_not_by_whom() -> None:
    state = fresh()
    for _ in range(3):
        turn(state)
    real = [entry["card"] for entry in state.snapshot()["discard"]]
    from_own_hand = [number for number, entry in enumerate(state.snapshot()["discard"]) if entry["hand"] == 0]
    orders = set()
    for world in worlds(state, 0):
        pile = [entry["card"] for entry in world["discard"]]
        assert sorted(pile[number] for number in from_own_hand) == sorted(real[number] for number in from_own_hand)
        assert pile[from_own_hand[0]] == real[from_own_hand[0]], "what one sold oneself is certain"
        orders.add(tuple(pile[number] for number in from_own_hand))
    assert len(orders) == 2


def test_who_looked_through_the_discard_pile_knows_it() -> None:
    night = city("clay_pool clay_pit", board="halicarnassus", side="night")
    position = snapshot(3, turn=2, cities={0: night}, without=["baths", "altar", "theater"])
    position["discard"] = [
        {"card": card, "hand": hand, "turn": 0, "age": 1, "by": hand}
        for hand, card in ((1, "baths"), (2, "altar"), (1, "theater"))
    ]
    state = SEVEN.restore(position)
    assert isinstance(state, State)
    turn(state, {0: next(words for words in legal(state, 0) if words.startswith("stage"))})
    assert pending_choice(state) == ("revival", 0)
    real = [entry["card"] for entry in state.snapshot()["discard"]]
    for world in worlds(state, 0, 20):
        assert sorted(entry["card"] for entry in world["discard"]) == sorted(real)
    choose(state, "decline")
    for world in worlds(state, 0, 20):
        assert sorted(entry["card"] for entry in world["discard"]) == sorted(real)
    assert len({tuple(entry["card"] for entry in world["discard"]) for world in worlds(state, 1)}) > 1


def test_guilds_and_black_cards_not_in_play_can_be_in_other_hands() -> None:
    state = fresh(3, expansions=["cities"])
    boxed = set(state.snapshot()["decks"]["3"])
    dealt = {card for world in worlds(state, 0, 60) for card in world["decks"]["3"]}
    assert len({card for card in dealt if card.endswith("guild")}) > len({c for c in boxed if c.endswith("guild")})
    for world in worlds(state, 0, 30):
        assert sum(card.endswith("guild") or card == "guild_of_shadows" for card in world["decks"]["3"]) == 5


def test_leaders_passed_in_the_draft_are_known_to_be_with_the_neighbour() -> None:
    """Leaders go to the right: what seat 0 passes is held by seat 3 next, who keeps one of it."""
    state = new_game(4, 3, sides="day", expansions=["leaders"])
    mine = set(state.snapshot()["cities"][0]["hand"])
    turn(state)
    passed = set(state.snapshot()["cities"][3]["hand"])
    assert passed < mine
    for world in worlds(state, 0, 20):
        assert set(world["cities"][3]["hand"]) == passed
    turn(state)
    leaders = [leader for world in worlds(state, 0) for leader in world["cities"][3]["held_leaders"]]
    assert {leader["card"] for leader in leaders if leader["turn"] == 1} == passed


def test_a_leader_used_face_down_can_be_any_of_its_owners() -> None:
    state = new_game(4, 3, sides="day", expansions=["leaders"])
    while state.view(None).phase != "recruitment":
        turn(state)
    turn(state)
    sold = {world["cities"][1]["spent_leaders"][0]["card"] for world in worlds(state, 0)}
    assert len(sold) > 4
    own = state.snapshot()["cities"][0]
    assert all(world["cities"][0] == own for world in worlds(state, 0, 20))


def test_what_others_have_chosen_is_any_legal_move() -> None:
    state = fresh()
    commit(state, 1, legal(state, 1)[0])
    chosen = {world["commits"][1] for world in worlds(state, 0)}
    assert len(chosen) > 20
    assert all(world["commits"][0] is None and world["commits"][2] is None for world in worlds(state, 0, 20))


def test_a_spectator_knows_no_hand() -> None:
    state = fresh()
    turn(state)
    assert len({tuple(sorted(world["cities"][1]["hand"])) for world in worlds(state, None)}) > 50


def test_partners_know_each_others_hands() -> None:
    state = fresh(4, expansions=["cities"], teams=True)
    assert list(partner(state, 0).hand) == state.snapshot()["cities"][1]["hand"]
    assert list(partner(state, 2).hand) == state.snapshot()["cities"][3]["hand"]
    for world in worlds(state, 0, 20):
        assert hands(state)[1] == sorted(world["cities"][1]["hand"])
    assert len({tuple(sorted(world["cities"][2]["hand"])) for world in worlds(state, 0)}) > 50


@pytest.mark.parametrize("seat", [0, 1])
def test_the_card_drawn_for_the_free_city_is_known_to_its_keeper_only(seat: int) -> None:
    state = fresh(2)
    turn(state)
    drawn = state.snapshot()["drawn"]
    sampled = {world["drawn"] for world in worlds(state, seat)}
    assert (sampled == {drawn}) == (seat == 1)
    if seat == 0:
        rest = Counter(state.snapshot()["cities"][1]["hand"]) - Counter([drawn])
        for world in worlds(state, 0, 20):
            assert Counter(world["cities"][1]["hand"]) - Counter([world["drawn"]]) == rest
