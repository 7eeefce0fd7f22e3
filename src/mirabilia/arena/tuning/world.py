"""What is learned of World Wonders: what each feature of a city is worth in each round."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, cast

from mirabilia import games
from mirabilia.arena.tuning.lesson import Features, Lesson, Made, Tell, TrainingOptions
from mirabilia.arena.tuning.samples import Rows
from mirabilia.bots.search import world_evaluator, world_weights
from mirabilia.bots.search.search_state import SearchState
from mirabilia.bots.search.world import WorldSearchState
from mirabilia.bots.search.world_weights import Tables
from mirabilia.core.contract import Result, Seat, State
from mirabilia.games.world.game import GAME
from mirabilia.games.world.options import SOLO
from mirabilia.games.world.position import BUY, City, Position
from mirabilia.games.world.scoring import automaton_points

if TYPE_CHECKING:
    from mirabilia.arena.tuning.training import Trained

EXPLORATION = games.plugin(GAME.name).budgets.exploration


class WorldLesson(Lesson[Tables]):
    """A weight for each feature of a city in each round; before anything is learned, those of the package."""

    game, suffix, is_network = world_weights.GAME, ".json", False
    round, players, points, inputs = (len(world_weights.FEATURES) + more for more in range(4))
    """After the features of a city: the round, the cities at the table, and its points then; alone, its lead."""
    uct_c = (EXPLORATION, EXPLORATION)
    tables = (1, 1, 2, 2, 2, 3)
    sides = "AAB"

    def table(self, seed: int, rng: Random) -> State:
        players = rng.choice(self.tables)
        options = {"map_side": rng.choice(self.sides), "resource_side": rng.choice(self.sides)}
        if players == 1:
            options["solo"] = rng.choice(SOLO)
        return GAME.new(seed, players, options)

    def search_state(self, state: State, seat: Seat, taught: Tables | None) -> SearchState:
        position, tables = cast("Position", state), taught or world_weights.PACKAGED
        used = world_evaluator.weight_table(tables.solo if position.setting.solo else tables.usual)
        return WorldSearchState(position, seat, False, weights=used)

    def is_early(self, state: State) -> bool:
        return cast("Position", state).round <= 2

    def extract(self, state: State) -> list[tuple[Seat, Features]]:
        """At the start of a round, when nobody has done anything in it; in the first one there are no cities yet."""
        position = cast("Position", state)
        if position.round == 1 or position.phase != BUY or position.loan_step or any(map(is_busy, position.cities)):
            return []
        evaluator, rows = world_evaluator.CityEvaluator(), []
        players = position.setting.players
        rival = float(automaton_points(position)) if position.setting.solo else 0.0
        for seat in range(players):
            evaluator.worth(position, seat)
            features = [(which, amount) for which, amount in enumerate(evaluator.features) if amount]
            points = evaluator.points - rival
            features += [(self.round, float(position.round)), (self.players, float(players)), (self.points, points)]
            rows.append((seat, features))
        return rows

    def outcome(self, result: Result, seat: Seat, features: Features) -> float:
        """The points still to come; alone, what is still added to the lead."""
        return result.scores[seat]["total"] - (result.target or 0) - dict(features)[self.points]

    def learn(self, rows: Rows, teacher: Path | None, options: TrainingOptions, tell: Tell) -> Trained:
        from mirabilia.arena.tuning import fitting

        columns = fitting.Columns(self.round, self.players, self.inputs)
        return fitting.fit(rows, columns, self.read(teacher) if teacher else world_weights.PACKAGED, tell)

    def read(self, path: Path) -> Tables:
        return world_weights.read(path)

    def write(self, path: Path, numbers: Tables, made: Made) -> None:
        world_weights.write(path, numbers, made)


def is_busy(city: City) -> bool:
    """Whether a city has begun its round."""
    return bool(city.spent or city.out)


LESSON = WorldLesson()
