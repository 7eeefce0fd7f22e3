"""The words a player may type instead of a move, in every language at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from mirabilia.core.describe import LANGUAGES, texts

NAMES = ("undo", "hint", "log", "pile", "city", "card", "preview", "rules", "save", "help", "quit")
WITH_ARGUMENT = ("card", "preview", "save")
"""Commands that may be followed by something; the other words are commands only when they stand alone."""


@cache
def words() -> dict[str, str]:
    """The command of each word. The texts `terminal-command-<name>` list the words of a language."""
    return spoken({name: f"terminal-command-{name}" for name in NAMES})


def spoken(messages: Mapping[str, str]) -> dict[str, str]:
    """What each word of any language means, from the texts that list the words for each meaning."""
    return {
        word: meaning
        for meaning, message in messages.items()
        for language in LANGUAGES
        for word in texts(language)(message).split()
    }


def understood(line: str) -> tuple[str, str] | None:
    """The command and its argument, or None if the line is no command."""
    word, _, argument = line.partition(" ")
    command = words().get(word.lower())
    if command is None or (argument and command not in WITH_ARGUMENT):
        return None
    return command, argument.strip()
