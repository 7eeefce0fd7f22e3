"""Why a move is not possible, as a fact. Nothing hidden is given away."""

from __future__ import annotations

from difflib import get_close_matches
from functools import partial

from mirabilia.core.bits import members
from mirabilia.core.contract import Cost, Fact, IllegalMove
from mirabilia.core.facts import refuse, shortened
from mirabilia.games.duel import notation
from mirabilia.games.duel.cost_parts import card_cost, wonder_cost
from mirabilia.games.duel.lookup import CARD_INDEX, WONDER_INDEX
from mirabilia.games.duel.moves import MOST_WONDERS
from mirabilia.games.duel.pieces import CARDS, WONDERS
from mirabilia.games.duel.position import BEGIN, DESTROY, DRAFT, LIBRARY, OVER, PROGRESS, REVIVE, TURN, City, Position

refused = partial(refuse, "duel")

CHOICES = {
    DRAFT: "draft",
    TURN: "turn",
    PROGRESS: "progress",
    LIBRARY: "library",
    REVIVE: "revive",
    DESTROY: "destroy",
    BEGIN: "begin",
    OVER: "over",
}
"""The names of the decisions, as views and snapshots give them."""

FORMS = {
    DRAFT: ("draft <wonder>",),
    TURN: ("build <card>", "discard <card>", "wonder <wonder> with <card>"),
    PROGRESS: ("take <token>",),
    LIBRARY: ("keep <token>",),
    REVIVE: ("revive <card>",),
    DESTROY: ("destroy <card>",),
    BEGIN: ("begin me", "begin opponent"),
}
"""How the moves of a decision are written."""
VERBS = {form.partition(" ")[0]: phase for phase, forms in FORMS.items() for form in forms}


def over() -> IllegalMove:
    return refused("over")


def nothing_to_take_back() -> IllegalMove:
    return refused("nothing_to_take_back")


def no_seat(seat: object) -> IllegalMove:
    return refused("no_seat", given=shortened(seat))


def no_move(move: object) -> IllegalMove:
    return refused("no_move", given=shortened(move))


def not_text(text: object) -> IllegalMove:
    return refused("not_text", given=shortened(text))


def misspelt(position: Position, words: str) -> IllegalMove:
    """What is wrong with a notation that no move has."""
    verb, _, rest = words.partition(" ")
    if verb not in VERBS:
        return refused("unreadable", text=words, moves=list(FORMS[position.phase]))
    if verb == "wonder":
        wonder, _, card = rest.partition(" with ")
        if wonder in WONDER_INDEX:
            name, kind, names = card, "card", tuple(CARD_INDEX)
        else:
            name, kind, names = wonder, "wonder", tuple(WONDER_INDEX)
    else:
        name, (_, kind, names) = rest, notation.SIMPLE_MOVES[verb]
    if not name or kind == "who":
        forms = FORMS[VERBS[verb]]
        return refused("unreadable", text=words, moves=[form for form in forms if form.startswith(verb)])
    near = get_close_matches(name, names, n=1)
    return refused("unknown_name", kind=kind, name=name, **({"near": near[0]} if near else {}))


def refusal(position: Position, seat: int, move: object) -> IllegalMove:
    """Why a seat may not make a move now."""
    if position.phase == OVER:
        return over()
    if type(move) is not int or move not in notation.FACTS:
        return no_move(move)
    refusal = reason(position, seat, notation.FACTS[move])
    refusal.move = notation.text(move)
    return refusal


def reason(position: Position, seat: int, move: Fact) -> IllegalMove:
    """Why a seat may not make a move that there is."""
    if seat != position.active:
        return refused("not_your_turn", seat=int(position.active))
    if VERBS[move["move"]] != position.phase:
        return refused("other_choice", choice=CHOICES[position.phase], moves=list(FORMS[position.phase]))
    if move["move"] in ("build", "discard", "wonder"):
        return wrong_use(position, position.city(seat), move)
    why, kind = WRONG_CHOICE[move["move"]]
    return refused(why, **{kind: move[kind]})


def wrong_use(position: Position, city: City, move: Fact) -> IllegalMove:
    """Why a card cannot be used in that way."""
    accessible = {position.card_in(slot) for slot in members(position.accessible & position.present)}
    card = CARD_INDEX[move["card"]]
    if card not in accessible:
        return refused("not_accessible", card=move["card"])
    if move["move"] == "build":
        return short(city, card_cost(city, CARDS[card]))
    name = move["wonder"]
    index = WONDER_INDEX[name]
    wonders = list(city.wonders)
    if index not in wonders:
        return refused("not_yours", wonder=name)
    if city.built >> wonders.index(index) & 1:
        return refused("built_already", wonder=name)
    if position.wonders_built >= MOST_WONDERS:
        return wonders_complete()
    return short(city, wonder_cost(city, WONDERS[index]))


def short(city: City, cost: Cost) -> IllegalMove:
    """What a city lacks to pay for something."""
    missing = {part["resource"]: part["units"] for part in cost.parts if part["cost"] == "bought"}
    return refused("short", needed=cost.coins, coins=int(city.coins), **({"missing": missing} if missing else {}))


def wonders_complete() -> IllegalMove:
    return refused("wonders_complete", number=int(MOST_WONDERS))


WRONG_CHOICE = {
    "draft": ("not_offered", "wonder"),
    "take": ("not_on_the_board", "token"),
    "keep": ("not_drawn", "token"),
    "revive": ("not_discarded", "card"),
    "destroy": ("not_to_be_destroyed", "card"),
}
"""Why a choice is refused that is not among those on offer, and what it is about."""
