"""OpenSpiel's tree search plays 7 Wonders Duel against one of our levels.

    pip install "mirabilia[rl]"
    python examples/openspiel_mcts.py [GAMES [SIMULATIONS [LEVEL]]]

Neither sees what is hidden: the search gets a state that it cannot tell from the real one, drawn anew for each move.
It is OpenSpiel's search in Python; the one in C++ crashes on games written in Python.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import mirabilia.envs.openspiel  # noqa: F401 (registers the games)
from mirabilia import bots, games

BUDGET = bots.Budget(iterations=50)


def play(game: Any, seed: int, search_seat: int, simulations: int, level: str) -> float:
    """A game; what it came to for the search."""
    rng = np.random.default_rng(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(seed))
    search = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=np.random.RandomState(seed))
    ours = bots.get(level, seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    while not state.is_terminal():
        player = state.current_player()
        if player == search_seat:
            state.apply_action(search.step(state.resample_from_infostate(player, rng.random)))
        else:
            knowledge = bots.Knowledge(games.get("duel"), state.position, player)
            move = ours.choose(knowledge, BUDGET).move
            state.apply_action(state.what.space.index(state.position, player, move))
    return float(state.returns()[search_seat])


def main() -> None:
    number = int(sys.argv[1]) if sys.argv[1:] else 10
    simulations = int(sys.argv[2]) if sys.argv[2:] else 100
    level = sys.argv[3] if sys.argv[3:] else "adept"
    game = pyspiel.load_game("mirabilia_duel")
    outcomes = [play(game, seed // 2, seed % 2, simulations, level) for seed in range(number)]
    won = sum(outcome + 1 for outcome in outcomes) / 2
    print(f"OpenSpiel's search with {simulations} simulations won {won:g} of {number} games against {level}")


if __name__ == "__main__":
    main()
