"""Tables, those of Duel at a certain moment: opened over HTTP, played over a WebSocket."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from mirabilia import games
from tests.server.process import Server, legal_moves

PEOPLE = ("Anna", "Bruno", "Carla", "Dora", "Elena", "Fabio", "Gino", "Ida")
NAMES = PEOPLE[:2]
SEEDS = range(1, 200)
Script = tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Moment:
    """What is asked of the first seat, in which Age; `end` when the game is over."""

    choice: str
    age: int | None = None
    gone: str | None = None
    """A Wonder that can no longer be built."""
    options: int = 1
    """How many moves there are to choose from, at least."""

    def is_now(self, state: Any) -> bool:
        if state.result() is not None:
            return self.choice == "end"
        view = state.view(None)
        mine = state.to_act() == (0,) and view.choice == self.choice and len(state.legal(0)) >= self.options
        return bool(mine and self.age in (None, view.age) and (self.gone is None or self.gone in gone_in(view)))


def gone_in(view: Any) -> set[str]:
    wonders = [one for city in view.cities for one in city.wonders]
    return {one.wonder for one in wonders if not one.built and not one.available}


DRAFT, TURN, LATE_TURN, END = Moment("draft"), Moment("turn", 1), Moment("turn", 3), Moment("end")
GONE = Moment("turn", gone="temple_of_artemis")
CHOICES = [Moment(choice) for choice in ("progress", "library", "revive", "destroy", "begin")]


@cache
def script(moment: Moment) -> tuple[int, Script]:
    """A seed and the moves, made at random, that lead to a moment."""
    return next((seed, moves) for seed in SEEDS if (moves := moves_to(moment, seed)) is not None)


def moves_to(moment: Moment, seed: int) -> Script | None:
    """None if the game does not come to it."""
    return random_moves(games.get("duel").new(seed), seed, moment.is_now)


def random_moves(state: Any, seed: int, is_there: Callable[[Any], bool]) -> Script | None:
    """Play a game until a moment; None if it does not come to it."""
    chance, moves = Random(seed), []
    while not is_there(state):
        if state.result() is not None:
            return None
        seat = state.to_act()[0]
        move = chance.choice(state.legal(seat))
        moves.append((seat, state.text(move)))
        state.play(seat, move)
    return tuple(moves)


@dataclass
class Table:
    """A table whose seats the test holds."""

    server: Server
    id: str
    secrets: list[str] = field(default_factory=list)
    game: str = "duel"

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    def remembered(self, *seats: int) -> dict[str, str]:
        """What the browser of whoever has these seats keeps, as web/src/lib/store.ts does."""
        own = [{"seat": seat, "secret": self.secrets[seat]} for seat in seats]
        return {"tables": json.dumps([{"table": self.id, "game": self.game, "at": 1, "seats": own}])}

    def play(self, *moves: tuple[int, str]) -> None:
        with ExitStack() as seats:
            clients = [seats.enter_context(self.server.connect(self.id, secret)) for secret in self.secrets]
            for seat, text in moves:
                answer = clients[seat].ask("move", text=text)
                assert answer["is"] == "done", answer

    def legal(self, seat: int) -> list[str]:
        return legal_moves(self.seen(seat))

    def seen(self, seat: int) -> dict[str, Any]:
        """The table, as a seat sees it."""
        headers = {"Authorization": f"Bearer {self.secrets[seat]}"}
        table: dict[str, Any] = self.server.http.get(f"/api/tables/{self.id}", headers=headers).json()
        return table

    def ask(self, seat: int, do: str, **fields: Any) -> dict[str, Any]:
        """What somebody at a seat asks for elsewhere."""
        with self.server.connect(self.id, self.secrets[seat]) as client:
            return client.ask(do, **fields)


def table_at(server: Server, moment: Moment, player: str | None = None, **wishes: Any) -> Table:
    """A table where a game has come to a moment: of two people, or of one player at both seats."""
    seed, moves = script(moment)
    return table_after(server, seed, moves, player, **wishes)


def table_after(
    server: Server,
    seed: int,
    moves: Script,
    player: str | None = None,
    people: int = 2,
    game: str = "duel",
    **wishes: Any,
) -> Table:
    """A table of people where these moves have been made."""
    table = Table(server, server.open_table(*[None] * people, game=game, seed=seed, **wishes), game=game)
    who = {"named": True} | ({} if player is None else {"player": player})
    table.secrets += [server.sit(table.id, name, **who) for name in PEOPLE[:people]]
    table.play(*moves)
    return table


@cache
def table_to_look_at(server: Server, moment: Moment) -> Table:
    """The same for everybody who makes no move there."""
    return table_at(server, moment)


def table_with(server: Server, *bots: str, game: str = "duel", **wishes: Any) -> Table:
    """A table of one person and bots, at the beginning."""
    table = Table(server, server.open_table(None, *bots, game=game, **wishes), game=game)
    table.secrets.append(server.sit(table.id, NAMES[0], named=True))
    return table
