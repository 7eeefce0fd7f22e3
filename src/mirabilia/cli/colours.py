"""How the colours of cards look on a terminal."""

from __future__ import annotations

COLOURS = {
    "brown": "dark_orange3",
    "grey": "bright_black",
    "blue": "dodger_blue2",
    "green": "green",
    "yellow": "yellow",
    "red": "red",
    "purple": "medium_purple3",
    "black": "bold",
    "white": "bold",
}
"""Chosen to be readable on dark and on light terminals."""
