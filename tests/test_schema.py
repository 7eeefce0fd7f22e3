"""What goes over the wire is written down, and the files are fresh: `python -m tools.schema` makes them."""

from __future__ import annotations

import re

import pytest

from tools import schema


def test_the_files_are_as_the_structs_say() -> None:
    assert [str(path.relative_to(schema.ROOT)) for path in schema.stale()] == []


@pytest.mark.parametrize("game", schema.packaged_games())
def test_every_field_of_a_view_is_explained_or_speaks_for_itself(game: str) -> None:
    """At least the structs have a sentence each."""
    for definition in schema.definitions(schema.game_roots(game)).values():
        assert definition.doc, definition.name


def test_fields_that_can_be_missing_are_marked() -> None:
    structs = schema.definitions(schema.shared_roots())
    action = schema.script(schema.SHARED, structs, structs)
    assert re.search(r"^  refusal\?: Fact \| null;$", action, re.MULTILINE)
    assert re.search(r"^  code: number;$", action, re.MULTILINE)
    assert re.search(r"^  view\?: unknown;$", action, re.MULTILINE)
