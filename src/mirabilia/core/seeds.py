"""Seeds: from what a game is dealt.

A number is short enough to be told on the telephone, and quick: for the terminal, for matches of bots, for tests.
Whoever sees some of the cards can compute it. A secret has 128 bits, in 32 hexadecimal digits; nobody can compute it,
and tables deal from one.
"""

from __future__ import annotations

import re
import secrets

from mirabilia.core.contract import Seed
from mirabilia.core.secret_stream import SECRET_BYTES, SecretStream
from mirabilia.core.states import whole
from mirabilia.core.stream import SEEDS, Dealer, Stream

PATTERN = "^[0-9a-f]{32}$"
"""What a secret looks like."""
IS_SECRET = re.compile("[0-9a-f]{32}")


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(SECRET_BYTES)


def is_secret(seed: str) -> bool:
    return IS_SECRET.fullmatch(seed) is not None


def checked_seed(seed: object) -> Seed:
    """A number or a secret, else ValueError."""
    if isinstance(seed, str) and is_secret(seed):
        return seed
    return checked_number(seed)


def checked_number(seed: object) -> int:
    """A seed that is a number, else ValueError."""
    number = whole(seed)
    if number is None:
        raise ValueError(f"the seed must be a whole number or a secret of 32 hexadecimal digits, not {seed!r}")
    if not 0 <= number < SEEDS:
        raise ValueError(f"the seed must be from 0 to {SEEDS - 1}, not {number}")
    return number


def read_seed(text: str) -> Seed:
    """A seed as it stands in a record; ValueError if it is none."""
    return text if is_secret(text) else int(text)


def number_of(seed: Seed) -> int:
    """A number for what goes with the deal, such as the bots of somebody who plays alone."""
    return int(seed, 16) % SEEDS if isinstance(seed, str) else seed


def stream_from(seed: Seed) -> Dealer:
    """The random choices that a seed fixes."""
    return SecretStream(seed) if isinstance(seed, str) else Stream(seed)
