"""Every card and board of 7 Wonders, and the pieces of its expansions, as tables."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.listing import WIDE, name_with_id, table
from mirabilia.cli.screen import Scene
from mirabilia.cli.seven import marks, piece, printed, words
from mirabilia.cli.seven.parts import parts
from mirabilia.cli.seven.printed import PrintedPiece
from mirabilia.games.seven import entries

DEALT_BY_PLAYERS = ("brown", "grey", "blue", "yellow", "red", "green")
"""The colours of cards that join the game with the number of players."""


def draw(scene: Scene, width: int) -> RenderableType:
    tables = [cards(scene, width >= WIDE), boards(scene), *(table for part in parts() for table in part.listing(scene))]
    pieces = [entry for kind in printed.kinds(2) for _, entry in of_both_editions(kind)]
    return Group(*tables, *map(Text, marks.footnotes(scene.texts, pieces)))


def of_both_editions(kind: str) -> Iterator[tuple[int, PrintedPiece]]:
    """The pieces of the second edition, then those of the first that are different or only there."""
    second = {entry.id: entry for entry in printed.kinds(2)[kind]}
    yield from ((2, entry) for entry in second.values())
    yield from ((1, entry) for entry in printed.kinds(1)[kind] if second.get(entry.id) != entry)


def name_cell(scene: Scene, kind: str, entry: PrintedPiece, edition: int) -> Text:
    """Name and id of a piece, and whether it is one of the first edition."""
    name = scene.name(kind, entry.id) + marks.of_name(scene.texts, entry)
    first = scene.texts("seven-screen-first-edition", name=name)
    return name_with_id(name if edition == 2 else first, entry.id)


def cards(scene: Scene, wide: bool) -> Table:
    texts = scene.texts
    last = ("effect", "chain") if wide else ("effect-chain",)
    drawn = table(texts, texts("terminal-cards-cards"), "name", "deck", "cost", *last)
    for edition, card in of_both_editions("card"):
        if isinstance(card, entries.Card):
            cost = words.cost(texts, card.cost) + marks.of_field(card, "cost")
            effects = words.effects(texts, card.effects) + marks.of_field(card, "effects")
            links = "\n".join(chain(scene, edition, card))
            row = [effects, links] if wide else [f"{effects}\n{links}".strip()]
            drawn.add_row(name_cell(scene, "card", card, edition), deck(scene, card), cost, *row)
    return drawn


def deck(scene: Scene, card: entries.Card) -> str:
    """Age, colour, and from how many players on there is a copy if the players decide that."""
    texts = scene.texts
    sort = texts("seven-screen-deck", age=card.age, colour=words.colour(texts, card.colour))
    if card.colour not in DEALT_BY_PLAYERS:
        return sort
    return f"{sort}\n{texts('seven-screen-copies', players=', '.join(f'{number}+' for number in card.players))}"


def chain(scene: Scene, edition: int, card: entries.Card) -> list[str]:
    back = [f"← {scene.name('card', other.id)}" for other in printed.givers(edition, card.id)]
    return back + [f"→ {scene.name('card', other.id)}" for other in printed.freed(edition, card.id)]


def boards(scene: Scene) -> Table:
    texts = scene.texts
    drawn = table(texts, texts("seven-screen-boards"), "name", "effect")
    for edition, board in of_both_editions("board"):
        if isinstance(board, entries.Board):
            drawn.add_row(name_cell(scene, "board", board, edition), "\n".join(piece.board(scene, board)))
    return drawn
