"""What a player can do now: every legal move, and what is out of reach with the reason."""

from __future__ import annotations

from mirabilia.core.bits import members
from mirabilia.core.contract import Action, Cost, Fact, Subject
from mirabilia.games.duel import explain
from mirabilia.games.duel.cost_parts import card_cost, wonder_cost
from mirabilia.games.duel.moves import BUILD_CARD, BUILD_WONDER, DISCARD_CARD, MOST_WONDERS, WONDER_STEP
from mirabilia.games.duel.notation import FACTS, TEXTS
from mirabilia.games.duel.pieces import CARDS, WONDERS
from mirabilia.games.duel.position import TURN, City, Position
from mirabilia.games.duel.rules import discard_income

NO_GAINS: tuple[Fact, ...] = ()


def subject(fact: Fact) -> Subject:
    """The piece one clicks: to build a Wonder too the card that goes under it, as for its other uses."""
    if "card" in fact:
        return Subject("card", fact["card"])
    kind, name = list(fact.items())[1]
    return Subject(kind, name)


SUBJECTS = {code: subject(fact) for code, fact in FACTS.items()}


def actions(position: Position, legal: list[int]) -> list[Action]:
    """The actions of the acting seat."""
    if position.phase == TURN:
        return turn_actions(position)
    return [action(code) for code in legal]


def action(
    code: int, cost: Cost | None = None, gains: tuple[Fact, ...] = NO_GAINS, refusal: Fact | None = None
) -> Action:
    return Action(code, TEXTS[code], FACTS[code].copy(), SUBJECTS[code], cost, gains, refusal)


def turn_actions(position: Position) -> list[Action]:
    """Three ways to use each accessible card, in the order of `moves.find_turn_moves`."""
    city = position.city(position.active)
    cards = [position.card_in(slot) for slot in members(position.accessible)]
    income = (coins(discard_income(city)),)
    uses = []
    for card in cards:
        uses.append(build_action(city, card))
        uses.append(action(DISCARD_CARD + card, gains=income))
    for number, index in enumerate(city.wonders):
        if not city.built >> number & 1:
            uses += wonder_actions(position, city, index, cards)
    return uses


def build_action(city: City, index: int) -> Action:
    card = CARDS[index]
    cost = card_cost(city, card)
    if cost.short:
        return action(BUILD_CARD + index, cost, refusal=explain.short(city, cost).fact)
    chained = city.chain_coins and city.chains & card.free_with
    return action(BUILD_CARD + index, cost, (coins(city.chain_coins),) if chained else NO_GAINS)


def wonder_actions(position: Position, city: City, index: int, cards: list[int]) -> list[Action]:
    """An unbuilt Wonder with each card that could go under it."""
    cost: Cost | None = None
    refusal: Fact | None = None
    if position.wonders_built >= MOST_WONDERS:
        refusal = explain.wonders_complete().fact
    else:
        cost = wonder_cost(city, WONDERS[index])
        if cost.short:
            refusal = explain.short(city, cost).fact
    base = BUILD_WONDER + WONDER_STEP * index
    return [action(base + card, cost, refusal=refusal) for card in cards]


def coins(number: int) -> Fact:
    return {"gain": "coins", "coins": number}
