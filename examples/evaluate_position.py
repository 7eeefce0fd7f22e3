"""What a bot thinks of a position: the best moves, what they are worth, and why.

    python examples/evaluate_position.py [ITERATIONS [LANGUAGE]]

The position is set up by hand: a snapshot of a fresh game, changed where we like (docs/snapshots.md).
"""

from __future__ import annotations

import sys

from mirabilia import bots, games
from mirabilia.bots.reasons import why
from mirabilia.core.describe import texts

iterations = int(sys.argv[1]) if sys.argv[1:] else 1000
language = sys.argv[2] if sys.argv[2:] else "en"

duel = games.get("duel")
position = duel.new(seed=7, options={"wonders": "beginner"}).snapshot()
position["cities"][0]["coins"] = 20  # Anna is rich,
position["conflict"] = {"pawn": -8, "tokens": [[], [2, 5]]}  # but Bruno's army stands before her capital
state = duel.restore(position)

knowledge = bots.Knowledge(duel, state, seat=0)
advice = bots.get("master", seed=1).choose(knowledge, bots.Budget(iterations=iterations))

words = texts(language)
for move, value in advice.considered[:5]:
    print(f"{value:6.1%}  {words.fact(duel, state.move(move))}")
print(words("reasons-why", reasons="; ".join(words.fact(duel, reason) for reason in why(knowledge, advice.move))))
print(" -> ".join(advice.line))  # how the game may go on, in the notation of records
