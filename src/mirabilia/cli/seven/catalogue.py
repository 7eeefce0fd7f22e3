"""Every card, leader, board and Edifice of 7 Wonders, as tables."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.listing import WIDE, named, table
from mirabilia.cli.screen import Scene
from mirabilia.cli.seven import marks, piece, printed, words
from mirabilia.cli.seven.printed import Piece
from mirabilia.games.seven import entries
from mirabilia.games.seven.edifice.entries import Edifice
from mirabilia.games.seven.leaders.entries import Leader


def draw(scene: Scene, width: int) -> RenderableType:
    parts = [cards(scene, width >= WIDE), leaders(scene), boards(scene), edifices(scene)]
    pieces = [entry for kind in printed.kinds(2) for _, entry in of_both_editions(kind)]
    return Group(*parts, *map(Text, marks.footnotes(scene.texts, pieces)))


def of_both_editions(kind: str) -> Iterator[tuple[int, Piece]]:
    """The pieces of the second edition, then those of the first that are different or only there."""
    second = {entry.id: entry for entry in printed.kinds(2)[kind]}
    yield from ((2, entry) for entry in second.values())
    yield from ((1, entry) for entry in printed.kinds(1)[kind] if second.get(entry.id) != entry)


def _named(scene: Scene, kind: str, entry: Piece, edition: int) -> Text:
    name = scene.name(kind, entry.id) + marks.of_name(scene.texts, entry)
    first = scene.texts("seven-screen-first-edition", name=name)
    return named(name if edition == 2 else first, entry.id)


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
            drawn.add_row(_named(scene, "card", card, edition), deck(scene, card), cost, *row)
    return drawn


def deck(scene: Scene, card: entries.Card) -> str:
    """Age, colour, and from how many players on there is a copy."""
    texts = scene.texts
    found = texts("seven-screen-deck", age=card.age, colour=words.colour(texts, card.colour))
    if card.colour in ("purple", "black"):
        return found
    return f"{found}\n{texts('seven-screen-copies', players=', '.join(f'{number}+' for number in card.players))}"


def chain(scene: Scene, edition: int, card: entries.Card) -> list[str]:
    back = [f"← {scene.name('card', other.id)}" for other in printed.givers(edition, card.id)]
    return back + [f"→ {scene.name('card', other.id)}" for other in printed.freed(edition, card.id)]


def leaders(scene: Scene) -> Table:
    texts = scene.texts
    drawn = table(texts, texts("seven-screen-leaders"), "name", "deck", "cost", "effect")
    for edition, leader in of_both_editions("leader"):
        if isinstance(leader, Leader):
            cost = words.leader_cost(texts, leader) + marks.of_field(leader, "cost", "cost_by_age")
            effects = words.effects(texts, leader.effects) + marks.of_field(leader, "effects")
            box = texts(f"seven-screen-deck-{leader.deck.replace('_', '-')}")
            drawn.add_row(_named(scene, "leader", leader, edition), box, cost, effects)
    return drawn


def boards(scene: Scene) -> Table:
    texts = scene.texts
    drawn = table(texts, texts("seven-screen-boards"), "name", "effect")
    for edition, board in of_both_editions("board"):
        if isinstance(board, entries.Board):
            drawn.add_row(_named(scene, "board", board, edition), "\n".join(piece.board(scene, board)))
    return drawn


def edifices(scene: Scene) -> Table:
    texts = scene.texts
    drawn = table(texts, texts("seven-screen-edifices"), "name", "cost", "effect")
    for _, edifice in of_both_editions("edifice"):
        if isinstance(edifice, Edifice):
            age, cost, reward, penalty = piece.edifice(texts, edifice)
            drawn.add_row(_named(scene, "edifice", edifice, 2), f"{age}\n{cost}", f"{reward}\n{penalty}")
    return drawn
