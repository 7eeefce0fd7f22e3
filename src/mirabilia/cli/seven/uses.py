"""The hand: every card or leader with its ways to be used, then the next stage, then selling."""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.cli.colours import COLOURS
from mirabilia.cli.screen import Choice, Menu, Scene, Section
from mirabilia.cli.seven import printed, stages, words
from mirabilia.cli.seven.stages import piece_name
from mirabilia.core.contract import Action, Cost
from mirabilia.games.seven.views import City, View

STAGE, JOIN, SELL = "stage", "join", "sell"
FREE = {"free": "seven-screen-free-always", "power": "seven-screen-free-once"}
"""How it is said that a power makes a card free, by the move."""


def sections(scene: Scene, view: View, city: City, actions: Sequence[Action]) -> list[Section]:
    by_piece: dict[str, list[Action]] = {}
    for action in actions:
        by_piece.setdefault(action.subject.id, []).append(action)
    pieces = [held(scene, view, name, by_piece[name]) for name in in_hand(view, by_piece)]
    return [*pieces, *stage(scene, view, city, actions), *selling(scene, actions)]


def kind(action: Action) -> str:
    return str(action.fact["move"])


def cheapest_first(actions: Sequence[Action]) -> list[Action]:
    return sorted(actions, key=lambda action: action.cost.coins or 0 if action.cost else 0)


def in_hand(view: View, by_piece: dict[str, list[Action]]) -> list[str]:
    """The pieces that can be used, in the order of the hand."""
    hand = [*view.own.hand, *(entry.leader for entry in view.own.leaders)] if view.own else []
    return list(dict.fromkeys([*(name for name in hand if name in by_piece), *by_piece]))


# A card or leader.


def held(scene: Scene, view: View, name: str, actions: Sequence[Action]) -> Section:
    """A piece of the hand: what it is, and the ways to build or recruit it, or why there is none."""
    ways = cheapest_first([action for action in actions if kind(action) not in (STAGE, JOIN, SELL)])
    rows = tuple((_way(scene, action),) for action in ways)
    if actions[0].subject.kind == "leader":
        return Section(rows, leader_title(scene, view, name))
    colour = printed.card(view.edition, name).colour
    return Section(rows, card_title(scene, view, name), COLOURS[colour])


def card_title(scene: Scene, view: View, name: str) -> str:
    texts, card = scene.texts, printed.card(view.edition, name)
    return texts(
        "seven-screen-card",
        name=scene.name("card", name),
        colour=words.colour(texts, card.colour),
        cost=words.cost(texts, card.cost),
        effects=words.effects(texts, card.effects),
    )


def leader_title(scene: Scene, view: View, name: str) -> str:
    texts, leader = scene.texts, printed.leader(view.edition, name)
    return texts(
        "seven-screen-card",
        name=scene.name("leader", name),
        colour=texts("seven-screen-leader"),
        cost=words.leader_cost(texts, leader),
        effects=words.effects(texts, leader.effects),
    )


def _way(scene: Scene, action: Action) -> Choice:
    if action.refusal:
        return Choice(scene.sentence(action.refusal))
    message = "seven-screen-recruit" if kind(action) == "recruit" else "seven-screen-build"
    return Choice(scene.texts(message, price=_price(scene, action)), action.code)


def _price(scene: Scene, action: Action) -> str:
    if kind(action) in FREE:
        return scene.texts(FREE[kind(action)])
    cost = action.cost or Cost(0)
    if kind(action) == "chain":
        return scene.sentence(cost.parts[0])
    return words.paid(scene.texts, cost)


# The stage and selling: what first, then which card.


def stage(scene: Scene, view: View, city: City, actions: Sequence[Action]) -> list[Section]:
    """The next stage with each way to pay for it, alone or with the Edifice; which card goes under it is asked next."""
    number = next((number for number, part in enumerate(city.stages) if part.next), None)
    if number is None or city.board is None or city.side is None:
        return []
    texts, entry = scene.texts, printed.side(view.edition, city.board, city.side).stages[number]
    heading = texts(
        "seven-screen-next-stage",
        number=number + 1,
        board=scene.name("board", city.board),
        cost=words.cost(texts, entry.cost),
        effects=stages.effects(texts, entry),
    )
    rows = [
        Choice(scene.sentence(refusal))
        if (refusal := ways[0].refusal)
        else _asking(scene, _stage_label(scene, view, ways[0]), texts("seven-screen-under"), ways)
        for use in (STAGE, JOIN)
        for ways in _alike([action for action in actions if kind(action) == use])
    ]
    return [Section(tuple((row,) for row in rows), heading)]


def _alike(actions: Sequence[Action]) -> list[list[Action]]:
    """Stages with the same cost, whatever card goes under them."""
    groups: list[list[Action]] = []
    for action in cheapest_first(actions):
        group = next((group for group in groups if group[0].cost == action.cost), None)
        if group is None:
            groups.append([action])
        else:
            group.append(action)
    return groups


def _stage_label(scene: Scene, view: View, action: Action) -> str:
    price = words.paid(scene.texts, action.cost or Cost(0))
    if kind(action) == STAGE:
        return scene.texts("seven-screen-build-stage", price=price)
    edifice = view.edifices[view.age - 1].edifice
    return scene.texts("seven-screen-join", edifice=scene.name("edifice", edifice), price=price)


def selling(scene: Scene, actions: Sequence[Action]) -> list[Section]:
    sales = [action for action in actions if kind(action) == SELL and action.legal]
    if not sales:
        return []
    texts = scene.texts
    coins = sum(fact["coins"] for fact in sales[0].gains)
    label = texts("seven-screen-sell", coins=texts("seven-coins", coins=coins))
    return [Section(((_asking(scene, label, texts("seven-screen-which"), sales),),))]


def _asking(scene: Scene, label: str, question: str, actions: Sequence[Action]) -> Choice:
    """A choice that asks for its card, also if there is only one: its name has to be seen."""
    rows = tuple((Choice(piece_name(scene, action.subject.id), action.code),) for action in actions)
    return Choice(label, then=Menu(question, (Section(rows),)))
