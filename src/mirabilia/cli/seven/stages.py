"""The stages of a Wonder: what they cost and do, and which are built."""

from __future__ import annotations

from mirabilia.cli.screen import Scene
from mirabilia.cli.seven import printed, words
from mirabilia.cli.seven.parts import parts
from mirabilia.core.describe import Texts
from mirabilia.games.seven import entries
from mirabilia.games.seven.views import City, Stage, View

BUILT, UNBUILT = "■", "□"


def effects(texts: Texts, stage: entries.Stage) -> str:
    """What a stage does; alternatives with "or" between them."""
    if stage.choose:
        return texts("seven-screen-or").join(words.effects(texts, row) for row in stage.choose)
    return words.effects(texts, stage.effects)


def marks(city: City) -> str:
    return "".join(BUILT if stage.built else UNBUILT for stage in city.stages)


def board(scene: Scene, city: City) -> str:
    """Name and side of a city's board; nothing while it is being chosen."""
    if city.board is None or city.side is None:
        return ""
    name, side = scene.name("board", city.board), scene.name("side", city.side)
    return scene.texts("seven-screen-board", board=name, side=side)


def lines(scene: Scene, view: View, city: City) -> list[str]:
    """A line for each stage: built or with its cost, what it does, and the card under it as far as it is known."""
    if city.board is None or city.side is None:
        return []
    side = printed.side(view.edition, city.board, city.side)
    under = {part.stage: part.card for part in view.own.under if part.city == city.city} if view.own else {}
    return [
        _line(scene, stage, state, state.under or under.get(number))
        for number, (stage, state) in enumerate(zip(side.stages, city.stages, strict=True), 1)
    ]


def _line(scene: Scene, stage: entries.Stage, state: Stage, under: str | None) -> str:
    texts = scene.texts
    if not state.built:
        cost = words.cost(texts, stage.cost)
        return texts("seven-screen-stage-unbuilt", mark=UNBUILT, cost=cost, effects=effects(texts, stage))
    done = words.effects(texts, stage.choose[state.chosen - 1]) if state.chosen else effects(texts, stage)
    if not under:
        return texts("seven-screen-stage-built", mark=BUILT, effects=done)
    return texts("seven-screen-stage-under", mark=BUILT, effects=done, card=piece_name(scene, under))


def piece_name(scene: Scene, item: str) -> str:
    """The name of a piece that can be in a hand."""
    names = scene.game.names()
    kinds = (kind for part in parts() for kind in part.kinds_in_hand if item in names[kind])
    return scene.name(next(kinds, "card"), item)
