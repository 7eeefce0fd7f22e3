"""No peeking in 7 Wonders: two games that a seat cannot tell apart, played on, stay alike in all that it gets.

The twin of a game differs in what one viewer does not know. Both go on with moves that look the same to the viewer,
over revivals, Recruitments and draws for the Free City, and after every move its views, events, actions and samples are
held against each other: what a program is given must not tell from where hidden cards have come.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.attacks.pairs import Pair
from tests.attacks.scale import scale
from tests.contract.cases import Case, random_move
from tests.rules import rule
from tests.seven.scenario import (
    SEVEN,
    choose,
    city,
    events,
    events_seen,
    known_discards,
    legal,
    pending_choice,
    snapshot,
    turn,
)

GAMES = scale(40, 2000)
NIGHT = {"sides": "night"}
CASES = {
    "revivals": Case("seven", 3, {"wonders": ["halicarnassus", "rhodes", "giza"], **NIGHT}),
    "leaders": Case(
        "seven", 4, {"expansions": ["leaders"], "wonders": ["roma", "giza", "halicarnassus", "rhodes"], **NIGHT}
    ),
    "two": Case("seven", 2, {"wonders": ["halicarnassus", "rhodes"], **NIGHT}),
    "teams": Case("seven", 4, {"expansions": ["leaders", "cities"], "teams": True}),
}


def compared(case: Case, games: int) -> int:
    """Compare pairs from anywhere in so many games; how often."""
    number = 0
    for seed in range(games):
        rng = Random(seed)
        state = case.new(seed)
        for _ in range(rng.randrange(110)):
            if state.to_act():
                state.play(*random_move(state, rng))
        for viewer in (rng.randrange(case.players), None):
            number += Pair(state, viewer, rng).play(moves=40)
    return number


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_games_that_look_alike_go_on_alike(case: Case) -> None:
    assert compared(case, GAMES) > GAMES, "they go on for long enough to tell"


# Looking through the discard pile.


def pile(*cards: str) -> list[Any]:
    """A pile of cards that seats 1 and 2 sold in turn on the first turn."""
    return [{"card": card, "hand": 1 + n % 2, "turn": 0, "age": 1, "by": 1 + n % 2} for n, card in enumerate(cards)]


def with_pile(discard: list[Any], players: int = 3, **fields: Any) -> Any:
    night = city("clay_pool clay_pit", board="halicarnassus", side="night")
    names = [card if isinstance(card, str) else card["card"] for card in discard]
    position = snapshot(players, turn=2, cities={0: night}, without=names, **fields)
    position["discard"] = discard
    return SEVEN.restore(position)


def staged(state: Any) -> Any:
    turn(state, {0: next(words for words in legal(state, 0) if words.startswith("stage"))})
    assert pending_choice(state) == ("revival", 0)
    return state


@rule("BASE-074")
def test_looking_through_the_pile_is_a_revelation() -> None:
    state = staged(with_pile(pile("baths", "altar", "theater")))
    looked = [{"event": "looked", "seat": 0}]
    assert all(events(events_seen(state, seat), "looked") == looked for seat in (0, 1, None))
    assert "looked" in SEVEN.revelations


def test_of_equal_cards_nobody_learns_which_one_was_built() -> None:
    """A Lumber Yard lies open, seat 2 has sold another one face down. When one is built, nobody sees one left."""
    here = staged(with_pile(["lumber_yard", *pile("baths", "lumber_yard")], players=4))
    there = staged(with_pile(["lumber_yard", *pile("baths", "altar")], players=4))
    for state in (here, there):
        choose(state, "revive lumber_yard")
    for seat in (1, 3, None):
        assert "lumber_yard" not in known_discards(here, seat)
        assert "lumber_yard" not in known_discards(there, seat)
    assert "lumber_yard" in known_discards(here, 2), "who has sold one knows of two, and one is left"
    assert "lumber_yard" in known_discards(here, 0), "and so does who has looked"
    assert "lumber_yard" not in known_discards(there, 0)


def test_a_sample_does_not_tell_from_where_the_card_came() -> None:
    """Seats 1 and 2 have sold a card each, one of which was built: nobody but they can tell whose."""
    state = staged(with_pile(pile("baths", "altar"), players=4))
    choose(state, "revive baths")
    worlds = [state.sample(3, Random(seed)).snapshot() for seed in range(60)]
    assert {world["taken"][0]["by"] for world in worlds} == {1, 2}
    assert all(world["taken"][0]["card"] == "baths" for world in worlds)


# Duties of the Free City.


def test_samples_obey_past_duties() -> None:
    """The Free City sells only if it can build nothing: in no world it has sold what it could have built."""
    sales = 0
    for seed in range(14):
        rng, state = Random(seed), CASES["two"].new(seed)
        while state.to_act():
            before = len(state.snapshot()["duties"])
            state.play(*random_move(state, rng))
            sold = state.snapshot()["duties"]
            if len(sold) > before:
                sales += 1
                assert impossible(state.snapshot()) == 0
            if sold and rng.random() < 0.2:
                assert sum(impossible(state.sample(seat, rng).snapshot()) for seat in (0, 1)) == 0
    assert sales > 10


def impossible(world: Any) -> int:
    """How many cards were sold for the Free City that it could have built then."""
    slots = dict(enumerate(world["discard"]))
    if world["taken"]:
        places = {card["place"]: card for card in world["taken"]}
        left = iter(world["discard"])
        slots = {n: places.get(n) or next(left) for n in range(len(world["discard"]) + len(places))}
    return sum(slots[duty["place"]]["card"] in duty["cards"] for duty in world["duties"])
