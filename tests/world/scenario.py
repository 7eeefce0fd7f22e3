"""Setting up a table in a few lines, with ids a player knows.

    state = table(2, tiles={"s1": "s1_b1"}, cities={0: city("long_road a12", "s2_f1 a9", food=3)})
    facts = play(state, "buy s1", "lay b10")

Pieces are written as a name and a place: `long_road`, `double_road`, `single_road`, `tower`, a tile or a Monument; the
places of a Monument of several pieces are separated by commas. Places are those of the notation: columns a to l from
the left, rows 1 to 12 from the top, row 12 at the Pavement; `r90` is a quarter turn clockwise, and the cell is the
upper left corner of the turned piece.

What is not said is ordinary: round 5, seat 0 to act, the seats in their order, the map with the lake, everything on
sale, nobody has bought or built anything.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from mirabilia import games
from mirabilia.core.contract import Action, Fact, IllegalMove
from mirabilia.core.contract import State as AnyState
from mirabilia.games.world import options as world_options
from mirabilia.games.world import views
from mirabilia.games.world.board import Piece, read
from mirabilia.games.world.lookup import CATALOGUE, MONUMENT_IDS, SETUP, SOLO_IDS, STACK_IDS, TILE_IDS
from mirabilia.games.world.state import State

WORLD = games.get("world")
ROADS = ("long_road", "double_road", "single_road", "tower")


def city(*pieces: str, **fields: Any) -> dict[str, Any]:
    """A city with pieces in the order they were laid; everything else as in a snapshot."""
    return {"pieces": [entry for piece in pieces for entry in _piece(piece)], **fields}


def _piece(words: str) -> list[dict[str, Any]]:
    name, _, where = words.partition(" ")
    places = [place.strip() for place in where.split(",")]
    if name in ROADS:
        return [{"piece": name, "place": places[0]}]
    if name in TILE_IDS:
        return [{"tile": name, "place": places[0]}]
    return [{"monument": name, "part": part, "place": place} for part, place in enumerate(places, 1)]


def snapshot(
    players: int = 2,
    *,
    round: int = 5,
    active: int = 0,
    phase: str = "turn",
    options: Mapping[str, Any] | None = None,
    cities: Mapping[int, dict[str, Any]] | None = None,
    tiles: Mapping[str, str | None] | None = None,
    monuments: str = "",
    deck: str | None = None,
    solo_deck: str = "",
    market: Mapping[str, int] | None = None,
    supply: Mapping[str, int] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A position as a snapshot.

    `tiles`: what is turned up at a stack, None for nothing. `monuments`: those on offer, then any others. `deck`: all
    Monuments to come, in their order; without it those left over. `solo_deck`: the next Solo cards, then the others.
    """
    chosen = world_options.checked(players, options)
    setting = world_options.setting(chosen)
    parts = _cities(chosen, cities or {})
    laid = [piece["tile"] for part in parts for piece in part["pieces"] if "tile" in piece]
    if fields.get("laying") and fields["laying"].get("tile"):
        laid.append(fields["laying"]["tile"])
    stacks, offer = _stacks([STACK_IDS[stack] for stack in setting.stacks], laid, dict(tiles or {}), round)
    shown, left = _monuments(parts, fields, monuments, deck, int(setting.shown))
    on_sale = {"long_roads": int(setting.long_roads), "short_sets": int(setting.short_sets), "towers": 1}
    on_sale |= dict(market or {})
    sketch: dict[str, Any] = {
        "game": "world",
        "version": 1,
        "players": players,
        "options": chosen.as_options(),
        "round": round,
        "phase": phase,
        "active": active,
        "order": list(range(players)),
        "market": {**on_sale, "tiles": offer, "monuments": shown},
        "supply": _supply(parts, on_sale, fields) | dict(supply or {}),
        "stacks": stacks,
        "deck": left,
        "objectives": [] if isinstance(chosen.objectives, str) else list(chosen.objectives),
        "cities": parts,
    }
    if chosen.solo is not None:
        cards = solo_deck.split()
        sketch["solo"] = {"deck": [*cards, *(card for card in SOLO_IDS if card not in cards)]}
        sketch["solo"] |= fields.pop("solo", {})
    return sketch | fields


def _cities(chosen: world_options.GameOptions, cities: Mapping[int, dict[str, Any]]) -> list[dict[str, Any]]:
    maps = world_options.maps(chosen)
    names = [CATALOGUE.maps[maps[seat]].id for seat in range(chosen.players)]
    return [{"map": names[seat], "pieces": []} | cities.get(seat, {}) for seat in range(chosen.players)]


def _stacks(
    names: Sequence[str], laid: Sequence[str], turned_up: dict[str, str | None], round: int
) -> tuple[dict[str, list[str]], dict[str, str | None]]:
    """The order of every stack: tiles that are laid came first, the wanted one is turned up now."""
    rows: dict[str, list[str]] = {}
    offer: dict[str, str | None] = {}
    for name in names:
        own = [tile.id for tile in CATALOGUE.tiles if tile.stack == name]
        before = [tile for tile in own if tile in laid]
        now = turned_up.get(name)
        rest = [tile for tile in own if tile not in before and tile != now]
        gone = round if name in turned_up and now is None else round - 1
        if len(before) > gone:
            raise ValueError(f"{len(before)} tiles of {name} are laid: a later round is needed")
        rows[name] = [
            *before,
            *rest[: round - 1 - len(before)],
            *([now] if now else []),
            *rest[round - 1 - len(before) :],
        ]
        offer[name] = None if name in turned_up and now is None else rows[name][round - 1]
    return rows, offer


