"""Setting up a table in a few lines, with ids a player knows.

    state = table(age=2, accessible="aqueduct walls", first=city(coins=5, cards="quarry"))
    play(state, "build walls")

What is not said is ordinary: no cards, 7 coins, the pawn in the middle, four unbuilt Wonders each, the first five
Progress tokens on the board. Cards that lie on the table only to fill it are chosen among those not named.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from mirabilia import games
from mirabilia.core.contract import Cost, Event, Fact, IllegalMove
from mirabilia.games.duel import views
from mirabilia.games.duel.lookup import CATALOGUE, TOKEN_IDS, WONDER_IDS
from mirabilia.games.duel.state import State

DUEL = games.get("duel")
FIRST_WONDERS = "pyramids great_lighthouse temple_of_artemis statue_of_zeus"
SECOND_WONDERS = "circus_maximus piraeus appian_way colossus"
AGE = {card.id: card.age for card in CATALOGUE.cards}


def city(coins: int = 7, cards: str = "", wonders: str = "", progress: str = "") -> dict[str, Any]:
    """A city. Wonders are written `pyramids` (unbuilt) or `pyramids=baths` (built with that card); fewer than four
    are filled up with unbuilt ones."""
    built: dict[str, str | None] = {}
    for word in wonders.split():
        wonder, _, card = word.partition("=")
        built[wonder] = card or None
    return {"coins": coins, "cards": cards.split(), "wonders": built, "progress": progress.split()}


def seated(seat: int, mine: dict[str, Any], yours: dict[str, Any] | None = None) -> dict[str, Any]:
    """The cities as `first` and `second`, one's own at that seat."""
    return {"first": yours, "second": mine} if seat else {"first": mine, "second": yours}


