"""What can be agreed before a game, and what is refused with its reason; what a sample draws anew."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.core.stream import Stream
from mirabilia.games.world import lookup, options
from mirabilia.games.world.position import Position
from mirabilia.games.world.sample import redraw
from tests.world.test_placing import table


@pytest.mark.parametrize(
    ("players", "given", "reason"),
    [
        (2, {"map_side": "C"}, "option 'map_side' of world is one of A, B, not 'C'"),
        (2, {"resource_side": "C"}, "option 'resource_side' of world is one of A, B"),
        (2, {"rivers": ["bent", "spring"]}, "map_side must be B"),
        (2, {"map_side": "B", "rivers": ["bent"]}, "2 maps, one for each seat, not 1"),
        (2, {"map_side": "B", "rivers": ["bent", "bent"]}, "names something twice"),
        (2, {"map_side": "B", "rivers": ["bent", "lake"]}, "there is no 'lake'"),
        (2, {"map_side": "B", "rivers": 3}, "a row of names"),
        (2, {"objectives": ["o01", "o02"]}, "3 objectives, not 2"),
        (2, {"objectives": "some"}, "there is no 'some'"),
        (2, {"solo": "easy"}, "is for one player, not 2"),
        (1, {"solo": "mad"}, "one of easy, hard, not 'mad'"),
        (1, {"objectives": "dealt"}, "not used by a player alone"),
        (2, {"colour": "red"}, "world has no option 'colour'; it has: map_side"),
    ],
)
def test_what_is_not_possible_is_refused(players: int, given: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        options.checked(players, given)


def test_options_are_told_as_they_are_given() -> None:
    given = {"map_side": "B", "rivers": ["bent", "spring"], "resource_side": "B", "objectives": ["o01", "o05", "o15"]}
    chosen = options.checked(2, given)
    assert chosen.as_options() == given
    assert options.checked(2, chosen.as_options()) == chosen
    assert [lookup.MAP_IDS[index] for index in options.maps(chosen)] == ["bent", "spring"]
    assert [lookup.OBJECTIVE_IDS[index] for index in options.objectives(chosen)] == ["o01", "o05", "o15"]
    assert options.checked(1, {}).as_options()["solo"] == "easy"
    assert options.setting(options.checked(1, {"solo": "hard"})).solo == 2


def test_a_sample_shuffles_the_tiles_and_monuments_to_come_and_nothing_else() -> None:
    position = table(3, True, 5)
    seen = set()
    for seed in range(30):
        world = Position(position.setting)
        position.copy_to(world)
        redraw(world, Stream(seed))
        assert list(world.offer) == list(position.offer)
        assert list(world.shown) == list(position.shown)
        assert sorted(world.deck) == sorted(position.deck)
        for stack in range(6):
            start = 10 * stack
            assert world.stacks[start] == position.stacks[start]
            assert sorted(world.stacks[start : start + 10]) == sorted(position.stacks[start : start + 10])
        seen.add(tuple(world.deck))
    assert len(seen) == 30
