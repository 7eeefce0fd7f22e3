"""Information-set Monte Carlo tree search: each simulation goes down the tree in another possible world, evaluates the
position it comes to, and backs the values up.

Where all choose at the same time the search is decoupled: every seat goes down a tree of its own moves and learns what
answers best to what the others tend to do. Letting them commit one after the other in a common tree would show the
later ones what the earlier ones chose.
"""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.bots.search.search_state import MOST_SEATS, NOBODY, SearchState
from mirabilia.bots.search.tree import NONE, OPEN, WON, LegalSet, Tree
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import append, vec


class Search:
    """The search at one decision. It can be continued at any time."""

    uct_c: float
    committed: i64 = -1
    """The move that has been made meanwhile; -1 while it is still to be chosen."""

    def __init__(self, game: SearchState, stream: Stream, uct_c: float) -> None:
        self.game, self.stream, self.uct_c = game, stream, uct_c * game.exploration_scale
        self.tree = Tree()
        self.legal = LegalSet()
        self.solution: list[tuple[int, int, float]] = []
        """The ranking, if the game could be worked out to its end."""
        self.nodes = vec[i64]([0] * MOST_SEATS)
        """Where each seat is on its way down."""

    def solve(self, most: i64) -> bool:
        """Work the game out to its end, if nothing is left to chance and that takes no more positions than so many."""
        game = self.game
        if not game.solve(most):
            return False
        ranking = [(int(game.codes[index]), 1, game.solved[index]) for index in range(game.number)]
        self.solution = sorted(ranking, key=lambda entry: (-entry[2], entry[0]))
        return True

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.run_simulation()

    def run_simulation(self) -> None:
        game, tree, nodes = self.game, self.tree, self.nodes
        path = vec[i64]()
        actors = vec[i64]()
        game.determinize(self.stream)
        for seat in range(MOST_SEATS):
            nodes[seat] = seat
            tree.visits[seat] += 1
        expanded = False
        actor = game.current_player()
        while actor != NOBODY and not (expanded and game.can_evaluate()):
            game.legal_actions()
            root = self.root_of(actor)
            node = self.select(nodes[root]) if self.is_undecided(nodes[root]) else self.committed_node()
            if tree.visits[node] == 0 and (actor == game.seat or not game.is_decoupled):
                expanded = True
            nodes[root] = node
            path = append(path, node)
            actors = append(actors, actor)
            game.apply(tree.moves[node])
            actor = game.current_player()
        game.evaluate(self.stream)
        for step in range(len(path)):
            node = path[step]
            tree.visits[node] += 1
            tree.totals[node] += game.values[actors[step]]

    def commit(self, move: i64) -> None:
        """The decision is made: from now on only what follows from it is searched."""
        self.committed = move

    def is_undecided(self, node: i64) -> bool:
        """Whether something is to be chosen at a node: not at the decision itself, once it has been made."""
        return self.committed < 0 or node != self.root_of(self.game.seat)

    def committed_node(self) -> i64:
        own = self.root_of(self.game.seat)
        node = self.tree.after(own, self.committed)
        return self.tree.add(own, self.committed) if node == NONE else node

    def root_of(self, seat: i64) -> i64:
        """The root of the tree in which a seat moves."""
        return seat if self.game.is_decoupled else 0

    def select(self, node: i64) -> i64:
        """One of the moves possible now: one never tried here, else the most promising."""
        game, legal, tree = self.game, self.legal, self.tree
        codes, number = game.codes, game.number
        legal.fill(codes, number)
        best = tree.best(node, legal, self.uct_c)
        fresh: i64 = 0
        for index in range(number):
            if legal.take(codes[index]):
                codes[fresh] = codes[index]
                fresh += 1
        if fresh == 0:
            return best
        new = tree.add(node, codes[self.stream.below(fresh)])
        tree.availability[new] += 1
        return new

    def reuse(self, earlier: Search, moves: list[tuple[int, int]], legal: list[int]) -> bool:
        """Take over the tree of an earlier search, if the moves made since are in it; of the moves that it has for
        this decision only those that are legal now."""
        own: i64 = self.root_of(self.game.seat)
        at = own
        for seat, move in moves:
            mover: i64 = seat
            if self.root_of(mover) == own:
                code: i64 = move
                at = earlier.tree.after(at, code)
                if at == NONE:
                    return False
        self.tree.graft(own, earlier.tree, at)
        self.tree.keep(own, legal)
        return True

    def ranking(self) -> list[tuple[int, int, float]]:
        """The moves of the decision, with visits and value; what is certain to win first, what loses last, between
        them the most visited first."""
        if self.solution:
            return self.solution
        tree = self.tree
        entries: list[tuple[int, int, int, float]] = []
        at = tree.child[self.root_of(self.game.seat)]
        while at != NONE:
            proven = tree.proven[at]
            if proven == OPEN and tree.visits[at] == 0:  # only foreseen, so nothing is known of it
                at = tree.sibling[at]
                continue
            worth = tree.totals[at] / float(max(1, tree.visits[at])) if proven == OPEN else float(proven == WON)
            entries.append((proven, tree.visits[at], tree.moves[at], worth))
            at = tree.sibling[at]
        entries.sort(key=lambda entry: (-entry[0], -entry[1], -entry[3], entry[2]))
        return [(move, visits, worth) for _, visits, move, worth in entries]

    def foreseen(self) -> list[int]:
        """The moves of the decision that are in the tree, tried or not."""
        moves: list[int] = []
        at = self.tree.child[self.root_of(self.game.seat)]
        while at != NONE:
            moves.append(self.tree.moves[at])
            at = self.tree.sibling[at]
        return moves

    def is_settled(self) -> bool:
        """Whether searching on cannot change the decision."""
        return False

    def principal_variation(self, move: i64, longest: i64) -> list[int]:
        """How the game is most likely to go on from a move, as far as the tree knows."""
        line: list[int] = [move]
        at = self.tree.after(self.root_of(self.game.seat), move)
        while at != NONE and len(line) < longest:
            at = self.tree.most_visited(at)
            if at != NONE:
                line.append(self.tree.moves[at])
        return line
