"""Games with whatever options somebody may think of, not only with those that other tests name."""

from __future__ import annotations

from random import Random
from typing import Any

from mirabilia import games
from mirabilia.core.contract import Option
from tests.contract.cases import Case

USUAL = 0.4
"""How often an option is left as it is."""
GAMES = ("duel", "seven", "seven", "seven", "world")
"""7 Wonders has by far the most options."""


def any_case(rng: Random) -> Case:
    """A game that can be played, with any number of players."""
    while True:
        game = games.get(rng.choice(GAMES))
        players = rng.choice(game.players)
        options = {option.name: chosen(option, players, rng) for option in game.options if rng.random() > USUAL}
        try:
            game.new(0, players, options)
        except ValueError:
            continue
        return Case(game.name, players, options)


def chosen(option: Option, players: int, rng: Random) -> Any:
    if option.several:
        return rng.sample(option.choices, rng.randrange(len(option.choices) + 1))
    if option.row and rng.random() < 0.5:
        length = option.row_length or players
        is_free = len(option.row) < length
        return [rng.choice(option.row) for _ in range(length)] if is_free else rng.sample(option.row, length)
    return rng.choice(option.choices)
