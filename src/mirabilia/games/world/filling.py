"""Completing a position of World Wonders by the rules of the set-up: stacks, market, supply, decks and maps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mirabilia.core.contract import Json, SnapshotError
from mirabilia.core.filling import UNKNOWN, Chance, DrawPile, copied, sketched
from mirabilia.games.world import options
from mirabilia.games.world.lookup import CATALOGUE, MONUMENT_IDS, OBJECTIVE_IDS, SETUP, SOLO_IDS, STACK_IDS
from mirabilia.games.world.restore import agreed, used_goods
from mirabilia.games.world.sample import CHANCE
from mirabilia.games.world.snapshot import Laying, Snapshot

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
    return Filling(copied(snapshot), parts, chance).complete()


class Filling:
    """A snapshot that is being completed."""

    def __init__(self, sketch: Json, parts: Snapshot, chance: Chance) -> None:
        self.sketch, self.parts, self.chance = sketch, parts, chance
        self.chosen = agreed(parts)
        self.setting = options.setting(self.chosen)
        self.laying = parts.laying or Laying()
        self.market: Json = sketch.setdefault("market", {})
        self.supply: Json = sketch.setdefault("supply", {})
        self.solo: Json | None = sketch.setdefault("solo", {}) if self.setting.solo else None

    def complete(self) -> Json:
        self.fill_maps()
        self.fill_stacks()
        self.fill_monuments()
        self.fill_goods()
        self.fill_objectives()
        if self.solo is not None:
            self.solo.setdefault("deck", self.chance.shuffled(SOLO_IDS))
            self.solo.setdefault("chance", [1 + self.chance.below(CHANCE) for _ in range(2)])
        return self.sketch

    def fill_maps(self) -> None:
        taken = {city.map for city in self.parts.cities}
        rivers = self.chance.shuffled(name for name in options.RIVERS if name not in taken)
        for seat, city in enumerate(self.sketch["cities"]):
            if "map" in city:
                continue
            if self.chosen.map_side == "A":
                city["map"] = options.LAKES[0]
            elif isinstance(self.chosen.rivers, tuple):
                city["map"] = self.chosen.rivers[min(seat, self.chosen.players - 1)]
            elif city.get("pieces"):
                raise SnapshotError(f"cities[{seat}].map", "the map that the pieces lie on is needed", wrong="needed")
            else:
                city["map"] = DrawPile("map", rivers).draw(f"cities[{seat}].map")

    # Tiles.

    def fill_stacks(self) -> None:
        given, shown = self.sketch.get("stacks", {}), self.market.get("tiles", {})
        rows, tiles = {}, {}
        for name in (STACK_IDS[stack] for stack in self.setting.stacks):
            rows[name] = given.get(name, [UNKNOWN] * SETUP.rounds)
            tiles[name] = self.fill_stack(name, rows[name], shown.get(name, UNKNOWN))
        self.sketch["stacks"] = rows | given
        self.market["tiles"] = tiles | {name: tile for name, tile in shown.items() if name not in tiles}

    def fill_stack(self, name: str, row: list[str], shown: str | None) -> str | None:
        """Put the tiles of a stack into an order; the one that is on sale."""
        if not row:
            return shown
        now = min(self.parts.round, len(row)) - 1
        own = [tile.id for tile in CATALOGUE.tiles if tile.stack == name]
        laid = [piece.tile for city in self.parts.cities for piece in city.pieces if piece.tile in own]
        if row[now] == UNKNOWN:
            row[now] = self.tile_of_round(row, own, shown)
        is_gone = shown is None or len(laid) > now
        self.turn_up(row[: now + is_gone], row, [tile for tile in own if tile in laid and tile not in row], name)
        left = self.chance.shuffled(tile for tile in own if tile not in row)
        DrawPile(f"tile of {name}", left).fill(row, f"stacks.{name}")
        if shown != UNKNOWN:
            return shown
        return None if row[now] in (*laid, self.laying.tile) else row[now]

    def tile_of_round(self, row: list[str], own: list[str], shown: str | None) -> str:
        """The tile that was turned up in this round: it is on sale, or has just been bought."""
        for tile in (shown, self.laying.tile):
            if tile in own and tile not in row:
                return str(tile)
        return UNKNOWN

    def turn_up(self, before: list[str], row: list[str], laid: list[str], name: str) -> None:
        """Tiles that have been laid were turned up in some round, in this one only if there is no other for them."""
        places = [place for place, tile in enumerate(before) if tile == UNKNOWN]
        if len(laid) > len(places):
            reason = f"{', '.join(laid)} cannot all have been turned up by round {self.parts.round}"
            raise SnapshotError(f"stacks.{name}", reason, wrong="too_many_tiles", round=self.parts.round)
        if self.parts.round - 1 in places and len(laid) < len(places):
            places.pop()
        for tile, place in zip(laid, self.chance.shuffled(places), strict=False):
            row[place] = tile

    # Monuments.

    def fill_monuments(self) -> None:
        """Those that are nowhere else are on sale as far as there is room, the others in the deck.

        If the deck is given as well, the Automaton has taken them.
        """
        pieces = [piece.monument for city in self.parts.cities for piece in city.pieces]
        elsewhere = {*pieces, self.laying.monument, *self.parts.market.monuments, *self.parts.deck}
        elsewhere |= set(self.parts.solo.monuments if self.parts.solo else ())
        box = DrawPile("Monument", self.chance.shuffled(name for name in MONUMENT_IDS if name not in elsewhere))
        if "monuments" in self.market:
            box.fill(self.market["monuments"], "market.monuments")
        else:
            self.market["monuments"] = self.monuments_shown(box)
        if "deck" not in self.sketch:
            self.sketch["deck"] = box.pieces
            return
        box.fill(self.sketch["deck"], "deck")
        if self.solo is not None:
            self.solo.setdefault("monuments", box.pieces)

    def monuments_shown(self, box: DrawPile) -> list[str | None]:
        number = int(self.setting.shown)
        shown, box.pieces = box.pieces[:number], box.pieces[number:]
        return [*shown, *[None] * (number - len(shown))]

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
        if "objectives" in self.sketch or chosen == options.OFF:
            return
        dealt = self.chance.shuffled(OBJECTIVE_IDS)[: SETUP.objectives_shown]
        self.sketch["objectives"] = list(chosen) if isinstance(chosen, tuple) else dealt
