"""The cities that are no neighbours: a line each."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from mirabilia.cli.screen import GREYED, Scene
from mirabilia.cli.seven import city as cities
from mirabilia.cli.seven import stages, words
from mirabilia.cli.seven.parts import parts
from mirabilia.games.seven.views import City, View

COLUMNS = ("city", "wonder", "coins", "shields", "tokens", "cards", "points")
NUMBERS = ("coins", "shields", "points")
NAME_WIDTH = 14


def draw(scene: Scene, view: View, owners: list[int]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for column in COLUMNS:
        widest = NAME_WIDTH if column == "city" else None
        table.add_column(justify="right" if column in NUMBERS else "left", max_width=widest, overflow="ellipsis")
    table.add_row(*(Text(scene.texts(f"seven-screen-column-{column}"), style=GREYED) for column in COLUMNS))
    for owner in owners:
        table.add_row(*row(scene, view.cities[owner]))
    return table


def row(scene: Scene, city: City) -> list[Text | str]:
    """Wonder, coins, arms, the number of cards by colour, and points."""
    wonder = "" if city.board is None else f"{scene.name('board', city.board)} {stages.marks(city)}"
    return [
        Text(scene.player(city.city), no_wrap=True),
        Text(wonder, no_wrap=True),
        str(city.coins),
        str(city.shields),
        cities.tokens(city),
        cards(scene, city),
        str(city.scores["total"]),
    ]


def cards(scene: Scene, city: City) -> Text:
    """How many cards of each colour there are, and what expansions count beside them."""
    numbers = Text()
    for built in (city.cards, *(part.cards(city) for part in parts())):
        for colour, cards in built.items():
            if cards:
                short = scene.texts(f"seven-screen-short-{colour}")
                numbers.append(f"{short}{len(cards)}", words.style(colour)).append(" ")
    return numbers
