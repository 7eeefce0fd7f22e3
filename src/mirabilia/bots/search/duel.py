"""7 Wonders Duel as the search sees it."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from mirabilia.bots.search import weights
from mirabilia.bots.search.duel_features import INPUTS, extract_features, knows_all_pieces
from mirabilia.bots.search.duel_policy import OUTPUTS, MoveParts
from mirabilia.bots.search.duel_rollout import Rollout
from mirabilia.bots.search.policy_net import CountedFeatures, PolicyNet
from mirabilia.bots.search.search_state import NOBODY, SearchState
from mirabilia.core.contract import State
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import vec
from mirabilia.games.duel.moves import MOST_MOVES, Moves, find_legal
from mirabilia.games.duel.position import CIVILIAN, OVER, SHARED, Position
from mirabilia.games.duel.rules import play
from mirabilia.games.duel.sample import redraw
from mirabilia.games.duel.scoring import score_sheet, total

MARGIN: Final = 0.004
"""What a point of difference is worth beside the win itself."""


class DuelSearchState(SearchState):
    def __init__(self, position: Position, seat: i64, net: PolicyNet | None, is_open: bool) -> None:
        super().__init__(seat)
        self.root = position
        self.is_open = is_open
        self.position = position
        self.moves = Moves()
        self.codes = self.moves.codes
        self.net = net
        self.has_priors = net is not None
        self.priors = vec[float]([0.0] * MOST_MOVES)
        self.features = CountedFeatures()
        self.parts = MoveParts()
        self.rollout = Rollout(self.moves)

    def determinize(self, stream: Stream) -> None:
        self.position = Position()
        self.root.copy_to(self.position)
        self.position.journal = None
        if not self.is_open:
            redraw(self.position, self.seat, stream)

    def current_player(self) -> i64:
        return NOBODY if self.position.phase == OVER else self.position.active

    def legal_actions(self) -> None:
        find_legal(self.position, self.moves)
        self.number = self.moves.number

    def apply(self, code: i64) -> None:
        play(self.position, code)

    def evaluate(self, stream: Stream) -> None:
        net = self.net
        if net is None:
            self.play_on(stream)
        elif self.position.phase == OVER:
            self.score_outcome()
        else:
            extract_features(self.position, self.features)
            worth = 1.0 / (1.0 + exp(-net.judge(self.features)))
            self.values[0] = 1.0 - worth if self.position.active else worth
            self.values[1] = 1.0 - self.values[0]

    def rate_moves(self) -> None:
        net = self.net
        if net is None:
            return
        parts, priors, highest = self.parts, self.priors, -1e9
        for index in range(self.number):
            parts.take_apart(self.position, self.codes[index])
            promise = 0.0
            for part in range(parts.number):
                promise += net.promise(parts.parts[part])
            priors[index] = promise
            highest = max(highest, promise)
        whole = 0.0
        for index in range(self.number):
            priors[index] = exp(priors[index] - highest)
            whole += priors[index]
        for index in range(self.number):
            priors[index] /= whole

    def play_on(self, stream: Stream) -> None:
        """Likely moves to the end."""
        self.rollout.play_on(self.position, stream)
        self.score_outcome()
        self.rollout.plans.learn(self.values)

    def score_outcome(self) -> None:
        """What the end is worth to each seat."""
        position, values = self.position, self.values
        first = 0.5 if position.winner == SHARED else float(position.winner == 0)
        if position.ending == CIVILIAN:
            lead = float(total(score_sheet(position, 0)) - total(score_sheet(position, 1)))
            first = 0.9 * first + 0.05 + MARGIN * max(-12.0, min(12.0, lead))
        values[0] = first
        values[1] = 1.0 - first


def search_state(state: State, seat: int, is_open: bool) -> SearchState:
    """With the packaged network; own card data with more pieces than that knows is judged by playing on."""
    net = weights.packaged_policy("duel", INPUTS, OUTPUTS) if knows_all_pieces() else None
    return DuelSearchState(cast(Position, state), seat, net, is_open)
