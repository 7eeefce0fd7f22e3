"""The cards of an Age as they lie: each row half a card aside, lying on the row above it."""

from __future__ import annotations

from typing import TypeAlias

from rich.text import Text

from mirabilia.cli.boxes import HEAVY, LIGHT, Canvas
from mirabilia.cli.colours import COLOURS
from mirabilia.cli.duel import words
from mirabilia.cli.screen import Scene
from mirabilia.games.duel import data
from mirabilia.games.duel.lookup import CARD_INDEX, CATALOGUE
from mirabilia.games.duel.views import LayoutCard, View

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom."""
WIDEST = 9
"""Columns of half a card, at most."""
NARROWEST = 4
DOWN = "░"
"""What the backs of face-down cards are filled with."""


def card(name: str) -> data.Card:
    return CATALOGUE.cards[CARD_INDEX[name]]


def span(age: int) -> tuple[int, int]:
    """The left and right edge of an Age's layout, in half cards."""
    places = [x for row in CATALOGUE.layouts[age - 1].rows for x in row.x]
    return min(places) - 1, max(places) + 1


def half_card(age: int, width: int) -> int:
    left, right = span(age)
    return max(NARROWEST, min(WIDEST, (width - 1) // (right - left)))


def faces(scene: Scene, entry: LayoutCard, room: int) -> list[str]:
    """The lines on a card: name, effect and cost, or what its back shows."""
    if entry.card is None:
        back = scene.texts(f"terminal-duel-back-{entry.back.replace('_', '-')}")
        return [f" {back} ".center(room, DOWN)]
    shown = card(entry.card)
    name = words.wrapped(scene.name("card", shown.id), room)[:2]
    return [*name, words.short_effects(scene, shown, room), words.cut(words.short_cost(scene, shown.cost, room), room)]


def draw(scene: Scene, view: View, width: int) -> list[Text]:
    """The layout as lines of text no longer than `width`."""
    cards = view.layout
    if not cards:
        return []
    half = half_card(view.age, width)
    left, right = span(view.age)
    faced = {entry.slot: faces(scene, entry, 2 * half - 1) for entry in cards}
    rows = sorted({entry.row for entry in cards})
    tops, y = {}, 0
    for row in rows:
        tops[row] = y
        y += 1 + max(len(faced[entry.slot]) for entry in cards if entry.row == row)
    tops[rows[-1] + 1] = y
    canvas = Canvas((right - left) * half + 1, y + 1)
    for entry in cards:
        x = (entry.x - 1 - left) * half
        bottom = min(tops[row] for row in tops if row > entry.row)
        _draw_card(scene, canvas, entry, faced[entry.slot], (x, tops[entry.row], x + 2 * half, bottom))
    return canvas.lines()


def _draw_card(scene: Scene, canvas: Canvas, entry: LayoutCard, lines: list[str], box: Box) -> None:
    left, top, right, bottom = box
    canvas.frame(left, top, right, bottom, HEAVY if entry.accessible else LIGHT)
    room, style, filling = right - left - 1, "dim", DOWN
    if entry.card is not None:
        colour = card(entry.card).colour
        style = COLOURS[colour] + (" bold" if entry.accessible else "")
        label = scene.texts(f"terminal-duel-colour-{colour}")
        canvas.write(left + 1, top, words.cut(label, room), style)
        filling = " "
    missing = bottom - top - 1 - len(lines)
    above = missing // 2 if entry.card is None else 0
    for number, line in enumerate([""] * above + lines + [""] * (missing - above), 1):
        canvas.write(left + 1, top + number, line.center(room, filling), style)
