"""What a typed line means: a move in the notation of records, in the words of the list, or in a short form."""

from __future__ import annotations

from rich.console import RenderableType

from mirabilia.cli.screen import Menu, Scene, Screen
from mirabilia.cli.terminal import number_in
from mirabilia.core.contract import IllegalMove, Seat, State


def normal(line: str) -> str:
    """Spaces and capitals do not matter."""
    return " ".join(line.casefold().split())


def move(screen: Screen, scene: Scene, state: State, seat: Seat, line: str) -> int:
    """The legal move that a line means; IllegalMove with the reason if it means none."""
    words, legal = normal(line), [action for action in state.actions(seat) if action.legal]
    for action in legal:
        if words in (action.text, scene.sentence(action.fact).casefold()):
            return action.code
    words = screen.notation(scene, state.view(seat), words)
    begun = [action.code for action in legal if action.text.startswith(f"{words} ")]
    return begun[0] if len(begun) == 1 else state.parse(words, seat)


def preview(screen: Screen, scene: Scene, state: State, seat: Seat, menu: Menu, line: str) -> RenderableType | None:
    """What a move would bring about, one of the menu by its number or one that is typed; None if nothing is shown.

    IllegalMove with the reason if it is not possible.
    """
    choices, view = menu.numbered(), state.view(seat)
    number = number_in(line)
    if number is not None and 1 <= number <= len(choices):
        code = choices[number - 1].move
        line = "" if code is None else state.text(code)
    words = screen.notation(scene, view, normal(line))
    drawn = screen.preview(scene, view, state.actions(seat), words)
    if drawn is None:
        state.parse(words, seat)
    return drawn


def refusal(scene: Scene, menu: Menu, line: str, error: IllegalMove) -> str:
    """Why a line is no legal move: in the words of the menu, or else in those of the game."""
    for choice in menu.choices():
        if choice.refuses and f"{normal(line)} ".startswith(f"{choice.refuses} "):
            return choice.label
    return scene.sentence(error.fact)
