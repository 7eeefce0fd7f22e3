"""What the tests of the protocol talk to: an engine in this process, and programs of all kinds."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue

from mirabilia import bots
from mirabilia.bots.contract import Bot
from mirabilia.bots.protocol.engine import Engine
from mirabilia.bots.protocol.engine_options import EngineOptions
from tests.waiting import LONG

PAGE = Path(__file__).parents[2] / "docs" / "bot-protocol.md"
OURS = f"{shlex.quote(sys.executable)} -m mirabilia bot duel"


def on_the_page(kind: str) -> str:
    """A block of the page of the protocol."""
    block = re.search(rf"```{kind}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    return block[1]


class Talk:
    """A conversation with an engine."""

    def __init__(self, game: str = "duel", level: str = "greedy", make: Callable[[str, int], Bot] = bots.get) -> None:
        self.said: Queue[str] = Queue()
        self.engine = Engine(self.said.put, game, EngineOptions(level), make)

    def __call__(self, line: str | bytes | None) -> str:
        """The answer to a line: one, and nothing else."""
        self.tell(line)
        answer = self.next()
        assert self.said.empty()
        return answer

    def tell(self, line: str | bytes | None) -> None:
        assert self.engine.hear(line.encode() if isinstance(line, str) else line)

    def next(self) -> str:
        return self.said.get(timeout=LONG)


# Programs.


def program(folder: Path, source: str) -> str:
    """The command of a Python program."""
    file = folder / "bot.py"
    file.write_text(source, encoding="utf-8")
    return shlex.join([sys.executable, str(file)])


def answering(on_go: str, before: str = "pass", other: str = "pass") -> str:
    """A program that does as it should until it has to decide."""
    return f"""
import json, os, signal, subprocess, sys, time
def say(line):
    print(line, flush=True)
{before}
for line in sys.stdin:
    command, _, rest = line.strip().partition(" ")
    if command in ("mirabilia", "isready"):
        say("ready")
    elif command == "quit":
        break
    elif command == "position":
        legal = json.loads(rest.partition(" ")[2])["legal"]
    elif command == "go":
        {on_go}
    else:
        {other}
"""


FIRST = 'say("bestmove " + json.dumps(legal[0]))'


def is_there(process: int) -> bool:
    """Whether a process lives; one that has ended and is only not yet counted does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def numbers(file: Path) -> Iterator[int]:
    """The process numbers that programs have written into a file."""
    yield from (int(line) for line in file.read_text().splitlines())
