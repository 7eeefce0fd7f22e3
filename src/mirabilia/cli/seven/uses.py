"""The hand: every piece with its ways to be used, then the next stage, then selling."""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.cli.screen import Menu, MenuItem, Scene, Section
from mirabilia.cli.seven import printed, stages, words
from mirabilia.cli.seven.parts import parts
from mirabilia.cli.seven.stages import piece_name
from mirabilia.core.contract import Action, Cost
from mirabilia.games.seven.views import City, View

STAGE, SELL = "stage", "sell"
FREE = {"free": "seven-screen-free-always", "power": "seven-screen-free-once"}
"""How it is said that a power makes a card free, by the move."""


def sections(scene: Scene, view: View, city: City, actions: Sequence[Action]) -> list[Section]:
    by_piece: dict[str, list[Action]] = {}
    for action in actions:
        by_piece.setdefault(action.subject.id, []).append(action)
    pieces = [piece_in_hand(scene, view, name, by_piece[name]) for name in in_hand(view, by_piece)]
    return [*pieces, *stage(scene, view, city, actions), *selling(scene, actions)]


def kind(action: Action) -> str:
    return str(action.fact["move"])


def cheapest_first(actions: Sequence[Action]) -> list[Action]:
    return sorted(actions, key=lambda action: action.cost.coins or 0 if action.cost else 0)


def in_hand(view: View, by_piece: dict[str, list[Action]]) -> list[str]:
    """The pieces that can be used, in the order of the hand."""
    hand = [*(view.own.hand if view.own else ()), *(name for part in parts() for name in part.in_hand(view))]
    return list(dict.fromkeys([*(name for name in hand if name in by_piece), *by_piece]))


# A piece.


def piece_in_hand(scene: Scene, view: View, name: str, actions: Sequence[Action]) -> Section:
    """A piece of the hand: what it is, and the ways to put it into play, or why there is none."""
    ways = cheapest_first([action for action in actions if kind(action) not in (*stage_uses(), SELL)])
    rows = tuple((_way(scene, action),) for action in ways)
    subject = actions[0].subject.kind
    if subject == "card":
        return Section(rows, card_title(scene, view, name), words.style(printed.card(view.edition, name).colour))
    titles = (part.piece_title(scene, view, subject, name) for part in parts())
    return Section(rows, next(filter(None, titles), piece_name(scene, name)))


def stage_uses() -> tuple[str, ...]:
    """The moves that build a stage."""
    return (STAGE, *(move for part in parts() for move in part.with_stage))


def card_title(scene: Scene, view: View, name: str) -> str:
    texts, card = scene.texts, printed.card(view.edition, name)
    return texts(
        "seven-screen-card",
        name=scene.name("card", name),
        colour=words.colour(texts, card.colour),
        cost=words.cost(texts, card.cost),
        effects=words.effects(texts, card.effects),
    )


def _way(scene: Scene, action: Action) -> MenuItem:
    if action.refusal:
        return MenuItem(scene.sentence(action.refusal))
    messages = (part.ways[kind(action)] for part in parts() if kind(action) in part.ways)
    return MenuItem(scene.texts(next(messages, "seven-screen-build"), price=_price(scene, action)), action.code)


def _price(scene: Scene, action: Action) -> str:
    if kind(action) in FREE:
        return scene.texts(FREE[kind(action)])
    cost = action.cost or Cost(0)
    if kind(action) == "chain":
        return scene.sentence(cost.parts[0])
    return words.payment_parts(scene.texts, cost)


# The stage and selling: what first, then which card.


def stage(scene: Scene, view: View, city: City, actions: Sequence[Action]) -> list[Section]:
    """The next stage with each way to pay for it; which card goes under it is asked next."""
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
        MenuItem(scene.sentence(refusal))
        if (refusal := ways[0].refusal)
        else _asking(scene, _stage_label(scene, view, ways[0]), texts("seven-screen-under"), ways)
        for use in stage_uses()
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
    price = words.payment_parts(scene.texts, action.cost or Cost(0))
    if kind(action) == STAGE:
        return scene.texts("seven-screen-build-stage", price=price)
    part = next(part for part in parts() if kind(action) in part.with_stage)
    return part.stage_label(scene, view, action, price)


def selling(scene: Scene, actions: Sequence[Action]) -> list[Section]:
    sales = [action for action in actions if kind(action) == SELL and action.legal]
    if not sales:
        return []
    texts = scene.texts
    coins = sum(fact["coins"] for fact in sales[0].gains)
    label = texts("seven-screen-sell", coins=texts("seven-coins", coins=coins))
    return [Section(((_asking(scene, label, texts("seven-screen-which"), sales),),))]


def _asking(scene: Scene, label: str, question: str, actions: Sequence[Action]) -> MenuItem:
    """A choice that asks for its card, also if there is only one: its name has to be seen."""
    rows = tuple((MenuItem(piece_name(scene, action.subject.id), action.code),) for action in actions)
    return MenuItem(label, then=Menu(question, (Section(rows),)))
