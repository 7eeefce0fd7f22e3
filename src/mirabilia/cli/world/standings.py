"""A line for each player in the order of turn: gold, population, resources, points, and what else is to know."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from mirabilia.cli.listing import mark
from mirabilia.cli.screen import GREYED, Scene
from mirabilia.cli.world import words
from mirabilia.core.contract import Json
from mirabilia.games.world.data import RESOURCES

NAME_WIDTH = 14
COLUMNS = ("order", "gold", "population", *RESOURCES, "points", "notes")
ACTING, NOT_ACTING = "►", " "


def draw(scene: Scene, view: Json) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for column in COLUMNS:
        widest = NAME_WIDTH if column == "order" else None
        table.add_column(max_width=widest, no_wrap=column != "notes", overflow="ellipsis")
    table.add_row(*(Text(title(scene, view, column), style=GREYED) for column in COLUMNS))
    for seat in view["order"]:
        table.add_row(*row(scene, view, seat))
    return table


def title(scene: Scene, view: Json, column: str) -> str:
    """The tracks are printed on the Resource boards."""
    printed = {"population": "rings", "food": "symbols", "ceramics": "symbols", "gears": "symbols"}.get(column, "")
    return scene.texts(f"world-screen-column-{column}") + mark(view["board"]["reconstructed"], printed)


def row(scene: Scene, view: Json, seat: int) -> list[str]:
    city = view["cities"][seat]
    acting = ACTING if seat in view["to_act"] else NOT_ACTING
    gold = scene.texts("world-screen-out") if city["out"] else str(words.gold_left(city))
    return [
        f"{acting} {scene.player(seat)}",
        gold,
        population(view, city),
        *(track(view, city, name) for name in RESOURCES),
        str(city["scores"]["total"]),
        ", ".join(notes(scene, city)),
    ]


def population(view: Json, city: Json) -> str:
    """The space, and the points for it."""
    return f"{city['population']} ({sum(view['board']['rings'][: city['population'] + 1])})"


def track(view: Json, city: Json, name: str) -> str:
    """The space, and the next one with a population symbol."""
    space = city["resources"][name]
    following = [symbol for symbol in view["board"]["symbols"][name] if symbol > space]
    return f"{space} →{following[0]}" if following else str(space)


def notes(scene: Scene, city: Json) -> list[str]:
    """Monuments and loan; the pedestals are told in the market."""
    texts = scene.texts
    found = [texts("world-screen-monuments", number=len(city["monuments"]))] if city["monuments"] else []
    if city["loan"]:
        found.append(texts("world-screen-loan"))
    return found
