"""7 Wonders with Leaders, Cities and Edifice. `GAME` is the way in; see `core.contract` for what it can do.

The game is built when it is first asked for. Until then expansions can be registered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mirabilia.games.seven.expansion import register

if TYPE_CHECKING:
    from mirabilia.games.seven.game import GAME

__all__ = ["GAME", "register"]


def __getattr__(name: str) -> object:
    if name == "GAME":
        from mirabilia.games.seven.game import GAME

        return GAME
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
