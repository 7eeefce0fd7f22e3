"""Setting up a game: board, tokens, coins, Wonders and decks (DUEL-025 to DUEL-038)."""

from __future__ import annotations

import pytest

from mirabilia.games.duel.lookup import CATALOGUE, TOKEN_IDS, WONDER_IDS
from mirabilia.games.duel.state import State
from mirabilia.games.duel.views import MilitaryToken
from tests.duel.scenario import DUEL, city, legal, new_game, of_kind, offered_wonders, own, play, table
from tests.rules import rule

SEEDS = range(6)
OPTIONS = ("draft", "beginner", "random")

every_setup = pytest.mark.parametrize(
    "state",
    [pytest.param((seed, wonders), id=f"{wonders}-{seed}") for wonders in OPTIONS for seed in SEEDS],
    indirect=True,
)


@pytest.fixture
def state(request: pytest.FixtureRequest) -> State:
    seed, wonders = request.param
    return new_game(seed, wonders=wonders)


def wonders_of(state: State, seat: int) -> list[str]:
    return [wonder.wonder for wonder in own(state, seat).wonders]


def decks(state: State) -> dict[str, list[str]]:
    """The cards of the three Ages as they are going to lie, or do lie."""
    truth = state.snapshot()
    by_age: dict[str, list[str]] = {"1": truth["layout"]} | truth["decks"]
    return by_age


def of_deck(name: str) -> set[str]:
    return {card.id for card in CATALOGUE.cards if card.deck == name}


@every_setup
@rule("DUEL-025")
def test_pawn_starts_in_the_middle(state: State) -> None:
    assert state.view(None).conflict.pawn == 0


@every_setup
@rule("DUEL-026", "DUEL-027")
def test_tokens_of_2_and_5_coins_lie_on_each_side(state: State) -> None:
    side = [MilitaryToken(distance=3, coins=2), MilitaryToken(distance=6, coins=5)]
    assert state.view(None).conflict.tokens == [side, side]


@rule("DUEL-027")
@pytest.mark.parametrize("seat", [0, 1])
def test_tokens_are_used_on_entering_the_zones_from_3_and_from_6(seat: int) -> None:
    side = 1 if seat == 0 else -1
    for distance, used in {1: 0, 2: 0, 3: 2, 4: 0, 5: 0, 6: 5, 7: 0, 8: 0}.items():
        state = table(active=seat, accessible="guard_tower altar", pawn=side * (distance - 1))
        events = play(state, "build guard_tower")
        assert sum(event["coins"] for event in of_kind(events, "looted")) == used, distance


@every_setup
@rule("DUEL-028")
def test_five_progress_tokens_on_the_board_five_in_the_box(state: State) -> None:
    progress = state.view(None).progress
    assert len(progress.board) == len(progress.box) == 5
    assert {*progress.board, *progress.box} == {*TOKEN_IDS}


@rule("DUEL-028")
def test_progress_tokens_are_shuffled() -> None:
    boards = [new_game(seed).view(None).progress.board for seed in range(20)]
    assert {token for board in boards for token in board} == {*TOKEN_IDS}
    assert len({frozenset(board) for board in boards}) > 10


@every_setup
@rule("DUEL-029")
def test_each_player_starts_with_7_coins(state: State) -> None:
    assert [own(state, seat).coins for seat in (0, 1)] == [7, 7]


def draft(seed: int) -> tuple[State, list[int], list[set[str]]]:
    """A draft in which everybody takes the first Wonder: the state after it, who picked, and from what."""
    state = new_game(seed)
    seats, offers = [], []
    while state.view(None).choice == "draft":
        offer = offered_wonders(state)
        assert legal(state) == {f"draft {wonder}" for wonder in offer}
        seats.append(state.to_act()[0])
        offers.append({*offer})
        play(state, f"draft {offer[0]}")
    return state, seats, offers


@rule("DUEL-030")
@pytest.mark.parametrize("seed", SEEDS)
def test_first_player_is_known_before_the_draft_and_begins_age_one(seed: int) -> None:
    state, seats, _ = draft(seed)
    assert new_game(seed).to_act() == (0,)
    assert seats[0] == 0
    assert state.to_act() == (0,)
    assert new_game(seed, wonders="beginner").to_act() == new_game(seed, wonders="random").to_act() == (0,)


