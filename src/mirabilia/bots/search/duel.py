"""7 Wonders Duel as the search sees it."""

from __future__ import annotations

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from mirabilia.bots.search import weights
from mirabilia.bots.search.duel_endgame import EVEN, Endgame, is_laid_open, outcome
from mirabilia.bots.search.duel_features import INPUTS, extract_features, hidden_slots, is_supremacy, knows_all_pieces
from mirabilia.bots.search.duel_policy import OUTPUTS, MoveParts
from mirabilia.bots.search.duel_rollout import Rollout
from mirabilia.bots.search.policy_net import CountedFeatures, PolicyNet
from mirabilia.bots.search.search_state import NOBODY, SearchState
from mirabilia.core.bits import popcount
from mirabilia.core.contract import State
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import vec
from mirabilia.games.duel.conflict import CAPITAL, lead
from mirabilia.games.duel.moves import (
    BUILD_WONDER,
    DESTROY_CARD,
    DISCARD_CARD,
    KEEP_TOKEN,
    LET_BEGIN,
    MOST_MOVES,
    REVIVE_CARD,
    TAKE_TOKEN,
    WONDER_STEP,
    Moves,
    find_legal,
)
from mirabilia.games.duel.pieces import CARDS, TOKENS, WONDERS, Token, Wonder
from mirabilia.games.duel.position import LIBRARY, OVER, SHARED, Position
from mirabilia.games.duel.rules import play
from mirabilia.games.duel.sample import redraw
from mirabilia.games.duel.science import TO_WIN

LAST_CARDS: Final = 3
"""With so few cards left the rest is worked out instead of being judged."""
LAST_POSITIONS: Final = 600
"""Unless it takes more positions than this."""


class DuelSearchState(SearchState):
    is_judged: bool = False
    """Whether the network has judged the position as it is now."""

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
        self.endgame = Endgame()
        self.hidden = hidden_slots(position) if position.age else 0
        self.tokens_left = len(position.box_tokens)

    def determinize(self, stream: Stream) -> None:
        self.position = Position()
        self.root.copy_to(self.position)
        self.position.journal = None
        self.is_judged = False
        if not self.is_open:
            redraw(self.position, self.seat, stream)

    def is_certain(self) -> bool:
        """No card was turned up and no token drawn since the decision."""
        position, root = self.position, self.root
        if position.age == 0 or position.age != root.age or len(position.box_tokens) != self.tokens_left:
            return False
        if position.phase == LIBRARY and root.phase != LIBRARY:
            return False
        return hidden_slots(position) == self.hidden

    def solve(self, most: i64) -> bool:
        if not is_laid_open(self.root):
            return False
        find_legal(self.root, self.moves)
        self.number = self.moves.number
        self.solved = vec[float]([0.0] * int(self.number))
        self.endgame.begin(most)
        codes = self.moves.codes[: self.number]
        self.endgame.values(self.root, codes, self.number, self.solved)
        return self.endgame.looked <= most

    def current_player(self) -> i64:
        return NOBODY if self.position.phase == OVER else self.position.active

    def legal_actions(self) -> None:
        find_legal(self.position, self.moves)
        self.number = self.moves.number

    def apply(self, code: i64) -> None:
        play(self.position, code)
        self.is_judged = False

    def evaluate(self, stream: Stream) -> None:
        net = self.net
        self.winner = NOBODY
        if net is None:
            self.play_on(stream)
        elif self.position.phase == OVER:
            self.score_outcome()
        elif not self.is_worked_out():
            worth = 1.0 / (1.0 + exp(-self.judge(net)))
            self.values[0] = 1.0 - worth if self.position.active else worth
            self.values[1] = 1.0 - self.values[0]

    def judge(self, net: PolicyNet) -> float:
        """What the network says of the position, as log odds of the acting seat."""
        extract_features(self.position, self.features)
        self.is_judged = True
        return net.judge(self.features)

    def rate_moves(self) -> None:
        net = self.net
        if net is None:
            return
        if not self.is_judged:
            self.judge(net)
        parts, priors, highest = self.parts, self.priors, -1e9
        self.winning = -1
        for index in range(self.number):
            parts.take_apart(self.position, self.codes[index])
            promise = 0.0
            for part in range(parts.number):
                promise += net.promise(parts.parts[part])
            priors[index] = promise
            if wins_at_once(self.position, self.codes[index]):
                self.winning = index
            highest = max(highest, promise)
        whole = 0.0
        for index in range(self.number):
            priors[index] = exp(priors[index] - highest)
            whole += priors[index]
        for index in range(self.number):
            priors[index] /= whole

    def is_worked_out(self) -> bool:
        """Whether the last few cards were played out to the best end for both."""
        position = self.position
        if popcount(position.present) > LAST_CARDS or not is_laid_open(position):
            return False
        self.endgame.begin(LAST_POSITIONS)
        first = self.endgame.value(position, -1.0, 2.0, 0)
        if self.endgame.looked > LAST_POSITIONS:
            return False
        self.values[0] = first
        self.values[1] = 1.0 - first
        if first != EVEN:
            self.winner = 0 if first > EVEN else 1
        return True

    def play_on(self, stream: Stream) -> None:
        """Likely moves to the end."""
        self.rollout.play_on(self.position, stream)
        self.score_outcome()
        self.winner = NOBODY
        self.rollout.plans.learn(self.values)

    def score_outcome(self) -> None:
        """What the end is worth to each seat."""
        first = outcome(self.position)
        self.values[0] = first
        self.values[1] = 1.0 - first
        if self.position.winner != SHARED:
            self.winner = self.position.winner


def wins_at_once(position: Position, code: i64) -> bool:
    """Whether a legal move is a supremacy: that is plain to see, however seldom the network has met the like."""
    seat = position.active
    city = position.city1 if seat else position.city0
    if code < DISCARD_CARD:
        return is_supremacy(position, city, seat, CARDS[code])
    if code >= BUILD_WONDER:
        wonder: Wonder = WONDERS[(code - BUILD_WONDER) // WONDER_STEP]
        return wonder.shields > 0 and lead(position, seat) + wonder.shields >= CAPITAL
    if REVIVE_CARD <= code < DESTROY_CARD:
        return is_supremacy(position, city, seat, CARDS[code - REVIVE_CARD])
    if TAKE_TOKEN <= code < LET_BEGIN:
        token: Token = TOKENS[code - (TAKE_TOKEN if code < KEEP_TOKEN else KEEP_TOKEN)]
        is_new = token.symbol >= 0 and not city.symbols >> token.symbol & 1
        return is_new and popcount(city.symbols) + 1 >= TO_WIN
    return False


def search_state(state: State, seat: int, is_open: bool) -> SearchState:
    """With the packaged network; own card data with more pieces than that knows is judged by playing on."""
    net = weights.packaged_policy("duel", INPUTS, OUTPUTS) if knows_all_pieces() else None
    return DuelSearchState(cast(Position, state), seat, net, is_open)
