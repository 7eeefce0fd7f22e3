"""People at one real terminal: nobody sees the hand of another."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals", allow_module_level=True)

from tests.cli.test_real_terminal import PROMPT, session

NEW = ("play", "seven", "--seed", "7", "--option", "sides=day", "--vs", "human,random")


def test_the_terminal_is_handed_over(tmp_path: Path) -> None:
    with session(tmp_path, *NEW, "--name", "Anna", "--name", "Bruno", NO_COLOR="1") as terminal:
        before = terminal.until("Anna: press Enter when nobody else is looking.")
        assert "has to choose" not in before
        terminal.type("\n")
        assert "Anna has to choose a card" in terminal.until(PROMPT)
        terminal.type("1\n")
        between = terminal.until("Bruno: press Enter when nobody else is looking.")
        assert "Bruno has to choose" not in between
        assert between.count("\n") >= 24  # the hand of Anna is off the screen
        terminal.type("\n")
        assert "Bruno has to choose a card" in terminal.until(PROMPT)
        terminal.type("quit\n")
        assert terminal.end() == 0


def test_one_person_is_not_asked_to_look_away(tmp_path: Path) -> None:
    with session(tmp_path, *NEW[:-1], "random", NO_COLOR="1") as terminal:
        assert "press Enter" not in terminal.until(PROMPT)
        terminal.type("quit\n")
        assert terminal.end() == 0
