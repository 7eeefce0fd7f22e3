"""What a player is asked: what to buy, or where to lay it."""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.cli.screen import GREYED, Choice, Menu, Move, Scene, Section
from mirabilia.cli.world import offers, spots, table, words
from mirabilia.core.contract import Json


def draw(scene: Scene, view: Json, moves: Sequence[Move]) -> Menu:
    if view["phase"] == "turn":
        return Menu(question(scene, view), tuple(offers.sections(scene, view, moves)))
    return Menu(question(scene, view), tuple(places(scene, view)))


def question(scene: Scene, view: Json) -> str:
    """What has to be decided; for a piece with its name."""
    asked = table.waiting(scene, view)
    if view["phase"] == "turn":
        left = words.gold(scene.texts, words.gold_left(view["cities"][view["seat"]]))
        return scene.texts("world-screen-ask-gold", asked=asked, gold=left)
    if view["phase"] == "lay":
        return scene.texts("terminal-choice", move=asked, more=in_hand(scene, view["laying"]))
    return asked


def in_hand(scene: Scene, laying: Json) -> str:
    """The piece that is being laid, and what comes after it."""
    texts = scene.texts
    if "tile" in laying:
        kind = scene.name("type", laying["tile"]["type"])
        return texts("world-screen-tile", type=kind, stack=scene.name("stack", laying["stack"]))
    if "monument" in laying:
        name = scene.name("monument", laying["monument"])
        return texts("world-screen-part", monument=name, part=laying["part"], left=laying["left"])
    if laying["item"] == "short_set":
        return texts("world-screen-short", doubles=laying["doubles"], singles=laying["singles"])
    return scene.name("item", laying["item"])


def places(scene: Scene, view: Json) -> list[Section]:
    """The best places by number; any other one is typed."""
    texts, found = scene.texts, spots.best(view["places"])
    number = spots.count(view["places"])
    title = texts("world-screen-all" if number <= spots.FEW else "world-screen-best", number=number, shown=len(found))
    example = next((spot for spot in reversed(found) if spot.move != spots.SINGLE), found[0])
    single = texts("world-screen-type-single") if view["laying"].get("singles") else ""
    rows = tuple((Choice(label(scene, spot), spot.code),) for spot in found)
    hint = texts("world-screen-type-place", place=typed(scene, example), single=single)
    return [Section(rows, title), Section((), hint, GREYED)]


def typed(scene: Scene, spot: spots.Spot) -> str:
    """How a place is typed."""
    return f"{scene.texts('world-screen-single')} {spot.place}" if spot.move == spots.SINGLE else spot.place


def label(scene: Scene, spot: spots.Spot) -> str:
    changes = words.changes(scene.texts, spot.natural, spot.districts)
    return scene.texts("terminal-choice", move=typed(scene, spot), more=changes)
