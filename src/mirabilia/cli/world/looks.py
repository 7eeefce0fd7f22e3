"""How terrain and pieces look on a map: the characters tell everything, the colours help."""

from __future__ import annotations

GRASS, WATER, NATURAL, COUNTING = "· ", "≈≈", "♣ ", "♣+"
ROAD, BRIDGE, TOWER, MONUMENT = "▒▒", "##", "▲ ", "♦"
PAVEMENT = "▀"
PREVIEW = "██"
TERRAIN = {".": GRASS, "W": WATER, "N": NATURAL}
LETTERS = {"library": "B", "farm": "F", "habitation": "H", "market": "M", "temple": "T"}
"""The letters of the building types, as the rule book has them."""

# All of these are among the 16 colours that every terminal has, so that none is taken for another.
TYPE_STYLES = {
    "library": "black on bright_cyan",
    "farm": "black on bright_green",
    "habitation": "black on bright_red",
    "market": "black on bright_magenta",
    "temple": "black on white",
}
TERRAIN_STYLES = {".": "dim", "W": "dodger_blue2", "N": "green"}
COUNTING_STYLE = "bold green"
MONUMENT_STYLE = "black on bright_yellow"
ROAD_STYLE = "bright_black"
PREVIEW_STYLE = "bold red"

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
"""The sides on which a cell goes on in the same piece."""
LIGHT = " │─└││┌├─┘─┴┐┤┬┼"
HEAVY = " ┃━┗┃┃┏┣━┛━┻┓┫┳╋"
DOUBLE = " ║═╚║║╔╠═╝═╩╗╣╦╬"
"""Lines by the sum of those sides: a tile, a tile that is a district, a Monument."""
