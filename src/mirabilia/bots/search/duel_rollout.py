"""Playing a Duel on to its end with likely moves, where no network judges.

Each seat follows a plan: points, science, war or Wonders. Which plan serves it best is learned from one rollout to the
next, so that a threat which only a plan makes real is seen. A card that wins is taken whatever the plan, an extra turn
is used to get at a card that the plan wants, and Progress tokens are chosen by plan.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from mirabilia.bots.search.duel_features import is_supremacy
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import vec
from mirabilia.games.duel.moves import (
    BUILD_WONDER,
    DISCARD_CARD,
    DRAFT_WONDER,
    KEEP_TOKEN,
    MOST_MOVES,
    REVIVE_CARD,
    TAKE_TOKEN,
    WONDER_STEP,
    Moves,
    find_legal,
)
from mirabilia.games.duel.pieces import BROWN, CARDS, GREEN, GREY, RED, SLOTS, TOKENS, WONDERS, Card, Wonder
from mirabilia.games.duel.position import LIBRARY, OVER, PROGRESS, REVIVE, SLOT, TURN, Position
from mirabilia.games.duel.rules import play
from mirabilia.games.duel.setup import COVERED_BY, COVERS

POINTS: Final = 0
SCIENCE: Final = 1
WAR: Final = 2
WONDERS_FIRST: Final = 3
PLANS: Final = 4
NO_COLOUR: Final = -1
COLOURS_WANTED: Final = vec[i64]([NO_COLOUR, GREEN, RED, NO_COLOUR])
"""By plan; points come in all colours."""
TOKENS_WANTED: Final = vec[i64](
    [
        sum([1 << token.index for token in TOKENS if token.points or token.token_points]),
        sum([1 << token.index for token in TOKENS if token.symbol >= 0]),
        sum([1 << token.index for token in TOKENS if token.extra_shields]),
        sum([1 << token.index for token in TOKENS if token.wonders_again or token.wonder_discount]),
    ]
)
"""By plan, the set of Progress tokens that serve it."""
EXPLORE: Final = 0.75

BUILD_WEIGHT: Final = 42
WONDER_WEIGHT: Final = 20
DISCARD_WEIGHT: Final = 18


class Plans:
    """What the plans of the two seats have brought so far."""

    rollouts: i64 = 0

    def __init__(self) -> None:
        self.chosen = vec[i64]([POINTS, POINTS])
        """The plan of each seat in this rollout."""
        self.visits = vec[i64]([0] * (2 * PLANS))
        self.totals = vec[float]([0.0] * (2 * PLANS))

    def choose(self) -> None:
        self.rollouts += 1
        self.chosen[0] = self.best(0)
        self.chosen[1] = self.best(1)

    def best(self, seat: i64) -> i64:
        best_plan: i64 = POINTS
        highest = -1.0
        for plan in range(PLANS):
            visits = float(self.visits[seat * PLANS + plan])
            if visits == 0.0:
                return plan
            mean = self.totals[seat * PLANS + plan] / visits
            worth = mean + EXPLORE * sqrt(log(float(self.rollouts)) / visits)
            if worth > highest:
                highest = worth
                best_plan = plan
        return best_plan

    def learn(self, values: vec[float]) -> None:
        """What each seat got in the end."""
        for seat in range(2):
            at = seat * PLANS + self.chosen[seat]
            self.visits[at] += 1
            self.totals[at] += values[seat]


class Pick:
    """One of several codes, each as likely as the others, drawn in a single pass."""

    number: i64 = 0
    code: i64 = 0

    def offer(self, code: i64, stream: Stream) -> None:
        self.number += 1
        if stream.below(self.number) == 0:
            self.code = code


class Rollout:
    aggressor: i64 = -1
    """The seat whose army was ahead when the rollout began."""

    def __init__(self, moves: Moves) -> None:
        self.moves = moves
        self.plans = Plans()
        self.weights = vec[i64]([0] * MOST_MOVES)

    def play_on(self, position: Position, stream: Stream) -> None:
        self.begin(position)
        while position.phase != OVER:
            play(position, self.next_move(position, stream))

    def begin(self, position: Position) -> None:
        self.plans.choose()
        self.aggressor = -1
        if position.conflict:
            self.aggressor = i64(position.conflict < 0)

    def next_move(self, position: Position, stream: Stream) -> i64:
        """A likely move of the acting seat."""
        moves = self.moves
        find_legal(position, moves)
        if position.phase == TURN:
            return self.turn_move(position, stream)
        if position.phase == REVIVE:
            return self.revived(position, stream)
        if position.phase == PROGRESS:
            return self.token(position, TAKE_TOKEN, stream)
        if position.phase == LIBRARY:
            return self.token(position, KEEP_TOKEN, stream)
        return moves.codes[stream.below(moves.number)]

    def planned_colour(self, position: Position) -> i64:
        return COLOURS_WANTED[self.plans.chosen[position.active]]

    def revived(self, position: Position, stream: Stream) -> i64:
        moves, colour = self.moves, self.planned_colour(position)
        preferred, other = Pick(), Pick()
        for index in range(moves.number):
            card: Card = CARDS[moves.codes[index] - REVIVE_CARD]
            if card.colour == colour:
                preferred.offer(moves.codes[index], stream)
            else:
                other.offer(moves.codes[index], stream)
        return preferred.code if preferred.number else other.code

    def token(self, position: Position, first: i64, stream: Stream) -> i64:
        moves, wanted = self.moves, TOKENS_WANTED[self.plans.chosen[position.active]]
        preferred = Pick()
        for index in range(moves.number):
            if wanted >> (moves.codes[index] - first) & 1:
                preferred.offer(moves.codes[index], stream)
        return preferred.code if preferred.number else moves.codes[stream.below(moves.number)]

    def turn_move(self, position: Position, stream: Stream) -> i64:
        """What wins, else what the plan wants, else in Age I what produces, else anything that helps."""
        moves, weights, colour = self.moves, self.weights, self.planned_colour(position)
        seat = position.active
        city = position.city1 if seat else position.city0
        wants_wonders = self.plans.chosen[seat] == WONDERS_FIRST
        is_early = position.age == 1
        is_peaceful = self.is_peaceful(position)
        preferred, producer = Pick(), Pick()
        whole: i64 = 0
        for index in range(moves.number):
            code = moves.codes[index]
            if code < DISCARD_CARD:
                card: Card = CARDS[code]
                if is_supremacy(position, city, seat, card):
                    return code
                if card.colour == colour:
                    preferred.offer(code, stream)
                elif is_early and (card.colour == BROWN or card.colour == GREY):
                    producer.offer(code, stream)
                if card.colour != RED or not is_peaceful:
                    whole += BUILD_WEIGHT
            elif code < DRAFT_WONDER:
                whole += DISCARD_WEIGHT
            elif code >= BUILD_WONDER:
                whole += WONDER_WEIGHT
                if wants_wonders:
                    preferred.offer(code, stream)
            weights[index] = whole
        if preferred.number == 0 and colour != NO_COLOUR:
            self.offer_uncovering(position, colour, preferred, stream)
        if preferred.number:
            return preferred.code
        if producer.number:
            return producer.code
        return self.drawn(stream.below(whole))

    def offer_uncovering(self, position: Position, colour: i64, preferred: Pick, stream: Stream) -> None:
        """Wonders with an extra turn that lay a card of the wanted colour open."""
        moves = self.moves
        city = position.city1 if position.active else position.city0
        start = (position.age - 1) * SLOTS
        for index in range(moves.number):
            code = moves.codes[index] - BUILD_WONDER
            if code < 0:
                continue
            wonder: Wonder = WONDERS[code // WONDER_STEP]
            if not wonder.again and not city.wonders_again:
                continue
            taken = position.places[code % WONDER_STEP] - SLOT
            left = position.present & ~(1 << taken)
            for slot in COVERS[start + taken]:
                card: Card = CARDS[position.decks[start + slot]]
                if card.colour == colour and not COVERED_BY[start + slot] & left:
                    preferred.offer(moves.codes[index], stream)

    def is_peaceful(self, position: Position) -> bool:
        """Whether a seat leaves armies alone: it does not lead a war and is not behind in one."""
        seat = position.active
        lead = -position.conflict if seat else position.conflict
        return seat != self.aggressor and lead >= 0

    def drawn(self, number: i64) -> i64:
        index: i64 = 0
        while self.weights[index] <= number:
            index += 1
        return self.moves.codes[index]
