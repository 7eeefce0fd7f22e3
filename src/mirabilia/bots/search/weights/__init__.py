"""The weights of the networks, as `mirabilia tune` has found them: a line of JSON that says what they are, then the
numbers, four bytes each."""

from __future__ import annotations

import sys
from array import array
from functools import cache
from pathlib import Path

import msgspec

from mirabilia.bots.search.net import Net
from mirabilia.bots.search.policy_net import PolicyNet, Shape

FOLDER = Path(__file__).parent


class Heading(msgspec.Struct, frozen=True):
    game: str
    inputs: int
    hidden: int
    made: dict[str, float | int | str]
    """How: games, positions, loss on games held out."""
    parts: int = 0
    """Parts that moves consist of, if these are rated."""

    def size(self) -> int:
        """How many numbers there are."""
        return self.inputs * self.hidden + 2 * self.hidden + 1 + self.parts


class WeightsError(ValueError):
    """A file of weights that cannot be used."""


def write(path: Path, heading: Heading, numbers: array[float]) -> None:
    """Numbers: for each input the weights to all hidden units, their biases, the weights to the output, its bias, and
    what each part of a move weighs."""
    if sys.byteorder == "big":
        numbers = array("f", numbers)
        numbers.byteswap()
    path.write_bytes(msgspec.json.encode(heading) + b"\n" + numbers.tobytes())


def read(path: Path, game: str, inputs: int, parts: int = 0) -> Net:
    """A network that knows so many parts of moves."""
    heading, numbers = net_numbers(path, game, inputs, parts)
    row, split, hidden = list(numbers), inputs * heading.hidden, heading.hidden
    second = split + hidden
    last = second + hidden
    return Net(row[:split], row[split:second], row[second:last], row[last], row[last + 1 :])


def net_numbers(path: Path, game: str, inputs: int, parts: int = 0) -> tuple[Heading, array[float]]:
    """What a file says of a network, and its numbers."""
    first, _, rest = path.read_bytes().partition(b"\n")
    try:
        heading = msgspec.json.decode(first, type=Heading)
    except msgspec.DecodeError as error:
        raise WeightsError(f"{path} is no file of weights: {error}") from None
    if (heading.game, heading.inputs) != (game, inputs):
        raise WeightsError(f"{path} is for {heading.game} with {heading.inputs} inputs, not for {game} with {inputs}")
    if heading.parts != parts:
        raise WeightsError(f"{path} knows {heading.parts} parts of moves, not {parts}")
    if len(rest) != 4 * heading.size():
        raise WeightsError(f"{path} is cut off")
    numbers = array("f", rest)
    if sys.byteorder == "big":
        numbers.byteswap()
    return heading, numbers


@cache
def packaged(game: str, inputs: int, parts: int = 0) -> Net:
    """The network that comes with the package."""
    return read(FOLDER / f"{game}.net", game, inputs, parts)


class PolicyHeading(msgspec.Struct, frozen=True):
    """Of a network that judges moves too; its numbers are whole ones of two bytes."""

    game: str
    inputs: int
    hidden: int
    inner: int
    outputs: int
    made: dict[str, float | int | str]

    @property
    def shape(self) -> Shape:
        return Shape(self.inputs, self.hidden, self.inner, self.outputs)


def write_policy(path: Path, heading: PolicyHeading, numbers: array[int]) -> None:
    """Numbers: those of `Shape.sizes`, one after the other."""
    if sys.byteorder == "big":
        numbers = array("h", numbers)
        numbers.byteswap()
    path.write_bytes(msgspec.json.encode(heading) + b"\n" + numbers.tobytes())


def read_policy(path: Path, game: str, inputs: int, outputs: int) -> PolicyNet:
    heading, numbers = policy_numbers(path, game, inputs, outputs)
    return PolicyNet(heading.shape, list(numbers))


def policy_numbers(path: Path, game: str, inputs: int, outputs: int) -> tuple[PolicyHeading, array[int]]:
    """What a file says of a network that judges moves too, and its numbers."""
    first, _, rest = path.read_bytes().partition(b"\n")
    try:
        heading = msgspec.json.decode(first, type=PolicyHeading)
    except msgspec.DecodeError as error:
        raise WeightsError(f"{path} is no file of weights: {error}") from None
    if (heading.game, heading.inputs, heading.outputs) != (game, inputs, outputs):
        raise WeightsError(
            f"{path} is for {heading.game} with {heading.inputs} inputs and {heading.outputs} outputs, "
            f"not for {game} with {inputs} and {outputs}"
        )
    if not heading.shape.is_possible():
        raise WeightsError(f"{path} has {heading.hidden} hidden and {heading.inner} inner units")
    if len(rest) != 2 * sum(heading.shape.sizes()):
        raise WeightsError(f"{path} is cut off")
    numbers = array("h", rest)
    if sys.byteorder == "big":
        numbers.byteswap()
    return heading, numbers


@cache
def packaged_policy(game: str, inputs: int, outputs: int) -> PolicyNet:
    """The network that comes with the package."""
    return read_policy(FOLDER / f"{game}.net", game, inputs, outputs)
