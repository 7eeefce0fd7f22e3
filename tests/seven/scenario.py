"""Setting up a table in a few lines, with ids a player knows.

    state = table(3, age=2, hands={0: "aqueduct walls"}, cities={0: city(coins=5, cards="quarry stone_pit")})
    turn(state, {0: "build walls"})

What is not said is ordinary: 3 players, the second edition, boards in the order of BOARDS on their day side, 3 coins
(6 with Leaders), no cards. Hands are filled up with cards that are named nowhere else, so are the decks to come.
Seats that a turn does not speak of sell a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

import msgspec
import pytest

from mirabilia import games
from mirabilia.core.contract import Fact, IllegalMove
from mirabilia.games.seven import notation
from mirabilia.games.seven import options as seven_options
from mirabilia.games.seven.free_city.view import FreeCity, FreeCityView
from mirabilia.games.seven.lookup import CARD_AGES, CARD_INDEX, PIECE_IDS
from mirabilia.games.seven.state import State
from mirabilia.games.seven.teams.view import Partner, TeamsOwn

SEVEN = games.get("seven")
PHASES = ("boards", "draft", "recruitment", "turn")
"""What is asked where all choose a move."""
BOARDS = ("giza", "rhodes", "ephesus", "alexandria", "babylon", "olympia", "halicarnassus", "petra", "byzantium")
"""The boards of the seats, unless a city says otherwise."""


def city(cards: str = "", **fields: Any) -> dict[str, Any]:
    """A city. Cards and hands are written as words; `stages` is a number (filler cards lie under them) or entries;
    `leaders` are words, recruited in Age I, or entries; everything else as in a snapshot."""
    snapshot_of_city = dict(fields) | {"cards": cards.split()}
    if isinstance(snapshot_of_city.get("leaders"), str):
        snapshot_of_city["leaders"] = [{"leader": name, "age": 1} for name in snapshot_of_city["leaders"].split()]
    if isinstance(snapshot_of_city.get("held_leaders"), str):
        snapshot_of_city["held_leaders"] = snapshot_of_city["held_leaders"].split()
    return snapshot_of_city


def snapshot(
    players: int = 3,
    *,
    age: int = 1,
    turn: int = 0,
    phase: str = "turn",
    options: Mapping[str, Any] | None = None,
    hands: Mapping[int, str] | None = None,
    cities: Mapping[int, dict[str, Any]] | None = None,
    discard: str = "",
    without: Collection[str] = (),
    **fields: Any,
) -> dict[str, Any]:
    """A position as a snapshot. Cards in `without` are used to fill nothing up."""
    chosen = seven_options.checked(players, options)
    supply, setting = seven_options.supply(chosen), seven_options.setting(chosen)
    parts = _cities(chosen, cities or {}, setting.coins)
    hand_cards = {owner: words.split() for owner, words in (hands or {}).items()}
    left = Counter(PIECE_IDS[piece] for row in supply.cards_of_all_ages() for piece in row)
    drawn = fields.get("drawn")
    left.subtract(name for part in parts for name in part["cards"])
    left.subtract(name for names in hand_cards.values() for name in names)
    left.subtract(discard.split())
    left.subtract([drawn] if drawn else [])
    fill = _Filler(left, without)
    for part in parts:
        if isinstance(part.get("stages"), int):
            part["stages"] = fill.take(1, part["stages"])
    for owner in range(players):
        if phase == "turn":
            named = hand_cards.get(owner, [])
            parts[owner]["hand"] = [*named, *fill.take(age, setting.hand - turn - len(named))]
        elif owner in hand_cards:
            parts[owner]["hand"] = hand_cards[owner]
    table_snapshot: dict[str, Any] = {
        "game": "seven",
        "version": 1,
        "players": players,
        "options": chosen.as_options(),
        "age": age,
        "turn": turn,
        "phase": phase,
        "cities": parts,
        "discard": discard.split(),
    }
    if phase in ("turn", "recruitment"):
        table_snapshot["commits"] = [None] * players + ["none"] * (chosen.cities - players)
    if players == 2 and phase == "turn":
        _fill_free_city(table_snapshot, fill, setting.hand, drawn)
    dealt = age - 1 if phase == "recruitment" or turn == -1 else age
    size = chosen.cities * setting.hand
    table_snapshot["decks"] = {str(later): fill.take(later, size) for later in range(dealt + 1, 4)}
    if "edifice" in chosen.expansions and "edifices" not in fields:
        table_snapshot["edifices"] = [{"edifice": name, "pawns": 2} for name in ("belvedere", "factory", "archives")]
    return table_snapshot | fields


class _Filler:
    """Cards that are named nowhere: ordinary ones first, guilds and City cards only where decks need them."""

    def __init__(self, left: Counter[str], without: Collection[str]) -> None:
        self.left = left
        self.without = set(without)

    def take(self, age: int, number: int) -> list[str]:
        cards: list[str] = []
        for name in list(self.left):
            while (
                len(cards) < number
                and self.left[name] > 0
                and name not in self.without
                and CARD_AGES[CARD_INDEX[name]] == age
            ):
                self.left[name] -= 1
                cards.append(name)
        assert len(cards) == number or number < 0, f"not enough cards of Age {age} to fill the table up"
        return cards


def _cities(chosen: Any, given: Mapping[int, dict[str, Any]], coins: int) -> list[dict[str, Any]]:
    named = {part["board"] for part in given.values() if "board" in part}
    free = iter(board for board in BOARDS if board not in named)
    parts = []
    for owner in range(chosen.cities):
        part = dict(given.get(owner, city()))
        part.setdefault("board", None)
        if part["board"] is None:
            part["board"] = next(free)
        part.setdefault("coins", coins)
        parts.append(part)
    return parts


def _fill_free_city(table_snapshot: dict[str, Any], fill: _Filler, hand: int, drawn: str | None) -> None:
    """Its pile, and the card its keeper has drawn."""
    first = 1 if table_snapshot["age"] == 2 else 0
    keeper = (first + table_snapshot["turn"]) % 2
    table_snapshot["drawn"] = drawn or fill.take(table_snapshot["age"], 1)[0]
    table_snapshot["cities"][keeper]["hand"].append(table_snapshot["drawn"])
    table_snapshot["stock"] = fill.take(table_snapshot["age"], hand - table_snapshot["turn"] - 1)
    table_snapshot["commits"][2] = None


def table(players: int = 3, **fields: Any) -> State:
    """A game at that position (see `snapshot` for what can be said)."""
    state = SEVEN.restore(snapshot(players, **fields))
    assert isinstance(state, State)
    return state


def new_game(players: int = 3, seed: int = 0, **options: Any) -> State:
    state = SEVEN.new(seed=seed, players=players, options=options)
    assert isinstance(state, State)
    return state


def legal(state: State, seat: int = 0) -> list[str]:
    """The legal moves of a seat, as words."""
    return [state.text(move) for move in state.legal(seat)]


def ways(state: State, seat: int, use: str) -> set[tuple[int, int, int]]:
    """The payments (left, right, bank) offered for a use such as `build aqueduct` or `stage baths`."""
    verb, name = use.split()
    payments = set()
    for move in state.legal(seat):
        fact = state.move(move)
        if fact["move"] == verb and name in (fact.get("card"), fact.get("leader")):
            payments.add((fact.get("left") or 0, fact.get("right") or 0, fact.get("bank", 0)))
    return payments


def commit(state: State, seat: int, words: str) -> None:
    state.play(seat, state.parse(words, seat))


def turn(state: State, moves: Mapping[int, str] | None = None) -> list[Fact]:
    """One turn: every seat that owes a move makes the one named, or sells (keeps, boards) the first it can.

    What goes with a stage follows after a semicolon: `stage altar; choose 1`. Where it is not named it is left open,
    for `choose`. In a game for two, key 2 is the choice for the Free City. The events of the resolution, as a
    spectator sees them.
    """
    scripts = {owner: [part.strip() for part in words.split(";")] for owner, words in (moves or {}).items()}
    before = (state.age, state.turn, state.phase)
    while (state.age, state.turn, state.phase) == before and state.phase >= 0:
        choices = {seat: choice_of(state, seat) for seat in state.to_act()}
        named = [seat for seat, (name, city) in choices.items() if scripts.get(city) or name in PHASES]
        if not named:
            break
        row = scripts.get(choices[named[0]][1])
        commit(state, named[0], row.pop(0) if row else _default(state, named[0]))
    assert not any(scripts.values()), f"never asked for: {scripts}"
    return events_seen(state)


def choice_of(state: State, seat: int) -> tuple[str, int]:
    """What a seat has to decide, and the city it is about."""
    choice = state.own(seat).choice
    assert choice is not None
    assert choice.city is not None
    return choice.name, choice.city


def _default(state: State, seat: int) -> str:
    moves = legal(state, seat)
    return next((words for words in moves if words.startswith("sell")), moves[0])


def refusal(state: State, seat: int, words: str) -> Fact:
    """Why a seat may not make a move. Nothing has changed."""
    before = state.snapshot()
    with pytest.raises(IllegalMove) as refused:
        state.parse(words, seat)
    assert state.snapshot() == before
    return refused.value.fact


def choose(state: State, words: str) -> list[Fact]:
    """Make the pending choice of whoever has to; its events as a spectator sees them."""
    (seat,) = state.to_act()
    commit(state, seat, words)
    return events_seen(state)


def pending_choice(state: State) -> tuple[str, int] | None:
    """The choice that somebody has to make, and the city it is about; None if there is none but that of a move."""
    choices = [choice_of(state, seat) for seat in state.to_act()]
    return next((choice for choice in choices if choice[0] not in PHASES), None)


def coins(state: State) -> list[int]:
    return [own["coins"] for own in state.snapshot()["cities"]]


def scores(state: State, seat: int = 0) -> dict[str, int]:
    """The score sheet of a seat as if the game ended now."""
    return state.view(None).cities[seat].scores


def spelt(*texts: str) -> tuple[Fact, ...]:
    """Moves as facts."""
    return tuple(notation.fact(notation.read(text)) for text in texts)


def partner(state: State, seat: int) -> Partner:
    """What a seat of a team game sees of its partner."""
    view = TeamsOwn.of(state.own(seat)).partner
    assert view is not None
    return view


def free_city(state: State) -> FreeCity:
    """The third city of a game for two."""
    view = FreeCityView.of(state.view(None)).free_city
    assert view is not None
    return view


def known_discards(state: State, seat: int | None) -> list[str]:
    """The cards of the discard pile that a seat (None: a spectator) knows."""
    view = state.view(seat)
    return [*view.discard.known, *(view.own.discard if view.own else ())]


def under(state: State, seat: int | None, owner: int, stage: int) -> str | None:
    """The card under a stage (from 1), if a seat (None: a spectator) knows it."""
    view = state.view(seat)
    private = [part.card for part in view.own.under if (part.city, part.stage) == (owner, stage)] if view.own else []
    return private[0] if private else view.cities[owner].stages[stage - 1].under


def as_json(part: object) -> str:
    """Views and their parts as the JSON that a player gets."""
    return msgspec.json.encode(part).decode()


def events_seen(state: State, seat: int | None = None) -> list[Fact]:
    """What the last move brought about, as a seat (None: a spectator) gets it as JSON."""
    facts: list[Fact] = plain(state.events(seat))
    return facts


def plain(part: object) -> Any:
    """A part of a view, or events, as a player gets it: rows are lists, and all that has fields a dict."""
    return msgspec.json.decode(msgspec.json.encode(part))


def events(facts: list[Fact], kind: str) -> list[Fact]:
    return [fact for fact in facts if fact["event"] == kind]
