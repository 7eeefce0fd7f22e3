"""Deals cannot be computed from what is seen of them, and nothing is shown in the order in which it was dealt."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mirabilia import games
from mirabilia.core import record as records
from mirabilia.core.contract import Json, State
from mirabilia.core.seeds import is_secret, new_seed, stream_from
from mirabilia.core.stream import Stream
from tests.attacks.recovery import dealt, guessed, recovered
from tests.attacks.scale import scale
from tests.contract.cases import CASES, Case, seats
from tests.server.process import Server

SPACE = range(scale(500, 4000))
"""Seeds that an attack tries in small."""
RANDOM_WONDERS = {"wonders": "random"}
DUEL = games.get("duel")


def rows(space: range) -> tuple[set[int], set[int]]:
    """The states that the numbers of a space give the two rows of the generator."""
    streams = [Stream(seed) for seed in space]
    return {stream.first for stream in streams}, {stream.second for stream in streams}


def small_secret(number: int) -> str:
    return f"{number:032x}"


# The attack.


@pytest.mark.parametrize("seed", [7, 93])
def test_a_deal_from_a_number_is_recovered_from_the_cards_on_show(seed: int) -> None:
    """Any first row with any second: 250,000 pairs, of which not one in a hundred has to be tried."""
    game = DUEL.new(seed, 2, RANDOM_WONDERS)
    (found,) = recovered(game.view(None), *rows(SPACE))
    assert found == (Stream(seed).first, Stream(seed).second)
    assert dealt(found).snapshot() == game.snapshot(), "and with it every card to come"


@pytest.mark.parametrize("number", [7, 93])
def test_a_deal_from_a_secret_is_not_even_from_a_space_as_small(number: int) -> None:
    game = DUEL.new(small_secret(number), 2, RANDOM_WONDERS)
    assert recovered(game.view(None), *rows(SPACE)) == []


CHEAP = [case for case in CASES if case.game != "world" or case.players == 1]


@pytest.mark.parametrize("case", CHEAP, ids=str)
def test_trying_seeds_finds_a_number_and_no_secret(case: Case) -> None:
    assert 5 in guessed(case.new(5).view(None), case, range(12))
    secret = case.rules().new(small_secret(5), case.players, case.options)
    assert all(secret.snapshot() != case.new(seed).snapshot() for seed in guessed(secret.view(None), case, range(12)))


def test_a_table_deals_from_a_secret_and_its_record_reproduces_the_game(server: Server) -> None:
    table = server.open_table(None, None, options=RANDOM_WONDERS)
    anna, bruno = (server.connect(table, server.sit(table, name)) for name in ("Anna", "Bruno"))
    spectator = server.connect(table)
    for _ in range(6):
        for client in (anna, bruno):
            client.socket.send('{"do": "ping", "id": "now"}')
            while client.hear()["is"] != "pong":
                pass
            if client.welcome["seat"] in client.table["to_act"]:
                assert client.ask("move", text=client.legal[0])["is"] == "done"
    assert not is_secret_in(spectator.heard), "the seed stays inside while the game goes on"
    assert anna.ask("offer_end")["is"] == "done"
    assert bruno.ask("answer", agrees=True)["is"] == "done"
    told = server.http.get(f"/api/tables/{table}/record").json()["record"]
    record = records.read(told)
    assert isinstance(record.seed, str)
    assert is_secret(record.seed)
    *_, last = records.play(record, DUEL)
    shown = server.http.get(f"/api/tables/{table}").json()["view"]
    assert [city.coins for city in last.after.view(None).cities] == [city["coins"] for city in shown["cities"]]
    assert recovered(DUEL.new(record.seed, 2, RANDOM_WONDERS).view(None), *rows(SPACE)) == []
    for client in (anna, bruno, spectator):
        client.open.close()


def is_secret_in(heard: Any) -> bool:
    """Whether anything that was told looks like a secret."""
    if isinstance(heard, dict):
        return any(is_secret_in(part) for part in heard.values())
    if isinstance(heard, list):
        return any(is_secret_in(part) for part in heard)
    return isinstance(heard, str) and is_secret(heard)


# The generator.


def test_the_row_of_a_secret_never_changes() -> None:
    stream = stream_from("0123456789abcdef" * 2)
    assert [stream.below(1000) for _ in range(8)] == [655, 531, 212, 793, 580, 47, 376, 888]
    assert stream.branch() == "aae0cce5297ae7a34f18e2ac443ec3a6"


def test_every_bit_of_a_secret_counts() -> None:
    secret = new_seed()
    others = [f"{int(secret, 16) ^ 1 << bit:032x}" for bit in range(128)]
    first = {tuple(stream_from(one).below(2**32) for _ in range(4)) for one in (secret, *others)}
    assert len(first) == 129
    assert len({new_seed() for _ in range(1000)}) == 1000


def test_solo_cards_are_reshuffled_from_a_secret_that_samples_do_not_have() -> None:
    world = games.get("world").new(small_secret(3), 1)
    chance = world.snapshot()["solo"]["chance"]
    assert is_secret(chance)
    assert chance != small_secret(3)
    assert world.sample(0, Random(1)).snapshot()["solo"]["chance"] != chance
    assert isinstance(world.sample(0, Random(1)).snapshot()["solo"]["chance"], list)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_games_from_a_secret_are_games_like_any_other(case: Case) -> None:
    """To the end, with snapshots that restore and a record that reproduces it."""
    secret, rng = small_secret(11), Random(11)
    state = case.rules().new(secret, case.players, case.options)
    record = records.Record(case.game, tuple("ABCDEFGH"[: case.players]), dict(case.options), secret)
    while state.to_act():
        seat = rng.choice(state.to_act())
        move = rng.choice(state.legal(seat))
        record.add(seat, state.text(move))
        state.play(seat, move)
        if rng.random() < 0.05:
            assert case.rules().restore(state.snapshot()) == state
    again = records.read(records.write(record))
    assert again.seed == secret
    replayed = again.start(case.rules())
    for entry in again.moves:
        replayed.play(entry.seat, replayed.parse(entry.text, entry.seat))
    assert replayed.snapshot() == state.snapshot()


# The order of the deal.


def reordered(case: Case, snapshot: Json, rng: Random) -> Json:
    """The same position, with what will be dealt to one place in another order."""
    if case.game == "duel":
        box = snapshot["progress"]["box"]
        return {**snapshot, "progress": {**snapshot["progress"], "box": [*mixed(box[:3], rng), *box[3:]]}}
    decks = {
        age: in_hands(deck, case.players, len(deck) // max(case.players, 3), rng)
        for age, deck in snapshot["decks"].items()
    }
    box = snapshot.get("leader_box") or []
    leaders = in_hands(box, case.players, 4, rng) if snapshot["age"] == 0 else box
    return {**snapshot, "decks": decks} | ({"leader_box": leaders} if box else {})


def in_hands(deck: list[str], players: int, size: int, rng: Random) -> list[str]:
    """A deck with the cards of each hand in another order."""
    hands = [card for at in range(0, players * size, size) for card in mixed(deck[at : at + size], rng)]
    return [*hands, *deck[players * size :]]


def mixed(row: list[str], rng: Random) -> list[str]:
    return rng.sample(row, len(row))


def shown(state: State, case: Case) -> list[Any]:
    """All that anybody is shown."""
    return [(state.view(seat), state.events(seat), [] if seat is None else state.actions(seat)) for seat in seats(case)]


ORDERED = [case for case in CASES if case.game != "world"]
"""In World Wonders nothing is dealt but what all see."""


@pytest.mark.parametrize("case", ORDERED, ids=str)
@settings(max_examples=3)
@given(seed=st.integers(0, 10_000))
def test_what_is_seen_does_not_hang_on_the_order_in_which_it_was_dealt(case: Case, seed: int) -> None:
    """Two games whose hands, leaders and tokens were dealt in different orders are one game to everybody."""
    rng, start = Random(seed), case.new(seed).snapshot()
    here, there = case.rules().restore(start), case.rules().restore(reordered(case, start, rng))
    while here.to_act() and rng.random() < 0.97:
        seat = rng.choice(here.to_act())
        text = here.text(rng.choice(here.legal(seat)))
        for state in (here, there):
            state.play(seat, state.parse(text, seat))
        assert shown(here, case) == shown(there, case)
