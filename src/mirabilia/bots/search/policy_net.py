"""A network that judges a position and its moves, in whole numbers.

Few of the many inputs are not zero, and how much there is of each is a small whole number. Weights are whole numbers
too (1024 is one), so several of them lie side by side in one 64-bit word, as lanes: adding or multiplying the word does
so to all of them at once, and the sums come out the same in every build. Negative lanes borrow from the next one;
taking the lowest lane off first gives it back.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec

ONE: Final = 1024
"""What stands for 1 in weights."""
MOST_COUNTED: Final = 256

# First layer: three lanes a word, four words at a time.
FIRST_LANES: Final = 3
FIRST_BITS: Final = 21
FIRST_MASK: Final = (1 << 21) - 1
FIRST_HALF: Final = 1 << 20
WORDS_AT_ONCE: Final = 4
UNITS_AT_ONCE: Final = FIRST_LANES * WORDS_AT_ONCE

# Between the layers: how strongly a unit fires, 0 to 1023, with 128 for one.
COARSER: Final = 3
FULL: Final = 1023
FIRED_ONE: Final = 128

# Second layer: two lanes a word.
SECOND_LANES: Final = 2
SECOND_BITS: Final = 32
SECOND_MASK: Final = (1 << 32) - 1
SECOND_HALF: Final = 1 << 31


class CountedFeatures:
    """What is known of a position: numbers of inputs, and how much of each. Filled again and again."""

    number: i64 = 0

    def __init__(self) -> None:
        self.inputs = vec[i64]([0] * MOST_COUNTED)
        self.amounts = vec[i64]([0] * MOST_COUNTED)

    def add(self, which: i64, amount: i64) -> None:
        if amount:
            self.inputs[self.number] = which
            self.amounts[self.number] = amount
            self.number += 1

    def mark(self, which: i64) -> None:
        self.inputs[self.number] = which
        self.amounts[self.number] = 1
        self.number += 1

    def mark_set(self, first: i64, members: i64) -> None:
        """Each member of a set of small numbers is an input of its own."""
        which = first
        while members:
            if members & 1:
                self.mark(which)
            members >>= 1
            which += 1

    def listed(self) -> list[tuple[int, int]]:
        return [(self.inputs[index], self.amounts[index]) for index in range(self.number)]


class Shape:
    """How large a network is."""

    def __init__(self, inputs: int, hidden: int, inner: int, outputs: int) -> None:
        self.inputs, self.hidden, self.inner, self.outputs = inputs, hidden, inner, outputs

    def sizes(self) -> list[int]:
        """How many numbers each part has, in the order of a file of weights: for each input the weights to all hidden
        units, their biases, for each hidden unit the weights to all inner ones, their biases, the weights of the
        chance to win, its bias, for each output the weights of all inner units."""
        return [
            self.inputs * self.hidden,
            self.hidden,
            self.hidden * self.inner,
            self.inner,
            self.inner,
            1,
            self.outputs * self.inner,
        ]

    def is_possible(self) -> bool:
        """Whether all words are full."""
        return min(self.hidden, self.inner) > 0 and self.hidden % UNITS_AT_ONCE == 0 and self.inner % SECOND_LANES == 0


def packed(numbers: list[int], lanes: int, bits: int) -> list[int]:
    """Several numbers to a word, the first one lowest."""
    return [
        sum(numbers[at + lane] * (1 << (bits * lane)) for lane in range(lanes)) for at in range(0, len(numbers), lanes)
    ]


class PolicyNet:
    """Two layers; from the inner one come the chance to win and how promising parts of a move are."""

    words: i64
    hidden: i64
    inner: i64
    inner_words: i64
    last: float

    def __init__(self, shape: Shape, numbers: list[int]) -> None:
        parts: list[list[int]] = []
        at = 0
        for size in shape.sizes():
            parts.append(numbers[at : at + size])
            at += size
        self.hidden = shape.hidden
        self.words = shape.hidden // FIRST_LANES
        self.inner = shape.inner
        self.inner_words = shape.inner // SECOND_LANES
        self.first = vec[i64](packed(parts[0], FIRST_LANES, FIRST_BITS))
        self.biases = vec[i64](packed(parts[1], FIRST_LANES, FIRST_BITS))
        self.second = vec[i64](packed(parts[2], SECOND_LANES, SECOND_BITS))
        self.inner_biases = vec[i64](packed([FIRED_ONE * number for number in parts[3]], SECOND_LANES, SECOND_BITS))
        self.chance = vec[float]([number / ONE for number in parts[4]])
        self.last = parts[5][0] / ONE
        self.outputs = vec[float]([number / ONE for number in parts[6]])
        self.sums = vec[i64]([0] * (shape.inner // SECOND_LANES))
        self.fired = vec[float]([0.0] * shape.inner)
        """How strongly the inner units fire for the position judged last."""

    def judge(self, features: CountedFeatures) -> float:
        """The chance to win as log odds. What was found on the way stays for `promise`."""
        self.add_up(features)
        self.fire()
        total = self.last
        for unit in range(self.inner):
            total += self.fired[unit] * self.chance[unit]
        return total

    def add_up(self, features: CountedFeatures) -> None:
        """Both layers, as far as they are sums. Four words of the first are kept in hand at a time."""
        first, biases, words, number = self.first, self.biases, self.words, features.number
        inputs, amounts = features.inputs, features.amounts
        for word in range(self.inner_words):
            self.sums[word] = self.inner_biases[word]
        block: i64 = 0
        while block < words:
            a = biases[block]
            b = biases[block + 1]
            c = biases[block + 2]
            d = biases[block + 3]
            for index in range(number):
                at = inputs[index] * words + block
                amount = amounts[index]
                a += amount * first[at]
                b += amount * first[at + 1]
                c += amount * first[at + 2]
                d += amount * first[at + 3]
            unit = block * FIRST_LANES
            self.spread(unit, a)
            self.spread(unit + FIRST_LANES, b)
            self.spread(unit + 2 * FIRST_LANES, c)
            self.spread(unit + 3 * FIRST_LANES, d)
            block += WORDS_AT_ONCE

    def spread(self, unit: i64, word: i64) -> None:
        """Pass on what the units of a word give to the second layer."""
        for _ in range(FIRST_LANES):
            lane: i64 = ((word + FIRST_HALF) & FIRST_MASK) - FIRST_HALF
            word = (word - lane) >> FIRST_BITS
            amount: i64 = lane >> COARSER
            if amount > 0:
                if amount > FULL:
                    amount = FULL
                at = unit * self.inner_words
                for index in range(self.inner_words):
                    self.sums[index] += amount * self.second[at + index]
            unit += 1

    def fire(self) -> None:
        scale = 1.0 / float(FIRED_ONE * ONE)
        unit: i64 = 0
        for index in range(self.inner_words):
            word = self.sums[index]
            low: i64 = ((word + SECOND_HALF) & SECOND_MASK) - SECOND_HALF
            high: i64 = (word - low) >> SECOND_BITS
            self.fired[unit] = float(low) * scale if low > 0 else 0.0
            self.fired[unit + 1] = float(high) * scale if high > 0 else 0.0
            unit += 2

    def promise(self, output: i64) -> float:
        """How promising a part of a move is in the position judged last."""
        at = output * self.inner
        total = 0.0
        for unit in range(self.inner):
            total += self.fired[unit] * self.outputs[at + unit]
        return total
