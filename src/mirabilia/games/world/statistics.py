"""What one would like to know about many games of World Wonders."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.questions import Question, Questions, Trait, Turns
from mirabilia.games.world.events import Bought, MapDealt, RoundBegun

EARLY = 2
"""Up to which round something is bought early."""


def find(turns: Turns) -> Iterator[Trait]:
    round_number, first = 0, set[int]()
    for event in (event for events in turns for event in events):
        if isinstance(event, RoundBegun):
            round_number = event.round
        elif isinstance(event, MapDealt):
            yield Trait("map", event.map, event.seat)
        elif isinstance(event, Bought):
            if isinstance(event.monument, str):
                yield Trait("monument", event.monument, event.seat)
                if event.seat not in first:
                    first.add(event.seat)
                    yield Trait("first_monument", event.monument, event.seat)
            elif isinstance(event.type, str) and round_number <= EARLY:
                yield Trait("early_type", event.type, event.seat)


QUESTIONS = Questions(
    (
        Question("map", "map"),
        Question("first_monument", "monument"),
        Question("monument", "monument"),
        Question("early_type", "type"),
    ),
    find,
)
