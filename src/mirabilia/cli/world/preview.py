"""What laying or buying something would change, before it is done: the map with the piece, and the numbers."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from mirabilia.cli.screen import Scene
from mirabilia.cli.world import city_map, menu, reading, spots, turns, words
from mirabilia.cli.world.spots import Spot
from mirabilia.core.contract import Json


def draw(scene: Scene, view: Json, typed: str) -> RenderableType | None:
    """The preview of a notation, or of something on sale together with a place; None if it is not possible."""
    if view["phase"] != "turn":
        spot = spots.find(view["places"], typed)
        return None if spot is None else laid(scene, view, spot)
    name, place = reading.split(typed.removeprefix(f"{reading.BUY} "))
    buy = next((move for move in view["moves"] if move["text"] == reading.bought(scene, name)), None)
    if buy is None:
        return None
    return bought(scene, view, buy, place)


def laid(scene: Scene, view: Json, spot: Spot) -> RenderableType:
    """The map with the piece, and what changes."""
    told = scene.texts(
        "world-screen-preview-place",
        place=menu.typed(scene, spot),
        changes=words.changes(scene.texts, spot.natural, spot.districts),
    )
    return Group(*city_map.block(scene, view, view["seat"], spot.cells), Text(told, style="bold"))


def bought(scene: Scene, view: Json, buy: Json, place: str) -> RenderableType:
    """A purchase: what it costs and brings, and the first piece at a place or in all its turns."""
    told = Text(purchase(scene, buy), style="bold")
    if not buy["places"]:
        return told
    if not place:
        best = [menu.label(scene, spot) for spot in spots.best(buy["places"])]
        return Group(told, turns.named(scene, buy["places"], view["columns"]), *(Text(f"  {line}") for line in best))
    found = next(filter(None, (spots.find(buy["places"], f"{verb} {place}") for verb in ("lay", "single"))), None)
    if found is None:
        return Text(scene.texts("world-screen-preview-nowhere", place=place.removesuffix(" r0")))
    return Group(laid(scene, view, found), told)


def purchase(scene: Scene, buy: Json) -> str:
    """What buying changes for the player."""
    texts = scene.texts
    return texts(
        "world-screen-preview-buy",
        move=scene.sentence({key: buy[key] for key in ("move", "item", "stack", "monument") if key in buy}),
        price=words.gold(texts, buy["cost"]),
        gains=words.gains(texts, buy["resources"], buy["population"]) or texts("terminal-none"),
        places=texts("world-screen-places", number=spots.count(buy["places"])),
    )
