"""The market: building tiles with their shapes, Monuments with what they ask for, roads, Tower and pedestals."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.listing import mark
from mirabilia.cli.screen import GREYED, Scene, heading
from mirabilia.cli.world import maps, words
from mirabilia.games.world import data
from mirabilia.games.world.lookup import MONUMENT_OF, SETUP, STACK_OF, TILE_OF
from mirabilia.games.world.views import Item, Offer, Pedestal, View

PRINTED_ON_CARDS = ("points", "resources", "population", "neighbours", "pieces")
PER_ROW = 2


def draw(scene: Scene, view: View, width: int) -> RenderableType:
    market = view.market
    return Group(
        heading(scene.texts("world-screen-market"), width),
        tiles(scene, market.tiles, width),
        monuments(scene, market.monuments),
        *map(Text, items(scene, view)),
    )


# Building tiles.


def tiles(scene: Scene, offers: Sequence[Offer], width: int) -> Table:
    """Two tiles in a row."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(PER_ROW):
        grid.add_column(width=(width - PER_ROW + 1) // PER_ROW)
    widest = 2 * max(len(row) for offer in offers for row in STACK_OF[offer.stack].shape)
    for start in range(0, len(offers), PER_ROW):
        grid.add_row(*(tile(scene, offer, widest) for offer in offers[start : start + PER_ROW]))
    return grid


def tile(scene: Scene, offer: Offer, widest: int) -> Table:
    """Stack, shape, type, price and symbols."""
    texts, stack = scene.texts, STACK_OF[offer.stack]
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=2)
    grid.add_column(width=widest)
    grid.add_column(overflow="fold")
    if offer.tile is None:
        grid.add_row(stack.id, maps.shape(stack.shape, GREYED), Text(texts("world-screen-sold"), GREYED))
        return grid
    entry = TILE_OF[offer.tile]
    doubtful = mark((*stack.reconstructed, *entry.reconstructed), "cost", "shape", "type", "resources")
    brings = f"{words.gold(texts, stack.cost)} {words.codes(texts, entry.resources)}{doubtful}"
    name = f"{maps.LETTERS[entry.type]} {scene.name('type', entry.type)}"
    grid.add_row(stack.id, maps.shape(stack.shape), Text(f"{name}\n{brings}"))
    return grid


# Monuments.


def monuments(scene: Scene, names: Sequence[str | None]) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for entry in (MONUMENT_OF[name] for name in names if name is not None):
        words = Text.assemble((scene.name("monument", entry.id), "bold"), monument(scene, entry))
        grid.add_row(maps.side_by_side(entry.pieces), words)
    return grid


def monument(scene: Scene, entry: data.Monument) -> str:
    """What a Monument brings and what it asks for."""
    texts = scene.texts
    return mark(entry.reconstructed, *PRINTED_ON_CARDS) + texts(
        "world-screen-monument",
        gains=words.gains(texts, entry.resources, entry.population, entry.points),
        neighbours=words.neighbours(scene, entry.neighbours),
        water=entry.min_water,
    )


# Everything else.


def items(scene: Scene, view: View) -> list[str]:
    """Roads and Towers, the pedestals, and how much is to come."""
    market = view.market
    lines = [
        item(scene, "long_road", SETUP.long_road_cost, market.long_road),
        item(scene, "short_set", SETUP.short_set_cost, market.short_set),
        item(scene, "tower", SETUP.tower_cost, market.tower),
        *(pedestal(scene, one) for one in market.pedestals),
    ]
    left = SETUP.rounds - view.round
    return [*lines, scene.texts("world-screen-decks", monuments=market.deck, tiles=left)]


def item(scene: Scene, name: str, cost: int, on_sale: Item) -> str:
    return scene.texts(
        "world-screen-item",
        item=scene.name("item", name) + mark(SETUP.reconstructed, name),
        price=words.gold(scene.texts, cost),
        number=on_sale.number,
        supply=on_sale.supply,
    )


def pedestal(scene: Scene, one: Pedestal) -> str:
    texts, name = scene.texts, scene.name("item", f"pedestal_{one.number}")
    if one.seat is not None:
        return texts("world-screen-pedestal-sold", item=name, player=scene.player(one.seat))
    return texts("world-screen-pedestal", item=name, price=words.gold(texts, SETUP.pedestal_cost))
