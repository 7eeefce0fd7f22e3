"""Edifices on the table: laid out, completed, or failed."""

from __future__ import annotations

from typing import Any

from mirabilia.games.seven.edifice.lookup import EDIFICES
from mirabilia.games.seven.state import State
from tests.seven.scenario import city, legal, table, turn

EDIFICE: dict[str, Any] = {"expansions": ["edifice"]}
AGES: dict[str, int] = {edifice.id: edifice.age for edifice in EDIFICES}
ORDINARY = ("belvedere", "factory", "archives")
MASON = "lumber_yard timber_yard"
"""Cards with which Rhodes by day builds its first stage without buying, in both editions."""


def laid(*words: str) -> list[dict[str, Any]]:
    """The three Edifices: `outpost 1` is a project with one pawn, and there are `outpost built`, `outpost failed`.

    Of those not named the ones before have failed, the ones to come are projects with two pawns.
    """
    named = {AGES[word.split()[0]]: word.split() for word in words}
    edifices = []
    for age, name in enumerate(ORDINARY, 1):
        default = [name, "failed" if age < max(named) else "2"]
        edifice, how = named.get(age, default)
        project = how.isdecimal()
        pawns = int(how) if project else int(how == "failed")
        edifices.append({"edifice": edifice, "pawns": pawns, "state": "project" if project else how})
    return edifices


def pawn(edifice: str, number: int = 1) -> list[int]:
    """The pawns of a city that has some of that Edifice."""
    return [number if age == AGES[edifice] else 0 for age in (1, 2, 3)]


def first(state: State, seat: int, use: str) -> str:
    """The first legal move of a seat that begins with these words."""
    return next(words for words in legal(state, seat) if words.startswith(use))


def halfway(players: int = 3, **fields: Any) -> State:
    """A table on the fourth turn of an Age: some of its cards have left the hands."""
    return table(players, turn=3, **fields)


def completed(
    edifice: str, own: dict[str, Any] | None = None, pawns: int = 1, options: Any = EDIFICE, **fields: Any
) -> State:
    """The table after seat 1 has taken the last pawn. Seat 0 had pawns before, seat 2 has none; both sell a card."""
    own = (own or city()) | {"pawns": pawn(edifice, pawns)}
    mason = city(MASON, board="rhodes", coins=6)
    cities = {0: own, 1: mason, **fields.pop("others", {})}
    edifices = laid(f"{edifice} 1", *fields.pop("earlier", ()))
    at = {"age": AGES[edifice], "turn": fields.pop("turn", 3)}
    state = table(3, **at, options=options, edifices=edifices, cities=cities, **fields)
    turn(state, {1: first(state, 1, "join")})
    return state


def failed(
    edifice: str, own: dict[str, Any] | None = None, options: Any = EDIFICE, turns: int = 6, **fields: Any
) -> State:
    """The table after the last turn of the Age: all sell a card, one pawn is left.

    Seat 1 has a pawn, seats 0 and 2 have none.
    """
    cities = {0: own or city(), 1: city(pawns=pawn(edifice)), **fields.pop("others", {})}
    state = table(
        3,
        age=AGES[edifice],
        turn=turns - 1,
        options=options,
        edifices=laid(f"{edifice} 1"),
        cities=cities,
        **fields,
    )
    turn(state)
    return state


def debts(state: State) -> list[list[int]]:
    """The Edifice debt tokens of each city, by Age."""
    return [own["edifice_debts"] for own in state.snapshot()["cities"]]


def cards_of(state: State, seat: int = 0) -> set[str]:
    return set(state.snapshot()["cities"][seat]["cards"])


def edifice_points(state: State) -> list[int]:
    """The Edifice line of every score sheet."""
    return [own.scores["edifice"] for own in state.view(None).cities]
