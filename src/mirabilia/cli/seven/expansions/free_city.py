"""The Free City on the screen: who acts for it, and its pile."""

from __future__ import annotations

from mirabilia.cli.screen import Scene
from mirabilia.cli.seven.parts import ScreenPart
from mirabilia.core.describe import Texts
from mirabilia.games.seven.free_city.view import FreeCityView
from mirabilia.games.seven.views import Choice, View


class FreeCityPart(ScreenPart):
    def unplayed(self, texts: Texts, players: int) -> tuple[str, ...]:
        """Two players have a third city between them."""
        return (texts("seven-unplayed"),) if players == 2 else ()

    def beside(self, scene: Scene, view: View) -> list[str]:
        free_city = FreeCityView.of(view).free_city
        if not free_city or free_city.keeper is None or view.phase == "over":
            return []
        keeper, name = scene.player(free_city.keeper), scene.player(free_city.city)
        return [scene.texts("seven-screen-keeper", player=keeper, city=name, cards=free_city.pile)]

    def question(self, scene: Scene, view: View, choice: Choice, asked: str) -> str:
        free_city = FreeCityView.of(view).free_city
        is_own = free_city is None or choice.city != free_city.city
        return asked if is_own else scene.texts("seven-choice-for-free-city", choice=asked)


PART = FreeCityPart()
