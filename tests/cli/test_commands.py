"""The commands there are, and that only the one that is asked for is made."""

from __future__ import annotations

import pytest

from mirabilia.cli import app
from mirabilia.core.describe import texts

EN = texts("en")


@pytest.mark.parametrize("arguments", [[], ["--help"], ["--version"], ["nonsense"], ["--help", "cards"], [""]])
def test_where_it_is_not_plain_all_are_made(arguments: list[str]) -> None:
    assert list(app.command(EN, {}, arguments).commands) == [
        *("play", "replay", "serve", "worker", "admin", "rules", "cards", "games"),
        *("bot", "match", "tournament", "stats", "analyse", "tune", "puzzles"),
    ]


def test_a_command_is_made_alone_with_all_its_options() -> None:
    every = app.command(EN, {}, []).commands
    for name, whole in every.items():
        ((made, alone),) = app.command(EN, {}, [name, "--help"]).commands.items()
        assert made == name
        assert [one.opts for one in alone.params] == [one.opts for one in whole.params]
