"""The hand: every card or leader with its ways to be used, then the next stage, then selling."""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.cli.colours import COLOURS
from mirabilia.cli.screen import Choice, Menu, Move, Scene, Section
from mirabilia.cli.seven import printed, stages, words
from mirabilia.cli.seven.stages import piece_name
from mirabilia.core.contract import Json

STAGE, JOIN, SELL = "stage", "join", "sell"
FREE = {"chain": "seven-cost-chain", "free": "seven-screen-free-always", "power": "seven-screen-free-once"}
"""How it is said that a card costs nothing, by the move."""


def sections(scene: Scene, view: Json, moves: Sequence[Move]) -> list[Section]:
    by_piece: dict[str, list[Move]] = {}
    for move in moves:
        by_piece.setdefault(piece(move), []).append(move)
    found = [held(scene, view, name, by_piece[name]) for name in in_hand(view, by_piece)]
    found += stage(scene, view, moves)
    return found + selling(scene, moves)


def piece(move: Move) -> str:
    return str(move.fact.get("card") or move.fact["leader"])


def cheapest_first(moves: Sequence[Move]) -> list[Move]:
    return sorted(moves, key=lambda move: sum(move.fact.get(purse) or 0 for purse in words.PURSES))


def in_hand(view: Json, by_piece: dict[str, list[Move]]) -> list[str]:
    """The pieces that can be used, in the order of the hand."""
    hand = [*(view["hand"] or ()), *(entry["leader"] for entry in view["leaders"] or ())]
    return list(dict.fromkeys([*(name for name in hand if name in by_piece), *by_piece]))


# A card or leader.


def held(scene: Scene, view: Json, name: str, moves: Sequence[Move]) -> Section:
    """A piece of the hand: what it is, and the ways to build or recruit it."""
    notations = {move["code"]: move["text"] for move in view["moves"]}
    ways = cheapest_first([move for move in moves if move.fact["move"] not in (STAGE, JOIN, SELL)])
    if "leader" in moves[0].fact:
        rows = [_recruit(scene, move) for move in ways] or [Choice(scene.texts("seven-screen-too-dear"))]
        return Section(tuple((choice,) for choice in rows), leader_title(scene, view, name))
    card = printed.card(view["options"]["edition"], name)
    choices = [_build(scene, view, move, notations[move.code]) for move in ways] or [_impossible(scene, view, name)]
    return Section(tuple((choice,) for choice in choices), card_title(scene, view, name), COLOURS[card.colour])


def card_title(scene: Scene, view: Json, name: str) -> str:
    texts, card = scene.texts, printed.card(view["options"]["edition"], name)
    return texts(
        "seven-screen-card",
        name=scene.name("card", name),
        colour=words.colour(texts, card.colour),
        cost=words.cost(texts, card.cost),
        effects=words.effects(texts, card.effects),
    )


def leader_title(scene: Scene, view: Json, name: str) -> str:
    texts, leader = scene.texts, printed.leader(view["options"]["edition"], name)
    return texts(
        "seven-screen-card",
        name=scene.name("leader", name),
        colour=texts("seven-screen-leader"),
        cost=words.leader_cost(texts, leader),
        effects=words.effects(texts, leader.effects),
    )


def _build(scene: Scene, view: Json, move: Move, notation: str) -> Choice:
    texts, name, kind = scene.texts, move.fact["card"], move.fact["move"]
    if kind in FREE:
        why = texts(FREE[kind], card=giver(scene, view, name))
        return Choice(texts("seven-screen-build", price=why), move.code)
    resources = words.needs_resources(printed.card(view["options"]["edition"], name).cost)
    return Choice(texts("seven-screen-build", price=words.paid(texts, words.payments(notation), resources)), move.code)


