"""The weights of the networks, as `mirabilia tune` has found them: a line of JSON that says what they are, then the
numbers, whole ones of two bytes each."""

from __future__ import annotations

import sys
from array import array
from functools import cache
from pathlib import Path

import msgspec

from mirabilia.bots.search.policy_net import PolicyNet, Shape

FOLDER = Path(__file__).parent


class Heading(msgspec.Struct, frozen=True):
    game: str
    inputs: int
    hidden: int
    inner: int
    outputs: int
    made: dict[str, float | int | str]
    """How: games, positions, loss on games held out."""
    parts: int = 0
    """Parts of moves that weigh the same in every position."""

    @property
    def shape(self) -> Shape:
        return Shape(self.inputs, self.hidden, self.inner, self.outputs, self.parts)


class WeightsError(ValueError):
    """A file of weights that cannot be used."""


def write(path: Path, heading: Heading, numbers: array[int]) -> None:
    """Numbers: those of `Shape.sizes`, one after the other."""
    if sys.byteorder == "big":
        numbers = array("h", numbers)
        numbers.byteswap()
    path.write_bytes(msgspec.json.encode(heading) + b"\n" + numbers.tobytes())


def read(path: Path, game: str, inputs: int, outputs: int, parts: int = 0) -> PolicyNet:
    heading, numbers = numbers_in(path, game, inputs, outputs, parts)
    return PolicyNet(heading.shape, list(numbers))


def numbers_in(path: Path, game: str, inputs: int, outputs: int, parts: int = 0) -> tuple[Heading, array[int]]:
    """What a file says of a network, and its numbers."""
    first, _, rest = path.read_bytes().partition(b"\n")
    try:
        heading = msgspec.json.decode(first, type=Heading)
    except msgspec.DecodeError as error:
        raise WeightsError(f"{path} is no file of weights: {error}") from None
    if (heading.game, heading.inputs, heading.outputs) != (game, inputs, outputs):
        raise WeightsError(
            f"{path} is for {heading.game} with {heading.inputs} inputs and {heading.outputs} outputs, "
            f"not for {game} with {inputs} and {outputs}"
        )
    if heading.parts != parts:
        raise WeightsError(f"{path} knows {heading.parts} parts of moves, not {parts}")
    if not heading.shape.is_possible():
        raise WeightsError(f"{path} has {heading.hidden} hidden and {heading.inner} inner units")
    if len(rest) != 2 * sum(heading.shape.sizes()):
        raise WeightsError(f"{path} is cut off")
    numbers = array("h", rest)
    if sys.byteorder == "big":
        numbers.byteswap()
    return heading, numbers


@cache
def packaged(game: str, inputs: int, outputs: int, parts: int = 0) -> PolicyNet:
    """The network that comes with the package."""
    return read(FOLDER / f"{game}.net", game, inputs, outputs, parts)
