"""How everybody stands: gold, population, resources and points, what they own, objectives, and the Automaton."""

from __future__ import annotations

from collections import Counter

from rich.table import Table
from rich.text import Text

from mirabilia.cli.listing import mark
from mirabilia.cli.screen import GREYED, Scene
from mirabilia.games.world.data import RESOURCES, TYPES, Resource
from mirabilia.games.world.lookup import BOARD_OF, OBJECTIVE_OF, TILE_OF
from mirabilia.games.world.views import Automaton, City, Objective, View

NAME_WIDTH = 14
COLUMNS = ("order", "gold", "population", *RESOURCES, "points", "notes")
ACTING, NOT_ACTING = "►", " "


# A line for each player, in the order of turn.


def draw(scene: Scene, view: View) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for column in COLUMNS:
        widest = NAME_WIDTH if column == "order" else None
        table.add_column(max_width=widest, no_wrap=column != "notes", overflow="ellipsis")
    table.add_row(*(Text(title(scene, view, column), style=GREYED) for column in COLUMNS))
    for seat in view.order:
        table.add_row(*row(scene, view, seat))
    return table


def title(scene: Scene, view: View, column: str) -> str:
    """The tracks are printed on the Resource boards."""
    printed = {"population": "rings", "food": "symbols", "ceramics": "symbols", "gears": "symbols"}.get(column, "")
    return scene.texts(f"world-screen-column-{column}") + mark(BOARD_OF[view.board].reconstructed, printed)


def row(scene: Scene, view: View, seat: int) -> list[str]:
    city = view.cities[seat]
    acting = ACTING if seat == view.active else NOT_ACTING
    gold = scene.texts("world-screen-out") if city.out else str(city.gold_left)
    return [
        f"{acting} {scene.player(seat)}",
        gold,
        population(view, city),
        *(track(view, city, name) for name in RESOURCES),
        str(city.scores["total"]),
        ", ".join(notes(scene, city)),
    ]


def population(view: View, city: City) -> str:
    """The space, and the points for it."""
    return f"{city.population} ({sum(BOARD_OF[view.board].rings[: city.population + 1])})"


def track(view: View, city: City, name: Resource) -> str:
    """The space, and the next one with a population symbol."""
    space = city.resources[name]
    following = [symbol for symbol in BOARD_OF[view.board].symbols[name] if symbol > space]
    return f"{space} →{following[0]}" if following else str(space)


def notes(scene: Scene, city: City) -> list[str]:
    """Monuments and loan; the pedestals are told in the market."""
    texts = scene.texts
    parts = [texts("world-screen-monuments", number=len(city.monuments))] if city.monuments else []
    return [*parts, texts("world-screen-loan")] if city.loan else parts


def possessions(scene: Scene, view: View, seat: int) -> str:
    """The buildings by type with their districts, and the Monuments."""
    texts, city = scene.texts, view.cities[seat]
    tiles = Counter(TILE_OF[piece.id].type for piece in city.pieces if piece.id in TILE_OF)
    districts = Counter(TILE_OF[city.pieces[number].id].type for number in city.districts)
    parts = [
        texts("world-screen-of-type", type=scene.name("type", kind), number=tiles[kind], districts=districts[kind])
        for kind in TYPES
        if tiles[kind]
    ]
    parts += [scene.name("monument", name) for name in city.monuments]
    owned = ", ".join(parts) or texts("terminal-none")
    return texts("terminal-choice", move=scene.player(seat), more=owned)


# Objectives and the Automaton.


def goals(scene: Scene, view: View) -> list[str]:
    lines = [objective(scene, entry) for entry in view.objectives]
    return [*lines, automaton(scene, view.automaton)] if view.automaton else lines


def objective(scene: Scene, entry: Objective) -> str:
    """An objective, its points, and everybody's value and points now."""
    texts, printed = scene.texts, OBJECTIVE_OF[entry.id]
    players = [
        texts("world-screen-objective-player", player=scene.player(seat), value=value, points=points)
        for seat, (value, points) in enumerate(zip(entry.values, entry.points, strict=True))
    ]
    doubtful = mark(printed.reconstructed, "first", "second", "type", "resource")
    return texts(
        "world-screen-objective",
        name=scene.name("objective", entry.id),
        prize=prize(scene, printed.first, printed.second, printed.pool) + doubtful,
        players=", ".join(players),
    )


def prize(scene: Scene, first: int, second: int, pool: int) -> str:
    """The points of an objective."""
    if pool:
        return scene.texts("world-screen-pool", points=pool)
    return scene.texts("world-screen-prize", first=first, second=second)


def automaton(scene: Scene, opponent: Automaton) -> str:
    texts = scene.texts
    names = ", ".join(scene.name("monument", name) for name in opponent.monuments) or texts("terminal-none")
    return texts("world-screen-automaton", points=opponent.points, cards=opponent.cards, monuments=names)
