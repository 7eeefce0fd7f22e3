"""Public Objectives with what everybody has of them, and the Automaton of a player alone."""

from __future__ import annotations

from mirabilia.cli.listing import mark
from mirabilia.cli.screen import Scene
from mirabilia.core.contract import Json


def lines(scene: Scene, view: Json) -> list[str]:
    found = [objective(scene, entry) for entry in view["objectives"]]
    return found + ([automaton(scene, view["automaton"])] if view["automaton"] else [])


def objective(scene: Scene, entry: Json) -> str:
    """An objective, its points, and everybody's value and points now."""
    texts = scene.texts
    rows = enumerate(zip(entry["values"], entry["points"], strict=True))
    told = [
        texts("world-screen-objective-player", player=scene.player(seat), value=value, points=points)
        for seat, (value, points) in rows
    ]
    return texts(
        "world-screen-objective",
        name=scene.name("objective", entry["id"]),
        prize=prize(scene, entry["first"], entry["second"], entry["pool"])
        + mark(entry["reconstructed"], "first", "second", "type", "resource"),
        players=", ".join(told),
    )


def prize(scene: Scene, first: int, second: int, pool: int) -> str:
    """The points of an objective."""
    if pool:
        return scene.texts("world-screen-pool", points=pool)
    return scene.texts("world-screen-prize", first=first, second=second)


def automaton(scene: Scene, found: Json) -> str:
    texts = scene.texts
    names = ", ".join(scene.name("monument", name) for name in found["monuments"]) or texts("terminal-none")
    return texts("world-screen-automaton", points=found["points"], cards=found["cards"], monuments=names)
