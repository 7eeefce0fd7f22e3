"""What has changed from one view to the next, so that not all of it has to be sent again."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

from msgspec import NODEFAULT, UNSET, Struct, structs

Path: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = tuple[Path, Any] | tuple[Path]
"""Where something has changed, by names of fields and numbers in lists, and what it is now; alone if it is gone."""


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
    elif isinstance(new, (list, tuple)) and isinstance(old, (list, tuple)) and len(new) == len(old):
        for number, after in enumerate(new):
            if old[number] != after:
                compare(old[number], after, (*path, number), changed)
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
