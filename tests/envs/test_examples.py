"""The example that needs OpenSpiel runs as its first lines say. The one that needs torch: `make test-learning`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pyspiel", reason="the extra rl is not installed")
ROOT = Path(__file__).resolve().parents[2]


def test_the_search_of_openspiel_plays_a_level() -> None:
    done = subprocess.run(
        [sys.executable, "examples/openspiel_mcts.py", "1", "3", "novice"],
        cwd=ROOT,
        env=os.environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"OpenSpiel's search with 3 simulations won [\d.]+ of 1 games against novice\n", done.stdout)
