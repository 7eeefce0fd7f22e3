"""Keeps positions and records of the present version under tests/kept, for later versions to read.

    python -m tools.keep VERSION        write tests/kept/VERSION, which must not be there yet

Files of a version that has been released are never written again: tests/test_kept.py reads all of them, for ever.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from mirabilia.core import record as records
from mirabilia.core.contract import Json, State
from mirabilia.core.record import Record, option_text, result_text
from tests.contract.cases import CASES, Case, random_move
from tools.golden import NAMES

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "kept"
SEED = 11
PLAYED_ON = 25
"""How many moves after a position its fingerprint looks at."""


def fingerprint(state: State) -> str:
    """What a position allows, and how it goes on: the notation of all legal moves along one random line of play.

    In which order moves are listed is no rule, and makes no difference.
    """
    digest, rng, state = hashlib.sha256(), Random(SEED), state.copy()
    for _ in range(PLAYED_ON):
        texts = {seat: sorted(state.text(move) for move in state.legal(seat)) for seat in state.to_act()}
        digest.update(json.dumps(list(texts.items())).encode())
        if not texts:
            break
        seat = rng.choice(list(texts))
        state.play(seat, state.parse(rng.choice(texts[seat]), seat))
    digest.update(result_text(state.result()).encode())
    return digest.hexdigest()[:16]


def entry(state: State) -> Json:
    """A position and what is to be found when it is restored."""
    return {
        "result": result_text(state.result()),
        "fingerprint": fingerprint(state),
        "snapshot": state.snapshot(),
    }


def game_of(case: Case) -> tuple[Record, list[State]]:
    """A random game as a record, and the state before each move and at the end."""
    options = {name: option_text(choice) for name, choice in case.options.items()}
    record = Record(game=case.game, players=NAMES[: case.players], options=options, seed=SEED)
    state, rng = case.new(SEED), Random(SEED)
    states = [state.copy()]
    while state.to_act():
        seat, move = random_move(state, rng)
        record.add(seat, state.text(move))
        state.play(seat, move)
        states.append(state.copy())
    record.result = result_text(state.result())
    return record, states


def chosen(states: list[State]) -> list[State]:
    """A position of the middle of the game, the last choice that follows from a turn (7 Wonders), and the end."""
    choices = [state for state in states if state.snapshot().get("phase") == "choice"]
    return [states[len(states) // 2], *choices[-1:], states[-1]]


def keep(case: Case, folder: Path) -> None:
    record, states = game_of(case)
    records.save(record, folder / f"{case}.txt")
    positions: list[Any] = [entry(state) for state in chosen(states)]
    lines = ",\n".join(json.dumps(position, separators=(",", ":")) for position in positions)
    (folder / f"{case}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version")
    folder = FOLDER / parser.parse_args().version
    if folder.exists():
        print(f"{folder} is there already, and is never written again", file=sys.stderr)
        return 2
    folder.mkdir(parents=True)
    for case in CASES:
        keep(case, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
