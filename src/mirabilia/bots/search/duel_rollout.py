"""Playing a Duel on to its end with likely moves, where no network judges.

Each seat follows a plan: points, science or war. Which plan serves it best is learned from one rollout to the next, so
that a threat which only a plan makes real is seen.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from mirabilia.core.stream import Stream
from mirabilia.core.vecs import vec
from mirabilia.games.duel.moves import (
    BUILD_WONDER,
    DISCARD_CARD,
    DRAFT_WONDER,
    MOST_MOVES,
    REVIVE_CARD,
    Moves,
    find_legal,
)
from mirabilia.games.duel.pieces import BROWN, CARDS, GREEN, GREY, RED, Card
from mirabilia.games.duel.position import OVER, REVIVE, TURN, Position
from mirabilia.games.duel.rules import play

POINTS: Final = 0
SCIENCE: Final = 1
WAR: Final = 2
PLANS: Final = 3
COLOURS_WANTED: Final = vec[i64]([-1, GREEN, RED])
"""By plan; points come in all colours."""
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
        moves = self.moves
        self.plans.choose()
        self.aggressor = -1
        if position.conflict:
            self.aggressor = i64(position.conflict < 0)
        while position.phase != OVER:
            find_legal(position, moves)
            if position.phase == TURN:
                play(position, self.turn_move(position, stream))
            elif position.phase == REVIVE:
                play(position, self.revived(position, stream))
            else:
                play(position, moves.codes[stream.below(moves.number)])

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

    def turn_move(self, position: Position, stream: Stream) -> i64:
        """What the plan wants, else in Age I what produces, else anything that helps."""
        moves, weights, colour = self.moves, self.weights, self.planned_colour(position)
        is_early = position.age == 1
        is_peaceful = self.is_peaceful(position)
        preferred, producer = Pick(), Pick()
        whole: i64 = 0
        for index in range(moves.number):
            code = moves.codes[index]
            if code < DISCARD_CARD:
                card: Card = CARDS[code]
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
            weights[index] = whole
        if preferred.number:
            return preferred.code
        if producer.number:
            return producer.code
        return self.drawn(stream.below(whole))

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
