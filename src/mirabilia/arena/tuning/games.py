"""What is learned of each game: which tables are played, what is looked at, what is to be foretold."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

import msgspec

from mirabilia import games
from mirabilia.arena.tuning.samples import Rows
from mirabilia.bots.search import duel_facts, seven_facts, weights, world_judge, world_weights
from mirabilia.bots.search.duel import DuelWalk
from mirabilia.bots.search.net import Facts, Net
from mirabilia.bots.search.seven import SCALE, SevenWalk
from mirabilia.bots.search.walk import Walk
from mirabilia.bots.search.ways import WAYS
from mirabilia.bots.search.world import WorldWalk
from mirabilia.bots.search.world_weights import Tables
from mirabilia.core.contract import Result, Seat, State
from mirabilia.games.duel.position import Position as DuelPosition
from mirabilia.games.seven.position import OWING
from mirabilia.games.seven.position import Position as SevenPosition
from mirabilia.games.world.options import SOLO
from mirabilia.games.world.position import BUY, City
from mirabilia.games.world.position import Position as WorldPosition
from mirabilia.games.world.scoring import automaton_points

if TYPE_CHECKING:
    from mirabilia.arena.tuning.training import Trained

Seen = list[tuple[int, float]]
"""Facts of a position: which, and how much of it."""
Made = dict[str, float | int | str]
"""How weights were made; kept with them."""
Taught = TypeVar("Taught")
"""What a game is judged by: a network, or tables of weights."""


class Settings(msgspec.Struct, frozen=True):
    """What can be chosen about learning."""

    hidden: int = 32
    epochs: int = 6
    seed: int = 1


class Lesson(ABC, Generic[Taught]):
    """A game as the tuning sees it."""

    game: str
    inputs: int
    bold: tuple[float, float]
    """How far the search explores: with nothing learned yet, with something."""
    adventures: tuple[float, float] = (0.1, 0.5)
    """How often a move is drawn by how promising it looks instead of being the best one: later, early in the game."""
    suffix: str
    """Of the files with weights."""
    is_network: bool
    """Whether it is a network that learns: it has hidden units and learns in epochs."""

    @abstractmethod
    def table(self, seed: int, rng: Random) -> State:
        """A game with any options."""

    @abstractmethod
    def walk(self, state: State, seat: Seat, taught: Taught | None) -> Walk:
        """The way of the search through it."""

    @abstractmethod
    def is_early(self, state: State) -> bool:
        """Whether the game has just begun: then more is tried out."""

    @abstractmethod
    def seen(self, state: State) -> list[tuple[Seat, Seen]]:
        """The facts of a position, for each seat that has some."""

    @abstractmethod
    def outcome(self, result: Result, seat: Seat, seen: Seen) -> float:
        """What was to be foretold from what was seen."""

    @abstractmethod
    def learn(self, rows: Rows, taught: Taught | None, settings: Settings, tell: Callable[[float], None]) -> Trained:
        """New weights from positions, the last of which were played with those taught so far. Needs numpy."""

    @abstractmethod
    def read(self, path: Path) -> Taught:
        """The weights in a file; a WeightsError says why they cannot be used."""

    @abstractmethod
    def write(self, path: Path, numbers: Any, made: Made) -> None:
        """Keep what `learn` has found."""


class NetLesson(Lesson[Net]):
    """A game that is judged by a network."""

    suffix, is_network = ".net", True
    is_chance: bool
    """Whether a chance between 0 and 1 is foretold, or a number."""
    estimated: float
    """The share of what the search thought in what is to be learned; the rest is what became of it."""

    def learn(self, rows: Rows, taught: Net | None, settings: Settings, tell: Callable[[float], None]) -> Trained:
        """Every network begins anew, whatever the one before has learned."""
        from mirabilia.arena.tuning import training

        recipe = training.Recipe(
            self.inputs, self.is_chance, self.estimated, hidden=settings.hidden, epochs=settings.epochs
        )
        return training.train(rows, recipe, settings.seed, tell)

    def read(self, path: Path) -> Net:
        return weights.read(path, self.game, self.inputs)

    def write(self, path: Path, numbers: array[float], made: Made) -> None:
        hidden = (len(numbers) - 1) // (self.inputs + 2)
        weights.write(path, weights.Heading(self.game, self.inputs, hidden, made), numbers)


class Duel(NetLesson):
    game, inputs, is_chance, estimated, bold = "duel", duel_facts.INPUTS, True, 0.7, (0.7, 0.4)

    def table(self, seed: int, rng: Random) -> State:
        return games.get("duel").new(seed, 2, {"wonders": rng.choice(["draft", "draft", "random"])})

    def walk(self, state: State, seat: Seat, taught: Net | None) -> Walk:
        return DuelWalk(cast("DuelPosition", state), seat, taught, False)

    def is_early(self, state: State) -> bool:
        return cast("DuelPosition", state).age <= 1

    def seen(self, state: State) -> list[tuple[Seat, Seen]]:
        facts = Facts()
        duel_facts.look(cast("DuelPosition", state), facts)
        return [(state.to_act()[0], facts.listed())]

    def outcome(self, result: Result, seat: Seat, seen: Seen) -> float:
        return (seat in result.winners) / len(result.winners)


class Seven(NetLesson):
    game, inputs, is_chance, estimated, bold = "seven", seven_facts.INPUTS, False, 0.0, (0.5, 0.3)
    adventures = (0.06, 0.2)
    players = (2, 3, 3, 4, 4, 5, 5, 5, 6, 7, 8)
    expansions = ("leaders", "cities", "edifice")

    def table(self, seed: int, rng: Random) -> State:
        """Half of the games without expansions, half with some; a few in teams or of the first edition."""
        options: dict[str, Any] = {}
        players = rng.choice(self.players)
        if rng.random() < 0.5:
            chosen = [name for name in self.expansions if rng.random() < 0.6]
            options = {"expansions": chosen, "teams": "cities" in chosen and rng.random() < 0.3}
        if rng.random() < 0.1:
            options["edition"] = "1"
        try:
            return games.get("seven").new(seed, players, options)
        except ValueError:  # not for so many players
            return games.get("seven").new(seed, players, {"expansions": ["cities"]})

    def walk(self, state: State, seat: Seat, taught: Net | None) -> Walk:
        return SevenWalk(cast("SevenPosition", state), seat, taught, False)

    def is_early(self, state: State) -> bool:
        return cast("SevenPosition", state).age <= 1

    def seen(self, state: State) -> list[tuple[Seat, Seen]]:
        """Before a turn, when nobody has chosen."""
        position = cast("SevenPosition", state)
        if any(chosen >= 0 for chosen in position.commits) or OWING not in list(position.commits):
            return []
        table, facts = seven_facts.Table(), Facts()
        table.look(position)
        found = []
        for seat in range(position.setting.players):
            table.tell(position, seat, facts)
            found.append((seat, facts.listed()))
        return found

    def outcome(self, result: Result, seat: Seat, seen: Seen) -> float:
        """The points still to come."""
        return (result.scores[seat]["total"] - seven_facts.total_in(seen)) / SCALE


class World(Lesson[Tables]):
    """Judged by what each fact is worth in each round; where nothing is taught yet, by the weights of the package."""

    game, suffix, is_network = world_weights.GAME, ".json", False
    round, players, points, inputs = (len(world_weights.FACTS) + more for more in range(4))
    """After the facts of a city: the round, the cities at the table, and its points then; alone, its lead."""
    bold = (WAYS["world"].explore, WAYS["world"].explore)
    tables = (1, 1, 2, 2, 2, 3)
    sides = "AAB"

    def table(self, seed: int, rng: Random) -> State:
        players = rng.choice(self.tables)
        options = {"map_side": rng.choice(self.sides), "resource_side": rng.choice(self.sides)}
        if players == 1:
            options["solo"] = rng.choice(SOLO)
        return games.get("world").new(seed, players, options)

    def walk(self, state: State, seat: Seat, taught: Tables | None) -> Walk:
        position, tables = cast("WorldPosition", state), taught or world_weights.PACKAGED
        used = world_judge.weight_table(tables.solo if position.setting.solo else tables.usual)
        return WorldWalk(position, seat, False, weights=used)

    def is_early(self, state: State) -> bool:
        return cast("WorldPosition", state).round <= 2

    def seen(self, state: State) -> list[tuple[Seat, Seen]]:
        """At the start of a round, when nobody has done anything in it; in the first one there are no cities yet."""
        position = cast("WorldPosition", state)
        if position.round == 1 or position.phase != BUY or position.loan_step or any(map(is_busy, position.cities)):
            return []
        judge, found = world_judge.Judge(), []
        players = position.setting.players
        rival = float(automaton_points(position)) if position.setting.solo else 0.0
        for seat in range(players):
            judge.worth(position, seat)
            facts = [(which, amount) for which, amount in enumerate(judge.facts) if amount]
            points = judge.points - rival
            facts += [(self.round, float(position.round)), (self.players, float(players)), (self.points, points)]
            found.append((seat, facts))
        return found

    def outcome(self, result: Result, seat: Seat, seen: Seen) -> float:
        """The points still to come; alone, what is still added to the lead."""
        return result.scores[seat]["total"] - (result.target or 0) - dict(seen)[self.points]

    def learn(self, rows: Rows, taught: Tables | None, settings: Settings, tell: Callable[[float], None]) -> Trained:
        from mirabilia.arena.tuning import fitting

        columns = fitting.Columns(self.round, self.players, self.inputs)
        return fitting.fit(rows, columns, taught or world_weights.PACKAGED, tell)

    def read(self, path: Path) -> Tables:
        return world_weights.read(path)

    def write(self, path: Path, numbers: Tables, made: Made) -> None:
        world_weights.write(path, numbers, made)


def is_busy(city: City) -> bool:
    """Whether a city has begun its round."""
    return bool(city.spent or city.out)


LESSONS: dict[str, Lesson[Any]] = {"duel": Duel(), "seven": Seven(), "world": World()}
