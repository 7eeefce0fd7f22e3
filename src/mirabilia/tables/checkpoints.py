"""Earlier states of a game, so that taking moves back does not play all of it again."""

from __future__ import annotations

from mirabilia.core.contract import State

RECENT = 8
"""The last states are all kept: most who take back go back to one of them."""
EVERY = 16
"""Of the older ones every so manieth."""


class Checkpoints:
    """Copies of states by the number of moves made."""

    def __init__(self, fresh: State) -> None:
        self.states: dict[int, State] = {0: fresh.copy()}

    def note(self, number: int, state: State) -> None:
        """The state after so many moves."""
        self.states[number] = state.copy()
        old = number - RECENT
        if old % EVERY:
            self.states.pop(old, None)

    def back_to(self, number: int) -> tuple[int, State]:
        """The last state known up to a number of moves, to be played on from, and how many moves it has; later ones are
        forgotten."""
        self.states = {known: state for known, state in self.states.items() if known <= number}
        last = max(self.states)
        return last, self.states[last].copy()
