"""What is learned of 7 Wonders Duel: the chance to win."""

from __future__ import annotations

from random import Random
from typing import cast

from mirabilia.arena.tuning.lesson import Features, NetLesson
from mirabilia.bots.search import duel_features
from mirabilia.bots.search.duel import DuelSearchState
from mirabilia.bots.search.net import Net, SparseFeatures
from mirabilia.bots.search.search_state import SearchState
from mirabilia.core.contract import Result, Seat, State
from mirabilia.games.duel.game import GAME
from mirabilia.games.duel.position import Position


class DuelLesson(NetLesson):
    game, inputs, is_chance, estimated, uct_c = "duel", duel_features.INPUTS, True, 0.7, (0.7, 0.4)

    def table(self, seed: int, rng: Random) -> State:
        return GAME.new(seed, 2, {"wonders": rng.choice(["draft", "draft", "random"])})

    def search_state(self, state: State, seat: Seat, taught: Net | None) -> SearchState:
        return DuelSearchState(cast("Position", state), seat, taught, False)

    def is_early(self, state: State) -> bool:
        return cast("Position", state).age <= 1

    def extract(self, state: State) -> list[tuple[Seat, Features]]:
        features = SparseFeatures()
        duel_features.extract_features(cast("Position", state), features)
        return [(state.to_act()[0], features.listed())]

    def outcome(self, result: Result, seat: Seat, features: Features) -> float:
        return (seat in result.winners) / len(result.winners)


LESSON = DuelLesson()
