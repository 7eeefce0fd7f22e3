"""All about one piece: a card, a board, or what an expansion brings."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from mirabilia.cli import lookup
from mirabilia.cli.screen import Scene
from mirabilia.cli.seven import marks, printed, stages, words
from mirabilia.cli.seven.effects import spelt
from mirabilia.cli.seven.parts import parts
from mirabilia.cli.seven.printed import PrintedPiece
from mirabilia.core.describe import Texts
from mirabilia.games.seven import data, entries


def find(scene: Scene, edition: int, typed: str) -> tuple[str, PrintedPiece] | None:
    """A piece by its name; one that only the other edition has is found as well."""
    return lookup.find(scene, printed.kinds(edition), typed) or lookup.find(scene, printed.kinds(3 - edition), typed)


def draw(scene: Scene, edition: int, kind: str, piece: PrintedPiece) -> RenderableType:
    texts = scene.texts
    name = scene.name(kind, piece.id) + marks.of_name(texts, piece)
    lines = [Text(texts(f"seven-screen-piece-{kind}", name=name, id=piece.id), style="bold")]
    return Group(*lines, *map(Text, [*about(scene, edition, kind, piece), *marks.footnotes(texts, [piece])]))


def about(scene: Scene, edition: int, kind: str, piece: PrintedPiece) -> list[str]:
    match piece:
        case entries.Card():
            return card(scene, edition, piece)
        case entries.Board():
            return board(scene, piece)
    return [line for part in parts() for line in part.about(scene, kind, piece)]


def card(scene: Scene, edition: int, piece: entries.Card) -> list[str]:
    texts = scene.texts
    sort = texts("seven-screen-sort", colour=scene.name("colour", piece.colour), age=piece.age)
    cost = texts("seven-screen-piece-cost", cost=words.cost(texts, piece.cost) + marks.of_field(piece, "cost"))
    return [
        sort,
        *effects(texts, piece.effects, marks.of_field(piece, "effects")),
        cost,
        *chains(scene, edition, piece),
    ]


def effects(texts: Texts, row: tuple[data.Effect, ...], mark: str) -> list[str]:
    return [f"  {spelt(texts, effect)}{mark}" for effect in row]


def chains(scene: Scene, edition: int, piece: entries.Card) -> list[str]:
    """What makes a card free, and what it makes free."""
    linked = {"free-with": printed.givers(edition, piece.id), "frees": printed.freed(edition, piece.id)}
    return [
        scene.texts(f"seven-screen-chain-{which}", cards=words.names(scene, "card", [card.id for card in cards]))
        for which, cards in linked.items()
        if cards
    ]


def board(scene: Scene, piece: entries.Board) -> list[str]:
    """Both sides with their stages."""
    texts = scene.texts
    wonder = scene.name("wonder", piece.id) + marks.of_name(texts, piece, "wonder")
    lines = [wonder]
    if piece.resource:
        produced = texts("seven-screen-produces", resource=scene.name("resource", piece.resource))
        lines.append(produced + marks.of_field(piece, "resource"))
    for name in data.SIDES:
        lines += [scene.name("side", name) + marks.of_field(piece, name), *side(texts, piece.side(name))]
    return lines


def side(texts: Texts, entry: entries.Side) -> list[str]:
    ability = [f"  {words.effects(texts, entry.ability)}"] if entry.ability else []
    return ability + [
        f"  {number}. {words.cost(texts, stage.cost)} → {stages.effects(texts, stage)}"
        for number, stage in enumerate(entry.stages, 1)
    ]
