"""What the lobbies of several processes on one database tell each other: each what it knows at first hand."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

from msgspec import Struct

from mirabilia.server.lobby_wire import LobbyTable
from mirabilia.tables.pairing import Seek

MISSED, MISSED_SECONDS = 2_000, 5.0
"""Messages to people who are nowhere are kept for so long: it may not have been told yet that they have come."""


class PeerNews(Struct, frozen=True, array_like=True):
    """What one process tells the others."""

    process: str
    tables: list[tuple[str, int, LobbyTable | None]] = []
    come: dict[str, list[str]] = {}
    gone: list[str] = []
    nameless: int = 0
    names: list[str] = []
    pools: dict[str, int] = {}
    whole: bool = False
    """Whether `come` are all people that are there."""
    personal: list[tuple[list[str], bytes]] = []
    """Messages for players, as they go over the wire."""
    paired: list[tuple[str, bytes]] = []
    """The same for those who waited, by their seek."""
    alone: list[tuple[str, Seek]] = []
    """Who waits again, and at which table they were left alone."""


class Crowd(Struct):
    """Who is there in another process."""

    nameless: int = 0
    """Those who have not said who they are."""
    people: dict[str, list[str]] = {}
    """Those who have said so, each with all players that they are; by one of them."""
    players: set[str] = set()
    names: list[str] = []
    pools: dict[str, int] = {}

    def hear(self, news: PeerNews) -> None:
        if news.whole:
            self.people = {}
        self.people |= news.come
        for first in news.gone:
            self.people.pop(first, None)
        self.players = {player for players in self.people.values() for player in players}
        self.nameless, self.names, self.pools = news.nameless, news.names, news.pools


class Peers:
    """The crowds of the other processes, and what they are to be told next: nothing where there is one process alone.

    `changed` is called when there is something to tell.
    """

    def __init__(self, process: str | None, time: Callable[[], float], changed: Callable[[], None]) -> None:
        self.process, self.time, self.changed = process, time, changed
        self.crowds: dict[str, Crowd] = {}
        self.tables: list[tuple[str, int, LobbyTable | None]] = []
        self.personal: list[tuple[list[str], bytes]] = []
        self.paired: list[tuple[str, bytes]] = []
        self.alone: list[tuple[str, Seek]] = []
        self.come: dict[str, list[str]] = {}
        self.gone: set[str] = set()
        self.is_whole = False
        self.told: tuple[Any, ...] = ()
        self.missed: deque[tuple[float, list[str], bytes]] = deque(maxlen=MISSED)
        """What was for people of whom no process has told: they may be coming in right now."""

    def __contains__(self, player: object) -> bool:
        return any(player in crowd.players for crowd in self.crowds.values())

    def people(self) -> set[str]:
        return {first for crowd in self.crowds.values() for first in crowd.people}

    def nameless(self) -> int:
        return sum(crowd.nameless for crowd in self.crowds.values())

    def names(self) -> Iterator[str]:
        return (name for crowd in self.crowds.values() for name in crowd.names)

    def pools(self) -> Counter[str]:
        numbers: Counter[str] = Counter()
        for crowd in self.crowds.values():
            numbers.update(crowd.pools)
        return numbers

    # To be told.

    def introduce(self) -> None:
        """There is another process: it does not know yet who is here."""
        self.is_whole = True
        self.changed()

    def enter(self, players: list[str]) -> None:
        """Somebody has come here, with all players that they are."""
        if self.process is not None:
            self.come[players[0]] = players
            self.gone.discard(players[0])

    def exit(self, first: str) -> None:
        if self.process is not None:
            self.come.pop(first, None)
            self.gone.add(first)

    def list_table(self, id: str, seq: int, row: LobbyTable | None) -> None:
        """A table of this process is like this now."""
        if self.process is not None:
            self.tables.append((id, seq, row))

    def hand_to(self, seek: str, frame: bytes) -> None:
        """A message for somebody who waits elsewhere."""
        if self.process is not None:
            self.paired.append((seek, frame))
            self.changed()

    def let_wait_again(self, table: str, seek: Seek) -> None:
        """Somebody who is elsewhere was left alone at a table."""
        if self.process is not None:
            self.alone.append((table, seek))
            self.changed()

    def deliver(self, players: Collection[str], frame: bytes) -> None:
        """A message for those of these players who are elsewhere."""
        others = [player for player in players if player in self]
        if others:
            self.personal.append((others, frame))
            self.changed()

    def keep(self, players: Iterable[str], frame: bytes) -> None:
        """A message for players who are nowhere, as far as is known."""
        if self.process is not None:
            self.missed.append((self.time(), list(players), frame))

    def news(self, everybody: dict[str, list[str]], crowd: tuple[int, list[str], dict[str, int]]) -> PeerNews | None:
        """What is new here, with who is there: nameless ones, names, and how many wait for which game."""
        nameless, names, pools = crowd
        told = (nameless, tuple(names), tuple(sorted(pools.items())))
        has_own = self.come or self.gone or self.personal or self.paired or self.alone
        if not (self.tables or has_own or self.is_whole) and told == self.told:
            return None
        news = PeerNews(
            self.process or "",
            self.tables,
            everybody if self.is_whole else self.come,
            sorted(self.gone),
            nameless,
            names,
            pools,
            self.is_whole,
            self.personal,
            self.paired,
            self.alone,
        )
        self.tables, self.personal, self.paired, self.alone = [], [], [], []
        self.come, self.gone, self.is_whole, self.told = {}, set(), False, told
        return news

    # Told by them.

    def hear(self, news: PeerNews) -> None:
        """Who is there in another process; those who have just come get what was meant for them before."""
        self.crowds.setdefault(news.process, Crowd()).hear(news)
        arrived = {player for players in news.come.values() for player in players}
        since = self.time() - MISSED_SECONDS
        for at, players, frame in self.missed:
            if at >= since and (those := [player for player in players if player in arrived]):
                self.personal.append((those, frame))
                self.changed()
