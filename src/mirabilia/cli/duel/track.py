"""The board: conflict track with pawn, zones and Military tokens, and the Progress tokens."""

from __future__ import annotations

from rich.cells import set_cell_size
from rich.text import Text

from mirabilia.cli.screen import Scene
from mirabilia.games.duel import data
from mirabilia.games.duel.lookup import CATALOGUE
from mirabilia.games.duel.views import Conflict, View

PAWN, SPACE, CAPITAL = "●", "·", "■"


def zones() -> list[tuple[int, data.Zone]]:
    """The zones from the capital of the first seat to that of the second: on which side (-1, 0, 1), and which."""
    outwards = CATALOGUE.zones[1:]
    return [(-1, zone) for zone in reversed(outwards)] + [(0, CATALOGUE.zones[0])] + [(1, zone) for zone in outwards]


def spaces(side: int, zone: data.Zone) -> list[int]:
    """The places of the pawn in a zone, from left to right."""
    distances = range(zone.first, zone.last + 1)
    return [-distance for distance in reversed(distances)] if side < 0 else list(distances)


def draw(scene: Scene, view: View, width: int) -> list[Text]:
    conflict = view.conflict
    capital = conflict.capital
    pawn, points, tokens = "", "", ""
    for side, zone in zones():
        places = spaces(side, zone)
        marks = [PAWN if place == conflict.pawn else CAPITAL if abs(place) == capital else SPACE for place in places]
        room = 2 * len(places) + 1
        pawn += "│" + " ".join(marks).center(room)
        points += " " + (str(zone.points) if zone.first < capital else "").center(room)
        tokens += " " + _token(scene, conflict, side, zone).center(room)
    labels = [scene.texts(f"terminal-duel-track-{line}") for line in ("conflict", "points", "tokens")]
    margin = max(map(len, labels)) + 2
    lines = [label.ljust(margin) + line for label, line in zip(labels, (pawn + "│", points, tokens), strict=True)]
    drawn = [Text(line.rstrip(), no_wrap=True, overflow="crop") for line in lines]
    return [_capitals(scene, margin, len(pawn) + 1), *drawn, Text(standing(scene, view))]


def _capitals(scene: Scene, margin: int, length: int) -> Text:
    """Whose capital is at which end."""
    room = length // 2 - 1
    left, right = (scene.player(seat) for seat in (0, 1))
    first = set_cell_size(left, min(room, Text(left).cell_len)).ljust(room + 2)
    second = set_cell_size(right, min(room, Text(right).cell_len)).rjust(room)
    return Text(" " * margin + first + second, no_wrap=True, overflow="crop")


def _token(scene: Scene, conflict: Conflict, side: int, zone: data.Zone) -> str:
    """The Military token in a zone; those on the right are feared by the second seat."""
    feared = conflict.tokens[1 if side > 0 else 0] if side else []
    there = [token for token in feared if zone.first <= token.distance <= zone.last]
    return scene.texts("terminal-duel-token", coins=there[0].coins) if there else ""


def standing(scene: Scene, view: View) -> str:
    """Who is ahead in arms, in words."""
    pawn = view.conflict.pawn
    if not pawn:
        return scene.texts("terminal-duel-standing-even")
    ahead = scene.player(0 if pawn > 0 else 1)
    missing = view.conflict.capital - abs(pawn)
    return scene.texts("terminal-duel-standing", player=ahead, spaces=abs(pawn), missing=missing)


def progress(scene: Scene, view: View) -> Text:
    """The Progress tokens that lie on the board."""
    board = [scene.name("token", token) for token in view.progress.board]
    return Text(scene.texts("terminal-duel-board", tokens=", ".join(board) or scene.texts("terminal-none")))
