"""What a good player looks at in a city of World Wonders, and what it is worth by round.

Never compiled. The numbers lie in `weights/world.json`; `mirabilia tune world` finds others that can take their place.
"""

from __future__ import annotations

from math import isfinite
from pathlib import Path

import msgspec

from mirabilia.bots.search.weights import FOLDER, WeightsError

GAME = "world"
ROUNDS = 10

FEATURES = (
    "middle",
    "highest",
    "symbols",
    "gold",
    "wild",
    "wild_close",
    "one_side",
    "two_sides",
    "three_sides",
    "room",
    "broad",
    "types",
    "ready",
    "ready_more",
    "almost",
    "grass",
    "early",
    "loan",
    "time",
)

Row = list[float]


class Tables(msgspec.Struct, frozen=True):
    """A row for the start of each round and one for the end: what each feature is worth besides the points scored."""

    usual: list[Row]
    solo: list[Row]
    """The same for the lead over the Automaton, which scores by the resources of the player."""


class Contents(Tables, frozen=True, kw_only=True):
    """A file of weights."""

    game: str
    features: tuple[str, ...] = msgspec.field(name="facts")
    """Their names, in the order of the numbers in a row."""
    made: dict[str, float | int | str]
    """How: games, positions, loss on games held out."""


def write(path: Path, tables: Tables, made: dict[str, float | int | str]) -> None:
    """With a line for each row, so that two files can be compared."""
    parts: dict[str, object] = {"game": GAME, "facts": FEATURES, "made": made}
    lines = [f'"{name}": {msgspec.json.encode(part).decode()}' for name, part in parts.items()]
    for name, rows in (("usual", tables.usual), ("solo", tables.solo)):
        written = ",\n  ".join(msgspec.json.encode(row).decode() for row in rows)
        lines.append(f'"{name}": [\n  {written}\n ]')
    path.write_text("{\n " + ",\n ".join(lines) + "\n}\n", encoding="utf-8")


def read(path: Path) -> Tables:
    try:
        contents = msgspec.json.decode(path.read_bytes(), type=Contents)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise WeightsError(f"{path} is no file of weights: {error}") from None
    if contents.game != GAME:
        raise WeightsError(f"{path} is for {contents.game}, not for {GAME}")
    if contents.features != FEATURES:
        raise WeightsError(f"{path} is for other features than {', '.join(FEATURES)}")
    for name, rows in (("usual", contents.usual), ("solo", contents.solo)):
        check(f"{path}: {name}", rows)
    return Tables(contents.usual, contents.solo)


def check(where: str, rows: list[Row]) -> None:
    if len(rows) != ROUNDS + 1:
        raise WeightsError(f"{where} has {len(rows)} rows, not {ROUNDS + 1}")
    for number, row in enumerate(rows, 1):
        if len(row) != len(FEATURES):
            raise WeightsError(f"{where}, row {number} has {len(row)} numbers, not {len(FEATURES)}")
        if not all(map(isfinite, row)):
            raise WeightsError(f"{where}, row {number} has a number without end")


PACKAGED = read(FOLDER / f"{GAME}.json")
WEIGHTS: list[Row] = PACKAGED.usual
SOLO_WEIGHTS: list[Row] = PACKAGED.solo
