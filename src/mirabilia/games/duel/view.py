"""What a seat sees: everything open, the backs of what is not, and what each construction would cost whom."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from mirabilia.core.bits import members
from mirabilia.core.contract import Json, Result
from mirabilia.games.duel import data, tables
from mirabilia.games.duel.conflict import CAPITAL, LOOT_COINS, LOOT_DISTANCE, TOKENS_A_SIDE
from mirabilia.games.duel.cost import BOUGHT, CHOSEN, SPENT, WAIVED, card_discount, card_trade, settle
from mirabilia.games.duel.events import ENDINGS, SHEET
from mirabilia.games.duel.explain import CHOICES
from mirabilia.games.duel.moves import MOST_WONDERS, colour_to_destroy
from mirabilia.games.duel.pieces import CARDS, WONDERS, YELLOW, Card, Wonder
from mirabilia.games.duel.position import (
    CITY,
    CIVILIAN,
    DESTROY,
    DISCARD_PILE,
    DRAFT,
    LIBRARY,
    NO_PRODUCTION,
    OVER,
    SHARED,
    UNDER,
    City,
    Position,
)
from mirabilia.games.duel.scoring import score_sheet, total
from mirabilia.games.duel.setup import WONDERS_OPTIONS, face_up_slots
from mirabilia.games.duel.tables import CARD_IDS, CATALOGUE, TOKEN_IDS, WONDER_IDS

GEOMETRY = [(layout.slots(), layout.covered_by()) for layout in CATALOGUE.layouts]
"""[age - 1]: where the slots lie, and which slots cover each."""


def view(position: Position, seat: int | None) -> Json:
    """All that a seat, or a spectator (None), may see."""
    ended = result(position)
    placed = by_place(position)
    return {
        "game": "duel",
        "seat": seat,
        "options": {"wonders": WONDERS_OPTIONS[position.wonders_option]},
        "age": position.age,
        "choice": CHOICES[position.phase],
        "to_act": [] if position.phase == OVER else [position.active],
        "offer": offer(position, seat),
        "extra_turn": bool(position.again),
        "layout": layout(position),
        "cities": [city(position, 0, placed), city(position, 1, placed)],
        "conflict": conflict(position),
        "progress": progress(position),
        "discard": [CARD_IDS[index] for index in placed[DISCARD_PILE]],
        "wonders": wonders(position),
        "result": None
        if ended is None
        else {
            "reason": ended.reason,
            "ranks": list(ended.ranks),
            "scores": list(ended.scores),
            "counted": ended.counted,
        },
    }


def by_place(position: Position) -> defaultdict[int, list[int]]:
    """The cards at each place."""
    found: defaultdict[int, list[int]] = defaultdict(list)
    for index, place in enumerate(position.places):
        found[place].append(index)
    return found


def offer(position: Position, seat: int | None) -> Json | None:
    """What the pending choice is about, if it needs saying."""
    if position.phase == DRAFT:
        return {"wonders": [WONDER_IDS[index] for index in position.offer]}
    if position.phase == LIBRARY:
        if seat != position.active:  # DUEL-154
            return {"number": len(position.offer)}
        return {"tokens": [TOKEN_IDS[index] for index in position.offer]}
    if position.phase == DESTROY:
        return {"colour": data.COLOURS[colour_to_destroy(position)]}
    return None


def layout(position: Position) -> list[Json]:
    """The cards still lying there, from the top row; of a face-down card only the back (DUEL-024)."""
    if not position.age:
        return []
    slots, covered_by = GEOMETRY[position.age - 1]
    up, present, accessible = int(face_up_slots(position)), int(position.present), int(position.accessible)
    found = []
    for slot, (row, x, _) in enumerate(slots):
        if not present >> slot & 1:
            continue
        card = CATALOGUE.cards[position.card_in(slot)]
        shown = up >> slot & 1
        entry: Json = {"slot": slot, "row": row, "x": x, "back": card.deck, "face": "up" if shown else "down"}
        if shown:
            entry["card"] = card.id
        entry["accessible"] = bool(accessible >> slot & 1)
        entry["covered_by"] = [other for other in covered_by[slot] if present >> other & 1]
        found.append(entry)
    return found


def city(position: Position, seat: int, placed: dict[int, list[int]]) -> Json:
    own: City = position.city(seat)
    cards: dict[str, list[str]] = {colour: [] for colour in data.COLOURS}
    for index in placed[CITY + seat]:
        cards[CATALOGUE.cards[index].colour].append(CARD_IDS[index])
    return {
        "seat": seat,
        "coins": own.coins,
        "cards": cards,
        "wonders": [wonder(position, own, number, placed) for number in range(len(own.wonders))],
        "progress": [TOKEN_IDS[index] for index in members(own.tokens)],
        "production": by_resource(own.production),
        "choices": {"raw": own.raw_choices, "manufactured": own.made_choices},
        "prices": by_resource(own.prices),
        "fixed_prices": [data.RESOURCES[index] for index in members(own.fixed)],
        "symbols": [data.SYMBOLS[index] for index in members(own.symbols)],
        "pairs": [data.SYMBOLS[index] for index in members(own.pairs)],
        "chains": [symbol for number, symbol in enumerate(tables.CHAINS) if own.chains >> number & 1],
        "discard_income": CATALOGUE.setup.discard_income + own.counts[YELLOW],
        "scores": scores(position, seat),
        "costs": costs(position, own),
    }


def by_resource(numbers: Any) -> dict[str, int]:
    return {resource: numbers[index] for index, resource in enumerate(data.RESOURCES)}


def wonder(position: Position, own: City, number: int, placed: dict[int, list[int]]) -> Json:
    index = own.wonders[number]
    if own.built >> number & 1:
        return {"wonder": WONDER_IDS[index], "built": True, "card": CARD_IDS[placed[UNDER + index][0]]}
    return {"wonder": WONDER_IDS[index], "built": False, "available": position.wonders_built < MOST_WONDERS}


def costs(position: Position, own: City) -> Json:
    """What each accessible card and each Wonder still to be built would cost this city now."""
    found: Json = {"cards": {}, "wonders": {}}
    if position.phase == OVER:
        return found
    for slot in members(position.accessible & position.present):
        card: Card = CARDS[position.card_in(slot)]
        found["cards"][CARD_IDS[card.index]] = card_cost(own, card)
    for number in range(len(own.wonders)):
        if not own.built >> number & 1 and position.wonders_built < MOST_WONDERS:
            unbuilt: Wonder = WONDERS[own.wonders[number]]
            found["wonders"][WONDER_IDS[unbuilt.index]] = cost(own, unbuilt.price, unbuilt.units, own.wonder_discount)
    return found


def card_cost(own: City, card: Card) -> Json:
    if own.chains & card.free_with:
        symbol = tables.CHAINS[members(card.free_with)[0]]
        chain = {
            "symbol": symbol,
            "card": CATALOGUE.chain_giver(symbol).id,
            "saves": card.price + card_trade(own, card),
        }
        return cost(own, 0, NO_PRODUCTION, 0) | {"chain": chain}
    return cost(own, card.price, card.units, card_discount(own, card))


def cost(own: City, price: int, units: Any, discount: int) -> Json:
    """A price taken apart: printed coins, purchases, and what saves coins."""
    settlement = list(settle(own, units, discount))
    coins = price + settlement[SPENT]
    produced = [min(pair) for pair in zip(units, own.production, strict=True)] if any(units) else []
    return {
        "total": coins,
        "coins": price,
        "produced": {resource: have for resource, have in zip(data.RESOURCES, produced, strict=False) if have},
        "bought": parts(own, settlement, BOUGHT, "coins"),
        "choices": parts(own, settlement, CHOSEN, "saves"),
        "discount": parts(own, settlement, WAIVED, "saves"),
        "chain": None,
        "affordable": coins <= own.coins,
        "short": max(0, coins - own.coins),
    }


def parts(own: City, settlement: list[int], source: int, amount: str) -> list[Json]:
    units = settlement[source : source + len(data.RESOURCES)]
    if not any(units):
        return []
    return [
        {"resource": resource, "units": number, "price": price, amount: number * price}
        for resource, number, price in zip(data.RESOURCES, units, own.prices, strict=True)
        if number
    ]


def conflict(position: Position) -> Json:
    """The pawn's place (positive: towards the capital of seat 1) and the tokens that each seat still fears."""
    return {
        "pawn": position.conflict,
        "capital": CAPITAL,
        "tokens": [
            [
                {"distance": LOOT_DISTANCE[number], "coins": LOOT_COINS[number]}
                for number in range(len(LOOT_DISTANCE))
                if not position.looted >> ((1 - victim) * TOKENS_A_SIDE + number) & 1
            ]
            for victim in (0, 1)
        ],
    }


