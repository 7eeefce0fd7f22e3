"""The Edifices: cost, pawns left, state, reward and penalty."""

from __future__ import annotations

from rich.text import Text

from mirabilia.cli.screen import GREYED, Scene
from mirabilia.cli.seven import words
from mirabilia.cli.seven.effects import spelt
from mirabilia.cli.seven.printed import EDIFICE_BY_ID
from mirabilia.games.seven.views import Edifice, View


def draw(scene: Scene, view: View) -> list[Text]:
    return [line(scene, view, edifice) for edifice in view.edifices]


def line(scene: Scene, view: View, edifice: Edifice) -> Text:
    """An Edifice; in its own Age with what it brings and what its failure costs."""
    texts, entry, now = scene.texts, EDIFICE_BY_ID[edifice.edifice], edifice.age == view.age
    told = texts(
        f"seven-screen-edifice-{edifice.state}",
        age=edifice.age,
        name=scene.name("edifice", entry.id),
        coins=edifice.cost,
        pawns=edifice.pawns,
    )
    if now:
        told += f". {texts('seven-screen-reward', effects=words.effects(texts, entry.reward))}"
        told += f". {texts('seven-screen-penalty', penalty=spelt(texts, entry.penalty))}"
    return Text(told, style="" if now else GREYED)
