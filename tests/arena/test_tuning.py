"""Bots that play against themselves and learn from it. Small, but all of it."""

from __future__ import annotations

import io
from array import array
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import cast

import pytest

from mirabilia import games
from mirabilia.arena.tuning import samples, selfplay, training_run
from mirabilia.arena.tuning.duel import LESSON as DUEL
from mirabilia.arena.tuning.duel import liking
from mirabilia.arena.tuning.lesson import learned_games, lesson_of
from mirabilia.arena.tuning.world import LESSON as WORLD
from mirabilia.bots.search import seven_policy, weights, world_weights
from mirabilia.bots.search.policy_net import CountedFeatures, PolicyNet, Shape
from mirabilia.bots.search.world import WorldSearchState
from mirabilia.bots.search.world_weights import FEATURES, PACKAGED, ROUNDS, Tables
from mirabilia.games.duel.pieces import CARDS, GREEN, RED
from mirabilia.games.duel.position import Position as DuelPosition
from mirabilia.games.world.position import Position
from tests.cli.conftest import Mirabilia, mirabilia
from tests.cli.program import run

__all__ = ["mirabilia"]

training = pytest.importorskip("mirabilia.arena.tuning.training", reason="learning needs numpy")
move_training = pytest.importorskip("mirabilia.arena.tuning.move_training", reason="learning needs numpy")
policy_training = pytest.importorskip("mirabilia.arena.tuning.policy_training", reason="learning needs numpy")
fitting = pytest.importorskip("mirabilia.arena.tuning.fitting", reason="learning needs numpy")

every_lesson = pytest.mark.parametrize("name", learned_games())


def quiet(what: str, generation: int, share: float) -> None:
    assert what in ("play", "learn")
    assert 0 <= share <= 1


def written_and_read(written: list[samples.Sample]) -> samples.Rows:
    file = io.BytesIO()
    samples.write(file, written)
    rows = samples.read([])
    samples.read_file(file.getvalue(), rows)
    return rows


def test_samples_are_read_as_they_were_written() -> None:
    rows = written_and_read([samples.Sample(3, 0.5, 0.25, [(7, 1.5), (300, -2.0)]), samples.Sample(4, 1.0, 0.75, [])])
    assert list(rows.games) == [3, 4]
    assert (list(rows.targets), list(rows.estimates)) == ([0.5, 1.0], [0.25, 0.75])
    assert (list(rows.starts), list(rows.inputs), list(rows.amounts)) == ([0, 2, 2], [7, 300], [1.5, -2.0])
    assert (list(rows.move_starts), list(rows.parts), list(rows.shares)) == ([0, 0, 0], [], [])


def test_moves_are_read_as_they_were_written() -> None:
    moves = [([5], 0.75), ([6, 7, 8], 0.25)]
    rows = written_and_read([samples.Sample(3, 1.0, 0.5, [(1, 1.0)], moves), samples.Sample(3, 1.0, 0.5, [])])
    most, none = samples.MOST_PARTS, samples.NO_PART
    assert (list(rows.move_starts), list(rows.shares)) == ([0, 2, 2], [0.75, 0.25])
    assert list(rows.parts) == [5] + (most - 1) * [none] + [6, 7, 8] + (most - 3) * [none]


def test_what_is_cut_off_is_left_out() -> None:
    file = io.BytesIO()
    samples.write(file, [samples.Sample(number, 1.0, 0.5, [(1, 1.0)]) for number in range(3)])
    rows = samples.read([])
    samples.read_file(file.getvalue()[:-3], rows)
    assert list(rows.games) == [0, 1]


@every_lesson
def test_a_game_gives_positions_with_its_end(name: str) -> None:
    """The same game for the same seed; every fact is an input. The fewest are two cities in nine rounds."""
    lesson = lesson_of(name)
    played = selfplay.play(lesson, None, 5, 8)
    assert played == selfplay.play(lesson, None, 5, 8)
    assert len(played) >= 18
    assert all(0 <= which < lesson.inputs for sample in played for which, _ in sample.features)
    assert len({sample.target for sample in played}) >= 2


