"""Structs of the base game with the fields that expansions add to them, so that views and events stay flat."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, Self, TypeVar, cast

import msgspec

from mirabilia.games.seven.position import Position

Kind = TypeVar("Kind", bound=msgspec.Struct)


class Fields(msgspec.Struct, frozen=True, kw_only=True):
    """Base of what an expansion adds to a struct: some fields more."""

    @classmethod
    def of(cls, whole: msgspec.Struct) -> Self:
        """These fields of a struct that has been extended by them.

        >>> from mirabilia import games
        >>> from mirabilia.games.seven.cities.view import CitiesCity
        >>> view = games.get("seven").new(seed=1, players=3).view(0)
        >>> CitiesCity.of(view.cities[0]).diplomacy
        0
        """
        return cls(**{name: getattr(whole, name) for name in cls.__struct_fields__})


class Addition(NamedTuple):
    """What an expansion adds to a part of the view."""

    to: type[msgspec.Struct]
    fields: type[Fields]
    make: Callable[[Position, int], Fields]
    """Of a position and the number of what is shown: a city, a seat, a pending choice; any for the whole view."""


def extended(base: type[Kind], additions: Iterable[type[Fields]], **types: Any) -> type[Kind]:
    """The struct with more fields; `types` are those of its own fields whose types have been extended too."""
    additions = tuple(additions)
    changed = [(field, types[field.name]) for field in msgspec.structs.fields(base) if field.name in types]
    added = [(field, field.type) for addition in additions for field in msgspec.structs.fields(addition)]
    fields = [
        (field.name, type) if field.required else (field.name, type, field.default) for field, type in changed + added
    ]
    struct = msgspec.defstruct(
        base.__name__,
        fields,
        bases=(base,),
        module=base.__module__,
        namespace={"__doc__": base.__doc__, "additions": additions},
        tag=base.__struct_config__.tag,
        frozen=True,
        kw_only=True,
    )
    return cast("type[Kind]", struct)
