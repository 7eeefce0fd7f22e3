"""What the networks look at, and the files that weights lie in."""

from __future__ import annotations

from array import array
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest

from mirabilia import games
from mirabilia.bots.search import duel_features, seven_features, weights, world_weights
from mirabilia.bots.search.net import Net, SparseFeatures
from mirabilia.core.contract import State
from mirabilia.games.duel.position import Position as DuelPosition
from mirabilia.games.seven.position import Position as SevenPosition

INPUTS = {"duel": duel_features.INPUTS, "seven": seven_features.INPUTS}


def played(state: State, moves: int) -> State:
    chance = Random(moves)
    for _ in range(moves):
        if state.to_act():
            seat = state.to_act()[0]
            state.play(seat, chance.choice(state.legal(seat)))
    return state


def test_a_net_judges_by_what_it_was_taught() -> None:
    """Two inputs, two hidden units: worked out by hand."""
    net, features = Net([1.0, -1.0, 0.5, 2.0], [0.0, 0.25], [3.0, 10.0], 0.5), SparseFeatures()
    features.add(0, 2.0)
    assert net.value(features) == pytest.approx(3 * 2.0 + 0.5)
    features.add(1, 4.0)
    assert net.value(features) == pytest.approx(3 * 4.0 + 10 * 6.25 + 0.5)
    features.number = 0
    assert net.value(features) == pytest.approx(10 * 0.25 + 0.5)


@pytest.mark.parametrize("moves", range(0, 60, 7))
def test_features_of_duel_are_those_of_the_acting_seat(moves: int) -> None:
    state, features = played(games.get("duel").new(3), moves), SparseFeatures()
    duel_features.extract_features(cast("DuelPosition", state), features)
    listed = features.listed()
    assert len({which for which, _ in listed}) == len(listed)
    assert all(0 <= which < duel_features.INPUTS for which, _ in listed)
    view = state.view(None)
    start = view.age * duel_features.CITY_INPUTS
    assert dict(listed).get(start, 0.0) == pytest.approx(0.1 * view.cities[state.to_act()[0]].coins)


@pytest.mark.parametrize(
    ("players", "expansions"),
    [
        (2, []),
        (2, ["leaders"]),
        (3, ["cities"]),
        (4, ["edifice"]),
        (7, ["leaders", "cities", "edifice"]),
        (8, ["cities"]),
    ],
    ids=str,
)
def test_features_of_seven_fit_whatever_is_played(players: int, expansions: list[str]) -> None:
    state, table, features = (
        games.get("seven").new(5, players, {"expansions": expansions}),
        seven_features.TableFeatures(),
        SparseFeatures(),
    )
    for moves in (0, 20, 60, 400):
        position = cast("SevenPosition", played(state, moves))
        table.read(position)
        for seat in range(players):
            table.extract_features(position, seat, features)
            listed = features.listed()
            assert len({which for which, _ in listed}) == len(listed)
            assert all(0 <= which < seven_features.INPUTS for which, _ in listed)
            first = (max(1, position.age) - 1) * seven_features.AGE_INPUTS
            assert dict(listed).get(first, 0.0) == pytest.approx(0.1 * int(position.cities[seat].coins))


@pytest.mark.parametrize("game", INPUTS)
def test_the_weights_of_the_package_fit(game: str) -> None:
    assert weights.packaged(game, INPUTS[game]).hidden > 0
    assert (weights.FOLDER / f"{game}.net").stat().st_size < 500_000


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "a.net"
    weights.write(path, weights.Heading("duel", 1, 2, {"games": 5}), array("f", [1, 2, 3, 4, 5, 6, 7]))
    net = weights.read(path, "duel", 1)
    assert (list(net.first), list(net.biases), list(net.second), net.last) == ([1, 2], [3, 4], [5, 6], 7)


def test_weights_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.net"
    weights.write(path, weights.Heading("duel", 1, 2, {}), array("f", [1, 2, 3, 4, 5, 6]))
    with pytest.raises(weights.WeightsError, match="cut off"):
        weights.read(path, "duel", 1)
    with pytest.raises(weights.WeightsError, match="for duel with 1 inputs, not for seven with 1"):
        weights.read(path, "seven", 1)
    path.write_bytes(b"no weights")
    with pytest.raises(weights.WeightsError, match="no file of weights"):
        weights.read(path, "duel", 1)


# The weights of World Wonders.


def contents() -> dict[str, Any]:
    return cast("dict[str, Any]", msgspec.json.decode((weights.FOLDER / "world.json").read_bytes()))


def test_weights_of_world_say_how_they_were_made() -> None:
    made = contents()["made"]
    assert made["games"] >= 1000
    assert made["loss"] < made["before"]
    assert made["solo"] < made["solo_before"]


def test_weights_of_world_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    world_weights.write(path, world_weights.PACKAGED, contents()["made"])
    assert path.read_bytes() == (weights.FOLDER / "world.json").read_bytes()
    world_weights.write(path, world_weights.PACKAGED, {"games": 5, "loss": 0.5})
    assert world_weights.read(path) == world_weights.PACKAGED


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "duel"}, "is for duel, not for world"),
        ({"facts": ["middle", "highest"]}, "is for other features than middle, highest, symbols"),
        ({"usual": [[0.0] * 19] * 10}, "usual has 10 rows, not 11"),
        ({"solo": [[0.0] * 19] * 10 + [[0.0] * 18]}, "solo, row 11 has 18 numbers, not 19"),
        ({"usual": [["much"] * 19] * 11}, r"no file of weights: Expected `float`, got `str` - at `\$.usual"),
        ({"solo": None}, r"no file of weights: Expected `array`, got `null` - at `\$.solo"),
    ],
    ids=str,
)
def test_weights_of_world_that_do_not_fit_are_refused(change: dict[str, Any], words: str, tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    path.write_bytes(msgspec.json.encode(contents() | change))
    with pytest.raises(weights.WeightsError, match=words):
        world_weights.read(path)


@pytest.mark.parametrize("written", [b"", b"no weights", b"\xff\xfe", b"[1, 2]", b"{}", b'{"game": "\xff"}'], ids=str)
def test_other_files_are_no_weights_of_world(written: bytes, tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    path.write_bytes(written)
    with pytest.raises(weights.WeightsError, match="is no file of weights"):
        world_weights.read(path)


def test_a_number_without_end_is_no_weight() -> None:
    rows = [[0.0] * len(world_weights.FEATURES) for _ in range(world_weights.ROUNDS + 1)]
    rows[2][5] = float("inf")
    with pytest.raises(weights.WeightsError, match="usual, row 3 has a number without end"):
        world_weights.check("usual", rows)
