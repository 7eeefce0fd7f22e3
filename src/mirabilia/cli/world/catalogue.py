"""Everything in the box of World Wonders, as tables."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.listing import mark, name_with_id, table
from mirabilia.cli.screen import Scene
from mirabilia.cli.world import maps, piece, words
from mirabilia.cli.world.table import in_rows
from mirabilia.games.world import data
from mirabilia.games.world.lookup import CATALOGUE, SETUP
from mirabilia.games.world.notation import ITEMS


def draw(scene: Scene, width: int) -> RenderableType:
    return Group(
        stacks(scene),
        monuments(scene),
        items(scene),
        objectives(scene),
        tracks(scene),
        solo(scene),
        Text(f"\n{scene.texts('world-screen-maps')}"),
        *terrains(scene, width),
        Text(scene.texts("world-screen-note")),
    )


def stacks(scene: Scene) -> Table:
    drawn = table(scene.texts, scene.texts("world-screen-stacks"), "name", "shape", "effect")
    for entry in CATALOGUE.stacks:
        lines = "\n".join(piece.stack(scene, entry))
        drawn.add_row(name_with_id(piece.name(scene, "stack", entry), entry.id), maps.shape(entry.shape), lines)
    return drawn


def monuments(scene: Scene) -> Table:
    drawn = table(scene.texts, scene.texts("world-category-monuments"), "name", "shape", "effect")
    for entry in CATALOGUE.monuments:
        lines = "\n".join(piece.monument(scene, entry))
        drawn.add_row(
            name_with_id(piece.name(scene, "monument", entry), entry.id), maps.side_by_side(entry.pieces), lines
        )
    return drawn


def items(scene: Scene) -> Table:
    """Roads, Tower and pedestals."""
    texts = scene.texts
    drawn = table(texts, texts("world-screen-section-items"), "name", "shape", "cost")
    shown: dict[str, tuple[tuple[data.Shape, ...], int]] = {
        "long_road": ((SETUP.long_road,), SETUP.long_road_cost),
        "short_set": (SETUP.short_parts, SETUP.short_set_cost),
        "tower": ((SETUP.tower,), SETUP.tower_cost),
    }
    for field, name in ITEMS.values():
        if field == "item":
            pieces, cost = shown.get(name, ((), SETUP.pedestal_cost))
            label = name_with_id(scene.name("item", name) + mark(SETUP.reconstructed, name), name)
            drawn.add_row(label, maps.side_by_side(pieces) if pieces else "", words.gold(texts, cost))
    return drawn


def objectives(scene: Scene) -> Table:
    drawn = table(scene.texts, scene.texts("world-category-objectives"), "name", "effect")
    for entry in CATALOGUE.objectives:
        drawn.add_row(name_with_id(scene.name("objective", entry.id), entry.id), piece.objective(scene, entry))
    return drawn


def tracks(scene: Scene) -> Table:
    """Both sides of the Resource boards: the population symbols, and the points of the population track."""
    texts = scene.texts
    drawn = table(texts, texts("world-screen-boards"), "name", "effect")
    for board in CATALOGUE.resource_boards:
        lines = [
            texts("terminal-choice", move=scene.name("resource", name), more=numbers(board.symbols[name]))
            + mark(board.reconstructed, "symbols", "last")
            for name in data.RESOURCES
        ]
        totals = [sum(board.rings[: space + 1]) for space in range(len(board.rings))]
        rings = texts("world-screen-rings", points=numbers(totals)) + mark(board.reconstructed, "rings")
        drawn.add_row(texts("world-screen-side", side=board.id), "\n".join([*lines, rings]))
    return drawn


def numbers(row: Iterable[int]) -> str:
    return ", ".join(map(str, row))


def solo(scene: Scene) -> Table:
    """The cards of the Automaton: the sections from the top."""
    texts = scene.texts
    drawn = table(texts, texts("world-screen-solo"), "name", "effect")
    for card in CATALOGUE.solo:
        sections = (" + ".join(section_text(scene, item) for item in section) for section in card.sections)
        lines = texts("world-screen-reshuffle") if card.reshuffle else " → ".join(sections)
        drawn.add_row(card.id, lines + mark(card.reconstructed, "sections", "reshuffle"))
    return drawn


def section_text(scene: Scene, item: data.SoloItem) -> str:
    """What a section of a card takes."""
    if item in ("monument_left", "monument_right"):
        return scene.texts(f"world-screen-takes-{item.replace('_', '-')}")
    return item if item.startswith("s") and item[1:].isdecimal() else scene.name("item", item)


def terrains(scene: Scene, width: int) -> list[RenderableType]:
    """Each map below its name."""
    return in_rows(
        [
            [Text(f"{entry.code} {piece.name(scene, 'map', entry)}\n{entry.id}"), *piece.terrain(scene, entry)]
            for entry in CATALOGUE.maps
        ],
        width,
    )
