"""Costs and effects of Duel in words: in full, and short enough for a card on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from mirabilia.cli.screen import Scene
from mirabilia.core.contract import Cost, Fact
from mirabilia.games.duel import data


def tag(effect: data.Effect) -> str:
    return str(effect.__struct_config__.tag).replace("_", "-")


def units(scene: Scene, resource: str, number: int) -> str:
    return scene.texts(f"duel-units-{resource}", units=number)


# In full.


def effects(scene: Scene, piece: data.Card | data.Wonder | data.Token) -> list[str]:
    """Each effect of a piece as a phrase."""
    return [effect_words(scene, effect) for effect in piece.effects]


def effect_words(scene: Scene, effect: data.Effect) -> str:
    values: dict[str, Any] = {}
    for field in effect.__struct_fields__:
        values.update(_value(scene, field, getattr(effect, field)))
    return scene.texts(f"duel-effect-{tag(effect)}", **values)


def _value(scene: Scene, field: str, value: Any) -> dict[str, Any]:
    """What a field of an effect puts into its phrase."""
    if isinstance(value, dict):
        return {field: scene.texts.joined(units(scene, resource, number) for resource, number in value.items())}
    if field in ("resources", "one_of"):
        return {"resources": scene.texts.joined(scene.name("resource", resource) for resource in value)}
    if field == "count":
        return {"count": scene.texts(f"duel-count-{count_id(value)}")}
    if field in ("symbol", "colour"):
        return {field: scene.name(field, value)}
    return {"target" if field == "applies_to" else field: value}


def count_id(count: str | Sequence[str]) -> str:
    """The last part of the text id of what is counted."""
    return (count if isinstance(count, str) else "-".join(count)).replace("_", "-")


def printed_cost(scene: Scene, cost: data.Cost) -> str:
    """The cost as it stands on the card, in full."""
    parts = [scene.texts("duel-coins", coins=cost.coins)] if cost.coins else []
    parts += [units(scene, resource, cost.units(resource)) for resource in data.RESOURCES if cost.units(resource)]
    return scene.texts.joined(parts) if parts else scene.texts("duel-cost-free")


def price(scene: Scene, cost: Cost) -> str:
    """What a construction would cost a city now, taken apart."""
    parts = [scene.sentence(part) for part in cost.parts if worth_telling(cost, part)]
    if cost.parts and cost.parts[0]["cost"] == "chain":
        return parts[0]
    total = scene.texts("duel-cost-coins", coins=cost.coins) if cost.coins else scene.texts("duel-cost-free")
    return scene.texts("terminal-cost-parts", total=total, parts=", ".join(parts)) if parts else total


def worth_telling(cost: Cost, part: Fact) -> bool:
    """Whether a part of a cost is not plain from the sum and the city."""
    if part["cost"] == "printed":
        return bool(part["coins"] != cost.coins)
    return bool(part["cost"] != "produced")


def short_of(scene: Scene, cost: Cost) -> str:
    """The price, and how much of it is missing."""
    return scene.texts("terminal-cost-short", coins=cost.coins, short=cost.short)


# Short.


def code(scene: Scene, resource: str) -> str:
    return scene.texts(f"terminal-duel-code-{resource}")


def short_cost(scene: Scene, cost: data.Cost, room: int = 99) -> str:
    """The printed cost in a few letters; spaces are left out where there is no room for them."""
    needed = [(resource, cost.units(resource)) for resource in data.RESOURCES if cost.units(resource)]
    if not needed:
        return scene.texts("duel-coins", coins=cost.coins) if cost.coins else scene.texts("duel-cost-free")
    parts = [scene.texts("terminal-duel-code-coins", coins=cost.coins)] if cost.coins else []
    parts += [(str(number) if number > 1 else "") + code(scene, resource) for resource, number in needed]
    spaced = " ".join(parts)
    return spaced if len(spaced) <= room else "".join(parts)


def short_effects(scene: Scene, card: data.Card, room: int) -> str:
    """What a card does, in the longest form that fits."""
    for form in ("duel-symbol", "terminal-duel-symbol"):
        words = " ".join(filter(None, (_short(scene, effect, form) for effect in card.effects)))
        if len(words) <= room:
            break
    return cut(words, room)


def _short(scene: Scene, effect: data.Effect, symbols: str) -> str:
    """An effect in a few letters; "" where the other effect of such cards says enough."""
    texts = scene.texts
    match effect:
        case data.Produce():
            return " ".join(units(scene, resource, number) for resource, number in effect.resources.items())
        case data.ProduceChoice():
            return "/".join(code(scene, resource) for resource in effect.one_of)
        case data.TradePrice():
            resources = ",".join(code(scene, resource) for resource in effect.resources)
            return texts("terminal-duel-short-trade-price", resources=resources, price=effect.price)
        case data.Science():
            return texts(f"{symbols}-{effect.symbol.replace('_', '-')}")
        case data.PointsMajority():
            kinds = "+".join(texts(f"terminal-duel-short-{count_id(kind)}") for kind in effect.count)
            return texts("terminal-duel-short-vp-majority", value=effect.value, count=kinds)
        case data.CoinsMajority():
            return ""
        case data.CoinsPer():
            return texts("terminal-duel-short-coins-per")
    return texts(f"terminal-duel-short-{tag(effect)}", **msgspec.structs.asdict(effect))


def cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: room - 1] + "."


def wrapped(name: str, room: int) -> list[str]:
    """A name on lines no longer than `room`: broken at spaces, apostrophes and hyphens; long words are cut."""
    pieces = name.replace("'", "' ").replace("-", "- ").split(" ")
    lines: list[str] = [cut(pieces[0], room)]
    for piece in pieces[1:]:
        joint = "" if lines[-1].endswith(("'", "-")) else " "
        if len(lines[-1] + joint + piece) <= room:
            lines[-1] += joint + piece
        else:
            lines.append(cut(piece, room))
    return lines
