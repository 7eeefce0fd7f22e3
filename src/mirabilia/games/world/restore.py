"""Setting up a position from a snapshot: everything is checked, and a wrong field is named.

What a piece on a map leaned on when it was laid is not asked again, so that positions can be made up for study.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import i64

from mirabilia.core.contract import SnapshotError
from mirabilia.core.facts import typed
from mirabilia.core.vecs import vec
from mirabilia.games.world import board, data, journal, options
from mirabilia.games.world.automaton import SOLO_CARDS
from mirabilia.games.world.explain import PHASES, legal_codes
from mirabilia.games.world.laying import put
from mirabilia.games.world.lookup import (
    CATALOGUE,
    MAP_IDS,
    MONUMENT_IDS,
    OBJECTIVE_IDS,
    SETUP,
    SOLO_IDS,
    STACK_IDS,
    TILE_IDS,
)
from mirabilia.games.world.monuments import is_arranged, with_piece
from mirabilia.games.world.moves import LOAN_GOLD
from mirabilia.games.world.options import GameOptions
from mirabilia.games.world.pieces import MAPS, MONUMENT_LIST, shape_of_piece
from mirabilia.games.world.placing import fits
from mirabilia.games.world.position import (
    BUY,
    FREE_ROAD,
    GONE,
    LONG_ROAD,
    MONUMENT,
    MOST_PIECES,
    OVER,
    PLACE,
    SHORT_SET,
    TILE,
    TOWER,
    City,
)
from mirabilia.games.world.rounds import (
    BOTH_PEDESTALS,
    GOLD,
    ask_player,
    end_purchase,
    end_round,
    leave_round,
    next_turn,
)
from mirabilia.games.world.snapshot import Agreed, CitySnapshot, Laying, PieceSnapshot, Snapshot
from mirabilia.games.world.state import State

CODES = {name: phase for phase, name in PHASES.items()}
ITEMS = {"long_road": LONG_ROAD, "short_set": SHORT_SET, "tower": TOWER}


def restored(snapshot: Mapping[str, Any]) -> State:
    """The position; SnapshotError names the field that is wrong."""
    parts = typed(snapshot, Snapshot)
    state = State(options.setting(agreed(parts)))
    _restore_round(parts, state)
    _restore_market(parts, state)
    _restore_objectives(parts, state)
    _restore_solo(parts, state)
    if len(parts.cities) != parts.players:
        raise SnapshotError(
            "cities",
            f"{parts.players} cities are needed, not {len(parts.cities)}",
            wrong="number",
            needed=parts.players,
            given=len(parts.cities),
        )
    for seat, city in enumerate(parts.cities):
        state.cities.append(_city(parts, state, seat, city))
    _check_pedestals(parts, state)
    if parts.laying is not None:
        _restore_laying(parts.laying, state)
    _check_pieces(parts, state)
    _check_choice(parts, state)
    _go_on(state)
    return state


def agreed(parts: Agreed) -> GameOptions:
    """The options, if they can be."""
    if parts.players not in range(1, 6):
        raise SnapshotError("players", f"1 to 5, not {parts.players}", wrong="range", least=1, most=5)
    try:
        return options.checked(parts.players, parts.options)
    except ValueError as error:
        raise SnapshotError("options", str(error), wrong="options") from None


def _row(numbers: Sequence[int]) -> vec[i64]:
    return vec[i64](list(numbers))


def _index(known: Sequence[str], kind: str, name: str, field: str) -> int:
    if name not in known:
        raise SnapshotError(field, f"there is no {kind} {name!r}", wrong="unknown", thing={kind.lower(): name})
    return known.index(name)


def _indexes(known: Sequence[str], kind: str, names: Sequence[str], field: str) -> list[int]:
    indexes = [_index(known, kind, name, f"{field}[{number}]") for number, name in enumerate(names)]
    if len(set(indexes)) != len(indexes):
        raise SnapshotError(field, f"the same {kind} is there twice", wrong="twice")
    return indexes


def _restore_round(parts: Snapshot, state: State) -> None:
    if parts.round > SETUP.rounds:
        raise SnapshotError(
            "round", f"1 to {SETUP.rounds}, not {parts.round}", wrong="range", least=1, most=SETUP.rounds
        )
    if sorted(parts.order) != list(range(parts.players)):
        raise SnapshotError(
            "order", f"every seat from 0 to {parts.players - 1} once, not {parts.order}", wrong="every_seat"
        )
    if parts.active >= parts.players:
        raise SnapshotError("active", f"0 to {parts.players - 1}, not {parts.active}", wrong="every_seat")
    state.round, state.phase, state.active = parts.round, CODES[parts.phase], parts.active
    state.order = _row(parts.order)
    state.loan_step, state.ending = int(parts.loan_step), int(parts.last_round)


def _restore_market(parts: Snapshot, state: State) -> None:
    setting, market = state.setting, parts.market
    for name, most in (("long_roads", setting.long_roads), ("short_sets", setting.short_sets), ("towers", 1)):
        if getattr(market, name) > most:
            raise SnapshotError(
                f"market.{name}",
                f"at most {most} on sale with {parts.players} players",
                wrong="at_most",
                most=int(most),
            )
    state.long_roads, state.short_sets, state.towers = market.long_roads, market.short_sets, market.towers
    supply = parts.supply
    state.long_supply, state.short_supply, state.tower_supply = supply.long_roads, supply.short_sets, supply.towers
    _restore_stacks(parts, state)
    shown = [
        GONE if name is None else _index(MONUMENT_IDS, "Monument", name, f"market.monuments[{slot}]")
        for slot, name in enumerate(market.monuments)
    ]
    if len(shown) != setting.shown:
        raise SnapshotError(
            "market.monuments",
            f"{setting.shown} places are needed, null where none is left",
            wrong="number",
            needed=int(setting.shown),
            given=len(shown),
        )
    state.shown, state.deck = _row(shown), _row(_indexes(MONUMENT_IDS, "Monument", parts.deck, "deck"))
    if GONE in shown and len(state.deck):
        raise SnapshotError(
            "market.monuments", "a Monument is turned up as long as the deck lasts", wrong="monument_missing"
        )


def _restore_stacks(parts: Snapshot, state: State) -> None:
    names = [STACK_IDS[stack] for stack in state.setting.stacks]
    for field, given in (("stacks", parts.stacks), ("market.tiles", parts.market.tiles)):
        if list(given) != names:
            raise SnapshotError(field, f"the stacks are {', '.join(names)}, in this order", wrong="stacks")
    offer, rows = [], []
    for name in names:
        tiles = _indexes(TILE_IDS, "tile", parts.stacks[name], f"stacks.{name}")
        if sorted(tiles) != [number for number, tile in enumerate(CATALOGUE.tiles) if tile.stack == name]:
            raise SnapshotError(
                f"stacks.{name}",
                "all tiles of the stack are needed, in the order they are turned up",
                wrong="stack_tiles",
            )
        rows += tiles
        tile = parts.market.tiles[name]
        if tile is not None and tile != parts.stacks[name][parts.round - 1]:
            turned = parts.stacks[name][parts.round - 1]
            raise SnapshotError(
                f"market.tiles.{name}",
                f"in round {parts.round} {turned} is turned up, or it is gone",
                wrong="not_turned_up",
                thing={"type": _type_of(tile, f"market.tiles.{name}")},
                round=parts.round,
            )
        offer.append(GONE if tile is None else TILE_IDS.index(tile))
    state.stacks, state.offer = _row(rows), _row(offer)


def _restore_objectives(parts: Snapshot, state: State) -> None:
    chosen = state.setting.options
    assert isinstance(chosen, GameOptions)  # noqa: S101
    indexes = _indexes(OBJECTIVE_IDS, "objective", parts.objectives, "objectives")
    number = 0 if chosen.objectives == options.OFF else SETUP.objectives_shown
    if len(indexes) != number:
        raise SnapshotError(
            "objectives", f"{number} are needed, not {len(indexes)}", wrong="number", needed=number, given=len(indexes)
        )
    if isinstance(chosen.objectives, tuple) and tuple(parts.objectives) != chosen.objectives:
        raise SnapshotError("objectives", f"the options say {', '.join(chosen.objectives)}", wrong="options_say")
    state.objectives = _row(indexes)


def _restore_solo(parts: Snapshot, state: State) -> None:
    if (parts.solo is not None) != bool(state.setting.solo):
        raise SnapshotError("solo", "needed for a player alone, and only then", wrong="alone")
    if parts.solo is None:
        return
    state.solo_deck = _row(_indexes(SOLO_IDS, "Solo card", parts.solo.deck, "solo.deck"))
    if not any(not SOLO_CARDS[card] for card in state.solo_deck):
        raise SnapshotError(
            "solo.deck", "a card that shuffles anew is needed: the deck never runs out", wrong="solo_deck"
        )
    state.solo_monuments = _row(_indexes(MONUMENT_IDS, "Monument", parts.solo.monuments, "solo.monuments"))
    if isinstance(parts.solo.chance, str):
        state.chance_secret = parts.solo.chance
    else:
        state.chance_first, state.chance_second = parts.solo.chance


# Cities.


def _city(parts: Snapshot, state: State, seat: int, snapshot: CitySnapshot) -> City:
    field = f"cities[{seat}]"
    city = city_with_map(snapshot.map, f"{field}.map")
    _check_map(state, seat, snapshot.map, field)
    _restore_tracks(parts, state, city, snapshot, field)
    city.pedestal, city.out, city.has_free_road = snapshot.pedestal or 0, int(snapshot.out), int(snapshot.free_road)
    for number, piece in enumerate(snapshot.pieces):
        put_piece(city, piece, f"{field}.pieces[{number}]")
    _check_monuments(snapshot.pieces, f"{field}.pieces")
    city.monuments = _row(
        [MONUMENT_IDS.index(piece.monument) for piece in snapshot.pieces if piece.monument and piece.part == 1]
    )
    return city


def city_with_map(name: str, field: str) -> City:
    """A city in which nothing was laid yet."""
    city = City()
    city.map = _index(MAP_IDS, "map", name, field)
    city.water, city.natural = MAPS[city.map].water, MAPS[city.map].natural
    return city


def _check_map(state: State, seat: int, name: str, field: str) -> None:
    chosen = state.setting.options
    assert isinstance(chosen, GameOptions)  # noqa: S101
    allowed = options.LAKES if chosen.map_side == "A" else options.RIVERS
    if isinstance(chosen.rivers, tuple):
        allowed = (chosen.rivers[seat],)
    if name not in allowed:
        raise SnapshotError(
            f"{field}.map", f"by the options one of {', '.join(allowed)}, not {name}", wrong="options_say"
        )


def _restore_tracks(parts: Snapshot, state: State, city: City, snapshot: CitySnapshot, field: str) -> None:
    track = CATALOGUE.resource_boards[state.setting.board]
    for name in data.RESOURCES:
        if getattr(snapshot, name) > track.last:
            raise SnapshotError(
                f"{field}.{name}", f"the track ends at {track.last}", wrong="at_most", most=int(track.last)
            )
    if snapshot.population >= len(track.rings):
        raise SnapshotError(
            f"{field}.population",
            f"the track ends at {len(track.rings) - 1}",
            wrong="at_most",
            most=len(track.rings) - 1,
        )
    city.food, city.ceramics, city.gears, city.population = (
        snapshot.food,
        snapshot.ceramics,
        snapshot.gears,
        snapshot.population,
    )
    if snapshot.loan_round is not None:
        if not 1 <= snapshot.loan_round <= parts.round:
            raise SnapshotError(
                f"{field}.loan_round",
                f"1 to {parts.round}, not {snapshot.loan_round}",
                wrong="range",
                least=1,
                most=parts.round,
            )
        city.loan, city.loan_round = 1, snapshot.loan_round
    city.limit = GOLD + (LOAN_GOLD if snapshot.loan_round == parts.round else 0)
    city.spent = snapshot.gold
    if snapshot.gold > city.limit:
        raise SnapshotError(
            f"{field}.gold",
            f"at most {city.limit} can be spent, not {snapshot.gold}",
            wrong="gold",
            most=int(city.limit),
        )
    if snapshot.population == len(track.rings) - 1 and not parts.last_round:
        raise SnapshotError(
            "last_round", f"{field}.population is at its end: this is the last round", wrong="last_round"
        )


def kind_of_piece(piece: PieceSnapshot, field: str) -> tuple[int, int]:
    if (piece.tile is not None) + (piece.monument is not None) + (piece.piece is not None) != 1:
        raise SnapshotError(field, "exactly one of tile, monument and piece is needed", wrong="one_piece")
    if piece.tile is not None:
        _index(TILE_IDS, "tile", piece.tile, f"{field}.tile")
    if piece.monument is not None:
        index = _index(MONUMENT_IDS, "Monument", piece.monument, f"{field}.monument")
        if piece.part > len(MONUMENT_LIST[index].pieces):
            raise SnapshotError(
                f"{field}.part",
                f"{piece.monument} has {len(MONUMENT_LIST[index].pieces)} pieces",
                wrong="at_most",
                most=len(MONUMENT_LIST[index].pieces),
            )
    return board.kind_and_number(piece.tile, piece.monument, piece.part, piece.piece)


def put_piece(city: City, piece: PieceSnapshot, field: str) -> None:
    """Put a piece on the map, if it is free there and the terrain is right."""
    kind, number = kind_of_piece(piece, field)
    code = _place(kind, number, piece.place, f"{field}.place")
    shape = shape_of_piece(kind, number)
    if not fits(city, shape.places, shape.at(code)):
        raise SnapshotError(
            f"{field}.place",
            f"at {piece.place} the cells are covered or of another terrain",
            wrong="covered",
            place=piece.place,
        )
    put(city, kind, number, code)


def _place(kind: int, number: int, name: str, field: str) -> int:
    names = board.names_of_places(kind, number)
    if name not in names:
        raise SnapshotError(field, f"the piece has no place {name!r}", wrong="no_place", place=name)
    return names[name]


def _check_monuments(pieces: Sequence[PieceSnapshot], field: str) -> None:
    """All pieces of a Monument lie there, one after the other."""
    at = 0
    while at < len(pieces):
        name = pieces[at].monument
        if name is None:
            at += 1
            continue
        number = len(MONUMENT_LIST[MONUMENT_IDS.index(name)].pieces)
        row = [(piece.monument, piece.part) for piece in pieces[at : at + number]]
        if row != [(name, part + 1) for part in range(number)]:
            raise SnapshotError(
                f"{field}[{at}]",
                f"the {number} pieces of {name} are needed, one after the other",
                wrong="monument_parts",
                thing={"monument": name},
                number=number,
            )
        at += number


def _check_pedestals(parts: Snapshot, state: State) -> None:
    owned = [city.pedestal for city in parts.cities if city.pedestal]
    if len(set(owned)) != len(owned) or (owned and state.setting.solo):
        raise SnapshotError("cities", "each pedestal has one owner at most; a player alone has none", wrong="pedestals")
    if not state.setting.solo:
        state.pedestals = BOTH_PEDESTALS - sum(owned)


# What is being laid.


def _restore_laying(laying: Laying, state: State) -> None:
    if (laying.tile is not None) + (laying.monument is not None) + (laying.item is not None) != 1:
        raise SnapshotError("laying", "exactly one of tile, monument and item is needed", wrong="one_piece")
    if laying.places and laying.monument is None:
        raise SnapshotError("laying.places", "only a Monument is laid in several places", wrong="not_now")
    if laying.tile is not None:
        state.item, state.piece = TILE, _index(TILE_IDS, "tile", laying.tile, "laying.tile")
    elif laying.monument is not None:
        _restore_laid_monument(laying, state)
    else:
        state.item = ITEMS[str(laying.item)]
        state.doubles, state.singles = laying.doubles, laying.singles
    if (state.item == SHORT_SET) != bool(laying.doubles + laying.singles):
        raise SnapshotError("laying", "doubles and singles are the parts left of a Short Road set", wrong="short_set")


def _restore_laid_monument(laying: Laying, state: State) -> None:
    index = _index(MONUMENT_IDS, "Monument", str(laying.monument), "laying.monument")
    state.item, state.piece = MONUMENT, index
    city = state.cities[state.active]
    city.monuments = _row([*city.monuments, index])
    rows = MONUMENT_LIST[index].pieces
    if len(laying.places) >= len(rows):
        raise SnapshotError(
            "laying.places",
            f"fewer than the {len(rows)} pieces of {laying.monument}",
            wrong="at_most",
            most=len(rows) - 1,
        )
    covered = 0
    for part, name in enumerate(laying.places):
        field = f"laying.places[{part}]"
        number = index * MOST_PIECES + part
        code = _place(MONUMENT, number, name, field)
        row, at, cells = rows[part].places, rows[part].at(code), board.places(MONUMENT, number)[code].cells
        if not fits(city, row, at) or cells & covered:
            raise SnapshotError(
                field, f"at {name} the cells are covered or of another terrain", wrong="covered", place=name
            )
        if not is_arranged(MONUMENT_LIST[index], state.laid, row, at):
            raise SnapshotError(
                field,
                f"at {name} the piece does not lie to the others as the card says",
                wrong="monument_arranged",
                place=name,
            )
        covered |= cells
        state.laid = with_piece(state.laid, row, at)
        state.laid_places = _row([*state.laid_places, code])


# The whole.


def _check_pieces(parts: Snapshot, state: State) -> None:
    """Every tile and Monument is in one place, and there are no more roads and towers than in the box."""
    seen: dict[str, str] = {}
    turned_up = {tile for row in parts.stacks.values() for tile in row[: parts.round]}
    for field, tile in _tiles(parts):
        if tile in seen:
            reason = f"{tile} is in {seen[tile]} already"
            raise SnapshotError(
                field, reason, wrong="elsewhere", thing={"type": _type_of(tile, field)}, also=seen[tile]
            )
        if tile not in turned_up:
            reason = f"{tile} is not turned up by round {parts.round}"
            raise SnapshotError(
                field, reason, wrong="not_turned_up", thing={"type": _type_of(tile, field)}, round=parts.round
            )
        seen[tile] = field
    monuments = Counter([int(index) for city in state.cities for index in city.monuments])
    monuments.update(int(index) for row in (state.shown, state.deck, state.solo_monuments) for index in row)
    for index in range(len(MONUMENT_IDS)):
        if monuments[index] != 1:
            raise SnapshotError(
                "deck",
                f"{MONUMENT_IDS[index]} is in {monuments[index]} places, not in one",
                wrong="one_place",
                thing={"monument": MONUMENT_IDS[index]},
                number=monuments[index],
            )
    _check_supply(parts)


def _type_of(tile: str, field: str) -> str:
    return str(CATALOGUE.tiles[_index(TILE_IDS, "tile", tile, field)].type)


def _tiles(parts: Snapshot) -> list[tuple[str, str]]:
    """Where tiles are that have been turned up."""
    places = [(f"market.tiles.{name}", tile) for name, tile in parts.market.tiles.items()]
    for seat, city in enumerate(parts.cities):
        places += [(f"cities[{seat}].pieces[{number}].tile", piece.tile) for number, piece in enumerate(city.pieces)]
    if parts.laying is not None:
        places.append(("laying.tile", parts.laying.tile))
    return [(field, tile) for field, tile in places if tile is not None]


def used_goods(parts: Snapshot) -> dict[str, int]:
    """How many roads, sets and towers are laid or in somebody's hand."""
    laid = Counter(piece.piece for city in parts.cities for piece in city.pieces)
    parts_left = parts.laying or Laying()
    in_hand = parts_left.item
    return {
        "long_roads": laid["long_road"] + sum(city.free_road for city in parts.cities) + (in_hand == "long_road"),
        "short_sets": max(
            laid["single_road"] + parts_left.singles, (laid["double_road"] + parts_left.doubles + 1) // 2
        ),
        "towers": laid["tower"] + (in_hand == "tower"),
    }


