"""The options of a game: how they are typed, what a new game gets, and how they are listed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mirabilia.cli.terminal import Failure, one_of
from mirabilia.core.contract import Game, Option
from mirabilia.core.describe import Texts

SHORT = {"expansions": "--with", "wonders": "--wonders", "solo": "--solo"}
"""Options with a word of their own on the command line; the others are typed as `--option NAME=CHOICE`."""
BETWEEN = "+"
"""Stands between several choices in a record, where a comma ends the option."""


def typed(name: str) -> str:
    """How an option is typed."""
    return SHORT.get(name, f"--option {name}")


def parts(value: str) -> list[str]:
    """The choices of a row with commas."""
    return [part.strip() for part in value.replace(BETWEEN, ",").split(",") if part.strip()]


def separated(texts: Texts, assignments: Iterable[str]) -> dict[str, str]:
    """The values of `--option NAME=CHOICE` by name."""
    given = {}
    for assignment in assignments:
        name, equals, value = assignment.partition("=")
        if not equals:
            raise Failure(texts("terminal-error-assignment", value=assignment))
        given[name.strip().replace("-", "_")] = value.strip()
    return given


def game_options(texts: Texts, game: Game, given: Mapping[str, str]) -> dict[str, str]:
    """The options of a new game as a record keeps them; a Failure names what is possible."""
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            allowed = ", ".join(map(typed, known))
            raise Failure(texts("terminal-error-no-option", option=typed(name), game=game.name, allowed=allowed))
    values = {name: choice(texts, option, given.get(name)) for name, option in known.items()}
    return {name: value for name, value in values.items() if value}


def choice(texts: Texts, option: Option, value: str | None) -> str:
    if value is None:
        return option.default
    row = parts(value)
    if option.several:
        return BETWEEN.join(one_of(texts, typed(option.name), part, option.choices) for part in row)
    if option.row and (len(row) > 1 or (value in option.row and value not in option.choices)):
        return BETWEEN.join(one_of(texts, typed(option.name), part, option.row) for part in row)
    return one_of(texts, typed(option.name), value, option.choices)


# Listing.


def described(texts: Texts, game: Game) -> list[str]:
    """Every option with its choices, for reading."""
    return [line for option in game.options for line in _described(texts, game, option)]


def _described(texts: Texts, game: Game, option: Option) -> list[str]:
    key = f"{game.name}-option-{option.name}"
    rest = "" if option.name in SHORT else "=..."
    lines = [f"  {typed(option.name)}{rest}: {texts(key)}"]
    for one in option.choices:
        meaning = f"{key}-{one}"
        if texts.has(meaning):
            message = "terminal-option-default" if one == option.default else "terminal-option-choice"
            lines.append(f"    {texts(message, choice=one, meaning=texts(meaning))}")
    if option.several:
        lines.append(f"    {texts('terminal-option-several')}")
    if option.row:
        lines.append(f"    {texts('terminal-option-row', choices=', '.join(option.row))}")
    return lines
