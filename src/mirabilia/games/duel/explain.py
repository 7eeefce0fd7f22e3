"""Why a move is not possible, in words a player understands. Nothing hidden is given away."""

from __future__ import annotations

from difflib import get_close_matches

from mirabilia.core.bits import members
from mirabilia.core.contract import Cost, Fact, IllegalMove
from mirabilia.core.facts import refused
from mirabilia.games.duel import notation
from mirabilia.games.duel.cost_parts import card_cost, wonder_cost
from mirabilia.games.duel.lookup import CARD_INDEX, WONDER_INDEX
from mirabilia.games.duel.moves import MOST_WONDERS
from mirabilia.games.duel.pieces import CARDS, WONDERS
from mirabilia.games.duel.position import BEGIN, DESTROY, DRAFT, LIBRARY, OVER, PROGRESS, REVIVE, TURN, City, Position

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


def misspelt(words: str) -> IllegalMove:
    """What is wrong with a notation that no move has."""
    verb, _, rest = words.partition(" ")
    expected = f"a move begins with {', '.join(VERBS)}"
    if verb == "wonder":
        wonder, _, card = rest.partition(" with ")
        if wonder in WONDER_INDEX:
            name, kind, names = card, "card", tuple(CARD_INDEX)
        else:
            name, kind, names = wonder, "wonder", tuple(WONDER_INDEX)
        expected = "expected 'wonder <wonder> with <card>'"
    elif verb in VERBS:
        name, (_, kind, names) = rest, notation.SIMPLE_MOVES[verb]
        expected = f"expected '{verb} <{kind}>'"
    if verb not in VERBS or not name:
        return refused(f"cannot read {words!r}: {expected}", "unreadable", text=words)
    if kind == "who":
        return refused(f"cannot read {words!r}: expected 'begin me' or 'begin opponent'", "unreadable", text=words)
    near = get_close_matches(name, names, n=1)
    if near:
        message = f"there is no {kind} {name!r}; did you mean {near[0]!r}?"
        return refused(message, "unknown_name", name=name, near=near[0])
    return refused(f"there is no {kind} {name!r}", "unknown_name", name=name)


def refusal(position: Position, seat: int, move: object) -> IllegalMove:
    """Why a seat may not make a move now."""
    if position.phase == OVER:
        return refused("the game is over", "over")
    if type(move) is not int or move not in notation.FACTS:
        return refused(f"there is no move {move!r}; legal(seat) lists the move codes", "no_move")
    text = notation.text(move)
    if seat != position.active:
        message = f"cannot {text}: it is the turn of seat {position.active}, not of seat {seat}"
        return refused(message, "not_your_turn", seat=position.active)
    fact = notation.FACTS[move]
    if VERBS[fact["move"]] != position.phase:
        return refused(f"cannot {text} now: {EXPECTED[position.phase]}", "other_choice")
    if fact["move"] in ("build", "discard", "wonder"):
        return _refused_use(position, position.city(seat), text, fact)
    return _refused_choice(text, fact)


def _refused_use(position: Position, city: City, text: str, fact: Fact) -> IllegalMove:
    """Why a card cannot be used in that way."""
    accessible = {position.card_in(slot) for slot in members(position.accessible & position.present)}
    if CARD_INDEX[fact["card"]] not in accessible:
        return refused(f"cannot {text}: {fact['card']} is not accessible", "not_accessible", card=fact["card"])
    if fact["move"] == "build":
        return _short(city, text, card_cost(city, CARDS[CARD_INDEX[fact["card"]]]))
    name = fact["wonder"]
    index = WONDER_INDEX[name]
    wonders = list(city.wonders)
    if index not in wonders:
        return refused(f"cannot {text}: {name} is not yours", "not_yours", wonder=name)
    if city.built >> wonders.index(index) & 1:
        return refused(f"cannot {text}: {name} is built already", "built_already", wonder=name)
    if position.wonders_built >= MOST_WONDERS:
        message = f"cannot {text}: {MOST_WONDERS} Wonders are built, the last one has left the game"
        return IllegalMove(message, wonders_complete())
    return _short(city, text, wonder_cost(city, WONDERS[index]))


def _short(city: City, text: str, cost: Cost) -> IllegalMove:
    fact = shortage(city, cost)
    lacking = " and ".join(f"{units} {resource}" for resource, units in fact.get("missing", {}).items())
    message = f"{f'{lacking} missing, ' if lacking else ''}{cost.coins} coins needed, you have {city.coins}"
    return IllegalMove(f"cannot {text}: {message}", fact)


def shortage(city: City, cost: Cost) -> Fact:
    """What a city lacks to pay for something, as a refusal."""
    fact: Fact = {"refusal": "short", "needed": cost.coins, "coins": city.coins}
    missing = {part["resource"]: part["units"] for part in cost.parts if part["cost"] == "bought"}
    return fact | {"missing": missing} if missing else fact


def wonders_complete() -> Fact:
    """That no more Wonders can be built, as a refusal."""
    return {"refusal": "wonders_complete", "number": MOST_WONDERS}


WRONG_CHOICE = {
    "draft": ("wonder", "is not offered", "not_offered"),
    "take": ("token", "is not on the board", "not_on_the_board"),
    "keep": ("token", "was not drawn", "not_drawn"),
    "revive": ("card", "is not in the discard pile", "not_discarded"),
    "destroy": ("card", "is not a card of the opponent that this Wonder destroys", "not_to_be_destroyed"),
}


def _refused_choice(text: str, fact: Fact) -> IllegalMove:
    kind, words, why = WRONG_CHOICE[fact["move"]]
    return refused(f"cannot {text}: {fact[kind]} {words}", why, **{kind: fact[kind]})
