"""Why a move is not possible, in words a player understands. Nothing hidden is given away."""

from __future__ import annotations

from difflib import get_close_matches

from mypy_extensions import i64

from mirabilia.core.bits import members
from mirabilia.core.vecs import vec
from mirabilia.games.duel import data, notation
from mirabilia.games.duel.cost import BOUGHT, SPENT, card_discount, settle
from mirabilia.games.duel.moves import MOST_WONDERS
from mirabilia.games.duel.pieces import CARDS, WONDERS, Card, Wonder
from mirabilia.games.duel.position import BEGIN, DESTROY, DRAFT, LIBRARY, OVER, PROGRESS, REVIVE, TURN, City, Position
from mirabilia.games.duel.tables import CARD_INDEX, WONDER_INDEX

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

EXPECTED = {
    DRAFT: "a Wonder has to be drafted: 'draft <wonder>'",
    TURN: "a card has to be played: 'build <card>', 'discard <card>' or 'wonder <wonder> with <card>'",
    PROGRESS: "a Progress token has to be taken from the board: 'take <token>'",
    LIBRARY: "one of the drawn Progress tokens has to be kept: 'keep <token>'",
    REVIVE: "a discarded card has to be built: 'revive <card>'",
    DESTROY: "a card of the opponent has to be destroyed: 'destroy <card>'",
    BEGIN: "it has to be said who begins the Age: 'begin me' or 'begin opponent'",
}

VERBS = {
    "draft": DRAFT,
    "build": TURN,
    "discard": TURN,
    "wonder": TURN,
    "take": PROGRESS,
    "keep": LIBRARY,
    "revive": REVIVE,
    "destroy": DESTROY,
    "begin": BEGIN,
}


def misspelt(words: str) -> str:
    """What is wrong with a notation that no move has."""
    verb, _, rest = words.partition(" ")
    if verb not in VERBS:
        return f"cannot read {words!r}: a move begins with {', '.join(VERBS)}"
    if verb == "wonder":
        wonder, _, card = rest.partition(" with ")
        if not card:
            return f"cannot read {words!r}: expected 'wonder <wonder> with <card>'"
        if wonder in WONDER_INDEX:
            name, kind, names = card, "card", tuple(CARD_INDEX)
        else:
            name, kind, names = wonder, "wonder", tuple(WONDER_INDEX)
    else:
        name, (_, kind, names) = rest, notation.SIMPLE_MOVES[verb]
    if kind == "who":
        return f"cannot read {words!r}: expected 'begin me' or 'begin opponent'"
    near = get_close_matches(name, names, n=1)
    return f"there is no {kind} {name!r}" + (f"; did you mean {near[0]!r}?" if near else "")


def refusal(position: Position, seat: int, move: object) -> str:
    """Why a seat may not make a move now."""
    if position.phase == OVER:
        return "the game is over"
    if type(move) is not int or move not in notation.FACTS:
        return f"there is no move {move!r}; legal(seat) lists the move codes"
    text = notation.text(move)
    if seat != position.active:
        return f"cannot {text}: it is the turn of seat {position.active}, not of seat {seat}"
    fact = notation.FACTS[move]
    if VERBS[fact["move"]] != position.phase:
        return f"cannot {text} now: {EXPECTED[position.phase]}"
    return f"cannot {text}: {_reason(position, seat, fact)}"


def _reason(position: Position, seat: int, fact: dict[str, str]) -> str:
    city = position.city(seat)
    verb = fact["move"]
    if verb in ("build", "discard", "wonder"):
        accessible = {position.card_in(slot) for slot in members(position.accessible & position.present)}
        if CARD_INDEX[fact["card"]] not in accessible:
            return f"{fact['card']} is not accessible"
    if verb == "build":
        card: Card = CARDS[CARD_INDEX[fact["card"]]]
        return shortage(city, card.price, card.units, card_discount(city, card))
    if verb == "wonder":
        index = WONDER_INDEX[fact["wonder"]]
        wonders = list(city.wonders)
        if index not in wonders:
            return f"{fact['wonder']} is not yours"
        if city.built >> wonders.index(index) & 1:
            return f"{fact['wonder']} is built already"
        if position.wonders_built >= MOST_WONDERS:
            return f"{MOST_WONDERS} Wonders are built, the last one has left the game"
        wonder: Wonder = WONDERS[index]
        return shortage(city, wonder.price, wonder.units, city.wonder_discount)
    if verb == "destroy":
        return f"{fact['card']} is not a card of the opponent that this Wonder destroys"
    kind, where = {
        "draft": ("wonder", "is not offered"),
        "take": ("token", "is not on the board"),
        "keep": ("token", "was not drawn"),
        "revive": ("card", "is not in the discard pile"),
    }[verb]
    return f"{fact[kind]} {where}"


def shortage(city: City, price: int, units: vec[i64], discount: int) -> str:
    """What a city lacks to pay for something."""
    settlement = settle(city, units, discount)
    missing = [
        f"{settlement[BOUGHT + i]} {resource}" for i, resource in enumerate(data.RESOURCES) if settlement[BOUGHT + i]
    ]
    needed = price + settlement[SPENT]
    lacking = f"{' and '.join(missing)} missing, " if missing else ""
    return f"{lacking}{needed} coins needed, you have {city.coins}"
