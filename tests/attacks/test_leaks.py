"""All that leaves a server, in pairs of tables that a viewer cannot tell apart, down to every refusal.

Everything goes out through `tables/redaction.py`, and refusals through `requests.explain`. Here tables are set up in
positions of which others have not seen a card, seats have not chosen yet, partners know each other's hands, pieces are
being laid; they are played on with moves that look the same, and every letter is compared. The same over the wire, with
fewer positions, is in tests/server/test_noninterference.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from mirabilia.core.contract import Json
from mirabilia.tables import entries, redaction, requests
from mirabilia.tables.entries import Created, LogEntry, LogLine, SeatPlan
from mirabilia.tables.requests import Refused
from mirabilia.tables.table import Table
from tests.attacks.pairs import Pair
from tests.attacks.scale import scale
from tests.contract.cases import Case, random_move

GAMES = scale(10, 150)
MOVES = 8
NONSENSE = ("", "back", "build nothing", "sell everything", "lay z9", "buy s9", "lay c4 r45", "7", "decline", "loan")
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gaia", "Hugo")
EVERYTHING = {"expansions": ["leaders", "cities", "edifice"]}
CASES = {
    "duel": Case("duel", 2, {}),
    "seven": Case("seven", 3, {}),
    "two": Case("seven", 2, {"expansions": ["leaders"]}),
    "everything": Case("seven", 5, EVERYTHING),
    "teams of four": Case("seven", 4, {"expansions": ["cities"], "teams": True}),
    "teams of six": Case("seven", 6, {"expansions": ["leaders", "cities"], "teams": True}),
    "world": Case("world", 2, {"objectives": "dealt"}),
    "world alone": Case("world", 1, {"solo": "hard"}),
}


class SetTable(Table):
    """A table that begins with a position."""

    def __init__(self, case: Case, position: Json) -> None:
        self.position = position
        plans = tuple(SeatPlan() for _ in range(case.players))
        super().__init__("t", LogLine(0, 1, Created(case.game, dict(case.options), 0, plans, hints=True, rules=1)))
        for seat in range(case.players):
            self.log(entries.Seated(seat, NAMES[seat], f"secret {seat}", f"player {seat}"))

    def fresh(self) -> Any:
        return self.game.restore(self.position)

    def log(self, entry: LogEntry) -> LogLine:
        line = LogLine(self.seq, self.seq + 1, entry)  # type: ignore[arg-type]
        self.change = self.apply(line)
        return line


class Tables:
    """Two tables at which a viewer sees the same."""

    def __init__(self, case: Case, pair: Pair, viewer: int | None) -> None:
        self.pair, self.viewer, self.compared = pair, viewer, 0
        self.tables = [SetTable(case, game.snapshot()) for game in pair.games]
        self.compare()

    def play(self, moves: int) -> None:
        for _ in range(moves):
            if not self.pair.step() or not self.pair.games[0].to_act():
                return  # what is over has no secrets
            seat, texts = self.pair.made
            lines = [table.log(entries.Moved(seat, text)) for table, text in zip(self.tables, texts, strict=True)]
            news = [redaction.log_entry(*one, self.viewer) for one in zip(self.tables, lines, strict=True)]
            assert seat == self.viewer or encoded(news[0]) == encoded(news[1])
            self.compare()

    def compare(self) -> None:
        one, two = ([*self.told(table)] for table in self.tables)
        assert one == two
        self.compared += len(one)
        if self.viewer is None:
            return
        for attempt in self.attempts():
            here, there = (self.refusal(table, attempt) for table in self.tables)
            assert here == there, attempt
            self.compared += 1

    def told(self, table: SetTable) -> Iterator[bytes]:
        """All that the viewer is told of a table, now and when it comes anew."""
        yield encoded(redaction.table(table, self.viewer))
        yield encoded(redaction.story(table, self.viewer))
        yield encoded(redaction.beginning(table, self.viewer))
        yield encoded(redaction.record(table))
        yield encoded(redaction.update(table, self.viewer, table.change, redaction.public(table)))

    def attempts(self) -> list[int | str]:
        """What the viewer may try: what anybody could do in either game, numbers, and nonsense."""
        texts = {
            game.text(move) for game in self.pair.games for seat in game.to_act() for move in game.legal(seat)[:40]
        }
        codes = {move for game in self.pair.games for seat in game.to_act() for move in game.legal(seat)[:40]}
        numbers = [self.pair.rng.randrange(20_000) for _ in range(20)]
        return [*NONSENSE, *sorted(texts), *sorted(codes), *numbers]

    def refusal(self, table: Table, attempt: int | str) -> object:
        """What is said to a move that cannot be made, in both languages."""
        try:
            requests.move(table, self.viewer or 0, attempt)
        except Refused as refused:
            return [refused.fact, *(requests.explain(refused, language, table.game) for language in ("en", "it"))]
        return "it can be made"


def encoded(thing: object) -> bytes:
    return msgspec.json.encode(thing)


def compared(case: Case, games: int) -> int:
    number = 0
    for seed in range(games):
        rng = Random(f"{case} {seed}")
        state = case.new(seed)
        for _ in range(rng.randrange(70)):
            if state.to_act():
                state.play(*random_move(state, rng))
        for viewer in (rng.randrange(case.players), None):
            if state.to_act():
                tables = Tables(case, Pair(state, viewer, rng), viewer)
                tables.play(MOVES)
                number += tables.compared
    return number


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_tables_that_look_alike_tell_the_same(case: Case) -> None:
    assert compared(case, GAMES) > 40 * GAMES


@pytest.mark.parametrize("name", ["seven", "teams of four", "teams of six"])
def test_before_anybody_has_chosen(name: str) -> None:
    """The first turn: others hold hands that the viewer has never seen, and nobody has committed anything."""
    case = CASES[name]
    for seed in range(scale(3, 60)):
        state, rng = case.new(seed), Random(seed)
        while state.view(None).phase != "turn":
            state.play(*random_move(state, rng))
        assert len(state.to_act()) == case.players
        for viewer in (0, case.players - 1, None):
            Tables(case, Pair(state, viewer, rng), viewer).play(2)
