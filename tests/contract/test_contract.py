"""What every game promises (core/contract.py), on every game and option set of cases.py."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia import games
from mirabilia.core.contract import Fact, Game, IllegalMove, SnapshotError, State
from mirabilia.core.describe import LANGUAGES, SEATS, texts
from mirabilia.core.facts import kind_of, spelt
from tests.contract.cases import CASES, Case, moments, numbers, played, random_move, replaced, seats, sparing, written

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def test_is_a_game_with_states(case: Case) -> None:
    assert isinstance(case.rules(), Game)
    assert isinstance(case.new(0), State)


def test_same_seed_same_game_and_others_differ(case: Case) -> None:
    assert case.new(5).snapshot() == case.new(5).snapshot()
    assert len({json.dumps(case.new(seed).snapshot()) for seed in range(20)}) == 20


@pytest.mark.parametrize("seed", [-1, 2**53, 1.5, "7", None, True])
def test_a_seed_is_a_whole_number_that_fits_json(case: Case, seed: object) -> None:
    with pytest.raises(ValueError, match="seed must be"):
        case.rules().new(seed=seed, players=case.players)  # type: ignore[arg-type]


def test_impossible_players_and_options_are_refused_with_what_is_allowed(case: Case) -> None:
    game = case.rules()
    with pytest.raises(ValueError, match=f"{case.game} is for"):
        game.new(seed=1, players=99)
    with pytest.raises(ValueError, match=f"{case.game} has no option 'colour'; it has: "):
        game.new(seed=1, players=case.players, options={"colour": "red"})
    for option in game.options:
        with pytest.raises(ValueError, match=option.choices[-1]):
            game.new(seed=1, players=case.players, options=case.options | {option.name: "no such choice"})
    with pytest.raises(ValueError, match="options must be a mapping"):
        game.new(seed=1, players=case.players, options=["draft"])  # type: ignore[arg-type]


def test_unknown_game_is_refused_with_those_there_are(case: Case) -> None:
    with pytest.raises(ValueError, match=case.game):
        games.get("chess")


@given(moment=moments())
@sparing
def test_legal_moves_can_be_played_and_nothing_else(case: Case, moment: tuple[int, int]) -> None:
    state = played(case, *moment)
    before = state.snapshot()
    for seat in range(case.players):
        legal = state.legal(seat)
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (seat in state.to_act())
        for move in legal:
            state.copy().play(seat, move)
        for move in {*range(-2, 3200, 11), *range(3200, 12_000, 43), *(move + 1 for move in legal)} - set(legal):
            with pytest.raises(IllegalMove):
                state.play(seat, move)
    assert state.snapshot() == before


@given(moment=moments())
@sparing
def test_actions_are_the_legal_moves_and_what_is_within_reach(case: Case, moment: tuple[int, int]) -> None:
    state = played(case, *moment)
    game = case.rules()
    for seat in range(case.players):
        actions = state.actions(seat)
        assert [action.code for action in actions if action.legal] == state.legal(seat)
        assert not actions or seat in state.to_act()
        assert len({action.text for action in actions}) == len(actions)
        for action in actions:
            assert (action.text, action.fact) == (state.text(action.code), state.move(action.code))
            if action.legal:
                assert action.cost is None or not action.cost.short
            else:
                with pytest.raises(IllegalMove) as refusal:
                    state.parse(action.text, seat)
                assert action.refusal == refusal.value.fact
                can_be_told(game, refusal.value.fact)
            for fact in (*(action.cost.parts if action.cost else ()), *action.gains):
                can_be_told(game, fact)
        assert json.loads(msgspec.json.encode(actions)) == json.loads(json.dumps(msgspec.to_builtins(actions)))


@given(moment=moments())
@sparing
def test_a_secret_choice_can_be_taken_back_until_all_have_chosen(case: Case, moment: tuple[int, int]) -> None:
    state = played(case, *moment)
    for seat in range(case.players):
        if state.can_take_back(seat):
            assert case.rules().dynamics == "simultaneous"
            again = state.copy()
            again.take_back(seat)
            assert seat in again.to_act()
            assert again.legal(seat)
            assert not again.can_take_back(seat)
        else:
            with pytest.raises(IllegalMove, match="nothing to take back"):
                state.copy().take_back(seat)
    if case.rules().dynamics == "sequential":
        assert len(state.to_act()) <= 1


@given(moment=moments())
@sparing
def test_a_view_is_public_apart_from_what_its_seat_owns(case: Case, moment: tuple[int, int]) -> None:
    state = played(case, *moment)
    public = state.view(None)
    for seat in range(case.players):
        view = state.view(seat)
        assert view.own.seat == seat
        assert msgspec.structs.replace(view, own=None) == public


@given(moment=moments())
@sparing
def test_a_secret_choice_changes_nothing_that_others_see(case: Case, moment: tuple[int, int]) -> None:
    state = played(case, *moment)
    for seat in state.to_act()[:2]:
        after = state.copy()
        after.play(seat, state.legal(seat)[-1])
        assert after.secret or len(state.to_act()) < 2, "the last choice brings everything to light, no other does"
        if after.secret:
            assert after.view(None) == state.view(None)
            team = next(team for team in state.teams if seat in team)
            for other in (other for other in range(case.players) if other not in team):
                assert after.own(other) == state.own(other)
                assert after.legal(other) == state.legal(other)


@given(moment=moments())
@sparing
def test_what_was_worked_out_before_a_move_is_forgotten_with_it(case: Case, moment: tuple[int, int]) -> None:
    state, rng = played(case, *moment), Random(0)
    for _ in range(4):
        fresh = state.copy()
        assert [state.legal(seat) for seat in range(case.players)] == [
            fresh.legal(seat) for seat in range(case.players)
        ]
        if state.to_act():
            state.play(*random_move(state, rng))


@given(moment=moments())
@sparing
def test_states_copy_pickle_and_compare_by_position(case: Case, moment: tuple[int, int]) -> None:
    state = played(case, *moment)
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301
        assert twin is not state
        assert twin == state
        assert [twin.events(seat) for seat in seats(case)] == [state.events(seat) for seat in seats(case)]
        if twin.to_act():
            twin.play(*random_move(twin, Random(1)))
            assert twin != state
    assert state != object()
    assert case.game in repr(state)
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_a_state_says_who_plays_with_whom(case: Case) -> None:
    state, game = case.new(3), case.rules()
    assert state.players == case.players
    assert sorted(seat for team in state.teams for seat in team) == list(range(case.players))
    assert {len(team) for team in state.teams} == ({2} if case.options.get("teams") else {1})
    assert state.solo == (case.players == 1)
    assert game.default_players in game.players
    assert game.new(1).players == game.default_players


class Whole:
    """A whole number of another kind, as NumPy's are."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_seats_moves_and_seeds_may_be_any_whole_numbers(case: Case) -> None:
    state = case.rules().new(seed=Whole(5), players=Whole(case.players), options=case.options)  # type: ignore[arg-type]
    same = case.new(5)
    assert state == same
    seat = same.to_act()[0]
    move = same.legal(seat)[-1]
    state.play(Whole(seat), Whole(move))  # type: ignore[arg-type]
    same.play(seat, move)
    assert state == same
    assert state.view(Whole(seat)) == same.view(seat)  # type: ignore[arg-type]
    assert state.text(Whole(move)) == same.text(move)  # type: ignore[arg-type]
    assert state.move(Whole(move)) == same.move(move)  # type: ignore[arg-type]