@rule("DUEL-031", "DUEL-032")
@pytest.mark.parametrize("seed", SEEDS)
def test_draft_order(seed: int) -> None:
    _, seats, offers = draft(seed)
    assert seats == [0, 1, 1, 0, 1, 0, 0, 1]
    assert [len(offer) for offer in offers] == [4, 3, 2, 1, 4, 3, 2, 1]
    for first in (0, 4):
        assert offers[first] > offers[first + 1] > offers[first + 2] > offers[first + 3]
    assert offers[0].isdisjoint(offers[4])


@rule("DUEL-031")
def test_wonders_are_shuffled() -> None:
    offers = [offered_wonders(new_game(seed)) for seed in range(20)]
    assert {wonder for offer in offers for wonder in offer} == {*WONDER_IDS}
    assert len({frozenset(offer) for offer in offers}) > 10


@rule("DUEL-033")
@pytest.mark.parametrize("seed", SEEDS)
def test_four_unbuilt_wonders_each_after_the_draft(seed: int) -> None:
    state, _, offers = draft(seed)
    assert [len(wonders_of(state, seat)) for seat in (0, 1)] == [4, 4]
    assert {*wonders_of(state, 0), *wonders_of(state, 1)} == offers[0] | offers[4]
    assert not any(wonder.built for seat in (0, 1) for wonder in own(state, seat).wonders)
    assert {*(state.view(None).wonders.box or ())} == {*WONDER_IDS} - offers[0] - offers[4]


@rule("DUEL-033")
def test_only_drafted_wonders_can_be_built() -> None:
    state, _, _ = draft(seed=2)
    position = state.snapshot()
    position["cities"][0]["coins"] = position["cities"][1]["coins"] = 50
    rich = DUEL.restore(position)
    offered = {rich.move(move).get("wonder") for move in rich.legal(0)} - {None}
    assert offered == {*wonders_of(state, 0)}


@rule("DUEL-034")
@pytest.mark.parametrize("seed", SEEDS)
def test_beginner_wonders(seed: int) -> None:
    state = new_game(seed, wonders="beginner")
    assert wonders_of(state, 0) == ["pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"]
    assert wonders_of(state, 1) == ["circus_maximus", "piraeus", "appian_way", "colossus"]
    assert (state.view(None).age, state.view(None).choice) == (1, "turn")


def test_random_wonders_are_dealt_without_a_draft() -> None:
    dealt = [(wonders_of(state, 0), wonders_of(state, 1)) for state in (new_game(n, wonders="random") for n in SEEDS)]
    assert all(len({*first, *second}) == len(first) + len(second) == 8 for first, second in dealt)
    assert len({tuple(first + second) for first, second in dealt}) == len(SEEDS)


@every_setup
@rule("DUEL-035", "DUEL-037")
def test_three_cards_of_each_deck_stay_out_and_each_age_has_20(state: State) -> None:
    for age, cards in decks(state).items():
        assert len(cards) == len({*cards}) == 20
        assert len(of_deck(f"age_{age}") - {*cards}) == 3
        assert {*cards} <= of_deck(f"age_{age}") | (of_deck("guild") if age == "3" else set())


@rule("DUEL-035")
@pytest.mark.parametrize("age", ["1", "2", "3"])
def test_cards_taken_out_differ_from_game_to_game(age: str) -> None:
    games = [decks(new_game(seed, wonders="beginner"))[age] for seed in range(40)]
    assert {card for cards in games for card in of_deck(f"age_{age}") - {*cards}} == of_deck(f"age_{age}")


@every_setup
@rule("DUEL-036")
def test_three_guilds_join_age_three(state: State) -> None:
    coming = state.snapshot()["decks"]
    assert len({*coming["3"]} & of_deck("guild")) == 3
    assert {*coming["2"]}.isdisjoint(of_deck("guild"))


@rule("DUEL-036")
def test_guilds_are_drawn_at_random() -> None:
    drawn = [frozenset(new_game(seed).snapshot()["decks"]["3"]) & of_deck("guild") for seed in range(20)]
    assert frozenset[str]().union(*drawn) == of_deck("guild")
    assert len({*drawn}) > 10


@every_setup
@rule("DUEL-038")
def test_cards_taken_out_are_not_in_the_discard_pile(state: State) -> None:
    assert state.view(None).discard == []


@rule("DUEL-038")
def test_mausoleum_finds_no_card_taken_out() -> None:
    state = table(accessible="altar baths", first=city(coins=50, wonders="mausoleum"))
    play(state, "wonder mausoleum with altar")
    assert state.view(None).choice == "turn"
    assert state.to_act() == (1,)
