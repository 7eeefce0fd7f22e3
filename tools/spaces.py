"""Writes down what learners are told: `python -m tools.spaces`.

    docs/spaces.md             every action and every number of an observation, for readers
    tests/contract/spaces.json a digest of what the indices of each space mean

The digest of a space that is there already never changes: networks were trained for it. With another meaning comes
another VERSION in the `features.py` of the game. With `--check` nothing is written; files that are out of date are
named.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from mirabilia import spaces
from mirabilia.core import describe
from mirabilia.spaces import Feature, Layout, Space

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "spaces.md"
KEPT = ROOT / "tests" / "contract" / "spaces.json"
EVERYTHING = {"expansions": ["leaders", "cities", "edifice"], "leader_decks": ["expert", "cities", "cities_2012"]}
SETS: tuple[tuple[str, int, dict[str, Any], bool], ...] = (
    ("duel", 2, {"wonders": "draft"}, True),
    ("seven", 3, {}, False),
    ("seven", 5, {}, False),
    ("seven", 7, {}, False),
    ("seven", 5, EVERYTHING, True),
    ("seven", 8, {"expansions": ["leaders", "cities"], "teams": True}, False),
    ("seven", 2, {}, False),
    ("world", 1, {}, False),
    ("world", 2, {}, True),
    ("world", 5, {"map_side": "B"}, False),
)
"""The option sets of the page, and whether all numbers are told."""

INTRODUCTION = """\
# Actions and observations

What `mirabilia.spaces` tells learners, number by number. Written by `python -m tools.spaces`; [environments](envs.md)
says how to use it.

A space belongs to a game with certain players and options, and to the card data in use. Its `id` names all of that
and the version of the numbering; keep it beside a trained network, and `space.check(id)` refuses the network where a
number means something else. The same index always means the same action, and every number of an observation the same
thing.

An observation is what one seat knows, and nothing else: two positions that it cannot tell apart look the same. It
does not remember: what a hand held that was passed on is not in it. `observe_all` adds what is hidden, for critics in
training. Numbers are 32-bit floats; sums are divided by a power of two, so that few are above 1. Cards, Wonders,
tokens, tiles and Monuments come in the order of the catalogue; in 7 Wonders cards and leaders stand in the order of
the actions `sell`, and a payment has its rank among the legal ones for the same thing, the cheapest first. In seven
million decisions, half of them random and half by players who seldom sell, there were never more than 15 for a
structure, 9 for a stage and 6 for joining in an Edifice; 18, 11 and 8 have an index, and should there ever be more,
`SpaceOverflow` says so.

"""


def title(game: str, players: int, options: dict[str, Any]) -> str:
    chosen = [f"{name} {'+'.join(value) if isinstance(value, list) else value}" for name, value in options.items()]
    name = describe.texts("en")(f"{game}-title")
    return ", ".join((name, f"{players} players" if players > 1 else "alone", *chosen))


def page() -> str:
    lines = ["| space | actions | observation | hidden besides |", "|---|---|---|---|"]
    for game, players, options, _ in SETS:
        space = spaces.get(game, players, options)
        name = title(game, players, options)
        lines.append(f"| {name} | {space.actions:,} | {space.features:,} | {space.secrets:,} |")
    for game, players, options, is_told in SETS:
        if is_told:
            space = spaces.get(game, players, options)
            lines += ["", f"## {title(game, players, options)}", "", *actions(space)]
            lines += ["", "### Observation", "", *table(space.layout), "", "### Hidden", "", *table(space.hidden)]
    return INTRODUCTION + "\n".join(lines) + "\n"


def actions(space: Space) -> Iterator[str]:
    """Stretches of indices of one kind, with the first and the last of each."""
    yield from ("### Actions", "", "| index | first | last |", "|---|---|---|")
    names = [space.name(index) for index in range(space.actions)]
    for _, group in groupby(range(space.actions), key=lambda index: kind(names[index])):
        row = list(group)
        span = f"{row[0]} to {row[-1]}" if len(row) > 1 else str(row[0])
        yield f"| {span} | `{names[row[0]]}` | `{names[row[-1]]}` |"


def kind(name: str) -> str:
    """Moves whose notation begins alike stand together: building one Wonder is a kind of its own in no table."""
    return name.split()[0]


def table(layout: Layout) -> Iterator[str]:
    yield from ("| from | numbers | name | what |", "|---|---|---|---|")
    for part in layout.parts:
        if isinstance(part, Feature):
            yield row(part)
            continue
        about = f"{part.times} times {part.layout.size} numbers: {part.about}"
        yield f"| {part.start} | {part.times * part.layout.size} | `{part.name}` | {about} |"
        for feature in part.layout.features():
            yield row(feature._replace(name=f"{part.name}.{feature.name}"), "+ ")


def row(feature: Feature, sign: str = "") -> str:
    return f"| {sign}{feature.start} | {feature.size} | `{feature.name}` | {feature.about} |"


def digest(space: Space) -> str:
    """What every number means."""
    features = [feature[:] for layout in (space.layout, space.hidden) for feature in layout.features()]
    meaning = json.dumps([[space.name(index) for index in range(space.actions)], features])
    return hashlib.sha256(meaning.encode()).hexdigest()[:16]


def meanings() -> dict[str, str]:
    every = [spaces.get(game, players, options) for game, players, options, _ in SETS]
    return {space.id: digest(space) for space in every}


def changed() -> list[str]:
    """The spaces whose numbers mean something else than they did, although their id has stayed."""
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    return [name for name, meaning in meanings().items() if kept.get(name, meaning) != meaning]


def files() -> dict[Path, str]:
    """Every file with what belongs into it."""
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    return {PAGE: page(), KEPT: json.dumps(meanings() | kept, indent=1, sort_keys=True) + "\n"}


def stale() -> list[Path]:
    return [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> None:
    if other := changed():
        sys.exit("".join(f"{name}: its numbers mean something else now; raise VERSION\n" for name in other))
    if "--check" in sys.argv:
        sys.exit("".join(f"{path.relative_to(ROOT)} is out of date\n" for path in stale()) or 0)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
