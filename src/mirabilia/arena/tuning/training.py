"""A network learns from positions: plain gradient descent (Adam with weight decay) in numpy."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

import msgspec

from mirabilia.arena.tuning.samples import Rows
from mirabilia.core import extras

with extras.needed("tune"):
    import numpy as np

Matrix = Any


class Recipe(msgspec.Struct, frozen=True):
    """How a network learns."""

    inputs: int
    is_chance: bool
    estimated: float
    hidden: int = 32
    epochs: int = 6
    batch: int = 256
    rate: float = 2e-3
    decay: float = 0.1
    """How strongly weights are held small."""
    held_out: int = 20
    """One game in so many is not learned from but foretold."""


class Trained(msgspec.Struct, frozen=True):
    numbers: Any
    """What was found, as the lesson writes it."""
    loss: float
    """On the games held out: mean log loss of a chance, mean squared error of a number."""
    trivial: float
    """The loss of foretelling the average."""
    more: dict[str, float] = {}
    """What else is worth knowing about it; kept with the weights."""


class Data:
    """Positions, of which a batch can be laid out as a matrix."""

    def __init__(self, rows: Rows, recipe: Recipe) -> None:
        self.recipe = recipe
        self.starts = np.frombuffer(rows.starts, np.uint64).astype(np.int64)
        self.columns = np.frombuffer(rows.inputs, np.uint16)
        self.amounts = np.frombuffer(rows.amounts, np.float32)
        self.outcomes = np.frombuffer(rows.targets, np.float32)
        self.targets = (1 - recipe.estimated) * self.outcomes
        if recipe.estimated:
            self.targets = self.targets + recipe.estimated * np.frombuffer(rows.estimates, np.float32)
        numbers = np.unique(np.frombuffer(rows.games, np.uint32), return_inverse=True)[1]
        is_held = numbers % recipe.held_out == 0
        has_features = np.diff(self.starts) > 0
        self.held = np.flatnonzero(is_held & has_features)
        self.learned = np.flatnonzero(~is_held & has_features) if numbers.max() > 0 else self.held
        """With a single game there is nothing to hold out."""

    def matrix(self, chosen: Matrix) -> Matrix:
        first, counts = self.starts[chosen], self.starts[chosen + 1] - self.starts[chosen]
        rows = np.repeat(np.arange(len(chosen)), counts)
        offsets = np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts)
        at = np.repeat(first, counts) + offsets
        matrix = np.zeros((len(chosen), self.recipe.inputs), np.float32)
        matrix[rows, self.columns[at]] = self.amounts[at]
        return matrix


def sigmoid(raw: Matrix) -> Matrix:
    return 1 / (1 + np.exp(-raw))


class Learner:
    def __init__(self, recipe: Recipe, seed: int) -> None:
        self.recipe = recipe
        self.rng = np.random.default_rng(seed)
        hidden, draw = recipe.hidden, self.rng.normal
        self.weights = [
            draw(0, 0.08, (recipe.inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            draw(0, 0.2, hidden).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def layers(self, inputs: Matrix) -> tuple[Matrix, Matrix]:
        hidden = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        raw = hidden @ self.weights[2] + self.weights[3]
        return hidden, sigmoid(raw) if self.recipe.is_chance else raw

    def learn(self, inputs: Matrix, targets: Matrix, rate: float) -> None:
        """One step. The gradient is the same for a chance (log loss) and for a number (squared error)."""
        hidden, predictions = self.layers(inputs)
        errors = (predictions - targets) / len(targets)
        back = np.outer(errors, self.weights[2]) * (hidden > 0)
        slopes = [inputs.T @ back, back.sum(0), hidden.T @ errors, np.array([errors.sum()], np.float32)]
        self.steps += 1
        for k, slope in enumerate(slopes):
            self.means[k] = 0.9 * self.means[k] + 0.1 * slope
            self.squares[k] = 0.999 * self.squares[k] + 0.001 * slope * slope
            mean = self.means[k] / (1 - 0.9**self.steps)
            square = self.squares[k] / (1 - 0.999**self.steps)
            decay = self.recipe.decay * self.weights[k] if k in (0, 2) else 0
            self.weights[k] -= rate * (mean / (np.sqrt(square) + 1e-8) + decay)

    def loss(self, data: Data, chosen: Matrix) -> float:
        predictions = np.concatenate(
            [self.layers(data.matrix(part))[1] for part in np.array_split(chosen, 1 + len(chosen) // 4096)]
        )
        return mean_loss(self.recipe, predictions, data.outcomes[chosen])


def mean_loss(recipe: Recipe, predictions: Matrix, outcomes: Matrix) -> float:
    if not recipe.is_chance:
        return float(np.mean((predictions - outcomes) ** 2))
    predictions = np.clip(predictions, 1e-4, 1 - 1e-4)
    return float(-np.mean(outcomes * np.log(predictions) + (1 - outcomes) * np.log(1 - predictions)))


def train(rows: Rows, recipe: Recipe, seed: int, tell: Callable[[float], None] = lambda share: None) -> Trained:
    """A network from positions; `tell` is called with the share of the work that is done."""
    data, learner = Data(rows, recipe), Learner(recipe, seed)
    batches = 1 + len(data.learned) // recipe.batch
    for epoch in range(recipe.epochs):
        order = learner.rng.permutation(data.learned)
        for number, chosen in enumerate(np.array_split(order, batches)):
            done = (epoch + number / batches) / recipe.epochs
            learner.learn(data.matrix(chosen), data.targets[chosen], recipe.rate * (1 - done))
        tell((epoch + 1) / recipe.epochs)
    numbers = array("f", np.concatenate([one.ravel() for one in learner.weights]).astype(np.float32).tobytes())
    held = data.outcomes[data.held]
    return Trained(
        numbers,
        learner.loss(data, data.held),
        mean_loss(recipe, np.full_like(held, data.outcomes[data.learned].mean()), held),
    )
