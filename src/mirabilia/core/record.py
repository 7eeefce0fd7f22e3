"""Records: a whole game as a text a person can read, write and mail. docs/records.md describes the format.

mirabilia record 1
game: duel
options: wonders=beginner
seed: 7
players: ["Anna", "Bruno"]
date: 2026-11-15
result: civilian; ranks 1 2; points 61 52

1: build baths
2: discard tavern    # a comment
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from mirabilia.core.contract import Game, Json, Result, Seat, Seed, State
from mirabilia.core.options import checked_players
from mirabilia.core.saving import read_whole, write_whole
from mirabilia.core.seeds import checked_seed, read_seed

VERSION = 1
FIRST_LINE = f"mirabilia record {VERSION}"
UNFINISHED = "unfinished"
POINTS = "; points "
LONGEST_SEAT = 3
"""Digits of the number of a seat."""


class RecordError(ValueError):
    """A record that cannot be read or played: the line, what was expected there, and the record up to there."""

    def __init__(self, line: int, found: str, expected: str, until: Record | None = None) -> None:
        super().__init__(f"line {line}: {expected}" + (f", found {found!r}" if found else ""))
        self.line, self.found, self.expected, self.until = line, found, expected, until


class RecordedMove(msgspec.Struct):
    """One move of a record."""

    seat: Seat
    text: str
    comment: str = ""
    before: tuple[str, ...] = ()
    """Comment lines above the move."""
    line: int = 0
    """Where it stood in the file; 0 if it was not read from one."""


class Record(msgspec.Struct):
    """A game as it was played."""

    game: str
    players: tuple[str, ...]
    options: dict[str, Any]
    seed: Seed | None = None
    position: Json | None = None
    """The position it started from, if not from a seed."""
    date: str = ""
    catalogue: str = ""
    """Fingerprint of the card data it was played with."""
    rules: int = 0
    """Version of the rules it was played by; 0 if nobody has noted it."""
    result: str = UNFINISHED
    moves: list[RecordedMove] = []
    after: tuple[str, ...] = ()
    """Comment lines below the last move."""
    lines: dict[str, int] = {}
    """Where each header stood in the file, if it was read from one."""

    def start(self, game: Game) -> State:
        """The state before the first move."""
        if self.position is not None:
            return game.restore(self.position)
        return game.new(self.seed or 0, len(self.players), self.options)

    def add(self, seat: Seat, text: str) -> None:
        self.moves.append(RecordedMove(seat, text))


class PlayedMove(msgspec.Struct):
    """One move while a record is being played."""

    number: int
    entry: RecordedMove
    move: int
    """Its code."""
    before: State
    after: State


def result_text(result: Result | None) -> str:
    if result is None:
        return UNFINISHED
    ranks = " ".join(map(str, result.ranks))
    points = " ".join(str(sheet["total"]) for sheet in result.scores)
    return f"{result.reason}; ranks {ranks}{POINTS}{points}"


def option_text(choice: object) -> str:
    """A choice on one line: rows are joined by +, switches are on or off."""
    if isinstance(choice, bool):
        return "on" if choice else "off"
    return "+".join(map(str, choice)) if isinstance(choice, list | tuple) else str(choice)


def today() -> str:
    return datetime.date.today().isoformat()


# Writing.


def write(record: Record) -> str:
    """The record as text; `read` is the inverse."""
    lines = [FIRST_LINE, f"game: {record.game}"]
    if record.options:
        lines.append(
            "options: " + ", ".join(f"{name}={option_text(choice)}" for name, choice in record.options.items())
        )
    if record.position is None:
        lines.append(f"seed: {record.seed}")
    else:
        lines.append(f"position: {json.dumps(record.position, separators=(', ', ':'))}")
    lines.append(f"players: {json.dumps(list(record.players), ensure_ascii=False)}")
    if record.date:
        lines.append(f"date: {record.date}")
    if record.catalogue:
        lines.append(f"catalogue: {record.catalogue}")
    if record.rules:
        lines.append(f"rules: {record.rules}")
    lines += [f"result: {record.result}", ""]
    for entry in record.moves:
        lines += [f"# {comment}" for comment in entry.before]
        lines.append(f"{entry.seat + 1}: {entry.text}" + (f"  # {entry.comment}" if entry.comment else ""))
    lines += [f"# {comment}" for comment in record.after]
    return "\n".join(lines) + "\n"


def save(record: Record, path: Path) -> None:
    """Write a record file, whole or not at all: whatever goes wrong, an older file of that name stays."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, write(record).encode())


