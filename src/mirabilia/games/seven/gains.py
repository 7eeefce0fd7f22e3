"""What a move brings its city: tried on a copy of the table on which nobody else does anything."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.contract import Fact
from mirabilia.games.seven import codes, data, explain, forecast, hooks, journal
from mirabilia.games.seven.bank import new_turn
from mirabilia.games.seven.codes import kind_of, piece_in
from mirabilia.games.seven.conflict import strength
from mirabilia.games.seven.lookup import KIND
from mirabilia.games.seven.packing import count_of
from mirabilia.games.seven.pieces import OWN, STEP, card_of
from mirabilia.games.seven.position import CHOICE, Position
from mirabilia.games.seven.scoring import TREASURY, score_sheet
from mirabilia.games.seven.turn import pay, place, take_income

COINS_PER = KIND["coins_per"]
FACE_DOWN = (codes.SELL, *explain.STAGES)
"""Moves that bring the same with every piece."""
USES = (*FACE_DOWN, *explain.BUILDS)
"""Moves that use a piece of the hand; those of expansions are in hooks.USES."""


class Gains:
    """Tries the moves of a city, each kind and piece once."""

    def __init__(self, position: Position, owner: int, asked: str) -> None:
        self.position, self.owner, self.asked = position, owner, asked
        """The table, the city, and the name of the question that the moves answer."""
        self.points = points(position, owner)
        self.symbols = symbols(position, owner)
        self.outcomes = outcomes(position, owner)
        self.facts: dict[tuple[int, int, int, int], tuple[Fact, ...]] = {}

    def of(self, move: int) -> tuple[Fact, ...]:
        """What a use of a piece brings. Its coins are certain; the rest is counted as things stand now."""
        kind, piece = kind_of(move), piece_in(move)
        if kind not in USES and kind not in hooks.USES:
            return ()
        paid = (int(codes.coins_paid(move)), int(codes.number_of_sellers(move)))
        key = (kind, 0 if kind in FACE_DOWN else piece, *paid)
        if key not in self.facts:
            self.facts[key] = tuple(self.compared(move))
        return self.facts[key]

    def compared(self, move: int) -> Iterator[Fact]:
        """The city after the move, against the city before it."""
        trial, coins = self.tried(move)
        more_points = points(trial, self.owner) - self.points
        if more_points:
            yield {"gain": "points", "points": more_points}
        if coins:
            yield {"gain": "coins", "coins": coins}
        for symbol, number in symbols(trial, self.owner).items():
            if number > self.symbols[symbol]:
                yield {"gain": "symbols", "symbol": symbol, "number": number - self.symbols[symbol]}
        free_symbols = int(trial.cities[self.owner].wild_symbols - self.position.cities[self.owner].wild_symbols)
        if free_symbols > 0:
            yield {"gain": "free_symbols", "number": free_symbols}
        shields = int(strength(trial.cities[self.owner]) - strength(self.position.cities[self.owner]))
        if shields > 0:
            yield {"gain": "shields", "shields": shields}
        yield from self.turned(trial)

    def turned(self, trial: Position) -> Iterator[Fact]:
        """Conflicts that would end in another way."""
        after = outcomes(trial, self.owner)
        for other in sorted({*self.outcomes, *after}):
            was, becomes = self.outcomes.get(other, AVOIDED), after.get(other, AVOIDED)
            if was != becomes:
                yield {"gain": "conflict", "other_seat": other, "was": was, "becomes": becomes}

    def tried(self, move: int) -> tuple[Position, int]:
        """The table after the move, and the coins it has brought."""
        trial, owner = Position(self.position.setting), self.owner
        self.position.copy_to(trial)
        entries: list[tuple[int, int, int, int]] = []
        trial.journal = entries
        if not explain.questions()[self.asked].goes_with_move:
            new_turn(trial)
        elif self.position.phase != CHOICE:  # the move it goes with may take the bonus before
            trial.cities[owner].bonus_used = 1
        pay(trial, owner, move)
        place(trial, owner, move)
        take_income(trial, owner, move)
        if kind_of(move) in explain.BUILDS:
            self.count_up(trial, move)
        coins = sum(coins for event, city, coins, _ in entries if event == journal.GAINED and city == owner)
        return trial, coins

    def count_up(self, trial: Position, move: int) -> None:
        """Coins for what is counted: in the own city, or, where nobody else plays a card now, in the others too."""
        row = card_of(trial.setting.edition, piece_in(move)).effects
        for at in range(0, len(row), STEP):
            if row[at] != COINS_PER or row[at + 3] == OWN or self.asked == "last_card":
                hooks.EFFECTS[row[at]].count_up(trial, self.owner, row[at + 1], row[at + 2], row[at + 3])


def points(position: Position, owner: int) -> int:
    """As if the game ended now, without those for coins."""
    sheet = score_sheet(position, owner)
    return int(sum(sheet) - sheet[TREASURY])


def symbols(position: Position, owner: int) -> dict[str, int]:
    """Science symbols by kind."""
    held = position.cities[owner].symbols
    return {symbol: int(count_of(held, kind)) for kind, symbol in enumerate(data.SYMBOLS)}


VICTORY, DRAW, DEFEAT, AVOIDED = "victory", "draw", "defeat", "avoided"


def outcomes(position: Position, owner: int) -> dict[int, str]:
    """How the conflicts of a city would end."""
    own = strength(position.cities[owner])
    return {
        other: VICTORY if own > theirs else DEFEAT if own < theirs else DRAW
        for other in forecast.opponents(position, owner)
        for theirs in (strength(position.cities[other]),)
    }
