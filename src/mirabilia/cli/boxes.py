"""Frames that share their edges, drawn with the right junctions where light and heavy lines meet."""

from __future__ import annotations

from rich.text import Text

LINES = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
"""The line characters by the weights of their arms: 27 * up + 9 * right + 3 * down + left."""
LIGHT, HEAVY = 1, 2
UP, RIGHT, DOWN, LEFT = 0, 1, 2, 3
PLACES = (27, 9, 3, 1)


class Canvas:
    """A grid of characters on which frames and texts are laid."""

    def __init__(self, width: int, height: int) -> None:
        self.arms = [[[0, 0, 0, 0] for _ in range(width)] for _ in range(height)]
        self.letters: list[list[tuple[str, str] | None]] = [[None] * width for _ in range(height)]

    def frame(self, left: int, top: int, right: int, bottom: int, weight: int) -> None:
        for x in range(left, right):
            for y in (top, bottom):
                self._arm(x, y, RIGHT, weight)
                self._arm(x + 1, y, LEFT, weight)
        for y in range(top, bottom):
            for x in (left, right):
                self._arm(x, y, DOWN, weight)
                self._arm(x, y + 1, UP, weight)

    def _arm(self, x: int, y: int, direction: int, weight: int) -> None:
        self.arms[y][x][direction] = max(self.arms[y][x][direction], weight)

    def write(self, left: int, y: int, text: str, style: str = "") -> None:
        for number, letter in enumerate(text):
            self.letters[y][left + number] = (letter, style)

    def lines(self) -> list[Text]:
        return [self._line(y) for y in range(len(self.arms))]

    def _line(self, y: int) -> Text:
        line = Text(no_wrap=True, overflow="crop")
        for arms, letter in zip(self.arms[y], self.letters[y], strict=True):
            if letter is not None:
                line.append(letter[0], letter[1] or None)
            else:
                line.append(LINES[sum(place * weight for place, weight in zip(PLACES, arms, strict=True))])
        return line