@given(moment=moments())
@sparing
def test_text_and_parse_are_inverse(case: Case, moment: tuple[int, int]) -> None:
    state = played(case, *moment)
    for seat in state.to_act():
        for move in state.legal(seat):
            assert state.parse(state.text(move), seat) == move
            assert state.parse(f"  {state.text(move).upper()} ", seat) == move
            assert state.move(move)["move"] == state.text(move).split()[0]


@given(moment=moments(), text=st.text(max_size=40))
@sparing
def test_any_other_notation_is_refused_with_a_reason(case: Case, moment: tuple[int, int], text: str) -> None:
    state = played(case, *moment)
    legal = {state.text(move) for seat in state.to_act() for move in state.legal(seat)}
    if " ".join(text.lower().split()) not in legal:
        with pytest.raises(IllegalMove) as refusal:
            state.parse(text)
        is_understood(case, refusal.value)


@given(moment=moments())
@sparing
def test_a_wrong_seat_changes_nothing(case: Case, moment: tuple[int, int]) -> None:
    state = played(case, *moment)
    before = state.snapshot()
    move = next((move for seat in state.to_act() for move in state.legal(seat)), 0)
    for seat in (-1, case.players, 99, None, "0", True):
        with pytest.raises(IllegalMove, match="seat"):
            state.play(seat, move)  # type: ignore[arg-type]
    for seat in set(range(case.players)) - set(state.to_act()):
        with pytest.raises(IllegalMove) as refusal:
            state.play(seat, move)
        is_understood(case, refusal.value)
    assert state.snapshot() == before