def snapshot(
    *,
    age: int = 1,
    active: int = 0,
    accessible: str = "",
    last: bool = False,
    slots: Mapping[int, str] | None = None,
    gone: Collection[int] = (),
    first: dict[str, Any] | None = None,
    second: dict[str, Any] | None = None,
    pawn: int = 0,
    tokens: tuple[list[int], list[int]] | None = None,
    discard: str = "",
    board: str | None = None,
    box: str | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A position as a snapshot. `accessible` names the cards to choose from; `last` leaves no others.

    Instead, `slots` puts cards into slots of the whole layout, without the slots that are `gone`.
    """
    cities = [dict(first or city()), dict(second or city())]
    _fill_wonders(cities)
    used = {card for own in cities for card in [*own["cards"], *own["wonders"].values()] if card}
    used |= {*discard.split(), *accessible.split(), *(slots or {}).values()}
    layout = _layout(age, accessible.split(), last, used) if slots is None else _laid_out(age, slots, gone, used)
    owned = {token for own in cities for token in own["progress"]}
    free = [token for token in TOKEN_IDS if token not in owned]
    on_board = [token for token in free if token not in (box or "").split()][:5] if board is None else board.split()
    boxed = dict.fromkeys([*(box or "").split(), *(token for token in free if token not in on_board)])
    return {
        "game": "duel",
        "version": 1,
        "age": age,
        "active": active,
        "choice": "turn",
        "layout": layout,
        "decks": {str(later): _deck(later) for later in range(age + 1, 4)},
        "cities": cities,
        "discard": discard.split(),
        "conflict": {"pawn": pawn, "tokens": tokens or _tokens_left(pawn)},
        "progress": {"board": on_board, "box": [*boxed]},
        **fields,
    }


def table(**fields: Any) -> State:
    """A game at that position (see `snapshot` for what can be said)."""
    state = DUEL.restore(snapshot(**fields))
    assert isinstance(state, State)
    return state


def new_game(seed: int = 0, **options: str) -> State:
    state = DUEL.new(seed=seed, players=2, options=options)
    assert isinstance(state, State)
    return state


def start_of_age(age: int, seed: int = 0) -> State:
    """A game of which nothing but discarding has been seen, when the cards of that Age have been laid out."""
    state = new_game(seed, wonders="beginner")
    while state.age < age:
        play(state, next(text for text in sorted(legal(state)) if text.startswith(("begin", "discard"))))
    return state


def random_game(seed: int = 0, **options: str) -> Iterator[State]:
    """A game of random moves: the same state again and again, at the start and after each move."""
    state, rng = new_game(seed, **options), Random(seed)
    yield state
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, rng.choice(state.legal(seat)))
        yield state


def play(state: State, *moves: str) -> list[Fact]:
    """Make moves of whoever is to act; the events of the last one, as a spectator sees them."""
    for text in moves:
        seat = state.to_act()[0]
        state.play(seat, state.parse(text))
    return facts(state.events(None))


def facts(events: Iterable[Event | Fact]) -> list[Fact]:
    """Events as they are in JSON."""
    spelt: list[Fact] = msgspec.to_builtins(list(events))
    return spelt


def of_kind(events: Iterable[Event | Fact], kind: str) -> list[Fact]:
    """The events of one kind, in order, as they are in JSON."""
    return [fact for fact in facts(events) if fact["event"] == kind]


def legal(state: State) -> set[str]:
    """The legal moves as texts."""
    return {state.text(move) for seat in state.to_act() for move in state.legal(seat)}


def coins(state: State, seat: int) -> int:
    return state.view(None).cities[seat].coins


def own(state: State, seat: int) -> views.City:
    """A city as everybody sees it."""
    return state.view(None).cities[seat]


def structures(state: State, seat: int) -> list[str]:
    """The cards of a city."""
    return [card for cards in own(state, seat).cards.values() for card in cards]


def pawn(state: State) -> int:
    """Where the Conflict pawn stands; positive towards the capital of seat 1."""
    return state.view(None).conflict.pawn


def cost(state: State, seat: int, name: str) -> Cost:
    """What an accessible card or an unbuilt Wonder would cost a seat now."""
    costs = own(state, seat).costs
    return costs.cards.get(name) or costs.wonders[name]


def price(state: State, seat: int, name: str) -> int:
    """The coins that an accessible card or an unbuilt Wonder would cost a seat now."""
    coins = cost(state, seat, name).coins
    assert coins is not None
    return coins


def parts(price: Cost, kind: str) -> list[Fact]:
    """The parts of a cost of one kind."""
    return [
        {name: value for name, value in part.items() if name != "cost"} for part in price.parts if part["cost"] == kind
    ]


def offered_wonders(state: State) -> list[str]:
    """The Wonders to choose from in the draft."""
    offer = state.view(None).offer
    assert offer is not None
    assert offer.wonders is not None
    return offer.wonders


def spent(state: State, move: str) -> int:
    """The coins the acting player has less after making a move."""
    seat = state.to_act()[0]
    before = coins(state, seat)
    play(state, move)
    return before - coins(state, seat)


def refusal(state: State, move: str, seat: int | None = None) -> Fact:
    """Why a seat, or whoever has to decide, may not make a move."""
    with pytest.raises(IllegalMove) as refused:
        state.parse(move, seat)
    return refused.value.fact


def scores(state: State, seat: int) -> dict[str, int]:
    """The score sheet as it stands."""
    return own(state, seat).scores


def outcome(state: State) -> tuple[str, tuple[int, ...]] | None:
    """How the game ended and who has won; None while it goes on."""
    result = state.result()
    return None if result is None else (result.reason, result.winners)


def _fill_wonders(cities: list[dict[str, Any]]) -> None:
    """Four Wonders for each city: those it names, then its usual ones, then any that nobody has."""
    for mine, usual in zip(cities, (FIRST_WONDERS, SECOND_WONDERS), strict=True):
        taken = {wonder for either in cities for wonder in either["wonders"]}
        free = [wonder for wonder in dict.fromkeys([*usual.split(), *WONDER_IDS]) if wonder not in taken]
        mine["wonders"] = mine["wonders"] | dict.fromkeys(free[: 4 - len(mine["wonders"])])


def _tokens_left(pawn: int) -> tuple[list[int], list[int]]:
    """The Military tokens still there if the pawn has never been further out than now."""
    return _loot_beyond(-pawn), _loot_beyond(pawn)


def _loot_beyond(distance: int) -> list[int]:
    return [zone.loot for zone in CATALOGUE.zones if zone.loot and distance < zone.first]


def _deck(age: int) -> list[str]:
    plain = [card.id for card in CATALOGUE.cards if card.deck == f"age_{age}"]
    guilds = [card.id for card in CATALOGUE.cards if card.deck == "guild"]
    return plain[:20] if age < 3 else plain[:17] + guilds[:3]


def _layout(age: int, accessible: list[str], last: bool, used: set[str]) -> list[str | None]:
    """The named cards in the row that has just as many (or, as the last cards, in the top row), others above it."""
    rows = CATALOGUE.layouts[age - 1].rows
    layout: list[str | None] = [None] * 20
    if not accessible:
        return layout
    size = len(accessible)
    number = 0 if last or size == 1 else next((n for n, row in enumerate(rows) if len(row.x) == size), 0)
    start = sum(len(row.x) for row in rows[:number])
    assert size <= len(rows[number].x), f"Age {age} has no row for {size} cards"
    fillers = [card.id for card in CATALOGUE.cards if card.deck == f"age_{age}" and card.id not in used]
    layout[:start] = fillers[:start]
    layout[start : start + size] = accessible
    return layout


def _laid_out(age: int, slots: Mapping[int, str], gone: Collection[int], used: set[str]) -> list[str | None]:
    """The named cards in their slots, others in the slots that are not gone."""
    fillers = iter([card.id for card in CATALOGUE.cards if card.deck == f"age_{age}" and card.id not in used])
    return [None if slot in gone else slots.get(slot) or next(fillers) for slot in range(20)]
