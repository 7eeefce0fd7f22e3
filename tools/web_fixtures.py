"""Positions for the tests of the client, as the server shows them: `python -m tools.web_fixtures`.

A file `<game>-*.json` of web/tests/fixtures has a snapshot, a seat and what happened last, written once. What follows
from them, the view, what is the seat's own and its actions, is made again here when the structs have changed.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from mirabilia import games
from mirabilia.core.contract import Json

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "tests" / "fixtures"


def refresh(game: str, fixture: Json) -> Json:
    """Fill in what is seen of the position of a fixture."""
    if "snapshot" not in fixture:
        return games.get(game).pieces()
    state, seat = games.get(game).restore(fixture["snapshot"]), fixture["seat"]
    seen = {"view": state.view(None), "own": state.own(seat), "actions": games.offers(game, state, seat)}
    return fixture | {name: msgspec.to_builtins(value) for name, value in seen.items()}


def format_fixture(fixture: Json) -> str:
    """A line for each field, and for each item of a list: short, and still readable in a diff."""
    fields = []
    for name, value in fixture.items():
        items = isinstance(value, (list, tuple)) and len(value) > 0
        text = "[\n  " + ",\n  ".join(map(compact, value)) + "\n ]" if items else compact(value)
        fields.append(f' "{name}": {text}')
    return "{\n" + ",\n".join(fields) + "\n}\n"


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    for file in sorted(FOLDER.glob("*-*.json")):
        game = file.stem.split("-")[0]
        fixture = refresh(game, json.loads(file.read_text(encoding="utf-8")))
        file.write_text(format_fixture(fixture), encoding="utf-8")


if __name__ == "__main__":
    main()
