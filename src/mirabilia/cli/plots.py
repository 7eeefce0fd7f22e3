"""Plots as SVG files of their own, for slides and articles: values with intervals, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import msgspec

WIDE, LINE, TOP, LABELS, NUMBERS = 760.0, 26.0, 64.0, 240.0, 90.0
MARGIN = 20.0
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


def intervals(title: str, note: str, bars: Sequence[Bar], mark: float | None = None) -> str:
    """A dot with its interval for each bar, on a scale from 0 or the least to the most."""
    least, most = min(0.0, *(bar.low for bar in bars)), max(bar.high for bar in bars)
    left, right = MARGIN + LABELS, WIDE - MARGIN - NUMBERS
    tall = TOP + LINE * len(bars) + MARGIN

    def place(value: float) -> str:
        return f"{left + (right - left) * (value - least) / ((most - least) or 1.0):.1f}"

    drawn = [
        f'<rect class="paper" width="{WIDE:g}" height="{tall:g}"/>',
        f'<text class="ink" x="{MARGIN:g}" y="28" font-size="18" font-weight="600">{escape(title)}</text>',
        f'<text class="quiet" x="{MARGIN:g}" y="48" font-size="12">{escape(note)}</text>',
    ]
    if mark is not None:
        at = place(mark)
        drawn.append(f'<line class="mark" x1="{at}" x2="{at}" y1="{TOP:g}" y2="{tall - MARGIN:g}"/>')
    for number, bar in enumerate(bars):
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
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE:g} {tall:g}" width="{WIDE:g}" height="{tall:g}" '
        f'font-family="system-ui, sans-serif" role="img" aria-label="{escape(title)}">\n<style>{STYLE}</style>\n'
        + "\n".join(drawn)
        + "\n</svg>\n"
    )
