"""What a search has tried: a tree of moves, in rows of numbers.

A node is a move in the context of those before it. Worlds differ, so not every move is possible each time one comes
by: a node counts how often it was tried and how often it could have been (availability), and is judged by the latter.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import append, vec

ROOT: Final = 0
NONE: Final = -1


class Tree:
    size: i64

    def __init__(self) -> None:
        self.moves = vec[i64]([0])
        self.child = vec[i64]([NONE])
        """The first of the moves that were tried after this one."""
        self.sibling = vec[i64]([NONE])
        self.visits = vec[i64]([0])
        self.chances = vec[i64]([0])
        """How often the move was possible."""
        self.totals = vec[float]([0.0])
        """What those who made the move could expect, added up."""
        self.size = 1

    def add(self, parent: i64, move: i64) -> i64:
        """A new move after a node."""
        node = self.size
        self.moves = append(self.moves, move)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, self.child[parent])
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 0)
        self.totals = append(self.totals, 0.0)
        self.child[parent] = node
        self.size += 1
        return node

    def best(self, node: i64, possible: vec[i64], stamp: i64, explore: float) -> i64:
        """The most promising of the moves tried before; those possible now carry the stamp, and lose it here."""
        found: i64 = NONE
        highest: float = -1.0
        at = self.child[node]
        while at != NONE:
            move = self.moves[at]
            if possible[move] == stamp:
                possible[move] = 0
                self.chances[at] += 1
                visits = float(self.visits[at])
                worth = self.totals[at] / visits + explore * sqrt(log(float(self.chances[at])) / visits)
                if worth > highest:
                    highest = worth
                    found = at
            at = self.sibling[at]
        return found
