"""What a player is asked in Duel, with every legal move and what cannot be paid."""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.cli.duel import words
from mirabilia.cli.screen import Menu, MenuItem, Scene, Section
from mirabilia.core.contract import Action
from mirabilia.core.grammar import in_a_row
from mirabilia.games.duel.lookup import CARD_INDEX, CATALOGUE, TOKEN_INDEX, WONDER_INDEX
from mirabilia.games.duel.views import View


def draw(scene: Scene, view: View, actions: Sequence[Action]) -> Menu:
    question = scene.texts(f"duel-choice-{view.choice}", player=scene.player(view.to_act[0]))
    if view.choice == "turn":
        return Menu(question, tuple(_turn(scene, actions)))
    return Menu(question, (Section(tuple((_plain(scene, action),) for action in actions)),))


def _plain(scene: Scene, action: Action) -> MenuItem:
    """A move with what it brings."""
    label, effects = scene.sentence(action.fact), _effects(scene, action)
    if effects:
        label = scene.texts("terminal-choice", move=label, more=in_a_row(effects))
    return MenuItem(label, action.code)


def _effects(scene: Scene, action: Action) -> list[str]:
    kind, name = action.subject
    if kind == "wonder":
        wonder = CATALOGUE.wonders[WONDER_INDEX[name]]
        cost = scene.texts("terminal-duel-piece-cost", cost=words.printed_cost(scene, wonder.cost))
        return [*words.effects(scene, wonder), cost]
    if kind == "token":
        return words.effects(scene, CATALOGUE.tokens[TOKEN_INDEX[name]])
    if kind == "card":
        return words.effects(scene, CATALOGUE.cards[CARD_INDEX[name]])
    return []


def _turn(scene: Scene, actions: Sequence[Action]) -> list[Section]:
    """A row for each card, to build or to discard it, and one for each Wonder that can still be built."""
    by_card: dict[str, list[Action]] = {}
    by_wonder: dict[str, list[Action]] = {}
    for action in actions:
        if action.fact["move"] != "wonder":
            by_card.setdefault(action.fact["card"], []).append(action)
        elif action.cost is not None:
            by_wonder.setdefault(action.fact["wonder"], []).append(action)
    rows = [tuple(_priced(scene, scene.sentence(way.fact), way) for way in ways) for ways in by_card.values()]
    sections = [Section(tuple(rows))]
    if by_wonder:
        wonders = tuple((_wonder(scene, wonder, ways),) for wonder, ways in by_wonder.items())
        sections.append(Section(wonders, scene.texts("terminal-duel-wonders-to-build")))
    return sections


def _wonder(scene: Scene, wonder: str, ways: Sequence[Action]) -> MenuItem:
    """A Wonder to build; which card goes under it is asked next, unless there is only one."""
    name = scene.name("wonder", wonder)
    choice = _priced(scene, name, ways[0])
    if not choice.possible or len(ways) == 1:
        return choice
    question = scene.texts("terminal-duel-under", wonder=name)
    answers = tuple((MenuItem(scene.name("card", way.fact["card"]), way.code),) for way in ways)
    return MenuItem(choice.label, then=Menu(question, (Section(answers),)))


def _priced(scene: Scene, name: str, action: Action) -> MenuItem:
    """An action with what it costs and brings, or with what is missing for it."""
    if action.cost is not None and not action.legal:
        more = words.short_of(scene, action.cost)
        return MenuItem(scene.texts("terminal-choice", move=name, more=more))
    phrases = [] if action.cost is None else [words.price(scene, action.cost)]
    phrases += map(scene.sentence, action.gains)
    return MenuItem(scene.texts("terminal-choice", move=name, more="; ".join(phrases)), action.code)
