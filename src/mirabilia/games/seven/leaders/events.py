"""What Leaders tells."""

from __future__ import annotations

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from mirabilia.core.contract import Event, Seat
from mirabilia.games.seven import events
from mirabilia.games.seven.leaders import kinds
from mirabilia.games.seven.leaders.notation import LEADER
from mirabilia.games.seven.lookup import PIECE_IDS
from mirabilia.games.seven.report import PieceEvents, Reporter


class LeadersDealt(Event, frozen=True, tag="leaders_dealt"):
    """The viewer's team is dealt leaders for the draft."""

    seat: Seat
    leaders: tuple[str, ...]


class LeaderKept(Event, frozen=True, tag="leader_kept"):
    """The viewer's team keeps a leader of the draft."""

    seat: Seat
    leader: str


class RecruitmentBegun(Event, frozen=True, tag="recruitment_begun"):
    """The Recruitment of an Age begins."""

    age: int


class SoldLeader(Event, frozen=True, tag="sold_leader"):
    """A leader is discarded for coins."""

    seat: Seat
    leader: str | UnsetType = UNSET
    """Known to those who discarded it."""


class Recruited(Event, frozen=True, tag="recruited"):
    """A leader comes into play."""

    seat: Seat
    leader: str


class DrewLeaders(Event, frozen=True, tag="drew_leaders"):
    """Leaders are drawn from the box."""

    seat: Seat
    number: int
    leaders: tuple[str, ...] | UnsetType = UNSET
    """Known to those who drew them."""


class LeaderBuried(Event, frozen=True, tag="leader_buried"):
    """A leader in play goes under a stage."""

    seat: Seat
    leader: str


class LeaderCopied(Event, frozen=True, tag="leader_copied"):
    """The effect of a neighbour's leader is taken over."""

    seat: Seat
    leader: str


class LeaderReturned(Event, frozen=True, tag="leader_returned"):
    """The viewer's team puts a leader back into the box."""

    seat: Seat
    leader: str


class Staged(events.Staged, frozen=True, tag="staged"):
    """A stage of the Wonder is built."""

    leader: str | UnsetType = UNSET
    """The leader under it, if the viewer may know."""


def staged(seat: int, board: str, stage: int, leader: str) -> Staged:
    return Staged(seat, board, stage, leader=leader)


def dealt(reporter: Reporter, seat: int, piece: int, _: int) -> None:
    if seat not in reporter.knows:
        return
    last, name = reporter.last(), PIECE_IDS[piece]
    if isinstance(last, LeadersDealt) and last.seat == seat:
        reporter.events[-1] = replace(last, leaders=(*last.leaders, name))
    else:
        reporter.events.append(LeadersDealt(seat, (name,)))


def kept(reporter: Reporter, seat: int, piece: int, _: int) -> None:
    if seat in reporter.knows:
        reporter.events.append(LeaderKept(seat, PIECE_IDS[piece]))


def drew(reporter: Reporter, seat: int, piece: int, _: int) -> None:
    last = reporter.last()
    if not isinstance(last, DrewLeaders) or last.seat != seat:
        last = DrewLeaders(seat, 0, () if seat in reporter.knows else UNSET)
        reporter.events.append(last)
    last = replace(last, number=last.number + 1)
    if last.leaders is not UNSET:
        last = replace(last, leaders=(*last.leaders, PIECE_IDS[piece]))
    reporter.events[-1] = last


def returned(reporter: Reporter, seat: int, piece: int, _: int) -> None:
    if seat in reporter.knows:
        reporter.events.append(LeaderReturned(seat, PIECE_IDS[piece]))


REVELATIONS = frozenset(
    {SoldLeader, Recruited, RecruitmentBegun, LeadersDealt, LeaderKept, LeaderReturned, DrewLeaders}
)
OPEN = {
    kinds.RECRUITMENT_BEGUN: lambda seat, a, b: RecruitmentBegun(a),
    kinds.RECRUITED: lambda seat, a, b: Recruited(seat, PIECE_IDS[a]),
    kinds.LEADER_BURIED: lambda seat, a, b: LeaderBuried(seat, PIECE_IDS[a]),
    kinds.LEADER_COPIED: lambda seat, a, b: LeaderCopied(seat, PIECE_IDS[a]),
}
HIDDEN = {
    kinds.DEALT_LEADERS: dealt,
    kinds.LEADER_KEPT: kept,
    kinds.DREW_LEADERS: drew,
    kinds.LEADER_RETURNED: returned,
}
PIECES = {LEADER: PieceEvents(SoldLeader, staged)}
