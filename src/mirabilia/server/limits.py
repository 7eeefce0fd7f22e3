"""How much one connection or one address may ask: a bucket that fills again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_ADDRESSES = 10_000


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, size: float, per_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self.size, self.per_second, self.now = size, per_second, now
        self.left, self.at = size, now()

    def take(self) -> bool:
        """Whether one more is allowed."""
        now = self.now()
        self.left = min(self.size, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address; those not heard of for longest are forgotten."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size, self.per_second = size, per_second
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.known.setdefault(address, Bucket(self.size, self.per_second))
        self.known.move_to_end(address)
        while len(self.known) > MOST_ADDRESSES:
            self.known.popitem(last=False)
        return bucket.take()
