"""The screen of 7 Wonders Duel."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mirabilia.cli.duel import catalogue as tables
from mirabilia.cli.duel import city, layout, piece, track
from mirabilia.cli.duel import menu as menus
from mirabilia.cli.screen import Menu, Scene, heading
from mirabilia.cli.screen import notation as notation
from mirabilia.cli.screen import preview as preview
from mirabilia.cli.screen import score_lines as score_lines
from mirabilia.cli.screen import unseated as unseated
from mirabilia.cli.screen import worth_telling as worth_telling
from mirabilia.core.contract import Action
from mirabilia.core.describe import Texts
from mirabilia.games.duel.views import View

WIDE = 120
"""From so many columns on the cities stand beside the layout."""
CITY_WIDTH = 44


def unplayed(texts: Texts, players: int) -> tuple[str, ...]:
    return ()


def table(scene: Scene, view: View, width: int, actions: Sequence[Action] = ()) -> RenderableType:
    if width >= WIDE:
        return _wide(scene, view, width)
    cities = Table.grid(padding=(0, 2, 0, 0))
    room = (width - 2) // 2
    cities.add_column(width=room)
    cities.add_column(width=room)
    cities.add_row(*(city.draw(scene, view, seat, room) for seat in (0, 1)))
    return Group(_title(scene, view, width), _board(scene, view, width), cities)


def _wide(scene: Scene, view: View, width: int) -> RenderableType:
    left = width - CITY_WIDTH - 2
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=left)
    grid.add_column(width=CITY_WIDTH)
    cities = Group(*(city.draw(scene, view, seat, CITY_WIDTH) for seat in (0, 1)))
    grid.add_row(_board(scene, view, left), cities)
    return Group(_title(scene, view, width), grid)


def _title(scene: Scene, view: View, width: int) -> Text:
    title = scene.texts("terminal-duel-age", age=view.age)
    return heading(title, width)


def _board(scene: Scene, view: View, width: int) -> RenderableType:
    """Everything between the players."""
    lines = layout.draw(scene, view, width)
    margin = max(0, (width - max((len(line) for line in lines), default=0)) // 2)
    pile = scene.texts("terminal-duel-pile-count", number=len(view.discard))
    return Group(
        Padding(Group(*lines), (0, 0, 0, margin)),
        *track.draw(scene, view, width),
        track.progress(scene, view),
        Text(pile),
    )


def waiting(scene: Scene, view: View) -> str:
    seats = view.to_act
    return scene.texts(f"duel-choice-{view.choice}", player=scene.player(seats[0]) if seats else "")


def menu(scene: Scene, view: View, actions: Sequence[Action]) -> Menu:
    return menus.draw(scene, view, actions)


def cities(scene: Scene, view: View) -> RenderableType:
    drawn = [city.draw(scene, view, seat, CITY_WIDTH) for seat in (0, 1)]
    return Group(*drawn, city.points(scene, view))


def pile(scene: Scene, view: View) -> RenderableType:
    names = [scene.name("card", card) for card in view.discard]
    return Text(scene.texts("terminal-duel-pile", cards=", ".join(names) or scene.texts("terminal-none")))


def card(scene: Scene, view: View, words: str) -> RenderableType | None:
    match = piece.find(scene, words)
    return piece.draw(scene, view, *match) if match else None


def catalogue(scene: Scene, width: int) -> RenderableType:
    return tables.draw(scene, width)
