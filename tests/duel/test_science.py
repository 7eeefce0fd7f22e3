"""Science symbols, pairs and scientific supremacy (docs/rules/duel.md, Science)."""

from __future__ import annotations

import pytest

from mirabilia.games.duel.lookup import CATALOGUE
from tests.duel.scenario import AGE, DUEL, city, legal, of_kind, outcome, own, play, seated, table
from tests.rules import rule

PAIRS = {
    "quill": ("scriptorium", "library"),
    "mortar": ("pharmacist", "dispensary"),
    "plumb_level": ("workshop", "laboratory"),
    "wheel": ("apothecary", "school"),
    "sundial": ("academy", "study"),
    "armillary_sphere": ("university", "observatory"),
}
FIVE = "scriptorium pharmacist workshop apothecary academy"
"""Five different symbols: all but the armillary sphere and the balance."""
BOARD = "agriculture economy masonry philosophy strategy"


@rule("DUEL-179")
def test_there_are_seven_science_symbols() -> None:
    symbols = {*PAIRS, "balance"}
    assert len(symbols) == 7
    assert {*DUEL.names()["symbol"]} == symbols
    in_cities = own(table(age=3, accessible="study", first=city(cards=FIVE)), 0).symbols
    in_cities += own(table(age=3, accessible="study", first=city(cards="university", progress="law")), 0).symbols
    assert {*in_cities} == symbols


@rule("DUEL-180")
def test_no_card_but_a_green_one_has_a_symbol() -> None:
    plain = [card.id for card in CATALOGUE.cards if card.colour not in ("green", "purple")]
    guilds = "builders_guild merchants_guild tacticians_guild"
    state = table(age=3, accessible="study", first=city(cards=" ".join([*plain, guilds])))
    assert own(state, 0).symbols == []


@rule("DUEL-180", "DUEL-181")
@pytest.mark.parametrize("progress", DUEL.names()["token"])
def test_no_progress_token_but_law_has_a_symbol(progress: str) -> None:
    state = table(accessible="theater", first=city(progress=progress))
    assert own(state, 0).symbols == (["balance"] if progress == "law" else [])
    assert own(state, 0).pairs == []


@rule("DUEL-181")
def test_each_symbol_but_the_balance_is_on_two_green_cards() -> None:
    cards_by_symbol: dict[str, list[str]] = {}
    for card in CATALOGUE.cards:
        if card.colour == "green":
            state = table(age=3, active=1, accessible="senate", first=city(cards=card.id))
            (symbol,) = own(state, 0).symbols
            cards_by_symbol.setdefault(symbol, []).append(card.id)
    assert {symbol: tuple(cards) for symbol, cards in cards_by_symbol.items()} == PAIRS


@rule("DUEL-182", "DUEL-183")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("symbol", "owned", "card"), [(symbol, *pair) for symbol, pair in PAIRS.items()])
def test_a_pair_earns_a_progress_token_of_choice(symbol: str, owned: str, card: str, seat: int) -> None:
    cities = seated(seat, city(coins=20, cards=owned))
    accessible = f"{card} {'barracks' if AGE[card] == 2 else 'senate'}"
    state = table(age=AGE[card], active=seat, accessible=accessible, last=True, board=BOARD, **cities)
    events = play(state, f"build {card}")
    assert of_kind(events, "pair") == [{"event": "pair", "seat": seat, "symbol": symbol}]
    assert (state.to_act(), state.view(None).choice) == ((seat,), "progress")
    assert legal(state) == {f"take {token}" for token in BOARD.split()}
    assert state.legal(1 - seat) == []
    play(state, "take philosophy")
    assert own(state, seat).progress == ["philosophy"]
    assert state.view(None).progress.board == ["agriculture", "economy", "masonry", "strategy"]
    assert (state.to_act(), state.view(None).choice) == ((1 - seat,), "turn")


@rule("DUEL-182")
def test_a_first_symbol_earns_nothing() -> None:
    state = table(accessible="scriptorium theater", board=BOARD, first=city(cards="pharmacist workshop"))
    play(state, "build scriptorium")
    assert (state.to_act(), state.view(None).choice) == ((1,), "turn")


