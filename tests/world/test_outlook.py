"""What moves would change: points by line, and Monuments that could be laid since, or no longer."""

from __future__ import annotations

from random import Random

from mirabilia.core.contract import Fact
from mirabilia.core.describe import describe
from mirabilia.games.world.outline import outline
from mirabilia.games.world.outlook import outlook
from mirabilia.games.world.state import State
from mirabilia.games.world.views import Purchase
from tests.world.scenario import WORLD, action, automaton, city, play, table
from tests.world.test_solo import alone


def changes(state: State, *moves: str) -> list[Fact]:
    after = state.copy()
    play(after, *moves)
    return list(outlook(state, after, 0))


def test_points_come_line_by_line() -> None:
    state = table(2, monuments="ishtar_gate", cities={0: city("long_road a12", food=3, gears=3, ceramics=1)})
    facts = changes(state, "buy ishtar_gate", "lay e12")
    assert facts[0]["points"] == sum(fact["points"] for fact in facts[1:])
    assert {"gain": "monuments", "points": 1} in facts
    assert {"gain": "lowest", "points": 1} in facts


def test_a_road_to_the_shore_opens_a_monument() -> None:
    state = table(2, monuments="trojan_horse petra", cities={0: city("long_road a12", "s2_h1 a11")})
    assert {"gain": "monument_closed", "monument": "trojan_horse"} not in changes(state, "buy tower", "lay e12")
    bare = table(2, tiles={"s1": "s1_h1"}, monuments="trojan_horse", cities={0: city("long_road a12")})
    opened = {"gain": "monument_opened", "monument": "trojan_horse"}
    assert opened in changes(bare, "buy s1", "lay a10")
    assert describe(WORLD, opened, "en") == "now there is a place for Trojan Horse"


def test_the_points_of_the_purchase_alone() -> None:
    """Without what is laid: rings of the card, the lowest resource, population."""
    state = table(2, monuments="ishtar_gate", cities={0: city("long_road a12", food=3, gears=3, ceramics=0)})
    assert points(state, "buy long_road") == 0
    assert points(state, "buy ishtar_gate") == 2


def points(state: State, move: str) -> int:
    detail = action(state, move).detail
    assert isinstance(detail, Purchase)
    return detail.points


def test_the_order_of_the_next_round_if_this_one_ended_now() -> None:
    state = table(2, cities={0: city("long_road a12", population=5), 1: city("long_road a12", population=2)})
    assert state.view(None).next_order == (1, 0)
    play(state, "buy pedestal_1")
    assert state.view(None).next_order == (0, 1)


def test_what_the_automaton_may_take_next() -> None:
    state = alone()
    cards = automaton(state).cards
    threats = {one.stack or one.item or one.monument: one.cards for one in automaton(state).next}
    assert 0 < max(threats.values()) <= cards
    assert all(name in {offer.subject.id for offer in state.actions(0)} for name in threats)
    before = state.snapshot()
    state.view(0)
    assert state.snapshot() == before


def test_what_the_points_are_made_of() -> None:
    """The parts of each line add up to it, in whole games with and without objectives."""
    for players in (1, 3):
        state = WORLD.new(7, players, {"objectives": "dealt"} if players > 1 else {})
        rng = Random(7)
        while state.to_act():
            seat = state.to_act()[0]
            state.play(seat, rng.choice(state.legal(seat)))
        result = state.result()
        assert result is not None
        for scores, parts in zip(result.scores, result.breakdown, strict=True):
            for line, points in scores.items():
                assert line == "total" or points == sum(part["points"] for part in parts if part["category"] == line)
            assert all(describe(WORLD, part, language) for part in parts for language in ("en", "it"))


def test_notes_about_a_table() -> None:
    notes = {fact["note"]: fact for fact in outline(1, {"solo": "hard"}, 1)}
    assert notes["rounds"] == {"note": "rounds", "rounds": 10, "gold": 7}
    assert notes["alone"]["solo"] == "hard"
    assert "objectives" not in notes
    assert {fact["note"] for fact in outline(5, {"objectives": "dealt"}, 2)} >= {"objectives", "stacks", "minutes"}
    assert action(alone(), "buy long_road").detail is not None
