"""How much one connection or one address may ask: a bucket that fills again with time."""

from __future__ import annotations

import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from mirabilia.tables.requests import Refused

MOST_ADDRESSES = 10_000
FRAMES = (60, 20)
"""Of one connection: so many at once, and so many a second."""
ADDRESS = {
    "requests": (300, 30),
    "sockets": (100, 2),
    "tables": (20, 0.05),
    "seats": (60, 0.5),
    "records": (60, 1),
    "shares": (10, 0.0005),
    "pictures": (60, 1),
    "frames": (600, 200),
    "tries": (120, 20),
    "hints": (30, 0.5),
    "chat": (20, 0.5),
    "pairings": (20, 0.2),
    "invitations": (20, 0.05),
    "met": (30, 0.5),
    "reports": (5, 0.0005),
    "subscriptions": (10, 0.05),
    "analyses": (10, 0.05),
    "positions": (20, 0.5),
    "edits": (120, 4),
    "people": (20, 0.001),
    "changes": (60, 0.5),
    "proofs": (10, 0.05),
    "profiles": (60, 1),
    "exports": (5, 0.01),
    "ratings": (120, 5),
    "tournaments": (5, 0.01),
    "entries": (60, 0.5),
}
"""Of one address: so many at once, and so many a second."""
CONNECTIONS = 100
"""Open at the same time from one address."""
TELL_SECONDS = 60.0
"""Between two lines in the log about the same address."""
UPLOADS = 4
"""Of one person being read at the same time."""

log = logging.getLogger(__name__)


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, size: float, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self.size, self.per_second, self.now = size, per_second, now
        self.left, self.at = size, now()
        self.told = -TELL_SECONDS

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = self.now()
        self.left = min(self.size, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_news(self) -> bool:
        """Whether nobody was told for a while that it is empty."""
        if self.now() - self.told < TELL_SECONDS:
            return False
        self.told = self.now()
        return True


class Buckets:
    """A bucket for each address; those not heard of for longest are forgotten."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size, self.per_second = size, per_second
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        bucket = self.known.get(address)
        if bucket is None:
            bucket = self.known[address] = Bucket(self.size, self.per_second)
        self.known.move_to_end(address)
        while len(self.known) > MOST_ADDRESSES:
            self.known.popitem(last=False)
        return bucket


class Limits:
    """All limits of a server. `generous` multiplies them: for tests and load, and for houses with many guests."""

    def __init__(self, generous: float = 1.0) -> None:
        self.generous = generous
        self.addresses = {kind: Buckets(size * generous, rate * generous) for kind, (size, rate) in ADDRESS.items()}
        self.open: Counter[str] = Counter()
        self.uploads: Counter[str] = Counter()

    def take(self, kind: str, address: str) -> None:
        """One more of a kind from an address; Refused if it is too much."""
        bucket = self.addresses[kind].of(address)
        if bucket.take():
            return
        if bucket.is_news():
            log.warning("too many", extra={"fields": {"kind": kind, "address": address}})
        raise too_many()

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """One more connection, as long as it is open."""
        with counted(self.open, address, CONNECTIONS * self.generous):
            yield

    @contextmanager
    def at_once(self, person: str) -> Iterator[None]:
        """One more upload, as long as it is read."""
        with counted(self.uploads, person, UPLOADS * self.generous):
            yield

    def frames(self) -> Bucket:
        """For the frames of one connection."""
        size, rate = FRAMES
        return Bucket(size * self.generous, rate * self.generous)


@contextmanager
def counted(counter: Counter[str], person: str, most: float) -> Iterator[None]:
    """One more of a person for a while; Refused if there are too many."""
    if counter[person] >= most:
        raise too_many()
    counter[person] += 1
    try:
        yield
    finally:
        counter[person] -= 1
        if not counter[person]:
            del counter[person]


def too_many() -> Refused:
    return Refused("too_many", "too many requests from this address; try again later")
