"""Pairs of games that somebody cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product
from random import Random
from typing import Any

from mirabilia.core.contract import State

TRIED = 12
"""Pairs of moves of each kind that are tried, for one that looks the same to the viewer."""
FACE_DOWN = ("sell ", "stage ", "keep ", "join ")
FACE_DOWN_SHARE = 0.7


class Pair:
    """A game and its twin, which differs in what a viewer does not know."""

    def __init__(self, state: State, viewer: int | None, rng: Random) -> None:
        self.viewer, self.rng = viewer, rng
        self.games = (state.copy(), state.sample(viewer, rng))
        self.made: tuple[int, tuple[str, str]] = (0, ("", ""))
        """Who moved last, and how in each game."""
        self.compare(after_move=False)

    def play(self, moves: int) -> int:
        """Play on with moves that look the same to the viewer; how many there were."""
        for number in range(moves):
            if not self.step():
                return number
            self.compare()
        return moves

    def step(self) -> bool:
        one, two = self.games
        if not one.to_act():
            return False
        seat = self.rng.choice(one.to_act())
        for texts in self.candidates(seat):
            after = (self.played(one, seat, texts[0]), self.played(two, seat, texts[1]))
            if self.seen(after[0]) == self.seen(after[1]):
                self.games, self.made = after, (seat, texts)
                return True
        return False

    def candidates(self, seat: int) -> Iterator[tuple[str, str]]:
        """Moves of a seat in each game: the viewer makes the same ones, others mostly what is done face down."""
        one, two = ([game.text(move) for move in self.mixed(game.legal(seat))] for game in self.games)
        same = [(text, text) for text in one if text in two]
        if seat == self.viewer:
            return iter(same)
        hidden = [pair for pair in product(one, two) if all(text.startswith(FACE_DOWN) for text in pair)]
        rows = [same[:TRIED], self.rng.sample(hidden, min(TRIED, len(hidden)))]
        return chain.from_iterable(reversed(rows) if self.rng.random() < FACE_DOWN_SHARE else rows)

    def mixed(self, row: list[int]) -> list[int]:
        return self.rng.sample(row, len(row))

    def played(self, game: State, seat: int, text: str) -> State:
        after = game.copy()
        after.play(seat, after.parse(text, seat))
        return after

    def seen(self, game: State) -> Any:
        """What the viewer sees happen."""
        return game.view(self.viewer), game.events(self.viewer), game.to_act()

    def compare(self, after_move: bool = True) -> None:
        """All that the viewer, or a program that plays for it, gets in the two games."""
        one, two = self.games
        if after_move:
            assert self.seen(one) == self.seen(two)
        assert one.view(self.viewer) == two.view(self.viewer)
        if self.viewer is not None:
            assert one.actions(self.viewer) == two.actions(self.viewer)
        seed = self.rng.random()
        assert one.sample(self.viewer, Random(seed)).snapshot() == two.sample(self.viewer, Random(seed)).snapshot()
