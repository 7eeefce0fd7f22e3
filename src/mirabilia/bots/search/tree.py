"""What a search has tried: a tree of moves, in rows of numbers.

A node is a move in the context of those before it. Worlds differ, so not every move is possible each time one comes
by: a node counts how often it was tried and how often it could have been (availability), and is judged by the latter.

There is a root for each seat. Where moves are public all share the first one; where everybody chooses in secret, each
seat has a tree of its own moves.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from mirabilia.bots.search.search_state import MOST_SEATS
from mirabilia.core.vecs import append, vec

NONE: Final = -1
PLACES: Final = 4096
"""Room for the moves of one decision; a power of two."""
OPEN: Final = 0
WON: Final = 1
LOST: Final = -1
"""What is certain of a move for whoever makes it: nothing yet, that it wins, that it does not."""
HASH_MULTIPLIER: Final = 40503


class LegalSet:
    """The legal moves that have not been expanded yet."""

    stamp: i64 = 0

    def __init__(self) -> None:
        self.moves = vec[i64]([0] * PLACES)
        self.stamps = vec[i64]([0] * PLACES)

    def fill(self, codes: vec[i64], number: i64) -> None:
        self.stamp += 1
        stamp = self.stamp
        for index in range(number):
            move = codes[index]
            place = (move * HASH_MULTIPLIER >> 8 ^ move) & (PLACES - 1)
            while self.stamps[place] == stamp:
                place = (place + 1) & (PLACES - 1)
            self.stamps[place] = stamp
            self.moves[place] = move

    def take(self, move: i64) -> bool:
        """Expand a move; whether it was there and still unexpanded."""
        place = (move * HASH_MULTIPLIER >> 8 ^ move) & (PLACES - 1)
        stamp = self.stamp
        while self.stamps[place] == stamp:
            if self.moves[place] == move:
                self.moves[place] = NONE
                return True
            place = (place + 1) & (PLACES - 1)
        return False


class Tree:
    size: i64

    def __init__(self) -> None:
        self.moves = vec[i64]()
        self.child = vec[i64]()
        """The first of the moves that were tried after this one."""
        self.sibling = vec[i64]()
        self.visits = vec[i64]()
        self.availability = vec[i64]()
        """How often the move was possible."""
        self.totals = vec[float]()
        """What those who made the move could expect, added up."""
        self.priors = vec[float]()
        """How promising the move looked before it was tried, where something says so."""
        self.proven = vec[i64]()
        """What is certain of the move, where something proves it."""
        self.size = 0
        for _ in range(MOST_SEATS):
            self.add(NONE, NONE)

    def add(self, parent: i64, move: i64) -> i64:
        """A new move after a node; NONE: a root."""
        node = self.size
        self.moves = append(self.moves, move)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, NONE)
        self.visits = append(self.visits, 0)
        self.availability = append(self.availability, 0)
        self.totals = append(self.totals, 0.0)
        self.priors = append(self.priors, 0.0)
        self.proven = append(self.proven, OPEN)
        if parent != NONE:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        self.size += 1
        return node

    def best(self, node: i64, legal: LegalSet, uct_c: float) -> i64:
        """The most promising of the moves tried before that are possible now."""
        best_child: i64 = NONE
        highest: float = -1.0
        at = self.child[node]
        while at != NONE:
            if legal.take(self.moves[at]):
                self.availability[at] += 1
                visits = float(self.visits[at])
                worth = self.totals[at] / visits + uct_c * sqrt(log(float(self.availability[at])) / visits)
                if worth > highest:
                    highest = worth
                    best_child = at
            at = self.sibling[at]
        return best_child

    def after(self, node: i64, move: i64) -> i64:
        """The node of a move; NONE if it was never tried."""
        at = self.child[node]
        while at != NONE and self.moves[at] != move:
            at = self.sibling[at]
        return at

    def most_visited(self, node: i64) -> i64:
        """The move tried most often after a node; NONE if there is none."""
        most: i64 = NONE
        at = self.child[node]
        while at != NONE:
            if most == NONE or self.visits[at] > self.visits[most]:
                most = at
            at = self.sibling[at]
        return most

    def keep(self, node: i64, moves: list[int]) -> None:
        """Forget all moves after a node but these."""
        kept: i64 = NONE
        at = self.child[node]
        while at != NONE:
            behind = self.sibling[at]
            if int(self.moves[at]) in moves:
                self.sibling[at] = kept
                kept = at
            at = behind
        self.child[node] = kept

    def all_lost(self, node: i64) -> bool:
        """Whether no move after a node wins."""
        at = self.child[node]
        while at != NONE and self.proven[at] == LOST:
            at = self.sibling[at]
        return at == NONE

    def graft(self, root: i64, other: Tree, node: i64) -> None:
        """Let a root be as a node of another tree, with all that comes after it."""
        ours = vec[i64]([root])
        theirs = vec[i64]([node])
        while len(ours):
            last = len(ours) - 1
            own = ours[last]
            copied = theirs[last]
            ours = ours[:last]
            theirs = theirs[:last]
            self.visits[own] = other.visits[copied]
            self.availability[own] = other.availability[copied]
            self.totals[own] = other.totals[copied]
            self.priors[own] = other.priors[copied]
            self.proven[own] = other.proven[copied]
            at = other.child[copied]
            while at != NONE:
                ours = append(ours, self.add(own, other.moves[at]))
                theirs = append(theirs, at)
                at = other.sibling[at]
