"""How the moves of Leaders are written."""

from __future__ import annotations

from mirabilia.games.seven.leaders import kinds
from mirabilia.games.seven.leaders.lookup import LEADER_IDS, LEADER_INDEX
from mirabilia.games.seven.notation import MoveForm, PieceArgument

LEADER = "leader"
ANY_LEADER = PieceArgument(LEADER)

KINDS = {
    kinds.RECRUIT: MoveForm("recruit", ANY_LEADER, ("bank",)),
    kinds.KEEP: MoveForm("keep", ANY_LEADER),
    kinds.BURY: MoveForm("bury", ANY_LEADER),
    kinds.COPY: MoveForm("copy", ANY_LEADER),
}
PIECES = {LEADER: LEADER_INDEX}
NAMES = {LEADER: LEADER_IDS}
