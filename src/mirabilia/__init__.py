"""Mirabilia: the "wonders" family of board games, to play, to watch and to teach bots.

>>> from mirabilia import games
>>> state = games.get("duel").new(seed=7)
>>> state.play(0, state.legal(0)[0])
"""

from mirabilia import _build as _build  # first: it decides between compiled and uncompiled modules

__version__ = "0.1.0"
