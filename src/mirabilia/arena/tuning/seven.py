"""What is learned of 7 Wonders: the points still to come."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from mirabilia.arena.tuning.lesson import Features, NetLesson
from mirabilia.bots.search import seven_features, seven_policy
from mirabilia.bots.search.policy_net import CountedFeatures, PolicyNet
from mirabilia.bots.search.search_state import SearchState
from mirabilia.bots.search.seven import SCALE, WEIGHTS, SevenSearchState
from mirabilia.core.contract import Result, Seat, State
from mirabilia.games.seven.codes import BUILD, STAGE, coins_paid, kind_of, piece_in
from mirabilia.games.seven.game import GAME
from mirabilia.games.seven.pieces import CARDS_END, GREEN, RED, card_of
from mirabilia.games.seven.position import OWING, Position
from mirabilia.games.seven.rules import city_to_choose

WITH_WHIMS = 0.35
"""How many games are played with somebody who has a whim."""
WHIMS = ("arms", "arms", "science", "anything")
COLOUR_OF = {"arms": RED, "science": GREEN}
WILFUL = 0.8
"""How often a whim is followed where it can be."""
GLANCE = 8
"""Iterations of a move that no whim decides."""


class SevenLesson(NetLesson):
    game, inputs, parts_of_moves = "seven", seven_features.INPUTS, seven_policy.PARTS
    is_chance, estimated, uct_c = False, 0.0, (0.5, 0.6)
    evenness, hidden = 0.15, 96
    adventures = (0.06, 0.2)
    players = (2, 3, 3, 4, 4, 5, 5, 5, 6, 7, 8)
    expansions = ("leaders", "cities", "edifice")

    def units(self) -> list[float]:
        return seven_features.input_units()

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

    def whims(self, state: State, rng: Random) -> dict[Seat, str]:
        """In some games up to half of the seats want arms or science, or play anything."""
        if rng.random() >= WITH_WHIMS:
            return {}
        seats = rng.sample(range(state.players), rng.randint(1, max(1, state.players // 2)))
        return {seat: rng.choice(WHIMS) for seat in seats}

    def whimsical(self, state: State, seat: Seat, whim: str, taught: PolicyNet | None, rng: Random) -> int:
        """The card that the whim is for, if there is one; else a move as one might draw it by lot, or a good one."""
        position, legal = cast("Position", state), state.legal(seat)
        wanted = max(legal, key=lambda move: liking(position, whim, move))
        if liking(position, whim, wanted) > 0 and rng.random() < WILFUL:
            return wanted
        if whim == "anything":
            return rng.choices(legal, [int(WEIGHTS[kind_of(move)]) / (1 + int(coins_paid(move))) for move in legal])[0]
        search = self.new_search(state.sample(seat, rng), seat, taught, rng)
        search.run(GLANCE)
        return search.ranking()[0][0]

    def search_state(self, state: State, seat: Seat, taught: PolicyNet | None) -> SearchState:
        return SevenSearchState(cast("Position", state), seat, taught, False)

    def is_early(self, state: State) -> bool:
        return cast("Position", state).age <= 1

    def extract(self, state: State) -> list[tuple[Seat, Features]]:
        """Before a turn, when nobody has chosen."""
        position = cast("Position", state)
        if any(chosen >= 0 for chosen in position.commits) or OWING not in list(position.commits):
            return []
        table, features = seven_features.TableFeatures(), CountedFeatures()
        table.read(position)
        rows = []
        for seat in range(position.setting.players):
            table.extract_features(position, seat, features)
            rows.append((seat, [(which, float(amount)) for which, amount in features.listed()]))
        return rows

    def parts(self, state: State, move: int) -> list[int]:
        position, parts = cast("Position", state), seven_policy.MoveParts()
        parts.take_apart(position, city_to_choose(position, state.to_act()[0]), move)
        return parts.listed()

    def outcome(self, result: Result, seat: Seat, features: Features) -> float:
        """The points still to come."""
        return (result.scores[seat]["total"] - seven_features.total_in(features)) / SCALE


def liking(position: Position, whim: str, move: int) -> float:
    """How much a move pleases a seat with a whim; of two ways to pay the cheaper one more."""
    if not BUILD <= kind_of(move) < STAGE or piece_in(move) >= CARDS_END:
        return 0.0
    card = card_of(position.setting.edition, piece_in(move))
    return 2.0 - 0.01 * int(coins_paid(move)) if card.colour == COLOUR_OF.get(whim) else 0.0


LESSON = SevenLesson()
