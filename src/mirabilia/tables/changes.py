"""What has changed from one view to the next, so that not all of it has to be sent again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeAlias

from msgspec import NODEFAULT, UNSET, Struct, structs

Path: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = tuple[Path, Any] | tuple[Path]
"""Where something has changed, by names of fields and numbers in lists, and what it is now; alone if it is gone."""


def changes(old: Any, new: Any, path: Path = ()) -> Iterator[Change]:
    """The changes that make the JSON of one value that of another."""
    if old is new or old == new:
        return
    if isinstance(new, Struct) and type(old) is type(new):
        yield from changes_of_fields(old, new, path)
    elif isinstance(new, dict) and isinstance(old, dict):
        for key in old.keys() - new.keys():
            yield ((*path, key),)
        for key, value in new.items():
            yield from changes(old[key], value, (*path, key)) if key in old else (((*path, key), value),)
    elif is_row(new) and is_row(old) and len(new) == len(old):
        for number, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from changes(before, after, (*path, number))
    else:
        yield path, new


def changes_of_fields(old: Struct, new: Struct, path: Path) -> Iterator[Change]:
    """The changes of a struct. Fields that are left out of the JSON are gone."""
    for name, field, left_out in fields_of(type(new)):
        before, after = getattr(old, name), getattr(new, name)
        if before == after:
            continue
        if after in left_out:
            yield ((*path, field),)
        elif before in left_out:
            yield (*path, field), after
        else:
            yield from changes(before, after, (*path, field))


@cache
def fields_of(kind: type[Struct]) -> list[tuple[str, str, list[Any]]]:
    """The names of the fields of a struct, in Python and in JSON, with the values that are left out of the JSON."""
    fields = []
    for field in structs.fields(kind):
        left_out: list[Any] = [UNSET]
        if kind.__struct_config__.omit_defaults and field.default is not NODEFAULT:
            left_out.append(field.default)
        elif kind.__struct_config__.omit_defaults and field.default_factory is not NODEFAULT:
            left_out.append(field.default_factory())
        fields.append((field.name, field.encode_name, left_out))
    return fields


def is_row(value: Any) -> bool:
    return isinstance(value, list | tuple)
