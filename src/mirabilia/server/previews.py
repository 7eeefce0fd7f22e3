"""What a table would be like before it is opened: what the choices mean, and what does not go with them.

The rules are asked, choice by choice: setting up a game takes a few microseconds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mirabilia.core import describe
from mirabilia.core.contract import Game, Option, OptionError
from mirabilia.core.describe import Texts
from mirabilia.core.plugin import plugins
from mirabilia.server import wire
from mirabilia.tables.entries import Clock
from mirabilia.tables.rated import why_unrated

Choices = Mapping[str, Any]


def preview(game: Game, wish: wire.PreviewWish, language: str) -> wire.TablePreview:
    players, options, texts = len(wish.seats), wish.options, describe.texts(language)
    table = Proposal(game, players, options, texts)
    unrated = why_unrated(wish.seats, Clock())
    error = table.refusal(options)
    if error is not None:
        return wire.TablePreview(table.words(error), [], [], table.numbers(), table.choices(), unrated)
    people = sum(bot is None for bot in wish.seats)
    teams = [list(team) for team in game.new(0, players, options).teams]
    return wire.TablePreview(
        None,
        table.notes(people),
        teams if any(len(team) > 1 for team in teams) else [],
        table.numbers(),
        table.choices(),
        unrated,
    )


class Proposal:
    """What somebody has chosen so far, to be compared with what else could be."""

    def __init__(self, game: Game, players: int, options: Choices, texts: Texts) -> None:
        self.game, self.players, self.options, self.texts = game, players, options, texts

    def refusal(self, options: Choices, players: int | None = None) -> ValueError | None:
        """Why there is no game with these options; None if there is."""
        try:
            self.game.new(0, self.players if players is None else players, options)
        except ValueError as error:
            return error
        return None

    def words(self, error: ValueError) -> str:
        return self.texts.fact(self.game, error.fact) if isinstance(error, OptionError) else str(error)

    def notes(self, people: int) -> list[str]:
        outline = plugins()[self.game.name].load("outline")
        facts = outline(self.players, self.options, people) if outline else ()
        return [self.texts.fact(self.game, fact) for fact in facts]

    def numbers(self) -> list[wire.PlayersShown]:
        """Every number of players: what is special about it, and why it cannot be."""
        rows = {option.name for option in self.game.options if option.row}
        kept = {
            name: choice for name, choice in self.options.items() if name not in rows or isinstance(choice, str)
        }  # a row would have another length
        shown = []
        for number in self.game.players:
            message = f"{self.game.name}-players-{number}"
            error = None if number == self.players else self.refusal(kept, number)
            shown.append(
                wire.PlayersShown(
                    number,
                    self.texts(message) if self.texts.has(message) else "",
                    None if error is None else self.words(error),
                )
            )
        return shown

    def choices(self) -> dict[str, wire.OptionRefusals]:
        refusals = {option.name: self.option(option) for option in self.game.options}
        return {name: one for name, one in refusals.items() if one.choices or one.items or one.row}

    def option(self, option: Option) -> wire.OptionRefusals:
        """What cannot be chosen of an option; if nothing goes together as it is, anything may be changed."""
        if self.refusal(self.options) is not None:
            return wire.OptionRefusals({}, {}, None)
        row, items = self.row(option) if option.row else (None, {})
        chosen = self.options.get(option.name, [] if option.several else option.default)
        choices = {}
        for choice in option.choices:
            other = toggled(chosen, choice) if option.several else choice
            error = None if other == chosen else self.refusal({**self.options, option.name: other})
            if error is not None:
                choices[choice] = self.words(error)
        return wire.OptionRefusals(choices, items, row)

    def row(self, option: Option) -> tuple[str | None, dict[str, str]]:
        """Why there can be no row of names, or which of them cannot be in one."""
        length = option.row_length or self.players
        items = {}
        for item in option.row:
            others = [other for other in option.row if other != item]
            error = self.refusal({**self.options, option.name: [item, *others][:length]})
            if isinstance(error, OptionError) and item in error.fact.values():
                items[item] = self.words(error)
        allowed = [item for item in option.row if item not in items]
        several = allowed if len(allowed) >= length else allowed[:1] * length
        error = self.refusal({**self.options, option.name: several[:length]})
        return None if error is None else self.words(error), items


def toggled(chosen: object, choice: str) -> list[str]:
    """Several choices with one more, or without it."""
    names = [str(name) for name in chosen] if isinstance(chosen, list) else []
    return [name for name in names if name != choice] if choice in names else [*names, choice]
