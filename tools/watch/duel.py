"""Random games of Duel under watch."""

from __future__ import annotations

from random import Random

from mirabilia import games
from mirabilia.core.contract import State
from mirabilia.games.duel.events import Gained, Lost, Paid, Traded

OPTIONS = ("draft", "beginner", "random")

SOAK = 200_000
"""How many games make a soak."""


def broken(state: State, purse: list[int]) -> str | None:
    """What is wrong with a position, if anything."""
    snapshot = state.snapshot()
    cards = [card for city in snapshot["cities"] for card in [*city["cards"], *city["wonders"].values()] if card]
    cards += [*snapshot["discard"], *(card for card in snapshot["layout"] if card)]
    if len(set(cards)) != len(cards):
        return "a card is in two places"
    if len(cards) != 20 * snapshot["age"]:
        return f"{len(cards)} cards are on the table in Age {snapshot['age']}"
    if [city["coins"] for city in snapshot["cities"]] != purse or min(purse) < 0:
        return f"the coins are not what the events say: {purse}"
    if games.get("duel").restore(snapshot).snapshot() != snapshot:
        return "the snapshot does not restore"
    if sum(card is not None for city in snapshot["cities"] for card in city["wonders"].values()) > 7:
        return "more than seven Wonders are built"
    return None


def watch(seed: int) -> str:
    """Play one game; how it ended. ValueError if an invariant broke."""
    game, rng = games.get("duel"), Random(seed)
    state = game.new(seed=seed, options={"wonders": OPTIONS[seed % 3]})
    purse, moves = [7, 7], 0
    checked_move = rng.randrange(90)
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if not legal:
            raise ValueError(f"seed {seed}, move {moves}: seat {seat} has no legal move")
        state.play(seat, rng.choice(legal))
        moves += 1
        for event in state.events(None):
            if isinstance(event, Gained):
                purse[event.seat] += event.coins
            elif isinstance(event, Paid | Traded | Lost):
                purse[event.seat] -= event.coins
        if moves == checked_move or not state.to_act():
            wrong = broken(state, purse)
            if wrong:
                raise ValueError(f"seed {seed}, move {moves}: {wrong}")
    result = state.result()
    assert result is not None  # noqa: S101
    return result.reason if len(result.winners) == 1 else "shared"
