"""Writes down what goes over the wire, from the structs it is made of: `python -m tools.schema`.

    docs/views.md                    every field, for readers
    docs/schema/<name>.json          JSON Schema
    web/src/wire/<name>.ts           types for the client, so that a changed field breaks its build

One file for what all games share (`mirabilia`), and one for the view and the events of each game. With `--check`
nothing is written; files that are out of date are named.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, TypeGuard, get_args

import msgspec
from msgspec import inspect as types

from mirabilia import games
from mirabilia.bots.analysis import Evaluation, Report
from mirabilia.core import contract
from mirabilia.core.form import Form
from mirabilia.server import (
    acquaintances_wire,
    learning_wire,
    lobby_wire,
    people_wire,
    ratings_wire,
    tournaments_wire,
    wire,
)
from mirabilia.tables import messages

ROOT = Path(__file__).resolve().parent.parent
SHARED = "mirabilia"
OPAQUE: dict[type, str] = {contract.Event: "Event", msgspec.Struct: "unknown"}
"""What stands for structs that each game has its own of."""
WIDTH = 118


class Definition(NamedTuple):
    """A struct, ready to be written down."""

    type: types.StructType
    doc: str
    docs: dict[str, str]
    """What its fields are."""

    @property
    def name(self) -> str:
        return self.type.cls.__name__

    @property
    def tag(self) -> str | None:
        return None if self.type.tag is None else str(self.type.tag)


# What there is.


def shared_roots() -> list[type]:
    """What the server sends, whatever the game."""
    modules = (wire, learning_wire, acquaintances_wire, people_wire, ratings_wire, lobby_wire, tournaments_wire)
    replies = [one for module in modules for one in vars(module).values() if is_reply(one)]
    replies.remove(lobby_wire.LobbyMessage)
    sent = [one for one in vars(messages).values() if inspect.isclass(one) and issubclass(one, messages.Message)]
    sent.remove(messages.Message)
    return [contract.Action, contract.Result, Report, Evaluation, Form, *sent, *replies]


def is_reply(one: object) -> TypeGuard[type[msgspec.Struct]]:
    """Whether it is a struct that the server sends, not one that clients send."""
    return is_struct(one) and not issubclass(one, wire.ClientMessage)


def is_struct(one: object) -> TypeGuard[type[msgspec.Struct]]:
    return inspect.isclass(one) and issubclass(one, msgspec.Struct)


def game_roots(game: str) -> list[type]:
    """All that the views of a game are made of, and its events."""
    view = type(games.get(game).new(seed=1).view(None))
    module = import_module(f"mirabilia.games.{game}.views")
    declared = [one for one in vars(module).values() if is_struct(one) and one.__module__ == module.__name__]
    shown = [one for one in declared if one.__struct_fields__ and not one.__subclasses__()]  # the others are bases
    return [view, *shown, *events(game)]


def events(game: str) -> list[type[contract.Event]]:
    games.get(game)
    owned = [one for one in subclasses(contract.Event) if one.__module__.startswith(f"mirabilia.games.{game}.")]
    common: list[type[contract.Event]] = [contract.Committed, contract.TakenBack]
    every = owned + (common if games.get(game).dynamics == "simultaneous" else [])
    every = [one for one in every if not one.__subclasses__()]  # the others are bases
    return sorted(every, key=lambda one: str(one.__struct_config__.tag))


def subclasses(base: type[contract.Event]) -> Iterator[type[contract.Event]]:
    for one in base.__subclasses__():
        yield one
        yield from subclasses(one)


def definitions(roots: Iterable[type]) -> dict[type, Definition]:
    """The structs that can be reached from these, in the order in which they are met."""
    structs: dict[type, Definition] = {}
    for root in roots:
        collect(types.type_info(root), structs)
    return structs


def collect(kind: types.Type, structs: dict[type, Definition]) -> None:
    if isinstance(kind, types.StructType):
        if kind.cls in (*structs, *OPAQUE):
            return
        structs[kind.cls] = Definition(kind, own_doc(kind.cls), field_docs(kind.cls))
        for field in kind.fields:
            collect(field.type, structs)
    for part in parts(kind):
        collect(part, structs)


def own_doc(cls: type) -> str:
    """The docstring of a class; one without has none, not that of its base."""
    return inspect.cleandoc(vars(cls).get("__doc__") or "")


def parts(kind: types.Type) -> tuple[types.Type, ...]:
    """What a type is put together from."""
    if isinstance(kind, types.UnionType):
        return kind.types
    if isinstance(kind, types.DictType):
        return (kind.key_type, kind.value_type)
    if isinstance(kind, types.TupleType):
        return kind.item_types
    if isinstance(kind, types.NamedTupleType):
        return tuple(field.type for field in kind.fields)
    if isinstance(kind, types.CollectionType):
        return (kind.item_type,)
    return ()


@cache
def field_docs(cls: type) -> dict[str, str]:
    """The docstrings below the fields of a class, those of its bases and of fields added to it included."""
    docs: dict[str, str] = {}
    additions: tuple[type, ...] = getattr(cls, "additions", ())
    written = [base for base in cls.__mro__ if "additions" not in vars(base)]
    for base in (*reversed(written), *additions):
        if base.__module__.startswith(SHARED):
            docs.update(own_field_docs(base))
    return docs


def own_field_docs(cls: type) -> dict[str, str]:
    body = ast.parse(textwrap.dedent(inspect.getsource(cls))).body[0]
    assert isinstance(body, ast.ClassDef)  # noqa: S101
    docs = {}
    for field, below in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            assert isinstance(field.target, ast.Name)  # noqa: S101
            docs[field.target.id] = " ".join(str(below.value.value).split())
    return docs


# TypeScript.

COMMON = """
/** A move, a refusal, a reason or a part of a sum spelt out: `tell` puts it into words. */
export type Fact = Record<string, unknown>;

