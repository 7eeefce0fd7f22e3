"""Reports as pages for the browser: one file that needs nothing else, light or dark as the reader's machine is.

Tables carry the numbers, so that they can be read aloud and copied; plots beside them are drawn as SVG.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources

import msgspec

from mirabilia.core.describe import Texts

WIDE = 100.0
"""What a plot in a cell is wide, in its own units."""
TALL = 100.0
LEAST_BAR = 1.0
HEAT = 50
"""Percent of its colour that the ground of a number has at most: on more of it the number is hard to read."""


class Cell(msgspec.Struct, frozen=True):
    """What stands in a table; `html` is written already, `heat` colours the ground from -1 to 1."""

    html: str
    is_number: bool = True
    heat: float | None = None


class Section(msgspec.Struct, frozen=True):
    title: str
    body: str
    note: str = ""


def words(text: str) -> Cell:
    return Cell(escape(text), is_number=False)


def number(text: str, heat: float | None = None) -> Cell:
    return Cell(escape(text), heat=heat)


def page(texts: Texts, title: str, lead: Sequence[str], sections: Iterable[Section]) -> str:
    style = resources.files("mirabilia.cli").joinpath("pages.css").read_text(encoding="utf-8")
    said = "".join(f"<p>{escape(line)}</p>" for line in lead)
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<header><h1>{escape(title)}</h1>{said}</header>\n"
        + "".join(map(written, sections))
        + "</main>\n</body>\n</html>\n"
    )


def written(section: Section) -> str:
    note = f'<p class="note">{escape(section.note)}</p>' if section.note else ""
    return f"<section>\n<h2>{escape(section.title)}</h2>\n{section.body}\n{note}</section>\n"


def table(titles: Sequence[str], rows: Iterable[Sequence[Cell]], name: str, wide: Sequence[int] = ()) -> str:
    """The first cell of a row is what the row is about; `wide` columns hold plots."""
    heads = "".join(
        f'<th scope="col"{column_class(place, wide)}>{escape(title)}</th>' if title else "<td></td>"
        for place, title in enumerate(titles)
    )
    lines = "".join(f"<tr>{row_cells(row, wide)}</tr>\n" for row in rows)
    frame = f'<div class="frame" role="region" tabindex="0" aria-label="{escape(name)}">'
    return f"{frame}<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{lines}</tbody></table></div>"


def column_class(place: int, wide: Sequence[int]) -> str:
    return ' class="plot"' if place in wide else "" if place == 0 else ' class="number"'


def row_cells(row: Sequence[Cell], wide: Sequence[int]) -> str:
    first, *others = row
    cells = [f'<th scope="row">{first.html}</th>']
    for place, cell in enumerate(others, 1):
        kind = "plot" if place in wide else "number" if cell.is_number else ""
        cells.append(f'<td class="{kind}"{ground(cell.heat)}>{cell.html}</td>' if kind else f"<td>{cell.html}</td>")
    return "".join(cells)


def ground(heat: float | None) -> str:
    if heat is None:
        return ""
    colour = "--ahead" if heat >= 0 else "--behind"
    return f' style="background: color-mix(in oklab, var({colour}) {round(abs(heat) * HEAT)}%, transparent)"'


# Plots.


def interval(share: float, low: float, high: float, least: float, most: float, mark: float | None = None) -> Cell:
    """A value with its interval on a scale from `least` to `most`; `mark` is where one would be by chance alone.

    The numbers stand in the cells beside it, so nobody has to hear it.
    """

    def place(value: float) -> float:
        return round(WIDE * (min(max(value, least), most) - least) / ((most - least) or 1.0), 2)

    lines = [f'<line class="scale" x1="0" x2="{WIDE:g}" y1="5" y2="5"/>']
    if mark is not None and least <= mark <= most:
        lines.append(f'<line class="mark" x1="{place(mark)}" x2="{place(mark)}" y1="0" y2="10"/>')
    lines.append(f'<line class="range" x1="{place(low)}" x2="{place(high)}" y1="5" y2="5"/>')
    lines.append(f'<line class="value" x1="{place(share)}" x2="{place(share)}" y1="5" y2="5"/>')
    drawn = "".join(lines)
    return Cell(f'<svg viewBox="0 0 {WIDE:g} 10" preserveAspectRatio="none" aria-hidden="true">{drawn}</svg>')


def bar(share: float) -> Cell:
    """A part of a whole."""
    width = round(WIDE * min(max(share, 0.0), 1.0), 2)
    drawn = f'<rect class="bar" x="0" y="1" width="{width}" height="8"/>'
    return Cell(f'<svg viewBox="0 0 {WIDE:g} 10" preserveAspectRatio="none" aria-hidden="true">{drawn}</svg>')


def histogram(bars: Sequence[int], labels: Sequence[str], name: str) -> str:
    """Bars side by side; labels stand below the first, the middle and the last."""
    most = max(bars, default=0) or 1
    step = WIDE / max(1, len(bars))
    drawn = "".join(
        f'<rect class="bar" x="{place * step + step * 0.06:.3f}" y="{TALL - height:.3f}" width="{step * 0.88:.3f}" '
        f'height="{height:.3f}"/>'
        for place, count in enumerate(bars)
        for height in (max(LEAST_BAR, TALL * count / most) if count else 0.0,)
    )
    below = "".join(f"<span>{escape(label)}</span>" for label in labels)
    return (
        f'<figure><svg class="tall" viewBox="0 0 {WIDE:g} {TALL:g}" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape(name)}">{drawn}</svg><div class="axis" aria-hidden="true">{below}</div></figure>'
    )
