"""The search: walk down the tree in one world after the other, judge what is found, and tell everybody on the way.

Where all choose at the same time the search is decoupled: every seat goes down a tree of its own moves and learns what
answers best to what the others tend to do. Letting them commit one after the other in a common tree would show the
later ones what the earlier ones chose.
"""

from __future__ import annotations

from math import sqrt

from mypy_extensions import i64

from mirabilia.bots.search.tree import NONE, Possible, Tree
from mirabilia.bots.search.walk import MOST_SEATS, NOBODY, Walk
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import append, vec


class Search:
    """A search at one decision. It can be asked for more at any time."""

    explore: float

    def __init__(self, walk: Walk, stream: Stream, explore: float) -> None:
        self.walk, self.stream, self.explore = walk, stream, explore * walk.daring
        self.tree = Tree()
        self.possible = Possible()
        self.nodes = vec[i64]([0] * MOST_SEATS)
        """Where each seat is on its way down."""

    def go_on(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.once()

    def once(self) -> None:
        walk, tree, nodes = self.walk, self.tree, self.nodes
        path = vec[i64]()
        actors = vec[i64]()
        walk.begin(self.stream)
        for seat in range(MOST_SEATS):
            nodes[seat] = seat
            tree.visits[seat] += 1
        arrived = False
        actor = walk.actor()
        while actor != NOBODY and not (arrived and walk.is_settled()):
            walk.find()
            line = self.line_of(actor)
            node = self.choose(nodes[line])
            if tree.visits[node] == 0 and (actor == walk.seat or not walk.is_private):
                arrived = True
            nodes[line] = node
            path = append(path, node)
            actors = append(actors, actor)
            walk.go(tree.moves[node])
            actor = walk.actor()
        walk.judge(self.stream)
        for step in range(len(path)):
            node = path[step]
            tree.visits[node] += 1
            tree.totals[node] += walk.values[actors[step]]

    def line_of(self, seat: i64) -> i64:
        """The tree in which a seat moves."""
        return seat if self.walk.is_private else 0

    def choose(self, node: i64) -> i64:
        """One of the moves possible now: one never tried here, else the most promising."""
        walk, possible, tree = self.walk, self.possible, self.tree
        codes, number = walk.codes, walk.number
        if walk.is_ordered:
            number = min(number, i64(walk.wide + walk.wider * sqrt(float(tree.visits[node]))))
        possible.fill(codes, number)
        best = tree.best(node, possible, self.explore)
        fresh: i64 = 0
        for index in range(number):
            if possible.take(codes[index]):
                codes[fresh] = codes[index]
                fresh += 1
        if fresh == 0:
            return best
        new = tree.add(node, codes[0 if walk.is_ordered else self.stream.below(fresh)])
        tree.chances[new] += 1
        return new

    def follow(self, before: Search, moves: list[tuple[int, int]]) -> bool:
        """Go on from an earlier search, if the moves made since were looked at in it."""
        own: i64 = self.line_of(self.walk.seat)
        at = own
        for seat, move in moves:
            mover: i64 = seat
            if self.line_of(mover) == own:
                code: i64 = move
                at = before.tree.after(at, code)
                if at == NONE:
                    return False
        self.tree.graft(own, before.tree, at)
        return True

    def ranking(self) -> list[tuple[int, int, float]]:
        """The moves of the decision, with visits and value; the most visited first."""
        tree = self.tree
        found: list[tuple[int, int, float]] = []
        at = tree.child[self.line_of(self.walk.seat)]
        while at != NONE:
            visits = tree.visits[at]
            found.append((tree.moves[at], visits, tree.totals[at] / float(max(1, visits))))
            at = tree.sibling[at]
        return sorted(found, key=lambda entry: (-entry[1], -entry[2], entry[0]))

    def line_from(self, move: i64, longest: i64) -> list[int]:
        """How the game is most likely to go on from a move, as far as the tree knows."""
        found: list[int] = [move]
        at = self.tree.after(self.line_of(self.walk.seat), move)
        while at != NONE and len(found) < longest:
            at = self.tree.favourite(at)
            if at != NONE:
                found.append(self.tree.moves[at])
        return found
