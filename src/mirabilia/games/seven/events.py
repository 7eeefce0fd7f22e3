"""What can happen in a game of 7 Wonders, as a viewer may know it. `report.py` makes them from the journal."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from mirabilia.core.contract import Committed, Event, Seat, TakenBack


class Board(Event, frozen=True, tag="board"):
    """A city has its board."""

    seat: Seat
    board: str
    side: str


class EdificeLaid(Event, frozen=True, tag="edifice_laid"):
    """The Edifice of an Age is laid out."""

    edifice: str


class LeadersDealt(Event, frozen=True, tag="leaders_dealt"):
    """The viewer's team is dealt leaders for the draft."""

    seat: Seat
    leaders: tuple[str, ...]


class LeaderKept(Event, frozen=True, tag="leader_kept"):
    """The viewer's team keeps a leader of the draft."""

    seat: Seat
    leader: str


class AgeBegun(Event, frozen=True, tag="age_begun"):
    """An Age begins."""

    age: int


class RecruitmentBegun(Event, frozen=True, tag="recruitment_begun"):
    """The Recruitment of an Age begins."""

    age: int


class TurnBegun(Event, frozen=True, tag="turn_begun"):
    """A turn begins."""

    age: int
    turn: int
    """From 1."""


class Built(Event, frozen=True, tag="built"):
    """A card is built and paid for."""

    seat: Seat
    card: str


class Chained(Event, frozen=True, tag="chained"):
    """A card is built for nothing, thanks to another building."""

    seat: Seat
    card: str
    chain_card: str
    """The building that makes it free."""


class BuiltFree(Event, frozen=True, tag="built_free"):
    """A card is built for nothing, thanks to a power."""

    seat: Seat
    card: str


class Staged(Event, frozen=True, tag="staged"):
    """A stage of the Wonder is built."""

    seat: Seat
    board: str
    stage: int
    """From 1."""
    card: str | UnsetType = UNSET
    """The card under it, if the viewer may know."""
    leader: str | UnsetType = UNSET
    """The leader under it, if the viewer may know."""


class Sold(Event, frozen=True, tag="sold"):
    """A card is discarded for coins."""

    seat: Seat
    card: str | UnsetType = UNSET
    """Known to those who discarded it."""


class SoldLeader(Event, frozen=True, tag="sold_leader"):
    """A leader is discarded for coins."""

    seat: Seat
    leader: str | UnsetType = UNSET
    """Known to those who discarded it."""


class Recruited(Event, frozen=True, tag="recruited"):
    """A leader comes into play."""

    seat: Seat
    leader: str


class Paid(Event, frozen=True, tag="paid"):
    """Coins go to the bank."""

    seat: Seat
    coins: int


class Traded(Event, frozen=True, tag="traded"):
    """Resources are bought from a neighbour."""

    seat: Seat
    other_seat: Seat
    """The seller."""
    coins: int


class Gained(Event, frozen=True, tag="gained"):
    """Coins come in."""

    seat: Seat
    coins: int
    source: str
    """One of "effect", "sale" or "trade"."""


class LastCard(Event, frozen=True, tag="last_card"):
    """A city may play its last card of the Age."""

    seat: Seat


class Thrown(Event, frozen=True, tag="thrown"):
    """Last cards are discarded face down."""

    number: int


class Revived(Event, frozen=True, tag="revived"):
    """A card of the discard pile is built."""

    seat: Seat
    card: str


class Declined(Event, frozen=True, tag="declined"):
    """An offer is declined."""

    seat: Seat


class Chosen(Event, frozen=True, tag="chosen"):
    """One of the effects of a stage is chosen."""

    seat: Seat
    stage: int
    """From 1."""
    number: int
    """Which of them, from 1."""


class Passed(Event, frozen=True, tag="passed"):
    """The hands are passed on."""

    direction: str
    """One of "left" or "right"."""


class Conflicts(Event, frozen=True, tag="conflicts"):
    """The conflicts of an Age are resolved."""

    age: int


