"""Random numbers that nobody can compute who does not know the secret they come from.

BLAKE2b, keyed with the secret, over a counter: whoever has seen any part of the row cannot tell the rest without trying
all secrets, as far as anybody knows. Slower than a `Stream`, and good enough for what is dealt once in a game.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

from mirabilia.core.stream import Dealer
from mirabilia.core.vecs import vec

SECRET_BYTES: Final = 16
WORD: Final = 4
"""Bytes of a drawn number."""
WORDS: Final[i64] = 0x100000000
"""Drawn numbers are below this."""
PURPOSE: Final = b"mirabilia deal"


class SecretStream(Dealer):
    """An endless row of random choices, fixed by a secret in hexadecimal digits."""

    def __init__(self, secret: str) -> None:
        self.key = bytes.fromhex(secret)
        self.blocks = 0
        """How many blocks have been drawn."""
        self.block = b""
        self.used = 0
        """How many bytes of the last block are used up."""

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each exactly equally likely (n up to 2**32)."""
        end: i64 = WORDS - WORDS % n
        while True:
            drawn: i64 = int.from_bytes(self.bytes_drawn(WORD), "little")
            if drawn < end:
                return drawn % n

    def shuffle(self, items: vec[i64]) -> None:
        for n in range(len(items), 1, -1):
            j = self.below(n)
            item = items[n - 1]
            items[n - 1] = items[j]
            items[j] = item

    def branch(self) -> str:
        return self.bytes_drawn(SECRET_BYTES).hex()

    def bytes_drawn(self, number: int) -> bytes:
        """The next bytes of the row."""
        if self.used + number > len(self.block):
            counter = self.blocks.to_bytes(8, "little")
            self.block = blake2b(counter, key=self.key, person=PURPOSE).digest()
            self.blocks += 1
            self.used = 0
        self.used += number
        return self.block[self.used - number : self.used]
