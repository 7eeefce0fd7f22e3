"""The module, the phase, the choice and the effect."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.seven import hooks, journal, sheet
from mirabilia.games.seven.bank import gain
from mirabilia.games.seven.codes import Moves, code, piece_in
from mirabilia.games.seven.commits import start
from mirabilia.games.seven.fields import table
from mirabilia.games.seven.flow import BEFORE_FIRST_TURN, begin_turn
from mirabilia.games.seven.options import GameOptions
from mirabilia.games.seven.position import EMPTY, Position

ENVOYS = table("CITY").slots["envoys"]
LINE = sheet.number("envoys")
POINTS = 3
"""For each envoy sent."""

SEND = hooks.new_move()
SENT = hooks.new_event()


def send(position: Position, owner: i64) -> None:
    city = position.cities[owner]
    ENVOYS.put(city, ENVOYS.get(city) + 1)
    position.note(SENT, owner, 0, 0)


def price(position: Position) -> int:
    """Coins for an envoy."""
    chosen = position.setting.options
    return 0 if isinstance(chosen, GameOptions) and chosen.option("free_envoys") else 1


class Farewell(hooks.Phase):
    """Before an Age everybody sends an envoy for a coin, or keeps it at home."""

    def find(self, position: Position, owner: i64, moves: Moves) -> None:
        moves.add(code(SEND, 0))
        if position.cities[owner].coins >= price(position):
            moves.add(code(SEND, 1))

    def resolve(self, position: Position) -> None:
        commits = position.commits
        position.commits = EMPTY
        for owner in range(position.setting.players):
            if piece_in(commits[owner]):
                position.cities[owner].coins -= price(position)
                send(position, owner)
        begin_turn(position, 0)


class CoinsOrEnvoy(hooks.Choice):
    """What an orange card leaves to its builder."""

    def find(self, position: Position, owner: i64, coins: i64, moves: Moves) -> None:
        moves.add(code(SEND, 0))
        moves.add(code(SEND, 1))

    def play(self, position: Position, owner: i64, coins: i64, move: i64) -> None:
        if piece_in(move):
            send(position, owner)
        else:
            gain(position, owner, coins, journal.FROM_EFFECT)


class SendEnvoy(hooks.Effect):
    def at_once(self, position: Position, owner: i64, source: i64, a: i64, b: i64, c: i64) -> None:
        hooks.ask(position, CHOICE, owner, a)


class EnvoysModule(hooks.Module):
    def before_first_turn(self, position: Position) -> bool:
        position.turn = BEFORE_FIRST_TURN
        start(position, PHASE)
        return True

    def score(self, position: Position, owner: i64, sheet: vec[i64]) -> None:
        sheet[LINE] += POINTS * ENVOYS.get(position.cities[owner])


PHASE = hooks.new_phase("farewell", Farewell())
CHOICE = hooks.new_choice("coins_or_envoy", CoinsOrEnvoy())
hooks.register("send_envoy", SendEnvoy())
hooks.register_module("envoys", EnvoysModule())
