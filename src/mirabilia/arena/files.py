"""The file of a match: the result as JSON, and beside it, while it is played, a journal with every finished game.

A game that is in the journal is never lost: the result is written whole, and only then the journal goes.
docs/matches.md describes both.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, TypeVar

import msgspec

import mirabilia
from mirabilia import _build
from mirabilia.arena.figures import Figures, figures, round_score
from mirabilia.arena.match import Match
from mirabilia.arena.playing import Played
from mirabilia.arena.problems import FileRefused
from mirabilia.arena.sprt import SprtRun
from mirabilia.arena.tournament import Tournament
from mirabilia.arena.tournament_figures import TournamentFigures, tournament_figures
from mirabilia.core.saving import write_whole

T = TypeVar("T")

VERSION = 1
JOURNAL = ".journal"
"""What is put behind the name of the result."""


class Head(msgspec.Struct, frozen=True):
    """What is said before the games: the first line of a journal, the beginning of a result."""

    format: str
    version: int
    match: Match
    catalogue: str
    """Fingerprint of the card data."""
    build: str


class MatchResult(msgspec.Struct, frozen=True):
    """A match with all that came of it."""

    format: str
    version: int
    match: Match
    catalogue: str
    build: str
    finished: bool
    figures: Figures
    games: tuple[Played, ...]

    def head(self) -> Head:
        return Head(self.format, self.version, self.match, self.catalogue, self.build)


class TournamentHead(Head, frozen=True):
    match: Tournament


class TournamentResult(MatchResult, frozen=True):
    """A tournament with all that came of it."""

    match: Tournament
    figures: TournamentFigures


class Kind(NamedTuple):
    """What a file may be of: a match or a tournament."""

    name: str
    """How its format is called."""
    head: type[Head]
    result: type[MatchResult]
    figures: Callable[[Any, Iterable[Played]], Figures]


MATCH = Kind(Match.file_format, Head, MatchResult, figures)
TOURNAMENT = Kind(Tournament.file_format, TournamentHead, TournamentResult, tournament_figures)


def kind_of(match: Match) -> Kind:
    return next(kind for kind in (MATCH, TOURNAMENT) if kind.name == match.file_format)


def head(match: Match) -> Head:
    return Head(match.file_format, VERSION, match, match.rules().catalogue, build_here())


def build_here() -> str:
    """Version and build of this program. Others may play other games from the same seeds."""
    return f"{mirabilia.__version__} {'compiled' if _build.COMPILED else 'uncompiled'}"


def result(match: Match, games: Iterable[Played]) -> MatchResult:
    return result_of(head(match), games)


def result_of(said: Head, games: Iterable[Played]) -> MatchResult:
    ordered = tuple(sorted(games, key=lambda game: game.number))
    kind = kind_of(said.match)
    told = kind.figures(said.match, ordered)
    is_decided = told.sprt is not None and told.sprt.accepted != ""
    finished = is_decided or {game.number for game in ordered} >= set(range(said.match.planned))
    fields = (said.format, said.version, said.match, said.catalogue, said.build)
    return kind.result(*fields, finished, told, ordered)


# Writing.


def write(result: MatchResult) -> bytes:
    """The result as JSON, a line for each game."""
    encoded = {field: msgspec.json.encode(getattr(result, field)) for field in MatchResult.__struct_fields__}
    encoded["games"] = b"[\n" + b",\n".join(map(msgspec.json.encode, result.games)) + b"\n]"
    return b"{\n" + b",\n".join(b'"%s": %s' % (name.encode(), value) for name, value in encoded.items()) + b"\n}\n"


def save(result: MatchResult, path: Path) -> None:
    """Write the file, whole or not at all."""
    write_whole(path, write(result))


# Reading.


def journal_of(path: Path) -> Path:
    return path.with_name(path.name + JOURNAL)


def load(path: Path, kind: Kind = MATCH) -> MatchResult:
    """The result in a file, whether or not the match was finished. FileRefused if it holds none."""
    games: dict[int, Played] = {}
    head: Head | None = None
    for candidate, played in (read_journal(journal_of(path), kind), read_result(path, kind)):
        if candidate is not None:
            if head is not None:
                check_same(path, head, candidate)
            head = candidate if head is None or candidate.match.games > head.match.games else head
            games |= played
    if head is None:
        raise FileRefused("missing", f"there is no {path}", file=str(path))
    try:
        head = msgspec.structs.replace(head, match=head.match.advanced(games))
        check_games(path, head.match, games)
        return result_of(head, games.values())
    except (ArithmeticError, LookupError, ValueError) as error:
        raise broken(path, f"{type(error).__name__}: {error}") from None


def read_result(path: Path, kind: Kind) -> tuple[Head | None, dict[int, Played]]:
    if not path.exists():
        return None, {}
    content = path.read_bytes()
    check_format(path, content, kind)
    try:
        result = msgspec.json.decode(content, type=kind.result)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise broken(path, str(error)) from None
    return result.head(), {game.number: game for game in result.games}


def read_journal(path: Path, kind: Kind) -> tuple[Head | None, dict[int, Played]]:
    """A journal; half a last line, from a program that was ended, does not count."""
    if not path.exists():
        return None, {}
    lines = path.read_bytes().split(b"\n")[:-1]
    if not lines:
        check_begun(path, kind)
        return None, {}
    check_format(path, lines[0], kind)
    said = read_line(path, 1, lines[0], kind.head)
    games = [read_line(path, number, line, Played) for number, line in enumerate(lines[1:], 2)]
    return said, {game.number: game for game in games}


def read_line(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise broken(path, f"line {number}: {error}") from None


def check_begun(path: Path, kind: Kind) -> None:
    """Without a whole line a journal is the beginning of one, or something else."""
    start, content = f'{{"format":"{kind.name}"'.encode(), path.read_bytes()
    if content[: len(start)] != start[: len(content)]:
        raise stranger(path, kind)


def check_format(path: Path, content: bytes, kind: Kind) -> None:
    try:
        fields = msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise (broken(path, str(error)) if kind.name.encode() in content[:60] else stranger(path, kind)) from None
    if not isinstance(fields, dict) or fields.get("format") != kind.name:
        raise stranger(path, kind)
    if fields.get("version") != VERSION:
        raise FileRefused("version", f"{path} is of another version of the format", file=str(path), version=VERSION)


def check_games(path: Path, match: Match, games: Mapping[int, Played]) -> None:
    """Every game has to be one of this match."""
    for number, game in games.items():
        seats = {len(row) for row in (game.ranks, game.decisions, game.iterations, *game_times(game))}
        if number < 0 or (game.seed, game.seating) != (match.seed_of(number), match.seating(number)):
            raise broken(path, f"game {number} does not belong to this match")
        if seats != {match.players} or len(game.scores) not in (0, match.players):
            raise broken(path, f"game {number} has another number of seats")


def game_times(game: Played) -> tuple[tuple[float, ...], tuple[float, ...]]:
    return game.times.cpu, game.times.slowest


def check_same(path: Path, one: Head, other: Head) -> None:
    """Refuse to go on with another match, or where the games could not be compared. More games are welcome."""
    differing = [name for name in ("catalogue", "build") if getattr(one, name) != getattr(other, name)]
    ours, theirs = (msgspec.to_builtins(head.match) for head in (one, other))
    differing += [name for name in one.match.fixed if ours[name] != theirs[name]]
    if differing:
        listed = ", ".join(differing)
        raise FileRefused("other", f"{path} holds another match: {listed} differ", file=str(path), fields=listed)


def stranger(path: Path, kind: Kind) -> FileRefused:
    what = kind.name.removeprefix("mirabilia ")
    return FileRefused("stranger", f"{path} is not the file of a {what}", file=str(path), what=what)


def broken(path: Path, reason: str) -> FileRefused:
    return FileRefused("broken", f"{path} is broken: {reason}", file=str(path), reason=reason)


# A match in parts, each played by somebody else.


class Part(msgspec.Struct, frozen=True):
    """Every nth round of a match, so that seeds stay mirrored: the second of five parts has rounds 2, 7, 12..."""

    number: int
    """From 1."""
    of: int

    def has(self, match: Match, game: int) -> bool:
        return game // match.round_size % self.of == self.number - 1


WHOLE = Part(1, 1)


def merge(paths: Sequence[Path], kind: Kind = MATCH) -> MatchResult:
    """One result from files that hold parts of the same match. A game that is in several of them is taken once."""
    results = [load(path, kind) for path in paths]
    longest = max((one.head() for one in results), key=lambda head: head.match.games)
    games: dict[int, Played] = {}
    for path, one in zip(paths, results, strict=True):
        check_same(path, longest, one.head())
        games = {game.number: game for game in one.games} | games
    return result_of(longest, games.values())


# While a match is played.


class Tally:
    """The games of a match that are finished, and those that are still to be played."""

    def __init__(self, match: Match, part: Part = WHOLE) -> None:
        self.match, self.part = match, part
        self.games: dict[int, Played] = {}
        self.test = None if match.sprt is None else SprtRun(match.sprt)

    def add(self, game: Played) -> None:
        self.games[game.number] = game
        self.look()
        if len(self.games) >= self.match.known:
            self.match = self.match.advanced(self.games)

    def look(self) -> None:
        """Show the test the rounds that are complete, in their order."""
        test, size = self.test, self.match.round_size
        while test is not None and not test.accepted:
            numbers = range(test.rounds * size, (test.rounds + 1) * size)
            if not all(number in self.games for number in numbers):
                return
            test.add(round_score(self.match, [self.games[number] for number in numbers]))

    @property
    def is_decided(self) -> bool:
        """Whether the test that the match is has come to its end."""
        return self.test is not None and self.test.accepted != ""

    @property
    def planned(self) -> int:
        """How many games there will be here, at most."""
        unknown = self.match.planned - self.match.known
        return len(self.games) + len(self.missing()) + (0 if self.is_decided else unknown)

    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played here."""
        if self.is_decided:
            return []
        numbers = range(self.match.known)
        return [number for number in numbers if number not in self.games and self.part.has(self.match, number)]

    def result(self) -> MatchResult:
        return result(self.match, self.games.values())

    def close(self) -> None:
        """Nothing more will be added: write the result."""

    def release(self) -> None:
        """Let go of the files, whatever has happened."""


