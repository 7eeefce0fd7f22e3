"""What is noted of one game for statistics: how it ended and what every seat had, from a record or a result file."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import as_completed
from pathlib import Path

import msgspec

from mirabilia import games
from mirabilia.arena.files import MATCH, TOURNAMENT, MatchResult, load
from mirabilia.arena.playing import Played
from mirabilia.arena.pool import pool_of
from mirabilia.arena.problems import FileRefused
from mirabilia.core import record as records
from mirabilia.core.contract import Event
from mirabilia.core.interrupts import interrupts_held
from mirabilia.core.questions import Questions, Trait
from mirabilia.core.record import Record, RecordError

CHUNK = 20
"""Records that a process reads at a time."""


class Observation(msgspec.Struct, frozen=True):
    """A game that came to its end."""

    game: str
    options: str
    """As a record has them."""
    reason: str
    ranks: tuple[int, ...]
    scores: tuple[dict[str, int], ...]
    counted: bool
    """Whether points decided."""
    moves: int
    traits: tuple[Trait, ...] = ()


class Unusable(msgspec.Struct, frozen=True):
    """A game that tells nothing: it has no end, or cannot be read. An `error` names the file and why."""

    file: str
    error: str = ""


Noted = Observation | Unusable


def questions_of(game: str) -> Questions | None:
    """What a game wants to be asked, if it has said so."""
    found: Questions | None = games.plugin(game).load("statistics")
    return found


def observe(path: Path) -> Noted:
    """Play a record again and note what happened."""
    try:
        record = records.load(path)
        return observed(record) or Unusable(str(path))
    except (RecordError, ValueError, OSError) as error:
        return Unusable(str(path), str(error))


def observed(record: Record) -> Observation | None:
    """None if the game has no end."""
    game = games.get(record.game)
    state = record.start(game)
    turns: list[list[Event]] = [state.events(None)]
    for played in records.play(record, game):
        state = played.after
        turns.append(state.events(None))
    result, questions = state.result(), questions_of(record.game)
    if result is None:
        return None
    traits = () if questions is None else tuple(dict.fromkeys(questions.find(turns)))
    options = ", ".join(f"{name}={records.option_text(choice)}" for name, choice in record.options.items())
    return Observation(
        record.game, options, result.reason, result.ranks, result.scores, result.counted, len(record.moves), traits
    )


def of_result(path: Path) -> list[Noted]:
    """The games of the file of a match or a tournament. It does not say what happened in them, but how they ended."""
    try:
        result: MatchResult = load(path, MATCH)
    except FileRefused as refused:
        if refused.kind != "stranger":
            raise
        result = load(path, TOURNAMENT)
    options = ", ".join(f"{name}={records.option_text(choice)}" for name, choice in result.match.options.items())
    return [of_played(result.match.game, options, game) or Unusable(str(path)) for game in result.games]


def of_played(name: str, options: str, game: Played) -> Observation | None:
    if game.fault is not None:
        return None
    return Observation(name, options, game.reason, game.ranks, game.scores, True, game.moves)


# Many of them.


def observe_all(paths: Sequence[Path], jobs: int) -> Generator[list[Noted], None, None]:
    """Records on all cores, some at a time; in whatever order they are done."""
    chunks = [paths[first : first + CHUNK] for first in range(0, len(paths), CHUNK)]
    if jobs == 1 or len(chunks) < 2:
        yield from map(observe_some, chunks)
        return
    with pool_of(min(jobs, len(chunks))) as pool:
        with interrupts_held():
            parts = [pool.submit(observe_some, chunk) for chunk in chunks]
        for part in as_completed(parts):
            yield part.result()


def observe_some(paths: Iterable[Path]) -> list[Noted]:
    return [observe(path) for path in paths]


def records_in(folder: Path) -> Iterator[Path]:
    """The records of a folder, in their order."""
    yield from sorted(path for path in folder.iterdir() if path.suffix == ".txt" and path.is_file())
