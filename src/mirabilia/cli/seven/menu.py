"""What a player is asked, with every legal move."""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.cli.screen import Choice, Menu, Move, Scene, Section
from mirabilia.cli.seven import printed, stages, uses, words
from mirabilia.core.contract import Fact, Json

OF_CARDS = ("turn", "last_card", "recruitment")
"""What is asked where a card or leader of the hand has to be used."""


def draw(scene: Scene, view: Json, moves: Sequence[Move]) -> Menu:
    if view["choice"]["name"] in OF_CARDS:
        return Menu(question(scene, view), tuple(uses.sections(scene, view, moves)))
    return Menu(question(scene, view), (Section(tuple((plain(scene, view, move),) for move in moves)),))


def question(scene: Scene, view: Json) -> str:
    """What has to be decided; for the Free City it is said so."""
    choice, texts = view["choice"], scene.texts
    values = {name: value for name, value in choice.items() if name not in ("name", "city")}
    name = choice["name"].replace("_", "-")
    asked = texts(f"seven-choice-{name}", player=scene.player(view["seat"]), **values)
    if choice["city"] == view["seat"]:
        return asked
    return texts("seven-choice-for-free-city", choice=asked)


def plain(scene: Scene, view: Json, move: Move) -> Choice:
    """A move with what it brings."""
    label, more = scene.sentence(move.fact), details(scene, view, move.fact)
    return Choice(scene.texts("terminal-choice", move=label, more=more) if more else label, move.code)


def details(scene: Scene, view: Json, fact: Fact) -> str:
    texts, edition = scene.texts, view["options"]["edition"]
    if "card" in fact:
        return words.effects(texts, printed.card(edition, fact["card"]).effects)
    if "leader" in fact:
        leader = printed.leader(edition, fact["leader"])
        cost = texts("seven-screen-cost", cost=words.leader_cost(texts, leader))
        return f"{words.effects(texts, leader.effects)}; {cost}"
    if "board" in fact:
        side = printed.side(edition, fact["board"], fact["side"])
        told = [f"{words.cost(texts, stage.cost)} → {stages.effects(texts, stage)}" for stage in side.stages]
        return "; ".join([*filter(None, [words.effects(texts, side.ability)]), *told])
    if "number" in fact:
        return _alternative(scene, view, fact["number"])
    return ""


def _alternative(scene: Scene, view: Json, number: int) -> str:
    """What the chosen effect of a stage is."""
    choice = view["choice"]
    city = view["cities"][choice["city"]]
    side = printed.side(view["options"]["edition"], city["board"], city["side"])
    return words.effects(scene.texts, side.stages[choice["stage"] - 1].choose[number - 1])
