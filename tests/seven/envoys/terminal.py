"""Envoys on the screen: the phase in which they leave, and how many each city has sent."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from mirabilia.cli.screen import Scene
from mirabilia.cli.seven.parts import ScreenPart
from mirabilia.games.seven.views import City, View
from tests.seven.envoys.view import EnvoysCity


class Envoys(ScreenPart):
    styles = MappingProxyType({"orange": "dark_orange"})
    labels = ("envoys",)
    telling_parts = ("envoys",)

    def title(self, scene: Scene, view: View) -> str:
        return scene.texts("seven-screen-farewell", age=view.age) if view.phase == "farewell" else ""

    def rows(self, scene: Scene, view: View, city: City) -> Mapping[str, list[str]]:
        sent = EnvoysCity.of(city).envoys
        return {"envoys": [scene.texts("seven-screen-envoys", number=sent)] if sent else []}


PART = Envoys()
