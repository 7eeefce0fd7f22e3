"""A city in detail: treasury, Wonder, production, arms, science, buildings, leaders and debts."""

from __future__ import annotations

from msgspec import structs
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.colours import COLOURS
from mirabilia.cli.screen import GREYED, Scene, heading
from mirabilia.cli.seven import printed, stages, words
from mirabilia.core.describe import Texts
from mirabilia.games.seven import data
from mirabilia.games.seven.views import City, Prices, View

Row = tuple[str, str, str]
"""The last part of a label's text id, what stands after it, and its style."""
LABELS = ("coins", "wonder", "makes", "sells", "buys", "arms", "science", "free", "rights", "leaders", "debts", "pawns")
FULL = 60
"""From so many columns on resources are written in full."""


def draw(scene: Scene, view: View, owner: int, title: str, width: int) -> RenderableType:
    """A city; the own one with its prices, chains and stages."""
    city = view.cities[owner]
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, width=label_width(scene.texts))
    table.add_column(overflow="fold")
    for label, value, style in rows(scene, view, city, width >= FULL):
        if value:
            table.add_row(Text(label, style=GREYED), Text(value, style=style))
    return Group(heading(title, width), table)


def label_width(texts: Texts) -> int:
    labels = [texts(f"seven-screen-label-{label}") for label in LABELS]
    return max(map(len, labels + [words.colour(texts, colour) for colour in data.COLOURS[:8]]))


def rows(scene: Scene, view: View, city: City, full: bool) -> list[Row]:
    """All rows of a city; those with nothing to say are empty."""
    texts, own = scene.texts, city.city == view.seat
    found = [("coins", treasury(texts, city)), *_wonder(scene, view, city, own)]
    made, sold = (words.production(texts, part, full) for part in (city.production, city.for_sale))
    found.append(("makes", made + warehouses(texts, city)))
    if sold != made and not own:
        found.append(("sells", sold))
    if own:
        found.append(("buys", prices(texts, city.prices)))
    found += [("arms", arms(texts, city)), ("science", science(scene, city))]
    if own:
        found += [("free", words.names(scene, "card", free_later(view, city))), ("rights", rights(texts, city))]
    found += [("leaders", leaders(scene, city)), ("debts", debts(texts, city)), ("pawns", pawns(texts, city))]
    labelled = [(texts(f"seven-screen-label-{label}") if label else "", value, "") for label, value in found]
    return labelled + [
        (words.colour(texts, colour), words.names(scene, "card", built), COLOURS[colour])
        for colour, built in city.cards.items()
    ]


def treasury(texts: Texts, city: City) -> str:
    coins, points = texts("seven-coins", coins=city.coins), city.scores["total"]
    return texts("seven-screen-treasury", coins=coins, points=points)


def _wonder(scene: Scene, view: View, city: City, own: bool) -> list[tuple[str, str]]:
    if city.board is None:
        offered = view.offers[city.city].boards
        return [("wonder", scene.texts("seven-screen-or").join(scene.name("board", board) for board in offered))]
    if not own:
        return [("wonder", f"{stages.board(scene, city)} {stages.marks(city)}")]
    return [("wonder", stages.board(scene, city)), *(("", line) for line in stages.lines(scene, view, city))]


def warehouses(texts: Texts, city: City) -> str:
    numbers = {"own": city.warehouses.own, "not-own": city.warehouses.not_own}
    told = [texts(f"seven-screen-warehouse-{pool}", number=number) for pool, number in numbers.items() if number]
    return "".join(f"; {line}" for line in told)


def prices(texts: Texts, found: Prices) -> str:
    """What a unit costs at each neighbour, and at the bank."""
    told = [
        texts(f"seven-screen-prices-{side}", **structs.asdict(price))
        for side, price in (("left", found.left), ("right", found.right))
    ]
    if found.bank is not None:
        told.append(texts("seven-screen-prices-bank", price=found.bank))
    return "; ".join(told)


def arms(texts: Texts, city: City) -> str:
    """Shields, the tokens of the conflicts, and Diplomacy."""
    told = [texts("seven-shields", value=city.shields)]
    if tokens(city):
        told.append(texts("seven-screen-tokens", tokens=tokens(city)))
    if city.diplomacy:
        told.append(texts("seven-screen-diplomacy", tokens=city.diplomacy))
    return ", ".join(told)


def tokens(city: City) -> str:
    """The victory and defeat tokens, each with its points."""
    won = [
        f"+{value}"
        for value, number in zip(printed.SETUP.victory_values, city.victories, strict=True)
        for _ in range(number)
    ]
    return " ".join([*won, *[str(printed.SETUP.defeat_value)] * city.defeats])


def science(scene: Scene, city: City) -> str:
    told = [f"{number} {scene.name('symbol', symbol)}" for symbol, number in city.symbols.items() if number]
    for kind, number in (("free-symbols", city.free_symbols), ("masks", city.masks)):
        if number:
            told.append(scene.texts(f"seven-screen-science-{kind}", number=number))
    return ", ".join(told)


def free_later(view: View, city: City) -> list[str]:
    """The cards of this Age and later ones that buildings of the city make free."""
    edition, players = view.edition, max(3, min(7, view.players))
    standing = [card for built in city.cards.values() for card in built]
    found = dict.fromkeys(freed.id for card in standing for freed in printed.freed(edition, card))
    entries = [printed.card(edition, name) for name in found if name not in standing]
    return [card.id for card in entries if card.age >= view.age and card.copies(players)]


def rights(texts: Texts, city: City) -> str:
    """Free buildings still to be had in this Age."""
    return ", ".join(
        texts("seven-screen-right", number=number, card=texts("seven-a-card", colour=colour))
        for colour, number in city.free_builds_left.items()
    )


def leaders(scene: Scene, city: City) -> str:
    texts, told = scene.texts, [words.names(scene, "leader", city.leaders)]
    if city.copied_leader:
        told.append(texts("seven-screen-copied", leader=scene.name("leader", city.copied_leader)))
    if city.buried:
        told.append(texts("seven-screen-buried", leaders=words.names(scene, "leader", city.buried)))
    if city.leaders_in_hand:
        told.append(texts("seven-screen-leaders-in-hand", number=city.leaders_in_hand))
    return "; ".join(filter(None, told))


def debts(texts: Texts, city: City) -> str:
    told = [texts("seven-screen-debt", points=-city.debt)] if city.debt else []
    told += [texts("seven-screen-edifice-debt", points=debt.value, number=debt.number) for debt in city.edifice_debts]
    return ", ".join(told)


def pawns(texts: Texts, city: City) -> str:
    return ", ".join(
        texts("seven-screen-pawns", age=age, number=number)
        for age, number in zip(data.AGES, city.pawns, strict=True)
        if number
    )
