"""A city: its treasury, production and prices, structures by colour, Wonders and Progress tokens."""

from __future__ import annotations

from msgspec.structs import asdict
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.colours import COLOURS
from mirabilia.cli.duel import words
from mirabilia.cli.screen import GREYED, Scene, heading, points_now
from mirabilia.games.duel import data
from mirabilia.games.duel.lookup import CATALOGUE, WONDER_INDEX
from mirabilia.games.duel.views import City, CityWonder, View

BUILT, UNBUILT, LOST = "■", "□", "-"
COLUMN = 4
"""Columns of one resource."""
LABELS = ("production", "prices", "choices", "symbols", "chains", "wonders", "progress")


def draw(scene: Scene, view: View, seat: int, width: int) -> RenderableType:
    city = view.cities[seat]
    title = scene.texts("terminal-duel-city", player=scene.player(seat), coins=city.coins, points=city.scores["total"])
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, width=label_width(scene))
    table.add_column(overflow="fold")
    for label, value in _rows(scene, view, city, width):
        table.add_row(Text(label, style=GREYED), value)
    return Group(heading(title, width), table)


def label_width(scene: Scene) -> int:
    labels = [f"terminal-duel-{label}" for label in LABELS]
    labels += [f"terminal-duel-colour-{colour}" for colour in data.COLOURS]
    return max(len(scene.texts(label)) for label in labels)


def _rows(scene: Scene, view: View, city: City, width: int) -> list[tuple[str, Text]]:
    texts = scene.texts
    room = width - label_width(scene) - 1
    rows = [
        ("", Text("".join(words.code(scene, resource).rjust(COLUMN) for resource in data.RESOURCES), style=GREYED)),
        (texts("terminal-duel-production"), _numbers(city.production)),
        (texts("terminal-duel-prices"), _numbers(city.prices)),
    ]
    rows += [(label, Text(value)) for label, value in _abilities(scene, view, city) if value]
    rows += [
        (texts(f"terminal-duel-colour-{colour}"), Text(_names(scene, "card", built), style=COLOURS[colour]))
        for colour, built in city.cards.items()
        if built
    ]
    rows += [
        (texts("terminal-duel-wonders") if not number else "", wonder_line(scene, wonder, room))
        for number, wonder in enumerate(city.wonders)
    ]
    if city.progress:
        rows.append((texts("terminal-duel-progress"), Text(_names(scene, "token", city.progress))))
    return rows


def _numbers(by_resource: dict[str, int]) -> Text:
    return Text("".join(str(by_resource[resource] or "-").rjust(COLUMN) for resource in data.RESOURCES))


def _names(scene: Scene, kind: str, items: list[str]) -> str:
    return ", ".join(scene.name(kind, item) for item in items)


def _abilities(scene: Scene, view: View, city: City) -> list[tuple[str, str]]:
    texts = scene.texts
    choices = [
        texts(f"terminal-duel-choice-{kind}", units=units) for kind, units in asdict(city.choices).items() if units
    ]
    return [
        (texts("terminal-duel-choices"), ", ".join(choices)),
        (texts("terminal-duel-symbols"), _symbols(scene, city)),
        (texts("terminal-duel-chains"), _names(scene, "card", free_later(view, city))),
    ]


def _symbols(scene: Scene, city: City) -> str:
    names = []
    for symbol in city.symbols:
        name = scene.name("symbol", symbol)
        names.append(scene.texts("terminal-duel-pair", symbol=name) if symbol in city.pairs else name)
    if not names:
        return ""
    needed = CATALOGUE.setup.symbols_to_win
    return scene.texts("terminal-duel-symbols-of", symbols=", ".join(names), number=len(names), needed=needed)


def free_later(view: View, city: City) -> list[str]:
    """The cards that the chain symbols of a city make free and that no city has built yet."""
    standing = {card for owner in view.cities for built in owner.cards.values() for card in built}
    return [card.id for card in CATALOGUE.cards if card.free_with in city.chains and card.id not in standing]


def wonder_line(scene: Scene, wonder: CityWonder, room: int) -> Text:
    name = scene.name("wonder", wonder.wonder)
    if wonder.built:
        return Text(scene.texts("terminal-duel-wonder-built", mark=BUILT, wonder=name), style="bold")
    if not wonder.available:
        return Text(scene.texts("terminal-duel-wonder-lost", mark=LOST, wonder=name), style=GREYED)
    printed = CATALOGUE.wonders[WONDER_INDEX[wonder.wonder]].cost
    cost = words.short_cost(scene, printed, room - len(f"{UNBUILT} {name}: "))
    return Text(scene.texts("terminal-duel-wonder-unbuilt", mark=UNBUILT, wonder=name, cost=cost))


def points(scene: Scene, view: View) -> Table:
    """The points of both cities by category, as if the game ended now."""
    sheets = [city.scores for city in view.cities]
    return points_now(scene, scene.texts("terminal-duel-points-now"), [scene.player(seat) for seat in (0, 1)], sheets)
