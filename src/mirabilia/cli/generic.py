"""The screen of a game that has none of its own, made from its view and its actions.

A field of the view is a line, a part a paragraph, and what there is for each seat a table. A field is called what the
text `<game>-view-<field>` says, or else by its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.menus import Menu, MenuItem, Section
from mirabilia.cli.screen import Scene, View, heading
from mirabilia.cli.screen import notation as notation
from mirabilia.cli.screen import preview as preview
from mirabilia.cli.screen import score_lines as score_lines
from mirabilia.cli.screen import unseated as unseated
from mirabilia.cli.screen import worth_telling as worth_telling
from mirabilia.core.contract import Action, Json
from mirabilia.core.describe import Texts

LEFT_OUT = frozenset({"game", "options", "players", "result", "own"})
"""Fields that the screen tells in other ways, or that everybody knows."""
OWN_LEFT_OUT = frozenset({"seat"})


def unplayed(texts: Texts, players: int) -> tuple[str, ...]:
    return ()


def table(scene: Scene, view: View, width: int, actions: Sequence[Action] = ()) -> RenderableType:
    fields = fields_of(view)
    own = fields.get("own") or {}
    parts = [heading(scene.texts(f"{scene.game.name}-title"), width), *field_texts(scene, fields, LEFT_OUT)]
    if isinstance(own, Mapping):
        parts += field_texts(scene, own, OWN_LEFT_OUT)
    return Group(*parts)


def fields_of(view: View) -> Json:
    """The view as others get it: names, numbers, lists and parts."""
    fields: Json = msgspec.json.decode(msgspec.json.encode(view))
    return fields


def field_texts(
    scene: Scene, fields: Mapping[str, Any], left_out: frozenset[str] = frozenset()
) -> Iterator[RenderableType]:
    """What the fields of a part say, one after the other; those without a value say nothing."""
    for name, value in fields.items():
        if name in left_out or value in (None, [], {}):
            continue
        if is_by_seat(scene, value):
            yield by_seat(scene, value)
        elif isinstance(value, Mapping):
            yield Text(label(scene, name), style="bold")
            yield from field_texts(scene, value)
        else:
            yield Text(f"{label(scene, name)}: {worded(scene, name, value)}")


def is_by_seat(scene: Scene, value: object) -> bool:
    """Whether there is a part for each player."""
    if not isinstance(value, list) or len(value) != len(scene.players):
        return False
    return all(isinstance(part, Mapping) for part in value)


def by_seat(scene: Scene, parts: Sequence[Mapping[str, Any]]) -> Table:
    """A column for each player, a row for each field."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column()
    for seat in range(len(parts)):
        table.add_column(scene.player(seat), overflow="fold")
    for name in parts[0]:
        table.add_row(label(scene, name), *(worded(scene, name, part.get(name)) for part in parts))
    return table


def label(scene: Scene, field: str) -> str:
    message = f"{scene.game.name}-view-{field.replace('_', '-')}"
    return scene.texts(message) if scene.texts.has(message) else field.replace("_", " ").capitalize()


def worded(scene: Scene, field: str, value: Any) -> str:
    """A value as people read it: ids by their names, seats by their players."""
    if value is None or value in ([], {}):
        return "-"
    if isinstance(value, bool):
        return "✓" if value else "-"
    if isinstance(value, Mapping):
        return ", ".join(f"{label(scene, name)} {worded(scene, name, part)}" for name, part in value.items())
    if isinstance(value, list):
        return ", ".join(worded(scene, field, part) for part in value)
    if isinstance(value, int) and field.rsplit("_", 1)[-1] in ("seat", "seats"):
        return scene.player(value)
    for kind, ids in scene.game.names().items():
        if value in ids and scene.texts.has(f"{scene.game.name}-{kind}-{str(value).replace('_', '-')}"):
            return scene.name(kind, value)
    return str(value)


# What can be done.


def menu(scene: Scene, view: View, actions: Sequence[Action]) -> Menu:
    """Every legal move by number, and what is not possible with the reason."""
    rows = tuple((choice(scene, action),) for action in actions)
    return Menu(scene.texts("terminal-generic-question"), (Section(rows),))


def choice(scene: Scene, action: Action) -> MenuItem:
    words = scene.sentence(action.fact)
    more = [scene.sentence(fact) for fact in (*(action.cost.parts if action.cost else ()), *action.gains)]
    if action.refusal is not None:
        more.append(scene.sentence(action.refusal))
    text = scene.texts("terminal-choice", move=words, more="; ".join(more)) if more else words
    return MenuItem(text, action.code if action.legal else None)


def waiting(scene: Scene, view: View) -> str:
    players = scene.texts.joined(map(scene.player, scene.to_act))
    return scene.texts("terminal-generic-waiting", players=players)


def cities(scene: Scene, view: View) -> RenderableType:
    """What there is for each player."""
    return Group(*(by_seat(scene, value) for value in fields_of(view).values() if is_by_seat(scene, value)))


def pile(scene: Scene, view: View) -> RenderableType:
    return Group(*field_texts(scene, fields_of(view), LEFT_OUT))


def card(scene: Scene, view: View, words: str) -> RenderableType | None:
    """The name of a piece, if it has one; there is nothing else to tell of it."""
    name = words.casefold()
    for kind, ids in scene.game.names().items():
        for item in ids:
            if name in (item.casefold(), scene.name(kind, item).casefold()):
                return Text(f"{label(scene, kind)}: {scene.name(kind, item)}")
    return None


def catalogue(scene: Scene, width: int) -> RenderableType:
    """Everything that has a name, by kind."""
    return Group(
        *(
            Text(f"{label(scene, kind)}: {', '.join(scene.name(kind, item) for item in ids)}")
            for kind, ids in scene.game.names().items()
        )
    )
