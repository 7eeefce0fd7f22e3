"""How the moves of Leaders are written."""

from __future__ import annotations

from mirabilia.games.seven.leaders import kinds
from mirabilia.games.seven.leaders.lookup import LEADER_IDS, LEADER_INDEX
from mirabilia.games.seven.notation import Kind, Piece

LEADER = "leader"
ANY_LEADER = Piece(LEADER)

KINDS = {
    kinds.RECRUIT: Kind("recruit", ANY_LEADER, ("bank",)),
    kinds.KEEP: Kind("keep", ANY_LEADER),
    kinds.BURY: Kind("bury", ANY_LEADER),
    kinds.COPY: Kind("copy", ANY_LEADER),
}
PIECES = {LEADER: LEADER_INDEX}
NAMES = {LEADER: LEADER_IDS}
