"""The table: title, far cities, both neighbours, the own city, and what lies beside them."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.screen import Scene, heading
from mirabilia.cli.seven import city, others
from mirabilia.cli.seven.parts import parts
from mirabilia.cli.seven.stages import piece_name
from mirabilia.games.seven.views import View

WIDE = 120
"""From so many columns on the own city stands between its neighbours."""
DETAIL = 80
"""Columns of the cities one below the other."""
FEW = 8
"""Up to so many cards are named on the table."""


def draw(scene: Scene, view: View, width: int) -> RenderableType:
    above = [line for part in parts() for line in part.above(scene, view)]
    if view.seat is None:
        cities = side_by_side(scene, view, list(range(len(view.cities))), width)
    else:
        cities = _around(scene, view, view.seat, width)
    return Group(heading(title(scene, view), width), *above, *cities, *map(Text, beside(scene, view)))


def title(scene: Scene, view: View) -> str:
    texts, phase = scene.texts, view.phase
    if phase == "over":
        return texts("seven-screen-over")
    if not view.age:
        return texts(f"seven-screen-phase-{phase}")
    if not view.turn:
        return next(filter(None, (part.title(scene, view) for part in parts())), "")
    return texts("seven-screen-turn", age=view.age, turn=view.turn, turns=view.turns, direction=view.direction)


# Cities.


def neighbours(view: View, seat: int) -> tuple[int, int]:
    """The cities on the left and on the right of a seat."""
    number = len(view.cities)
    return (seat + 1) % number, (seat - 1) % number


def city_title(scene: Scene, view: View, owner: int) -> str:
    """Whose city it is, and where it lies."""
    name, seat = scene.player(owner), view.seat
    if seat is None or owner == seat:
        return name
    left, right = neighbours(view, seat)
    places = {left: "left", right: "right"}
    place = scene.texts(f"seven-screen-place-{places[owner]}") if owner in places else ""
    where = ", ".join(filter(None, (place, *(part.place(scene, view, owner) for part in parts()))))
    return f"{where}: {name}" if where else name


def _around(scene: Scene, view: View, own: int, width: int) -> list[RenderableType]:
    """The own city and its neighbours in detail, a line for each of the others."""
    left, right = neighbours(view, own)
    far = [owner for owner in range(len(view.cities)) if owner not in (own, left, right)]
    drawn: list[RenderableType] = [others.draw(scene, view, far)] if far else []
    if width >= WIDE:
        return drawn + side_by_side(scene, view, [left, own, right], width)
    drawn += side_by_side(scene, view, [left, right], width)
    return [*drawn, city.draw(scene, view, own, city_title(scene, view, own), width)]


def side_by_side(scene: Scene, view: View, owners: list[int], width: int) -> list[RenderableType]:
    """Cities in rows of two, or of three where there is room."""
    columns = 3 if width >= WIDE else 2
    room = (width - 2 * (columns - 1)) // columns
    rows: list[RenderableType] = []
    for start in range(0, len(owners), columns):
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(columns):
            grid.add_column(width=room)
        row = owners[start : start + columns]
        grid.add_row(*(city.draw(scene, view, owner, city_title(scene, view, owner), room) for owner in row))
        rows.append(grid)
    return rows


def in_detail(scene: Scene, view: View) -> list[RenderableType]:
    """All cities one below the other."""
    return [city.draw(scene, view, owner, city_title(scene, view, owner), DETAIL) for owner in range(len(view.cities))]


# What lies beside the cities.


def beside(scene: Scene, view: View) -> list[str]:
    """What expansions show, the discard pile, and who has to choose."""
    lines = [line for part in parts() for line in part.beside(scene, view)]
    return list(filter(None, [*lines, pile_line(scene, view), missing(scene, view)]))


def known_discards(view: View) -> list[str]:
    """The cards of the discard pile that the viewer knows."""
    return [*view.discard.known, *(view.own.discard if view.own else ())]


def pile_line(scene: Scene, view: View) -> str:
    """The discard pile on the table: with the known cards while they are few."""
    number = len(known_discards(view))
    if number <= FEW:
        return pile(scene, view)
    return scene.texts("seven-screen-pile-count", number=view.discard.number, known=number)


def pile(scene: Scene, view: View) -> str:
    """How many cards are discarded, and those of them that are known."""
    cards = ", ".join(piece_name(scene, item) for item in known_discards(view)) or scene.texts("seven-screen-no-card")
    return scene.texts("seven-screen-pile", number=view.discard.number, known=cards)


def missing(scene: Scene, view: View) -> str:
    """Whose choice is missing, where some have chosen already."""
    some = view.phase not in ("choice", "over") and len(scene.to_act) < view.players
    return waiting(scene, view) if some else ""


def waiting(scene: Scene, view: View) -> str:
    if view.phase == "over":
        return scene.texts("seven-screen-over")
    players = scene.texts.joined(scene.player(seat) for seat in scene.to_act)
    return scene.texts("seven-screen-missing", players=players)
