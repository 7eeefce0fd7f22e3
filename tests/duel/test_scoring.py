"""Counting the points, and ties (docs/rules/duel.md, Scoring and Tie-breaks)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.core.contract import Result
from tests.duel.scenario import city, of_kind, play, scores, seated, table
from tests.rules import rule


def counted(seat: int = 1, **fields: Any) -> Result:
    """The result of a game whose last card is discarded by a seat, for 2 coins and those of its yellow cards."""
    state = table(age=3, active=seat, accessible="study", **fields)
    play(state, "discard study")
    result = state.result()
    assert result is not None
    return result


@rule("DUEL-220", "DUEL-221")
@pytest.mark.parametrize(
    ("distance", "points"), [(0, 0), (1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)]
)
@pytest.mark.parametrize("ahead", [0, 1])
def test_the_player_ahead_scores_by_the_position_of_the_pawn(distance: int, points: int, ahead: int) -> None:
    result = counted(pawn=-distance if ahead else distance, first=city(coins=0), second=city(coins=0))
    assert result.scores[ahead]["military"] == points
    assert result.scores[1 - ahead]["military"] == 0
    assert (result.scores[ahead]["total"], result.scores[1 - ahead]["total"]) == (points, 0)


@rule("DUEL-222")
@pytest.mark.parametrize("seat", [0, 1])
def test_points_of_own_blue_green_yellow_and_purple_cards_are_added(seat: int) -> None:
    mine = city(coins=0, cards="theater academy workshop port arena magistrates_guild walls sawmill press")
    yours = city(coins=0, cards="palace altar library lighthouse")
    result = counted(seat, **seated(seat, mine, yours))
    lines = ("blue", "green", "yellow", "purple")
    assert [result.scores[seat][line] for line in lines] == [3, 3 + 1, 3 + 3, 2]
    assert [result.scores[1 - seat][line] for line in lines] == [7 + 3, 2, 3, 0]
    assert result.scores[1 - seat]["total"] == 15


@rule("DUEL-223", "DUEL-224")
@pytest.mark.parametrize("seat", [0, 1])
def test_built_wonders_score_and_unbuilt_ones_do_nothing(seat: int) -> None:
    mine = city(coins=0, wonders="pyramids=theater sphinx=altar temple_of_artemis=baths mausoleum")
    yours = city(coins=0, wonders="great_library great_lighthouse hanging_gardens statue_of_zeus")
    result = counted(**seated(seat, mine, yours))
    assert result.scores[seat]["wonders"] == result.scores[seat]["total"] == 9 + 6 + 0
    assert result.scores[1 - seat]["wonders"] == result.scores[1 - seat]["total"] == 0


@rule("DUEL-225")
@pytest.mark.parametrize(
    ("progress", "points"),
    [
        ("", 0),
        ("agriculture", 4),
        ("philosophy", 7),
        ("agriculture philosophy", 11),
        ("law economy strategy", 0),
        ("mathematics philosophy", 7 + 6),
    ],
)
def test_points_of_own_progress_tokens_are_added(progress: str, points: int) -> None:
    result = counted(first=city(coins=0, progress=progress), second=city(coins=0))
    assert result.scores[0]["progress"] == result.scores[0]["total"] == points
    assert result.scores[1]["progress"] == 0


@rule("DUEL-226")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (7, 2), (29, 9), (30, 10)])
def test_three_coins_are_worth_a_point(coins: int, points: int) -> None:
    result = counted(first=city(coins=coins))
    assert result.scores[0]["coins"] == result.scores[0]["total"] == points


@rule("DUEL-226")
def test_the_coins_of_the_last_move_count() -> None:
    assert counted(seat=0, first=city(coins=1)).scores[0]["coins"] == 1


@rule("DUEL-227")
def test_the_score_sheet_lists_its_parts() -> None:
    first = city(
        coins=10,
        cards="palace academy port merchants_guild",
        wonders="pyramids=theater sphinx=altar",
        progress="agriculture",
    )
    state = table(age=3, active=1, accessible="study", pawn=4, first=first)
    sheet = {
        "blue": 7,
        "green": 3,
        "yellow": 3,
        "purple": 1,
        "wonders": 15,
        "progress": 4,
        "coins": 3,
        "military": 5,
        "total": 41,
    }
    assert scores(state, 0) == sheet
    events = play(state, "discard study")
    result = state.result()
    assert result is not None
    assert result.scores[0] == sheet
    assert result.scores[1] == dict.fromkeys(sheet, 0) | {"coins": 3, "total": 3}
    assert of_kind(events, "scored")[0]["scores"] == [*result.scores]


@rule("DUEL-228")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("blue", "other", "total"),
    [
        ({"cards": "theater"}, {"coins": 9}, 3),
        ({"cards": "theater altar"}, {"cards": "baths academy"}, 6),
        ({"cards": "palace"}, {"progress": "philosophy"}, 7),
        ({"cards": "altar"}, {"wonders": "colossus=theater"}, 3),
    ],
)
def test_a_tie_goes_to_the_player_with_more_points_from_blue_cards(
    seat: int, blue: dict[str, Any], other: dict[str, Any], total: int
) -> None:
    result = counted(seat, **seated(seat, city(**{"coins": 0} | blue), city(**{"coins": 0} | other)))
    assert [sheet["total"] for sheet in result.scores] == [total, total]
    assert (result.reason, result.winners) == ("civilian", (seat,))


@rule("DUEL-228")
def test_points_and_not_the_number_of_blue_cards_break_a_tie() -> None:
    result = counted(first=city(coins=0, cards="palace"), second=city(coins=1, cards="theater altar"))
    assert [sheet["total"] for sheet in result.scores] == [7, 7]
    assert result.winners == (0,)


@rule("DUEL-229")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (city(coins=0), city(coins=0)),
        (city(coins=2, cards="theater"), city(coins=0, cards="altar")),
        (city(coins=0, cards="theater altar statue"), city(coins=0, cards="baths palace")),
        (city(coins=0, cards="academy"), city(coins=7)),
    ],
)
def test_with_equal_blue_points_too_both_win(first: dict[str, Any], second: dict[str, Any]) -> None:
    state = table(age=3, active=1, accessible="study", first=first, second=second)
    events = play(state, "discard study")
    result = state.result()
    assert result is not None
    assert result.scores[0]["total"] == result.scores[1]["total"]
    assert result.scores[0]["blue"] == result.scores[1]["blue"]
    assert (result.reason, result.ranks, result.winners) == ("civilian", (1, 1), (0, 1))
    assert events[-1] == {"event": "over", "reason": "civilian", "winners": [0, 1]}
