"""A city in detail: treasury, Wonder, production, arms, science, buildings, and what expansions add."""

from __future__ import annotations

from msgspec import structs
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.screen import GREYED, Scene, heading
from mirabilia.cli.seven import printed, stages, words
from mirabilia.cli.seven.parts import parts
from mirabilia.core.describe import Texts
from mirabilia.games.seven.views import City, Prices, View

Row = tuple[str, str, str]
"""The last part of a label's text id, what stands after it, and its style."""
LABELS = ("coins", "wonder", "makes", "sells", "buys", "arms", "science", "free", "rights")
SEPARATORS = {"makes": "; ", "buys": "; "}
"""What stands between the phrases of a row, if not a comma."""
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
    names = (*LABELS, *(label for part in parts() for label in part.labels))
    labels = [texts(f"seven-screen-label-{name}") for name in names]
    return max(map(len, labels + [words.colour(texts, colour) for colour in printed.COLOURS]))


def rows(scene: Scene, view: View, city: City, full: bool) -> list[Row]:
    """All rows of a city; those with nothing to say are empty."""
    texts, own = scene.texts, city.city == view.seat
    phrases = base_phrases(scene, view, city, full)
    for part in parts():
        for label, more in part.rows(scene, view, city).items():
            phrases[label] = [*phrases.get(label, ()), *more]
    labelled: list[Row] = []
    for label, row in phrases.items():
        labelled.append((texts(f"seven-screen-label-{label}"), SEPARATORS.get(label, ", ").join(row), ""))
        if label == "wonder" and own:
            labelled += [("", line, "") for line in stages.lines(scene, view, city)]
    return labelled + [
        (words.colour(texts, colour), words.names(scene, "card", built), words.style(colour))
        for colour, built in city.cards.items()
    ]


def base_phrases(scene: Scene, view: View, city: City, full: bool) -> dict[str, list[str]]:
    """What stands in each row, by label, without what expansions add."""
    texts, own = scene.texts, city.city == view.seat
    made, sold = (words.production(texts, goods, full) for goods in (city.production, city.for_sale))
    phrases = {"coins": [treasury(texts, city)], "wonder": [_wonder(scene, view, city, own)]}
    phrases["makes"] = [made] if made else []
    if sold != made and not own:
        phrases["sells"] = [sold]
    if own:
        phrases["buys"] = prices(texts, city.prices)
    phrases |= {"arms": arms(texts, city), "science": science(scene, city)}
    if own:
        phrases |= {"free": [words.names(scene, "card", free_later(view, city))], "rights": rights(texts, city)}
    return phrases


def treasury(texts: Texts, city: City) -> str:
    coins, points = texts("seven-coins", coins=city.coins), city.scores["total"]
    return texts("seven-screen-treasury", coins=coins, points=points)


def _wonder(scene: Scene, view: View, city: City, own: bool) -> str:
    if city.board is None:
        offered = view.offers[city.city].boards
        return scene.texts("seven-screen-or").join(scene.name("board", board) for board in offered)
    board = stages.board(scene, city)
    return board if own else f"{board} {stages.marks(city)}"


def prices(texts: Texts, prices: Prices) -> list[str]:
    """What a unit costs at each neighbour."""
    return [
        texts(f"seven-screen-prices-{side}", **structs.asdict(price))
        for side, price in (("left", prices.left), ("right", prices.right))
    ]


def arms(texts: Texts, city: City) -> list[str]:
    """Shields, and the tokens of the conflicts."""
    shields = texts("seven-shields", value=city.shields)
    return [shields, texts("seven-screen-tokens", tokens=tokens(city))] if tokens(city) else [shields]


def tokens(city: City) -> str:
    """The victory and defeat tokens, each with its points."""
    won = [
        f"+{value}"
        for value, number in zip(printed.SETUP.victory_values, city.victories, strict=True)
        for _ in range(number)
    ]
    return " ".join([*won, *[str(printed.SETUP.defeat_value)] * city.defeats])


def science(scene: Scene, city: City) -> list[str]:
    symbols = [f"{number} {scene.name('symbol', symbol)}" for symbol, number in city.symbols.items() if number]
    if city.free_symbols:
        symbols.append(scene.texts("seven-screen-science-free-symbols", number=city.free_symbols))
    return symbols


def free_later(view: View, city: City) -> list[str]:
    """The cards of this Age and later ones that buildings of the city make free."""
    edition, players = view.edition, max(3, min(7, view.players))
    standing = [card for built in city.cards.values() for card in built]
    freed = dict.fromkeys(other.id for card in standing for other in printed.freed(edition, card))
    entries = [printed.card(edition, name) for name in freed if name not in standing]
    return [card.id for card in entries if card.age >= view.age and card.copies(players)]


def rights(texts: Texts, city: City) -> list[str]:
    """Free buildings still to be had in this Age."""
    return [
        texts("seven-screen-right", number=number, card=texts("seven-a-card", colour=colour))
        for colour, number in city.free_builds_left.items()
    ]
