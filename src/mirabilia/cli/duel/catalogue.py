"""Every card, Wonder and Progress token of Duel, as tables."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.duel import words
from mirabilia.cli.listing import MARK, WIDE, name_with_id, table
from mirabilia.cli.screen import Scene
from mirabilia.core.grammar import in_a_row
from mirabilia.games.duel import data
from mirabilia.games.duel.lookup import CATALOGUE


def draw(scene: Scene, width: int) -> RenderableType:
    parts: list[RenderableType] = [cards(scene, width >= WIDE), wonders(scene), tokens(scene)]
    if any(reconstructed(scene, card) for card in CATALOGUE.cards):
        parts.append(Text(scene.texts("duel-reconstructed-name")))
    return Group(*parts)


def reconstructed(scene: Scene, card: data.Card) -> bool:
    return f"name_{scene.texts.language}" in card.reconstructed


def cards(scene: Scene, wide: bool) -> Table:
    drawn = table(
        scene.texts,
        scene.texts("terminal-cards-cards"),
        "name",
        "deck",
        "cost",
        *(("effect", "chain") if wide else ("effect-chain",)),
    )
    for card in CATALOGUE.cards:
        name = scene.name("card", card.id) + (MARK if reconstructed(scene, card) else "")
        deck = scene.texts(f"terminal-duel-back-{card.deck.replace('_', '-')}")
        colour = scene.texts(f"terminal-duel-colour-{card.colour}")
        effect, links = in_a_row(words.effects(scene, card)), "\n".join(chain(scene, card))
        last = [effect, links] if wide else [f"{effect}\n{links}".strip()]
        drawn.add_row(name_with_id(name, card.id), f"{deck}, {colour}", words.printed_cost(scene, card.cost), *last)
    return drawn


def chain(scene: Scene, card: data.Card) -> list[str]:
    """The card that makes this one free, and the one this makes free."""
    links = []
    if card.free_with:
        links.append(f"← {scene.name('card', CATALOGUE.chain_giver(card.free_with).id)}")
    links += [
        f"→ {scene.name('card', other.id)}" for other in CATALOGUE.cards if card.chain and other.free_with == card.chain
    ]
    return links


def wonders(scene: Scene) -> Table:
    drawn = table(scene.texts, scene.texts("terminal-cards-wonders"), "name", "cost", "effect")
    for wonder in CATALOGUE.wonders:
        name = scene.name("wonder", wonder.id)
        effects = in_a_row(words.effects(scene, wonder))
        drawn.add_row(name_with_id(name, wonder.id), words.printed_cost(scene, wonder.cost), effects)
    return drawn


def tokens(scene: Scene) -> Table:
    drawn = table(scene.texts, scene.texts("terminal-cards-tokens"), "name", "effect")
    for token in CATALOGUE.tokens:
        drawn.add_row(name_with_id(scene.name("token", token.id), token.id), in_a_row(words.effects(scene, token)))
    return drawn
