"""What many games tell, against values worked out by hand; and the questions of each game, on games really played."""

from __future__ import annotations

import math
from pathlib import Path
from random import Random

import pytest

from mirabilia import games
from mirabilia.arena.figures import wilson
from mirabilia.arena.observation import Observation, Unusable, observe, observe_all, observed, questions_of
from mirabilia.arena.statistics import arrange_games, statistics
from mirabilia.core import record as records
from mirabilia.core.describe import LANGUAGES, texts
from mirabilia.core.questions import Trait
from mirabilia.core.record import Record, result_text


def played_record(game: str, seed: int, moves: int = 10_000) -> Record:
    """A game at random, or its beginning."""
    rules = games.get(game)
    state, chance = rules.new(seed), Random(seed)
    record = Record(game, tuple(f"p{seat}" for seat in range(state.players)), {}, seed)
    for _ in range(moves):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        move = chance.choice(state.legal(seat))
        record.add(seat, state.text(move))
        state.play(seat, move)
    record.result = result_text(state.result())
    return record


def observation(
    ranks: tuple[int, ...], totals: tuple[int, ...], *traits: Trait, reason: str = "civilian"
) -> Observation:
    scores = tuple({"blue": total - 1, "coins": 1, "total": total} for total in totals)
    return Observation("duel", "", reason, ranks, scores, reason == "civilian", 60, traits)


PYRAMIDS, SPHINX = Trait("first_wonder", "pyramids", 0), Trait("first_wonder", "sphinx", 1)


def test_shares_points_and_answers() -> None:
    seen = [observation((1, 2), (60, 50), PYRAMIDS, SPHINX)] * 6
    seen += [observation((2, 1), (40, 44), PYRAMIDS)] * 3
    seen += [observation((1, 1), (50, 50), PYRAMIDS), observation((2, 1), (9, 9), reason="military")]
    told = statistics("duel", seen, unusable=2)
    assert (told.games, told.unusable) == (11, 2)
    assert [(line.seat, line.share) for line in told.seats] == [(0, wilson(6.5, 11)), (1, wilson(4.5, 11))]
    assert [(line.reason, line.games) for line in told.ends] == [("civilian", 10), ("military", 1)]
    total = {line.category: line for line in told.points}["total"]
    assert total.mean == pytest.approx((6 * 110 + 3 * 84 + 100) / 20)
    assert total.winners == pytest.approx((6 * 60 + 3 * 44 + 2 * 50) / 11)
    assert total.others == pytest.approx((6 * 50 + 3 * 40) / 9)
    assert total.low < total.mean < total.high
    assert told.margin == pytest.approx((6 * 10 + 3 * 4) / 10)
    (first,) = told.questions
    assert (first.question, first.rare) == ("first_wonder", 1)
    (pyramids,) = first.answers
    assert (pyramids.item, pyramids.seats, pyramids.fair) == ("pyramids", 10, 0.5)
    assert pyramids.share == wilson(6.5, 10)


def test_the_interval_of_points_is_that_of_scipy() -> None:
    stats = pytest.importorskip("scipy.stats", reason="scipy, against which these are checked, is not installed")
    totals = [40, 44, 51, 60, 47, 39, 52]
    told = statistics("duel", [observation((1, 2), (total, 30)) for total in totals])
    points = [float(point) for total in totals for point in (total, 30)]
    low, high = stats.t.interval(0.95, len(points) - 1, loc=sum(points) / len(points), scale=stats.sem(points))
    line = told.points[-1]
    assert line.category == "total"
    assert line.low == pytest.approx(low, abs=0.02)
    assert line.high == pytest.approx(high, abs=0.02)


def test_nothing_tells_nothing() -> None:
    told = statistics("duel", [])
    assert (told.games, told.seats, told.ends, told.points, told.margin, told.lengths) == (0, (), (), (), None, None)


# The questions of the games.


@pytest.mark.parametrize("name", games.names())
def test_every_question_is_answered_with_things_that_have_names(name: str) -> None:
    """Over a few random games; all answers are ids of the kind the question names, and have names in both languages."""
    declared, rules = questions_of(name), games.get(name)
    assert declared is not None
    kinds = {question.name: question.kind for question in declared.questions}
    asked: set[str] = set()
    for seed in range(1, 9):
        found = observed(played_record(name, seed))
        assert found is not None
        for trait in found.traits:
            asked.add(trait.question)
            assert trait.item in rules.names()[kinds[trait.question]]
            assert 0 <= trait.seat < len(found.ranks)
    assert asked == set(kinds)
    for language in LANGUAGES:
        for question in declared.questions:
            assert texts(language).has(f"{name}-question-{question.name.replace('_', '-')}"), question


def test_what_happened_in_a_game() -> None:
    record = played_record("duel", 3)
    found = observed(record)
    assert found is not None
    built = [trait for trait in found.traits if trait.question == "wonder"]
    first = {trait.seat: trait.item for trait in found.traits if trait.question == "first_wonder"}
    for seat, wonder in first.items():
        assert next(trait.item for trait in built if trait.seat == seat) == wonder
    texts_of_moves = [move.text for move in record.moves]
    assert all(any(trait.item in text for text in texts_of_moves) for trait in built)


# Reading.


def test_records_are_read(tmp_path: Path) -> None:
    whole, begun, diary = (tmp_path / f"{name}.txt" for name in ("1", "2", "3"))
    records.save(played_record("duel", 1), whole)
    records.save(played_record("duel", 1, moves=5), begun)
    diary.write_text("Dear diary")
    (noted,) = observe_all([whole, begun, diary], jobs=1)
    assert isinstance(noted[0], Observation)
    assert noted[1] == Unusable(str(begun))
    assert isinstance(noted[2], Unusable)
    assert "line 1" in noted[2].error
    assert observe(whole) == noted[0]


def test_one_bot_has_all_seats_and_a_new_deal_in_every_game() -> None:
    match = arrange_games("seven", ["random"], players=4, games=3, seed=7)
    assert [match.seating(number) for number in range(3)] == [(0, 0, 0, 0)] * 3
    assert [match.seed_of(number) for number in range(3)] == [7, 8, 9]
    assert math.isclose(arrange_games("duel", ["random", "greedy"]).fair(0), 0.5)


def test_whoever_plays_alone_is_compared_with_all_games() -> None:
    lake, bay = Trait("map", "lake", 0), Trait("map", "bay", 0)
    won, lost = (Observation("world", "", "over", (rank,), ({"total": 9},), True, 30, (lake,)) for rank in (1, 2))
    elsewhere = Observation("world", "", "over", (2,), ({"total": 5},), True, 30, (bay,))
    told = statistics("world", [won] * 6 + [lost] * 6 + [elsewhere] * 12)
    assert [(line.share.share, line.fair) for line in told.seats] == [(0.25, None)]
    assert [(one.item, one.share.share, one.fair) for one in told.questions[0].answers] == [
        ("lake", 0.5, 0.25),
        ("bay", 0.0, 0.25),
    ]
