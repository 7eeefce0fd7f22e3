"""A network learns from positions who wins and which moves are searched most: gradient descent (Adam) in numpy."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from mirabilia.arena.tuning.samples import MOST_PARTS, NO_PART, Rows
from mirabilia.bots.search.policy_net import FIRED_ONE, FULL, ONE, Shape
from mirabilia.core import extras

with extras.needed("tune"):
    import numpy as np

Matrix = Any

LARGEST_FIRST = 4.0
"""Weights of the first layer stay below this, so that sums of them fit into their lanes."""
LARGEST = 31.0
SATURATED = FULL / FIRED_ONE
"""A hidden unit fires at most so strongly."""
NO_LOSS = 1e-7


class PolicyRecipe(msgspec.Struct, frozen=True):
    """How a network learns."""

    shape: Any
    units: list[float]
    """The size of a step for each input."""
    estimated: float = 0.7
    """The share of what the search thought in what is to be learned; the rest is what became of it."""
    policy: float = 0.3
    """How much the moves count beside the chance to win."""
    epochs: int = 6
    batch: int = 512
    rate: float = 2e-3
    further_rate: float = 6e-4
    """The same for a network that goes on from an earlier one."""
    decay: float = 0.2
    """How strongly weights are held small."""
    held_out: int = 20
    """One game in so many is not learned from but foretold."""


class Start(NamedTuple):
    """An earlier network to go on from."""

    shape: Shape
    numbers: array[int]


class PolicyRows(NamedTuple):
    """Many positions, column by column."""

    games: Matrix
    outcomes: Matrix
    estimates: Matrix
    starts: Matrix
    """Where the features of each position begin, and where the last ones end."""
    inputs: Matrix
    amounts: Matrix
    move_starts: Matrix
    parts: Matrix
    """For each move its parts; numbers beyond the outputs stand for none."""
    shares: Matrix
    """How much of the search went into each move."""


def columns(rows: Rows) -> PolicyRows:
    """Positions as they were read from disk."""
    return PolicyRows(
        np.frombuffer(rows.games, np.uint32),
        np.frombuffer(rows.targets, np.float32),
        np.frombuffer(rows.estimates, np.float32),
        np.frombuffer(rows.starts, np.uint64).astype(np.int64),
        np.frombuffer(rows.inputs, np.uint16),
        np.frombuffer(rows.amounts, np.float32),
        np.frombuffer(rows.move_starts, np.uint64).astype(np.int64),
        part_columns(rows),
        np.frombuffer(rows.shares, np.float32),
    )


def part_columns(rows: Rows) -> Matrix:
    """For each move its parts, in as many columns as any move of them needs."""
    parts = np.frombuffer(rows.parts, np.uint16).reshape(-1, MOST_PARTS)
    return parts[:, : max(1, int((parts != NO_PART).any(0).sum()))]


class Batch(NamedTuple):
    inputs: Matrix
    targets: Matrix
    firsts: Matrix
    """Where the moves of each position begin."""
    counts: Matrix
    parts: Matrix
    shares: Matrix


def ragged(starts: Matrix, chosen: Matrix) -> tuple[Matrix, Matrix]:
    """The places of all entries of some rows, and how many each row has."""
    first, counts = starts[chosen], starts[chosen + 1] - starts[chosen]
    offsets = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
    return np.repeat(first, counts) + offsets, counts


class PolicyData:
    def __init__(self, rows: PolicyRows, recipe: PolicyRecipe) -> None:
        self.rows, self.recipe = rows, recipe
        self.units = np.array(recipe.units, np.float32)
        self.targets = ((1 - recipe.estimated) * rows.outcomes + recipe.estimated * rows.estimates).astype(np.float32)
        numbers = np.unique(rows.games, return_inverse=True)[1]
        is_held = numbers % recipe.held_out == 0
        self.held = np.flatnonzero(is_held)
        self.learned = np.flatnonzero(~is_held) if numbers.max() > 0 else self.held

    def batch(self, chosen: Matrix) -> Batch:
        rows = self.rows
        at, counts = ragged(rows.starts, chosen)
        matrix = np.zeros((len(chosen), self.recipe.shape.inputs), np.float32)
        columns = rows.inputs[at]
        matrix[np.repeat(np.arange(len(chosen)), counts), columns] = rows.amounts[at] * self.units[columns]
        moves, move_counts = ragged(rows.move_starts, chosen)
        return Batch(
            matrix,
            self.targets[chosen],
            np.cumsum(move_counts) - move_counts,
            move_counts,
            np.minimum(rows.parts[moves].astype(np.int64), self.recipe.shape.outputs),
            rows.shares[moves],
        )


class Layers(NamedTuple):
    hidden: Matrix
    inner: Matrix
    chances: Matrix
    priors: Matrix


class PolicyLearner:
    def __init__(self, recipe: PolicyRecipe, seed: int, start: Start | None = None) -> None:
        self.recipe = recipe
        self.rate = recipe.rate if start is None else recipe.further_rate
        self.rng = np.random.default_rng(seed)
        shape: Shape = recipe.shape
        draw = self.rng.normal
        sizes: list[tuple[float, tuple[int, ...]]] = [
            (0.08, (shape.inputs, shape.hidden)),
            (0.0, (shape.hidden,)),
            (0.15, (shape.hidden, shape.inner)),
            (0.0, (shape.inner,)),
            (0.2, (shape.inner,)),
            (0.0, (1,)),
            (0.05, (shape.outputs, shape.inner)),
        ]
        self.weights = [draw(0, spread, size).astype(np.float32) for spread, size in sizes]
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        units = np.array(recipe.units, np.float32)[:, None]
        self.limits: list[Any] = [LARGEST_FIRST / units, *[LARGEST] * (len(sizes) - 1)]
        self.steps = 0
        if start is not None:
            self.go_on_from(start)

    def go_on_from(self, start: Start) -> None:
        """The weights of an earlier network; hidden units that it did not have give nothing on at first."""
        numbers = np.frombuffer(start.numbers, np.int16).astype(np.float32) / ONE
        parts = np.split(numbers, np.cumsum(start.shape.sizes())[:-1])
        earlier = start.shape.hidden
        units = np.array(self.recipe.units, np.float32)[:, None]
        self.weights[0][:, :earlier] = parts[0].reshape(-1, earlier) / units
        self.weights[1][:earlier] = parts[1]
        self.weights[2][:earlier] = parts[2].reshape(earlier, -1)
        self.weights[2][earlier:] = 0
        for at in (3, 4, 5, 6):
            self.weights[at][:] = parts[at].reshape(self.weights[at].shape)

    def layers(self, batch: Batch) -> Layers:
        first, biases, second, inner_biases, chance, last, outputs = self.weights
        hidden = np.clip(batch.inputs @ first + biases, 0, SATURATED)
        inner = np.maximum(hidden @ second + inner_biases, 0)
        chances = 1 / (1 + np.exp(-(inner @ chance + last)))
        every = np.zeros((len(inner), len(outputs) + 1), np.float32)
        every[:, :-1] = inner @ outputs.T
        rows = np.repeat(np.arange(len(inner)), batch.counts)
        raw = every[rows[:, None], batch.parts].sum(1)
        raw = np.exp(raw - np.repeat(np.maximum.reduceat(raw, batch.firsts), batch.counts))
        priors = raw / np.repeat(np.add.reduceat(raw, batch.firsts), batch.counts)
        return Layers(hidden, inner, chances, priors)

    def learn(self, batch: Batch, rate: float) -> None:
        _, _, second, _, chance, _, outputs = self.weights
        layers = self.layers(batch)
        number = len(batch.targets)
        errors = ((layers.chances - batch.targets) / number).astype(np.float32)
        surprise = (layers.priors - batch.shares) * (self.recipe.policy / number)
        rows = np.repeat(np.arange(number), batch.counts)
        width = len(outputs) + 1
        at = (rows[:, None] * width + batch.parts).ravel()
        spread = np.bincount(at, np.repeat(surprise, batch.parts.shape[1]), number * width)
        from_moves = spread.reshape(number, width)[:, :-1].astype(np.float32)
        inner_back = (np.outer(errors, chance) + from_moves @ outputs) * (layers.inner > 0)
        back = (inner_back @ second.T) * ((layers.hidden > 0) & (layers.hidden < SATURATED))
        slopes = [
            batch.inputs.T @ back,
            back.sum(0),
            layers.hidden.T @ inner_back,
            inner_back.sum(0),
            layers.inner.T @ errors,
            np.array([errors.sum()], np.float32),
            from_moves.T @ layers.inner,
        ]
        self.step(slopes, rate)

    def step(self, slopes: list[Matrix], rate: float) -> None:
        self.steps += 1
        for k, slope in enumerate(slopes):
            mean, square = self.means[k], self.squares[k]
            mean *= 0.9
            mean += 0.1 * slope
            square *= 0.999
            square += 0.001 * slope * slope
            change = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            if self.weights[k].ndim > 1:
                change += self.recipe.decay * self.weights[k]
            self.weights[k] -= rate * change
            np.clip(self.weights[k], -self.limits[k], self.limits[k], out=self.weights[k])

    def losses(self, data: PolicyData, chosen: Matrix) -> tuple[float, float]:
        """Mean log loss of the chance to win, and of the moves beyond what their shares allow."""
        value = moves = 0.0
        for part in np.array_split(chosen, 1 + len(chosen) // 2048):
            batch = data.batch(part)
            layers = self.layers(batch)
            value += log_loss(layers.chances, data.rows.outcomes[part]) * len(part)
            shares = batch.shares
            moves += float(np.sum(shares * np.log((shares + NO_LOSS) / (layers.priors + NO_LOSS))))
        return value / len(chosen), moves / len(chosen)

    def numbers(self) -> array[int]:
        """The weights as whole numbers, in the order of a file."""
        units = np.array(self.recipe.units, np.float32)
        whole = np.concatenate([one.ravel() for one in (self.weights[0] * units[:, None], *self.weights[1:])])
        return array("h", np.round(whole * ONE).astype(np.int16).tobytes())


def log_loss(chances: Matrix, outcomes: Matrix) -> float:
    chances = np.clip(chances, 1e-4, 1 - 1e-4)
    return float(-np.mean(outcomes * np.log(chances) + (1 - outcomes) * np.log(1 - chances)))


class PolicyTrained(msgspec.Struct, frozen=True):
    numbers: Any
    loss: float
    """Log loss of the chance to win, on the games held out."""
    moves: float
    """Loss of the moves there."""
    trivial: float


def train(
    rows: PolicyRows,
    recipe: PolicyRecipe,
    seed: int,
    tell: Callable[[float], None] = lambda share: None,
    start: Start | None = None,
) -> PolicyTrained:
    """A network from positions; `tell` is called with the share of the work that is done."""
    data, learner = PolicyData(rows, recipe), PolicyLearner(recipe, seed, start)
    batches = 1 + len(data.learned) // recipe.batch
    for epoch in range(recipe.epochs):
        order = learner.rng.permutation(data.learned)
        for number, chosen in enumerate(np.array_split(order, batches)):
            done = (epoch + number / batches) / recipe.epochs
            learner.learn(data.batch(np.sort(chosen)), learner.rate * (1 - done))
        tell((epoch + 1) / recipe.epochs)
    loss, moves = learner.losses(data, data.held)
    held = rows.outcomes[data.held]
    trivial = log_loss(np.full_like(held, rows.outcomes[data.learned].mean()), held)
    return PolicyTrained(learner.numbers(), loss, moves, trivial)
