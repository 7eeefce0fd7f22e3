"""What is learned of 7 Wonders Duel: the chance to win, and which moves are worth a look.

Two good players seldom let each other come near a supremacy, so they would learn little about it. Therefore most games
open with a part in which each seat has a whim (science, war, anything) and which is not learned from; from a moment
drawn by lot both play for the win.
"""

from __future__ import annotations

from random import Random
from typing import cast

from mirabilia.arena.tuning.lesson import Features, PolicyLesson
from mirabilia.bots.search import duel_features, duel_policy
from mirabilia.bots.search.duel import DuelSearchState
from mirabilia.bots.search.policy_net import CountedFeatures, PolicyNet
from mirabilia.bots.search.search_state import SearchState
from mirabilia.core.contract import Result, Seat, State
from mirabilia.games.duel.game import GAME
from mirabilia.games.duel.moves import DESTROY_CARD, DISCARD_CARD, REVIVE_CARD
from mirabilia.games.duel.pieces import CARDS, GREEN, RED
from mirabilia.games.duel.position import Position

WHIMS = (None, None, "science", "science", "war", "anything")
"""What a seat is after before the game begins in earnest."""
IN_EARNEST_AT_ONCE = 0.35
LONGEST_OPENING = 66
WILFUL = 0.85
"""How often a whim is followed where it can be."""
GLANCE = 30
"""Iterations of a move that no whim decides."""


class DuelLesson(PolicyLesson):
    game, inputs, outputs = "duel", duel_features.INPUTS, duel_policy.OUTPUTS
    estimated, uct_c, adventures = 0.7, (0.75, 0.6), (0.05, 0.15)
    league_share, hidden = 0.2, 96

    def units(self) -> list[float]:
        return duel_features.input_units()

    def table(self, seed: int, rng: Random) -> State:
        return GAME.new(seed, 2, {"wonders": rng.choice(["draft", "draft", "random"])})

    def search_state(self, state: State, seat: Seat, taught: PolicyNet | None) -> SearchState:
        return DuelSearchState(cast("Position", state), seat, taught, False)

    def is_early(self, state: State) -> bool:
        return cast("Position", state).age <= 1

    def opened(self, state: State, taught: PolicyNet | None, rng: Random) -> State:
        if rng.random() < IN_EARNEST_AT_ONCE:
            return state
        whims = [rng.choice(WHIMS), rng.choice(WHIMS)]
        for _ in range(rng.randrange(4, LONGEST_OPENING)):
            seat = state.to_act()[0]
            before = state.copy()
            state.play(seat, self.whimsical(state, seat, whims[seat], taught, rng))
            if state.result() is not None:
                return before
        return state

    def whimsical(self, state: State, seat: Seat, whim: str | None, taught: PolicyNet | None, rng: Random) -> int:
        """A move as the whim has it, or one that looks promising."""
        legal = state.legal(seat)
        wanted = [(liking(cast("Position", state), seat, whim, move), move) for move in legal]
        if max(wanted)[0] > 0 and rng.random() < WILFUL:
            return max(wanted)[1]
        if whim == "anything" and rng.random() < 0.3:
            return rng.choice(legal)
        search = self.new_search(state.sample(seat, rng), seat, taught, rng)
        search.run(GLANCE)
        ranking = search.ranking()
        if rng.random() < 0.5:
            return rng.choices(ranking, [visits for _, visits, _ in ranking])[0][0]
        return ranking[0][0]

    def extract(self, state: State) -> list[tuple[Seat, Features]]:
        """Where there is something to decide."""
        seat = state.to_act()[0]
        if len(state.legal(seat)) == 1:
            return []
        features = CountedFeatures()
        duel_features.extract_features(cast("Position", state), features)
        return [(seat, [(which, float(amount)) for which, amount in features.listed()])]

    def parts(self, state: State, move: int) -> list[int]:
        parts = duel_policy.MoveParts()
        parts.take_apart(cast("Position", state), move)
        return parts.listed()

    def outcome(self, result: Result, seat: Seat, features: Features) -> float:
        return (seat in result.winners) / len(result.winners)


def liking(position: Position, seat: Seat, whim: str | None, move: int) -> float:
    """How much a move pleases a seat with a whim: a new symbol more than a second one, many shields more than few."""
    if move >= DISCARD_CARD and not REVIVE_CARD <= move < DESTROY_CARD:
        return 0.0
    card = CARDS[move if move < DISCARD_CARD else move - REVIVE_CARD]
    if whim == "science" and card.colour == GREEN:
        return 1.5 if position.city(seat).symbols >> card.symbol & 1 else 2.0
    if whim == "war" and card.colour == RED:
        return float(card.shields)
    return 0.0


LESSON = DuelLesson()
