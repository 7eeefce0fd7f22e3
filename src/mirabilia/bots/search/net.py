"""A small network that judges a position: few of its many inputs are not zero, so only those are read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec

MOST_FEATURES: Final = 512


class SparseFeatures:
    """What is known of a position: numbers of inputs, and how much of each. Filled again and again."""

    number: i64 = 0

    def __init__(self) -> None:
        self.inputs = vec[i64]([0] * MOST_FEATURES)
        self.amounts = vec[float]([0.0] * MOST_FEATURES)

    def add(self, which: i64, amount: float) -> None:
        if amount != 0.0:
            self.inputs[self.number] = which
            self.amounts[self.number] = amount
            self.number += 1

    def add_set(self, first: i64, members: i64) -> None:
        """Each member of a set of small numbers is an input of its own."""
        which = first
        while members:
            if members & 1:
                self.add(which, 1.0)
            members >>= 1
            which += 1

    def add_all(self, first: i64, others: SparseFeatures) -> None:
        """The features of a part, from an input on."""
        at = self.number
        for index in range(others.number):
            self.inputs[at] = first + others.inputs[index]
            self.amounts[at] = others.amounts[index]
            at += 1
        self.number = at

    def listed(self) -> list[tuple[int, float]]:
        return [(self.inputs[index], self.amounts[index]) for index in range(self.number)]


class Net:
    """One hidden layer; beside it, where moves are rated too, what each part of a move weighs."""

    hidden: i64
    last: float

    def __init__(
        self,
        first: list[float],
        biases: list[float],
        second: list[float],
        last: float,
        parts: list[float] | None = None,
    ) -> None:
        self.hidden = len(biases)
        self.first = vec[float](first)
        """For each input the weights to all hidden units."""
        self.biases = vec[float](biases)
        self.second = vec[float](second)
        self.last = last
        self.parts = vec[float](parts or [])

    def value(self, features: SparseFeatures) -> float:
        hidden = self.hidden
        first = self.first
        sums = self.biases[:]
        for index in range(features.number):
            amount = features.amounts[index]
            at = features.inputs[index] * hidden
            for unit in range(hidden):
                sums[unit] += amount * first[at + unit]
        total = self.last
        for unit in range(hidden):
            if sums[unit] > 0.0:
                total += sums[unit] * self.second[unit]
        return total
