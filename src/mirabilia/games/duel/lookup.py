"""The catalogue as numbers, for the compiled rules. This module itself is never compiled."""

from __future__ import annotations

from collections.abc import Iterable

from mirabilia.games.duel import data, reading

CATALOGUE = reading.load()

CARD_IDS = tuple(card.id for card in CATALOGUE.cards)
WONDER_IDS = tuple(wonder.id for wonder in CATALOGUE.wonders)
TOKEN_IDS = tuple(token.id for token in CATALOGUE.tokens)
CHAINS = tuple(card.chain for card in CATALOGUE.cards if card.chain is not None)
CHAIN_CARDS = {card.id: CATALOGUE.chain_giver(card.free_with).id for card in CATALOGUE.cards if card.free_with}
"""For each card with two ways to be built the card that makes it free."""

CARD_INDEX = {name: index for index, name in enumerate(CARD_IDS)}
WONDER_INDEX = {name: index for index, name in enumerate(WONDER_IDS)}
TOKEN_INDEX = {name: index for index, name in enumerate(TOKEN_IDS)}

FIELDS = (
    "coins",
    "points",
    "shields",
    "symbol",
    "raw_choices",
    "made_choices",
    "fixed",
    "coins_each",
    "coins_count",
    "majority_coins",
    "majority_points",
    "majority_count",
    "robs",
    "again",
    "destroys",
    "draws",
    "revives",
    "wonder_discount",
    "blue_discount",
    "trade_income",
    "token_points",
    "extra_shields",
    "wonders_again",
    "chain_coins",
)
"""The numbers an effect may set; `pieces.Effects` has an attribute for each."""


def effect_numbers(effects: Iterable[data.Effect]) -> dict[str, int]:
    numbers = dict.fromkeys(FIELDS, 0)
    numbers["symbol"] = numbers["coins_count"] = numbers["destroys"] = -1
    for effect in effects:
        numbers.update(_numbers(effect))
    return numbers


def _numbers(effect: data.Effect) -> dict[str, int]:
    match effect:
        case data.Produce():
            return {}
        case data.ProduceChoice(one_of=one_of):
            raw = frozenset(one_of) == data.FAMILIES[0]
            return {"raw_choices": 1} if raw else {"made_choices": 1}
        case data.TradePrice(resources=resources):
            return {"fixed": sum(1 << data.RESOURCES.index(resource) for resource in resources)}
        case data.VictoryPoints(value=value):
            return {"points": value}
        case data.Shields(value=value):
            return {"shields": value}
        case data.Science(symbol=symbol):
            return {"symbol": data.SYMBOLS.index(symbol)}
        case data.Coins(value=value):
            return {"coins": value}
        case data.CoinsPer(value=value, count=count):
            return {"coins_each": value, "coins_count": data.COUNTED.index(count)}
        case data.CoinsMajority(value=value, count=counts):
            return {"majority_coins": value, "majority_count": _mask(counts)}
        case data.PointsMajority(value=value, count=counts):
            return {"majority_points": value, "majority_count": _mask(counts)}
        case data.OpponentLosesCoins(value=value):
            return {"robs": value}
        case data.PlayAgain():
            return {"again": 1}
        case data.DestroyOpponentCard(colour=colour):
            return {"destroys": data.COLOURS.index(colour)}
        case data.DrawProgressToken(draw=draw):
            return {"draws": draw}
        case data.BuildFromDiscard():
            return {"revives": 1}
        case data.ResourceDiscount(applies_to=kind, value=value):
            return {f"{kind}_discount": value}
        case data.GainOpponentTradeSpending():
            return {"trade_income": 1}
        case data.PointsPerToken(value=value):
            return {"token_points": value}
        case data.ExtraShields(value=value):
            return {"extra_shields": value}
        case data.GrantPlayAgain():
            return {"wonders_again": 1}
        case data.CoinsOnChainBuild(value=value):
            return {"chain_coins": value}
    raise AssertionError(effect)


def _mask(counts: Iterable[data.Countable]) -> int:
    return sum(1 << data.COUNTED.index(count) for count in counts)


def production(effects: Iterable[data.Effect]) -> list[int]:
    units: dict[data.Resource, int] = {}
    for effect in effects:
        if isinstance(effect, data.Produce):
            units.update(effect.resources)
    return [units.get(resource, 0) for resource in data.RESOURCES]


def units(cost: data.Cost) -> list[int]:
    return [cost.units(resource) for resource in data.RESOURCES]


def chain_bit(symbol: str | None) -> int:
    return 0 if symbol is None else 1 << CHAINS.index(symbol)


def deck(name: data.Deck) -> list[int]:
    return [index for index, card in enumerate(CATALOGUE.cards) if card.deck == name]


def covered_by() -> list[int]:
    """For each slot of each Age the set of slots on top of it."""
    return [sum(1 << s for s in on_top) for layout in CATALOGUE.layouts for on_top in layout.covered_by()]


def covers() -> list[list[int]]:
    """For each slot of each Age the slots it lies on."""
    covered = []
    for layout in CATALOGUE.layouts:
        on_top = layout.covered_by()
        covered += [[below for below in range(data.SLOTS) if slot in on_top[below]] for slot in range(data.SLOTS)]
    return covered


def face_up() -> list[int]:
    """For each Age the set of slots laid out face up."""
    return [sum(1 << slot for slot, (_, _, up) in enumerate(layout.slots()) if up) for layout in CATALOGUE.layouts]


def military_points() -> list[int]:
    """Points of the player ahead, by distance of the pawn."""
    return [zone.points for zone in CATALOGUE.zones for _ in range(zone.first, zone.last + 1)]


def loot() -> list[tuple[int, int]]:
    """Distance and coins of the Military tokens of one side, nearest first."""
    return [(zone.first, zone.loot) for zone in CATALOGUE.zones if zone.loot]
