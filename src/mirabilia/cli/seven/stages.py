"""The stages of a Wonder: what they cost and do, and which are built."""

from __future__ import annotations

from mirabilia.cli.screen import Scene
from mirabilia.cli.seven import printed, words
from mirabilia.core.contract import Json
from mirabilia.core.describe import Texts
from mirabilia.games.seven import data

BUILT, UNBUILT = "■", "□"


def effects(texts: Texts, stage: data.Stage) -> str:
    """What a stage does; alternatives with "or" between them."""
    if stage.choose:
        return texts("seven-screen-or").join(words.effects(texts, row) for row in stage.choose)
    return words.effects(texts, stage.effects)


def marks(city: Json) -> str:
    return "".join(BUILT if stage["built"] else UNBUILT for stage in city["stages"])


def board(scene: Scene, city: Json) -> str:
    """Name and side of a city's board."""
    name, side = scene.name("board", city["board"]), scene.name("side", city["side"])
    return scene.texts("seven-screen-board", board=name, side=side)


def lines(scene: Scene, view: Json, city: Json) -> list[str]:
    """A line for each stage: built or with its cost, what it does, and the card under it as far as it is known."""
    side = printed.side(view["options"]["edition"], city["board"], city["side"])
    return [_line(scene, stage, state) for stage, state in zip(side.stages, city["stages"], strict=True)]


def _line(scene: Scene, stage: data.Stage, state: Json) -> str:
    texts = scene.texts
    if not state["built"]:
        cost = words.cost(texts, stage.cost)
        return texts("seven-screen-stage-unbuilt", mark=UNBUILT, cost=cost, effects=effects(texts, stage))
    done = words.effects(texts, stage.choose[state["chosen"] - 1]) if state["chosen"] else effects(texts, stage)
    if not state["under"]:
        return texts("seven-screen-stage-built", mark=BUILT, effects=done)
    return texts("seven-screen-stage-under", mark=BUILT, effects=done, card=piece_name(scene, state["under"]))


def piece_name(scene: Scene, item: str) -> str:
    """The name of a card or leader."""
    kind = "leader" if item in scene.game.names()["leader"] else "card"
    return scene.name(kind, item)
