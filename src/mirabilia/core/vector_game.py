"""Many games of one space at a time, for learning: one call makes a move in each of them."""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i32, i64

from mirabilia.core.space import NOBODY, POSSIBLE, Legal, Space, rewards_of
from mirabilia.core.stream import SEEDS, Stream
from mirabilia.core.tensor import (
    SpaceError,
    bits_of,
    byte_row,
    clear,
    float_row,
    raw_bytes,
    raw_octets,
    raw_whole,
    shaped,
    whole_row,
)
from mirabilia.core.vecs import vec


class VectorGame:
    """So many games side by side. Whoever acts in a game sees it and moves; an ended game is followed by a new one.

    Everything that can be read lies in memory of its own that each step writes anew; `numpy.asarray` takes it as it is.
    """

    number: i64
    players: i64
    next_seed: i64
    ended: i64
    steps: i64

    def __init__(self, space: Space, number: int, seed: int = 0, perfect: bool = False) -> None:
        if number < 1:
            raise SpaceError(f"a number of games is 1 or more, not {number}")
        if not 0 <= seed < SEEDS:
            raise SpaceError(f"the seed must be from 0 to {SEEDS - 1}, not {seed}")
        self.space = space
        self.number = number
        self.players = space.players
        self.perfect = perfect
        self.next_seed = seed
        """The seed of the next game."""
        self.ended = 0
        """Games that have come to their end."""
        self.steps = 0
        """Moves made in all games."""
        self._stream = Stream(seed)
        self._games: list[object] = []
        self._legal = [Legal(space.room) for _ in range(number)]
        self._width: i64 = space.features
        if perfect:
            self._width += space.secrets
        self._observations = float_row(number * self._width)
        self._masks = byte_row(number * space.actions)
        self._seats = whole_row(number)
        self._done = byte_row(number)
        self._rewards = float_row(number * space.players)
        self._lengths = whole_row(number)
        self._made = whole_row(number)
        self.observations = shaped(raw_bytes(self._observations), "f", number, self._width)
        """A row for each game: what the seat that acts knows; with `perfect`, followed by what is hidden from it."""
        self.masks = shaped(raw_octets(self._masks), "B", number, space.actions)
        """A row for each game: 1 for each legal action."""
        self.seats = raw_whole(self._seats)
        """The seat that acts in each game."""
        self.done = raw_octets(self._done)
        """1 for each game whose last move ended it; what is seen of it belongs to the next one."""
        self.rewards = shaped(raw_bytes(self._rewards), "f", number, space.players)
        """A row for each game: what its end was worth to each seat, where it has just ended; else zeros."""
        self.lengths = raw_whole(self._lengths)
        """How many moves the game had that has just ended; else 0."""
        for game in range(number):
            self._games.append(self._deal())
            self._show(game)

    def step(self, actions: Iterable[i64]) -> None:
        """Make a move in each game. SpaceError, and nothing is changed, if an action is not legal in its game."""
        chosen = vec[i64](actions)
        if len(chosen) != self.number:
            raise SpaceError(f"{len(chosen)} actions for {self.number} games")
        for game in range(self.number):
            index = chosen[game]
            if index < 0 or index >= self.space.actions or not self._masks[game * self.space.actions + index]:
                raise SpaceError(f"action {index} is not legal for seat {self._seats[game]} in game {game}")
        for game in range(self.number):
            self._step(game, chosen[game])

    def random_actions(self) -> list[int]:
        """A legal action for each game, each equally likely."""
        actions: list[int] = []
        for legal in self._legal:
            actions.append(legal.indices[self._stream.below(legal.number)])
        return actions

    def state(self, game: int) -> object:
        """The position of a game, for a look."""
        return self._games[game]

    def _step(self, game: i64, index: i64) -> None:
        space = self.space
        state = self._games[game]
        legal: Legal = self._legal[game]
        space.advance(state, self._seats[game], legal.code_of(index))
        self.steps += 1
        self._made[game] += 1
        masks = self._masks
        first = game * space.actions
        for i in range(legal.number):
            masks[first + legal.indices[i]] = 0
        if self._done[game]:
            self._done[game] = 0
            self._lengths[game] = 0
            clear(self._rewards, game * self.players, self.players)
        if space.actor(state) == NOBODY:
            self._end(game, state)
        self._show(game)

    def _end(self, game: i64, state: object) -> None:
        """Note how a game has ended, and deal the next one."""
        self.ended += 1
        self._done[game] = 1
        self._lengths[game] = self._made[game]
        self._made[game] = 0
        rewards = rewards_of(self.space.ranks(state))
        for seat in range(self.players):
            self._rewards[game * self.players + seat] = i32(bits_of(rewards[seat]))
        self._games[game] = self._deal()

    def _deal(self) -> object:
        seed = self.next_seed
        self.next_seed = (seed + 1) % SEEDS
        return self.space.deal(seed)

    def _show(self, game: i64) -> None:
        space = self.space
        state = self._games[game]
        seat = space.actor(state)
        self._seats[game] = seat
        legal: Legal = self._legal[game]
        space.find(state, seat, legal)
        masks = self._masks
        first = game * space.actions
        for i in range(legal.number):
            masks[first + legal.indices[i]] = POSSIBLE
        row = self._observations
        start = game * self._width
        clear(row, start, self._width)
        space.write(state, seat, row, start)
        if self.perfect:
            space.write_hidden(state, seat, row, start + space.features)
