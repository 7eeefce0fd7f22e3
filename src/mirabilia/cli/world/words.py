"""Prices, gains and demands of World Wonders in words: in full, and in a few letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from mirabilia.cli.screen import Scene
from mirabilia.core.describe import Texts
from mirabilia.games.world.data import Resource


def gold(texts: Texts, amount: int) -> str:
    return texts("world-screen-gold", gold=amount)


def resources(texts: Texts, units: Mapping[Resource, int]) -> list[str]:
    return [texts(f"world-units-{name}", units=number) for name, number in units.items()]


def codes(texts: Texts, units: Mapping[Resource, int]) -> str:
    """Resources in a few letters: "Fo2Ge"."""
    return "".join(
        (str(number) if number > 1 else "") + texts(f"world-screen-code-{name}") for name, number in units.items()
    )


def gains(texts: Texts, units: Mapping[Resource, int], population: int, points: int = 0) -> str:
    """Points, resources and population in full; nothing if there are none."""
    parts = [texts("world-screen-points", points=points)] if points else []
    parts += resources(texts, units)
    if population:
        parts.append(texts("world-screen-growth", steps=population))
    return ", ".join(parts)


def neighbours(scene: Scene, names: Sequence[str]) -> str:
    """What a Monument asks for at its sides; what it asks for twice has a number."""
    return ", ".join(numbered(scene.texts, Counter(scene.name("neighbour", name) for name in names)))


def numbered(texts: Texts, numbers: Mapping[str, int]) -> list[str]:
    """Things with their numbers, where there is more than one."""
    return [
        texts("world-screen-times", number=number, thing=thing) if number > 1 else thing
        for thing, number in numbers.items()
    ]
