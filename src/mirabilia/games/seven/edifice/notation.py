"""How the moves of Edifice are written."""

from __future__ import annotations

from mirabilia.games.seven import codes, data
from mirabilia.games.seven.edifice import kinds
from mirabilia.games.seven.edifice.lookup import EDIFICE_IDS
from mirabilia.games.seven.notation import ANY_CARD, ANY_PIECE, TRADE, MoveForm, Number

KINDS = {
    codes.JOIN: MoveForm("join", ANY_PIECE, TRADE),
    kinds.DISCARD: MoveForm("discard", ANY_CARD),
    kinds.PAWN: MoveForm("pawn", Number("age", {age: age for age in data.AGES})),
}
NAMES = {"edifice": EDIFICE_IDS}
