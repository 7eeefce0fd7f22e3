"""What can be agreed before a game of World Wonders, and what the rule book does not allow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct
from mypy_extensions import i64

from mirabilia.core.contract import Option, OptionError
from mirabilia.core.options import named_options, named_row
from mirabilia.core.vecs import vec
from mirabilia.games.world import lookup
from mirabilia.games.world.position import Setting

DEALT, OFF = "dealt", "off"
SOLO = ("easy", "hard")
LAKES = tuple(one.id for one in lookup.CATALOGUE.maps if one.side == "A")
RIVERS = tuple(one.id for one in lookup.CATALOGUE.maps if one.side == "B")

OPTIONS = (
    Option("map_side", ("A", "B"), "A"),
    Option("rivers", (DEALT,), DEALT, row=RIVERS),
    Option("resource_side", lookup.BOARD_IDS, lookup.BOARD_IDS[0]),
    Option("objectives", (OFF, DEALT), OFF, row=lookup.OBJECTIVE_IDS, row_length=lookup.SETUP.objectives_shown),
    Option("solo", SOLO, ""),
)


class GameOptions(Struct, frozen=True):
    """The options of a game, checked against each other."""

    players: int
    map_side: str
    rivers: str | tuple[str, ...]
    resource_side: str
    objectives: str | tuple[str, ...]
    solo: str | None

    def as_options(self) -> dict[str, Any]:
        """As they are passed to `new`."""
        values: dict[str, Any] = {
            "map_side": self.map_side,
            "resource_side": self.resource_side,
            "objectives": self.objectives if isinstance(self.objectives, str) else list(self.objectives),
        }
        if self.map_side == "B":
            values["rivers"] = self.rivers if isinstance(self.rivers, str) else list(self.rivers)
        if self.solo is not None:
            values["solo"] = self.solo
        return values


def checked(players: int, options: Mapping[str, object] | None) -> GameOptions:
    """The options with the defaults filled in; ValueError with the reason when they cannot be."""
    given = named_options("world", OPTIONS, options)
    side = _one_of("map_side", given.get("map_side", "A"), ("A", "B"))
    chosen = GameOptions(
        players=players,
        map_side=side,
        rivers=_rivers(players, side, given),
        resource_side=_one_of("resource_side", given.get("resource_side", lookup.BOARD_IDS[0]), lookup.BOARD_IDS),
        objectives=_objectives(given.get("objectives", OFF)),
        solo=_solo(players, given),
    )
    if players == 1 and chosen.objectives != OFF:
        raise OptionError("public objectives are not used by a player alone", refusal="objectives_alone")
    return chosen


def _one_of(name: str, value: object, allowed: Iterable[str]) -> str:
    choices = tuple(allowed)
    if value not in choices:
        raise ValueError(f"option {name!r} of world is one of {', '.join(choices)}, not {value!r}")
    return str(value)


def _row(name: str, value: object, choices: tuple[str, ...], allowed: tuple[str, ...]) -> tuple[str, ...]:
    """Different names of those allowed instead of a choice."""
    row = named_row("world", name, value)
    for item in row:
        if item not in allowed:
            known = f"{' or '.join(choices)}, or a row of {', '.join(allowed)}"
            raise ValueError(f"option {name!r} of world is {known}; there is no {item!r}")
    if len(set(row)) != len(row):
        message = f"option {name!r} of world names something twice: {', '.join(row)}"
        raise OptionError(message, refusal="named_twice")
    return row


def _rivers(players: int, side: str, given: Mapping[str, object]) -> str | tuple[str, ...]:
    value = given.get("rivers", DEALT)
    if value == DEALT:
        return DEALT
    row = _row("rivers", value, (DEALT,), RIVERS)
    if side != "B":
        raise OptionError("rivers are on side B of the maps: map_side must be B", refusal="rivers_on_side_b")
    if len(row) != players:
        raise ValueError(f"option 'rivers' of world: {players} maps, one for each seat, not {len(row)}")
    return row


def _objectives(value: object) -> str | tuple[str, ...]:
    if value in (OFF, DEALT):
        return str(value)
    row = _row("objectives", value, (OFF, DEALT), lookup.OBJECTIVE_IDS)
    number = lookup.SETUP.objectives_shown
    if len(row) != number:
        raise ValueError(f"option 'objectives' of world: {number} objectives, not {len(row)}")
    return row


def _solo(players: int, given: Mapping[str, object]) -> str | None:
    chosen = _one_of("solo", given.get("solo", SOLO[0]), SOLO)
    if players == 1:
        return chosen
    if "solo" in given:
        raise OptionError(f"option 'solo' of world is for one player, not {players}", refusal="solo_players")
    return None


# What the rules play with.


def setting(chosen: GameOptions) -> Setting:
    setup, players = lookup.SETUP, chosen.players
    market = next(market for number, market in setup.market.items() if int(number) == players)
    solo = 0 if chosen.solo is None else 1 + SOLO.index(chosen.solo)
    return Setting(
        players,
        lookup.BOARD_IDS.index(chosen.resource_side),
        solo,
        vec[i64](lookup.stacks_in_play(players)),
        market.long_roads,
        market.short_sets,
        setup.monuments_shown_solo if solo else setup.monuments_shown,
        chosen,
    )


def maps(chosen: GameOptions) -> vec[i64]:
    """A map for each player: side A is the same for all, rivers as chosen, or all of them to be dealt."""
    if chosen.map_side == "A":
        return vec[i64]([lookup.MAP_IDS.index(LAKES[0])] * chosen.players)
    names = RIVERS if isinstance(chosen.rivers, str) else chosen.rivers
    return vec[i64]([lookup.MAP_IDS.index(name) for name in names])


def objectives(chosen: GameOptions) -> vec[i64]:
    """The named objectives; none if they are dealt or off."""
    names = () if isinstance(chosen.objectives, str) else chosen.objectives
    return vec[i64]([lookup.OBJECTIVE_IDS.index(name) for name in names])