def giver(scene: Scene, view: Json, name: str) -> str:
    """The building of the city that makes a card free."""
    standing = [card for built in view["cities"][view["choice"]["city"]]["cards"].values() for card in built]
    found = [card.id for card in printed.givers(view["options"]["edition"], name) if card.id in standing]
    return words.names(scene, "card", found[:1])


def _impossible(scene: Scene, view: Json, name: str) -> Choice:
    """Why a card cannot be built: it stands already, or it cannot be paid."""
    cost = view["costs"]["cards"][name]
    if cost["built"]:
        return Choice(scene.texts("seven-screen-cannot-built-already"))
    return Choice(unaffordable(scene, cost))


def unaffordable(scene: Scene, cost: Json) -> str:
    """Coins are missing, or a resource that nobody sells."""
    if cost["coins"] is None:
        return scene.texts("seven-screen-cannot-nobody-sells")
    return scene.texts("seven-screen-cannot-short", coins=cost["coins"], short=cost["short"])


def _recruit(scene: Scene, move: Move) -> Choice:
    texts, coins = scene.texts, move.fact["bank"]
    price = texts("seven-coins", coins=coins) if coins else texts("seven-cost-free")
    return Choice(texts("seven-screen-recruit", price=price), move.code)


# The stage and selling: what first, then which card.


def stage(scene: Scene, view: Json, moves: Sequence[Move]) -> list[Section]:
    """The next stage with each way to pay for it; which card goes under it is asked next."""
    texts, city = scene.texts, view["cities"][view["choice"]["city"]]
    number = next((number for number, state in enumerate(city["stages"]) if state["next"]), None)
    if number is None:
        return []
    entry = printed.side(view["options"]["edition"], city["board"], city["side"]).stages[number]
    heading = texts(
        "seven-screen-next-stage",
        number=number + 1,
        board=scene.name("board", city["board"]),
        cost=words.cost(texts, entry.cost),
        effects=stages.effects(texts, entry),
    )
    notations = {move["code"]: move["text"] for move in view["moves"]}
    question = texts("seven-screen-under")
    rows = [
        _asking(scene, _stage_label(scene, view, kind, payment, words.needs_resources(entry.cost)), question, ways)
        for kind in (STAGE, JOIN)
        for payment, ways in _by_payment(moves, kind, notations).items()
    ]
    impossible = Choice(unaffordable(scene, view["costs"]["stage"]))
    return [Section(tuple((row,) for row in rows or [impossible]), heading)]


Payment = tuple[tuple[str, int], ...]


def _by_payment(moves: Sequence[Move], kind: str, notations: dict[int, str]) -> dict[Payment, list[Move]]:
    found: dict[Payment, list[Move]] = {}
    for move in cheapest_first(moves):
        if move.fact["move"] == kind:
            found.setdefault(tuple(words.payments(notations[move.code]).items()), []).append(move)
    return found


def _stage_label(scene: Scene, view: Json, kind: str, payment: Payment, resources: bool) -> str:
    texts = scene.texts
    price = words.paid(texts, dict(payment), resources)
    if kind == STAGE:
        return texts("seven-screen-build-stage", price=price)
    edifice = next(entry["edifice"] for entry in view["edifices"] if entry["age"] == view["age"])
    return texts("seven-screen-join", edifice=scene.name("edifice", edifice), price=price)


def selling(scene: Scene, moves: Sequence[Move]) -> list[Section]:
    sales = [move for move in moves if move.fact["move"] == SELL]
    if not sales:
        return []
    texts = scene.texts
    label = texts("seven-screen-sell", coins=texts("seven-coins", coins=printed.SETUP.sell_income))
    return [Section(((_asking(scene, label, texts("seven-screen-which"), sales),),))]


def _asking(scene: Scene, label: str, question: str, moves: Sequence[Move]) -> Choice:
    """A choice that asks for its card, also if there is only one: its name has to be seen."""
    rows = tuple((Choice(piece_name(scene, piece(move)), move.code),) for move in moves)
    return Choice(label, then=Menu(question, (Section(rows),)))
