"""What the screens of all games share: the scene, the score sheet, and where each game's screen is found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from itertools import groupby
from typing import Any, Protocol, TypeAlias, cast

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia import bots, games
from mirabilia.cli.menus import GREYED as GREYED
from mirabilia.cli.menus import Menu as Menu
from mirabilia.cli.menus import MenuItem as MenuItem
from mirabilia.cli.menus import Section as Section
from mirabilia.cli.terminal import printable
from mirabilia.core.contract import Action, Event, Fact, Game, Result, Seat, State
from mirabilia.core.describe import Texts
from mirabilia.core.facts import is_secret, spelt

View: TypeAlias = Any
"""The view of whichever game is shown; its own screen knows the type."""

MANY = 4
"""From so many players on the columns of the score sheet stand closer."""


class Scene(msgspec.Struct, frozen=True):
    """What is being shown, to whom: the game, the language and the names of the players."""

    game: Game
    texts: Texts
    players: tuple[str, ...]
    to_act: tuple[Seat, ...] = ()
    """The seats that owe a decision."""

    def name(self, kind: str, item: str) -> str:
        return self.texts.name(self.game, kind, item)

    def sentence(self, fact: Fact | Event) -> str:
        return self.texts.fact(self.game, fact, self.players)

    def player(self, seat: Seat) -> str:
        return self.texts.player(seat, self.players)


class Screen(Protocol):
    """How one game is shown. Every function gets a view: what is not in it cannot be shown."""

    def unplayed(self, texts: Texts, players: int) -> tuple[str, ...]:
        """The names of the cities that belong to nobody; their numbers follow those of the seats."""

    def table(self, scene: Scene, view: View, width: int, actions: Sequence[Action] = ()) -> RenderableType:
        """All that lies on the table, with what the player who is asked can do there."""

    def menu(self, scene: Scene, view: View, actions: Sequence[Action]) -> Menu:
        """What is asked of the seat that sees the view, with all its moves, and why others are not possible."""

    def notation(self, scene: Scene, view: View, words: str) -> str:
        """What a player has typed, in the notation of the game; the words themselves if they are no short form."""

    def preview(self, scene: Scene, view: View, actions: Sequence[Action], words: str) -> RenderableType | None:
        """What a move would bring about, before it is made; None if the words name nothing that can be shown."""

    def waiting(self, scene: Scene, view: View) -> str:
        """What is asked of whom, for one who looks on."""

    def cities(self, scene: Scene, view: View) -> RenderableType:
        """All about what the players own."""

    def pile(self, scene: Scene, view: View) -> RenderableType:
        """The cards in the discard pile."""

    def card(self, scene: Scene, view: View, words: str) -> RenderableType | None:
        """All about the piece of that name or id; None if there is none."""

    def catalogue(self, scene: Scene, width: int) -> RenderableType:
        """Everything in the box that has a name."""

    def score_lines(
        self, sheets: Sequence[Mapping[str, int]], breakdown: Sequence[Sequence[Fact]] = ()
    ) -> list[tuple[str, list[int]]]:
        """The lines of the score sheet: the last part of the text id, and the points of each sheet."""

    def worth_telling(self, parts: Sequence[Fact]) -> list[Fact]:
        """Of what a seat's points are made of, the parts that nobody can see from the sheet and the city."""

    def unseated(self, scene: Scene, view: View) -> dict[str, int]:
        """The points of opponents that have no seat, by name."""


def of(game: str) -> Screen:
    """The screen that the record of a game names, or the one made from its view and actions."""
    return cast("Screen", games.plugin(game).load("screen") or import_module("mirabilia.cli.generic"))


def scene(game: Game, texts: Texts, players: Sequence[str]) -> Scene:
    """The scene of a game between these players, with bots by the names that people know.

    Equal names get the number of the seat.
    """
    names = [texts("web-bot", bot=name) if name in bots.NAMES else printable(name) for name in players]
    numbered = [f"{name} {number}" if names.count(name) > 1 else name for number, name in enumerate(names, 1)]
    return Scene(game, texts, (*numbered, *of(game.name).unplayed(texts, len(names))))


def at(scene: Scene, state: State) -> Scene:
    """The scene at a moment of the game."""
    return msgspec.structs.replace(scene, to_act=state.to_act())


