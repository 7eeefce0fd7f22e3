"""Kinds of options: how what was given is checked. Expansions make options of their own of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any

from mirabilia.core.contract import Option
from mirabilia.core.options import named_row

GAME = "seven"


class ExpansionOption(ABC):
    """An option that an expansion adds to those of the game."""

    default: Hashable

    def __init__(self, option: Option, after: str) -> None:
        self.option = option
        self.name = option.name
        self.after = after
        """The option behind which it is listed."""

    @abstractmethod
    def read(self, value: object) -> Hashable:
        """What was given as the game uses it; ValueError with the reason."""

    def write(self, value: Any) -> Any:
        """As it is passed to `new`."""
        return value


class Switch(ExpansionOption):
    default = False

    def __init__(self, name: str, after: str) -> None:
        super().__init__(Option(name, ("off", "on"), "off"), after)

    def read(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if value in ("on", "off"):
            return value == "on"
        raise ValueError(f"option {self.name!r} of {GAME} is on or off, not {value!r}")


class Subset(ExpansionOption):
    """Some of several names; one more may be named or not."""

    default = ()

    def __init__(self, name: str, allowed: tuple[str, ...], after: str, silent: str) -> None:
        super().__init__(Option(name, allowed, "", several=True), after)
        self.allowed, self.silent = allowed, silent

    def read(self, value: object) -> tuple[str, ...]:
        chosen = subset(self.name, value, (self.silent, *self.allowed))
        return tuple(name for name in chosen if name != self.silent)

    def write(self, value: tuple[str, ...]) -> list[str]:
        return list(value)


def subset(name: str, value: object, allowed: Sequence[str]) -> tuple[str, ...]:
    """Some of the allowed names, in their order."""
    row = named_row(GAME, name, value)
    for item in row:
        if item not in allowed:
            raise ValueError(f"option {name!r} of {GAME} is any of {', '.join(allowed)}, not {item!r}")
    if len(set(row)) != len(row):
        raise ValueError(f"option {name!r} of {GAME} names something twice: {', '.join(row)}")
    return tuple(item for item in allowed if item in row)
