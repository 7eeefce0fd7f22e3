"""What holds in every position of World Wonders, tried on random games."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from mirabilia.core.contract import Fact
from mirabilia.games.world.data import RESOURCES, TYPES
from mirabilia.games.world.position import BUY, FREE_ROAD, PLACE
from mirabilia.games.world.state import State
from tests.rules import rule
from tests.world.scenario import city, events, table
from tests.world.test_conservation import MONUMENTS, TABLES, TILES, each_table, letters, moments
from tests.world.test_placing import SIZE, Cells, Naive, arranged

SHEET = {"population", "lowest", "monuments", "natural", "districts", "loans", "objectives", "total"}


# Where pieces are laid.


def is_right(naive: Naive, free: bool, pieces: list[Fact]) -> bool:
    """Whether pieces may be laid, by a naive reading of the rules; several only if they are one Monument."""
    where = [letters(piece) for piece in pieces]
    first = pieces[0]
    if "tile" in first:
        return naive.tile(where[0], TYPES.index(TILES[first["tile"]].type))
    if "monument" in first:
        entry, laid = MONUMENTS[first["monument"]], list[Cells]()
        for cells in where:
            if not naive.fits(cells) or not arranged(entry.arrangement, laid, frozenset(cells)):
                return False
            laid.append(frozenset(cells))
        return len(laid) == len(entry.pieces) and naive.monument_met(laid, entry.neighbours, entry.min_water)
    return naive.tower(where[0]) if first["piece"] == "tower" else naive.road(where[0], free)


@rule("WORLD-036", "WORLD-089", "WORLD-093", "WORLD-094", "WORLD-097", "WORLD-098", "WORLD-101", "WORLD-102")
@rule("WORLD-134")
@each_table
def test_every_piece_may_lie_where_it_was_laid(name: str, seed: int) -> None:
    naive, free = None, False
    for state in moments(name, seed):
        laid = events(state.events(None), "laid")
        if laid:
            assert naive is not None
            assert is_right(naive, free, laid), laid
        if state.phase in (PLACE, FREE_ROAD):
            naive, free = Naive(state.cities[state.active]), state.phase == FREE_ROAD


# Turn order.


def new_order(old: list[int], owners: dict[int, int], weight: list[tuple[int, int]]) -> list[int]:
    """Population, then Monuments, then the old order; then the owners of the pedestals take their places."""
    order = sorted((seat for seat in old if seat not in owners.values()), key=lambda seat: weight[seat])
    for pedestal in sorted(owners):
        order.insert(pedestal - 1, owners[pedestal])
    return order


@rule("WORLD-071", "WORLD-072", "WORLD-073", "WORLD-074", "WORLD-075", "WORLD-078")
@each_table
def test_the_turn_order_is_that_of_a_naive_sort(name: str, seed: int) -> None:
    order: list[int] = []
    owners: dict[int, int] = {}
    for state in moments(name, seed):
        now = [int(seat) for seat in state.order]
        for fact in state.events(None):
            if str(fact.get("item")).startswith("pedestal"):
                owners[int(fact["item"][-1])] = fact["seat"]
            elif fact["event"] == "round_begun":
                weight = [(int(city.population), len(city.monuments)) for city in state.cities]
                order = new_order(order, owners, weight) if order else now
                owners = {}
        assert now == order


@rule("WORLD-044")
@each_table
def test_turns_go_round_among_those_who_are_in_the_round(name: str, seed: int) -> None:
    before, phase = 0, FREE_ROAD
    for state in moments(name, seed):
        order = [int(seat) for seat in state.order]
        if events(state.events(None), "round_begun"):
            following = order
        else:
            at = order.index(before) + 1
            following = [*order[at:], *order[:at]]
        begun = state.phase == BUY and phase != FREE_ROAD and not state.loan_step
        if state.to_act() and (begun or state.active != before):
            assert state.active == next(seat for seat in following if not state.cities[seat].out)
        before, phase = int(state.active), int(state.phase)


# Scores.


@rule("WORLD-055", "WORLD-122")
@each_table
def test_the_score_sheet_adds_up(name: str, seed: int) -> None:
    for number, state in enumerate(moments(name, seed)):
        if number % 60 and state.to_act():
            continue
        view = state.view(None)
        for seat, own in enumerate(view["cities"]):
            sheet = dict(own["scores"])
            assert set(sheet) == SHEET
            assert sheet.pop("total") == sum(sheet.values())
            assert sheet["lowest"] == min(own["resources"].values())
            assert sheet["population"] == sum(view["board"]["rings"][: own["population"] + 1])
            assert sheet["monuments"] == sum(MONUMENTS[one].points for one in own["monuments"])
            assert sheet["loans"] == (-2 if own["loan"] else 0)
            assert sheet["objectives"] == sum(one["points"][seat] for one in view["objectives"])
    result, facts = state.result(), state.events(None)
    assert result is not None
    sheets = [city["scores"] for city in view["cities"]]
    assert events(facts, "scored")[0]["scores"] == sheets == list(result.scores)
    assert events(facts, "over")[0]["winners"] == list(result.winners) == winners(view)


def winners(view: dict[str, Any]) -> list[int]:
    """Most points, then most Monuments; alone, more points than the Automaton."""
    standings = [(city["scores"]["total"], len(city["monuments"])) for city in view["cities"]]
    if view["automaton"]:
        return [0] if standings[0][0] > view["automaton"]["points"] else []
    return [seat for seat, standing in enumerate(standings) if standing == max(standings)]


# What the view says of a decision.


def in_round(name: str, seed: int, round: int, moves: int) -> State:
    """A random game some moves after the start of a round."""
    for state in moments(name, seed):
        moves -= state.round >= round
        if moves < 0:
            break
    return state


positions = st.builds(
    in_round, st.sampled_from([*TABLES]), st.integers(0, 10_000), st.integers(1, 9), st.integers(0, 30)
)
some = settings(max_examples=max(1, settings().max_examples // 6))


def lays(places: list[dict[str, Any]]) -> list[int]:
    return [code for group in places for code in group["codes"]]


def after(state: State, move: int) -> State:
    new = state.copy()
    new.play(state.active, move)
    return new


def tracks(state: State, seat: int) -> Counter[str]:
    return Counter({name: state.snapshot()["cities"][seat][name] for name in (*RESOURCES, "population")})


@some
@given(state=positions)
def test_the_view_offers_exactly_the_legal_moves(state: State) -> None:
    for seat in range(len(state.cities)):
        view, legal = state.view(seat), state.legal(seat)
        offered = [move["code"] for move in view["moves"]] + lays(view["places"])
        assert sorted(offered) == sorted(legal)
        assert len(set(offered)) == len(offered)
        assert not view["places"] or view["phase"] in ("lay", "free_road")
    assert not state.view(None)["moves"]
    assert not state.view(None)["places"]


@some
@given(state=positions)
def test_a_purchase_brings_what_the_view_says(state: State) -> None:
    seat = state.active
    for move in state.view(seat)["moves"]:
        then = after(state, move["code"])
        assert (move["move"] == "buy") == ("cost" in move)
        if move["move"] != "buy":
            continue
        (bought,) = events(then.events(None), "bought")
        assert move["cost"] == bought["gold"]
        gained = Counter(move["resources"]) + Counter({"population": move["population"]})
        assert gained == tracks(then, seat) - tracks(state, seat)
        assert sorted(lays(move["places"])) == (sorted(then.legal(seat)) if then.phase == PLACE else [])


def test_a_pedestal_that_ends_the_round_is_shown_with_its_price() -> None:
    state = table(2, cities={0: city("long_road a12", gold=6), 1: city("long_road a12", gold=7, out=True)})
    costs = {move["text"]: move["cost"] for move in state.view(0)["moves"] if move["move"] == "buy"}
    assert (costs["buy pedestal_1"], costs["buy pedestal_2"]) == (1, 1)


def counted(state: State, seat: int) -> tuple[set[int], int, int]:
    """The cells of a city that are covered, its natural resources that count, and its districts."""
    own = state.view(None)["cities"][seat]
    cells = {row * SIZE + column for row in range(SIZE) for column in range(SIZE) if own["grid"][row][column] >= 0}
    return cells, len(own["natural"]), sum(piece["district"] for piece in own["pieces"])


@some
@given(state=positions, seed=st.integers(0, 100))
def test_laying_covers_and_changes_what_the_view_says(state: State, seed: int) -> None:
    rng, seat = Random(seed), state.active
    view = state.view(seat)
    turns = [after(state, move["code"]) for move in view["moves"] if move.get("places")]
    offers = [move["places"] for move in view["moves"] if move.get("places")]
    for before, places in zip([*turns, state], [*offers, view["places"]], strict=True):
        for group in rng.sample(places, min(2, len(places))):
            at = rng.randrange(len(group["codes"]))
            cells, natural, districts = counted(before, seat)
            covered, natural_then, districts_then = counted(after(before, group["codes"][at]), seat)
            assert covered - cells == {group["corners"][at] + cell for cell in group["cells"]}
            assert not covered & cells - covered
            assert group["natural"][at] == natural_then - natural
            assert group["districts"][at] == districts_then - districts


@some
@given(state=positions, seed=st.integers(0, 100))
def test_the_points_for_the_map_change_as_the_view_says(state: State, seed: int) -> None:
    """Piece by piece what was bought is laid; the sum of what was said is on the score sheet."""
    rng, seat = Random(seed), state.active
    said, start = Counter[str](), state.view(None)["cities"][seat]["scores"]
    buys = [move for move in state.legal(seat) if state.text(move).startswith("buy")]
    now = after(state, rng.choice(buys)) if buys else state
    while now.phase == PLACE and now.active == seat and now.round == state.round:
        group = rng.choice(now.view(seat)["places"])
        at = rng.randrange(len(group["codes"]))
        said.update({"natural": group["natural"][at], "districts": group["districts"][at]})
        now = after(now, group["codes"][at])
    scores = now.view(None)["cities"][seat]["scores"]
    assert {line: scores[line] - start[line] for line in ("natural", "districts")} == {
        line: said[line] for line in ("natural", "districts")
    }
