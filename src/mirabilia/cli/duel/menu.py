"""What a player is asked in Duel, with every legal move and what cannot be paid."""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.cli.duel import words
from mirabilia.cli.screen import Choice, Menu, Move, Scene, Section
from mirabilia.core.contract import Json
from mirabilia.games.duel.tables import CARD_INDEX, CATALOGUE, TOKEN_INDEX, WONDER_INDEX

Codes = dict[tuple[str, ...], int]
"""The codes of the legal moves by the values of their facts, for example ("build", "baths")."""


def draw(scene: Scene, view: Json, moves: Sequence[Move]) -> Menu:
    question = scene.texts(f"duel-choice-{view['choice']}", player=scene.player(view["seat"]))
    if view["choice"] == "turn":
        return Menu(question, tuple(_turn(scene, view, moves)))
    return Menu(question, (Section(tuple((_plain(scene, move),) for move in moves)),))


def _plain(scene: Scene, move: Move) -> Choice:
    """A move with what it brings."""
    label, effects = scene.sentence(move.fact), _effects(scene, move)
    if effects:
        label = scene.texts("terminal-choice", move=label, more="; ".join(effects))
    return Choice(label, move.code)


def _effects(scene: Scene, move: Move) -> list[str]:
    fact = move.fact
    if "wonder" in fact:
        wonder = CATALOGUE.wonders[WONDER_INDEX[fact["wonder"]]]
        cost = scene.texts("terminal-duel-piece-cost", cost=words.printed_cost(scene, wonder.cost))
        return [*words.effects(scene, wonder), cost]
    if "token" in fact:
        return words.effects(scene, CATALOGUE.tokens[TOKEN_INDEX[fact["token"]]])
    if "card" in fact:
        return words.effects(scene, CATALOGUE.cards[CARD_INDEX[fact["card"]]])
    return []


def _turn(scene: Scene, view: Json, moves: Sequence[Move]) -> list[Section]:
    codes = {tuple(move.fact.values()): move.code for move in moves}
    cards = [entry["card"] for entry in view["layout"] if entry["accessible"]]
    city = view["cities"][view["seat"]]
    structures = tuple((_build(scene, city, codes, card), _discard(scene, city, codes, card)) for card in cards)
    sections = [Section(structures)]
    wonders = tuple((_wonder(scene, city, codes, wonder, cards),) for wonder in city["costs"]["wonders"])
    if wonders:
        sections.append(Section(wonders, scene.texts("terminal-duel-wonders-to-build")))
    return sections


def _build(scene: Scene, city: Json, codes: Codes, card: str) -> Choice:
    move = scene.sentence({"move": "build", "card": card})
    return _priced(scene, move, city["costs"]["cards"][card], codes.get(("build", card)), f"build {card}")


def _priced(scene: Scene, move: str, cost: Json, code: int | None, notation: str) -> Choice:
    if code is None:
        return Choice(scene.texts("terminal-choice", move=move, more=words.short_of(scene, cost)), refuses=notation)
    return Choice(scene.texts("terminal-choice", move=move, more=words.price(scene, cost)), code)


def _discard(scene: Scene, city: Json, codes: Codes, card: str) -> Choice:
    move = scene.sentence({"move": "discard", "card": card})
    income = scene.texts("terminal-duel-income", coins=city["discard_income"])
    return Choice(scene.texts("terminal-choice", move=move, more=income), codes.get(("discard", card)))


def _wonder(scene: Scene, city: Json, codes: Codes, wonder: str, cards: list[str]) -> Choice:
    """A Wonder to build; which card goes under it is asked next, unless there is only one."""
    name, cost = scene.name("wonder", wonder), city["costs"]["wonders"][wonder]
    under = [(card, codes["wonder", wonder, card]) for card in cards if ("wonder", wonder, card) in codes]
    if len(under) < 2:
        return _priced(scene, name, cost, under[0][1] if under else None, f"wonder {wonder}")
    question = scene.texts("terminal-duel-under", wonder=name)
    answers = tuple((Choice(scene.name("card", card), code),) for card, code in under)
    label = scene.texts("terminal-choice", move=name, more=words.price(scene, cost))
    return Choice(label, then=Menu(question, (Section(answers),)))
