"""The score sheet, with the lines of the printed pad, but coins and debt apart, and what explains it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table

from mirabilia.cli.screen import Scene, points_now
from mirabilia.core.contract import Fact
from mirabilia.games.seven.views import City, View

SHARED = ("leaders", "black")
"""The categories that have one line together."""
SHARED_LINE = "leaders-black"
OF_EXPANSIONS = (SHARED_LINE, "edifice")
"""Lines that are left out where nobody has anything on them."""
APART = {"treasury": ("debt", "coins"), "edifice": ("edifice_debt", "edifice")}
"""For each category with debt: the part that gets a line of its own, and what the rest is then called."""
COPIES = ("copied_guild", "doubled_guild", "copied_leader", "buried_leader")
CHANGED_SYMBOLS = ("free_symbol", "copied_symbol", "common_symbol", "turned_symbol")
SCIENCE = ("same_symbols", "symbol_sets")

Lines = list[tuple[str, list[int]]]


def lines(sheets: Sequence[Mapping[str, int]], breakdown: Sequence[Sequence[Fact]] = ()) -> Lines:
    found: dict[str, list[int]] = {}
    for category in sheets[0]:
        line = SHARED_LINE if category in SHARED else category
        before = found.get(line, [0] * len(sheets))
        found[line] = [points + sheet[category] for points, sheet in zip(before, sheets, strict=True)]
    told = [one for line, points in found.items() for one in without_debt(line, points, breakdown)]
    return [(line, points) for line, points in told if line not in OF_EXPANSIONS or any(points)]


def without_debt(line: str, points: list[int], breakdown: Sequence[Sequence[Fact]]) -> Lines:
    """A line, in two if somebody has debt on it."""
    part, rest = APART.get(line, ("", ""))
    debts = [sum(fact["points"] for fact in parts if fact["part"] == part) for parts in breakdown]
    if not any(debts):
        return [(line, points)]
    others = [both - debt for both, debt in zip(points, debts, strict=True)]
    return [(rest, others), (part.replace("_", "-"), debts)]


def worth_telling(parts: Sequence[Fact]) -> list[Fact]:
    """What was copied, doubled or buried and what symbols became; then also how science was counted."""
    science = SCIENCE if any(fact["part"] in CHANGED_SYMBOLS for fact in parts) else ()
    return [fact for fact in parts if fact["part"] in (*COPIES, *CHANGED_SYMBOLS, *science)]


def now(scene: Scene, view: View) -> Table:
    """The points of all cities by category, as if the game ended now."""
    owners = [scene.player(city.city) for city in view.cities]
    sheets = [city.scores for city in view.cities]
    debts = [debts_of(city) for city in view.cities]
    return points_now(scene, scene.texts("seven-screen-points-now"), owners, sheets, debts)


def debts_of(city: City) -> list[Fact]:
    of_edifices = sum(debt.value * debt.number for debt in city.edifice_debts)
    return [{"part": "debt", "points": -city.debt}, {"part": "edifice_debt", "points": of_edifices}]
