"""Pictures for links, drawn without a browser: a poster of the game, who plays, and how it has come out.

Services that show what a link leads to take no SVG, so it is drawn as SVG and turned into a PNG. The posters and the
signs of the seats are those of the pages, laid beside them when they are built.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from html import escape
from pathlib import Path

import msgspec
import resvg_py

from mirabilia import games
from mirabilia.core.describe import Texts, texts
from mirabilia.server.pages import FOLDER
from mirabilia.tables.outline import GameOutline

WIDTH, HEIGHT = 1200, 630
"""What those who show links ask for."""
FONT = Path(__file__).parent / "fonts" / "philosopher-700.ttf"
POSTERS = FOLDER / "posters"
PLAIN = "plain"
LEFT, RIGHT, TOP, FOOT = 452, 1152, 226, 592
ROW, NAME = 66, 34
LETTER = 0.51
"""How wide a letter is for its size, on average; other scripts come from the fonts of the machine."""
STARS = 5
STAR = "M0-1 .26-.33.95-.31.4.12.59.81 0 .4-.59.81-.4.12-.95-.31-.26-.33Z"
PAPER, INK, SOFT, LINE, GOOD, GOLD = "#fffaf0", "#1d2233", "#56505a", "#dcc9a4", "#dcebd9", "#d69a1e"
NO_TEXT = re.compile(r"[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What must not stand in XML."""
READY = 128
"""Pictures that are ready to be sent."""


class SeatSign(msgspec.Struct, frozen=True):
    """The emblem of a seat and its ink."""

    path: str
    ink: str


def of_game(outline: GameOutline, language: str) -> bytes:
    """A game at a table, or one that is shared."""
    words = texts(language)
    names = [shown_name(name, words) for name in outline.names]
    title, said = title_of(outline.game, words), headline(outline, names, words)
    return drawn(outline.game, title, said, rows(outline, names), status(outline, words))


def of_puzzle(game: str, difficulty: int, language: str) -> bytes:
    words = texts(language)
    title, question = title_of(game, words), words("preview-puzzle-question")
    return drawn(game, title, question, stars(difficulty), words("preview-puzzle"))


def of_site(language: str) -> bytes:
    words = texts(language)
    titles = [title_of(name, words) for name in games.playable()]
    lines = [text(LEFT, TOP + 40 + number * ROW, 34, INK, title) for number, title in enumerate(titles[:5])]
    return drawn(PLAIN, "Mirabilia", words("web-motto"), "".join(lines), "")


def title_of(game: str, words: Texts) -> str:
    return words(f"{game}-title")


def shown_name(name: str, words: Texts) -> str:
    """The name of a person, or of a bot in the language; nobody's if the seat is free."""
    return words("web-bot", bot=name) if name else words("preview-free")


def headline(outline: GameOutline, names: Sequence[str], words: Texts) -> str:
    if outline.status == "waiting":
        return words("preview-waiting")
    winners = [name for name, rank in zip(names, outline.ranks, strict=False) if rank == 1]
    if not winners:
        return words("preview-playing" if outline.status == "playing" else "preview-over")
    return words("web-result", players=", ".join(winners), number=len(winners))


def status(outline: GameOutline, words: Texts) -> str:
    return words("preview-moves", number=outline.moves) if outline.moves else ""


# Drawing.


def rows(outline: GameOutline, names: Sequence[str]) -> str:
    """A row for each seat: its sign, its name, and its points as a bar, if there are any."""
    height = min(ROW, (FOOT - 40 - TOP) / max(1, len(names)))
    most = max([1, *outline.points])
    parts = []
    for seat, name in enumerate(names):
        top = TOP + seat * height
        middle = top + height / 2
        sign = signs()[seat % len(signs())]
        if outline.ranks and outline.ranks[seat] == 1:
            parts.append(rectangle(LEFT - 12, top + 2, RIGHT - LEFT + 24, height - 4, GOOD))
        radius = height * 0.36
        scale = radius * 1.3 / 512
        emblem = f"translate({LEFT + radius - 256 * scale:.1f} {middle - 256 * scale:.1f}) scale({scale:.4f})"
        parts.append(f'<circle cx="{LEFT + radius:.1f}" cy="{middle:.1f}" r="{radius:.1f}" fill="{sign.ink}"/>')
        parts.append(f'<path d="{escape(sign.path)}" transform="{emblem}" fill="#fff"/>')
        size = min(NAME, height * 0.5)
        room = 340 if outline.points else RIGHT - LEFT - 80
        parts.append(text(LEFT + 2 * radius + 18, middle + size * 0.34, size, INK, shortened(name, size, room)))
        if outline.points:
            points, start = outline.points[seat], LEFT + 424
            share = max(0, points) / most
            parts.append(rectangle(start, middle - height * 0.17, max(2.0, 190 * share), height * 0.34, sign.ink))
            parts.append(text(RIGHT, middle + size * 0.34, size, INK, str(points), anchor="end"))
    return "".join(parts)


def stars(number: int) -> str:
    return "".join(
        f'<path d="{STAR}" transform="translate({LEFT + 44 + at * 96} {TOP + 80}) scale(42)" '
        f'fill="{GOLD if at < number else LINE}"/>'
        for at in range(STARS)
    )


def drawn(game: str, title: str, headline: str, middle: str, foot: str) -> bytes:
    lines = wrapped(headline, 46, RIGHT - LEFT)
    head = "".join(text(LEFT, 132 + 52 * number, 46, INK, line) for number, line in enumerate(lines))
    return png(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f"{rectangle(0, 0, WIDTH, HEIGHT, PAPER)}{poster(game)}"
        f"{text(LEFT, 74, 28, SOFT, title)}{head}{middle}"
        f"{text(LEFT, FOOT, 22, SOFT, foot)}{text(RIGHT, FOOT, 22, SOFT, 'Mirabilia', anchor='end')}</svg>"
    )


@lru_cache(READY)
def png(svg: str) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, font_files=[str(FONT)], font_family="Philosopher"))


def text(x: float, y: float, size: float, ink: str, content: str, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="Philosopher" font-weight="700" font-size="{size:.1f}" '
        f'fill="{ink}" text-anchor="{anchor}">{escape(NO_TEXT.sub("", content))}</text>'
    )


def rectangle(x: float, y: float, width: float, height: float, ink: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="3" fill="{ink}"/>'


def shortened(content: str, size: float, room: float) -> str:
    """As much of it as there is room for."""
    most = max(1, int(room / (size * LETTER)))
    return content if len(content) <= most else f"{content[: most - 1].rstrip()}\N{HORIZONTAL ELLIPSIS}"


def wrapped(content: str, size: float, room: float) -> list[str]:
    """In two lines at most."""
    most, first = int(room / (size * LETTER)), ""
    words = content.split()
    while words and len(f"{first} {words[0]}".strip()) <= most:
        first = f"{first} {words.pop(0)}".strip()
    second = " ".join(words)
    return [line for line in (first, shortened(second, size, room)) if line] if second else [first]


@cache
def signs() -> tuple[SeatSign, ...]:
    """Those of the pages; plain ones if the pages are not built."""
    try:
        return msgspec.json.decode((POSTERS / "seats.json").read_bytes(), type=tuple[SeatSign, ...])
    except OSError:
        return (SeatSign("", SOFT),)


@cache
def poster(game: str) -> str:
    """The poster of a game, or the one of games that have none; nothing if the pages are not built."""
    for name in (game, PLAIN):
        file = POSTERS / f"{name}.xml"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""
