"""Moves as words: `build baths`, `wonder pyramids with baths`, and back."""

from __future__ import annotations

from mirabilia.core.contract import Fact
from mirabilia.core.states import whole
from mirabilia.games.duel import explain
from mirabilia.games.duel.lookup import CARD_IDS, TOKEN_IDS, WONDER_IDS
from mirabilia.games.duel.moves import (
    BUILD_CARD,
    BUILD_WONDER,
    DESTROY_CARD,
    DISCARD_CARD,
    DRAFT_WONDER,
    KEEP_TOKEN,
    LET_BEGIN,
    REVIVE_CARD,
    TAKE_TOKEN,
    WONDER_STEP,
    legal_codes,
)
from mirabilia.games.duel.position import OVER, Position

WHO = ("me", "opponent")

SIMPLE_MOVES: dict[str, tuple[int, str, tuple[str, ...]]] = {
    "build": (BUILD_CARD, "card", CARD_IDS),
    "discard": (DISCARD_CARD, "card", CARD_IDS),
    "draft": (DRAFT_WONDER, "wonder", WONDER_IDS),
    "take": (TAKE_TOKEN, "token", TOKEN_IDS),
    "keep": (KEEP_TOKEN, "token", TOKEN_IDS),
    "begin": (LET_BEGIN, "who", WHO),
    "revive": (REVIVE_CARD, "card", CARD_IDS),
    "destroy": (DESTROY_CARD, "card", CARD_IDS),
}
"""Moves of a verb and one name: the first code, the kind of name, the names in the order of the codes."""

FACTS: dict[int, Fact] = {
    first + index: {"move": verb, kind: name}
    for verb, (first, kind, names) in SIMPLE_MOVES.items()
    for index, name in enumerate(names)
}
FACTS.update(
    {
        BUILD_WONDER + WONDER_STEP * w + c: {"move": "wonder", "wonder": wonder, "card": card}
        for w, wonder in enumerate(WONDER_IDS)
        for c, card in enumerate(CARD_IDS)
    }
)


def spelt(fact: Fact) -> str:
    if fact["move"] == "wonder":
        return f"wonder {fact['wonder']} with {fact['card']}"
    return " ".join(fact.values())


TEXTS = {code: spelt(fact) for code, fact in FACTS.items()}
CODES_BY_TEXT = {text: code for code, text in TEXTS.items()}


def checked(move: object) -> int:
    """The move code, if it is one."""
    code = whole(move)
    if code is None or code not in FACTS:
        raise explain.no_move(move)
    return code


def fact(move: object) -> Fact:
    """The move spelt out."""
    return dict(FACTS[checked(move)])


def text(move: object) -> str:
    return TEXTS[checked(move)]


def parse(position: Position, text: object, seat: int | None) -> int:
    """The legal move of that notation; spaces and capitals do not matter."""
    if not isinstance(text, str):
        raise explain.not_text(text)
    if position.phase == OVER:
        raise explain.over()
    words = " ".join(text.lower().split())
    code = CODES_BY_TEXT.get(words)
    if code is None:
        raise explain.misspelt(position, words)
    asking = position.active if seat is None else seat
    if asking != position.active or code not in legal_codes(position):
        raise explain.refusal(position, asking, code)
    return code
