"""The journal of a move as facts, as far as a seat may know them."""

from __future__ import annotations

from collections.abc import Callable

from mirabilia.core.contract import Fact
from mirabilia.core.facts import gather
from mirabilia.games.duel import data, journal
from mirabilia.games.duel.position import CIVILIAN, MILITARY, SCIENTIFIC, SHARED
from mirabilia.games.duel.tables import CARD_IDS, CATALOGUE, TOKEN_IDS, WONDER_IDS

SHEET = ("blue", "green", "yellow", "purple", "wonders", "progress", "coins", "military")
"""The lines of the score sheet, in the order of scoring.py."""
ENDINGS = {CIVILIAN: "civilian", MILITARY: "military", SCIENTIFIC: "scientific"}
GAIN_SOURCES = ("effect", "discard", "chain", "economy")
LOSS_CAUSES = ("military_token", "opponent")

CHAIN_CARDS = {card.id: CATALOGUE.chain_giver(card.free_with).id for card in CATALOGUE.cards if card.free_with}
"""For each card with two ways to be built the card that makes it free."""

Entry = tuple[int, int, int, int]

SPELT: dict[int, Callable[[int, int, int], Fact]] = {
    journal.DRAFTED: lambda seat, a, b: {"event": "drafted", "seat": seat, "wonder": WONDER_IDS[a]},
    journal.BUILT: lambda seat, a, b: {"event": "built", "seat": seat, "card": CARD_IDS[a]},
    journal.CHAINED: lambda seat, a, b: {
        "event": "chained",
        "seat": seat,
        "card": CARD_IDS[a],
        "chain_card": CHAIN_CARDS[CARD_IDS[a]],
    },
    journal.DISCARDED: lambda seat, a, b: {"event": "discarded", "seat": seat, "card": CARD_IDS[a]},
    journal.WONDER_BUILT: lambda seat, a, b: {
        "event": "wonder_built",
        "seat": seat,
        "wonder": WONDER_IDS[a],
        "card": CARD_IDS[b],
    },
    journal.WONDER_LOST: lambda seat, a, b: {"event": "wonder_lost", "seat": seat, "wonder": WONDER_IDS[a]},
    journal.PAID: lambda seat, a, b: {"event": "paid", "seat": seat, "coins": a},
    journal.TRADED: lambda seat, a, b: {"event": "traded", "seat": seat, "coins": a},
    journal.GAINED: lambda seat, a, b: {"event": "gained", "seat": seat, "coins": a, "source": GAIN_SOURCES[b]},
    journal.LOST: lambda seat, a, b: {"event": "lost", "seat": seat, "coins": a, "cause": LOSS_CAUSES[b]},
    journal.PAWN: lambda seat, a, b: {"event": "pawn", "seat": seat, "from": a, "to": b, "spaces": abs(b - a)},
    journal.LOOTED: lambda seat, a, b: {"event": "looted", "seat": seat, "coins": a},
    journal.SYMBOL: lambda seat, a, b: {"event": "symbol", "seat": seat, "symbol": data.SYMBOLS[a]},
    journal.PAIR: lambda seat, a, b: {"event": "pair", "seat": seat, "symbol": data.SYMBOLS[a]},
    journal.PROGRESS_TAKEN: lambda seat, a, b: {"event": "progress", "seat": seat, "token": TOKEN_IDS[a]},
    journal.KEPT: lambda seat, a, b: {"event": "kept", "seat": seat, "token": TOKEN_IDS[a]},
    journal.REVIVED: lambda seat, a, b: {"event": "revived", "seat": seat, "card": CARD_IDS[a]},
    journal.DESTROYED: lambda seat, a, b: {"event": "destroyed", "seat": seat, "card": CARD_IDS[a]},
    journal.REVEALED: lambda seat, a, b: {"event": "revealed", "card": CARD_IDS[a], "slot": b},
    journal.EXTRA_TURN: lambda seat, a, b: {"event": "extra_turn", "seat": seat},
    journal.EXTRA_TURN_LOST: lambda seat, a, b: {"event": "extra_turn_lost", "seat": seat},
    journal.AGE_ENDED: lambda seat, a, b: {"event": "age_ended", "age": a},
    journal.AGE_BEGUN: lambda seat, a, b: {"event": "age_begun", "age": a},
    journal.BEGINS: lambda seat, a, b: {"event": "begins", "seat": seat, "age": a},
    journal.GAME_OVER: lambda seat, a, b: {
        "event": "over",
        "reason": ENDINGS[a],
        "winners": [0, 1] if seat == SHARED else [seat],
    },
}


def seen_by(entries: list[Entry], viewer: int | None) -> list[Fact]:
    """The events in order, for a seat or for a spectator (None)."""
    facts: list[Fact] = []
    for kind, seat, first, second in entries:
        if kind == journal.OFFERED:
            gather(facts, {"event": "offered", "wonders": []})["wonders"].append(WONDER_IDS[first])
        elif kind == journal.DREW:
            drawn = gather(facts, {"event": "drew", "seat": seat, "number": 0})
            drawn["number"] += 1
            if seat == viewer:  # DUEL-154
                drawn.setdefault("tokens", []).append(TOKEN_IDS[first])
        elif kind == journal.SCORED:
            sheet = gather(facts, {"event": "scored", "scores": [{"total": 0}, {"total": 0}]})["scores"][seat]
            sheet[SHEET[first]] = second
            sheet["total"] += second
        else:
            facts.append(SPELT[kind](seat, first, second))
    return facts
