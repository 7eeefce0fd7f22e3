"""What has changed from one view to the next, so that not all of it has to be sent again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

from msgspec import NODEFAULT, UNSET, Struct, structs

Path: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = tuple[Path, Any] | tuple[Path] | tuple[Path, tuple[int, int], Any]
"""Where something has changed, by names of fields and numbers in lists, and what it is now; alone if it is gone.

With two numbers it is a list of another length than before: from the first on, so many give way to those that follow.
"""


def changes(old: Any, new: Any) -> list[Change]:
    """The changes that make the JSON of one value that of another."""
    changed: list[Change] = []
    if old != new:
        compare(old, new, (), changed)
    return changed


def compare(old: Any, new: Any, path: Path, changed: list[Change]) -> None:
    """Add the changes between two values that differ."""
    if isinstance(new, Struct) and type(old) is type(new):
        compare_fields(old, new, path, changed)
    elif isinstance(new, dict) and isinstance(old, dict):
        for key in old:
            if key not in new:
                changed.append(((*path, key),))
        for key, after in new.items():
            if key not in old:
                changed.append(((*path, key), after))
            elif old[key] != after:
                compare(old[key], after, (*path, key), changed)
    elif isinstance(new, (list, tuple)) and isinstance(old, (list, tuple)):
        compare_lists(old, new, path, changed)
    else:
        changed.append((path, new))


def compare_lists(old: Sequence[Any], new: Sequence[Any], path: Path, changed: list[Change]) -> None:
    """Add the changes of a list: entry by entry, or if its length is another one, those between two equal ends."""
    if len(old) == len(new):
        for number, after in enumerate(new):
            if old[number] != after:
                compare(old[number], after, (*path, number), changed)
        return
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    if start or end:
        changed.append((path, (start, len(old) - end - start), new[start : len(new) - end]))
    else:
        changed.append((path, new))


def compare_fields(old: Struct, new: Struct, path: Path, changed: list[Change]) -> None:
    """Add the changes of a struct. Fields that are left out of the JSON are gone."""
    for (name, left_out), before, after in zip(
        fields_of(type(new)), structs.astuple(old), structs.astuple(new), strict=True
    ):
        if before is after or before == after:
            continue
        if after in left_out:
            changed.append(((*path, name),))
        elif before in left_out:
            changed.append(((*path, name), after))
        else:
            compare(before, after, (*path, name), changed)


@cache
def fields_of(kind: type[Struct]) -> list[tuple[str, list[Any]]]:
    """The names of the fields of a struct in JSON, with the values that are left out of it."""
    fields = []
    for field in structs.fields(kind):
        left_out: list[Any] = [UNSET]
        if kind.__struct_config__.omit_defaults and field.default is not NODEFAULT:
            left_out.append(field.default)
        elif kind.__struct_config__.omit_defaults and field.default_factory is not NODEFAULT:
            left_out.append(field.default_factory())
        fields.append((field.encode_name, left_out))
    return fields