def heading(text: str, width: int) -> Text:
    """A line across the screen with a title in it."""
    return Text(f"── {text} ".ljust(width, "─"), style="bold", no_wrap=True, overflow="crop")


def bullets(lines: Sequence[str]) -> RenderableType:
    """What has happened, a paragraph for each move."""
    table = Table.grid(padding=(0, 1))
    for line in lines:
        table.add_row("»", Text(line))
    return table


def paragraphs(scene: Scene, events: Sequence[Event | Fact]) -> list[str]:
    """What a move brought about: one paragraph, or one for each seat where all of them act at once."""
    loud = [spelt(event) for event in events if not is_secret([event])]
    if scene.game.dynamics == "sequential":
        return [" ".join(map(scene.sentence, loud))] if loud else []
    lines = []
    for _, together in groupby(loud, key=lambda event: "seat" in event):
        row = list(together)
        for seat in sorted({event.get("seat", 0) for event in row}):
            lines.append(" ".join(scene.sentence(event) for event in row if event.get("seat", 0) == seat))
    return lines


# What a screen takes over if its game needs nothing else.


def notation(scene: Scene, view: View, words: str) -> str:
    """Moves are typed as they are written in records."""
    return words


def preview(scene: Scene, view: View, actions: Sequence[Action], words: str) -> RenderableType | None:
    """The menu tells all about a move."""
    return None


def score_lines(
    sheets: Sequence[Mapping[str, int]], breakdown: Sequence[Sequence[Fact]] = ()
) -> list[tuple[str, list[int]]]:
    """The lines of a score sheet that is shown as the game counts it."""
    return [(category, [sheet[category] for sheet in sheets]) for category in sheets[0]]


def worth_telling(parts: Sequence[Fact]) -> list[Fact]:
    """The sheet says it all."""
    return []


def unseated(scene: Scene, view: View) -> dict[str, int]:
    """Everybody who plays has a seat."""
    return {}


# The score sheet.


def score_sheet(scene: Scene, result: Result, unseated: Mapping[str, int] | None = None) -> RenderableType:
    """Why the game ended, and the points by category; of opponents without a seat only the sum."""
    texts, game = scene.texts, scene.game.name
    others = dict(unseated or {})
    narrow = len(result.scores) > MANY
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0) if narrow else (0, 1))
    table.add_column(texts("terminal-points"), no_wrap=narrow)
    for seat in range(len(result.scores)):
        table.add_column(scene.player(seat), justify="right", overflow="fold")
    for name in others:
        table.add_column(name, justify="right", overflow="fold")
    for category, points in of(game).score_lines(result.scores, result.breakdown):
        row = [*map(str, points), *(map(str, others.values()) if category == "total" else ())]
        table.add_row(texts(f"{game}-category-{category}"), *row, style="bold" if category == "total" else None)
    if result.team_totals:
        table.add_row(texts("terminal-team"), *map(str, result.team_totals), style="bold")
    winners = texts.joined(scene.player(seat) for seat in result.winners)
    ending = texts(
        "terminal-ending",
        reason=texts(f"{game}-reason-{result.reason}"),
        players=winners,
        count=len(result.winners),
    )
    not_counted = [] if result.counted else [Text(texts(f"{game}-not-counted"))]
    return Group(Text(ending, style="bold"), *not_counted, table, *explained(scene, result))


def explained(scene: Scene, result: Result) -> list[Text]:
    """What a player cannot see from the sheet, in words: a paragraph for each seat with something to tell."""
    lines = []
    for seat, parts in enumerate(result.breakdown):
        words = "; ".join(map(scene.sentence, of(scene.game.name).worth_telling(parts)))
        if words:
            lines.append(Text(scene.texts("terminal-choice", move=scene.player(seat), more=words)))
    return lines


def points_now(
    scene: Scene,
    title: str,
    owners: Sequence[str],
    sheets: Sequence[Mapping[str, int]],
    breakdown: Sequence[Sequence[Fact]] = (),
) -> Table:
    """The points of all cities by category, as if the game ended now."""
    game, table = scene.game.name, Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    for _ in owners:
        table.add_column(justify="right", overflow="fold")
    table.add_row(Text(title, style="bold"), *owners)
    for category, points in of(game).score_lines(sheets, breakdown):
        table.add_row(scene.texts(f"{game}-category-{category}"), *map(str, points))
    return table
