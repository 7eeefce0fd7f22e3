"""What one would like to know about many games of Duel."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.questions import Question, Questions, Trait, Turns
from mirabilia.games.duel.events import AgeEnded, Built, Chained, Drafted, Kept, ProgressTaken, WonderBuilt

EARLY = 1
"""The Age whose cards are built early."""


def find(turns: Turns) -> Iterator[Trait]:
    drafting, building, ages = set[int](), set[int](), 0
    for event in (event for events in turns for event in events):
        match event:
            case Drafted(seat, wonder) if seat not in drafting:
                drafting.add(seat)
                yield Trait("first_drafted", wonder, seat)
            case WonderBuilt(seat, wonder):
                if seat not in building:
                    building.add(seat)
                    yield Trait("first_wonder", wonder, seat)
                yield Trait("wonder", wonder, seat)
            case Built(seat, card) | Chained(seat, card) if ages < EARLY:
                yield Trait("early", card, seat)
            case ProgressTaken(seat, token) | Kept(seat, token):
                yield Trait("progress", token, seat)
            case AgeEnded():
                ages += 1


QUESTIONS = Questions(
    (
        Question("first_drafted", "wonder"),
        Question("first_wonder", "wonder"),
        Question("wonder", "wonder"),
        Question("progress", "token"),
        Question("early", "card"),
    ),
    find,
)
