"""Costs, payments and production of 7 Wonders in words: in full, and in a few letters."""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.cli.colours import COLOURS
from mirabilia.cli.screen import Scene
from mirabilia.cli.seven.effects import spelt
from mirabilia.cli.seven.parts import parts
from mirabilia.core.contract import Cost
from mirabilia.core.describe import Texts
from mirabilia.core.grammar import in_a_row
from mirabilia.games.seven import data, entries
from mirabilia.games.seven.views import Production

PURSES = {"left": "left", "right": "right", "bank": "bank"}
"""Who gets the coins of a part of a cost."""


def names(scene: Scene, kind: str, items: Sequence[str]) -> str:
    return ", ".join(scene.name(kind, item) for item in items)


def effects(texts: Texts, row: Sequence[data.Effect]) -> str:
    return in_a_row([spelt(texts, effect) for effect in row])


def colour(texts: Texts, name: str) -> str:
    return texts(f"seven-screen-colour-{name}")


def style(colour: str) -> str:
    """How a colour of cards looks."""
    styles = {name: style for part in parts() for name, style in part.styles.items()}
    return COLOURS.get(colour) or styles.get(colour, "")


# Costs.


def cost(texts: Texts, printed: entries.Cost) -> str:
    """The cost as it is printed, in full."""
    parts = [texts("seven-coins", coins=printed.coins)] if printed.coins else []
    parts += [
        texts(f"seven-units-{resource}", units=printed.units(resource))
        for resource in data.RESOURCES
        if printed.units(resource)
    ]
    return texts.joined(parts) if parts else texts("seven-cost-free")


# Payments.


def payments(cost: Cost) -> dict[str, int]:
    """What is paid to whom: a purchase for nothing counts too."""
    purses = PURSES | {kind: purse for part in parts() for kind, purse in part.purses.items()}
    paid: dict[str, int] = {}
    for fact in cost.parts:
        if purse := purses.get(fact["cost"]):
            paid[purse] = paid.get(purse, 0) + fact["coins"]
    return paid


def payment_parts(texts: Texts, cost: Cost) -> str:
    """A payment taken apart; without one the own resources are enough, if any are needed."""
    payment = payments(cost)
    if not payment:
        own = any(part["cost"] == "own" for part in cost.parts)
        return texts("seven-screen-own-resources" if own else "seven-cost-free")
    total = texts("seven-coins", coins=sum(payment.values()))
    if set(payment) == {"bank"}:
        return total
    parts = [texts(f"seven-screen-pay-{purse}", coins=coins) for purse, coins in payment.items()]
    return texts("terminal-cost-parts", total=total, parts=", ".join(parts))


# Production.


def production(texts: Texts, made: Production, full: bool) -> str:
    """Fixed units, then choices: "2 wood, stone/clay" or "2Wo St/Cl"."""
    if full:
        units = [texts(f"seven-units-{resource}", units=number) for resource, number in made.fixed.items()]
        return ", ".join([*units, *(_one_of(texts, choice, "seven-resource") for choice in made.choices)])
    units = [
        (str(number) if number > 1 else "") + texts(f"seven-screen-code-{resource}")
        for resource, number in made.fixed.items()
    ]
    return " ".join([*units, *(_one_of(texts, choice, "seven-screen-code") for choice in made.choices)])


def _one_of(texts: Texts, choice: Sequence[str], beginning: str) -> str:
    if len(choice) == len(data.RESOURCES):
        return texts("seven-screen-any")
    return "/".join(texts(f"{beginning}-{resource}") for resource in choice)
