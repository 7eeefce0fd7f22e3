"""What no move can break, tried on random games: no card appears or vanishes, and every coin is accounted for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from mirabilia.core.contract import Fact
from mirabilia.games.seven import options as seven_options
from mirabilia.games.seven.data import EXPANSIONS
from mirabilia.games.seven.lookup import PIECE_IDS
from mirabilia.games.seven.state import State
from tests.seven.scenario import coins, events_seen, new_game

ALL = list(EXPANSIONS)
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "three": (3, {"wonders": "dealt"}),
    "five": (5, {"sides": "night"}),
    "seven": (7, {"sides": "random"}),
    "two": (2, {}),
    "two with leaders and cities": (2, {"expansions": ["leaders", "cities"]}),
    "leaders": (4, {"expansions": ["leaders"], "leader_decks": ["expert"]}),
    "leaders on boards": (
        3,
        {"expansions": ["leaders"], "wonders": ["roma", "abu_simbel", "halicarnassus"], "sides": "night"},
    ),
    "cities": (5, {"expansions": ["cities"]}),
    "edifice": (3, {"expansions": ["edifice"], "wonders": ["ur", "carthage", "babylon"]}),
    "everything": (6, {"expansions": ALL, "leader_decks": ["expert", "cities"]}),
    "teams": (8, {"expansions": ["leaders", "cities"], "leader_decks": ["cities"], "teams": True}),
    "first edition": (5, {"edition": 1, "expansions": ALL, "leader_decks": ["cities"]}),
    "halicarnassus": (3, {"edition": 1, "wonders": ["halicarnassus", "babylon", "olympia"], "sides": "night"}),
}
INCOME, SPENDING = ("gained",), ("paid", "traded", "lost_coins")
SEEDS = range(3)

each_table = pytest.mark.parametrize("name", TABLES)


def moments(name: str, seed: int) -> Iterator[State]:
    """A random game, at its start and after every move. Rare kinds of moves are as likely as frequent ones, cards are
    sold when nothing else is possible or, like choices taken back, now and then."""
    players, options = TABLES[name]
    state, rng = new_game(players, seed, **options), Random(seed)
    yield state
    while state.to_act():
        seat = rng.choice(state.to_act()) if rng.random() < 0.95 else rng.randrange(players)
        kinds: dict[str, list[int]] = {}
        for move in state.legal(seat):
            kinds.setdefault(state.text(move).split()[0], []).append(move)
        if len(kinds) > 1 and rng.random() < 0.8:
            kinds.pop("sell", None)
        if kinds:
            state.play(seat, rng.choice(kinds[rng.choice(list(kinds))]))
            yield state


# Cards and leaders


def supplied(name: str) -> Counter[str]:
    """Everything there is to deal in a game with these options."""
    players, options = TABLES[name]
    supply = seven_options.supply(seven_options.checked(players, options))
    rows = supply.pieces()
    return Counter(PIECE_IDS[piece] for row in rows for piece in row)


def names(row: list[Any]) -> Iterator[str]:
    """The pieces of a row, face up or face down."""
    for card in row:
        yield card if isinstance(card, str) else card["card"]


def all_pieces(state: State) -> Counter[str]:
    """Where every piece lies: with the players, on the table, in the box."""
    snapshot = state.snapshot()
    seen = Counter(PIECE_IDS[piece] for piece in state.boxed)
    for row in (snapshot["discard"], snapshot["stock"], snapshot["leader_box"], *snapshot["decks"].values()):
        seen.update(names(row))
    for city in snapshot["cities"]:
        for place in ("hand", "cards", "stages", "held_leaders", "spent_leaders"):
            seen.update(names(city[place]))
        for place in ("leaders", "buried"):
            seen.update(entry["leader"] for entry in city[place])
    return seen


@each_table
@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_and_leader_is_in_exactly_one_place(name: str, seed: int) -> None:
    there = supplied(name)
    for state in moments(name, seed):
        assert all_pieces(state) == there


# Coins


def explained(facts: list[Fact], cities: int) -> list[int]:
    """What the events of a move say that every city gained or lost."""
    change = [0] * cities
    for fact in facts:
        if fact["event"] in INCOME:
            change[fact["seat"]] += fact["coins"]
        elif fact["event"] in SPENDING:
            change[fact["seat"]] -= fact["coins"]
    return change


@each_table
@pytest.mark.parametrize("seed", SEEDS)
def test_every_coin_is_told(name: str, seed: int) -> None:
    before: list[int] = []
    for state in moments(name, seed):
        now, facts = coins(state), events_seen(state)
        if before:
            change = [new - old for new, old in zip(now, before, strict=True)]
            assert change == explained(facts, len(now)), facts
        assert min(now) >= 0
        before = now


@each_table
def test_what_a_buyer_pays_the_seller_gets(name: str) -> None:
    for state in moments(name, 0):
        paid: Counter[int] = Counter()
        for fact in events_seen(state):
            if fact["event"] == "traded":
                paid[fact["other_seat"]] += fact["coins"]
            elif fact["event"] == "gained" and fact["source"] == "trade":
                paid[fact["seat"]] -= fact["coins"]
        assert not any(paid.values())
