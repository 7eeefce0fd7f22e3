"""What tuning needs to know of a game: which tables to play, the features of a position, and what to predict."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from mirabilia import games
from mirabilia.arena.tuning.samples import Rows
from mirabilia.bots.search import weights
from mirabilia.bots.search.factory import search_of
from mirabilia.bots.search.ismcts import Search
from mirabilia.bots.search.net import Net
from mirabilia.bots.search.policy_net import UNITS_AT_ONCE, PolicyNet, Shape
from mirabilia.bots.search.puct import PriorSearch
from mirabilia.bots.search.search_state import SearchState
from mirabilia.core.contract import Result, Seat, State
from mirabilia.core.stream import SEEDS, Stream

if TYPE_CHECKING:
    from mirabilia.arena.tuning.training import Trained

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


class NetLesson(Lesson[Net]):
    """A game that is judged by a network."""

    suffix, is_network = ".net", True
    is_chance: bool
    """Whether it predicts a chance between 0 and 1, or a number."""
    estimated: float
    """The share of what the search thought in what is to be learned; the rest is what became of it."""
    outputs: int = 0
    """Parts that moves consist of, if these are rated too."""

    def learn(self, rows: Rows, teacher: Path | None, options: TrainingOptions, tell: Tell) -> Trained:
        """Every network starts from scratch, whatever the previous one has learned."""
        from mirabilia.arena.tuning import training

        recipe = training.Recipe(
            self.inputs, self.is_chance, self.estimated, hidden=options.hidden or self.hidden, epochs=options.epochs
        )
        trained = training.train(rows, recipe, options.seed, tell)
        return self.with_moves(trained, rows, options) if self.outputs else trained

    def with_moves(self, trained: Trained, rows: Rows, options: TrainingOptions) -> Trained:
        """Beside the network what parts of moves weigh."""
        from mirabilia.arena.tuning import move_training, training

        moves = move_training.train(rows, move_training.MoveRecipe(self.outputs), options.seed)
        more = {"moves": round(moves.loss, 4), "moves_trivial": round(moves.trivial, 4)}
        return training.Trained(trained.numbers + moves.numbers, trained.loss, trained.trivial, more)

    def read(self, path: Path) -> Net:
        return weights.read(path, self.game, self.inputs, self.outputs)

    def write(self, path: Path, numbers: array[float], made: Made) -> None:
        hidden = (len(numbers) - 1 - self.outputs) // (self.inputs + 2)
        weights.write(path, weights.Heading(self.game, self.inputs, hidden, made, self.outputs), numbers)


class PolicyLesson(Lesson[PolicyNet]):
    """A game that is judged, with its moves, by a network of two layers."""

    suffix, is_network = ".net", True
    outputs: int
    estimated: float
    """The share of what the search thought in what is to be learned; the rest is what became of it."""
    inner: int = 24
    evenness: float = 0.25

    @abstractmethod
    def units(self) -> list[float]:
        """The size of a step for each input."""

    def shape(self, hidden: int) -> Shape:
        """Hidden units come by the dozen."""
        return Shape(self.inputs, -(-hidden // UNITS_AT_ONCE) * UNITS_AT_ONCE, self.inner, self.outputs)

    def learn(self, rows: Rows, teacher: Path | None, options: TrainingOptions, tell: Tell) -> Trained:
        """A network goes on from its teacher, in smaller steps, if that is not the larger one."""
        from mirabilia.arena.tuning import policy_training, training

        shape = self.shape(options.hidden or self.hidden)
        recipe = policy_training.PolicyRecipe(shape, self.units(), self.estimated, epochs=options.epochs)
        start = None
        if teacher is not None:
            heading, numbers = weights.policy_numbers(teacher, self.game, self.inputs, self.outputs)
            if heading.hidden <= shape.hidden and heading.inner == shape.inner:
                start = policy_training.Start(heading.shape, numbers)
        trained = policy_training.train(policy_training.columns(rows), recipe, options.seed, tell, start)
        return training.Trained(trained.numbers, trained.loss, trained.trivial, {"moves": round(trained.moves, 5)})

    def read(self, path: Path) -> PolicyNet:
        return weights.read_policy(path, self.game, self.inputs, self.outputs)

    def write(self, path: Path, numbers: array[int], made: Made) -> None:
        fixed = sum(self.shape(0).sizes())
        hidden = (len(numbers) - fixed) // (self.inputs + 1 + self.inner)
        weights.write_policy(
            path, weights.PolicyHeading(self.game, self.inputs, hidden, self.inner, self.outputs, made), numbers
        )


def lesson_of(game: str) -> Lesson[Any]:
    """The lesson that the record of a game names; ValueError if it names none."""
    lesson: Lesson[Any] | None = games.plugin(game).load("training")
    if lesson is None:
        raise ValueError(f"the search of {game} has nothing to learn; there is: {', '.join(learned_games())}")
    return lesson


def learned_games() -> tuple[str, ...]:
    """The games with a lesson."""
    return tuple(name for name in games.names() if games.plugin(name).training)
