"""What takes minutes, and torch: `make test-learning`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MINUTES = 5
FAR_ABOVE_CHANCE = 97.0
"""Percent of games won against random moves. A network that has learned nothing wins nine of ten: it loves Wonders."""


def test_ppo_beats_random_moves_within_ten_minutes() -> None:
    done = subprocess.run(
        [sys.executable, "examples/ppo_duel.py", str(MINUTES)],
        cwd=ROOT,
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=600,
        check=True,
    )
    won = re.search(r"^Won ([\d.]+)% of 400 games", done.stdout, re.MULTILINE)
    assert won is not None
    assert float(won[1]) > FAR_ABOVE_CHANCE
