"""The journal of a move as facts, as far as a seat may know them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mirabilia.core.contract import Fact
from mirabilia.core.facts import gather
from mirabilia.games.seven import data, journal
from mirabilia.games.seven.edifice.projects import DEBT_VALUES
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.ranking import winners
from mirabilia.games.seven.tables import BOARD_IDS, BUILDINGS, EDIFICE_IDS, FIRST_LEADER, PIECE_IDS

SHEET = ("military", "treasury", "wonder", "blue", "yellow", "green", "purple", "leaders", "black", "edifice")
"""The lines of the score sheet, in the order of scoring.py."""
SOURCES = ("effect", "sale", "trade")

Entry = tuple[int, int, int, int]
VICTORY_VALUES = (0, 1, 3, 5)


def named(piece: int) -> Fact:
    return {"card" if piece < FIRST_LEADER else "leader": PIECE_IDS[piece]}


OPEN: dict[int, Callable[[int, int, int], Fact]] = {
    journal.BOARD: lambda seat, a, b: {
        "event": "board",
        "seat": seat,
        "board": BOARD_IDS[a // 2],
        "side": data.SIDES[a % 2],
    },
    journal.EDIFICE_LAID: lambda seat, a, b: {"event": "edifice_laid", "edifice": EDIFICE_IDS[a]},
    journal.AGE_BEGUN: lambda seat, a, b: {"event": "age_begun", "age": a},
    journal.RECRUITMENT_BEGUN: lambda seat, a, b: {"event": "recruitment_begun", "age": a},
    journal.TURN_BEGUN: lambda seat, a, b: {"event": "turn_begun", "age": a, "turn": b + 1},
    journal.COMMITTED: lambda seat, a, b: {"event": "committed", "seat": seat},
    journal.TAKEN_BACK: lambda seat, a, b: {"event": "taken_back", "seat": seat},
    journal.BUILT: lambda seat, a, b: {"event": "built", "seat": seat, **named(a)},
    journal.CHAINED: lambda seat, a, b: {"event": "chained", "seat": seat, **named(a), "chain_card": BUILDINGS[b]},
    journal.BUILT_FREE: lambda seat, a, b: {"event": "built_free", "seat": seat, **named(a)},
    journal.RECRUITED: lambda seat, a, b: {"event": "recruited", "seat": seat, **named(a)},
    journal.PAID: lambda seat, a, b: {"event": "paid", "seat": seat, "coins": a},
    journal.TRADED: lambda seat, a, b: {"event": "traded", "seat": seat, "other_seat": a, "coins": b},
    journal.GAINED: lambda seat, a, b: {"event": "gained", "seat": seat, "coins": a, "source": SOURCES[b]},
    journal.LAST_CARD: lambda seat, a, b: {"event": "last_card", "seat": seat},
    journal.REVIVED: lambda seat, a, b: {"event": "revived", "seat": seat, **named(a)},
    journal.DECLINED: lambda seat, a, b: {"event": "declined", "seat": seat},
    journal.CHOSEN: lambda seat, a, b: {"event": "chosen", "seat": seat, "stage": a + 1, "number": b},
    journal.PASSED: lambda seat, a, b: {"event": "passed", "direction": "right" if a == 2 else "left"},
    journal.CONFLICTS: lambda seat, a, b: {"event": "conflicts", "age": a},
    journal.DEFEAT: lambda seat, a, b: {"event": "defeat", "seat": seat, "tokens": a},
    journal.AGE_ENDED: lambda seat, a, b: {"event": "age_ended", "age": a},
    journal.LEADER_BURIED: lambda seat, a, b: {"event": "leader_buried", "seat": seat, **named(a)},
    journal.LEADER_COPIED: lambda seat, a, b: {"event": "leader_copied", "seat": seat, **named(a)},
    journal.DEFEATS_DISCARDED: lambda seat, a, b: {"event": "defeats_discarded", "seat": seat, "tokens": a},
    journal.TOKEN_TAKEN: lambda seat, a, b: {"event": "token_taken", "seat": seat, "value": VICTORY_VALUES[a]},
    journal.TOKEN_LOST: lambda seat, a, b: {"event": "token_lost", "seat": seat, "value": VICTORY_VALUES[a]},
    journal.DIPLOMACY: lambda seat, a, b: {"event": "diplomacy", "seat": seat, "tokens": a},
    journal.DIPLOMACY_USED: lambda seat, a, b: {"event": "diplomacy_used", "seat": seat},
    journal.MUST_LOSE: lambda seat, a, b: {"event": "must_lose", "seat": seat, "coins": a},
    journal.LOST_COINS: lambda seat, a, b: {"event": "lost_coins", "seat": seat, "coins": a},
    journal.DEBT: lambda seat, a, b: {"event": "debt", "seat": seat, "points": a},
    journal.JOINED: lambda seat, a, b: {"event": "joined", "seat": seat, "edifice": EDIFICE_IDS[a]},
    journal.PAWN: lambda seat, a, b: {"event": "pawn", "seat": seat, "age": a},
    journal.EDIFICE_BUILT: lambda seat, a, b: {"event": "edifice_built", "edifice": EDIFICE_IDS[a]},
    journal.EDIFICE_FAILED: lambda seat, a, b: {"event": "edifice_failed", "edifice": EDIFICE_IDS[a]},
    journal.CARD_LOST: lambda seat, a, b: {"event": "card_lost", "seat": seat, **named(a)},
    journal.EDIFICE_DEBT: lambda seat, a, b: {"event": "edifice_debt", "seat": seat, "points": DEBT_VALUES[a - 1]},
}
"""What everybody sees."""


class Teller:
    """Tells the entries of a journal to one seat, or to a spectator."""

    def __init__(self, position: Position, viewer: int | None) -> None:
        self.position = position
        self.facts: list[Fact] = []
        self.knows = set() if viewer is None else {viewer}
        if viewer is not None and position.setting.teams:
            self.knows.add(viewer ^ 1)
        self.age = 0

    def tell(self, kind: int, seat: int, first: int, second: int) -> None:
        if kind == journal.CONFLICTS:
            self.age = first
        if kind in OPEN:
            self.facts.append(OPEN[kind](seat, first, second))
        else:
            HIDDEN[kind](self, seat, first, second)

    def victory(self, seat: int, other: int, tokens: int) -> None:
        value = VICTORY_VALUES[self.age]
        self.facts.append({"event": "victory", "seat": seat, "other_seat": other, "tokens": tokens, "value": value})

    def staged(self, seat: int, packed: int, piece: int) -> None:
        stage, actor = packed & 255, packed >> 8
        board = BOARD_IDS[self.position.cities[seat].board]
        fact: Fact = {"event": "staged", "seat": seat, "board": board, "stage": stage + 1}
        self.facts.append(fact | named(piece) if actor in self.knows else fact)

    def sold(self, seat: int, piece: int, actor: int) -> None:
        fact: Fact = {"event": "sold" if piece < FIRST_LEADER else "sold_leader", "seat": seat}
        self.facts.append(fact | named(piece) if actor in self.knows else fact)

    def thrown(self, seat: int, piece: int, _: int) -> None:
        gather(self.facts, {"event": "thrown", "number": 0})["number"] += 1

    def dealt(self, seat: int, piece: int, _: int) -> None:
        if seat in self.knows:
            gather(self.facts, {"event": "leaders_dealt", "seat": seat, "leaders": []})["leaders"].append(
                PIECE_IDS[piece]
            )

    def kept(self, seat: int, piece: int, _: int) -> None:
        if seat in self.knows:
            self.facts.append({"event": "leader_kept", "seat": seat, "leader": PIECE_IDS[piece]})

    def drew(self, seat: int, piece: int, _: int) -> None:
        fact = gather(self.facts, {"event": "drew_leaders", "seat": seat, "number": 0})
        fact["number"] += 1
        if seat in self.knows:
            fact.setdefault("leaders", []).append(PIECE_IDS[piece])

    def returned(self, seat: int, piece: int, _: int) -> None:
        if seat in self.knows:
            self.facts.append({"event": "leader_returned", "seat": seat, "leader": PIECE_IDS[piece]})

    def drawn(self, seat: int, piece: int, _: int) -> None:
        fact: Fact = {"event": "free_city_drew", "seat": seat}
        self.facts.append(fact | named(piece) if seat in self.knows else fact)

    def scored(self, seat: int, line: int, points: int) -> None:
        start = {"event": "scored", "scores": [{"total": 0} for _ in range(self.position.setting.players)]}
        sheet = gather(self.facts, start)["scores"][seat]
        sheet[SHEET[line]] = points
        sheet["total"] += points

    def over(self, seat: int, _: int, __: int) -> None:
        self.facts.append({"event": "over", "winners": winners(self.position)})


HIDDEN: dict[int, Callable[[Teller, int, int, int], None]] = {
    journal.VICTORY: Teller.victory,
    journal.STAGED: Teller.staged,
    journal.SOLD: Teller.sold,
    journal.THROWN: Teller.thrown,
    journal.DEALT_LEADERS: Teller.dealt,
    journal.LEADER_KEPT: Teller.kept,
    journal.DREW_LEADERS: Teller.drew,
    journal.LEADER_RETURNED: Teller.returned,
    journal.FREE_CITY_DREW: Teller.drawn,
    journal.SCORED: Teller.scored,
    journal.GAME_OVER: Teller.over,
}
"""What needs more than the entry to be told, or is not for everybody."""


def told(position: Position, entries: Sequence[Entry], viewer: int | None) -> list[Fact]:
    """The events in order, for a seat or for a spectator (None)."""
    teller = Teller(position, viewer)
    for entry in entries:
        teller.tell(*entry)
    return teller.facts
