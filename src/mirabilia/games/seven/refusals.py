"""Refusals for which the position does not matter: no such seat, move or name. `explain.py` has the others."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import partial

from mirabilia.core.contract import IllegalMove
from mirabilia.core.facts import refuse, shortened

refused = partial(refuse, "seven")


def no_seat(seat: object, players: int) -> IllegalMove:
    return refused("no_seat", given=shortened(seat), last=players - 1)


def no_move(move: object) -> IllegalMove:
    return refused("no_move", given=shortened(move))


def not_text(text: object) -> IllegalMove:
    return refused("not_text", given=shortened(text))


def unreadable(words: str, forms: Iterable[str]) -> IllegalMove:
    """No move is written like that; `forms` are how moves are written."""
    return refused("unreadable", text=words, moves=list(forms))


def unknown(name: str, names: Iterable[str]) -> IllegalMove:
    near = get_close_matches(name, list(names), n=1)
    return refused("unknown_name", name=name, **({"near": near[0]} if near else {}))


def nothing_to_take_back() -> IllegalMove:
    return refused("nothing_to_take_back")
