"""What is learned of 7 Wonders: the points still to come."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from mirabilia.arena.tuning.lesson import Features, NetLesson
from mirabilia.bots.search import seven_features, seven_policy
from mirabilia.bots.search.net import Net, SparseFeatures
from mirabilia.bots.search.search_state import SearchState
from mirabilia.bots.search.seven import SCALE, SevenSearchState
from mirabilia.core.contract import Result, Seat, State
from mirabilia.games.seven.game import GAME
from mirabilia.games.seven.position import OWING, Position
from mirabilia.games.seven.rules import city_to_choose


class SevenLesson(NetLesson):
    game, inputs, outputs = "seven", seven_features.INPUTS, seven_policy.PARTS
    is_chance, estimated, uct_c = False, 0.0, (0.5, 0.6)
    evenness = 0.15
    adventures = (0.06, 0.2)
    players = (2, 3, 3, 4, 4, 5, 5, 5, 6, 7, 8)
    expansions = ("leaders", "cities", "edifice")

    def table(self, seed: int, rng: Random) -> State:
        """Half of the games without expansions, half with some; a few in teams or of the first edition."""
        options: dict[str, Any] = {}
        players = rng.choice(self.players)
        if rng.random() < 0.5:
            chosen = [name for name in self.expansions if rng.random() < 0.6]
            options = {"expansions": chosen, "teams": "cities" in chosen and rng.random() < 0.3}
        if rng.random() < 0.1:
            options["edition"] = "1"
        try:
            return GAME.new(seed, players, options)
        except ValueError:  # not for so many players
            return GAME.new(seed, players, {"expansions": ["cities"]})

    def search_state(self, state: State, seat: Seat, taught: Net | None) -> SearchState:
        return SevenSearchState(cast("Position", state), seat, taught, False)

    def is_early(self, state: State) -> bool:
        return cast("Position", state).age <= 1

    def extract(self, state: State) -> list[tuple[Seat, Features]]:
        """Before a turn, when nobody has chosen."""
        position = cast("Position", state)
        if any(chosen >= 0 for chosen in position.commits) or OWING not in list(position.commits):
            return []
        table, features = seven_features.TableFeatures(), SparseFeatures()
        table.read(position)
        rows = []
        for seat in range(position.setting.players):
            table.extract_features(position, seat, features)
            rows.append((seat, features.listed()))
        return rows

    def parts(self, state: State, move: int) -> list[int]:
        position, parts = cast("Position", state), seven_policy.MoveParts()
        parts.take_apart(position, city_to_choose(position, state.to_act()[0]), move)
        return parts.listed()

    def outcome(self, result: Result, seat: Seat, features: Features) -> float:
        """The points still to come."""
        return (result.scores[seat]["total"] - seven_features.total_in(features)) / SCALE


LESSON = SevenLesson()
