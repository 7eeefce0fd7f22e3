"""What laying or buying something would change, before it is done: the map with the piece, and the numbers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from mirabilia.cli.screen import Scene
from mirabilia.cli.world import maps, menu, places, reading
from mirabilia.cli.world.places import Spot
from mirabilia.core.contract import Action
from mirabilia.games.world.views import View


def draw(scene: Scene, view: View, actions: Sequence[Action], typed: str) -> RenderableType | None:
    """The preview of a notation, or of something on sale together with a place; None if it is not possible."""
    if view.phase != "turn":
        spot = places.find(places.in_hand(view, actions), typed)
        return None if spot is None else map_with_piece(scene, view, spot)
    name, place = reading.split(typed.removeprefix(f"{reading.BUY} "))
    move = reading.purchase(scene, name)
    purchase = next((action for action in actions if action.legal and action.text == move), None)
    return None if purchase is None else purchase_preview(scene, view, purchase, place)


def map_with_piece(scene: Scene, view: View, spot: Spot) -> RenderableType:
    """The map with the piece, and what changes."""
    sentence = scene.texts(
        "world-screen-preview-place", place=places.typed(scene, spot), changes=places.brings(scene, spot)
    )
    return Group(*maps.block(scene, view, view.active or 0, spot.cells), Text(sentence, style="bold"))


def purchase_preview(scene: Scene, view: View, purchase: Action, place: str) -> RenderableType:
    """A purchase: what it costs and brings, and the first piece at a place or in all its turns."""
    spots = places.on_sale(purchase)
    sentence = Text(summary(scene, purchase, len(spots)), style="bold")
    if not spots:
        return sentence
    if not place:
        best = [places.label(scene, spot) for spot in places.best(spots)]
        return Group(sentence, places.turns_with_names(scene, spots), *(Text(f"  {line}") for line in best))
    spot = places.find(spots, f"lay {place}") or places.find(spots, f"{places.SINGLE} {place}")
    if spot is None:
        return Text(scene.texts("world-screen-preview-nowhere", place=place.removesuffix(" r0")))
    return Group(map_with_piece(scene, view, spot), sentence)


def summary(scene: Scene, purchase: Action, number: int) -> str:
    """What buying changes for the player."""
    return scene.texts(
        "world-screen-preview-buy",
        move=scene.sentence(purchase.fact),
        price=menu.price(scene, purchase),
        gains=menu.gains(scene, purchase) or scene.texts("terminal-none"),
        places=scene.texts("world-screen-places", number=number),
    )
