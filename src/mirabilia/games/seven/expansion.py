"""What an expansion is: a folder of its own with a record, `EXPANSION`, that says what it brings.

The folders beside this module are found; others are registered by a caller before the game is built:

    from mirabilia.games.seven.expansion import register
    register("my_package.envoys")
"""

from __future__ import annotations

import importlib.util
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).resolve().parent
PACKAGE = __name__.rpartition(".")[0]
RECORD = "EXPANSION"


class Expansion:
    """The record of an expansion, or of another optional part of the game. A folder overrides what it needs.

    Everything here is asked before or beside the game; what happens in the game is a `hooks.Module`.
    """

    name = ""
    package = ""
    """Where its modules are; filled in when it is found or registered."""
    order = 0
    """Those with lower numbers come first: in the options, in registers, and when hooks are called."""
    rules: tuple[str, ...] = ()
    """The modules that put their parts into the registers, in that order."""
    is_built_in = False
    """Whether its fields are attributes of the generated classes; those of others lie in the row `extra`."""

    def module(self, name: str) -> ModuleType:
        return importlib.import_module(f"{self.package}.{name}")

    def has_module(self, name: str) -> bool:
        return importlib.util.find_spec(f"{self.package}.{name}") is not None


_REGISTERED: list[Expansion] = []


def register(package: str) -> Expansion:
    """Add the expansion of a package that is not part of Mirabilia."""
    expansion: Expansion = getattr(importlib.import_module(package), RECORD)
    expansion.package = package
    _REGISTERED.append(expansion)
    return expansion


def expansions() -> list[Expansion]:
    """All there are, in their order."""
    return sorted([*_built_in(), *_REGISTERED], key=lambda expansion: expansion.order)


def _built_in() -> Iterator[Expansion]:
    for info in pkgutil.iter_modules([str(FOLDER)]):
        if info.ispkg:
            package = f"{PACKAGE}.{info.name}"
            found = getattr(importlib.import_module(package), RECORD, None)
            if found is not None:
                found.package, found.is_built_in = package, True
                yield found
