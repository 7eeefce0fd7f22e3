"""How the moves of Envoys are written: `send 0`, `send 1`."""

from __future__ import annotations

from mirabilia.games.seven.notation import MoveForm, Number
from tests.seven.envoys.rules import SEND

KINDS = {SEND: MoveForm("send", Number("envoys", {0: 0, 1: 1}))}
