"""All about one card, Wonder or Progress token."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.text import Text

from mirabilia.cli import lookup
from mirabilia.cli.duel import words
from mirabilia.cli.screen import Scene
from mirabilia.games.duel import data
from mirabilia.games.duel.lookup import CATALOGUE
from mirabilia.games.duel.views import View

Piece: TypeAlias = data.Card | data.Wonder | data.Token

KINDS: dict[str, Sequence[Piece]] = {
    "card": CATALOGUE.cards,
    "wonder": CATALOGUE.wonders,
    "token": CATALOGUE.tokens,
}


def find(scene: Scene, typed: str) -> tuple[str, Piece] | None:
    return lookup.find(scene, KINDS, typed)


def draw(scene: Scene, view: View, kind: str, piece: Piece) -> RenderableType:
    texts = scene.texts
    name = scene.name(kind, piece.id)
    lines = [Text(texts(f"terminal-duel-piece-{kind}", name=name, id=piece.id), style="bold")]
    if isinstance(piece, data.Card):
        sort, back = scene.name("colour", piece.colour), texts(f"duel-back-{piece.deck.replace('_', '-')}")
        lines.append(Text(texts("terminal-duel-piece-sort", colour=sort, back=back)))
    lines += [Text(f"  {effect}") for effect in words.effects(scene, piece)]
    if not isinstance(piece, data.Token):
        lines.append(Text(texts("terminal-duel-piece-cost", cost=words.printed_cost(scene, piece.cost))))
        lines += [Text(line) for line in _prices(scene, view, kind, piece.id)]
    if isinstance(piece, data.Card):
        lines += [Text(line) for line in chains(scene, piece)]
    return Group(*lines)


def _prices(scene: Scene, view: View, kind: str, item: str) -> list[str]:
    """What it would cost each city now, as far as the view says so."""
    lines = []
    for city in view.cities:
        cost = (city.costs.cards if kind == "card" else city.costs.wonders).get(item)
        if cost:
            price, player = words.price(scene, cost), scene.player(city.seat)
            lines.append("  " + scene.texts("terminal-duel-piece-price", player=player, price=price))
            if cost.short:
                lines[-1] += "; " + scene.texts("duel-cost-short", coins=cost.short)
    return lines


def chains(scene: Scene, card: data.Card) -> list[str]:
    """What makes a card free, and which card it makes free."""
    lines = []
    if card.free_with:
        giver = scene.name("card", CATALOGUE.chain_giver(card.free_with).id)
        lines.append(scene.texts("terminal-duel-free-with", card=giver))
    if card.chain:
        freed = [scene.name("card", other.id) for other in CATALOGUE.cards if other.free_with == card.chain]
        lines.append(scene.texts("terminal-duel-frees", cards=", ".join(freed)))
    return lines