class Victory(Event, frozen=True, tag="victory"):
    """A conflict is won."""

    seat: Seat
    other_seat: Seat
    """The one defeated."""
    tokens: int
    value: int
    """Points of a token."""


class Defeat(Event, frozen=True, tag="defeat"):
    """Conflicts are lost."""

    seat: Seat
    tokens: int


class AgeEnded(Event, frozen=True, tag="age_ended"):
    """An Age is over."""

    age: int


class Scored(Event, frozen=True, tag="scored"):
    """The points are counted."""

    scores: tuple[dict[str, int], ...]
    """The score sheet of each seat."""


class Over(Event, frozen=True, tag="over"):
    """The game is over."""

    winners: tuple[Seat, ...]


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


class DefeatsDiscarded(Event, frozen=True, tag="defeats_discarded"):
    """Defeat tokens are given away."""

    seat: Seat
    tokens: int


class TokenTaken(Event, frozen=True, tag="token_taken"):
    """A victory token is taken without a conflict."""

    seat: Seat
    value: int
    """Its points."""


class TokenLost(Event, frozen=True, tag="token_lost"):
    """A victory token is given back."""

    seat: Seat
    value: int
    """Its points."""


class Diplomacy(Event, frozen=True, tag="diplomacy"):
    """Diplomacy tokens are taken."""

    seat: Seat
    tokens: int


class DiplomacyUsed(Event, frozen=True, tag="diplomacy_used"):
    """A Diplomacy token keeps a city out of the conflicts."""

    seat: Seat


class MustLose(Event, frozen=True, tag="must_lose"):
    """A city has to lose coins."""

    seat: Seat
    coins: int


class LostCoins(Event, frozen=True, tag="lost_coins"):
    """Coins are lost to the bank."""

    seat: Seat
    coins: int


class Debt(Event, frozen=True, tag="debt"):
    """A loss is taken as debt."""

    seat: Seat
    points: int


class Joined(Event, frozen=True, tag="joined"):
    """A city takes part in an Edifice."""

    seat: Seat
    edifice: str


class Pawn(Event, frozen=True, tag="pawn"):
    """A city takes a pawn from the box."""

    seat: Seat
    age: int


class EdificeBuilt(Event, frozen=True, tag="edifice_built"):
    """An Edifice is completed."""

    edifice: str


class EdificeFailed(Event, frozen=True, tag="edifice_failed"):
    """An Edifice has failed."""

    edifice: str


class CardLost(Event, frozen=True, tag="card_lost"):
    """A card of a city is discarded."""

    seat: Seat
    card: str


class EdificeDebt(Event, frozen=True, tag="edifice_debt"):
    """The failure of an Edifice brings debt."""

    seat: Seat
    points: int


class FreeCityDrew(Event, frozen=True, tag="free_city_drew"):
    """Whoever acts for the Free City draws a card of its pile."""

    seat: Seat
    card: str | UnsetType = UNSET
    """Known to those who drew it."""


AnyEvent = (
    Committed
    | TakenBack
    | Board
    | EdificeLaid
    | LeadersDealt
    | LeaderKept
    | AgeBegun
    | RecruitmentBegun
    | TurnBegun
    | Built
    | Chained
    | BuiltFree
    | Staged
    | Sold
    | SoldLeader
    | Recruited
    | Paid
    | Traded
    | Gained
    | LastCard
    | Thrown
    | Revived
    | Declined
    | Chosen
    | Passed
    | Conflicts
    | Victory
    | Defeat
    | AgeEnded
    | Scored
    | Over
    | DrewLeaders
    | LeaderBuried
    | LeaderCopied
    | LeaderReturned
    | DefeatsDiscarded
    | TokenTaken
    | TokenLost
    | Diplomacy
    | DiplomacyUsed
    | MustLose
    | LostCoins
    | Debt
    | Joined
    | Pawn
    | EdificeBuilt
    | EdificeFailed
    | CardLost
    | EdificeDebt
    | FreeCityDrew
)
"""All of them: the type for reading them back from JSON."""