def _check_supply(parts: Snapshot) -> None:
    for name, number in used_goods(parts).items():
        total = number + getattr(parts.market, name) + getattr(parts.supply, name)
        if total > getattr(SETUP, name):
            raise SnapshotError(
                f"supply.{name}",
                f"{total} are in play, the box has {getattr(SETUP, name)}",
                wrong="box",
                number=total,
                most=getattr(SETUP, name),
            )


def _check_choice(parts: Snapshot, state: State) -> None:
    """Whose decision it is fits what there is to decide."""
    if (parts.laying is not None) != (state.phase == PLACE):
        raise SnapshotError("laying", "needed in the phase 'lay', and only then", wrong="laying")
    for seat, one in enumerate(state.cities):
        if not one.gold_left() and not one.out and not (seat == parts.active and state.phase == PLACE):
            raise SnapshotError(
                f"cities[{seat}].out", "all gold is spent: the seat is out of the round", wrong="gold_spent"
            )
    if state.phase == OVER:
        return
    city = state.cities[state.active]
    if city.out and not (state.phase == BUY and _is_round_over(state)):
        raise SnapshotError("active", f"seat {parts.active} is out of the round", wrong="out", seat=parts.active)
    if bool(city.has_free_road) != (state.phase == FREE_ROAD):
        raise SnapshotError(
            "phase", "the first road is laid first of all: 'free_road', and only with such a road", wrong="free_road"
        )


def _is_round_over(state: State) -> bool:
    return all(city.out for city in state.cities)


def _go_on(state: State) -> None:
    """Nobody is asked who has nothing to decide: the game goes on to the next decision or to its end."""
    if state.phase == OVER:
        return
    if _is_round_over(state):
        state.journal = []
        end_round(state)
    elif not legal_codes(state):
        state.journal = []
        _pass_over(state)


def _pass_over(state: State) -> None:
    """The active seat can neither buy nor lay anything."""
    if state.phase == BUY:  # WORLD-066, WORLD-128
        leave_round(state)
        next_turn(state)
    elif state.phase == FREE_ROAD:
        ask_player(state)
    elif state.item == SHORT_SET:  # WORLD-092
        state.note(journal.PARTS_LOST, state.active, state.doubles + state.singles, 0)
        state.doubles, state.singles = 0, 0
        end_purchase(state)
    else:
        raise SnapshotError(
            "active",
            f"seat {state.active} has no legal move: what it has bought fits nowhere",
            wrong="fits_nowhere",
            seat=int(state.active),
        )