class SavedTally(Tally):
    """Keeps every game in a file as soon as it is finished."""

    def __init__(self, path: Path, match: Match, part: Part = WHOLE) -> None:
        """Take up what the files hold. FileRefused, and nothing changed, if that is something else."""
        super().__init__(match, part)
        self.path, self.journal = path, journal_of(path)
        self.match, self.games = self.taken_up(match)
        self.file = self.opened()
        self.match, self.games = self.taken_up(match)  # now that nobody else writes
        self.look()

    def taken_up(self, match: Match) -> tuple[Match, dict[int, Played]]:
        """The match, perhaps longer than asked for because it already is, and the games that were played."""
        if not self.path.exists() and not self.journal.exists():
            return match, {}
        kind = kind_of(match)
        if read_journal(self.journal, kind)[0] is None and not self.path.exists():
            return match, {}
        before = load(self.path, kind)
        check_same(self.path, head(match), before.head())
        games = {game.number: game for game in before.games}
        if games and max(games) >= match.planned:
            match = match.reaching(max(games))
        return match.advanced(games), games

    def opened(self) -> BinaryIO:
        file = open(self.journal, "ab")  # noqa: SIM115  # it stays open
        try:
            self.lock(file)
            whole = self.journal.read_bytes().rfind(b"\n") + 1
            file.truncate(whole)
            if not whole:
                self.append(file, head(self.match))
        except BaseException:
            file.close()
            raise
        return file

    def lock(self, file: BinaryIO) -> None:
        """Two processes must not play the same match."""
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            gone = os.fstat(file.fileno()).st_nlink == 0
        except BlockingIOError:
            gone = True
        if gone:
            raise FileRefused("busy", f"another process plays the match of {self.path}", file=str(self.path))

    def add(self, game: Played) -> None:
        super().add(game)
        self.append(self.file, game)

    def append(self, file: BinaryIO, entry: Any) -> None:
        file.write(msgspec.json.encode(entry) + b"\n")
        file.flush()
        os.fsync(file.fileno())

    def close(self) -> None:
        """Write the result; then the journal is not needed any more."""
        try:
            save(self.result(), self.path)
            self.journal.unlink()
        finally:
            self.release()

    def release(self) -> None:
        self.file.close()
