"""Writes the classes of a position of 7 Wonders from the tables that declare its fields.

    python -m tools.fields              write src/mirabilia/games/seven/_fields.py
    python -m tools.fields --check      say whether it is what the tables declare

The tables are in `fields.py` of the game and of each expansion. Compiled classes need real, typed attributes, and code
that copies them one by one is the quickest; so it is written by a program.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
(FOLDER,) = (file.parent for file in (ROOT / "src" / "mirabilia" / "games").glob("*/fields.py"))
FILE = FOLDER / "_fields.py"
PACKAGE = f"mirabilia.games.{FOLDER.name}"

HEAD = '''"""The fields of a position, written by `python -m tools.fields` from the tables in fields.py: change those.

Rows (`vec`) are shared between copies: they are replaced, never changed in place.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import append, vec

EMPTY: Final = vec[i64]()
'''

Declared = tuple[str, Any]
"""The expansion a field belongs to ("": the base game), and the field."""


def tables() -> Any:
    """The module with the tables. The rules themselves need what is written here, so they are not imported."""
    if PACKAGE not in sys.modules:
        spec = importlib.util.find_spec(PACKAGE)
        assert spec is not None  # noqa: S101
        sys.modules[PACKAGE] = importlib.util.module_from_spec(spec)
    return importlib.import_module(f"{PACKAGE}.fields")


def text() -> str:
    """The module as it should be."""
    declared = tables()
    purse, city, position = (
        [(owner, field) for owner, field in declared.table(name).fields if field.name not in declared.table(name).slots]
        for name in ("PURSE", "CITY", "POSITION")
    )
    return "\n".join(
        [
            HEAD,
            "",
            "class Purse:",
            '    """What a city can pay with, and what it sells. A choice is a set of resources: one unit of them."""',
            "",
            *attributes(purse),
            "",
            "",
            "class CityFields(Purse):",
            '    """What one player owns. The first part is stored; the second follows from it (see `city.py`)."""',
            "",
            *attributes([one for one in city if not one[1].derived], "What is stored."),
            "",
            *attributes([one for one in city if one[1].derived], "What follows from it."),
            "",
            *forget([field for _, field in [*purse, *city]]),
            "",
            *copy_fields("CityFields", [field for _, field in [*purse, *city]]),
            "",
            *put([field for _, field in [*purse, *city]]),
            "",
            "",
            "class PositionFields:",
            '    """What lies on the table besides the cities."""',
            "",
            *attributes(position),
            "",
            *copy_fields("PositionFields", [field for _, field in position]),
            "",
            *put([field for _, field in position]),
            "",
        ]
    )


def attributes(fields: Iterable[Declared], title: str = "") -> Iterator[str]:
    if title:
        yield f"    # {title}"
    expansion = ""
    for owner, field in fields:
        if owner != expansion:
            expansion = owner
            yield f"    # {owner.replace('_', ' ').title()}."
        yield f"    {field.name}: {'vec[i64]' if field.row else 'i64'} = {value(field)}"
        if field.doc:
            yield f'    """{field.doc}"""'


def value(field: Any) -> str:
    return "EMPTY" if field.row else str(field.default)


def forget(fields: Iterable[Any]) -> Iterator[str]:
    yield "    def forget(self) -> None:"
    yield '        """Empty everything that follows from the rest."""'
    yield from (f"        self.{field.name} = {value(field)}" for field in fields if field.derived)


def copy_fields(name: str, fields: Iterable[Any]) -> Iterator[str]:
    yield f"    def copy_fields(self, new: {name}) -> None:"
    yield from (f"        new.{field.name} = self.{field.name}" for field in fields)


def put(fields: list[Any]) -> Iterator[str]:
    """Setting stored fields by name: rows that uncompiled code hands over would never be freed."""
    for name, kind, chosen in (("put", "i64", False), ("put_row", "list[int]", True)):
        yield f"    def {name}(self, name: str, value: {kind}) -> None:"
        yield f'        """Set a stored {"row" if chosen else "number"} by the name of its field."""'
        stored = [field for field in fields if field.row == chosen and not field.derived and field.name != "extra"]
        for number, field in enumerate(stored):
            yield f'        {"elif" if number else "if"} name == "{field.name}":'
            yield f"            self.{field.name} = {'vec[i64](value)' if chosen else 'value'}"
        yield "        else:"
        yield "            raise AttributeError(name)"
        yield ""
    yield "    def put_extra(self, index: i64, value: i64) -> None:"
    yield '        """Set a number of an expansion that is not part of Mirabilia."""'
    yield "        row = self.extra[:]"
    yield "        while len(row) <= index:"
    yield "            row = append(row, 0)"
    yield "        row[index] = value"
    yield "        self.extra = row"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    is_check = parser.parse_args().check
    if is_check:
        return int(FILE.read_text(encoding="utf-8") != text())
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
