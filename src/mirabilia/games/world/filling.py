"""Completing a position of World Wonders by the rules of the set-up: stacks, market, supply, decks and maps."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from mirabilia.core.contract import Json, SnapshotError
from mirabilia.core.filling import UNKNOWN, Box, Chance, sketched
from mirabilia.games.world import options
from mirabilia.games.world.restore import agreed, used_goods
from mirabilia.games.world.sample import CHANCE
from mirabilia.games.world.snapshot import Laying, Snapshot
from mirabilia.games.world.tables import CATALOGUE, MONUMENT_IDS, OBJECTIVE_IDS, SETUP, SOLO_IDS, STACK_IDS

GOODS = {"long_roads": 0, "short_sets": 0, "towers": 0}
BLANKS: Json = {
    "market": {**GOODS, "tiles": {}, "monuments": []},
    "supply": GOODS,
    "stacks": {},
    "deck": [],
    "solo": {"deck": []},
}
ITEMS = {"long_roads": "long_road", "short_sets": "short_set", "towers": "tower"}
"""One of the goods, as it is named while it is being laid."""


def filled(snapshot: Mapping[str, Any], chance: Chance) -> Json:
    """The snapshot with everything that it leaves out; SnapshotError names a field that cannot be filled."""
    sketch: Any = snapshot
    if isinstance(snapshot, Mapping) and isinstance(snapshot.get("cities"), list):
        cities = [{"map": "", **city} if isinstance(city, Mapping) else city for city in snapshot["cities"]]
        sketch = {**snapshot, "cities": cities}
    parts = sketched(sketch, Snapshot, BLANKS)
    return Filling(deepcopy(dict(snapshot)), parts, chance).complete()


class Filling:
    """A snapshot that is being completed."""

    def __init__(self, found: Json, parts: Snapshot, chance: Chance) -> None:
        self.found, self.parts, self.chance = found, parts, chance
        self.chosen = agreed(parts)
        self.setting = options.setting(self.chosen)
        self.laying = parts.laying or Laying()
        self.market: Json = found.setdefault("market", {})
        self.supply: Json = found.setdefault("supply", {})

    def complete(self) -> Json:
        self.fill_maps()
        self.fill_stacks()
        self.fill_monuments()
        self.fill_goods()
        self.fill_objectives()
        if self.setting.solo:
            self.fill_solo()
        return self.found

    def fill_maps(self) -> None:
        taken = {city.map for city in self.parts.cities}
        rivers = self.chance.shuffled(name for name in options.RIVERS if name not in taken)
        for seat, city in enumerate(self.found["cities"]):
            if "map" in city:
                continue
            if self.chosen.map_side == "A":
                city["map"] = options.LAKES[0]
            elif isinstance(self.chosen.rivers, tuple):
                city["map"] = self.chosen.rivers[min(seat, self.chosen.players - 1)]
            elif city.get("pieces"):
                raise SnapshotError(f"cities[{seat}].map", "the map that the pieces lie on is needed")
            else:
                city["map"] = Box("map", rivers).draw(f"cities[{seat}].map")

    # Tiles.

    def fill_stacks(self) -> None:
        given, shown = self.found.get("stacks", {}), self.market.get("tiles", {})
        rows, tiles = {}, {}
        for name in (STACK_IDS[stack] for stack in self.setting.stacks):
            rows[name] = given.get(name, [UNKNOWN] * SETUP.rounds)
            tiles[name] = self.fill_stack(name, rows[name], shown.get(name, UNKNOWN))
        self.found["stacks"] = rows | given
        self.market["tiles"] = tiles | {name: tile for name, tile in shown.items() if name not in tiles}

    def fill_stack(self, name: str, row: list[str], shown: str | None) -> str | None:
        """Put the tiles of a stack into an order in which the laid ones have been turned up; what is on sale now."""
        now = min(self.parts.round, len(row)) - 1
        laid = [piece.tile for city in self.parts.cities for piece in city.pieces if piece.tile]
        own = [tile.id for tile in CATALOGUE.tiles if tile.stack == name]
        before = [tile for tile in own if tile in laid and tile not in row]
        if now < 0:
            return shown
        places = [place for place in range(now) if row[place] == UNKNOWN]
        if row[now] == UNKNOWN and shown not in (None, UNKNOWN, *row):
            row[now] = str(shown)
        elif row[now] == UNKNOWN and self.laying.tile in own and self.laying.tile not in row:
            row[now] = str(self.laying.tile)
        elif row[now] == UNKNOWN and (shown is None or len(before) > len(places)):
            places.append(now)
        if len(before) > len(places):
            raise SnapshotError(
                f"stacks.{name}", f"{', '.join(before)} cannot all have been turned up by round {self.parts.round}"
            )
        if now in places and len(before) < len(places):
            places.remove(now)
        for tile, place in zip(before, self.chance.shuffled(places), strict=False):
            row[place] = tile
        Box(f"tile of {name}", self.chance.shuffled(tile for tile in own if tile not in row)).fill(
            row, f"stacks.{name}"
        )
        if shown != UNKNOWN:
            return shown
        return None if row[now] in laid or row[now] == self.laying.tile else row[now]

    # Monuments.

    def fill_monuments(self) -> None:
        """Those that are nowhere else are on sale as far as there is room, the others in the deck.

        If the deck is given as well, the Automaton has taken them.
        """
        pieces = [piece.monument for city in self.parts.cities for piece in city.pieces]
        elsewhere = {*pieces, self.laying.monument, *self.parts.market.monuments, *self.parts.deck}
        elsewhere |= set(self.parts.solo.monuments if self.parts.solo else ())
        box = Box("Monument", self.chance.shuffled(name for name in MONUMENT_IDS if name not in elsewhere))
        shown: list[str | None] = self.market.setdefault("monuments", [])
        box.fill(shown, "market.monuments")
        if not self.parts.market.monuments:
            shown += box.pieces[: self.setting.shown]
            del box.pieces[: self.setting.shown]
            shown += [None] * (self.setting.shown - len(shown))
        if "deck" not in self.found:
            self.found["deck"] = box.pieces
            return
        box.fill(self.found["deck"], "deck")
        if self.setting.solo:
            self.found.setdefault("solo", {}).setdefault("monuments", box.pieces)

    # The rest.

    def fill_goods(self) -> None:
        """What is not laid, in hand or on sale is in the supply."""
        on_sale = {"long_roads": self.setting.long_roads, "short_sets": self.setting.short_sets, "towers": 1}
        for name, used in used_goods(self.parts).items():
            left = getattr(SETUP, name) - used
            bought = self.laying.item == ITEMS[name]
            self.market.setdefault(name, max(0, min(on_sale[name] - bought, left - self.supply.get(name, 0))))
            self.supply.setdefault(name, max(0, left - self.market[name]))

    def fill_objectives(self) -> None:
        chosen = self.chosen.objectives
        if "objectives" in self.found or chosen == options.OFF:
            return
        dealt = self.chance.shuffled(OBJECTIVE_IDS)[: SETUP.objectives_shown]
        self.found["objectives"] = list(chosen) if isinstance(chosen, tuple) else dealt

    def fill_solo(self) -> None:
        solo = self.found.setdefault("solo", {})
        solo.setdefault("deck", self.chance.shuffled(SOLO_IDS))
        solo.setdefault("chance", [1 + self.chance.below(CHANCE) for _ in range(2)])
