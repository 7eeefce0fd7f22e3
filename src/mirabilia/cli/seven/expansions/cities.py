"""Cities on the screen: warehouses, Diplomacy, masks and debt."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from mirabilia.cli.screen import Scene
from mirabilia.cli.seven.parts import ScreenPart
from mirabilia.core.contract import Fact
from mirabilia.games.seven.cities.view import CitiesCity
from mirabilia.games.seven.views import City, View


class CitiesPart(ScreenPart):
    labels = ("debts",)
    pad_lines = MappingProxyType({"black": "leaders-black"})
    apart = MappingProxyType({"treasury": ("debt", "coins")})
    symbol_parts = ("copied_symbol",)

    def rows(self, scene: Scene, view: View, city: City) -> Mapping[str, list[str]]:
        texts, own = scene.texts, CitiesCity.of(city)
        warehouses = {"own": own.warehouses.own, "not-own": own.warehouses.not_own}
        return {
            "makes": [
                texts(f"seven-screen-warehouse-{pool}", number=units) for pool, units in warehouses.items() if units
            ],
            "arms": [texts("seven-screen-diplomacy", tokens=own.diplomacy)] if own.diplomacy else [],
            "science": [texts("seven-screen-science-masks", number=own.masks)] if own.masks else [],
            "debts": [texts("seven-screen-debt", points=-own.debt)] if own.debt else [],
        }

    def debts(self, city: City) -> list[Fact]:
        return [{"part": "debt", "points": -CitiesCity.of(city).debt}]


PART = CitiesPart()
