"""7 Wonders with Leaders, Cities and Edifice. `GAME` is the way in; see `core.contract` for what it can do."""

from mirabilia.games.seven.game import GAME

__all__ = ["GAME"]
