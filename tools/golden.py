"""Golden playthroughs: whole games as records, with everything that happened as comments between the moves.

`make golden` plays the moves of every file in tests/golden again and writes down what happens now: after a rule has
been changed on purpose, the difference shows what the change does. `--new NAME` makes a new file from a game of bots.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

from mirabilia import bots, games
from mirabilia.core import record as records
from mirabilia.core.contract import State
from mirabilia.core.describe import texts
from mirabilia.core.record import Record, RecordedMove

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gaia", "Hugo")
FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


def annotated(record: Record) -> Record:
    """The record with its events in words, its result and the final score sheets."""
    game = games.get(record.game)
    words = texts("en")
    moves: list[RecordedMove] = []
    state = record.start(game)
    names = cities(record)
    comments = [f"    {words.fact(game, event, names)}" for event in state.events(None)]
    for entry in record.moves:
        moves.append(RecordedMove(entry.seat, entry.text, before=tuple(comments)))
        state.play(entry.seat, state.parse(entry.text, entry.seat))
        comments = [f"    {words.fact(game, event, names)}" for event in state.events(None)]
    comments += [f"    {line}" for line in score_lines(state)]
    return Record(
        game=record.game,
        players=record.players,
        options=record.options,
        seed=record.seed,
        result=records.result_text(state.result()),
        moves=moves,
        after=tuple(comments),
    )


def cities(record: Record) -> tuple[str, ...]:
    """The players and, where two play a game for three, the city that is nobody's."""
    free_city = f"{record.game}-free-city"
    if len(record.players) == 2 and texts("en").has(free_city):
        return (*record.players, texts("en")(free_city))
    return record.players


def score_lines(state: State) -> list[str]:
    result = state.result()
    assert result is not None  # noqa: S101
    return [", ".join(f"{line} {points}" for line, points in sheet.items()) for sheet in result.scores]


def new_record(game_name: str, players: int, options: dict[str, str], seed: int, bot: str = "random") -> Record:
    """A game between equal bots."""
    game, rng = games.get(game_name), Random(seed)
    player = bots.get(bot, seed)
    record = Record(game=game_name, players=NAMES[:players], options=options, seed=seed)
    state = record.start(game)
    while state.to_act():
        seat = rng.choice(state.to_act())
        move = player.choose(bots.Knowledge(game, state, seat), bots.Budget()).move
        record.add(seat, state.text(move))
        state.play(seat, move)
    return record


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--new", metavar="NAME")
    parser.add_argument("--game", default="duel")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", choices=bots.NAMES, default="random")
    asked = parser.parse_args()
    if asked.new:
        options = dict(option.split("=", 1) for option in asked.option)
        record = new_record(asked.game, asked.players, options, asked.seed, asked.bot)
        records.save(annotated(record), FOLDER / f"{asked.game}-{asked.new}.txt")
        return 0
    for file in sorted(FOLDER.glob("*.txt")):
        records.save(annotated(records.load(file)), file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
