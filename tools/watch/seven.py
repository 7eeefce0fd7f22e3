"""Random games of 7 Wonders over random option sets under watch."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from mirabilia import games
from mirabilia.core.contract import State
from mirabilia.games.seven import events
from mirabilia.games.seven import options as seven_options
from mirabilia.games.seven.lookup import PIECE_IDS

INCOME = events.Gained
EXPENSES = (events.Paid, events.Traded, events.LostCoins)
DECKS = ((), ("expert",), ("cities",), ("expert", "cities", "cities_2012"))

SOAK = 50_000
"""How many games make a soak."""


def random_table(rng: Random) -> tuple[int, dict[str, Any]]:
    """A number of players and options, possible or not."""
    expansions = [name for name in ("leaders", "cities", "edifice") if rng.random() < 0.5]
    chosen: dict[str, Any] = {
        "edition": rng.choice((1, 2, 2)),
        "expansions": expansions,
        "wonders": rng.choice(("random", "random", "dealt")),
        "sides": rng.choice(("rulebook", "random", "choose", "day", "night")),
        "teams": rng.random() < 0.2,
    }
    if "leaders" in expansions:
        chosen["leader_decks"] = list(rng.choice(DECKS))
    return rng.randint(2, 8), chosen


def possible_table(rng: Random) -> tuple[int, dict[str, Any]]:
    while True:
        players, chosen = random_table(rng)
        try:
            seven_options.checked(players, chosen)
        except ValueError:
            continue
        return players, chosen


def pieces_of(snapshot: dict[str, Any]) -> Counter[str]:
    """How often every card and leader is on the table or in a deck."""

    def name(card: str | dict[str, Any]) -> str:
        return card if isinstance(card, str) else str(card["card"])

    pieces: Counter[str] = Counter(name(card) for card in snapshot["discard"])
    pieces.update(snapshot["stock"])
    pieces.update(snapshot["leader_box"])
    for deck in snapshot["decks"].values():
        pieces.update(deck)
    for city in snapshot["cities"]:
        pieces.update(city["hand"])
        pieces.update(city["cards"])
        for row in ("stages", "held_leaders", "spent_leaders"):
            pieces.update(name(card) for card in city[row])
        for row in ("leaders", "buried"):
            pieces.update(entry["leader"] for entry in city[row])
    return pieces


def broken(state: State, supply: Counter[str], purse: list[int]) -> str | None:
    """What is wrong with a position, if anything."""
    snapshot = state.snapshot()
    boxed = Counter(PIECE_IDS[piece] for piece in state.boxed)  # type: ignore[attr-defined]
    if pieces_of(snapshot) + boxed != supply:
        difference = (pieces_of(snapshot) + boxed) - supply, supply - (pieces_of(snapshot) + boxed)
        return f"cards are not in exactly one place each: too many {difference[0]}, missing {difference[1]}"
    if [city["coins"] for city in snapshot["cities"]] != purse or min(purse) < 0:
        return f"the coins are not what the events say: {purse}"
    if games.get("seven").restore(snapshot).snapshot() != snapshot:
        return "the snapshot does not restore"
    for city in state.view(None).cities:
        sheet = city.scores
        if sum(points for line, points in sheet.items() if line != "total") != sheet["total"]:
            return "the score sheet does not add up"
    return None


def watch(seed: int) -> str:
    """Play one game; what was played. ValueError if an invariant broke."""
    rng = Random(seed)
    players, chosen = possible_table(rng)
    checked = seven_options.checked(players, chosen)
    setting, dealt = seven_options.setting(checked), seven_options.supply(checked)
    rows = dealt.pieces()
    supply = Counter(PIECE_IDS[piece] for row in rows for piece in row)
    state = games.get("seven").new(seed=seed, players=players, options=chosen)
    purse, moves, checked_move = [int(setting.coins)] * checked.cities, 0, rng.randrange(120)
    where = f"seed {seed} ({players} players, {chosen})"
    while state.to_act():
        seat = rng.choice(state.to_act())
        legal = state.legal(seat)
        if not legal:
            raise ValueError(f"{where}, move {moves}: seat {seat} has no legal move")
        state.play(seat, rng.choice(legal))
        moves += 1
        for event in state.events(None):
            if isinstance(event, INCOME):
                purse[event.seat] += event.coins
            elif isinstance(event, EXPENSES):
                purse[event.seat] -= event.coins
        if moves == checked_move or not state.to_act():
            wrong = broken(state, supply, purse)
            if wrong:
                raise ValueError(f"{where}, move {moves}: {wrong}")
    return f"{players} players"
