"""What the networks look at, and the files that weights lie in."""

from __future__ import annotations

from array import array
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest
from mypy_extensions import i64

from mirabilia import games
from mirabilia.arena.tuning.samples import MOST_PARTS
from mirabilia.bots.search import duel_features, duel_policy, seven_features, seven_policy, weights, world_weights
from mirabilia.bots.search.net import Net, SparseFeatures
from mirabilia.bots.search.policy_net import CountedFeatures, PolicyNet, Shape
from mirabilia.core.contract import State
from mirabilia.core.vecs import vec
from mirabilia.games.duel.position import Position as DuelPosition
from mirabilia.games.seven.codes import MOST_MOVES
from mirabilia.games.seven.position import Position as SevenPosition
from mirabilia.games.seven.rules import city_to_choose
from tests.duel import scenario as duel


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
    state, features = played(games.get("duel").new(3), moves), CountedFeatures()
    duel_features.extract_features(cast("DuelPosition", state), features)
    listed = features.listed()
    assert len({which for which, _ in listed}) == len(listed)
    assert all(0 <= which < duel_features.INPUTS for which, _ in listed)
    view = state.view(None)
    start = view.age * duel_features.CITY_INPUTS
    assert dict(listed).get(start, 0) == view.cities[state.to_act()[0]].coins


@pytest.mark.parametrize("moves", [9, 20, 33, 47, 58])
def test_features_of_duel_say_nothing_that_is_hidden(moves: int) -> None:
    state, features = played(games.get("duel").new(6), moves), CountedFeatures()
    seat, seen = state.to_act()[0], []
    for world in (state, *(state.sample(seat, Random(number)) for number in range(5))):
        duel_features.extract_features(cast("DuelPosition", world), features)
        seen.append(sorted(features.listed()))
    assert all(listed == seen[0] for listed in seen)


