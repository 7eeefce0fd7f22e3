"""What the numbers of an observation mean: features one after the other, some of them in groups that come again."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple


class Feature(NamedTuple):
    """Some numbers in a row that tell one thing."""

    name: str
    start: int
    size: int
    about: str


class Group(NamedTuple):
    """The same features several times, such as once for each city."""

    name: str
    start: int
    times: int
    layout: Layout
    about: str


class Layout:
    """Features in their order. Nothing is ever put between two of them without a new version of the space."""

    def __init__(self, *features: tuple[str, int, str]) -> None:
        self.parts: list[Feature | Group] = []
        self.size = 0
        for name, size, about in features:
            self.add(name, size, about)

    def add(self, name: str, size: int, about: str) -> int:
        """One more feature; where it begins."""
        feature = Feature(name, self.size, size, about)
        self.parts.append(feature)
        self.size += size
        return feature.start

    def repeat(self, name: str, times: int, layout: Layout, about: str) -> int:
        """The features of another layout, so many times; where they begin."""
        group = Group(name, self.size, times, layout, about)
        self.parts.append(group)
        self.size += times * layout.size
        return group.start

    def start(self, name: str) -> int:
        """Where a feature or a group begins."""
        for part in self.parts:
            if part.name == name:
                return part.start
        raise KeyError(name)

    def features(self) -> Iterator[Feature]:
        """All features, those of groups by their place: `city0.coins`."""
        for part in self.parts:
            if isinstance(part, Feature):
                yield part
                continue
            for number in range(part.times):
                first = part.start + number * part.layout.size
                for feature in part.layout.features():
                    yield feature._replace(name=f"{part.name}{number}.{feature.name}", start=first + feature.start)

    @cached_property
    def names(self) -> list[str]:
        """What each number is: `city0.production[3]`."""
        return [
            feature.name if feature.size == 1 else f"{feature.name}[{place}]"
            for feature in self.features()
            for place in range(feature.size)
        ]

    def name_at(self, index: int) -> str:
        """Which number of which feature lies at an index."""
        return self.names[index]