def is_understood(case: Case, refusal: IllegalMove) -> None:
    """A refusal has a fact, a sentence in each language, and crosses processes."""
    can_be_told(case.rules(), refusal.fact)
    assert str(refusal).endswith(texts("en").fact(case.rules(), refusal.fact, SEATS))
    for twin in (copy.copy(refusal), copy.deepcopy(refusal), pickle.loads(pickle.dumps(refusal))):  # noqa: S301
        assert isinstance(twin, IllegalMove)
        assert (twin.game, twin.fact, twin.move) == (case.game, refusal.fact, refusal.move)
        assert str(twin) == str(refusal)


@pytest.mark.parametrize("move", ["build baths", None, 3.0, True, 10**30, [1]])
def test_what_is_no_move_code_is_refused(case: Case, move: object) -> None:
    state = case.new(1)
    before = state.snapshot()
    with pytest.raises(IllegalMove, match="no move"):
        state.play(state.to_act()[0], move)  # type: ignore[arg-type]
    assert state.snapshot() == before


@given(moment=moments())
@sparing
def test_snapshot_and_restore_are_inverse(case: Case, moment: tuple[int, int]) -> None:
    state = played(case, *moment)
    again = case.rules().restore(json.loads(json.dumps(state.snapshot())))
    rng, seed = Random(moment[0]), moment[0]
    while True:
        assert again.snapshot() == state.snapshot()
        assert again.result() == state.result()
        for seat in seats(case):
            assert again.view(seat) == state.view(seat)
        for seat in range(case.players):
            assert again.legal(seat) == state.legal(seat)
        if not state.to_act() or seed == 0:
            return
        acting, move = random_move(state, rng)
        state.play(acting, move)
        again.play(acting, move)
        seed //= 10


@pytest.mark.parametrize("moves", [0, 25, 70])
def test_a_number_that_is_far_too_large_is_refused_with_its_field(case: Case, moves: int) -> None:
    snapshot = played(case, moves, moves).snapshot()
    for place in numbers(snapshot):
        for number in (-(10**30), -(2**63), 2**63 - 1, 2**64, 10**5000):
            with pytest.raises(SnapshotError) as refused:
                case.rules().restore(replaced(snapshot, place, number))
            assert refused.value.field == written(place)


@given(moment=moments())
@sparing
def test_a_copy_is_equal_and_independent(case: Case, moment: tuple[int, int]) -> None:
    state = played(case, *moment)
    before, copy, rng = state.snapshot(), state.copy(), Random(moment[0])
    assert copy.snapshot() == before
    assert copy.events(None) == state.events(None)
    while copy.to_act():
        copy.play(*random_move(copy, rng))
    assert state.snapshot() == before


@given(moment=moments())
@sparing
def test_views_and_events_are_json(case: Case, moment: tuple[int, int]) -> None:
    state = played(case, *moment)
    for seat in seats(case):
        for thing in (state.view(seat), state.events(seat)):
            assert json.loads(msgspec.json.encode(thing)) == json.loads(json.dumps(msgspec.to_builtins(thing)))
    assert json.loads(json.dumps(state.snapshot())) == state.snapshot()


@given(moment=moments(), seed=st.integers(0, 1000))
@sparing
def test_a_sample_looks_the_same_to_the_seat_and_can_be_played_on(
    case: Case, moment: tuple[int, int], seed: int
) -> None:
    state, rng = played(case, *moment), Random(seed)
    before = state.snapshot()
    for seat in seats(case):
        world = state.sample(seat, rng)
        assert world.view(seat) == state.view(seat)
        assert world.to_act() == state.to_act()
        if seat is not None:
            assert world.legal(seat) == state.legal(seat)
        assert case.rules().restore(world.snapshot()).snapshot() == world.snapshot()
        while world.to_act():
            world.play(*random_move(world, rng))
    assert state.snapshot() == before


