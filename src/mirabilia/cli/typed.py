"""What a typed line means: a move in the notation of records, in the words of the list, or in words of one's own."""

from __future__ import annotations

from rich.console import RenderableType

from mirabilia.cli import readings
from mirabilia.cli.screen import Menu, Scene, Screen
from mirabilia.cli.terminal import number_in
from mirabilia.core.contract import IllegalMove, Seat, State

VAGUE = ("other_choice", "wrong_kind", "unknown_name", "unreadable")
"""Refusals that say little about a move, the vaguest last."""


def normal(line: str) -> str:
    """Spaces and capitals do not matter."""
    return " ".join(line.casefold().split())


def notations(screen: Screen, scene: Scene, state: State, seat: Seat, line: str) -> list[str]:
    """What a line can mean in the notation of the game; first of all the words themselves."""
    return [screen.notation(scene, state.view(seat), normal(line)), *readings.of(scene, line)]


def move(screen: Screen, scene: Scene, state: State, seat: Seat, line: str) -> int:
    """The legal move that a line means; IllegalMove with the reason if it means none."""
    words, legal = normal(line), [action for action in state.actions(seat) if action.legal]
    for action in legal:
        if words in (action.text, scene.sentence(action.fact).casefold()):
            return action.code
    meant = notations(screen, scene, state, seat, line)
    for notation in meant:
        for action in legal:
            if action.text == notation:
                return action.code
    for notation in meant:
        begun = [action.code for action in legal if action.text.startswith(f"{notation} ")]
        if len(begun) == 1:
            return begun[0]
    return parsed(state, seat, meant)


def parsed(state: State, seat: Seat, meant: list[str]) -> int:
    """The legal move among notations; else IllegalMove with the reason that says most."""
    refusals = []
    for notation in meant:
        try:
            return state.parse(notation, seat)
        except IllegalMove as error:
            refusals.append(error)
    raise min(refusals, key=vagueness)


def vagueness(error: IllegalMove) -> int:
    refusal = error.fact["refusal"]
    return VAGUE.index(refusal) + 1 if refusal in VAGUE else 0


def reason(scene: Scene, error: IllegalMove) -> str:
    """Why a move is not possible, with the moves that are as one can type them."""
    moves = error.fact.get("moves")
    return scene.sentence(
        error.fact | {"moves": [readings.written(scene, move) for move in moves]} if moves else error.fact
    )


def preview(screen: Screen, scene: Scene, state: State, seat: Seat, menu: Menu, line: str) -> RenderableType | None:
    """What a move would bring about, one of the menu by its number or one that is typed; None if nothing is shown.

    IllegalMove with the reason if it is not possible.
    """
    choices, view = menu.numbered(), state.view(seat)
    number = number_in(line)
    if number is not None and 1 <= number <= len(choices):
        code = choices[number - 1].move
        line = "" if code is None else state.text(code)
    meant = notations(screen, scene, state, seat, line)
    for notation in meant:
        drawn = screen.preview(scene, view, state.actions(seat), notation)
        if drawn is not None:
            return drawn
    parsed(state, seat, meant)
    return None
