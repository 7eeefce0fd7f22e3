"""What moves would change: points by line, and Monuments that could be laid since, or no longer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from mirabilia.core.contract import Fact
from mirabilia.core.describe import describe
from mirabilia.games.world.board import Board, places
from mirabilia.games.world.misplaced import being_laid, needs_met, piece_in_hand, reason
from mirabilia.games.world.moves import LAY, code
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
    assert facts[0]["points"] == sum(fact.get("points", 0) for fact in facts[1:])
    assert {"gain": "monuments", "points": 1} in facts
    assert {"gain": "lowest", "points": 1} in facts


def test_a_road_to_the_shore_opens_a_monument() -> None:
    state = table(2, monuments="trojan_horse petra", cities={0: city("long_road a12", "s2_h1 a11")})
    assert {"gain": "monument_closed", "monument": "trojan_horse"} not in changes(state, "buy tower", "lay e12")
    bare = table(2, tiles={"s1": "s1_h1"}, monuments="trojan_horse", cities={0: city("long_road a12")})
    opened = {"gain": "monument_opened", "monument": "trojan_horse"}
    assert opened in changes(bare, "buy s1", "lay a10")
    assert describe(WORLD, opened, "en") == "now there is a place for Trojan Horse"


def test_the_needs_of_a_monument_are_met_piece_by_piece() -> None:
    state = table(2, monuments="giza", cities={0: city("long_road a12", "s2_t1 a11")})
    assert {"gain": "needs", "met": 1, "number": 2, "needs": [False, True]} in changes(state, "buy giza", "lay b9")
    play(state, "buy giza", "lay b9")
    laying = state.view(None).laying
    assert laying is not None
    assert laying.needs == (False, True)
    assert describe(WORLD, {"gain": "needs", "met": 1, "number": 2}, "it") == "1 requisito su 2"


def test_needs_are_met_where_a_monument_may_be_completed_and_nowhere_else() -> None:
    """At every place of every last piece, in games in which Monuments are bought whenever that is possible."""
    seen = set()
    for seed in range(6):
        state, rng = WORLD.new(seed, 2), Random(seed)
        assert isinstance(state, State)
        while state.to_act():
            (seat,), laying = state.to_act(), state.view(None).laying
            legal = state.legal(seat)
            if laying is not None and laying.monument and laying.left == 1:
                seen |= {(laying.monument, is_right) for is_right in judged(state, legal)}
            monuments = [one.code for one in state.actions(seat) if one.legal and "monument" in one.fact]
            state.play(seat, rng.choice(monuments or legal))
    assert len(seen) > 10


def judged(state: State, legal: Sequence[int]) -> Iterator[bool]:
    """Whether each place of the piece in hand that is only a question of needs is legal."""
    own = Board(state.cities[state.active], being_laid(state))
    for place in places(*(piece_in_hand(state, LAY) or (0, 0))).values():
        is_legal = code(LAY, place.code) in legal
        why = "" if is_legal else reason(state, LAY, place.code)[0]
        if is_legal or why in ("neighbour", "too_little_water", "not_completed"):
            assert all(needs_met(state, own, [place])) == is_legal
            yield is_legal


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
