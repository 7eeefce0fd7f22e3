"""The search: walk down the tree in one world after the other, judge what is found, and tell everybody on the way."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.bots.search.tree import NONE, ROOT, Tree
from mirabilia.bots.search.walk import NOBODY, Walk
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import append, vec


class Search:
    """A search at one decision. It can be asked for more at any time."""

    explore: float
    stamp: i64

    def __init__(self, walk: Walk, stream: Stream, explore: float) -> None:
        self.walk, self.stream, self.explore = walk, stream, explore
        self.tree = Tree()
        self.possible = vec[i64]([0] * walk.most_codes)
        self.stamp = 0
        self.fresh = vec[i64]()

    def go_on(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.once()

    def once(self) -> None:
        walk, tree = self.walk, self.tree
        path = vec[i64]()
        actors = vec[i64]()
        walk.begin(self.stream)
        node: i64 = ROOT
        actor = walk.actor()
        while actor != NOBODY:
            walk.find()
            known = tree.size
            node = self.choose(node)
            path = append(path, node)
            actors = append(actors, actor)
            walk.go(tree.moves[node])
            if tree.size > known:
                break
            actor = walk.actor()
        walk.judge(self.stream)
        tree.visits[ROOT] += 1
        for step in range(len(path)):
            node = path[step]
            tree.visits[node] += 1
            tree.totals[node] += walk.values[actors[step]]

    def choose(self, node: i64) -> i64:
        """One of the moves possible now: one never tried here, else the most promising."""
        walk, possible = self.walk, self.possible
        codes, number = walk.codes, walk.number
        self.stamp += 1
        for index in range(number):
            possible[codes[index]] = self.stamp
        best = self.tree.best(node, possible, self.stamp, self.explore)
        fresh: i64 = 0
        for index in range(number):
            if possible[codes[index]] == self.stamp:
                codes[fresh] = codes[index]
                fresh += 1
        if fresh == 0:
            return best
        new = self.tree.add(node, codes[self.stream.below(fresh)])
        self.tree.chances[new] += 1
        return new

    def ranking(self) -> list[tuple[int, int, float]]:
        """The moves of the decision, with visits and value; the most visited first."""
        tree = self.tree
        found: list[tuple[int, int, float]] = []
        at = tree.child[ROOT]
        while at != NONE:
            visits = tree.visits[at]
            found.append((tree.moves[at], visits, tree.totals[at] / float(max(1, visits))))
            at = tree.sibling[at]
        return sorted(found, key=lambda entry: (-entry[1], -entry[2], entry[0]))
