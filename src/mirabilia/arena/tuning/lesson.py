"""What tuning needs to know of a game: which tables to play, the features of a position, and what to predict."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from mirabilia import games
from mirabilia.arena.tuning.samples import Rows
from mirabilia.bots.search import weights
from mirabilia.bots.search.factory import search_of
from mirabilia.bots.search.ismcts import Search
from mirabilia.bots.search.policy_net import UNITS_AT_ONCE, PolicyNet, Shape
from mirabilia.bots.search.puct import PriorSearch
from mirabilia.bots.search.search_state import SearchState
from mirabilia.core.contract import Result, Seat, State
from mirabilia.core.stream import SEEDS, Stream

Features = list[tuple[int, float]]
"""Features of a position: which, and how much of it."""
Made = dict[str, float | int | str]
"""How weights were made; kept with them."""
Tell = Callable[[float], None]
"""Called with the share of the work that is done."""
Taught = TypeVar("Taught")
"""What a game is judged by: a network, or tables of weights."""


class TrainingOptions(msgspec.Struct, frozen=True):
    """What can be chosen about learning."""

    hidden: int | None = None
    """None: as many as the lesson has."""
    epochs: int = 6
    seed: int = 1


class Trained(msgspec.Struct, frozen=True):
    numbers: Any
    """What was found, as the lesson writes it."""
    loss: float
    """On the games held out: mean log loss of a chance, mean squared error of a number."""
    trivial: float
    """The loss of foretelling the average."""
    more: dict[str, float] = {}
    """What else is worth knowing about it; kept with the weights."""


class Lesson(ABC, Generic[Taught]):
    """A game as the tuning sees it."""

    game: str
    inputs: int
    uct_c: tuple[float, float]
    """How far the search explores: with nothing learned yet, with something."""
    adventures: tuple[float, float] = (0.1, 0.5)
    """How often a move is drawn by how promising it looks instead of being the best one: later, early in the game."""
    league_share: float = 0.0
    """How often a seat plays with something learned earlier than the rest."""
    evenness: float = 0.0
    """See `SearchState.evenness`: while learning more is tried."""
    hidden: int = 32
    """Hidden units of a network, unless somebody says how many."""
    suffix: str
    """Of the files with weights."""
    is_network: bool
    """Whether it is a network that learns: it has hidden units and learns in epochs."""

    @abstractmethod
    def table(self, seed: int, rng: Random) -> State:
        """A game with any options."""

    @abstractmethod
    def search_state(self, state: State, seat: Seat, taught: Taught | None) -> SearchState:
        """The game as the search sees it."""

    def new_search(self, state: State, seat: Seat, taught: Taught | None, rng: Random) -> Search:
        """The search of a seat, in a state that it cannot tell from the real one."""
        searched, stream = self.search_state(state, seat, taught), Stream(rng.randrange(SEEDS))
        search = search_of(searched, stream, self.uct_c[taught is not None])
        if isinstance(search, PriorSearch):
            search.evenness = max(search.evenness, self.evenness)
        return search

    def opened(self, state: State, taught: Taught | None, rng: Random) -> State:
        """The game where it begins in earnest: as it is set up, unless a lesson plays some of it first."""
        return state

    def whims(self, state: State, rng: Random) -> dict[Seat, str]:
        """What some seats are after for the whole of a game, for the others to meet: nothing is learned from them."""
        return {}

    def whimsical(self, state: State, seat: Seat, whim: str, taught: Taught | None, rng: Random) -> int:
        """A move of a seat with a whim."""
        raise KeyError(whim)

    def parts(self, state: State, move: int) -> list[int]:
        """The outputs of a network that a move consists of; empty where moves are not learned."""
        return []

    @abstractmethod
    def is_early(self, state: State) -> bool:
        """Whether the game has just begun: then more is tried out."""

    @abstractmethod
    def extract(self, state: State) -> list[tuple[Seat, Features]]:
        """The features of a position for each seat; empty where it is no position to learn from."""

    @abstractmethod
    def outcome(self, result: Result, seat: Seat, features: Features) -> float:
        """What should have been predicted from these features."""

    @abstractmethod
    def learn(self, rows: Rows, teacher: Path | None, options: TrainingOptions, tell: Tell) -> Trained:
        """New weights from positions, the last of which were played with those in the file of the teacher, if there
        were any. Needs numpy."""

    @abstractmethod
    def read(self, path: Path) -> Taught:
        """The weights in a file; a WeightsError says why they cannot be used."""

    @abstractmethod
    def write(self, path: Path, numbers: Any, made: Made) -> None:
        """Store what `learn` returned."""


class NetLesson(Lesson[PolicyNet]):
    """A game that is judged by a network of two layers. It rates moves too, or what parts of moves weigh stands beside
    it, the same in every position."""

    suffix, is_network = ".net", True
    outputs: int = 0
    parts_of_moves: int = 0
    is_chance: bool = True
    """Whether it predicts a chance between 0 and 1, or a number."""
    estimated: float
    """The share of what the search thought in what is to be learned; the rest is what became of it."""
    inner: int = 24

    @abstractmethod
    def units(self) -> list[float]:
        """The size of a step for each input."""

    def shape(self, hidden: int) -> Shape:
        """Hidden units come by the dozen."""
        full = -(-hidden // UNITS_AT_ONCE) * UNITS_AT_ONCE
        return Shape(self.inputs, full, self.inner, self.outputs, self.parts_of_moves)

    def learn(self, rows: Rows, teacher: Path | None, options: TrainingOptions, tell: Tell) -> Trained:
        """A network goes on from its teacher, in smaller steps, if that is not the larger one."""
        from mirabilia.arena.tuning import net_training

        shape = self.shape(options.hidden or self.hidden)
        recipe = net_training.NetRecipe(shape, self.units(), self.is_chance, self.estimated, epochs=options.epochs)
        start = None
        if teacher is not None:
            heading, numbers = weights.numbers_in(teacher, self.game, self.inputs, self.outputs, self.parts_of_moves)
            if heading.hidden <= shape.hidden and heading.inner == shape.inner:
                start = net_training.Start(heading.shape, numbers)
        trained = net_training.train(net_training.columns(rows), recipe, options.seed, tell, start)
        numbers, more = trained.numbers, {"moves": round(trained.moves, 5)}
        if self.parts_of_moves:
            from mirabilia.arena.tuning import move_training

            moves = move_training.train(rows, move_training.MoveRecipe(self.parts_of_moves), options.seed)
            numbers = numbers + moves.numbers
            more = {"moves": round(moves.loss, 5), "moves_trivial": round(moves.trivial, 5)}
        return Trained(numbers, trained.loss, trained.trivial, more)

    def read(self, path: Path) -> PolicyNet:
        return weights.read(path, self.game, self.inputs, self.outputs, self.parts_of_moves)

    def write(self, path: Path, numbers: array[int], made: Made) -> None:
        fixed = sum(self.shape(0).sizes())
        hidden = (len(numbers) - fixed) // (self.inputs + 1 + self.inner)
        heading = weights.Heading(self.game, self.inputs, hidden, self.inner, self.outputs, made, self.parts_of_moves)
        weights.write(path, heading, numbers)


def lesson_of(game: str) -> Lesson[Any]:
    """The lesson that the record of a game names; ValueError if it names none."""
    lesson: Lesson[Any] | None = games.plugin(game).load("training")
    if lesson is None:
        raise ValueError(f"the search of {game} has nothing to learn; there is: {', '.join(learned_games())}")
    return lesson


def learned_games() -> tuple[str, ...]:
    """The games with a lesson."""
    return tuple(name for name in games.names() if games.plugin(name).training)
