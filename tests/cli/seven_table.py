"""Positions of 7 Wonders as a player sees them at the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rich.console import Console, RenderableType

from mirabilia import games
from mirabilia.cli import screen
from mirabilia.cli.screen import Menu, Scene
from mirabilia.core.contract import State
from mirabilia.core.describe import texts

SEVEN = games.get("seven")
SCREEN = screen.of("seven")
NAMES = ("Anna", "Bruno", "Carla", "Diana", "Elio", "Franca", "Gino", "Ida")


def scene(state: State, language: str = "en", names: tuple[str, ...] = NAMES) -> Scene:
    return screen.at(screen.scene(SEVEN, texts(language), names[: state.players]), state)


def lines(part: RenderableType, width: int = 80) -> list[str]:
    console = Console(width=width, color_system=None, force_terminal=False, highlight=False, markup=False)
    with console.capture() as captured:
        console.print(part)
    return [line.rstrip() for line in captured.get().splitlines()]


def table_lines(state: State, seat: int | None = 0, language: str = "en", width: int = 80) -> list[str]:
    return lines(SCREEN.table(scene(state, language), state.view(seat), width), width)


def menu(state: State, seat: int = 0, language: str = "en") -> Menu:
    return SCREEN.menu(scene(state, language), state.view(seat), state.actions(seat))


def menu_lines(state: State, seat: int = 0, language: str = "en", width: int = 80) -> list[str]:
    return lines(menu(state, seat, language).draw(), width)


def positions(seed: int, players: int, every: int = 1, **options: Any) -> Iterator[tuple[State, int]]:
    """The positions of a random game in which much is built, each with a seat that has to choose (0 at the end)."""
    state, rng, number = SEVEN.new(seed, players, options), Random(seed), 0
    while state.to_act():
        seat = rng.choice(state.to_act())
        if number % every == 0:
            yield state.copy(), seat
        moves = state.legal(seat)
        building = [move for move in moves if not state.text(move).startswith("sell")]
        state.play(seat, rng.choice(building if building and rng.random() < 0.8 else moves))
        number += 1
    yield state, 0