def progress(position: Position) -> Json:
    """The tokens on the board and, by elimination, those in the box (DUEL-023)."""
    return {
        "board": [TOKEN_IDS[index] for index in members(position.board_tokens)],
        "box": [TOKEN_IDS[index] for index in sorted(position.box_tokens)],
    }


def wonders(position: Position) -> Json:
    """How many are built and, once all eight have been shown, which stay in the box."""
    shown = {*position.city0.wonders, *position.city1.wonders}
    if position.phase == DRAFT:
        shown |= {*position.offer}
    known = len(shown) == 2 * CATALOGUE.setup.wonders_offered
    return {
        "built": position.wonders_built,
        "at_most": MOST_WONDERS,
        "box": [name for index, name in enumerate(WONDER_IDS) if index not in shown] if known else None,
    }


def scores(position: Position, seat: int) -> dict[str, int]:
    """The score sheet as if the game ended now."""
    sheet = score_sheet(position, seat)
    return {line: sheet[number] for number, line in enumerate(SHEET)} | {"total": total(sheet)}


def result(position: Position) -> Result | None:
    if position.phase != OVER:
        return None
    ranks = (1, 1) if position.winner == SHARED else (1, 2) if position.winner == 0 else (2, 1)
    sheets = (scores(position, 0), scores(position, 1))
    return Result(ENDINGS[position.ending], ranks, sheets, counted=position.ending == CIVILIAN)