/** What happened; each game has its own kinds. */
export interface Event {
  event: string;
  [field: string]: unknown;
}
"""


def is_optional(definition: Definition, field: types.Field) -> bool:
    """Whether a field can be missing in the JSON."""
    if field.required:
        return False
    defaults = (field.default, field.default_factory)
    is_unset = all(default is msgspec.NODEFAULT for default in defaults) or msgspec.UNSET in defaults
    return is_unset or bool(definition.type.cls.__struct_config__.omit_defaults)


def script_type(kind: types.Type) -> str:
    if isinstance(kind, types.UnionType):
        members = [script_type(one) for one in kind.types]
        members.sort(key=lambda one: one == "null")
        if "unknown" in members:
            return "unknown"
        return " | ".join(dict.fromkeys(members))
    if isinstance(kind, types.LiteralType):
        return " | ".join(json.dumps(value).replace('"', "'") for value in kind.values)
    if isinstance(kind, types.StructType):
        return OPAQUE.get(kind.cls, kind.cls.__name__)
    if isinstance(kind, types.DictType):
        if isinstance(kind.value_type, types.AnyType):
            return "Fact"
        return f"Record<{script_key(kind.key_type)}, {script_type(kind.value_type)}>"
    if isinstance(kind, types.TupleType):
        return f"[{', '.join(script_type(one) for one in kind.item_types)}]"
    if isinstance(kind, types.NamedTupleType):
        return f"[{', '.join(f'{field.name}: {script_type(field.type)}' for field in kind.fields)}]"
    if isinstance(kind, types.CollectionType):
        item = script_type(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    return SIMPLE[type(kind)]


def script_key(kind: types.Type) -> str:
    return script_type(kind) if isinstance(kind, types.LiteralType) else "string"


SIMPLE: dict[type, str] = {
    types.AnyType: "unknown",
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.RawType: "unknown",
    types.StrType: "string",
}


def script(name: str, structs: dict[type, Definition], shared: dict[type, Definition]) -> str:
    own = [one for cls, one in structs.items() if cls not in shared or name == SHARED]
    lines = ["/* Made by `python -m tools.schema` from the structs of the server. Do not edit. */"]
    body = [line for one in own for line in ("", *interface(one))]
    if name == SHARED:
        lines += ["", COMMON.strip()]
    else:
        known = {"Fact", *(one.name for one in shared.values())}
        imported = sorted(known & set(re.findall(r"\w+", " ".join(line for line in body if line.endswith(";")))))
        lines += [f"import type {{ {', '.join(imported)} }} from './{SHARED}.ts';"] if imported else []
    lines += body
    base, union = (messages.Message, "Message") if name == SHARED else (contract.Event, f"{name.capitalize()}Event")
    unions = {union: [one.name for one in structs.values() if issubclass(one.type.cls, base)]}
    if name == SHARED:
        unions["LobbyMessage"] = [one.__name__ for one in get_args(lobby_wire.AnyLobbyMessage)]
    for union, members in unions.items():
        lines += ["", f"export type {union} =", *(f"  | {member}" for member in members)]
        lines[-1] += ";"
    return "\n".join(lines) + "\n"


def interface(definition: Definition) -> list[str]:
    lines = comment(definition.doc, "")
    lines.append(f"export interface {definition.name} {{")
    if definition.tag is not None:
        lines.append(f"  {definition.type.tag_field}: '{definition.tag}';")
    for field in definition.type.fields:
        lines += comment(definition.docs.get(field.name, ""), "  ")
        mark = "?" if is_optional(definition, field) else ""
        lines.append(f"  {field.encode_name}{mark}: {script_type(field.type)};")
    return [*lines, "}"]


def comment(text: str, indent: str) -> list[str]:
    words = " ".join(text.split())
    if not words:
        return []
    if len(words) + len(indent) + 7 <= WIDTH:
        return [f"{indent}/** {words} */"]
    wrapped = textwrap.wrap(words, WIDTH - len(indent) - 3)
    return [f"{indent}/**", *(f"{indent} * {line}" for line in wrapped), f"{indent} */"]


# JSON Schema.


def schema(structs: dict[type, Definition]) -> str:
    _, components = msgspec.json.schema_components(list(structs), ref_template="#/$defs/{name}")
    whole = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components}
    return json.dumps(whole, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


# Markdown.

INTRODUCTION = """
What `State.view`, `State.own`, `State.events` and `State.actions` give, and what the server sends. This page is made
from the structs themselves (`python -m tools.schema`), and so are [the JSON Schemas](schema/) and the types of the
client.
A view is public but for its field `own`, which holds what one seat alone may know. Fields marked ? may be missing.
"""


def document(all_games: dict[str, dict[type, Definition]], shared: dict[type, Definition]) -> str:
    lines = [
        "# Views, events and messages",
        "",
        *textwrap.wrap(INTRODUCTION, WIDTH),
        "",
        "## All games",
        "",
    ]
    for one in shared.values():
        lines += section(one)
    for name, structs in all_games.items():
        lines += [f"## {name}", ""]
        for cls, one in structs.items():
            if cls not in shared:
                lines += section(one)
    return "\n".join(lines)


def section(definition: Definition) -> list[str]:
    title = definition.name if definition.tag is None else f"{definition.name} (`{definition.tag}`)"
    lines = [f"### {title}", "", " ".join(definition.doc.split()), ""]
    if not definition.type.fields:
        return lines
    lines += ["| field | type | |", "|---|---|---|"]
    for field in definition.type.fields:
        mark = " ?" if is_optional(definition, field) else ""
        kind = script_type(field.type).replace("|", "\\|")
        lines.append(f"| `{field.encode_name}`{mark} | `{kind}` | {definition.docs.get(field.name, '')} |")
    return [*lines, ""]


# Files.


def files() -> dict[Path, str]:
    """Every file with what belongs into it."""
    shared = definitions(shared_roots())
    all_games = {name: definitions(game_roots(name)) for name in packaged_games()}
    written = {ROOT / "docs" / "views.md": document(all_games, shared)}
    for name, structs in {SHARED: shared, **all_games}.items():
        written[ROOT / "docs" / "schema" / f"{name}.json"] = schema(structs)
        written[ROOT / "web" / "src" / "wire" / f"{name}.ts"] = script(name, structs, shared)
    return written


def packaged_games() -> list[str]:
    folder = ROOT / "src" / "mirabilia" / "games"
    return sorted(file.parent.name for file in folder.glob("*/views.py"))


def stale() -> list[Path]:
    """The files that are out of date."""
    return [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> None:
    if "--check" in sys.argv:
        sys.exit("".join(f"{path.relative_to(ROOT)} is out of date\n" for path in stale()) or 0)
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
