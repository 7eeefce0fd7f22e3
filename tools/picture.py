"""The picture of the README: a moment of a game as the terminal shows it. `make picture` draws it anew."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from random import Random

from rich.console import Console

from mirabilia import games
from mirabilia.cli import screen
from mirabilia.cli.screen import Scene
from mirabilia.core.describe import texts

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "images" / "terminal.svg"


def main() -> int:
    game, rng = games.get("duel"), Random(4)
    state = game.new(seed=20, options={"wonders": "beginner"})
    while state.view(None).age < 2 or state.to_act() != (0,):
        seat = state.to_act()[0]
        state.play(seat, rng.choice(state.legal(seat)))
    console = Console(record=True, file=io.StringIO(), width=124, force_terminal=True, color_system="truecolor")
    scene = Scene(game, texts("en"), ("Anna", "greedy"))
    console.print(screen.of(game.name).table(scene, state.view(0), console.width))
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    svg = console.export_svg(title="mirabilia play duel")
    svg = re.sub(r"@font-face \{.*?\}\n", "", svg, flags=re.DOTALL)  # it would fetch fonts from elsewhere
    PICTURE.write_text(svg, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
