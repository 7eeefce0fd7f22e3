"""What holds in every position of World Wonders, tried on random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from mirabilia.core.contract import Action, Cost, Fact
from mirabilia.games.world.board import read
from mirabilia.games.world.data import RESOURCES, TYPES
from mirabilia.games.world.lookup import CATALOGUE, SETUP, TILE_OF
from mirabilia.games.world.position import BUY, FREE_ROAD, PLACE
from mirabilia.games.world.state import State
from mirabilia.games.world.views import Laying, Placement, Purchase, View
from tests.rules import rule
from tests.world import scenario
from tests.world.scenario import city, events, facts_of, table
from tests.world.test_conservation import MONUMENTS, TABLES, TILES, each_table, letters, moments
from tests.world.test_placing import Cells, Naive, arranged

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
        laid = events(facts_of(state), "laid")
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
        for fact in facts_of(state):
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
        if events(facts_of(state), "round_begun"):
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
        (board,) = (one for one in CATALOGUE.resource_boards if one.id == view.board)
        for seat, own in enumerate(view.cities):
            sheet = dict(own.scores)
            assert set(sheet) == SHEET
            assert sheet.pop("total") == sum(sheet.values())
            assert sheet["lowest"] == min(own.resources.values())
            assert sheet["population"] == sum(board.rings[: own.population + 1])
            assert sheet["monuments"] == sum(MONUMENTS[one].points for one in own.monuments)
            assert sheet["loans"] == (-2 if own.loan else 0)
            assert sheet["objectives"] == sum(one.points[seat] for one in view.objectives)
    result, facts = state.result(), facts_of(state)
    assert result is not None
    sheets = [city.scores for city in view.cities]
    assert events(facts, "scored")[0]["scores"] == sheets == list(result.scores)
    assert events(facts, "over")[0]["winners"] == list(result.winners) == winners(view)


def winners(view: View) -> list[int]:
    """Most points, then most Monuments; alone, more points than the Automaton."""
    standings = [(city.scores["total"], len(city.monuments)) for city in view.cities]
    if view.automaton:
        return [0] if standings[0][0] > view.automaton.points else []
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


def lays(action: Action) -> Iterator[tuple[str, int, int, int, int]]:
    """The places of what a purchase brings: move, turn, corner, and the changes of natural resources and districts."""
    if isinstance(action.detail, Purchase):
        for move, groups in (("lay", action.detail.places), ("single", action.detail.singles)):
            yield from ((move, group.turn, *row) for group in groups for row in group.rows())


def laid(action: Action) -> tuple[str, int, int, int, int]:
    """The same of an action that lays a piece."""
    assert isinstance(action.detail, Placement)
    points = {gain["gain"]: gain["points"] for gain in action.gains}
    place = action.detail
    return action.fact["move"], place.turn, place.corner, points.get("natural", 0), points.get("districts", 0)


def after(state: State, move: int) -> State:
    new = state.copy()
    new.play(state.active, move)
    return new


def tracks(state: State, seat: int) -> Counter[str]:
    return Counter({name: state.snapshot()["cities"][seat][name] for name in (*RESOURCES, "population")})


@some
@given(state=positions)
def test_actions_are_offered_to_the_player_who_decides(state: State) -> None:
    for seat in range(len(state.cities)):
        assert bool(state.actions(seat)) == (seat in state.to_act())


def scarce(action: Action) -> int:
    """How much gold is missing."""
    return action.cost.short if action.cost else 0


@some
@given(state=positions)
def test_everything_on_sale_can_be_bought_or_says_why_not(state: State) -> None:
    if state.phase != BUY:
        return
    actions, market = {action.text: action for action in state.actions(state.active)}, state.view(None).market
    shown = [offer.stack for offer in market.tiles if offer.tile] + [name for name in market.monuments if name]
    shown += [f"pedestal_{one.number}" for one in market.pedestals if one.seat is None]
    shown += [name for name in ("long_road", "short_set", "tower") if getattr(market, name).number]
    assert set(actions) == {f"buy {name}" for name in shown} | {"loan", "repay", "leave"}
    gold = state.cities[state.active].gold_left()
    for action in actions.values():
        if action.refusal is not None and action.refusal["refusal"] == "too_dear":
            assert action.refusal == {"refusal": "too_dear", "cost": gold + scarce(action), "gold": gold}
        elif action.refusal is None:
            assert scarce(action) == 0


@some
@given(state=positions)
def test_a_purchase_brings_what_its_action_says(state: State) -> None:
    seat = state.active
    for action in state.actions(seat):
        if action.fact["move"] != "buy" or not action.legal:
            continue
        then = after(state, action.code)
        (bought,) = events(facts_of(then), "bought")
        assert action.cost is not None
        assert action.cost.coins == bought["gold"]
        gains = {gain["gain"]: gain for gain in action.gains}
        gained = Counter[str](gains["resources"]["resources"] if "resources" in gains else {})
        gained["population"] += gains["population"]["steps"] if "population" in gains else 0
        assert +gained == tracks(then, seat) - tracks(state, seat)
        assert ("points" in gains) == ("monument" in action.fact)
        following = [laid(one) for one in then.actions(seat)] if then.phase == PLACE else []
        assert sorted(lays(action)) == sorted(following)


@some
@given(state=positions)
def test_loans_say_what_they_bring_and_cost(state: State) -> None:
    seat = state.active
    for action in state.actions(seat):
        gains = {gain["gain"]: gain for gain in action.gains}
        if not action.legal or action.text not in ("loan", "repay"):
            continue
        old, new = state.cities[seat], after(state, action.code).cities[seat]
        if action.text == "loan":
            assert gains["gold"]["gold"] == new.gold_left() - old.gold_left()
        elif new.loan == 0 and not new.out:
            assert action.cost is not None
            assert (action.cost.coins, gains["points"]["points"]) == (old.gold_left() - new.gold_left(), 2)


def test_a_pedestal_that_ends_the_round_is_shown_with_its_price() -> None:
    state = table(2, cities={0: city("long_road a12", gold=6), 1: city("long_road a12", gold=7, out=True)})
    assert [scenario.action(state, f"buy pedestal_{number}").cost for number in (1, 2)] == [Cost(1), Cost(1)]


def counted(state: State, seat: int) -> tuple[set[int], int, int]:
    """The cells of a city that are covered, its natural resources that count, and its districts."""
    own = state.view(None).cities[seat]
    cells = {cell for piece in read(own.pieces) for cell in piece.cells}
    return cells, len(own.natural), len(own.districts)


def printed(laying: Laying, move: str) -> Sequence[str]:
    """The shape of what is being laid, as the catalogue has it."""
    if laying.tile:
        return next(one.shape for one in CATALOGUE.stacks if one.id == TILE_OF[laying.tile].stack)
    if laying.monument:
        return next(one.pieces for one in CATALOGUE.monuments if one.id == laying.monument)[laying.part - 1]
    double, _, single = SETUP.short_parts
    roads = {"long_road": SETUP.long_road, "tower": SETUP.tower, "short_set": single if move == "single" else double}
    return roads[laying.item or ""]


def turned(shape: Sequence[str], turn: int) -> set[int]:
    """Its cells after so many degrees clockwise, counted from the corner."""
    for _ in range(turn // 90):
        shape = ["".join(column) for column in zip(*reversed(shape), strict=True)]
    return {12 * row + column for row, line in enumerate(shape) for column, letter in enumerate(line) if letter != "."}


@some
@given(state=positions, seed=st.integers(0, 100))
def test_laying_covers_and_changes_what_its_action_says(state: State, seed: int) -> None:
    """For the places of what is in hand, and of all that can be bought."""
    rng, seat = Random(seed), state.active
    purchases = [action.code for action in state.actions(seat) if action.legal and action.fact["move"] == "buy"]
    tables = [after(state, move) for move in purchases] if state.phase == BUY else [state]
    for before in tables:
        view = before.view(seat)
        if (before.phase != PLACE and state.phase == BUY) or view.laying is None or before.active != seat:
            continue
        offered = before.actions(seat)
        for one in rng.sample(offered, min(4, len(offered))):
            move, turn, corner, more_natural, more_districts = laid(one)
            cells, natural, districts = counted(before, seat)
            covered, natural_then, districts_then = counted(after(before, one.code), seat)
            assert covered - cells == {corner + cell for cell in turned(printed(view.laying, move), turn)}
            assert cells <= covered
            assert (more_natural, more_districts) == (natural_then - natural, districts_then - districts)


@some
@given(state=positions, seed=st.integers(0, 100))
def test_the_points_for_the_map_change_as_the_actions_say(state: State, seed: int) -> None:
    """Piece by piece what was bought is laid; the sum of what was said is on the score sheet."""
    rng, seat = Random(seed), state.active
    said, start = Counter[str](), state.view(None).cities[seat].scores
    buys = [move for move in state.legal(seat) if state.text(move).startswith("buy")]
    now = after(state, rng.choice(buys)) if buys else state
    while now.phase == PLACE and now.active == seat and now.round == state.round:
        one = rng.choice(now.actions(seat))
        said.update({gain["gain"]: gain["points"] for gain in one.gains})
        now = after(now, one.code)
    scores = now.view(None).cities[seat].scores
    assert {line: scores[line] - start[line] for line in ("natural", "districts")} == {
        line: said[line] for line in ("natural", "districts")
    }
