"""Levels beat those below them, err as people do, and characters do what they love."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest

from mirabilia import _build, bots, games
from mirabilia.bots import Budget, Knowledge, evaluation
from mirabilia.bots.evaluation import ASPECTS, PLAIN, Taste
from mirabilia.bots.levels import CHARACTERS, LEVELS, PLAYERS, USUAL, LevelBot
from mirabilia.core.contract import Result, State
from mirabilia.core.describe import LANGUAGES, texts
from mirabilia.core.plugin import plugins
from mirabilia.tables.bot_pool import Job, decide
from tests.duel import scenario as duel
from tests.duel.scenario import DUEL

needs_speed = pytest.mark.skipif(not _build.COMPILED, reason="whole games of bots take too long uncompiled")
each = pytest.mark.parametrize("name", PLAYERS)
LITTLE = Budget(iterations=50)
CHEAP = list(LEVELS)[:5]
LOVES = {name: level.loves for name, level in CHARACTERS.items()}


def played(game: str, players: list[LevelBot], seed: int, budget: Budget = LITTLE) -> tuple[State, Result]:
    rules = games.get(game)
    state = rules.new(seed, len(players))
    past: list[tuple[int, int]] = []
    while state.to_act():
        seat = state.to_act()[0]
        move = players[seat].choose(Knowledge(rules, state, seat, tuple(past)), budget).move
        state.play(seat, move)
        if rules.dynamics == "sequential":
            past.append((seat, move))
    result = state.result()
    assert result is not None
    return state, result


@needs_speed
@pytest.mark.parametrize("stronger", CHEAP[1:])
def test_each_level_beats_the_one_below_in_duel(stronger: str) -> None:
    """The same seeds and iterations always, so the same result always."""
    weaker, wins = CHEAP[CHEAP.index(stronger) - 1], 0.0
    for seed in range(20):
        for own in (0, 1):
            names = [stronger, weaker] if own == 0 else [weaker, stronger]
            _, result = played("duel", [LevelBot(name, 10 * seed + seat) for seat, name in enumerate(names)], seed)
            wins += (own in result.winners) / len(result.winners)
    assert wins > 22


@needs_speed
@pytest.mark.parametrize(("game", "seats", "rounds"), [("seven", 4, 6), ("world", 2, 8)])
def test_an_artisan_beats_a_pupil(game: str, seats: int, rounds: int) -> None:
    ahead = 0
    for seed in range(rounds):
        names = ["artisan", "pupil"] * (seats // 2)
        _, result = played(game, [LevelBot(name, 10 * seed + seat) for seat, name in enumerate(names)], seed)
        ahead += sum(
            result.ranks[one] < result.ranks[other] for one in range(0, seats, 2) for other in range(1, seats, 2)
        )
    assert ahead >= 0.7 * rounds * (seats // 2) ** 2


# Errors as people make them.


@each
def test_a_move_that_wins_at_once_is_made(name: str) -> None:
    """Whatever it likes and overlooks."""
    state = duel.table(age=2, accessible="walls forum library", first=duel.city(coins=20), pawn=7)
    for seed in range(10):
        advice = LevelBot(name, seed).choose(Knowledge(DUEL, state, 0), LITTLE)
        assert (state.text(advice.move), advice.value) == ("build walls", 1.0)


@each
def test_a_scientific_victory_is_taken(name: str) -> None:
    own = duel.city(coins=40, cards="workshop apothecary scriptorium pharmacist", progress="law")
    state = duel.table(age=3, accessible="academy senate palace", first=own)
    for seed in range(10):
        assert state.text(LevelBot(name, seed).choose(Knowledge(DUEL, state, 0), LITTLE).move) == "build academy"


@pytest.mark.parametrize("name", ["adept", "strategist", "master", *CHARACTERS])
def test_a_game_as_good_as_won_is_not_given_away(name: str) -> None:
    """Far ahead, with the last two cards: the other one would win only with the shields."""
    own = duel.city(coins=40, cards="senate palace town_hall gardens obelisk")
    state = duel.table(age=3, accessible="fortifications port", first=own, second=duel.city(coins=30), pawn=-7)
    for seed in range(10):
        move = LevelBot(name, seed).choose(Knowledge(DUEL, state, 0), LITTLE).move
        after = state.copy()
        after.play(0, move)
        assert "fortifications" in state.text(move) or after.result() is not None


@each
def test_what_it_likes_stays_the_same_through_a_game(name: str) -> None:
    for seed in range(5):
        one, other = LevelBot(name, seed), LevelBot(name, seed)
        tastes = [one.taste(1.0), one.taste(1.0), other.taste(1.0)]
        assert tastes == [tastes[0]] * 3


def test_a_seat_at_a_table_likes_the_same_through_a_game() -> None:
    """A new bot decides there about each move, with chance of its own."""
    state = games.get("duel").new(5, options={"wonders": "beginner"})
    moves = {
        temper: {decide(Job("duel", state.snapshot(), 0, "pupil", seed, temper=temper)).move.text for seed in range(6)}
        for temper in map(str, range(12))
    }
    assert all(len(made) == 1 for made in moves.values())
    assert len(set.union(*moves.values())) > 1


def test_another_game_has_another_favourite() -> None:
    tastes = [LevelBot("novice", seed).taste(1.0).weights for seed in range(60)]
    favourites = {ASPECTS[weights.index(max(weights))] for weights in tastes}
    assert favourites == {"points", "science", "arms", "trade", "wonders"}
    assert all(min(weights) < 1 < max(weights) for weights in tastes)


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_always_loves_the_same(name: str) -> None:
    for seed in range(20):
        weights = LevelBot(name, seed).taste(1.0).weights
        assert [aspect for aspect, weight in zip(ASPECTS, weights, strict=True) if weight > 1] == [LOVES[name]]


def test_chances_and_leads_say_the_same() -> None:
    for lead in (-30.0, -3.0, 0.0, 0.5, 12.0):
        assert evaluation.points(evaluation.chance(lead)) == pytest.approx(lead)
    assert math.isfinite(evaluation.points(0.0))
    assert math.isfinite(evaluation.points(1.0))


@pytest.mark.parametrize("game", plugins())
def test_only_a_taste_for_others_sees_them(game: str) -> None:
    """Without sight a table is judged by one's own city alone."""
    evaluator = evaluation.evaluator_of(game)
    if evaluator is None:
        return
    rules, rng = games.get(game), Random(1)
    state = rules.new(1)
    for _ in range(30):
        seat = state.to_act()[0]
        state.play(seat, rng.choice(state.legal(seat)))
    own = sum(evaluator.worth(state, 0))
    assert evaluation.lead(evaluator, state, 0, Taste(sight=0.0)) == pytest.approx(own)
    assert evaluation.lead(evaluator, state, 0, PLAIN) != pytest.approx(own)


