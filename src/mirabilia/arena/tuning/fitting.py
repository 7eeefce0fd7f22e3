"""Weights of World Wonders from positions: ridge regression of the points still to come, towards the weights there are.

A weight is a quadratic of the rounds to come, so that neighbouring rounds learn from each other. Each round and number
of players has a constant of its own: points that come to every city say nothing about its features.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

import msgspec

from mirabilia.arena.tuning.samples import Rows
from mirabilia.arena.tuning.training import Data, Matrix, Recipe, Trained
from mirabilia.bots.search.world_weights import FEATURES, ROUNDS, Tables
from mirabilia.core import extras

with extras.needed("tune"):
    import numpy as np

FIXED = ("gold", "time")
"""Features that never differ at the start of a round."""
SIGNED = ("loan", *FIXED)
"""All others are promises: none is worth less than nothing."""
SIGNED_ALONE = ("middle", "highest", *SIGNED)
"""To a player alone: resources count for the Automaton."""
MOST_WILD = 0.95
"""Woods not yet touched are worth less than those that are."""
TERMS = 3
FOLDS = 5
RIDGES = (30.0, 100.0, 300.0, 1000.0, 3000.0, 10000.0)
"""How firmly weights stay what they are; the one that predicts best is taken."""
SAME = 1e-3
"""Nothing can be learned of a feature that varies less."""
FREE, LEANING = 1e-3, 1.0
"""The ridge of the constant of a round, and of what is added to it for a number of players."""
MOST_PLAYERS = 5
DIGITS = 3


class Columns(msgspec.Struct, frozen=True):
    """The columns of a sample that are not features of a city."""

    round: int
    players: int
    inputs: int


class Positions:
    """Positions as the regression takes them."""

    def __init__(self, rows: Rows, columns: Columns) -> None:
        data = Data(rows, Recipe(columns.inputs, False, 0.0))
        inputs = data.matrix(np.arange(len(data.outcomes))).astype(np.float64)
        self.rounds = inputs[:, columns.round].astype(int)
        self.players = inputs[:, columns.players].astype(int)
        self.features = inputs[:, : len(FEATURES)]
        self.outcomes = data.outcomes.astype(np.float64)
        self.folds = np.frombuffer(rows.games, np.uint32) % FOLDS

    def of(self, chosen: Matrix) -> Positions:
        """Some of them."""
        chosen_positions = copy(self)
        for name, values in vars(self).items():
            setattr(chosen_positions, name, values[chosen])
        return chosen_positions


class Terms:
    """What can be learned from positions beyond what the weights already explain."""

    def __init__(self, positions: Positions, start: Matrix) -> None:
        features, rounds = positions.features, positions.rounds
        self.left = positions.outcomes - (features * start[rounds - 1]).sum(1)
        """What the weights there are leave unexplained."""
        spreads = features.std(0)
        self.learned = [which for which, name in enumerate(FEATURES) if name not in FIXED and spreads[which] > SAME]
        self.spreads = spreads[self.learned]
        scaled = features[:, self.learned] / self.spreads
        terms = scaled[:, :, None] * basis(rounds)[:, None, :]
        tables = (rounds - 1) * MOST_PLAYERS + positions.players - 1
        self.constants = np.concatenate([np.eye(ROUNDS)[rounds - 1], np.eye(ROUNDS * MOST_PLAYERS)[tables]], 1)
        self.leanings = np.repeat([FREE, LEANING], [ROUNDS, ROUNDS * MOST_PLAYERS])
        self.terms = terms.reshape(len(features), -1)


def basis(rounds: Matrix) -> Matrix:
    """The terms of a quadratic of the rounds to come."""
    to_come = (ROUNDS + 1 - np.asarray(rounds)) / ROUNDS
    return np.stack([to_come**power for power in range(TERMS)], -1)


class Regression:
    """Sums over the games of each fold, from which weights with or without a fold follow at once."""

    def __init__(self, inputs: Matrix, targets: Matrix, folds: Matrix) -> None:
        self.parts = [(inputs[folds == fold], targets[folds == fold]) for fold in range(FOLDS)]
        self.squares = [part.T @ part for part, _ in self.parts]
        self.products = [part.T @ outcomes for part, outcomes in self.parts]

    def solved(self, ridge: Matrix, without: int | None = None) -> Matrix:
        used = [fold for fold in range(FOLDS) if fold != without]
        squares = sum(self.squares[fold] for fold in used)
        return np.linalg.solve(squares + np.diag(ridge), sum(self.products[fold] for fold in used))

    def loss(self, ridge: Matrix) -> float:
        """Mean squared error where the games of each fold are predicted from those of the others."""
        errors = [part @ self.solved(ridge, fold) - outcomes for fold, (part, outcomes) in enumerate(self.parts)]
        return float(np.mean(np.concatenate(errors) ** 2))


class Fitted(msgspec.Struct, frozen=True):
    table: Matrix
    loss: float
    before: float
    """The loss of the weights there were."""
    trivial: float
    ridge: float


def fit(
    rows: Rows,
    columns: Columns,
    start: Tables,
    tell: Callable[[float], None] = lambda share: None,
    ridges: tuple[float, ...] = RIDGES,
) -> Trained:
    """Weights from positions; `tell` is called with the share of the work done. A table without positions stays."""
    positions = Positions(rows, columns)
    tables, fits = {}, {}
    kinds = (("usual", positions.players > 1, SIGNED), ("solo", positions.players == 1, SIGNED_ALONE))
    for number, (name, chosen, signed) in enumerate(kinds, 1):
        tables[name] = np.array(getattr(start, name))
        if chosen.any():
            fits[name] = fit_table(positions.of(chosen), tables[name], ridges)
            tables[name] = tamed(fits[name].table, signed)
        tell(number / len(kinds))
    first = fits.get("usual") or fits["solo"]
    more = {"before": round(first.before, 5), "ridge": first.ridge}
    if "usual" in fits and "solo" in fits:
        alone = fits["solo"]
        more |= {"solo": round(alone.loss, 5), "solo_before": round(alone.before, 5), "solo_ridge": alone.ridge}
    return Trained(Tables(**{name: table.tolist() for name, table in tables.items()}), first.loss, first.trivial, more)


def fit_table(positions: Positions, start: Matrix, ridges: tuple[float, ...]) -> Fitted:
    model = Terms(positions, start)
    both = Regression(np.concatenate([model.terms, model.constants], 1), model.left, positions.folds)
    losses = {ridge: both.loss(penalty(model, ridge)) for ridge in ridges}
    best = min(losses, key=lambda ridge: losses[ridge])
    terms = both.solved(penalty(model, best))[: model.terms.shape[1]].reshape(-1, TERMS)
    table = start.copy()
    table[:ROUNDS, model.learned] += basis(range(1, ROUNDS + 1)) @ (terms / model.spreads[:, None]).T
    before = Regression(model.constants, model.left, positions.folds).loss(model.leanings)
    trivial = Regression(model.constants, positions.outcomes, positions.folds).loss(model.leanings)
    return Fitted(table, losses[best], before, trivial, best)


def penalty(model: Terms, ridge: float) -> Matrix:
    return np.concatenate([np.full(model.terms.shape[1], ridge), model.leanings])


def tamed(table: Matrix, signed: tuple[str, ...]) -> Matrix:
    """No promise is worth less than nothing, and woods not yet touched no more than those that are."""
    promises = [which for which, name in enumerate(FEATURES) if name not in signed]
    table[:, promises] = np.maximum(0, table[:, promises])
    wild, close = FEATURES.index("wild"), FEATURES.index("wild_close")
    table[:, wild] = np.minimum(MOST_WILD, table[:, wild])
    table[:, close] = np.minimum(1 - table[:, wild], table[:, close])
    return table.round(DIGITS)