# Reading.


def load(path: Path) -> Record:
    """Read a record file; RecordError if it is none."""
    content = read_whole(path)
    try:
        return read(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise RecordError(line, "", "expected text in UTF-8") from None


def read(text: str) -> Record:
    """A record from its text. The moves are taken as they are; `play` tries them."""
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        first_line = lines[0][:60] if lines else ""
        other = first_line.startswith("mirabilia record ")
        expected = f"a record of version {VERSION} is needed" if other else f"expected {FIRST_LINE!r}"
        raise RecordError(1, first_line, expected)
    headers, first_move = _read_headers(lines)
    record = _from_headers(headers, first_move)
    _read_moves(lines, first_move, record)
    return record


def _read_headers(lines: list[str]) -> tuple[dict[str, tuple[int, str]], int]:
    """The headers with their line numbers, and the number of lines before the first move."""
    headers: dict[str, tuple[int, str]] = {}
    number = 1
    while number < len(lines):
        line = lines[number].strip()
        if line.startswith("#") or _numbered(line):
            break
        number += 1
        if not line:
            if headers:
                break
            continue
        name, colon, value = line.partition(":")
        if not colon or name not in HEADERS:
            raise RecordError(number, line[:60], f"expected a header ({', '.join(HEADERS)})")
        if name in headers:
            raise RecordError(number, line[:60], f"the header {name!r} is there twice")
        headers[name] = (number, value.strip())
    return headers, number


def _from_headers(headers: dict[str, tuple[int, str]], end: int) -> Record:
    fields: dict[str, Any] = {}
    for name, (line, value) in headers.items():
        reader, expected = HEADERS[name]
        try:
            fields[name] = reader(value)
        except ValueError:
            raise RecordError(line, value[:60], f"expected {expected}") from None
    for name in ("game", "players"):
        if name not in fields:
            raise RecordError(end, "", f"expected the header {name!r} above this line")
    if ("seed" in fields) == ("position" in fields):
        raise RecordError(end, "", "expected either the header 'seed' or the header 'position' above this line")
    fields.setdefault("options", {})
    return Record(**fields, lines={name: line for name, (line, _) in headers.items()})


def _read_moves(lines: list[str], start: int, record: Record) -> None:
    comments: list[str] = []
    for number, raw in enumerate(lines[start:], start + 1):
        line = raw.strip()
        if not line:
            continue
        if line.startswith("#"):
            comments.append(line[1:].strip())
            continue
        seat, text, comment = _read_move(line)
        if not text:
            raise RecordError(number, line[:60], "expected a move such as '1: build baths'", record)
        if not 1 <= seat <= len(record.players):
            raise RecordError(number, line[:60], f"expected a seat from 1 to {len(record.players)}", record)
        record.moves.append(RecordedMove(seat - 1, text, comment, tuple(comments), number))
        comments = []
    record.after = tuple(comments)


def _numbered(line: str) -> bool:
    """Whether a line begins like a move: `1:`. Without patterns, which some lines could keep busy for a minute."""
    return line.partition(":")[0].rstrip().isdecimal() and ":" in line


def _read_move(line: str) -> tuple[int, str, str]:
    """The number of the seat, the move and the comment of a line; no move if it is no such line."""
    if not _numbered(line):
        return 0, "", ""
    seat, _, rest = line.partition(":")
    text, _, comment = rest.partition("#")
    number = seat.rstrip().lstrip("0")
    return int(number or 0) if len(number) <= LONGEST_SEAT else 0, text.strip(), comment.strip()


def _read_json(value: str) -> Any:
    try:
        return json.loads(value)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _read_options(value: str) -> dict[str, str]:
    options = {}
    for part in filter(None, (part.strip() for part in value.split(","))):
        name, equals, choice = part.partition("=")
        if not equals:
            raise ValueError(part)
        options[name.strip()] = choice.strip()
    return options


def _read_players(value: str) -> tuple[str, ...]:
    players = _read_json(value)
    if not isinstance(players, list) or not players or not all(isinstance(name, str) for name in players):
        raise ValueError(value)
    return tuple(players)


def _read_position(value: str) -> Json:
    position = _read_json(value)
    if not isinstance(position, dict):
        raise ValueError(value)
    return position


def _read_date(value: str) -> str:
    return datetime.date.fromisoformat(value).isoformat()


HEADERS: dict[str, tuple[Callable[[str], Any], str]] = {
    "game": (str, "the name of a game"),
    "options": (_read_options, "options such as wonders=draft"),
    "seed": (read_seed, "a whole number or 32 hexadecimal digits"),
    "position": (_read_position, "a snapshot as JSON on one line"),
    "players": (_read_players, 'names such as ["Anna", "Bruno"]'),
    "date": (_read_date, "a date such as 2026-11-15"),
    "catalogue": (str, "a fingerprint"),
    "rules": (int, "the version of the rules, a whole number"),
    "result": (str, "a result"),
}
"""How the value of each header is read, and what to say when it cannot be."""


# Playing.


def play(record: Record, game: Game) -> Iterator[PlayedMove]:
    """Play a record move by move. A move that cannot be made raises RecordError with the record up to there."""
    if record.catalogue and record.catalogue != game.catalogue:
        expected = f"card data with the fingerprint {game.catalogue} (other data are in use than when it was played)"
        raise _header_error(record, "catalogue", expected, record.catalogue)
    if record.rules and record.rules != game.version:
        expected = f"rules of version {game.version} (it was played by others, and may come out differently)"
        raise _header_error(record, "rules", expected, str(record.rules))
    state = _set_up(record, game)
    for number, entry in enumerate(record.moves):
        before = state.copy()
        try:
            move = state.parse(entry.text, entry.seat)
            state.play(entry.seat, move)
        except ValueError as error:
            raise RecordError(entry.line, "", str(error), _until(record, number)) from None
        yield PlayedMove(number + 1, entry, move, before, state.copy())
    result = state.result()
    reached = result_text(result)
    if record.result != UNFINISHED and not _same_result(record.result, reached, result is None or result.counted):
        raise _header_error(record, "result", f"the moves lead to the result {reached!r}", record.result, record)


def _same_result(recorded: str, reached: str, counted: bool) -> bool:
    """Whether two results are the same; points that were not counted make no difference."""
    if counted:
        return recorded == reached
    return recorded.partition(POINTS)[0] == reached.partition(POINTS)[0]


def _set_up(record: Record, game: Game) -> State:
    """The state before the first move; an error names the header that makes it impossible."""
    checks: dict[str, Callable[[], object]] = {"position": lambda: record.start(game)}
    if record.position is None:
        checks = {
            "seed": lambda: checked_seed(record.seed),
            "players": lambda: checked_players(game, len(record.players)),
            "options": lambda: record.start(game),
        }
    for header, check in checks.items():
        try:
            check()
        except ValueError as error:
            raise _header_error(record, header, str(error)) from None
    return record.start(game)


def _header_error(
    record: Record, header: str, expected: str, found: str = "", until: Record | None = None
) -> RecordError:
    return RecordError(record.lines.get(header, 1), found, expected, until or _until(record, 0))


def _until(record: Record, number: int) -> Record:
    """The record with its first moves only."""
    return msgspec.structs.replace(record, moves=record.moves[:number], result=UNFINISHED, after=())
