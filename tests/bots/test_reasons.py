"""Reasons for moves: worded in both languages, few, of nothing that is hidden, and true in the real world."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import msgspec
import pytest

from mirabilia import games
from mirabilia.bots import Knowledge
from mirabilia.bots.reasons import MOST, find_reasons, why
from mirabilia.bots.reasons.reason import Findings, advantage
from mirabilia.core.contract import Fact, Seat, State
from mirabilia.core.describe import LANGUAGES, describe, texts
from mirabilia.games.world.position import BUY, MONUMENT, Position
from mirabilia.games.world.view import scores
from mirabilia.tables.bot_pool import Job, decide
from tests.contract.cases import CASES, Case
from tests.duel.scenario import DUEL, start_of_age
from tests.grammar import mistakes
from tests.locales import messages

NAMES = ("Anna", "Bruno", "Carla", "Dino", "Ema", "Fabio", "Gina", "Hugo", "Ivo")
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def decisions(case: Case, seed: int, tried: int = 2) -> Iterator[tuple[State, Seat, list[int]]]:
    """The decisions of a random game, with some of the moves of each."""
    yield from moments(case.new(seed), seed, tried)


def moments(state: State, seed: int, tried: int) -> Iterator[tuple[State, Seat, list[int]]]:
    """The same from a position on."""
    rng = Random(seed)
    while state.to_act():
        seat = rng.choice(state.to_act())
        moves = state.legal(seat)
        yield state, seat, rng.sample(moves, min(tried, len(moves)))
        state.play(seat, rng.choice(moves))


@every_case
def test_what_is_hidden_makes_no_difference(case: Case) -> None:
    """Neither what is really hidden, nor what a sampled world supposes of it."""
    for number, (state, seat, moves) in enumerate(decisions(case, 1)):
        twin = Knowledge(case.rules(), state.sample(seat, Random(number)), seat)
        own = Knowledge(case.rules(), state, seat)
        for move in moves:
            reasons = find_reasons(own, move).reasons
            assert reasons == find_reasons(own, move, seed=1 + number).reasons
            assert reasons == find_reasons(twin, move).reasons
        assert why(own, moves[0], moves[-1]) == why(twin, moves[0], moves[-1])


@every_case
def test_every_reason_has_words_in_both_languages(case: Case) -> None:
    facts: dict[str, Fact] = {}
    for state, seat, moves in decisions(case, 2):
        known = Knowledge(case.rules(), state, seat)
        assert len(why(known, moves[0])) <= MOST
        facts |= {str(reason.fact): reason.fact for move in moves for reason in find_reasons(known, move).reasons}
    for fact in facts.values():
        for language in LANGUAGES:
            words = describe(case.rules(), fact, language, NAMES)
            assert words, fact
            assert not words.endswith("."), words
            assert words.splitlines() == [words]
            assert not mistakes(language, words), words


@every_case
def test_reasons_against_another_move_hold_for_the_better_one(case: Case) -> None:
    for state, seat, moves in decisions(case, 3):
        known = Knowledge(case.rules(), state, seat)
        facts = [reason.fact for reason in find_reasons(known, moves[0]).reasons]
        others = [reason.fact for reason in find_reasons(known, moves[-1]).reasons]
        for fact in why(known, moves[0], moves[-1]):
            assert fact["reason"] == "more_coins" or fact in facts
            assert fact not in others
        assert why(known, moves[0], moves[0]) == ()


def test_both_languages_have_the_same_texts() -> None:
    assert messages("en", "reasons.ftl") == messages("it", "reasons.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_takes_the_place_of_another(language: str) -> None:
    """Kinds of victory have ids of the same form."""
    assert texts(language).has("duel-reason-military")
    mine = messages(language, "reasons.ftl")
    for game in ("duel", "seven", "world"):
        assert not mine.keys() & messages(language, f"{game}.ftl").keys()


# Numbers that the real world confirms.


def fact_of(known: Knowledge, move: int, kind: str) -> Fact | None:
    return next((reason.fact for reason in find_reasons(known, move).reasons if reason.fact["reason"] == kind), None)


def after(state: State, seat: Seat, move: int) -> State:
    real = state.copy()
    real.play(seat, move)
    return real


def test_points_and_coins_of_duel_are_those_that_come() -> None:
    checked = 0
    for state, seat, moves in decisions(CASES[1], 5, tried=4):
        before = state.view(seat).cities
        for move in moves if state.view(seat).choice == "turn" else ():
            known, real = Knowledge(CASES[1].rules(), state, seat), after(state, seat, move)
            cities = real.view(seat).cities
            worth, guild = fact_of(known, move, "worth"), fact_of(known, move, "guild")
            won = fact_of(known, move, "wins")
            assert (won is not None) == (real.result() is not None and real.result().winners == (seat,))  # type: ignore[union-attr]
            if real.result() is not None:
                continue
            lines = ("blue", "green", "yellow", "purple", "wonders", "progress")
            more = sum(cities[seat].scores[line] - before[seat].scores[line] for line in lines)
            assert more <= 0 or more == sum(fact["points"] for fact in (worth, guild) if fact)
            taken = [fact_of(known, move, kind) for kind in ("loots", "robs")]
            assert before[1 - seat].coins - cities[1 - seat].coins == sum(fact["coins"] for fact in taken if fact)
            checked += 1
    assert checked > 100


def test_a_win_that_is_said_to_be_stopped_is_no_longer_there() -> None:
    """In the last Age, with everybody rich and the pawn near a capital."""
    stopped = 0
    for seed in range(6):
        state = start_of_age(3, seed)
        state.conflict = -6
        state.city0.coins = state.city1.coins = 30
        for table, seat, moves in moments(state, seed, tried=8):
            for move in moves:
                fact = fact_of(Knowledge(DUEL, table, seat), move, "stops_win")
                if fact is not None:
                    stopped += 1
                    assert not wins_with(after(table, seat, move), 1 - seat, fact.get("card") or fact["wonder"])
    assert stopped > 10


def wins_with(state: State, seat: Seat, piece: str) -> bool:
    """Whether the seat can win at once by building a card or a Wonder."""
    builds = [
        code for code in state.legal(seat) if state.text(code).split()[:2] in (["build", piece], ["wonder", piece])
    ]
    results = [after(state, seat, code).result() for code in builds]
    return any(result is not None and result.reason != "civilian" for result in results)


@pytest.mark.parametrize("case", [case for case in CASES if case.game == "world"], ids=str)
def test_points_of_maps_and_tracks_are_those_that_come(case: Case) -> None:
    for state, seat, moves in decisions(case, 4, tried=1):
        table, known = cast("Position", state), Knowledge(case.rules(), state, seat)
        fields = {"lowest": "points", "population": "points"}
        if table.phase != BUY:
            fields = {} if table.item == MONUMENT else {"districts": "number", "natural": "number"}
        for move in moves:
            real = cast("Position", after(state, seat, move))
            for line, field in fields.items():
                more = scores(real, seat)[line] - scores(table, seat)[line]
                fact = fact_of(known, move, line) or {}
                assert max(0, more) == fact.get(field, 0), (state.text(move), line)


# The few that are told.


def findings(*reasons: tuple[float, str, dict[str, object]], coins: int | None = None) -> Findings:
    findings = Findings()
    findings.coins = coins
    for weight, kind, fields in reasons:
        findings.add(weight, kind, **fields)
    return findings


def test_the_heaviest_reasons_come_first_and_each_kind_once() -> None:
    row = findings(
        (1.0, "worth", {"points": 1}),
        (0.0, "nothing", {}),
        (3.0, "cheaper", {"card": "baths", "coins": 3}),
        (2.0, "cheaper", {"card": "altar", "coins": 2}),
        (4.0, "overtakes", {"other_seat": 1}),
        (3.5, "overtakes", {"other_seat": 2}),
    )
    assert [fact.get("other_seat", fact["reason"]) for fact in row.best(4)] == [1, 2, "cheaper", "worth"]
    assert row.best(3)[2] == {"reason": "cheaper", "card": "baths", "coins": 3}


def test_a_move_is_better_by_what_the_other_one_has_not_or_less_of() -> None:
    chosen = findings((5.0, "worth", {"points": 5}), (1.0, "sells", {"coins": 2}), (2.0, "again", {}), coins=7)
    instead = findings((3.0, "worth", {"points": 3}), (2.0, "sells", {"coins": 4}), (2.0, "again", {}), coins=4)
    assert [reason.fact["reason"] for reason in advantage(chosen, instead).reasons] == ["worth", "more_coins"]
    assert advantage(chosen, instead).reasons[-1].fact["coins"] == 3
    assert [reason.fact["reason"] for reason in advantage(instead, chosen).reasons] == ["sells"]


def test_a_hint_says_why_and_a_bot_at_the_table_does_not() -> None:
    state = start_of_age(1, 3)
    job = Job("duel", state.snapshot(), 0, "greedy", seed=1, seconds=0.1, explained=True)
    hint = decide(job)
    assert hint.reasons == why(Knowledge(DUEL, state, 0), state.parse(hint.move.text)) != ()
    assert decide(msgspec.structs.replace(job, explained=False)).reasons == ()


def test_a_game_without_reasons_gives_none(monkeypatch: pytest.MonkeyPatch) -> None:
    case = CASES[0]
    known = Knowledge(case.rules(), case.new(1), 0)
    silent = msgspec.structs.replace(games.plugin(case.game), reasons="")
    monkeypatch.setattr(games, "plugin", lambda name: silent)
    assert why(known, known.legal()[0]) == ()


def test_advice_to_buy_comes_with_the_place() -> None:
    """What follows is legal after the move, and of the same seat: the pieces of the purchase."""
    state = games.get("world").new(5, players=2)
    state.play(state.to_act()[0], state.parse("lay e12"))
    (seat,) = state.to_act()
    decision = decide(Job("world", state.snapshot(), seat, "master", seed=1, explained=True, iterations=300))
    assert decision.move.text.startswith("buy")
    assert decision.then
    for move in (decision.move, *decision.then):
        assert state.to_act() == (seat,)
        state.play(seat, state.parse(move.text))
    assert decide(Job("world", state.snapshot(), state.to_act()[0], "adept", seed=1)).then == ()