def _monuments(
    parts: Sequence[dict[str, Any]], fields: Mapping[str, Any], on_offer: str, deck: str | None, number: int
) -> tuple[list[str | None], list[str]]:
    taken = {piece["monument"] for part in parts for piece in part["pieces"] if "monument" in piece}
    taken |= {(fields.get("laying") or {}).get("monument")} | set((fields.get("solo") or {}).get("monuments", ()))
    free = [name for name in MONUMENT_IDS if name not in taken]
    if deck is not None:
        shown: list[str | None] = [*on_offer.split()]
        return [*shown, *[None] * (number - len(shown))], deck.split()
    row = [*on_offer.split(), *(name for name in free if name not in on_offer.split())]
    return [*row[:number]], row[number:]


def _supply(parts: Sequence[dict[str, Any]], on_sale: Mapping[str, int], fields: Mapping[str, Any]) -> dict[str, int]:
    """What is left of the box."""
    names = [piece.get("piece") for part in parts for piece in part["pieces"]]
    item = (fields.get("laying") or {}).get("item")
    used = {
        "long_roads": names.count("long_road") + sum(part.get("free_road", False) for part in parts),
        "short_sets": max(names.count("single_road"), (names.count("double_road") + 1) // 2),
        "towers": names.count("tower"),
    }
    if item:
        used[f"{item}s"] += 1
    return {name: max(0, getattr(SETUP, name) - number - on_sale[name]) for name, number in used.items()}


def table(players: int = 2, **fields: Any) -> State:
    """A position ready to play; see `snapshot` for what can be said."""
    state = WORLD.restore(snapshot(players, **fields))
    assert isinstance(state, State)
    return state


def play(state: State, *moves: str) -> list[Fact]:
    """Make moves for whoever has to decide; everything that happened."""
    facts: list[Fact] = []
    for move in moves:
        seat = state.to_act()[0]
        state.play(seat, state.parse(move, seat))
        facts += facts_of(state)
    return facts


def facts_of(state: AnyState) -> list[Fact]:
    """What the last move brought about, as facts."""
    facts: list[Fact] = json.loads(msgspec.json.encode(state.events(None)))
    return facts


def refusal(state: State, move: str, seat: int | None = None) -> Fact:
    """Why a seat, or whoever has to decide, may not make a move."""
    with pytest.raises(IllegalMove) as refused:
        state.parse(move, seat)
    return bare(refused.value.fact)


def bare(fact: Fact) -> Fact:
    """A refusal without what only a map or a card shows: the other cells that are wrong, and the needs that are met."""
    return {name: value for name, value in fact.items() if name not in ("also", "needs")}


def lay_anywhere(state: State) -> list[Fact]:
    """Lay what was bought at the first places there are."""
    facts: list[Fact] = []
    while state.to_act() and state.view(None).phase in ("lay", "free_road"):
        facts += play(state, state.text(state.legal(state.to_act()[0])[0]))
    return facts


def buy(state: State, item: str) -> list[Fact]:
    """Buy something and lay it at the first places there are."""
    return play(state, f"buy {item}") + lay_anywhere(state)


def legal(state: State, verb: str = "") -> set[str]:
    """The legal moves of whoever has to decide that begin with a word."""
    texts = [state.text(move) for seat in state.to_act() for move in state.legal(seat)]
    return {text for text in texts if not verb or text.split()[0] == verb}


def items(state: State) -> set[str]:
    """What can be bought."""
    return {text.removeprefix("buy ") for text in legal(state, "buy")}


def places(state: State, verb: str = "lay") -> set[str]:
    """Where what was bought can be laid."""
    return {text.removeprefix(f"{verb} ") for text in legal(state, verb)}


def events(facts: Sequence[Fact], kind: str) -> list[Fact]:
    return [fact for fact in facts if fact["event"] == kind]


def city_view(state: State, seat: int = 0) -> views.City:
    """What everybody sees of a city."""
    return state.view(None).cities[seat]


def laid(state: State, seat: int = 0) -> list[Piece]:
    """What everybody sees on a map."""
    return read(city_view(state, seat).pieces)


def terrain(state: State, seat: int = 0) -> tuple[str, ...]:
    """The map of a city, as it is printed."""
    return next(one.grid for one in CATALOGUE.maps if one.id == city_view(state, seat).map)


def goods(state: State, item: str) -> tuple[int, int]:
    """How many Roads or Towers are on sale, and in the supply."""
    entry: views.Item = getattr(state.view(None).market, item)
    return entry.number, entry.supply


def automaton(state: State) -> views.Automaton:
    """What is known of the opponent of a player alone."""
    view = state.view(None).automaton
    assert view is not None
    return view


def action(state: State, move: str) -> Action:
    """What whoever has to decide is told of a move."""
    return next(one for one in state.actions(state.to_act()[0]) if one.text == move)


def scores(state: State, seat: int = 0) -> dict[str, int]:
    """The score sheet as if the game ended now."""
    return city_view(state, seat).scores
