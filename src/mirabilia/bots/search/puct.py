"""The search where something says beforehand how promising moves are (PUCT): a network, or what moves bring at once.

A position that is come to for the first time is judged, and all its moves enter the tree with their priors. In later
worlds other moves may be possible there; those never seen before are rated when they turn up. Priors are taken in
proportion to those of all moves possible now.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from mirabilia.bots.search.ismcts import Search
from mirabilia.bots.search.search_state import NOBODY, SearchState
from mirabilia.bots.search.tree import LOST, NONE, OPEN, PLACES, WON
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import append, vec

SURELY_WON: Final = 0.95
"""The least that a won game is worth."""
HOPELESS: Final = 10.0
"""How much worse than others a move is taken to be that loses."""
DOUBT: Final = 0.1
"""How much worse than its siblings a move is taken to be that was never tried, when all the promising ones were."""


class PriorSearch(Search):
    evenness: float
    """See `SearchState.evenness`."""

    def __init__(self, game: SearchState, stream: Stream, uct_c: float) -> None:
        super().__init__(game, stream, uct_c)
        self.evenness = game.evenness
        self.possible = vec[i64]([0] * PLACES)
        """The nodes of the moves possible now."""

    def run_simulation(self) -> None:
        if self.game.is_decoupled:
            super().run_simulation()
        else:
            self.run_in_one_tree()

    def run_in_one_tree(self) -> None:
        game, tree = self.game, self.tree
        path = vec[i64]()
        actors = vec[i64]()
        certain = vec[i64]()
        """Whether all worlds agree about the position in which each of the moves was made."""
        game.determinize(self.stream)
        node: i64 = 0
        tree.visits[0] += 1
        actor = game.current_player()
        is_new = False
        while actor != NOBODY and not is_new and not (node and tree.proven[node]):
            game.legal_actions()
            node = self.choose_child(node) if self.is_undecided(node) else self.committed_node()
            is_new = tree.visits[node] == 0
            path = append(path, node)
            actors = append(actors, actor)
            certain = append(certain, i64(game.is_certain()))
            game.apply(tree.moves[node])
            actor = game.current_player()
        if tree.proven[node] and not is_new:
            self.back_up_proven(path, actors)
            return
        game.evaluate(self.stream)
        if actor != NOBODY and game.winner == NOBODY:
            game.legal_actions()
            self.expand(node)
        for step in range(len(path)):
            node = path[step]
            tree.visits[node] += 1
            tree.totals[node] += game.values[actors[step]]
        if game.winner != NOBODY and len(path):
            self.prove(path, actors, certain)

    def back_up_proven(self, path: vec[i64], actors: vec[i64]) -> None:
        """The last move is known to win or to lose, so nothing has to be judged."""
        tree = self.tree
        last = path[len(path) - 1]
        mover = actors[len(path) - 1]
        worth = tree.totals[last] / float(tree.visits[last])
        worth = max(worth, SURELY_WON) if tree.proven[last] == WON else min(worth, 1.0 - SURELY_WON)
        for step in range(len(path)):
            node = path[step]
            tree.visits[node] += 1
            tree.totals[node] += worth if actors[step] == mover else 1.0 - worth

    def prove(self, path: vec[i64], actors: vec[i64], certain: vec[i64]) -> None:
        """Keep who wins after the last move, and what follows from it for the moves before."""
        tree = self.tree
        step = len(path) - 1
        node = path[step]
        tree.proven[node] = WON if self.game.winner == actors[step] else LOST
        while step > 0 and certain[step]:
            before = path[step - 1]
            if tree.proven[node] == LOST and not tree.all_lost(before):
                return
            wins = (tree.proven[node] == WON) == (actors[step - 1] == actors[step])
            tree.proven[before] = WON if wins else LOST
            node = before
            step -= 1

    def is_settled(self) -> bool:
        """Whether one of the moves is certain to win, or all but one are certain to lose."""
        tree, root = self.tree, self.root_of(self.game.seat)
        at = tree.child[root]
        left: i64 = 0
        while at != NONE:
            if tree.proven[at] == WON:
                return True
            if tree.proven[at] == OPEN:
                left += 1
            at = tree.sibling[at]
        return left <= 1 and tree.child[root] != NONE

    def expand(self, node: i64) -> None:
        """All moves of a position enter the tree, but those that are in it."""
        game, tree = self.game, self.tree
        game.rate_moves()
        is_first = tree.child[node] == NONE
        for index in range(game.number):
            if is_first or tree.after(node, game.codes[index]) == NONE:
                new = tree.add(node, game.codes[index])
                tree.priors[new] = game.priors[index]
                if index == game.winning:
                    tree.proven[new] = WON

    def select(self, node: i64) -> i64:
        return self.choose_child(node)

    def choose_child(self, node: i64) -> i64:
        """The most promising of the moves possible now."""
        game, tree = self.game, self.tree
        number = self.find_possible(node)
        if number < game.number:
            self.expand(node)
            number = self.find_possible(node)
        possible = self.possible
        whole = 0.0
        tried = 0.0
        expected = 0.0
        visits: i64 = 0
        for index in range(number):
            at = possible[index]
            if tree.proven[at] == WON:
                tree.availability[at] += 1
                return at
            whole += tree.priors[at]
            if tree.visits[at]:
                tried += tree.priors[at]
                visits += tree.visits[at]
                expected += tree.totals[at]
        untried = 0.5
        if visits:
            untried = expected / float(visits) - DOUBT * sqrt(tried / whole)
        is_root = node == self.root_of(game.seat)
        even = self.evenness / float(number) if is_root else 0.0
        share = (1.0 - self.evenness if is_root else 1.0) / whole
        best: i64 = NONE
        highest = -1e9
        for index in range(number):
            at = possible[index]
            tree.availability[at] += 1
            times = float(tree.visits[at])
            worth = tree.totals[at] / times if times > 0.0 else untried
            if tree.proven[at] == LOST:
                worth -= HOPELESS
            prior = tree.priors[at] * share + even
            worth += self.uct_c * prior * sqrt(float(tree.availability[at])) / (1.0 + times)
            if worth > highest:
                highest = worth
                best = at
        return best

    def find_possible(self, node: i64) -> i64:
        """List the nodes of the moves possible now; how many there are."""
        game, legal, tree, possible = self.game, self.legal, self.tree, self.possible
        legal.fill(game.codes, game.number)
        number: i64 = 0
        at = tree.child[node]
        while at != NONE:
            if legal.take(tree.moves[at]):
                possible[number] = at
                number += 1
            at = tree.sibling[at]
        return number