@pytest.mark.parametrize("is_chance", [True, False])
def test_a_network_learns_what_can_be_learned(is_chance: bool) -> None:
    """The outcome hangs on the first two inputs, and only on whether they differ."""
    written = []
    for number in range(4000):
        one, two, noise = number & 1, number >> 1 & 1, number * 7919 % 5
        features = [(which, 1.0) for which, there in ((0, one), (1, two), (2 + noise, 1)) if there]
        written.append(samples.Sample(number // 4, float(one != two), 0.5, features))
    recipe = training.Recipe(8, is_chance, 0.0, hidden=8, epochs=20, rate=2e-2, decay=0.0)
    trained = training.train(written_and_read(written), recipe, 1)
    assert trained.loss < 0.1 * trained.trivial


def test_a_network_learns_which_moves_are_searched() -> None:
    """The first input says which of three moves is looked at most; the second decides the game."""
    written = []
    for number in range(6000):
        one, two, noise = number % 3, number >> 2 & 1, number * 7919 % 5
        features = [(one, 1.0), (3 + two, 1.0), (5 + noise, 1.0)]
        moves = [([part, 3], 0.9 if part == one else 0.05) for part in range(3)]
        written.append(samples.Sample(number // 7, float(two), 0.5, features, moves))
    shape = Shape(10, 24, 12, 4)
    recipe = policy_training.PolicyRecipe(shape, [1.0] * 10, 0.0, policy=1.0, epochs=10, rate=2e-2, decay=0.0)
    trained = policy_training.train(policy_training.columns(written_and_read(written)), recipe, 1)
    assert trained.loss < 0.1 * trained.trivial
    assert trained.moves < 0.02
    net, counted = PolicyNet(shape, list(trained.numbers)), CountedFeatures()
    for which in (1, 4, 7):
        counted.mark(which)
    assert net.judge(counted) > 2
    assert net.promise(1) > net.promise(0) + 2


def test_it_is_learned_what_parts_of_moves_weigh() -> None:
    """Of three moves that which has the first part is searched most; the last part, which all have, says nothing."""
    written = []
    for number in range(600):
        order = [number % 3, (number + 1) % 3, (number + 2) % 3]
        moves = [([part, 3 + number * 7919 % 4, 7], 0.8 if part == 0 else 0.1) for part in order]
        written.append(samples.Sample(number // 7, 0.0, 0.5, [], moves))
    trained = move_training.train(written_and_read(written), move_training.MoveRecipe(8, epochs=20, batch=16), 1)
    assert trained.loss < 0.01 < 0.3 < trained.trivial
    assert trained.numbers[0] > trained.numbers[1] + 1.5
    assert trained.numbers[1] == pytest.approx(trained.numbers[2], abs=0.2)
    assert abs(trained.numbers[7]) < 0.5


def test_every_decision_of_seven_wonders_teaches_moves() -> None:
    """Cities are looked at when nobody has chosen yet; moves are learned from those of all seats."""
    played = selfplay.play(lesson_of("seven"), None, 5, 8)
    with_moves = [sample for sample in played if sample.moves]
    assert any(sample.features for sample in with_moves)
    assert any(not sample.features for sample in with_moves)
    assert any(sample.features and not sample.moves for sample in played)
    for sample in with_moves:
        assert sum(share for _, share in sample.moves) == pytest.approx(1)
        assert all(0 <= part < seven_policy.PARTS for parts, _ in sample.moves for part in parts)


def test_a_network_goes_on_from_its_teacher() -> None:
    """It says what the teacher said until it learns something else, also with more units."""
    shape, larger = Shape(10, 12, 6, 4), Shape(10, 24, 6, 4)
    numbers = array("h", [value * 37 % 1201 - 600 for value in range(sum(shape.sizes()))])
    recipe = policy_training.PolicyRecipe(larger, [0.5] * 5 + [1.0] * 5, 0.0)
    learner = policy_training.PolicyLearner(recipe, 1, policy_training.Start(shape, numbers))
    grown, teacher, counted = (
        PolicyNet(larger, list(learner.numbers())),
        PolicyNet(shape, list(numbers)),
        CountedFeatures(),
    )
    for which, amount in ((1, 2), (4, 1), (7, 1)):
        counted.add(which, amount)
    assert grown.judge(counted) == pytest.approx(teacher.judge(counted), abs=0.05)
    assert [grown.promise(part) for part in range(4)] == pytest.approx(
        [teacher.promise(part) for part in range(4)], abs=0.05
    )
    assert learner.rate < recipe.rate


def test_openings_of_duel_are_not_learned_from() -> None:
    """They come to positions of all kinds, with somebody still to decide."""
    opened = [DUEL.opened(DUEL.table(seed, Random(seed)), None, Random(seed)) for seed in range(12)]
    assert all(state.result() is None for state in opened)
    assert len({cast("DuelPosition", state).age for state in opened}) >= 3


def test_whims_are_followed() -> None:
    position = cast("DuelPosition", games.get("duel").new(1, options={"wonders": "beginner"}))
    greens = [card.index for card in CARDS if card.colour == GREEN]
    reds = [card.index for card in CARDS if card.colour == RED]
    assert all(liking(position, 0, "science", move) > 0 for move in greens)
    assert not any(liking(position, 0, "war", move) or liking(position, 0, None, move) for move in greens)
    assert all(liking(position, 0, "war", move) > 0 for move in reds)
    position.city0.symbols = 1 << CARDS[greens[0]].symbol
    assert liking(position, 0, "science", greens[0]) < liking(position, 0, "science", greens[1])


def test_earlier_networks_are_met_again(tmp_path: Path) -> None:
    """What there was at the start only by the first network, so that no later one is taught by it."""
    planned = training_run.TrainingRun("duel", tmp_path)
    assert planned.league(0) == []
    assert planned.league(1) == [None]
    assert planned.league(3) == [planned.weights_of(0), planned.weights_of(1)]
    chosen = [selfplay.player(DUEL, None, [cast("PolicyNet", "earlier")], Random(seed)) for seed in range(60)]
    assert 2 < sum(one is not None for one in chosen) < 25


@every_lesson
def test_a_training_run_goes_on_where_it_stopped(name: str, tmp_path: Path) -> None:
    planned = training_run.TrainingRun(name, tmp_path, generations=2, games=3, iterations=4, hidden=4, epochs=1)
    first = next(training_run.run(planned, 1, quiet))
    assert first.generation == 0
    before = first.weights.read_bytes()
    (rest,) = training_run.run(planned, 2, quiet)
    assert rest.generation == 1
    assert first.weights.read_bytes() == before
    assert lesson_of(name).read(rest.weights)
    assert list(training_run.run(planned, 1, quiet)) == []


def test_the_command_makes_weights(tmp_path: Path) -> None:
    small = ["--generations", "1", "--games", "2", "--iterations", "2", "--hidden", "2", "--epochs", "1", "--jobs", "1"]
    out = tmp_path / "duel.net"
    done = run(tmp_path, "tune", "duel", "--folder", str(tmp_path / "course"), "--out", str(out), *small)
    assert done.code == 0
    assert "Generation 1:" in done.out
    assert lesson_of("duel").read(out).hidden == 12


def test_the_command_makes_weights_of_world_from_others(tmp_path: Path) -> None:
    start, out = tmp_path / "start.json", tmp_path / "world.json"
    world_weights.write(start, changed("gold", lambda to_come: 0.25), {})
    small = ["--generations", "1", "--games", "2", "--iterations", "2", "--jobs", "1"]
    folders = ["--folder", str(tmp_path / "course"), "--start", str(start), "--out", str(out)]
    done = run(tmp_path, "tune", "world", *folders, *small)
    assert done.code == 0
    assert "Generation 1:" in done.out
    assert {row[FEATURES.index("gold")] for row in world_weights.read(out).usual[:ROUNDS]} == {0.25}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "duel, seven"),
        (["duel", "--games", "many"], "“many” is not possible"),
        (["duel", "--start", "missing.net"], "weights cannot be used"),
        (["world", "--start", str(weights.FOLDER / "duel.net")], "is no file of weights"),
        (["world", "--hidden", "8"], "--hidden is for games judged by a network; world has none"),
        (["world", "--epochs", "8"], "--epochs is for games judged by a network; world has none"),
    ],
)
def test_wrong_wishes_are_refused(arguments: list[str], words: str, mirabilia: Mirabilia, tmp_path: Path) -> None:
    done = mirabilia("tune", *arguments, "--folder", str(tmp_path / "course"))
    assert done.code == 2
    assert words in done.err
    assert not (tmp_path / "course").exists()


# World Wonders: weights by round.

COLUMNS = fitting.Columns(WORLD.round, WORLD.players, WORLD.inputs)


def changed(fact: str, weight: Callable[[float], float], start: Tables = PACKAGED) -> Tables:
    """The weights with others for a fact, by the share of the game that is to come."""
    usual, solo = ([row[:] for row in rows] for rows in (start.usual, start.solo))
    for rows in (usual, solo):
        for round_ in range(1, ROUNDS + 1):
            rows[round_ - 1][FEATURES.index(fact)] = weight((ROUNDS + 1 - round_) / ROUNDS)
    return Tables(usual, solo)


def cities(planted: Tables, number: int = 4000, tables: tuple[int, ...] = (2, 3)) -> samples.Rows:
    """Cities with any facts, and the points these bring by the weights; each round brings some to everybody."""
    rng, written = Random(1), []
    for game in range(number):
        round_, players = rng.randint(2, ROUNDS), rng.choice(tables)
        rows = planted.solo if players == 1 else planted.usual
        features = [(which, rng.uniform(0, 3)) for which, name in enumerate(FEATURES) if name not in ("gold", "time")]
        features += [(FEATURES.index("gold"), 7.0), (FEATURES.index("time"), 1.0)]
        points = sum(rows[round_ - 1][which] * amount for which, amount in features)
        points += 3 * (ROUNDS - round_) - players + rng.uniform(-0.5, 0.5)
        apart = [(WORLD.round, float(round_)), (WORLD.players, float(players)), (WORLD.points, 20.0)]
        written.append(samples.Sample(game, points, 0.5, features + apart))
    return written_and_read(written)


def column(rows: list[list[float]], fact: str) -> list[float]:
    return [row[FEATURES.index(fact)] for row in rows]


def test_planted_weights_are_found() -> None:
    planted = changed("middle", lambda to_come: 0.2 + 1.5 * to_come)
    planted = changed("early", lambda to_come: 1.0 - 0.8 * to_come * to_come, planted)
    planted = changed("loan", lambda to_come: -0.5 - to_come, planted)
    trained = fitting.fit(cities(planted), COLUMNS, PACKAGED, ridges=(0.1,))
    for row, expected in zip(trained.numbers.usual, planted.usual, strict=True):
        assert row == pytest.approx(expected, abs=0.1)
    assert 10 * trained.loss < trained.more["before"] < trained.trivial


def test_weights_change_as_much_as_it_helps() -> None:
    """Where there is something to learn they are held loosely, else firmly."""
    planted = cities(changed("middle", lambda to_come: 0.2 + 1.5 * to_come))
    assert fitting.fit(planted, COLUMNS, PACKAGED).more["ridge"] == min(fitting.RIDGES)
    assert fitting.fit(cities(PACKAGED), COLUMNS, PACKAGED).more["ridge"] == max(fitting.RIDGES)


def test_weights_stay_where_there_is_nothing_to_learn() -> None:
    """The points are those the weights promise already; and those of a single city teach next to nothing."""
    for rows in (cities(PACKAGED), cities(PACKAGED, 1)):
        trained = fitting.fit(rows, COLUMNS, PACKAGED, ridges=(10_000.0,))
        for row, before in zip(trained.numbers.usual, PACKAGED.usual, strict=True):
            assert row == pytest.approx(before, abs=0.01)


def test_gold_and_the_end_are_not_learned_about() -> None:
    trained = fitting.fit(cities(changed("gold", lambda to_come: 3.0)), COLUMNS, PACKAGED)
    assert column(trained.numbers.usual, "gold") == column(PACKAGED.usual, "gold")
    assert trained.numbers.usual[ROUNDS] == PACKAGED.usual[ROUNDS]


def test_weights_are_tamed() -> None:
    """Promises are never bad, loans may be; woods not yet touched are worth less than a point."""
    planted = changed("broad", lambda to_come: -2.0)
    planted = changed("loan", lambda to_come: -2.0, planted)
    planted = changed("wild", lambda to_come: 2.0, planted)
    planted = changed("wild_close", lambda to_come: 2.0, planted)
    rows = fitting.fit(cities(planted), COLUMNS, PACKAGED).numbers.usual
    assert set(column(rows, "broad")) == {0.0}
    assert max(column(rows, "loan")[:ROUNDS]) < -1.8
    assert set(column(rows[:ROUNDS], "wild")) == {0.95}
    assert set(column(rows[:ROUNDS], "wild_close")) == {0.05}


def test_a_player_alone_learns_from_own_games() -> None:
    """There resources may be bad: the Automaton scores by them."""
    planted = changed("highest", lambda to_come: -1.0)
    alone = fitting.fit(cities(planted, tables=(1,)), COLUMNS, PACKAGED, ridges=(0.1,))
    for row, expected in zip(alone.numbers.solo, planted.solo, strict=True):
        assert row == pytest.approx(expected, abs=0.1)
    assert alone.numbers.usual == PACKAGED.usual
    both = fitting.fit(cities(planted, tables=(1, 2)), COLUMNS, PACKAGED)
    assert max(column(both.numbers.solo, "highest")[:ROUNDS]) < -0.9
    assert set(column(both.numbers.usual, "highest")) == {0.0}
    assert both.more["solo"] < both.more["solo_before"]


@pytest.mark.parametrize(("players", "options"), [(1, {"solo": "hard"}), (3, {})])
def test_cities_are_seen_once_a_round_with_the_points_to_come(players: int, options: dict[str, object]) -> None:
    state = games.get("world").new(7, players, options)
    chance, seen = Random(1), []
    while (result := state.result()) is None:
        seen += WORLD.extract(state)
        seat = state.to_act()[0]
        state.play(seat, chance.choice(state.legal(seat)))
    rounds = [(seat, dict(features)[WORLD.round]) for seat, features in seen]
    assert rounds == [(seat, float(round_)) for round_ in range(2, ROUNDS + 1) for seat in range(players)]
    for seat, features in seen:
        points = dict(features)[WORLD.points]
        assert WORLD.outcome(result, seat, features) + points == result.scores[seat]["total"] - (result.target or 0)


def test_games_are_played_with_the_weights_taught() -> None:
    taught = changed("gold", lambda to_come: 2.5)
    for used, tables in ((None, PACKAGED), (taught, taught)):
        for players, rows in ((1, tables.solo), (2, tables.usual)):
            searched = cast("WorldSearchState", WORLD.search_state(games.get("world").new(1, players), 0, used))
            assert list(searched.weights) == [weight for row in rows for weight in row]


def test_tables_for_one_and_for_several_are_played() -> None:
    settings = [cast("Position", WORLD.table(seed, Random(seed))).setting for seed in range(40)]
    assert {setting.players for setting in settings} == {1, 2, 3}
    assert {setting.solo for setting in settings} == {0, 1, 2}


def test_the_next_generation_begins_with_the_weights_of_the_last(tmp_path: Path) -> None:
    """Gold is not learned about, so that of the start goes through all generations."""
    start = tmp_path / "start.json"
    world_weights.write(start, changed("gold", lambda to_come: 0.25), {})
    planned = training_run.TrainingRun("world", tmp_path, generations=2, games=2, iterations=2, start=start)
    *_, last = training_run.run(planned, 1, quiet)
    assert planned.teacher(1) == planned.weights_of(0)
    assert set(column(lesson_of("world").read(last.weights).usual[:ROUNDS], "gold")) == {0.25}
