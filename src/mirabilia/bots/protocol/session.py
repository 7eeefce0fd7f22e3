"""A session of an engine: a game, a position, the moves that led to it, and whose decision it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mirabilia import games
from mirabilia.bots.contract import Knowledge, Past
from mirabilia.bots.protocol import reveal
from mirabilia.bots.protocol.known_position import known_past
from mirabilia.bots.protocol.language import SHOWN, ProtocolError
from mirabilia.core.contract import Action, Game, IllegalMove, Json, Seat, SnapshotError, State


class GameSetup:
    """The game that is to be played; ValueError of the game becomes a line."""

    def __init__(self, game: str, players: int | None = None, options: Json | None = None) -> None:
        if game not in games.names():
            raise ProtocolError("game", f"there is no game {game[:SHOWN]}; there is: {', '.join(games.names())}")
        self.game = games.get(game)
        self.players, self.options = players, options
        self.new(0)

    def new(self, seed: int) -> State:
        try:
            return self.game.new(seed, self.players, self.options)
        except (ValueError, TypeError) as error:
            raise ProtocolError("game", str(error)) from None


class Session:
    """A position. Whatever is wrong with a line is found before anything changes."""

    def __init__(self, game: Game, state: State, seat: Seat | None = None, past: Past = ()) -> None:
        self.game, self.state, self.past = game, state, list(past)
        self.seats = state.players
        self.seat: Seat | None = None
        if seat is not None:
            self.sit(seat)

    def sit(self, seat: Seat) -> None:
        """Whose eyes to see with."""
        if not 0 <= seat < self.seats:
            raise ProtocolError("seat", f"there is no seat {seat}; there are 0 to {self.seats - 1}")
        self.seat = seat

    def after(self, moves: Sequence[tuple[Seat | None, str]]) -> Session:
        """The position after moves; each is that of the seat it names, or of the only one that has to act."""
        session = Session(self.game, self.state.copy(), self.seat, self.past)
        for number, (seat, text) in enumerate(moves, 1):
            try:
                session.play(session.acting() if seat is None else seat, text)
            except ProtocolError as error:
                raise ProtocolError(error.code, f"move {number}, {text[:SHOWN]}: {error.args[0]}") from None
            except IllegalMove as error:
                raise ProtocolError("move", f"move {number}, {text[:SHOWN]}: {error}") from None
        return session

    def play(self, seat: Seat, text: str) -> None:
        if not 0 <= seat < self.seats:
            raise ProtocolError("seat", f"there is no seat {seat}")
        move = self.state.parse(text, seat)
        self.state.play(seat, move)
        self.past.append((seat, move))

    def acting(self) -> Seat:
        """The one seat that has to act."""
        acting = self.state.to_act()
        if not acting:
            raise ProtocolError("over", "the game is over")
        if len(acting) > 1:
            raise ProtocolError("seat", f"seats {', '.join(map(str, acting))} have to act: say which")
        return acting[0]

    def deciding(self) -> Seat:
        """The seat whose decision is asked for."""
        if self.seat is None or not self.state.to_act():
            return self.acting()
        if self.seat not in self.state.to_act():
            raise ProtocolError("turn", f"seat {self.seat} has nothing to decide now")
        return self.seat

    def looking(self) -> Seat | None:
        """Whose view to show: that of the seat, or of the only one that has to act, or a spectator's."""
        acting = self.state.to_act()
        return acting[0] if self.seat is None and len(acting) == 1 else self.seat

    def actions(self) -> list[Action]:
        """What the seat can do, and why not; nothing when it has nothing to decide."""
        if self.seat is None and not self.state.to_act():
            return []
        return self.state.actions(self.acting() if self.seat is None else self.seat)

    def legal(self) -> list[str]:
        """The moves of the seat."""
        return [action.text for action in self.actions() if action.legal]

    def known(self, is_open: bool = False) -> Knowledge:
        """The decision of the seat, as it knows it, in a state of its own."""
        seat = self.deciding()
        past = self.past if is_open else known_past(self.game, self.past, seat)
        return Knowledge(self.game, self.state.copy(), seat, tuple(past), is_open)

    def revealed(self, news: Json) -> Session:
        state = reveal.revealed(self.game, self.state, self.seat, news)
        return Session(self.game, state, self.seat, self.past)

    def result(self) -> str:
        result = self.state.result()
        if result is None:
            raise ProtocolError("turn", "the game is not over")
        totals = [str(scores.get("total", 0)) for scores in result.scores]
        return f"{result.reason} ranks {' '.join(map(str, result.ranks))} points {' '.join(totals)}"


def restored(snapshot: Json, usual: Game, fill: int | None = None) -> tuple[Game, State]:
    """The position of a snapshot, which may name another game than the usual one; `fill` completes it."""
    named: Any = snapshot.get("game")
    game = games.get(named) if isinstance(named, str) and named in games.names() else usual
    try:
        return game, game.restore(snapshot, fill)
    except SnapshotError as error:
        raise ProtocolError("position", str(error)) from None
