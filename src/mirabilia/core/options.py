"""Checking what a caller asks of a new game: number of players and options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

from mirabilia.core.contract import Game, Option
from mirabilia.core.states import whole


def checked_players(game: Game, players: object) -> int:
    """The number of players, the usual one if nothing is said."""
    if players is None:
        return game.default_players
    allowed, number = game.players, whole(players)
    if number is None or number not in allowed:
        span = str(allowed[0]) if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"
        raise ValueError(f"{game.name} is for {span} players, not {players!r}")
    return number


def suitable_players(game: Game, options: Mapping[str, object] | None) -> int:
    """The usual number of players, or 1 where the options are for one player alone."""
    if game.players[0] != 1:
        return game.default_players
    for number in (game.default_players, 1):
        with suppress(ValueError):
            return game.new(0, number, options).players
    return game.default_players


def checked_options(game: Game, options: Mapping[str, object] | None) -> dict[str, str]:
    """The options with the defaults filled in."""
    values = {option.name: option.default for option in game.options}
    choices = {option.name: option.choices for option in game.options}
    for name, choice in named_options(game.name, game.options, options).items():
        if choice not in choices[name]:
            raise ValueError(f"option {name!r} of {game.name} is one of {', '.join(choices[name])}, not {choice!r}")
        values[name] = str(choice)
    return values


def named_options(game: str, known: Sequence[Option], options: Mapping[str, object] | None) -> dict[str, object]:
    """The options that a caller names, if the game has them; their values are still to be checked."""
    if options is not None and not isinstance(options, Mapping):
        raise ValueError(f"options must be a mapping of names to choices, not {options!r}")
    names = [option.name for option in known]
    for name in options or {}:
        if name not in names:
            raise ValueError(f"{game} has no option {name!r}; it has: {', '.join(names) or 'none'}")
    return dict(options or {})


def named_row(game: str, option: str, value: object) -> tuple[str, ...]:
    """The value of an option that is a row of names: a row, or a text with commas or plus signs."""
    if isinstance(value, str):
        value = [part.strip() for part in value.replace("+", ",").split(",") if part.strip()]
    if not isinstance(value, Iterable) or isinstance(value, Mapping):
        raise ValueError(f"option {option!r} of {game} is a row of names, not {value!r}")
    row = tuple(value)
    if not all(isinstance(item, str) for item in row):
        raise ValueError(f"option {option!r} of {game} is a row of names, not {value!r}")
    return row
