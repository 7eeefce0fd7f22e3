"""What a player is asked, with every legal move."""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.cli.screen import Choice, Menu, Move, Scene, Section
from mirabilia.cli.seven import printed, uses, words
from mirabilia.cli.seven.piece import side
from mirabilia.cli.seven.printed import EDIFICE_BY_ID
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
        found = words.effects(texts, leader.effects)
        return found if fact["move"] == "recruit" else f"{found}; {cost}"
    if "board" in fact:
        return "; ".join(line.strip() for line in side(texts, printed.side(edition, fact["board"], fact["side"])))
    if "age" in fact:
        edifice = EDIFICE_BY_ID[view["edifices"][fact["age"] - 1]["edifice"]]
        return f"{scene.name('edifice', edifice.id)}; {words.effects(texts, edifice.reward)}"
    return _alternative(scene, view, fact["number"]) if "number" in fact else ""


def _alternative(scene: Scene, view: Json, number: int) -> str:
    """What the chosen effect of a stage is."""
    choice = view["choice"]
    city = view["cities"][choice["city"]]
    side = printed.side(view["options"]["edition"], city["board"], city["side"])
    return words.effects(scene.texts, side.stages[choice["stage"] - 1].choose[number - 1])
