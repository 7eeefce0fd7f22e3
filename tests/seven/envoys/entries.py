"""The file with the orange cards."""

from __future__ import annotations

from mirabilia.games.seven.files import JoiningFile

FILES = (JoiningFile("envoys.toml", "embassies", 10, colour="orange", title="embassies"),)
