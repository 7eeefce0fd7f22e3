"""Replay a record: every move and what it brought about, in words.

    python examples/replay_record.py [FILE [LANGUAGE]]

A record is a game as text (docs/records.md); the terminal and the server save one for every game.
"""

from __future__ import annotations

import sys
from pathlib import Path

from mirabilia import games
from mirabilia.core import record as records
from mirabilia.core.describe import describe

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden" / "duel-scientific.txt"

path = Path(sys.argv[1]) if sys.argv[1:] else GOLDEN
language = sys.argv[2] if sys.argv[2:] else "en"

record = records.load(path)
game = games.get(record.game)
for step in records.play(record, game):  # a move that is not possible raises RecordError with its line
    print(f"{step.number:3}  {step.entry.text}")
    for event in step.after.events(None):  # as a spectator saw it
        print(f"       {describe(game, event, language, record.players)}")
print(record.result)
