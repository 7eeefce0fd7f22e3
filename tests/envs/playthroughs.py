"""Writes the playthroughs of OpenSpiel's generator: `python -m tests.envs.playthroughs`, where the extra `rl` is.

Of what the generator writes they keep what is decided, what can be decided and what it comes to; in place of a long row
of numbers stand its beginning and a digest.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "duel": "mirabilia_duel(deals=3,options=wonders:draft)",
    "seven": "mirabilia_seven(deals=3)",
    "world": "mirabilia_world(deals=3)",
}
SEED = 7
KEPT = re.compile(
    r"(Game|NumD|MaxC|MaxG|Min|Max|Util|NumP|Obs\w+Shape|IsTerminal|IsChance|CurrentPlayer|ObservationTensor\(|Legal|Rewards"
    r"|Returns|game:|action:|# (State|Apply))"
)
LONGEST = 90


def playthrough(game: str) -> str:
    from open_spiel.python.algorithms import generate_playthrough

    import mirabilia.envs.openspiel  # noqa: F401 (registers the games)

    lines = generate_playthrough.playthrough(game, None, seed=SEED).splitlines()
    return "\n".join(shortened(line) for line in lines if KEPT.match(line)) + "\n"


def shortened(line: str) -> str:
    if len(line) <= LONGEST:
        return line
    return f"{line[:40]}... {hashlib.sha256(line.encode()).hexdigest()[:16]}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(game), encoding="utf-8")


if __name__ == "__main__":
    main()
