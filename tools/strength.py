"""How strong the bots are: ladders of matches, and the table of docs/strength.md.

    python -m tools.strength ladder [--games 200] [--budget 0.1cpu] [--only duel] [--step novice-pupil]
    python -m tools.strength table

A match that was stopped goes on from its file in build/strength.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from mirabilia.bots import CHARACTERS, LEVELS

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "docs" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"
FILES = ROOT / "build" / "strength"
BEGIN, END = "<!-- ladder -->", "<!-- end of ladder -->"
STEPS = tuple((stronger, weaker) for weaker, stronger in pairwise(LEVELS))
CHARACTER_STEPS = tuple((name, "artisan") for name in CHARACTERS)
"""Characters against a level of the middle."""


class Category(NamedTuple):
    """What is played."""

    name: str
    game: str
    options: tuple[str, ...] = ()


TABLES = (
    Category("Duel", "duel"),
    Category("7 Wonders, 3 players", "seven"),
    Category("7 Wonders, 5 players", "seven", ("--players", "5")),
    Category("7 Wonders, 2 players", "seven", ("--players", "2")),
    Category("7 Wonders, 4 players, all expansions", "seven", ("--players", "4", "--with", "leaders,cities,edifice")),
    Category("7 Wonders, 4 in teams", "seven", ("--players", "4", "--with", "cities", "--option", "teams=on")),
    Category("World Wonders, 2 players", "world"),
    Category("World Wonders, 3 players", "world", ("--players", "3")),
    Category("World Wonders, alone, hard", "world", ("--solo", "hard")),
    Category("World Wonders, alone, easy", "world", ("--solo", "easy")),
)


class LadderMatch(msgspec.Struct):
    """One match of the ladder, as it is kept."""

    table: str
    stronger: str
    weaker: str
    games: int
    budget: str
    share: float
    low: float
    high: float
    points: list[float]
    """Of each; alone, the lead over the Automaton."""
    slowest: list[float]


def file_of(table: Category, stronger: str, weaker: str, budget: str) -> Path:
    words = f"{table.name} {stronger} {weaker} {budget}".lower().replace(",", "").split()
    return FILES / f"{'-'.join(words)}.json"


def play(table: Category, stronger: str, weaker: str, games: int, budget: str) -> LadderMatch:
    path = file_of(table, stronger, weaker, budget)
    path.parent.mkdir(parents=True, exist_ok=True)
    arguments = ["match", table.game, stronger, weaker, *table.options, "--games", str(games), "--out", str(path)]
    if budget:
        arguments += ["--budget", budget]
    subprocess.run([sys.executable, "-m", "mirabilia", *arguments], check=True, cwd=ROOT)
    return line(table, stronger, weaker, budget, msgspec.json.decode(path.read_bytes()))


def line(table: Category, stronger: str, weaker: str, budget: str, result: dict[str, Any]) -> LadderMatch:
    figures = result["figures"]
    ahead = next((row["share"] for row in figures["ahead"] if row["entrant"] == 0), None)
    share = ahead or figures["entrants"][0]["share"]
    return LadderMatch(
        table.name,
        stronger,
        weaker,
        figures["games"],
        budget or "their own",
        share["share"],
        share["low"],
        share["high"],
        [round(entrant["points"].get("total", 0.0) - (entrant["target"] or 0.0), 1) for entrant in figures["entrants"]],
        [round(entrant["times"]["slowest"] or 0.0, 2) for entrant in figures["entrants"]],
    )


def stored_lines() -> list[LadderMatch]:
    return msgspec.json.decode(RESULTS.read_bytes(), type=list[LadderMatch]) if RESULTS.is_file() else []


def store(new: LadderMatch) -> None:
    """In place of the same match played before."""
    same = (new.table, new.stronger, new.weaker)
    lines = [old for old in stored_lines() if (old.table, old.stronger, old.weaker) != same]
    order = {table.name: number for number, table in enumerate(TABLES)}
    rank = {name: number for number, name in enumerate([*LEVELS, *CHARACTERS])}
    lines = sorted([*lines, new], key=lambda one: (order.get(one.table, 99), rank.get(one.stronger, 99)))
    RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(lines)) + b"\n")


def write_table() -> None:
    rows = [
        "| table | match | games | budget | ahead | 95 % | points | slowest move |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in stored_lines():
        cells = [one.table, f"{one.stronger} against {one.weaker}", str(one.games), one.budget, f"**{one.share:.0%}**"]
        cells += [f"{one.low:.0%} to {one.high:.0%}", " : ".join(f"{points:.1f}" for points in one.points)]
        rows.append(f"| {' | '.join([*cells, ' : '.join(f'{slow:.2f} s' for slow in one.slowest)])} |")
    text = PAGE.read_text(encoding="utf-8")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    PAGE.write_text(before + BEGIN + "\n" + "\n".join(rows) + "\n" + END + after, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("ladder", "table"))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--budget", default="")
    parser.add_argument("--only", default="", help="only tables whose names hold this")
    parser.add_argument("--step", default="", help="only this match, such as novice-pupil")
    chosen = parser.parse_args()
    if chosen.what == "ladder":
        for table in TABLES:
            for stronger, weaker in (*STEPS, *CHARACTER_STEPS):
                if chosen.only.lower() in table.name.lower() and chosen.step in ("", f"{stronger}-{weaker}"):
                    store(play(table, stronger, weaker, chosen.games, chosen.budget))
    write_table()


if __name__ == "__main__":
    main()
