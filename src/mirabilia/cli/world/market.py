"""The market: building tiles with their shapes, Monuments with what they ask for, roads, Tower and pedestals."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.listing import mark
from mirabilia.cli.screen import GREYED, Scene, heading
from mirabilia.cli.world import looks, shapes, words
from mirabilia.core.contract import Json
from mirabilia.games.world.tables import SETUP

PRINTED_ON_CARDS = ("points", "resources", "population", "neighbours", "pieces")
PER_ROW = 2


def draw(scene: Scene, view: Json, width: int) -> RenderableType:
    market = view["market"]
    title = scene.texts("world-screen-market")
    return Group(
        heading(title, width),
        tiles(scene, market["tiles"], width),
        monuments(scene, market["monuments"], width),
        *map(Text, items(scene, view)),
    )


# Building tiles.


def tiles(scene: Scene, offers: Sequence[Json], width: int) -> Table:
    """Two tiles in a row."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(PER_ROW):
        grid.add_column(width=(width - PER_ROW + 1) // PER_ROW)
    widest = 2 * max(len(row) for offer in offers for row in offer["shape"])
    for start in range(0, len(offers), PER_ROW):
        grid.add_row(*(tile(scene, offer, widest) for offer in offers[start : start + PER_ROW]))
    return grid


def tile(scene: Scene, offer: Json, widest: int) -> Table:
    """Stack, shape, type, price and symbols."""
    texts, found = scene.texts, offer["tile"]
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=2)
    grid.add_column(width=widest)
    grid.add_column(overflow="fold")
    if found is None:
        grid.add_row(offer["stack"], shapes.draw(offer["shape"], GREYED), Text(texts("world-screen-sold"), GREYED))
        return grid
    doubtful = mark((*offer["reconstructed"], *found["reconstructed"]), "cost", "shape", "type", "resources")
    brings = f"{words.gold(texts, offer['cost'])} {words.codes(texts, found['resources'])}{doubtful}"
    name = f"{looks.LETTERS[found['type']]} {scene.name('type', found['type'])}"
    grid.add_row(offer["stack"], shapes.draw(offer["shape"]), Text(f"{name}\n{brings}"))
    return grid


# Monuments.


def monuments(scene: Scene, offers: Sequence[Json | None], width: int) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for offer in offers:
        if offer is not None:
            told = Text.assemble((scene.name("monument", offer["id"]), "bold"), monument(scene, offer))
            grid.add_row(shapes.side_by_side(offer["pieces"]), told)
    return grid


def monument(scene: Scene, offer: Json) -> str:
    """What a Monument brings and what it asks for."""
    texts = scene.texts
    return mark(offer["reconstructed"], *PRINTED_ON_CARDS) + texts(
        "world-screen-monument",
        gains=words.gains(texts, offer["resources"], offer["population"], offer["points"]),
        neighbours=words.neighbours(scene, offer["neighbours"]),
        water=offer["min_water"],
    )


# Everything else.


def items(scene: Scene, view: Json) -> list[str]:
    texts, market = scene.texts, view["market"]
    found = [
        texts(
            "world-screen-item",
            item=scene.name("item", name) + mark(SETUP.reconstructed, name),
            price=words.gold(texts, market[name]["cost"]),
            number=market[name]["number"],
            supply=market[name]["supply"],
        )
        for name in ("long_road", "short_set", "tower")
    ]
    found += [pedestal(scene, each) for each in market["pedestals"]]
    left = max(offer["left"] for offer in market["tiles"])
    return [*found, texts("world-screen-decks", monuments=market["deck"], tiles=left)]


def pedestal(scene: Scene, found: Json) -> str:
    texts, name = scene.texts, scene.name("item", f"pedestal_{found['number']}")
    if found["seat"] is not None:
        return texts("world-screen-pedestal-sold", item=name, player=scene.player(found["seat"]))
    return texts("world-screen-pedestal", item=name, price=words.gold(texts, found["cost"]))