# Characters.


@needs_speed
@pytest.mark.parametrize(("game", "rounds"), [("duel", 15), ("seven", 5), ("world", 3)])
def test_characters_do_what_they_love_more_than_others_do(game: str, rounds: int) -> None:
    """All against all on the same seeds: what each city is worth at the end in the aspect that its builder loves."""
    evaluator = evaluation.evaluator_of(game)
    assert evaluator is not None
    names, players = list(CHARACTERS), 4 if game == "seven" else 2
    reached: dict[str, dict[str, list[float]]] = {name: {aspect: [] for aspect in LOVES.values()} for name in names}
    for seed in range(rounds):
        step = 1 if players == 4 else 1 + seed % 3
        for first in range(4):
            row = [names[(first + step * seat) % 4] for seat in range(players)]
            table = [LevelBot(name, 10 * seed + seat) for seat, name in enumerate(row)]
            state, _ = played(game, table, seed, Budget(iterations=12))
            for seat, name in enumerate(row):
                worth = dict(zip(ASPECTS, evaluator.worth(state, seat), strict=True))
                for aspect in LOVES.values():
                    reached[name][aspect].append(worth[aspect])
    means: dict[str, dict[str, Any]] = {
        name: {aspect: sum(values) / len(values) for aspect, values in by.items()} for name, by in reached.items()
    }
    for name, aspect in LOVES.items():
        others = [means[other][aspect] for other in names if other != name]
        assert means[name][aspect] > sum(others) / len(others), (name, aspect, means)


# What people read.


def test_there_are_seven_levels_and_those_of_before_are_among_them() -> None:
    assert len(LEVELS) == 7
    assert {"novice", "adept", "master"} <= set(LEVELS)
    assert list(LEVELS)[-1] == "master"
    assert list(LEVELS).index(USUAL) < 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["web-bot", "web-level", "web-character"])
def test_everybody_has_a_name_and_a_sentence_of_their_own(language: str, message: str) -> None:
    said = [texts(language)(message, bot=name) for name in bots.NAMES]
    assert len(set(said)) == len(bots.NAMES)
    assert all(words and words != name for words, name in zip(said, bots.NAMES, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_program_goes_by_its_own_name(language: str) -> None:
    assert texts(language)("web-bot", bot="mybot") == "mybot"
    assert texts(language)("web-character", bot="mybot") == ""


@pytest.mark.parametrize("game", ["duel", "seven", "world"])
def test_levels_below_master_are_measured_in_iterations(game: str) -> None:
    """So they are as strong on a slow machine as on a fast one."""
    limits = plugins()[game].budgets.iterations
    for name, level in PLAYERS.items():
        assert (limits.get(name, level.iterations) is None) == (name == "master")


@pytest.mark.parametrize("game", ["duel", "seven", "world"])
def test_a_first_game_is_against_somebody_a_newcomer_can_beat(game: str) -> None:
    first, *others = plugins()[game].presets
    assert first.bot == "pupil"
    assert {preset.bot for preset in others} <= {"pupil", "novice", "apprentice"}
