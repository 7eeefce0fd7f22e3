"""What parts of moves weigh is learned from how much of a search went into each move: gradient descent (Adam) in numpy.

A move is as promising as its parts together; the moves of a decision share what there is by the softmax of that.
"""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

import msgspec

from mirabilia.arena.tuning.policy_training import part_columns
from mirabilia.arena.tuning.samples import Rows
from mirabilia.core import extras

with extras.needed("tune"):
    import numpy as np

Matrix = Any


class MoveRecipe(msgspec.Struct, frozen=True):
    """How weights of parts are learned."""

    parts: int
    epochs: int = 8
    batch: int = 256
    rate: float = 0.02
    decay: float = 2e-5
    """How strongly weights are held small: many parts are seldom seen."""
    held_out: int = 20
    """One game in so many is not learned from but foretold."""


class MovesTrained(NamedTuple):
    numbers: array[float]
    loss: float
    """How far the shares on games held out are from what was foretold: mean relative entropy."""
    trivial: float
    """The same if all moves were equally promising."""


class Decisions:
    """Decisions, of which a batch can be laid out."""

    def __init__(self, rows: Rows, recipe: MoveRecipe) -> None:
        starts = np.frombuffer(rows.move_starts, np.uint64).astype(np.int64)
        counts = np.diff(starts)
        chosen = np.flatnonzero(counts > 1)
        """Rows in which there was something to decide."""
        self.starts = starts
        self.parts = np.minimum(part_columns(rows).astype(np.int64), recipe.parts)
        """The last of the weights, always zero, is for none."""
        self.shares = np.frombuffer(rows.shares, np.float32)
        numbers = np.unique(np.frombuffer(rows.games, np.uint32), return_inverse=True)[1][chosen]
        is_held = numbers % recipe.held_out == 0
        self.held = chosen[is_held]
        self.learned = chosen[~is_held] if (~is_held).any() else self.held

    def batch(self, chosen: Matrix) -> Batch:
        first, counts = self.starts[chosen], self.starts[chosen + 1] - self.starts[chosen]
        starts = np.cumsum(counts) - counts
        at = np.repeat(first - starts, counts) + np.arange(counts.sum())
        return Batch(self.parts[at], self.shares[at], starts, counts)


class Batch(NamedTuple):
    parts: Matrix
    shares: Matrix
    starts: Matrix
    """Where the moves of each decision begin."""
    counts: Matrix

    def foretold(self, weights: Matrix) -> Matrix:
        raw = weights[self.parts].sum(1)
        raised = np.exp(raw - np.repeat(np.maximum.reduceat(raw, self.starts), self.counts))
        return raised / np.repeat(np.add.reduceat(raised, self.starts), self.counts)

    def loss(self, foretold: Matrix) -> float:
        ratio = np.log(np.maximum(self.shares, 1e-9) / np.maximum(foretold, 1e-9))
        return float((self.shares * ratio).sum() / len(self.counts))


def train(rows: Rows, recipe: MoveRecipe, seed: int) -> MovesTrained:
    """The weights of parts from decisions."""
    decisions, rng = Decisions(rows, recipe), np.random.default_rng(seed)
    weights, mean, square = (np.zeros(recipe.parts + 1) for _ in range(3))
    batches, steps = 1 + len(decisions.learned) // recipe.batch, 0
    for epoch in range(recipe.epochs):
        order = rng.permutation(decisions.learned)
        for number, chosen in enumerate(np.array_split(order, batches)):
            if not len(chosen):
                continue
            batch = decisions.batch(chosen)
            errors = np.repeat(batch.foretold(weights) - batch.shares, batch.parts.shape[1])
            slope = np.bincount(batch.parts.ravel(), errors, recipe.parts + 1) / len(chosen) + recipe.decay * weights
            steps += 1
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope * slope
            rate = recipe.rate * (1 - (epoch + number / batches) / recipe.epochs)
            weights -= rate * (mean / (1 - 0.9**steps)) / (np.sqrt(square / (1 - 0.999**steps)) + 1e-8)
            weights[recipe.parts] = 0.0
    numbers = array("f", weights[: recipe.parts].astype(np.float32).tobytes())
    if not len(decisions.held):
        return MovesTrained(numbers, 0.0, 0.0)
    held = decisions.batch(decisions.held)
    even = np.repeat(1 / held.counts, held.counts)
    return MovesTrained(numbers, held.loss(held.foretold(weights)), held.loss(even))
