"""Whether the pending choice of a restored position fits the rest of it."""

from __future__ import annotations

from collections.abc import Callable

from mirabilia.core.contract import SnapshotError
from mirabilia.games.duel import data
from mirabilia.games.duel.conflict import CAPITAL
from mirabilia.games.duel.journal import Journal
from mirabilia.games.duel.lookup import (
    CARD_INDEX,
    WONDER_IDS,
)
from mirabilia.games.duel.moves import colour_to_destroy
from mirabilia.games.duel.pieces import CARDS, WONDERS, Card, Wonder
from mirabilia.games.duel.position import (
    BEGIN,
    DESTROY,
    DRAFT,
    LIBRARY,
    MILITARY,
    OVER,
    PROGRESS,
    REVIVE,
    SCIENTIFIC,
    SLOT,
    TURN,
    UNDER,
    Position,
)
from mirabilia.games.duel.rules import DRAFT_ORDER, end_age
from mirabilia.games.duel.science import TO_WIN, different_symbols
from mirabilia.games.duel.scoring import close_civilian
from mirabilia.games.duel.setup import (
    LAST_AGE,
)
from mirabilia.games.duel.snapshot import Snapshot


def check_choice(parts: Snapshot, position: Position) -> None:
    """SnapshotError if the position cannot be waiting for this choice; a finished Age or game is brought to its end."""
    _check_supremacy(position)
    CHECKS[position.phase](parts, position)


def _check_supremacy(position: Position) -> None:
    if position.phase == OVER:
        return
    if position.conflict in (-CAPITAL, CAPITAL):
        raise SnapshotError("choice", "the pawn is in a capital, so the game is over", wrong="capital")
    for seat in (0, 1):
        if different_symbols(position.city(seat).symbols) >= TO_WIN:
            raise SnapshotError(
                "choice",
                f"seat {seat} has {TO_WIN} different symbols, so the game is over",
                wrong="six_symbols",
                seat=seat,
                number=int(TO_WIN),
            )


def _check_no_card_playing(parts: Snapshot) -> None:
    if parts.playing is not None:
        raise SnapshotError(
            "playing", f"no card is being played while the choice is {parts.choice!r}", wrong="nothing_playing"
        )


def _check_draft(parts: Snapshot, position: Position) -> None:
    _check_no_card_playing(parts)
    if position.age or parts.options.wonders != "draft":
        raise SnapshotError(
            "choice", "there is a draft only before Age I and with the option wonders = draft", wrong="draft"
        )
    if position.active != DRAFT_ORDER[position.draft_step]:
        raise SnapshotError(
            "active",
            f"seat {DRAFT_ORDER[position.draft_step]} picks next",
            wrong="acts_next",
            seat=int(DRAFT_ORDER[position.draft_step]),
        )


def _check_turn(parts: Snapshot, position: Position) -> None:
    _check_no_card_playing(parts)
    if not position.age:
        raise SnapshotError("layout", "a turn needs a card to play", wrong="no_layout")
    if position.again:
        raise SnapshotError("extra_turn", "an extra turn is won while a card is being played", wrong="extra_turn")
    if not position.present:
        position.journal = Journal()
        end_age(position)


def _check_begin(parts: Snapshot, position: Position) -> None:
    _check_no_card_playing(parts)
    if position.age < 2 or None in parts.layout:
        raise SnapshotError(
            "choice", "who begins is asked before Age II and III, with the whole layout there", wrong="begin"
        )
    weaker = 1 if position.conflict > 0 else 0
    if position.conflict and position.active != weaker:
        raise SnapshotError("active", f"seat {weaker} has the weaker army and decides", wrong="weaker", seat=weaker)


def _check_card_playing(parts: Snapshot, position: Position) -> Card:
    if parts.playing is None:
        raise SnapshotError(
            "playing", f"the card being played is needed while the choice is {parts.choice!r}", wrong="playing_needed"
        )
    card: Card = CARDS[CARD_INDEX[parts.playing.card]]
    return card


def _wonder_playing(parts: Snapshot, position: Position) -> Wonder:
    """The Wonder the card being played was used for."""
    card = _check_card_playing(parts, position)
    place = position.places[card.index]
    if not UNDER <= place < SLOT or place - UNDER not in list(position.city(position.active).wonders):
        raise SnapshotError(
            "playing.card",
            f"a card under a Wonder of seat {position.active} asks for this choice",
            wrong="under_wonder",
            seat=int(position.active),
        )
    wonder: Wonder = WONDERS[place - UNDER]
    return wonder


def _check_progress(parts: Snapshot, position: Position) -> None:
    _check_card_playing(parts, position)
    if not position.board_tokens:
        raise SnapshotError("progress.board", "there is no token to take", wrong="no_token")
    if not position.city(position.active).pairs:
        raise SnapshotError(
            "choice", f"seat {position.active} has no pair of symbols", wrong="no_pair", seat=int(position.active)
        )


def _check_library(parts: Snapshot, position: Position) -> None:
    wonder = _wonder_playing(parts, position)
    if not wonder.draws:
        raise SnapshotError(
            "playing.card",
            f"{WONDER_IDS[wonder.index]} draws no tokens",
            wrong="wonder_cannot",
            thing={"wonder": WONDER_IDS[wonder.index]},
        )
    if not len(position.box_tokens):
        raise SnapshotError("progress.box", "there is no token to draw", wrong="no_token")
    position.offer = position.box_tokens[: wonder.draws]


def _check_revive(parts: Snapshot, position: Position) -> None:
    wonder = _wonder_playing(parts, position)
    if not wonder.revives:
        raise SnapshotError(
            "playing.card",
            f"{WONDER_IDS[wonder.index]} revives no card",
            wrong="wonder_cannot",
            thing={"wonder": WONDER_IDS[wonder.index]},
        )
    if not parts.discard:
        raise SnapshotError("discard", "there is no card to revive", wrong="no_card")


def _check_destroy(parts: Snapshot, position: Position) -> None:
    wonder = _wonder_playing(parts, position)
    if wonder.destroys < 0:
        raise SnapshotError(
            "playing.card",
            f"{WONDER_IDS[wonder.index]} destroys no card",
            wrong="wonder_cannot",
            thing={"wonder": WONDER_IDS[wonder.index]},
        )
    if not position.city(1 - position.active).counts[colour_to_destroy(position)]:
        colour = data.COLOURS[wonder.destroys]
        raise SnapshotError(
            "choice",
            f"seat {1 - position.active} has no {colour} card to destroy",
            wrong="no_card_to_destroy",
            seat=1 - int(position.active),
            colour=colour,
        )


def _check_over(parts: Snapshot, position: Position) -> None:
    """Find out who has won, and how."""
    if position.conflict in (-CAPITAL, CAPITAL):
        position.finish(0 if position.conflict > 0 else 1, MILITARY)
        return
    for seat in (0, 1):
        if different_symbols(position.city(seat).symbols) >= TO_WIN:
            position.finish(seat, SCIENTIFIC)
            return
    if position.age != LAST_AGE or position.present:
        raise SnapshotError(
            "choice", "the game is over by supremacy or after the last card of Age III", wrong="not_over"
        )
    close_civilian(position)


CHECKS: dict[int, Callable[[Snapshot, Position], None]] = {
    DRAFT: _check_draft,
    TURN: _check_turn,
    PROGRESS: _check_progress,
    LIBRARY: _check_library,
    REVIVE: _check_revive,
    DESTROY: _check_destroy,
    BEGIN: _check_begin,
    OVER: _check_over,
}
