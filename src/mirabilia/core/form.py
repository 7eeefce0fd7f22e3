"""What can stand in the fields of a snapshot, for whoever edits positions without knowing the game.

A game that reads its snapshots as structs need not say it again: the form follows from them (`field_of`). Fields with
the name of a piece say of which kind (`naming`). Without structs the form follows from a snapshot (`field_like`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import inspect as types

from mirabilia.core.contract import Game

FieldKind: TypeAlias = Literal["number", "flag", "choice", "piece", "text", "row", "map", "group", "other"]
Drawn: TypeAlias = Literal["", "open", "hidden"]
PIECES, REFERS = "pieces", "refers"
"""Under which the type of a field says of which kinds its pieces are, and whether they lie elsewhere."""

DRAWN = "drawn"
OPEN, HIDDEN = msgspec.Meta(extra={DRAWN: "open"}), msgspec.Meta(extra={DRAWN: "hidden"})
"""Mark the types of fields that can be left out and are then drawn at random."""


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """What can stand in a field."""

    kind: FieldKind
    """`other` is anything else, to be written as JSON."""
    nullable: bool = False
    needed: bool = False
    """Whether no snapshot can do without it."""
    least: int | None = None
    most: int | None = None
    choices: tuple[str | int, ...] = ()
    pieces: tuple[str, ...] = ()
    """The kinds of the pieces that can be named."""
    refers: bool = False
    """Whether the piece lies somewhere else, or is named here besides: it does not lie in two places then."""
    drawn: Drawn = ""
    """Whether it can be left out, and is then drawn at random when the position is filled in: something that all can
    see, or hidden things and supplies."""
    item: Field | None = None
    """What stands in each place of a row, or under each key of a map."""
    key: Field | None = None
    """What the keys of a map are."""
    length: int | None = None
    """How long a row is, if it always is."""
    fields: dict[str, Field] = {}
    """Of a group; of a piece what can be said of it where it is not its name alone."""


class Form(msgspec.Struct, frozen=True):
    """The fields of the snapshots of a game that is played with some options, and its pieces."""

    fields: Field
    stock: dict[str, dict[str, int]]
    """By kind and id how many of each piece there are."""


def naming(*kinds: str, refers: bool = False) -> msgspec.Meta:
    """Marks the type of a field that names a piece of these kinds: `Annotated[str, naming("card")]`."""
    return msgspec.Meta(extra={PIECES: kinds, REFERS: refers})


def field_of(kind: Any) -> Field:
    """The field that a type reads."""
    return _field(types.type_info(kind))


def _field(info: types.Type) -> Field:
    match info:
        case types.Metadata(type=inner, extra=extra) if extra and PIECES in extra:
            return msgspec.structs.replace(
                _field(inner), kind="piece", pieces=tuple(extra[PIECES]), refers=extra[REFERS]
            )
        case types.Metadata(type=inner, extra=extra):
            return msgspec.structs.replace(_field(inner), drawn=(extra or {}).get(DRAWN, ""))
        case types.BoolType():
            return Field("flag")
        case types.IntType(ge=least, le=most):
            return Field("number", least=least, most=most)
        case types.StrType():
            return Field("text")
        case types.LiteralType(values=values):
            return Field("choice", choices=tuple([value for value in values if isinstance(value, str | int)]))
        case types.ListType(item_type=item):
            return Field("row", item=_field(item))
        case types.TupleType(item_types=items) if all(one == items[0] for one in items):
            return Field("row", item=_field(items[0]), length=len(items))
        case types.DictType(key_type=key, value_type=value) if not isinstance(value, types.AnyType):
            return Field("map", key=_field(key), item=_field(value))
        case types.UnionType(types=several):
            return _either(several)
        case types.StructType(fields=fields):
            return Field("group", fields={field.encode_name: _part(field) for field in fields})
        case _:
            return Field("other")


def _part(field: types.Field) -> Field:
    return msgspec.structs.replace(_field(field.type), needed=field.required)


def _either(several: Sequence[types.Type]) -> Field:
    """One of several types: nothing or something, or a piece whose name may stand for all there is to say of it."""
    some = [_field(one) for one in several if not isinstance(one, types.NoneType)]
    nullable = len(some) < len(several)
    name = next((one for one in some if one.kind == "piece"), None)
    if len(some) == 1:
        return msgspec.structs.replace(some[0], nullable=nullable)
    if len(some) == 2 and name is not None and any(one.kind == "group" for one in some):
        more = next(one for one in some if one.kind == "group")
        return msgspec.structs.replace(name, nullable=nullable, fields=more.fields)
    return Field("other", nullable=nullable)


# A game that says nothing of its snapshots.


def form_like(game: Game, snapshot: Mapping[str, Any]) -> Form:
    """The form of whatever stands in a snapshot."""
    names = game.names()
    kinds: dict[str, str] = {}
    for kind, items in names.items():
        kinds = dict.fromkeys(items, kind) | kinds
    return Form(field_like(snapshot, kinds), one_each(names))


def field_like(value: object, kinds: Mapping[str, str]) -> Field:
    """A field in which a value stands; `kinds` says of which kind the pieces are."""
    match value:
        case bool():
            return Field("flag")
        case int():
            return Field("number")
        case str():
            return Field("piece", pieces=(kinds[value],)) if value in kinds else Field("text")
        case Mapping():
            return Field("group", fields={str(name): field_like(part, kinds) for name, part in value.items()})
        case list() | tuple():
            return Field("row", item=_alike([field_like(one, kinds) for one in value]))
        case _:
            return Field("other", nullable=True)


def _alike(fields: Sequence[Field]) -> Field:
    """What stands in every place of a row, as far as that is the same."""
    known = [field for field in fields if field != Field("other", nullable=True)]
    first = next(iter(known), Field("other"))
    nullable = len(known) < len(fields)
    if not all(field.kind == first.kind for field in known):
        return Field("other", nullable=nullable)
    if first.kind == "group":
        parts = {name: part for field in reversed(known) for name, part in field.fields.items()}
        first = Field("group", fields=parts)
    if first.kind == "piece":
        first = Field("piece", pieces=tuple(dict.fromkeys(kind for field in known for kind in field.pieces)))
    return msgspec.structs.replace(first, nullable=nullable)


def one_each(kinds: Mapping[str, Iterable[str]]) -> dict[str, dict[str, int]]:
    """The stock of a game in which every piece is there once."""
    return {kind: dict.fromkeys(items, 1) for kind, items in kinds.items()}
