"""How lines are read and written: words, quoted moves, numbers, JSON.

A word has no spaces; what has some is quoted like a string in JSON: `moves "build baths"`.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

import msgspec

from mirabilia.bots.contract import Advice, Budget
from mirabilia.core.contract import Json, Seat

LONGEST = 1 << 20
"""Bytes in a line."""
LONGEST_SECONDS = 3600.0
MOST_ITERATIONS = 1_000_000_000
SHOWN = 200
"""Characters of what was sent that an answer repeats."""
QUOTED = r'"(?:[^"\\]|\\.)*"'
WORD = re.compile(rf"\s*({QUOTED}|[^\s\"]+)(?=\s|$)")
MOVE = re.compile(rf"\s*(?:(\d{{1,3}}):)?({QUOTED}|[^\s\":]+)(?=\s|$)")


class ProtocolError(Exception):
    """A line that cannot be obeyed: a code for programs, a reason for people."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code

    def __str__(self) -> str:
        return f"error {self.code} {one_line(self.args[0])}"


# Lines.


def lines(stream: BinaryIO, longest: int = LONGEST) -> Iterator[bytes | None]:
    """The lines of a stream without their ends; None for one that is too long, which is never kept."""
    while piece := stream.readline(longest + 1):
        if len(piece) > longest and not piece.endswith(b"\n"):
            while piece and not piece.endswith(b"\n"):
                piece = stream.readline(longest + 1)
            yield None
        else:
            yield piece.rstrip(b"\r\n")


def decoded(line: bytes | None) -> str:
    if line is None:
        raise ProtocolError("long", f"a line has at most {LONGEST} bytes")
    try:
        return line.decode("utf-8").strip()
    except UnicodeDecodeError:
        raise ProtocolError("encoding", "lines are UTF-8") from None


def one_line(text: object) -> str:
    """Text in a line of its own: nothing in it ends the line or commands a terminal."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in str(text)).split())


# Reading.


class Words:
    """What follows a command, taken word by word."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text.strip(), 0
        """The line, and where in it the next word begins or the spaces before it."""

    def __bool__(self) -> bool:
        return self.at < len(self.text)

    def peek(self) -> str:
        """The next word; "" at the end."""
        return unquoted(self._match(WORD)[1]) if self else ""

    def take(self, what: str) -> str:
        """The next word, which is there."""
        if not self:
            raise ProtocolError("usage", f"{what} is missing")
        match = self._match(WORD)
        self.at = match.end()
        return unquoted(match[1])

    def rest(self) -> str:
        """All that is left, as it stands."""
        rest, self.at = self.text[self.at :].lstrip(), len(self.text)
        return rest

    def end(self) -> None:
        if self:
            raise ProtocolError("usage", f"there is too much: {self._shown()}")

    def moves(self) -> list[tuple[Seat | None, str]]:
        """All that is left as moves: `"build baths"`, or `1:"build baths"` for a seat."""
        moves = []
        while self:
            move = self._match(MOVE)
            self.at = move.end()
            moves.append((None if move[1] is None else int(move[1]), unquoted(move[2])))
        return moves

    def _match(self, pattern: re.Pattern[str]) -> re.Match[str]:
        match = pattern.match(self.text, self.at)
        if match is None:
            raise ProtocolError("usage", f"a quote is not closed, or stands in a word: {self._shown()}")
        return match

    def _shown(self) -> str:
        return self.text[self.at : self.at + SHOWN].lstrip()


def unquoted(word: str) -> str:
    if not word.startswith('"'):
        return word
    try:
        text: str = msgspec.json.decode(word, type=str)
    except msgspec.MsgspecError as error:
        raise ProtocolError("usage", f"{word[:SHOWN]} is quoted wrongly: {error}") from None
    return text


def data(text: str) -> Json:
    """An object of JSON."""
    try:
        contents: Json = msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise ProtocolError("json", str(error)) from None
    return contents


def whole(what: str, word: str, last: int, first: int = 0) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= len(str(last)) and first <= int(word) <= last):
        raise ProtocolError("usage", f"{what}: a whole number from {first} to {last}, not {word[:SHOWN]}")
    return int(word)


def seconds(what: str, word: str) -> float:
    try:
        number = float(word)
    except ValueError:
        number = math.nan
    if not 0 < number <= LONGEST_SECONDS:
        allowed = f"a number of seconds above 0, at most {LONGEST_SECONDS:.0f}"
        raise ProtocolError("usage", f"{what}: {allowed}, not {word[:SHOWN]}")
    return number


def iterations(what: str, word: str) -> int:
    return whole(what, word, MOST_ITERATIONS, first=1)


LIMITS: dict[str, Callable[[str, str], float]] = {"seconds": seconds, "cpu": seconds, "iterations": iterations}
"""How each limit of a budget is read."""


def budget(words: Words) -> Budget:
    """`seconds 0.5 cpu 0.4 iterations 1000`, each of them or none."""
    limits: dict[str, Any] = {}
    while words:
        limit = words.take("a limit")
        if limit not in LIMITS or limit in limits:
            known = "seconds, cpu and iterations, each once"
            raise ProtocolError("usage", f"a budget is made of {known}, not {limit[:SHOWN]}")
        limits[limit] = LIMITS[limit](limit, words.take(f"the number after {limit}"))
    return Budget(**limits)


# Writing.


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def row(texts: Iterator[str] | tuple[str, ...] | list[str]) -> str:
    return "".join(f" {quoted(text)}" for text in texts)


def number(value: float) -> str:
    """Never with an exponent, and never 0 for a little."""
    return f"{max(value, 1e-6):.6f}".rstrip("0").rstrip(".")


def budgeted(limits: Budget) -> str:
    given = {name: limit for name, limit in msgspec.structs.asdict(limits).items() if name in LIMITS}
    return "".join(f" {name} {number(limit)}" for name, limit in given.items() if limit is not None)


def evaluation_fields(advice: Advice) -> str:
    """What a bot makes of a decision, without the move."""
    line = f" line{row(advice.line)}" if advice.line else ""
    return f"value {advice.value:.4f} iterations {advice.iterations}{line}"
