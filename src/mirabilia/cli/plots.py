"""Plots as files of their own, for slides and articles: values with intervals, line by line. SVG needs nothing; PNG is
drawn by matplotlib, an extra, which brings a font of its own.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from html import escape
from typing import Any

import msgspec

from mirabilia.core import extras

WIDE, LINE, TOP, LABELS, NUMBERS = 760.0, 26.0, 64.0, 240.0, 90.0
MARGIN = 20.0
PAPER, INK, QUIET, SCALE, BLUE = "#ffffff", "#1d2430", "#5b6472", "#ddd7c9", "#1f6f8b"
STYLE = """
.paper { fill: #ffffff; } .ink { fill: #1d2430; } .quiet { fill: #5b6472; }
.scale { stroke: #ddd7c9; } .mark { stroke: #5b6472; stroke-dasharray: 3 3; }
.range { stroke: #1f6f8b; stroke-width: 5px; stroke-linecap: round; opacity: 0.4; } .value { fill: #1f6f8b; }
@media (prefers-color-scheme: dark) {
  .paper { fill: #1a2027; } .ink { fill: #e9e5db; } .quiet { fill: #a3abb6; }
  .scale { stroke: #333c47; } .mark { stroke: #a3abb6; } .range { stroke: #74bcd6; } .value { fill: #74bcd6; }
}
"""


class Bar(msgspec.Struct, frozen=True):
    label: str
    value: float
    low: float
    high: float
    written: str


class Plot(msgspec.Struct, frozen=True):
    """A dot with its interval for each bar, on a scale from 0 or the least to the most."""

    title: str
    note: str
    bars: Sequence[Bar]
    mark: float | None = None
    """Where a value would be by chance alone."""

    @property
    def least(self) -> float:
        return min(0.0, *(bar.low for bar in self.bars))

    @property
    def most(self) -> float:
        return max(bar.high for bar in self.bars)


def svg(plot: Plot) -> bytes:
    least, most = plot.least, plot.most
    left, right = MARGIN + LABELS, WIDE - MARGIN - NUMBERS
    tall = TOP + LINE * len(plot.bars) + MARGIN

    def place(value: float) -> str:
        return f"{left + (right - left) * (value - least) / ((most - least) or 1.0):.1f}"

    drawn = [
        f'<rect class="paper" width="{WIDE:g}" height="{tall:g}"/>',
        f'<text class="ink" x="{MARGIN:g}" y="28" font-size="18" font-weight="600">{escape(plot.title)}</text>',
        f'<text class="quiet" x="{MARGIN:g}" y="48" font-size="12">{escape(plot.note)}</text>',
    ]
    if plot.mark is not None:
        at = place(plot.mark)
        drawn.append(f'<line class="mark" x1="{at}" x2="{at}" y1="{TOP:g}" y2="{tall - MARGIN:g}"/>')
    for number, bar in enumerate(plot.bars):
        y = TOP + LINE * (number + 0.5)
        drawn += [
            f'<text class="ink" x="{left - 12:g}" y="{y + 5:g}" font-size="14" text-anchor="end">'
            f"{escape(bar.label)}</text>",
            f'<line class="scale" x1="{left:g}" x2="{right:g}" y1="{y:g}" y2="{y:g}"/>',
            f'<line class="range" x1="{place(bar.low)}" x2="{place(bar.high)}" y1="{y:g}" y2="{y:g}"/>',
            f'<circle class="value" cx="{place(bar.value)}" cy="{y:g}" r="5"/>',
            f'<text class="ink" x="{WIDE - MARGIN:g}" y="{y + 5:g}" font-size="14" text-anchor="end">'
            f"{escape(bar.written)}</text>",
        ]
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE:g} {tall:g}" width="{WIDE:g}" height="{tall:g}" '
        f'font-family="system-ui, sans-serif" role="img" aria-label="{escape(plot.title)}">\n<style>{STYLE}</style>\n'
        + "\n".join(drawn)
        + "\n</svg>\n"
    )
    return text.encode()


DOTS = 200
"""Of a PNG to the inch: twice what screens had when they were coarse."""
INCH = 100.0
"""Units of a plot in an inch."""


def png(plot: Plot) -> bytes:
    """The same in pixels, on white; MissingExtra without matplotlib."""
    with extras.needed("plots"):
        from matplotlib.figure import Figure
    tall = TOP + LINE * len(plot.bars) + MARGIN
    figure = Figure(figsize=(WIDE / INCH, tall / INCH), dpi=DOTS, facecolor=PAPER)
    left, right = (MARGIN + LABELS) / WIDE, 1 - (MARGIN + NUMBERS) / WIDE
    axes = figure.add_axes((left, MARGIN / tall, right - left, LINE * len(plot.bars) / tall))
    axes.set_axis_off()
    axes.set_xlim(plot.least, plot.most if plot.most > plot.least else plot.least + 1.0)
    axes.set_ylim(len(plot.bars) - 0.5, -0.5)
    if plot.mark is not None:
        axes.axvline(plot.mark, color=QUIET, linestyle=(0, (3, 3)), linewidth=0.7)
    figure.text(MARGIN / WIDE, 1 - 28 / tall, plot.title, size=13, weight="bold", color=INK, parse_math=False)
    figure.text(MARGIN / WIDE, 1 - 48 / tall, plot.note, size=8.5, color=QUIET, parse_math=False)
    for number, bar in enumerate(plot.bars):
        axes.axhline(number, color=SCALE, linewidth=0.7, zorder=0)
        axes.plot(
            (bar.low, bar.high),
            (number, number),
            color=BLUE,
            alpha=0.4,
            linewidth=3.6,
            solid_capstyle="round",
            clip_on=False,
        )
        axes.plot(bar.value, number, "o", color=BLUE, markersize=7.0, clip_on=False)
        y = 1 - (TOP + LINE * (number + 0.5)) / tall
        beside: dict[str, Any] = {"size": 10, "color": INK, "ha": "right", "va": "center", "parse_math": False}
        figure.text(left - 12 / WIDE, y, bar.label, **beside)
        figure.text(1 - MARGIN / WIDE, y, bar.written, **beside)
    drawn = io.BytesIO()
    figure.savefig(drawn, format="png", metadata={"Title": plot.title})
    return drawn.getvalue()