def test_features_of_duel_see_the_symbols_that_can_still_be_had() -> None:
    """In Age I all symbols are somewhere: on offer, below, not seen yet, or in a later Age."""
    state, features = games.get("duel").new(4, options={"wonders": "beginner"}), CountedFeatures()
    duel_features.extract_features(cast("DuelPosition", state), features)
    marked = {which for which, _ in features.listed()}
    side = duel_features.PROSPECTS
    assert side + duel_features.WITHIN_REACH + 7 in marked
    sources = [which - side for which in marked if 0 <= which - side < 2 * duel_features.SOURCES * 7]
    assert sorted(which // duel_features.SOURCES for which in sources) == list(range(7))
    late = {which % duel_features.SOURCES for which in sources if which // duel_features.SOURCES in (4, 5)}
    assert late == {duel_features.LATER}


def seen_by(state: State) -> set[int]:
    features = CountedFeatures()
    duel_features.extract_features(cast("DuelPosition", state), features)
    return {which for which, _ in features.listed()}


@pytest.mark.parametrize(
    ("pawn", "cards", "chooses"),
    [(2, "forum walls", 1), (-3, "forum walls", 0), (0, "forum", 2), (0, "forum walls", 3)],
)
def test_features_of_duel_see_who_will_choose_who_begins(pawn: int, cards: str, chooses: int) -> None:
    """The weaker army chooses; when the pawn is in the middle, whoever takes the last card of the Age."""
    marked = seen_by(duel.table(age=2, accessible=cards, last=True, pawn=pawn))
    first = duel_features.CHOOSER + duel_features.CHOOSERS
    assert [which - first for which in marked if which >= first] == [chooses]


def test_features_of_duel_see_what_one_turn_can_do_to_the_capital() -> None:
    """Three spaces are missing: the walls bring two shields, and the Appian Way another turn to build them in."""
    own = duel.city(coins=60, wonders="appian_way colossus")
    strike = duel_features.FURTHER + duel_features.STRIKE
    assert strike + 1 in seen_by(
        duel.table(
            age=2,
            accessible="walls forum",
            first=duel.city(
                coins=60, wonders="pyramids hanging_gardens=baths great_lighthouse=altar temple_of_artemis=quarry"
            ),
            pawn=6,
        )
    )
    assert strike + 1 in seen_by(duel.table(age=2, accessible="walls forum", first=own, pawn=6))
    poor = duel.table(age=2, accessible="walls forum", first=duel.city(coins=0), pawn=6)
    assert strike + 3 in seen_by(poor)


def test_features_of_duel_see_symbols_in_the_discard_pile() -> None:
    first = duel_features.FURTHER + duel_features.REVIVABLE
    symbols = range(first, first + 2 * duel_features.SYMBOL_KINDS)
    own = duel.city(wonders="mausoleum")
    marked = seen_by(duel.table(age=2, accessible="walls forum", first=own, discard="workshop"))
    assert len(marked & set(symbols)) == 1
    assert not seen_by(duel.table(age=2, accessible="walls forum", discard="workshop")) & set(symbols)
    built = duel.city(wonders="mausoleum=baths")
    assert not seen_by(duel.table(age=2, accessible="walls forum", first=built, discard="workshop")) & set(symbols)


def test_features_of_duel_see_a_win_on_offer() -> None:
    """Eight spaces ahead any red card wins; the one that is behind sees it as the other's."""
    game = games.get("duel")
    position = game.new(4, options={"wonders": "beginner"}).snapshot()
    position["conflict"]["pawn"] = 8
    position["conflict"]["tokens"][1] = []
    for city in position["cities"]:
        city["coins"] = 30
    layout = position["layout"]
    red = next(number for number, name in enumerate(layout) if name in ("guard_tower", "garrison", "stable"))
    layout[red], layout[-1] = layout[-1], layout[red]
    features = CountedFeatures()
    duel_features.extract_features(cast("DuelPosition", game.restore(position)), features)
    marked = {which for which, _ in features.listed()}
    assert duel_features.PROSPECTS + duel_features.SUPREMACY in marked
    assert duel_features.PROSPECTS + duel_features.DISTANCE in marked
    assert duel_features.PROSPECTS + duel_features.SIDE_INPUTS + duel_features.SUPREMACY not in marked


@pytest.mark.parametrize("moves", range(0, 66, 5))
def test_every_move_of_duel_has_its_own_parts(moves: int) -> None:
    state, parts = played(games.get("duel").new(5), moves), duel_policy.MoveParts()
    taken_apart = []
    for move in state.legal(state.to_act()[0]):
        parts.take_apart(cast("DuelPosition", state), move)
        taken_apart.append(tuple(parts.listed()))
        assert all(0 <= part < duel_policy.OUTPUTS for part in parts.listed())
        assert 0 < len(parts.listed()) <= MOST_PARTS
    assert len(set(taken_apart)) == len(taken_apart)


def plainly(shape: Shape, numbers: list[int], features: list[tuple[int, int]]) -> tuple[float, list[float]]:
    """What a network makes of a position, number by number."""
    parts, at = [], 0
    for size in shape.sizes():
        parts.append(numbers[at : at + size])
        at += size
    first, biases, second, inner_biases, chance, last, outputs = parts
    hidden = [
        bias + sum(amount * first[which * shape.hidden + unit] for which, amount in features)
        for unit, bias in enumerate(biases)
    ]
    fired = [min(max(total >> 3, 0), 1023) for total in hidden]
    inner = [
        max(0, 128 * bias + sum(fired[k] * second[k * shape.inner + unit] for k in range(shape.hidden))) / 128 / 1024
        for unit, bias in enumerate(inner_biases)
    ]
    promises = [
        sum(inner[k] * outputs[output * shape.inner + k] / 1024 for k in range(shape.inner))
        for output in range(shape.outputs)
    ]
    return last[0] / 1024 + sum(inner[k] * chance[k] / 1024 for k in range(shape.inner)), promises


@pytest.mark.parametrize("seed", range(6))
def test_numbers_side_by_side_come_to_the_same(seed: int) -> None:
    rng, shape, features = Random(seed), Shape(40, 24, 6, 5), CountedFeatures()
    numbers = [rng.randrange(-4096, 4097) for _ in range(sum(shape.sizes()))]
    net = PolicyNet(shape, numbers)
    for _ in range(20):
        features.number = 0
        for which in rng.sample(range(40), rng.randrange(30)):
            features.add(which, rng.randrange(8))
        chance, promises = plainly(shape, numbers, features.listed())
        assert net.judge(features) == pytest.approx(chance)
        assert [net.promise(output) for output in range(5)] == pytest.approx(promises)


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


@pytest.mark.parametrize("expansions", [[], ["leaders", "cities", "edifice"]], ids=str)
def test_moves_of_seven_are_rated_by_their_parts(expansions: list[str]) -> None:
    state, parts = games.get("seven").new(5, 3, {"expansions": expansions}), seven_policy.MoveParts()
    net = weights.packaged("seven", seven_features.INPUTS, seven_policy.PARTS)
    policy, priors = seven_policy.SevenPolicy(net.parts), vec[float]([0.0] * MOST_MOVES)
    chance = Random(2)
    while state.result() is None:
        position, seat = cast("SevenPosition", state), state.to_act()[0]
        owner, legal = city_to_choose(position, seat), state.legal(seat)
        for move in legal:
            parts.take_apart(position, owner, move)
            assert len(set(parts.listed())) >= 2
            assert len(parts.listed()) <= MOST_PARTS
            assert all(0 <= part < seven_policy.PARTS for part in parts.listed())
        policy.rate(position, owner, vec[i64](legal), len(legal), priors)
        assert sum(priors[index] for index in range(len(legal))) == pytest.approx(1)
        state.play(seat, chance.choice(legal))


def test_the_weights_of_the_package_fit() -> None:
    assert weights.packaged("seven", seven_features.INPUTS, seven_policy.PARTS).hidden > 0
    assert weights.packaged_policy("duel", duel_features.INPUTS, duel_policy.OUTPUTS).hidden > 0
    for game in ("duel", "seven"):
        assert (weights.FOLDER / f"{game}.net").stat().st_size < 500_000


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "a.net"
    weights.write(path, weights.Heading("duel", 1, 2, {"games": 5}), array("f", [1, 2, 3, 4, 5, 6, 7]))
    net = weights.read(path, "duel", 1)
    assert (list(net.first), list(net.biases), list(net.second), net.last) == ([1, 2], [3, 4], [5, 6], 7)
    weights.write(path, weights.Heading("duel", 1, 2, {}, 2), array("f", range(1, 10)))
    net = weights.read(path, "duel", 1, 2)
    assert (net.last, list(net.parts)) == (7, [8, 9])


def test_weights_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.net"
    weights.write(path, weights.Heading("duel", 1, 2, {}), array("f", [1, 2, 3, 4, 5, 6]))
    with pytest.raises(weights.WeightsError, match="cut off"):
        weights.read(path, "duel", 1)
    with pytest.raises(weights.WeightsError, match="knows 0 parts of moves, not 5"):
        weights.read(path, "duel", 1, 5)
    with pytest.raises(weights.WeightsError, match="for duel with 1 inputs, not for seven with 1"):
        weights.read(path, "seven", 1)
    path.write_bytes(b"no weights")
    with pytest.raises(weights.WeightsError, match="no file of weights"):
        weights.read(path, "duel", 1)


def test_weights_that_judge_moves_are_read_as_they_were_written(tmp_path: Path) -> None:
    path, shape = tmp_path / "a.net", Shape(2, 12, 2, 3)
    numbers = array("h", range(-20, sum(shape.sizes()) - 20))
    weights.write_policy(path, weights.PolicyHeading("duel", 2, 12, 2, 3, {"games": 5}), numbers)
    net, expected = weights.read_policy(path, "duel", 2, 3), PolicyNet(shape, list(numbers))
    assert (list(net.first), list(net.second)) == (list(expected.first), list(expected.second))
    assert (list(net.chance), net.last, list(net.outputs)) == (
        list(expected.chance),
        expected.last,
        list(expected.outputs),
    )


def test_weights_that_judge_moves_and_do_not_fit_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.net"
    weights.write_policy(path, weights.PolicyHeading("duel", 2, 12, 2, 3, {}), array("h", [1, 2, 3]))
    with pytest.raises(weights.WeightsError, match="cut off"):
        weights.read_policy(path, "duel", 2, 3)
    with pytest.raises(weights.WeightsError, match="for duel with 2 inputs and 3 outputs, not for duel with 2 and 4"):
        weights.read_policy(path, "duel", 2, 4)
    weights.write_policy(path, weights.PolicyHeading("duel", 2, 10, 2, 3, {}), array("h", [1, 2, 3]))
    with pytest.raises(weights.WeightsError, match="has 10 hidden and 2 inner units"):
        weights.read_policy(path, "duel", 2, 3)
    path.write_bytes(b"no weights")
    with pytest.raises(weights.WeightsError, match="no file of weights"):
        weights.read_policy(path, "duel", 2, 3)


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
