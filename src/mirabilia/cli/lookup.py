"""Finding a piece of a game by what a player types."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar

from mirabilia.cli.screen import Scene


class HasId(Protocol):
    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=HasId)


def find(scene: Scene, kinds: Mapping[str, Iterable[T]], typed: str) -> tuple[str, T] | None:
    """The kind and the piece of that id or name, or of the only name that begins so."""
    name_typed = " ".join(typed.casefold().replace("_", " ").split())
    begun: list[tuple[str, T]] = []
    for kind, pieces in kinds.items():
        for piece in pieces:
            names = (scene.name(kind, piece.id).casefold(), piece.id.replace("_", " "))
            if name_typed in names:
                return kind, piece
            if name_typed and any(name.startswith(name_typed) for name in names):
                begun.append((kind, piece))
    return begun[0] if len(begun) == 1 else None
