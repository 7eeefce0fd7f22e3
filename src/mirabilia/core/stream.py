"""Random numbers that are the same on every machine and in every build.

Two multiplicative generators combined (L'Ecuyer 1988): every product stays below 2**47, so the compiled 64-bit
arithmetic and Python's unbounded integers agree without masking. Period about 2.3 * 10**18.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec

FIRST_MODULUS: Final = 2147483563
SECOND_MODULUS: Final = 2147483399
LOW_32: Final = 0xFFFFFFFF

SEEDS: Final = 2**53
"""Seeds are whole numbers below this, so that they survive JSON."""


def scrambled(value: i64) -> i64:
    """Spread 32 bits so that neighbouring seeds have nothing in common."""
    value = (value ^ (value >> 16)) * 0x45D9F3B & LOW_32
    value = (value ^ (value >> 16)) * 0x45D9F3B & LOW_32
    return value ^ (value >> 16)


class Dealer:
    """Deals: random choices for the set-up of a game, one after the other. Which kind decides how hard they are to
    foretell; searches have a `Stream`, whose calls are direct ones."""

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into a random order."""
        raise NotImplementedError

    def branch(self) -> str:
        """The secret of another row, which this one does not tell; "" where the seed is a number."""
        return ""


class Stream(Dealer):
    """An endless row of random choices, fixed by its seed."""

    first: i64
    second: i64

    def __init__(self, seed: i64) -> None:
        low: i64 = seed & LOW_32
        high: i64 = (seed >> 32) & LOW_32
        self.first = 1 + scrambled(low ^ scrambled(high + 1)) % (FIRST_MODULUS - 1)
        self.second = 1 + scrambled(scrambled(low ^ 0x5BD1E995) ^ high) % (SECOND_MODULUS - 1)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely (n up to a few thousands)."""
        self.first = self.first * 40014 % FIRST_MODULUS
        self.second = self.second * 40692 % SECOND_MODULUS
        mixed: i64 = self.first - self.second
        if mixed < 1:
            mixed += FIRST_MODULUS - 1
        return (mixed - 1) % n

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into a random order. The draws of `below`, written out: set-up is made of them."""
        first = self.first
        second = self.second
        for n in range(len(items), 1, -1):
            first = first * 40014 % FIRST_MODULUS
            second = second * 40692 % SECOND_MODULUS
            mixed: i64 = first - second
            if mixed < 1:
                mixed += FIRST_MODULUS - 1
            j = (mixed - 1) % n
            item = items[n - 1]
            items[n - 1] = items[j]
            items[j] = item
        self.first = first
        self.second = second
