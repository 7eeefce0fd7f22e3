"""What a player is asked, with every legal move."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict

from mirabilia.cli.screen import Menu, MenuItem, Scene, Section
from mirabilia.cli.seven import printed, uses, words
from mirabilia.cli.seven.parts import parts
from mirabilia.cli.seven.piece import side
from mirabilia.core.contract import Action, Fact
from mirabilia.games.seven import views
from mirabilia.games.seven.views import View

OF_CARDS = ("turn", "last_card")
"""What is asked where a card of the hand has to be used."""


def draw(scene: Scene, view: View, actions: Sequence[Action]) -> Menu:
    choice = (view.own and view.own.choice) or view.choice
    asked = question(scene, view, choice)
    if choice.name in OF_CARDS or any(choice.name in part.uses for part in parts()):
        return Menu(asked, tuple(uses.sections(scene, view, view.cities[choice.city or 0], actions)))
    return Menu(asked, (Section(tuple((plain(scene, view, choice, action),) for action in actions)),))


def question(scene: Scene, view: View, choice: views.Choice) -> str:
    """What has to be decided."""
    texts, name = scene.texts, choice.name.replace("_", "-")
    asked = texts(f"seven-choice-{name}", **asdict(choice) | {"player": scene.player(view.seat or 0)})
    for part in parts():
        asked = part.question(scene, view, choice, asked)
    return asked


def plain(scene: Scene, view: View, choice: views.Choice, action: Action) -> MenuItem:
    """A move with what it brings, or why it is not possible."""
    if action.refusal:
        return MenuItem(scene.sentence(action.refusal))
    label, more = scene.sentence(action.fact), details(scene, view, choice, action.fact)
    return MenuItem(scene.texts("terminal-choice", move=label, more=more) if more else label, action.code)


def details(scene: Scene, view: View, choice: views.Choice, fact: Fact) -> str:
    texts, edition = scene.texts, view.edition
    if "card" in fact:
        return words.effects(texts, printed.card(edition, fact["card"]).effects)
    if "board" in fact:
        return "; ".join(line.strip() for line in side(texts, printed.side(edition, fact["board"], fact["side"])))
    if "number" in fact:
        return _alternative(scene, view, choice, fact["number"])
    return next(filter(None, (part.details(scene, view, fact) for part in parts())), "")


def _alternative(scene: Scene, view: View, choice: views.Choice, number: int) -> str:
    """What the chosen effect of a stage is."""
    city = view.cities[choice.city or 0]
    if city.board is None or city.side is None or choice.stage is None:
        return ""
    side = printed.side(view.edition, city.board, city.side)
    return words.effects(scene.texts, side.stages[choice.stage - 1].choose[number - 1])