@rule("DUEL-182")
def test_equal_symbols_in_two_cities_are_no_pair() -> None:
    second = city(cards="scriptorium")
    state = table(age=2, accessible="library walls", last=True, board=BOARD, first=city(coins=20), second=second)
    play(state, "build library")
    assert (state.to_act(), state.view(None).choice) == ((1,), "turn")


@rule("DUEL-182")
def test_the_token_is_kept_to_the_end_and_the_next_pair_chooses_among_the_rest() -> None:
    first = city(coins=40, cards="scriptorium pharmacist")
    state = table(age=2, accessible="library dispensary walls", last=True, board="philosophy economy", first=first)
    play(state, "build library", "take philosophy", "discard walls", "build dispensary")
    assert legal(state) == {"take economy"}
    play(state, "take economy")
    assert own(state, 0).progress == ["economy", "philosophy"]
    assert state.view(None).progress.board == []


@rule("DUEL-184")
@pytest.mark.parametrize("last", [True, False])
def test_with_no_token_on_the_board_a_pair_gives_nothing(last: bool) -> None:
    accessible = "library" if last else "library walls"
    first, second = city(cards="scriptorium", progress="economy law"), city(progress="strategy theology urbanism")
    state = table(age=2, accessible=accessible, last=True, board="", first=first, second=second)
    play(state, "build library")
    assert own(state, 0).pairs == ["quill"]
    assert own(state, 0).progress == ["economy", "law"]
    assert state.view(None).choice == ("begin" if last else "turn")
    assert state.to_act() == ((0,) if last else (1,))


@rule("DUEL-185")
@pytest.mark.parametrize("seat", [0, 1])
def test_six_different_symbols_win_at_once(seat: int) -> None:
    state = table(age=3, active=seat, accessible="university senate", **seated(seat, city(coins=20, cards=FIVE)))
    assert outcome(state) is None
    events = play(state, "build university")
    assert outcome(state) == ("scientific", (seat,))
    assert events[-1] == {"event": "over", "reason": "scientific", "winners": [seat]}
    assert state.to_act() == ()


@rule("DUEL-185")
def test_five_different_symbols_do_not_win_however_many_pairs() -> None:
    first = city(coins=20, cards="scriptorium pharmacist workshop apothecary library dispensary")
    state = table(age=3, accessible="academy senate", first=first, board=BOARD)
    play(state, "build academy")
    assert len(own(state, 0).symbols) == 5
    assert outcome(state) is None
    assert state.to_act() == (1,)


@rule("DUEL-185")
def test_the_symbols_of_both_cities_are_not_added_up() -> None:
    first, second = city(coins=20, cards="scriptorium pharmacist workshop"), city(cards="apothecary academy")
    state = table(age=3, accessible="university senate", first=first, second=second)
    play(state, "build university")
    assert outcome(state) is None


@rule("DUEL-186")
def test_law_taken_for_a_pair_as_the_sixth_symbol_wins() -> None:
    first = city(coins=20, cards=FIVE)
    state = table(age=3, accessible="study senate", first=first, board="law economy")
    play(state, "build study")
    assert state.view(None).choice == "progress"
    play(state, "take law")
    assert outcome(state) == ("scientific", (0,))
    assert state.to_act() == ()


@rule("DUEL-186")
def test_law_kept_from_the_great_library_as_the_sixth_symbol_wins() -> None:
    second = city(coins=20, cards=FIVE, wonders="great_library", progress="theology")
    state = table(
        age=3, active=1, accessible="study senate", second=second, box="law economy strategy masonry urbanism"
    )
    play(state, "wonder great_library with study", "keep law")
    assert outcome(state) == ("scientific", (1,))
    assert state.to_act() == ()


@rule("DUEL-186")
def test_law_for_a_pair_completed_by_the_mausoleum_wins() -> None:
    first = city(coins=20, cards=FIVE, wonders="mausoleum")
    state = table(age=3, accessible="study senate", discard="library", first=first, board="law economy")
    play(state, "wonder mausoleum with study", "revive library", "take law")
    assert outcome(state) == ("scientific", (0,))


@rule("DUEL-186")
def test_law_counts_for_the_six_when_it_was_taken_before() -> None:
    first = city(coins=20, cards="scriptorium pharmacist workshop apothecary", progress="law")
    state = table(age=3, accessible="university senate", first=first)
    play(state, "build university")
    assert outcome(state) == ("scientific", (0,))