@given(moment=moments(), seed=st.integers(0, 1000))
@sparing
def test_what_a_seat_cannot_know_changes_nothing_it_gets(case: Case, moment: tuple[int, int], seed: int) -> None:
    """Non-interference: two worlds a seat cannot tell apart give it the same views, moves, events, texts, samples."""
    state = played(case, *moment)
    for seat in seats(case):
        other = state.sample(seat, Random(seed))
        assert other.view(seat) == state.view(seat)
        assert state.sample(seat, Random(3)).snapshot() == other.sample(seat, Random(3)).snapshot()
        if seat is None or seat not in state.to_act():
            continue
        assert other.legal(seat) == state.legal(seat)
        for move in state.legal(seat):
            assert other.text(move) == state.text(move)
            one, two = state.copy(), other.copy()
            one.play(seat, move)
            two.play(seat, move)
            if {kind_of(event) for event in one.events(seat)} & case.rules().revelations:
                continue
            assert one.events(seat) == two.events(seat)
            assert one.view(seat) == two.view(seat)
            for language in LANGUAGES:
                assert [texts(language).fact(case.rules(), event) for event in one.events(seat)] == [
                    texts(language).fact(case.rules(), event) for event in two.events(seat)
                ]


@given(moment=moments(), seed=st.integers(0, 1000))
@sparing
def test_reasons_of_refusals_give_nothing_away(case: Case, moment: tuple[int, int], seed: int) -> None:
    """Whatever a seat tries, by code or by notation, two worlds it cannot tell apart answer the same."""
    state = played(case, *moment)
    for seat in range(case.players):
        other = state.sample(seat, Random(seed))
        tried = [*range(0, 3200, 17), *range(3200, 12_000, 61)]
        tried += [move for acting in state.to_act() for move in state.legal(acting)]
        for move in tried:
            assert answer(state, seat, move) == answer(other, seat, move)


def answer(state: State, seat: int, move: int) -> list[object]:
    """What a seat learns when it tries a move, by code and by notation; the sentence follows from the fact."""
    try:
        text = state.text(move)
    except IllegalMove as error:
        return [error.fact, error.move]
    answers: list[object] = [text]
    for attempt in (lambda: state.copy().play(seat, move), lambda: state.parse(text, seat)):
        try:
            answers.append(attempt())
        except IllegalMove as error:
            answers += [error.fact, error.move]
    return answers


def can_be_told(game: Game, fact: Fact) -> None:
    """In both languages; each fact is tried once."""
    known = (game.name, json.dumps(fact))
    if known not in DESCRIBED:
        DESCRIBED.add(known)
        assert all(texts(language).fact(game, fact, ("Anna", "Bruno")) for language in LANGUAGES)


@given(seed=st.integers(0, 10_000))
@sparing
def test_moves_and_events_can_be_told_in_both_languages(case: Case, seed: int) -> None:
    state, rng, game = case.new(seed), Random(seed), case.rules()
    while state.to_act():
        facts = [state.move(move) for seat in state.to_act() for move in state.legal(seat)]
        facts += [spelt(event) for seat in seats(case) for event in state.events(seat)]
        for fact in facts:
            can_be_told(game, fact)
        state.play(*random_move(state, rng))


DESCRIBED: set[tuple[str, str]] = set()
"""Facts that have been told already: games are full of the same ones."""


@given(seed=st.integers(0, 10_000))
@sparing
def test_a_game_ends_with_a_result_and_then_nobody_acts(case: Case, seed: int) -> None:
    state, rng = case.new(seed), Random(seed)
    while state.to_act():
        assert state.result() is None
        state.play(*random_move(state, rng))
    result = state.result()
    assert result is not None
    assert len(result.ranks) == len(result.scores) == case.players
    assert min(result.ranks) == 1 or case.players == 1
    assert result.winners or case.players == 1
    for sheet in result.scores:
        assert sum(points for line, points in sheet.items() if line != "total") == sheet["total"]
    assert json.loads(json.dumps(result.breakdown)) == [list(parts) for parts in result.breakdown]
    assert len(result.breakdown) in (0, case.players)
    for seat in range(case.players):
        assert state.legal(seat) == []
        with pytest.raises(IllegalMove, match="over"):
            state.play(seat, 0)
    with pytest.raises(IllegalMove, match="over"):
        state.parse("anything")


def test_options_and_choices_have_texts(case: Case) -> None:
    for language in LANGUAGES:
        for option in case.rules().options:
            assert texts(language)(f"{case.game}-option-{option.name}")
            for choice in option.choices:
                assert texts(language)(f"{case.game}-option-{option.name}-{choice}")


def test_every_id_of_the_catalogue_has_a_name(case: Case) -> None:
    for language in LANGUAGES:
        for kind, ids in case.rules().names().items():
            for item in ids:
                assert texts(language).name(case.rules(), kind, item)
